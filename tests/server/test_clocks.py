"""Clocks that give days, weekends that do not count, and pauses that all people agree to."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke.server import table_events, wire_commands
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.commands import Commands, answer
from raenke.server.database import sqlite_url
from raenke.server.driving import drive
from raenke.server.hall import Hall
from raenke.server.hall_base import rebuilt
from raenke.server.log import AnyTableEvent, Entry, Header, Moved, Numbered, Settings, Woken
from raenke.server.refusing import Refused
from raenke.server.settings import settings_from
from raenke.server.sitting import Sitting
from raenke.server.store import Store
from raenke.server.table import LiveTable
from raenke.server.timing import counted, moment
from raenke.server.updates import happening_text, table_state, words_in
from raenke.server.wire import Clock, Guest
from raenke.words import languages
from tests.server.letterbox import Letterbox
from tests.server.postgres import Postgres
from tests.server.served import Person, Served, served
from tests.server.test_nudges import LETS_IN, add_channel
from tests.server.test_servers import pair

BERLIN = "Europe/Berlin"
HOUR = 3_600_000
DAY = 24 * HOUR
SMALL = {"allies": ["king", "queen", "juliet"], "rounds": 1, "start_player": 0}


def at(text: str, zone: str = BERLIN) -> int:
    """A moment as clocks there show it."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


# Weekends. In 2026 the 2nd of January is a Friday.


@pytest.mark.parametrize(
    ("since", "days", "until"),
    [
        ("2026-01-07 15:00", 1, "2026-01-08 15:00"),
        ("2026-01-02 18:00", 1, "2026-01-05 18:00"),
        ("2026-01-03 10:00", 1, "2026-01-06 00:00"),
        ("2026-01-04 23:59", 1, "2026-01-06 00:00"),
        ("2026-01-05 00:00", 1, "2026-01-06 00:00"),
        ("2026-01-02 00:00", 1, "2026-01-03 00:00"),
        ("2026-01-01 12:00", 7, "2026-01-12 12:00"),
        ("2026-01-01 12:00", 14, "2026-01-21 12:00"),
        ("2026-03-27 12:00", 1, "2026-03-30 12:00"),  # a weekend of 47 hours
        ("2026-10-23 12:00", 1, "2026-10-26 12:00"),  # and one of 49
    ],
)
def test_saturday_and_sunday_do_not_count(since: str, days: int, until: str) -> None:
    assert moment(at(since), days * DAY, BERLIN) == at(until)
    assert counted(at(since), at(until), BERLIN) == days * DAY


def test_a_weekend_is_where_the_zone_says() -> None:
    friday_evening = at("2026-01-02 18:00", "America/New_York")  # midnight in Berlin
    assert moment(friday_evening, HOUR, "America/New_York") == friday_evening + HOUR
    assert moment(friday_evening, HOUR, BERLIN) == at("2026-01-05 01:00")
    assert moment(friday_evening, HOUR, None) == friday_evening + HOUR
    assert counted(friday_evening, friday_evening + 3 * DAY, None) == 3 * DAY


def test_clocks_that_are_put_forward_on_a_weekday_take_no_time() -> None:
    """In Cairo the hour after midnight is left out on a Friday."""
    assert moment(at("2026-04-23 12:00", "Africa/Cairo"), DAY, "Africa/Cairo") == at("2026-04-24 13:00", "Africa/Cairo")


@pytest.mark.parametrize("friday", ["2020-10-23", "2015-03-27"])
def test_a_saturday_without_a_midnight_or_with_two_has_one_first_moment(friday: str) -> None:
    """In Gaza clocks were put back from one to midnight on a Saturday, and forward from midnight to one."""
    noon = at(f"{friday} 12:00", "Asia/Gaza")
    monday = (datetime.fromisoformat(friday) + timedelta(days=3)).date()
    assert moment(noon, DAY, "Asia/Gaza") == at(f"{monday} 12:00", "Asia/Gaza")
    assert counted(noon, noon + 13 * HOUR, "Asia/Gaza") == 12 * HOUR


# Among them such as put clocks forward or back at midnight, by half an hour, or left out a whole day.
ZONES = [
    BERLIN, "America/New_York", "America/Havana", "America/Santiago", "Asia/Gaza", "Asia/Beirut", "Africa/Cairo",
    "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia",
]  # fmt: skip
QUARTER = 900_000
FIRST = at("2000-01-01 00:00", "UTC")
QUARTERS = st.integers(0, 39 * 366 * 96).map(lambda number: FIRST + number * QUARTER)


@given(st.sampled_from(ZONES), QUARTERS, st.integers(0, 20 * 96))
def test_what_counts_is_what_a_calendar_counts(zone: str, since: int, quarters: int) -> None:
    moments = (since + number * QUARTER for number in range(quarters))
    weekdays = sum(datetime.fromtimestamp(each / 1000, ZoneInfo(zone)).weekday() < 5 for each in moments)
    assert counted(since, since + quarters * QUARTER, zone) == weekdays * QUARTER


@given(st.sampled_from(ZONES), QUARTERS, st.integers(1, 28 * DAY))
def test_a_time_is_used_up_when_so_much_of_it_counted(zone: str, since: int, after: int) -> None:
    end = moment(since, after, zone)
    assert counted(since, end, zone) == after
    assert counted(since, end - 1, zone) == after - 1


# Tables


class Played:
    """A table of two people, or of one and a bot, whose entries come when a test says so."""

    def __init__(self, clock: Clock | None, seats: int = 2, bots: int = 0, opened_at: int = 0) -> None:
        self.header = Header(
            id="t", game="kabale", rules="1", release="1", seats=seats, options=SMALL, seed="01" * 32,
            settings=Settings(clock=clock), host="g0", opened_at=opened_at,
        )  # fmt: skip
        self.table, self.entries = LiveTable(self.header), list[Numbered]()
        for seat in range(seats - bots):
            self.note(0, table_events.Seated(seat=seat, name=f"P{seat}", colour="red"), f"g{seat}")
        for seat in range(seats - bots, seats):
            self.note(0, table_events.BotSeated(seat=seat, bot="greedy"))

    def note(self, when: int, what: AnyTableEvent, guest: str | None = None) -> None:
        self.entries.append(Numbered(self.table.version + 1, when, Entry(what=what, guest=guest)))
        self.table.apply(self.entries[-1])

    def begin(self, when: int) -> None:
        self.note(when, table_events.Began())

    def move(self, when: int, is_bot: bool = False) -> None:
        assert self.table.match
        seat, moves = self.table.match.to_move, self.table.match.moves()
        self.note(when, Moved(seat=seat, move=moves[0], is_bot=is_bot))

    def again(self) -> LiveTable:
        """The table a server would have that is started now."""
        return rebuilt(self.header, self.entries)


def paused(played: Played, when: int) -> None:
    played.note(when, table_events.PauseAsked(seat=0))
    played.note(when, table_events.PauseAgreed(seat=1))
    assert played.table.is_pause_due
    played.note(when, table_events.Paused(seat=0))


def test_a_clock_of_days_lets_weekends_pass() -> None:
    played = Played(Clock(move=86_400, reserve=7_200, weekends_off=BERLIN))
    played.begin(at("2026-01-02 12:00"))
    assert played.table.deadline() == at("2026-01-05 14:00")
    played.move(at("2026-01-05 13:00"))
    assert [place.reserve for place in played.table.places] == [HOUR, 2 * HOUR]
    assert played.table.deadline() == at("2026-01-06 15:00")
    assert played.again().deadline() == at("2026-01-06 15:00")


def test_a_table_from_before_counts_every_day() -> None:
    played = Played(Clock(move=86_400))
    played.begin(at("2026-01-02 12:00"))
    assert played.table.deadline() == at("2026-01-03 12:00")


def test_in_a_pause_the_clock_stands_still_and_goes_on_where_it_stood() -> None:
    played, begun = Played(Clock(move=600, reserve=60)), 1_000_000
    played.begin(begun)
    paused(played, begun + 200_000)
    assert played.table.deadline() is None
    assert played.table.pause
    assert played.table.pause.since == begun + 200_000
    assert (played.again().pause, played.again().deadline()) == (played.table.pause, None)
    played.note(begun + 9_200_000, table_events.PauseEnded(seat=1))
    assert played.table.pause is None
    assert played.table.deadline() == begun + 9_660_000
    assert played.again().deadline() == played.table.deadline()
    played.move(begun + 9_610_000)  # 200 + 410 s: 10 s came from the reserve
    assert played.table.places[0].reserve == 50_000


def test_moves_may_be_made_in_a_pause_and_take_no_time() -> None:
    played, begun = Played(Clock(move=600, reserve=60)), 1_000_000
    played.begin(begun)
    paused(played, begun)
    played.move(begun + DAY)
    played.move(begun + 2 * DAY)
    assert [place.reserve for place in played.table.places] == [60_000, 60_000]
    assert played.table.is_paused
    played.note(begun + 3 * DAY, table_events.PauseEnded(seat=0))
    assert played.table.deadline() == begun + 3 * DAY + 660_000


def test_a_pause_over_a_weekend_gives_no_time() -> None:
    played = Played(Clock(move=86_400, weekends_off=BERLIN))
    played.begin(at("2026-01-02 12:00"))
    paused(played, at("2026-01-02 18:00"))
    played.note(at("2026-01-04 12:00"), table_events.PauseEnded(seat=0))
    assert played.table.deadline() == at("2026-01-05 18:00")


def test_to_ask_for_a_pause_stops_no_clock() -> None:
    played = Played(Clock(move=600))
    played.begin(0)
    for number in range(50):
        played.note(number, table_events.PauseAsked(seat=0))
        played.note(number, table_events.PauseRefused(seat=1))
    assert played.table.deadline() == 600_000


def test_after_a_start_a_quick_clock_begins_anew_and_one_of_days_goes_on() -> None:
    quick = Played(Clock(move=600))
    quick.begin(0)
    quick.note(500_000, Woken())
    assert quick.table.deadline() == 1_100_000
    slow = Played(Clock(move=2 * 86_400))
    slow.begin(0)
    for hours in (8, 16, 24):  # a server that is started again every few hours gives no time
        slow.note(hours * HOUR, Woken())
        assert slow.table.deadline() == 48 * HOUR
    slow.note(47 * HOUR, Woken())  # nobody loses the move because it was away
    assert slow.table.deadline() == 59 * HOUR
    assert slow.again().deadline() == 59 * HOUR


def test_a_start_of_the_server_ends_no_pause() -> None:
    played = Played(Clock(move=2 * 86_400))
    played.begin(0)
    paused(played, HOUR)
    played.note(100 * DAY, Woken())
    assert (played.table.is_paused, played.table.deadline()) == (True, None)
    played.note(101 * DAY, table_events.PauseEnded(seat=0))
    assert played.table.deadline() == 101 * DAY + 47 * HOUR


def test_a_wish_ends_with_its_person_and_no_consent_binds_the_next_one() -> None:
    played = Played(Clock(move=600), seats=3)
    played.begin(0)
    played.note(1, table_events.PauseAsked(seat=0))
    played.note(2, table_events.PauseAgreed(seat=1))
    played.note(3, table_events.Left(seat=1, name="P1"))
    assert played.table.asked_to_pause == {"g2"}
    played.note(4, table_events.Seated(seat=1, name="P1", colour="red"), "g1")
    assert played.table.asked_to_pause == {"g1", "g2"}
    played.note(5, table_events.Left(seat=0, name="P0"))
    assert (played.table.pause, played.table.is_pause_due) == (None, False)
    played.note(6, table_events.PauseAsked(seat=2))
    played.note(7, table_events.PauseRefused(seat=1))
    assert played.table.places[2].is_denied
    played.note(8, table_events.Seated(seat=2, name="P2", colour="red"), "g2 at another device")
    assert not played.table.places[2].is_denied


def test_who_leaves_or_is_away_need_not_agree() -> None:
    played = Played(Clock(move=600), seats=3)
    played.begin(0)
    played.note(1, table_events.PauseAsked(seat=2))
    played.note(2, table_events.Left(seat=1, name="P1"))
    assert played.table.asked_to_pause == {"g0"}
    assert not played.table.is_pause_due
    played.note(600_000, table_events.Absent(seat=0, why="clock"))
    assert played.table.is_pause_due


def test_where_everybody_is_away_nothing_is_agreed() -> None:
    played = Played(Clock(move=600))
    played.begin(0)
    played.note(1, table_events.PauseAsked(seat=0))
    for seat in range(2):
        played.note(2, table_events.Absent(seat=seat, why="clock"))
    assert not played.table.is_pause_due


def test_nobody_is_voted_out_in_a_pause_or_where_the_clock_gives_days() -> None:
    class Source(ClockAndIds):
        def now(self) -> int:
            return 5

    def votes(played: Played) -> list[int | None]:
        sitting = Sitting(played.table, Source(), vote_after=60)
        return [sitting.vote_at(seat) for seat in range(2)]

    quick = Played(Clock(move=600))
    quick.begin(10)
    assert votes(quick) == [60_005, 60_005]
    paused(quick, 20)
    assert votes(quick) == [None, None]
    quick.note(1_000_000, table_events.PauseEnded(seat=0))
    assert votes(quick) == [1_060_000, 1_060_000]
    slow = Played(Clock(move=86_400))
    slow.begin(10)
    assert votes(slow) == [None, None]


@pytest.mark.parametrize("language", languages())
def test_everybody_is_told(language: str) -> None:
    words = words_in(language, "kabale")
    happenings: list[dict[str, Any]] = [
        {"type": "table_pause_asked", "seat": 0}, {"type": "table_pause_agreed", "seat": 0},
        {"type": "table_pause_refused", "seat": 0, "why": "disagrees"}, {"type": "table_paused", "seat": 0},
        {"type": "table_pause_refused", "seat": 0, "why": "withdrawn"}, {"type": "table_pause_ended", "seat": 0},
        {"type": "table_warned", "seat": 0, "hours": 6}, {"type": "table_warned", "seat": 0, "hours": 1},
    ]  # fmt: skip
    told = [happening_text(words, each, ["Anna", "Ben"], 1) for each in happenings]
    assert len(set(told)) == len(told)
    assert all("Anna" in text for text in (*told[:3], *told[4:]))


# Commands, with a clock that goes as the test says


class Hand(ClockAndIds):
    """A clock that somebody turns by hand."""

    def __init__(self) -> None:
        self.time = at("2026-01-05 12:00")

    def now(self) -> int:
        return self.time


class Room:
    """A table whose driver runs, and the people at it."""

    def __init__(self, hall: Hall, sitting: Sitting, source: Hand) -> None:
        self.hall, self.sitting, self.source = hall, sitting, source

    def asks(self, guest: str, command: wire_commands.AnyCommand) -> Awaitable[Any]:
        person = Commands(self.hall, self.sitting, Guest(id=guest, name=guest, colour="red"), "en")
        return answer(person, command)

    async def refuses(self, guest: str, command: wire_commands.AnyCommand) -> str:
        with pytest.raises(Refused) as refused:
            await self.asks(guest, command)
        return refused.value.reason

    async def until(self, is_so: Callable[[LiveTable], bool]) -> None:
        async with asyncio.timeout(30):
            while not is_so(self.sitting.table):
                await asyncio.sleep(0.005)

    async def plays(self) -> None:
        table = self.sitting.table
        assert table.match
        guest = table.places[table.match.to_move].guest
        assert guest
        await self.asks(guest, wire_commands.Play(move=table.match.moves()[0], version=table.version))

    def kinds(self) -> list[str]:
        return [type(step.happening).__name__ for step in self.sitting.table.steps if step.happening]

    async def later(self, milliseconds: int) -> None:
        """Time has gone by, and the driver looks up."""
        self.source.time += milliseconds
        self.sitting.wake()


def in_room(folder: Path, clock: Clock | None, test: Callable[[Room], Awaitable[None]], **more: int) -> None:
    async def whole() -> None:
        source = Hand()
        hall = Hall(Store(sqlite_url(folder)), settings_from({"RAENKE_BOT_PAUSE": "0"}), source)
        hall.drive = drive
        played = Played(clock, opened_at=source.time, **more)
        played.begin(source.time)
        sitting = await hall.open_table(played.header, [each.entry for each in played.entries])
        for place in sitting.table.places:
            if place.guest:
                sitting.present[place.guest] += 1
        sitting.wake()
        try:
            await test(Room(hall, sitting, source))
        finally:
            await hall.close()

    asyncio.run(whole())


ASK, AGREE, REFUSE, END = (
    wire_commands.AskPause(), wire_commands.AnswerPause(agrees=True), wire_commands.AnswerPause(agrees=False),
    wire_commands.EndPause(),
)  # fmt: skip


def test_a_pause_begins_when_all_people_have_agreed_and_ends_when_one_of_them_says_so(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        await room.asks("g0", ASK)
        await room.asks("g1", AGREE)
        assert not room.sitting.table.is_paused
        await room.asks("g2", AGREE)
        await room.until(lambda table: table.is_paused)
        assert table_state(room.sitting).deadline is None
        await room.asks("g1", END)
        assert room.sitting.table.pause is None
        assert room.kinds()[-5:] == ["PauseAsked", "PauseAgreed", "PauseAgreed", "Paused", "PauseEnded"]

    in_room(tmp_path, Clock(move=600), test, seats=3)


def test_bots_are_not_asked(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        await room.asks("g0", ASK)
        await room.until(lambda table: table.is_paused)

    in_room(tmp_path, Clock(move=600), test, bots=1)


def test_a_pause_begins_when_the_last_one_who_was_asked_leaves(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        await room.asks("g0", ASK)
        await room.asks("g1", wire_commands.Stand())
        await room.until(lambda table: table.is_paused)

    in_room(tmp_path, Clock(move=600), test)


def test_only_players_of_a_game_with_a_clock_may_ask(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        assert await room.refuses("eve", ASK) == "server-refusal-not-your-seat"
        assert await room.refuses("eve", END) == "server-refusal-not-your-seat"
        assert await room.refuses("g0", AGREE) == "server-refusal-pause-not-asked"
        assert await room.refuses("g0", END) == "server-refusal-pause-off"
        await room.asks("g0", ASK)
        assert await room.refuses("g1", ASK) == "server-refusal-pause-asked"
        assert await room.refuses("eve", AGREE) == "server-refusal-not-your-seat"
        await room.asks("g0", AGREE)  # says nothing new
        await room.asks("g1", AGREE)
        await room.until(lambda table: table.is_paused)
        assert await room.refuses("g1", ASK) == "server-refusal-pause-on"
        assert await room.refuses("g1", REFUSE) == "server-refusal-pause-not-asked"

    async def no_clock(room: Room) -> None:
        assert await room.refuses("g0", ASK) == "server-refusal-pause-clock"

    in_room(tmp_path, Clock(move=600), test)
    (tmp_path / "other").mkdir()
    in_room(tmp_path / "other", None, no_clock)


@pytest.mark.parametrize("who", ["g0", "g1"])
def test_whose_wish_came_to_nothing_asks_again_after_a_move_of_their_own(tmp_path: Path, who: str) -> None:
    async def test(room: Room) -> None:
        await room.asks("g0", ASK)
        await room.asks(who, REFUSE)
        assert room.sitting.table.pause is None
        assert room.sitting.table.steps[-1].happening == table_events.PauseRefused(
            seat=int(who[1]), why="withdrawn" if who == "g0" else "disagrees"
        )
        assert await room.refuses("g0", ASK) == "server-refusal-pause-again"
        await room.asks("g1", ASK)  # others may ask
        await room.asks("g1", REFUSE)
        await room.plays()
        await room.asks("g0", ASK)
        await room.asks("g0", REFUSE)
        await room.plays()
        assert await room.refuses("g0", ASK) == "server-refusal-pause-again"

    in_room(tmp_path, Clock(move=600), test)


def test_a_clock_that_stands_still_does_not_run_out(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        await room.later(400_000)
        await room.asks("g0", ASK)
        await room.asks("g1", AGREE)
        await room.until(lambda table: table.is_paused)
        await room.later(10 * DAY)
        await asyncio.sleep(0.2)
        assert "Absent" not in room.kinds()
        await room.asks("g1", END)
        assert room.sitting.table.deadline() == room.source.time + 200_000
        await room.later(200_000)
        await room.until(lambda table: table.places[0].is_forfeit or table.moves > 0)
        assert "Absent" in room.kinds()

    in_room(tmp_path, Clock(move=600), test)


def test_a_clock_of_days_warns_once_before_it_runs_out(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        await room.later(18 * HOUR - 1)
        await asyncio.sleep(0.2)
        assert "Warned" not in room.kinds()
        await room.later(1)
        await room.until(lambda table: table.warned > 0)
        assert room.sitting.table.steps[-1].happening == table_events.Warned(seat=0, hours=6)
        await room.later(HOUR)
        await asyncio.sleep(0.2)
        assert room.kinds().count("Warned") == 1
        await room.plays()
        await room.later(20 * HOUR + 1)  # the driver was late
        await room.until(lambda table: table.warned > 0)
        assert room.sitting.table.steps[-1].happening == table_events.Warned(seat=1, hours=4)
        await room.later(4 * HOUR)
        await room.until(lambda table: table.places[1].is_absent)

    in_room(tmp_path, Clock(move=86_400), test)


def test_a_quick_clock_warns_of_nothing(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        await room.later(599_000)
        await asyncio.sleep(0.2)
        assert room.kinds()[-1] == "Began"

    in_room(tmp_path, Clock(move=600), test)


# Servers


def seated(server: Served, clock: dict[str, Any]) -> tuple[Person, Person, str]:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2, options={"start_player": 0}, clock=clock)
    ben.command(table, "sit")
    anna.command(table, "begin")
    return anna, ben, table


def state_of(person: Person, table: str) -> dict[str, Any]:
    return dict(person.get(f"/api/tables/{table}"))


def waited(is_so: Callable[[], Any]) -> Any:
    end = time.monotonic() + 30
    while not (found := is_so()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def test_over_websocket_and_http_and_through_a_kill(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna, ben, table = seated(server, {"move": 600, "reserve": 0})
        anna.connect(table)
        assert anna.say("ask_pause")["type"] == "done"
        assert state_of(ben, table)["pause"] == {"seat": 0, "agreed": [], "since": None}
        assert ben.command(table, "answer_pause", agrees=True)["type"] == "done"
        update = anna.until(lambda told: told["type"] == "update" and told["table"]["pause"]["since"])
        assert update["events"][-1]["text"] == "The clock is paused until someone ends the pause."
        assert update["table"]["deadline"] is None
        (line,) = ben.get("/api/guests/me/tables")["tables"]
        assert (line["is_paused"], line["deadline"], line["clock"]["move"]) == (True, None, 600)
        anna.leave_at_once()
        server.kill()
        server.start()
        assert state_of(ben, table)["pause"] == update["table"]["pause"]
        assert anna.command(table, "end_pause")["type"] == "done"
        assert state_of(ben, table)["deadline"] > update["table"]["pause"]["since"]
        assert ben.command(table, "end_pause", 409)["refusal"]["reason"] == "server-refusal-pause-off"


@pytest.mark.parametrize("zone", ["Europe/Atlantis", "Europe", "../etc/passwd", "", "Europe/Berlin\n", "x" * 65])
def test_a_zone_that_there_is_not_is_refused(server: Served, zone: str) -> None:
    anna = Person(server, "Anna")
    new = {"game": "kabale", "seats": 2, "clock": {"move": 86_400, "weekends_off": zone}}
    assert anna.ask("POST", "/api/tables", json=new).status_code == 400


def test_a_table_says_where_its_weekends_are(server: Served) -> None:
    anna, _, table = seated(server, {"move": 86_400, "weekends_off": BERLIN})
    state = state_of(anna, table)
    assert state["clock"] == {"move": 86_400, "reserve": 0, "weekends_off": BERLIN}
    there = datetime.fromtimestamp(state["deadline"] / 1000, UTC).astimezone(ZoneInfo(BERLIN))
    assert there.weekday() < 5 or (there.weekday(), there.hour, there.minute) == (5, 0, 0)


def turned_by(file: str) -> None:
    """Let a server's clock be turned by a file."""
    real = ClockAndIds.now
    ClockAndIds.now = lambda self: real(self) + int(Path(file).read_text())  # type: ignore[method-assign]


def test_who_is_away_is_told_of_a_wish_for_a_pause_and_of_a_clock_that_runs_out_soon(tmp_path: Path) -> None:
    file = tmp_path / "ahead"
    file.write_text("0")
    server = Served(tmp_path, **LETS_IN)
    server.prepare = partial(turned_by, str(file))
    server.start()
    with Letterbox() as box:
        anna, ben, table = seated(server, {"move": 86_400})
        add_channel(ben, box)
        anna.command(table, "ask_pause")
        (letter,) = box.wait_for(2)[1:]
        assert letter.told["message"].startswith("You are asked to agree to a pause in Kabale & Hiebe with Anna.")
        ben.command(table, "answer_pause", agrees=False)
        update = anna.get(f"/api/tables/{table}/messages")
        anna.command(table, "play", move=update["options"][0]["move"], version=update["version"])
        file.write_text(str(20 * HOUR))
        anna.command(table, "say", text="Hello?")  # so that the server looks at its clock
        told = waited(lambda: [each.told for each in box.wait_for(3) if each.told.get("what") == "soon"])
        assert told[0]["message"].startswith("Your time for a move in Kabale & Hiebe with Anna runs out soon.")
        (warned,) = [each for each in anna.told(table) if each["event"]["type"] == "table_warned"]
        assert told[0]["number"] == warned["number"]
    server.stop()


def test_a_pause_is_agreed_through_two_servers_and_outlives_the_one_that_saw_to_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    with pair(tmp_path, postgres.new_database()) as (one, two):
        anna = Person(one, "Anna")
        table = anna.open(seats=2, options={"start_player": 0}, clock={"move": 600})
        ben = Person(two, "Ben")
        ben.command(table, "sit")
        anna.command(table, "begin")
        waited(lambda: state_of(ben, table)["deadline"])
        ben.command(table, "ask_pause")
        waited(lambda: state_of(anna, table)["pause"])
        anna.command(table, "answer_pause", agrees=True)
        waited(lambda: (state_of(ben, table)["pause"] or {}).get("since"))
        one.kill()
        assert state_of(ben, table)["deadline"] is None
        ben.command(table, "end_pause")
        waited(lambda: state_of(ben, table)["deadline"])
