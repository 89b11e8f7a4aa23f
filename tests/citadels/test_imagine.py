"""Imagined tables: none contradicts what the seat has seen, and each has the right probability."""

import random
from collections import Counter, defaultdict
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
from raenke.core import Chance
from raenke.core.match import Match
from tests.citadels.believer import World, without, world_of
from tests.citadels.random_play import pick
from tests.citadels.remembering import history_of, planted, retrace
from tests.citadels.setting import KEEPING
from tests.citadels.table_talk import at

CITADELS = Citadels()
EVERYTHING: dict[str, Any] = {"cast": "drawn", "dark_districts": "all"}
SETTINGS: dict[str, dict[str, Any]] = {
    "base": {},
    "everything": EVERYTHING,
    "pile": {**EVERYTHING, "discard": "pile", "emperor_payment": "emperor_chooses"},
    "paid": {**EVERYTHING, "emperor_payment": "receiver_chooses", "face_down": "nobody", "smithy": "2_for_3"},
}


@pytest.mark.many
@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_c5_65_no_imagined_table_contradicts_what_the_seat_has_seen(seats: int, name: str) -> None:
    options = {**SETTINGS[name], "max_rounds": 9}
    if seats == 8 and name == "base":
        options["cast"] = "drawn"
    met: Counter[str] = Counter()
    for number, style in enumerate(["busy", "violet"]):
        met += retrace(seats, options, f"{seats}:{name}:{number}", style, 85)
    assert met["retraced"] > 0, met
    assert met["undecided"] <= 1 + met["retraced"] // 8, met


def test_the_real_table_can_be_retraced() -> None:
    rng = random.Random(4)
    match = Match(CITADELS, 3, 4, {**EVERYTHING, "max_rounds": 12})
    while not match.over:
        match.play(pick(rng, "busy", match.moves()))
        if len(match.history) % 40 == 0:
            for seat in (0, 2, None):
                assert history_of(match, seat).allows(world_of(position_of(match.table)))


def played(seed: int, seats: int, moves: int, style: str = "busy") -> Match:
    rng = random.Random(seed)
    match = Match(CITADELS, seats, seed, EVERYTHING)
    while len(match.history) < moves and not match.over:
        match.play(pick(rng, style, match.moves()))
    return match


def test_a_card_that_is_known_and_lies_elsewhere_is_found_out() -> None:
    """Planted contradictions are refuted, so the tests above would find them."""
    met: Counter[str] = Counter()
    for seed in range(6):
        match = played(seed, 3 + seed % 3, 150)
        for seat in range(match.seats):
            view = match.view(seat)
            history, world = history_of(match, seat), world_of(position_of(match.table))
            for wrong in planted(view, world, random.Random(seed)):
                assert wrong != world
                assert Counter(wrong.cards()) == Counter(world.cards())
                assert not history.allows(wrong, 400)
                met["planted"] += 1
            met["others"] += sum(not history.allows(wrong, 400) for wrong in own_changed(view, world))
    assert met["planted"] > 10, met
    assert met["others"] > 10, met


def own_changed(view: CitadelsView, world: World) -> list[World]:
    """The world with a card of the own hand and one of another player's exchanged."""
    assert view.seat is not None
    own = world.hands[view.seat]
    for seat, hand in enumerate(world.hands):
        for card in hand:
            if seat != view.seat and own and card not in own:
                changed = world.hand(seat, (*without(hand, card), own[0]))
                return [changed.hand(view.seat, (*own[1:], card))]
    return []


# Open cards


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_open_and_own_cards_are_the_same_at_imagined_tables(seats: int) -> None:
    """Only hidden cards and characters may differ, and what follows from them."""
    hidden = {"deck", "pile", "museum", "drawn", "choosing", "picked", "handed", "holder", "part"}
    hidden |= {f"hand {seat}" for seat in range(seats)}
    rng = random.Random(seats)
    match = Match(CITADELS, seats, seats, {**EVERYTHING, "max_rounds": 5})
    while not match.over:
        match.play(pick(rng, "busy", match.moves()))
        if rng.random() < 0.15:
            seat = rng.choice([None, *range(seats)])
            real, imagined = state_of(match.table), state_of(Imagining(match.view(seat)).drawn(Chance.fast(1)))
            if real["turn"][0] < 0:
                real["turn"] = imagined["turn"]  # what was done in the last turn no longer counts
            assert {name: real[name] for name in real if name not in hidden} == {
                name: imagined[name] for name in imagined if name not in hidden
            }
            assert {name: len(real[name]) for name in hidden} == {name: len(imagined[name]) for name in hidden}
            if seat is not None:
                assert real[f"hand {seat}"] == imagined[f"hand {seat}"]
                if match.to_move == seat:
                    assert real["drawn"] == imagined["drawn"]
            everything = [*range(seats)]
            assert Counter(all_cards(real, everything)) == Counter(all_cards(imagined, everything))


def all_cards(state: dict[str, list[int]], seats: list[int]) -> list[int]:
    cards = [*state["deck"], *state["pile"], *state["museum"], *state["drawn"]]
    for seat in seats:
        cards += [*state[f"hand {seat}"], *(cell >> 1 for cell in state[f"city {seat}"])]
    return cards


def test_the_seat_to_decide_has_the_same_moves_at_every_imagined_table() -> None:
    """The offers follow from what the seat knows."""
    rng = random.Random(11)
    match = Match(CITADELS, 4, 11, {**EVERYTHING, "max_rounds": 8})
    while not match.over:
        if rng.random() < 0.3:
            imagining, chance = Imagining(match.view(match.to_move)), Chance.fast(2)
            for _ in range(4):
                table = imagining.drawn(chance)
                assert [CITADELS.text(move) for move in table.moves()] == match.moves()
        match.play(pick(rng, "busy", match.moves()))


def test_the_same_chance_imagines_the_same_table() -> None:
    match = played(5, 5, 120)
    view = match.view(2)
    once, again = (Imagining(view).drawn(Chance.fast(9)) for _ in range(2))
    assert state_of(once) == state_of(again)
    other = Imagining(view).drawn(Chance.fast(10))
    assert state_of(once) != state_of(other)


@pytest.mark.parametrize("seat", range(4))
def test_c5_65_only_who_keeps_a_card_knows_what_was_drawn(seat: int) -> None:
    imagining, chance = Imagining(Match.at(CITADELS, KEEPING).view(seat)), Chance.fast(1)
    drawn = {position_of(imagining.drawn(chance)).drawn for _ in range(30)}
    assert (drawn == {("castle", "manor")}) == (seat == 1)


@pytest.mark.parametrize(("seat", "hands"), [(1, 1), (2, 3)])
def test_c5_65_the_wizard_knows_the_hand_he_looks_at(seat: int, hands: int) -> None:
    written = Position(
        seats=4, acting=(1, "wizard"), characters=["thief", "wizard", "assassin", "king"], phase="pick", other=0,
        hands=["castle manor", "", "", ""], deck="tavern", used="ability",
    )  # fmt: skip
    imagining, chance = Imagining(Match.at(CITADELS, written).view(seat)), Chance.fast(1)
    assert len({position_of(imagining.drawn(chance)).hands[0] for _ in range(30)}) == hands


# Exact probabilities: every outcome of every random number is tried

NAMES = ("docks", "harbor", "tavern")
WHOLE = 1 << 30  # the unit of the weights of stories


def shares(view: CitadelsView, of: Callable[[Position], object]) -> dict[object, Fraction]:
    """The probability of each thing that can be imagined."""
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
    """A story: lots as in `docks harbor, tavern`, places by lot as in `0 hand 1, 0 hand 2, 1 hand 3`."""
    lying = [Lying(int(place.split()[0]), place.split(maxsplit=1)[1]) for place in places.split(", ")]
    return Story(weight, [lot.split() for lot in lots.split(", ")], lying, mixes or [])


def three_hands() -> CitadelsView:
    """All characters have answered, so only the cards are unknown."""
    view: CitadelsView = at("warlord", seats=7, hands=["", *NAMES], deck="").view(0)
    return view


def hands(table: Position) -> tuple[str, ...]:
    return tuple(" ".join(hand) for hand in table.hands[1:4])


EACH_ALIKE = dict.fromkeys(permutations(NAMES), Fraction(1, 6))


def test_cards_of_one_lot_lie_in_every_order_with_equal_chance() -> None:
    assert shares(three_hands(), hands) == EACH_ALIKE


def test_cards_of_two_lots_change_places_within_their_lot_only() -> None:
    view = told(three_hands(), story("docks, harbor tavern", "0 hand 1, 1 hand 2, 1 hand 3"))
    half = Fraction(1, 2)
    assert shares(view, hands) == {("docks", "harbor", "tavern"): half, ("docks", "tavern", "harbor"): half}
    view = told(three_hands(), story("docks harbor, tavern", "0 hand 1, 1 hand 3, 0 hand 2"))
    assert shares(view, hands) == {("docks", "harbor", "tavern"): half, ("harbor", "docks", "tavern"): half}


def test_mixed_cards_lie_in_every_order_with_equal_chance() -> None:
    lying = "0 hand 1, 1 hand 2, 2 hand 3"
    view = told(three_hands(), story("docks, harbor, tavern", lying, [[0, 1, 2]]))
    assert shares(view, hands) == EACH_ALIKE
    view = told(three_hands(), story("docks, harbor, tavern", lying, [[0, 1], [1, 2]]))
    quarter = Fraction(1, 4)
    assert shares(view, hands) == dict.fromkeys(
        [("docks", "harbor", "tavern"), ("harbor", "docks", "tavern"), ("docks", "tavern", "harbor"),
         ("harbor", "tavern", "docks")], quarter,
    )  # fmt: skip


def test_each_of_several_stories_is_drawn_by_its_weight_with_its_own_mixes() -> None:
    """The last story gets what rounding leaves."""
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


def test_each_of_two_stories_is_drawn_by_its_weight() -> None:
    lying = "0 hand 1, 1 hand 2, 2 hand 3"
    stories = story("docks, harbor, tavern", lying, weight=0.75), story("tavern, docks, harbor", lying, weight=0.25)
    imagining = Imagining(told(three_hands(), *stories))
    for outcome, expected in [(3 * WHOLE // 4 - 1, "docks harbor tavern"), (3 * WHOLE // 4, "tavern docks harbor")]:
        assert " ".join(hands(position_of(imagining.drawn(Chance.from_outcomes([outcome]))))) == expected


def test_a_packet_of_several_lots_has_no_order() -> None:
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


def test_no_random_number_is_drawn_if_nothing_is_open() -> None:
    view = at("warlord", seats=7, hands=["tavern"], deck="docks").view(0)
    chance = Chance.fast(1)
    Imagining(view).drawn(chance)
    assert chance.below(WHOLE) == Chance.fast(1).below(WHOLE)


def test_mixing_two_cards_draws_one_random_number() -> None:
    view = told(three_hands(), story("docks, harbor, tavern", "0 hand 1, 1 hand 2, 2 hand 3", [[0, 1]]))
    chance, same = Chance.fast(1), Chance.fast(1)
    Imagining(view).drawn(chance)
    same.below(2)
    assert chance.below(WHOLE) == same.below(WHOLE)


def test_random_numbers_are_drawn_only_for_what_is_open() -> None:
    """The order in a hand does not matter; a packet of one lot is shuffled with its lot."""
    view = at("warlord", seats=7, hands=["", "docks harbor"], deck="").view(0)
    known = told(view, story("docks, harbor", "0 hand 1, 1 hand 1"))
    packet = told(at("warlord", seats=7, deck="docks harbor").view(0), story("docks harbor", "0 deck 0, 0 deck 0"))
    for imagining, outcomes in ((Imagining(known), []), (Imagining(packet), [1])):
        chance = Chance.from_outcomes(outcomes)
        imagining.drawn(chance)
        assert (chance.wanted, chance.refused, chance.leftover()) == (0, 0, 0)


def test_two_ways_to_share_out_characters_are_equally_likely() -> None:
    view = at("merchant", seats=7, others="5 architect 6 warlord", deck="").view(0)
    half = Fraction(1, 2)
    assert shares(view, lambda table: table.characters[5:]) == {
        (("architect",), ("warlord",)): half, (("warlord",), ("architect",)): half,
    }  # fmt: skip


def test_every_player_gets_a_character_that_fits() -> None:
    view = at("warlord", seats=4, others="1 merchant 2 bishop 3 king", deck="").view(0)
    may_be = ["bishop merchant", "king bishop merchant", "king bishop"]
    slots = [Slot(seat, "has", names.split()) for seat, names in enumerate(may_be, 1)]
    third = Fraction(1, 3)
    assert shares(replace(view, slots=slots), lambda table: " ".join(own for (own,) in table.characters[1:])) == {
        "bishop merchant king": third, "merchant king bishop": third, "merchant bishop king": third,
    }  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_table_that_was_dealt_can_be_dealt_again(seat: int | None) -> None:
    """Nothing of the last deal stays."""
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


def test_c3_2_every_imagined_table_has_the_face_down_character_the_crown_saw() -> None:
    match = at("thief", face_up="bishop merchant", face_down="king")
    for seat, down in ((0, "king"), (1, None)):
        imagined = Imagining(match.view(seat)).drawn(Chance.fast(1))
        assert position_of(imagined).face_down == down


@pytest.mark.parametrize("down", ["architect", "warlord"])
@pytest.mark.parametrize("face_down", ["crown_looks", "nobody"])
def test_c3_2_who_held_one_of_the_last_two_knows_which_lay_face_down(down: str, face_down: str) -> None:
    """Architect and Warlord were the last two of seven players; after the last call nothing else is unknown."""
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
def test_c3_2_imagined_tables_hand_on_characters_by_the_rules(written: dict[str, Any]) -> None:
    """A table set up from the imagined position has the same handed characters."""
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
