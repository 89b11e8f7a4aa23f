"""Routes for tables: the games explained, opening a table, the lobby, commands and messages over plain HTTP."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter
from sqlalchemy.exc import SQLAlchemyError

from raenke import Match, __version__, games
from raenke.bots.names import bot_name
from raenke.core.chance import Chance
from raenke.core.errors import OptionError
from raenke.server.bots import bot_called
from raenke.server.catalogue import sheet_of
from raenke.server.commands import Commands, answer
from raenke.server.guests import clean_name
from raenke.server.hall import Hall, Sitting
from raenke.server.languages import language_of
from raenke.server.limits import check
from raenke.server.log import Beginning, Entry, Header, Settings
from raenke.server.refusing import Refused, RefusedOptions
from raenke.server.requests import guest_of, hall_of, must_be_guest
from raenke.server.routes_guests import AnyRequest
from raenke.server.seating import free_colour
from raenke.server.shares import metered
from raenke.server.store import StoreError
from raenke.server.table import LiveTable
from raenke.server.table_events import BotSeated, Seated
from raenke.server.updates import Reader, table_state, update_for, words_in
from raenke.server.wire import MOVES_MOST, Guest, TableState
from raenke.server.wire_commands import AnyCommand
from raenke.server.wire_http import GameSheet, Lobby, NewTable, TableLine
from raenke.server.wire_messages import Answer, RefusedAnswer, Update

logger = logging.getLogger("raenke.server")
WAIT_MOST = 25
LOBBY_MOST = 100


@get("/api/games", summary="The games, explained")
async def list_games(request: AnyRequest, language: str = "") -> list[GameSheet]:
    """Seats, every option in words, and the bots; `language` is one that has texts."""
    wanted = language_of(request.scope)
    return [sheet_of(game, wanted) for game in games]


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: NewTable) -> TableState:
    """The guest sits down as its host."""
    guest = await must_be_guest(request)
    hall = hall_of(request)
    with hall.place(guest.id):  # finish it even if the asker disconnects, like every change
        header, entries = await new_table(hall, guest, data)
        return table_state(await hall.open_table(header, entries))


class Start(NamedTuple):
    """How a match begins: its options and luck; from a moment of another match also with which moves and cards, and
    which match that was."""

    options: dict[str, Any]
    seed: str
    opening: list[str] = []
    moment: Beginning | None = None
    origin: str | None = None


async def new_table(hall: Hall, guest: Guest, data: NewTable) -> tuple[Header, list[Entry]]:
    if data.game not in games:
        raise Refused("server-refusal-options", why=f"game: {', '.join(sorted(games))}")
    game = games[data.game]
    try:
        options = game.options(data.options, data.seats)
    except OptionError as error:
        raise RefusedOptions(game.name, error) from None
    except (RecursionError, TypeError, ValueError):
        raise Refused("server-refusal-options", why="options") from None
    start = Start(options, hall.source.seed().hex())
    if data.origin is not None:
        old = (await hall.sitting(data.origin.match)).table
        if old.stage != "finished" or old.match is None or (old.game.name, old.header.seats) != (game.name, data.seats):
            raise Refused("server-refusal-moment")
        if data.origin.moves >= len(old.match.history):
            raise Refused("server-refusal-moment")
        if data.origin.moves >= MOVES_MOST:
            raise Refused("server-refusal-moment-long", most=MOVES_MOST)
        moves = old.match.history[: data.origin.moves]
        if data.origin.cards == "old":
            start = Start(old.options, old.header.seed, moves, with_old_cards(old, moves), old.id)
        else:
            payer = hall.payer_for(guest.id)
            moment = await hall.retellers.run(payer, metered(from_old), old, moves, hall.source.seed())
            start = Start(old.options, start.seed, [], moment, old.id)
    return laid(hall, guest, data, start)


def laid(hall: Hall, guest: Guest, data: NewTable, start: Start) -> tuple[Header, list[Entry]]:
    """The table of a checked game and number of seats, as it is stored."""
    game = games[data.game]
    header = Header(
        id=hall.source.table_id(),
        game=game.name,
        rules=game.rules,
        release=__version__,
        seats=data.seats,
        options=start.options,
        seed=start.seed,
        settings=Settings(
            is_open=data.is_open,
            has_hints=data.has_hints,
            has_chat=data.has_chat,
            is_rated=start.origin is None,
            clock=data.clock,
            origin=start.origin,
            opening=start.opening,
            moment=start.moment,
        ),
        host=guest.id,
        opened_at=hall.source.now(),
    )
    return header, first_entries(header, guest, data)


def with_old_cards(old: LiveTable, moves: list[str]) -> Beginning:
    """Begin this match as the other one began."""
    began = old.header.settings.moment
    position, recalled = (began.position, began.recalled) if began else (None, None)
    return Beginning(moves=len(moves), cards="old", position=position, recalled=recalled)


def from_old(old: LiveTable, moves: Sequence[str], luck: bytes) -> Beginning:
    return with_other_cards(old.fresh_match(), moves, luck)


def with_other_cards(match: Match, moves: Sequence[str], luck: bytes) -> Beginning:
    """Keep what everybody knew after these moves; deal the rest again, from luck that is stored nowhere."""
    for move in moves:
        match.play(move)
    if match.over:
        raise Refused("server-refusal-moment")
    other = match.redealt(chance=Chance.from_seed(luck))
    position = match.game.written(other.position)
    return Beginning(moves=len(moves), cards="anew", position=position, recalled=other.recalled)


def first_entries(header: Header, guest: Guest, data: NewTable) -> list[Entry]:
    """The host and the bots sit down."""
    if data.seat >= data.seats:
        raise Refused("server-refusal-no-seat", seat=data.seat, last=data.seats - 1)
    free = {str(seat): seat for seat in range(data.seats) if seat != data.seat}
    for key in data.bots:
        if key not in free:
            raise Refused("server-refusal-bot-seat", given=key, free=", ".join(f'"{each}"' for each in free))
    bots = sorted((free[key], bot_called(bot)) for key, bot in data.bots.items())
    name = clean_name(data.name) if data.name is not None else guest.name
    colour = free_colour([], 0, guest.colour)
    entries = [Entry(what=Seated(seat=data.seat, name=name, colour=colour), guest=guest.id)]
    names, seed = [name], bytes.fromhex(header.seed)
    for seat, bot in bots:
        names.append(bot_name(seed, seat, names))
        entries.append(Entry(what=BotSeated(seat=seat, bot=bot, name=names[-1])))
    return entries


@get("/api/tables", summary="The lobby: open tables")
async def lobby(request: AnyRequest) -> Lobby:
    guest = await guest_of(request)
    found = [
        sitting
        for sitting in hall_of(request).sittings.values()
        if sitting.table.header.settings.is_open and sitting.table.stage in ("waiting", "playing")
    ]
    found.sort(key=lambda sitting: (sitting.table.stage != "waiting", -sitting.table.changed_at))
    return Lobby(tables=[line_of(sitting, guest) for sitting in found[:LOBBY_MOST]])


@get("/api/guests/me/tables", summary="Your games, and whose turn it is")
async def own_tables(request: AnyRequest) -> Lobby:
    """First those where it is your turn; finished ones are among the matches."""
    guest = await must_be_guest(request)
    found = [
        line_of(sitting, guest)
        for sitting in hall_of(request).tables_of(guest.id)
        if sitting.table.stage in ("waiting", "playing")
    ]
    return Lobby(tables=sorted(found, key=lambda line: (not line.is_own_turn, -line.changed_at)))


def line_of(sitting: Sitting, guest: Guest | None) -> TableLine:
    state, table = table_state(sitting), sitting.table
    own = table.seats_of(guest.id) if guest else []
    return TableLine(
        id=table.id,
        game=table.game.name,
        stage=table.stage,
        seats=state.seats,
        version=table.version,
        moves=len(table.made),
        to_move=table.to_move,
        changed_at=table.changed_at,
        edition=table.edition,
        preset=table.preset,
        own=own,
        is_own_turn=table.to_move in own,
        cards=state.cards,
    )


@get("/api/tables/{table:str}", summary="One table, as everybody may know it")
async def show_table(request: AnyRequest, table: str) -> TableState:
    guest = await guest_of(request)
    return table_state(await hall_of(request).sitting(table), guest.id if guest else None)


@post("/api/tables/{table:str}/commands", status_code=200, summary="Ask for something at a table")
async def command_table(request: AnyRequest, table: str, data: AnyCommand) -> Response[Answer]:
    """One command, as over the WebSocket. The answer is 200, or 409 with the refusal."""
    guest = await must_be_guest(request)
    hall = hall_of(request)
    check(request.app.state.commands, guest.id)
    sitting = await hall.sitting(table)
    sitting.poll(guest.id)
    reply, status = await carry_out(hall, sitting, guest, language_of(request.scope), data)
    return Response(reply, status_code=status)


async def carry_out(
    hall: Hall, sitting: Sitting, guest: Guest, language: str, command: AnyCommand
) -> tuple[Answer, int]:
    """Carry out a command; the answer has the command's id."""
    try:
        try:
            reply = await answer(Commands(hall, sitting, guest, language), command)
            return msgspec.structs.replace(reply, id=command.id), 200
        except (SQLAlchemyError, StoreError) as error:
            logger.warning("the database does not answer: %s", type(error).__name__)
            raise Refused("server-refusal-store") from None
    except Refused as refused:
        hall.metrics.refusals.labels(refused.reason).inc()
        table: LiveTable = sitting.table
        told = refused.told(words_in(language, table.game.name), table.names)
        return RefusedAnswer(refusal=told, version=table.version, id=command.id), refused.status


@get("/api/tables/{table:str}/messages", summary="What happened, and how things stand")
async def read_messages(
    request: AnyRequest,
    table: str,
    since: Annotated[int | None, Parameter(ge=0, le=10**9)] = None,
    seat: Annotated[str, Parameter(max_length=8)] = "",
    texts: bool = True,
    refused: bool = False,
    view: Literal["whole", "drawn"] = "whole",
    wait: Annotated[int, Parameter(ge=0, le=WAIT_MOST)] = 0,
    language: str = "",
) -> Update:
    """The same update as over the WebSocket; waits up to `wait` seconds for something to happen after `since`."""
    hall = hall_of(request)
    guest = await guest_of(request)
    sitting = await hall.sitting(table)
    reader = Reader(
        guest=guest.id if guest else None,
        seat=chosen_seat(sitting, guest, seat),
        language=language_of(request.scope),
        has_texts=texts,
        has_refused=refused,
        is_browser=view == "drawn",
        mutes=await hall.guests.mutes(guest.id if guest else None),
    )
    sitting.read()
    if guest:
        sitting.poll(guest.id)
    async with sitting.watched() as changed:
        if wait and since is not None and sitting.table.version <= since:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), wait)
            if guest and await guest_of(request) is None:  # signed out meanwhile
                raise Refused("server-refusal-guest")
        return update_for(hall.told, sitting, reader, since)


def chosen_seat(sitting: Sitting, guest: Guest | None, wanted: str) -> int | None:
    """The seat to look from. A guest with several seats looks from none until somebody raises the curtain."""
    own: list[Any] = sitting.table.seats_of(guest.id if guest else None)
    if wanted.isascii() and wanted.isdigit() and int(wanted) in own:
        return int(wanted)
    if wanted and wanted != "none":
        raise Refused("server-refusal-not-your-seat")
    return own[0] if len(own) == 1 and not wanted else None


ROUTES = [list_games, open_table, lobby, own_tables, show_table, command_table, read_messages]
