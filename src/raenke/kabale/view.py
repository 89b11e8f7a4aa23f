"""What a seat knows: built from what the seat may see, never by removing secrets from the truth."""

from typing import Any, ClassVar

import msgspec

from raenke.kabale import bits, facing, most, phase
from raenke.kabale.cards import ALLIES, goal_name, names_in
from raenke.kabale.layout import Layout
from raenke.kabale.options import Options
from raenke.kabale.table import Table

Goal = tuple[str, int]
DECISIONS = {phase.LAYING: "lay", phase.CLOAKING: "cloak", phase.SWAPPING: "traitor", phase.FINISHED: "over"}


class Face(msgspec.Struct, frozen=True, tag="face"):
    """A card in a column that this seat knows; `era` and `is_marked` are what others may remember of its back."""

    seat: int
    card: str
    face: str
    era: int = 0
    is_marked: bool = False


class Back(msgspec.Struct, frozen=True, tag="back"):
    """A card in a column that this seat sees only from the back. `era` is how often its owner's pile had been renewed
    this round when it was laid. A player's marked backs cannot all be among `SeatView.not_all`."""

    seat: int
    face: str
    era: int
    is_marked: bool


class Award(msgspec.Struct, frozen=True):
    """A goal and its winner, None if it left the game."""

    goal: Goal
    winner: int | None


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows about one player: sizes, the discard pile, and where hidden allies may be."""

    hand_size: int
    pile_size: int
    discard: list[str]
    in_pile_or_played: list[str]
    """Allies shuffled into the pile and not seen since: they are in the pile, in hand or face down."""
    played: list[str]
    """Allies certainly in hand or face down: they were not in the pile when it was last shuffled."""
    renewals: list[list[str]]
    """What went into the pile at each renewal this round; a back laid before a renewal is none of its cards."""
    not_all: list[str]
    """What the marked backs cannot all be: since a shuffle, more cards were laid than drawn from the new pile."""


class KabaleView(msgspec.Struct, frozen=True):
    """The table as one seat (or a spectator: None) may know it."""

    # No page draws these fields, so the server does not send them to browsers.
    for_programs: ClassVar = (
        *("options", "active", "goals_to_come", "stormed"),
        *("columns.era", "columns.is_marked", "players.renewals", "players.not_all"),
    )
    seat: int | None
    seats: int
    options: dict[str, Any]
    round: int
    rounds: int
    decision: str
    to_move: int
    active: int
    choice_column: int | None
    goals: list[Goal]
    closed: list[int]
    stormed: list[int]
    """The columns where a Storm has worked; with `storm: fulfils` they are not closed (K5.18)."""
    fulfilled: list[int]
    columns: list[list[Face | Back]]
    hand: list[str]
    players: list[SeatView]
    goals_to_come: int
    awards: list[Award]
    """A perfect memory has them; whether they are shown to people, `shows_goals` says (K5.7)."""
    shows_goals: bool
    scores: list[int] | None


class Views:
    """The views of a table as it lies; what everybody sees is worked out once."""

    def __init__(self, table: Table) -> None:
        lies = self.lies = table.layout()
        seats = range(table.seats)
        options: Options = table.options
        is_over = lies.phase == phase.FINISHED
        goals = [] if is_over else [goal_name(goal) for goal in lies.goal]
        stormed = [column for column in seats if lies.closed >> column & 1]
        cells = [cell for column in lies.column for cell in column]
        self.open: dict[str, Any] = {
            "seats": table.seats,
            "options": options.as_dict(),
            "round": lies.round,
            "rounds": table.rounds,
            "decision": DECISIONS[lies.phase],
            "to_move": lies.to_move,
            "active": lies.active,
            "choice_column": lies.choice_column if lies.phase in (phase.CLOAKING, phase.SWAPPING) else None,
            "goals": goals,
            "closed": [] if options.storm == "fulfils" else stormed,
            "stormed": stormed,
            "fulfilled": [
                column for column in range(len(goals)) if column in stormed or not table.lacking >> column & 1
            ],
            "players": [seat_view(lies, cells, seat) for seat in seats],
            "goals_to_come": len(lies.goal_pile),
            "awards": [
                Award(goal_name(goal), winner if winner < most.SEATS else None)
                for goal, winner in zip(lies.award_goal, lies.award_seat, strict=True)
            ],
            "shows_goals": options.scores != "hidden" or is_over,
            "scores": table.scores() if options.scores == "open" or is_over else None,
        }
        self.columns = [[card_of(lies, cell, None) for cell in column] for column in lies.column]

    def __call__(self, seat: int | None, memory: None = None) -> KabaleView:
        columns = self.columns if seat is None else [self.column_of(at, seat) for at in range(len(self.columns))]
        hand = [ALLIES[card] for card in self.lies.hand[seat]] if seat is not None else []
        return KabaleView(seat=seat, columns=columns, hand=hand, **self.open)

    def column_of(self, column: int, seat: int) -> list[Face | Back]:
        """A column with the seat's own hidden cards."""
        return [
            card_of(self.lies, self.lies.column[column][at], seat) if ally.seat == seat else ally
            for at, ally in enumerate(self.columns[column])
        ]


def view_of(table: Table, seat: int | None) -> KabaleView:
    """What a seat may know of a table."""
    return Views(table)(seat)


def card_of(lies: Layout, cell: int, seat: int | None) -> Face | Back:
    owner, face = bits.seat(cell), facing.IDS[bits.face(cell)]
    if bits.face(cell) & facing.SEEN:
        return Face(owner, ALLIES[bits.card(cell)], face)  # an open card has nothing to remember
    era, is_marked = bits.era(cell), bits.mark(cell) != 0 and lies.not_all[owner] != 0
    if owner == seat:
        return Face(owner, ALLIES[bits.card(cell)], face, era, is_marked)
    return Back(owner, face, era, is_marked)


def seat_view(lies: Layout, cells: list[int], seat: int) -> SeatView:
    """The open facts about a player, the same for every viewer."""
    hidden = mask_of_cards([*lies.hand[seat], *lies.pile[seat]])
    hidden |= mask_of_cards(
        [bits.card(cell) for cell in cells if bits.seat(cell) == seat and not bits.face(cell) & facing.SEEN]
    )
    before, *renewals = lies.renewed[seat]
    last = renewals[-1] if renewals else before
    return SeatView(
        hand_size=len(lies.hand[seat]),
        pile_size=len(lies.pile[seat]),
        discard=[*names_in(lies.discard[seat])],
        in_pile_or_played=[*names_in(hidden & last)],
        played=[*names_in(hidden & ~last)],
        renewals=[[*names_in(mask)] for mask in renewals],
        not_all=[*names_in(lies.not_all[seat])],
    )


def mask_of_cards(cards: list[int]) -> int:
    return sum(1 << card for card in cards)
