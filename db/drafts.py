"""The presses of seats that are not published yet: a draft per seat and question.

Drafts are no part of the log: looking at the table, exporting it or going back in it never shows
one. A press of a draft is guarded like a decision: by the table's head and by the number of the
interaction, and by the version of the draft that it was made for.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import bindparam, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.batch import Write, run_writes
from db.database import Database
from db.entries import interaction_write, refused
from db.rows import Query, columns, param

Status = Literal["open", "armed", "sent"]
Changes = dict[tuple[int, str], "DraftRow | None"]
"""Drafts by seat and question; None drops one."""


class DraftRow(msgspec.Struct, frozen=True, kw_only=True):
    """A draft with bytes that only the caller understands.

    `base` is the entry of the state over which its person pressed last. It is played automatically
    when it is `armed` and its seat is waited for.
    """

    table_id: str
    seat: int
    question: str
    user_id: int
    presses: bytes
    meanings: bytes
    version: int
    base: int
    status: Status
    note: bytes | None
    updated_at: datetime


_t, _d, _i = models.tables, models.drafts, models.interactions

_OF_TABLE = Query(
    select(*columns(_d, DraftRow))
    .where(_d.c.table_id == param("p_table", _d.c.table_id))
    .order_by(_d.c.seat, _d.c.question),
    DraftRow,
)
_LAST = 2**31 - 1  # more versions than any draft has
# A damaged version is no newer one: it is written over.
_newer = exists().where(
    _d.c.table_id == bindparam("p_table"),
    _d.c.seat == bindparam("p_seat"),
    _d.c.version > bindparam("p_version"),
    _d.c.version <= _LAST,
)
_PRESS = (
    update(_t)
    .where(
        _t.c.id == bindparam("p_table"),
        _t.c.head == bindparam("p_expected"),
        ~_newer,
        ~exists().where(_i.c.interaction_id == bindparam("p_interaction")),
    )
    .values(updated_at=bindparam("p_at"))
)
_DROP = delete(_d).where(
    _d.c.table_id == bindparam("p_table"),
    _d.c.seat == bindparam("p_seat"),
    _d.c.question == bindparam("p_question"),
)
_ADD = insert(_d)


async def press(
    database: Database,
    row: DraftRow,
    *,
    instead_of: str | None = None,
    more: Changes | None = None,
    expected_head: int,
    expected_version: int,
    interaction_id: int | None = None,
) -> None:
    """Write a draft over its version before, in a separate transaction.

    It also replaces its seat's draft `instead_of` another question, and writes `more` drafts of the
    seat. The version expected is the latest of all drafts of the seat; 0 stands for none.

    Raises AlreadyApplied for an interaction that was delivered before, and Conflict if the table or
    the draft is not as expected; nothing is changed then.
    """
    replaced: Changes = {} if instead_of is None else {(row.seat, instead_of): None}
    guard: dict[str, object] = {
        "p_table": row.table_id,
        "p_seat": row.seat,
        "p_expected": expected_head,
        "p_version": expected_version,
        "p_interaction": interaction_id,
        "p_at": row.updated_at,
    }
    writes = [
        Write(_PRESS, [guard]),
        *changes(row.table_id, (more or {}) | replaced | {(row.seat, row.question): row}),
        *interaction_write(interaction_id, row.table_id, expected_head, row.updated_at),
    ]
    if not await database.apply(writes, guarded=True):
        raise await refused(database, row.table_id, expected_head, interaction_id)


def changes(table_id: str, drafts: Changes) -> list[Write]:
    """Return the statements that replace drafts, by their question; None drops them."""
    keys: Sequence[dict[str, object]] = [
        {"p_table": table_id, "p_seat": seat, "p_question": question} for seat, question in drafts
    ]
    rows = [msgspec.structs.asdict(row) for row in drafts.values() if row is not None]
    return [Write(_DROP, keys), Write(_ADD, rows)]


async def change(conn: AsyncConnection, table_id: str, drafts: Changes) -> None:
    """Put drafts in place of others, in a transaction that is guarded otherwise."""
    await run_writes(conn, changes(table_id, drafts))


async def drafts_of(conn: AsyncConnection, table_id: str) -> list[DraftRow]:
    """Return the drafts of a table by seat."""
    return await _OF_TABLE.all(conn, p_table=table_id)
