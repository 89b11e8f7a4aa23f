"""Measures how well others' characters are foreseen in Citadels: bits for the true one, 0 at best.

python -m bench.beliefs --games 6
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log2
from typing import Any

from raenke import Match, games
from raenke.bots import bot_named
from raenke.bots.citadels.policy import MANNERS, Likings, likings
from raenke.bots.strangers import strangers_of
from raenke.core.chance import Chance

GAME = games["citadels"]
DRAWS = 400
SEATS = (4, 4, 5, 3, 6, 2)
DARK = {"cast": "drawn", "dark_districts": "all"}


def models(view: Any) -> dict[str, Sequence[Likings]]:
    """What one may expect of the others: each manner alone, and all of them."""
    each = likings(view)
    alone = {manner.__name__: [liked] for manner, liked in zip(MANNERS, each, strict=True)}
    return {**alone, "all": each}


def bits(view: Any, holder: Sequence[int], expected: Sequence[Likings], chance: Chance) -> Iterator[float]:
    """For each character of others that is not certain, how likely its true owner had it."""
    imagining = GAME.imagining(view)
    imagining.expect(*expected)
    drawn = [imagining.drawn(chance).layout().holder for _ in range(DRAWS)]
    for slot in view.slots:
        if slot.seat not in (None, view.seat) and slot.what == "take" and len(slot.characters) > 1:
            own = [rank for rank, seat in enumerate(holder) if seat == slot.seat]
            hits = sum(sum(lies[rank] == slot.seat for rank in own) / len(own) for lies in drawn)
            yield log2((hits + 0.5) / (DRAWS + 1))


def measured(number: int, who: str) -> dict[str, list[float]]:
    """One game: the bits of each model at the beginning of every turn."""
    rng = random.Random(f"beliefs:{who}:{number}")
    seats = SEATS[number % len(SEATS)]
    match = Match(GAME, seats, rng.getrandbits(60), DARK if number % 2 else {})
    bots = [bot_named(who, GAME, rng.getrandbits(30)) for _ in range(seats)]
    chance = Chance.fast(number)
    found: dict[str, list[float]] = {}
    before: Any = None
    while not match.over:
        options, view = match.moves(), match.view(match.to_move)
        if view.turn is not None and (view.round, view.called) != before:
            before = view.round, view.called
            for name, expected in models(view).items():
                found.setdefault(name, []).extend(bits(view, match.table.layout().holder, expected, chance))
        match.play(options[0] if len(options) == 1 else bots[match.to_move].choose(view, options))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.beliefs", description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="of each kind of player")
    chosen = parser.parse_args(arguments)
    with ProcessPoolExecutor() as pool:
        for who in ("greedy", *(f"stranger:{name}" for name in strangers_of(GAME)), "random"):
            found: dict[str, list[float]] = {}
            for each in pool.map(partial(measured, who=who), range(chosen.games)):
                for name, more in each.items():
                    found.setdefault(name, []).extend(more)
            told = "  ".join(f"{name} {sum(every) / len(every):6.2f}" for name, every in found.items())
            sys.stdout.write(f"{who:18} {told}  ({len(found['all'])} characters)\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
