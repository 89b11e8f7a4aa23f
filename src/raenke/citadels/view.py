"""What a seat knows: built up from what is open, its own cards and its memory, never cut down from the truth."""

from typing import Any

import msgspec

from raenke.citadels.cards import CHARACTERS, DISTRICTS, cell_name
from raenke.citadels.characters import Pick, Slot, picks_of, slots_of
from raenke.citadels.codes import DEEDS, PHASES
from raenke.citadels.layout import state_of
from raenke.citadels.memory import DRAWN, PICKED, PILE, Memory
from raenke.citadels.options import Options
from raenke.citadels.table import Table

State = dict[str, list[int]]


class District(msgspec.Struct, frozen=True):
    """A district in a city."""

    card: str
    has_gold: bool


class PlayerView(msgspec.Struct, frozen=True):
    """What is open about one player, and what this seat knows of the hand."""

    gold: int
    hand_size: int
    known: list[str]
    """Cards that are in that hand for certain; the own hand is in `CitadelsView.hand`."""
    city: list[District]
    is_complete: bool
    characters: list[str]
    """Those shown in this round."""
    owes_tax: bool
    has_paid_tax: bool


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is, as which character, and what was done in it."""

    seat: int
    character: str
    deeds: list[str]
    built: int
    embellished: int
    spent: int


class Stored(msgspec.Struct, frozen=True):
    """A card under the Museum: who laid it there, and which it is, if this seat knows."""

    seat: int
    card: str | None


class Lot(msgspec.Struct, frozen=True):
    """Hidden cards, and how many of them lie where: `hand 2`, `deck 0` (a packet of the deck, 0 on top), `pile`,
    `museum 0`, `drawn`, `picked`. Nobody said which of them lies where."""

    cards: list[str]
    places: dict[str, int]


class Story(msgspec.Struct, frozen=True):
    """One way the hidden cards may lie, as far as this seat can tell them apart, and how likely it is."""

    weight: float
    lots: list[Lot]


class CitadelsView(msgspec.Struct, frozen=True):
    """The table as one seat (or a spectator: None) may know it."""

    seat: int | None
    seats: int
    options: dict[str, Any]
    cast: list[str]
    round: int
    decision: str
    to_move: int
    turn: Turn | None
    crown: int
    opener: int
    reign: int
    called: int
    murdered: str | None
    robbed: str | None
    bewitched: str | None
    thief: int | None
    witch: int | None
    is_murdered_shown: bool
    protected: int | None
    collector: int | None
    face_up: list[str]
    face_down: str | None
    picks: list[Pick]
    slots: list[Slot]
    own: list[str]
    handed: list[str]
    hand: list[str]
    drawn: list[str]
    drawn_size: int
    keeps: int
    discarded: int
    looked: list[str]
    other: int | None
    card: str | None
    deck: list[int]
    deck_size: int
    pile_size: int
    deck_known: list[tuple[int, str]]
    museum: list[Stored]
    is_bell_declared: bool
    haunted_round: int
    needed: int
    is_last: bool
    first: int | None
    players: list[PlayerView]
    scores: list[int]
    stories: list[Story]
