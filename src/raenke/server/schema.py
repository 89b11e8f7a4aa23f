"""The tables of the database; entries are only ever added, deleted with their table, or rid of a guest's name."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(20), nullable=False),
    Column("recovery", String(64), nullable=False),  # SHA-256 of the code
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # to a day
)

# A key signs a guest in on one device, or moves a seat to another. Only hashes are stored; the secrets have 256 bits.
keys = Table(
    "keys",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("match", String(40)),
    Column("seat", Integer),
    Column("made_at", BigInteger, nullable=False),
    Index("keys_guest", "guest"),
    Index("keys_seat", "match", "seat"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("release", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", String(40), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),  # set once, when it is finished or given up
    Column("holder", BigInteger),  # the server that sees to its bots and clocks; null: none, or there is only one
    Index("matches_ended", "ended_at"),
)
FREE = matches.c.ended_at.is_(None) & matches.c.holder.is_(None)
Index("matches_free", matches.c.id, postgresql_where=FREE, sqlite_where=FREE)

entries = Table(
    "entries",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("seed", String(64)),  # that it was dealt by; null in old matches, where it is the seed of `matches`
    Column("last_hash", String(64)),  # of its record; null in old matches
    Index("results_game", "game", "finished_at"),
)

players = Table(
    "players",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("guest", String(40)),
    Column("bot", String(40)),
    Column("score", Integer, nullable=False),
    Column("is_winner", Boolean, nullable=False),
    Column("rating", Float),
    Column("change", Float),
    Column("counts", Text),  # what the match adds to a person's own tallies; null if it is not counted
    Index("players_guest", "guest"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(60), primary_key=True),  # `guest:<id>` or `bot:<name>`
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("is_public", Boolean, nullable=False, server_default=false()),  # finished a rated match at an open table
)

tallies = Table(
    "tallies",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("what", String(20), primary_key=True),
    Column("key", String(40), primary_key=True),
    Column("times", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
    Column("points", BigInteger, nullable=False),
)

# Always empty: the health check inserts and deletes a row in one commit to see whether the database can write.
health = Table(
    "health",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The servers that run now on this database, if there can be more than one. Backups leave them out.
servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("session", Integer),  # its listening connection, by the number the database has for it
    Column("until", BigInteger, nullable=False),  # it is taken for dead then, unless it gives a sign of life before
    Column("since", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("muted", String(40), primary_key=True),
)

# What `raenke admin` wants done, until it has read the answer. Who can write here may do anything anyway.
orders = Table(
    "orders",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("taken_at", BigInteger),  # when a server began to carry it out
    Column("answer", Text),
)

# Where a guest wants to be told of their turn. Who knows an address could write there, so it is never sent back whole.
channels = Table(
    "channels",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String(20), nullable=False),
    Column("site", Text, nullable=False),  # where the guest's browser reached the server, for links
    Column("made_at", BigInteger, nullable=False),
    Column("code", String(64)),  # SHA-256 of the code sent there; null: confirmed
    Column("tries", Integer, nullable=False),  # of the code
    Column("failed_at", BigInteger),
    Column("failure", String(20)),
    Index("channels_guest", "guest"),
)

# What is still to be told: written in one commit with the entry of this number. Without a channel it is not yet known
# to whom it goes.
outbox = Table(
    "outbox",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("channel", String(40), primary_key=True),
    Column("what", String(20), nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("outbox_due", "due_at"),
)

silenced = Table(
    "silenced",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("match", String(40), primary_key=True),
)

own_keys = Table(
    "own_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
