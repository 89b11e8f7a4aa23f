"""How likely stories are: weighed against all ways the cards may lie, each as likely as luck makes it."""

import random
from collections import Counter, defaultdict
from itertools import permutations

import pytest

from raenke.citadels.stories import Story, counted
from raenke.citadels.telling import Telling, merged
from tests.citadels.believer import laid, without
from tests.citadels.rumours import Lay, lay_of

Odds = dict[Lay, float]


def told_odds(telling: Telling) -> Odds:
    """How likely each way is by what is told."""
    odds: Odds = defaultdict(float)
    for story in telling.stories:
        deals = deals_of(story)
        for deal in deals:
            bags = {place: tuple(deal[token] for token in bag) for place, bag in story.bags.items()}
            odds[lay_of(bags)] += story.weight / len(deals)
    return dict(odds)


def deals_of(story: Story) -> list[dict[int, str]]:
    """Each lot shared out and each mix done in all ways, every one as likely."""
    tokens = sorted(story.lot)
    at = {token: number for number, token in enumerate(tokens)}
    deals = [("",) * len(tokens)]
    for lot, cards in story.lots.items():
        places = [at[token] for token in tokens if story.lot[token] == lot]
        deals = [laid(deal, places, order) for deal in deals for order in permutations(cards.elements())]
    for mix in story.mixes:
        places = [at[token] for token in sorted(mix)]
        deals = [
            laid(deal, places, order) for deal in deals for order in permutations([deal[place] for place in places])
        ]
    return [dict(zip(tokens, deal, strict=True)) for deal in deals]


class Weighed:
    """A telling, and beside it the odds of every way the cards may lie."""

    def __init__(self, *lots: tuple[str, dict[int, int]]) -> None:
        self.telling = Telling(96)
        self.odds: Odds = {(): 1.0}
        for cards, places in lots:
            self.telling.add(dict(counted(cards)), places)
            self.go_on(
                [
                    (put_all(lay, order, places), odds)
                    for lay, odds in self.odds.items()
                    for order in permutations(cards)
                ]
            )

    def go_on(self, ways: list[tuple[dict[int, tuple[str, ...]], float]]) -> None:
        whole = sum(odds for _, odds in ways)
        self.odds = defaultdict(float)
        for bags, odds in ways:
            self.odds[lay_of(bags)] += odds / whole

    def move(self, place: int, to: int) -> "Weighed":
        """A card goes unseen, any as likely."""
        self.telling.move(place, to)
        self.go_on(
            [
                ({**bags, place: without(bags[place], card), to: (*bags.get(to, ()), card)}, odds)
                for bags, odds in ((dict(lay), odds) for lay, odds in self.odds.items())
                for card in bags[place]
            ]
        )
        return self

    def show(self, place: int, shown: str, to: int | None = None) -> "Weighed":
        """A card goes and is seen, any as likely."""
        self.telling.show(place, shown, to)
        self.go_on(
            [
                ({**bags, place: without(bags[place], card), **({} if to is None else {to: (*bags.get(to, ()), card)})},
                 odds / len(bags[place]))
                for bags, odds in ((dict(lay), odds) for lay, odds in self.odds.items())
                for card in bags.get(place, ())
                if card == shown
            ]
        )  # fmt: skip
        return self

    def take(self, row: list[int], to: int) -> "Weighed":
        """One of a row goes unseen, any as likely, and the row closes up."""
        self.telling.take(row, None, to)
        ways = []
        for lay, odds in self.odds.items():
            bags = dict(lay)
            for place in row:
                rest = [bags[other] for other in row if other != place]
                closed = dict(zip(row, [*rest, ()], strict=True))
                ways.append(({**bags, **closed, to: (*bags.get(to, ()), *bags[place])}, odds))
        self.go_on(ways)
        return self

    def check(self) -> None:
        assert told_odds(self.telling) == pytest.approx(dict(self.odds))


def put_all(lay: Lay, cards: tuple[str, ...], places: dict[int, int]) -> dict[int, tuple[str, ...]]:
    bags, left = dict(lay), list(cards)
    for place, count in places.items():
        bags[place] = (*bags.get(place, ()), *left[:count])
        del left[:count]
    return bags


def two_lots() -> Weighed:
    return Weighed(("aab", {0: 1, 1: 2}), ("acc", {0: 1, 2: 2}))


def test_from_which_lot_a_shown_card_comes_is_as_likely_as_it_has_cards_of_the_name() -> None:
    weighed = two_lots().show(0, "a")
    weighed.check()
    assert sorted(story.weight for story in weighed.telling.stories) == pytest.approx([1 / 3, 2 / 3])


@pytest.mark.parametrize("card", ["a", "b", "c"])
def test_a_story_goes_on_with_its_own_weight(card: str) -> None:
    weighed = two_lots().show(0, "a").show(0, card)
    weighed.check()


def test_a_story_that_parts_goes_on_with_shares_of_its_own_weight() -> None:
    weighed = Weighed(("ab", {0: 1, 1: 1}), ("acc", {0: 1, 2: 2}), ("aac", {0: 1, 3: 2})).show(0, "a")
    weighed.check()
    assert len(weighed.telling.stories) == 3
    weighed.show(0, "a").check()


@pytest.mark.parametrize("card", ["a", "b", "c"])
def test_what_went_unseen_is_as_likely_here_as_there(card: str) -> None:
    weighed = Weighed(("a", {0: 1}), ("b", {0: 1}), ("c", {1: 1})).move(0, 1).move(1, 2)
    weighed.check()
    weighed.show(2, card).check()


def test_any_of_a_row_is_as_likely_to_go() -> None:
    weighed = Weighed(("aab", {0: 1, 1: 1, 2: 1}), ("c", {3: 1})).take([0, 1, 3], 4)
    weighed.check()
    weighed.show(4, "a").check()


def test_two_of_a_name_that_met_change_places_and_are_told_as_one() -> None:
    """The c of the first lot was among those of which one went; that of the second may have been."""
    weighed = Weighed(("c", {0: 1}), ("bbc", {0: 1, 1: 2})).move(0, 1).show(1, "c")
    weighed.check()
    weighed = Weighed(("ab", {1: 2}), ("ac", {1: 2})).move(1, 3).show(1, "a")
    weighed.check()
    assert len(weighed.telling.stories) == 1


def test_two_of_a_name_that_went_through_different_mixes_are_told_apart() -> None:
    weighed = Weighed(("b", {0: 1}), ("a", {2: 1}), ("bcc", {0: 1, 2: 2})).move(0, 1).move(2, 0).move(2, 1)
    weighed.show(2, "b").check()
    weighed.show(0, "c").check()


def test_a_card_of_a_lot_of_one_name_is_told_for_all_it_met_in_a_mix() -> None:
    """Of the mix in bag 0 one is shown; which lot it is of makes no difference, for the other could be there."""
    Weighed(("aab", {0: 1, 1: 1, 2: 1}), ("aa", {0: 1, 1: 1})).move(0, 1).move(2, 0).show(0, "a").check()


def test_a_way_that_is_told_for_another_is_as_likely_as_both() -> None:
    lots = ("ab", {1: 1, 2: 1}), ("ab", {0: 2}), ("ab", {0: 1, 1: 1})
    Weighed(*lots).move(0, 1).move(0, 1).show(1, "a").check()


def test_a_card_of_a_lot_of_one_name_is_told_for_all_that_only_met_it_and_is_as_likely_as_both() -> None:
    """The a that came along may be of the first lot or of the second; the third was in no mix."""
    weighed = Weighed(("a", {0: 1}), ("abb", {0: 1, 1: 1, 2: 1}), ("ac", {1: 1, 3: 1})).move(0, 1).show(1, "a")
    assert told_odds(weighed.telling).keys() == weighed.odds.keys()
    assert [story.weight for story in weighed.telling.stories] == pytest.approx([2 / 3, 1 / 3])


def test_a_card_that_may_have_come_through_either_of_two_mixes_makes_two_stories() -> None:
    lots = ("ab", {0: 1, 1: 1}), ("c", {0: 1}), ("d", {1: 1})
    weighed = Weighed(*lots).move(0, 2).move(1, 2).move(2, 3).show(3, "a")
    weighed.check()
    assert len(weighed.telling.stories) == 2


def test_a_card_that_came_from_a_mix_straight_or_by_another_is_one_story() -> None:
    """In the first mix the two could change places."""
    lots = ("ab", {0: 1, 4: 1}), ("c", {0: 1}), ("d", {0: 1}), ("e", {2: 1})
    weighed = Weighed(*lots).move(0, 1).move(0, 2).move(2, 1).show(1, "a")
    assert told_odds(weighed.telling).keys() == weighed.odds.keys()
    assert len(weighed.telling.stories) == 1


def test_of_cards_that_stayed_and_cards_that_came_all_are_expected() -> None:
    Weighed(("abb", {0: 1, 1: 2}), ("bc", {1: 1, 2: 1})).move(1, 2).show(1, "b").check()


def test_a_card_that_is_in_a_bag_for_certain_is_the_one_that_is_shown() -> None:
    """However the mixes went: one of its lot is here, and any other could take its place."""
    weighed = Weighed(("ab", {0: 1, 1: 1}), ("c", {1: 1}), ("bc", {0: 2})).move(1, 0).move(0, 1).move(1, 0)
    weighed.show(1, "c").show(0, "b").check()
    assert len(weighed.telling.stories) == 2


def test_weights_are_right_but_for_some_where_ways_are_told_as_one() -> None:
    checked = wrong = 0
    for seed in range(150):
        rng = random.Random(f"odds:{seed}")
        weighed = some_lots(rng)
        for _ in range(4):
            wander(weighed, rng)
            checked += 1
            wrong += told_odds(weighed.telling) != pytest.approx(dict(weighed.odds))
    assert wrong < checked / 10, (wrong, checked)


def some_lots(rng: random.Random) -> Weighed:
    lots = []
    for _ in range(2):
        cards = "".join(rng.choices("abc", k=rng.randint(1, 3)))
        lots.append((cards, dict(Counter(rng.choices(range(3), k=len(cards))))))
    return Weighed(*lots)


def wander(weighed: Weighed, rng: random.Random) -> None:
    """A card goes, seen or unseen."""
    lay, *_ = rng.choices(list(weighed.odds), weights=list(weighed.odds.values()))
    if lay:
        place, cards = rng.choice(lay)
        if rng.random() < 0.5:
            weighed.move(place, rng.choice([other for other in range(5) if other != place]))
        else:
            weighed.show(place, rng.choice(cards))


# Mixes that are of no use are not told


def mixes_after(*deeds: tuple[str, int, int]) -> list[set[int]]:
    """Of a, b and c, known by place: a and b in bag 0, c in bag 1."""
    telling = Telling(96)
    for card, place in (("a", 0), ("b", 0), ("c", 1)):
        telling.add({card: 1}, {place: 1})
    for deed, place, to in deeds:
        if deed == "move":
            telling.move(place, to)
        else:
            telling.rename({place: to})
    (story,) = telling.stories
    return story.mixes


def test_a_mix_of_cards_that_nobody_could_tell_apart_is_none() -> None:
    assert mixes_after(("move", 1, 2)) == []
    assert mixes_after(("move", 0, 2)) == [{0, 1}]
    assert mixes_after(("move", 0, 2), ("join", 2, 0), ("move", 0, 2)) == [{0, 1}]


def test_a_mix_that_a_later_one_takes_up_whole_is_none() -> None:
    assert mixes_after(("move", 0, 1), ("move", 1, 2)) == [{0, 1}, {1, 2}]
    assert mixes_after(("move", 0, 1), ("join", 0, 1), ("move", 1, 2)) == [{0, 1, 2}]
    both = ("move", 0, 1), ("move", 1, 2), ("join", 0, 1), ("join", 2, 1), ("move", 1, 3)
    assert mixes_after(*both) == [{0, 1, 2}]


def test_a_mix_of_which_one_was_shown_is_none_if_the_others_are_known() -> None:
    telling = telling_of(("a", {0: 1}), ("b", {0: 1}))
    telling.move(0, 1)
    telling.show(1, "a", None)
    (story,) = telling.stories
    assert story.mixes == []


# Which stories are told


def telling_of(*lots: tuple[str, dict[int, int]], most: int = 96) -> Telling:
    telling = Telling(most)
    for cards, places in lots:
        telling.add(dict(counted(cards)), places)
    return telling


def test_only_too_many_stories_are_dropped_and_the_likeliest_stays() -> None:
    rare, frequent = ("abb", {0: 1, 1: 2}), ("aac", {0: 1, 2: 2})
    telling = telling_of(rare, frequent, most=2)
    telling.show(0, "a", None)
    assert (len(telling.stories), telling.has_dropped) == (2, False)
    for lots in ((rare, frequent), (frequent, rare)):
        telling = telling_of(*lots, most=1)
        telling.show(0, "a", None)
        (story,) = telling.stories
        assert sorted(map(counted, (cards.elements() for cards in story.lots.values()))) == [
            counted("abb"), counted("ac"),
        ]  # fmt: skip


def test_certain_is_what_every_story_says() -> None:
    telling = telling_of(("ab", {0: 1, 1: 1}), ("ac", {0: 1, 2: 1}))
    telling.show(0, "a", None)
    assert [story.certain() for story in telling.stories] == [{1: Counter("b")}, {2: Counter("c")}]
    assert not any(telling.certain().values())


def test_to_see_fewer_cards_than_there_are_contradicts_every_story() -> None:
    telling = telling_of(("ab", {0: 2}))
    telling.see(0, counted("a"))
    assert telling.stories == []


def test_cards_that_were_mixed_say_something_else_than_cards_that_were_not() -> None:
    plain, mixed = Story(), Story()
    for story, place in ((plain, 1), (mixed, 0)):
        story.add({"a": 1}, {0: 1})
        story.add({"b": 1}, {place: 1})
    mixed.move(0, 1)
    assert plain.bags == mixed.bags
    assert merged([plain, mixed]) == [plain, mixed]


def test_stories_that_come_to_say_the_same_are_one() -> None:
    """From which lot the first card came is all the same once its lot and the other are shown."""
    telling = telling_of(("ab", {0: 1, 1: 1}), ("ac", {0: 1, 2: 1}))
    for place, card, count in ((0, "a", 2), (1, "b", 2), (2, "c", 1)):
        telling.show(place, card, None)
        assert len(telling.stories) == count


def test_stories_that_say_the_same_are_as_likely_as_both() -> None:
    stories = []
    for card, weight in (("a", 0.25), ("b", 0.25), ("a", 0.5)):
        story = Story()
        story.add({card: 1}, {0: 1})
        story.weight = weight
        stories.append(story)
    assert [story.weight for story in merged(stories)] == [0.75, 0.25]


def test_of_a_row_of_two_it_is_one_story_whichever_goes() -> None:
    weighed = Weighed(("a", {0: 1}), ("b", {1: 1})).take([0, 1], 2)
    weighed.check()
    assert len(weighed.telling.stories) == 1


def test_of_a_row_two_that_were_mixed_last_are_one_story_whichever_goes() -> None:
    weighed = Weighed(("a", {0: 1}), ("b", {0: 1}), ("c", {1: 1})).move(0, 1).move(1, 2).take([1, 2, 0], 3)
    weighed.check()
    assert len(weighed.telling.stories) == 2


def test_two_of_a_name_that_go_from_a_row_leave_it_in_another_order() -> None:
    Weighed(("a", {0: 1}), ("b", {1: 1}), ("a", {2: 1})).take([0, 1, 2], 3).check()
