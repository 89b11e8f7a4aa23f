"""The public audit of all first shuffles: counted match by match, a portion at a time, and kept."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, select, tuple_

from raenke import Match, games
from raenke.core.audit import Audit
from raenke.core.errors import Refusal
from raenke.server import schema
from raenke.server.log import Settings

PORTION = 200
SETTLED = 60_000  # milliseconds after which no earlier result can still be on its way to the disk


class Dealt(NamedTuple):
    """What is needed to deal a finished match again."""

    match: str
    finished_at: int
    game: str
    rules: str
    seats: int
    options: str
    seed: str
    settings: str


@dataclass
class Auditor:
    """Counts every finished match once."""

    audits: dict[str, Audit] = field(default_factory=lambda: {game: Audit() for game in games})
    last: tuple[int, str] = (0, "")

    def count(self, found: Sequence[Dealt]) -> None:
        """Deal these matches again, and count their first shuffles. A match from a moment has none of its own."""
        for dealt in found:
            self.last = dealt.finished_at, dealt.match
            settings = msgspec.json.decode(dealt.settings, type=Settings)
            if settings.origin is not None or dealt.game not in games:
                continue
            try:
                options = msgspec.json.decode(dealt.options)
                match = Match(dealt.game, dealt.seats, dealt.seed, options, rules=dealt.rules)
            except Refusal:  # of rules that this release does not know
                continue
            self.audits[dealt.game].add(match.events)


def finished_after(connection: Connection, last: tuple[int, str], until: int, most: int = PORTION) -> list[Dealt]:
    """The next finished matches, in the order in which they ended."""
    results, matches = schema.results, schema.matches
    statement = (
        select(
            results.c.match,
            results.c.finished_at,
            results.c.game,
            matches.c.rules,
            matches.c.seats,
            matches.c.options,
            func.coalesce(results.c.seed, matches.c.seed),
            matches.c.settings,
        )
        .join(matches, matches.c.id == results.c.match)
        .where(tuple_(results.c.finished_at, results.c.match) > last, results.c.finished_at <= until)
        .order_by(results.c.finished_at, results.c.match)
        .limit(most)
    )
    return [Dealt(*row) for row in connection.execute(statement)]
