"""A table to try whether anything can be written, and which ratings everybody may see."""

import sqlalchemy as sa
from alembic import op

from raenke.server.kill_points import passing

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "health",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("ratings", sa.Column("is_public", sa.Boolean, nullable=False, server_default=sa.false()))
    passing("migration")
