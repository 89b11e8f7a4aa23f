"""What a server keeps over days and restarts: mutes, matches, and not the tables nobody began."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.hall import Hall
from raenke.server.log import Entry, Header, Numbered, Settings
from raenke.server.refusing import Refused
from raenke.server.rows import add_entry
from raenke.server.settings import settings_from
from raenke.server.sitting import Sitting
from raenke.server.store import Store
from raenke.server.table_events import Began, BotSeated, Said, Seated
from tests.server.served import Person, Served, served

A_MONTH = 31 * 86_400_000


def change(server: Served, statement: str, *values: object) -> None:
    """Something happens to the database of a server that is down."""
    with sqlite3.connect(server.folder / "raenke.sqlite") as connection:
        connection.execute(statement, values)


def test_who_is_muted_stays_muted(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna, ben, carl = (Person(server, name) for name in ("Anna", "Ben", "Carl"))
        table = anna.open(seats=2)
        ben.command(table, "sit")
        ben.command(table, "say", text="noise")
        anna.command(table, "mute", target=1)
        server.stop()
        server.start()
        update = anna.get(f"/api/tables/{table}/messages?since=0")
        assert update["muted"] == [1]
        assert "noise" not in str(update["events"])
        assert ben.get(f"/api/tables/{table}/messages")["muted"] == []
        ben.command(table, "stand")
        carl.command(table, "sit")
        carl.command(table, "say", text="hello")
        update = anna.get(f"/api/tables/{table}/messages?since=0")
        assert update["muted"] == []
        assert "hello" in str(update["events"])
        assert "noise" not in str(update["events"])


def test_a_table_nobody_began_is_closed_after_a_month_and_a_match_never(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        forgotten, recent = anna.open(seats=2), anna.open(seats=2)
        begun = anna.open(seats=2, bots={"1": "random"}, options={"start_player": 0})
        anna.command(begun, "begin")
        server.stop()
        for table in (forgotten, begun):
            change(server, "UPDATE entries SET at = at - ? WHERE match = ?", A_MONTH, table)
        server.start()
        anna.connect(begun)
        assert anna.play()["type"] == "done"
        anna.connect(forgotten, "&since=0")
        assert anna.update["table"]["stage"] == "closed"
        assert anna.update["events"][-1]["event"] == {"type": "table_closed", "why": "time"}
        assert {line["id"] for line in anna.get("/api/guests/me/tables")["tables"]} == {recent, begun}


def test_a_match_that_cannot_be_read_stops_no_other(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        tables = [anna.open(seats=2, bots={"1": "random"}, options={"start_player": 0}) for _ in range(2)]
        for table in tables:
            anna.command(table, "begin")
        server.stop()
        body = '{"what": {"type": "table_moved", "seat": 0, "move": "lay nothing 9", "is_bot": false}}'
        change(server, "UPDATE entries SET body = ? WHERE match = ? AND number = 3", body, tables[0])
        server.start()
        assert anna.get(f"/api/tables/{tables[0]}", 503)["reason"] == "server-refusal-unreadable"
        assert anna.connect(tables[0])["refusal"]["reason"] == "server-refusal-unreadable"
        anna.connect(tables[1])
        assert anna.play()["type"] == "done"
    assert "a match cannot be read" in server.log.read_text()
    assert "lay nothing" not in server.log.read_text()


class StoppedClock(ClockAndIds):
    def now(self) -> int:
        return 1


HEADER = Header(
    id="table", game="kabale", rules="1", release="", seats=2, options={}, seed="00" * 32, settings=Settings(),
    host="anna", opened_at=1,
)  # fmt: skip


def test_what_was_stored_and_never_heard_of_is_no_refusal(address: str) -> None:
    """The connection to the database broke after the commit and before the answer."""

    async def scenario() -> None:
        store = Store(address)
        hall = Hall(store, settings_from({}), StoppedClock())
        sitting = await hall.open_table(HEADER, [])
        entry = Entry(what=Seated(seat=0, name="Anna", colour="red"), guest="anna")
        await store.write(lambda connection: add_entry(connection, "table", Numbered(1, 1, entry)))
        step = await hall.append(sitting, entry)
        assert (step.number, sitting.table.version, sitting.table.names[0]) == (1, 1, "Anna")
        await hall.close()

    asyncio.run(scenario())


def test_who_reads_a_table_again_keeps_its_bots_going(address: str) -> None:
    """Another server has begun the match meanwhile, and may be gone."""
    driven: list[str] = []

    async def drive(hall: Hall, sitting: Sitting) -> None:
        driven.append(sitting.table.stage)

    async def scenario() -> None:
        one, two = (Hall(Store(address), settings_from({}), StoppedClock()) for _ in range(2))
        two.drive = drive
        entries = [
            Entry(what=Seated(seat=0, name="Anna", colour="red"), guest="anna"),
            Entry(what=BotSeated(seat=1, bot="random")),
        ]
        here = await one.open_table(HEADER, entries)
        there = await two.sitting("table")
        if two.fellows:
            two.fellows.held.add("table")  # it has taken the table over
        await one.append(here, Entry(what=Began()))
        with pytest.raises(Refused):
            await two.append(there, Entry(what=Said(seat=0, name="Anna", text="hello"), guest="anna"))
        await asyncio.sleep(0)
        assert driven == ["playing"]
        await one.close()
        await two.close()

    asyncio.run(scenario())
