"""Imagined tables, each as likely as what the seat knows says: every luck there can be is tried."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from raenke.citadels.characters import Slot
from raenke.citadels.game import Citadels
from raenke.citadels.imagine import Imagining
from raenke.citadels.layout import state_of
from raenke.citadels.position import Position, position_of, set_up
from raenke.citadels.view import CitadelsView, Lying, Story
from raenke.core.chance import Chance
from raenke.core.match import Match
from tests.citadels.table_talk import at

NAMES = ("docks", "harbor", "tavern")
WHOLE = 1 << 30  # by which the weight of stories is measured


def shares(view: CitadelsView, of: Callable[[Position], object]) -> dict[object, Fraction]:
    """How likely each thing is that can be imagined."""
    imagining = Imagining(view)
    found: defaultdict[object, Fraction] = defaultdict(Fraction)
    coming: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while coming:
        outcomes, share = coming.pop()
        chance = Chance.from_outcomes(outcomes)
        table = imagining.drawn(chance)
        if chance.wanted:
            coming += [([*outcomes, number], share / chance.wanted) for number in range(chance.wanted)]
        else:
            found[of(position_of(table))] += share
    return found


def told(view: CitadelsView, *stories: Story) -> CitadelsView:
    return replace(view, stories=list(stories))


def story(lots: str, places: str, mixes: list[list[int]] | None = None, weight: float = 1.0) -> Story:
    """`docks harbor, tavern` lie in `0 hand 1, 0 hand 2, 1 hand 3`, by lot."""
    lying = [Lying(int(place.split()[0]), place.split(maxsplit=1)[1]) for place in places.split(", ")]
    return Story(weight, [lot.split() for lot in lots.split(", ")], lying, mixes or [])


def three_hands() -> CitadelsView:
    """Of a table where all have answered, so that only the cards are open."""
    view: CitadelsView = at("warlord", seats=7, hands=["", *NAMES], deck="").view(0)
    return view


def hands(table: Position) -> tuple[str, ...]:
    return tuple(" ".join(hand) for hand in table.hands[1:4])


EACH_ALIKE = dict.fromkeys(permutations(NAMES), Fraction(1, 6))


def test_cards_of_one_lot_lie_in_any_way_each_as_likely() -> None:
    assert shares(three_hands(), hands) == EACH_ALIKE


def test_cards_of_two_lots_change_places_within_their_lot_only() -> None:
    view = told(three_hands(), story("docks, harbor tavern", "0 hand 1, 1 hand 2, 1 hand 3"))
    half = Fraction(1, 2)
    assert shares(view, hands) == {("docks", "harbor", "tavern"): half, ("docks", "tavern", "harbor"): half}
    view = told(three_hands(), story("docks harbor, tavern", "0 hand 1, 1 hand 3, 0 hand 2"))
    assert shares(view, hands) == {("docks", "harbor", "tavern"): half, ("harbor", "docks", "tavern"): half}


def test_what_was_mixed_lies_in_any_way_each_as_likely() -> None:
    lying = "0 hand 1, 1 hand 2, 2 hand 3"
    view = told(three_hands(), story("docks, harbor, tavern", lying, [[0, 1, 2]]))
    assert shares(view, hands) == EACH_ALIKE
    view = told(three_hands(), story("docks, harbor, tavern", lying, [[0, 1], [1, 2]]))
    quarter = Fraction(1, 4)
    assert shares(view, hands) == dict.fromkeys(
        [("docks", "harbor", "tavern"), ("harbor", "docks", "tavern"), ("docks", "tavern", "harbor"),
         ("harbor", "tavern", "docks")], quarter,
    )  # fmt: skip


def test_of_several_stories_one_is_told_by_its_weight_and_with_its_own_mixes() -> None:
    """The last has what rounding leaves."""
    lying = "0 hand 1, 1 hand 2, 2 hand 3"
    view = told(
        three_hands(),
        story("docks, harbor, tavern", lying, weight=0.25),
        story("harbor, docks, tavern", lying, [[0, 1]], weight=0.25),
        story("tavern, docks, harbor", lying, weight=0.25),
    )
    imagining = Imagining(view)
    for outcomes, expected in [
        ([0], "docks harbor tavern"),
        ([WHOLE // 4 - 1], "docks harbor tavern"),
        ([WHOLE // 4, 1], "harbor docks tavern"),
        ([WHOLE // 4, 0], "docks harbor tavern"),
        ([WHOLE // 2 - 1, 1], "harbor docks tavern"),
        ([WHOLE // 2], "tavern docks harbor"),
        ([WHOLE - 1], "tavern docks harbor"),
    ]:
        chance = Chance.from_outcomes(outcomes)
        assert " ".join(hands(position_of(imagining.drawn(chance)))) == expected
        assert (chance.wanted, chance.refused, chance.leftover()) == (0, 0, 0)


def test_of_two_stories_each_is_told_by_its_weight() -> None:
    lying = "0 hand 1, 1 hand 2, 2 hand 3"
    stories = story("docks, harbor, tavern", lying, weight=0.75), story("tavern, docks, harbor", lying, weight=0.25)
    imagining = Imagining(told(three_hands(), *stories))
    for outcome, expected in [(3 * WHOLE // 4 - 1, "docks harbor tavern"), (3 * WHOLE // 4, "tavern docks harbor")]:
        assert " ".join(hands(position_of(imagining.drawn(Chance.from_outcomes([outcome]))))) == expected


def test_a_packet_of_several_lots_is_a_bag() -> None:
    view = at("warlord", seats=7, deck="docks harbor tavern").view(0)
    assert shares(view, lambda table: table.deck) == EACH_ALIKE
    assert view.deck == [3]
    apart = told(view, story("docks, harbor tavern", "0 deck 0, 1 deck 0, 1 deck 0"))
    assert shares(apart, lambda table: table.deck) == EACH_ALIKE
    packets = told(replace(view, deck=[1, 2]), story("docks, harbor, tavern", "2 deck 0, 0 deck 1, 1 deck 1"))
    half = Fraction(1, 2)
    assert shares(packets, lambda table: table.deck) == {
        ("tavern", "docks", "harbor"): half, ("tavern", "harbor", "docks"): half,
    }  # fmt: skip


def test_where_nothing_is_open_luck_is_not_asked() -> None:
    view = at("warlord", seats=7, hands=["tavern"], deck="docks").view(0)
    chance = Chance.fast(1)
    Imagining(view).drawn(chance)
    assert chance.below(WHOLE) == Chance.fast(1).below(WHOLE)


def test_to_mix_two_luck_is_asked_once() -> None:
    view = told(three_hands(), story("docks, harbor, tavern", "0 hand 1, 1 hand 2, 2 hand 3", [[0, 1]]))
    chance, same = Chance.fast(1), Chance.fast(1)
    Imagining(view).drawn(chance)
    same.below(2)
    assert chance.below(WHOLE) == same.below(WHOLE)


def test_no_more_luck_is_asked_than_there_is_to_settle() -> None:
    """In a hand two cards lie as they lie; a packet of one lot has its order with the lot."""
    view = at("warlord", seats=7, hands=["", "docks harbor"], deck="").view(0)
    known = told(view, story("docks, harbor", "0 hand 1, 1 hand 1"))
    packet = told(at("warlord", seats=7, deck="docks harbor").view(0), story("docks harbor", "0 deck 0, 0 deck 0"))
    for imagining, outcomes in ((Imagining(known), []), (Imagining(packet), [1])):
        chance = Chance.from_outcomes(outcomes)
        imagining.drawn(chance)
        assert (chance.wanted, chance.refused, chance.leftover()) == (0, 0, 0)


def test_of_two_ways_to_have_characters_each_is_as_likely() -> None:
    view = at("merchant", seats=7, others="5 architect 6 warlord", deck="").view(0)
    half = Fraction(1, 2)
    assert shares(view, lambda table: table.characters[5:]) == {
        (("architect",), ("warlord",)): half, (("warlord",), ("architect",)): half,
    }  # fmt: skip


def test_no_character_is_given_so_that_none_is_left_for_another() -> None:
    view = at("warlord", seats=4, others="1 merchant 2 bishop 3 king", deck="").view(0)
    may_be = ["bishop merchant", "king bishop merchant", "king bishop"]
    slots = [Slot(seat, "has", names.split()) for seat, names in enumerate(may_be, 1)]
    third = Fraction(1, 3)
    assert shares(replace(view, slots=slots), lambda table: " ".join(own for (own,) in table.characters[1:])) == {
        "bishop merchant king": third, "merchant king bishop": third, "merchant bishop king": third,
    }  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_table_that_was_dealt_can_be_dealt_again(seat: int | None) -> None:
    """As if nothing had been on it."""
    match = at(
        "wizard", hands=["docks", "tavern harbor", "temple"], cities=["museum"], museum="manor", deck="prison church"
    )
    for move in ("peek 2", "pick tavern"):
        match.play(move)
    imagining = Imagining(match.view(seat))
    table = imagining.table()
    for seed in range(6):
        imagining.deal(table, Chance.fast(seed))
        assert position_of(table) == position_of(imagining.drawn(Chance.fast(seed)))
        table.step(table.moves()[-1])


def test_c3_2_what_the_crown_saw_lies_face_down_at_every_imagined_table() -> None:
    match = at("thief", face_up="bishop merchant", face_down="king")
    for seat, down in ((0, "king"), (1, None)):
        imagined = Imagining(match.view(seat)).drawn(Chance.fast(1))
        assert position_of(imagined).face_down == down


@pytest.mark.parametrize("down", ["architect", "warlord"])
@pytest.mark.parametrize("face_down", ["crown_looks", "nobody"])
def test_c3_2_which_of_the_last_two_lay_face_down_know_all_who_had_the_other_in_hand(down: str, face_down: str) -> None:
    """Architect and Warlord were the last two of seven players; when all are called nothing else is open."""
    position = Position(
        seats=7,
        acting=(6, "warlord"),
        picks="assassin thief magician king bishop merchant warlord",
        face_down=down,
        options={"face_down": face_down},
    )
    match = Match.at(Citadels(), position, seed=1)
    for seat in range(6):
        assert shares(match.view(seat), lambda table: table.face_down) == {down: 1}
    half = Fraction(1, 2)
    for other in (6, None):
        assert shares(match.view(other), lambda table: table.face_down) == {"architect": half, "warlord": half}


NINE = "assassin thief magician king bishop merchant architect warlord artist"
CHOOSINGS: list[dict[str, Any]] = [
    {"seats": 2, "picks": "thief king bishop", "face_down": "warlord"},
    {"seats": 2, "picks": "thief king bishop magician merchant architect", "face_down": "warlord",
     "acting": (0, "thief")},
    {"seats": 3, "picks": "thief king", "face_down": "warlord", "cast": NINE},
    {"seats": 3, "picks": "thief king bishop", "face_down": "warlord", "removed": "assassin", "cast": NINE},
    {"seats": 3, "picks": "thief king bishop magician", "face_down": "warlord", "removed": "assassin", "cast": NINE},
    {"seats": 3, "picks": "thief king bishop magician merchant artist", "face_down": "assassin", "removed": "architect",
     "cast": NINE, "acting": (0, "thief")},
    {"seats": 4, "picks": "thief", "face_up": "bishop merchant", "face_down": "assassin"},
    {"seats": 7, "picks": "thief king bishop magician merchant", "face_down": "assassin"},
    {"seats": 7, "picks": "thief king bishop magician merchant architect", "face_down": "assassin"},
    {"seats": 7, "picks": "thief king bishop magician merchant architect assassin", "face_down": "assassin",
     "acting": (6, "assassin")},
    {"seats": 7, "picks": "thief king bishop magician merchant architect warlord", "face_down": "assassin",
     "acting": (0, "thief")},
]  # fmt: skip


@pytest.mark.parametrize("written", CHOOSINGS)
def test_c3_2_at_every_imagined_table_each_was_handed_what_the_rules_say(written: dict[str, Any]) -> None:
    """What was handed follows from what was taken, when the table is written down and laid out again."""
    real = Position(**written)
    match = Match.at(Citadels(), real, seed=1)
    for seat in (None, *range(real.seats)):
        imagining = Imagining(match.view(seat))
        for seed in range(3):
            table = imagining.drawn(Chance.fast(seed))
            imagined = position_of(table)
            assert state_of(set_up(imagined)) == state_of(table)
            assert imagined.face_down == real.face_down if seat == 0 else imagined.face_down is not None
            assert (imagined.removed is None) == (real.removed is None)
