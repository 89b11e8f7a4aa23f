"""The ways hidden cards may lie: how they go on when cards move unseen, and which of them end when one is shown."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

Cards = tuple[tuple[str, int], ...]
"""How often each card, by name."""
Path = list[tuple[int, int]]
"""How a card came to be shown: the token it is, and the mix it went through before; the last has none (-1)."""
DIRECT = -1


def counted(cards: Iterable[str]) -> Cards:
    return tuple(sorted(Counter(cards).items()))


class Story:
    """One way the hidden cards may lie, as far as they can be told apart.

    Every hidden card is a token, in a bag: a hand, a packet of the deck. Tokens of a lot are as good as each other: the
    cards of the lot are theirs, nobody said which is whose. When a card leaves a bag unseen, all tokens of the bag are
    mixed and one of them goes; `mixes` are these, in order. So nothing is decided before it must be.
    """

    def __init__(self) -> None:
        self.weight = 1.0
        self.lots: list[Counter[str]] = []
        self.lot: dict[int, int] = {}  # of each token, before all mixes
        self.mixes: list[set[int]] = []
        self.bags: dict[int, list[int]] = {}
        self.next_token = 0

    def copied(self) -> "Story":
        story = Story()
        story.weight = self.weight
        story.lots = [cards.copy() for cards in self.lots]
        story.lot = self.lot.copy()
        story.mixes = [mixed.copy() for mixed in self.mixes]
        story.bags = {place: tokens.copy() for place, tokens in self.bags.items()}
        story.next_token = self.next_token
        return story

    def add(self, cards: Mapping[str, int], places: Mapping[int, int]) -> None:
        """A lot of cards, somewhere in these places."""
        self.lots.append(Counter(cards))
        for place, count in places.items():
            for _ in range(count):
                self.lot[self.next_token] = len(self.lots) - 1
                self.bags.setdefault(place, []).append(self.next_token)
                self.next_token += 1

    def last_mix(self, token: int, before: int) -> int:
        """The last mix a token was in, of the first so many."""
        return next((at for at in range(before - 1, -1, -1) if token in self.mixes[at]), DIRECT)

    def sources(self, tokens: Iterable[int], before: int) -> dict[int, list[int]]:
        """The tokens by the last mix they were in."""
        sources: dict[int, list[int]] = {}
        for token in tokens:
            sources.setdefault(self.last_mix(token, before), []).append(token)
        return sources

    def kind(self, token: int) -> tuple[int, int]:
        """Tokens of one kind are as good as each other."""
        at = self.last_mix(token, len(self.mixes))
        return at, self.lot[token] if at == DIRECT else 0

    def mix(self, tokens: list[int]) -> None:
        """Nobody knows any more which is which, unless nobody knew before."""
        if len({self.kind(token) for token in tokens}) > 1:
            self.mixes.append(set(tokens))
            self.tidy()

    def tidy(self) -> None:
        """A mix of fewer than two is none, and one that a later mix takes up whole is of no use."""
        at = 0
        while at < len(self.mixes):
            mixed = self.mixes[at]
            later = next((other for other in self.mixes[at + 1 :] if other & mixed), None)
            if len(mixed) < 2 or (later is not None and mixed <= later):
                del self.mixes[at]
            else:
                at += 1

    def move(self, origin: int, to: int) -> None:
        tokens = self.bags[origin]
        self.mix(tokens)
        self.bags.setdefault(to, []).append(tokens.pop())

    def paths(self, tokens: Iterable[int], before: int, lot: int) -> Iterator[tuple[Path, float]]:
        """How a card of this lot can be among the tokens, and how many of them are to be expected.

        If one has been among them for certain it may as well be that one: any other of its lot could take its place.
        """
        sources = self.sources(tokens, before)
        direct = [token for token in sources.get(DIRECT, ()) if self.lot[token] == lot]
        if direct:
            yield [(direct[0], DIRECT)], self.expected(sources, lot)
            return
        for at, among in sources.items():
            if at != DIRECT:
                share = len(among) / len(self.mixes[at])
                for path, expected in self.paths(sorted(self.mixes[at]), at, lot):
                    yield [(among[0], at), *path], share * expected

    def expected(self, sources: dict[int, list[int]], lot: int) -> float:
        count = 0.0
        for at, among in sources.items():
            if at == DIRECT:
                count += sum(self.lot[token] == lot for token in among)
            else:
                mixed = self.mixes[at]
                count += len(among) * self.expected(self.sources(mixed, at), lot) / len(mixed)
        return count

    def shown(self, tokens: Iterable[int], card: str) -> Iterator["Story"]:
        """A card is shown among these tokens, and is gone: the stories that go on from here."""
        tokens = list(tokens)
        ways = [
            (path, lot, expected * cards[card] / cards.total())
            for lot, cards in enumerate(self.lots)
            if cards[card]
            for path, expected in self.paths(tokens, len(self.mixes), lot)
        ]
        for number, (path, lot, share) in enumerate(ways):
            story = self if number == len(ways) - 1 else self.copied()
            story.weight *= share / len(tokens)
            story.settle(path)
            story.lots[lot][card] -= 1
            yield story

    def settle(self, path: Path) -> None:
        """The card came by this way: take its token out."""
        for (token, at), (earlier, _) in reversed(list(zip(path, path[1:], strict=False))):
            self.swap_past(token, earlier, at)
            self.mixes[at].discard(token)
        self.drop(path[0][0])

    def swap_past(self, one: int, other: int, before: int) -> None:
        """Two tokens of a mix change what was before it."""
        if one == other:
            return
        self.lot[one], self.lot[other] = self.lot[other], self.lot[one]
        for mixed in self.mixes[:before]:
            if (one in mixed) != (other in mixed):
                mixed ^= {one, other}

    def drop(self, token: int) -> None:
        del self.lot[token]
        for tokens in self.bags.values():
            if token in tokens:
                tokens.remove(token)
        self.tidy()

    def may_lie(self) -> dict[int, set[int]]:
        """The lots of which each token may be now."""
        able = {token: {lot} for token, lot in self.lot.items()}
        for mixed in self.mixes:
            together = set().union(*(able[token] for token in mixed))
            for token in mixed:
                able[token] = together
        return able

    def certain(self, place: int) -> Counter[str]:
        """The cards that are there for certain: those of lots that are nowhere else."""
        there = set(self.bags.get(place, ()))
        inside, outside = set(), set()
        for token, lots in self.may_lie().items():
            (inside if token in there else outside).update(lots)
        known: Counter[str] = Counter()
        for lot in inside - outside:
            known += self.lots[lot]
        return known


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
        self.go_on(after for story in self.stories for after in story.shown(story.bags.get(origin, ()), card))
        if to is not None:
            self.add({card: 1}, {to: 1})

    def see(self, place: int, cards: Cards) -> None:
        """These cards lie in this place, and no others."""
        for card, count in cards:
            for _ in range(count):
                self.show(place, card, None)
        self.stories = [story for story in self.stories if not story.bags.get(place)]
        self.add(dict(cards), {place: sum(count for _, count in cards)})

    def take(self, row: list[int], card: str | None, to: int) -> None:
        """One of the cards that lie in a row, this one if it is said which, goes to a bag; the row closes up."""
        self.go_on(after for story in self.stories for after in taken(story, row, card, to))

    def rename(self, names: Mapping[int, int]) -> None:
        """Bags get other names, or become one."""
        for story in self.stories:
            bags: dict[int, list[int]] = {}
            for place, tokens in story.bags.items():
                bags.setdefault(names.get(place, place), []).extend(tokens)
            story.bags = bags

    def go_on(self, stories: Iterable[Story]) -> None:
        self.stories = list(stories)
        self.keep(self.most)

    def keep(self, most: int) -> None:
        """Only the likeliest; weights add up to 1."""
        if len(self.stories) > most:
            self.stories.sort(key=lambda story: -story.weight)
            del self.stories[most:]
            self.has_dropped = True
        whole = sum(story.weight for story in self.stories)
        for story in self.stories:
            story.weight /= whole

    def certain(self, place: int) -> list[str]:
        """The cards that lie there in every story; none can be named once stories were dropped."""
        if self.has_dropped or not self.stories:
            return []
        known = self.stories[0].certain(place)
        for story in self.stories[1:]:
            known &= story.certain(place)
        return sorted(known.elements())


def taken(story: Story, row: list[int], card: str | None, to: int) -> Iterator[Story]:
    """The stories after one of a row was taken; two of which nobody knows more than of the other count as one."""
    tokens = [story.bags[place][0] for place in row]
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
        after.bags.setdefault(to, []).append(token)
        if card is None:
            yield after
            continue
        for shown in after.shown([token], card):
            shown.add({card: 1}, {to: 1})
            yield shown
