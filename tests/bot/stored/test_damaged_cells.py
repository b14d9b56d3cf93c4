"""With any one cell of the database damaged, the bot starts and other tables continue."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from sqlalchemy import LargeBinary, Table, Text, insert
from sqlalchemy.types import TypeDecorator

import db.clocks as clocks_db
import db.emoji as emoji_db
import db.notes as notes_db
import db.papers as papers_db
import db.syncs as syncs_db
import db.users as users_db
from bot.commands import people
from bot.process.app import App
from bot.process.settings import Settings
from bot.process.uptime import Uptime
from bot.service.clocks import clocks
from bot.service.clocks.clocks import Clock
from bot.service.clocks.increments import Asked
from bot.service.seats import seating
from bot.service.tables import instructions
from bot.service.tables.pending import Instruction
from bot.service.tables.store import Tables
from bot.service.votes import voting
from bot.shared.clock import now
from bot.shared.problems import DamagedProblem, Problem
from db import Database, models
from db.columns import Json
from db.database import connect
from db.emoji import EmojiRow
from db.notes import NoteRow
from db.papers import Key
from games import registry
from games.core.actions import EndTurn
from tests.bot.commands.test_registered import person
from tests.bot.commands.test_replies import Answering, not_found
from tests.bot.seated import PEOPLE, Seated
from tests.toy.game import TOY
from tests.toy.state import Survey

LONG = pytest.mark.long
CREATOR = next(iter(PEOPLE))
UNKNOWN_USER = 10013
MANAGER = person(1, manages=1)
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
SERIAL = {("outbox", "id"), ("votes", "id"), ("uptime", "id")}
"""Columns in which SQLite itself refuses all but whole numbers."""
UNLISTED = {("tables", "status"), ("tables", "id"), ("seats", "table_id"), ("seats", "user_id")}
"""Columns that show that a table runs, and that a person sits there."""
ELSEWHERE = {("tables", "id"), ("tables", "channel_id")}
"""Columns without which a table is not found in its channel."""


def kind_of(column: Any) -> str:
    if isinstance(column.type, Json):
        return "json"
    if isinstance(column.type, TypeDecorator):
        return "time"
    if isinstance(column.type, LargeBinary):
        return "blob"
    return "text" if isinstance(column.type, Text) else "number"


COLUMNS = [
    (table, column)
    for table in models.metadata.sorted_tables
    for column in table.columns
    if table.name != "fence" and (table.name, column.name) not in SERIAL
]
SHORT = dict(
    [
        ((table.name, kind_of(column)), (column.name, place % len(GARBAGE[kind_of(column)])))
        for place, (table, column) in enumerate(COLUMNS)
    ][::2]
)
"""For some tables and kinds one column, and the number of its garbage, in turn."""
SHORT = dict(list(SHORT.items())[::2])
CELLS = [
    pytest.param(
        table, column.name, sql, id=f"{table.name}.{column.name}-{number}",
        marks=() if SHORT.get((table.name, kind_of(column))) == (column.name, number) else LONG,
    )
    for table, column in COLUMNS
    for number, sql in enumerate(GARBAGE[kind_of(column)])
]  # fmt: skip
"""Every column with each of its garbage; all but the short ones are long."""


class Channel:
    """A channel that accepts all posts."""

    def __init__(self, number: int) -> None:
        self.id = number
        self.posted = 0

    async def send(self, *_: Any, **__: Any) -> Any:
        self.posted += 1
        return SimpleNamespace(id=self.id * 1000 + self.posted, channel=self)

    def get_partial_message(self, _: int) -> Any:
        return self

    async def edit(self, **_: Any) -> None:
        """Is not looked at here."""

    async def delete(self) -> None:
        """Is not looked at here."""


class Started:
    """The bot's app, as it starts on a database, with channels in place of Discord."""

    def __init__(self, database: Database) -> None:
        self.app = App(Settings(), database, "http://127.0.0.1:1/api/v10")
        self.channels: dict[int, Channel] = {}
        client: Any = self.app.client
        client.get_partial_messageable = self.channel
        client.fetch_user = self._person

    def channel(self, number: Any) -> Any:
        return self.channels.setdefault(number, Channel(number))

    async def _person(self, user_id: object) -> Any:
        if not isinstance(user_id, int):
            raise not_found(UNKNOWN_USER)
        return self.channel(user_id)

    async def resume(self) -> None:
        """Do all that the app does after a start, and what time brings."""
        await self.app.resume()
        await self.idle()
        await self.app.timers.uptime.note(now())
        await self.app.timers.look_at_quiet_hours(now())
        await self.app.timers.look_at_clocks()
        for hours in (30, 60):
            await self.app.timers.sweep(now() + timedelta(hours=hours))
            await self.idle()

    async def idle(self) -> None:
        await self.app.driver.idle()
        await self.app.announcer.idle()

    def asking(self, user_id: int, channel_id: int = 7) -> Any:
        """Return an interaction of a person in a channel."""
        made: Any = Answering(command=True)
        made.client = SimpleNamespace(context=self.app.client.context)
        made.user = SimpleNamespace(id=user_id, display_name="Ada", name="ada")
        made.channel_id = channel_id
        return made


@pytest.fixture(scope="module")
def template(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the database every test here copies: it is the same for all, and takes time."""
    path = tmp_path_factory.mktemp("damaged") / "two.db"
    shutil.copy(migrated_file, path)
    registry.register(TOY)
    with ThreadPoolExecutor(1) as threads:  # tests have their own loop
        threads.submit(lambda: asyncio.run(fill(path))).result()
    registry._GAMES.pop(TOY.key)
    return path


async def fill(path: Path) -> None:
    """Put two tables into a database, and something in every kind of row at the first one."""
    database = await connect(f"sqlite:///{path}")
    tables = Tables(database)
    table, _ = await Seated.start(tables, 2), await Seated.start(tables, 2, channel_id=8)
    users = await table.bids()
    await table.change(absent=48)
    await table.act(users[0], Survey())
    await voting.ask(tables, table.id, "replace", "1", users[0])
    pending = await table.pending()
    await table.sent()
    await table.act(users[0], EndTurn())
    await table.plan(users[0], "add", Survey())
    assert pending
    assert await table.pending("ping")
    running = {
        "seat:0": Clock(1, (Asked("turn 1", 3),), 0),
        "wait:call 1": Clock(1, (Asked("call 1"),)),
    }
    await database.apply(clocks_db.changes(table.id, clocks.changes(table.id, {}, running)))
    papers: dict[Key, Instruction | None] = {
        (0, "order", "pass"): Instruction(users[0], b"{}"),
        (1, "hold", "x"): Instruction(users[1]),
    }
    rows = instructions.stored(await table.live(), papers, now())
    await database.apply(papers_db.changes(table.id, rows))
    await Uptime(database).note(now())
    async with database.writing() as conn:
        await users_db.update_user(conn, CREATOR, locale="en", theme="dark", away_until=now())
        await users_db.update_user(conn, CREATOR, quiet_at=now())
        note = NoteRow(table_id=table.id, user_id=CREATOR, text="Belt first", next=True)
        await notes_db.change(conn, table.id, {CREATOR: note})
        await conn.execute(insert(models.servers).values(guild_id=1, ratings=True))
        await syncs_db.mark_synced(conn, "http://127.0.0.1:1/api/v10", 1, "hash", now())
        await emoji_db.put_emoji(conn, 1, EmojiRow(name="ore", hash="hash", id=5))
    await database.close()


@pytest.fixture
def file(template: Path, tmp_path: Path, toy_game: None) -> Path:
    """Copy the filled database, with all times moved as if everything had happened just now."""
    path = tmp_path / "test.db"
    shutil.copy(template, path)
    with closing(sqlite3.connect(path)) as conn:
        (seen,) = conn.execute("SELECT seen_at FROM uptime").fetchone()
        passed = int(now().timestamp() * 1_000_000) - seen
        for table in models.metadata.sorted_tables:
            for column in table.columns:
                if kind_of(column) == "time":
                    moved = f"UPDATE {table.name} SET {column.name} = {column.name} + ?"
                    conn.execute(moved, [passed])
        conn.commit()
    return path


@pytest.fixture
async def started(file: Path) -> AsyncIterator[Started]:
    made = Started(await connect(f"sqlite:///{file}"))
    yield made
    await made.app.close()


def ids(file: Path) -> tuple[str, str]:
    """Return the tables in their channels' order."""
    with closing(sqlite3.connect(file)) as conn:
        found = [row[0] for row in conn.execute("SELECT id FROM tables ORDER BY channel_id")]
    first, second = found
    return first, second


def damage(file: Path, table: Table, column: str, sql: str) -> int:
    """Damage a column in all rows of the first table, or of nobody's; returns their number."""
    where = {"tables": "channel_id = 7", "users": f"user_id = {CREATOR}"}.get(table.name, "1")
    if "table_id" in table.columns:
        where = f"table_id = '{ids(file)[0]}'"
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("PRAGMA ignore_check_constraints = ON")
        statement = f"UPDATE OR IGNORE {table.name} SET {column} = {sql} WHERE {where}"
        changed = conn.execute(statement).rowcount
        conn.commit()
    return changed


def reminders(file: Path, table_id: str) -> int:
    """Return how many reminders a table's people were sent."""
    with closing(sqlite3.connect(file)) as conn:
        found = conn.execute("SELECT sum(reminders) FROM seats WHERE table_id = ?", (table_id,))
        return int(found.fetchone()[0])


async def goes_on(started: Started, table_id: str) -> None:
    """Play on at a table, and require that its channel gets posts about it."""
    other = Seated(started.app.tables, table_id)
    before = started.channel(8).posted
    users = await other.bids()
    await other.act(users[0], Survey(), EndTurn())
    await started.idle()
    assert started.channel(8).posted > before
    assert await other.pending() == []


async def damaged(app: App, table_id: str) -> DamagedProblem | None:
    """Return the problem of a table that cannot be read; `None` for one that can."""
    try:
        await app.tables.get(table_id)
    except DamagedProblem as problem:
        return problem
    return None


async def ended(started: Started, table_id: str, by: Any = None) -> None:
    """End a table, by its creator alone where it cannot be read; then its channel is free."""
    app = started.app
    problem = await damaged(app, table_id)
    if problem is not None:
        assert "/table cancel" in problem.text("en")
        with pytest.raises(Problem, match="problem-may-creator-manager"):
            await people.cancel(started.asking(102), confirm=True)
        interaction = started.asking(CREATOR)
        interaction.user = by or interaction.user
        await people.cancel(interaction, confirm=True)
        (told,) = interaction.told
        assert "free for a new one" in told
        assert told.endswith("public")
    else:
        await seating.cancel(app.tables, table_id)
    await Seated.start(app.tables, 2, channel_id=7)


@pytest.mark.parametrize(("table", "column", "sql"), CELLS)
async def test_one_damaged_cell_is_that_tables_trouble_alone(
    file: Path, started: Started, table: Table, column: str, sql: str
) -> None:
    (first, second), cell = ids(file), (table.name, column)
    assert damage(file, table, column, sql)
    with structlog.testing.capture_logs() as lines:
        await started.resume()
    assert not [line for line in lines if line["event"] in STOPPED]
    assert reminders(file, second)
    await goes_on(started, second)
    for user_id in PEOPLE if table.name == "users" else (CREATOR,):
        interaction = started.asking(user_id)
        await people.mine(interaction)
        (told,) = interaction.told
        if user_id == CREATOR:
            assert f"#{second}" in told
            assert f"#{first}" in told or cell in UNLISTED
    if cell not in ELSEWHERE:
        await ended(started, first, MANAGER if cell == ("tables", "creator_id") else None)


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


async def test_one_damaged_page_is_no_outage(file: Path, started: Started) -> None:
    first, second = ids(file)
    break_page(file)
    with structlog.testing.capture_logs() as lines:
        await started.resume()
        problem = await damaged(started.app, first)
    assert problem is not None
    assert "the database is out of reach" not in [line["event"] for line in lines]
    (told,) = [line for line in lines if line["event"] == "table cannot be read"]
    assert (told["table"], "malformed" in told["why"]) == (first, True)
    await goes_on(started, second)
    await ended(started, first)


def snapshots(file: Path, table_id: str) -> int:
    with closing(sqlite3.connect(file)) as conn:
        found = conn.execute("SELECT count(*) FROM snapshots WHERE table_id = ?", (table_id,))
        return int(found.fetchone()[0])


async def test_one_damaged_page_keeps_no_other_table_untidy(file: Path, started: Started) -> None:
    first, second = ids(file)
    await Seated(started.app.tables, second).bids()
    break_page(file)
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("UPDATE tables SET status = 'finished', ended_at = 0, tidy_at = 0")
        conn.commit()
    before = snapshots(file, first), snapshots(file, second)
    assert min(before) > 2
    with structlog.testing.capture_logs() as lines:
        for _ in range(2):
            await started.app.timers.sweep(now())
            await started.idle()
    assert (snapshots(file, first), snapshots(file, second)) == (before[0], 2)
    failed = [line["step"] for line in lines if line["event"] == "timer step failed"]
    assert failed == ["tidying tables together", f"tidying {first}"]


async def test_who_left_a_seat_reads_how_to_take_it_back(started: Started, file: Path) -> None:
    first, _ = ids(file)
    await seating.resign(started.app.tables, first, CREATOR)
    interaction = started.asking(CREATOR)
    await people.mine(interaction)
    (told,) = interaction.told
    line = next(line for line in told.split("\n") if f"#{first}" in line)
    assert "/table reclaim" in line
    assert told.count("/table reclaim") == 1
