"""The links of a seat are found by the seat: a new one takes the place of those before."""

from alembic import op

from raenke.server.kill_points import passing

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("keys_seat", "keys", ["match", "seat"])
    passing("migration")
