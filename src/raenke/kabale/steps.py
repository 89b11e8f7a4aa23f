"""The steps of an award: one type for each kind, with everything needed to tell and draw it."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

Goal = tuple[str, int]
Lying = tuple[int, str] | tuple[int, str, str]  # its owner, its card, and "cloak" if it replaces one (K5.4)


class Step(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """One step, with its paragraph. Places count from the goal; `sums` is what each seat has after the step."""

    rule: str
    sums: dict[int, float]

    def written(self) -> dict[str, Any]:
        """The step as records have it: its paragraph first, and sums only where the step is about them."""
        plain: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        if not isinstance(self, Sums):
            del plain["sums"]
        return {"rule": plain.pop("rule"), **plain}


class Silenced(Step, frozen=True):
    by: list[int]
    cards: list[int]


class Removed(Step, frozen=True):
    by: int
    cards: list[int]


class Cancelled(Step, frozen=True):
    by: list[int]


class Paired(Step, frozen=True):
    seat: int
    cards: list[int]


class Change(msgspec.Struct, frozen=True):
    """What is added to a card's printed number, and by which cards."""

    rule: str
    kind: Literal["specialist", "no_number", "empty", "copied", "juliet", "hermit", "little_giant", "dragon", "floor"]
    by: list[int] | None
    amount: float | None


class Number(Step, frozen=True):
    position: int
    seat: int
    card: str
    number: float | None
    printed: float | None
    changes: list[Change]


class Sums(Step, frozen=True):
    wins: Literal["highest", "lowest"]
    by: list[int]


class Tied(Step, frozen=True):
    seats: list[int]
    by: Literal["nearest", "farthest"]
    position: int


class Won(Step, frozen=True):
    seat: int


class Unclaimed(Step, frozen=True):
    """Nobody takes part: the goal leaves the game."""


AnyStep = Silenced | Removed | Cancelled | Paired | Number | Sums | Tied | Won | Unclaimed


class Awarded(Protocol):
    """What can be told as an award: the event of a match, or the answer of the column lab."""

    @property
    def goal(self) -> Goal: ...
    @property
    def cards(self) -> Sequence[Lying]: ...
    @property
    def steps(self) -> Sequence[AnyStep]: ...
