"""Kabale & Hiebe as bots, server and command line use it."""

from collections.abc import Sequence

from raenke.core.counts import Counts
from raenke.core.errors import IllegalMove
from raenke.core.event import Event
from raenke.core.game import CardChoice, Choices, GameOf
from raenke.kabale import most
from raenke.kabale.cards import ALLIES
from raenke.kabale.events import events_of, struck
from raenke.kabale.hindsight import KabaleHindsight
from raenke.kabale.imagine import Imagining
from raenke.kabale.moment import position_from, redealt, written
from raenke.kabale.moves import move_of, text_of
from raenke.kabale.notes import winners_of
from raenke.kabale.opened import KabaleHidden, opened
from raenke.kabale.options import EDITIONS, FORMER, PRESETS, VALUES, check_seats, options_of
from raenke.kabale.position import Position, set_up
from raenke.kabale.refusals import refused, why_not
from raenke.kabale.statistics import count
from raenke.kabale.table import Table
from raenke.kabale.view import KabaleView, Views, view_of

CHOICES = {
    **{name: Choices(values) for name, values in VALUES.items()},
    "start_player": Choices(("random",)),
    "rounds": Choices(range(1, most.ROUNDS + 1)),
    "allies": Choices(("all",), [CardChoice(ally) for ally in ALLIES]),
}


class Kabale(GameOf[Table, KabaleView, Position, None]):
    """The rules of Kabale & Hiebe."""

    name = "kabale"
    title = "Kabale & Hiebe"
    rules = "2"
    former = FORMER
    most_seats = most.SEATS

    check_seats = staticmethod(check_seats)
    read_options = staticmethod(options_of)
    choices = CHOICES
    editions = EDITIONS
    presets = PRESETS
    new_table = Table
    set_up = staticmethod(set_up)
    written = staticmethod(written)
    position = staticmethod(position_from)
    redealt = staticmethod(redealt)
    move = staticmethod(move_of)
    text = staticmethod(text_of)
    events = staticmethod(events_of)
    scores = staticmethod(Table.scores)
    view_type = KabaleView
    imagining = Imagining
    why_not = staticmethod(why_not)

    words = "raenke.words.kabale:Kabale"
    room = "raenke.cli.kabale.room:KabaleRoom"
    retold = "raenke.cli.kabale.retold:RetoldKabale"
    commands = ("raenke.cli.kabale.column:column",)
    routes = (
        "raenke.server.kabale.routes:award_column",
        "raenke.server.kabale.routes:try_column",
        "raenke.server.kabale.routes:column_puzzle",
    )
    operations = "raenke.server.kabale.operations:OPERATIONS"
    lessons = "raenke.kabale.lessons:TEACHING"
    greedy = "raenke.bots.kabale.greedy:Greedy"
    beginners = "raenke.bots.kabale.beginners:BEGINNERS"
    brief = 450
    guide = "raenke.bots.kabale.guide:guide_of"
    strangers = "raenke.bots.kabale.strangers:STRANGERS"

    def winners(self, scores: Sequence[int], table: Table) -> list[int]:
        return winners_of(list(scores))

    def view(self, table: Table, seat: int | None, memory: None = None) -> KabaleView:
        return view_of(table, seat)

    def views(self, table: Table) -> Views:
        return Views(table)

    def struck(self, before: Table, event: Event) -> list[int]:
        return struck(before, event)

    def refused(self, view: KabaleView) -> list[tuple[str, IllegalMove]]:
        return refused(view)

    def hindsight(self) -> KabaleHindsight:
        return KabaleHindsight()

    def opened(self, views: Sequence[KabaleView]) -> tuple[KabaleView, KabaleHidden]:
        return opened(views)

    def count(self, counts: Counts, events: Sequence[Event], winners: Sequence[int]) -> None:
        count(counts, events)
