"""How a stranger weighs its moves at Kabale & Hiebe; each lays its own manner over this."""

from raenke.bots.kabale.strangers.column import Column, cells_of, column_of
from raenke.bots.strangers.fuzzy import fuzzy
from raenke.core.chance import Chance
from raenke.kabale.view import KabaleView


class Manner:
    """A player without memory between its moves, but with a choice that is not quite sharp."""

    width = 0.3  # an option worth so much less is half as likely

    def __init__(self, seed: int) -> None:
        self.chance = Chance.fast(seed)

    def choose(self, view: KabaleView, options: list[str]) -> str:
        return fuzzy(options, [self.worth(view, option) for option in options], self.width, self.chance)

    def worth(self, view: KabaleView, option: str) -> float:
        match option.split():
            case ["lay", card, column]:
                return self.lay(view, card, int(column) - 1)
            case ["cloak", card]:
                return self.slip(view, card)
            case ["swap", column]:
                return self.swap(view, int(column) - 1)
        return 0.0

    def lay(self, view: KabaleView, card: str, column: int) -> float:
        """The worth of laying a card at the bottom of a column."""
        raise NotImplementedError

    def slip(self, view: KabaleView, card: str) -> float:
        """What the own sum gains against the others, in points of the goal."""
        column = view.choice_column
        assert column is not None
        before = column_of(view, column).margin(view.to_move)
        after = column_of(view, column, (view.to_move, card)).margin(view.to_move)
        return (after - before) / 10 - 0.5

    def swap(self, view: KabaleView, other: int) -> float:
        """The points the own columns gain if the two goals change places."""
        column = view.choice_column
        assert column is not None
        here, there = view.goals[column], view.goals[other]
        return (there[1] - here[1]) * (wins(view, here, column) - wins(view, there, other)) - 0.1


def wins(view: KabaleView, goal: tuple[str, int], column: int) -> float:
    """Whether the seat seems to win a column: 1 or 0."""
    return float(Column(goal, cells_of(view, column)).winner() == view.to_move)
