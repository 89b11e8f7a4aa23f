"""Every paragraph of the rules has a test that bears its number."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules" / "citadels.md"
LAST = {1: 28, 2: 20, 3: 8, 4: 16, 5: 85}


def paragraphs_of_the_rules() -> set[str]:
    return set(re.findall(r"\*\*(C[1-5]\.\d+)\b", RULES.read_text(encoding="utf-8")))


def paragraphs_of_the_tests() -> set[str]:
    named = set()
    for file in HERE.rglob("test_*.py"):
        for name in re.findall(r"^\s*def (test_\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE):
            named |= {f"C{section}.{number}" for section, number in re.findall(r"c(\d)_(\d+)(?=_|$)", name)}
    return named


def test_the_rules_have_the_paragraphs_that_the_code_refers_to() -> None:
    assert paragraphs_of_the_rules() == {f"C{part}.{n}" for part, last in LAST.items() for n in range(1, last + 1)}


def test_every_paragraph_of_the_rules_has_a_test() -> None:
    assert sorted(paragraphs_of_the_rules() - paragraphs_of_the_tests()) == []


def test_no_test_names_a_paragraph_that_is_not_there() -> None:
    assert sorted(paragraphs_of_the_tests() - paragraphs_of_the_rules()) == []
