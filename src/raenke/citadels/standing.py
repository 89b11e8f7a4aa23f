"""Where everybody stands: each city's points told step by step, and who wins (C3.6)."""

from collections.abc import Mapping
from typing import Any

from raenke.citadels.options import Options
from raenke.citadels.score import needed
from raenke.citadels.table import Table
from raenke.citadels.tally import Score, explain


def standing(table: Table) -> list[Score]:
    """The score of each seat as the table lies."""
    lies = table.layout()
    options: Options = table.options
    is_fixed = is_haunted_fixed(options.as_dict(), lies.round, lies.is_last, lies.haunted_round)
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


def is_haunted_fixed(options: Mapping[str, Any], now: int, is_last: bool, built: int) -> bool:
    """C4.13: whether a Haunted City built in that round stays violet."""
    is_end = is_last or now == options["max_rounds"]
    return options["haunted_city"] != "always" and is_end and built == now


def winners_of(table: Table) -> list[int]:
    """Most points win, then more points of districts, then more gold; else the win is shared."""
    gold = table.layout().gold
    ranking = [(score.points, score.parts.districts, gold[seat]) for seat, score in enumerate(standing(table))]
    return [seat for seat, place in enumerate(ranking) if place == max(ranking)]
