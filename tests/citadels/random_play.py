"""Random options and styles of random play that meet rare things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.citadels import oracle

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping, Sequence

# How much a style likes a move, by its first word; 1 if not listed, 0 only if nothing else is offered.
STYLES: dict[str, dict[str, float]] = {
    "any": {},
    "busy": {"end": 0},
    "build": {
        "end": 0,
        "build": 20,
        "city": 20,
        "gold": 3,
        "income": 9,
        "destroy": 0,
        "armory": 0.1,
        "laboratory": 0.1,
    },
    "hoard": {"end": 0, "gold": 0, "build": 0.05, "city": 0, "navigate": 9, "cards": 9, "museum": 9, "laboratory": 0},
    "violet": {"end": 0, "build": 2, "city": 9, "income": 9, "destroy": 0.3, "armory": 0.2, "look": 9, "declare": 9},
    "fight": {"end": 0, "build": 9, "destroy": 2, "trade": 4, "armory": 9, "murder": 9, "recover": 3, "crown": 9},
}


def random_cast(rng: random.Random, seats: int, options: Mapping[str, Any]) -> list[str]:
    """A chosen cast of 8 or 9 that these seats may play."""
    has_queen = seats >= 5 or options.get("queen_seats") == "any"
    cast = []
    for rank in range(1, 9):
        names = [name for name, row in oracle.CHARACTERS.items() if row.rank == rank]
        cast.append("king" if rank == 4 and seats == 2 else rng.choice(names))
    if seats == 8 or rng.random() < 0.6:
        cast.append(rng.choice(["artist", "queen"]) if has_queen else "artist")
    rng.shuffle(cast)
    return cast


def random_options(rng: random.Random, seats: int) -> dict[str, Any]:
    options: dict[str, Any] = {name: rng.choice(values) for name, values in oracle.VALUES.items() if rng.random() < 0.4}
    options["cast"] = rng.choice(["drawn", random_cast(rng, seats, options), *([] if seats == 8 else ["base"])])
    dark = [name for name in oracle.DARK_VIOLETS if rng.random() < 0.7]
    options["dark_districts"] = rng.choice(["none", "all", "all", dark])
    if rng.random() < 0.3:
        options["left_out"] = [name for name in oracle.BASE_VIOLETS if rng.random() < 0.5]
    if rng.random() < 0.3:
        options["start_player"] = rng.choice(["random", *range(seats)])
    if rng.random() < 0.5:
        options["end_at"] = rng.randint(1, 8)
    options["max_rounds"] = rng.choice([1, 3, 8, 15, 25])
    return options


def pick(rng: random.Random, style: str, moves: Sequence[str]) -> str:
    likes = STYLES[style]
    words = sorted({move.split()[0] for move in moves})
    weights = [likes.get(word, 1) + 1e-9 for word in words]
    word = rng.choices(words, weights)[0]
    moves = [move for move in moves if move.split()[0] == word]
    if style == "violet":
        violets = [move for move in moves if move.split()[-1] in (*oracle.BASE_VIOLETS, *oracle.DARK_VIOLETS)]
        if word in ("build", "keep", "pick", "choose", "destroy", "trade"):
            moves = violets or moves
        elif word in ("discard", "laboratory", "museum"):
            moves = [move for move in moves if move not in violets] or moves
    return rng.choice(moves)
