"""Taking back at a table of the server: reaches a seat's own last choice, unless something was shown since."""

from raenke.core.undo import Judgement, judged
from raenke.server.table import LiveTable


def judged_back(table: LiveTable, seat: int, moves: int, is_watched: bool) -> Judgement:
    """May a table go back to where so many moves had been made, for all this seat was shown since?

    The others see whether it does, and would learn from that what the seat had known: so if people are among them, or
    somebody looks on or may do so, what everybody saw counts too.
    """
    assert table.match is not None
    history = list(table.match.history)
    people = {place.person for place in table.places if place.person}
    has_others = len(people) > 1 or is_watched or table.header.settings.is_open
    for is_public in (False, True) if has_others else (False,):
        before = table.fresh_match()
        for text in history[:moves]:
            before.play(text)
        found = judged(before, history[moves:], seat, is_public)
        if not found.is_harmless:
            break
    return found
