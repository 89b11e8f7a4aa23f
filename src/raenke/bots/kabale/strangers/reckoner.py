"""A stranger who reckons: each seat's chance in a column by its sum, times what the goal is worth to it."""

from raenke.bots.kabale.strangers.column import Cell, Column, above, cells_of, number
from raenke.bots.kabale.strangers.manner import Manner
from raenke.bots.kabale.strangers.purse import gains
from raenke.kabale.view import KabaleView

OPEN = 3.0  # how much a card still to come, or one that is not known, blurs the sums
BLUR = 4.0
PRICE = 0.07  # of a point, for each number on a card that is spent
TRICK = 10.0
TRICKS = ("assassin", "storm", "wizard", "witch", "beggar", "squire", "little_giant", "traitor", "cloak", "musketeers")
TURNED = {"explorer": 0.3, "storm": 0.2, "cloak": 0.4, "traitor": 0.5, "assassin": -1.2}  # an own card turned up


class Reckoner(Manner):
    """Adds up what a move changes in the column, for itself and against the others, less the price of the card."""

    width = 0.06

    def lay(self, view: KabaleView, card: str, column: int) -> float:
        worth = self.change(view, column, card) - price(card)
        turned = above(view, column)
        if turned is None:
            return worth
        if turned.seat == view.to_move:
            return worth + TURNED.get(getattr(turned, "card", ""), -0.1)
        return worth - 0.08 * view.goals[column][1]

    def slip(self, view: KabaleView, card: str) -> float:
        assert view.choice_column is not None
        return self.change(view, view.choice_column, card) - price(card)

    def swap(self, view: KabaleView, other: int) -> float:
        here = view.choice_column
        assert here is not None
        before = self.standing(view, here, here) + self.standing(view, other, other)
        return self.standing(view, here, other) + self.standing(view, other, here) - before

    def change(self, view: KabaleView, column: int, card: str) -> float:
        after = self.standing(view, column, column, (view.to_move, card))
        return after - self.standing(view, column, column)

    def standing(self, view: KabaleView, column: int, goal: int, *more: Cell) -> float:
        """What a column brings this seat under a column's goal, less what it brings the others on average."""
        me = view.to_move
        cells = [*cells_of(view, column), *more]
        counted = Column(view.goals[goal], cells)
        lacking = 0 if column in view.closed else max(0, view.goals[goal][1] - len(cells))
        unknown = sum(card is None for _, card in cells)
        blur = BLUR + OPEN * (lacking + unknown)
        sums = {seat: counted.sums.get(seat) for seat in range(view.seats)}
        if counted.pair is not None:
            sums = {seat: 40.0 if seat == counted.pair else value for seat, value in sums.items()}
        sign = -1 if counted.is_low and counted.pair is None else 1
        there = [sign * value for value in sums.values() if value is not None]
        if not there:
            return 0.0
        floor = min(there) if sign < 0 else 0.0
        likely = {}
        for seat, value in sums.items():
            if value is not None:
                likely[seat] = chance((max(there) - sign * value) / blur)
            elif lacking:
                likely[seat] = min(1.0, 0.4 * lacking) * chance((max(there) - floor) / blur)
        whole = sum(likely.values())
        worth = gains(view)
        return sum(
            odds / whole * worth[seat][goal] * (1.0 if seat == me else -1.0 / (view.seats - 1))
            for seat, odds in likely.items()
        )


def price(card: str) -> float:
    return PRICE * (max(TRICK, number(card)) if card in TRICKS else number(card))


def chance(below: float) -> float:
    """How likely a seat still wins, against the best, this far below it."""
    fourth = 1 + below / 4
    return 1 / (fourth * fourth * fourth * fourth)
