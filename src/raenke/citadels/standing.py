"""Where everybody stands: each city's points told step by step, and who wins (C3.6)."""

from raenke.citadels.layout import state_of
from raenke.citadels.options import Options
from raenke.citadels.score import Score, explain
from raenke.citadels.table import Table


def standing(table: Table) -> list[Score]:
    """The score of each seat as the table lies."""
    state = state_of(table)
    options: Options = table.options
    [round_number], [first], [haunted_round] = state["round"], state["first"], state["haunted_round"]
    [is_last], [is_declared] = state["is_last"], state["is_declared"]
    is_end = bool(is_last) or round_number == options.max_rounds
    is_fixed = options.haunted_city != "always" and is_end and haunted_round == round_number
    needed = max(1, options.end_at - is_declared)
    return [
        explain(
            state[f"city {seat}"],
            gold=state["gold"][seat],
            held=len(state[f"hand {seat}"]),
            stored=len(state["museum"]),
            is_fixed=is_fixed,
            is_first=seat == first,
            is_complete=len(state[f"city {seat}"]) >= needed,
        )
        for seat in range(table.seats)
    ]


def winners_of(table: Table) -> list[int]:
    """Most points win, then more points of districts, then more gold; else the win is shared."""
    gold = state_of(table)["gold"]
    ranking = [(score.points, score.parts["districts"], gold[seat]) for seat, score in enumerate(standing(table))]
    return [seat for seat, place in enumerate(ranking) if place == max(ranking)]
