"""What lies on a table of Citadels, as plain lists; written from `state.toml`."""

from dataclasses import dataclass


@dataclass
class Layout:
    """Numbers as the table has them, by seat; only what is in use."""

    phase: int
    to_move: int
    cast: list[int]
    round: int
    crown: int
    reign_seat: int
    reign: int
    is_last: bool
    first: int
    is_declared: bool
    haunted_round: int
    deck: list[int]
    pile: list[int]
    museum: list[int]
    museum_by: list[int]
    gold: list[int]
    hand: list[list[int]]
    city: list[list[int]]
    left: int
    face_up: int
    face_down: int
    removed: int
    picked: list[int]
    handed: list[int]
    holder: list[int]
    rank: int
    murdered: int
    robbed: int
    bewitched: int
    thief: int
    witch: int
    is_murdered_shown: bool
    protected: int
    collector: int
    owes: int
    paid: int
    turn_seat: int
    turn_character: int
    used: int
    built: int
    embellished: int
    spent: int
    drawn: list[int]
    keeps: int
    discarded: int
    other: int
    card: int
    is_heir: bool
