"""Fixtures `database` and `url`: each test runs on SQLite and, where present, PostgreSQL."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from db import Database, open_database
from db.database import connect
from db.models import metadata
from tests.db import postgres

ENDED_WITHIN = 120.0
"""Seconds after which what a test has left running is taken to have no end."""


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    programs = postgres.find_programs()
    if programs is None:
        pytest.skip("PostgreSQL's programs (initdb, pg_ctl) are not installed")
    with postgres.running(programs) as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Yield the address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'test.db'}"
        return
    async with postgres.new_database(request.getfixturevalue("server")) as address:
        yield address


def migrate(url: str) -> None:
    """Migrate in a separate thread: a fixture of an async one finds a loop running."""

    async def run() -> None:
        await (await open_database(url)).close()

    with ThreadPoolExecutor(1) as threads:
        threads.submit(lambda: asyncio.run(run())).result()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an SQLite database without rows to copy: quicker than migrating for every test."""
    path = tmp_path_factory.mktemp("migrated") / "empty.db"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def migrated_server(server: str) -> str:
    """Return a PostgreSQL database without rows; each test empties it first."""
    url = f"postgresql://tester@/postgres?host={server}"
    migrate(url)
    return url


def _idle(task: asyncio.Task[Any]) -> bool:
    """Return whether a task only waits for the end of a menu's time, as in discord.py."""
    return getattr(task.get_coro(), "__qualname__", "").startswith("BaseView.")


async def settled() -> None:
    """Wait for what a test has left running.

    Cut off with the loop, it would keep its connection, in a transaction whose locks the next
    test's TRUNCATE waits for.
    """
    this = asyncio.current_task()
    while left := {task for task in asyncio.all_tasks() if task is not this and not _idle(task)}:
        ended, _ = await asyncio.wait(left, timeout=ENDED_WITHIN)
        assert ended, f"The test has left running: {left}"


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """Yield an open database without rows."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("migrated_file"), tmp_path / "test.db")
        opened = await connect(f"sqlite:///{tmp_path / 'test.db'}")
    else:
        opened = await connect(request.getfixturevalue("migrated_server"))
        names = ", ".join(table.name for table in metadata.sorted_tables)
        async with opened.writing() as conn:
            await conn.execute(text(f"TRUNCATE {names} RESTART IDENTITY"))
    yield opened
    await settled()
    await opened.close()


@pytest.fixture
async def sqlite(migrated_file: Path, tmp_path: Path) -> AsyncIterator[Database]:
    """For what only SQLite has."""
    shutil.copy(migrated_file, tmp_path / "test.db")
    opened = await connect(f"sqlite:///{tmp_path / 'test.db'}")
    yield opened
    await settled()
    await opened.close()
