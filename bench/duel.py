"""Plays the bots of two checkouts against each other: the same deals, seats rotated, half of a table's seats each.

`python -m bench.duel ../one ../other --bot search:250 --deals 40 --option cast=drawn`. Each checkout chooses in a
process of its own, and both follow the same match, so their rules must be the same; what they believe may differ.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
from itertools import combinations
from math import log2
from pathlib import Path
from typing import Any

DRAWS = 200


class Checkout:
    """A process that follows a match with the package of one checkout."""

    def __init__(self, path: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(path / "src")}
        command = [sys.executable, __file__, "--follow"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *question: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def follow() -> None:
    """Answer what is asked of a match, line by line."""
    from raenke import Match
    from raenke.bots import bot_named
    from raenke.core import Chance

    for line in sys.stdin:
        answer: Any = None
        match json.loads(line):
            case ["begin", game, seats, seed, options, bot]:
                table = Match(game, seats, seed, options)
                bots = {seat: bot_named(bot, table.game, seed * 8 + seat) for seat in range(seats)}
            case ["choose", seat]:
                answer = bots[seat].choose(table.view(seat), table.moves())
            case ["play", move]:
                table.play(move)
                answer = [table.to_move, table.winners, len(table.moves())]
            case ["see"]:
                answer = [table.to_move, table.winners, len(table.moves())]
            case ["hands", seat]:
                imagining, chance = table.game.imagining(table.view(seat)), Chance.fast(1)
                answer = [hands_of(imagining.drawn(chance)) for _ in range(DRAWS)]
            case ["truth"]:
                answer = hands_of(table.table)
        print(json.dumps(answer), flush=True)


def hands_of(table: Any) -> list[list[int]]:
    from raenke.citadels.layout import state_of

    state = state_of(table)
    return [state[f"hand {seat}"] for seat in range(table.seats)]


def bits(truth: list[list[int]], imagined: list[list[list[int]]], seat: int) -> list[float]:
    """For each card that others hold, how surprising it is there: minus the logarithm of its share of the draws."""
    found = []
    for other, hand in enumerate(truth):
        for card in {*hand} if other != seat else ():
            for copies in range(1, hand.count(card) + 1):
                share = sum(hands[other].count(card) >= copies for hands in imagined)
                found.append(-log2((share + 0.5) / (len(imagined) + 1)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkouts", nargs=2, type=Path)
    parser.add_argument("--bot", default="search:250")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    sides = [Checkout(path) for path in given.checkouts]
    wins, surprise = [], ([], [])
    chooser = random.Random(given.first)
    for deal in range(given.first, given.first + given.deals):
        seatings = list(combinations(range(given.seats), given.seats // 2))
        shares = []
        for ours in seatings:
            for side in sides:
                side.ask("begin", "citadels", given.seats, deal, options, given.bot)
            to_move, winners, offers = sides[0].ask("see")
            while to_move >= 0:
                side = sides[to_move not in ours]
                if offers > 1 and chooser.random() < 0.02:
                    truth = sides[0].ask("truth")
                    for side_surprise, other in zip(surprise, sides, strict=True):
                        side_surprise.extend(bits(truth, other.ask("hands", to_move), to_move))
                move = side.ask("choose", to_move)
                (to_move, winners, offers), _ = [each.ask("play", move) for each in sides]
            shares.append(sum(seat in ours for seat in winners) / len(winners))
        wins.append(statistics.mean(shares))
        error = 1.96 * statistics.stdev(wins) / len(wins) ** 0.5 if len(wins) > 1 else 0.5
        games = len(wins) * len(seatings)
        print(
            f"{games} games: the first wins {statistics.mean(wins):.4f} ± {error:.4f};"
            f" bits a card {statistics.mean(surprise[0]):.3f} and {statistics.mean(surprise[1]):.3f}"
            f" over {len(surprise[0])} cards",
            flush=True,
        )


if __name__ == "__main__":
    follow() if "--follow" in sys.argv else main()
