"""Taking back at a table of the server: goes back to a seat's last choice, unless it learned something since."""

from collections.abc import Generator

from raenke.core.portions import run_out
from raenke.core.undo import Judgement, judging
from raenke.server.table import LiveTable


def judged_back(table: LiveTable, seat: int, moves: int, is_watched: bool) -> Judgement:
    """Whether a table may go back to this many moves, considering what this seat has seen since."""
    found: Judgement = run_out(judging_back(table, seat, moves, is_watched))
    return found


def judging_back(table: LiveTable, seat: int, moves: int, is_watched: bool) -> Generator[None, None, Judgement]:
    """The same in portions.

    Others see the answer, and could learn from it what the seat had known. So if there are other people or spectators,
    or spectators may come, what everybody saw counts too.
    """
    assert table.match is not None
    history = list(table.match.history)
    people = {place.person for place in table.places if place.person}
    has_others = len(people) > 1 or is_watched or table.header.settings.is_open
    for is_public in (False, True) if has_others else (False,):
        before = table.fresh_match()
        for text in history[:moves]:
            before.play(text)
        found = yield from judging(before, history[moves:], seat, is_public)
        if not found.is_harmless:
            break
    return found
