"""What several readers are told alike is written once, and is what each of them would have been told alone."""

import asyncio
import random

import msgspec
import pytest
from sqlalchemy import delete
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from raenke import games
from raenke.server import schema, table_events
from raenke.server.bell import Bell
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.doors import Inbox, SocketDoor
from raenke.server.guests import GuestBook
from raenke.server.kept import Kept
from raenke.server.log import Entry, Header, Moved, Numbered, Settings
from raenke.server.open_sockets import OpenSockets
from raenke.server.sitting import Sitting
from raenke.server.store import Store
from raenke.server.table import LiveTable
from raenke.server.updates import Reader, table_state, told_of, update_for


class StillClock(ClockAndIds):
    """Time stands still."""

    def now(self) -> int:
        return 1000


def a_sitting(game: str, seats: int) -> Sitting:
    header = Header(
        id="t", game=game, rules=games[game].rules, release="1", seats=seats, seed="02" * 32, settings=Settings(),
        options=dict(games[game].needed.get(seats, {})), host="g0", opened_at=0,
    )  # fmt: skip
    table = LiveTable(header)
    for seat in range(seats):
        what = table_events.Seated(seat=seat, name=f"P{seat}", colour="red")
        table.apply(Numbered(seat + 1, 0, Entry(what=what, guest=f"g{seat}")))
    table.apply(Numbered(seats + 1, 0, Entry(what=table_events.Began())))
    return Sitting(table, StillClock())


@pytest.mark.parametrize(("game", "seats"), [("kabale", 2), ("kabale", 4), ("citadels", 2), ("citadels", 5)])
def test_who_is_told_alike_is_told_what_they_would_be_told_alone(game: str, seats: int) -> None:
    sitting, dice = a_sitting(game, seats), random.Random(3)
    table = sitting.table
    readers = [Reader(f"g{seat}", seat, dice.choice(["en", "de", "hu", "ko"])) for seat in range(seats)]
    told = 0
    for _ in range(120):
        if table.match is None or table.match.over:
            break
        move = Moved(seat=table.match.to_move, move=dice.choice(table.match.moves()), is_bot=False)
        step = table.apply(Numbered(table.version + 1, 0, Entry(what=move)))
        for reader in [*readers, Reader(None, None, "en")]:
            together = list(told_of(sitting, step, reader, reader.seat))
            table.steps.append(table.steps[0])  # what is not the last step is told to each alone
            assert list(told_of(sitting, step, reader, reader.seat)) == together
            table.steps.pop()
            told += len(together)
    assert told > 120


def test_events_that_are_alike_have_one_mark() -> None:
    sitting = a_sitting("kabale", 4)
    table = sitting.table
    for _ in range(20):
        assert table.match
        move = Moved(seat=table.match.to_move, move=table.match.moves()[0], is_bot=False)
        table.apply(Numbered(table.version + 1, 0, Entry(what=move)))
    marks = [mark for step in table.steps for mark in step.marks]
    assert len({id(mark) for mark in marks}) == len(set(marks)) < len(marks)


def test_the_state_is_written_once_until_something_changes() -> None:
    sitting = a_sitting("kabale", 2)

    def state(guest: str | None) -> bytes:
        reader = Reader(guest, None, "en")
        return msgspec.json.encode(update_for(Kept(10**6), sitting, reader, None).table)

    first = state("g0")
    assert state("g1") is not None
    assert sitting.once
    assert state("g1") == state(None) == first
    sitting.present["g0"] += 1
    sitting.wake()
    assert state("g1") != first
    told = Entry(what=table_events.Said(seat=0, name="P0", text="hello"), guest="g0")
    before = state("g1")
    sitting.table.apply(Numbered(sitting.table.version + 1, 0, told))
    assert state("g1") != before


def test_only_who_sat_there_learns_where_it_goes_on() -> None:
    sitting = a_sitting("kabale", 2)
    sitting.table.rematch = "elsewhere"
    readers = [Reader("g0", 0, "en"), Reader(None, None, "en")]
    states = [msgspec.json.encode(update_for(Kept(10**6), sitting, reader, None).table) for reader in readers]
    assert b"elsewhere" in states[0]
    assert b"elsewhere" not in states[1]
    assert table_state(sitting).rematch is None


def test_a_bell_wakes_all_who_wait_and_forgets_who_does_not() -> None:
    async def ring() -> None:
        bell, heard = Bell(), list[int]()

        async def wait(number: int) -> None:
            await bell.wait()
            heard.append(number)

        tasks = [asyncio.ensure_future(wait(number)) for number in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        bell.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert heard == [0, 2]
        await wait(3)  # nobody waits while it is set
        bell.clear()
        late = asyncio.ensure_future(wait(4))
        await asyncio.sleep(0)
        assert not late.done()
        bell.set()
        await late
        assert heard == [0, 2, 3, 4]

    asyncio.run(ring())


def test_an_inbox_gives_messages_in_their_order() -> None:
    async def read() -> list[int]:
        inbox = Inbox()
        first = asyncio.ensure_future(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        found = [await first, await inbox.get()]
        assert not inbox.empty()
        found.append(await inbox.get())
        assert inbox.empty()
        return found

    assert asyncio.run(read()) == [0, 1, 2]


class Opened:
    is_void = False

    def void(self) -> None:
        self.is_void = True


def test_a_guest_signs_out_of_one_device_or_of_all() -> None:
    sockets, phone, desk, other = OpenSockets(), Opened(), Opened(), Opened()
    sockets.enter(phone, "anna", "k1.secret")
    sockets.enter(desk, "anna", "k2.secret")
    sockets.enter(other, "ben", "k3.secret")
    assert sockets.keys() == [("anna", "k1"), ("anna", "k2"), ("ben", "k3")]
    sockets.end("anna", "k1")
    assert (phone.is_void, desk.is_void, other.is_void) == (True, False, False)
    sockets.leave(phone)
    sockets.end("anna")
    assert (desk.is_void, other.is_void) == (True, False)


def test_who_signed_out_at_another_server_is_cut_off(address: str) -> None:
    async def look() -> None:
        store = Store(address)
        guests, opened = GuestBook(store, ClockAndIds()), Opened()
        secret = (await guests.welcome("Anna", None)).secret
        guests.open_sockets.enter(opened, "anna", secret)
        await guests.end_void_sockets()
        assert not opened.is_void
        await store.write(lambda connection: connection.execute(delete(schema.keys)))
        await guests.end_void_sockets()
        assert opened.is_void
        await store.close()

    asyncio.run(look())


def test_what_a_browser_says_in_its_headers_is_forgotten_after_the_handshake() -> None:
    """The parser of frames keeps the request as long as the connection lives."""
    door = SocketDoor.__new__(SocketDoor)
    asked, answered = (
        Request("/", Headers({"Cookie": "a secret"})),
        Response(101, "", Headers({"Upgrade": "websocket"})),
    )
    door.request, door.response, door.ping_interval = asked, answered, None
    door.scope = {"headers": [(b"cookie", b"a secret")]}  # type: ignore[typeddict-item]
    door.start_keepalive()
    assert (len(asked.headers), len(answered.headers), door.scope["headers"]) == (0, 0, [])
