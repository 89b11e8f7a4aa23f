"""A bot that picks at random."""

from typing import Any

from raenke.core.chance import Chance


class RandomBot:
    """Picks every option equally often."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.fast(seed)

    def __repr__(self) -> str:
        return "<bot random>"

    def choose(self, view: Any, options: list[str]) -> str:
        return options[self.chance.below(len(options))]
