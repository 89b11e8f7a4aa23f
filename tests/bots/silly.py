"""Looks through games for moves that no sensible player makes.

python -m tests.bots.silly --games 1000 --bot search:1000
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from raenke import Match, games
from raenke.bots import bot_named
from raenke.bots.search import Budget, searched
from raenke.bots.strangers import strangers_of
from raenke.citadels.cards import cost_of

NAMING = ("murder", "rob", "bewitch")
CHEAP = 1  # what the Warlord destroys for nothing may be left unbuilt
AGREED = 0.02  # of a win
USES = ("laboratory", "museum", "quarry")  # with these even a second copy is good for something


def faults(view: Any, options: Sequence[str], chosen: str) -> Iterator[str]:
    """What is silly about a move of Citadels, whatever is hidden."""
    what, _, named = chosen.partition(" ")
    own = view.players[view.seat]
    city = {district.card for district in own.city}
    has_use = any(card in city for card in USES) or view.options["duplicates"] == "allowed"
    if what == "keep" and named in city and not has_use:
        others = {option.split()[1] for option in options if option.startswith("keep ")}
        if others - city - {*view.hand}:
            yield "keeps what its city has"
    is_last = len(own.city) + 1 >= view.needed  # to complete a city may end the game, and lose it
    acts_again = any(view.cast.index(name) >= view.called for name in view.own)  # and an Alchemist builds for nothing
    saves = any(cost_of(card) > own.gold for card in view.hand if card not in city)  # for something dearer
    if what == "end" and not is_last and not acts_again and not saves:
        if any(option.startswith("build ") and cost_of(option.split()[1]) > CHEAP for option in options):
            yield "ends its turn without building"
    if what in NAMING and named in view.face_up:
        yield "names who lies face up"


def count_in(number: int, bot: str) -> Counter[str]:
    """The faults of a bot in one game against strangers, and how many decisions it had."""
    rng = random.Random(f"silly:{number}")
    game = games["citadels"]
    seats = rng.randint(2, 5)
    match = Match(game, seats, rng.getrandbits(60), {"cast": rng.choice(["base", "drawn"])})
    others = [f"stranger:{rng.choice([*strangers_of(game)][:-1])}" for _ in range(seats - 1)]
    bots = [bot_named(name, game, seat) for seat, name in enumerate([bot, *others])]
    found: Counter[str] = Counter()
    while not match.over:
        options = match.moves()
        view = match.view(match.to_move)
        chosen = bots[match.to_move].choose(view, options)
        if match.to_move == 0 and len(options) > 1:
            found["decisions"] += 1
            found.update(faults(view, options, chosen))
        match.play(chosen)
    return found


def decisions(game: str, count: int, seed: int) -> Iterator[Any]:
    """Views with a choice, from games of greedy bots at tables of four."""
    rng = random.Random(f"decisions:{seed}")
    while True:
        match = Match(game, 4, rng.getrandbits(60))
        bot = bot_named("greedy", match.game, 1)
        while not match.over:
            options, view = match.moves(), match.view(match.to_move)
            if len(options) > 1 and rng.random() < 0.05:
                yield view
                count -= 1
                if not count:
                    return
            match.play(bot.choose(view, options))


def agree(game: str, view: Any, budget: Budget, seeds: int = 10) -> bool:
    """Whether searches with other luck choose the same move, or find as much in their own."""
    chosen = [searched(games[game], view, seed, budget)[0] for seed in range(seeds)]
    worths = [one.worth for one in chosen]
    return len({one.move for one in chosen}) == 1 or max(worths) - min(worths) <= AGREED


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.silly", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="search:1000")
    parser.add_argument("--jobs", type=int, default=None, help="processes; as many as there are cores unless told")
    chosen = parser.parse_args(arguments)
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for each in pool.map(partial(count_in, bot=chosen.bot), range(chosen.games), chunksize=5):
            found += each
    decisions = found.pop("decisions")
    told = ", ".join(f"{count} times: {what}" for what, count in sorted(found.items())) or "nothing silly"
    sys.stdout.write(f"{chosen.games:,} games of {chosen.bot}, {decisions:,} decisions, {told}\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
