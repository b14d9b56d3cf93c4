"""The search for damage in an SQLite file: a quick part at once, the rest while serving."""

import asyncio
import sqlite3
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import CorruptDatabase

SMALL = 64 * 1024 * 1024
"""Bytes of a file that is checked as a whole before it is used."""
FIRST = ("tables", "seats")
"""The tables of a larger file that are checked at once."""


def corrupt(name: str | None, reason: object) -> CorruptDatabase:
    """Return the error that describes a damaged file to the host."""
    return CorruptDatabase(
        f"The file {name} is damaged or is not a database ({reason})."
        " Put a backup in its place, or move it away to start afresh."
    )


async def at_once(conn: AsyncConnection, name: str | None) -> str:
    """Return the first fault that can be found quickly, or `ok`."""
    if not is_large(name):
        return str((await conn.execute(text("PRAGMA quick_check(1)"))).scalar_one())
    for table in FIRST:
        found = (await conn.execute(text(f"PRAGMA quick_check({table})"))).scalars().first()
        if found not in ("ok", None):
            return str(found)
    return "ok"


def is_large(name: str | None) -> bool:
    """Return whether looking through a database takes long; one in memory is none."""
    if not name or name == ":memory:" or name.startswith("file:"):
        return False
    path = Path(name)
    return path.exists() and path.stat().st_size > SMALL


async def whole(name: str) -> str:
    """Return the first fault of a file, or `ok`; it reads the whole file, in a thread."""
    conn = sqlite3.connect(name, check_same_thread=False)
    looking = asyncio.get_running_loop().run_in_executor(None, _look_through, conn)
    try:
        return await asyncio.shield(looking)
    except asyncio.CancelledError:
        conn.interrupt()
        await asyncio.wait([looking])
        raise
    finally:
        conn.close()


def _look_through(conn: sqlite3.Connection) -> str:
    try:
        return str(conn.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
