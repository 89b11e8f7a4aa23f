"""What was told is kept as it was written."""

from raenke.server import table_events
from raenke.server.kept import BESIDES, Kept
from raenke.server.log import Entry, Header, Moved, Numbered, Settings
from raenke.server.sitting import Sitting
from raenke.server.table import LiveTable
from raenke.server.updates import Reader, update_for


def test_a_piece_is_written_once() -> None:
    kept, written = Kept(10_000), list[str]()

    def write() -> bytes:
        written.append("x")
        return b"x"

    assert kept.piece("a", write) == kept.piece("a", write) == b"x"
    assert len(written) == 1


def test_what_nobody_asks_for_goes_first() -> None:
    kept = Kept(3 * (BESIDES + 100))
    for key in "abc":
        kept.piece(key, lambda: b"x" * 100)
    kept.piece("a", bytes)
    kept.piece("d", lambda: b"y" * 100)
    assert kept.piece("a", lambda: b"new") == b"x" * 100
    assert kept.piece("b", lambda: b"new") == b"new"
    assert kept.size <= kept.most


def test_a_piece_larger_than_all_the_room_is_told_and_not_kept() -> None:
    kept = Kept(1024)
    assert kept.piece("a", lambda: b"x" * 5000) == b"x" * 5000
    assert kept.size == 0


def a_table() -> LiveTable:
    options = {"allies": ["king", "queen", "assassin"], "rounds": 1, "start_player": 0}
    header = Header(
        id="t", game="kabale", rules="1", release="1", seats=2, options=options, seed="01" * 32,
        settings=Settings(), host="a", opened_at=0,
    )  # fmt: skip
    table = LiveTable(header)
    entries = [Entry(what=table_events.Seated(seat=at, name=f"P{at}", colour="red"), guest=f"g{at}") for at in range(2)]
    entries += [Entry(what=table_events.Began()), Entry(what=Moved(seat=0, move="lay king 1", is_bot=False))]
    entries += [Entry(what=table_events.Said(seat=0, name="P0", text="hello"), guest="g0")]
    for number, entry in enumerate(entries, 1):
        table.apply(Numbered(number, 0, entry))
    return table


def events(kept: Kept, table: LiveTable, seat: int | None, **more: object) -> bytes:
    reader = Reader(guest=None if seat is None else f"g{seat}", seat=seat, language="en", **more)  # type: ignore[arg-type]
    return bytes(update_for(kept, Sitting(table), reader, 0).events)  # type: ignore[arg-type]


def test_each_reader_is_told_the_same_again_and_nothing_of_others() -> None:
    kept, table = Kept(10**6), a_table()
    first = [events(kept, table, seat) for seat in (0, 1, None)]
    assert [events(kept, table, seat) for seat in (0, 1, None)] == first
    assert [events(Kept(10**6), table, seat) for seat in (0, 1, None)] == first
    assert len(set(first)) == 3
    assert b"hello" in events(kept, table, 1)
    assert b"hello" not in events(kept, table, 1, mutes=frozenset({"g0"}))
    assert events(kept, table, 1, has_texts=False) != first[1]


def test_who_has_another_name_is_told_of_by_it() -> None:
    kept, table = Kept(10**6), a_table()
    before = events(kept, table, None)
    table.apply(Numbered(table.version + 1, 0, Entry(what=table_events.Renamed(seat=0, before="P0", name="Anna"))))
    assert b"Anna lays" not in before
    assert b"Anna lays" in events(kept, table, None)
