"""The constants of a game are written from its one list, and the rows of cards stand in the same order."""

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

from raenke import citadels, kabale
from raenke.bots.kabale.policy_weights import WEIGHTS
from raenke.citadels import character, district
from raenke.citadels import events as citadels_events
from raenke.citadels import note as citadels_note
from raenke.citadels.cards import CHARACTER_RANK, DISTRICT_ROWS
from raenke.core.event import Event, snake_case
from raenke.kabale import ally, most
from raenke.kabale import events as kabale_events
from raenke.kabale import note as kabale_note
from raenke.kabale.cards import GOALS, NUMBERS, SPECIALIST
from tools.constants import SOURCE, declarations_of, module_of, stale, written
from tools.readings import class_of, fields_of

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


def test_a_value_is_a_product_of_what_stands_before_it(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "constants.toml").write_text(
        '[fruit]\nabout = "Fruit"\nnames = ["APPLE", "PEAR"]\n'
        '[most]\nabout = "Most"\nvalues = {BASKETS = 3, FRUIT = "BASKETS * fruit.COUNT"}\n'
    )
    assert "FRUIT = 6\n" in {path.name: text for path, text in written(tmp_path)}["most.py"]


def test_names_can_be_those_of_classes(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "constants.toml").write_text('[kind]\nabout = "Kinds"\nclasses = "fruit.sold_by"\n')
    (tmp_path / "game" / "fruit.py").write_text(
        "class Pear:\n    sold_by = 1\n\nclass Seed:\n    pass\n\nclass RedApple:\n    colour = 2\n    sold_by = 3\n"
    )
    assert "PEAR, RED_APPLE,\n) = range(2)" in {path.name: text for path, text in written(tmp_path)}["kind.py"]


@pytest.mark.parametrize(("module", "note"), [(citadels_events, citadels_note), (kabale_events, kabale_note)])
def test_the_numbers_of_notes_are_those_of_their_events(module: ModuleType, note: ModuleType) -> None:
    """Those that the decoder finds in the module are those that `make constants` reads in its text."""
    assert [snake_case(kind.__name__) for kind in module.KINDS] == list(note.IDS)


@pytest.mark.parametrize("kind", [*citadels_events.KINDS, *kabale_events.KINDS])
def test_a_note_fills_every_field_of_its_event_once(kind: type[Event]) -> None:
    fields = [name for names in kind.from_note for name in names.split()]
    assert sorted(fields) == sorted(kind.__struct_fields__)
    assert len(kind.from_note) <= 3


def test_the_parts_of_a_number_are_taken_out_and_put_together() -> None:
    part = {"about": "Fruit", "number": "fruit", "fields": {"kind": 3, "weight": 7, "ripe": 1}}
    fruit: dict[str, Callable[..., int]] = {}
    exec(module_of(part), fruit)
    for kind, weight, ripe in product((0, 5, 7), (0, 1, 127), (0, 1)):
        number = fruit["of"](kind, weight, ripe)
        assert (fruit["kind"](number), fruit["weight"](number), fruit["ripe"](number)) == (kind, weight, ripe)
        assert fruit["with_weight"](number, 64) == fruit["of"](kind, 64, ripe)
        assert fruit["with_kind"](number, 2) == fruit["of"](2, weight, ripe)


def test_the_same_is_said_in_c() -> None:
    part = {"about": "Fruit", "number": "fruit", "fields": {"kind": 3, "ripe": 1}}
    bodies = [re.findall(r"return (.+)", text) for text in (module_of(part), declarations_of(part))]
    assert bodies[0] == bodies[1] == [
        "fruit & 7", "fruit & ~7 | kind", "fruit >> 3 & 1", "fruit & ~8 | ripe << 3", "kind | ripe << 3",
    ]  # fmt: skip


def test_no_count_of_kabale_is_written_as_a_number() -> None:
    """Another ally is its name in the list, its row in `cards`, and what it does."""
    literal = re.compile(rf"(?<![\w.])({ally.COUNT}|{most.COLUMN})(?![\w.])")
    folders = [SOURCE / "kabale", SOURCE / "bots" / "kabale"]
    files = [path for folder in folders for path in folder.glob("*.p*") if path.suffix in (".py", ".pxd")]
    found = [path.name for path in files if not path.stem.endswith("_weights") and literal.search(path.read_text())]
    assert sorted(found) == ["ally.pxd", "ally.py", "most.pxd", "most.py"]


def test_the_rows_of_cards_follow_the_list() -> None:
    assert {*NUMBERS, *SPECIALIST, ally.DOPPELGANGER} == {*range(ally.COUNT)}
    assert {*WEIGHTS} == {*range(ally.COUNT)}
    assert len(GOALS) == most.GOALS
    assert tuple(row.id for row in DISTRICT_ROWS) == district.IDS
    assert len(CHARACTER_RANK) == character.COUNT


def test_an_option_is_a_row_and_a_yes_or_no_for_each_other_reading() -> None:
    rows = 'stew: str = one_of("C4.1", "hot", "cold", "none")\nrounds: int = whole_number("C4.2", 2, 1, 3)\n'
    assert fields_of(rows) == [("stew_cold", "stew", "cold"), ("stew_none", "stew", "none")]
    assert 'self.stew_cold = options.stew == "cold"' in class_of("game", rows)


@pytest.mark.parametrize("module", [kabale, citadels])
def test_a_reading_is_chosen_by_its_option_alone(module: ModuleType) -> None:
    for name, values in module.options.VALUES.items():
        for value in values:
            reading = module.readings.Readings(module.options.Options(**{name: value}))
            chosen = [field for field in dir(reading) if getattr(reading, field) is True]
            assert chosen == ([] if value == values[0] else [f"{name}_{value}"])
