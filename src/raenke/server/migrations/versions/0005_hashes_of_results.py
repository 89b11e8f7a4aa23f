"""With which seed a match was dealt, and the last hash of its record."""

import sqlalchemy as sa
from alembic import op

from raenke.server.kill_points import passing

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("results", sa.Column("seed", sa.String(64)))
    op.add_column("results", sa.Column("last_hash", sa.String(64)))
    passing("migration")
