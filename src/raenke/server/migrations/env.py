"""What Alembic runs: every step in one transaction, so that an interrupted one leaves nothing behind."""

from alembic import context

from raenke.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
