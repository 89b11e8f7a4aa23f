"""The limits on tables per guest and per address hold, whatever is asked for at once."""

import asyncio
import json
import socket
import sqlite3
import time
from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from raenke import games
from raenke.server.app import app_of
from raenke.server.bell import Bell
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.database import sqlite_url
from raenke.server.hall import Hall
from raenke.server.log import Entry, Header, Moved, Settings
from raenke.server.opening import new_table
from raenke.server.settings import settings_from
from raenke.server.shares import DEBT_MOST, Share, Shares, paying
from raenke.server.store import Store
from raenke.server.sweeping import A_DAY, forget_unbegun
from raenke.server.table_events import Began, Closed, Finished
from raenke.server.wire import Guest
from raenke.server.wire_http import Moment, NewTable
from tests.server.served import Person, served
from tests.server.test_keeping import change
from tests.unlimited import UNLIMITED

BODY = {"game": "kabale", "seats": 2, "bots": {"1": "random"}}


def opened_at_once(people: list[Person], times: int) -> Counter[int]:
    """The statuses of so many requests for a table."""
    return at_once([(people[turn % len(people)], "/api/tables", BODY) for turn in range(times)])


def at_once(requests: list[tuple[Person, str, dict[str, Any]]]) -> Counter[int]:
    """The statuses of requests that are all on their way before the first is answered."""
    with ExitStack() as lines:
        opened = []
        for person, _, _ in requests:
            host, _, port = person.server.address.partition(":")
            opened.append(lines.enter_context(socket.create_connection((host, int(port)), 60)))
        for line, (person, path, body) in zip(opened, requests, strict=True):
            content = json.dumps(body)
            headers = {
                **person.headers,
                "Host": person.server.address,
                "Content-Type": "application/json",
                "Content-Length": str(len(content)),
                "Connection": "close",
            }
            said = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            line.sendall(f"POST {path} HTTP/1.1\r\n{said}\r\n{content}".encode())
        return Counter(int(line.makefile("rb").readline().split()[1]) for line in opened)


def test_a_guest_has_so_many_tables_however_many_are_asked_for_at_once(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_MOST="30") as server:
        assert opened_at_once([Person(server, "Anna")], 90) == {201: 30, 429: 60}


def test_an_address_has_so_many_tables_however_many_guests_it_has(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_PER_ADDRESS="12") as server:
        people = [Person(server, f"Anna {number}") for number in range(6)]
        assert opened_at_once(people, 60) == {201: 12, 429: 48}
        refusal = people[0].post("/api/tables", BODY, 429)
        assert refusal["reason"] == "server-refusal-tables-address"


def test_a_match_one_has_left_still_counts(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_MOST="3") as server:
        anna = Person(server, "Anna")
        for _ in range(3):
            table = anna.open(bots={"1": "random"})
            anna.command(table, "begin")
            anna.command(table, "stand")
        assert anna.post("/api/tables", BODY, 429)["reason"] == "server-refusal-tables"


def test_what_was_refused_takes_no_place(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_MOST="2", RAENKE_TABLES_PER_ADDRESS="2") as server:
        anna = Person(server, "Anna")
        for _ in range(5):
            anna.post("/api/tables", {**BODY, "seat": 7}, 400)
        assert opened_at_once([anna], 6) == {201: 2, 429: 4}


def test_rematches_count_like_other_tables(tmp_path: Path) -> None:
    """Four finished matches played again at once, with room for two."""
    with served(tmp_path, RAENKE_TABLES_MOST="2") as server:
        anna = Person(server, "Anna")
        tables = []
        for _ in range(4):
            tables.append(anna.open(bots={"1": "random"}))
            anna.command(tables[-1], "begin")
            anna.connect(tables[-1])
            anna.play_out()
            anna.leave()
        asked = [(anna, f"/api/tables/{table}/commands", {"type": "rematch"}) for table in tables]
        assert at_once(asked) == {200: 2, 429: 2}


def test_an_address_opens_so_many_tables_in_a_while_and_plays_so_many_again(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        finished = [anna.open(bots={"1": "random"}) for _ in range(3)]
        for each in finished:
            anna.command(each, "begin")
            anna.connect(each)
            anna.play_out()
            anna.leave()
        server.stop()
        server.start(RAENKE_TABLES_PER_MINUTE="4")
        opened = anna.open()
        anna.command(opened, "close")  # which does not count as one fewer
        asked = [(anna, f"/api/tables/{each}/commands", {"type": "rematch"}) for each in finished]
        assert at_once(asked) == {200: 3}
        assert opened_at_once([anna, Person(server, "Ben")], 3) == {429: 3}
        assert anna.post("/api/tables", BODY, 429)["reason"] == "server-refusal-too-many"


class Costly(ClockAndIds):
    """Where it takes seven seconds of computing to find the id of a table."""

    spent = 0.0

    def table_id(self) -> str:
        self.spent += 7
        return super().table_id()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # the framework's, of what it will do one day
def test_who_opens_a_table_pays_for_it(tmp_path: Path) -> None:
    source = Costly()

    async def whole() -> float:
        gate = app_of(settings_from({**UNLIMITED, "RAENKE_DATA": str(tmp_path)}), source)
        gate.shares = Shares(0.25, clock=lambda: 0.0, meter=lambda: source.spent)
        way = httpx.ASGITransport(gate)  # type: ignore[arg-type]  # which names its messages more exactly
        async with httpx.AsyncClient(transport=way, base_url="http://localhost") as client:
            ticket = (await client.post("/api/guests", json={"name": "Anna"})).json()
            headers = {"Authorization": f"Bearer {ticket['secret']}"}
            assert (await client.post("/api/tables", json=BODY, headers=headers)).status_code == 201
        await gate.hall.close()
        return min(account.left for account in gate.shares._accounts.values())

    assert asyncio.run(whole()) == -DEBT_MOST


class Noted(Share):
    """How often something was paid for."""

    times = 0

    def spend(self, seconds: float) -> None:
        self.times += 1


@pytest.mark.parametrize(("cards", "times"), [("anew", 1), ("old", 0)])
def test_who_deals_other_cards_pays_for_it(tmp_path: Path, cards: Any, times: int) -> None:
    async def whole() -> int:
        hall = Hall(Store(sqlite_url(tmp_path)), settings_from(UNLIMITED))
        header = Header(
            id="t", game="kabale", rules="2", release="1", seats=2, options=games["kabale"].options({"rounds": 1}, 2),
            seed="01" * 32, settings=Settings(), host="a", opened_at=0,
        )  # fmt: skip
        sitting = await hall.open_table(header, [Entry(what=Began())])
        while sitting.table.to_move is not None and sitting.table.match:
            move = Moved(seat=sitting.table.to_move, move=sitting.table.match.moves()[0], is_bot=True)
            await hall.append(sitting, Entry(what=move))
        await hall.append(sitting, Entry(what=Finished(scores=[0, 0], winners=[0])))
        share = Noted(Shares(1.0), "a")
        paying.set(share)
        wanted = NewTable(game="kabale", seats=2, origin=Moment(match="t", moves=2, cards=cards))
        await new_table(hall, Guest(id="a", name="Anna", colour="red"), wanted)
        await asyncio.sleep(0)
        await hall.close()
        return share.times

    assert asyncio.run(whole()) == times


def begun_and_not(anna: Person) -> tuple[list[str], list[str]]:
    """Tables that were closed before they began, and others, one of which only talks of having begun."""
    closed = [anna.open() for _ in range(3)]
    anna.command(closed[0], "say", text='"type":"table_began"')
    for table in closed:
        anna.command(table, "close")
    begun = anna.open(bots={"1": "random"})
    anna.command(begun, "begin")
    finished = anna.open(bots={"1": "random"})
    anna.command(finished, "begin")
    anna.connect(finished)
    anna.play_out()
    anna.leave()
    return closed, [begun, finished, anna.open()]


def test_a_table_that_closed_before_it_began_is_deleted_a_day_later(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        closed, others = begun_and_not(anna)
        recent, follow = anna.open(), anna.command(others[1], "rematch")["table"]
        for table in (recent, follow):
            anna.command(table, "close")
        server.stop()
        change(server, "UPDATE matches SET ended_at = ended_at - ? WHERE id != ?", 86_400_000, recent)
        server.start()
        end = time.monotonic() + 30
        while anna.ask("GET", f"/api/tables/{closed[-1]}").status_code != 404 and time.monotonic() < end:
            time.sleep(0.1)
            server.stop()  # who is looked at is left alone until the next start
            server.start()
        for table in (*closed, follow):
            assert anna.get(f"/api/tables/{table}", 404)["reason"] == "server-refusal-not-found"
        for table in (*others, recent):
            assert anna.get(f"/api/tables/{table}")["id"] == table
        assert anna.get(f"/api/matches/{others[1]}/record")["moves"]
        assert anna.command(others[1], "rematch")["table"] != follow
        with closing(sqlite3.connect(tmp_path / "raenke.sqlite")) as base:
            left = {row[0] for row in base.execute("SELECT DISTINCT match FROM entries")}
        assert not left & {*closed, follow}


def test_they_are_deleted_from_every_database(address: str) -> None:
    async def whole() -> list[bool]:
        hall = Hall(Store(address), settings_from(UNLIMITED))
        for name in ("closed", "begun", "seen"):
            header = Header(
                id=name, game="kabale", rules="2", release="1", seats=2, options=games["kabale"].options({}, 2),
                seed="01" * 32, settings=Settings(), host="a", opened_at=0,
            )  # fmt: skip
            sitting = await hall.open_table(header, [Entry(what=Began())] if name == "begun" else [])
            await hall.close_table(sitting, Closed())
        hall.source.not_before(hall.source.now() + 2 * A_DAY)
        hall.sittings["seen"].watchers.add(Bell())
        await forget_unbegun(hall, 0)
        known = [await hall.is_known(name) for name in ("closed", "begun", "seen")]
        await hall.close()
        return known

    assert asyncio.run(whole()) == [False, True, True]
