"""Kabale & Hiebe as the rooms above see it."""

from collections.abc import Mapping, Sequence
from typing import Any

from raenke.core.chance import Chance
from raenke.core.errors import IllegalMove
from raenke.core.event import Event
from raenke.kabale import most
from raenke.kabale.events import events_of, struck, winners_of
from raenke.kabale.imagine import Imagining
from raenke.kabale.moment import position_from, redealt, written
from raenke.kabale.moves import move_of, text_of
from raenke.kabale.options import check_seats, options_of
from raenke.kabale.position import Position, set_up
from raenke.kabale.table import Table
from raenke.kabale.view import KabaleView, refused, view_of, why_not


class Kabale:
    """The rules of Kabale & Hiebe. A change of their meaning is a new value of `rules`."""

    name = "kabale"
    rules = "1"
    least_seats = 2
    most_seats = most.SEATS

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

    def redealt(self, table: Table, view: KabaleView, chance: Chance) -> Position:
        return redealt(table, view, chance)

    def move(self, text: str) -> int | None:
        return move_of(text)

    def text(self, move: int) -> str:
        return text_of(move)

    def events(self, table: Table) -> list[Event]:
        return events_of(table)

    def struck(self, before: Table, event: Event) -> list[int]:
        return struck(before, event)

    def memory(self, table: Table, seat: int | None, recalled: None = None) -> None:
        """The table keeps all that can be remembered: it is the same for all who look."""

    def recalled(self, memory: None) -> None:
        """The table keeps it."""

    def view(self, table: Table, seat: int | None, memory: None = None) -> KabaleView:
        return view_of(table, seat)

    def imagining(self, view: KabaleView) -> Imagining:
        return Imagining(view)

    def why_not(self, view: KabaleView, text: str) -> IllegalMove | None:
        return why_not(view, text)

    def refused(self, view: KabaleView) -> list[tuple[str, IllegalMove]]:
        return refused(view)

    def gold(self, view: KabaleView, text: str) -> None:
        """There is none in this game."""

    def scores(self, table: Table) -> list[int]:
        return table.scores()

    def winners(self, scores: Sequence[int], table: Table) -> list[int]:
        return winners_of(list(scores))
