"""How long a bot takes tells nothing of what it could choose from."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from raenke import games
from raenke.bots import BOTS
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.database import sqlite_url
from raenke.server.driving import drive
from raenke.server.hall import Hall
from raenke.server.log import Entry, Header, Settings
from raenke.server.settings import settings_from
from raenke.server.store import Store
from raenke.server.table_events import Began, BotSeated
from tests.server.served import CLIENT, Person, served

PAUSE = 0.01
SEATS = 4


class OwnTime(ClockAndIds):
    """A clock that goes on only where somebody sleeps or thinks, and luck that can be repeated."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.luck = Random(14)

    def now(self) -> int:
        return round(self.seconds * 1_000_000)  # finer than milliseconds, to be compared

    def moment(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.seconds += max(0.0, seconds)
        await asyncio.sleep(0)


class Thinker:
    """A bot that takes the time of its source: mostly less than a pause, now and then much more."""

    def __init__(self, source: OwnTime, luck: Random) -> None:
        self.source = source
        self.luck = luck

    def choose(self, view: Any, options: list[str]) -> str:
        self.source.seconds += PAUSE * self.luck.choice((0.05, 0.2, 0.4, 0.4, 0.6, 2.5))
        return self.luck.choice(options)


def times(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], list[int]]:
    """How long the moves of whole matches took by what is stored: those without a choice, and the others."""
    source, luck = OwnTime(), Random(15)
    monkeypatch.setitem(BOTS, "thinker", lambda game, seed: Thinker(source, luck))
    forced, chosen = list[int](), list[int]()

    async def scenario() -> None:
        settings = settings_from({"RAENKE_BOT_PAUSE": str(PAUSE)})
        hall = Hall(Store(sqlite_url(folder)), settings, source)
        for number in range(4):
            header = Header(
                id=f"table{number}", game="citadels", rules=games["citadels"].rules, release="", seats=SEATS,
                options=games["citadels"].options({}, SEATS), seed=f"{number:064x}", settings=Settings(), host="anna",
                opened_at=source.now(),
            )  # fmt: skip
            seated = [Entry(what=BotSeated(seat=seat, bot="thinker")) for seat in range(SEATS)]
            sitting = await hall.open_table(header, [*seated, Entry(what=Began())])
            sitting.spectators = 1
            await asyncio.wait_for(drive(hall, sitting), 60)
            steps = sitting.table.steps
            for made in sitting.table.made:
                took = steps[made.number - 1].at - steps[made.number - 2].at
                (chosen if made.had_choice else forced).append(took)
        await hall.close()

    asyncio.run(scenario())
    return forced, chosen


def distance(one: list[int], other: list[int]) -> float:
    """How far two distributions are apart: 0 for the same, 1 where a look at a time tells which it is."""
    cuts = sorted({*one, *other})
    return max(abs(share(one, cut) - share(other, cut)) for cut in cuts)


def share(values: list[int], cut: int) -> float:
    return sum(value <= cut for value in values) / len(values)


def test_a_move_without_a_choice_takes_as_long_as_one_with_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced, chosen = times(tmp_path, monkeypatch)
    assert min(len(forced), len(chosen)) >= 100
    # Two samples of one distribution of these sizes are farther apart than this once in a thousand draws.
    most = 1.95 * ((len(forced) + len(chosen)) / (len(forced) * len(chosen))) ** 0.5
    assert distance(forced, chosen) < most
    assert min(*forced, *chosen) >= 0.7 * PAUSE * 1_000_000  # nothing comes before the floor


def test_the_metrics_count_every_move_of_a_bot_alike(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_METRICS="true") as server:
        anna = Person(server, "Anna")
        table = anna.open("citadels", 2, bots={"1": "random"})
        anna.command(table, "begin")
        anna.connect(table)
        anna.play_out()
        lines = CLIENT.get(f"http://{server.address}/metrics").text.splitlines()
        counts = {name: value for name, _, value in (line.rpartition(" ") for line in lines)}
        moves = counts['raenke_moves_total{by="bot",game="citadels"}']
        assert (counts["raenke_thinking_seconds_count"], float(moves) > 0) == (moves, True)


def test_the_metrics_are_for_who_asks_for_them(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_METRICS="") as server:
        assert CLIENT.get(f"http://{server.address}/metrics").status_code == 404
