"""What lies on a table of Citadels, as plain lists; written from `state.toml`."""

from dataclasses import dataclass


@dataclass
class Layout:
    """Numbers as the table has them, by seat; only what is in use."""

    cast: list[int]
    hand: list[list[int]]
    city: list[list[int]]
    gold: list[int]
    deck: list[int]
    pile: list[int]
    museum: list[int]
    museum_by: list[int]
    is_declared: bool
    haunted_round: int
    crown: int
    round: int
    reign_seat: int
    reign: int
    first: int
    is_last: bool
    phase: int
    to_move: int
    face_up: int
    face_down: int
    removed: int
    picked: list[int]
    handed: list[int]
    left: int
    holder: list[int]
    rank: int
    turn_seat: int
    turn_character: int
    murdered: int
    robbed: int
    bewitched: int
    is_murdered_shown: bool
    thief: int
    witch: int
    protected: int
    collector: int
    owes: int
    paid: int
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
