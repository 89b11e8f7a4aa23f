"""What it costs to remember when nobody builds and hands grow large: steps of thought are counted, never time."""

from collections import Counter

import pytest

from raenke.citadels import telling as told
from raenke.citadels.stories import Story, counted
from raenke.citadels.telling import Telling
from tests.citadels import test_stories

NAMES = "abcdefghij"
STEPS_MOST = 1000


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a story went on."""
    met: Counter[str] = Counter()
    settle = Story.settle

    def count(self: Story, *about: object) -> None:
        met["settled"] += 1
        settle(self, *about)  # type: ignore[arg-type]

    monkeypatch.setattr(Story, "settle", count)
    return met


def large_hands() -> Telling:
    """Hand 0 has six cards of each of five lots; the other cards of these names are in as many other hands."""
    telling = Telling(96)
    for lot in range(5):
        telling.add(Counter(NAMES[lot:] + NAMES[:lot] + NAMES[:2]), {0: 6, lot + 1: 6})
    return telling


def test_a_look_into_a_large_hand_takes_few_steps(steps: Counter[str]) -> None:
    telling = large_hands()
    cards = counted(NAMES * 3)
    telling.see(0, cards)
    assert 0 < steps["settled"] < STEPS_MOST
    assert telling.stories
    assert telling.has_dropped
    assert telling.certain() == {}, "some of the ways were not thought through"
    for story in telling.stories:
        assert story.certain()[0] == Counter(dict(cards)), "what was seen is what is there"
        assert sum(cards.total() for cards in story.lots.values()) == 60


def test_to_see_again_what_is_known_takes_no_steps(steps: Counter[str]) -> None:
    telling = large_hands()
    cards = counted(NAMES * 3)
    telling.see(0, cards)
    before = steps["settled"]
    telling.see(0, cards)
    telling.see(0, cards)
    assert steps["settled"] == before
    assert all(story.certain()[0] == Counter(dict(cards)) for story in telling.stories)


def test_a_card_that_may_have_come_in_very_many_ways_takes_few_steps(steps: Counter[str]) -> None:
    """Of each story only the likeliest ways are gone, and of all of them no more than there is room for twice."""
    telling = Telling(8)
    for lot in range(30):
        telling.add({"a": 1, NAMES[1 + lot % 9]: 2}, {0: 1, lot + 1: 2})
    telling.show(0, "a", None)
    assert steps["settled"] == 16
    assert (len(telling.stories), telling.has_dropped) == (2, True), "a quarter of the room, from now on"


def test_the_order_in_which_cards_are_thought_of_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bag is seen sparingly, as a large hand is: all that may be is told, and nothing else."""
    monkeypatch.setattr(told, "IN_ORDER", 0)
    test_stories.follow_all()


def test_a_large_hand_that_cannot_be_contradicts_every_story() -> None:
    telling = large_hands()
    telling.see(0, counted("a" * 30))
    assert telling.stories == []


def test_a_hand_in_which_no_card_ever_was_is_seen_to_be_empty() -> None:
    telling = large_hands()
    telling.see(7, ())
    assert len(telling.stories) == 1
    assert not telling.stories[0].bags[7]
