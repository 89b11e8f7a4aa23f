"""Reading the results, ratings and statistics of finished matches."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select

from raenke import games
from raenke.server import schema
from raenke.server.summing import MATCHES_MOST, Found, Played, Strengths, card_name, name_of, result_shape
from raenke.server.wire_http import MatchResult, RatingLine, Tally
from raenke.words import Words

LIST_MOST = 100


def result_of(connection: Connection, match: str) -> MatchResult | None:
    found = results_where(connection, [match])
    return found[0] if found else None


def matches_of(connection: Connection, guest: str, before: int | None) -> list[MatchResult]:
    """The finished matches of a guest, the newest first."""
    players, results = schema.players, schema.results
    wanted = (
        select(results.c.match)
        .where(results.c.match.in_(select(players.c.match).where(players.c.guest == guest)))
        .order_by(results.c.finished_at.desc(), results.c.match)
        .limit(LIST_MOST)
    )
    if before is not None:
        wanted = wanted.where(results.c.finished_at < before)
    return results_where(connection, list(connection.execute(wanted).scalars()))


def results_where(connection: Connection, matches: Sequence[str]) -> list[MatchResult]:
    rows = connection.execute(select(schema.results).where(schema.results.c.match.in_(matches))).mappings()
    results = {row["match"]: row for row in rows}
    sat: dict[str, list[Any]] = {match: [] for match in matches}
    players = select(schema.players).where(schema.players.c.match.in_(matches)).order_by(schema.players.c.seat)
    for row in connection.execute(players).mappings():
        sat[row["match"]].append(row)
    return [result_shape(results[match], sat[match]) for match in matches if match in results]


def ratings_of(connection: Connection, game: str, guest: str | None) -> list[RatingLine]:
    """The best first, by mu - 3 sigma. Lists bots, players of open tables, and the reader."""
    ratings, guests = schema.ratings, schema.guests
    sure, own = ratings.c.mu - 3 * ratings.c.sigma, f"guest:{guest}"
    listed = ratings.c.is_public | ratings.c.player.startswith("bot:", autoescape=True)
    lines = (
        select(ratings, guests.c.name.label("guest_name"))
        .outerjoin(guests, ratings.c.player == "guest:" + guests.c.id)
        .where(ratings.c.game == game)
        .order_by(sure.desc(), ratings.c.player)
    )
    rows = list(connection.execute(lines.where(listed | (ratings.c.player == own)).limit(LIST_MOST)).mappings())
    if guest and own not in [row["player"] for row in rows]:
        rows += connection.execute(lines.where(ratings.c.player == own)).mappings()
    return [
        RatingLine(
            name=row["guest_name"] or row["player"].partition(":")[2],
            guest=guest if row["player"] == own else None,
            bot=row["player"].partition(":")[2] if row["player"].startswith("bot:") else None,
            rating=round(row["mu"] - 3 * row["sigma"], 2),
            mu=round(row["mu"], 3),
            sigma=round(row["sigma"], 3),
            matches=row["matches"],
        )
        for row in rows
    ]


def tallies_of(connection: Connection, game: str, what: str, words: Words) -> list[Tally]:
    tallies = schema.tallies
    rows = connection.execute(
        select(tallies).where((tallies.c.game == game) & (tallies.c.what == what)).order_by(tallies.c.key)
    ).mappings()
    return [
        Tally(
            key=row["key"],
            text=card_name(words, row["key"]) if what == "card" else row["key"],
            times=row["times"],
            wins=row["wins"],
            points=row["points"],
        )
        for row in rows
    ]


def is_fresh() -> ColumnElement[bool]:
    """Did a match begin with a shuffle, and not go on from another? Only those are counted in statistics."""
    settings = schema.matches.c.settings
    return ~(settings.contains('"origin":"') | settings.contains('"origin":{'))


def finished_count(connection: Connection, game: str) -> int:
    """How many matches the statistics know, deleted ones too."""
    results, matches, tallies = schema.results, schema.matches, schema.tallies
    found = connection.execute(
        select(func.count())
        .select_from(results.join(matches, matches.c.id == results.c.match))
        .where((results.c.game == game) & is_fresh())
    )
    deleted = connection.execute(
        select(tallies.c.times).where((tallies.c.game == game) & (tallies.c.what == "deleted"))
    )
    return int(found.scalar() or 0) + int(deleted.scalar() or 0)


def found_of(connection: Connection, guest: str) -> Found:
    """The last matches in which the guest had one seat."""
    players, results, matches = schema.players, schema.results, schema.matches
    last = (
        select(results, matches.c.rules, matches.c.options, matches.c.seats)
        .join(matches, matches.c.id == results.c.match)
        .where(results.c.match.in_(select(players.c.match).where(players.c.guest == guest)))
        .order_by(results.c.finished_at.desc(), results.c.match)
        .limit(MATCHES_MOST)
    )
    rows = [row for row in connection.execute(last).mappings() if row["game"] in games]
    sat: dict[str, list[Any]] = defaultdict(list)
    ids = [row["match"] for row in rows]
    for row in connection.execute(select(players).where(players.c.match.in_(ids))).mappings():
        sat[row["match"]].append(row)
    played = []
    for row in reversed(rows):
        own = [player for player in sat[row["match"]] if player["guest"] == guest]
        if len(own) == 1:
            played.append(Played(row, own[0], [player for player in sat[row["match"]] if player is not own[0]]))
    return Found(played, strengths_of(connection, played))


def strengths_of(connection: Connection, played: Iterable[Played]) -> Strengths:
    names = {name_of(other) for each in played for other in each.others}
    ratings = schema.ratings
    rows = connection.execute(select(ratings).where(ratings.c.player.in_(names))).mappings()
    return {(row["game"], row["player"]): (row["mu"], row["sigma"]) for row in rows}
