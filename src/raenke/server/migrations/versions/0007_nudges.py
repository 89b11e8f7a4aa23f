"""Channels for nudges, the outbox, tables a guest wants to hear nothing of, and the server's own keys."""

import sqlalchemy as sa
from alembic import op

from raenke.server.kill_points import passing

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("failed_at", sa.BigInteger),
        sa.Column("failure", sa.String(20)),
    )
    op.create_index("channels_guest", "channels", ["guest"])
    passing("migration")
    op.create_table(
        "outbox",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("channel", sa.String(40), primary_key=True),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["due_at"])
    op.create_table(
        "silenced",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(40), primary_key=True),
    )
    op.create_table(
        "own_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
