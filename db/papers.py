"""Plans of seats: orders by their kind, holds by the name of a boundary.

Like drafts they are no part of the log: looking at the table, exporting it or going back in it
never shows one. They go with the person: a player who takes the seat starts with none.
"""

from collections.abc import Mapping, Sequence
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

PaperKind = Literal["order", "hold"]
Key = tuple[int, PaperKind, str]
"""Seat, kind and name."""


class PaperRow(msgspec.Struct, frozen=True, kw_only=True):
    """One paper with bytes that only the caller understands; `note` is its outcome."""

    table_id: str
    seat: int
    kind: PaperKind
    name: str
    user_id: int
    body: bytes
    note: bytes | None
    updated_at: datetime


Changes = Mapping[Key, PaperRow | None]
"""Papers that replace the ones of the same key; None drops one."""

_t, _p, _i = models.tables, models.papers, models.interactions
_OF_TABLE = Query(
    select(*columns(_p, PaperRow))
    .where(_p.c.table_id == param("p_table", _p.c.table_id))
    .order_by(_p.c.seat, _p.c.kind, _p.c.name),
    PaperRow,
)
_PRESS = (
    update(_t)
    .where(
        _t.c.id == bindparam("p_table"),
        _t.c.head == bindparam("p_expected"),
        ~exists().where(_i.c.interaction_id == bindparam("p_interaction")),
    )
    .values(updated_at=bindparam("p_at"))
)
_ADD = insert(_p)
_DROP = delete(_p).where(
    _p.c.table_id == bindparam("p_table"),
    _p.c.seat == bindparam("p_seat"),
    _p.c.kind == bindparam("p_kind"),
    _p.c.name == bindparam("p_name"),
)


async def press(
    database: Database,
    table_id: str,
    papers: Changes,
    at: datetime,
    *,
    expected_head: int,
    interaction_id: int | None = None,
    more: Sequence[Write] = (),
) -> None:
    """Write papers that a person has changed, and perhaps more, in a separate transaction.

    Raises AlreadyApplied for an interaction that was delivered before, and Conflict if the table is
    not as expected; nothing is changed then.
    """
    guard: dict[str, object] = {
        "p_table": table_id,
        "p_expected": expected_head,
        "p_interaction": interaction_id,
        "p_at": at,
    }
    writes = [
        Write(_PRESS, [guard]),
        *changes(table_id, papers),
        *more,
        *interaction_write(interaction_id, table_id, expected_head, at),
    ]
    if not await database.apply(writes, guarded=True):
        raise await refused(database, table_id, expected_head, interaction_id)


def changes(table_id: str, papers: Changes) -> list[Write]:
    """Return the statements that replace papers with others."""
    keys: list[dict[str, object]] = [
        {"p_table": table_id, "p_seat": seat, "p_kind": kind, "p_name": name}
        for seat, kind, name in papers
    ]
    rows = [msgspec.structs.asdict(row) for row in papers.values() if row is not None]
    return [Write(_DROP, keys), Write(_ADD, rows)]


async def change(conn: AsyncConnection, table_id: str, papers: Changes) -> None:
    """Put papers in place of others, in a transaction that is guarded otherwise."""
    await run_writes(conn, changes(table_id, papers))


async def papers_of(conn: AsyncConnection, table_id: str) -> list[PaperRow]:
    """Return the papers of a table by seat."""
    return await _OF_TABLE.all(conn, p_table=table_id)
