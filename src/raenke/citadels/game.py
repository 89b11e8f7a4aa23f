"""Ohne Furcht und Adel as the rooms above see it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from raenke.citadels import most, target
from raenke.citadels.beliefs import Beliefs
from raenke.citadels.cards import BASE_VIOLET, CHARACTER_RANK, CHARACTERS, DARK_DISTRICTS
from raenke.citadels.events import events_of, struck
from raenke.citadels.hindsight import CitadelsHindsight
from raenke.citadels.imagine import Imagining
from raenke.citadels.legal_moves import rows
from raenke.citadels.moment import position_from, written
from raenke.citadels.moves import move_of, text_of
from raenke.citadels.opened import CitadelsHidden, opened
from raenke.citadels.options import EDITIONS, FORMER, PRESETS, VALUES, check_seats, options_of
from raenke.citadels.position import Position, position_of, set_up
from raenke.citadels.prices import gold_of
from raenke.citadels.refusals import refused, why_not
from raenke.citadels.standing import winners_of
from raenke.citadels.statistics import count
from raenke.citadels.table import Table
from raenke.citadels.verbs import VERBS, WHOSE
from raenke.citadels.view import CitadelsView, Views, view_of
from raenke.core.chance import Chance
from raenke.core.counts import Counts
from raenke.core.errors import IllegalMove
from raenke.core.event import Event
from raenke.core.game import CardChoice, Choices, GameOf

CHOICES = {
    **{name: Choices(values) for name, values in VALUES.items()},
    "cast": Choices(
        ("base", "drawn"),
        [CardChoice(name, str(rank + 1)) for name, rank in zip(CHARACTERS, CHARACTER_RANK, strict=True)],
    ),
    "dark_districts": Choices(("none", "all"), [CardChoice(name) for name in DARK_DISTRICTS]),
    "left_out": Choices(([],), [CardChoice(name) for name in BASE_VIOLET]),
    "end_at": Choices(range(1, 9)),
    "start_player": Choices(("random",)),
    "max_rounds": Choices(("none",)),
}
NEEDED = {most.SEATS: {"cast": "drawn"}}  # rank 9 (C2.1)


class Citadels(GameOf[Table, CitadelsView, Position, Beliefs]):
    """The rules of Ohne Furcht und Adel with Die dunklen Lande."""

    name = "citadels"
    title = "Ohne Furcht und Adel"
    rules = "2"
    former = FORMER
    most_seats = most.SEATS

    check_seats = staticmethod(check_seats)
    read_options = staticmethod(options_of)
    choices = CHOICES
    editions = EDITIONS
    presets = PRESETS
    needed = NEEDED
    new_table = Table
    set_up = staticmethod(set_up)
    written = staticmethod(written)
    position = staticmethod(position_from)
    move = staticmethod(move_of)
    text = staticmethod(text_of)
    events = staticmethod(events_of)
    scores = staticmethod(Table.scores)
    view_type = CitadelsView
    view = staticmethod(view_of)
    imagining = Imagining
    why_not = staticmethod(why_not)

    words = "raenke.words.citadels_moves:Citadels"
    room = "raenke.cli.citadels.room:CitadelsRoom"
    retold = "raenke.cli.citadels.tale:RetoldCitadels"
    routes = ("raenke.server.citadels.routes:count_city", "raenke.server.citadels.routes:turn_puzzle")
    operations = "raenke.server.citadels.operations:OPERATIONS"
    lessons = "raenke.citadels.lessons:TEACHING"
    greedy = "raenke.bots.citadels.greedy:Greedy"
    brief = 100
    brief_of_few = 400  # there a player has two characters
    beginners = "raenke.bots.citadels.beginners:BEGINNERS"
    guide = "raenke.bots.citadels.guide:guide_of"
    strangers = "raenke.bots.citadels.strangers:STRANGERS"

    def redealt(self, table: Table, view: CitadelsView, chance: Chance) -> Position:
        return position_of(Imagining(view).drawn(chance))

    def winners(self, scores: Sequence[int], table: Table) -> list[int]:
        return winners_of(table)

    def views(self, table: Table) -> Views:
        return Views(table)

    def memory(self, table: Table, seat: int | None, recalled: Any = None) -> Beliefs:
        return Beliefs(table, seat, recalled)

    def recalled(self, memory: Beliefs) -> Any:
        return msgspec.to_builtins(memory.recalled())

    def struck(self, before: Table, event: Event) -> list[int]:
        return struck(before, event)

    def refused(self, view: CitadelsView) -> list[tuple[str, IllegalMove]]:
        return refused(view)

    def amount(self, view: CitadelsView, text: str) -> int | None:
        return gold_of(view, text)

    def hindsight(self) -> CitadelsHindsight:
        return CitadelsHindsight()

    def opened(self, views: Sequence[CitadelsView]) -> tuple[CitadelsView, CitadelsHidden]:
        return opened(views)

    def count(self, counts: Counts, events: Sequence[Event], winners: Sequence[int]) -> None:
        count(counts, events, winners)

    def targets(self) -> dict[str, str]:
        """By verb, where what it names lies; a move that names nothing is its own verb."""
        return {
            text_of(first) if names == target.NOTHING else text_of(first).split()[0]: target.IDS[names]
            for first, names, *_ in rows()
        }

    def works(self) -> list[str]:
        """The verbs of districts."""
        return [verb.word for verb in VERBS.values() if verb.district]

    def abilities(self) -> list[str]:
        """The verbs of characters."""
        return list(WHOSE)
