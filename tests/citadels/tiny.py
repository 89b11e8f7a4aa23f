"""Tiny games in which cards go from hand to hand: six to nine cards of a few names, two or three players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from raenke.citadels.position import Position
from tests.citadels import oracle
from tests.citadels.random_play import random_cast

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

# What players here like to do, by the first word of a move, and how much more than the rest.
LIKES: dict[str, float] = {
    "end": 0.3, "gold": 0.3, "draw": 3, "build": 0.3, "city": 0.3, "discard": 4, "exchange": 3, "peek": 6, "cards": 6,
    "laboratory": 4, "museum": 4, "smithy": 4, "navigate": 4, "look": 6, "armory": 1, "destroy": 3, "recover": 3,
    "pay": 2, "trade": 0.5,
}  # fmt: skip
LIKED_CHARACTERS = ("magician", "wizard", "emperor", "warlord", "navigator", "architect")
NAMES = ("temple", "tavern", "watchtower", "manor", "church", "market")
WORKING = ("laboratory", "smithy", "observatory", "library", "graveyard", "museum", "park")
LOOSE = ("lighthouse", "armory", "museum", "graveyard", "keep")


def tiny_position(rng: random.Random, most: int = 9) -> Position:
    """The start of a turn of the lowest rank in play."""
    seats = rng.choice([2, 3, 3])
    cast = sorted(likely_cast(rng, seats), key=lambda name: oracle.CHARACTERS[name].rank)
    violets = rng.sample(WORKING, rng.randint(1, 5))
    cities: list[list[str]] = [[] for _ in range(seats)]
    for card in violets:
        rng.choice(cities).append(card)
    loose = [card for card in LOOSE if card not in violets and rng.random() < 0.25]
    cards = [*loose, *(card for card in rng.sample(NAMES, rng.randint(2, 4)) for _ in range(rng.choice([1, 2, 3])))]
    rng.shuffle(cards)
    del cards[rng.randint(6, most) :]
    museum = [(cards.pop(), rng.randrange(seats)) for _ in range(rng.choice([0, 0, 1, 2])) if "museum" in violets]
    hands = [[cards.pop() for _ in range(rng.choice([0, 1, 1, 2, 3])) if cards] for _ in range(seats)]
    cast = cast[:8] if seats == 2 else cast
    held = rng.sample(cast, seats * 2)
    role = min(held, key=lambda name: oracle.CHARACTERS[name].rank)
    characters = [held[seat::seats] for seat in range(seats)]
    return Position(
        seats=seats,
        acting=(next(seat for seat in range(seats) if role in characters[seat]), role),
        characters=characters,
        hands=hands,
        cities=cities,
        gold=[rng.choice([0, 1, 2, 4, 7]) for _ in range(seats)],
        deck=cards,
        museum=museum,
        crown=rng.randrange(seats),
        cast=cast,
        options={
            "cast": cast,
            "discard": rng.choice(["under_deck", "under_deck", "pile"]),
            "emperor_payment": rng.choice(["none", "receiver_chooses", "emperor_chooses"]),
            "warlord_own": rng.choice(["no", "yes"]),
            "face_down": rng.choice(["crown_looks", "nobody"]),
            "dark_districts": "all",
        },
    )


def likely_cast(rng: random.Random, seats: int) -> list[str]:
    """Rather those who move cards."""
    return max((random_cast(rng, seats) for _ in range(3)), key=lambda cast: len({*cast} & {*LIKED_CHARACTERS}))


def tiny_pick(rng: random.Random, moves: Sequence[str]) -> str:
    words = sorted({move.split()[0] for move in moves})
    word = rng.choices(words, [LIKES.get(word, 1) for word in words])[0]
    among: list[Any] = [move for move in moves if move.split()[0] == word]
    if word == "take":
        among = [move for move in among if move.split()[1] in LIKED_CHARACTERS] or among
    return str(rng.choice(among))
