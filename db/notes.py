"""Private data that a person keeps at a table: a text, and how their plans end.

It goes with the person, not with the seat: a player who takes the seat reads nothing of it.
"""

from collections.abc import Mapping

import msgspec
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.batch import Write, run_writes
from db.rows import Query, columns, param


class NoteRow(msgspec.Struct, frozen=True, kw_only=True):
    """`next`: they get a message when they are next. Only the caller understands `cancels`.

    `follows`: they do not play, and get messages about how the game continues.
    """

    table_id: str
    user_id: int
    text: str = ""
    next: bool = False
    cancels: dict[str, object] = {}
    follows: bool = False


Changes = Mapping[int, NoteRow]
"""Notes by user id that replace earlier ones."""

_n = models.notes
_OF_TABLE = Query(
    select(*columns(_n, NoteRow)).where(_n.c.table_id == param("p_table", _n.c.table_id)), NoteRow
)
_DROP = delete(_n).where(_n.c.table_id == bindparam("p_table"), _n.c.user_id == bindparam("p_user"))
_ADD = insert(_n)


def changes(table_id: str, notes: Changes) -> list[Write]:
    """Return the statements that replace notes with others; an empty note is not kept."""
    keys: list[dict[str, object]] = [{"p_table": table_id, "p_user": user_id} for user_id in notes]
    kept = [r for r in notes.values() if r.text or r.next or r.cancels or r.follows]
    rows = [msgspec.structs.asdict(row) for row in kept]
    return [Write(_DROP, keys), Write(_ADD, rows)]


async def change(conn: AsyncConnection, table_id: str, notes: Changes) -> None:
    """Put notes in place of others, in a transaction that is guarded otherwise."""
    await run_writes(conn, changes(table_id, notes))


async def notes_of(conn: AsyncConnection, table_id: str) -> list[NoteRow]:
    """Return the notes that people keep at a table."""
    return await _OF_TABLE.all(conn, p_table=table_id)
