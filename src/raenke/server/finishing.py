"""The end of a match: result, ratings and statistics are kept in the same commit as the end itself."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from raenke.core.event import to_dict
from raenke.server import schema
from raenke.server.hall import Hall, Sitting, ended
from raenke.server.happenings import Finished
from raenke.server.log import Entry
from raenke.server.statistics import Count, counts_of
from raenke.server.table import LiveTable

MODEL = PlackettLuce()


async def finish(hall: Hall, sitting: Sitting) -> None:
    """Note the end. The caller holds the table's lock."""
    table = sitting.table
    if table.stage != "playing" or not table.is_over or table.match is None:
        return
    scores, winners = table.match.scores, table.match.winners
    events = [to_dict(event) for event in table.match.events]
    counts = counts_of(table.game.name, events, winners)
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
        rated = rate(connection, table, winners, scores) if is_rated else {}
        for seat in range(table.header.seats):
            connection.execute(insert(schema.players), player_row(table, seat, scores, winners, rated.get(seat)))
        for count in counts:
            add_count(connection, table.game.name, count)

    await hall.append(sitting, Entry(what=Finished(scores=scores, winners=winners)), also)
    hall.metrics.finished.labels(table.game.name).inc()


def may_be_rated(table: LiveTable) -> bool:
    """Everybody plays for one seat from beginning to end, nobody twice, and from the first shuffle on."""
    owners = [place.guest for place in table.places if place.guest]
    is_same = all(len(place.guests) <= 1 for place in table.places)
    is_taken = all(place.is_taken for place in table.places)
    return table.header.settings.is_rated and is_same and is_taken and 0 < len(owners) == len(set(owners))


def player_name(table: LiveTable, seat: int) -> str:
    place = table.places[seat]
    return f"guest:{place.guest}" if place.guest else f"bot:{place.bot or table.stand_in}"


def rate(
    connection: Connection, table: LiveTable, winners: list[int], scores: list[int]
) -> dict[int, tuple[float, float]]:
    """New ratings of all seats: the rating and how it changed."""
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
    ranks = [0 if seat in winners else 1 + sum(other > score for other in scores) for seat, score in enumerate(scores)]
    after = [team[0] for team in MODEL.rate([[rating] for rating in before], ranks=[float(rank) for rank in ranks])]
    rated: dict[int, tuple[float, float]] = {}
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        rated[seat] = (new.ordinal(), new.ordinal() - old.ordinal())
    for name in dict.fromkeys(names):  # a bot at several seats has one rating: the mean of what they say
        own = [after[seat] for seat, each in enumerate(names) if each == name]
        mu, sigma = (sum(values) / len(own) for values in ([each.mu for each in own], [each.sigma for each in own]))
        keep_rating(connection, table.game.name, name, mu, sigma, known.get(name))
    return rated


def keep_rating(connection: Connection, game: str, player: str, mu: float, sigma: float, known: Any) -> None:
    ratings = schema.ratings
    if known is None:
        row = {"game": game, "player": player, "mu": mu, "sigma": sigma, "matches": 1}
        connection.execute(insert(ratings), row)
        return
    mine = (ratings.c.game == game) & (ratings.c.player == player)
    connection.execute(update(ratings).where(mine).values(mu=mu, sigma=sigma, matches=known["matches"] + 1))


def player_row(
    table: LiveTable, seat: int, scores: list[int], winners: list[int], rated: tuple[float, float] | None
) -> dict[str, Any]:
    place = table.places[seat]
    return {
        "match": table.id,
        "seat": seat,
        "name": table.names[seat],
        "guest": place.guest,
        "bot": place.bot or (None if place.guest else table.stand_in),
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
