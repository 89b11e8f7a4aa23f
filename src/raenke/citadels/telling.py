"""All stories together: how they go on when cards are shown, which are one, and how many are kept."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from heapq import nlargest

from raenke.citadels.mixing import Way
from raenke.citadels.stories import Cards, Story

Parting = list[tuple[Story, list[Way]]]
"""Every story with the ways in which it can go on."""
# Once stories were dropped nothing is certain any more, and a share of the room will do.
SHARE = 4
# How many steps may be made for one sight card by card, and how many when it has to be done sparingly, as shares of the
# room; from then on there is room for few.
IN_ORDER = 3
SPARINGLY = 4
ROOM_LEAST = 4


class Telling:
    """All stories that go with what was seen. Without any left, what was kept has been contradicted."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.has_dropped = False
        self.stories = [Story()]

    def add(self, cards: Mapping[str, int], places: Mapping[int, int]) -> None:
        """Cards that lie somewhere in these places."""
        for story in self.stories:
            story.add(cards, places)

    def move(self, origin: int, to: int) -> None:
        """A card goes from one bag to another, and nobody said which."""
        for story in self.stories:
            story.move(origin, to)

    def show(self, origin: int, card: str, to: int | None) -> None:
        """A card of a bag is shown and goes to another; None: into the open."""
        self.go_on(self.parting(origin, card), card, 2 * self.most)
        self.merge()
        if to is not None:
            self.add({card: 1}, {to: 1})

    def parting(self, place: int, card: str) -> Parting:
        """In which ways each story can go on if a card of a bag is shown."""
        return [(story, story.ways(story.bags.get(place, ()), card)) for story in self.stories]

    def go_on(self, parting: Parting, card: str, most: int) -> None:
        """Every story goes on in its ways, but of very many only in the likeliest."""
        if sum(len(ways) for _, ways in parting) > most:
            shares = [story.weight * way.share for story, ways in parting for way in ways]
            likely = set(nlargest(most, range(len(shares)), key=shares.__getitem__))
            numbers = iter(range(len(shares)))
            parting = [(story, [way for way in ways if next(numbers) in likely]) for story, ways in parting]
            self.has_dropped = True
        self.stories = [after for story, ways in parting for after in story.after(ways, card)]

    def see(self, place: int, cards: Cards) -> None:
        """These cards lie in this place, and no others."""
        count = sum(count for _, count in cards)
        if all(story.is_just(place, cards) for story in self.stories):
            for story in self.stories:
                story.clear(place)
        else:
            before = [story.copied() for story in self.stories]
            if not self.see_in_order(place, cards):
                self.stories = before
                self.see_sparingly(place, dict(cards))
        self.stories = [story for story in self.stories if not story.bags.get(place)]
        self.merge()
        self.add(dict(cards), {place: count})

    def see_in_order(self, place: int, cards: Cards) -> bool:
        """One card after the other; whether that could be done in a few steps and without dropping a story."""
        steps = 0
        for card in (card for card, count in cards for _ in range(count)):
            before = len(self.stories)
            parting = self.parting(place, card)
            count = sum(len(ways) for _, ways in parting)
            steps += count
            if steps > IN_ORDER * self.room():
                return False
            self.go_on(parting, card, count)
            if count > before:  # as long as no story parts, none can be too many
                self.stories = merged(self.stories)
                if len(self.stories) > self.room():
                    return False
                self.keep(self.most)
        return True

    def see_sparingly(self, place: int, left: dict[str, int]) -> None:
        """First those that came in one way only, then that for which there are the fewest, and so on: so stories part
        seldom, and those that cannot go on end early."""
        steps = 0
        while left:
            parted: dict[str, float] = {}
            for card in list(left):
                steps += len(self.stories) * left[card]
                if (parts := self.see_plain(place, card, left)) > 1:
                    parted[card] = parts
            if parted:
                card = min(parted, key=parted.__getitem__)
                scarce = (SPARINGLY * self.room() - steps) // (2 * sum(left.values()))
                room = min(self.room(), max(ROOM_LEAST, scarce))
                self.go_on(self.parting(place, card), card, 2 * room)
                steps += len(self.stories)
                self.merge(room)
                count_down(left, card)

    def see_plain(self, place: int, card: str, left: dict[str, int]) -> float:
        """Such cards are seen as long as no story parts; one that does not go on has come to its end."""
        while card in left:
            parting = [(story, ways) for story, ways in self.parting(place, card) if ways]
            self.stories = [story for story, _ in parting]
            count = sum(len(ways) for _, ways in parting)
            if count > len(parting):
                return count / len(parting)
            self.go_on(parting, card, count)
            count_down(left, card)
        return 1

    def take(self, row: list[int], card: str | None, to: int) -> None:
        """One of the cards that lie in a row, this one if it is said which, goes to a bag; the row closes up."""
        self.stories = [after for story in self.stories for after in taken(story, row, card, to)]
        self.merge()

    def rename(self, names: Mapping[int, int]) -> None:
        """Bags get other names, or become one."""
        for story in self.stories:
            bags: dict[int, list[int]] = {}
            for place, tokens in story.bags.items():
                bags.setdefault(names.get(place, place), []).extend(tokens)
            story.bags = bags

    def room(self) -> int:
        """For how many stories there is room."""
        return max(1, self.most // SHARE) if self.has_dropped else self.most

    def merge(self, room: int | None = None) -> None:
        if len(self.stories) > 1:
            self.stories = merged(self.stories)
        self.keep(room or self.room())

    def keep(self, most: int) -> None:
        """Only the likeliest; weights add up to 1."""
        if len(self.stories) > most:
            self.stories.sort(key=lambda story: -story.weight)
            del self.stories[most:]
            self.has_dropped = True
        whole = sum(story.weight for story in self.stories)
        for story in self.stories:
            story.weight /= whole

    def certain(self) -> dict[int, list[str]]:
        """The cards that lie in a place in every story; none can be named once stories were dropped."""
        if self.has_dropped or not self.stories:
            return {}
        known = self.stories[0].certain()
        for story in self.stories[1:]:
            if not any(known.values()):
                break
            further = story.certain()
            known = {place: cards & further.get(place, Counter()) for place, cards in known.items()}
        return {place: sorted(cards.elements()) for place, cards in known.items()}


def merged(stories: Iterable[Story]) -> list[Story]:
    """Stories that say the same are one."""
    different: dict[object, Story] = {}
    stories = list(stories)
    gists = [story.gist() for story in stories]
    often = Counter(gists)
    for story, gist in zip(stories, gists, strict=True):
        key = (gist, story.likeness()) if often[gist] > 1 else gist
        if (like := different.setdefault(key, story)) is not story:
            like.weight += story.weight
    return list(different.values())


def taken(story: Story, row: list[int], card: str | None, to: int) -> Iterator[Story]:
    """The stories after one of a row was taken; two of which nobody knows more than of the other count as one."""
    tokens = [token for place in row for token in story.bags[place]]
    if card is None and len(row) == 2:
        story.mix(tokens)  # then it is all the same which of the two goes
    kinds = [story.kind(token) for token in tokens]
    outcomes: dict[object, list[int]] = {}
    for number, kind in enumerate(kinds):
        outcomes.setdefault((kind, *kinds[:number], *kinds[number + 1 :]), []).append(number)
    for numbers in outcomes.values():
        after = story if len(outcomes) == 1 else story.copied()
        token = tokens[numbers[0]]
        after.weight *= len(numbers) / len(row)
        rest = [other for other in tokens if other != token]
        for place, other in zip(row, [*rest, None], strict=True):
            after.bags[place] = [] if other is None else [other]
        after.bags[to] = [*after.bags.get(to, ()), token]
        if card is None:
            yield after
        else:
            for shown in after.after(after.ways([token], card), card):
                shown.add({card: 1}, {to: 1})
                yield shown
                return  # of two of a name it is the first


def count_down(left: dict[str, int], card: str) -> None:
    left[card] -= 1
    if not left[card]:
        del left[card]
