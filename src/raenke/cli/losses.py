"""Moves that users' own bots lose: shows the first of each bot with its traceback, and counts all of them."""

from collections import Counter
from collections.abc import Iterable
from functools import partial

import typer

from raenke.bots import Bot
from raenke.bots.own_bot import Loss, OwnBot
from raenke.cli.shell import FAILED, complain, counted

MORE = "A random move was made for it. Further ones are only counted; --strict stops at the first."


class Losses:
    """The moves lost in a run; in a strict run, the first loss ends it."""

    def __init__(self, is_strict: bool) -> None:
        self.is_strict = is_strict
        self.counts: Counter[str] = Counter()
        self.told: set[str] = set()

    def watch(self, bot: Bot, seat: int) -> None:
        if isinstance(bot, OwnBot):
            bot.on_loss = partial(self.take, seat)

    def watch_all(self, bots: Iterable[Bot]) -> None:
        for seat, bot in enumerate(bots):
            self.watch(bot, seat)

    def take(self, seat: int, loss: Loss) -> None:
        self.tell_first(seat, loss)
        self.counts[loss.bot] += 1

    def tell_first(self, seat: int, loss: Loss) -> None:
        if loss.bot in self.told:
            return
        self.told.add(loss.bot)
        typer.echo(loss.trace, err=True, nl=False)
        told = f"{loss.bot} at seat {seat + 1} lost a move: {loss.why}"
        if self.is_strict:
            complain(f"{told}\nStopped because of --strict.", FAILED)
        typer.echo(f"raenke: {told}\n{MORE}", err=True)

    def tell_all(self) -> None:
        """At the end, tell how many there were."""
        for bot, count in self.counts.items():
            typer.echo(f"raenke: {bot} lost {counted(count, 'move')}", err=True)
