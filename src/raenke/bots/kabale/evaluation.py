"""What a seat's goals are worth while the game goes on."""

from raenke.kabale import none
from raenke.kabale.table import Table

# By rounds to come times 8 plus missing domains: the chance of all six domains, fitted to the winners of games.
HOPE = [0.0] * 64
for place in range(64):
    HOPE[place] = round((1 - 0.85 ** (place // 8)) ** (place % 8), 12)
MISSING = 3  # what a missing domain may bring to the double: a goal of 1 or 2 points


def of(table: Table, seat: int, more: int, rounds: int) -> float:
    """The value of a seat's goals now or with one more: with this many rounds to come, all six domains may come too."""
    table.count_goals(seat)
    if more != none.GOAL:
        table.tally.add(more)
    doubled = table.tally.doubled(MISSING)
    if doubled <= table.tally.plain:
        return table.tally.plain
    return table.tally.plain + HOPE[rounds * 8 + table.tally.missing] * (doubled - table.tally.plain)
