"""What a seat knows and imagines, where a mutant could break it unnoticed until it was found (`make mutants`)."""

from typing import Any

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.position import Position
from raenke.core.match import Match
from tests.citadels.table_talk import at

CITADELS = Citadels()
SEVEN = "manor castle palace church monastery cathedral market"


def written(**rest: Any) -> Match:
    return Match.at(CITADELS, Position(**rest), seed=1)


# Views


def test_c3_2_at_a_table_written_without_a_middle_nobody_knows_what_lies_face_down() -> None:
    match = at("king", others="1 warlord")
    assert [match.view(seat).face_down for seat in (None, 0, 1)] == [None, None, None]


def test_c3_2_the_crown_knows_also_the_first_rank_face_down() -> None:
    match = written(seats=4, phase="take", face_up="thief merchant", face_down="assassin")
    assert [match.view(seat).face_down for seat in (None, 0, 1)] == [None, "assassin", None]


def test_c3_2_when_all_are_called_nothing_lies_face_down_any_more() -> None:
    match = at("warlord", face_up="bishop merchant", face_down="king", options={"max_rounds": 1})
    assert match.view(0).face_down == "king"
    for move in ("gold", "end"):
        match.play(move)
    assert match.over
    assert match.view(0).face_down is None


def test_c3_3_a_a_character_is_seen_by_its_player_and_when_it_is_called_by_all() -> None:
    match = at("king", others="1 bishop")
    assert [match.view(seat).own for seat in (None, 0, 1)] == [[], ["king"], ["bishop"]]
    for seat in (None, 0, 1, 2):
        assert [player.characters for player in match.view(seat).players[:2]] == [["king"], []]


def test_c3_3_c_what_is_drawn_sees_who_draws_it() -> None:
    match = at("king", deck="manor castle tavern")
    match.play("draw")
    assert [match.view(seat).drawn for seat in (None, 0, 1)] == [[], ["manor", "castle"], []]


@pytest.mark.parametrize(
    ("role", "rest"),
    [
        ("wizard", {"phase": "pick", "hands": ["tavern", "", "", ""]}),
        ("emperor", {"phase": "ask", "options": {"emperor_payment": "emperor_chooses"}}),
        ("diplomat", {"phase": "give", "card": "castle", "cities": ["castle", "palace", "", ""]}),
    ],
    ids=["pick", "ask", "give"],
)
def test_c3_8_who_is_dealt_with_is_open_also_in_the_first_seat(role: str, rest: dict[str, Any]) -> None:
    match = written(seats=4, acting=(1, role), other=0, **rest)
    assert [match.view(seat).other for seat in (None, 0, 1, 2)] == [0, 0, 0, 0]


def test_c3_8_where_no_pick_is_begun_there_are_no_parts_of_one() -> None:
    match = at("wizard", hands=["tavern", "docks"])
    for moves in ((), ("peek 2", "pick docks", "hand")):
        for move in moves:
            match.play(move)
        for seat in (None, 0, 1):
            view = match.view(seat)
            assert (view.keeps, view.discarded, view.drawn_size, view.other, view.card) == (0, 0, 0, None, None)
    view = at("wizard", phase="place", card="castle").view(0)
    assert (view.keeps, view.discarded, view.drawn_size, view.other, view.card) == (0, 0, 0, None, "castle")


def test_c3_8_everybody_sees_the_district_that_is_taken_or_was_destroyed() -> None:
    taken = at("diplomat", phase="give", other=1, card="castle*", cities=["palace", "castle*"])
    destroyed = at("warlord", phase="recover", other=2, card="docks", cities=["", "graveyard"])
    for seat in (None, 0, 1, 2):
        assert (taken.view(seat).card, destroyed.view(seat).card) == ("castle*", "docks")


@pytest.mark.parametrize(
    ("end_at", "bell", "needed"), [(8, False, 8), (8, True, 7), (7, True, 6), (2, True, 1), (1, True, 1), (1, False, 1)]
)
def test_c5_82_how_many_districts_make_a_city_complete(end_at: int, bell: bool, needed: int) -> None:
    almost = " ".join(SEVEN.split()[: needed - 1])
    cities = [f"bell_tower {almost}", "", almost]
    view = at("king", cities=cities, bell=bell, options={"end_at": end_at}).view(3)
    assert view.needed == needed
    assert [player.is_complete for player in view.players] == [True, False, False, False]


def test_c5_65_places_in_the_deck_are_known_where_only_one_name_is_left() -> None:
    match = at("warlord", cities=["", "temple"], hands=["docks"], deck="tavern tavern tavern")
    match.play("destroy 2 temple")
    places = [(0, "tavern"), (1, "tavern"), (2, "tavern"), (3, "temple")]
    assert match.view(0).deck_known == places
    assert match.view(1).deck_known == [(3, "temple")]
