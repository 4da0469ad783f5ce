"""The tables, as SQLAlchemy describes them for migrations; the stores themselves speak plain SQL."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("waiting", Boolean, nullable=False),  # a bot must choose
    Column("summary", Text, nullable=False),
    Index("matches_by_status", "status", "public", "updated"),
    Index("matches_by_update", "updated"),
    Index("matches_by_waiting", "waiting", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(40), ForeignKey("matches.match"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("key", String(80)),
    Column("data", Text, nullable=False),
    Index("entries_by_key", "match", "key", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(40), ForeignKey("matches.match"), primary_key=True),
    Column("user", String(40), primary_key=True),
    Index("seats_by_user", "user"),
)

mentions = Table(  # whom the log of a match names: whoever sits or sat there, made it, or said something
    "mentions",
    metadata,
    Column("match", String(40), ForeignKey("matches.match"), primary_key=True),
    Column("user", String(80), primary_key=True),
    Index("mentions_by_user", "user"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("folded", String(80), primary_key=True),  # the name as it is compared
    Column("user", String(40), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("password_hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("likeness", String(160), nullable=False),  # the name as the eye reads it
    Index("accounts_by_likeness", "likeness"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("sid", String(40), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("user", String(40), nullable=False),
    Column("match", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("issued", BigInteger, nullable=False),  # the number that it was signed with
    Index("tokens_by_owner", "owner"),
)

endings = Table(
    "endings",
    metadata,
    Column("what", String(40), primary_key=True),  # a user, or the sid of a session
    Column("before", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),  # in the order of writing
    Index("endings_by_until", "until"),
    Index("endings_by_number", "number"),
)

keepsakes = Table(  # what accounts keep of their devices: progress in lessons, score pads
    "keepsakes",
    metadata,
    Column("user", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("item", String(80), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("value", Text, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("owner", String(80), nullable=False),
    Column("until", Float, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", String(40), ForeignKey("matches.match"), primary_key=True),
    Column("analysis", Text, nullable=False),
)
