"""Every paragraph of the rules of each game has a test that bears its number."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# By game, the number of the last paragraph of each part. Kabale's rulings (K6) are tested under what they settle.
LAST = {
    "kabale": ("K", {1: 4, 2: 9, 3: 6, 4: 8, 5: 22}),
    "citadels": ("C", {1: 28, 2: 20, 3: 8, 4: 26, 5: 94}),
}
# Cases, and other readings of the box: their rules say where they belong.
RULINGS = {"kabale": "K6", "citadels": "C5"}
EVERY_GAME = pytest.mark.parametrize("game", LAST)


def paragraphs_of_the_rules(game: str) -> set[str]:
    rules = ROOT / "docs" / "rules" / f"{game}.md"
    return set(re.findall(rf"\*\*({LAST[game][0]}[1-5]\.\d+)\b", rules.read_text(encoding="utf-8")))


def paragraphs_of_the_tests(game: str) -> set[str]:
    letter = LAST[game][0]
    named = set()
    for file in (ROOT / "tests" / game).rglob("test_*.py"):
        for name in re.findall(r"^\s*def (test_\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE):
            numbers = re.findall(rf"{letter.lower()}(\d)_(\d+)(?=_|$)", name)
            named |= {f"{letter}{part}.{number}" for part, number in numbers}
    return named


@EVERY_GAME
def test_the_rules_have_the_paragraphs_that_the_code_refers_to(game: str) -> None:
    letter, parts = LAST[game]
    assert paragraphs_of_the_rules(game) == {
        f"{letter}{part}.{n}" for part, last in parts.items() for n in range(1, last + 1)
    }


@EVERY_GAME
def test_every_paragraph_of_the_rules_has_a_test(game: str) -> None:
    assert sorted(paragraphs_of_the_rules(game) - paragraphs_of_the_tests(game)) == []


@EVERY_GAME
def test_no_test_names_a_paragraph_that_is_not_there(game: str) -> None:
    strange = paragraphs_of_the_tests(game) - paragraphs_of_the_rules(game)
    assert sorted(name for name in strange if name < "K6") == []


@EVERY_GAME
def test_every_rule_is_named_where_its_game_keeps_it(game: str) -> None:
    """`docs/design.md` says so: a search for the number in the folder of the game finds the rule."""
    code = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "raenke" / game).glob("*.py"))
    named = set(re.findall(rf"\b{LAST[game][0]}\d\.\d+", code))
    rules = {paragraph for paragraph in paragraphs_of_the_rules(game) if not paragraph.startswith(RULINGS[game])}
    assert sorted(rules - named) == []
