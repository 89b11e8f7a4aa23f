"""Any number of random columns, compared with the oracle, and of random games, checked by the referee.

python -m tests.kabale.fuzz --columns 1000000 --games 20000 --seed 1
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

from raenke import Match, games
from raenke.core.event import to_dict
from raenke.kabale.award import award
from tests.kabale import explanation, oracle
from tests.kabale.referee import Referee, check_game
from tests.laws.referee import RefereeError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

Column = tuple[tuple[str, int], list[tuple[Any, ...]], dict[str, Any]]
Style = str

AWARD_OPTIONS = {
    "doppelganger": ("printed", "current"),
    "floor": ("zero", "none"),
    "cloaked_card": ("own_card", "replaces_cloak"),
    "uncontested_goal": ("removed", "nearest"),
    "doppelganger_removed": ("with_its_card", "slides"),
    "wizard_doppelganger": ("by_number", "every"),
    "witch_doppelganger": ("removed", "stays"),
    "empty_doppelganger": ("none", "zero"),
    "beggar_tie": ("farthest", "nearest"),
    "romeo": ("own_juliet", "any_juliet"),
    "hermit_giant": ("self", "others"),
}
PLAY_OPTIONS = {
    **AWARD_OPTIONS,
    "round_end": ("at_once", "after_action"),
    "scores": ("hidden", "goals", "open"),
    "assassin": ("kills_revealer", "kills_revealed"),
    "storm": ("closes", "fulfils"),
    "cloak": ("may", "must"),
    "next_start": ("left_of_active", "left_of_ender"),
}
REVEALED = ("explorer", "assassin", "storm", "cloak", "traitor")
STYLES = ("any", "pile up", "spread")
BATCH = 2_000
GAMES_IN_A_BATCH = 50


class AwardError(AssertionError):
    """Engine and oracle award a column differently."""


# Columns


def random_options(rng: random.Random, values: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """Each option at its default, left out or given, or at another value."""
    return {name: rng.choice(choices) for name, choices in values.items() if rng.random() < 0.6}


def random_column(rng: random.Random) -> Column:
    """Mostly few cards of few owners, from a few names, so that abilities meet."""
    options = random_options(rng, AWARD_OPTIONS)
    owners = rng.sample(range(6), rng.randint(1, 6))
    names = [name for name in oracle.ALLIES if name != "musketeers" or rng.random() < 0.3]
    if rng.random() < 0.6:
        names = rng.sample(names, rng.randint(1, 10))
        if rng.random() < 0.6:
            names = list({*names, "doppelganger"})
    box = [(owner, name) for owner in owners for name in sorted(names)]
    most = len(box) if rng.random() < 0.1 else min(8, len(box))
    least = 0 if rng.random() < 0.02 else 1
    cards: list[tuple[Any, ...]] = [*rng.sample(box, rng.randint(least, most))]
    if options.get("cloaked_card") == "replaces_cloak":
        cards = slip_under_cloaks(rng, cards)
    return rng.choice(oracle.GOALS), cards, options


def slip_under_cloaks(rng: random.Random, cards: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    slipped: list[tuple[Any, ...]] = []
    for owner, name in cards:
        if name == "cloak" and rng.random() < 0.8:
            others = [other for other in oracle.ALLIES if (owner, other) not in cards]
            slipped.append((owner, rng.choice(others), "cloak") if others else (owner, name))
        else:
            slipped.append((owner, name))
    return slipped


def check_column(column: Column) -> None:
    """Winner, sums, removed cards and every step of the explanation."""
    goal, cards, options = column
    result = award(goal, cards, options)
    got = (result.winner, result.sums, result.removed)
    expected = oracle.award(goal, cards, options)
    if got != expected:
        raise AwardError(f"{json.dumps(column)}: expected {expected}, got {got}")
    steps = explanation.steps(goal, cards, options)
    told = [step.written() for step in result.steps]
    if told != steps:
        raise AwardError(f"{json.dumps(column)}: expected steps {steps}, got {told}")


def fuzz_columns(count: int, seed: int | str) -> None:
    """Compare random columns; an AwardError has the column."""
    rng = random.Random(f"columns:{seed}")
    for _ in range(count):
        check_column(random_column(rng))


# Games


def random_game_options(rng: random.Random, seats: int) -> dict[str, Any]:
    options = random_options(rng, PLAY_OPTIONS)
    if rng.random() < 0.5:
        options["start_player"] = rng.choice(["random", *range(seats)])
    if rng.random() < 0.7:
        options["rounds"] = rng.randint(1, 6)
    if rng.random() < 0.6:
        options["allies"] = random_allies(rng)
    return options


def random_allies(rng: random.Random) -> list[str]:
    """A small deck, mostly of cards that work when revealed."""
    names = set(rng.sample(oracle.ALLIES, rng.choice([0, 1, 2, 3, 5, 10, 20])))
    names |= set(rng.sample(REVEALED, rng.randint(0 if names else 1, len(REVEALED))))
    return [name for name in oracle.ALLIES if name in names]


def pick(rng: random.Random, style: Style, moves: Sequence[str]) -> str:
    if style == "any" or not moves[0].startswith("lay"):
        return rng.choice(moves)
    columns = sorted({move.split()[2] for move in moves})
    # Everything into one column drains the decks: empty hands, skips, reshuffles.
    column = columns[0] if style == "pile up" and rng.random() < 0.95 else rng.choice(columns)
    return rng.choice([move for move in moves if move.split()[2] == column])


def play_game(seats: int, options: dict[str, Any], seed: int, style: Style) -> tuple[Match, Referee]:
    """One game of random moves, checked in full by the referee."""
    rng = random.Random(f"moves:{seed}")
    match = Match(games["kabale"], seats=seats, seed=seed, options=options)
    offers = []
    while not match.over:
        moves = match.moves()
        offers.append((match.to_move, moves))
        match.play(pick(rng, style, moves))
    events = [to_dict(event) for event in match.events]
    try:
        referee = check_game(events, match.history, offers)
    except RefereeError as error:
        raise RefereeError(
            f"seats {seats}, options {json.dumps(options)}, seed {seed}, style {style}: {error}"
        ) from error
    if [*match.scores] != events[-1]["scores"] or [*match.winners] != events[-1]["winners"]:
        raise RefereeError(
            f"seats {seats}, options {json.dumps(options)}, seed {seed}: match and events differ in scores"
        )
    return match, referee


def fuzz_games(count: int, seed: int | str) -> Counter[str]:
    """Checks random games and returns the rare things met; a RefereeError says how to repeat the game."""
    rng = random.Random(f"games:{seed}")
    met: Counter[str] = Counter()
    for _ in range(count):
        seats = rng.randint(2, 6)
        options = random_game_options(rng, seats)
        met += play_game(seats, options, rng.getrandbits(32), rng.choice(STYLES))[1].met
    return met


# The command


def batches(count: int, size: int) -> Iterator[int]:
    while count > 0:
        yield min(count, size)
        count -= size


def run(
    name: str, job: Callable[[int, str], Any], count: int, size: int, seed: str, pool: ProcessPoolExecutor
) -> Counter[str]:
    """Runs all batches. Each has its own seed, so the number of processes changes nothing."""
    sizes = list(batches(count, size))
    seeds = [f"{seed}:{number}" for number in range(len(sizes))]
    met: Counter[str] = Counter()
    done = 0
    for batch, part in zip(sizes, pool.map(job, sizes, seeds), strict=True):
        done += batch
        met += part or Counter()
        sys.stderr.write(f"\r{name}: {done:,} of {count:,}")
        sys.stderr.flush()
    sys.stderr.write("\n")
    return met


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.kabale.fuzz", description=__doc__)
    parser.add_argument("--columns", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=None, help="processes; as many as there are cores unless told")
    chosen = parser.parse_args(arguments)
    try:
        with ProcessPoolExecutor(chosen.jobs) as pool:
            run("columns", fuzz_columns, chosen.columns, BATCH, chosen.seed, pool)
            met = run("games", fuzz_games, chosen.games, GAMES_IN_A_BATCH, chosen.seed, pool)
    except (AwardError, RefereeError) as error:
        sys.stderr.write(f"\n{type(error).__name__}: {error}\n")
        return 1
    for what, times in sorted(met.items()):
        sys.stdout.write(f"{what}: {times:,}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
