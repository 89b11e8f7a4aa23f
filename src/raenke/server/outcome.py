"""How a match came out: who won, who has given up, whether it is rated, and the ratings after it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, NamedTuple

from raenke import Match
from raenke.core.counts import Counts, Found
from raenke.server.table import LiveTable

Strengths = Mapping[str, tuple[float, float]]
"""What is known of players by name: mu and sigma."""


@cache
def model() -> Any:
    """How ratings are reckoned. It loads when a first match has ended: a page in the browser has to be there sooner."""
    from openskill.models.weng_lin.plackett_luce import PlackettLuce

    return PlackettLuce()


class Rated(NamedTuple):
    """The ratings after a match: by seat the new one and how it changed, by name what is known now."""

    by_seat: dict[int, tuple[float, float]]
    by_name: dict[str, tuple[float, float]]


@dataclass
class Outcome:
    """A match that is over, or that all have left."""

    table: LiveTable
    at: int
    scores: Sequence[int]
    winners: Sequence[int]
    counts: Counts = field(default_factory=Counts)
    last_hash: str | None = None  # of its record

    @cached_property
    def is_rated(self) -> bool:
        return may_be_rated(self.table)

    @property
    def names(self) -> list[str]:
        """All players as ratings name them, by seat."""
        return [player_name(self.table, seat) for seat in range(self.table.header.seats)]

    def row(self) -> dict[str, Any]:
        """The result of the match."""
        return {
            "match": self.table.id,
            "game": self.table.game.name,
            "finished_at": self.at,
            "moves": len(self.table.made),
            "seed": self.table.seed,
            "last_hash": self.last_hash,
            "is_rated": self.is_rated,
        }

    def player_rows(self, rated: Rated | None) -> list[dict[str, Any]]:
        """The result of each seat."""
        by_seat = rated.by_seat if rated else {}
        rows = [self._player_row(seat, by_seat.get(seat)) for seat in range(self.table.header.seats)]
        return [{**row, "counts": own_counts(row, self.counts.by_seat.get(row["seat"]))} for row in rows]

    def _player_row(self, seat: int, rated: tuple[float, float] | None) -> dict[str, Any]:
        place = self.table.places[seat]
        return {
            "match": self.table.id,
            "seat": seat,
            "name": self.table.names[seat],
            "guest": place.person,
            "bot": place.bot or (None if place.person else self.table.stand_in),
            "score": self.scores[seat],
            "is_winner": seat in self.winners,
            "rating": rated[0] if rated else None,
            "change": rated[1] if rated else None,
        }

    def rated(self, known: Strengths) -> Rated:
        """The ratings of all seats after the match; who is not known yet has a new player's."""
        names = self.names
        rating = model().rating
        before = [rating(mu=known[name][0], sigma=known[name][1]) if name in known else rating() for name in names]
        places = [float(rank) for rank in ranks(self.table, self.winners, self.scores)]
        after = [team[0] for team in model().rate([[rating] for rating in before], ranks=places)]
        by_seat = {
            seat: (new.ordinal(), new.ordinal() - old.ordinal())
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
        }
        by_name = {}
        for name in dict.fromkeys(names):  # a bot at several seats has one rating: their mean
            own = [after[seat] for seat, each in enumerate(names) if each == name]
            mu, sigma = (sum(values) / len(own) for values in ([each.mu for each in own], [each.sigma for each in own]))
            by_name[name] = mu, sigma
        return Rated(by_seat, by_name)


def counted(match: Match) -> Counts:
    counts = Counts()
    match.game.count(counts, match.events, match.winners)
    return counts


def own_counts(row: dict[str, Any], found: Found | None) -> str | None:
    """What the match adds to a person's own tallies: `{what: {key: [times, wins, points]}}`."""
    if row["guest"] is None or not found:
        return None
    told: dict[str, dict[str, list[int]]] = {}
    for count in found.values():
        told.setdefault(count.what, {})[count.key] = [count.times, count.wins, count.points]
    return json.dumps(told, separators=(",", ":"))


def may_be_rated(table: LiveTable) -> bool:
    """A match counts if it starts with a shuffle, each person has one seat, and each has made a move or left."""
    settings, owners = table.header.settings, [place.owner for place in table.places if place.owner]
    came = {made.guest for made in table.made} | {place.left_by for place in table.places}
    is_fresh = settings.is_rated and settings.origin is None
    return is_fresh and 0 < len(owners) == len(set(owners)) and came >= set(owners)


def has_given_up(table: LiveTable, seat: int) -> bool:
    """Has the seat's owner left, missed the last choice, or let a bot or another person make most choices?"""
    place = table.places[seat]
    if place.owner is None:
        return False
    choices = [made.guest for made in table.made if made.seat == seat and made.had_choice]
    missed_last = place.is_absent and choices[-1:] != [place.owner]
    return place.guest is None or missed_last or 2 * choices.count(place.owner) < len(choices)


def ranks(table: LiveTable, winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """A rank for each seat, the smallest for the best. A player who has given up comes last, whatever the score."""
    last = len(scores) + 1
    plain = [0 if seat in winners else 1 + sum(other > score for other in scores) for seat, score in enumerate(scores)]
    return [last if has_given_up(table, seat) else rank for seat, rank in enumerate(plain)]


def player_name(table: LiveTable, seat: int) -> str:
    place = table.places[seat]
    return f"guest:{place.owner}" if place.owner else f"bot:{place.bot or table.stand_in}"
