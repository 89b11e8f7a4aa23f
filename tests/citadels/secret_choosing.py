"""Another way the characters of a round may have been chosen, which a seat cannot tell from the first."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Event = Mapping[str, Any]
Seat = int | None


@dataclass
class Step:
    """A pick: the seat, the characters offered, and the one chosen."""

    seat: int
    is_put: bool
    handed: list[str]
    character: str


@dataclass
class Choosing:
    """The characters of one round, in the order of C3.2, and what was said of them when they were called."""

    cast: list[str]
    crown: int
    has_last_choice: bool
    face_up: list[str] = field(default_factory=list)
    face_down: str = ""
    looker: Seat = None
    steps: list[Step] = field(default_factory=list)
    withdrawn: str | None = None
    withdrawn_before: int = -1
    left: list[str] = field(default_factory=list)
    is_done: bool = False
    shown: dict[str, int] = field(default_factory=dict)
    vain: set[str] = field(default_factory=set)  # called, and nobody answered
    not_with: dict[str, int] = field(default_factory=dict)  # who cannot have it, or would have had to answer

    def copied(self) -> "Choosing":
        other = Choosing(self.cast, self.crown, self.has_last_choice, self.face_up, looker=self.looker)
        other.withdrawn_before = self.withdrawn_before
        return other

    def lay(self) -> None:
        """Face up and face down are laid."""
        self.left = [name for name in self.cast if name not in self.face_up and name != self.face_down]

    def before_pick(self) -> None:
        """C3.2: with 7 of 8 (or 8 of 9) the last player may have the face-down character as well."""
        if self.has_last_choice and len(self.steps) == len(self.cast) - 2:
            self.left = in_cast(self.cast, {*self.left, self.face_down})

    def pick(self, seat: int, is_put: bool, character: str) -> None:
        self.before_pick()
        self.steps.append(Step(seat, is_put, list(self.left), character))
        self.left = [name for name in self.left if name != character]

    def withdraw(self, character: str) -> None:
        self.withdrawn, self.withdrawn_before = character, len(self.steps)
        self.left = [name for name in self.left if name != character]

    # What calling tells

    def may_have(self, seat: int, name: str) -> bool:
        if name in self.shown:
            return self.shown[name] == seat
        return name not in self.vain and self.not_with.get(name) != seat

    def may_lie(self, name: str) -> bool:
        """Whether it is possible that nobody has it."""
        return name not in self.shown


def in_cast(cast: list[str], names: set[str]) -> list[str]:
    return [name for name in cast if name in names]


class Choosings:
    """All rounds of a match, from its events; the city of the Hospital is public."""

    def __init__(self) -> None:
        self.rounds: list[Choosing] = []
        self.cast: list[str] = []
        self.seats = 0
        self.murdered: str | None = None
        self.hospital: Seat = None
        self.called: str | None = None

    def hear(self, event: Event) -> None:
        match event:
            case {"type": "game_started", "cast": cast, "seats": seats}:
                self.cast, self.seats = cast, seats
            case {"type": "round_started", "crown": crown}:
                self.rounds.append(Choosing(self.cast, crown, self.seats == len(self.cast) - 1))
                self.murdered = self.called = None
            case {"type": "characters_laid_up", "characters": characters}:
                self.rounds[-1].face_up = characters
            case {"type": "character_laid_down", "character": character, "seen_by": looker}:
                self.rounds[-1].face_down, self.rounds[-1].looker = character, looker
                self.rounds[-1].lay()
            case {"type": "character_removed", "character": character}:
                self.rounds[-1].withdraw(character)
            case {"type": "character_taken", "seat": seat, "character": character}:
                self.rounds[-1].pick(seat, False, character)
            case {"type": "character_put_away", "seat": seat, "character": character}:
                # with 7 of 8 the last player lays the other one down by taking one (C5.38)
                if seat is not None and not self.rounds[-1].has_last_choice:
                    self.rounds[-1].pick(seat, True, character)
            case {"type": "district_built" | "district_destroyed" | "districts_swapped"}:
                self.watch_hospital(event)
            case _:
                self.hear_call(event)

    def watch_hospital(self, event: Event) -> None:
        match event:
            case {"type": "district_built", "district": "hospital", "seat": seat}:
                self.hospital = seat
            case {"type": "district_destroyed", "district": "hospital" | "hospital*"}:
                self.hospital = None
            case {"type": "districts_swapped", "given": "hospital" | "hospital*", "other": other}:
                self.hospital = other
            case {"type": "districts_swapped", "taken": "hospital" | "hospital*", "seat": seat}:
                self.hospital = seat

    def hear_call(self, event: Event) -> None:
        match event:
            case {"type": "rank_called", "character": character}:
                self.close_call()
                self.called = character
                self.rounds[-1].is_done = True
                if character == self.murdered and self.hospital is not None:
                    self.rounds[-1].not_with[character] = self.hospital
            case {"type": "character_revealed" | "murdered_shown", "seat": seat, "character": character}:
                self.rounds[-1].shown[character] = seat
            case {"type": "character_named", "character": character, "how": "murder"}:
                self.murdered = character
            case {"type": "round_ended"}:
                self.close_call()
                if self.murdered is not None and self.murdered not in self.rounds[-1].shown:
                    self.rounds[-1].vain.add(self.murdered)

    def close_call(self) -> None:
        """Nobody can tell who has a murdered character until the round ends (C5.41)."""
        if self.called is not None and self.called != self.murdered and self.called not in self.rounds[-1].shown:
            self.rounds[-1].vain.add(self.called)


def another(choosing: Choosing, seat: Seat, next_seat: int, chooser: random.Random) -> Choosing:
    """A choosing that the seat cannot tell from this one; `next_seat` is who is handed what is left now."""
    return next(others(choosing, seat, next_seat, chooser))


def others(choosing: Choosing, seat: Seat, next_seat: int, chooser: random.Random) -> Iterator[Choosing]:
    """Every other choosing in random order, searched from the first card laid to the last pick."""
    laid = [name for name in choosing.cast if name not in choosing.face_up]
    if seat is not None and seat == choosing.looker:
        laid = [choosing.face_down]
    for name in chooser.sample(laid, len(laid)):
        if not choosing.is_done or choosing.has_last_choice or choosing.may_lie(name):
            other = choosing.copied()
            other.face_down = name
            other.lay()
            yield from picked_on(choosing, other, seat, next_seat, chooser)


def picked_on(
    choosing: Choosing, other: Choosing, seat: Seat, next_seat: int, chooser: random.Random
) -> Iterator[Choosing]:
    at = len(other.steps)
    if at == choosing.withdrawn_before and other.withdrawn is None:
        for name in chooser.sample(other.left, len(other.left)):
            if choosing.may_lie(name):
                yield from picked_on(choosing, with_withdrawn(other, name), seat, next_seat, chooser)
        return
    if at == len(choosing.steps):
        other.before_pick()
        is_handed = not choosing.is_done and seat is not None and seat == next_seat
        if is_handed and other.left != handed_now(choosing):
            return
        if not choosing.is_done or all(choosing.may_lie(name) for name in other.left):
            yield other
        return
    step = choosing.steps[at]
    for name in names_for(choosing, other, step, seat, chooser):
        after = with_pick(other, step, name)
        yield from picked_on(choosing, after, seat, next_seat, chooser)


def names_for(choosing: Choosing, other: Choosing, step: Step, seat: Seat, chooser: random.Random) -> list[str]:
    """What may be picked in this step."""
    other = with_copy(other)
    other.before_pick()
    if step.seat == seat:
        return [step.character] if other.left == step.handed else []
    to_come = choosing.steps[len(other.steps) :]
    later = next((own.handed for own in to_come if own.seat == seat), [])
    if step.is_put:
        names = [name for name in other.left if name not in later and choosing.may_lie(name)]
        return chooser.sample(names, len(names))
    due = {name for name, holder in choosing.shown.items() if holder == step.seat}
    due -= {earlier.character for earlier in other.steps}
    names = [name for name in other.left if name not in later and choosing.may_have(step.seat, name)]
    if len(due) >= sum(own.seat == step.seat and not own.is_put for own in to_come):
        names = [name for name in names if name in due]
    return chooser.sample(names, len(names))


def handed_now(choosing: Choosing) -> list[str]:
    now = with_copy(choosing)
    now.before_pick()
    return now.left


def with_copy(choosing: Choosing) -> Choosing:
    other = choosing.copied()
    other.face_down, other.withdrawn = choosing.face_down, choosing.withdrawn
    other.steps, other.left = list(choosing.steps), list(choosing.left)
    return other


def with_pick(choosing: Choosing, step: Step, name: str) -> Choosing:
    other = with_copy(choosing)
    other.pick(step.seat, step.is_put, name)
    return other


def with_withdrawn(choosing: Choosing, name: str) -> Choosing:
    other = with_copy(choosing)
    other.withdraw(name)
    return other
