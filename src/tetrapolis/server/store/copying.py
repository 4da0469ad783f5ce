"""Between an SQLite file and PostgreSQL: all tables, whatever version of the schema they have."""

from sqlalchemy import Connection, MetaData, insert, select

_NOT_COPIED = ("alembic_version", "leases", "installation")
_ROWS = 1000  # at a time


def copy_tables(source: Connection, target: Connection) -> None:
    """All rows, parents first. One of the two is an SQLite file, which says what tables there are."""
    tables = MetaData()
    tables.reflect(source if source.dialect.name == "sqlite" else target)
    for table in tables.sorted_tables:
        if table.name not in _NOT_COPIED:
            rows = source.execution_options(yield_per=_ROWS).execute(select(table))
            for part in rows.mappings().partitions():
                target.execute(insert(table), [dict(row) for row in part])


def is_empty(connection: Connection) -> bool:
    """Whether there is nothing that a restored backup could mix with."""
    tables = MetaData()
    tables.reflect(connection)
    names = [table for table in tables.sorted_tables if table.name not in _NOT_COPIED]
    return all(connection.execute(select(table).limit(1)).first() is None for table in names)
