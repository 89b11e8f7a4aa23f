"""Stories against all ways the cards may lie: they tell of each of them and of no other."""

from collections import Counter

import pytest

from raenke.citadels.stories import Story
from raenke.citadels.telling import Telling
from tests.citadels.rumours import Rumours, lay_of, lays_of

GAMES = 160
STEPS = 22


def follow(seed: int | str, steps: int = STEPS) -> Counter[str]:
    """Some steps, checked after each; what was met."""
    rumours = Rumours(seed)
    met: Counter[str] = Counter()
    for _ in range(steps):
        rumours.step()
        told = rumours.told()
        assert lay_of({place: tuple(cards) for place, cards in rumours.real.items()}) in rumours.lays
        assert told <= rumours.lays, f"seed {seed}: what cannot be is told after {rumours.done}"
        assert told >= rumours.lays, f"seed {seed}: something is left out after {rumours.done}"
        assert sum(story.weight for story in rumours.telling.stories) == pytest.approx(1)
        known = rumours.telling.certain()
        for place, cards in rumours.certain().items():
            sure = Counter(known.get(place, []))
            assert sure <= cards, f"seed {seed}: {sure} is not certain after {rumours.done}"
            is_plain = len(rumours.telling.stories) == 1 and not rumours.telling.stories[0].mixes
            met["plain" if is_plain else "mixed"] += 1
            met["short of plain" if is_plain else "short of mixed"] += sure != cards
        met["several stories"] += len(rumours.telling.stories) > 1
        met["mixes"] += any(story.mixes for story in rumours.telling.stories)
        met["steps"] += 1
    return met


@pytest.mark.parametrize("batch", range(8))
def test_stories_tell_of_all_that_may_be_and_of_nothing_else(batch: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(batch * GAMES // 8, (batch + 1) * GAMES // 8):
        met += follow(seed)
    assert met["several stories"] > 5, met
    assert met["mixes"] > 60, met
    assert met["short of plain"] == 0, met
    assert met["short of mixed"] < met["mixed"] / 8, met


def follow_all() -> None:
    for seed in range(GAMES):
        follow(seed)


def test_a_story_that_takes_one_way_for_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: of several ways only the likeliest goes on."""
    monkeypatch.setattr(Story, "needed", lambda self, ways, *_: sorted(ways, key=lambda way: -way.share)[:1])
    with pytest.raises(AssertionError, match="left out"):
        follow_all()


def test_a_story_that_forgets_to_mix_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: of bags of many the card that goes unseen is always the last."""
    real = Story.mix
    monkeypatch.setattr(Story, "mix", lambda self, tokens: None if len(tokens) > 2 else real(self, tokens))
    with pytest.raises(AssertionError):
        follow_all()


def test_a_telling_that_lets_go_a_mix_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a mix is taken for done with when a later one shares half of it."""
    real = Story.tidy

    def hasty(story: Story) -> None:
        real(story)
        story.mixes = [
            mixed
            for at, mixed in enumerate(story.mixes)
            if all(len(later & mixed) * 2 < len(mixed) for later in story.mixes[at + 1 :])
        ]

    monkeypatch.setattr(Story, "tidy", hasty)
    with pytest.raises(AssertionError):
        follow_all()


# Written small, so that one sees why


def telling(*lots: tuple[str, dict[int, int]]) -> Telling:
    told = Telling(96)
    for cards, places in lots:
        told.add(Counter(cards), places)
    return told


def test_a_card_goes_unseen_and_may_be_in_either_bag() -> None:
    told = telling(("a", {0: 1}), ("b", {0: 1}))
    told.move(0, 1)
    assert lays_of(told.stories[0]) == {((0, ("a",)), (1, ("b",))), ((0, ("b",)), (1, ("a",)))}
    assert told.certain() == {}
    told.show(1, "a", None)
    assert told.certain() == {0: ["b"]}, "the other stayed"


def test_two_cards_that_nobody_could_tell_apart_need_no_mix() -> None:
    told = telling(("ab", {0: 1, 1: 1}))
    told.rename({1: 0})
    told.move(0, 1)
    assert not told.stories[0].mixes


def test_the_same_name_twice_in_a_bag_is_one_story() -> None:
    """It makes no difference which of them is shown."""
    told = telling(("a", {0: 1}), ("ab", {0: 1, 1: 1}))
    told.show(0, "a", None)
    assert len(told.stories) == 1
    assert lays_of(told.stories[0]) == {((0, ("a",)), (1, ("b",))), ((0, ("b",)), (1, ("a",)))}


def test_from_which_of_two_lots_a_card_comes_are_two_stories() -> None:
    told = telling(("ab", {0: 1, 1: 1}), ("ac", {0: 1, 2: 1}))
    told.show(0, "a", None)
    assert len(told.stories) == 2
    assert [story.weight for story in told.stories] == pytest.approx([0.5, 0.5])


def test_of_cards_for_which_there_is_no_room_elsewhere_some_are_certain() -> None:
    told = telling(("aab", {0: 2, 1: 1}))
    assert told.certain() == {0: ["a"]}


def test_too_many_stories_leave_the_likeliest_and_nothing_certain() -> None:
    told = telling(("aab", {0: 2, 1: 1}), ("abbbbb", {0: 1, 2: 5}), ("c", {3: 1}))
    told.most = 1
    told.show(0, "a", None)
    assert (len(told.stories), told.has_dropped) == (1, True)
    assert told.stories[0].weight == 1
    assert told.certain() == {}
