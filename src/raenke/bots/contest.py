"""Games that compare bots: the same deals with the seats rotated, so luck cancels out."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from time import process_time
from typing import Any

import msgspec
from openskill.models.weng_lin.plackett_luce import PlackettLuce

from raenke.bots import BLIND, bot_named, bot_seed
from raenke.bots.own_bot import Loss, OwnBot
from raenke.core.errors import OptionError
from raenke.core.game import game_named
from raenke.core.match import Match
from raenke.core.seeds import game_seed

CHEATER = "cheater"
NORMAL = 1.96  # this many deviations to both sides hold 95 % of a normal distribution


class Contest(msgspec.Struct, frozen=True):
    """What to play: a game with its options, a seed, and a line-up of bots, one for each seat. `table` tells those of a
    gate apart."""

    game: str
    rules: str
    release: str
    options: dict[str, Any]
    seed: str
    lineup: list[str]
    table: str = ""

    @property
    def seats(self) -> int:
        return len(self.lineup)

    @property
    def bots(self) -> list[str]:
        return self.lineup

    def seating(self, rotation: int) -> list[str]:
        return self.lineup[-rotation:] + self.lineup[:-rotation]

    def to_play(self, deals: int, done: "Iterable[Played]") -> "Iterator[Task]":
        """The games that are still missing, deal by deal."""
        there = {played.key for played in done}
        for deal in range(deals):
            yield from self.rotations(deal, there)

    def rotations(self, deal: int, there: "Container[Key]") -> "Iterator[Task]":
        """The games of a deal that are still missing."""
        for rotation in range(self.seats):
            if (self.table, deal, rotation) not in there:
                yield self, deal, rotation


class Played(msgspec.Struct, frozen=True):
    """A finished game: who sat where, the result, and by seat the processor time and number of decisions.

    `lost` counts the moves that other people's bots lost, by seat; `losses` has each seat's first.
    """

    deal: int
    rotation: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    moves: int
    seconds: list[float]
    decisions: list[int]
    lost: list[int] = []
    losses: dict[int, Loss] = {}
    table: str = ""

    @property
    def key(self) -> "Key":
        """Which game of its contest or gate this is."""
        return self.table, self.deal, self.rotation

    def won(self, seat: int) -> float:
        """The share of the win that a seat has."""
        return (seat in self.winners) / len(self.winners)


Task = tuple[Contest, int, int]
"""A game to play: its contest, deal and rotation."""
Key = tuple[str, int, int]
"""A game of a contest or a gate: its table, deal and rotation."""


class Standing(msgspec.Struct, frozen=True):
    """How a bot did, also by seat; par is one win in as many games as there are seats."""

    bot: str
    games: int
    wins: float
    share: float
    interval: tuple[float, float] | None
    mean_score: float
    rating: float
    deviation: float
    seconds_a_move: float
    lost: int = 0


class Lost(Exception):
    """A bot lost a move in a strict run."""

    def __init__(self, seat: int, loss: Loss) -> None:
        super().__init__(seat, loss)
        self.seat = seat
        self.loss = loss


class Watch:
    """Notes the moves that other people's bots lose in a game."""

    def __init__(self, seats: int, is_strict: bool) -> None:
        self.is_strict = is_strict
        self.lost = [0] * seats
        self.losses: dict[int, Loss] = {}

    def take(self, seat: int, loss: Loss) -> None:
        if self.is_strict:
            raise Lost(seat, loss)
        self.lost[seat] += 1
        self.losses.setdefault(seat, loss)


def check_bot(name: str, game_name: str) -> None:
    chooser_of(name, game_name, 0)


def chooser_of(name: str, game_name: str, seed: int) -> Any:
    kind, _, budget = name.partition(":")
    game = game_named(game_name)
    if kind == CHEATER:
        from raenke.bots.search import Budget, Cheater, budget_of

        return Cheater(game, seed, budget_of(budget) if budget else Budget())
    return bot_named(name, game, seed)


def play(contest: Contest, deal: int, rotation: int, is_strict: bool = False) -> Played:
    """One game from the first shuffle to the last count; decisions with one option need no bot."""
    seed = game_seed(bytes.fromhex(contest.seed), deal)
    bots = contest.seating(rotation)
    choosers = [chooser_of(name, contest.game, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    watch = Watch(contest.seats, is_strict)
    for seat, chooser in enumerate(choosers):
        if isinstance(chooser, OwnBot):
            chooser.on_loss = partial(watch.take, seat)
    match = Match(contest.game, contest.seats, seed, contest.options)
    seconds, decisions = [0.0] * contest.seats, [0] * contest.seats
    while not match.over:
        seat, options = match.to_move, match.moves()
        if len(options) == 1:
            match.play(options[0])
            continue
        view = None if bots[seat] in BLIND else match.view(seat)
        begun = process_time()
        if bots[seat].partition(":")[0] == CHEATER:
            chosen = choosers[seat].choose_knowing(match.table, view, options)
        else:
            chosen = choosers[seat].choose(view, options)
        seconds[seat] += process_time() - begun
        decisions[seat] += 1
        match.play(chosen)
    return Played(
        deal, rotation, bots, match.scores, match.winners, len(match.history),
        [round(spent, 4) for spent in seconds], decisions, watch.lost, watch.losses, contest.table,
    )  # fmt: skip


# Results


def standings(contest: Contest, games: Sequence[Played]) -> list[Standing]:
    """The bots of a line-up, the one with the largest share first."""
    ordered = sorted(games, key=lambda played: (played.deal, played.rotation))
    ratings = ratings_of(contest, ordered)
    found = [standing_of(name, ordered, *ratings[name]) for name in dict.fromkeys(contest.lineup)]
    return sorted(found, key=lambda standing: -standing.share)


def standing_of(name: str, games: Sequence[Played], rating: float, deviation: float) -> Standing:
    shares: dict[int, list[float]] = {}
    scores = []
    seconds, decisions, lost = 0.0, 0, 0
    for played in games:
        for seat in (seat for seat, bot in enumerate(played.bots) if bot == name):
            shares.setdefault(played.deal, []).append(played.won(seat))
            scores.append(played.scores[seat])
            seconds += played.seconds[seat]
            decisions += played.decisions[seat]
            lost += played.lost[seat] if played.lost else 0
    every = [won for deal in shares.values() for won in deal]
    share = sum(every) / len(every)
    return Standing(
        bot=name,
        games=len(every),
        wins=sum(every),
        share=share,
        interval=bounded(interval_of([sum(deal) / len(deal) for deal in shares.values()], share)),
        mean_score=sum(scores) / len(scores),
        rating=rating,
        deviation=deviation,
        seconds_a_move=seconds / max(1, decisions),
        lost=lost,
    )


def interval_of(shares: Sequence[float], share: float) -> tuple[float, float] | None:
    """The 95 % interval of the mean; all games of a deal are one sample, because they have the same luck."""
    if len(shares) < 2:
        return None
    mean = sum(shares) / len(shares)
    spread = sqrt(sum((one - mean) ** 2 for one in shares) / (len(shares) - 1) / len(shares))
    return share - NORMAL * spread, share + NORMAL * spread


def bounded(interval: tuple[float, float] | None) -> tuple[float, float] | None:
    """A share is between none and all."""
    return interval and (max(0.0, interval[0]), min(1.0, interval[1]))


def ratings_of(contest: Contest, games: Sequence[Played]) -> Mapping[str, tuple[float, float]]:
    """Ratings as on the server; a bot on several seats gets the mean of their ratings."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in contest.lineup}
    for played in games:
        teams = [[ratings[name]] for name in played.bots]
        places = [-(score + (seat in played.winners)) for seat, score in enumerate(played.scores)]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for name in ratings:
            own = [one for one, bot in zip(rated, played.bots, strict=True) if bot == name]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def lineup_of(names: list[str], seats: int) -> list[str]:
    """The bots by seat: the last one named fills the seats that are left."""
    if not 1 <= len(names) <= seats:
        raise OptionError(f"--bot is given once to {seats} times for {seats} seats, not {len(names)} times")
    return names + names[-1:] * (seats - len(names))
