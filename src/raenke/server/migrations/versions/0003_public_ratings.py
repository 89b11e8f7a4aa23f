"""Ratings say whether they are named to everybody."""

import sqlalchemy as sa
from alembic import op

from raenke.server.killing import passing

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    column = sa.Column("is_public", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("ratings", column)
    passing("migration")
