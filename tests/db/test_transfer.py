"""Copying an SQLite file to PostgreSQL: every row, from wherever it stopped, or a clear refusal."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest
from sqlalchemy import (
    Column,
    Computed,
    Connection,
    Integer,
    MetaData,
    Table,
    Text,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.ext.asyncio import create_async_engine

from db import Database, models, open_database, transfer_rows
from db.database import connect
from db.errors import CannotOpen, CorruptDatabase, InUse, NewerSchema
from db.migrate import upgrade
from db.transfer import Copied, DifferentError, Progress, copy
from tests.db import every_table, postgres

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)
# `url` is the empty PostgreSQL database.

NAMES = [table.name for table in models.metadata.sorted_tables]
Rows = dict[str, list[Any]]
T = TypeVar("T")


class Stopped(Exception):
    """The copy ends here, as if it had been killed."""


@pytest.fixture(scope="module")
def filled_file(tmp_path_factory: pytest.TempPathFactory, migrated_file: Path) -> Path:
    """Return a file with rows in every table."""
    path = tmp_path_factory.mktemp("filled") / "filled.db"
    shutil.copy(migrated_file, path)

    async def fill() -> None:
        database = await connect(f"sqlite:///{path}")
        await every_table.fill(database)
        await database.close()

    asyncio.run(fill())
    return path


@pytest.fixture
def file(filled_file: Path, tmp_path: Path) -> Path:
    """Return a copy of that file, which a test can change."""
    path = tmp_path / "bot.db"
    shutil.copy(filled_file, path)
    return path


async def stored(url: str, *, fence: bool = False) -> Rows:
    """Return all rows of a database as the program reads them."""
    database = await connect(url)
    try:
        return await rows_of(database, fence=fence)
    finally:
        await database.close()


async def rows_of(database: Database, *, fence: bool = False) -> Rows:
    async with database.reading() as conn:
        return {
            table.name: sorted([tuple(row) for row in await conn.execute(select(table))], key=repr)
            for table in models.metadata.sorted_tables
            if fence or table.name != "fence"
        }


def silent(progress: Progress) -> None:
    """Report nothing."""


async def copied(file: Path, url: str, report: Callable[[Progress], None] = silent) -> Copied:
    return await copy(f"sqlite:///{file}", url, report)


async def refused(file: Path, url: str, kind: type[CannotOpen] = CannotOpen) -> str:
    with pytest.raises(kind) as found:
        await copied(file, url)
    return str(found.value)


def change(file: Path, *statements: str) -> None:
    """Change the file as its host might, with SQLite's own program."""
    with closing(sqlite3.connect(file)) as conn, conn:
        for statement in statements:
            conn.execute(statement)


async def table_names(url: str) -> list[str]:
    def found(connection: Connection) -> list[str]:
        return inspect(connection).get_table_names()

    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.connect() as conn:
        names = await conn.run_sync(found)
    await engine.dispose()
    return sorted(names)


async def test_every_table_is_copied(file: Path, url: str) -> None:
    right = await stored(f"sqlite:///{file}")
    assert all(right.values()), "every table has rows here"
    parts: list[Progress] = []
    done = await copied(file, url, parts.append)
    assert await stored(url) == right
    total = sum(len(rows) for rows in right.values()) + 1
    assert (done.rows, done.games, done.source) == (total, every_table.ROWS, file)
    for part in ("checking", "copying", "comparing"):
        seen = [each.done for each in parts if each.part == part]
        assert seen == sorted(seen)
        assert (seen[0], seen[-1]) == (0, total)
    assert {each.total for each in parts} == {total}
    assert await table_names(url) == sorted([*NAMES, "alembic_version"])
    assert await stored(f"sqlite:///{file}") == right


async def test_a_bot_continues_with_the_copy(file: Path, url: str) -> None:
    await copied(file, url)
    database = await open_database(url, alone=True)
    new = {**every_table.rows(models.votes)[0], "kind": "new"}
    del new["id"]
    async with database.writing() as conn:
        made = await conn.scalar(insert(models.votes).values(new).returning(models.votes.c.id))
    assert made == 1 + max(row["id"] for row in every_table.rows(models.votes))
    await database.close()


async def test_what_the_database_calculates_is_not_written(file: Path, url: str) -> None:
    """The schema has no such column yet."""
    shape = Table(
        "shapes",
        MetaData(),
        Column("id", Integer, primary_key=True),
        Column("double", Integer, Computed("id * 2")),
        Column("name", Text, nullable=False),
    )
    layout = transfer_rows.Layout(shape)
    assert layout.written == ["id", "name"]
    assert layout.stored(layout.converted((1, 2, "x"))) == (1, "x")


async def test_an_empty_file_is_copied_too(url: str, migrated_file: Path, tmp_path: Path) -> None:
    file = tmp_path / "empty.db"
    shutil.copy(migrated_file, file)
    assert (await copied(file, url)).games == 0
    database = await open_database(url, alone=True)
    new = [{**row, "content_hash": None} for row in every_table.rows(models.tables)]
    async with database.writing() as conn:
        await conn.execute(insert(models.tables), new)
    await database.close()


def stops(part: str, at: int) -> Callable[[Progress], None]:
    """Return a report that ends the copy once a part has done this number of rows."""

    def report(progress: Progress) -> None:
        if progress.part == part and progress.done >= at:
            raise Stopped

    return report


@pytest.mark.parametrize(
    ("part", "at"), [("checking", 9), ("copying", 0), ("copying", 20), ("copying", 41),
                     ("comparing", 0), ("comparing", 30)]
)  # fmt: skip
async def test_a_copy_that_was_killed_is_continued(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch, part: str, at: int
) -> None:
    monkeypatch.setattr(transfer_rows, "BATCH_ROWS", 2)
    monkeypatch.setattr(transfer_rows, "FETCHED", 2)
    right = await stored(f"sqlite:///{file}")
    for _ in range(2):
        with pytest.raises(Stopped):
            await copied(file, url, stops(part, at))
        if part == "checking":
            assert await table_names(url) == []
        else:
            with pytest.raises(CannotOpen, match=r"the copy is not complete. To continue it, set"):
                await open_database(url)
    await copied(file, url)
    assert await stored(url) == right
    await (await open_database(url, alone=True)).close()


async def test_a_copy_is_continued_and_not_begun_again(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer_rows, "BATCH_ROWS", 1)
    monkeypatch.setattr(transfer_rows, "FETCHED", 1)
    ordered = models.metadata.sorted_tables
    upto = ordered[: ordered.index(models.tables) + 1]
    done = sum(len(every_table.rows(table)) for table in upto)
    with pytest.raises(Stopped):
        await copied(file, url, stops("copying", done + 1))
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as conn:
        kept = (await conn.execute(text("SELECT xmin::text, id FROM tables ORDER BY 2"))).all()
    assert len(kept) == every_table.ROWS
    await copied(file, url)
    async with engine.begin() as conn:
        after = (await conn.execute(text("SELECT xmin::text, id FROM tables ORDER BY 2"))).all()
    assert after == kept, "the rows are not written again"
    await engine.dispose()


async def test_after_a_bot_used_the_file_the_copy_begins_again(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer_rows, "BATCH_ROWS", 1)
    monkeypatch.setattr(transfer_rows, "FETCHED", 1)
    with pytest.raises(Stopped):
        await copied(file, url, stops("copying", 30))
    bot = await open_database(f"sqlite:///{file}", alone=True)
    async with bot.writing() as conn:
        await conn.execute(text("UPDATE tables SET name = 'changed'"))
        await conn.execute(text("DELETE FROM users WHERE user_id < 0"))
    await bot.close()
    await copied(file, url)
    assert await stored(url) == await stored(f"sqlite:///{file}")


def elsewhere(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Do something in another thread while the loop of the copy waits for it."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(lambda: asyncio.run(work())).result()


async def test_no_bot_starts_on_either_side_meanwhile(file: Path, url: str) -> None:
    found: list[str] = []

    async def start(address: str) -> None:
        with pytest.raises(InUse) as refusal:
            await open_database(address, alone=True)
        found.append(str(refusal.value))

    def report(progress: Progress) -> None:
        if progress.part == "copying" and not found:
            for address in (f"sqlite:///{file}", url):
                elsewhere(lambda address=address: start(address))

    await copied(file, url, report)
    assert [str(file) in found[0], "postgresql" in found[1]] == [True, True]


@pytest.mark.parametrize("side", ["file", "target"])
async def test_what_is_in_use_is_not_copied(file: Path, url: str, side: str) -> None:
    if side == "target":
        await copied(file, url)
    bot = await open_database(f"sqlite:///{file}" if side == "file" else url, alone=True)
    assert "Another bot is running" in await refused(file, url, InUse)
    await bot.close()


async def test_a_file_that_a_bot_has_used_meanwhile_is_copied_again(file: Path, url: str) -> None:
    """Its lock was deleted, and the bot has ended again."""
    lock = file.with_name(f"{file.name}.lock")

    async def use() -> None:
        lock.unlink()
        await (await open_database(f"sqlite:///{file}", alone=True)).close()

    def report(progress: Progress) -> None:
        if progress.part == "comparing" and progress.done == progress.total:
            elsewhere(use)

    with pytest.raises(CannotOpen):
        await copied(file, url, report)
    with pytest.raises(CannotOpen, match="the copy is not complete"):
        await open_database(url)
    await copied(file, url)
    assert await stored(url) == await stored(f"sqlite:///{file}")


async def run_sql(url: str, *statements: str) -> None:
    """Change the target behind the program's back."""
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as conn:
        for statement in statements:
            await conn.execute(text(statement))
    await engine.dispose()


DIFFERENCES = {
    "UPDATE entries SET rules = 'other' WHERE seq = 2147483646":
        r"table entries, row table_id = 'émile 漢字 🪐', seq = 2147483646 has another rules in",
    "DELETE FROM pings WHERE nonce = 'Z'": "table pings, row nonce = 'Z', seat = .* is missing in",
    "DELETE FROM emoji WHERE hash LIKE 'a%'": "table emoji, row .* is missing in",
    "INSERT INTO servers (guild_id, ratings) VALUES (5, true)":
        "table servers, row guild_id = 5 is only in",
    "INSERT INTO emoji (application_id, name, hash, id) VALUES (-9223372036854775807, 'x', '', 1)":
        "table emoji, row application_id = -9223372036854775807, name = 'x' is only in",
}  # fmt: skip


@pytest.mark.parametrize("changed", DIFFERENCES)
async def test_a_difference_is_found_and_named(file: Path, url: str, changed: str) -> None:
    right = await stored(f"sqlite:///{file}")
    with pytest.raises(Stopped):
        await copied(file, url, stops("comparing", 0))
    await run_sql(url, changed)
    with pytest.raises(DifferentError, match=DIFFERENCES[changed]):
        await copied(file, url)
    with pytest.raises(CannotOpen, match="the copy is not complete"):
        await open_database(url)
    await copied(file, url)
    assert await stored(url) == right


async def test_other_targets_are_refused_and_left_as_they_are(file: Path, url: str) -> None:
    await (await open_database(url, alone=True)).close()
    before = await stored(url, fence=True)
    assert "it holds a database of this program. Give an empty one" in await refused(file, url)
    assert await stored(url, fence=True) == before
    await run_sql(url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    await run_sql(url, "CREATE TABLE recipes (name TEXT)")
    assert "it holds another program's tables" in await refused(file, url)
    assert await table_names(url) == ["recipes"]


async def test_a_copy_of_another_file_is_not_continued(
    file: Path, url: str, filled_file: Path
) -> None:
    with pytest.raises(Stopped):
        await copied(file, url, stops("copying", 20))
    said = await refused(filled_file, url)
    assert f"part of a copy of another file, {file}." in said
    await copied(file, url)


async def test_addresses_that_cannot_be_copied(file: Path, url: str) -> None:
    for source, target, why in (
        (f"sqlite:///{file}", f"sqlite:///{file}", "--copy-to needs the address of a PostgreSQL"),
        (f"sqlite:///{file}", "mysql://x", "--copy-to asks for 'mysql', but only"),
        (f"sqlite:///{file}", "nonsense", "--copy-to is not a database address"),
        (url, url, "DATABASE_URL is set to this database already"),
        ("postgresql://x@y/z", url, "DATABASE_URL is set to a PostgreSQL database already"),
        (f"sqlite:///{file}.other", url, "There is no database file"),
        (f"sqlite:///{file}", "postgresql://me:secret@127.0.0.1:1/x", "cannot be reached"),
    ):
        with pytest.raises(CannotOpen) as found:
            await copy(source, target, silent)
        assert why in str(found.value)
        assert "secret" not in str(found.value)
    assert await table_names(url) == []


@asynccontextmanager
async def beside(url: str, options: str) -> AsyncIterator[str]:
    """Create another database with options; yield its address."""
    name = make_url(url).database
    engine = create_async_engine(
        url.replace("postgresql:", "postgresql+asyncpg:"), isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as conn:
        await conn.execute(text(f"CREATE DATABASE {name}_other {options} TEMPLATE template0"))
    try:
        yield url.replace(f"/{name}?", f"/{name}_other?")
    finally:
        async with engine.connect() as conn:
            await conn.execute(text(f"DROP DATABASE {name}_other WITH (FORCE)"))
        await engine.dispose()


async def test_a_database_without_unicode_is_refused(file: Path, url: str) -> None:
    async with beside(url, "ENCODING 'LATIN1' LOCALE 'C'") as latin:
        said = await refused(file, latin)
        assert "has the encoding LATIN1, and must have UTF8" in said


async def test_a_database_that_sorts_as_a_language_does(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer_rows, "BATCH_ROWS", 1)
    monkeypatch.setattr(transfer_rows, "FETCHED", 1)
    icu = "ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'en-US' LOCALE 'C'"
    right = await stored(f"sqlite:///{file}")
    async with beside(url, icu) as english:
        for at in (8, 20, 31, 43, 55):
            with pytest.raises(Stopped):
                await copied(file, english, stops("copying", at))
        await copied(file, english)
        assert await stored(english) == right


async def test_without_the_right_to_make_tables(file: Path, url: str) -> None:
    await run_sql(
        url,
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
        "DROP ROLE IF EXISTS reader",
        "CREATE ROLE reader LOGIN",
    )
    said = await refused(file, url.replace("tester@", "reader:secret@"))
    assert "permission denied for schema public" in said
    assert "make it the database's owner" in said
    assert "secret" not in said
    assert await table_names(url) == []


UNFIT = {
    "UPDATE notes SET text = 'a' || char(0) WHERE user_id = 0":
        "user_id = 0: text holds a text with a NUL character, which PostgreSQL",
    "UPDATE notes SET text = CAST(x'ff' AS TEXT) WHERE user_id = 0":
        "text holds a text that is not valid UTF-8",
    "UPDATE seats SET name = x'00' WHERE seat = 2147483647": "name holds bytes where a text",
    "UPDATE seats SET reminders = 'many' WHERE seat = 2147483647": "reminders holds a text where",
    "UPDATE seats SET reminders = 2147483648 WHERE seat = 2147483647":
        "reminders holds a number that is too large",
    "UPDATE clocks SET left = 1.5": "left holds a fraction where a number",
    "UPDATE contents SET blob = 'text'": "blob holds a text where bytes belong",
    "UPDATE servers SET ratings = 2": "ratings holds a number where yes or no",
    "DELETE FROM contents": "belongs to a row of the table contents that is missing",
}  # fmt: skip


@pytest.mark.parametrize("change_", UNFIT)
async def test_rows_that_do_not_fit_are_named_before_anything_is_changed(
    file: Path, url: str, change_: str
) -> None:
    change(file, change_)
    said = await refused(file, url)
    assert said.startswith(f"These rows of {file} cannot be stored in PostgreSQL:\ntable ")
    assert UNFIT[change_] in said
    assert said.endswith("Nothing was changed.")
    assert await table_names(url) == []


async def test_only_some_of_many_unfit_rows_are_listed(file: Path, url: str) -> None:
    rows = ", ".join(f"({number}, 5)" for number in range(1, 15))
    change(file, f"INSERT INTO servers (guild_id, ratings) VALUES {rows}")
    lines = (await refused(file, url)).splitlines()
    assert len(lines) == 13
    assert lines[-2] == "... and 4 more"


async def test_an_older_file_is_brought_to_the_newest_schema_first(
    url: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.db"
    old = await connect(f"sqlite:///{file}")
    await upgrade(old.engine, "0013")
    await old.close()
    await copied(file, url)
    assert (tmp_path / "old.db.schema-0013").exists()
    await (await open_database(url)).close()


async def test_a_newer_file_is_refused(file: Path, url: str) -> None:
    change(file, "UPDATE alembic_version SET version_num = 'zz99'")
    assert "newer version of this program" in await refused(file, url, NewerSchema)
    assert await table_names(url) == []


async def test_what_a_version_before_has_begun_to_copy_is_copied_again(
    file: Path, url: str
) -> None:
    with pytest.raises(Stopped):
        await copied(file, url, stops("copying", 20))
    await run_sql(url, "UPDATE slow_orbit_copying SET schema = '0013'")
    await copied(file, url)
    assert await stored(url) == await stored(f"sqlite:///{file}")


@pytest.mark.parametrize("part", ["checking", "copying", "comparing"])
async def test_a_copy_that_is_cancelled_can_be_continued(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    monkeypatch.setattr(transfer_rows, "BATCH_ROWS", 1)
    monkeypatch.setattr(transfer_rows, "FETCHED", 1)
    copying: asyncio.Task[Copied]

    def report(progress: Progress) -> None:
        if progress.part == part and progress.done == 2:
            copying.cancel()

    copying = asyncio.create_task(copied(file, url, report))
    with pytest.raises(asyncio.CancelledError):
        await copying
    await copied(file, url)
    assert await stored(url) == await stored(f"sqlite:///{file}")


async def test_a_full_disk_is_said(file: Path, url: str) -> None:
    def report(progress: Progress) -> None:
        if progress.part == "copying":
            raise asyncpg.exceptions.DiskFullError("could not extend file")

    with pytest.raises(CannotOpen, match=r"There is no room on the disk.*the same command contin"):
        await copied(file, url, report)


async def test_a_damaged_file_is_said(file: Path, url: str) -> None:
    def report(progress: Progress) -> None:
        raise sqlite3.DatabaseError("database disk image is malformed")

    with pytest.raises(CorruptDatabase, match="is damaged or is not a database"):
        await copied(file, url, report)


async def test_a_password_is_not_shown(file: Path, url: str) -> None:
    with_password = url.replace("tester@", "tester:secret@")
    with pytest.raises(Stopped):
        await copied(file, with_password, stops("copying", 20))
    with pytest.raises(CannotOpen) as found:
        await open_database(with_password)
    assert "secret" not in str(found.value)
    done = await copied(file, with_password)
    assert "secret" not in str(done)
    assert done.target.startswith("postgresql://tester:***@/")


async def test_a_server_that_stops_meanwhile(file: Path, url: str) -> None:
    programs = postgres.find_programs()
    assert programs is not None
    with postgres.serving(programs) as server:
        there = f"postgresql://tester@/postgres?host={server.folder}"
        stopped: list[int] = []

        def report(progress: Progress) -> None:
            if progress.part == "copying" and progress.done > 20 and not stopped:
                stopped.append(progress.done)
                server.stop()

        with pytest.raises(CannotOpen, match="the PostgreSQL database cannot be used"):
            await copied(file, there, report)
        server.start()
        await copied(file, there)
        assert await stored(there) == await stored(f"sqlite:///{file}")
