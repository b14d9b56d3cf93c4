"""Opening a database: its file, its address, and damage in it."""

import asyncio
import os
import pwd
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Database, damage, entries, open_database, tables
from db import database as database_module
from db import engine as engine_module
from db.address import parse_url
from db.copies import back_up
from db.database import connect
from db.errors import CannotOpen, CorruptDatabase
from tests.db.samples import decision, entry, playing, read_table


async def refused(url: str, kind: type[CannotOpen] = CannotOpen) -> str:
    with pytest.raises(kind) as raised:
        await open_database(url)
    return str(raised.value)


async def test_a_file_is_made_with_its_folders_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "orbit 100%.db"
    first = await open_database(f"sqlite:///{path}")
    table_id = await playing(first)
    await first.close()
    second = await open_database(f"sqlite+aiosqlite:///{path}")
    assert (await read_table(second, table_id)).head == 1
    await second.close()


@pytest.fixture
def open_handed() -> Iterator[None]:
    """Let everyone read the files of the process, as most processes do."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """Return the permissions of the files in a folder."""
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


async def test_nobody_else_may_read_its_files(tmp_path: Path, open_handed: None) -> None:
    """Hands and seeds are in all of them."""
    path = tmp_path / "orbit.db"
    database = await open_database(f"sqlite:///{path}", alone=True)
    await playing(database)
    back_up(path, tmp_path / "orbit.db.schema-0001")
    names = {"", "-wal", "-shm", ".lock", ".schema-0001"}
    assert modes(tmp_path) == {f"orbit.db{name}": "0o600" for name in names}
    await database.close()
    path.chmod(0o640)  # a host's own decision stands
    await (await open_database(f"sqlite:///{path}")).close()
    assert path.stat().st_mode & 0o777 == 0o640


async def test_a_database_in_memory_works_too() -> None:
    database = await open_database("sqlite://")
    table_id = await playing(database)
    assert (await read_table(database, table_id)).head == 1
    await database.close()


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.db"
    path.write_text("These are my notes. " * 100)
    said = await refused(f"sqlite:///{path}", CorruptDatabase)
    assert str(path) in said
    assert "damaged or is not a database" in said
    assert path.read_text().startswith("These are my notes.")


async def test_a_damaged_file(tmp_path: Path, sqlite: Database) -> None:
    for channel in range(30):
        await playing(sqlite, channel_id=channel)
    await sqlite.close()
    path = tmp_path / "test.db"
    content = bytearray(path.read_bytes())
    content[8192:40960] = b"\xa5" * (40960 - 8192)
    path.write_bytes(content)
    assert "damaged" in await refused(f"sqlite:///{path}", CorruptDatabase)


async def test_damage_in_a_large_file_is_found_while_it_is_open(
    tmp_path: Path, sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await scratched(tmp_path, sqlite)
    monkeypatch.setattr(damage, "SMALL", path.stat().st_size - 1)
    opened = await connect(f"sqlite:///{path}")
    found = await opened.check()
    await opened.close()
    assert isinstance(found, CorruptDatabase)
    assert str(path) in str(found)
    assert "damaged" in str(found)
    monkeypatch.setattr(damage, "SMALL", path.stat().st_size)
    assert "damaged" in await refused(f"sqlite:///{path}", CorruptDatabase)
    path.write_text("These are my notes. " * 100)
    assert "not a database" in await damage.whole(str(path))


async def test_damage_where_a_large_file_is_read_first_is_found_at_once(
    tmp_path: Path, sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for channel in range(200):
        await playing(sqlite, channel_id=channel)
    async with sqlite.reading() as conn:
        page = await conn.scalar(
            text("SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = 'tables'")
        )
        size = await conn.scalar(text("PRAGMA page_size"))
    await sqlite.close()
    path = tmp_path / "test.db"
    content = bytearray(path.read_bytes())
    content[(page - 1) * size + 8 : (page - 1) * size + 12] = b"\0\0\0\1"  # its last child page
    path.write_bytes(content)
    monkeypatch.setattr(damage, "SMALL", 0)
    assert "damaged" in await refused(f"sqlite:///{path}", CorruptDatabase)


async def scratched(tmp_path: Path, database: Database) -> Path:
    """Return a database with one state that is unreadable."""
    table_id = await playing(database)
    big = entry("action", b"\x07" * 100_000)
    async with database.writing() as conn:
        table = await tables.get_table(conn, table_id)
        await entries.append(conn, decision(table, [big]))
    await database.close()
    path = tmp_path / "test.db"
    content = path.read_bytes()
    # The pages of a long value are a chain: the number of the next one points at no page.
    inside = content.index(b"\x07" * 4092)
    path.write_bytes(content[: inside - 4] + b"\xa5" * 4 + content[inside:])
    return path


async def test_a_large_sound_file_is_open_at_once_and_found_sound(
    tmp_path: Path, sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await playing(sqlite)
    await sqlite.close()
    monkeypatch.setattr(damage, "SMALL", 0)
    opened = await open_database(f"sqlite:///{tmp_path / 'test.db'}")
    assert (await read_table(opened, table_id)).head == 1
    assert await opened.check() is None
    checking = asyncio.create_task(opened.check())
    await asyncio.sleep(0)
    checking.cancel()  # the bot is stopped meanwhile
    await asyncio.wait([checking])
    await opened.close()


async def test_what_is_up_to_date_is_opened_without_reading_every_row(
    tmp_path: Path, sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playing(sqlite)
    await sqlite.close()
    monkeypatch.setattr(damage, "SMALL", 0)
    asked: list[str] = []

    def listen(connection: Any, _record: object) -> None:
        connection.driver_connection._connection.set_trace_callback(asked.append)

    make = database_module.make_engine

    def heard(url: str) -> AsyncEngine:
        made = make(url)
        event.listen(made.sync_engine, "connect", listen)
        return made

    monkeypatch.setattr(database_module, "make_engine", heard)
    await (await open_database(f"sqlite:///{tmp_path / 'test.db'}")).close()
    assert "PRAGMA quick_check(tables)" in asked
    whole = [s for s in asked if "foreign_key_check" in s or "quick_check(1)" in s]
    assert whole == []


async def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert "is a folder" in await refused(f"sqlite:///{tmp_path}")


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = await refused(f"sqlite:///{tmp_path}/file/sub/x.db")
    assert "cannot be made" in said


@pytest.mark.parametrize(
    ("file", "folder", "told"),
    [
        (0o444, 0o777, "cannot be opened for writing"),
        (0o644, 0o555, "cannot be opened for writing"),
        (0o644, 0o444, "cannot be made or entered"),
    ],
)
async def test_what_may_only_be_read(file: int, folder: int, told: str) -> None:
    user = os.geteuid()
    with tempfile.TemporaryDirectory() as made:  # pytest's own folders are closed to others
        path = Path(made) / "x.db"
        await (await open_database(f"sqlite:///{path}")).close()
        path.chmod(file)
        path.parent.chmod(folder)
        try:
            if user == 0:  # to whom nothing is forbidden
                os.seteuid(pwd.getpwnam("nobody").pw_uid)
            said = await refused(f"sqlite:///{path}")
        finally:
            os.seteuid(user)
            path.parent.chmod(0o755)
    assert told in said
    assert made in said


async def test_a_server_that_does_not_answer(tmp_path: Path) -> None:
    said = await refused(f"postgresql://me:secret@/orbit?host={tmp_path}")
    assert "cannot be reached" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    "url",
    [
        "mysql://me:secret@host/orbit",
        "not an address, but a secret",
        "secret",
        "sqlite://secret/orbit.db",
        "sqlite:///orbit.db?mode=secret",
        "postgresql://me:secret@host:secret/orbit",
        "postgresql://me:p@secret@host/orbit",
    ],
)
async def test_an_address_that_is_not_supported(url: str) -> None:
    said = await refused(url)
    assert "DATABASE_URL" in said
    assert "secret" not in said


async def test_what_is_missing_on_the_machine_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object, **__: object) -> None:
        raise ImportError

    monkeypatch.setattr(engine_module, "OLDEST_SQLITE", (99, 0))
    assert "is too old" in await refused(f"sqlite:///{tmp_path / 'x.db'}")
    monkeypatch.setattr(engine_module, "create_async_engine", missing)
    assert "needs the package asyncpg" in await refused("postgresql://localhost/x")


async def test_a_name_that_is_too_long_for_a_file(tmp_path: Path) -> None:
    assert "cannot be" in await refused(f"sqlite:///{tmp_path / ('x' * 300)}.db")


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "there" / "other? #1.db"
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE tables (seats TEXT)")
        other.commit()
    before = path.read_bytes()
    with pytest.raises(CannotOpen, match="belongs to another program"):
        await open_database(f"sqlite:///{quote(str(path))}", alone=True)
    assert path.read_bytes() == before
    path.unlink()
    path.parent.rmdir()  # no other file is in its folder


def test_the_usual_spellings_of_an_address() -> None:
    assert parse_url("sqlite:///a.db").drivername == "sqlite+aiosqlite"
    for spelling in ("postgres", "postgresql", "postgresql+asyncpg"):
        url = parse_url(f"{spelling}://me:pw@host/orbit")
        assert (url.drivername, url.password) == ("postgresql+asyncpg", "pw")


@pytest.mark.parametrize("journal", ["", "-wal"])
async def test_an_empty_file_in_the_place_of_a_database_is_refused(
    tmp_path: Path, journal: str
) -> None:
    """Its data would be lost without a word; a path without a file gives a new database."""
    path = tmp_path / "orbit.db"
    path.touch()
    if journal:
        (tmp_path / f"orbit.db{journal}").touch()
    why = await refused(f"sqlite:///{path}", CorruptDatabase)
    assert str(path) in why
    assert "is empty" in why
    assert "Put a backup in its place" in why
    assert "remove the file" in why
    assert path.stat().st_size == 0
    for end in ("", "-wal", "-shm", ".lock"):
        (tmp_path / f"orbit.db{end}").unlink(missing_ok=True)
    opened = await open_database(f"sqlite:///{path}")
    await opened.close()
    assert path.stat().st_size > 0


async def test_a_link_to_where_no_file_is_yet_gives_a_new_database(tmp_path: Path) -> None:
    (tmp_path / "orbit.db").symlink_to(tmp_path / "elsewhere.db")
    opened = await open_database(f"sqlite:///{tmp_path / 'orbit.db'}")
    await opened.close()
    assert (tmp_path / "elsewhere.db").stat().st_size > 0
