"""A table whose match goes on from a moment: what its entries make of it."""

import pytest

from raenke import Match
from raenke.server.log import Beginning, Entry, Header, Moved, Numbered, Settings
from raenke.server.table import LiveTable
from raenke.server.table_events import Began, Undone
from raenke.server.undo import judged_back


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_moves_are_taken_back_to_the_moment_and_no_further(game: str) -> None:
    seats = range(3)
    first = Match(game, 3, 5)
    for _ in range(4):
        first.play(first.moves()[0])
    other = first.redealt(6)
    moment = Beginning(moves=4, cards="anew", position=other.game.written(other.position), recalled=other.recalled)
    header = Header(
        id="a", game=game, rules="2", release="", seats=3, options=first.options, seed=bytes(32).hex(),
        settings=Settings(origin="b", moment=moment), host="g", opened_at=0,
    )  # fmt: skip
    table = LiveTable(header)
    table.apply(Numbered(1, 0, Entry(what=Began(moves=4, cards="anew"))))
    assert table.match is not None
    views = [table.match.view(seat) for seat in seats]
    assert views == [other.view(seat) for seat in seats]
    assert [table.last_choice(seat) for seat in seats] == [None] * 3
    for number in (2, 3, 4):
        what = Moved(seat=table.match.to_move, move=table.match.moves()[0], is_bot=False)
        table.apply(Numbered(number, 0, Entry(what=what)))
    judged_back(table, table.made[0].seat, 0, is_watched=False)
    table.apply(Numbered(5, 0, Entry(what=Undone(seat=0, moves=0, since=1))))
    assert [table.match.view(seat) for seat in seats] == views
    assert table.match.history == []


def test_tables_from_before_one_could_choose_have_the_old_cards() -> None:
    assert (Settings().cards, Settings().origin_moves) == (None, None)
    old = Settings(origin="b", opening=["lay king 1"])
    assert (old.cards, old.origin_moves) == ("old", 1)
