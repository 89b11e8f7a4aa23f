"""Results, ratings and statistics, as the database keeps them."""

from sqlalchemy import Connection, insert, select, update

from raenke.core.counts import Count
from raenke.server import schema
from raenke.server.outcome import Outcome, Rated


def keep(connection: Connection, outcome: Outcome) -> None:
    """Keep how a match came out."""
    wait_for_others(connection)
    connection.execute(insert(schema.results), outcome.row())
    rated = rate(connection, outcome) if outcome.is_rated else None
    for row in outcome.player_rows(rated):
        connection.execute(insert(schema.players), row)
    for count in outcome.counts.found.values():
        add_count(connection, outcome.table.game.name, count)


def rate(connection: Connection, outcome: Outcome) -> Rated:
    """Update the ratings of all seats. A player who finishes a match at an open table is in the public list then."""
    wait_for_others(connection)
    ratings, table, names = schema.ratings, outcome.table, outcome.names
    found = connection.execute(
        select(ratings).where((ratings.c.game == table.game.name) & ratings.c.player.in_(names))
    ).mappings()
    known = {row["player"]: row for row in found}
    rated = outcome.rated({name: (row["mu"], row["sigma"]) for name, row in known.items()})
    is_public = table.header.settings.is_open and table.is_over
    for player, (mu, sigma) in rated.by_name.items():
        mine = (ratings.c.game == table.game.name) & (ratings.c.player == player)
        values = {"mu": mu, "sigma": sigma, "matches": 1, "is_public": is_public}
        if before := known.get(player):
            values |= {"matches": before["matches"] + 1, "is_public": before["is_public"] or is_public}
            connection.execute(update(ratings).where(mine).values(values))
        elif is_somebody(connection, player):
            connection.execute(insert(ratings), {"game": table.game.name, "player": player, **values})
    return rated


def wait_for_others(connection: Connection) -> None:
    """Servers on one database count results one after the other, until the end of their transactions."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7234566)")


def is_somebody(connection: Connection, player: str) -> bool:
    """A bot, or a guest who was not deleted meanwhile."""
    kind, _, name = player.partition(":")
    guests = schema.guests.c
    return kind == "bot" or connection.execute(select(guests.id).where(guests.id == name)).first() is not None


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
