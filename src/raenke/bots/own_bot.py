"""Other people's bots at our tables: a crash or a late answer costs them their move, and affects nobody else."""

import logging
import traceback
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from raenke.bots.random_bot import RandomBot

LATE = 10.0  # seconds

logger = logging.getLogger("raenke.bots")


class Loss(msgspec.Struct, frozen=True):
    """A move that a bot lost: why, and the place in its code if it raised an error."""

    bot: str
    why: str
    trace: str = ""


def log(loss: Loss) -> None:
    logger.warning("%s lost a move: %s", loss.bot, loss.why)


class OwnBot:
    """Asks another bot, and plays at random for it if it fails, is late, or chooses a move that is not offered."""

    def __init__(self, bot: Any, seed: int, seconds: float, name: str = "a bot") -> None:
        self.bot = bot
        self.seconds = seconds
        self.name = name
        self.stand_in = RandomBot(seed)
        self.on_loss: Callable[[Loss], None] = log

    def choose(self, view: Any, options: list[str]) -> str:
        answers: SimpleQueue[Any] = SimpleQueue()
        Thread(target=answer, args=(self.bot, view, list(options), answers.put), daemon=True).start()
        try:
            chosen = answers.get(timeout=self.seconds)
        except Empty:
            chosen = TimeoutError(f"no answer within {self.seconds:g} s")
        if isinstance(chosen, str) and chosen in options:
            return chosen
        self.on_loss(self.loss_by(chosen))
        return self.stand_in.choose(view, options)

    def loss_by(self, chosen: Any) -> Loss:
        if not isinstance(chosen, BaseException):
            return Loss(self.name, f"it answered {chosen!r}, which is not one of the moves offered")
        if chosen.__traceback__ is None:
            return Loss(self.name, str(chosen))
        own = chosen.__traceback__.tb_next  # the first frame is ours
        trace = "".join(traceback.format_exception(type(chosen), chosen, own))
        return Loss(self.name, "".join(traceback.format_exception_only(chosen)).strip(), trace)


def answer(bot: Any, view: Any, options: list[str], put: Callable[[Any], None]) -> None:
    try:
        put(bot.choose(view, options))
    except BaseException as error:  # a bot that ends its thread, for example with sys.exit(), has failed too
        put(error)
