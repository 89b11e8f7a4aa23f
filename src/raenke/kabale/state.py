"""What lies on a table of Kabale & Hiebe; written from `state.toml`."""

from raenke.core.arrays import zeros
from raenke.core.table import Table as CoreTable
from raenke.kabale import ally, most, none, phase
from raenke.kabale.layout import Layout


class State(CoreTable):
    """The fields of a table."""

    def __init__(self) -> None:
        super().__init__()
        self.phase = phase.FINISHED
        self.round = 0
        self.active = -1
        self.choice_column = 0
        self.choice_place = 0
        self.closed = 0
        self.goal = zeros(most.SEATS)
        self.goal_pile = zeros(most.GOALS)
        self.award_goal = zeros(most.GOALS)
        self.award_seat = zeros(most.GOALS)
        self.hand = zeros(most.SEATS, most.HAND)
        self.pile = zeros(most.SEATS, ally.COUNT)
        self.discard = zeros(most.SEATS)
        self.column = zeros(most.SEATS, most.COLUMN)
        self.renewed = zeros(most.SEATS, most.ERAS)
        self.drawn = zeros(most.SEATS)
        self.laid = zeros(most.SEATS)
        self.kept = zeros(most.SEATS)
        self.not_all = zeros(most.SEATS)
        self.next_goal = 0
        self.awarded = 0
        self.held = zeros(most.SEATS)
        self.top = zeros(most.SEATS)
        self.size = zeros(most.SEATS)
        self.era = zeros(most.SEATS)
        self.length = zeros(most.SEATS)
        self.allies_there = zeros(most.SEATS)
        self.lacking = 0
        self.barred = 0
        self.rounds = 0
        self.moved = 0
        self.ender = 0
        self.is_round_over = False
        self.points = zeros(most.SEATS)

    def become(self, other: "State") -> None:
        """Become like another state of the same seats and options, without its notes."""
        self.noted = 0
        self.goal[:] = other.goal
        self.goal_pile[:] = other.goal_pile
        self.award_goal[:] = other.award_goal
        self.award_seat[:] = other.award_seat
        self.discard[:] = other.discard
        self.drawn[:] = other.drawn
        self.laid[:] = other.laid
        self.kept[:] = other.kept
        self.not_all[:] = other.not_all
        self.held[:] = other.held
        self.top[:] = other.top
        self.size[:] = other.size
        self.era[:] = other.era
        self.length[:] = other.length
        self.allies_there[:] = other.allies_there
        self.phase = other.phase
        self.to_move = other.to_move
        self.round = other.round
        self.active = other.active
        self.choice_column = other.choice_column
        self.choice_place = other.choice_place
        self.closed = other.closed
        self.over = other.over
        self.next_goal = other.next_goal
        self.awarded = other.awarded
        self.lacking = other.lacking
        self.barred = other.barred
        for seat in range(self.seats):
            self.hand[seat][:] = other.hand[seat]
            self.pile[seat][:] = other.pile[seat]
            for i in range(self.length[seat]):
                self.column[seat][i] = other.column[seat][i]
            self.renewed[seat][:] = other.renewed[seat]

    def layout(self) -> Layout:
        """What lies there as plain lists."""
        return Layout(
            phase=self.phase,
            to_move=self.to_move,
            round=self.round,
            active=self.active,
            choice_column=self.choice_column,
            choice_place=self.choice_place,
            closed=self.closed,
            goal=[self.goal[i] for i in range(self.seats)],
            goal_pile=[self.goal_pile[i] for i in range(self.next_goal, self.seats * self.rounds)],
            award_goal=[self.award_goal[i] for i in range(self.awarded)],
            award_seat=[self.award_seat[i] for i in range(self.awarded)],
            hand=[[self.hand[seat][i] for i in range(self.held[seat])] for seat in range(self.seats)],
            pile=[[self.pile[seat][i] for i in range(self.top[seat], self.size[seat])] for seat in range(self.seats)],
            discard=[self.discard[i] for i in range(self.seats)],
            column=[[self.column[seat][i] for i in range(self.length[seat])] for seat in range(self.seats)],
            renewed=[[self.renewed[seat][i] for i in range(self.era[seat] + 1)] for seat in range(self.seats)],
            drawn=[self.drawn[i] for i in range(self.seats)],
            laid=[self.laid[i] for i in range(self.seats)],
            kept=[self.kept[i] for i in range(self.seats)],
            not_all=[self.not_all[i] for i in range(self.seats)],
        )

    def spread(self, layout: Layout) -> None:
        """Lay what the lists say. Who calls this has checked the sizes, and counts what follows."""
        self.phase = layout.phase
        self.to_move = layout.to_move
        self.round = layout.round
        self.active = layout.active
        self.choice_column = layout.choice_column
        self.choice_place = layout.choice_place
        self.closed = layout.closed
        self.next_goal = self.seats * self.rounds - len(layout.goal_pile)
        for i, number in enumerate(layout.goal_pile):
            self.goal_pile[self.next_goal + i] = number
        self.awarded = len(layout.award_goal)
        for i, number in enumerate(layout.award_goal):
            self.award_goal[i] = number
        self.awarded = len(layout.award_seat)
        for i, number in enumerate(layout.award_seat):
            self.award_seat[i] = number
        for seat in range(self.seats):
            self.goal[seat] = layout.goal[seat]
            self.held[seat] = len(layout.hand[seat])
            for i, number in enumerate(layout.hand[seat]):
                self.hand[seat][i] = number
            for i in range(self.held[seat], most.HAND):
                self.hand[seat][i] = none.CARD
            self.top[seat] = 0
            self.size[seat] = len(layout.pile[seat])
            for i, number in enumerate(layout.pile[seat]):
                self.pile[seat][i] = number
            self.discard[seat] = layout.discard[seat]
            self.length[seat] = len(layout.column[seat])
            for i, number in enumerate(layout.column[seat]):
                self.column[seat][i] = number
            self.era[seat] = len(layout.renewed[seat]) - 1
            for i, number in enumerate(layout.renewed[seat]):
                self.renewed[seat][i] = number
            self.drawn[seat] = layout.drawn[seat]
            self.laid[seat] = layout.laid[seat]
            self.kept[seat] = layout.kept[seat]
            self.not_all[seat] = layout.not_all[seat]
