"""The oracle counts as the rules' own examples do."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.citadels import oracle

FOUR = "castle temple tavern prison"


def counted(city: str, **rest: object) -> dict[str, object]:
    return oracle.count([(name.rstrip("*"), name.endswith("*")) for name in city.split()], **rest)  # type: ignore[arg-type]


def test_c1_1_the_deck() -> None:
    assert len(oracle.deck(oracle.DEFAULTS)) == 65
    assert len(oracle.deck({**oracle.DEFAULTS, "dark_districts": "all"})) == 79
    assert len(oracle.deck({**oracle.DEFAULTS, "dark_districts": ["ball_room"], "left_out": ["keep"]})) == 64


def test_c1_2_coloured_districts() -> None:
    colours = Counter(oracle.DISTRICTS[name].colour for name in oracle.deck(oracle.DEFAULTS))
    assert colours == {"yellow": 12, "blue": 11, "green": 20, "red": 11, "violet": 11}


@pytest.mark.parametrize(
    ("city", "colours", "wishes"),
    [
        ("castle temple tavern prison haunted_city", 3, None),
        ("castle temple tavern library haunted_city", 3, None),
        ("castle temple tavern haunted_city", 0, None),
        ("castle temple tavern wishing_well haunted_city", 3, 0),
        ("castle temple tavern wishing_well library haunted_city", 3, 1),
        ("castle temple wishing_well library haunted_city", 0, 2),
        ("castle temple tavern prison wishing_well haunted_city", 3, 1),
    ],
)
def test_c5_78_haunted_city(city: str, colours: int, wishes: int | None) -> None:
    parts = counted(city)
    assert parts["colours"] == colours
    assert parts["violet"] == ({} if wishes is None else {"wishing_well": wishes})


def test_c3_6_points() -> None:
    parts = counted("dragon_gate university tavern* keep", is_first=True, is_complete=True)
    assert parts == {"districts": 8 + 8 + 2 + 3, "colours": 0, "completion": 4, "violet": {}}
    assert counted(FOUR, is_complete=True)["completion"] == 2
    assert counted(FOUR + " keep")["colours"] == 3
    parts = counted("museum imperial_treasury map_room wishing_well", gold=3, hand_size=2, museum=4)
    assert parts["violet"] == {"museum": 4, "imperial_treasury": 3, "map_room": 2, "wishing_well": 3}
    assert oracle.total(parts) == 4 + 4 + 5 + 5 + 12


def test_c3_6_ties() -> None:
    def parts(districts: int, colours: int) -> dict[str, object]:
        return {"districts": districts, "colours": colours, "completion": 0, "violet": {}}

    assert oracle.winners([parts(10, 3), parts(13, 0)], [9, 0]) == [1]
    assert oracle.winners([parts(13, 0), parts(13, 0)], [2, 1]) == [0]
    assert oracle.winners([parts(13, 0), parts(13, 0)], [1, 1]) == [0, 1]
