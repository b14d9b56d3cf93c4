"""The program is killed: a decision is there with all that belongs to it, or not at all."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest
from sqlalchemy import func, select

from db import Database, entries, models, outbox, tables
from db.database import connect
from tests.db.samples import NOON, playing, read_table

ROOT = Path(__file__).parents[2]


async def start(*args: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.db.writer",
        *args,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )


async def kill(process: asyncio.subprocess.Process) -> bytes:
    """Kill without warning; returns the lines it had still printed."""
    process.send_signal(signal.SIGKILL)
    rest, _ = await process.communicate()
    assert process.returncode == -signal.SIGKILL
    return rest


async def read_line(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(400):
        line = await process.stdout.readline()
    return line.decode().strip()


async def check_whole(database: Database, table_id: str) -> int:
    """Everything agrees on the last decision; gives its number."""
    table = await read_table(database, table_id)
    head = table.head
    async with database.reading() as conn:
        log = await entries.entries_of(conn, table_id)
        assert [entry.seq for entry in log] == list(range(1, head + 1))
        assert await entries.snapshot_seqs(conn, table_id) == list(range(1, head + 1))
        waiting = (await tables.seats_of(conn, table_id))[1].decision
        assert waiting == (head if head > 1 else None)
        messages = await outbox.pending_messages(conn, NOON, limit=10_000)
        assert [row.last_seq for row in messages] == list(range(2, head + 1))
        assert await conn.scalar(select(func.count()).select_from(models.pings)) == head - 1
    return head


@pytest.mark.parametrize("step", [1, 3, 6, 7])
async def test_killed_between_two_statements(tmp_path: Path, sqlite: Database, step: int) -> None:
    table_id = await playing(sqlite)
    await sqlite.close()
    process = await start(str(tmp_path / "test.db"), table_id, str(step))
    assert await read_line(process) == "stopped"
    await kill(process)
    database = await connect(f"sqlite:///{tmp_path / 'test.db'}")
    assert await check_whole(database, table_id) == 1
    await database.close()


async def test_killed_at_any_moment_nothing_told_is_lost(tmp_path: Path, sqlite: Database) -> None:
    table_id = await playing(sqlite)
    await sqlite.close()
    head = 1
    for wanted in (3, 20):
        process = await start(str(tmp_path / "test.db"), table_id)
        told = head
        for _ in range(wanted):
            told = int(await read_line(process))
        rest = (await kill(process)).split()
        # The last line may have been cut off by the kill.
        told = max([told, *(int(line) for line in rest[:-1])])
        database = await connect(f"sqlite:///{tmp_path / 'test.db'}")
        head = await check_whole(database, table_id)
        await database.close()
        assert head >= told > 1
