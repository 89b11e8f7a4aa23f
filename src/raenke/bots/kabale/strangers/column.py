"""A column as a stranger counts it: the steps of K4 over the cards it knows, and a guess for every back."""

from collections.abc import Callable, Sequence

from raenke.kabale.cards import ALLIES, DOMAINS, printed_number
from raenke.kabale.view import Back, Face, KabaleView

Cell = tuple[int, str | None]
"""An ally's owner, and the ally if it is known."""

BACK = 9.0
"""What an unknown ally may count: about the mean of the 25."""


class Column:
    """Sums by seat, and who would win if the column were awarded now (K4)."""

    def __init__(self, goal: tuple[str, int], cells: Sequence[Cell]) -> None:
        self.domain, self.points = goal
        self.cells = cells
        names = [card for _, card in cells]
        self.is_plain = "musketeers" in names
        self.values = {at: self.printed(at) for at in range(len(cells))}
        if not self.is_plain:
            if names.count("wizard") == 1:
                self.remove(lambda value, card: value >= 10 and card is not None)
            if names.count("witch") == 1:
                self.remove(lambda value, card: value <= 9 and card not in (None, "witch"))
        self.pair = self.with_pair()
        self.is_low = not self.is_plain and any(cells[at][1] == "beggar" for at in self.values)
        self.sums = self.summed()

    def remove(self, is_removed: Callable[[float, str | None], bool]) -> None:
        self.values = {at: value for at, value in self.values.items() if not is_removed(value, self.cells[at][1])}

    def printed(self, at: int) -> float:
        """The printed number (K1.2); a Doppelgänger looks down the column (K4.7)."""
        for _, card in self.cells[at:]:
            if card is None:
                return BACK
            if card != "doppelganger":
                return printed_number(ALLIES.index(card), DOMAINS.index(self.domain)) or 0.0
        return 0.0

    def with_pair(self) -> int | None:
        """Who has Prince and Squire (K4.4)."""
        there = {self.cells[at] for at in self.values}
        pairs = [seat for seat, card in there if card == "prince" and (seat, "squire") in there]
        return pairs[0] if pairs and not self.is_plain else None

    def summed(self) -> dict[int, float]:
        """Final values by seat (K4.5, K4.6)."""
        sums: dict[int, float] = {}
        there = {self.cells[at] for at in self.values}
        for at, value in self.values.items():
            seat, card = self.cells[at]
            if not self.is_plain:
                value += {"hermit": -1.0, "little_giant": 3.0}.get(card or "", 0.0) * (len(self.values) - 1)
                if card == "romeo" and (seat, "juliet") in there:
                    value = 15.0
                value -= 2 * sum(other != seat and name == "dragon" for other, name in there)
            sums[seat] = sums.get(seat, 0.0) + max(0.0, value)
        return sums

    def margin(self, seat: int) -> float:
        """By how much a seat leads here; below 0 if another does."""
        if self.pair is not None:
            return 30.0 if self.pair == seat else -30.0
        if seat not in self.sums:
            return -max(self.sums.values(), default=0.0)
        own = self.sums[seat]
        others = [value for other, value in self.sums.items() if other != seat]
        if not others:
            return own + 1
        return min(others) - own if self.is_low else own - max(others)

    def winner(self) -> int | None:
        return max(self.sums, key=self.margin, default=None)


def cells_of(view: KabaleView, column: int) -> list[Cell]:
    return [(card.seat, None if isinstance(card, Back) else card.card) for card in view.columns[column]]


def column_of(view: KabaleView, column: int, *more: Cell) -> Column:
    """A column of the view, with more allies at its bottom."""
    return Column(view.goals[column], [*cells_of(view, column), *more])


def above(view: KabaleView, column: int) -> Face | Back | None:
    """The card that a laid one would turn up, if it is face down (K2.3)."""
    last = view.columns[column][-1:]
    return last[0] if last and last[0].face == "down" else None


def points_of(view: KabaleView) -> list[int]:
    """Points won so far, by seat, as everybody can remember them (K2.4 d)."""
    points = [0] * view.seats
    for award in view.awards:
        if award.winner is not None:
            points[award.winner] += award.goal[1]
    return points


def number(card: str) -> float:
    """What an ally counts as a rule."""
    return printed_number(ALLIES.index(card), 7) or 8.0
