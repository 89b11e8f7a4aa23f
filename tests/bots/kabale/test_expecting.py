"""What others may have laid face down, by several manners of play."""

from collections import Counter
from math import log2

import pytest

from raenke import Match, games
from raenke.bots import Bot, bot_named
from raenke.bots.kabale.expecting import MANNERS, Expecting
from raenke.bots.kabale.policy import Policy
from raenke.core import Chance
from raenke.kabale.cards import ALLIES, DOMAINS, printed_number
from raenke.kabale.imagine import Imagining
from raenke.kabale.position import Position, position_of
from raenke.kabale.view import KabaleView

KABALE = games["kabale"]
DRAWS = 100


def expected(view: KabaleView, *manners: str) -> Imagining:
    """Tables dealt by these manners."""
    imagining = Imagining(view)
    expecting = Expecting(Policy(imagining.table()))
    expecting.manners = sum(1 << MANNERS.index(manner) for manner in manners)
    expecting.expect(imagining)
    return imagining


def number(card: str, goal: tuple[str, int]) -> float:
    return printed_number(ALLIES.index(card), DOMAINS.index(goal[0])) or 0.0


class Saver:
    """Lays its lowest number, under any goal."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.fast(seed)

    def choose(self, view: KabaleView, options: list[str]) -> str:
        if view.decision != "lay":
            return options[-1]
        lowest = min(view.hand, key=lambda card: number(card, view.goals[0]))
        laying = [option for option in options if option.split()[1] == lowest]
        return laying[self.chance.below(len(laying))]


def bits(view: KabaleView, truth: Position, imagining: Imagining, chance: Chance) -> list[float]:
    """For each back of others, how likely it was what it is."""
    drawn = [position_of(imagining.drawn(chance)).columns for _ in range(DRAWS)]
    found = []
    for column, allies in enumerate(truth.columns):
        for place, ally in enumerate(allies):
            if ally.seat != view.seat and ally.face == "down":
                hits = sum(columns[column][place].card == ally.card for columns in drawn)
                found.append(log2((hits + 0.5) / (DRAWS + 1)))
    return found


@pytest.mark.many
@pytest.mark.parametrize("who", ["greedy", "saver"])
def test_who_has_a_manner_is_foreseen_better_than_by_chance(who: str) -> None:
    """By that manner alone most; and by all of them better than by one that is not the player's."""
    other = "saver" if who == "greedy" else "greedy"
    found: dict[str, list[float]] = {"even": [], "own": [], "other": [], "all": []}
    for seed in range(3):
        match, chance = Match(KABALE, 4, seed), Chance.fast(seed)
        bot: Bot = bot_named("greedy", KABALE, seed) if who == "greedy" else Saver(seed)
        while not match.over:
            view, options = match.view(match.to_move), match.moves()
            if len(match.history) % 6 == 0:
                truth = position_of(match.table)
                found["even"] += bits(view, truth, Imagining(view), chance)
                found["own"] += bits(view, truth, expected(view, who), chance)
                found["other"] += bits(view, truth, expected(view, other), chance)
                found["all"] += bits(view, truth, expected(view, *MANNERS), chance)
            match.play(bot.choose(view, options))
    assert len(found["even"]) > 100
    mean = {name: sum(each) / len(each) for name, each in found.items()}
    assert mean["even"] < mean["own"]
    assert mean["other"] < mean["all"] < mean["own"]


def backs(manner: str, goal: str) -> Counter[str]:
    """What seat 1 may have laid face down under a goal, if it has this manner."""
    match = Match.at(
        "kabale",
        Position(
            seats=2, hands=["hermit", "queen squire witch"], piles=["", "romeo little_giant"],
            goals=[goal, "trade 1"], columns=["0 musketeers up, 1 king down", ""],
        ),
        seed=1,
    )  # fmt: skip
    imagining, chance = expected(match.view(0), manner), Chance.fast(2)
    return Counter(position_of(imagining.drawn(chance)).columns[0][-1].card for _ in range(2000))


def test_a_striver_lays_high_numbers_under_great_goals_and_low_ones_under_small_goals() -> None:
    great, small = backs("striver", "music 5"), backs("striver", "music 1")
    assert great["king"] > 2 * great["squire"]
    assert small["squire"] > small["king"]


def test_a_taker_leads_as_cheaply_as_possible() -> None:
    """Musketeers lie there with 11: the Queen's 16 is enough, and what does not lead is a low number."""
    found = backs("taker", "music 3")
    assert found["queen"] > found["king"] > found["squire"]


def test_a_saver_spends_low_numbers() -> None:
    found = backs("saver", "music 5")
    assert found["squire"] > 2 * found["king"]


def test_who_is_even_may_have_laid_anything() -> None:
    found = backs("even", "music 5")
    assert max(found.values()) < 1.2 * min(found.values())


@pytest.mark.parametrize("manner", MANNERS)
def test_whatever_its_manner_every_card_stays_possible(manner: str) -> None:
    assert set(backs(manner, "music 5")) == {"king", "queen", "squire", "witch", "romeo", "little_giant"}
