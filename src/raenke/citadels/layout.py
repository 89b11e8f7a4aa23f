"""What lies on a table as plain lists, and laying it out again, for writing tables down and imagining them."""

from raenke.citadels import phase
from raenke.citadels.table import Table


def state_of(table: Table) -> dict[str, list[int]]:
    """Everything that lies on the table, for writing it down."""
    layout = {
        "phase": [table.phase],
        "to_move": [table.to_move],
        "round": [table.round],
        "crown": [table.crown],
        "reign": [table.reign_seat, table.reign],
        "is_last": [int(table.is_last)],
        "first": [table.first],
        "is_declared": [int(table.is_declared)],
        "haunted_round": [table.haunted_round],
        "cast": [table.cast[rank] for rank in range(table.cast_size)],
        "deck": [table.deck[table.top + i & 127] for i in range(table.deck_size)],
        "pile": [table.pile[i] for i in range(table.pile_size)],
        "museum": [table.museum[i] for i in range(table.museum_size)],
        "museum_by": [table.museum_by[i] for i in range(table.museum_size)],
        "gold": [table.gold[seat] for seat in range(table.seats)],
        "choosing": [table.left, table.face_up, table.face_down, table.removed],
        "picked": [table.picked[i] for i in range(table.pick)],
        "handed": [table.handed[i] for i in range(table.pick)],
        "holder": [table.holder[rank] for rank in range(table.cast_size)],
        "rank": [table.rank],
        "named": [
            table.murdered, table.robbed, table.bewitched, table.thief, table.witch, int(table.is_murdered_shown),
        ],
        "marks": [table.protected, table.collector, table.owes, table.paid],
        "turn": [
            table.turn_seat, table.turn_character, table.used, table.built, table.embellished, table.spent,
        ],
        "drawn": [table.drawn[i] for i in range(table.drawn_size)],
        "part": [table.keeps, table.discarded, table.other, table.card, int(table.is_heir)],
    }  # fmt: skip
    for seat in range(table.seats):
        layout[f"hand {seat}"] = [table.hand[seat][i] for i in range(table.held[seat])]
        layout[f"city {seat}"] = [table.city[seat][i] for i in range(table.size[seat])]
    return layout


def lay_out(table: Table, layout: dict[str, list[int]]) -> None:
    """Lay a new table as `state_of` tells it. Whoever calls this has checked the sizes."""
    [table.phase] = layout["phase"]
    table.over = table.phase == phase.OVER
    [table.to_move] = layout["to_move"]
    [table.round] = layout["round"]
    [table.crown] = layout["crown"]
    table.reign_seat, table.reign = layout["reign"]
    table.is_last = layout["is_last"] != [0]
    [table.first] = layout["first"]
    table.is_declared = layout["is_declared"] != [0]
    [table.haunted_round] = layout["haunted_round"]
    table.left, table.face_up, table.face_down, table.removed = layout["choosing"]
    [table.rank] = layout["rank"]
    table.murdered, table.robbed, table.bewitched, table.thief, table.witch, is_shown = layout["named"]
    table.is_murdered_shown = is_shown != 0
    table.protected, table.collector, table.owes, table.paid = layout["marks"]
    table.turn_seat, table.turn_character, table.used, table.built, table.embellished, table.spent = layout["turn"]
    table.keeps, table.discarded, table.other, table.card, is_heir = layout["part"]
    table.is_heir = is_heir != 0
    table.deck_size = len(layout["deck"])
    for i, kind in enumerate(layout["deck"]):
        table.deck[i] = kind
    table.pile_size = len(layout["pile"])
    for i, kind in enumerate(layout["pile"]):
        table.pile[i] = kind
    table.museum_size = len(layout["museum"])
    for i in range(table.museum_size):
        table.museum[i] = layout["museum"][i]
        table.museum_by[i] = layout["museum_by"][i]
    table.drawn_size = len(layout["drawn"])
    for i, kind in enumerate(layout["drawn"]):
        table.drawn[i] = kind
    table.pick = len(layout["picked"])
    for i in range(table.pick):
        table.picked[i] = layout["picked"][i]
        table.handed[i] = layout["handed"][i]
    for rank in range(table.cast_size):
        table.cast[rank] = layout["cast"][rank]
        table.holder[rank] = layout["holder"][rank]
    for seat in range(table.seats):
        table.gold[seat] = layout["gold"][seat]
        for kind in layout[f"hand {seat}"]:
            table.add_card(seat, kind)
        for cell in layout[f"city {seat}"]:
            table.add_district(seat, cell)
