"""The servers that share a database, and which of them holds a table."""

import sqlalchemy as sa
from alembic import op

from raenke.server.kill_points import passing

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("session", sa.Integer),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    passing("migration")
    op.add_column("matches", sa.Column("holder", sa.BigInteger))
    free = sa.text("ended_at IS NULL AND holder IS NULL")
    op.create_index("matches_free", "matches", ["id"], postgresql_where=free, sqlite_where=free)
