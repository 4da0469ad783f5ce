"""Bring a database up to the schema of this version, by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

_MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that the database does not have yet."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
