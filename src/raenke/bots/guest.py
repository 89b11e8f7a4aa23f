"""Bots of other people at our tables: a crash or a late answer costs them their move, and nobody else anything."""

import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from raenke.bots.random_bot import RandomBot

LATE = 10.0  # seconds

logger = logging.getLogger("raenke.bots")


class Guest:
    """Asks another bot, and plays at random for it where it fails, is late, or wants what is not offered."""

    def __init__(self, bot: Any, seed: int, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds
        self.stand_in = RandomBot(seed)
        self.failures = 0

    def choose(self, view: Any, options: list[str]) -> str:
        answers: SimpleQueue[Any] = SimpleQueue()
        Thread(target=answer, args=(self.bot, view, list(options), answers.put), daemon=True).start()
        try:
            chosen = answers.get(timeout=self.seconds)
        except Empty:
            chosen = TimeoutError(f"no answer within {self.seconds:g} s")
        if isinstance(chosen, str) and chosen in options:
            return chosen
        self.failures += 1
        logger.warning("a bot lost its move: %r", chosen)
        return self.stand_in.choose(view, options)


def answer(bot: Any, view: Any, options: list[str], put: Callable[[Any], None]) -> None:
    try:
        put(bot.choose(view, options))
    except Exception as error:
        put(error)
