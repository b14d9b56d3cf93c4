"""`Database.apply`: separate transactions, which SQLite commits together if many wait."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, event, exc, insert, select, update

from db import Database, models
from db.batch import Write
from db.database import connect
from db.errors import Superseded

_u = models.users
_ADD = insert(_u)
_RENAME = update(_u).where(_u.c.user_id == bindparam("p_user")).values(locale=bindparam("p_locale"))


def user(number: int) -> dict[str, object]:
    return {"user_id": number, "locale": "en", "preferences": {}}


def renaming(number: int, new: int) -> list[Write]:
    """Rename a user who must be there, and add another."""
    return [Write(_RENAME, [{"p_user": number, "p_locale": "fr"}]), Write(_ADD, [user(new)])]


async def users(database: Database) -> list[tuple[int, str]]:
    async with database.reading() as conn:
        found = await conn.execute(select(_u.c.user_id, _u.c.locale).order_by(_u.c.user_id))
        return [(row.user_id, row.locale) for row in found]


async def together(
    database: Database, asked: Sequence[tuple[list[Write], bool]]
) -> list[bool | BaseException]:
    """Ask for several transactions while another one writes."""
    async with database.writing():
        tasks = [
            asyncio.create_task(database.apply(writes, guarded=guarded))
            for writes, guarded in asked
        ]
        await asyncio.sleep(0)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def test_each_of_several_is_carried_out_or_undone_by_itself(database: Database) -> None:
    await database.apply([Write(_ADD, [user(1)])])
    asked = [
        (renaming(1, 10), True),
        (renaming(7, 11), True),  # there is no such user: nothing of it is done
        ([Write(_ADD, [user(12)]), Write(_ADD, [user(1)])], False),  # the second is refused
        (renaming(7, 13), False),  # without a guard
        (renaming(1, 14), True),
    ]
    first, second, third, fourth, last = await together(database, asked)
    assert (first, second, fourth, last) == (True, False, True, True)
    assert isinstance(third, exc.IntegrityError)
    assert await users(database) == [(1, "fr"), (10, "en"), (13, "en"), (14, "en")]


def statements(database: Database) -> list[str]:
    """Return a list that grows by every statement that SQLite carries out from now on."""
    ran: list[str] = []

    def listen(connection: Any, _record: object, _proxy: object) -> None:
        connection.driver_connection._conn.set_trace_callback(ran.append)

    event.listen(database.engine.sync_engine.pool, "checkout", listen)
    return ran


async def test_what_waits_at_the_same_time_is_committed_once(sqlite: Database) -> None:
    ran = statements(sqlite)
    asked = [([Write(_ADD, [user(number)])], False) for number in range(50)]
    assert await together(sqlite, asked) == [True] * 50
    assert len(await users(sqlite)) == 50
    assert sum(statement == "COMMIT" for statement in ran) == 2  # theirs, and that of the other
    assert sum(statement.startswith("BEGIN IMMEDIATE") for statement in ran) == 2


async def test_what_one_asks_for_while_others_are_written_comes_next(sqlite: Database) -> None:
    async def one(number: int) -> None:
        assert await sqlite.apply([Write(_ADD, [user(number)])])
        assert (number, "en") in await users(sqlite)  # it is there as soon as it is said

    await asyncio.gather(*(one(number) for number in range(40)))
    assert len(await users(sqlite)) == 40


async def test_who_gives_up_waiting_takes_nobody_along(sqlite: Database) -> None:
    async with sqlite.writing():
        tasks = [
            asyncio.create_task(sqlite.apply([Write(_ADD, [user(number)])])) for number in range(3)
        ]
        await asyncio.sleep(0)
        tasks[0].cancel()
    assert await asyncio.gather(*tasks[1:]) == [True, True]
    assert [number for number, _ in await users(sqlite)] == [1, 2]
    with pytest.raises(asyncio.CancelledError):
        await tasks[0]


async def test_nothing_is_written_once_another_program_has_the_database(
    tmp_path: Path, sqlite: Database
) -> None:
    await sqlite.claim()
    assert await sqlite.apply([Write(_ADD, [user(1)])])
    other = await connect(f"sqlite:///{tmp_path / 'test.db'}")
    await other.claim()
    asked = [([Write(_ADD, [user(number)])], False) for number in (2, 3)]
    for outcome in await asyncio.gather(
        *(sqlite.apply(writes) for writes, _ in asked), return_exceptions=True
    ):
        assert isinstance(outcome, Superseded)
    assert sqlite.superseded.is_set()
    assert [number for number, _ in await users(other)] == [1]
    await other.close()


async def test_where_the_disk_is_full_all_are_told_and_nothing_is_half_done(
    sqlite: Database,
) -> None:
    async with sqlite.engine.connect() as conn:
        driver: Any = (await conn.get_raw_connection()).driver_connection
        pages = await (await driver.execute("PRAGMA page_count")).fetchone()

    def limit(connection: Any, _record: object, _proxy: object) -> None:
        connection.driver_connection._conn.execute(f"PRAGMA max_page_count = {pages[0]}")

    event.listen(sqlite.engine.sync_engine.pool, "checkout", limit)
    large = {"user_id": 2, "locale": "x" * 200_000, "preferences": {}}
    asked = [([Write(_ADD, [user(1)])], False), ([Write(_ADD, [large])], False)]
    outcomes = await together(sqlite, asked)
    assert isinstance(outcomes[1], Exception)
    assert "full" in str(outcomes[1])
    there = [number for number, _ in await users(sqlite)]
    assert there == ([1] if outcomes[0] is True else [])
    assert await sqlite.apply([Write(_ADD, [user(3)])])


async def test_inside_writing_it_is_told_instead_of_waiting_for_ever(sqlite: Database) -> None:
    async with sqlite.writing():
        with pytest.raises(RuntimeError, match="would wait for itself"):
            await sqlite.apply([Write(_ADD, [user(1)])])


async def test_closing_waits_for_what_was_asked_for(sqlite: Database, tmp_path: Path) -> None:
    task = asyncio.create_task(sqlite.apply([Write(_ADD, [user(1)])]))
    await asyncio.sleep(0)
    await sqlite.close()
    assert await task
    again = await connect(f"sqlite:///{tmp_path / 'test.db'}")
    assert [number for number, _ in await users(again)] == [1]
    await again.close()
