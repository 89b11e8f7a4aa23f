"""Imagined tables of full games: none contradicts what the seat has seen, tested by undoing all it was told."""

import random
from collections import Counter
from typing import Any

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.imagine import Imagining
from raenke.citadels.layout import state_of
from raenke.citadels.position import position_of
from raenke.citadels.view import CitadelsView
from raenke.core.chance import Chance
from raenke.core.match import Match
from tests.citadels.believer import World, without, world_of
from tests.citadels.random_play import pick
from tests.citadels.remembering import history_of, planted, retrace

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


def test_what_really_happened_can_be_retraced() -> None:
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
    """Planted contradictions are refuted, and are what the tests above would have seen."""
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
    """A card of the own hand for one that another player holds."""
    assert view.seat is not None
    own = world.hands[view.seat]
    for seat, hand in enumerate(world.hands):
        for card in hand:
            if seat != view.seat and own and card not in own:
                changed = world.hand(seat, (*without(hand, card), own[0]))
                return [changed.hand(view.seat, (*own[1:], card))]
    return []


# What is open is laid as it is


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_all_that_is_open_or_the_seats_own_is_as_it_is(seats: int) -> None:
    """What may differ are hidden cards and characters, and from these what is face down, handed and held."""
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
                real["turn"] = imagined["turn"]  # what was done in the last turn is nothing any more
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
    assert state_of(once) == state_of(again)
    other = Imagining(view).drawn(Chance.fast(10))
    assert state_of(once) != state_of(other)
