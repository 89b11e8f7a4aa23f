"""Nobody learns through the server what they may not know: two servers, hidden cards that differ, the same bytes.

A match and its disguise (tests/laws) are played on two real servers that take time and ids from the same place. All
that a seat, and a spectator, is sent must be the same: WebSocket, HTTP, taking back, talk, statistics, logs.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from raenke import Match, games
from raenke.bots import hints
from raenke.bots.search import Budget
from raenke.server import hall, updates
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.table import LiveTable
from tests.citadels.disguise import tried_at
from tests.laws.interference import Seat
from tests.laws.secrets import SECRETS
from tests.server.postgres import Postgres
from tests.server.served import Person, Served

SEATS = 3
MOVES = {"kabale": 10, "citadels": 34}
FULL_LOOKS = 10  # the last moves, where the disguise hides the most, are looked at in every way
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "kabale": (
        {},
        {"allies": ["king", "cloak", "traitor", "explorer", "assassin", "witch", "romeo", "queen"]},
    ),
    "citadels": (
        {"dark_districts": "all"},
        {"cast": ["assassin", "thief", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"]},
    ),
}


class FixedSource(ClockAndIds):
    """The same time and the same ids in every run."""

    def __init__(self) -> None:
        self.numbers = count(1)

    def now(self) -> int:
        return 1_800_000_000_000

    def table_id(self) -> str:
        return f"table{next(self.numbers):015}"

    def guest_id(self) -> str:
        return f"guest{next(self.numbers):011}"

    def secret(self) -> str:
        return f"secret{next(self.numbers)}"

    def code(self) -> str:
        return f"code{next(self.numbers)}"

    def seed(self) -> bytes:
        return bytes(32)


def prepare(seed: bytes | None, outcomes: list[int], leak: bool) -> None:
    """In the server's process: hold time and ids fixed, and let luck fall as it should."""

    def fresh_match(table: LiveTable) -> Match:
        luck = iter(outcomes)
        ask = None if seed is not None else lambda _: next(luck)
        return Match(table.game, table.header.seats, seed, table.header.options, ask)

    hall.ClockAndIds = FixedSource  # type: ignore[attr-defined]
    hints.BUDGET = Budget(100, None)  # no clock either
    LiveTable.fresh_match = fresh_match  # type: ignore[assignment, method-assign]
    if leak:
        honest: Callable[..., Any] = updates.options_for

        def options_of_whoever_decides(table: LiveTable, reader: updates.Reader, seat: Seat, view: Any) -> Any:
            return honest(table, reader, table.to_move, table.match and table.match.view(table.to_move))

        updates.options_for = options_of_whoever_decides


def seen_on(
    folder: Path, luck: partial[None], match: Match, moves: list[str], seat: Seat, database: str = ""
) -> list[str]:
    """All that a seat is sent while these moves are played, and the log without its times. With a database it is sent
    by a second server, and the moves are made at the first."""
    folder.mkdir()
    server = Served(folder, database)
    server.prepare = luck
    server.start()
    people = [Person(server, name) for name in ("Anna", "Ben", "Cleo", "Onlooker")]
    game = match.game.name
    table = people[0].open(game=game, seats=SEATS, options=match.options, is_open=True)
    for person in people[1:SEATS]:
        person.command(table, "sit")
    people[0].command(table, "begin")
    reader = people[-1] if seat is None else people[seat]
    got: list[str] = []
    servers = [server]
    if database:
        (folder / "other").mkdir()
        servers.append(Served(folder / "other", database))
        servers[1].prepare = luck
        servers[1].start()
        reader = Person(servers[1], reader.name, reader.ticket)
        reader.connect(table)
        for person in people[:SEATS]:  # who is here is told a moment later, and nobody goes
            person.get(f"/api/tables/{table}/messages")
        while not all(state["is_connected"] for state in reader.update["table"]["seats"]):
            reader.hear()
    reader.connect(table, "&since=0&refused=1")
    got.append(str(reader.update))
    commands = f"/api/tables/{table}/commands"
    for number, (move, tried) in enumerate(zip(moves, tries(match), strict=True)):
        state = reader.get(f"/api/tables/{table}")
        mover = people[state["to_move"]]
        done = mover.command(table, "play", move=move, version=state["version"])
        got.append(str(reader.at(done["version"])))
        if number < len(moves) - FULL_LOOKS:
            continue
        if number % 3 == 0:
            said = mover.command(table, "say", text=f"move {number}")
            got.append(str(reader.at(said["version"])))
        if number % 4 == 0:
            asked = mover.ask("POST", commands, json={"type": "ask_undo"})
            got += [asked.text] if mover is reader or seat is None else []
            for other in people[:SEATS]:
                other.ask("POST", commands, json={"type": "answer_undo", "agrees": False})
        language = ("de", "hu", "ko", "en")[number % 4]
        got.append(str(reader.told(table, f"&language={language}")))
        for path in (
            f"/api/tables/{table}/messages?since=0&refused=1&language={language}",
            f"/api/tables/{table}", "/api/tables", "/api/guests/me/tables", f"/api/statistics/{game}",
            f"/api/ratings/{game}", f"/api/matches/{table}/record", f"/api/matches/{table}/replay",
        ):  # fmt: skip
            got.append(reader.ask("GET", path).text)
        for body in (*({"type": "why_not", "move": each} for each in tried), {"type": "hint"}):
            got.append(reader.ask("POST", commands, json=body).text)
    reader.leave()
    assert [each.stop() for each in servers] == [0] * len(servers)
    lines = [line for each in servers for line in each.log.read_text().splitlines()]
    log = [line.split('"ms"')[0].partition('"level"')[2] for line in lines]
    return [*got, *sorted(log)]


def tries(match: Match) -> Iterator[list[str]]:
    """After each move, others that somebody may ask about."""
    if match.game.name == "kabale":
        yield from ([["lay king 1", "lay queen 2", "cloak romeo", "swap 1"]] * len(match.history))
        return
    again = Match(match.game, match.seats, match.seed, match.options)
    for move in match.history:
        again.play(move)
        yield tried_at(again)


def played(game: str, seed: int) -> Match:
    chooser = random.Random(seed)
    match = Match(games[game], seats=SEATS, seed=seed, options=OPTIONS[game][seed % 2])
    while len(match.history) < MOVES[game]:
        match.play(chooser.choice(match.moves()))
    return match


def compared(
    folder: Path, game: str, seed: int, seat: Seat, leak: bool = False, databases: tuple[str, str] = ("", "")
) -> int:
    """Plays both; how many moves were really others."""
    match = played(game, seed)
    disguised = SECRETS[game].disguise(match, seat, random.Random(seed))
    first = partial(prepare, match.seed, [], leak)
    other = partial(prepare, None, disguised.outcomes, leak)
    one = seen_on(folder / "one", first, match, match.history, seat, databases[0])
    two = seen_on(folder / "two", other, match, disguised.moves, seat, databases[1])
    assert len(one) == len(two)
    for mine, others in zip(one, two, strict=True):
        assert mine == others
    return sum(move != another for move, another in zip(match.history, disguised.moves, strict=True))


@pytest.mark.parametrize("game", ["kabale", "citadels"])
@pytest.mark.parametrize(("seed", "seat"), [(1, 0), (2, 2), (1, None)])
def test_what_is_hidden_changes_nothing_that_is_sent(tmp_path: Path, game: str, seed: int, seat: Seat) -> None:
    assert compared(tmp_path, game, seed, seat) > 0


@pytest.mark.parametrize(("game", "seat"), [("kabale", 0), ("citadels", None)])
def test_it_changes_nothing_that_another_server_sends(
    tmp_path: Path, postgres: Postgres, game: str, seat: Seat
) -> None:
    databases = postgres.new_database(), postgres.new_database()
    assert compared(tmp_path, game, 1, seat, databases=databases) > 0


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_server_that_tells_others_options_is_found(tmp_path: Path, game: str) -> None:
    with pytest.raises(AssertionError):
        compared(tmp_path, game, 2, 2, leak=True)
