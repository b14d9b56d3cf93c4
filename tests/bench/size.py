"""Size: the bot with very many running tables: start, first presses, idle, disk, memory."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import db.uptime as uptime_db
from bot.shared.clock import now
from db import open_database
from db.uptime import UptimeRow
from tests.bench import crowd
from tests.bench.load import Pacer, Table
from tests.bench.measure import Row, cpu_seconds, memory
from tests.e2e.harness import PATIENCE, BotProcess, Standin, ready, standin

PRESSED = 10
"""Tables at which a player presses while the bot is still starting."""
PERSON = "Ada"
SETTLE = 45.0
"""Seconds after which all consequences of a start must be over."""
HOT, HOUR, RATE = 64, 4000, 20.0
"""Tables that are played, interactions of an hour, and how many of them are sent in a second."""
GIVEN_BACK = 35.0
"""Seconds after which the bot has given freed memory back to the system."""
IDLE = 90.0
"""Seconds of idling that are measured: three looks at due times."""

Record = dict[str, Any]


def measure(tables: int = 10_000) -> list[Row]:
    """Measure the real program as a separate process, with this number of copied tables."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        asyncio.run(crowd.play_some(folder / "played.db"))
        crowd.copy(folder / "played.db", folder / "bot.db", tables)
        return asyncio.run(run(folder))


async def run(folder: Path) -> list[Row]:
    """Start the bot with the folder's database and watch it."""
    path = folder / "bot.db"
    with closing(sqlite3.connect(path)) as conn:
        (tables,) = conn.execute("SELECT count(*) FROM tables").fetchone()
        (entries,) = conn.execute("SELECT count(*) FROM entries").fetchone()
    size = path.stat().st_size
    await _stopped(path)
    async with standin(folder) as (discord, env):
        channels = await _seat(discord, path)
        bot = BotProcess(folder, **{**env, "LOG_LEVEL": "INFO"})
        began = time.perf_counter()
        await bot.start()
        try:
            await ready(discord, bot)
            started = time.perf_counter() - began
            presses = [await _press(discord, channel) for channel in channels]
            await asyncio.sleep(max(0.0, began + SETTLE - time.perf_counter()))
            idle = await _idle(bot)
            assert bot.process is not None
            held = memory(bot.process.pid)
            acts = await _play(discord, path)
            await bot.said(discord)
            most = memory(bot.process.pid)["VmHWM"]
            await asyncio.sleep(GIVEN_BACK)
            played = memory(bot.process.pid)
        finally:
            await bot.kill()
    trouble = bot.log().count("table in trouble")
    note = f"{tables:,} running tables, {entries:,} entries"
    first, worst = presses[0], max(record["final_ms"] for record in presses)
    return [
        Row("size", "ready", started, "s", "<= 5", note),
        Row("size", "first press while starting: acknowledged", first["ack_ms"], "ms"),
        Row("size", "first press while starting: answered", first["final_ms"], "ms", "< 1000"),
        Row("size", f"first {PRESSED} presses, each elsewhere: slowest", worst, "ms", "< 1000"),
        Row("size", "idle: share of a core", idle * 100, "%", "< 2", f"{IDLE:.0f} s"),
        Row("size", "database, a table", size / tables / 1024, "KiB", "<= 40"),
        Row("size", "memory, most", held["VmHWM"] / 1024, "MB", "< 250"),
        Row("size", "memory, in the end", held["VmRSS"] / 1024, "MB", "< 250"),
        Row("size", "memory, most in an hour of play", most / 1024, "MB"),
        Row(
            "size",
            "memory, after an hour of play",
            played["VmRSS"] / 1024,
            "MB",
            "<= 300",
            f"{acts:,} interactions at {HOT} tables",
        ),
        Row("size", "tables declared in trouble", trouble, "", "0"),
    ]


async def _stopped(path: Path) -> None:
    """Note that the run before ended just now, as in an upgrade."""
    database = await open_database(f"sqlite:///{path}")
    async with database.writing() as conn:
        await uptime_db.put_uptime(conn, UptimeRow(seen_at=now()))
    await database.close()


async def _seat(discord: Standin, path: Path) -> list[str]:
    """Put a person of the stand-in into some tables that wait for them, with their channels."""
    known = await discord.call("GET", "state")
    person = next(int(user["id"]) for user in known["users"] if user["global_name"] == PERSON)
    names = [f"#size-{number}" for number in range(PRESSED)]
    made = [await discord.call("POST", "channels", {"name": name}) for name in names]
    with closing(sqlite3.connect(path)) as conn, conn:
        awaited = "SELECT min(seat) FROM seats WHERE table_id = ? AND waiting_since IS NOT NULL"
        (count,) = conn.execute("SELECT count(*) FROM tables").fetchone()
        for number, channel in enumerate(made):
            table_id = crowd.table_id(number * (count // PRESSED))
            place = (int(channel["id"]), int(channel["guild_id"]), table_id)
            conn.execute("UPDATE tables SET channel_id = ?, guild_id = ? WHERE id = ?", place)
            seat = conn.execute(awaited, (table_id,)).fetchone()[0]
            where = (person, table_id, seat)
            conn.execute("UPDATE seats SET user_id = ? WHERE table_id = ? AND seat = ?", where)
    return names


async def _press(discord: Standin, channel: str) -> Record:
    """Open the panel of a table."""
    body = {"user": PERSON, "channel": channel, "command": "table act", "timeout": PATIENCE}
    return await discord.call("POST", "commands", body)


async def _play(discord: Standin, path: Path) -> int:
    """Play at new tables what people at all of them do in an hour; return the interactions."""
    records: list[Record] = []
    tables = [Table(number, discord, path, records) for number in range(HOT)]
    for table in tables:
        await table.begin()
    pacer = Pacer(RATE)
    playing = [asyncio.create_task(table.play(pacer)) for table in tables]
    await asyncio.sleep(HOUR / RATE)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return len(records)


async def _idle(bot: BotProcess) -> float:
    """Return which share of a core the bot takes while nobody does anything."""
    assert bot.process is not None
    before, began = cpu_seconds(bot.process.pid), time.perf_counter()
    await asyncio.sleep(IDLE)
    return (cpu_seconds(bot.process.pid) - before) / (time.perf_counter() - began)
