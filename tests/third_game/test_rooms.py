"""A game that is only a folder is played in every room: terminal, server, arena, records, search."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from raenke import Match
from raenke.bots import BOTS, bot_named
from raenke.bots.hints import hints
from raenke.core import playouts
from raenke.core.record import record_of, record_text
from raenke.core.undo import judged
from raenke.games import add
from raenke.words import Words, languages
from tests.cli.sitting import Script, Sitting
from tests.laws.settings import play_on
from tests.server.served import Person, Served, play_out_together
from tests.third_game.game import MAGPIES, Magpies, State, Table

ROOT = Path(__file__).parents[2]
INSTALLED = Path(__file__).parent / "installed"


def played(seats: int = 3, seed: int = 1, moves: int = 10**6) -> Match:
    match, chooser = Match("magpies", seats, seed), random.Random(seed)
    while not match.over and len(match.history) < moves:
        match.play(chooser.choice(match.moves()))
    return match


# The command, in a process of its own that finds the game as an installed package


def raenke(*arguments: str, typed: str = "", home: Path = ROOT) -> str:
    path = os.pathsep.join([str(INSTALLED), str(ROOT), *sys.path])
    environment = {**os.environ, "PYTHONPATH": path, "HOME": str(home), "XDG_DATA_HOME": str(home), "LANG": "C"}
    command = [sys.executable, "-c", "from raenke.cli import main; main()", *arguments]
    run = subprocess.run(command, input=typed, env=environment, cwd=home, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_a_package_brings_it(tmp_path: Path) -> None:
    assert "magpies: rules 1, 2 to 4 seats" in raenke("doctor", home=tmp_path)
    assert "magpies" in raenke("play", "--help", home=tmp_path)


def test_it_is_played_in_the_terminal_and_its_record_is_checked_and_retold(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    arguments = ["play", "magpies", "--seats", "3", "--seed", "1", "--save", str(path)]
    said = raenke(*arguments, typed="?\nh\nt\n" + "1\n" * 20, home=tmp_path)
    assert "Magpies" in said
    assert "Offer: " in said
    assert "Take the card" in said
    assert "wins with" in said or "win with" in said
    assert raenke("verify", str(path), home=tmp_path).startswith("ok: magpies (rules 1")
    told = raenke("replay", str(path), "--names", "Anna,Ben,Cleo", home=tmp_path)
    assert told.startswith("A game of Magpies for 3 players: Anna, Ben and Cleo")
    assert "The nest of Anna: " in told
    assert "\n  Ruby: " in told


def test_search_beats_random_in_the_arena(tmp_path: Path) -> None:
    arguments = ["arena", "magpies", "--bot", "search:60", "--bot", "random", "--seats", "2", "--deals", "15"]
    found = json.loads(raenke(*arguments, "--jobs", "1", "--json", home=tmp_path))["bots"]
    assert found[0]["bot"] == "search:60"
    assert found[0]["share"] > 0.7


def test_a_stranger_plays_it_at_the_gate(tmp_path: Path) -> None:
    arguments = ["arena", "magpies", "--gate", "--bot", "search:60", "--seats", "2", "--deals", "1"]
    found = json.loads(raenke(*arguments, "--jobs", "1", "--json", home=tmp_path))["tables"]
    assert [one["table"] for one in found] == ["flat", "all"]


# Bots, search, batches


@pytest.mark.parametrize("name", [*BOTS, "search:20"])
def test_every_bot_plays_it(name: str) -> None:
    match = Match("magpies", 3, 2)
    bots = [bot_named("search:20" if name == "search" else name, MAGPIES, seat) for seat in range(3)]
    while not match.over:
        match.play(bots[match.to_move].choose(match.view(match.to_move), match.moves()))
    assert match.winners


def test_a_hint_says_what_won_most_often() -> None:
    match = played(moves=4)
    found = hints(MAGPIES, match.view(match.to_move), match.moves())
    assert found[0].option in match.moves()
    assert Words("de", "magpies").hint(*found[0])


class Broken(Table):
    def make(self, move: int) -> None:
        if len(self.state.deck) < 5:
            raise RuntimeError("the deck burns")
        super().make(move)


class BrokenGame(Magpies):
    new_table = Broken


def test_what_fails_in_python_is_raised_through_the_engine() -> None:
    with pytest.raises(RuntimeError, match="the deck burns"):
        playouts(BrokenGame(), 2, 1, 1)
    match = Match(BrokenGame(), 2, 1)
    with pytest.raises(RuntimeError, match="the deck burns"):
        bot_named("search:5", match.game, 1).choose(match.view(match.to_move), match.moves())
    with pytest.raises(RuntimeError, match="the deck burns"):
        play_on(match, random.Random(1))


def test_a_game_is_added_once() -> None:
    add(MAGPIES)
    with pytest.raises(ValueError, match="there is a game 'magpies' already"):
        add(Magpies())


# Taking back


def position() -> Match:
    state = State(["ring", "coin"], [["ring", "ruby"], ["cuckoo", "coin"]], [[], []], 0)
    table = Table(2, MAGPIES.read_options({}, 2)).lie(state)
    return Match.at("magpies", MAGPIES.position_of(table), seed=1)


def test_an_offer_shows_who_makes_it_nothing_and_the_answer_does() -> None:
    assert judged(position(), ["offer ruby"], 0).is_harmless
    assert not judged(position(), ["offer ruby", "accept"], 0).is_harmless
    assert judged(position(), ["offer ruby"], 0, is_public=True).is_harmless


def test_the_terminal_takes_an_offer_back_before_it_is_answered(tmp_path: Path) -> None:
    match = next(match for match in (Match("magpies", 2, seed) for seed in range(99)) if match.to_move == 0)
    sys_stdin = sys.stdin
    try:
        sitting = Sitting(match, "1 / u / q", tmp_path / "game.json", Script())
    finally:
        sys.stdin = sys_stdin
    assert Words("en").text("play-undo-shown") in sitting.said, "the answer was shown, and a card was drawn"


# Records


@pytest.mark.parametrize("moves", [5, 10**6])
def test_a_record_is_the_same_byte_for_byte(moves: int) -> None:
    match = played(moves=moves)
    assert record_text(record_of(match, "1")) == record_text(record_of(played(moves=moves), "1"))


# The server


def add_magpies() -> None:
    add(MAGPIES)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    server.prepare = add_magpies
    server.start()
    yield server
    server.stop()


def test_two_guests_play_it_on_the_server(server: Served) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    sheet = anna.get("/api/games?language=hu")[-1]
    assert (sheet["name"], sheet["title"], sheet["options"][0]["title"]) == ("magpies", "Szarkák", "Kéz")
    table = anna.open("magpies", seats=2, options={"hand": 3})
    ben.command(table, "sit")
    anna.command(table, "begin")
    for person in (anna, ben):
        person.connect(table)
    decider = (anna, ben)[anna.update["table"]["to_move"]]
    other = ben if decider is anna else anna
    update = decider.until_turn()
    assert len(update["view"]["hand"]) == 3
    assert all(option["text"].startswith("Offer: ") for option in update["options"])
    assert other.update["options"] == []
    tip = decider.command(table, "hint")
    assert tip["move"] in [option["move"] for option in update["options"]]
    refusal = decider.command(table, "play", 409, move="accept", version=update["version"])["refusal"]
    assert (refusal["text"], refusal["paragraph"]) == ("first offer a card (M2.2)", "M2.2")
    done = decider.play()
    assert decider.at(done["version"])["can_undo"]
    assert other.at(done["version"])["view"]["offer"] is None
    decider.command(table, "ask_undo")
    other.command(table, "answer_undo", agrees=True)
    assert anna.get(f"/api/tables/{table}")["moves"] == 0
    for person in (anna, ben):
        person.connect(table)
    play_out_together(anna, ben)
    told = anna.told(table, "&language=de")
    assert [len(each["lines"]) > 0 for each in told if each["event"]["type"] == "nest_counted"] == [True, True]
    assert any(each["text"].startswith("Das Nest von Anna: ") for each in told)
    record = anna.ask("GET", f"/api/matches/{table}/record")
    again = ben.post("/api/replay?language=ko", record.json())
    assert again["steps"]
    assert anna.get("/api/statistics/magpies")["matches"] == 1
    (own,) = anna.get("/api/guests/me/summary")["games"]
    assert (own["game"], own["played"], [line["name"] for line in own["opponents"]]) == ("magpies", 1, ["Ben"])
    assert own["editions"][0]["title"] == ""
    assert anna.get("/api/ratings/magpies")["game"] == "magpies"


@pytest.mark.parametrize("language", languages())
def test_bots_and_a_guest_play_it_in_every_language(server: Served, language: str) -> None:
    anna = Person(server, "Anna")
    table = anna.open("magpies", seats=3, bots={"1": "greedy", "2": "novice"})
    anna.command(table, "begin")
    anna.connect(table, f"&language={language}")
    assert anna.play_out()["table"]["winners"]
