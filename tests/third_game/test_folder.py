"""A game is a folder: nothing outside its own places names it."""

import re
from pathlib import Path

import pytest

from raenke import games
from raenke.bots import Adviser
from raenke.cli.plain_room import PlainRetold, PlainRoom
from raenke.cli.room import Retold, Room
from raenke.core.game import Game, loaded, part
from raenke.core.guide import Guide
from raenke.core.match import Match
from raenke.words.telling import Telling

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "raenke"
OURS = ("kabale", "citadels")

# Where a game of ours is named outside its own places, and why.
NAMED = {
    "games.py": "the list of games",
    "cli/arena.py": "examples",
    "cli/play.py": "examples",
    "cli/rules.py": "examples",
    "cli/simulate.py": "examples",
}


def is_own(path: Path, game: str) -> bool:
    """Does a path lie in a folder of the game, or begin with its name?"""
    return any(re.match(rf"{game}(?:[_.]|$)", part) for part in path.parts)


def naming(folder: Path, name: str) -> set[str]:
    """Files that name a game and are not its own."""
    endings = {".py", ".pxd", ".pyx", ".pyi", ".ftl", ".ts", ".svelte", ".css", ".js", ".html"}
    files = [path for path in folder.rglob("*") if path.suffix in endings and "dist" not in path.parts]
    found = {path.relative_to(folder) for path in files if name in path.read_text(encoding="utf-8").lower()}
    return {path.as_posix() for path in found if not is_own(path, name)}


@pytest.mark.parametrize("folder", [SOURCE, ROOT / "web" / "src", ROOT / "web" / "build"], ids=str)
def test_nothing_knows_the_third_game(folder: Path) -> None:
    assert naming(folder, "magpies") == set()


def test_no_file_names_a_game_that_is_not_its_own() -> None:
    assert {path for game in OURS for path in naming(SOURCE, game)} == set(NAMED)


# What a game names is there


@pytest.mark.parametrize("game", games.values(), ids=games)
def test_the_parts_of_a_game_are_what_they_are_for(game: Game) -> None:
    match = Match(game, game.least_seats, 1)
    view = match.view(match.to_move)
    assert isinstance(view, game.view_type)
    assert issubclass(part(game.words, Telling), Telling)
    assert issubclass(part(game.room, PlainRoom), Room)
    assert issubclass(part(game.retold, PlainRetold), Retold)
    if game.greedy:
        adviser: Adviser = loaded(game.greedy)(1)
        assert adviser.choose(view, match.moves()) in match.moves()
        assert {advice.option for advice in adviser.advise(view, match.moves())} == {*match.moves()}
    if game.guide:
        assert isinstance(loaded(game.guide)(view, 1, None), Guide)
    for name in (*game.commands, *game.routes):
        assert callable(loaded(name))
    assert set(game.choices) == set(match.options)
