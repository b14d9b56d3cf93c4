"""The log: one decision, one transaction."""

import asyncio

import pytest
from sqlalchemy import func, select

from db import Database, entries, models, outbox, pings, tables
from db.entries import SeatWait
from db.errors import AlreadyApplied, ChannelBusy, Conflict, NoSuchTable
from tests.db.samples import (
    ADA,
    BEN,
    NOON,
    apply,
    decision,
    entry,
    later,
    message,
    playing,
    read_table,
)


async def counts(database: Database) -> dict[str, int]:
    async with database.reading() as conn:
        return {
            table.name: await conn.scalar(select(func.count()).select_from(table)) or 0
            for table in (models.entries, models.snapshots, models.outbox, models.pings)
        }


async def test_a_decision_writes_everything_it_entails(database: Database) -> None:
    table_id = await playing(database)
    table = await read_table(database, table_id)
    head = await apply(
        database,
        table_id,
        [entry("action", b"state 2", seat=0, user_id=ADA, revealed=True, closed=True)],
        interaction_id=2**62 + 1,
        waits=[
            SeatWait(seat=0, decision=None, since=None),
            SeatWait(seat=1, decision=2, since=later()),
        ],
        messages=[message(2, pings=[outbox.NewPing(seat=1, user_id=BEN, decision=2)])],
        public_seq=2,
    )
    assert head == 2
    after = await read_table(database, table_id)
    assert (after.head, after.state_seq, after.public_seq) == (2, 2, 2)
    assert after.updated_at == later(minutes=2)
    assert (after.status, after.started_at) == (table.status, table.started_at)
    async with database.reading() as conn:
        written = await entries.get_entry(conn, table_id, 2)
        snapshot = await entries.load_snapshot(conn, table_id, 2)
        first, second = await tables.seats_of(conn, table_id)
        (pending,) = await outbox.pending_messages(conn, later())
        assert await pings.pinged_seats(conn, table_id) == {1}
    assert written == entries.EntryRow(
        seq=2,
        kind="action",
        seat=0,
        user_id=ADA,
        action=b'{"type":"launch"}',
        events=b"[]",
        rules="1",
        base=1,
        state_of=2,
        state_hash="h",
        revealed=True,
        closed=True,
        at=later(minutes=2),
    )
    assert snapshot == entries.SnapshotRow(seq=2, schema=1, boundary=False, blob=b"state 2")
    assert (first.decision, first.waiting_since) == (None, None)
    assert (second.decision, second.waiting_since) == (2, later())
    assert (pending.nonce, pending.state, pending.table_id) == ("m2", "pending", table_id)


async def test_a_series_is_one_transaction_with_a_chain_of_bases(database: Database) -> None:
    table_id = await playing(database)
    series = [entry("action", f"s{i}".encode(), seat=0) for i in range(3)]
    assert await apply(database, table_id, series, interaction_id=5) == 4
    async with database.reading() as conn:
        log = await entries.entries_of(conn, table_id, after=1)
        assert await entries.find_interaction(conn, 5) == (table_id, 4)
    assert [(e.seq, e.base, e.state_of) for e in log] == [(2, 1, 2), (3, 2, 3), (4, 3, 4)]


async def test_a_repeated_delivery_is_applied_once(database: Database) -> None:
    table_id = await playing(database)
    await apply(database, table_id, interaction_id=77)
    await apply(database, table_id)
    before = await counts(database)
    # Once computed on the old state, once on the new one: both are the same press.
    stale = decision(await read_table(database, table_id), expected_head=1, interaction_id=77)
    fresh = decision(await read_table(database, table_id), interaction_id=77)
    for repeated in (stale, fresh):
        with pytest.raises(AlreadyApplied) as raised:
            async with database.writing() as conn:
                await entries.append(conn, repeated)
        assert (raised.value.table_id, raised.value.seq) == (table_id, 2)
    assert await counts(database) == before
    assert (await read_table(database, table_id)).head == 3


async def test_two_deliveries_at_once_give_one_entry(database: Database) -> None:
    table_id = await playing(database)
    table = await read_table(database, table_id)

    async def deliver() -> object:
        try:
            async with database.writing() as conn:
                return await entries.append(conn, decision(table, interaction_id=77))
        except AlreadyApplied as done:
            return done.seq

    assert await asyncio.gather(*(deliver() for _ in range(6))) == [2] * 6
    assert (await read_table(database, table_id)).head == 2


async def test_a_decision_on_an_older_state_is_refused(database: Database) -> None:
    table_id = await playing(database)
    old = await read_table(database, table_id)
    await apply(database, table_id)
    before = await counts(database)
    with pytest.raises(Conflict, match="entry 1 was expected to be the last, but entry 2 is") as it:
        async with database.writing() as conn:
            await entries.append(conn, decision(old, messages=[message(9)]))
    assert (it.value.expected, it.value.found) == (1, 2)
    with pytest.raises(Conflict):
        await entries.commit(database, decision(old, messages=[message(9)]))
    assert await counts(database) == before


async def test_an_unknown_table_is_refused(database: Database) -> None:
    table_id = await playing(database)
    table = await read_table(database, table_id)
    with pytest.raises(NoSuchTable):
        async with database.writing() as conn:
            await entries.append(conn, decision(table, table_id="NOPE1"))
    with pytest.raises(NoSuchTable):
        async with database.writing() as conn:
            await tables.update_table(conn, "NOPE1", NOON, name="Monday")


async def test_an_entry_has_at_most_one_state_and_the_last_has_one(database: Database) -> None:
    table_id = await playing(database)
    table = await read_table(database, table_id)
    for wrong, why in ((entry(), "last entry"), (entry(blob=b"x", state_of=1), "not both")):
        with pytest.raises(ValueError, match=why):
            async with database.writing() as conn:
                await entries.append(conn, decision(table, [wrong]))
    with pytest.raises(ValueError, match="at least one entry"):
        async with database.writing() as conn:
            await entries.append(conn, decision(table, entries=[]))


async def test_a_cancelled_writer_leaves_nothing_and_blocks_nobody(database: Database) -> None:
    table_id = await playing(database)
    table = await read_table(database, table_id)
    written = asyncio.Event()

    async def stuck() -> None:
        async with database.writing() as conn:
            await entries.append(conn, decision(table))
            written.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(stuck())
    await written.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await read_table(database, table_id) == table
    assert await apply(database, table_id) == 2


async def test_eight_writers_of_one_table_wait_for_each_other(database: Database) -> None:
    table_id = await playing(database)

    async def read_then_write() -> int:
        conflicts = 0
        for _ in range(5):
            while True:
                async with database.reading() as conn:
                    table = await tables.get_table(conn, table_id)
                try:
                    async with database.writing() as conn:
                        await entries.append(conn, decision(table))
                    break
                except Conflict:
                    conflicts += 1
        return conflicts

    await asyncio.gather(*(read_then_write() for _ in range(8)))
    assert (await read_table(database, table_id)).head == 41
    async with database.reading() as conn:
        log = await entries.entries_of(conn, table_id)
    assert [e.seq for e in log] == list(range(1, 42))
    assert [e.base for e in log] == list(range(41))


async def test_undo_appends_and_the_standing_line_forgets(database: Database) -> None:
    table_id = await playing(database)
    await apply(database, table_id)  # 2
    await apply(database, table_id)  # 3
    await apply(database, table_id, [entry("undo", state_of=2)])  # 4
    assert (await read_table(database, table_id)).state_seq == 2
    await apply(database, table_id)  # 5, on the state of 2
    await apply(database, table_id)  # 6
    await apply(database, table_id, [entry("restart", state_of=1)])  # 7
    await apply(database, table_id)  # 8, on the state of 1
    table = await read_table(database, table_id)
    assert (table.head, table.state_seq) == (8, 8)
    async with database.reading() as conn:
        log = await entries.entries_of(conn, table_id)
        undone = await entries.load_state(conn, table_id, 4)
        restarted = await entries.load_state(conn, table_id, 7)
        assert await entries.load_snapshot(conn, table_id, 4) is None
    assert [(e.seq, e.base, e.state_of) for e in log] == [
        (1, 0, 1),
        (2, 1, 2),
        (3, 2, 3),
        (4, 3, 2),
        (5, 2, 5),
        (6, 5, 6),
        (7, 6, 1),
        (8, 1, 8),
    ]
    assert undone is not None
    assert undone.blob == b"state 2"
    assert restarted is not None
    assert restarted.blob == b"state 1"
    assert [e.seq for e in entries.standing(log, 8)] == [1, 8]
    assert [e.seq for e in entries.standing(log, 6)] == [1, 2, 5, 6]
    assert [e.seq for e in entries.standing(log[2:], 6)] == [5, 6]


async def test_finishing_a_game_is_part_of_the_decision(database: Database) -> None:
    table_id = await playing(database)
    result = {"winners": [1], "scores": [10, 12]}
    await apply(database, table_id, status="finished", result=result, ended_at=later(hours=1))
    table = await read_table(database, table_id)
    assert (table.status, table.result, table.ended_at) == ("finished", result, later(hours=1))
    await apply(database, table_id, [entry("system", state_of=2)])
    again = await read_table(database, table_id)
    assert (again.status, again.result, again.ended_at) == ("finished", result, later(hours=1))


async def test_undoing_the_end_is_refused_where_the_next_game_runs(database: Database) -> None:
    table_id = await playing(database)
    await apply(database, table_id, status="finished", ended_at=later(hours=1))
    await playing(database)
    with pytest.raises(ChannelBusy):
        await apply(database, table_id, [entry("undo", state_of=1)], status="playing")


async def test_the_log_can_be_read_in_parts(database: Database) -> None:
    table_id = await playing(database)
    for seat in (0, 1, 0, 1):
        await apply(database, table_id, [entry(blob=b"x", seat=seat)])
    async with database.reading() as conn:
        part = await entries.entries_of(conn, table_id, after=2, upto=4)
        page = await entries.entries_of(conn, table_id, limit=2)
        assert [e.seq for e in part] == [3, 4]
        assert [e.seq for e in page] == [1, 2]
        assert await entries.get_entry(conn, table_id, 99) is None
