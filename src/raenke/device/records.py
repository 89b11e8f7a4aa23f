"""Matches that leave a device and come to one: records, and beside each what a record does not say."""

from collections.abc import Callable
from typing import Any

import msgspec

from raenke import __version__
from raenke.core import proof
from raenke.core.counts import Counts
from raenke.core.record import Record, begun, check_proof, plain_of
from raenke.device.drawer import MATCH
from raenke.device.hall import DeviceHall
from raenke.server.course import Course, Move
from raenke.server.hall_base import rebuilt
from raenke.server.log import AnyTableEvent, Beginning, Entry, Header, Moved, Numbered, Settings
from raenke.server.outcome import Outcome, counted
from raenke.server.refusing import Refused
from raenke.server.replaying import checked, record_of_table
from raenke.server.table import LiveTable
from raenke.server.table_events import Began, BotSeated, DealBegan, DealVoided, Finished, SaltOpened, SaltShown, Seated
from raenke.server.wire import COLOURS, Colour, Guest
from raenke.words import Words


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat."""

    name: str
    colour: Colour
    bot: str | None = None
    is_own: bool = False


class Kept(msgspec.Struct, frozen=True):
    """What a device knows of a match beside its record; in the file it is the record's field `kept`."""

    id: str
    opened_at: int
    finished_at: int
    players: list[Player]


class Records(msgspec.Struct, frozen=True):
    """The matches of a device in one file."""

    records: list[dict[str, Any]]


async def exported(hall: DeviceHall) -> Records:
    found = []
    for match in hall.drawer.keys(MATCH):
        try:
            table = (await hall.sitting(match)).table
        except Refused:  # it cannot be read any more, but the others can
            continue
        found.append({**plain_of(record_of_table(table)), "kept": msgspec.to_builtins(kept_of(hall, table))})
    return Records(found)


def kept_of(hall: DeviceHall, table: LiveTable) -> Kept:
    own, result = hall.drawer.guest, hall.drawer.result(table.id)
    return Kept(
        id=table.id,
        opened_at=table.header.opened_at,
        finished_at=result.match["finished_at"] if result else table.changed_at,
        players=[
            Player(
                name=table.names[seat],
                colour=place.colour,
                bot=place.bot,
                is_own=own is not None and place.person == own.id,
            )
            for seat, place in enumerate(table.places)
        ],
    )


async def added(
    hall: DeviceHall, guest: Guest, content: bytes, plain: dict[str, Any], words: Callable[[str], Words]
) -> int:
    """Keep the match of a record, if it is finished and not here yet. How many were added: one or none."""
    record: Record = await hall.retellers.run(hall.payer_for(guest.id), checked, content)
    if record.scores is None:
        raise Refused("server-refusal-not-over")
    kept = read_kept(plain, record, words(record.game), hall.source.now())
    if await hall.is_known(kept.id):
        return 0
    header, entries = match_of(record, kept, guest)
    table = rebuilt(header, entries)
    assert table.match is not None
    counts = Counts() if record.origin else counted(table.match)
    scores, winners = table.match.scores, table.match.winners
    outcome = Outcome(table, kept.finished_at, scores, winners, counts, record.last_hash)
    batch: dict[str, str | None] = {}
    hall.drawer.with_match(header, entries, batch)
    hall.drawer.with_result(outcome, batch)
    await hall.drawer.put(batch)
    return 1


def read_kept(plain: dict[str, Any], record: Record, words: Words, now: int) -> Kept:
    """What came with the record, if it can be read; else nobody in particular played it."""
    try:
        kept = msgspec.convert(plain.get("kept"), Kept)
        if len(kept.players) == record.seats and kept.id.isalnum() and kept.id.isascii():
            return kept
    except msgspec.ValidationError:
        pass
    players = [Player(words.text("replay-player", number=seat + 1), COLOURS[seat]) for seat in range(record.seats)]
    return Kept(record.last_hash[:20] or record.seed[:20], now, now, players)


def match_of(record: Record, kept: Kept, guest: Guest) -> tuple[Header, list[Numbered]]:
    """The header and the entries a match with this record has."""
    origin = record.origin
    beginning = (
        Beginning(moves=origin.moves, cards=origin.cards, position=record.position) if origin is not None else None
    )
    header = Header(
        id=kept.id,
        game=record.game,
        rules=record.rules,
        release=record.release or __version__,
        seats=record.seats,
        options=record.options,
        seed=record.secret or record.seed,
        settings=Settings(
            is_rated=False,
            origin=origin.match if origin else None,
            moment=beginning,
            has_proof=record.secret is not None,
        ),
        host=guest.id,
        opened_at=kept.opened_at,
    )
    entries = [
        Entry(what=BotSeated(seat=seat, bot=player.bot, name=player.name))
        if player.bot
        else Entry(
            what=Seated(seat=seat, name=player.name, colour=player.colour),
            guest=guest.id if player.is_own else f"seat{seat}",
        )
        for seat, player in enumerate(kept.players)
    ]
    entries += dealing_of(record)
    entries.append(Entry(what=Began(moves=origin.moves if origin else 0, cards=origin.cards if origin else None)))
    course = Course(begun(record))
    for number, move in enumerate(record.moves):
        seat = course.match.to_move
        entries.append(Entry(what=Moved(seat=seat, move=move, is_bot=bool(kept.players[seat].bot))))
        course.play(Move(move, number))
    match = course.match
    finished = Finished(scores=match.scores, winners=match.winners, last_hash=record.last_hash)
    entries.append(Entry(what=finished))
    return header, [Numbered(number, kept.finished_at, entry) for number, entry in enumerate(entries, 1)]


def dealing_of(record: Record) -> list[Entry]:
    """How the match was dealt, as far as the record proves it: nobody knows any more who voided the deals before."""
    own = check_proof(record)
    if own is None or record.commitment is None or record.salts is None or record.deal is None:
        return []
    number, salts, promise = record.deal, record.salts, record.commitment
    voided = [DealVoided(deal=deal, seats=[], names=[], why="time") for deal in range(1, number)]
    shown = [SaltShown(seat=seat, deal=number, shown=proof.shown(promise, number, seat, salts[seat])) for seat in own]
    opened = [SaltOpened(seat=seat, deal=number, salt=salts[seat]) for seat in own]
    began = [DealBegan(deal=number, seats=own)] if own else []
    steps: list[AnyTableEvent] = [*voided, *shown, *began, *opened]
    return [Entry(what=what) for what in steps]
