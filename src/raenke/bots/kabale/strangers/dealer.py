"""A stranger who deals what it does not see, every deal as likely, and lets all lay blindly to the end of the round."""

import msgspec

from raenke.bots.kabale.strangers.column import number
from raenke.bots.kabale.strangers.purse import purse
from raenke.core.batch import finish
from raenke.core.chance import Chance
from raenke.kabale import most
from raenke.kabale.cards import goal_name
from raenke.kabale.imagine import Imagining
from raenke.kabale.moves import move_of
from raenke.kabale.table import Table
from raenke.kabale.view import Goal, KabaleView

PLAYOUTS = 400  # for a decision, shared by its options
PRICE = 0.07  # of a point, for each number on a card that is spent
LEAST = 9.0  # a card that counts less has an ability instead


class Dealer:
    """Takes the option after which its purse is largest against the best of the others', on average."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.fast(seed)

    def choose(self, view: KabaleView, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        imagining = Imagining(msgspec.structs.replace(view, rounds=view.round, goals_to_come=0))
        dealt, table = imagining.table(), imagining.table()
        table.chance = self.chance
        moves = [move_of(option) for option in options]
        worth = [-price(option) for option in options]
        times = max(1, PLAYOUTS // len(options))
        for _ in range(times):
            imagining.deal(dealt, self.chance)
            for at, move in enumerate(moves):
                assert move is not None
                table.copy_from(dealt)
                table.step(move)
                finish(table, self.chance)
                worth[at] += lead(table, view) / times
        return options[max(range(len(options)), key=worth.__getitem__)]


def price(option: str) -> float:
    """What the card could have brought elsewhere."""
    what, *rest = option.split()
    return PRICE * max(LEAST, number(rest[0])) if what in ("lay", "cloak") else 0.0


def lead(table: Table, view: KabaleView) -> float:
    """How much fuller the own purse is than the others' on average, and than the fullest."""
    lies = table.layout()
    won: list[list[Goal]] = [[] for _ in range(most.SEATS + 1)]  # the last for goals that left the game
    for seat, goal in zip(lies.award_seat, lies.award_goal, strict=True):
        won[seat].append(goal_name(goal))
    purses = [purse(goals, view.rounds - view.round) for goals in won[: view.seats]]
    own = purses.pop(view.to_move)
    return own - (sum(purses) / len(purses) + max(purses)) / 2
