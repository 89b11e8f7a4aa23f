"""Plays games of Kabale & Hiebe, and fits to who won them what a table is worth between two rounds.

python -m bench.domains play games.jsonl --quick 20000 --mixed 300
python -m bench.domains fit games.jsonl     # needs NumPy and SciPy; writes bots/kabale/worth_weights.py

Quick games are played out by the guide's own weights, and give the weights. Mixed ones have searches and greedy bots of
many tastes; they only say how sure one may be at each stage. No stranger plays.
"""

import random
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any

from bench.fitting import command, fitted, mixed_game, write
from raenke import Match, games
from raenke.bots.kabale import worth
from raenke.bots.kabale.greedy import likings
from raenke.bots.kabale.guide import Guide
from raenke.bots.kabale.worth import NAMES, STAGES, Worth
from raenke.core.search import Search
from raenke.core.thinking import think
from raenke.kabale.cards import ALLIES

GAME = games["kabale"]
SEATS = (2, 3, 4, 4, 4, 4, 5, 6)
SHARP = (4.0, 16.0, 40.0)  # liking that makes a move e times as likely
TASTE = 20.0  # liking by which a player likes or dislikes an ally, beyond what the greedy bot does
# By stage, how much counts: what all have in common, what grows with the rounds to come, what is special to each.
BENDS = tuple((1.0, stage - 2.0, *(float(stage == own) for own in range(STAGES))) for stage in range(STAGES))
PULL = (0.2, 0.4, *(0.8,) * STAGES)  # towards 0, for each of them
WRITTEN = Path(worth.__file__).parent / "worth_weights.py"
HEAD = (
    '"""What counts between two rounds, by `python -m bench.domains`: 1,024 make a seat e times as likely to win."""',
    "",
    "# With one round to come, two, three, four, five.",
    "WEIGHTS = {",
)


class Soft:
    """Chooses as the greedy bot would, but not always the best, and with a taste for allies of its own."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.width = rng.choice(SHARP)
        self.taste = {name: rng.gauss(0.0, TASTE) for name in ALLIES}

    def choose(self, view: Any, options: list[str]) -> str:
        liked = likings(view, options)
        values = [liked[option].liking + self.liked(option) for option in options]
        most = max(values)
        return self.rng.choices(options, [exp((value - most) / self.width) for value in values])[0]

    def liked(self, option: str) -> float:
        what, *rest = option.split()
        return self.taste[rest[0]] if what in ("lay", "cloak") else 0.0


def mixed(number: int) -> dict[str, Any]:
    """A game at a mixed table: what each seat had between the rounds, and who won."""
    rng = random.Random(f"mixed:{number}")
    match = Match(GAME, rng.choice(SEATS), rng.getrandbits(60))
    return mixed_game(match, Soft, Worth(match.table), rng)


def quick(number: int) -> dict[str, Any]:
    """The same for a game that the guide's weights play."""
    rng = random.Random(f"quick:{number}")
    match = Match(GAME, rng.choice(SEATS), rng.getrandbits(60))
    truth = match.table
    rounds = []
    while not truth.over:
        guide = Guide(GAME.imagining(GAME.view(truth, 0)), rng.getrandbits(60), truth)  # weighs goals as they are now
        think(Search(guide, 1, 0.0, 0), 1)
        truth.copy_from(guide.own)
        if not truth.over:
            rounds.append((*Worth(truth).amounts(),))
    return {"quick": True, "won": GAME.winners(GAME.scores(truth), truth), "rounds": rounds}


def fit(found: Sequence[dict[str, Any]]) -> None:
    write(WRITTEN, HEAD, NAMES, fitted(found, BENDS, PULL))


if __name__ == "__main__":
    command("bench.domains", __doc__ or "", quick, mixed, fit)
