"""Any number of random games, checked by the referee.

python -m tests.citadels.fuzz --games 20000 --seed 1
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

from raenke.citadels.game import Citadels
from raenke.core.event import to_dict
from raenke.core.match import Match
from tests.citadels.random_play import STYLES, pick, random_options
from tests.citadels.referee import Referee, check_game
from tests.laws.referee import RefereeError

if TYPE_CHECKING:
    from collections.abc import Sequence

GAMES_IN_A_BATCH = 25


def played(seats: int, options: dict[str, Any], seed: int, style: str) -> tuple[Match, list[tuple[int, list[str]]]]:
    """One game of random moves, and what was offered."""
    rng = random.Random(f"moves:{seed}")
    match = Match(Citadels(), seats, seed, options)
    offers = []
    while not match.over:
        moves = match.moves()
        offers.append((match.to_move, moves))
        match.play(pick(rng, style, moves))
    return match, offers


def play_game(seats: int, options: dict[str, Any], seed: int, style: str) -> tuple[Match, Referee]:
    """One game of random moves, checked in full by the referee."""
    match, offers = played(seats, options, seed, style)
    events = [to_dict(event) for event in match.events]
    where = f"seats {seats}, options {json.dumps(options)}, seed {seed}, style {style}"
    try:
        referee = check_game(events, match.history, offers)
    except RefereeError as error:
        raise RefereeError(f"{where}: {error}") from error
    if [*match.scores] != events[-1]["scores"] or [*match.winners] != events[-1]["winners"]:
        raise RefereeError(f"{where}: match and events differ in scores")
    return match, referee


def fuzz_games(count: int, seed: int | str) -> Counter[str]:
    """Checks random games and returns the rare things met; a RefereeError says how to repeat the game."""
    rng = random.Random(f"games:{seed}")
    met: Counter[str] = Counter()
    for _ in range(count):
        seats = rng.randint(2, 8)
        options = random_options(rng, seats)
        met += play_game(seats, options, rng.getrandbits(32), rng.choice(list(STYLES)))[1].met
    return met


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.citadels.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=None, help="processes; as many as there are cores unless told")
    chosen = parser.parse_args(arguments)
    batches = -(-chosen.games // GAMES_IN_A_BATCH)
    # Each batch has a seed of its own, so that the number of processes changes nothing.
    seeds = [f"{chosen.seed}:{number}" for number in range(batches)]
    met: Counter[str] = Counter()
    try:
        with ProcessPoolExecutor(chosen.jobs) as pool:
            for number, part in enumerate(pool.map(fuzz_games, [GAMES_IN_A_BATCH] * batches, seeds), 1):
                met += part
                sys.stderr.write(f"\r{number * GAMES_IN_A_BATCH:,} games")
                sys.stderr.flush()
    except RefereeError as error:
        sys.stderr.write(f"\n{type(error).__name__}: {error}\n")
        return 1
    sys.stderr.write("\n")
    for what, times in sorted(met.items()):
        sys.stdout.write(f"{what}: {times:,}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
