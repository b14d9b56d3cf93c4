"""`python -m bot --rebuild TABLE`: the last position of one table, played again from its log."""

from __future__ import annotations

import asyncio
import sys
from enum import Enum

from sqlalchemy.ext.asyncio import AsyncConnection

import db.entries as entries_db
import db.tables as tables_db
from bot.process import logs
from bot.process.settings import Settings
from bot.service.tables import damage, replay
from bot.service.tables.replay import NotRebuiltError, Rebuilt
from bot.shared.problems import DamagedProblem, HostError, PrunedProblem
from db import Database, open_database
from db.address import refuse_missing
from db.entries import Snapshot
from db.errors import CannotOpen
from games.core import codec
from games.core.errors import SnapshotError
from games.core.game import AnyGame


class Was(Enum):
    """What the stored position was, compared with the one from the log; as said to the host."""

    MISSING = "it was missing"
    DAMAGED = "it was damaged"
    ANOTHER = "another position was stored"
    SAME = "it was the same as before, so nothing was changed"


def run(chosen: Settings, typed: str) -> int:
    """Rebuild the last position of a table and say what was done; return the code to end with."""
    logs.configure(chosen.log_level)
    try:
        print(asyncio.run(rebuild(chosen.database_url, typed)))
    except (HostError, CannotOpen) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def rebuild(url: str, typed: str) -> str:
    """Rebuild the last position of a table, while no bot uses the database; return what was done.

    Raise `HostError` or `CannotOpen` with the reason if that is impossible; then the table stays as
    it was.
    """
    refuse_missing(url)
    database = await open_database(url, alone=True)
    try:
        return await _rebuild(database, tables_db.read_table_id(typed))
    finally:
        await database.close()


async def _rebuild(database: Database, table_id: str) -> str:
    async with database.writing() as conn:
        row = await tables_db.find_table(conn, table_id)
        if row is None:
            raise HostError(f"There is no table #{table_id} in the database.")
        try:
            game = damage.require_sound(
                damage.mended(row), await tables_db.seats_of(conn, table_id)
            )
            await replay.adopt(conn, game, row.content_hash)
        except (damage.DamageError, SnapshotError) as error:
            raise HostError(
                f"Table #{table_id} is damaged in more than its position ({error}). Put a backup of"
                " the database in place, or delete the table (docs/hosting.md)."
            ) from error
        if not row.state_seq:
            raise HostError(f"The game at table #{table_id} has not started: it has no position.")
        return await _rebuild_positions(conn, game, row)


async def _rebuild_positions(conn: AsyncConnection, game: AnyGame, row: tables_db.TableRow) -> str:
    """Put the last position right, and the one that the channel shows; return what was done."""
    found, was = await _put_right(conn, game, row.id, row.state_seq)
    decisions = f"{found.decisions} decision{'' if found.decisions == 1 else 's'}"
    said = f"The last position of table #{row.id} was rebuilt from {decisions}; {was.value}."
    # The first position has no decisions before it. The bot needs no other position to play on.
    if 1 < row.public_seq != row.state_seq:
        _, was = await _put_right(conn, game, row.id, row.public_seq)
        if was is not Was.SAME:
            said += f" The position that its channel shows was rebuilt too; {was.value}."
    return said


async def _put_right(
    conn: AsyncConnection, game: AnyGame, table_id: str, seq: int
) -> tuple[Rebuilt, Was]:
    """Return the position after an entry as the log has it; store it if it is not stored so."""
    try:
        found = await replay.rebuilt(conn, game, table_id, seq, from_first=True)
    except NotRebuiltError as error:
        raise HostError(
            f"The position of table #{table_id} cannot be rebuilt: {error}. Nothing was changed."
        ) from error
    was = await _compared(conn, game, table_id, seq, found)
    if was is not Was.SAME:
        right = Snapshot(
            schema=game.schema, blob=codec.save(game, found.state), boundary=found.boundary
        )
        await entries_db.replace_snapshot(conn, table_id, seq, right)
    return found, was


async def _compared(
    conn: AsyncConnection, game: AnyGame, table_id: str, seq: int, right: Rebuilt
) -> Was:
    """Return what the stored position is, compared with the right one."""
    try:
        state, _ = await replay.stored(conn, game, table_id, seq)
    except PrunedProblem:
        return Was.MISSING
    except DamagedProblem:
        return Was.DAMAGED
    same = codec.state_hash(state) == codec.state_hash(right.state)
    return Was.SAME if same else Was.ANOTHER
