"""Alembic's way in: the connection is given by `store.migrate`."""

from alembic import context

from tetrapolis.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
