"""Fits to who won what a table is worth: for any game that says what its seats have at the end of a round."""

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from raenke import Match
from raenke.bots import Bot, bot_named
from raenke.core.worth import TEMPERATURE, Worth

Play = Callable[[int], dict[str, Any]]
CALM = 2.0  # towards being as sure as in quick games
KEPT = 10  # one game in so many is kept apart, to tell what the weights foresee
SEARCHES = ("search:60", "search:300")
SEARCHING = 0.35  # of the players at mixed tables


def mixed_game(match: Match, soft: Callable[[random.Random], Bot], reader: Worth, rng: random.Random) -> dict[str, Any]:
    """A game of searches and soft players: what each seat had at the end of each round, and who won."""

    def player() -> Bot:
        if rng.random() < SEARCHING:
            return bot_named(rng.choice(SEARCHES), match.game, rng.getrandbits(30))
        return soft(rng)

    players = [player() for _ in range(match.seats)]
    rounds = []
    now = match.table.round
    while not match.over:
        moves = match.moves()
        match.play(moves[0] if len(moves) == 1 else players[match.to_move].choose(match.view(match.to_move), moves))
        if match.table.round != now and not match.over:
            now = match.table.round
            rounds.append((*reader.amounts(),))
    return {"quick": False, "won": match.winners, "rounds": rounds}


class Rounds:
    """The ends of rounds of many games: the stage, what all seats have, which seats there are, and who won."""

    def __init__(self, found: Sequence[dict[str, Any]], scale: Any = None) -> None:
        import numpy as np

        ends = [(number, game["won"], *end) for number, game in enumerate(found) for end in game["rounds"]]
        self.game = np.array([number for number, *_ in ends])
        self.stage = np.array([stage for *_, stage, _ in ends])
        self.had = np.zeros((len(ends), 8, len(ends[0][3][0])), np.float32)
        self.there = np.zeros((len(ends), 8), bool)
        self.won = np.zeros((len(ends), 8), np.float32)
        for at, (_, winners, _, amounts) in enumerate(ends):
            self.had[at, : len(amounts)] = amounts
            self.there[at, : len(amounts)] = True
            self.won[at, winners] = 1 / len(winners)
        self.scale = self.had[self.there].std(axis=0) + 1e-3 if scale is None else scale
        self.had /= self.scale
        self.weighs = (5 / np.bincount(self.game))[self.game]  # a long game says no more than a short one

    def chances(self, weights: Any) -> Any:
        """How likely each seat wins, by weights for each stage."""
        import numpy as np

        whole = np.einsum("rsf,rf->rs", self.had, weights.astype(np.float32)[self.stage])
        whole = np.where(self.there, whole, -99.0)
        grown = np.exp(whole - whole.max(axis=1, keepdims=True)) * self.there
        return grown / grown.sum(axis=1, keepdims=True)

    def loss(self, weights: Any) -> tuple[float, Any]:
        """How badly the winners were foreseen, and its slope by stage and name."""
        import numpy as np

        found = self.chances(weights)
        off = (found - self.won) * self.weighs[:, None]
        slope = np.zeros(weights.shape)
        np.add.at(slope, self.stage, np.einsum("rs,rsf->rf", off, self.had))
        return float(-(self.won * np.log(found + 1e-12)).sum(axis=1) @ self.weighs), slope

    def bits(self, weights: Any) -> float:
        import numpy as np

        told = -(self.won * np.log2(self.chances(weights) + 1e-12)).sum(axis=1)
        return float(told @ self.weighs / self.weighs.sum())


def fitted(found: Sequence[dict[str, Any]], by_stage: Sequence[Sequence[float]], pulls: Sequence[float]) -> Any:
    """Weights for each stage: fitted to the winners of quick games, then as sure as mixed games allow.

    By stage it is told how much each set of weights counts there, and by set how much it is pulled towards 0.
    """
    import numpy as np
    from scipy.optimize import minimize

    every = [game for game in found if game["quick"]]
    quick = Rounds([game for number, game in enumerate(every) if number % KEPT])
    apart = Rounds(every[::KEPT], quick.scale)
    mixed = Rounds([game for game in found if not game["quick"]], quick.scale)
    bends, pull = np.array(by_stage, float), np.array(pulls)[:, None]
    names = quick.had.shape[2]

    def lost(flat: Any) -> Any:
        bent = flat.reshape(len(pulls), -1)
        told, slope = quick.loss(bends @ bent)
        return told + (5 * pull * bent**2).sum(), (bends.T @ slope + 10 * pull * bent).ravel()

    start = np.zeros(len(pulls) * names)
    best = bends @ minimize(lost, start, jac=True, method="L-BFGS-B").x.reshape(len(pulls), -1)

    def unsure(sure: Any) -> Any:
        told, slope = mixed.loss(np.exp(sure)[:, None] * best)
        return told + 5 * CALM * sure @ sure, np.exp(sure) * (slope * best).sum(axis=1) + 10 * CALM * sure

    calm = np.exp(minimize(unsure, np.zeros(len(bends)), jac=True, method="L-BFGS-B").x)
    sys.stdout.write(f"as sure as in quick games, by stage: {calm.round(2)}\n")
    for name, rounds in (("quick", quick), ("quick, kept apart", apart), ("mixed", mixed)):
        sys.stdout.write(
            f"{name}: {rounds.bits(0 * best):.3f} bits for the winner by chance, {rounds.bits(best):.3f} by weights, "
            f"{rounds.bits(calm[:, None] * best):.3f} as sure as mixed games allow\n"
        )
    return np.rint(TEMPERATURE * calm[:, None] * best / quick.scale).astype(int)


def write(path: Path, head: Sequence[str], names: Sequence[str], weights: Any) -> None:
    """A row for each thing a seat may have, a column for each stage."""
    width = max(map(len, names)) + 1
    rows = [
        f'    "{name}":{" " * (width - len(name))}({", ".join(f"{each:5}" for each in weights[:, at])}),'
        for at, name in enumerate(names)
    ]
    path.write_text("\n".join((*head, *rows, "}  # fmt: skip", "")))


def command(name: str, about: str, quick: Play, mixed: Play, fit: Callable[[Sequence[dict[str, Any]]], None]) -> None:
    """`play` games into a file, or `fit` to what is in one."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {name}", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--quick", type=int, default=20000)
    parser.add_argument("--mixed", type=int, default=300)
    parser.add_argument("--jobs", type=int, help="games at a time; by default, one per core")
    chosen = parser.parse_args()
    if chosen.what == "fit":
        fit([json.loads(line) for line in chosen.file.read_text().splitlines()])
        return
    with chosen.file.open("w") as file, ProcessPoolExecutor(chosen.jobs) as pool:
        for play, how_many in ((quick, chosen.quick), (mixed, chosen.mixed)):
            for game in pool.map(play, range(how_many), chunksize=20):
                file.write(json.dumps(game, separators=(",", ":")) + "\n")
