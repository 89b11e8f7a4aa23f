"""Where everybody stands: each city's points told step by step, and who wins (C3.6)."""

from raenke.citadels.options import Options
from raenke.citadels.score import is_haunted_fixed, is_last_round, needed
from raenke.citadels.table import Table
from raenke.citadels.tally import Score, explain


def standing(table: Table) -> list[Score]:
    """The score of each seat as the table lies."""
    lies = table.layout()
    options: Options = table.options
    is_last = is_last_round(bool(lies.is_last), lies.round, options.last_round)
    is_fixed = is_haunted_fixed(options.haunted_city != "always", is_last, lies.haunted_round, lies.round)
    enough = needed(options.end_at, bool(lies.is_declared))
    return [
        explain(
            lies.city[seat],
            gold=lies.gold[seat],
            held=len(lies.hand[seat]),
            stored=len(lies.museum),
            is_fixed=is_fixed,
            is_first=seat == lies.first,
            is_complete=len(lies.city[seat]) >= enough,
        )
        for seat in range(table.seats)
    ]


def winners_of(table: Table) -> list[int]:
    """Most points win, then more points of districts, then more gold; else the win is shared."""
    gold = table.layout().gold
    ranking = [(score.points, score.parts.districts, gold[seat]) for seat, score in enumerate(standing(table))]
    return [seat for seat, place in enumerate(ranking) if place == max(ranking)]
