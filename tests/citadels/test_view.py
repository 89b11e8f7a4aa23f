"""What each seat and a spectator see: compared with an observer of the events, and in written positions."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, games
from raenke.citadels.characters import Choosing
from raenke.citadels.game import Citadels
from raenke.citadels.position import Position
from raenke.citadels.view import CitadelsView
from raenke.core import Chance
from tests.citadels.observer import Observer
from tests.citadels.setting import KEEPING, UNDER
from tests.citadels.table_talk import at, until
from tests.laws.settings import TIMES, Setting, any_setting, settings_of

SEEDS = st.integers(0, 2**32)
SEVEN = "manor castle palace church monastery cathedral market"
LOOKS = 8  # how often in a match a seat is asked for its view


def seats_of(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def open_part(view: CitadelsView) -> dict[str, Any]:
    """The part of a view that the observer works out, in its terms."""
    plain: dict[str, Any] = msgspec.to_builtins(view)
    players = plain["players"]
    told = {name: value for name, value in plain.items() if name not in NOT_TOLD}
    for name, names in PLAYERS.items():
        told[names] = [player[name] for player in players]
    told["picks"] = [(pick.character, pick.is_put) for pick in view.picks]
    told["museum"] = [(stored.seat, stored.card if stored.seat == view.seat else None) for stored in view.museum]
    return told


PLAYERS = {
    "gold": "gold", "hand_size": "hand_sizes", "city": "cities", "is_complete": "is_complete",
    "characters": "characters", "owes_tax": "owes_tax", "has_paid_tax": "has_paid_tax",
}  # fmt: skip
# Checked for the seat that decides (below), or by imagining.
NOT_TOLD = {
    "decision", "to_move", "turn", "face_down", "slots", "handed", "drawn", "keeps", "discarded", "looked", "other",
    "card", "deck", "pile", "players", "unseen",
}  # fmt: skip


def check_view(match: Match, observer: Observer) -> None:
    view = match.view(observer.seat)
    assert open_part(view) == observer.open_part()
    assert (view.to_move, view.decision == "over") == (match.to_move, match.over)
    assert sum(packet.size for packet in view.deck) == view.deck_size
    is_after_calling = view.turn is None and view.called == len(view.cast)
    assert view.face_down == (None if is_after_calling else observer.face_down)
    decides = observer.seat == match.to_move
    assert not decides or view.drawn == [card for card in observer.row if card]
    assert bool(view.handed) == (decides and view.decision in ("take", "put"))
    if view.handed:
        assert [f"{view.decision} {character}" for character in view.handed] == match.moves()
    for pick in view.picks:
        assert pick.character in pick.handed
        assert not {*pick.handed} & {*view.face_up}
    for slot in view.slots:
        assert slot.characters
    unseen = [name for name in view.cast if name not in view.face_up]
    assert len(view.slots) == len(unseen)
    assert {name for slot in view.slots for name in slot.characters} == {*unseen}


def the_view_is_what_follows_from_the_events(setting: Setting, seed: int, moves: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    observers = [Observer(seat) for seat in seats_of(match)]
    happened = match.events
    looks = LOOKS / moves
    for _ in range(moves):
        for observer in observers:
            observer.hear(happened)
            if chooser.random() < looks or match.over:
                check_view(match, observer)
        if match.over:
            break
        happened = match.play(setting.tables.pick(chooser, seed, match.moves()))


@pytest.mark.many
@pytest.mark.parametrize("setting", settings_of("citadels"))
def test_c3_8_the_view_is_what_follows_from_the_events(setting: Setting) -> None:
    for seed in range(TIMES):
        the_view_is_what_follows_from_the_events(setting, seed + setting.seats, 200)


@settings(max_examples=8 * TIMES)
@given(any_setting("citadels"), SEEDS, st.integers(1, 150))
def test_c3_8_the_view_is_what_follows_at_any_table(setting: Setting, seed: int, moves: int) -> None:
    the_view_is_what_follows_from_the_events(setting, seed, moves)


def test_the_observer_finds_what_is_wrong() -> None:
    """A view of another moment or seat differs."""
    match = Setting("citadels", 4).match(1)
    observer = Observer(0)
    observer.hear(match.events)
    check_view(match, observer)
    assert open_part(match.view(1)) != observer.open_part()
    before = observer.open_part()
    for _ in range(6):
        match.play(match.moves()[0])
    assert open_part(match.view(0)) != before


def test_a_view_sent_as_json_is_the_same_view() -> None:
    for seed in range(6):
        match = Setting("citadels", 2 + seed, {"cast": "drawn", "dark_districts": "all"}).played(seed, 30 + 10 * seed)
        for seat in seats_of(match):
            view = match.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=CitadelsView) == view


# What a seat remembers in written positions


def test_c3_8_a_seat_sees_its_own_hand_and_of_others_the_number() -> None:
    match = at("warlord", hands=["tavern keep", "manor", "", "temple"])
    assert [match.view(seat).hand for seat in seats_of(match)] == [[], ["tavern", "keep"], ["manor"], [], ["temple"]]
    for seat in seats_of(match):
        assert [player.hand_size for player in match.view(seat).players] == [2, 1, 0, 1]
        assert all(not player.known for player in match.view(seat).players)


def test_c5_65_who_exchanged_hands_knows_what_the_other_has() -> None:
    match = at("magician", hands=["tavern keep", "manor"])
    match.play("exchange 2")
    assert match.view(0).hand == ["manor"]
    assert match.view(0).players[1].known == ["keep", "tavern"]
    assert match.view(1).players[0].known == ["manor"]
    assert [player.known for player in match.view(2).players] == [[]] * 4


def test_c5_65_a_wizard_knows_the_rest_of_the_hand() -> None:
    match = at("wizard", hands=["", "manor keep tavern"])
    match.play("peek 2")
    assert match.view(0).looked == ["manor", "tavern", "keep"]
    assert [match.view(seat).looked for seat in (None, 1, 2)] == [[], [], []]
    match.play("pick keep")
    assert [match.view(seat).card for seat in (None, 0, 1, 2)] == [None, "keep", "keep", None]
    match.play("hand")
    assert match.view(0).players[1].known == ["manor", "tavern"]
    assert match.view(1).players[0].known == ["keep"]
    assert match.view(2).players[0].known == []


def test_c5_65_what_was_put_under_the_deck_is_known_by_place() -> None:
    match = at("magician", hands=["tavern keep manor"], deck="docks harbor", options=UNDER)
    match.play("discard tavern")
    match.play("discard keep")
    assert match.view(0).deck_known == [(2, "tavern"), (3, "keep")]
    assert match.view(1).deck_known == []
    assert match.view(0).deck_size == match.view(1).deck_size == 4


def test_c2_10_everybody_saw_a_destroyed_district_go_under_the_deck() -> None:
    match = at("warlord", cities=["", "tavern"], deck="docks harbor", options=UNDER)
    match.play("destroy 2 tavern")
    assert [match.view(seat).deck_known for seat in seats_of(match)] == [[(2, "tavern")]] * 5


def test_c1_17_only_who_laid_it_knows_a_card_under_the_museum() -> None:
    match = at("warlord", cities=["museum"], hands=["tavern keep"])
    match.play("museum keep")
    assert [match.view(seat).museum[0].card for seat in seats_of(match)] == [None, "keep", None, None, None]
    assert {match.view(seat).museum[0].seat for seat in seats_of(match)} == {0}


def test_c3_2_the_crown_knows_the_character_face_down() -> None:
    match = Match(games["citadels"], seats=4, seed=1, options={"start_player": 2})
    assert match.view(2).face_down is not None
    assert [match.view(seat).face_down for seat in (None, 0, 1, 3)] == [None] * 4
    (down,) = [slot for slot in match.view(2).slots if slot.what == "down"]
    assert down.characters == [match.view(2).face_down]


def test_c3_2_what_was_handed_on_is_known() -> None:
    """The second player sees what the first left, so the first player or the middle has the others."""
    match = Match(games["citadels"], seats=6, seed=3, options={"start_player": 0})
    match.play(match.moves()[2])
    handed = match.view(1).handed
    slots = {(slot.seat, slot.what): slot.characters for slot in match.view(1).slots if slot.what != "left"}
    assert set(slots) == {(None, "down"), (0, "take")}
    assert all({*characters} == {*match.view(1).cast} - {*handed} for characters in slots.values())
    assert {*match.view(3).slots[1].characters} == {*match.view(3).cast}


def test_c5_41_a_murdered_character_is_not_told_from_one_nobody_has() -> None:
    for held in ("1 king", ""):
        match = at("assassin", others=f"{held} 2 thief 3 bishop")
        match.play("gold")
        match.play("murder king")
        match.play("end")
        while match.view(None).turn.character != "bishop":
            match.play(next(move for move in ("gold", "end") if move in match.moves()))
        slots = [slot for slot in match.view(3).slots if "king" in slot.characters]
        assert {slot.what for slot in slots} >= {"has", "away"}


def test_c5_66_who_looked_through_the_deck_knows_what_the_others_hold_together() -> None:
    match = at("warlord", hands=["lighthouse", "manor", "temple"], gold=[9], deck="docks harbor keep")
    for move in ("gold", "build lighthouse", "look"):
        match.play(move)
    assert match.view(0).looked == ["docks", "harbor", "keep"]
    match.play("choose keep")
    view = match.view(0)
    assert view.looked == []
    for seed in range(20):
        table = match.game.imagining(view).drawn(Chance.fast(seed))
        imagined = match.game.view(table, 1, match.memories[1]).hand + match.game.view(table, 2, match.memories[2]).hand
        assert sorted(imagined) == ["manor", "temple"]


def test_c5_43_after_the_last_call_everybody_sees_who_was_murdered() -> None:
    match = at("assassin", others="1 emperor", options={"murdered_king": "heir"})
    match.play("murder emperor")
    assert match.view(2).players[1].characters == []
    until(match, "1 was emperor")
    assert match.view(2).players[1].characters == ["emperor"]


def test_c5_65_who_keeps_a_card_knows_what_was_put_away() -> None:
    match = Match.at(Citadels(), KEEPING.replace(options=UNDER))
    match.play("keep manor")
    assert [match.view(seat).deck_known for seat in range(4)] == [[], [(2, "castle")], [], []]


# What is shown in written positions


def written(**rest: Any) -> Match:
    return Match.at(Citadels(), Position(**rest), seed=1)


def test_c3_2_a_position_without_a_face_down_character_shows_none() -> None:
    match = at("king", others="1 warlord")
    assert [match.view(seat).face_down for seat in (None, 0, 1)] == [None, None, None]


def test_c3_2_the_crown_sees_a_face_down_character_of_rank_1() -> None:
    match = written(seats=4, phase="take", face_up="thief merchant", face_down="assassin")
    assert [match.view(seat).face_down for seat in (None, 0, 1)] == [None, "assassin", None]


def test_c3_2_after_the_last_call_no_character_lies_face_down() -> None:
    match = at("warlord", face_up="bishop merchant", face_down="king", options={"max_rounds": 1})
    assert match.view(0).face_down == "king"
    for move in ("gold", "end"):
        match.play(move)
    assert match.over
    assert match.view(0).face_down is None


def test_c3_3_a_a_character_is_seen_by_its_player_and_once_called_by_all() -> None:
    match = at("king", others="1 bishop")
    assert [match.view(seat).own for seat in (None, 0, 1)] == [[], ["king"], ["bishop"]]
    for seat in (None, 0, 1, 2):
        assert [player.characters for player in match.view(seat).players[:2]] == [["king"], []]


def test_c3_3_c_only_who_draws_sees_the_drawn_cards() -> None:
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
def test_c3_8_everybody_sees_who_the_other_player_is_even_the_first_seat(role: str, rest: dict[str, Any]) -> None:
    match = written(seats=4, acting=(1, role), other=0, **rest)
    assert [match.view(seat).other for seat in (None, 0, 1, 2)] == [0, 0, 0, 0]


def test_c3_8_everybody_sees_the_gold_on_districts_and_who_owes_tax() -> None:
    match = written(seats=4, acting=(0, "king"), cities=["tavern* keep", "docks", "", ""], owes=[1, 3], paid=[2])
    for seat in (None, 0, 2):
        players = match.view(seat).players
        gold = [[(district.card, district.has_gold) for district in player.city] for player in players]
        assert gold == [[("tavern", True), ("keep", False)], [("docks", False)], [], []]
        assert [player.owes_tax for player in players] == [False, True, False, True]
        assert [player.has_paid_tax for player in players] == [False, False, True, False]


def test_c3_8_everybody_sees_whose_turn_it_is_and_how_far_a_choice_has_come() -> None:
    turn = at("king").view(1).turn
    assert turn is not None
    assert (turn.seat, turn.character) == (0, "king")
    assert Match("citadels", 4, 1).view(1).turn is None, "while choosing"
    assert at("king", phase="keep", drawn="tavern docks market", keeps=2).view(1).keeps == 2
    assert at("magician", phase="discard", discarded=2).view(1).discarded == 2


def test_c3_8_while_nothing_is_picked_the_fields_of_a_pick_are_empty() -> None:
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
    match = at("warlord", cities=["", "temple"], hands=["docks"], deck="tavern tavern tavern", options=UNDER)
    match.play("destroy 2 temple")
    places = [(0, "tavern"), (1, "tavern"), (2, "tavern"), (3, "temple")]
    assert match.view(0).deck_known == places
    assert match.view(1).deck_known == [(3, "temple")]


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_slots_kept_from_move_to_move_are_those_of_the_table_as_it_lies(seats: int) -> None:
    match, chooser = Match("citadels", seats, seats, {"cast": "drawn"}), random.Random(seats)
    for _ in range(160):
        if match.over:
            break
        for seat in seats_of(match):
            view = match.view(seat)
            now = Choosing(match.table.layout(), match.table.options, seats, seat)
            assert view.slots == now.slots(match.memories[seat].silent)
        match.play(chooser.choice(match.moves()))
