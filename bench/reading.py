"""Measure what a move costs the server for each reader of a table, part by part, in microseconds of processor time.

`python -m bench.reading --seats 2,4,8 --repeats 3`: whole games of a quick bot, in this process, without sockets. Each
part is the least of the repeats over the same game, so that other work on the machine matters little.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from raenke import Match, games
from raenke.bots import bot_named
from raenke.server import table_events
from raenke.server.hall import Sitting
from raenke.server.kept import Kept
from raenke.server.log import Entry, Header, Moved, Numbered, Settings
from raenke.server.table import LiveTable, Step
from raenke.server.updates import ENCODER, Reader, drawn, options_for, refused_for, told_of, update_for

KEPT = 32 * 1024 * 1024
PARTS = {
    "rules": "the move itself, its events and marks (shared by all readers)",
    "memory": "what seats and spectators remember (shared by all readers)",
    "view": "what the seat knows",
    "words": "its events and options, with their sentences",
    "refusals": "why other moves are not offered",
    "plain": "the view as plain lists and JSON",
    "update": "the whole message, as a browser gets it",
    "spectator": "the same for one who looks on",
}


class Spent(Counter[str]):
    """Nanoseconds of processor time by part."""

    def on(self, part: str, work: Callable[..., Any], *given: Any) -> Any:
        begun = time.process_time_ns()
        found = work(*given)
        self[part] += time.process_time_ns() - begun
        return found


def played(game: str, seats: int, bot: str, seed: int) -> list[tuple[int, str]]:
    """A whole game: who moves, and the move."""
    match = Match(game, seats, seed_of(seed), games[game].needed.get(seats, {}))
    bots = [bot_named(bot, match.game, seed * 8 + seat) for seat in range(seats)]
    moves = list[tuple[int, str]]()
    while not match.over and len(moves) < 2000:
        seat, offered = match.to_move, match.moves()
        moves.append((seat, bots[seat].choose(match.view(seat), offered) if len(offered) > 1 else offered[0]))
        match.play(moves[-1][1])
    return moves


def seed_of(number: int) -> str:
    return random.Random(number).randbytes(32).hex()


def table_for(game: str, seats: int, seed: int) -> LiveTable:
    rules = games[game]
    header = Header(
        id="bench", game=game, rules=rules.rules, release="", seats=seats, options=rules.needed.get(seats, {}),
        seed=seed_of(seed), settings=Settings(), host="g0", opened_at=0,
    )  # fmt: skip
    return LiveTable(header)


def entries(moves: list[tuple[int, str]], seats: int) -> Iterator[Numbered]:
    sits = [
        Entry(what=table_events.Seated(seat=at, name=f"P{at}", colour="red"), guest=f"g{at}") for at in range(seats)
    ]
    makes = [Entry(what=Moved(seat=seat, move=move, is_bot=False)) for seat, move in moves]
    for number, entry in enumerate([*sits, Entry(what=table_events.Began()), *makes], 1):
        yield Numbered(number, 0, entry)


def read(game: str, seats: int, moves: list[tuple[int, str]], seed: int, language: str) -> Spent:
    """Play the moves at a server's table and tell every reader of each."""
    spent, table, kept = Spent(), table_for(game, seats, seed), Kept(KEPT)
    sitting = Sitting(table)
    readers = [
        Reader(guest=f"g{at}", seat=at, language=language, has_refused=True, is_browser=True) for at in range(seats)
    ]
    looker = Reader(guest=None, seat=None, language=language, has_refused=True, is_browser=True)
    for numbered in entries(moves, seats):
        if not isinstance(numbered.entry.what, Moved):
            table.apply(numbered)
            continue
        step = spent.on("rules", table.apply, numbered)
        match, since = table.match, numbered.number - 1
        assert match is not None
        spent.on("memory", match.catch_up)
        for reader in readers:
            spent.on("update", told, kept, sitting, reader, since)
        spent.on("spectator", told, kept, sitting, looker, since)
        match.views = sitting.once = None  # the first reader's view also pays for what all share
        for seat, reader in enumerate(readers):
            view = spent.on("view", match.view, seat)
            spent.on("words", written_step, sitting, step, reader, seat)
            spent.on("words", options_for, table, reader, seat, view)
            spent.on("refusals", refused_for, table, reader, seat, view)
            spent.on("plain", drawn, view)
    return spent


def written_step(sitting: Sitting, step: Step, reader: Reader, seat: int) -> bytes:
    return b",".join(told_of(sitting, step, reader, seat))


def told(kept: Kept, sitting: Sitting, reader: Reader, since: int) -> str:
    return ENCODER.encode(update_for(kept, sitting, reader, since)).decode()


def measured(game: str, seats: int, given: argparse.Namespace) -> dict[str, float]:
    """Microseconds a move and reader; the rules and memories are shared by the seats and one spectator."""
    moves = played(game, seats, given.bot, given.seed)
    runs = [read(game, seats, moves, given.seed, given.language) for _ in range(given.repeats)]
    readers = dict.fromkeys(PARTS, seats) | {"rules": seats + 1, "memory": seats + 1, "spectator": 1}
    least = {part: min(run[part] for run in runs) for part in PARTS}
    return {"moves": len(moves)} | {part: least[part] / 1000 / len(moves) / readers[part] for part in PARTS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kabale,citadels")
    parser.add_argument("--seats", default="2,3,4,5,6,7,8")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--language", default="en")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = dict[str, dict[int, dict[str, float]]]()
    if not given.json:
        print("game      seats  moves  " + "".join(f"{part:>10}" for part in PARTS))
    for game in given.game.split(","):
        for seats in (int(each) for each in given.seats.split(",")):
            if not games[game].least_seats <= seats <= games[game].most_seats:
                continue
            row = found.setdefault(game, {})[seats] = measured(game, seats, given)
            if not given.json:
                cells = "".join(f"{row[part]:10.0f}" for part in PARTS)
                print(f"{game:9} {seats:5}  {row['moves']:5.0f}  {cells}", flush=True)
    if given.json:
        json.dump(found, sys.stdout, indent=2)


if __name__ == "__main__":
    main()
