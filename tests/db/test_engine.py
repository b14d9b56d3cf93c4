"""Transactions, batches, and what errors say."""

import asyncio
import sqlite3
import threading
import traceback
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, exc, insert, text, update

from db import Database, entries, models, tables
from db.batch import Batch, BatchConnection, Group, GuardFailed, Write, driver_of, run_writes
from db.database import connect
from db.errors import OutcomeUnknown, Unreachable
from tests.db.samples import NOON, decision, entry, new_table, playing, read_table


async def test_every_connection_is_durable_and_checks_references(sqlite: Database) -> None:
    expected = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 10000,
        "fullfsync": 1,
    }

    async def read() -> dict[str, object]:
        async with sqlite.reading() as conn:
            await asyncio.sleep(0.01)  # so that each reader has its own connection
            return {name: await conn.scalar(text(f"PRAGMA {name}")) for name in expected}

    assert await asyncio.gather(*(read() for _ in range(5))) == [expected] * 5


async def test_readers_see_one_moment_and_do_not_wait(database: Database) -> None:
    table_id = await playing(database)
    async with database.reading() as reader:
        before = await tables.get_table(reader, table_id)
        async with database.writing() as writer:
            await entries.append(writer, decision(before))
            assert (await tables.get_table(reader, table_id)).head == 1
        assert await tables.get_table(reader, table_id) == before
        assert await entries.load_snapshot(reader, table_id, 2) is None
    assert (await read_table(database, table_id)).head == 2


async def test_a_single_query_is_read_without_a_transaction(sqlite: Database) -> None:
    table_id = await playing(sqlite)
    async with sqlite.reading() as conn:
        assert (await driver_of(conn)).in_transaction
    async with sqlite.reading_once() as conn:
        assert (await tables.get_table(conn, table_id)).id == table_id
        assert not (await driver_of(conn)).in_transaction


@pytest.mark.parametrize("opened", ["reading", "writing"])
async def test_who_is_cancelled_while_a_transaction_begins_leaves_none(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch, opened: str
) -> None:
    """The driver's thread begins it nonetheless: it would keep others from writing."""
    begins, goes_on = threading.Event(), threading.Event()

    def slow(self: BatchConnection, sql: str, *values: Any) -> sqlite3.Cursor:
        begins.set()
        goes_on.wait(60)
        return sqlite3.Connection.execute(self, sql, *values)

    async def stopped() -> None:
        async with getattr(sqlite, opened)():
            raise AssertionError("it is cancelled before that")

    with monkeypatch.context() as patched:
        patched.setattr(BatchConnection, "execute", slow)
        task = asyncio.create_task(stopped())
        await asyncio.to_thread(begins.wait, 60)
        task.cancel()
        await asyncio.wait({task}, timeout=0.1)  # longer only if it waits for the thread
        goes_on.set()
        with pytest.raises(asyncio.CancelledError):
            await task
    async with AsyncExitStack() as stack:
        for _ in range(5):  # all of the pool, so also the one that was given back
            conn = await stack.enter_async_context(sqlite.reading_once())
            driver = await driver_of(conn)
            await driver.execute("SELECT 1")  # after what the thread still had to do
            assert not driver.in_transaction
    async with sqlite.writing() as conn:
        await conn.execute(update(models.fence).values(epoch=models.fence.c.epoch))


async def test_a_server_lost_while_it_commits_leaves_the_outcome_open(
    migrated_server: str,
) -> None:
    """Nobody must read that nothing was changed."""
    database, gone = await connect(migrated_server), list[Unreachable]()
    database.out_of_reach.append(gone.append)

    async def cut_off() -> None:
        async with database.writing() as conn, database.engine.connect() as other:
            pid = await conn.scalar(text("SELECT pg_backend_pid()"))
            await other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": pid})

    with pytest.raises(OutcomeUnknown) as lost:
        await cut_off()
    assert gone == [lost.value]
    async with database.reading_once() as conn:
        assert await conn.scalar(text("SELECT 1")) == 1
    await database.close()


async def test_a_writer_sees_what_it_read_until_it_writes(database: Database) -> None:
    """Read, then write, in eight tasks at once: no step is lost, no task sees a lock error."""
    table_id = await playing(database)

    async def count_up() -> None:
        for _ in range(5):
            async with database.writing() as conn:
                # Locks the row on PostgreSQL; on SQLite writers are alone from the start.
                await tables.update_seat(conn, table_id, 0, name="Ada")
                seat = (await tables.seats_of(conn, table_id))[0]
                await asyncio.sleep(0)
                await tables.update_seat(conn, table_id, 0, reminders=seat.reminders + 1)

    await asyncio.gather(*(count_up() for _ in range(8)))
    async with database.reading() as conn:
        assert (await tables.seats_of(conn, table_id))[0].reminders == 40


async def test_two_programs_that_read_and_then_write_wait_for_each_other(
    tmp_path: Path, sqlite: Database
) -> None:
    """Without the lock from the start, the second one's reading would be out of date for good."""
    table_id = await playing(sqlite)
    other = await connect(f"sqlite:///{tmp_path / 'test.db'}")

    async def count_up(database: Database) -> None:
        for _ in range(10):
            async with database.writing() as conn:
                seat = (await tables.seats_of(conn, table_id))[0]
                await asyncio.sleep(0)
                await tables.update_seat(conn, table_id, 0, reminders=seat.reminders + 1)

    await asyncio.gather(*(count_up(database) for database in (sqlite, other)))
    async with other.reading() as conn:
        assert (await tables.seats_of(conn, table_id))[0].reminders == 20
    await other.close()


async def test_a_lock_held_by_another_program_is_waited_for(
    tmp_path: Path, sqlite: Database
) -> None:
    table_id = await playing(sqlite)
    other = sqlite3.connect(tmp_path / "test.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    asyncio.get_running_loop().call_later(0.3, other.execute, "COMMIT")
    async with sqlite.writing() as conn:
        await tables.update_seat(conn, table_id, 0, name="Ada Lovelace")
    other.close()


async def test_writing_inside_writing_is_told_instead_of_waiting_for_ever(
    sqlite: Database,
) -> None:
    async def nest() -> None:
        async with sqlite.writing(), sqlite.writing():
            pass

    with pytest.raises(RuntimeError, match="would wait for itself"):
        await nest()
    async with sqlite.writing() as conn:
        await tables.create_table(conn, new_table(), NOON)


async def test_errors_and_their_causes_do_not_repeat_values(database: Database) -> None:
    table_id = await playing(database)
    table = await read_table(database, table_id)
    hand = "red dwarf ".upper() * 3  # written so that the quoted source does not hold it
    hidden = entry("action", hand.encode(), action=hand.encode(), state_hash=None)

    async def append() -> None:
        async with database.writing() as conn:
            await entries.append(conn, decision(table, [hidden]))

    async def add_user() -> None:
        async with database.writing() as conn:
            row = {"user_id": 1, "locale": hand, "preferences": None}
            await conn.execute(insert(models.users).values(row))

    for step in (append, add_user):
        with pytest.raises(exc.IntegrityError) as raised:
            await step()
        told = "".join(traceback.format_exception(raised.value))
        assert "RED DWARF" not in told
        assert b"RED DWARF".hex() not in told


async def test_times_need_their_zone(database: Database) -> None:
    naive = NOON.replace(tzinfo=None)
    with pytest.raises((ValueError, exc.StatementError), match="time zone"):
        async with database.writing() as conn:
            await tables.create_table(conn, new_table(), naive)
    table_id = await playing(database)
    table = await read_table(database, table_id)
    with pytest.raises((ValueError, exc.StatementError), match="time zone"):
        async with database.writing() as conn:
            await entries.append(conn, decision(table, at=naive))


async def test_a_guarded_series_stops_when_its_guard_changes_nothing(database: Database) -> None:
    u = models.users
    guard = update(u).where(u.c.user_id == bindparam("p_user")).values(locale=bindparam("p_locale"))
    add = insert(u)
    row = {"user_id": 2, "preferences": {"a": 1}}
    series = [Write(guard, [{"p_user": 1, "p_locale": "fr"}]), Write(add, []), Write(add, [row])]
    async with database.writing() as conn:
        assert not await run_writes(conn, series, guarded=True)
        await conn.execute(add.values(user_id=1, preferences={}))
        assert await run_writes(conn, series, guarded=True)
        assert await conn.scalar(u.select().with_only_columns(u.c.locale)) == "fr"
        found = (await conn.execute(u.select().order_by(u.c.user_id))).all()
    assert [(r.user_id, r.locale, r.preferences) for r in found] == [
        (1, "fr", {}),
        (2, None, {"a": 1}),
    ]


def test_a_plain_script_stays_a_plain_script() -> None:
    with BatchConnection(":memory:") as connection:
        connection.executescript("CREATE TABLE t (n); INSERT INTO t VALUES (1)")
        batch = Batch([("INSERT INTO t VALUES (?)", [(2,), (3,)])], guarded=False)
        connection.executescript(batch)
        assert connection.execute("SELECT sum(n) FROM t").fetchone() == (6,)
        assert batch == "INSERT INTO t VALUES (?)"
    connection.close()


def test_the_error_of_a_batch_keeps_no_cursor_open() -> None:
    """Collected with the error, an open cursor would reset the statement that runs meanwhile."""
    kept: list[Exception] = []

    class Forgetting:
        def __conform__(self, _protocol: object) -> int:
            kept.clear()
            return 3

    with BatchConnection(":memory:") as connection:
        connection.executescript("CREATE TABLE t (n); INSERT INTO t VALUES (1), (2)")
        sql = "UPDATE t SET n = ? WHERE n = ?"
        try:
            connection.executescript(Batch([(sql, [(1, 0)])], guarded=True))
        except GuardFailed as error:
            kept.append(error)
        assert kept
        connection.executescript(Batch([(sql, [(Forgetting(), 1), (4, 2)])], guarded=False))
        assert connection.execute("SELECT sum(n) FROM t").fetchone() == (7,)
    connection.close()


def test_a_group_that_is_broken_off_leaves_no_transaction_open() -> None:
    class Stopped:
        def __conform__(self, _protocol: object) -> int:
            raise KeyboardInterrupt

    with BatchConnection(":memory:", isolation_level=None) as connection:
        connection.executescript("CREATE TABLE t (n)")
        batches = [
            Batch([("INSERT INTO t VALUES (?)", [(value,)])], guarded=False)
            for value in (1, Stopped())
        ]
        with pytest.raises(KeyboardInterrupt):
            connection.executescript(Group("BEGIN", batches))
        assert not connection.in_transaction
        assert connection.execute("SELECT count(*) FROM t").fetchone() == (0,)
    connection.close()


async def test_a_connection_is_given_back_without_its_transaction(sqlite: Database) -> None:
    async with sqlite.engine.connect() as conn:
        driver = (await conn.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.execute("BEGIN IMMEDIATE")
    await playing(sqlite)  # it could not write otherwise
