"""Reads positions from outside, and checks them card by card."""

from collections.abc import Mapping
from typing import Any

from raenke.citadels.cards import DISTRICTS, cell_of
from raenke.citadels.draft import laid_up, withdrawal
from raenke.citadels.options import Options, cast_of, check_queen, options_of
from raenke.citadels.parts import PositionParts
from raenke.citadels.position import position_of, set_up
from raenke.citadels.written import CHOOSING, Position
from raenke.core.errors import OptionError
from raenke.core.written import from_record, record_type, to_record

Record = record_type(PositionParts)


def written(position: Position) -> dict[str, Any]:
    """A position as JSON can hold it."""
    return to_record(position, Record)


def position_from(seats: int, options: Mapping[str, object], given: Any) -> Position:
    """Read a written position; refuse one that cannot come up in a match."""
    parts = from_record(given, Record)
    read = options_of(options, seats)
    if read.cast == "drawn":
        cast_of(parts["cast"], seats)
        check_queen(read, parts["cast"], seats)
    if len(parts["cast"]) != read.cast_size(seats):
        raise OptionError("the cast has one of each rank (C2.1)")
    position = Position(seats=seats, options=options, **parts)
    check_whole(position, read)
    if written(position_of(set_up(position))) != given:
        raise OptionError("the position is not in its standard form")
    return position


def check_whole(position: Position, options: Options) -> None:
    """Check that all cards of these options are there, and that the choosing is possible."""
    if sorted(DISTRICTS.index(card) for card in position.cards()) != sorted(options.deck):
        raise OptionError("every card of the deck must be there once (C1.2)")
    if position.card is not None and cell_of(position.card) is None:
        raise OptionError(f"there is no district {position.card!r} (C1.2)")
    if position.phase == "over":
        raise OptionError("the game is over (C3.6)")
    check_characters(position)


def check_characters(position: Position) -> None:
    """Check that the right number of characters lies open, and that all picked from what was handed on (C3.2)."""
    fourth = position.cast[3]
    if len(position.face_up) != laid_up(position.seats, len(position.cast)) or fourth in position.face_up:
        raise OptionError("the number of face-up characters is wrong (C3.2)")
    schedule, picks = position.schedule(), position.picks
    is_choosing = position.phase in CHOOSING
    if len(picks) != len(schedule) and not is_choosing:
        raise OptionError("when all have chosen, every pick must be written (C3.2)")
    middle = [*position.face_up, *([position.face_down] if position.face_down else [])]
    if position.face_down is None or len({*middle}) != len(middle):
        raise OptionError("one more character lies face down (C3.2)")
    has_removed = 0 <= withdrawal(position.seats, len(position.cast)) <= len(picks)
    if (position.removed is not None) != has_removed or position.removed in (*middle, *picks):
        raise OptionError("a character is set aside at random only with 3 players and a cast of 9 (C3.2)")
    if any(name not in handed for name, handed in zip(picks, position.handed(), strict=False)):
        raise OptionError("someone picked a character that was not passed on (C3.2)")
    if len({*picks}) != len(picks):
        raise OptionError("a character is picked once (C3.2)")
