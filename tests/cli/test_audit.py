"""`raenke audit`: what it says of records and databases."""

import json
from itertools import count
from pathlib import Path

from typer.testing import CliRunner

from raenke import Match, __version__
from raenke.cli import app
from raenke.core.event import to_dict
from raenke.core.record import record_of, write_record
from tests.server.served import Person, Served

runner = CliRunner()
KEPT = Path(__file__).parent.parent / "records" / "0.2.0"


def test_kept_records_are_audited() -> None:
    result = runner.invoke(app, ["audit", "--records", str(KEPT), "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["kabale"]["shuffles"] > found["kabale"]["matches"] > 5
    assert not found["citadels"]["is_suspicious"]
    spoken = runner.invoke(app, ["audit", "--records", str(KEPT)]).stdout
    assert "kabale: " in spoken
    assert "no more uneven than fair shuffles are" in spoken


def test_a_server_that_shops_for_deals_is_told_of(tmp_path: Path) -> None:
    """It takes seeds until the first player's next card is the Dragon, in every third match."""
    seeds = count()
    for number in range(60):
        options = {"rounds": 1, "start_player": 0}
        match = next(
            match
            for match in (Match("kabale", 2, seed, options) for seed in seeds)
            if number % 3 or to_dict(match.events[1])["cards"][0] == "dragon"
        )
        while not match.over:
            match.play(match.moves()[0])
        write_record(record_of(match, __version__), tmp_path / f"{number}.json")
    result = runner.invoke(app, ["audit", "--records", str(tmp_path)])
    assert result.exit_code == 1
    assert "SUSPICIOUS" in result.stdout
    assert "dragon at place 1:" in result.stdout.splitlines()[2]


def test_what_cannot_be_audited_is_said(tmp_path: Path) -> None:
    for option, folder, told in (
        ("--records", tmp_path / "none", "there is no such folder"),
        ("--records", tmp_path, "there is no record"),
        ("--data", tmp_path, "there is no"),
    ):
        result = runner.invoke(app, ["audit", option, str(folder)])
        assert (result.exit_code, told in result.stderr) == (2, True), result.stderr


def test_a_servers_matches_are_audited(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.start()
    anna = Person(server, "Anna")
    for _ in range(2):
        table = anna.open(seats=2, bots={"1": "random"}, options={"rounds": 1})
        anna.command(table, "begin")
        anna.connect(table)
        anna.play_out()
    origin = {"match": table, "moves": 1, "cards": "anew"}  # a match may be over after two
    other = anna.open(seats=2, bots={"1": "random"}, origin=origin)
    anna.command(other, "begin")
    anna.connect(other)
    anna.play_out()
    assert server.stop() == 0
    result = runner.invoke(app, ["audit", "--data", str(tmp_path), "--json"])
    found = json.loads(result.stdout)
    assert (found["kabale"]["matches"], found["kabale"]["shuffles"]) == (2, 4)
    assert "citadels: no finished match yet" in runner.invoke(app, ["audit", "--data", str(tmp_path)]).stdout
