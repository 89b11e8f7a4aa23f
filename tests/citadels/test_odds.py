"""Characters dealt by odds: as likely as players with these preferences choose them from what they are handed."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from raenke.citadels.cards import BASE_CAST
from raenke.citadels.game import Citadels
from raenke.citadels.layout import Layout
from raenke.citadels.view import CitadelsView
from raenke.core.chance import Chance
from raenke.core.match import Match
from tests.citadels.random_play import pick
from tests.citadels.table_talk import at
from tests.core.chi_square import bound, statistic

CITADELS = Citadels()
DEALS = 1000
SEATS = 4
EVEN = [[1] * 9] * SEATS
UNEVEN = [[1 + (5 * rank + 3 * seat) % 7 * (1 + seat) for rank in range(9)] for seat in range(SEATS)]
CASTS = {"eight": BASE_CAST, "nine": (*BASE_CAST, "artist")}

Choosing = tuple[int, tuple[int, ...]]
"""The one face down, and what was taken in turn."""


def choosings(ranks: Sequence[int], seats: Sequence[int], likings: list[list[int]]) -> Iterator[tuple[Choosing, float]]:
    """All ways the players can choose, each with its probability."""
    for down in ranks:
        rest = [rank for rank in ranks if rank != down]
        for picks, odds in picks_of(rest, seats, likings):
            yield (down, picks), odds / len(ranks)


def picks_of(
    handed: list[int], seats: Sequence[int], likings: list[list[int]]
) -> Iterator[tuple[tuple[int, ...], float]]:
    if not seats:
        yield (), 1.0
        return
    liking = likings[seats[0]]
    for taken in handed:
        odds = liking[taken] / sum(liking[rank] for rank in handed)
        for picks, more in picks_of([rank for rank in handed if rank != taken], seats[1:], likings):
            yield (taken, *picks), odds * more


def fits(choosing: Choosing, view: CitadelsView, seats: Sequence[int], in_play: set[int]) -> bool:
    """Whether a way fits what a seat saw: what it was handed and took, the face-down character, who was called."""
    down, picks = choosing
    ranks = {name: rank for rank, name in enumerate(view.cast)}
    if view.face_down and down != ranks[view.face_down]:
        return False
    at = seats.index(view.seat) if view.seat in seats else len(seats)
    if view.picks and {*in_play} - {down, *picks[:at]} != {ranks[name] for name in view.picks[0].handed}:
        return False
    if (
        view.to_move == view.seat
        and view.decision == "take"
        and in_play - {down, *picks}
        != {ranks[name] for slot in view.slots if slot.what == "left" for name in slot.characters}
    ):
        return False
    shown = {(seat, ranks[name]) for seat, player in enumerate(view.players) for name in player.characters}
    shown |= {(view.seat or 0, ranks[name]) for name in view.own}
    if view.turn:
        shown.add((view.turn.seat, ranks[view.turn.character]))
        called = set(range(ranks[view.turn.character])) - {rank for _, rank in shown}
        if called.intersection(picks):
            return False
    return shown <= set(zip(seats, picks, strict=True))


def expected(view: CitadelsView, likings: list[list[int]]) -> dict[Choosing, float]:
    in_play = {rank for rank, name in enumerate(view.cast) if name not in view.face_up}
    count = sum(slot.what == "take" for slot in view.slots)
    seats = [(view.crown + i) % view.seats for i in range(count)]
    odds = {
        choosing: odds
        for choosing, odds in choosings(sorted(in_play), seats, likings)
        if fits(choosing, view, seats, in_play)
    }
    return {choosing: one / sum(odds.values()) for choosing, one in odds.items()}


def after_moves(moves: int, cast: str) -> Match:
    match = Match(CITADELS, SEATS, 5, {"cast": list(CASTS[cast])})
    for _ in range(moves):
        match.play(match.moves()[0])
    return match


@pytest.mark.parametrize(
    ("cast", "moves", "after_crown", "likings"),
    [
        *(("eight", moves, after, UNEVEN) for moves, after in ((1, 1), (2, 2), (3, 3), (4, 0), (4, 2), (4, 3), (6, 3))),
        ("eight", 4, 2, EVEN),
        ("nine", 3, 3, UNEVEN),
        ("nine", 4, 0, UNEVEN),
    ],
    ids=lambda value: "even" if value is EVEN else "uneven" if value is UNEVEN else str(value),
)
def test_characters_are_given_as_players_would_choose(
    cast: str, moves: int, after_crown: int, likings: list[list[int]]
) -> None:
    match = after_moves(moves, cast)
    view = match.view((match.view(0).crown + after_crown) % SEATS)
    odds = expected(view, likings)
    imagining, chance = CITADELS.imagining(view), Chance.fast(moves)
    imagining.expect(likings)
    counts: Counter[Choosing] = Counter()
    for _ in range(DEALS):
        lies = imagining.drawn(chance).layout()
        counts[lies.face_down, tuple(lies.picked)] += 1
    assert set(counts) <= set(odds)
    common = [choosing for choosing, one in odds.items() if one * DEALS >= 5]
    assert len(common) > 1
    seen = [counts[choosing] for choosing in common]
    means = [odds[choosing] * DEALS for choosing in common]
    if len(common) < len(odds):
        seen.append(DEALS - sum(seen))
        means.append(DEALS - sum(means))
    assert statistic(seen, means) < bound(len(seen) - 1)


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_slot_fits_whatever_the_odds(seats: int) -> None:
    rng, chance = random.Random(seats), Chance.fast(seats)
    match = Match(CITADELS, seats, seats, {"cast": "drawn", "max_rounds": 4})
    while not match.over:
        match.play(pick(rng, "busy", match.moves()))
        for seat in (0, seats - 1) if len(match.history) % 7 == 0 else ():
            view = match.view(seat)
            imagining = CITADELS.imagining(view)
            imagining.expect([[rng.randint(1, 10**6) for _ in view.cast] for _ in range(seats)])
            for _ in range(5):
                check_slots(view, imagining.drawn(chance).layout())


def check_slots(view: CitadelsView, lies: Layout) -> None:
    picks = iter(lies.picked)
    for slot in view.slots:
        if slot.what in ("take", "put"):
            assert view.cast[next(picks)] in slot.characters
        elif slot.what == "has":
            assert any(lies.holder[view.cast.index(name)] == slot.seat for name in slot.characters)


@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("written", [False, True], ids=["played", "written by hand"])
def test_the_smallest_random_numbers_give_what_fits(written: bool, seat: int) -> None:
    """A slot never gets a character it cannot be, not even with the smallest random number."""
    match = at("thief", seats=SEATS) if written else after_moves(4, "eight")
    view = match.view(seat)
    imagining = CITADELS.imagining(view)
    imagining.expect(UNEVEN)
    check_slots(view, imagining.drawn(Chance.from_outcomes([0] * 400)).layout())
