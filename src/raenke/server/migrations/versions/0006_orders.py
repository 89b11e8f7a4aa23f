"""Orders of `raenke admin`, and when a guest was last seen: for those known before, now."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("taken_at", sa.BigInteger),
        sa.Column("answer", sa.Text),
    )
    op.add_column("guests", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
    guests = sa.table("guests", sa.column("seen_at", sa.BigInteger))
    op.execute(guests.update().values(seen_at=time.time_ns() // 1_000_000))
