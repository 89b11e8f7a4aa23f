"""`raenke simulate`: games that can be repeated, told in full, and kept."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from raenke import Match, games
from raenke.bots import BOTS, bot_named, bot_seed
from raenke.cli import app
from raenke.core import game_seed, seed_of
from raenke.core.event import to_json
from raenke.core.record import read_record

runner = CliRunner()


def simulated(*arguments: str) -> str:
    result = runner.invoke(app, ["simulate", "kabale", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments: str) -> str:
    result = runner.invoke(app, ["simulate", *arguments])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Traceback" not in result.stderr
    return result.stderr


def events(*arguments: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in simulated(*arguments, "--events").splitlines()]


@pytest.mark.parametrize("seats", range(2, 7))
def test_events_of_whole_games_in_order(seats: int) -> None:
    told = events("--seats", str(seats), "--games", "2", "--seed", "7")
    types = [event["type"] for event in told]
    assert types.count("game_started") == types.count("game_ended") == 2
    assert types[0] == "game_started"
    assert types[types.index("game_ended") + 1] == "game_started"
    assert types[-1] == "game_ended"
    assert told[0]["seats"] == seats


def test_game_i_uses_its_own_seed() -> None:
    told = simulated("--games", "3", "--seed", "7", "--events").splitlines()
    starts = [at for at, line in enumerate(told) if '"game_started"' in line]
    for number in range(3):
        dealt = [to_json(event) for event in Match("kabale", 4, game_seed(seed_of(7), number)).events]
        assert told[starts[number] :][: len(dealt)] == dealt


def test_the_same_seed_plays_the_same() -> None:
    assert simulated("--seed", "7", "--games", "2", "--events") == simulated(
        "--seed", seed_of(7).hex(), "--games", "2", "--events"
    )
    assert simulated("--seed", "7", "--events") != simulated("--seed", "8", "--events")


def test_a_run_without_a_seed_says_how_to_repeat_it() -> None:
    result = runner.invoke(app, ["simulate", "kabale", "--events"])
    seed = result.stderr.split()[1]
    assert simulated("--seed", seed, "--events") == result.stdout


def test_a_bots_luck_is_not_the_matchs() -> None:
    """The same deal whoever plays."""
    piles = [
        [event for event in events("--seed", "3", "--seats", "2", "--bot", *bots) if event["type"] == "pile_shuffled"][
            :2
        ]
        for bots in (["random"], ["random", "--bot", "greedy"])
    ]
    assert piles[0] == piles[1]
    seeds = {bot_seed(game_seed(seed_of(7), game), seat) for game in range(5) for seat in range(4)}
    assert len(seeds) == 20


def test_a_preset_and_what_is_given_beside_it_wins() -> None:
    first = events("--seats", "2", "--preset", "first", "--option", "rounds=1")[0]["options"]
    assert first == {**games["kabale"].options(games["kabale"].presets["first"], 2), "rounds": 1}
    assert first["scores"] == "open"


def test_an_edition_is_told_as_its_options() -> None:
    run = [
        "simulate",
        "citadels",
        "--seats",
        "2",
        "--events",
        "--option",
        "edition=later",
        "--option",
        "smithy=3_for_2",
    ]
    told = json.loads(runner.invoke(app, run).stdout.splitlines()[0])["options"]
    assert told == {**games["citadels"].options({"edition": "later"}, 2), "smithy": "3_for_2"}
    assert told["murdered_king"] == "heir"


def test_a_preset_chooses_what_so_many_players_need() -> None:
    run = ["simulate", "citadels", "--seats", "8", "--events", "--preset", "printed", "--option", "max_rounds=1"]
    assert json.loads(runner.invoke(app, run).stdout.splitlines()[0])["options"]["cast"] == "drawn"


def test_options() -> None:
    told = events("--seats", "3", "--option", "rounds=1", "--option", "allies=king, queen,storm,cloak")
    assert told[0]["options"]["rounds"] == 1
    assert told[0]["options"]["allies"] == ["king", "queen", "storm", "cloak"]
    assert [event["type"] for event in told].count("round_started") == 1


def test_summary_for_programs() -> None:
    summary = json.loads(simulated("--seats", "3", "--games", "10", "--seed", "7", "--json", "--bot", "random"))
    assert summary["games"] == 10
    assert summary["seed"] == seed_of(7).hex()
    assert summary["moves_per_game"] == summary["moves"] / 10
    assert sum(seat["win_share"] for seat in summary["by_seat"]) == pytest.approx(1)
    assert [seat["bot"] for seat in summary["by_seat"]] == ["random"] * 3
    for seat in summary["by_seat"]:
        assert seat["least_score"] <= seat["mean_score"] <= seat["most_score"]


def test_summary_for_people() -> None:
    shown = simulated("--seats", "2", "--games", "3", "--seed", "7", "--option", "rounds=1", "--bot", "random")
    assert "3 games" in shown
    assert seed_of(7).hex() in shown
    assert "\x1b" not in shown
    seats = [line.split()[0] for line in shown.splitlines() if "random" in line]
    assert seats == ["1", "2"]  # as play and sit count them; programs count from 0
    one = simulated("--seats", "2", "--seed", "7", "--option", "rounds=1", "--bot", "random")
    assert "kabale: 1 game, " in one


def test_records(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    run = ["--seats", "2", "--games", "11", "--seed", "7", "--option", "rounds=1", "--records", str(folder)]
    told = simulated(*run, "--events")
    files = sorted(folder.iterdir())
    assert len(files) == 11
    again = ""
    for number, file in enumerate(files):
        record = read_record(file)
        assert record.seed == game_seed(seed_of(7), number).hex()
        again += runner.invoke(app, ["replay", str(file), "--events"]).stdout
    assert again == told


def test_records_are_not_overwritten_in_silence(tmp_path: Path) -> None:
    run = ["kabale", "--seats", "2", "--seed", "7", "--option", "rounds=1", "--records", str(tmp_path)]
    assert runner.invoke(app, ["simulate", *run]).exit_code == 0
    (file,) = tmp_path.iterdir()
    file.write_text("mine")
    assert "is there already" in refused(*run)
    assert file.read_text() == "mine"
    result = runner.invoke(app, ["simulate", *run, "--replace"])
    assert result.exit_code == 0
    assert "replacing 1 record in" in result.stderr
    assert "1 record in" in result.stdout
    read_record(file)


def test_records_need_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "cannot be made" in refused("kabale", "--seed", "1", "--records", str(file))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "the games are citadels, kabale"),
        (["kabale", "--seats", "7"], "2 to 6 seats"),
        (["kabale", "--seats", "many"], "--seats"),
        (["kabale", "--games", "0"], "--games"),
        (["kabale", "--seed", "x"], "64 hex digits or a whole number"),
        (["kabale", "--bot", "deep"], "the bots are easy, medium, hard, novice"),
        (["kabale", "--bot", "random", "--bot", "random"], "each of the 4 seats"),
        (["kabale", "--option", "edition=klingon"], "no edition 'klingon'; the editions are rulebook"),
        (["kabale", "--preset", "grand"], "kabale has no preset 'grand'; the presets are first, printed"),
        (["magpies", "--preset", "first"], "magpies has no preset 'first'; there are none"),
        (["kabale", "--option", "rounds"], "key=value"),
        (["kabale", "--option", "=3"], "key=value"),
        (["kabale", "--option", "rounds=9"], "1 to 6"),
        (["kabale", "--option", "rounds=2", "--option", "rounds=3"], "twice"),
        (["kabale", "--option", "flor=zero"], "no option 'flor'"),
        (["kabale", "--option", "allies=kin"], "no ally 'kin'"),
        (["kabale", "--events", "--json"], "choose one"),
    ],
)
def test_what_is_refused(arguments: list[str], told: str) -> None:
    assert told in refused(*arguments)


# Unless told how much to think, the searching bot of a slow machine is stopped by the clock.
@pytest.mark.parametrize("name", [f"{name}:500" if name == "search" else name for name in sorted(BOTS)])
def test_bots_play_the_same_with_the_same_seed(name: str) -> None:
    histories = []
    for _ in range(2):
        bots = [bot_named(name, games["kabale"], 11 + seat) for seat in range(2)]
        match = Match("kabale", 2, 5, {"rounds": 1})
        while not match.over:
            match.play(bots[match.to_move].choose(match.view(match.to_move), match.moves()))
        histories.append(match.history)
    assert histories[0] == histories[1]


def test_the_random_bot_picks_everything() -> None:
    bot = bot_named("random", games["kabale"], 1)
    assert {bot.choose(None, ["a", "b", "c"]) for _ in range(100)} == {"a", "b", "c"}
