"""Whom the log of a match names, so that nobody has to search all logs for a person."""

import msgspec
import sqlalchemy as sa
from alembic import op

from tetrapolis.server.store.base import Entry
from tetrapolis.server.store.queries import mention_rows

revision = "0004"
down_revision = "0003"

_ROWS = 1000  # at a time
_NAMING = sa.text(
    "SELECT match, seq, kind, key, data FROM entries WHERE kind IN ('created', 'joined', 'said')"
    " AND (match, seq) > (:match, :seq) ORDER BY match, seq LIMIT :rows"
)
_ADD = sa.text('INSERT INTO mentions (match, "user") VALUES (:match, :user) ON CONFLICT DO NOTHING')


def upgrade() -> None:
    op.create_table(
        "mentions",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("user", sa.String(80), primary_key=True),
    )
    op.create_index("mentions_by_user", "mentions", ["user"])
    connection = op.get_bind()
    match, seq = "", 0
    while rows := connection.execute(_NAMING, {"match": match, "seq": seq, "rows": _ROWS}).all():
        found = [
            {"match": match, "user": user}
            for match, seq, kind, key, data in rows
            for _, user in mention_rows(match, [Entry(seq, 0, kind, None, key, msgspec.json.decode(data))])
        ]
        if found:
            connection.execute(_ADD, found)
        match, seq = rows[-1][:2]


def downgrade() -> None:
    op.drop_table("mentions")
