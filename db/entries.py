"""The append-only log of a table and the snapshots behind it."""

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import bindparam, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.batch import Write, run_writes
from db.database import Database
from db.errors import AlreadyApplied, Conflict, NoSuchTable
from db.outbox import NewMessage, message_writes
from db.rows import Query, columns, param
from db.tables import Status, refusing_second


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A state as bytes. A boundary (end of a turn or phase) outlives pruning."""

    schema: int
    blob: bytes
    boundary: bool = False


class NewEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry to write: with the snapshot after it, or that of an earlier entry, or neither.

    `state_of` names the entry whose snapshot is the state after this one (undo, pause, ...).
    Entries that were published together have one snapshot, after the last of them.
    """

    kind: str
    rules: str
    state_hash: str
    snapshot: Snapshot | None = None
    state_of: int | None = None
    seat: int | None = None
    user_id: int | None = None
    action: bytes | None = None
    events: bytes | None = None
    revealed: bool = False
    closed: bool = False


class SeatWait(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's decision changed: opened at the entry `decision`, or nothing to decide (None).

    At `due_at` the seat is looked at if the decision has not been taken by then.
    """

    seat: int
    decision: int | None
    since: datetime | None
    due_at: datetime | None = None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one decision changes. Entries get the numbers after `expected_head`.

    `base` is the table's `state_seq` on which the first entry was computed. Fields that are
    None leave the table as it is.
    """

    table_id: str
    expected_head: int
    base: int
    at: datetime
    entries: Sequence[NewEntry]
    interaction_id: int | None = None
    waits: Sequence[SeatWait] = ()
    messages: Sequence[NewMessage] = ()
    public_seq: int | None = None
    status: Status | None = None
    result: object = None
    started_at: datetime | None = None
    ended_at: datetime | None = None


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """`base` is the entry of the state it was taken on, `state_of` of the state after it."""

    seq: int
    kind: str
    seat: int | None
    user_id: int | None
    action: bytes | None
    events: bytes | None
    rules: str
    base: int
    state_of: int
    state_hash: str
    revealed: bool
    closed: bool
    at: datetime


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """The entry a press has led to, or the last one then, if it led to none."""

    table_id: str
    seq: int


class SnapshotRow(msgspec.Struct, frozen=True, kw_only=True):
    seq: int
    schema: int
    boundary: bool
    blob: bytes


TIDY_AFTER = timedelta(hours=1)
"""How long after a publication a table is tidied; later publications until then are included."""

_t, _e, _s, _sn = models.tables, models.entries, models.seats, models.snapshots
_i = models.interactions

_MOVE_HEAD = (
    update(_t)
    .where(
        _t.c.id == bindparam("p_table"),
        _t.c.head == bindparam("p_expected"),
        ~exists().where(_i.c.interaction_id == bindparam("p_interaction")),
    )
    .values(
        head=bindparam("p_head"),
        state_seq=bindparam("p_state"),
        updated_at=bindparam("p_at"),
        public_seq=func.coalesce(param("p_public", _t.c.public_seq), _t.c.public_seq),
        status=func.coalesce(param("p_status", _t.c.status), _t.c.status),
        result=func.coalesce(param("p_result", _t.c.result), _t.c.result),
        started_at=func.coalesce(param("p_started", _t.c.started_at), _t.c.started_at),
        ended_at=func.coalesce(param("p_ended", _t.c.ended_at), _t.c.ended_at),
        tidy_at=func.coalesce(_t.c.tidy_at, param("p_tidy", _t.c.tidy_at)),
    )
)
_ADD_ENTRY = insert(_e)
_ADD_SNAPSHOT = insert(_sn)
_ADD_INTERACTION = insert(_i)
_SET_WAIT = (
    update(_s)
    .where(_s.c.table_id == bindparam("p_table"), _s.c.seat == bindparam("p_seat"))
    .values(
        decision=bindparam("p_decision"),
        waiting_since=bindparam("p_since"),
        due_at=bindparam("p_due"),
    )
)


_ALL = 2**31 - 1  # more than any log has
_at_table = _e.c.table_id == param("p_table", _e.c.table_id)
_at_seq = _e.c.seq == param("p_seq", _e.c.seq)
_ENTRY = Query(select(*columns(_e, EntryRow)).where(_at_table, _at_seq), EntryRow)
_LOG = Query(
    select(*columns(_e, EntryRow))
    .where(
        _at_table,
        _e.c.seq > param("p_after", _e.c.seq),
        _e.c.seq <= param("p_upto", _e.c.seq),
    )
    .order_by(_e.c.seq)
    .limit(param("p_limit", _e.c.seq)),
    EntryRow,
)
_ACTED = (
    select(_e.c.seat)
    .where(_e.c.table_id == bindparam("p_table"), _e.c.kind == bindparam("p_kind"))
    .distinct()
)
_BY_INTERACTION = Query(
    select(*columns(_i, Place)).where(
        _i.c.interaction_id == param("p_interaction", _i.c.interaction_id)
    ),
    Place,
)
_SNAPSHOT = Query(
    select(*columns(_sn, SnapshotRow)).where(
        _sn.c.table_id == param("p_table", _sn.c.table_id),
        _sn.c.seq == param("p_seq", _sn.c.seq),
    ),
    SnapshotRow,
)
_STATE = Query(
    select(*columns(_sn, SnapshotRow))
    .join(_e, (_e.c.table_id == _sn.c.table_id) & (_e.c.state_of == _sn.c.seq))
    .where(_at_table, _at_seq),
    SnapshotRow,
)


async def append(conn: AsyncConnection, decision: Decision, more: Sequence[Write] = ()) -> int:
    """Write a decision to the log, with all it entails and `more`, and return the new head.

    Part of the caller's transaction, so that changes of the same moment can be written with it.
    Raises AlreadyApplied for an interaction that is in the log, Conflict if the table's head is not
    the expected one, NoSuchTable, and ChannelBusy if the status would make a second running table;
    let them pass, so that the transaction is undone.
    """
    with refusing_second(None):
        moved = await run_writes(conn, [*writes(decision), *more], guarded=True)
    if not moved:
        raise await why_not(
            conn, decision.table_id, decision.expected_head, decision.interaction_id
        )
    return decision.expected_head + len(decision.entries)


async def commit(database: Database, decision: Decision, more: Sequence[Write] = ()) -> int:
    """Write a decision as `append` does, in a separate transaction.

    Raises the same errors, and then changes nothing.
    """
    with refusing_second(None):
        moved = await database.apply([*writes(decision), *more], guarded=True)
    if not moved:
        raise await refused(
            database, decision.table_id, decision.expected_head, decision.interaction_id
        )
    return decision.expected_head + len(decision.entries)


def writes(decision: Decision) -> list[Write]:
    """Return the statements of a decision; the first one guards the others."""
    rows, snapshots = _numbered(decision)
    head: dict[str, object] = {
        "p_table": decision.table_id,
        "p_expected": decision.expected_head,
        "p_interaction": decision.interaction_id,
        "p_head": rows[-1]["seq"],
        "p_state": rows[-1]["state_of"],
        "p_at": decision.at,
        "p_public": decision.public_seq,
        "p_status": decision.status,
        "p_result": decision.result,
        "p_started": decision.started_at,
        "p_ended": decision.ended_at,
        "p_tidy": decision.at + TIDY_AFTER if decision.public_seq or decision.ended_at else None,
    }
    waits = [_wait(decision.table_id, wait) for wait in decision.waits]
    return [
        Write(_MOVE_HEAD, [head]),
        Write(_ADD_ENTRY, rows),
        Write(_ADD_SNAPSHOT, snapshots),
        Write(_SET_WAIT, waits),
        *interaction_write(
            decision.interaction_id, decision.table_id, rows[-1]["seq"], decision.at
        ),
        *message_writes(decision.table_id, decision.messages, decision.at),
    ]


def interaction_write(
    interaction_id: int | None, table_id: str, seq: object, at: datetime
) -> list[Write]:
    """Return the statement that notes a press as applied, if it was one."""
    if interaction_id is None:
        return []
    row = {"interaction_id": interaction_id, "table_id": table_id, "seq": seq, "at": at}
    return [Write(_ADD_INTERACTION, [row])]


def _wait(table_id: str, wait: SeatWait) -> dict[str, object]:
    return {
        "p_table": table_id,
        "p_seat": wait.seat,
        "p_decision": wait.decision,
        "p_since": wait.since,
        "p_due": wait.due_at,
    }


def _numbered(decision: Decision) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Return the rows of the entries and of their snapshots, each entry based on the last."""
    if not decision.entries:
        raise ValueError("a decision has at least one entry")
    rows: list[dict[str, object]] = []
    snapshots: list[dict[str, object]] = []
    base = decision.base
    for seq, entry in enumerate(decision.entries, decision.expected_head + 1):
        last = seq == decision.expected_head + len(decision.entries)
        if entry.snapshot is not None and entry.state_of is not None:
            raise ValueError("an entry has a snapshot or the number of an earlier state, not both")
        if last and entry.snapshot is None and entry.state_of is None:
            raise ValueError("the last entry of a decision has a state")
        row = msgspec.structs.asdict(entry)
        del row["snapshot"]
        state_of = seq if entry.state_of is None else entry.state_of
        row |= {
            "table_id": decision.table_id,
            "seq": seq,
            "base": base,
            "state_of": state_of,
            "at": decision.at,
        }
        rows.append(row)
        if entry.snapshot is not None:
            kept = msgspec.structs.asdict(entry.snapshot)
            snapshots.append({"table_id": decision.table_id, "seq": seq, **kept})
        base = state_of
    return rows, snapshots


async def why_not(
    conn: AsyncConnection, table_id: str, expected: int, interaction_id: int | None
) -> Exception:
    """Return why a guarded change was not made: AlreadyApplied, NoSuchTable or Conflict."""
    if interaction_id is not None:
        before = await find_interaction(conn, interaction_id)
        if before is not None:
            return AlreadyApplied(*before)
    found = await conn.scalar(select(_t.c.head).where(_t.c.id == table_id))
    if found is None:
        return NoSuchTable(table_id)
    return Conflict(table_id, expected, int(found))


async def refused(
    database: Database, table_id: str, expected: int, interaction_id: int | None
) -> Exception:
    """Return why a guarded change in a separate transaction was not made."""
    async with database.reading() as conn:
        return await why_not(conn, table_id, expected, interaction_id)


async def find_interaction(conn: AsyncConnection, interaction_id: int) -> tuple[str, int] | None:
    """Return the table and entry that this interaction led to, if it was delivered before."""
    place = await _BY_INTERACTION.one(conn, p_interaction=interaction_id)
    return None if place is None else (place.table_id, place.seq)


async def entries_of(
    conn: AsyncConnection,
    table_id: str,
    *,
    after: int = 0,
    upto: int = _ALL,
    limit: int = _ALL,
) -> list[EntryRow]:
    """Return the log between two entries, oldest first, undone entries included."""
    return await _LOG.all(conn, p_table=table_id, p_after=after, p_upto=upto, p_limit=limit)


async def seats_acted(conn: AsyncConnection, table_id: str, kind: str) -> list[int]:
    """Return the seats with an entry of a kind, undone ones included."""
    found = await conn.scalars(_ACTED, {"p_table": table_id, "p_kind": kind})
    return [seat for seat in found if isinstance(seat, int)]


async def get_entry(conn: AsyncConnection, table_id: str, seq: int) -> EntryRow | None:
    return await _ENTRY.one(conn, p_table=table_id, p_seq=seq)


def standing(log: Sequence[EntryRow], state_seq: int) -> list[EntryRow]:
    """Return the entries of a log that led to a state, oldest first, without undone ones.

    The log can be a later part of the whole: then the answer begins there too.
    """
    by_seq = {entry.seq: entry for entry in log}
    line: list[EntryRow] = []
    seq = state_seq
    while (entry := by_seq.get(seq)) is not None:
        line.append(entry)
        seq = entry.base
    return line[::-1]


async def load_snapshot(conn: AsyncConnection, table_id: str, seq: int) -> SnapshotRow | None:
    """Return the snapshot stored with exactly this entry, unless it was pruned."""
    return await _SNAPSHOT.one(conn, p_table=table_id, p_seq=seq)


async def replace_snapshot(conn: AsyncConnection, table_id: str, seq: int, new: Snapshot) -> None:
    """Store another snapshot with an entry, in place of a damaged or missing one."""
    await conn.execute(delete(_sn).where(_sn.c.table_id == table_id, _sn.c.seq == seq))
    row = {"table_id": table_id, "seq": seq, **msgspec.structs.asdict(new)}
    await conn.execute(insert(_sn), row)


async def load_state(conn: AsyncConnection, table_id: str, at_entry: int) -> SnapshotRow | None:
    """Return the state after an entry, wherever its snapshot is, unless it was pruned."""
    return await _STATE.one(conn, p_table=table_id, p_seq=at_entry)


async def snapshot_seqs(conn: AsyncConnection, table_id: str, *, after: int = 0) -> list[int]:
    """Return the entries that are stored with a snapshot, in order, from after one of them."""
    query = (
        select(_sn.c.seq).where(_sn.c.table_id == table_id, _sn.c.seq > after).order_by(_sn.c.seq)
    )
    return list(await conn.scalars(query))
