"""All ways the characters of a round may have been chosen, as far as a seat can tell, tried one by one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from raenke.citadels.cards import CHARACTERS
from raenke.citadels.position import position_of
from raenke.core.event import to_dict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from raenke.citadels.table import Table
    from raenke.citadels.view import CitadelsView
    from raenke.core.match import Match

# C3.2 with two players: who takes or puts away, counted from the holder of the crown.
PAIR = ((0, "take"), (1, "take"), (1, "put"), (0, "take"), (0, "put"), (1, "take"))


class Casting(NamedTuple):
    """One way: what lies face down, what chance withdrew, what was picked, and what is handed on or was left."""

    down: str
    withdrawn: str | None
    picks: tuple[str, ...]
    left: frozenset[str]
    handed: tuple[frozenset[str], ...]


class TooManyCastings(Exception):
    """There are too many ways to try them all."""


@dataclass
class Caller:
    """What a seat (None: a spectator) sees of a round: what it is handed, what it picks, who answers."""

    seat: int | None
    seats: int
    cast: tuple[str, ...]
    opener: int = 0
    face_up: frozenset[str] = frozenset()
    down: str | None = None
    has_withdrawn: bool = False
    picks: list[str | None] = field(default_factory=list)
    handed: dict[int, frozenset[str]] = field(default_factory=dict)
    called: dict[str, int | None] = field(default_factory=dict)
    """Who answered; nobody."""
    murdered: str | None = None
    cannot_be_murdered: int | None = None
    is_over: bool = False
    tried: int = 0
    most: int = 0

    def hear(self, told: dict[str, Any], hospital: int | None) -> None:
        """`hospital`: the seat whose city has it now."""
        kind = told["type"]
        if kind == "round_started":
            self.__init__(self.seat, self.seats, self.cast, told["crown"])  # type: ignore[misc]
        elif kind == "characters_laid_up":
            self.face_up = frozenset(told["characters"])
        elif kind == "character_laid_down":
            self.down = told["character"]
        elif kind == "character_withdrawn":
            self.has_withdrawn = True
        elif kind in ("character_taken", "character_chosen") or (
            kind in ("character_put_away", "character_laid_aside") and self.seats == 2 and told["seat"] is not None
        ):
            self.picks.append(told.get("character"))
        elif kind == "character_named" and told["how"] == "murder":
            self.murdered = told["character"]
        elif kind == "rank_called":
            self.called[told["character"]] = None
            if told["character"] == self.murdered:
                self.cannot_be_murdered = hospital
        elif kind in ("character_revealed", "murdered_shown"):
            self.called[told["character"]] = told["seat"]
            if told["character"] == self.murdered:
                self.murdered = None
        elif kind == "round_ended":
            self.is_over = True

    def is_handed(self, handed: frozenset[str]) -> None:
        """The seat is asked to pick one of these."""
        self.handed[len(self.picks)] = handed

    def step(self, at: int) -> tuple[int, str]:
        offset, what = PAIR[at] if self.seats == 2 else (at % self.seats, "take")
        return (self.opener + offset) % self.seats, what

    def castings(self, most: int = 20_000) -> list[Casting]:
        self.tried, self.most = 0, most * 4
        unseen = [name for name in self.cast if name not in self.face_up]
        return [
            casting
            for down in (unseen if self.down is None else [self.down])
            for casting in self.go_on(Casting(down, None, (), frozenset(unseen) - {down}, ()))
        ]

    def go_on(self, casting: Casting) -> Iterator[Casting]:
        """All ways to go on that agree with what the seat saw."""
        self.tried += 1
        if self.tried > self.most:
            raise TooManyCastings
        at = len(casting.picks)
        if self.seats == 3 and len(self.cast) == 9 and at == 3 and casting.withdrawn is None and self.has_withdrawn:
            for name in sorted(casting.left):
                yield from self.go_on(casting._replace(withdrawn=name, left=casting.left - {name}))
            return
        left = casting.left
        is_all = at == (6 if self.seats < 4 else self.seats)
        if self.seats == len(self.cast) - 1 and at == self.seats - 1:
            left = left | {casting.down}  # the last may have either
        if at in self.handed and self.handed[at] != left:
            return
        if at == len(self.picks):
            if self.agrees(casting, is_all):
                yield casting._replace(left=left)
            return
        seat, what = self.step(at)
        own = self.picks[at]
        for name in sorted(left) if own is None else [own]:
            if what == "take" and not self.may_have(seat, name):
                continue
            yield from self.go_on(
                casting._replace(picks=(*casting.picks, name), left=left - {name}, handed=(*casting.handed, left))
            )

    def may_have(self, seat: int, name: str) -> bool:
        """What the calling tells."""
        if name not in self.called:
            return True
        if name == self.murdered and not self.is_over:
            return seat != self.cannot_be_murdered or seat == self.seat
        return self.called[name] == seat

    def agrees(self, casting: Casting, is_all: bool) -> bool:
        """Whether all who answered have what they showed."""
        held = self.holders(casting)
        return not is_all or all(seat is None or held.get(name) == seat for name, seat in self.called.items())

    def holders(self, casting: Casting) -> dict[str, int]:
        steps = [self.step(at) for at in range(len(casting.picks))]
        return {name: seat for name, (seat, what) in zip(casting.picks, steps, strict=True) if what == "take"}


def casting_of(table: Table) -> Casting:
    """How it really went at a table."""
    lies = table.layout()
    cast = tuple(CHARACTERS[character] for character in lies.cast)
    down, withdrawn = lies.face_down, lies.removed
    picks = tuple(cast[rank] for rank in lies.picked)
    gone = names_in(lies.face_up, cast) | {*picks}
    is_turned_over = table.seats == len(cast) - 1 and len(picks) >= table.seats - 1
    left = frozenset(cast) - gone - ({cast[withdrawn]} if withdrawn >= 0 else set())
    return Casting(
        cast[down],
        cast[withdrawn] if withdrawn >= 0 else None,
        picks,
        left if is_turned_over else left - {cast[down]},
        tuple(names_in(mask, cast) for mask in lies.handed),
    )


def names_in(mask: int, cast: tuple[str, ...]) -> frozenset[str]:
    return frozenset(name for rank, name in enumerate(cast) if mask >> rank & 1)


def slots_of(castings: list[Casting], view: CitadelsView) -> list[tuple[str, set[str]]]:
    """What each slot of the view may hold, over all ways."""
    found: list[tuple[str, set[str]]] = []
    picked = 0
    for slot in view.slots:
        if slot.what in ("take", "put"):
            at = picked
            picked += 1
            names = {casting.picks[at] for casting in castings}
        elif slot.what == "down":
            names = {casting.down for casting in castings}
        elif slot.what == "withdrawn":
            names = {str(casting.withdrawn) for casting in castings}
        else:
            names = {name for casting in castings for name in casting.left}
        found.append((slot.what, names))
    return found


def hospital_of(match: Match) -> int | None:
    """The seat whose city has the Hospital."""
    cities = position_of(match.table).cities
    return next((seat for seat, city in enumerate(cities) if any(card.startswith("hospital") for card in city)), None)


def listen(match: Match, seat: int | None) -> Caller:
    """A caller for a match that has just begun."""
    caller = Caller(seat, match.seats, position_of(match.table).cast)
    tell(caller, match, 0, None)
    return caller


def tell(caller: Caller, match: Match, heard: int, hospital: int | None) -> None:
    """Take in what happened; `hospital`: where it was before."""
    for event in match.events[heard:]:
        seen = event.seen(caller.seat)
        if seen is not None:
            caller.hear(to_dict(seen), hospital)
    if caller.seat is not None and match.to_move == caller.seat and match.moves()[0].split()[0] in ("take", "put"):
        caller.is_handed(frozenset(move.split()[1] for move in match.moves()))
