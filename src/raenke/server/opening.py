"""Opening a table: its options and luck, who sits there first, and a match that goes on from a moment of another."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from raenke import Match, __version__, games
from raenke.bots.names import bot_name
from raenke.core.chance import Chance
from raenke.core.errors import OptionError
from raenke.core.record import Record, begun
from raenke.server.bots import bot_called
from raenke.server.cleaning import clean_name
from raenke.server.hall_base import HallBase
from raenke.server.log import Beginning, Entry, Header, Settings
from raenke.server.refusing import Refused, RefusedOptions
from raenke.server.replaying import checked
from raenke.server.seating import free_colour
from raenke.server.shares import metered
from raenke.server.table import LiveTable
from raenke.server.table_events import BotSeated, Seated
from raenke.server.timing import check_clock
from raenke.server.wire import MOVES_MOST, Guest
from raenke.server.wire_http import NewTable

ORIGIN_LENGTH = 40  # of a record's last hash: it has no id, and this names it as well


class Start(NamedTuple):
    """How a match begins: its options and luck; from a moment of another match also with which moves and cards, and
    which match that was."""

    options: dict[str, Any]
    seed: str
    opening: list[str] = []
    moment: Beginning | None = None
    origin: str | None = None


async def new_table(hall: HallBase, guest: Guest, data: NewTable) -> tuple[Header, list[Entry]]:
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
            start = Start(old.options, old.seed, moves, with_old_cards(old, moves), old.id)
        else:
            payer = hall.payer_for(guest.id)
            moment = await hall.retellers.run(payer, metered(from_old), old, moves, hall.source.seed())
            start = Start(old.options, start.seed, [], moment, old.id)
    return laid(hall, guest, data, start)


def laid(hall: HallBase, guest: Guest, data: NewTable, start: Start) -> tuple[Header, list[Entry]]:
    """The table of a checked game and number of seats, as it is stored."""
    game = games[data.game]
    check_clock(data.clock)
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
            has_proof=start.origin is None and hall.is_proving,
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


class Going(NamedTuple):
    """A record, and how a match goes on from a moment of it."""

    record: Record
    options: dict[str, Any]
    beginning: Beginning


def moment_of(content: bytes, moves: int, luck: bytes) -> Going:
    """A moment of a record that came from outside."""
    record = checked(content)
    if moves > len(record.moves):
        raise Refused("server-refusal-moment")
    match = begun(record)
    return Going(record, match.options, with_other_cards(match, record.moves[:moves], luck))


def laid_on(hall: HallBase, guest: Guest, going: Going, seat: int, bot: str) -> tuple[Header, list[Entry]]:
    """The table of a match that goes on from a record; the bot, if one is named, sits at all other seats."""
    record = going.record
    others = {str(other): bot for other in range(record.seats) if other != seat and bot}
    data = NewTable(game=record.game, seats=record.seats, seat=seat, bots=others)
    origin = record.last_hash[:ORIGIN_LENGTH]
    return laid(hall, guest, data, Start(going.options, hall.source.seed().hex(), [], going.beginning, origin))


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
