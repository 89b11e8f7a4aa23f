"""Games played by the referee's own rules, without the engine: each event is written and then checked.

They test the referee itself, so that its faults are not taken for the engine's.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tests.citadels import oracle
from tests.citadels.referee import Referee
from tests.citadels.referee_choosing import FACE_UP
from tests.citadels.referee_table import FIELDS
from tests.laws.referee import Choice, Event

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class Dealer(Referee):
    """Plays where the referee reads: any offered move, at random."""

    def __init__(
        self, seats: int, options: dict[str, Any], seed: int | str, pick: Callable[[random.Random, list[str]], str]
    ) -> None:
        super().__init__([])
        self.rng = random.Random(f"dealer:{seed}")
        self.pick_one = pick
        self.given: dict[str, Any] = {"seats": seats, "options": options}

    def choose(self, seat: int, offered: Iterable[str], read: Callable[[], str]) -> str:
        texts = frozenset(offered)
        if not texts:
            raise AssertionError(f"seat {seat} is asked and has nothing to pick")
        made = self.pick_one(self.rng, sorted(texts))
        self.choices.append(Choice(seat, texts, made))
        return made

    def take(self, kind: str, **fixed: Any) -> Event:
        event = {"type": kind, **fixed}
        for field in FIELDS[kind] - set(fixed):
            event[field] = self.luck(kind, field, fixed)
        self.events.append(event)
        return super().take(kind, **fixed)

    def luck(self, kind: str, field: str, fixed: dict[str, Any]) -> Any:
        rng = self.rng
        if kind == "game_started":
            return self.start(field)
        if kind == "deck_shuffled":
            return rng.sample(self.deck, len(self.deck))
        if kind == "characters_laid_up":
            number = FACE_UP.get((self.seats, len(self.cast)), 0)
            return rng.sample([name for name in self.cast if oracle.CHARACTERS[name].rank != 4], number)
        if kind in ("character_laid_down", "character_removed"):
            return rng.choice(self.middle)
        if kind == "hands_exchanged":
            return [list(self.hands[fixed["seat"]]), list(self.hands[fixed["other"]])]
        if kind == "hand_seen":
            return list(self.hands[fixed["other"]])
        if kind == "card_given":
            return rng.choice(self.hands[fixed["seat"]])
        raise AssertionError(f"{kind} leaves {field} open")

    def start(self, field: str) -> Any:
        seats, options = self.given["seats"], {**oracle.DEFAULTS, **self.given["options"]}
        if field == "cast":
            return [self.rng.choice(names) for names in oracle.casts(options, seats)]
        if field == "crown":
            return self.rng.randrange(seats) if options["start_player"] == "random" else options["start_player"]
        return self.given[field]


def deal(
    seats: int, options: dict[str, Any], seed: int | str, pick: Callable[[random.Random, list[str]], str]
) -> Dealer:
    """One whole game."""
    dealer = Dealer(seats, options, seed, pick)
    dealer.follow()
    return dealer
