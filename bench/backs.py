"""Measures how well others' face-down cards are foreseen in Kabale & Hiebe: bits for the true one, 0 at best.

python -m bench.backs --games 4
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log2
from typing import Any

from raenke import Match, games
from raenke.bots import bot_named
from raenke.bots.kabale.expecting import MANNERS, Expecting
from raenke.bots.kabale.policy import Policy
from raenke.bots.strangers import strangers_of
from raenke.core.chance import Chance
from raenke.kabale import bits, facing

GAME = games["kabale"]
DRAWS = 400
SEATS = (4, 4, 5, 3, 6, 2)
EVERY = 3  # decisions: only one in so many is looked at


def expect(imagining: Any, manners: Sequence[str]) -> None:
    expecting = Expecting(Policy(imagining.table()))
    expecting.manners = sum(1 << MANNERS.index(manner) for manner in manners)
    expecting.expect(imagining)


MODELS: dict[str, Callable[[Any], None]] = {
    "even": lambda _: None,
    "greedy": partial(expect, manners=["greedy"]),
    "all": partial(expect, manners=MANNERS),
}


def found_by(model: Callable[[Any], None], view: Any, truth: list[list[int]], chance: Chance) -> Iterator[float]:
    """For each face-down card of others, the bits of the true one."""
    imagining = GAME.imagining(view)
    model(imagining)
    table = imagining.table()
    backs = [
        (column, place)
        for column, cells in enumerate(truth)
        for place, cell in enumerate(cells)
        if bits.seat(cell) != view.seat and not bits.face(cell) & facing.SEEN
    ]
    hits = dict.fromkeys(backs, 0)
    for _ in range(DRAWS if backs else 0):
        imagining.deal(table, chance)
        columns = table.layout().column
        for column, place in backs:
            hits[column, place] += bits.card(columns[column][place]) == bits.card(truth[column][place])
    for hit in hits.values():
        yield log2((hit + 0.5) / (DRAWS + 1))


def measured(number: int, who: str) -> dict[str, list[float]]:
    """One game: the bits of each model at every third decision."""
    rng = random.Random(f"backs:{who}:{number}")
    seats = SEATS[number % len(SEATS)]
    match = Match(GAME, seats, rng.getrandbits(60))
    bots = [bot_named(who, GAME, rng.getrandbits(30)) for _ in range(seats)]
    chance = Chance.fast(number)
    found: dict[str, list[float]] = {name: [] for name in MODELS}
    while not match.over:
        options, view = match.moves(), match.view(match.to_move)
        if len(match.history) % EVERY == 0:
            truth = match.table.layout().column
            for name, model in MODELS.items():
                found[name].extend(found_by(model, view, truth, chance))
        match.play(options[0] if len(options) == 1 else bots[match.to_move].choose(view, options))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.backs", description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="of each kind of player")
    parser.add_argument("--jobs", type=int, help="games at a time; by default, one per core")
    parser.add_argument("--who", help="one kind of player alone")
    chosen = parser.parse_args(arguments)
    players = ("greedy", "search:200", *(f"stranger:{name}" for name in strangers_of(GAME)), "random")
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for who in (chosen.who,) if chosen.who else players:
            found: dict[str, list[float]] = {}
            for each in pool.map(partial(measured, who=who), range(chosen.games)):
                for name, more in each.items():
                    found.setdefault(name, []).extend(more)
            told = "  ".join(f"{name} {sum(every) / len(every):6.2f}" for name, every in found.items())
            sys.stdout.write(f"{who:18} {told}  ({len(found['even'])} cards)\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
