"""The audit finds a rigged shuffle, and finds nothing in fair ones."""

import math
from collections.abc import Callable
from random import Random

import pytest

from raenke import Match
from raenke.core.audit import Audit, Shuffles, chi_square_odds, two_sided
from tests.core.chi_square import bound

ALLIES = [f"card{number}" for number in range(25)]
DISTRICTS = [name for name, copies in (("tavern", 5), ("market", 4), ("manor", 5), ("keep", 2)) for _ in range(copies)]


def audited(order: Callable[[Random], list[str]], count: int, seed: int) -> Audit:
    audit, luck = Audit(), Random(seed)
    audit.matches = count
    for _ in range(count):
        cards = order(luck)
        key = "pile_shuffled", tuple(sorted(cards))
        audit.by_cards.setdefault(key, Shuffles(*key)).add(cards)
    return audit


def fair(cards: list[str]) -> Callable[[Random], list[str]]:
    return lambda luck: luck.sample(cards, len(cards))


def favoured(luck: Random) -> list[str]:
    """One card is on top a little too often: once in eight times instead of once in 25."""
    cards = luck.sample(ALLIES, 25)
    if luck.random() < 0.09:
        at = cards.index("card7")
        cards[0], cards[at] = cards[at], cards[0]
    return cards


def lazy(luck: Random) -> list[str]:
    """A shuffle as beginners write it: each place exchanged with any, which is not even."""
    cards = list(ALLIES)
    for place in range(25):
        other = luck.randrange(25)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def paired(luck: Random) -> list[str]:
    """Copies of one name are never the first."""
    cards = luck.sample(DISTRICTS, len(DISTRICTS))
    while cards[0] == "market":
        luck.shuffle(cards)
    return cards


@pytest.mark.parametrize("cards", [ALLIES, DISTRICTS], ids=["allies", "districts"])
def test_fair_shuffles_are_not_suspected(cards: list[str]) -> None:
    """The odds of fair audits lie anywhere between 0 and 1, as they should."""
    odds = []
    for seed in range(40):
        audit = audited(fair(cards), 150, seed)
        assert not audit.is_suspicious
        odds.append(audit.odds())
    assert 0.3 < sum(odds) / len(odds) < 0.7
    assert min(odds) < 0.25
    assert max(odds) > 0.75


@pytest.mark.parametrize(("rigged", "count"), [(favoured, 1500), (lazy, 3000), (paired, 300)])
def test_a_rigged_shuffle_is_found(rigged: Callable[[Random], list[str]], count: int) -> None:
    assert audited(rigged, count, 1).is_suspicious


def test_the_favoured_card_is_named() -> None:
    found = audited(favoured, 1500, 2).striking()[0]
    assert (found.card, found.place) == ("card7", 0)
    assert found.times > 2 * found.expected
    assert found.odds < 0.001


def test_few_matches_prove_nothing() -> None:
    assert Audit().odds() == 1.0
    assert not audited(fair(ALLIES), 1, 3).is_suspicious
    assert not audited(favoured, 5, 3).is_suspicious


def test_the_odds_are_those_of_the_books() -> None:
    assert chi_square_odds(bound(576), 576) == pytest.approx(0.001, rel=0.01)
    assert chi_square_odds(576 - 2 / 3, 576) == pytest.approx(0.5, abs=0.01)
    assert two_sided(10, 10, 0.5) == pytest.approx(2 / 1024)
    assert two_sided(0, 10, 0.5) == pytest.approx(2 / 1024)
    assert two_sided(5, 10, 0.5) == 1.0
    assert two_sided(8, 10, 0.25) == pytest.approx(
        2 * sum(math.comb(10, k) * 0.25**k * 0.75 ** (10 - k) for k in (8, 9, 10))
    )


@pytest.mark.parametrize(("game", "shuffles"), [("kabale", 3), ("citadels", 1)])
def test_the_first_shuffles_of_a_match_are_counted(game: str, shuffles: int) -> None:
    audit = Audit()
    for seed in range(4):
        audit.add(Match(game, 3, seed).events)
    assert (audit.matches, audit.shuffles) == (4, 4 * shuffles)
    assert audit.largest is not None
    assert {sum(places) for places in zip(*audit.largest.times.values(), strict=True)} == {4 * shuffles}
