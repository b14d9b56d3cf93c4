"""A database that cannot be made or upgraded: the host reads which of the causes it is."""

import errno
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, exc, make_url, text

from db import migrate, open_database
from db.causes import BROKEN, FULL, LOCKED, LOST, READ_ONLY, damaged, outage, remedy, said
from db.database import connect
from db.engine import make_engine
from db.errors import CannotOpen
from db.migrate import MISTAKE, upgrade
from tests.db.test_migrations import REVISIONS

WRONG = """
from alembic import op
revision = "9999"
down_revision = {head!r}
branch_labels = depends_on = None
def upgrade():
    op.execute("UPDATE tables SET mood = 'calm'")
"""


async def told(url: str, *settings: str) -> str:
    """Return the error a host reads at an upgrade with these settings of SQLite."""
    engine = make_engine(url)

    def set_up(connection: Any, _: Any) -> None:
        for setting in settings:
            connection.execute(f"PRAGMA {setting}")

    event.listen(engine.sync_engine, "connect", set_up)
    try:
        with pytest.raises(CannotOpen) as refused:
            await upgrade(engine)
    finally:
        await engine.dispose()
    return str(refused.value)


async def test_a_full_disk(tmp_path: Path) -> None:
    text = await told(f"sqlite:///{tmp_path / 'x.db'}", "max_page_count = 4")
    assert "(database or disk is full)" in text
    assert FULL in text
    assert text.endswith("Nothing was changed.")


async def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    assert READ_ONLY in await told(f"sqlite:///{tmp_path / 'x.db'}", "query_only = 1")


async def test_a_file_that_another_program_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = f"sqlite:///{tmp_path / 'old.db'}"
    engine = make_engine(old)
    await upgrade(engine, "0001")
    await engine.dispose()
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert LOCKED in await told(old, "busy_timeout = 0")
    url = f"sqlite:///{tmp_path / 'x.db'}"
    await (await open_database(url)).close()
    with closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr("db.engine.PRAGMAS", ("PRAGMA busy_timeout = 0",))
        with pytest.raises(CannotOpen, match="cannot be opened for writing") as refused:
            await open_database(url)
    assert LOCKED in str(refused.value)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_server_that_only_lets_read(url: str) -> None:
    name = make_url(url).database
    database = await connect(url)
    async with database.writing() as conn:
        await conn.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    await database.close()
    assert READ_ONLY in await told(url)


async def test_a_migration_that_is_wrong(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_database(url)).close()
    scripts = tmp_path / "scripts"
    shutil.copytree(Path(migrate.__file__).with_name("migrations"), scripts)
    (scripts / "versions" / "9999_wrong.py").write_text(WRONG.format(head=REVISIONS[0]))
    monkeypatch.setattr(migrate, "_SCRIPTS", scripts)
    found = await told(url)
    assert "mood" in found
    assert MISTAKE in found
    assert "room on the disk" not in found


async def test_a_copy_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Path, target: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(target))

    def locked(_: Path, target: Path) -> None:
        raise error_of(sqlite3.SQLITE_BUSY)

    path = tmp_path / "x.db"
    sqlite3.connect(path).close()
    for fault, cause in ((full, FULL), (locked, LOCKED)):
        monkeypatch.setattr(Path, "replace", fault)
        with pytest.raises(CannotOpen, match="is copied to") as refused:
            migrate.back_up(path, tmp_path / "copy.db")
        assert cause in str(refused.value)


def error_of(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("x")
    error.sqlite_errorcode = code
    return error


def on_server(state: str) -> exc.DBAPIError:
    class Refused(Exception):
        sqlstate = state

    return exc.DBAPIError("SELECT 1", None, Refused("said\nDETAIL: a whole row"))


def lost() -> exc.DBAPIError:
    return exc.DBAPIError("SELECT 1", None, Exception("gone"), connection_invalidated=True)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (lambda: error_of(sqlite3.SQLITE_BUSY_SNAPSHOT), LOCKED),
        (lambda: error_of(sqlite3.SQLITE_IOERR_WRITE), BROKEN),
        (lambda: error_of(sqlite3.SQLITE_ERROR), None),
        (lambda: sqlite3.OperationalError("of ours"), None),
        (lambda: on_server("53100"), FULL),
        (lambda: on_server("55P03"), LOCKED),
        (lambda: on_server("42703"), None),
        (lost, LOST),
        (lambda: OSError(errno.EROFS, "Read-only file system"), READ_ONLY),
        (lambda: OSError("of ours"), None),
    ],
)
def test_causes_are_told_apart(error: Callable[[], Exception], sentence: str | None) -> None:
    assert remedy(error()) == sentence


@pytest.mark.parametrize(
    "error",
    [
        error_of(sqlite3.SQLITE_CORRUPT),
        error_of(sqlite3.SQLITE_CORRUPT_INDEX),
        on_server("XX001"),
        on_server("XX002"),
    ],
)
def test_a_damaged_page_is_no_outage_of_the_whole(error: Exception) -> None:
    assert damaged(error)
    assert not outage(error)


@pytest.mark.parametrize("state", ["28P01", "3D000"])
def test_a_server_that_lets_nobody_in_is_an_outage(state: str) -> None:
    assert outage(on_server(state))


def test_rows_are_not_repeated() -> None:
    assert said(on_server("23505")) == "said"
    assert said(sqlite3.OperationalError()) == "OperationalError"
