"""What `raenke` offers to programs is explained: each name in its docstring and in docs/python.md."""

import inspect
import re
from pathlib import Path

import pytest

import raenke

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
EXPLAINED = [name for name in raenke.__all__ if inspect.isroutine(getattr(raenke, name)) or name[0].isupper()]


def test_every_name_is_offered_once_and_is_there() -> None:
    assert len(set(raenke.__all__)) == len(raenke.__all__)
    assert {"Match", "games", "Bot", "IllegalMove", "read_record"} <= set(raenke.__all__)


@pytest.mark.parametrize("name", raenke.__all__)
def test_name_is_on_the_page(name: str) -> None:
    assert f"`{name}`" in PAGE


@pytest.mark.parametrize("name", EXPLAINED)
def test_name_and_its_parts_have_docstrings(name: str) -> None:
    offered = getattr(raenke, name)
    silent = [] if offered.__doc__ else [name]
    if inspect.isclass(offered):
        parts = {part: what for part, what in vars(offered).items() if not part.startswith("_")}
        silent += [
            f"{name}.{part}"
            for part, what in parts.items()
            if (inspect.isroutine(what) or isinstance(what, property)) and not inspect.getdoc(what)
        ]
    assert silent == []


def test_what_is_printed_says_what_it_is() -> None:
    match = raenke.Match("kabale", seats=2, seed=7)
    bots = [raenke.bot_named(name, match.game, 1) for name in ("greedy", "random", "search:10")]
    record = raenke.record_of(match, raenke.__version__)
    for thing in (match, match.game, *bots, record):
        assert " object at 0x" not in repr(thing)


def test_a_record_is_found_by_a_path_or_by_its_text(tmp_path: Path) -> None:
    match = raenke.Match("kabale", seats=2, seed=7)
    raenke.write_record(raenke.record_of(match, raenke.__version__), f"{tmp_path}/match.json")
    assert raenke.read_record(f"{tmp_path}/match.json") == raenke.read_record(tmp_path / "match.json")
    with pytest.raises(raenke.RecordError, match="cannot be read"):
        raenke.read_record("no-such.json")


def test_what_is_of_the_wrong_kind_is_named(tmp_path: Path) -> None:
    match = raenke.Match("kabale", seats=2, seed=7)
    file = tmp_path / "match.json"
    for wrong, said in (
        (lambda: raenke.Match(3, 2), "a game is one of `games`, or its name, not 3"),  # type: ignore[arg-type]
        (lambda: raenke.replay("match.json"), "not 'match.json'"),  # type: ignore[arg-type]
        (lambda: raenke.write_record(match, file), "not <Match of kabale"),  # type: ignore[arg-type]
    ):
        with pytest.raises(TypeError, match=re.escape(said)):
            wrong()
    assert not file.exists()


def test_a_bot_is_made_for_a_game_or_its_name() -> None:
    match = raenke.Match("kabale", seats=2, seed=7)
    by_name, by_game = (raenke.bot_named("greedy", game, 1) for game in ("kabale", match.game))
    assert by_name.choose(match.view(0), match.moves()) == by_game.choose(match.view(0), match.moves())
