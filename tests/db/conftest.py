"""Every test that takes `database` or `url` runs on SQLite and, where it is, on PostgreSQL."""

import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from db import Database, open_database
from tests.db import postgres


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    programs = postgres.find_programs()
    if programs is None:
        pytest.skip("PostgreSQL's programs (initdb, pg_ctl) are not installed")
    with postgres.running(programs) as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'test.db'}"
        return
    folder = request.getfixturevalue("server")
    name = f"t{uuid.uuid4().hex}"
    admin = create_async_engine(
        f"postgresql+asyncpg://tester@/postgres?host={folder}", isolation_level="AUTOCOMMIT"
    )
    async with admin.connect() as conn:
        await conn.execute(text(f"CREATE DATABASE {name}"))
    yield f"postgresql://tester@/{name}?host={folder}"
    async with admin.connect() as conn:
        await conn.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await admin.dispose()


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url)
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[Database]:
    """For what only SQLite has."""
    opened = await open_database(f"sqlite:///{tmp_path / 'test.db'}")
    yield opened
    await opened.close()
