"""Errors of the engine, with messages that help people to go on."""

from collections.abc import Mapping


class Refusal(ValueError):
    """Why something is refused: plain English, and a reason with arguments for texts in other languages."""

    def __init__(self, message: str, reason: str = "", arguments: Mapping[str, object] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.arguments = dict(arguments or {})


class IllegalMove(Refusal):
    """A move that is not offered. The table has not changed."""

    def __init__(self, move: int | str, reason: str = "", arguments: Mapping[str, object] | None = None) -> None:
        super().__init__(move if isinstance(move, str) else f"move {move} is not offered now", reason, arguments)


class OptionError(Refusal):
    """An option, a number of seats or a seed that cannot be used."""


class OutcomeNeeded(Exception):
    """Luck comes from outside and the next outcome is missing: give one from 0 to `below` - 1."""

    def __init__(self, below: int) -> None:
        super().__init__(f"an outcome from 0 to {below - 1} is needed")
        self.below = below


class OutcomeRefused(ValueError):
    """An outcome from outside that is out of range, or one too many."""

    def __init__(self, below: int) -> None:
        super().__init__(
            f"an outcome from 0 to {below - 1} was asked for" if below else "more outcomes were given than asked for"
        )
        self.below = below
