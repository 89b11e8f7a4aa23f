"""Retells a match: every step with full information or as one seat knew it, what mattered, and single moments."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from raenke import Match, __version__
from raenke.core.event import Event
from raenke.core.hindsight import foremost
from raenke.core.record import Origin, Record, RecordError, begun, chained, parse_record, replay
from raenke.server.course import Course, Move, Played
from raenke.server.drawn import drawn
from raenke.server.refusing import Refused
from raenke.server.table import LiveTable
from raenke.server.updates import marked, move_text, told_events
from raenke.server.wire import COLOURS, MOVES_MOST, Colour, Told
from raenke.server.wire_http import Replay, ReplayMoment, ReplayRound, ReplayStep, Timeline
from raenke.words import Words

PAGE_STEPS = 200
PAGE_BYTES = 512 * 1024  # of the views in a page

# Whose eyes to look through: a seat's, a spectator's, those that see everything; None: full information without views.
Eyes = int | Literal["public", "open"] | None


@dataclass
class Players:
    """Who sat where; by default nobody in particular, as in a record."""

    names: Sequence[str]
    colours: Sequence[Colour] = COLOURS
    bots: Sequence[str | None] = (None,) * len(COLOURS)


def record_of_table(table: LiveTable) -> Record:
    """The record of a finished match: its seed must stay secret before that."""
    if table.match is None or not table.match.over or table.stage != "finished":
        raise Refused("server-refusal-not-over")
    return whole_record(table)


def whole_record(table: LiveTable) -> Record:
    """The record of a match that is over; the caller sees to it that nobody gets it before its result is stored."""
    assert table.match is not None
    assert table.match.over
    settings, deal = table.header.settings, table.deal
    bare = Record(
        game=table.game.name,
        rules=table.header.rules,
        release=table.header.release or __version__,
        seats=table.header.seats,
        options=table.header.options,
        seed=table.seed,
        commitment=deal.promise if deal else None,
        secret=table.header.seed if deal else None,
        salts=deal.all_salts(table.header.seed) if deal else None,
        deal=deal.number if deal else None,
        origin=origin_of(table),
        position=settings.moment.position if settings.moment else None,
        moves=list(table.match.history),
        chain=[],
        scores=table.match.scores,
    )
    return chained(bare)


def players_of(table: LiveTable) -> Players:
    return Players(table.names, [place.colour for place in table.places], [place.bot for place in table.places])


def check_length(record: Record) -> None:
    """A game may go on for ever, but the server retells only so much to anybody."""
    if len(record.moves) > MOVES_MOST:
        raise Refused("server-refusal-long", most=MOVES_MOST)


def origin_of(table: LiveTable) -> Origin | None:
    settings = table.header.settings
    if settings.origin is None or settings.origin_moves is None or settings.cards is None:
        return None
    return Origin(match=settings.origin, moves=settings.origin_moves, cards=settings.cards)


def checked(content: bytes) -> Record:
    """A record that came from outside, played once to see that it is one."""
    try:
        record = parse_record(content)
        check_length(record)
        replay(record)
    except RecordError as error:
        msgspec.json.decode(content, type=dict[str, Any])  # if it is not JSON, refuse it for that
        raise Refused("server-refusal-record", why=str(error)) from None
    return record


def eyes_of(text: str, seats: int) -> Eyes:
    """The eyes that a query asks for."""
    match text:
        case "":
            return None
        case "public" | "open":
            return text
        case _ if text.isascii() and text.isdigit() and len(text) == 1 and int(text) < seats:
            return int(text)
    raise Refused("server-refusal-no-seat", seat=text[:20], last=seats - 1)


@dataclass
class Page:
    """The steps after a number, as much as one answer holds."""

    first: int
    eyes: Eyes
    players: Players
    words: Words
    steps: list[ReplayStep] = field(default_factory=list)
    size: int = 0

    def is_next(self, number: int) -> bool:
        """Whether a step belongs here."""
        return number == self.first + len(self.steps) and len(self.steps) < PAGE_STEPS and self.size < PAGE_BYTES

    def add(self, number: int, move: str | None, seat: int | None, played: Played, match: Match) -> None:
        view, hidden = self.looked(match)
        self.steps.append(
            ReplayStep(
                number=number,
                seat=seat,
                move=move,
                text=None if move is None else move_text(self.words, move, self.players.names, None),
                events=self.told(number, played),
                view=view,
                hidden=hidden,
            )
        )

    def told(self, number: int, played: Played) -> list[Told]:
        seen = [(self.seen(event), mark) for event, mark in zip(played.events, played.marks, strict=True)]
        known = [(event, mark) for event, mark in seen if event is not None]
        plain = told_events(number, 0, [event for event, _ in known], self.words, self.players.names, None)
        return [marked(each, event, mark, self.seat) for each, (event, mark) in zip(plain, known, strict=True)]

    @property
    def seat(self) -> int | None:
        return self.eyes if isinstance(self.eyes, int) else None

    def seen(self, event: Event) -> Event | None:
        return event if self.eyes in (None, "open") else event.seen(self.seat)

    def looked(self, match: Match) -> tuple[Any, Any]:
        """The table as these eyes see it, written already, and what is hidden from all."""
        if self.eyes is None:
            return None, None
        if self.eyes == "open":
            view, hidden = match.game.opened([match.view(seat) for seat in (*range(match.seats), None)])
        else:
            view, hidden = match.view(self.seat), None
        text = drawn(view)
        self.size += len(bytes(text))
        return text, hidden


class Marks:
    """The timeline of a match, as it is told."""

    def __init__(self, match: Match) -> None:
        self.hindsight = match.game.hindsight()
        self.rounds: list[ReplayRound] = []
        self.turns: list[int] = []
        self.awards: list[int] = []

    def see(self, number: int, match: Match, events: Sequence[Event], words: Words, names: Sequence[str]) -> None:
        self.hindsight.see(number, match.table, events)
        now = match.view(None).round
        if not match.over and (not self.rounds or self.rounds[-1].round != now):
            self.rounds.append(ReplayRound(round=now, step=number))
        if any(event.turn == "begins" for event in events):
            self.turns.append(number)
        if any(words.explanation(event, names) for event in events):
            self.awards.append(number)

    def whole(self, words: Words, names: Sequence[str]) -> Timeline:
        moments = [
            ReplayMoment(step=each.step, reason=each.reason, text=words.moment(each, names))
            for each in foremost(self.hindsight.moments)
        ]
        return Timeline(rounds=self.rounds, turns=self.turns, awards=self.awards, moments=moments)


def retold(
    record: Record,
    players: Players,
    words: Words,
    at: int | None = None,
    since: int | None = None,
    match: Match | None = None,
    eyes: Eyes = None,
) -> Replay:
    """Retell a checked record from its beginning or after a step; `at` is the moment to show, by default the end.
    `match` is the match before its first move; if it began at a moment of another match, it has the memories too."""
    match = match or begun(record)
    moment = len(record.moves) if at is None else at
    if moment > len(record.moves):
        raise Refused("server-refusal-moment")
    names = players.names
    page = Page(0 if since is None else since + 1, eyes, players, words)
    marks = Marks(match) if since is None else None
    course = Course(match)
    looks: list[object] = []
    for number, move in enumerate([None, *record.moves]):
        seat = None if move is None else match.to_move
        played = course.began if move is None else course.play(Move(move, number))
        if page.is_next(number):
            page.add(number, move, seat, played, match)
        if marks:
            marks.see(number, match, played.events, words, names)
        if number == moment:
            looks = views(match)
    return Replay(
        game=record.game,
        seats=record.seats,
        options=record.options,
        names=list(names),
        colours=list(players.colours[: record.seats]),
        bots=list(players.bots[: record.seats]),
        moves=len(record.moves),
        is_over=match.over,
        scores=record.scores,
        winners=match.winners,
        steps=page.steps,
        until=page.steps[-1].number if page.steps else len(record.moves),
        at=moment,
        views=looks[:-1],
        public=looks[-1],
        timeline=marks.whole(words, names) if marks else None,
    )


def views(match: Match) -> list[object]:
    """The view of each seat, and last what everybody knew."""
    return [msgspec.to_builtins(match.view(seat)) for seat in (*range(match.seats), None)]
