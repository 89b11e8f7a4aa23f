"""Reads positions from outside, and checks them card by card."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from raenke.citadels.cards import (
    CARDS_MOST,
    CHARACTER_RANK,
    CHARACTERS,
    DISTRICTS,
    RANKS_MOST,
    SEATS_MOST,
    cell_of,
)
from raenke.citadels.draft import laid_up
from raenke.citadels.options import Options, cast_of, check_queen, options_of
from raenke.citadels.position import position_of, set_up
from raenke.citadels.written import CHOOSING, Position, plain
from raenke.core.errors import OptionError

NUMBERS_MOST = 10**6
Number = Annotated[int, Meta(ge=0, le=NUMBERS_MOST)]
Few = Annotated[int, Meta(ge=0, le=CARDS_MOST)]
Seat = Annotated[int, Meta(ge=0, lt=SEATS_MOST)]
Name = Annotated[str, Meta(max_length=20)]
Character = Annotated[str, Meta(pattern=f"^({'|'.join(CHARACTERS)})$")]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A position in a record, without seats and options: the record has its own fields for them."""

    cast: list[Character]
    hands: list[list[Name]]
    cities: list[list[Name]]
    gold: list[Number]
    deck: list[Name]
    pile: list[Name]
    museum: list[tuple[Name, Seat]]
    bell: bool
    haunted_round: Number
    crown: Seat
    round: Annotated[int, Meta(ge=1, le=NUMBERS_MOST)]
    opener: Seat
    reign: Number
    first: Seat | None
    last: bool
    phase: Name
    face_up: list[Character]
    face_down: Character | None
    removed: Character | None
    picks: list[Character]
    characters: list[list[Character]]
    acting: tuple[Seat, Character] | None
    murdered: Character | None
    robbed: Character | None
    bewitched: Character | None
    murdered_shown: bool
    owes: list[Seat]
    paid: list[Seat]
    used: list[Name]
    built: Few
    embellished: Few
    spent: Number
    drawn: list[Name]
    keeps: Few
    discarded: Few
    other: Seat | None
    card: Name | None


def written(position: Position) -> dict[str, Any]:
    """A position as JSON can hold it."""
    parts = position.as_dict()
    return {name: msgspec.json.decode(msgspec.json.encode(parts[name])) for name in Written.__struct_fields__}


def position_from(seats: int, options: Mapping[str, object], given: Any) -> Position:
    """Read a written position; refuse one that cannot come up in a match."""
    try:
        parts = msgspec.convert(given, Written)
    except msgspec.ValidationError as error:
        raise OptionError(str(error)) from None
    read = options_of(options, seats)
    if read.cast == "drawn":
        cast_of(parts.cast, seats)
        check_queen(read, parts.cast, seats)
    if len(parts.cast) != (8 if seats == 2 else RANKS_MOST if read.cast == "drawn" else len(read.chosen_cast(seats))):
        raise OptionError("the cast has one of each rank (C2.1)")
    position = Position(seats=seats, options=options, **msgspec.structs.asdict(parts))
    check_whole(position, read)
    if written(position_of(set_up(position))) != given:
        raise OptionError("the position is not written as it lies")
    return position


def check_whole(position: Position, options: Options) -> None:
    """Check that all cards of these options are there, and that the choosing is possible."""
    cards = [*position.deck, *position.pile, *position.drawn, *(card for card, _ in position.museum)]
    cards += [card for hand in position.hands for card in hand]
    cards += [card for city in position.cities for card in plain(city)]
    if position.phase in ("place", "recover") and position.card:
        cards.append(position.card)
    if sorted(DISTRICTS.index(card) for card in cards) != sorted(options.deck):
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
        raise OptionError("not so many characters lie open in the middle (C3.2)")
    schedule, picks = position.schedule(), position.picks
    is_choosing = position.phase in CHOOSING
    if len(picks) != len(schedule) and not is_choosing:
        raise OptionError("when all have chosen, every pick must be written (C3.2)")
    middle = [*position.face_up, *([position.face_down] if position.face_down else [])]
    if position.face_down is None or len({*middle}) != len(middle):
        raise OptionError("one more character lies face down (C3.2)")
    has_removed = position.seats == 3 and len(position.cast) == RANKS_MOST and len(picks) >= 3
    if (position.removed is not None) != has_removed or position.removed in (*middle, *picks):
        raise OptionError("chance withdraws a character with 3 players and a cast of 9 alone (C3.2)")
    if any(name not in handed for name, handed in zip(picks, position.handed(), strict=False)):
        raise OptionError("somebody picked what was not handed on (C3.2)")
    ranks = [CHARACTER_RANK[CHARACTERS.index(name)] for name in picks]
    if len({*ranks}) != len(ranks):
        raise OptionError("a character is picked once (C3.2)")
