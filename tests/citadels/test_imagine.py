"""Imagined tables: what the seat knows lies where it is, and of what it does not know every way is as likely."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import asdict
from fractions import Fraction
from itertools import chain, permutations
from typing import Any

import pytest
from msgspec.structs import replace

from raenke.citadels.characters import Slot
from raenke.citadels.game import Citadels
from raenke.citadels.imagine import Imagining
from raenke.citadels.layout import Layout
from raenke.citadels.position import Position, position_of, set_up
from raenke.citadels.view import CitadelsView, Packet
from raenke.core import Chance
from raenke.core.match import Match
from tests.citadels.random_play import pick
from tests.citadels.setting import KEEPING
from tests.citadels.table_talk import at

CITADELS = Citadels()
EVERYTHING: dict[str, Any] = {"cast": "drawn", "dark_districts": "all"}
NAMES = ("docks", "harbor", "tavern")
EACH_ALIKE = dict.fromkeys(permutations(NAMES), Fraction(1, 6))


def played(seed: int, seats: int, moves: int, style: str = "busy") -> Match:
    rng = random.Random(seed)
    match = Match(CITADELS, seats, seed, EVERYTHING)
    while len(match.history) < moves and not match.over:
        match.play(pick(rng, style, match.moves()))
    return match


def shares(view: CitadelsView, of: Callable[[Position], object]) -> dict[object, Fraction]:
    """How likely each thing is that can be imagined: every luck there can be is tried."""
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


# Cards: where all have answered, only they are open


def hands(table: Position) -> tuple[str, ...]:
    return tuple(" ".join(hand) for hand in table.hands[1:4])


def test_unseen_cards_lie_in_every_order_with_equal_chance() -> None:
    assert shares(at("warlord", seats=7, hands=["", *NAMES], deck="").view(0), hands) == EACH_ALIKE
    assert shares(at("warlord", seats=7, deck=" ".join(NAMES)).view(None), lambda table: table.deck) == EACH_ALIKE


def test_unseen_cards_lie_in_every_place_with_equal_chance() -> None:
    """A hand of two, a card under the Museum, one on the pile, one in the deck."""
    names = ("castle", "docks", "harbor", "manor", "tavern")
    match = at(
        "warlord", seats=7, hands=["", "castle docks"], cities=["museum"], museum="harbor", pile="manor", deck="tavern",
        options={"discard": "pile"},
    )  # fmt: skip
    found = shares(match.view(2), lambda table: (table.hands[1], table.museum[0][0], table.pile[0], table.deck[0]))
    assert len(found) == 60
    assert set(found.values()) == {Fraction(1, 60)}
    for place in range(1, 4):
        assert {lay[place] for lay in found if isinstance(lay, tuple)} == {*names}


def test_cards_another_drew_may_be_any_in_every_order() -> None:
    match = at("warlord", seats=7, phase="keep", drawn="castle docks", deck="tavern")
    found = shares(match.view(1), lambda table: (*table.drawn, *table.deck))
    assert {*found} == {*permutations(["castle", "docks", "tavern"])}
    assert {*found.values()} == {Fraction(1, 6)}
    assert {*shares(match.view(0), lambda table: table.drawn)} == {("castle", "docks")}


def test_known_cards_stay_where_they_are_known_to_lie() -> None:
    view = at("warlord", seats=7, hands=["", "docks harbor", "tavern"], deck="castle").view(0)
    players = [*view.players]
    players[1] = replace(players[1], known=["harbor"])
    view = replace(view, players=players, deck=[Packet(1, ["castle"])], unseen={"docks": 1, "tavern": 1})
    half = Fraction(1, 2)
    assert shares(view, lambda table: (*sorted(table.hands[1]), *table.hands[2], *table.deck)) == {
        ("docks", "harbor", "tavern", "castle"): half, ("harbor", "tavern", "docks", "castle"): half,
    }  # fmt: skip


def test_a_packet_has_no_order() -> None:
    """Of which all or some cards are known, or none; a packet lies before the next."""
    view = at("warlord", seats=7, deck=" ".join(NAMES)).view(0)
    deck = [Packet(3, [*NAMES])]
    assert shares(replace(view, deck=deck, unseen={}), lambda table: table.deck) == EACH_ALIKE
    deck = [Packet(3, ["harbor"])]
    assert shares(replace(view, deck=deck, unseen={"docks": 1, "tavern": 1}), lambda table: table.deck) == EACH_ALIKE
    deck = [Packet(1, ["tavern"]), Packet(2, ["harbor"])]
    half = Fraction(1, 2)
    assert shares(replace(view, deck=deck, unseen={"docks": 1}), lambda table: table.deck) == {
        ("tavern", "docks", "harbor"): half, ("tavern", "harbor", "docks"): half,
    }  # fmt: skip


def test_cards_another_drew_have_no_order() -> None:
    view = at("warlord", seats=7, phase="keep", drawn="castle docks", deck="tavern").view(1)
    found = shares(replace(view, drawn=["castle"], unseen={"docks": 1, "tavern": 1}), lambda table: table.drawn)
    assert found == dict.fromkeys(
        [("castle", "docks"), ("docks", "castle"), ("castle", "tavern"), ("tavern", "castle")], Fraction(1, 4)
    )


def test_no_random_number_is_drawn_if_nothing_is_open() -> None:
    view = at("warlord", seats=7, hands=["tavern"], deck="docks").view(0)
    chance = Chance.from_outcomes()
    Imagining(view).drawn(chance)
    assert chance.wanted == 0


# Characters


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


def test_c3_2_every_imagined_table_has_the_face_down_character_the_crown_saw() -> None:
    match = at("thief", face_up="bishop merchant", face_down="king")
    for seat, down in ((0, "king"), (1, None)):
        imagined = Imagining(match.view(seat)).drawn(Chance.fast(1))
        assert position_of(imagined).face_down == down


@pytest.mark.parametrize("down", ["architect", "warlord"])
@pytest.mark.parametrize("face_down", ["crown_looks", "nobody"])
def test_c3_2_who_held_one_of_the_last_two_knows_which_lay_face_down(down: str, face_down: str) -> None:
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
def test_c3_2_imagined_tables_hand_on_characters_by_the_rules(written: dict[str, Any]) -> None:
    """What was handed follows from what was taken, when the table is written down and laid out again."""
    real = Position(**written)
    match = Match.at(Citadels(), real, seed=1)
    for seat in (None, *range(real.seats)):
        imagining = Imagining(match.view(seat))
        for seed in range(3):
            table = imagining.drawn(Chance.fast(seed))
            imagined = position_of(table)
            assert set_up(imagined).layout() == table.layout()
            assert imagined.face_down == real.face_down if seat == 0 else imagined.face_down is not None
            assert (imagined.removed is None) == (real.removed is None)


# What is open is laid as it is


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_open_and_own_cards_are_the_same_at_imagined_tables(seats: int) -> None:
    """What may differ are hidden cards and characters, and from these what is face down, handed and held."""
    listed = {"deck", "pile", "museum", "drawn", "picked", "handed", "holder", "hand"}
    hidden = {*listed, "left", "face_up", "face_down", "removed", "keeps", "discarded", "other", "card", "is_heir"}
    rng = random.Random(seats)
    match = Match(CITADELS, seats, seats, {**EVERYTHING, "max_rounds": 5})
    while not match.over:
        match.play(pick(rng, "busy", match.moves()))
        if rng.random() < 0.15:
            seat = rng.choice([None, *range(seats)])
            lies, dealt = match.table.layout(), Imagining(match.view(seat)).drawn(Chance.fast(1)).layout()
            real, imagined = asdict(lies), asdict(dealt)
            if lies.turn_seat < 0:  # what was done in the last turn is nothing any more
                real |= {name: imagined[name] for name in ("turn_character", "used", "built", "embellished", "spent")}
            assert {name: real[name] for name in real if name not in hidden} == {
                name: imagined[name] for name in imagined if name not in hidden
            }
            assert {name: len(real[name]) for name in listed} == {name: len(imagined[name]) for name in listed}
            assert [len(hand) for hand in lies.hand] == [len(hand) for hand in dealt.hand]
            if seat is not None:
                assert lies.hand[seat] == dealt.hand[seat]
                if match.to_move == seat:
                    assert lies.drawn == dealt.drawn
            assert Counter(all_cards(lies)) == Counter(all_cards(dealt))


def all_cards(lies: Layout) -> list[int]:
    built = [cell >> 1 for city in lies.city for cell in city]
    return [*lies.deck, *lies.pile, *lies.museum, *lies.drawn, *chain(*lies.hand), *built]


def test_the_seat_that_decides_may_do_the_same_at_every_imagined_table() -> None:
    """What is offered to it follows from what it knows."""
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
    assert once.layout() == again.layout()
    other = Imagining(view).drawn(Chance.fast(10))
    assert once.layout() != other.layout()


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
