"""Which characters players prefer: what the search assumes about characters it does not see."""

from collections.abc import Sequence
from math import log2

import pytest
from msgspec.structs import replace

from raenke.bots import bot_named
from raenke.bots.citadels.policy import MANNERS, Likings, earner, greedy, likings
from raenke.bots.citadels.policy_weights import EARNED, LIKED, STRUCK, TAKEN
from raenke.citadels.cards import CHARACTERS
from raenke.citadels.view import CitadelsView, District
from raenke.core.game import game_named
from raenke.core.match import Match

CITADELS = game_named("citadels")


def chance_of(view: CitadelsView, options: list[str], chosen: str, manners: Sequence[Likings]) -> float:
    """The probability these manners gave this character among those offered."""
    assert view.seat is not None
    rank = view.cast.index(chosen.split()[1])
    offered = [view.cast.index(option.split()[1]) for option in options]
    each = [liked[view.seat][rank] / sum(liked[view.seat][other] for other in offered) for liked in manners]
    return sum(each) / len(each)


class Earner:
    """Always takes what the manner of that name likes best."""

    def choose(self, view: CitadelsView, options: list[str]) -> str:
        if view.decision != "take":
            return bot_named("greedy", CITADELS, 1).choose(view, options)
        assert view.seat is not None
        liked = dict(zip(view.cast, likings(view)[MANNERS.index(earner)][view.seat], strict=True))
        return max(options, key=lambda option: liked[option.split()[1]])


@pytest.mark.parametrize("who", ["greedy", "earner"])
def test_who_has_a_manner_is_foreseen_better_than_by_chance(who: str) -> None:
    """By that manner alone most, and still by all of them, when nobody knows which it is."""
    found: dict[str, list[float]] = {"alone": [], "all": [], "chance": []}
    for seed in range(6):
        match = Match(CITADELS, 4, seed, {"cast": "drawn"} if seed % 2 else {})
        bot = bot_named("greedy", CITADELS, seed) if who == "greedy" else Earner()
        while not match.over:
            view, options = match.view(match.to_move), match.moves()
            chosen = bot.choose(view, options)
            if view.decision == "take" and len(options) > 1:
                manners = likings(view)
                alone = [liked for manner, liked in zip(MANNERS, manners, strict=True) if manner.__name__ == who]
                found["alone"].append(log2(chance_of(view, options, chosen, alone)))
                found["all"].append(log2(chance_of(view, options, chosen, manners)))
                found["chance"].append(-log2(len(options)))
            match.play(chosen)
    assert len(found["all"]) > 200
    bits = {name: sum(each) / len(each) for name, each in found.items()}
    assert bits["chance"] < bits["all"] < bits["alone"]


def test_income_and_the_purses_of_others_are_liked() -> None:
    view = Match(CITADELS, 4, 3).view(0)
    before = likings(view)[MANNERS.index(greedy)]
    first, second, *rest = view.players
    trade = [District(card, has_gold=False) for card in ("tavern", "market", "docks")]
    richer = [replace(first, city=trade), replace(second, gold=9), *rest]
    after = likings(replace(view, players=richer))[MANNERS.index(greedy)]
    merchant, thief = view.cast.index("merchant"), view.cast.index("thief")
    assert after[0][merchant] > 10 * before[0][merchant]
    assert after[0][thief] > before[0][thief]
    assert after[2][merchant] == before[2][merchant]


def test_everybody_at_every_table_has_likings() -> None:
    for seats in (2, 3, 5, 8):
        match = Match(CITADELS, seats, seats, {"cast": "drawn"})
        found = likings(match.view(0))
        assert [len(manner) for manner in found] == [seats] * len(MANNERS)
        rows = [row for manner in found for row in manner]
        assert all(len(row) == len(match.view(0).cast) and min(row) >= 1 for row in rows)
    assert set(LIKED) == set(EARNED) == set(TAKEN) == set(CHARACTERS)
    assert set(STRUCK) < set(CHARACTERS)
