"""With any one cell of the database damaged, the bot starts and other tables continue."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from bot.service.seats import seating
from bot.shared.clock import now
from bot.shared.problems import DamagedProblem
from bot.shared.text import say
from db import models
from db.database import connect
from games.core.actions import EndTurn
from tests.bot.seated import PEOPLE, Seated
from tests.bot.stage import Stage
from tests.bot.stored.filled import CREATOR, awake, idle, ids, kind_of, look
from tests.bot.thinned import thinned
from tests.bot.wire import Person
from tests.toy.state import Survey

ADA, BRIAN, _ = (Person(user_id, name) for user_id, name in PEOPLE.items())
MANAGER = Person(1, "Max", manages=True)
STOPPED = ("timer step failed", "trouble not told")
"""Events logged where more than one table misses something."""
GARBAGE: dict[str, list[str]] = {
    "json": ["'}{'", "'5'", f"'{'[' * 5000}'", "CAST(x'ff00' AS TEXT)", "x'ff'"],
    "text": ["CAST(x'ff00' AS TEXT)", "x'ff'"],
    "blob": ["x'00ff'", "'}{'", "5", "1.5"],
    "time": ["'soon'", "x'ff'", "1.5", "-9223372036854775808"],
    "number": ["'soon'", "x'ff'", "1.5"],
}
"""By kind of column, in SQL: what it must not hold, of each type that SQLite keeps there."""
SERIAL = {
    ("outbox", "id"), ("votes", "id"), ("uptime", "id"), ("searches", "id"), ("no_shows", "id"),
    ("seasons", "id"),
}  # fmt: skip
"""Columns in which SQLite itself refuses all but whole numbers."""
UNLISTED = {("tables", "status"), ("tables", "id"), ("seats", "table_id"), ("seats", "user_id")}
"""Columns that show that a table runs, and that a person sits there."""
ELSEWHERE = {("tables", "id"), ("tables", "channel_id")}
"""Columns without which a table is not found in its channel."""


CELLS = [
    (table.name, column.name, sql)
    for table in models.metadata.sorted_tables
    if table not in models.FOR_SEVERAL
    for column in table.columns
    if table.name != "fence" and (table.name, column.name) not in SERIAL
    for sql in GARBAGE[kind_of(column)]
]
"""Every column with each of its garbage."""


@pytest.fixture
async def stage(
    file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> AsyncIterator[Stage]:
    database = await connect(f"sqlite:///{file}")
    async with awake(database, monkeypatch, tmp_path) as made:
        yield made
    await database.close()


async def resume(stage: Stage) -> None:
    """Do all that the app does after a start, and what time brings."""
    await stage.app.resume()
    await idle(stage)
    for hours in (30, 60):
        await look(stage, hours)


def damage(file: Path, table: str, column: str, sql: str) -> int:
    """Damage a column in all rows of the first table, or of nobody's; returns their number."""
    where = {"tables": "channel_id = 7", "users": f"user_id = {CREATOR}"}.get(table, "1")
    if "table_id" in models.metadata.tables[table].columns:
        where = f"table_id = '{ids(file)[0]}'"
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("PRAGMA ignore_check_constraints = ON")
        statement = f"UPDATE OR IGNORE {table} SET {column} = {sql} WHERE {where}"
        changed = conn.execute(statement).rowcount
        conn.commit()
    return changed


def reminders(file: Path, table_id: str) -> int:
    """Return how many reminders a table's people were sent."""
    with closing(sqlite3.connect(file)) as conn:
        found = conn.execute("SELECT sum(reminders) FROM seats WHERE table_id = ?", (table_id,))
        return int(found.fetchone()[0])


async def goes_on(stage: Stage, table_id: str) -> None:
    """Play on at a table, and require that its channel gets posts about it."""
    other = Seated(stage.app.tables, table_id)
    users = await other.bids()
    await idle(stage)
    before = len(stage.wire.answers.posted)
    await other.act(users[0], Survey(), EndTurn())
    await idle(stage)
    assert len(stage.wire.answers.posted) > before
    assert await other.pending() == []


async def damaged(stage: Stage, table_id: str) -> DamagedProblem | None:
    """Return the problem of a table that cannot be read; `None` for one that can."""
    try:
        await stage.app.tables.get(table_id)
    except DamagedProblem as problem:
        return problem
    return None


async def ended(stage: Stage, table_id: str, by: Person = ADA) -> None:
    """End a table, by its creator alone where it cannot be read; then its channel is free."""
    problem = await damaged(stage, table_id)
    if problem is not None:
        assert "/table cancel" in problem.text("en")
        cancel = ["table", "cancel"], {"confirm": True}
        refused = await stage.wire.use(BRIAN, 7, *cancel)
        assert refused.text == say("en", "problem-may-creator-manager")
        answers = await stage.wire.use(by, 7, *cancel)
        assert "free for a new one" in answers.text
        assert answers.private == [False]
    else:
        await seating.cancel(stage.app.tables, table_id)
    await Seated.start(stage.app.tables, 2, channel_id=7)


@pytest.mark.parametrize(("table", "column", "sql"), thinned(CELLS, lambda n: n % 33 == 0))
async def test_one_damaged_cell_is_that_tables_trouble_alone(
    file: Path, stage: Stage, table: str, column: str, sql: str
) -> None:
    (first, second), cell = ids(file), (table, column)
    assert damage(file, table, column, sql)
    with structlog.testing.capture_logs() as lines:
        await resume(stage)
    assert not [line for line in lines if line["event"] in STOPPED]
    assert reminders(file, second)
    await goes_on(stage, second)
    for person in (ADA, BRIAN) if table == "users" else (ADA,):
        answers = await stage.wire.use(person, 7, ["table", "mine"])
        if person == ADA:
            assert f"#{second}" in answers.text
            assert f"#{first}" in answers.text or cell in UNLISTED
    if cell not in ELSEWHERE:
        await ended(stage, first, MANAGER if cell == ("tables", "creator_id") else ADA)


def break_page(file: Path) -> None:
    """Damage a page that holds a part of the first table's positions, and nothing else."""
    (first, _), filling = ids(file), b"Z" * 20000
    with closing(sqlite3.connect(file)) as conn:
        (size,) = conn.execute("PRAGMA page_size").fetchone()
        conn.execute(
            "UPDATE snapshots SET blob = CAST(blob || ? AS BLOB) WHERE table_id = ?",
            (filling, first),
        )
        conn.commit()
        assert conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    found = bytearray(file.read_bytes())
    for start in range(0, len(found), size):
        # A page with data that has no room in its row: the next page's number, then the bytes.
        if found[start + 4 : start + size] == filling[: size - 4]:
            found[start : start + 4] = b"\x7f\xff\xff\xff"
    file.write_bytes(found)


async def test_one_damaged_page_is_no_outage(file: Path, stage: Stage) -> None:
    first, second = ids(file)
    break_page(file)
    with structlog.testing.capture_logs() as lines:
        await resume(stage)
        problem = await damaged(stage, first)
    assert problem is not None
    assert "the database is out of reach" not in [line["event"] for line in lines]
    (told,) = [line for line in lines if line["event"] == "table cannot be read"]
    assert (told["table"], "malformed" in told["why"]) == (first, True)
    await goes_on(stage, second)
    await ended(stage, first)


def snapshots(file: Path, table_id: str) -> int:
    with closing(sqlite3.connect(file)) as conn:
        found = conn.execute("SELECT count(*) FROM snapshots WHERE table_id = ?", (table_id,))
        return int(found.fetchone()[0])


async def test_one_damaged_page_keeps_no_other_table_untidy(file: Path, stage: Stage) -> None:
    first, second = ids(file)
    await Seated(stage.app.tables, second).bids()
    break_page(file)
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("UPDATE tables SET status = 'finished', ended_at = 0, tidy_at = 0")
        conn.commit()
    before = snapshots(file, first), snapshots(file, second)
    assert min(before) > 2
    with structlog.testing.capture_logs() as lines:
        for _ in range(2):
            await stage.app.timers.sweep(now())
            await idle(stage)
    assert (snapshots(file, first), snapshots(file, second)) == (before[0], 2)
    failed = [line["step"] for line in lines if line["event"] == "timer step failed"]
    assert failed == ["tidying tables together", f"tidying {first}"]


async def test_who_left_a_seat_reads_how_to_take_it_back(stage: Stage, file: Path) -> None:
    first, _ = ids(file)
    await seating.resign(stage.app.tables, first, CREATOR)
    told = (await stage.wire.use(ADA, 7, ["table", "mine"])).text
    line = next(line for line in told.split("\n") if f"#{first}" in line)
    assert "/table reclaim" in line
    assert told.count("/table reclaim") == 1
