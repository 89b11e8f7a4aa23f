"""The ways hidden cards may lie: how they go on when cards move unseen, and which of them end when one is shown."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from raenke.citadels.mixing import DIRECT, Mixing, Sources, Way

Cards = tuple[tuple[str, int], ...]
"""How often each card, by name."""


def counted(cards: Iterable[str]) -> Cards:
    return tuple(sorted(Counter(cards).items()))


class Story:
    """One way the hidden cards may lie, as far as they can be told apart.

    Every hidden card is a token, in a bag: a hand, a packet of the deck. Tokens of a lot are as good as each other: the
    cards of the lot are theirs, nobody said which is whose. When a card leaves a bag unseen, all tokens of the bag are
    mixed and one of them goes; `mixes` are these, in order. So nothing is decided before it must be. A copy shares all
    bags, lots and mixes: they are never changed but replaced.
    """

    def __init__(self) -> None:
        self.weight = 1.0
        self.lots: dict[int, Counter[str]] = {}
        self.lot: dict[int, int] = {}  # of each token, before all mixes
        self.mixes: list[set[int]] = []
        self.bags: dict[int, list[int]] = {}
        self.next_lot = 0
        self.next_token = 0
        self.looked_at: Mixing | None = None

    def copied(self) -> "Story":
        story = Story()
        story.weight = self.weight
        story.lots = self.lots.copy()
        story.lot = self.lot.copy()
        story.mixes = self.mixes
        story.bags = self.bags.copy()
        story.next_lot = self.next_lot
        story.next_token = self.next_token
        story.looked_at = self.looked_at
        return story

    def add(self, cards: Mapping[str, int], places: Mapping[int, int]) -> None:
        """A lot of cards, somewhere in these places."""
        self.lots[self.next_lot] = Counter(cards)
        for place, count in places.items():
            tokens = range(self.next_token, self.next_token + count)
            self.next_token += count
            self.lot |= dict.fromkeys(tokens, self.next_lot)
            self.bags[place] = [*self.bags.get(place, ()), *tokens]
        self.next_lot += 1

    def mixing(self) -> Mixing:
        """The mixes worked out; again only if they have changed."""
        if self.looked_at is None or self.looked_at.mixes is not self.mixes:
            self.looked_at = Mixing(self.mixes, self.lot)
        return self.looked_at

    def kind(self, token: int) -> object:
        """Tokens of one kind are as good as each other."""
        at = self.mixing().last.get(token, DIRECT)
        return self.label(self.lot[token]) if at == DIRECT else (at,)

    def label(self, lot: int) -> int | str:
        """The same for lots of one and the same name."""
        cards = self.lots[lot]
        return next(iter(cards)) if len(cards) == 1 else lot

    def mix(self, tokens: list[int]) -> None:
        """Nobody knows any more which is which."""
        self.mixes = [*self.mixes, set(tokens)]
        self.tidy()

    def tidy(self) -> None:
        """A mix of one kind is none, and one that a later mix takes up whole is of no use."""
        labels = {lot: self.label(lot) for lot in self.lots}
        kinds: dict[int, object] = {token: labels[self.lot[token]] for mixed in self.mixes for token in mixed}
        mixes: list[set[int]] = []
        for at, mixed in enumerate(self.mixes):
            if len({kinds[token] for token in mixed}) > 1:
                kinds |= dict.fromkeys(mixed, (at,))
                mixes.append(mixed)
        for at in reversed(range(len(mixes))):
            later = next((other for other in mixes[at + 1 :] if not other.isdisjoint(mixes[at])), None)
            if later is not None and mixes[at] <= later:
                del mixes[at]
        if len(mixes) < len(self.mixes):
            self.mixes = mixes

    def move(self, origin: int, to: int) -> None:
        *rest, last = tokens = self.bags[origin]
        self.mix(tokens)
        self.bags[origin] = rest
        self.bags[to] = [*self.bags.get(to, ()), last]

    def ways(self, tokens: Sequence[int], card: str) -> list[Way]:
        """How a card that is shown among these tokens may have come there, each as likely as its share."""
        mixing = self.mixing()
        sources = Sources(tokens, mixing.last, self.lot)
        ways = [
            Way(lot, path, expected * cards[card] / cards.total())
            for lot, cards in self.lots.items()
            if card in cards
            for path, expected in mixing.flow(lot).paths(sources)
        ]
        ways = self.needed(ways, tokens)
        for way in ways:
            way.share /= len(tokens)
        return ways

    def after(self, ways: Sequence[Way], card: str) -> Iterator["Story"]:
        """The card is gone, by each of these ways: the stories that go on from here."""
        for number, way in enumerate(ways):
            story = self if number == len(ways) - 1 else self.copied()
            story.weight *= way.share
            story.settle(way, card)
            yield story

    def needed(self, ways: list["Way"], tokens: Sequence[int]) -> list["Way"]:
        """Without those that only tell what another tells as well: two cards of a name can change places."""
        if len(ways) < 2:
            return ways
        for one in sorted(ways, key=lambda way: -len(self.lots[way.lot])):
            is_plain = len(self.lots[one.lot]) == 1
            met = set() if is_plain else self.met(one.lot, tokens)
            for other in ways:
                if one.lot != other.lot and one.share and other.share:
                    if self.covers(one, other) if is_plain else met <= {at for _, at in other.path[:-1]}:
                        one.share += other.share
                        other.share = 0.0
        return [way for way in ways if way.share]

    def met(self, lot: int, tokens: Sequence[int]) -> set[int]:
        """The first mixes of the cards of a lot that are not here for certain. If a card of another lot went through
        all of them, then it met each card of the lot, for any could be it, and in that mix the two could change
        places."""
        first = self.mixing().first
        firsts = [(token, first(token)) for token, of in self.lot.items() if of == lot]
        return {at for token, at in firsts if at != DIRECT or token not in tokens}

    def covers(self, one: Way, other: Way) -> bool:
        """Whether the card of the one way could be where that of the other was, and what was there in its place."""
        passed = {at for _, at in other.path}
        lots = self.mixing().lots
        return all(at in passed or lots[at] <= {one.lot, other.lot} for _, at in one.path[:-1])

    def settle(self, way: Way, card: str) -> None:
        """The card came by this way: take it out, and its token."""
        is_mixed = len(way.path) > 1
        if is_mixed:
            self.mixes = self.mixes.copy()
            for (token, at), (earlier, _) in reversed(list(pairwise(way.path))):
                self.swap_past(token, earlier, at)
                self.mixes[at] = self.mixes[at] - {token}
        gone = way.path[0][0]
        place = next(place for place, tokens in self.bags.items() if gone in tokens)
        self.bags[place] = [token for token in self.bags[place] if token != gone]
        del self.lot[gone]
        names = len(self.lots[way.lot])
        cards = self.lots[way.lot].copy()
        cards[card] -= 1
        if not cards[card]:
            del cards[card]
        if cards:
            self.lots[way.lot] = cards
        else:
            del self.lots[way.lot]
        if is_mixed or len(cards) == 1 < names:
            self.tidy()

    def is_just(self, place: int, cards: Cards) -> bool:
        """Whether just these cards are in this place, and known to be: lots that were in no mix and lie all here."""
        lots = Sources(self.bags.get(place, ()), self.mixing().last, self.lot)
        known: Counter[str] = Counter()
        for lot, tokens in lots.direct.items():
            if len(tokens) < self.lots[lot].total():
                return False
            known.update(self.lots[lot])
        return not lots.mixed and known == dict(cards)

    def clear(self, place: int) -> None:
        """All cards of a place, known to be there, are gone."""
        for token in self.bags.pop(place, ()):
            self.lots.pop(self.lot.pop(token), None)

    def swap_past(self, one: int, other: int, before: int) -> None:
        """Two tokens of a mix change what was before it."""
        if one == other:
            return
        self.lot[one], self.lot[other] = self.lot[other], self.lot[one]
        for at, mixed in enumerate(self.mixes[:before]):
            if (one in mixed) != (other in mixed):
                self.mixes[at] = mixed ^ {one, other}

    def certain(self) -> dict[int, Counter[str]]:
        """The cards that are in a place for certain: those of a lot for which there is no room elsewhere."""
        mixing = self.mixing()
        rooms: dict[int, Counter[int]] = {lot: Counter() for lot in self.lots}
        for place, tokens in self.bags.items():
            sources = Sources(tokens, mixing.last, self.lot)
            for lot, direct in sources.direct.items():
                rooms[lot][place] += len(direct)
            for at, mixed in sources.mixed.items():
                for lot in mixing.lots[at]:
                    rooms[lot][place] += len(mixed)
        known: dict[int, Counter[str]] = {}
        for lot, places in rooms.items():
            cards, whole = self.lots[lot], places.total()
            for place, inside in places.items():
                if max(cards.values()) > whole - inside:
                    sure = {card: count - whole + inside for card, count in cards.items()}
                    known[place] = known.get(place, Counter()) + Counter(sure)
        return known

    def gist(self) -> object:
        """The same for stories that say the same, and mostly not for others."""
        return frozenset(frozenset(cards.items()) for cards in self.lots.values() if len(cards) > 1)

    def likeness(self) -> object:
        """The same for stories that say the same."""
        trails = self.mixing().trails
        labels = {lot: self.label(lot) for lot in self.lots}
        lying: dict[int | str, list[tuple[int, ...]]] = {}
        for place, tokens in self.bags.items():
            for token in tokens:
                lying.setdefault(labels[self.lot[token]], []).append((place, *trails.get(token, ())))
        cards = {label: sorted(self.lots[label].items()) if isinstance(label, int) else [(label, 0)] for label in lying}
        return tuple(sorted((tuple(cards[label]), tuple(sorted(tokens))) for label, tokens in lying.items()))
