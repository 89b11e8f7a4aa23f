"""Tables as they may be: drawn uniformly from all that fit what a seat knows, from its view and nothing else."""

from raenke.core.chance import Chance
from raenke.kabale.cards import ALLIES, FACES, GOALS, SEATS_MOST, cell_of, goal_of
from raenke.kabale.codes import CLOAKING, FINISHED, LAYING, SWAPPING
from raenke.kabale.layout import lay_out
from raenke.kabale.options import options_of
from raenke.kabale.table import Table
from raenke.kabale.view import Back, Face, KabaleView

PHASES = {"lay": LAYING, "cloak": CLOAKING, "traitor": SWAPPING, "over": FINISHED}


class Imagining:
    """Built once from a view, then dealt again and again.

    Of another player's hidden allies, those that were not in the pile when it was last shuffled (`sure`) are in hand
    or lie face down, and the backs laid before that shuffle are among them; the others (`maybe`) fill what is left of
    hand and backs, and the pile.
    """

    def __init__(self, view: KabaleView) -> None:
        options = options_of({**view.options, "rounds": view.rounds}, view.seats)
        self.seats = view.seats
        self.known = view.seat if view.seat is not None else -1
        self.template = Table(view.seats, options, Chance.fast(0))
        self.sure = [[0] * 25 for _ in range(6)]
        self.sure_count = [0] * 6
        self.maybe = [[0] * 25 for _ in range(6)]
        self.maybe_count = [0] * 6
        self.old_backs = [[0] * 25 for _ in range(6)]
        self.old_count = [0] * 6
        self.new_backs = [[0] * 25 for _ in range(6)]
        self.new_count = [0] * 6
        self.goals = [0] * 36
        self.goal_count = 0
        self.scratch = [0] * 25
        lay_out(self.template, self.layout(view))
        self.gather(view)

    def layout(self, view: KabaleView) -> dict[str, list[int]]:
        """What is known of the table; hidden cards hold any card for now."""
        column = view.choice_column or 0
        place = max(len(view.columns[column]) - 2, 0)
        closed = sum(1 << closed_column for closed_column in view.closed)
        layout = {
            "play": [
                PHASES[view.decision], view.to_move, view.round, view.rounds, view.active, 0, column, place, closed,
            ],
            "goal": [goal_of(goal) for goal in view.goals] or [0] * view.seats,
            "goal_pile": [0] * view.goals_to_come,
            "award_goal": [goal_of(award.goal) for award in view.awards],
            "award_seat": [SEATS_MOST if award.winner is None else award.winner for award in view.awards],
        }  # fmt: skip
        for seat, player in enumerate(view.players):
            layout[f"hand {seat}"] = [0] * player.hand_size
            layout[f"pile {seat}"] = [0] * player.pile_size
            layout[f"discard {seat}"] = [ALLIES.index(card) for card in player.discard]
            layout[f"renewed {seat}"] = [ALLIES.index(card) for card in player.in_pile_or_played]
            layout[f"column {seat}"] = [known_cell(card) for card in view.columns[seat]]
        if view.seat is not None:
            layout[f"hand {view.seat}"] = [ALLIES.index(card) for card in view.hand]
        return layout

    def gather(self, view: KabaleView) -> None:
        """What is hidden, and where it may be."""
        unseen = list(GOALS)
        for goal in [*view.goals, *(award.goal for award in view.awards)]:
            unseen.remove(goal_of(goal))
        self.goal_count = len(unseen)
        for i in range(self.goal_count):
            self.goals[i] = unseen[i]
        known = set(view.hand)
        for column, cards in enumerate(view.columns):
            for place, card in enumerate(cards):
                if isinstance(card, Back):
                    self.note_back(card, column * 256 + place)
                elif card.seat == view.seat:
                    known.add(card.card)
        for seat, player in enumerate(view.players):
            own = known if seat == view.seat else set()
            for name in player.played:
                if name not in own:
                    self.sure[seat][self.sure_count[seat]] = ALLIES.index(name)
                    self.sure_count[seat] += 1
            for name in player.in_pile_or_played:
                if name not in own:
                    self.maybe[seat][self.maybe_count[seat]] = ALLIES.index(name)
                    self.maybe_count[seat] += 1

    def note_back(self, back: Back, at: int) -> None:
        seat = back.seat
        if back.is_old:
            self.old_backs[seat][self.old_count[seat]] = at
            self.old_count[seat] += 1
        else:
            self.new_backs[seat][self.new_count[seat]] = at
            self.new_count[seat] += 1

    def table(self) -> Table:
        """A table that `deal` can lay."""
        return self.template.copy()

    def drawn(self, chance: Chance) -> Table:
        """A new table, drawn from all that fit the view."""
        table = self.table()
        self.deal(table, chance)
        return table

    def deal(self, table: Table, chance: Chance) -> None:
        """Lay a table anew, drawn from all that fit the view."""
        table.copy_from(self.template)
        for seat in range(self.seats):
            chance.shuffle(self.maybe[seat], self.maybe_count[seat])
            if seat == self.known:
                for i in range(self.maybe_count[seat]):
                    table.pile[seat][i] = self.maybe[seat][i]
            else:
                chance.shuffle(self.sure[seat], self.sure_count[seat])
                self.deal_seat(table, seat, chance)
        chance.shuffle(self.goals, self.goal_count)
        for i in range(table.next_goal, self.seats * table.rounds):
            table.goal_pile[i] = self.goals[i - table.next_goal]

    def deal_seat(self, table: Table, seat: int, chance: Chance) -> None:
        """Old backs first, then hand and new backs, then the pile; hands and backs mix what is sure and what may be."""
        old = self.old_count[seat]
        for i in range(old):
            self.turn(table, self.old_backs[seat][i], self.sure[seat][i])
        held = table.held[seat]
        mixed = held + self.new_count[seat]
        rest = self.sure_count[seat] - old
        for i in range(rest):
            self.scratch[i] = self.sure[seat][old + i]
        for i in range(rest, mixed):
            self.scratch[i] = self.maybe[seat][i - rest]
        chance.shuffle(self.scratch, mixed)
        for i in range(held):
            table.hand[seat][i] = self.scratch[i]
        for i in range(held, mixed):
            self.turn(table, self.new_backs[seat][i - held], self.scratch[i])
        for i in range(mixed - rest, self.maybe_count[seat]):
            table.pile[seat][i - mixed + rest] = self.maybe[seat][i]

    def turn(self, table: Table, at: int, card: int) -> None:
        """Let a back be this card."""
        column = at >> 8
        place = at & 255
        table.column[column][place] = table.column[column][place] & ~31 | card


def known_cell(card: Face | Back) -> int:
    known = ALLIES.index(card.card) if isinstance(card, Face) else 0
    return cell_of(card.seat, known, FACES.index(card.face), card.is_old)
