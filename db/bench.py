"""The cost of a commit, compared with bare aiosqlite doing the same just as durably."""

import shutil
import statistics
import tempfile
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path

import aiosqlite
import msgspec

from db import open_database, tables
from db.batch import Values, ready
from db.database import Database
from db.engine import PRAGMAS
from db.entries import Decision, NewEntry, SeatWait, Snapshot, commit, writes
from db.outbox import NewMessage, NewPing

EVENT_BYTES = 1_000
SNAPSHOT_BYTES = 8_000
WARM_UP = 20
_AT = datetime(2026, 1, 1, tzinfo=UTC)


class CommitTimes(msgspec.Struct, frozen=True):
    """Medians in milliseconds of alternating commits; `ratio` is ours over bare."""

    ours_ms: float
    bare_ms: float
    ratio: float
    commits: int
    statements: int


async def measure_commits(commits: int = 500, keep: Path | None = None) -> CommitTimes:
    """Commit decisions in turn with this package and with bare aiosqlite, in two like files.

    Bare aiosqlite gets its statements and values ready-made: only the database's work is timed.
    The files stay if they were given a folder to be kept in.
    """
    with tempfile.TemporaryDirectory() as made:
        files = keep or Path(made)
        table_id = await _new_file(files / "ours.db")
        shutil.copy(files / "ours.db", files / "bare.db")
        ours = await open_database(f"sqlite:///{files}/ours.db")
        bare = await aiosqlite.connect(files / "bare.db", isolation_level=None)
        try:
            for pragma in PRAGMAS:
                await bare.execute(pragma)
            return await _alternate(ours, bare, table_id, commits)
        finally:
            await bare.close()
            await ours.close()


async def _new_file(path: Path) -> str:
    """Create a database with one table of two people, close it, and return the table's id."""
    database = await open_database(f"sqlite:///{path}")
    new = tables.NewTable(
        game="bench", guild_id=1, channel_id=2, creator_id=3, name="bench", language="en"
    )
    async with database.writing() as conn:
        table = await tables.create_table(conn, new, _AT)
        seats = [
            tables.SeatRow(seat=seat, kind="person", name="person", user_id=seat) for seat in (0, 1)
        ]
        await tables.put_seats(conn, table.id, seats)
    await database.close()
    return table.id


async def _alternate(
    ours: Database, bare: aiosqlite.Connection, table_id: str, commits: int
) -> CommitTimes:
    our_times: list[float] = []
    bare_times: list[float] = []
    steps: list[tuple[str, list[Values]]] = []
    for head in range(WARM_UP + commits):
        decision = _decision(table_id, head)
        steps = ready(ours.engine.dialect, writes(decision))
        # Each goes first half of the time: the second finds the machine busier.
        if head % 2:
            our_times.append(await _timed(_commit_ours(ours, decision)))
        bare_times.append(await _timed(_commit_bare(bare, steps)))
        if not head % 2:
            our_times.append(await _timed(_commit_ours(ours, decision)))
    del our_times[:WARM_UP], bare_times[:WARM_UP]
    mine, theirs = statistics.median(our_times), statistics.median(bare_times)
    return CommitTimes(
        ours_ms=mine * 1000,
        bare_ms=theirs * 1000,
        ratio=mine / theirs,
        commits=commits,
        statements=len(steps),
    )


def _decision(table_id: str, head: int) -> Decision:
    """Return a turn: its log entry and snapshot, both seats' decisions, a message and a ping."""
    seq, seat = head + 1, head % 2
    entry = NewEntry(
        kind="action",
        rules="1",
        state_hash="0" * 16,
        seat=seat,
        user_id=seat,
        action=b"a" * (EVENT_BYTES // 10),
        events=b"e" * (EVENT_BYTES - EVENT_BYTES // 10),
        snapshot=Snapshot(schema=1, blob=b"s" * SNAPSHOT_BYTES, boundary=True),
    )
    message = NewMessage(
        kind="turn",
        nonce=f"{table_id}:{seq}:turn",
        channel_id=2,
        first_seq=seq,
        last_seq=seq,
        pings=[NewPing(seat=1 - seat, user_id=1 - seat, decision=seq)],
    )
    return Decision(
        table_id=table_id,
        expected_head=head,
        base=head,
        at=_AT,
        interaction_id=seq,
        entries=[entry],
        waits=[
            SeatWait(seat=seat, decision=None, since=None),
            SeatWait(seat=1 - seat, decision=seq, since=_AT),
        ],
        messages=[message],
        public_seq=seq,
    )


async def _timed(work: Coroutine[None, None, None]) -> float:
    start = time.perf_counter()
    await work
    return time.perf_counter() - start


async def _commit_ours(ours: Database, decision: Decision) -> None:
    await commit(ours, decision)


async def _commit_bare(bare: aiosqlite.Connection, steps: list[tuple[str, list[Values]]]) -> None:
    (guard, guarded), *others = steps
    await bare.execute("BEGIN IMMEDIATE")
    moved = await bare.execute(guard, guarded[0])
    if moved.rowcount != 1:
        raise AssertionError("the statements no longer fit the file")
    for sql, rows in others:
        await bare.executemany(sql, rows)
    await bare.commit()
