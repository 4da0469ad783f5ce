"""Endings of sessions, tokens of programs, and what the names of accounts look like."""

import sqlalchemy as sa
from alembic import op

from tetrapolis.server.store.queries import likeness

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("sid", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_by_owner", "tokens", ["owner"])
    op.create_table(
        "endings",
        sa.Column("what", sa.String(40), primary_key=True),
        sa.Column("before", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("endings_by_until", "endings", ["until"])
    op.add_column("accounts", sa.Column("likeness", sa.String(160), nullable=False, server_default=""))
    accounts = sa.table("accounts", sa.column("user"), sa.column("name"), sa.column("likeness"))
    connection = op.get_bind()
    for user, name in connection.execute(sa.select(accounts.c.user, accounts.c.name)).all():
        change = accounts.update().where(accounts.c.user == user).values(likeness=likeness(name))
        connection.execute(change)
    op.create_index("accounts_by_likeness", "accounts", ["likeness"])


def downgrade() -> None:
    op.drop_index("accounts_by_likeness", "accounts")
    op.drop_column("accounts", "likeness")
    for table in ("endings", "tokens"):
        op.drop_table(table)
