"""A database of very many running tables: a few played games, and copies of them.

Played by greedy seats through the service, press by press, with every message posted, as it would
have been on Discord. The copies have their own ids, channels, people and times.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import db.outbox as outbox_db
import db.pings as pings_db
import db.tables as tables_db
from bot.posts import window_messages
from bot.service.seats import lobby
from bot.service.seats.lobby import Opening
from bot.service.tables.open_windows import KINDS, OVER, WINDOW
from bot.service.tables.session import TableSession
from bot.service.tables.store import FOREVER, Tables
from bot.service.turns import publish
from bot.shared.clock import now
from db import Database, open_database, tidying
from db.entries import TIDY_AFTER
from games import registry
from games.core import computer
from games.core.rng import Rng, rng

ENTRIES = 107
"""Decisions at a table, on average: about half of a game."""
PLAYED = 12
"""Games that are played, of each kind."""
PEOPLE = 3
"""Tables at which one person sits."""
RECENT = timedelta(hours=20)
"""The last decision of every table is newer: no player gets a reminder while we measure."""
APART = 1_000_000
"""The distance between the numbers of two tables: channels, messages, interactions, people."""
TIMES = ("at", "until", "since")
"""How the names of columns end that hold a time."""


async def play_some(path: Path) -> None:
    """Play the games that are copied, in a new database."""
    database = await open_database(f"sqlite:///{path}")
    try:
        tables = Tables(database)
        presses = count(1)
        for key in registry.game_keys():
            for number in range(PLAYED):
                source = rng(number, 1)
                live = await _opened(tables, key, number)
                length = ENTRIES - 20 + source.below(41)
                while live.row.head < length and live.waiting():
                    await _press(tables, live, source, next(presses))
                    await _posted(database, live.id, presses)
        async with database.writing() as conn:
            at = now() + TIDY_AFTER
            await tidying.tidy(
                conn, at, await tidying.untidy(conn, at, PLAYED * len(registry.game_keys()))
            )
    finally:
        await database.close()


async def _opened(tables: Tables, key: str, number: int) -> TableSession:
    """Open a table of two, three or four people and begin."""
    first, *others = range(1, 3 + number % 3)
    opening = Opening(
        game=key, guild_id=1, channel_id=APART + number + 100 * len(key), creator_id=first,
        creator_name="Ada", lang="fr" if number % 4 == 1 else "en",
        settings={"absent": 72} if number % 4 == 0 else {},
    )  # fmt: skip
    live = await lobby.open_table(tables, opening)
    for user_id in others:
        await lobby.join(tables, live.id, user_id, f"Person {user_id}")
    return await lobby.start(tables, live.id, first)


async def _press(tables: Tables, live: TableSession, source: Rng, interaction_id: int) -> None:
    """Let a player the table waits for take one decision."""
    seat = source.pick(live.waiting())
    action: Any = computer.choose(live.game, live.seen(seat), seat, source, "greedy")
    user_id = live.seats[seat].user_id
    assert user_id is not None
    await publish.submit(tables, live.id, user_id, [action], interaction_id=interaction_id)


async def _posted(database: Database, table_id: str, numbers: count[int]) -> None:
    """Mark everything as posted, and what nobody needs any more as deleted or final."""
    async with database.writing() as conn:
        for row in await outbox_db.pending_messages(conn, FOREVER, table_id):
            await outbox_db.mark_posted(conn, row.nonce, next(numbers), now())
        for ping in await pings_db.stale_pings(conn, table_id):
            await pings_db.mark_cleaned(conn, ping.nonce, now())
        rows = await outbox_db.messages_of_kind(conn, table_id, *KINDS)
        for row in rows:
            over = window_messages.newer(rows, row)
            if row.kind == WINDOW and over is not None:
                ended = [over.nonce] if over.kind == OVER else []
                await outbox_db.finish(conn, [row.nonce, *ended])


BESIDE = ("drafts", "interactions")


def copy(played: Path, path: Path, count: int) -> None:
    """Write a database with this number of copies of the tables played in another one."""
    with closing(sqlite3.connect(played)) as source:
        source.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        source.execute(f"VACUUM INTO '{path}'")
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        made.executescript("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; BEGIN")
        made.execute(f"ATTACH '{played}' AS played")
        for name in (*BESIDE, "pings", "snapshots", "outbox", "entries", "seats", "tables"):
            made.execute(f"DELETE FROM {name}")
        _list_copies(made, count)
        for name in ("tables", "seats", "entries", "snapshots", "outbox", "pings", *BESIDE):
            chosen = _columns(made, name)
            made.execute(
                f"INSERT INTO {name} ({', '.join(chosen)}) SELECT {', '.join(chosen.values())}"
                f" FROM copies CROSS JOIN played.{name} o"
                f" WHERE o.{'id' if name == 'tables' else 'table_id'} = copies.of"
                f" ORDER BY copies.number, o.rowid"
            )
        made.execute("COMMIT")


def _list_copies(conn: sqlite3.Connection, count: int) -> None:
    """Say for each copy which table it is of, and the offsets of its numbers and times."""
    conn.execute(
        "CREATE TEMP TABLE copies"
        " (number INTEGER PRIMARY KEY, of TEXT, id TEXT,"
        " apart INTEGER, people INTEGER, later INTEGER)"
    )
    played = conn.execute("SELECT id, updated_at FROM played.tables ORDER BY game, id").fetchall()
    newest = int(now().timestamp() * 1e6)
    recent = RECENT // timedelta(microseconds=1)
    source = rng(count)
    # Neighbours are of different games.
    order = [played[i // 2 + i % 2 * (len(played) // 2)] for i in range(len(played))]
    rows: list[tuple[int, str, str, int, int, int]] = []
    for number in range(count):
        of, changed = order[number % len(order)]
        later = newest - source.below(recent) - changed
        people = number % max(1, count // PEOPLE) * 10
        rows.append((number, of, table_id(number), number * APART, people, later))
    conn.executemany("INSERT INTO copies VALUES (?, ?, ?, ?, ?, ?)", rows)


def table_id(number: int) -> str:
    """Return the id of the table of a number."""
    base, digits = len(tables_db.ALPHABET), ""
    for _ in range(tables_db.ID_LENGTH):
        number, digit = divmod(number, base)
        digits += tables_db.ALPHABET[digit]
    return digits[::-1]


def _columns(conn: sqlite3.Connection, name: str) -> dict[str, str]:
    """Return the columns of a table, each with its value in a copy."""
    found = [row[1] for row in conn.execute(f"PRAGMA table_info({name})")]
    own = {
        "table_id": "copies.id",
        "nonce": f"copies.id || substr(o.nonce, {tables_db.ID_LENGTH + 1})",
        **{key: f"o.{key} + copies.apart" for key in ("channel_id", "message_id")},
        "interaction_id": "o.interaction_id + copies.apart",
        **{key: f"o.{key} + copies.people" for key in ("user_id", "creator_id")},
    }
    if name == "tables":
        own["id"] = "copies.id"
    elif "id" in found:
        found.remove("id")  # it gets a new number
    return {
        column: own.get(
            column,
            f"o.{column} + copies.later" if column.rpartition("_")[2] in TIMES else f"o.{column}",
        )
        for column in found
    }
