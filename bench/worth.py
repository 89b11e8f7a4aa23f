"""Plays games of Citadels, and fits to who won them what a table is worth at the end of a round.

python -m bench.worth play games.jsonl --quick 20000 --mixed 300
python -m bench.worth fit games.jsonl     # needs NumPy and SciPy; writes bots/citadels/worth_weights.py

Quick games are played out by the guide's own weights, and give the weights. Mixed ones have searches and greedy bots of
many tastes; they only say how sure one may be at each stage. No stranger plays.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.fitting import command, fitted, mixed_game, write
from raenke import Match, games
from raenke.bots.citadels import worth
from raenke.bots.citadels.greedy import Greedy
from raenke.bots.citadels.guide import Guide
from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.worth import NAMES, Worth
from raenke.citadels import district
from raenke.citadels.cards import CHARACTERS, DISTRICT_COST
from raenke.citadels.table import Table
from raenke.core.search import Search
from raenke.core.thinking import think

GAME = games["citadels"]
DARK = {"cast": "drawn", "dark_districts": "all"}
SEATS = (2, 3, 4, 4, 4, 5, 6, 7)
SHARP = (0.02, 0.3, 0.8)  # points that make a move e times as likely
TASTE = 1.5  # points by which a player likes or dislikes a character, beyond what the greedy bot does
# By stage, how much counts: what all have in common, what is special near the end, far from it, and at small tables.
BENDS = ((1, 1, 0, 0), (1, 0, 0, 0), (1, 0, 1, 0), (1, 1, 0, 1), (1, 0, 0, 1), (1, 0, 1, 1))
PULL = (0.2, 0.8, 0.8, 0.8)  # towards 0, for each of them
SHAKEN = 0.35  # of the seats, at the end of each round of a quick game
WRITTEN = Path(worth.__file__).parent / "worth_weights.py"
HEAD = (
    '"""What counts at the end of a round, by `python -m bench.worth`: 1,024 make a seat e times as likely to win."""',
    "",
    "# At tables of four and more, with at most 2 districts to go in the fullest city, at most 4, more;",
    "# then the same at tables of two and three, where everybody has two characters.",
    "WEIGHTS = {",
)


class Soft:
    """Chooses as the greedy bot would, but not always the best, and with a taste for characters of its own."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.greedy = Greedy(rng.getrandbits(30))
        self.width = rng.choice(SHARP)
        self.taste = {name: rng.gauss(0.0, TASTE) for name in CHARACTERS}

    def choose(self, view: Any, options: list[str]) -> str:
        situation = Situation(view, options)
        values = [self.greedy.judged(situation, option)[0] + self.liked(option) for option in options]
        most = max(values)
        return self.rng.choices(options, [2.0 ** ((value - most) / self.width) for value in values])[0]

    def liked(self, option: str) -> float:
        what, _, name = option.partition(" ")
        return self.taste[name] if what == "take" else 0.0


def table_for(rng: random.Random, number: int) -> Match:
    return Match(GAME, rng.choice(SEATS), rng.getrandbits(60), DARK if number % 2 else {})


def mixed(number: int) -> dict[str, Any]:
    """A game at a mixed table: what each seat had at the end of each round, and who won."""
    rng = random.Random(f"mixed:{number}")
    match = table_for(rng, number)
    return mixed_game(match, Soft, Worth(match.table, is_free=False), rng)


def shaken(table: Table, rng: random.Random) -> Table:
    """The same table, where chance has changed what some seats have: what only ever comes together in play, such as
    much gold and few cards, is told apart by it."""
    lies = table.layout()
    for seat in range(table.seats):
        if rng.random() > SHAKEN:
            continue
        common = [cell for cell in lies.city[seat] if cell >> 1 < district.FIRST_VIOLET]
        match rng.choice(("unbuilt", "unbuilt", "gold", "card")):
            case "unbuilt" if common:
                cell = rng.choice(common)
                lies.city[seat].remove(cell)
                lies.hand[seat] = sorted([*lies.hand[seat], cell >> 1])
                lies.gold[seat] += DISTRICT_COST[cell >> 1]
            case "gold":
                lies.gold[seat] = max(0, lies.gold[seat] + rng.choice((-4, -3, -2, -1, 1, 2, 3, 4)))
            case "card" if lies.deck and rng.random() < 0.5:
                lies.hand[seat] = sorted([*lies.hand[seat], lies.deck.pop(0)])
            case "card" if lies.hand[seat]:
                lies.deck.append(lies.hand[seat].pop(rng.randrange(len(lies.hand[seat]))))
    changed = Table(table.seats, table.options)
    changed.lay_out(lies)
    return changed


def quick(number: int) -> dict[str, Any]:
    """The same for a game that the guide's weights play."""
    rng = random.Random(f"quick:{number}")
    match = table_for(rng, number)
    truth = match.table
    guide = Guide(GAME.imagining(match.view(0)), rng.getrandbits(60), truth)
    guide.near = 0  # no round beyond the next
    search = Search(guide, 1, 0.0, 0)
    reader = Worth(guide.own, is_free=False)
    rounds = []
    while not truth.over:
        think(search, 1)
        truth.copy_from(guide.own)
        if not truth.over:
            truth.copy_from(shaken(truth, rng))
            guide.own.copy_from(truth)
            rounds.append((*reader.amounts(),))
    return {"quick": True, "won": GAME.winners(GAME.scores(truth), truth), "rounds": rounds}


def fit(found: Sequence[dict[str, Any]]) -> None:
    write(WRITTEN, HEAD, NAMES, fitted(found, BENDS, PULL))


if __name__ == "__main__":
    command("bench.worth", __doc__ or "", quick, mixed, fit)
