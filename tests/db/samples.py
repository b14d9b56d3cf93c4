"""Ready-made tables and decisions."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import msgspec

from db import Database, entries, outbox, tables
from db.deals import DealRow
from db.drafts import DraftRow
from db.entries import Decision, NewEntry, SeatWait, Snapshot
from db.searches import SearchRow

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ADA, BEN, EVE = 101, 102, 103


def later(**passed: float) -> datetime:
    return NOON + timedelta(**passed)


def new_table(channel_id: int = 7, **changes: object) -> tables.NewTable:
    made = tables.NewTable(
        game="ceres",
        guild_id=1,
        channel_id=channel_id,
        creator_id=ADA,
        name="Tuesday's table",
        language="fr",
        options={"edition": "final"},
    )
    return msgspec.structs.replace(made, **changes)


async def playing(database: Database, channel_id: int = 7, **changes: object) -> str:
    """Return a table of two people after its first entry."""
    async with database.writing() as conn:
        table = await tables.create_table(conn, new_table(channel_id, **changes), NOON)
        await tables.put_seats(
            conn,
            table.id,
            [
                tables.SeatRow(seat=0, kind="person", name="Ada", user_id=ADA),
                tables.SeatRow(seat=1, kind="person", name="Ben", user_id=BEN),
            ],
        )
        await entries.append(
            conn,
            Decision(
                table_id=table.id,
                expected_head=0,
                base=0,
                at=NOON,
                entries=[entry("start", b"state 1", boundary=True)],
                waits=[SeatWait(seat=0, decision=1, since=NOON)],
                status="playing",
                started_at=NOON,
                public_seq=1,
            ),
        )
    return table.id


def entry(
    kind: str = "action",
    blob: bytes | None = None,
    *,
    boundary: bool = False,
    state_of: int | None = None,
    seat: int | None = None,
    **changes: object,
) -> NewEntry:
    snapshot = None if blob is None else Snapshot(schema=1, blob=blob, boundary=boundary)
    made = NewEntry(
        kind=kind,
        rules="1",
        state_hash="h",
        snapshot=snapshot,
        state_of=state_of,
        seat=seat,
        action=b'{"type":"launch"}' if kind == "action" else None,
        events=b"[]",
    )
    return msgspec.structs.replace(made, **changes)


def decision(
    table: tables.TableRow, made: Sequence[NewEntry] | None = None, **changes: object
) -> Decision:
    """Return the next decision at a table, by default one action with its snapshot."""
    seq = table.head + 1
    base = Decision(
        table_id=table.id,
        expected_head=table.head,
        base=table.state_seq,
        at=later(minutes=seq),
        entries=made or [entry("action", f"state {seq}".encode(), seat=0, user_id=ADA)],
    )
    return msgspec.structs.replace(base, **changes)


async def read_table(database: Database, table_id: str) -> tables.TableRow:
    async with database.reading() as conn:
        return await tables.get_table(conn, table_id)


async def apply(
    database: Database, table_id: str, made: Sequence[NewEntry] | None = None, **changes: object
) -> int:
    """Append the next decision; gives the head."""
    table = await read_table(database, table_id)
    async with database.writing() as conn:
        return await entries.append(conn, decision(table, made, **changes))


def message(seq: int, nonce: str | None = None, **changes: object) -> outbox.NewMessage:
    made = outbox.NewMessage(
        kind="turn",
        nonce=f"m{seq}" if nonce is None else nonce,
        channel_id=7,
        first_seq=seq,
        last_seq=seq,
    )
    return msgspec.structs.replace(made, **changes)


def draft(table_id: str, **changes: object) -> DraftRow:
    made = DraftRow(
        table_id=table_id,
        seat=0,
        question="turn",
        user_id=ADA,
        presses=b"\x00\xff",
        meanings=b"m",
        version=1,
        base=1,
        status="open",
        note=None,
        updated_at=NOON,
    )
    return msgspec.structs.replace(made, **changes)


def deal(table_id: str) -> DealRow:
    return DealRow(
        table_id=table_id,
        version=1,
        salt="5a" * 32,
        seed=str(2**64 - 1),
        bound={"game": "ceres"},
        commitment="c0" * 32,
        names=[("Ada", "00" * 16)],
    )


def search(table_id: str | None = None) -> SearchRow:
    """Return a person's search for players."""
    return SearchRow(
        id=0, guild_id=1, channel_id=7, user_id=ADA, name="Ada", language="en", games=["ceres"],
        sizes=[2, 3], pace="daily", hours="any", since=NOON, table_id=table_id,
    )  # fmt: skip
