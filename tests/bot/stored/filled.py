"""Two tables in a database, the first with something in every kind of row; and a bot on it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import LargeBinary, Text, insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeDecorator

import db.clocks as clocks_db
import db.emoji as emoji_db
import db.notes as notes_db
import db.papers as papers_db
import db.searches as searches_db
import db.seasons as seasons_db
import db.syncs as syncs_db
import db.users as users_db
from bot.process.uptime import Uptime
from bot.service.clocks import clocks
from bot.service.clocks.clocks import Clock
from bot.service.clocks.increments import Asked
from bot.service.tables import instructions
from bot.service.tables.pending import Instruction
from bot.service.tables.store import Tables
from bot.service.votes import voting
from bot.shared.clock import now
from db import Database, models, noticed
from db.columns import Json
from db.database import connect
from db.emoji import EmojiRow
from db.notes import NoteRow
from db.papers import Key
from db.searches import BlockRow, NoShow, SearchRow
from db.seasons import EntrantRow, MatchRow, MatchSeat, SeasonRow
from games import registry
from games.core.actions import EndTurn
from tests.bot import wire
from tests.bot.commands.test_replies import not_found
from tests.bot.seated import PEOPLE, Seated
from tests.bot.stage import Stage, staged
from tests.toy.game import TOY
from tests.toy.state import Survey

CREATOR = next(iter(PEOPLE))
UNKNOWN_USER = 10013


def kind_of(column: Any) -> str:
    if isinstance(column.type, Json):
        return "json"
    if isinstance(column.type, TypeDecorator):
        return "time"
    if isinstance(column.type, LargeBinary):
        return "blob"
    return "text" if isinstance(column.type, Text) else "number"


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
    await table.arm(users[0], Survey())
    await table.plan(users[0], "add", Survey(), rank=2)
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
        for table_id in (table.id, None):
            await searches_db.add_search(conn, search(table_id))
        block = BlockRow(user_id=CREATOR, other_id=999, name="Eve")
        await searches_db.put_block(conn, block)
        await put_season(conn, table.id)
        no_show = NoShow(guild_id=1, user_id=CREATOR, at=now())
        await searches_db.add_no_show(conn, no_show)
        await syncs_db.mark_synced(conn, "http://127.0.0.1:1/api/v10", 1, "hash", now())
        await emoji_db.put_emoji(conn, 1, EmojiRow(name="ore", hash="hash", id=5))
    await database.close()


def search(table_id: str | None) -> SearchRow:
    """Return a search of the creator, for which a table was found or none."""
    return SearchRow(
        id=0, guild_id=1, channel_id=7, user_id=CREATOR, name="Ada", language="en",
        games=["dust"], sizes=[2, 3], pace="daily", hours="near", since=now(), table_id=table_id,
    )  # fmt: skip


async def put_season(conn: AsyncConnection, table_id: str) -> None:
    """Put a season that runs, with a round of one table."""
    number = await seasons_db.add_season(conn, SeasonRow(
        id=0, guild_id=1, channel_id=7, creator_id=CREATOR, language="en", number=1, game="dust",
        options={}, content_hash=None, pace="daily", rounds=4, days=28, state="running", round=1,
        due=2**40, seed=5, posted=1, created_at=now(),
    ))  # fmt: skip
    for user_id, name in PEOPLE.items():
        row = EntrantRow(
            season_id=number, user_id=user_id, name=name, state="in", division=1, joined_at=now()
        )
        await seasons_db.put_entrant(conn, row)
    match = MatchRow(
        season_id=number, round=1, division=1, number=1, table_id=table_id, state="playing"
    )
    seats = [
        MatchSeat(season_id=number, round=1, division=1, number=1, place=place, user_id=user_id)
        for place, user_id in enumerate(PEOPLE)
    ]
    await seasons_db.add_round(conn, [match], seats)


def ids(file: Path) -> tuple[str, str]:
    """Return the tables in their channels' order."""
    with closing(sqlite3.connect(file)) as conn:
        found = [row[0] for row in conn.execute("SELECT id FROM tables ORDER BY channel_id")]
    first, second = found
    return first, second


class Reader:
    """Takes direct messages."""

    def __init__(self, user_id: int) -> None:
        self.id = user_id

    async def send(self, *_: Any, **__: Any) -> Any:
        return SimpleNamespace(id=self.id, channel=self)


@asynccontextmanager
async def awake(
    database: Database, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> AsyncIterator[Stage]:
    """Set the bot up as it works: it posts, and plays for computers, when a table changes."""
    for key in set(registry._GAMES) - {TOY.key}:
        monkeypatch.delitem(registry._GAMES, key)
    monkeypatch.setattr(registry, "_MODULES", {})
    noticed.forget()

    async def reader(user_id: object) -> Reader:
        if not isinstance(user_id, int):
            raise not_found(UNKNOWN_USER)
        return Reader(user_id)

    async with staged(database, monkeypatch, folder) as stage:
        app, request = stage.app, stage.wire._request

        async def found(http: Any, route: Any, **more: Any) -> Any:
            """Find every message that is looked for."""
            if route.method == "GET":
                return wire.message_json(7, {})
            return await request(http, route, **more)

        monkeypatch.setattr(stage.wire, "_request", found)
        app.client.fetch_user = reader  # type: ignore[method-assign,assignment]  # no network
        app.tables.changed += [app.trouble.changed_at, app.announcer.wake, app.driver.wake]
        app.driver.open = True
        yield stage
        await app.announcer.close()


async def idle(stage: Stage) -> None:
    """Wait until all is posted and played."""
    await stage.app.driver.idle()
    await stage.app.announcer.idle()


async def look(stage: Stage, hours: int = 0) -> None:
    """Do what time brings."""
    timers = stage.app.timers
    await timers.uptime.note(now())
    await timers.look_at_quiet_hours(now())
    await timers.look_at_clocks()
    await timers.sweep(now() + timedelta(hours=hours))
    await idle(stage)
