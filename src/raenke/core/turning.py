"""Finds the move that decided a match: since then, those who won were always ahead."""

from collections.abc import Iterable

from raenke.core.match import Match


def leaders(match: Match) -> list[int]:
    """Who would win if the game ended now."""
    return match.game.winners(match.scores, match.table)


def turning(match: Match, moves: Iterable[str]) -> int:
    """How many moves had been made when those who win at the end came to lead for good: 0 if they always did."""
    last, ahead = 0, leaders(match)
    for number, move in enumerate(moves, 1):
        match.play(move)
        before, ahead = ahead, leaders(match)
        if ahead != before:
            last = number
    return last
