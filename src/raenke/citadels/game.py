"""Ohne Furcht und Adel as the rooms above see it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from raenke.citadels.beliefs import Beliefs
from raenke.citadels.cards import SEATS_MOST
from raenke.citadels.events import struck
from raenke.citadels.imagine import Imagining
from raenke.citadels.moment import position_from, written
from raenke.citadels.moves import move_of, text_of
from raenke.citadels.notes import events_of
from raenke.citadels.options import check_seats, options_of
from raenke.citadels.position import Position, position_of, set_up
from raenke.citadels.prices import gold_of
from raenke.citadels.refusals import refused, why_not
from raenke.citadels.standing import winners_of
from raenke.citadels.table import Table
from raenke.citadels.view import CitadelsView, view_of
from raenke.core.chance import Chance
from raenke.core.errors import IllegalMove
from raenke.core.event import Event


class Citadels:
    """The rules of Ohne Furcht und Adel with Die dunklen Lande. A change of their meaning is a new value of `rules`."""

    name = "citadels"
    rules = "1"
    least_seats = 2
    most_seats = SEATS_MOST

    def options(self, given: Mapping[str, object], seats: int) -> dict[str, Any]:
        return options_of(given, check_seats(seats)).as_dict()

    def table(self, seats: int, options: Mapping[str, object], chance: Chance) -> Table:
        return Table(seats, options_of(options, check_seats(seats)), chance)

    def set_up(self, position: Position, chance: Chance) -> Table:
        return set_up(position, chance)

    def written(self, position: Position) -> dict[str, Any]:
        return written(position)

    def position(self, seats: int, options: Mapping[str, object], written: Any) -> Position:
        return position_from(seats, options, written)

    def redealt(self, table: Table, view: CitadelsView, chance: Chance) -> Position:
        return position_of(Imagining(view).drawn(chance))

    def move(self, text: str) -> int | None:
        return move_of(text)

    def text(self, move: int) -> str:
        return text_of(move)

    def events(self, table: Table) -> list[Event]:
        return events_of(table)

    def struck(self, before: Table, event: Event) -> list[int]:
        return struck(before, event)

    def memory(self, table: Table, seat: int | None, recalled: Any = None) -> Beliefs:
        return Beliefs(table, seat, recalled)

    def recalled(self, memory: Beliefs) -> Any:
        return msgspec.to_builtins(memory.recalled())

    def view(self, table: Table, seat: int | None, memory: Beliefs) -> CitadelsView:
        return view_of(table, seat, memory)

    def imagining(self, view: CitadelsView) -> Imagining:
        return Imagining(view)

    def why_not(self, view: CitadelsView, text: str) -> IllegalMove | None:
        return why_not(view, text)

    def refused(self, view: CitadelsView) -> list[tuple[str, IllegalMove]]:
        return refused(view)

    def gold(self, view: CitadelsView, text: str) -> int | None:
        return gold_of(view, text)

    def scores(self, table: Table) -> list[int]:
        return table.scores()

    def winners(self, scores: Sequence[int], table: Table) -> list[int]:
        return winners_of(table)
