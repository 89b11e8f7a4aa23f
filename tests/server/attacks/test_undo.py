"""Nobody learns from what is taken back, or is not, what the one who asked had known."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from raenke import Match
from raenke.citadels.position import Position
from raenke.core.undo import Judgement
from raenke.server import table_events, wire_commands
from raenke.server.commands import Commands, answer
from raenke.server.database import sqlite_url
from raenke.server.hall import Hall
from raenke.server.log import Entry, Header, Moved, Numbered, Settings
from raenke.server.payer import Payer
from raenke.server.refusing import Refused
from raenke.server.settings import settings_from
from raenke.server.sitting import Sitting
from raenke.server.store import Store
from raenke.server.table import LiveTable
from raenke.server.undo import judged_back
from raenke.server.wire import Guest
from raenke.server.wire_messages import Done

DECK = "church castle palace docks harbor fortress prison battlefield watchtower monastery"


class Written(LiveTable):
    """Two play, with two characters each. The other one has shown both, so the king knows to be called again."""

    def fresh_match(self) -> Match:
        position = Position(
            seats=2, acting=(0, "king"), crown=0, gold=[5, 5], hands=["tavern manor", "market"], deck=DECK,
            characters=[["king", "bishop"], ["assassin", "thief"]],
        )  # fmt: skip
        return Match.at("citadels", position, 1)


def after(*moves: str) -> Judgement:
    """May the king take back the last of these moves?"""
    header = Header(
        id="t", game="citadels", rules="1", release="1", seats=2, options={}, seed="01" * 32, settings=Settings(),
        host="a", opened_at=0,
    )  # fmt: skip
    table = Written(header)
    table.apply(Numbered(1, 0, Entry(what=table_events.Seated(seat=0, name="Anna", colour="red"), guest="a")))
    table.apply(Numbered(2, 0, Entry(what=table_events.Seated(seat=1, name="Ben", colour="blue"), guest="b")))
    table.apply(Numbered(3, 0, Entry(what=table_events.Began())))
    for number, move in enumerate(moves, 4):
        table.apply(Numbered(number, 0, Entry(what=Moved(seat=0, move=move, is_bot=False))))
    return judged_back(table, 0, len(moves) - 1, is_watched=False)


def test_what_only_the_mover_could_know_is_not_taken_back() -> None:
    found = after("gold", "end")
    assert not found.is_harmless
    assert found.is_public


def test_what_the_mover_shows_of_the_own_cards_is_taken_back() -> None:
    assert after("gold").is_harmless
    assert after("gold", "build tavern").is_harmless


SMALL = {"allies": ["king", "queen", "juliet"], "rounds": 1, "start_player": 0}  # everybody holds all three
Play = Callable[[Commands, Commands, threading.Event], Awaitable[None]]


def while_judging_waits(folder: Path, play: Play) -> None:
    """Anna, who has laid a card, and Ben sit at a table; at Anna's address nothing is computed until it may be."""

    async def whole() -> None:
        hall, may_end = Hall(Store(sqlite_url(folder)), settings_from({"RAENKE_THINKERS": "1"})), threading.Event()
        header = Header(
            id="t", game="kabale", rules="1", release="1", seats=2, options=SMALL, seed="01" * 32, settings=Settings(),
            host="a", opened_at=0,
        )  # fmt: skip
        seated = [
            Entry(what=table_events.Seated(seat=at, name=f"P{at}", colour="red"), guest="ab"[at]) for at in range(2)
        ]
        moved = Entry(what=Moved(seat=0, move="lay king 1", is_bot=False))
        sitting: Sitting = await hall.open_table(header, [*seated, Entry(what=table_events.Began()), moved])
        held = asyncio.ensure_future(hall.queue.run(Payer("a", "a"), may_end.wait, 30))
        anna, ben = (Commands(hall, sitting, Guest(id=each, name=each, colour="red"), "en") for each in "ab")
        try:
            await play(anna, ben, may_end)
        finally:
            may_end.set()
            await held
            await hall.close()

    asyncio.run(whole())


async def waits(asking: Commands, count: int = 1) -> None:
    """Until so many wait to be computed."""
    assert isinstance(asking.hall, Hall)
    async with asyncio.timeout(30):
        while asking.hall.queue.waiting.total() < count:
            await asyncio.sleep(0)


def test_nobody_waits_for_what_another_wants_to_take_back(tmp_path: Path) -> None:
    async def play(anna: Commands, ben: Commands, may_end: threading.Event) -> None:
        asking = asyncio.ensure_future(answer(anna, wire_commands.AskUndo()))
        await waits(anna)
        assert not anna.sitting.lock.locked()
        said = await asyncio.wait_for(answer(ben, wire_commands.Say(text="well?")), 30)
        may_end.set()
        assert isinstance(said, Done)
        assert await asking == Done(version=said.version + 1)
        assert anna.table.undo

    while_judging_waits(tmp_path, play)


def test_what_was_found_for_an_older_match_is_found_again(tmp_path: Path) -> None:
    async def play(anna: Commands, ben: Commands, may_end: threading.Event) -> None:
        asking = asyncio.ensure_future(answer(anna, wire_commands.AskUndo()))
        await waits(anna)
        await asyncio.wait_for(answer(ben, wire_commands.Play(move="lay queen 1", version=anna.table.version)), 30)
        may_end.set()
        with pytest.raises(Refused) as refused:  # Ben has turned a card up
            await asking
        assert refused.value.reason.startswith("server-refusal-undo")
        assert anna.sitting.judgements[0][0] == anna.table.match_version
        assert anna.table.undo is None

    while_judging_waits(tmp_path, play)


def test_a_table_judges_one_at_a_time(tmp_path: Path) -> None:
    async def play(anna: Commands, ben: Commands, may_end: threading.Event) -> None:
        asking = [asyncio.ensure_future(answer(anna, wire_commands.AskUndo())) for _ in range(5)]
        await waits(anna)
        for _ in range(20):
            await asyncio.sleep(0)
        assert isinstance(anna.hall, Hall)
        assert anna.hall.queue.waiting.total() == 1
        may_end.set()
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert [isinstance(each, Done) for each in found].count(True) == 1

    while_judging_waits(tmp_path, play)
