"""Endings of sessions and tokens by numbers, not by clocks; what the names of accounts look like, anew."""

import sqlalchemy as sa
from alembic import op

from tetrapolis.server.store.queries import likeness

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("endings", sa.Column("number", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("endings_by_number", "endings", ["number"])
    op.add_column("tokens", sa.Column("issued", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tokens SET issued = created")  # until now they were signed with the time
    accounts = sa.table("accounts", sa.column("user"), sa.column("name"), sa.column("likeness"))
    connection = op.get_bind()
    for user, name in connection.execute(sa.select(accounts.c.user, accounts.c.name)).all():
        connection.execute(accounts.update().where(accounts.c.user == user).values(likeness=likeness(name)))


def downgrade() -> None:
    op.drop_column("tokens", "issued")
    op.drop_index("endings_by_number", "endings")
    op.drop_column("endings", "number")
