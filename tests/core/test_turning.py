"""The move that decided a match."""

from random import Random

import pytest

from raenke import Match
from raenke.core.turning import leaders, turning


@pytest.mark.parametrize(("game", "seats"), [("kabale", 3), ("citadels", 4)])
def test_who_wins_leads_from_that_move_on_and_not_before_it(game: str, seats: int) -> None:
    played, luck = Match(game, seats, seed=5), Random(5)
    while not played.over:
        played.play(luck.choice(played.moves()))
    decided = turning(played.again(), played.history)
    match = played.again()
    ahead = [leaders(match)]
    for move in played.history:
        match.play(move)
        ahead.append(leaders(match))
    assert 0 < decided < len(ahead)
    assert all(each == played.winners for each in ahead[decided:])
    assert ahead[decided - 1] != played.winners


def test_a_match_without_a_move_was_never_decided() -> None:
    assert turning(Match("citadels", 4, seed=1), []) == 0
