"""The end of a match: result, ratings and statistics are stored in the same commit as the end itself."""

import asyncio
import json
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from raenke import Match
from raenke.core.counts import Count, Counts, Found
from raenke.server import schema
from raenke.server.hall import Hall, Sitting, ended
from raenke.server.log import Entry
from raenke.server.table import LiveTable
from raenke.server.table_events import Closed, Finished

MODEL = PlackettLuce()


async def finish(hall: Hall, sitting: Sitting) -> None:
    """Store the end. The caller holds the table's lock."""
    table = sitting.table
    if table.stage != "playing" or not table.is_over or table.match is None:
        return
    scores, winners = table.match.scores, table.match.winners
    counts = Counts() if table.header.settings.origin else await asyncio.to_thread(counted, table.match)
    now = hall.source.now()

    def also(connection: Connection) -> None:
        ended(table.id, now)(connection)
        is_rated = may_be_rated(table)
        connection.execute(
            insert(schema.results),
            {
                "match": table.id,
                "game": table.game.name,
                "finished_at": now,
                "moves": len(table.made),
                "is_rated": is_rated,
            },
        )
        rated = rate(connection, table, ranks(table, winners, scores)) if is_rated else {}
        for seat in range(table.header.seats):
            row = player_row(table, seat, scores, winners, rated.get(seat))
            connection.execute(insert(schema.players), {**row, "counts": own_counts(row, counts.by_seat.get(seat))})
        for count in counts.found.values():
            add_count(connection, table.game.name, count)

    await hall.append(sitting, Entry(what=Finished(scores=scores, winners=winners)), also)
    hall.metrics.finished.labels(table.game.name).inc()


async def abandon(hall: Hall, sitting: Sitting) -> None:
    """Everybody has left the match, so all of them lose it. The caller holds the table's lock."""
    table, now = sitting.table, hall.source.now()

    def also(connection: Connection) -> None:
        ended(table.id, now)(connection)
        if may_be_rated(table):
            rate(connection, table, ranks(table, [], [0] * table.header.seats))

    await hall.append(sitting, Entry(what=Closed(why="abandoned")), also)


async def give_up(hall: Hall, sitting: Sitting) -> None:
    """The match has too many moves: close it without a winner or a loser. The caller holds the table's lock."""
    if sitting.table.stage == "playing" and sitting.table.is_long:
        await hall.close_table(sitting, Closed(why="long"))


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


def ranks(table: LiveTable, winners: list[int], scores: list[int]) -> list[int]:
    """A rank for each seat, the smallest for the best. A player who has given up comes last, whatever the score."""
    last = len(scores) + 1
    plain = [0 if seat in winners else 1 + sum(other > score for other in scores) for seat, score in enumerate(scores)]
    return [last if has_given_up(table, seat) else rank for seat, rank in enumerate(plain)]


def player_name(table: LiveTable, seat: int) -> str:
    place = table.places[seat]
    return f"guest:{place.owner}" if place.owner else f"bot:{place.bot or table.stand_in}"


def rate(connection: Connection, table: LiveTable, ranks: list[int]) -> dict[int, tuple[float, float]]:
    """Update the ratings of all seats. For each seat: the new rating and how it changed."""
    names = [player_name(table, seat) for seat in range(table.header.seats)]
    ratings = schema.ratings
    found = connection.execute(
        select(ratings).where((ratings.c.game == table.game.name) & ratings.c.player.in_(names))
    ).mappings()
    known = {row["player"]: row for row in found}
    before = [
        MODEL.rating(mu=known[name]["mu"], sigma=known[name]["sigma"]) if name in known else MODEL.rating()
        for name in names
    ]
    after = [team[0] for team in MODEL.rate([[rating] for rating in before], ranks=[float(rank) for rank in ranks])]
    rated: dict[int, tuple[float, float]] = {}
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        rated[seat] = (new.ordinal(), new.ordinal() - old.ordinal())
    for name in dict.fromkeys(names):  # a bot at several seats has one rating: their mean
        own = [after[seat] for seat, each in enumerate(names) if each == name]
        mu, sigma = (sum(values) / len(own) for values in ([each.mu for each in own], [each.sigma for each in own]))
        keep_rating(connection, table, name, mu, sigma, known.get(name))
    return rated


def keep_rating(connection: Connection, table: LiveTable, player: str, mu: float, sigma: float, known: Any) -> None:
    """A player who finishes a match at an open table is in the public list from then on."""
    ratings, game = schema.ratings, table.game.name
    is_public = table.header.settings.is_open and table.is_over
    if known is None:
        row = {"game": game, "player": player, "mu": mu, "sigma": sigma, "matches": 1, "is_public": is_public}
        connection.execute(insert(ratings), row)
        return
    mine = (ratings.c.game == game) & (ratings.c.player == player)
    values = {"mu": mu, "sigma": sigma, "matches": known["matches"] + 1, "is_public": known["is_public"] or is_public}
    connection.execute(update(ratings).where(mine).values(values))


def player_row(
    table: LiveTable, seat: int, scores: list[int], winners: list[int], rated: tuple[float, float] | None
) -> dict[str, Any]:
    place = table.places[seat]
    return {
        "match": table.id,
        "seat": seat,
        "name": table.names[seat],
        "guest": place.person,
        "bot": place.bot or (None if place.person else table.stand_in),
        "score": scores[seat],
        "is_winner": seat in winners,
        "rating": rated[0] if rated else None,
        "change": rated[1] if rated else None,
    }


def add_count(connection: Connection, game: str, count: Count) -> None:
    tallies = schema.tallies
    mine = (tallies.c.game == game) & (tallies.c.what == count.what) & (tallies.c.key == count.key)
    added = connection.execute(
        update(tallies)
        .where(mine)
        .values(
            times=tallies.c.times + count.times,
            wins=tallies.c.wins + count.wins,
            points=tallies.c.points + count.points,
        )
    )
    if added.rowcount == 0:
        row = {"game": game, "what": count.what, "key": count.key}
        connection.execute(insert(tallies), {**row, "times": count.times, "wins": count.wins, "points": count.points})
