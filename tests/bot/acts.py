"""Acts that tests of several concepts need: time, settings, positions, a bot that dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import wraps
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.platform.health import Health
from bot.process.scheduler import Timers
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Step, Transaction
from bot.service.turns.commit import write
from bot.service.turns.computer import ComputerTurns
from db import Database, models
from games.core import codec
from games.core.actions import EndTurn
from games.core.events import Applied
from tests.ares.builder import Table
from tests.bot.seated import Seated
from tests.toy.state import Build, Paint

LATE = timedelta(hours=25)


def online() -> Health:
    """Return the health of a bot that Discord is connected to; no file is written."""
    made = Health(Path("nowhere"))
    made.connected(True)
    return made


def timers_of(table: Seated) -> Timers:
    """Return the timers of a table at which nothing is posted and nothing goes wrong."""

    async def nothing() -> None:
        await asyncio.sleep(0)

    posting: Any = SimpleNamespace(wake_all=nothing)
    untroubled: Any = None
    return Timers(table.tables, online(), posting, untroubled, ComputerTurns(table.tables))


async def ended_turn(table: Seated) -> tuple[list[int], int]:
    """Let the first player end a turn; returns the people and the entry that ended it."""
    users = await table.bids()
    await table.act(users[0], Build("site01", 1), Paint("red"), EndTurn())
    return users, (await table.live()).row.head


async def stands(table: Seated, state: Any) -> None:
    """Let a table stand in a state, as if a turn had led there."""
    async with table.tables.locked(table.id) as live:
        blob, hashed = codec.save(live.game, state), codec.state_hash(state)
        step = Step("act", applied=Applied(closed=True), blob=blob, state_hash=hashed)
        await write(table.tables, live, Transaction([step], state))


async def standing(tables: Tables, table: Table, channel_id: int = 7) -> Seated:
    """Return a running table of Ares in the position of a rules test."""
    seated = await Seated.open(tables, len(table.state.players), channel_id, game="ares")
    await lobby.start(tables, seated.id, 101)
    await stands(seated, table.state)
    return seated


def driven(table: Seated) -> ComputerTurns:
    """Let computers play at a table from now on; close what this returns."""
    driver = ComputerTurns(table.tables)
    driver.open = True
    table.tables.changed.append(driver.wake)
    return driver


async def rested(driver: ComputerTurns) -> None:
    """Wait until a driver is done; an endless one fails."""
    async with asyncio.timeout(20):
        await driver.idle()


async def everything(database: Database) -> list[str]:
    """Return all rows of all tables, as text."""
    async with database.reading() as conn:
        return [
            f"{table.name}: {tuple(row)!r}"
            for table in models.metadata.sorted_tables
            for row in await conn.execute(select(table))
        ]


class Killed(BaseException):
    """The end of the process, as far as the code at work can see it."""


def dying(tables: Tables, monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Let the program die at a transaction, once `after` others are committed."""
    writing, apply, left = tables.database.writing, tables.database.apply, after

    @wraps(apply)
    async def apply_or_die(*args: Any, **more: Any) -> bool:
        nonlocal left
        left -= 1
        if left < 0:
            raise Killed
        return await apply(*args, **more)

    @asynccontextmanager
    async def writing_or_dying() -> AsyncGenerator[AsyncConnection]:
        nonlocal left
        async with writing() as conn:
            yield conn
            left -= 1
            if left < 0:
                raise Killed

    monkeypatch.setattr(tables.database, "writing", writing_or_dying)
    monkeypatch.setattr(tables.database, "apply", apply_or_die)
