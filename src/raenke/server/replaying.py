"""Retells a match: every step with full information, and one moment as each seat knew it."""

from collections.abc import Sequence

import msgspec

from raenke import Match, __version__
from raenke.core.record import Origin, Record, begun, chained
from raenke.server.refusing import Refused
from raenke.server.table import LiveTable
from raenke.server.updates import move_text, told_events
from raenke.server.wire import MOVES_MOST
from raenke.server.wire_http import Replay, ReplayStep
from raenke.words import Words

PAGE_STEPS = 200


def record_of_table(table: LiveTable) -> Record:
    """The record of a finished match: its seed must stay secret before that."""
    if table.match is None or not table.match.over or table.stage != "finished":
        raise Refused("server-refusal-not-over")
    settings = table.header.settings
    bare = Record(
        game=table.game.name,
        rules=table.header.rules,
        release=table.header.release or __version__,
        seats=table.header.seats,
        options=table.header.options,
        seed=table.header.seed,
        origin=origin_of(table),
        position=settings.moment.position if settings.moment else None,
        moves=list(table.match.history),
        chain=[],
        scores=table.match.scores,
    )
    return chained(bare)


def check_length(record: Record) -> None:
    """A game may go on for ever, but the server retells only so much to anybody."""
    if len(record.moves) > MOVES_MOST:
        raise Refused("server-refusal-long", most=MOVES_MOST)


def origin_of(table: LiveTable) -> Origin | None:
    settings = table.header.settings
    if settings.origin is None or settings.origin_moves is None or settings.cards is None:
        return None
    return Origin(match=settings.origin, moves=settings.origin_moves, cards=settings.cards)


def retold(
    record: Record,
    names: Sequence[str],
    words: Words,
    at: int | None = None,
    since: int | None = None,
    match: Match | None = None,
) -> Replay:
    """Retell a checked record from its beginning or after a step; `at` is the moment to show, by default the end.
    `match` is the match before its first move; if it began at a moment of another match, it has the memories too."""
    match = match or begun(record)
    moment = len(record.moves) if at is None else at
    if moment > len(record.moves):
        raise Refused("server-refusal-moment")
    looks = views(match) if moment == 0 else None
    first = 0 if since is None else since + 1
    until = min(first + PAGE_STEPS - 1, len(record.moves))
    steps = list[ReplayStep]()
    if first == 0:
        events = told_events(0, 0, match.events, words, names, None)
        steps.append(ReplayStep(number=0, seat=None, move=None, text=None, events=events))
    for number, move in enumerate(record.moves, 1):
        seat, happened = match.to_move, match.play(move)
        if first <= number <= until:
            text = move_text(words, move, names, None)
            told = told_events(number, 0, happened, words, names, None)
            steps.append(ReplayStep(number=number, seat=seat, move=move, text=text, events=told))
        if number == moment:
            looks = views(match)
    assert looks is not None
    return Replay(
        game=record.game,
        seats=record.seats,
        options=record.options,
        names=list(names),
        moves=len(record.moves),
        is_over=match.over,
        scores=record.scores,
        winners=match.winners,
        steps=steps,
        until=until,
        at=moment,
        views=looks[:-1],
        public=looks[-1],
    )


def views(match: Match) -> list[object]:
    """The view of each seat, and last what everybody knew."""
    return [msgspec.to_builtins(match.view(seat)) for seat in (*range(match.seats), None)]
