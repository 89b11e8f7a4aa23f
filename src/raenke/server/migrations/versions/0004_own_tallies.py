"""What a match adds to the tallies of each person who played it."""

import sqlalchemy as sa
from alembic import op

from raenke.server.kill_points import passing

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("players", sa.Column("counts", sa.Text))
    passing("migration")
