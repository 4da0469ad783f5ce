"""The real servers, started once for a test process."""

from collections.abc import Iterator

import pytest

from server.servers import Redis, postgres


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    server = Redis()
    server.start()
    yield server
    server.stop()
