"""A match of any length delays nobody else: it ends, and is rebuilt where nobody waits for it."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from raenke import Match
from raenke.server import table as tables
from raenke.server.database import sqlite_url
from raenke.server.hall import Hall
from raenke.server.log import Beginning, Entry, Header, Moved, Numbered, Settings
from raenke.server.settings import settings_from
from raenke.server.sitting import Sitting
from raenke.server.store import Store
from raenke.server.table import LiveTable
from raenke.server.table_events import Began, Seated, TableEvent, Undone
from raenke.server.updates import PAGE_BYTES, PAGE_STEPS
from tests.server.attacks.test_moment import finished, from_moment
from tests.server.served import Person, Served, served

FEW = 12


def allow_few_moves() -> None:
    tables.MOVES_MOST = FEW  # type: ignore[attr-defined]


def test_a_match_without_end_is_closed_and_has_no_result(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.prepare = allow_few_moves
    server.start()
    try:
        anna = Person(server, "Anna")
        table = anna.open("citadels", 4)
        for seat in (1, 2, 3):
            anna.command(table, "sit", seat=seat)
        anna.command(table, "begin")
        for _ in range(FEW):
            state = anna.get(f"/api/tables/{table}")
            update = anna.get(f"/api/tables/{table}/messages?seat={state['to_move']}")
            move = update["options"][0]["move"]
            anna.command(table, "play", seat=state["to_move"], move=move, version=update["version"])
        while (update := anna.get(f"/api/tables/{table}/messages?since=0"))["table"]["stage"] == "playing":
            assert update["table"]["to_move"] is None
        assert (update["table"]["stage"], update["table"]["moves"]) == ("closed", FEW)
        assert anna.told(table)[-1]["event"] == {"type": "table_closed", "why": "long"}
        assert anna.told(table, "&language=de")[-1]["text"].startswith("Die Partie hat so viele Züge")
        assert anna.get(f"/api/matches/{table}/record", 409)["reason"] == "server-refusal-not-over"
        assert anna.get("/api/guests/me/matches")["matches"] == []
    finally:
        server.stop()


def header_of(opening: list[str]) -> Header:
    moment = Beginning(moves=len(opening), cards="old") if opening else None
    return Header(
        id="t", game="citadels", rules="1", release="1", seats=2, options={}, seed="01" * 32, host="a", opened_at=0,
        settings=Settings(origin="b" if opening else None, opening=opening, moment=moment),
    )  # fmt: skip


def moves_of(count: int) -> list[str]:
    match = Match("citadels", 2, "01" * 32, {})
    while len(match.history) < count:
        match.play(match.moves()[0])
    return match.history


def where_moves_are_made(folder: Path, monkeypatch: pytest.MonkeyPatch, opening: int, *whats: TableEvent) -> list[Any]:
    """For each of the last entries: in how many moves it was made on the event loop, and who has not heard of all."""
    on_loop = list[str]()
    play, loop = Match.play, threading.current_thread()

    def noted(match: Match, text: str) -> Any:
        if threading.current_thread() is loop:
            on_loop.append(text)
        return play(match, text)

    async def whole() -> list[Any]:
        hall = Hall(Store(sqlite_url(folder)), settings_from({}))
        seated = [Entry(what=Seated(seat=at, name=f"P{at}", colour="red"), guest="a") for at in range(2)]
        sitting: Sitting = await hall.open_table(header_of(moves_of(opening)), seated)
        found = list[Any]()
        for what in whats:
            on_loop.clear()
            more = {"more": opening} if isinstance(what, Began) and "more" in Entry.__struct_fields__ else {}
            await hall.append(sitting, Entry(what=what, **more))  # type: ignore[arg-type]
            match = sitting.table.match
            assert match
            late = [seat for seat, heard in match.heard.items() if heard < len(match.events)]
            found.append((len(on_loop), late))
        await hall.close()
        return found

    monkeypatch.setattr(Match, "play", noted)
    return asyncio.run(whole())


def test_a_match_is_rebuilt_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moves = moves_of(30)
    match = Match("citadels", 2, "01" * 32, {})
    played = list[TableEvent]()
    for move in moves:
        played.append(Moved(seat=match.to_move, move=move, is_bot=False))
        match.play(move)
    whats = [Began(), *played, Undone(seat=0, moves=25, since=27)]
    *_, last_move, undone = where_moves_are_made(tmp_path, monkeypatch, 0, *whats)
    assert last_move == (1, [])
    assert undone == (0, [])


def test_a_match_from_a_moment_is_made_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert where_moves_are_made(tmp_path, monkeypatch, 40, Began(moves=40, cards="old")) == [(0, [])]


def test_no_match_goes_on_from_beyond_the_last_move(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        old = finished(server, "kabale")
    server.prepare = allow_few_origins
    server.start()
    try:
        anna, match, _ = old
        body = {"game": "kabale", "seats": 3, "origin": {"match": match, "moves": 5}}
        assert anna.post("/api/tables", body, 400)["reason"] == "server-refusal-moment-long"
        anna.post("/api/tables", {**body, "origin": {"match": match, "moves": 4}}, 201)
    finally:
        server.stop()


def allow_few_origins() -> None:
    from raenke.server import opening

    opening.MOVES_MOST = 5  # type: ignore[attr-defined]


def test_the_past_of_an_opening_comes_in_pages(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        old = finished(server, "citadels", end_at=8, max_rounds=12)
        anna, _, record = old
        moves = len(record["moves"]) - 1
        assert moves > 2 * PAGE_STEPS
        table = from_moment(anna, old, moves, cards="old")
        anna.command(table, "seat_bots", bot="random")
        begun = anna.command(table, "begin")["version"]
        pages, until, version = list[Any](), 0, 1
        while until < version:
            response = anna.ask("GET", f"/api/tables/{table}/messages?since={until}&seat=0")
            update = response.json()
            pages.append(update["events"])
            assert len({told["number"] for told in update["events"]}) <= PAGE_STEPS
            assert len(response.content) < 2 * PAGE_BYTES
            until, version = update["until"], update["version"]
        assert len(pages) > 2
        told = [each for page in pages for each in page if each["number"] <= begun]
        assert [each["number"] for each in told] == sorted(each["number"] for each in told)
        server.kill()
        server.start()
        assert [each for each in anna.told(table, "&seat=0") if each["number"] <= begun] == told


def test_matches_that_began_with_all_in_one_piece_are_read_as_they_are() -> None:
    opening = moves_of(30)
    whole, apart = LiveTable(header_of(opening)), LiveTable(header_of(opening))
    whole.apply(Numbered(1, 0, Entry(what=Began(moves=30))))
    apart.apply(Numbered(1, 0, Entry(what=Began(moves=30), more=30)))
    assert (whole.version, len(whole.steps)) == (1, 1)
    assert (apart.version, len(apart.steps)) == (31, 31)
    assert [event for step in apart.steps for event in step.events] == whole.steps[0].events
    assert [mark for step in apart.steps for mark in step.marks] == whole.steps[0].marks
    for table in (whole, apart):
        assert table.match
        assert (table.match.history, table.last_choice(0), table.last_choice(1)) == (opening, None, None)
        move = Moved(seat=table.match.to_move, move=table.match.moves()[0], is_bot=False)
        assert table.apply(Numbered(table.version + 1, 0, Entry(what=move))).number == table.version
