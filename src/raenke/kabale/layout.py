"""What lies on a table as plain lists, and laying it out again, for writing tables down and imagining them."""

from raenke.kabale import ally, bits, facing, most, none, phase
from raenke.kabale.table import Table


def state_of(table: Table) -> dict[str, list[int]]:
    """Everything that lies on the table, for writing it down."""
    seats = range(table.seats)
    layout = {
        "play": [
            table.phase, table.to_move, table.round, table.rounds, table.active, table.choice_column,
            table.choice_place, table.closed,
        ],
        "goal": [table.goal[column] for column in seats],
        "goal_pile": [table.goal_pile[i] for i in range(table.next_goal, table.seats * table.rounds)],
        "award_goal": [table.award_goal[i] for i in range(table.awarded)],
        "award_seat": [table.award_seat[i] for i in range(table.awarded)],
    }  # fmt: skip
    for seat in seats:
        layout[f"hand {seat}"] = [table.hand[seat][i] for i in range(table.held[seat])]
        layout[f"pile {seat}"] = [table.pile[seat][i] for i in range(table.top[seat], table.size[seat])]
        layout[f"discard {seat}"] = [card for card in range(ally.COUNT) if table.discard[seat] >> card & 1]
        layout[f"memory {seat}"] = [table.drawn[seat], table.laid[seat], table.kept[seat], table.not_all[seat]]
        layout[f"renewed {seat}"] = [table.renewed[seat][era] for era in range(table.era[seat] + 1)]
        layout[f"column {seat}"] = [table.column[seat][i] for i in range(table.length[seat])]
    return layout


def lay_out(table: Table, layout: dict[str, list[int]]) -> None:
    """Lay a new table as `state_of` tells it. Whoever calls this has checked the sizes."""
    (
        table.phase, table.to_move, table.round, table.rounds, table.active, table.choice_column, table.choice_place,
        table.closed,
    ) = layout["play"]  # fmt: skip
    table.over = table.phase == phase.FINISHED
    table.awarded = len(layout["award_goal"])
    for i in range(table.awarded):
        table.award_goal[i] = layout["award_goal"][i]
        table.award_seat[i] = layout["award_seat"][i]
    goals = layout["goal_pile"]
    table.next_goal = table.seats * table.rounds - len(goals)
    for i in range(len(goals)):
        table.goal_pile[table.next_goal + i] = goals[i]
    for seat in range(table.seats):
        table.goal[seat] = layout["goal"][seat]
        table.held[seat] = len(layout[f"hand {seat}"])
        for i, card in enumerate(layout[f"hand {seat}"]):
            table.hand[seat][i] = card
        for i in range(table.held[seat], most.HAND):
            table.hand[seat][i] = none.CARD
        table.size[seat] = len(layout[f"pile {seat}"])
        for i, card in enumerate(layout[f"pile {seat}"]):
            table.pile[seat][i] = card
        table.discard[seat] = mask_of(layout[f"discard {seat}"])
        table.drawn[seat], table.laid[seat], table.kept[seat], table.not_all[seat] = layout[f"memory {seat}"]
        table.era[seat] = len(layout[f"renewed {seat}"]) - 1
        for i, mask in enumerate(layout[f"renewed {seat}"]):
            table.renewed[seat][i] = mask
        cells = layout[f"column {seat}"]
        table.length[seat] = len(cells)
        table.allies_there[seat] = len(cells)
        for i, cell in enumerate(cells):
            table.column[seat][i] = cell
            if table.replaces_cloak and bits.face(cell) == facing.CLOAKED:
                table.allies_there[seat] -= 1
        table.look_at_goal(seat)


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
