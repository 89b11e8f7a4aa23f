"""What lies on a table of Kabale & Hiebe, as plain lists; written from `state.toml`."""

from dataclasses import dataclass


@dataclass
class Layout:
    """Numbers as the table has them, by seat; only what is in use."""

    phase: int
    to_move: int
    round: int
    active: int
    choice_column: int
    choice_place: int
    closed: int
    goal: list[int]
    goal_pile: list[int]
    award_goal: list[int]
    award_seat: list[int]
    hand: list[list[int]]
    pile: list[list[int]]
    discard: list[int]
    column: list[list[int]]
    renewed: list[list[int]]
    drawn: list[int]
    laid: list[int]
    kept: list[int]
    not_all: list[int]
