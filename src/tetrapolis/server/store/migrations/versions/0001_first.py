"""The first schema: logs of matches, seats, accounts, leases, analyses."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("matches_by_status", "matches", ["status", "public", "updated"])
    op.create_index("matches_by_update", "matches", ["updated"])
    op.create_index("matches_by_waiting", "matches", ["waiting", "updated"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.String(80)),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("entries_by_key", "entries", ["match", "key"], unique=True)
    op.create_table(
        "seats",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("user", sa.String(40), primary_key=True),
    )
    op.create_index("seats_by_user", "seats", ["user"])
    op.create_table(
        "accounts",
        sa.Column("folded", sa.String(80), primary_key=True),
        sa.Column("user", sa.String(40), nullable=False, unique=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("password_hash", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("analysis", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("analyses", "leases", "accounts", "seats", "entries", "matches"):
        op.drop_table(table)
