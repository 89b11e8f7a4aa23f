"""The strangers: sensible players of other designs, who share nothing with what ours were fitted to."""

import ast
import random
from pathlib import Path

import pytest

import raenke
from raenke import games
from raenke.bots import bot_named
from raenke.bots.contest import Contest, play, standings
from raenke.bots.strangers import strangers_of
from raenke.bots.strangers.fuzzy import FINE, fuzzy
from raenke.core import Chance, Match, OptionError
from raenke.core.seeds import seed_of
from tests.bots.fuzz import options_of
from tests.published import PUBLISHED

BOTS = Path(raenke.__file__).parent / "bots"
SLOW = ("flat", "dealer")  # they play each option out many times
EVERY = [(game, name) for game in PUBLISHED for name in strangers_of(games[game])]


@pytest.mark.many
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_each_beats_random_players(game: str, name: str) -> None:
    lineup = [f"stranger:{name}", *["random"] * 3]
    contest = Contest(game, "", "", games[game].defaults(4), seed_of(8).hex(), lineup)
    deals = 1 if name in SLOW else 3
    played = [play(contest, deal, rotation, is_strict=True) for deal in range(deals) for rotation in range(4)]
    assert {one.bot: one.share for one in standings(contest, played)}[lineup[0]] > 0.45


@pytest.mark.parametrize("game", PUBLISHED)
@pytest.mark.parametrize("number", range(4))
def test_they_play_at_any_table(game: str, number: int) -> None:
    rng = random.Random(f"strangers:{number}")
    rules = games[game]
    seats = rng.randint(rules.least_seats, rules.most_seats)
    match = Match(rules, seats, number, options_of(game, rng, seats))
    own = [name for name in strangers_of(rules) if name not in SLOW]
    bots = [bot_named(f"stranger:{rng.choice(own)}", rules, seat) for seat in range(seats)]
    while not match.over:
        match.play(bots[match.to_move].choose(match.view(match.to_move), match.moves()))
    assert match.winners


@pytest.mark.parametrize(("game", "name"), [each for each in EVERY if each[1] in SLOW])
def test_the_slow_ones_count_what_they_won(game: str, name: str) -> None:
    """With a number of seats that shares the playouts unevenly, and the same seed the same move."""
    match = Match(games[game], 3, 5)
    view, options = match.view(match.to_move), match.moves()
    chosen = {bot_named(f"stranger:{name}", games[game], 7).choose(view, options) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= {*options}


def test_a_stranger_that_is_not_there() -> None:
    with pytest.raises(OptionError, match=r"stranger:thumb.*stranger:flat"):
        bot_named("stranger:nobody", games["kabale"], 1)


def test_a_fuzzy_choice_halves_with_each_width() -> None:
    chance = Chance.fast(3)
    drawn = [fuzzy("abc", [2.0, 1.5, -9.0], 0.5, chance) for _ in range(3000)]
    assert 1850 < drawn.count("a") < 2150
    assert drawn.count("c") == 0
    assert fuzzy("a", [0.0], 1.0, chance) == "a"
    assert FINE % 256 == 0  # seven halvings are whole numbers


# Nothing is fitted to them, and they to nothing


def imports(path: Path) -> set[str]:
    nodes = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ImportFrom)]
    return {f"{node.module}" for node in nodes}


def test_they_know_the_rules_and_no_bot_of_ours() -> None:
    own = [path for path in BOTS.rglob("*.py") if "strangers" in path.parts]
    assert len(own) > 10
    for path in own:
        bots = {name for name in imports(path) if name.startswith("raenke.bots") and ".strangers" not in name}
        assert not bots, path


def test_no_bot_of_ours_knows_them() -> None:
    ours = [path for path in BOTS.rglob("*.py") if "strangers" not in path.parts]
    knowing = {path.name for path in ours if any("strangers" in name for name in imports(path))}
    assert knowing == {"__init__.py", "gate.py"}  # where names are found, and where they are measured against
