"""What can go wrong at the gate, said so that people know what to do."""

from collections.abc import Mapping


class Refusal(ValueError):
    """Something that is not done, with the reason: an id and arguments for other languages, and plain English."""

    def __init__(self, message: str, reason: str = "", arguments: Mapping[str, object] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.arguments = dict(arguments or {})


class IllegalMove(Refusal):
    """A move that is not offered. The table is as it was."""

    def __init__(self, move: int | str, reason: str = "", arguments: Mapping[str, object] | None = None) -> None:
        super().__init__(move if isinstance(move, str) else f"move {move} is not offered now", reason, arguments)


class OptionError(Refusal):
    """An option, a number of seats or a seed that cannot be used."""


class OutcomeNeeded(Exception):
    """Luck comes from outside, and the next outcome is not there yet: give one from 0 to `below` - 1."""

    def __init__(self, below: int) -> None:
        super().__init__(f"an outcome from 0 to {below - 1} is needed")
        self.below = below


class OutcomeRefused(ValueError):
    """An outcome from outside that does not fit what was asked."""

    def __init__(self, below: int) -> None:
        super().__init__(
            f"an outcome from 0 to {below - 1} was asked for" if below else "more outcomes were given than asked for"
        )
        self.below = below
