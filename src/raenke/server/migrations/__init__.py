"""How an older database becomes one of this release, step by step (Alembic)."""
