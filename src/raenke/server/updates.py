"""What the server tells a reader about a table, built from what the reader's seat may know."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from raenke import Match
from raenke.core.event import Event, carried
from raenke.core.game import Game
from raenke.server.course import Mark
from raenke.server.drawn import drawn
from raenke.server.kept import Kept
from raenke.server.once import Alike, once_for
from raenke.server.refusing import refusal_of
from raenke.server.sitting import Sitting
from raenke.server.table import LiveTable, Step
from raenke.server.table_events import DealBegan, Said, SaltOpened, SaltShown
from raenke.server.wire import DealState, Option, TableState, Told, Wish
from raenke.server.wire_messages import Update
from raenke.words import Words
from raenke.words.readers import Readers
from raenke.words.texts import TextError

PAGE_STEPS = 50
PAGE_BYTES = 64 * 1024
EMPTY = msgspec.Raw(b"[]")
ENCODER = msgspec.json.Encoder()

# The text id of each happening.
TEXTS = {
    "table_seated": "server-table-seated",
    "table_bot_seated": "server-table-seated",
    "table_invited": "server-table-invited",
    "table_freed": "server-table-freed",
    "table_renamed": "server-table-renamed",
    "table_left": "server-table-left",
    "table_salt_shown": "server-table-salt-shown",
    "table_deal_began": "server-table-deal-began",
    "table_salt_opened": "server-table-salt-opened",
    "table_deal_voided_time": "server-table-deal-voided-time",
    "table_deal_voided_left": "server-table-deal-voided-left",
    "table_began": "server-table-began",
    "table_said": "server-table-said",
    "table_undo_asked": "server-table-undo-asked",
    "table_undo_agreed": "server-table-undo-agreed",
    "table_undo_refused_disagrees": "server-table-undo-refused",
    "table_undo_refused_withdrawn": "server-table-undo-withdrawn",
    "table_undone": "server-table-undone",
    "table_voted": "server-table-voted",
    "table_absent_clock": "server-table-absent-clock",
    "table_absent_vote": "server-table-absent-vote",
    "table_returned": "server-table-returned",
    "table_pause_asked": "server-table-pause-asked",
    "table_pause_agreed": "server-table-pause-agreed",
    "table_pause_refused_disagrees": "server-table-pause-refused",
    "table_pause_refused_withdrawn": "server-table-pause-withdrawn",
    "table_paused": "server-table-paused",
    "table_pause_ended": "server-table-pause-ended",
    "table_warned": "server-table-warned",
    "table_finished": "server-table-finished",
    "table_rematched": "server-table-rematched",
    "table_closed_host": "server-table-closed-host",
    "table_closed_server": "server-table-closed-server",
    "table_closed_time": "server-table-closed-time",
    "table_closed_empty": "server-table-closed-empty",
    "table_closed_abandoned": "server-table-closed-abandoned",
    "table_closed_long": "server-table-closed-long",
}


@dataclass
class Reader:
    """A person or program that reads a table: the seat (None: what everybody may see), the language."""

    guest: str | None
    seat: int | None
    language: str
    has_texts: bool = True
    has_refused: bool = False
    is_browser: bool = False
    mutes: frozenset[str] = frozenset()


@cache
def words_in(language: str, game: str | None) -> Words:
    return Words(language, game)


def table_state(sitting: Sitting, guest: str | None = None) -> TableState:
    """What everybody may know of a table; guests who sat there also learn where it goes on."""
    table = sitting.table
    settings = table.header.settings
    is_playing = table.stage == "playing"
    host = table.person(table.host)
    return TableState(
        id=table.id,
        game=table.game.name,
        stage=table.stage,  # type: ignore[arg-type]
        seats=[
            place.state(
                is_host=seat == host,
                is_connected=bool(place.guest and sitting.is_here(place.guest)),
                stand_in=table.stand_in,
                has_clock=table.clock is not None,
                is_playing=is_playing,
                vote_at=sitting.vote_at(seat),
            )
            for seat, place in enumerate(table.places)
        ],
        options=table.options,
        edition=table.edition,
        preset=table.preset,
        is_open=settings.is_open,
        has_hints=settings.has_hints,
        has_chat=settings.has_chat,
        clock=settings.clock,
        opened_at=table.header.opened_at,
        version=table.version,
        moves=table.moves,
        to_move=table.to_move,
        deadline=table.deadline(),
        spectators=sitting.onlookers,
        undo=table.undo,
        pause=table.pause,
        scores=table.scores,
        winners=table.winners,
        rematch=table.rematch if table.rematch and guest in table.sat else None,
        origin=settings.origin,
        origin_moves=settings.origin_moves,
        cards=settings.cards,
        deal=deal_state(table),
        last_hash=table.last_hash,
    )


def deal_state(table: LiveTable) -> DealState | None:
    """How far the dealing is; once it is dealt, what everybody has seen already is left out."""
    deal, is_waiting = table.deal, table.stage == "waiting"
    if deal is None:
        return None
    seats = range(deal.seats) if is_waiting else []
    return DealState(
        commitment=deal.promise,
        number=deal.number,
        stage="dealt" if table.match else "opening" if deal.is_opening else "showing",
        is_begun=table.is_dealing,
        own=deal.own,
        withheld=table.withheld_at,
        shown=[deal.shown.get(seat) for seat in seats],
        salts=[deal.salts.get(seat) for seat in seats],
    )


def update_for(kept: Kept, sitting: Sitting, reader: Reader, since: int | None) -> Update:
    """What came after a number, at most one page, and the current state."""
    table = sitting.table
    seats = table.seats_of(reader.guest)
    if table.stage == "playing" and not seats and not sitting.is_watched:
        sitting.is_watched = True
        sitting.told()
    seat = reader.seat if reader.seat in seats else None
    if since is not None and since > table.version:
        since = None
    events, until = (EMPTY, None) if since is None else page_after(kept, sitting, reader, seat, since)
    is_own_turn = table.to_move in seats and table.to_move != seat
    view = None if table.match is None else table.match.view(seat)
    return Update(
        version=table.version,
        since=since,
        until=until,
        seat=seat,
        seats=seats,
        curtain=table.to_move if is_own_turn else None,
        events=events,  # type: ignore[arg-type]  # a list that is written already
        view=drawn(view) if reader.is_browser and view is not None else view,
        options=options_for(table, reader, seat, view),
        refused=refused_for(table, reader, seat, view) if reader.has_refused else [],
        can_undo=seat is not None and table.to_move is not None and table.last_choice(seat) is not None,
        left=table.left_by(reader.guest) if table.stage == "playing" else [],
        muted=[at for at, place in enumerate(table.places) if place.guest in reader.mutes],
        table=state_written(sitting, reader.guest),  # type: ignore[arg-type]
    )


def state_written(sitting: Sitting, guest: str | None) -> msgspec.Raw:
    """Written once for all readers, until some are told where it goes on and others are not."""
    if sitting.table.rematch:
        return msgspec.Raw(ENCODER.encode(table_state(sitting, guest)))
    once = once_for(sitting)
    if once.state is None:
        once.state = msgspec.Raw(ENCODER.encode(table_state(sitting)))
    return once.state


def page_after(kept: Kept, sitting: Sitting, reader: Reader, seat: int | None, since: int) -> tuple[msgspec.Raw, int]:
    """What came after a number, as much as one update holds, and the last number in it."""
    pieces, size, until = list[bytes](), 0, since
    for step in sitting.table.steps[since : since + PAGE_STEPS]:
        piece = b"" if is_muted(step, reader) else written(kept, sitting, step, reader, seat)
        if pieces and size + len(piece) > PAGE_BYTES:
            break
        if piece:
            pieces.append(piece)
        size, until = size + len(piece), step.number
    return msgspec.Raw(b"[" + b",".join(pieces) + b"]"), until


def written(kept: Kept, sitting: Sitting, step: Step, reader: Reader, seat: int | None) -> bytes:
    """One step as JSON items without brackets; cached, because many readers get the same."""
    table = sitting.table
    if seat is not None and not table.knows(seat, step.number):
        seat = None  # the seat was somebody else's then, so the reader gets what everybody got
    key = table.id, step.number, seat, reader.language, reader.has_texts, tuple(table.names)
    return kept.piece(key, lambda: b",".join(told_of(sitting, step, reader, seat)))


def told_of(sitting: Sitting, step: Step, reader: Reader, seat: int | None) -> Iterator[bytes]:
    """What a seat may know of one step. What just happened most readers are told alike, so that is written once."""
    table, words = sitting.table, words_in(reader.language, sitting.table.game.name) if reader.has_texts else None
    if step.happening is not None:
        yield ENCODER.encode(told_happening(step, words, table.names, seat))
    alike = alike_in(sitting, step, reader, words) if step is table.steps[-1] else [None] * len(step.events)
    for event, mark, same in zip(step.events, step.marks, alike, strict=True):
        seen = event.seen(seat)
        if seen is None:
            continue
        if same and same.is_for(seat, seen, mark):
            yield same.written
        else:
            told = told_event(step.number, step.at, seen, words, Readers(table.names, seat))
            yield ENCODER.encode(marked(told, seen, mark, seat))


def alike_in(sitting: Sitting, step: Step, reader: Reader, words: Words | None) -> list[Alike | None]:
    """The events of the last step as everybody is told them."""
    known, kind, names = once_for(sitting).step, (reader.language, reader.has_texts), sitting.table.names
    if kind not in known:
        known[kind] = [
            alike(step, event, mark, words, names) for event, mark in zip(step.events, step.marks, strict=True)
        ]
    return known[kind]


def alike(step: Step, event: Event, mark: Mark, words: Words | None, names: Sequence[str]) -> Alike | None:
    seen, readers = event.seen(None), Readers(names)
    if seen is None:
        return None
    told = marked(told_event(step.number, step.at, seen, words, readers), seen, mark, None)
    return Alike(seen, ENCODER.encode(told), frozenset(readers.asked))


def told_happening(step: Step, words: Words | None, names: Sequence[str], seat: int | None) -> Told:
    event = msgspec.to_builtins(step.happening)
    text = happening_text(words, event, names, seat) if words else ""
    is_routine = isinstance(step.happening, SaltShown | DealBegan | SaltOpened)
    return Told(number=step.number, at=step.at, event=event, text=text, turn=step.turn, is_routine=is_routine)


def marked(told: Told, event: Event, mark: Mark, seat: int | None) -> Told:
    is_against = seat in mark.struck
    return replace(told, turn=mark.turn, is_against_you=is_against, is_routine=event.is_routine)


def told_events(
    number: int, at: int, events: Sequence[Event], words: Words | None, names: Sequence[str], you: int | None
) -> list[Told]:
    """Events of the game, with words if the reader wants them."""
    return [told_event(number, at, event, words, Readers(names, you)) for event in events]


def told_event(number: int, at: int, event: Event, words: Words | None, readers: Readers) -> Told:
    plain = carried(event)
    return Told(
        number=number,
        at=at,
        event=plain,
        text=words.telling.event(plain, readers) if words else "",
        lines=words.telling.explanation(event, readers) if words else [],
    )


def is_muted(step: Step, reader: Reader) -> bool:
    """Whether to hide a step: the reader has muted the speaker, or the step is only for others."""
    if step.only_for is not None and reader.guest not in step.only_for:
        return True
    return isinstance(step.happening, Said) and step.guest in reader.mutes


def happening_text(words: Words, event: dict[str, Any], names: Sequence[str], you: int | None) -> str:
    """A happening of the table in a sentence."""
    arguments: dict[str, Any] = {}
    if "seat" in event:
        name = event.get("name") or names[event["seat"]]
        arguments |= {"name": name, "who": "you" if event["seat"] == you else "other"}
    if "names" in event:
        arguments |= {"name": ", ".join(event["names"]), "count": len(event["names"])}
    if "target" in event:
        arguments |= {"second": names[event["target"]], "whom": "you" if event["target"] == you else "other"}
    arguments |= {name: event[name] for name in ("before", "text", "hours") if name in event}
    if event["type"] == "table_began":
        arguments |= {"moves": event["moves"], "cards": event["cards"] or ("old" if event["moves"] else "none")}
    key = TEXTS[f"{event['type']}_{event['why']}" if "why" in event else event["type"]]
    return words.text(key, **arguments)


def options_for(table: LiveTable, reader: Reader, seat: int | None, view: Any) -> list[Option]:
    """What the seat may do now; only that seat gets it."""
    if not table.may_move(seat) or seat is None or table.match is None:
        return []
    return offered(table.match, reader.language if reader.has_texts else None, table.names, seat, view)


def offered(match: Match, language: str | None, names: Sequence[str], seat: int, view: Any) -> list[Option]:
    """The moves of the seat that decides, in words if there is a language for them."""
    priced = [(move, match.game.amount(view, move)) for move in match.moves()]
    return [
        Option(
            move=move,
            text=offer(language, match.game.name, move, tuple(names), seat, amount) if language else "",
            amount=amount,
        )
        for move, amount in priced
    ]


def refused_for(table: LiveTable, reader: Reader, seat: int | None, view: Any) -> list[Wish]:
    """Moves that the deciding seat may miss, and why they are refused."""
    if not table.may_move(seat) or seat is None:
        return []
    return missed(table.game, reader.language, table.names, seat, view)


def missed(game: Game, language: str, names: Sequence[str], seat: int, view: Any) -> list[Wish]:
    """Moves that the seat with this view may look for in vain."""
    words = words_in(language, game.name)
    return [
        Wish(
            move=move,
            text=offer(language, game.name, move, tuple(names), seat, game.amount(view, move)),
            refusal=refusal_of(why, words, names),
        )
        for move, why in game.refused(view)
    ]


@lru_cache(20_000)
def offer(language: str, game: str, move: str, names: tuple[str, ...], you: int, amount: int | None) -> str:
    """A move in words; cached, because the same moves come up turn after turn."""
    return move_text(words_in(language, game), move, names, you, amount)


def move_text(words: Words, move: str, names: Sequence[str], you: int | None, amount: int | None = None) -> str:
    try:
        return words.move(move, names, you, amount)
    except TextError:
        return move
