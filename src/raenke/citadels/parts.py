"""What lies on a table of Citadels, as positions and views say it; written from `state.toml`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

import msgspec

from raenke.citadels.means import Cell, Character, Count, Decider, Deed, District, Few, Number, Phase, Rank, Seat
from raenke.core.written import Part, Written


@dataclass(frozen=True, init=False)
class PositionParts(Written):
    """A position, without its options."""

    cast: tuple[Character, ...]
    hands: tuple[tuple[District, ...], ...]
    cities: tuple[tuple[Cell, ...], ...]
    gold: tuple[Number, ...]
    deck: tuple[District, ...]
    pile: tuple[District, ...]
    museum: tuple[tuple[District, Seat], ...]
    bell: bool
    haunted_round: Number
    crown: Seat
    round: Count
    opener: Seat
    reign: Number
    first: Seat | None
    last: bool
    phase: Phase
    face_up: tuple[Rank, ...]
    face_down: Rank | None
    removed: Rank | None
    picks: tuple[Rank, ...]
    characters: tuple[tuple[Rank, ...], ...]
    acting: tuple[Seat, Character] | None
    murdered: Rank | None
    robbed: Rank | None
    bewitched: Rank | None
    murdered_shown: bool
    owes: tuple[Seat, ...]
    paid: tuple[Seat, ...]
    used: tuple[Deed, ...]
    built: Few
    embellished: Few
    spent: Number
    drawn: tuple[District, ...]
    keeps: Few
    discarded: Few
    other: Seat | None
    card: Cell | None


class Given(TypedDict, total=False):
    """What may be given to make a position: lists of names also as one text."""

    cast: Sequence[Character] | str
    hands: Sequence[Sequence[District] | str]
    cities: Sequence[Sequence[Cell] | str]
    gold: Sequence[Number] | str
    deck: Sequence[District] | str
    pile: Sequence[District] | str
    museum: Sequence[tuple[District, Seat]]
    bell: bool
    haunted_round: Number
    crown: Seat
    round: Count
    opener: Seat
    reign: Number
    first: Seat | None
    last: bool
    phase: Phase
    face_up: Sequence[Rank] | str
    face_down: Rank | None
    removed: Rank | None
    picks: Sequence[Rank] | str
    characters: Sequence[Sequence[Rank] | str]
    acting: tuple[Seat, Character] | None
    murdered: Rank | None
    robbed: Rank | None
    bewitched: Rank | None
    murdered_shown: bool
    owes: Sequence[Seat] | str
    paid: Sequence[Seat] | str
    used: Sequence[Deed] | str
    built: Few
    embellished: Few
    spent: Number
    drawn: Sequence[District] | str
    keeps: Few
    discarded: Few
    other: Seat | None
    card: Cell | None


class Open(msgspec.Struct, frozen=True):
    """What everybody sees."""

    cast: list[Character]
    is_bell_declared: bool
    haunted_round: Number
    crown: Seat
    round: Count
    opener: Seat
    reign: Number
    first: Seat | None
    is_last: bool
    decision: Phase
    to_move: Decider
    face_up: list[Rank]
    murdered: Rank | None
    robbed: Rank | None
    bewitched: Rank | None
    is_murdered_shown: bool
    thief: Seat | None
    witch: Seat | None
    protected: Seat | None
    collector: Seat | None


WRITTEN = (
    Part("cast", "cast", "character", 1),
    Part("hands", "hand", "district", 2, sorted=True),
    Part("cities", "city", "cell", 2, sorted=True),
    Part("gold", "gold", "number", 1),
    Part("deck", "deck", "district", 1),
    Part("pile", "pile", "district", 1, sorted=True),
    Part("museum", "museum", "number", 1, is_own=True),
    Part("bell", "is_declared", "flag", 0),
    Part("haunted_round", "haunted_round", "number", 0),
    Part("crown", "crown", "seat", 0),
    Part("round", "round", "count", 0, default=1),
    Part("opener", "reign_seat", "seat", 0),
    Part("reign", "reign", "number", 0, default=1),
    Part("first", "first", "seat", 0, optional=True),
    Part("last", "is_last", "flag", 0),
    Part("phase", "phase", "phase", 0),
    Part("face_up", "face_up", "rank", 1, set=True),
    Part("face_down", "face_down", "rank", 0, optional=True),
    Part("removed", "removed", "rank", 0, optional=True),
    Part("picks", "picked", "rank", 1),
    Part("characters", "holder", "rank", 2, is_own=True),
    Part("acting", "turn_seat", "number", 0, is_own=True),
    Part("murdered", "murdered", "rank", 0, optional=True),
    Part("robbed", "robbed", "rank", 0, optional=True),
    Part("bewitched", "bewitched", "rank", 0, optional=True),
    Part("murdered_shown", "is_murdered_shown", "flag", 0),
    Part("owes", "owes", "seat", 1, set=True),
    Part("paid", "paid", "seat", 1, set=True),
    Part("used", "used", "deed", 1, set=True),
    Part("built", "built", "few", 0),
    Part("embellished", "embellished", "few", 0),
    Part("spent", "spent", "number", 0),
    Part("drawn", "drawn", "district", 1),
    Part("keeps", "keeps", "few", 0, default=1),
    Part("discarded", "discarded", "few", 0),
    Part("other", "other", "seat", 0, optional=True),
    Part("card", "card", "number", 0, is_own=True),
)
OPEN = (
    Part("cast", "cast", "character", 1),
    Part("is_bell_declared", "is_declared", "flag", 0),
    Part("haunted_round", "haunted_round", "number", 0),
    Part("crown", "crown", "seat", 0),
    Part("round", "round", "count", 0, default=1),
    Part("opener", "reign_seat", "seat", 0),
    Part("reign", "reign", "number", 0, default=1),
    Part("first", "first", "seat", 0, optional=True),
    Part("is_last", "is_last", "flag", 0),
    Part("decision", "phase", "phase", 0),
    Part("to_move", "to_move", "decider", 0),
    Part("face_up", "face_up", "rank", 1, set=True),
    Part("murdered", "murdered", "rank", 0, optional=True),
    Part("robbed", "robbed", "rank", 0, optional=True),
    Part("bewitched", "bewitched", "rank", 0, optional=True),
    Part("is_murdered_shown", "is_murdered_shown", "flag", 0),
    Part("thief", "thief", "seat", 0, optional=True),
    Part("witch", "witch", "seat", 0, optional=True),
    Part("protected", "protected", "seat", 0, optional=True),
    Part("collector", "collector", "seat", 0, optional=True),
)
