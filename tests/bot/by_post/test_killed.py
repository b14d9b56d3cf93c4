"""A program killed in a game by post: each step is stored completely, or not at all."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from db import Database
from db.database import connect
from games.core.rng import rng
from tests.bot.by_post import killed
from tests.bot.by_post.killed import NAMES, at_table, begin
from tests.bot.market import begin_at
from tests.core.test_by_post import turns

ROOT = Path(__file__).parents[3]


class Victim:
    """The program that plays, and is killed."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def line(self) -> list[str]:
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 400)
        return line.decode().split()

    async def until(self, word: str) -> None:
        """Read on until a line begins with a word."""
        while (found := await self.line())[:1] != [word]:
            assert found[:1] not in ([], ["ended"]), "the program has ended by itself"

    def write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())

    def begin(self, url: str, table_id: str, step: int, statements: int = 0) -> None:
        """Let it continue from a step."""
        self.write(f"{url} {table_id} {step} {statements}")

    async def gone(self, last: int) -> int:
        """Have it killed; returns the last step that it reported."""
        self.write("kill")
        while (found := await self.line())[0] != "gone":
            last = int(found[1]) if found[0] == "done" else last
        return last

    async def killed(self, url: str, table_id: str, step: int, statements: int, wait: float) -> int:
        """Let it continue from a step and kill it there; returns the last step that it reported."""
        self.begin(url, table_id, step, statements)
        await self.until("begins")
        if statements:
            found = await self.line()
        else:
            found = ["begins"]
            await asyncio.sleep(wait)  # it is killed at any point it has reached by then
        return await self.gone(int(found[1]) if found[0] == "done" else step - 1)


@asynccontextmanager
async def started(program: str = "tests.bot.by_post.killed") -> AsyncIterator[Victim]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", program, cwd=ROOT,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    victim = Victim(process)
    try:
        assert await victim.line() == ["ready"]
        yield victim
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def left_alone(url: str) -> None:
    """Wait until the server has noticed that the program is gone: until then it can commit."""
    if not url.startswith("postgresql"):
        return
    engine = create_async_engine(url.replace("://", "+asyncpg://", 1), poolclass=NullPool)
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
    )
    async with engine.connect() as conn:
        while await conn.scalar(others):  # noqa: ASYNC110  the server tells nobody
            await asyncio.sleep(0.02)
    await engine.dispose()


async def unharmed(database: Database, script: Any) -> tuple[str, list[list[Any]]]:
    """Play a script (`killed`, `deciding`) without interruption.

    Returns its table, and the stored rows before each step and after the last.
    """
    table_id = await script.begin(database, 7)
    after: list[list[Any]] = [await script.digest(database, table_id)]
    for step in range(len(script.NAMES)):
        await script.take(database, table_id, step)
        after.append(await script.digest(database, table_id))
    assert all(one != two for one, two in pairwise(after)), "a step does nothing"
    return table_id, after


async def found_whole(
    url: str,
    script: Any,
    table_id: str,
    after: list[list[Any]],
    done: int,
    told: int,
    *,
    more: bool,
) -> int:
    """Check the data that a killed program has left; with `more` a missing step is taken.

    Returns the next step.
    """
    await left_alone(url)
    opened = await connect(url)
    found = await script.digest(opened, table_id)
    assert found in after[done:], f"something is there by halves of: {script.NAMES[done]}"
    now = after.index(found)
    assert now > told, f"what was told is lost: {script.NAMES[told]}"
    if now == done and more:
        await script.take(opened, table_id, now)
        now += 1
        assert await script.digest(opened, table_id) == after[now]
    await opened.close()
    return now


async def test_killed_at_any_step_it_is_there_whole_or_not_at_all(
    database: Database,
    toy_game: None,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> None:
    file, source = tmp_path / "test.db", rng(5)
    lite = file.exists()
    url = f"sqlite:///{file}" if lite else request.getfixturevalue("migrated_server")
    begin_at(monkeypatch, turns(3, length="2"))
    _, after = await unharmed(database, killed)
    table_id = await begin(database, 8)
    await database.close()
    done, kills = 0, 0
    async with started() as victim:
        while done < len(NAMES):
            statements = 1 + source.below(6) if lite and kills % 2 else 0
            wait = source.below(60) / 1000
            told = await victim.killed(url, table_id, done, statements, wait)
            kills += 1
            more = kills % 3 == 0
            done = await found_whole(url, killed, table_id, after, done, told, more=more)
    assert kills > 8
    opened = await connect(url)
    await ended(opened, table_id)
    await opened.close()


async def ended(database: Database, table_id: str) -> None:
    """Let all players answer their questions, until the game is over."""
    table = at_table(database, table_id, len(NAMES))
    for _ in range(60):
        live = await table.live()
        if not live.playing:
            break
        seat = live.waiting()[0]
        await table.act(live.seats[seat].user_id or 0, live.game.default(live.position(seat), seat))
        await table.rest()
    assert (await table.live()).row.status == "finished"
