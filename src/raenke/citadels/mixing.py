"""How cards go through the mixes of a story, worked out once for all that are shown: by which paths, how likely."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Path = list[tuple[int, int]]
"""How a card came to be shown: the token it is, and the mix it went through before; the last has none (-1)."""
DIRECT = -1


@dataclass
class Way:
    """How a card that is shown may have come there: of which lot, by which path, and how likely."""

    lot: int
    path: Path
    share: float


class Sources:
    """Some tokens by the last mix they were in; those without any are direct, and kept by their lot."""

    def __init__(self, tokens: Iterable[int], last: Mapping[int, int], lot: Mapping[int, int]) -> None:
        self.direct: dict[int, list[int]] = {}
        self.mixed: dict[int, list[int]] = {}
        for token in tokens:
            at = last.get(token, DIRECT)
            if at == DIRECT:
                self.direct.setdefault(lot[token], []).append(token)
            else:
                self.mixed.setdefault(at, []).append(token)


class Mixing:
    """The mixes of a story as they are now; a card that was in none of them may come and go meanwhile."""

    def __init__(self, mixes: list[set[int]], lot: Mapping[int, int]) -> None:
        self.mixes = mixes
        self.sizes = [len(mixed) for mixed in mixes]
        self.feeds: list[Sources] = []
        self.lots: list[set[int]] = []  # that may have been in each mix
        self.trails: dict[int, tuple[int, ...]] = {}  # all mixes of each token
        self.flows: dict[int, Flow] = {}
        last: dict[int, int] = {}
        for at, mixed in enumerate(mixes):
            feed = Sources(sorted(mixed), last, lot)
            self.feeds.append(feed)
            self.lots.append(set(feed.direct).union(*(self.lots[before] for before in feed.mixed)))
            for token in mixed:
                last[token] = at
                self.trails[token] = (*self.trails.get(token, ()), at)
        self.last = last

    def flow(self, lot: int) -> "Flow":
        if lot not in self.flows:
            self.flows[lot] = Flow(lot, self.feeds, self.sizes)
        return self.flows[lot]

    def first(self, token: int) -> int:
        """The first mix of a token."""
        return self.trails[token][0] if token in self.trails else DIRECT


class Flow:
    """How the cards of one lot go through the mixes: how many are in each for certain, and on average."""

    def __init__(self, lot: int, feeds: Sequence[Sources], sizes: Sequence[int]) -> None:
        self.lot = lot
        self.feeds = feeds
        self.sizes = sizes
        self.sure: list[int] = []
        self.mean: list[float] = []
        self.found: dict[int, list[tuple[Path, float]]] = {}
        for sources in feeds:
            sure = sum(self.at_least(at, among) for at, among in sources.mixed.items())
            self.sure.append(len(sources.direct.get(lot, ())) + sure)
            self.mean.append(self.expected(sources))

    def at_least(self, at: int, among: list[int]) -> int:
        """How many of these tokens, that were in a mix last, are of the lot for certain."""
        return max(0, len(among) + self.sure[at] - self.sizes[at])

    def expected(self, sources: Sources) -> float:
        mixed = (len(among) * self.mean[at] / self.sizes[at] for at, among in sources.mixed.items())
        return len(sources.direct.get(self.lot, ())) + sum(mixed)

    def into(self, at: int) -> list[tuple[Path, float]]:
        """How a card of the lot can have come into a mix."""
        if at not in self.found:
            self.found[at] = self.paths(self.feeds[at])
        return self.found[at]

    def paths(self, sources: Sources) -> list[tuple[Path, float]]:
        """How a card of the lot can be among some tokens, and how many of them are to be expected.

        If there is one among them for certain it may as well be that one: any other of its lot could take its place.
        Nor does a card come in a roundabout way from a mix that one of the tokens comes from straight: in that mix the
        two could change places.
        """
        if self.lot in sources.direct:
            return [([(sources.direct[self.lot][0], DIRECT)], self.expected(sources))]
        mixes = sorted(at for at in sources.mixed if self.mean[at])
        for at in mixes:
            if self.at_least(at, sources.mixed[at]):
                return self.certain(at, sources)
        found: dict[tuple[int, ...], tuple[Path, float]] = {}
        for at in mixes:
            share = len(sources.mixed[at]) / self.sizes[at]
            for path, expected in self.into(at):
                passed = (at, *[mix for _, mix in path[:-1]])
                straight = len(passed) - 1
                while passed[straight] not in sources.mixed:
                    straight -= 1
                key = passed[straight:]
                if key in found:
                    known, before = found[key]
                    found[key] = known, before + share * expected
                else:
                    found[key] = [(sources.mixed[at][0], at), *path], share * expected
        return list(found.values())

    def certain(self, at: int, sources: Sources) -> list[tuple[Path, float]]:
        """By way of one mix."""
        paths = self.into(at)
        share = self.expected(sources) / sum(expected for _, expected in paths)
        return [([(sources.mixed[at][0], at), *path], share * expected) for path, expected in paths]
