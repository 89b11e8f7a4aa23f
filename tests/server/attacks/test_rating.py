"""A rating comes from whole matches that their players played themselves, never from a moment of another match."""

from pathlib import Path
from typing import Any

import pytest

from raenke import Match
from raenke.server import table_events
from raenke.server.log import Entry, Header, Moved, Numbered, Settings
from raenke.server.outcome import may_be_rated, ranks
from raenke.server.table import LiveTable
from tests.server.served import Person, Served, served

SMALL = {"allies": ["king", "queen", "juliet"], "rounds": 1, "start_player": 0}


class Told:
    """A match of guests a, b, … told entry by entry, in which each seat lays its cards in a column of its own."""

    def __init__(self, seats: int = 2, **settings: Any) -> None:
        header = Header(
            id="t", game="kabale", rules="1", release="1", seats=seats, options=SMALL, seed="01" * 32,
            settings=Settings(**settings), host="a", opened_at=0,
        )  # fmt: skip
        self.table = LiveTable(header)
        for seat in range(seats):
            self.add(table_events.Seated(seat=seat, name=f"Guest {seat}", colour="red"), "abcdef"[seat])
        self.add(table_events.Began())

    def add(self, what: Any, guest: str | None = None) -> None:
        self.table.apply(Numbered(self.table.version + 1, 0, Entry(what=what, guest=guest)))

    @property
    def match(self) -> Match:
        assert self.table.match
        return self.table.match

    def move(self, is_bot: bool = False) -> None:
        self.add(Moved(seat=self.match.to_move, move=self.match.moves()[0], is_bot=is_bot))

    def play_out(self, bots: tuple[int, ...] = ()) -> list[int]:
        """To the end; the ranks by seat if the first seat has won, best first."""
        while not self.match.over:
            self.move(self.match.to_move in bots)
        return ranks(self.table, [0], [9, *range(len(self.table.places) - 1)])


# Who is rated, and how


def test_who_leaves_a_rated_match_has_lost_it() -> None:
    match = Told()
    match.move()
    match.move()
    match.add(table_events.Left(seat=0, name="Guest 0"))
    first, second = match.play_out(bots=(0,))
    assert may_be_rated(match.table)
    assert first > second


def test_who_is_absent_at_the_end_has_lost() -> None:
    match = Told()
    match.move()
    match.move()
    match.add(table_events.Absent(seat=0, why="vote"))
    first, second = match.play_out(bots=(0,))
    assert may_be_rated(match.table)
    assert first > second


def test_who_is_away_after_the_last_own_choice_has_missed_nothing() -> None:
    match = Told()
    match.add(table_events.Voted(seat=0, target=1))
    while not match.match.over:
        was = match.match.to_move
        match.move()
    last = 1 - was  # whose last move came before
    match.table.places[last].is_absent = True
    assert ranks(match.table, [last], [9, 9])[last] == 0


def test_who_sees_the_deal_and_leaves_has_lost() -> None:
    match = Told()
    match.add(table_events.Left(seat=0, name="Guest 0"))
    first, second = match.play_out(bots=(0,))
    assert may_be_rated(match.table)
    assert first > second


def test_who_lets_a_bot_make_most_choices_has_lost() -> None:
    match = Told()
    match.add(table_events.Absent(seat=0, why="vote"))
    match.move(is_bot=True)
    match.move()
    match.move(is_bot=True)
    match.move()
    match.add(table_events.Returned(seat=0))
    first, second = match.play_out()
    assert may_be_rated(match.table)
    assert first > second


def test_nothing_is_rated_if_somebody_never_came() -> None:
    match = Told()
    match.add(table_events.Absent(seat=1, why="vote"))
    match.play_out(bots=(1,))
    assert not may_be_rated(match.table)


def test_handing_the_seat_on_does_not_undo_a_defeat() -> None:
    match = Told()
    match.move()
    match.move()
    match.add(table_events.Seated(seat=1, name="Guest 1", colour="blue"), "second device")
    match.play_out()
    assert may_be_rated(match.table)


def test_the_best_of_those_who_stayed_wins() -> None:
    assert Told(3).play_out() == [0, 3, 2]
    match = Told(3)
    for _ in range(3):
        match.move()
    match.add(table_events.Left(seat=0, name="Guest 0"))
    first, second, third = match.play_out(bots=(0,))
    assert third < second < first


@pytest.mark.parametrize("settings", [{"is_rated": False}, {"origin": "m"}])
def test_what_is_not_played_from_the_first_shuffle_is_not_rated(settings: Any) -> None:
    match = Told(**settings)
    match.play_out()
    assert not may_be_rated(match.table)


# On a server


def played(server: Served, name: str, **more: Any) -> tuple[Person, str]:
    anna = Person(server, name)
    table = anna.open(seats=2, options=SMALL, bots={"1": "random"}, **more)
    anna.command(table, "begin")
    anna.connect(table)
    anna.play_out()
    return anna, table


def test_a_match_from_a_moment_counts_nowhere(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna, table = played(server, "Anna")
        before = anna.get("/api/statistics/kabale?language=en"), anna.get("/api/ratings/kabale")
        moves = len(anna.get(f"/api/matches/{table}/record")["moves"])
        played(server, "Ben", origin={"match": table, "moves": moves - 2})
        assert (anna.get("/api/statistics/kabale?language=en"), anna.get("/api/ratings/kabale")) == before


def test_ratings_name_nobody_who_only_played_by_invitation(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        hidden, _ = played(server, "Hidden")
        shown, _ = played(server, "Shown", is_open=True)
        stranger = Person(server, "", {"secret": ""})
        for asker, names in (
            (stranger, {"Shown", "random"}),
            (shown, {"Shown", "random"}),
            (hidden, {"Hidden", "Shown", "random"}),
        ):
            lines = asker.get("/api/ratings/kabale")["players"]
            assert {line["name"] for line in lines} == names
            own = asker.ticket.get("guest", {}).get("id")
            assert {line["guest"] for line in lines} == {None, own}
