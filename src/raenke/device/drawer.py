"""What a device keeps: its guest, the tables, how matches came out; by keys, as texts."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from raenke.server.log import Header, Numbered
from raenke.server.outcome import Outcome, Strengths
from raenke.server.wire import Guest

Keep = Callable[[str, str | None], object]
"""Keeps a text under a key, or with None nothing any more. What can be awaited is awaited before anybody is told."""
T = TypeVar("T")
GUEST, TABLE, ENTRY, MATCH, RESULT, RATINGS = "guest", "table/", "entry/", "match/", "result/", "ratings/"


class Finished(msgspec.Struct, frozen=True):
    """A finished match, in one piece."""

    header: Header
    entries: list[Numbered]


class Result(msgspec.Struct, frozen=True):
    """How a match came out, as the rows of a server's database have it; and what it adds to the statistics."""

    match: dict[str, Any]
    players: list[dict[str, Any]]
    counts: list[tuple[str, str, int, int, int]] = []


Batch = dict[str, str | None]


class Drawer:
    """All that is kept. `keep` tells whoever does the keeping."""

    def __init__(self, keep: Keep, kept: Mapping[str, str]) -> None:
        self._keep = keep
        self._texts = dict(kept)

    async def put(self, batch: Batch) -> None:
        """What is new is kept before what is old is let go, so that nothing is lost in between."""
        for key, text in sorted(batch.items(), key=lambda each: each[1] is None):
            if text is None:
                self._texts.pop(key, None)
            else:
                self._texts[key] = text
            done = self._keep(key, text)
            if inspect.isawaitable(done):
                await done

    def keys(self, prefix: str) -> list[str]:
        """What follows the prefix in the keys that have it."""
        return sorted(key.removeprefix(prefix) for key in self._texts if key.startswith(prefix))

    def read(self, key: str, kind: type[T]) -> T | None:
        text = self._texts.get(key)
        return None if text is None else msgspec.json.decode(text, type=kind)

    # The guest

    @property
    def guest(self) -> Guest | None:
        return self.read(GUEST, Guest)

    async def keep_guest(self, guest: Guest) -> None:
        await self.put({GUEST: written(guest)})

    async def forget(self) -> None:
        """Keep nothing any more."""
        await self.put(dict.fromkeys(list(self._texts)))

    # Tables

    def unfinished(self) -> list[str]:
        return [match for match in self.keys(TABLE) if MATCH + match not in self._texts]

    def has(self, match: str) -> bool:
        return TABLE + match in self._texts or MATCH + match in self._texts

    def table(self, match: str) -> tuple[Header | None, list[Numbered]]:
        if finished := self.read(MATCH + match, Finished):
            return finished.header, finished.entries
        return self.read(TABLE + match, Header), list(self._entries(match))

    def _entries(self, match: str) -> Iterator[Numbered]:
        for key in self.keys(f"{ENTRY}{match}/"):
            entry = self.read(f"{ENTRY}{match}/{key}", Numbered)
            assert entry is not None
            yield entry

    async def keep_table(self, header: Header, entries: list[Numbered]) -> None:
        """The header comes last: without it the entries are no table."""
        await self.put({entry_key(header.id, each): written(each) for each in entries})
        await self.put({TABLE + header.id: written(header)})

    def with_entry(self, match: str, numbered: Numbered) -> Batch:
        """What keeps an entry: a match in one piece is written anew."""
        if finished := self.read(MATCH + match, Finished):
            return {MATCH + match: written(Finished(finished.header, [*finished.entries, numbered]))}
        return {entry_key(match, numbered): written(numbered)}

    def put_together(self, match: str, batch: Batch) -> None:
        """Keep a table with the entries of this batch in one piece from now on."""
        header, entries = self.table(match)
        assert header is not None
        last = [
            msgspec.json.decode(text, type=Numbered)
            for key, text in batch.items()
            if text is not None and key.startswith(ENTRY)
        ]
        self.let_go(match, batch)
        self.with_match(header, [*entries, *last], batch)

    def with_match(self, header: Header, entries: list[Numbered], batch: Batch) -> None:
        batch[MATCH + header.id] = written(Finished(header, entries))

    def let_go(self, match: str, batch: Batch) -> None:
        """Keep a table no longer."""
        prefix = f"{ENTRY}{match}/"
        gone = dict.fromkeys([TABLE + match, *(prefix + key for key in self.keys(prefix))])
        for key in [key for key in batch if key.startswith(prefix)]:
            del batch[key]
        batch.update(gone)

    # Results

    def results(self) -> list[Result]:
        """The results of all matches, the newest first."""
        found = [each for key in self.keys(RESULT) if (each := self.read(RESULT + key, Result))]
        return sorted(found, key=lambda each: (-each.match["finished_at"], each.match["match"]))

    def result(self, match: str) -> Result | None:
        return self.read(RESULT + match, Result)

    def strengths(self, game: str) -> dict[str, tuple[float, float, int]]:
        """Of the players in a game: mu, sigma, and in how many matches."""
        return self.read(RATINGS + game, dict[str, tuple[float, float, int]]) or {}

    def with_result(self, outcome: Outcome, batch: Batch) -> None:
        header, game = outcome.table.header, outcome.table.game.name
        rated = outcome.rated(self.known(game)) if outcome.is_rated else None
        rules: dict[str, Any] = {
            "rules": header.rules,
            "options": msgspec.json.encode(header.options).decode(),
            "seats": header.seats,
        }
        if header.settings.origin:
            rules["has_origin"] = True
        counts = [(each.what, each.key, each.times, each.wins, each.points) for each in outcome.counts.found.values()]
        batch[RESULT + header.id] = written(Result({**outcome.row(), **rules}, outcome.player_rows(rated), counts))
        if rated:
            before = self.strengths(game)
            now = {name: (*rated.by_name[name], before.get(name, (0, 0, 0))[2] + 1) for name in rated.by_name}
            batch[RATINGS + game] = written({**before, **now})

    def known(self, game: str) -> Strengths:
        return {name: (mu, sigma) for name, (mu, sigma, _) in self.strengths(game).items()}


def written(what: Any) -> str:
    return msgspec.json.encode(what).decode()


def entry_key(match: str, numbered: Numbered) -> str:
    """Keys sort as the numbers do."""
    return f"{ENTRY}{match}/{numbered.number:06}"
