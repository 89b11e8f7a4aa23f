"""The constants of a game are written from its one list, and the rows of cards stand in the same order."""

from pathlib import Path

import pytest

from raenke.citadels import character, district
from raenke.citadels.cards import CHARACTER_RANK, DISTRICT_ROWS
from tools.constants import declarations_of, module_of, stale, written

PART = {"about": "Fruit", "names": ["APPLE", "PEAR"], "values": {"NONE": -1, "BEST": "PEAR"}}


def test_the_modules_say_what_the_lists_say() -> None:
    assert stale() == []


def test_a_changed_list_or_module_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "constants.toml").write_text('[fruit]\nabout = "Fruit"\nnames = ["APPLE"]\n')
    assert len(stale(tmp_path)) == 2
    for path, text in written(tmp_path):
        path.write_text(text)
    assert stale(tmp_path) == []
    path.write_text(text + "# more\n")
    assert stale(tmp_path) == [path]


def test_a_module_has_the_numbers_and_ids() -> None:
    names: dict[str, object] = {}
    exec(module_of(PART), names)
    assert [names[name] for name in ("APPLE", "PEAR", "NONE", "BEST", "COUNT")] == [0, 1, -1, 1, 2]
    assert names["IDS"] == ("apple", "pear")
    assert "APPLE = 0, PEAR = 1, NONE = -1, BEST = 1, COUNT = 2" in declarations_of(PART)


@pytest.mark.parametrize("count", [2, 9])
def test_bits_are_one_each(count: int) -> None:
    bits = [f"BIT_{i}" for i in range(count)]
    names: dict[str, object] = {}
    exec(module_of({"about": "Bits", "bits": True, "names": bits}), names)
    assert [names[name] for name in bits] == [1 << i for i in range(count)]


def test_the_rows_of_cards_follow_the_list() -> None:
    assert tuple(row.id for row in DISTRICT_ROWS) == district.IDS
    assert len(CHARACTER_RANK) == character.COUNT
