"""The ways hidden cards may lie: how they go on when cards move unseen, and which of them end when one is shown."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

Cards = tuple[tuple[str, int], ...]
"""How often each card, by name."""
Path = list[tuple[int, int]]
"""How a card came to be shown: the token it is, and the mix it went through before; the last has none (-1)."""
Sources = dict[int, list[int]]
"""Tokens by the last mix they were in; without any they are direct."""
DIRECT = -1


def counted(cards: Iterable[str]) -> Cards:
    return tuple(sorted(Counter(cards).items()))


@dataclass
class Way:
    """How a card that is shown may have come there: of which lot, by which path, and how likely."""

    lot: int
    path: Path
    share: float


class Story:
    """One way the hidden cards may lie, as far as they can be told apart.

    Every hidden card is a token, in a bag: a hand, a packet of the deck. Tokens of a lot are as good as each other: the
    cards of the lot are theirs, nobody said which is whose. When a card leaves a bag unseen, all tokens of the bag are
    mixed and one of them goes; `mixes` are these, in order. So nothing is decided before it must be.
    """

    def __init__(self) -> None:
        self.weight = 1.0
        self.lots: dict[int, Counter[str]] = {}
        self.lot: dict[int, int] = {}  # of each token, before all mixes
        self.mixes: list[set[int]] = []
        self.bags: dict[int, list[int]] = {}
        self.next_lot = 0
        self.next_token = 0

    def copied(self) -> "Story":
        story = Story()
        story.weight = self.weight
        story.lots = {lot: cards.copy() for lot, cards in self.lots.items()}
        story.lot = self.lot.copy()
        story.mixes = [mixed.copy() for mixed in self.mixes]
        story.bags = {place: tokens.copy() for place, tokens in self.bags.items()}
        story.next_lot = self.next_lot
        story.next_token = self.next_token
        return story

    def add(self, cards: Mapping[str, int], places: Mapping[int, int]) -> None:
        """A lot of cards, somewhere in these places."""
        self.lots[self.next_lot] = Counter(cards)
        for place, count in places.items():
            for _ in range(count):
                self.lot[self.next_token] = self.next_lot
                self.bags.setdefault(place, []).append(self.next_token)
                self.next_token += 1
        self.next_lot += 1

    def last_mix(self, token: int, before: int) -> int:
        """The last mix a token was in, of the first so many."""
        return next((at for at in reversed(range(before)) if token in self.mixes[at]), DIRECT)

    def sources(self, tokens: Iterable[int], before: int) -> Sources:
        """The tokens by the last mix they were in."""
        sources: Sources = {}
        for token in tokens:
            sources.setdefault(self.last_mix(token, before), []).append(token)
        return sources

    def kind(self, token: int) -> object:
        """Tokens of one kind are as good as each other."""
        at = self.last_mix(token, len(self.mixes))
        return self.label(self.lot[token]) if at == DIRECT else (at,)

    def label(self, lot: int) -> int | str:
        """The same for lots of one and the same name."""
        cards = self.lots[lot]
        return next(iter(cards)) if len(cards) == 1 else lot

    def mix(self, tokens: list[int]) -> None:
        """Nobody knows any more which is which."""
        self.mixes.append(set(tokens))
        self.tidy()

    def tidy(self) -> None:
        """A mix of one kind is none, and one that a later mix takes up whole is of no use."""
        kinds: dict[int, object] = {token: self.label(lot) for token, lot in self.lot.items()}
        mixes: list[set[int]] = []
        for at, mixed in enumerate(self.mixes):
            if len({kinds[token] for token in mixed}) > 1:
                kinds |= dict.fromkeys(mixed, (at,))
                mixes.append(mixed)
        for at in reversed(range(len(mixes))):
            later = next((other for other in mixes[at + 1 :] if not other.isdisjoint(mixes[at])), None)
            if later is not None and mixes[at] <= later:
                del mixes[at]
        self.mixes = mixes

    def move(self, origin: int, to: int) -> None:
        tokens = self.bags[origin]
        self.mix(tokens)
        self.bags.setdefault(to, []).append(tokens.pop())

    def shown(self, tokens: Sequence[int], card: str) -> Iterator["Story"]:
        """A card is shown among these tokens, and is gone: the stories that go on from here."""
        sources = self.sources(tokens, len(self.mixes))
        feeds = [self.sources(sorted(mixed), at) for at, mixed in enumerate(self.mixes)]
        ways = [
            Way(lot, path, expected * cards[card] / cards.total())
            for lot, cards in self.lots.items()
            if card in cards
            for path, expected in Flow(self, lot, feeds).paths(sources)
        ]
        ways = self.needed(ways, tokens)
        for number, way in enumerate(ways):
            story = self if number == len(ways) - 1 else self.copied()
            story.weight *= way.share / len(tokens)
            story.settle(way, card)
            yield story

    def needed(self, ways: list["Way"], tokens: Sequence[int]) -> list["Way"]:
        """Without those that only tell what another tells as well: two cards of a name can change places."""
        if len(ways) < 2:
            return ways
        mixed_lots = self.mixed_lots()
        first = self.first_mixes()
        for one in sorted(ways, key=lambda way: -len(self.lots[way.lot])):
            is_plain = len(self.lots[one.lot]) == 1
            for other in ways:
                if one.lot != other.lot and one.share and other.share:
                    if self.covers(one, other, mixed_lots) if is_plain else self.crosses(one.lot, other, tokens, first):
                        one.share += other.share
                        other.share = 0.0
        return [way for way in ways if way.share]

    def first_mixes(self) -> dict[int, int]:
        """The first mix of each token."""
        first = dict.fromkeys(self.lot, DIRECT)
        for at in reversed(range(len(self.mixes))):
            first |= dict.fromkeys(self.mixes[at], at)
        return first

    def crosses(self, lot: int, other: "Way", tokens: Sequence[int], first: dict[int, int]) -> bool:
        """Whether each card of the lot, for any could be it, is here for certain or met that of the other way for
        certain: in that mix the two could change places."""
        passed = {at for _, at in other.path} - {DIRECT}
        return all(
            first[token] in passed or (first[token] == DIRECT and token in tokens)
            for token, of in self.lot.items()
            if of == lot
        )

    def covers(self, one: "Way", other: "Way", mixed_lots: list[set[int]]) -> bool:
        """Whether the card of the one way could be where that of the other was, and what was there in its place."""
        passed = {at for _, at in other.path}
        return all(at in passed or mixed_lots[at] <= {one.lot, other.lot} for _, at in one.path if at != DIRECT)

    def settle(self, way: "Way", card: str) -> None:
        """The card came by this way: take it out, and its token."""
        for (token, at), (earlier, _) in reversed(list(pairwise(way.path))):
            self.swap_past(token, earlier, at)
            self.mixes[at].discard(token)
        gone = way.path[0][0]
        for tokens in self.bags.values():
            if gone in tokens:
                tokens.remove(gone)
        del self.lot[gone]
        cards = self.lots[way.lot]
        cards[card] -= 1
        if not cards[card]:
            del cards[card]
        if not cards:
            del self.lots[way.lot]
        self.tidy()

    def swap_past(self, one: int, other: int, before: int) -> None:
        """Two tokens of a mix change what was before it."""
        if one == other:
            return
        self.lot[one], self.lot[other] = self.lot[other], self.lot[one]
        for mixed in self.mixes[:before]:
            if (one in mixed) != (other in mixed):
                mixed ^= {one, other}

    def mixed_lots(self) -> list[set[int]]:
        """The lots that may have been in each mix."""
        able = {token: {lot} for token, lot in self.lot.items()}
        lots = []
        for mixed in self.mixes:
            lots.append(set().union(*(able[token] for token in mixed)))
            able |= dict.fromkeys(mixed, lots[-1])
        return lots

    def certain(self) -> dict[int, Counter[str]]:
        """The cards that are in a place for certain: those of a lot for which there is no room elsewhere."""
        able: dict[int, Iterable[int]] = {token: (lot,) for token, lot in self.lot.items()}
        for mixed, lots in zip(self.mixes, self.mixed_lots(), strict=True):
            able |= dict.fromkeys(mixed, lots)
        rooms: dict[int, Counter[int]] = {}
        for place, tokens in self.bags.items():
            for token in tokens:
                for lot in able[token]:
                    rooms.setdefault(lot, Counter())[place] += 1
        known: dict[int, Counter[str]] = {}
        for lot, places in rooms.items():
            cards, whole = self.lots[lot], places.total()
            for place, inside in places.items():
                if max(cards.values()) > whole - inside:
                    sure = {card: count - whole + inside for card, count in cards.items()}
                    known[place] = known.get(place, Counter()) + Counter(sure)
        return known

    def likeness(self) -> object:
        """The same for stories that say the same."""
        place_of = {token: place for place, tokens in self.bags.items() for token in tokens}
        lying: dict[int | str, list[tuple[int, ...]]] = {}
        for token, lot in self.lot.items():
            mixes = (at for at, mixed in enumerate(self.mixes) if token in mixed)
            lying.setdefault(self.label(lot), []).append((place_of[token], *mixes))
        cards = {label: self.lots[label].elements() if isinstance(label, int) else (label,) for label in lying}
        return tuple(sorted((tuple(sorted(cards[label])), tuple(sorted(tokens))) for label, tokens in lying.items()))


class Flow:
    """How the cards of one lot go through the mixes of a story: how many are in each for certain, and on average."""

    def __init__(self, story: Story, lot: int, feeds: list[Sources]) -> None:
        self.story = story
        self.lot = lot
        self.feeds = feeds
        self.sure: list[int] = []
        self.mean: list[float] = []
        for sources in feeds:
            self.sure.append(sum(self.at_least(at, among) for at, among in sources.items()))
            self.mean.append(self.expected(sources))

    def direct(self, sources: Sources) -> list[int]:
        return [token for token in sources.get(DIRECT, ()) if self.story.lot[token] == self.lot]

    def at_least(self, at: int, among: list[int]) -> int:
        """How many of these tokens, that were in a mix last, are of the lot for certain."""
        if at == DIRECT:
            return len(self.direct({at: among}))
        return max(0, len(among) + self.sure[at] - len(self.story.mixes[at]))

    def expected(self, sources: Sources) -> float:
        mixed = (
            len(among) * self.mean[at] / len(self.story.mixes[at]) for at, among in sources.items() if at != DIRECT
        )
        return len(self.direct(sources)) + sum(mixed)

    def paths(self, sources: Sources) -> list[tuple[Path, float]]:
        """How a card of the lot can be among some tokens, and how many of them are to be expected.

        If there is one among them for certain it may as well be that one: any other of its lot could take its place.
        Nor does a card come in a roundabout way from a mix that one of the tokens comes from straight: in that mix the
        two could change places.
        """
        for at in sorted(sources):
            if self.at_least(at, sources[at]):
                return self.certain(at, sources)
        found: dict[tuple[int, ...], tuple[Path, float]] = {}
        for at in sorted(sources.keys() - {DIRECT}):
            share = len(sources[at]) / len(self.story.mixes[at])
            for path, expected in self.paths(self.feeds[at]):
                passed = [at, *(mix for _, mix in path[:-1])]
                straight = max(number for number, mix in enumerate(passed) if mix in sources)
                key = tuple(passed[straight:])
                known, before = found.get(key, ([(sources[at][0], at), *path], 0.0))
                found[key] = known, before + share * expected
        return list(found.values())

    def certain(self, at: int, sources: Sources) -> list[tuple[Path, float]]:
        """By way of one mix, or of none."""
        whole = self.expected(sources)
        if at == DIRECT:
            return [([(self.direct(sources)[0], DIRECT)], whole)]
        paths = self.paths(self.feeds[at])
        share = whole / sum(expected for _, expected in paths)
        return [([(sources[at][0], at), *path], share * expected) for path, expected in paths]


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
        if len(self.stories) > 1:
            self.stories = merged(self.stories)
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

    def certain(self) -> dict[int, list[str]]:
        """The cards that lie in a place in every story; none can be named once stories were dropped."""
        if self.has_dropped or not self.stories:
            return {}
        known, *others = (story.certain() for story in self.stories)
        for further in others:
            known = {place: cards & further.get(place, Counter()) for place, cards in known.items()}
        return {place: sorted(cards.elements()) for place, cards in known.items()}


def merged(stories: Iterable[Story]) -> list[Story]:
    """Stories that say the same are one."""
    different: dict[object, Story] = {}
    for story in stories:
        if (like := different.setdefault(story.likeness(), story)) is not story:
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
        after.bags.setdefault(to, []).append(token)
        if card is None:
            yield after
        else:
            for shown in after.shown([token], card):
                shown.add({card: 1}, {to: 1})
                yield shown
                return  # of two of a name it is the first
