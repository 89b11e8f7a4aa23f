"""Bots play whole games at any table; none fails or makes a move that is not offered.

python -m tests.bots.fuzz --games 10000 --searches 200
"""

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from raenke import Match, games
from raenke.bots import bot_named
from tests.citadels.random_play import random_options as citadels_options
from tests.kabale.fuzz import PLAY_OPTIONS
from tests.kabale.fuzz import random_options as kabale_options

GAMES_IN_A_BATCH = 10


def options_of(game: str, rng: random.Random, seats: int) -> dict[str, Any]:
    return kabale_options(rng, PLAY_OPTIONS) if game == "kabale" else citadels_options(rng, seats)


def play_game(number: int, names: Sequence[str]) -> None:
    """A game at a table that its number says, each seat with one of these bots."""
    rng = random.Random(f"bots:{number}")
    game = games[rng.choice(sorted(games))]
    seats = rng.randint(game.least_seats, game.most_seats)
    options = options_of(game.name, rng, seats)
    bots = [bot_named(rng.choice(names), game, rng.getrandbits(60)) for _ in range(seats)]
    match = Match(game, seats, rng.getrandbits(60), options)
    while not match.over:
        offered = match.moves()
        chosen = bots[match.to_move].choose(match.view(match.to_move), list(offered))
        if chosen not in offered:
            raise AssertionError(f"game {number}: {chosen} was not offered")
        match.play(chosen)


def play_batch(numbers: range, names: Sequence[str]) -> None:
    for number in numbers:
        try:
            play_game(number, names)
        except Exception as error:
            raise AssertionError(f"game {number} of {', '.join(names)}: {error!r}") from error


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--searches", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=None, help="processes; as many as there are cores unless told")
    chosen = parser.parse_args(arguments)
    for count, names in ((chosen.games, ("random", "greedy")), (chosen.searches, ("search:200", "greedy", "random"))):
        batches = [range(at, min(count, at + GAMES_IN_A_BATCH)) for at in range(0, count, GAMES_IN_A_BATCH)]
        with ProcessPoolExecutor(chosen.jobs) as pool:
            for batch, _ in zip(batches, pool.map(play_batch, batches, [names] * len(batches)), strict=True):
                sys.stderr.write(f"\r{batch.stop:,} games of {', '.join(names)}")
                sys.stderr.flush()
        sys.stderr.write("\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
