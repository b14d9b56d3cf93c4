"""Several processes over one PostgreSQL database: leases, shards and the fence between them."""

from __future__ import annotations

import asyncio
import signal
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from db import Database, members, open_database, uptime
from db import lease as lease_module
from db.engine import make_engine
from db.errors import CannotOpen, InUse, Superseded, Unreachable
from db.fleet_models import leases, shards
from db.lease import Lease
from db.members import Taken
from db.uptime import UptimeRow
from tests.db.processes import (
    SESSION,
    Opened,
    joined,
    lease_of,
    opened,
    silence,
    take,
    taken,
    write,
)
from tests.db.samples import NOON
from tests.db.test_before_migrations import with_next_schema

__all__ = ["opened"]


async def test_each_shard_has_one_member_and_all_have_as_many(opened: Opened) -> None:
    one, first = await joined(opened)
    assert await taken(one, first) == [0, 1, 2, 3], "alone it has all"
    two, second = await joined(opened)
    assert await taken(two, second) == [], "they are given over by their holder"
    async with one.engine.begin() as conn:
        assert await members.share(conn) == 2
        for shard in (2, 3):
            await members.release(conn, first, shard, SESSION)
        assert await members.unowned(conn) == 2
    assert await take(two, second) == [Taken(2, SESSION), Taken(3, SESSION)]
    assert await taken(one, first) == []
    async with one.engine.begin() as conn:
        assert await members.owned(conn, first) == [0, 1]
        assert await members.unowned(conn) == 0


async def test_the_shards_of_a_silent_member_are_taken_with_their_sessions(opened: Opened) -> None:
    one, first = await joined(opened)
    await take(one, first)
    await lease_of(one).renew({1: SESSION})
    two, second = await joined(opened)
    assert await taken(two, second) == [], "it is alive"
    await silence(two, first)
    found = await take(two, second)
    assert [each.session for each in found] == [None, SESSION, None, None]
    with pytest.raises(Superseded):
        await write(one)
    with pytest.raises(Superseded):
        await lease_of(one).renew()
    await write(two)


async def test_many_that_take_at_once_share_without_doubling(opened: Opened) -> None:
    processes = [await joined(opened, count=16) for _ in range(4)]
    found = await asyncio.gather(*(taken(database, member) for database, member in processes))
    assert sorted(shard for each in found for shard in each) == list(range(16))
    assert [len(each) for each in found] == [4, 4, 4, 4]


async def test_marking_dead_waits_for_the_transaction_under_way(opened: Opened) -> None:
    """What was begun before is written before the others look; afterwards nothing is."""
    one, first = await joined(opened)
    two, second = await joined(opened)
    await take(one, first)
    await silence(two, first)
    async with one.writing() as conn:
        taking = asyncio.create_task(taken(two, second))
        while not await _waits_for_a_lock(two):
            continue
        await uptime.put_uptime(conn, UptimeRow(seen_at=NOON))
    assert await taking == [0, 1, 2, 3]
    async with two.reading() as conn:
        assert await uptime.get_uptime(conn) == UptimeRow(seen_at=NOON)
    with pytest.raises(Superseded):
        await write(one)


async def _waits_for_a_lock(database: Database) -> bool:
    async with database.engine.connect() as conn:
        return bool(
            await conn.scalar(
                text(
                    "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                    " AND datname = current_database()"
                )
            )
        )


async def test_renewing_does_not_wait_for_transactions(opened: Opened) -> None:
    one, _ = await joined(opened)
    async with one.writing() as conn:
        await uptime.put_uptime(conn, UptimeRow(seen_at=NOON))
        await lease_of(one).renew()


async def test_a_lease_that_was_not_renewed_in_time_lets_nothing_through(opened: Opened) -> None:
    seconds = 0.0
    one = await opened()
    one._lock = lease = await Lease.join(one.engine, "orbit", "1.0.0", 4, lambda: seconds)
    seconds = 7.9
    await write(one)
    seconds = 8.0
    assert not lease.held()
    for using in (one.writing, one.reading):
        with pytest.raises(Unreachable):
            async with using():
                pytest.fail("it was let in")
    await lease.renew()  # nobody has taken it meanwhile
    assert lease.remaining == 8.0
    await write(one)


async def test_shards_that_were_let_go_in_an_outage_are_served_again(opened: Opened) -> None:
    """Nobody else has taken them; of others none is taken until those could renew their leases."""
    seconds = 0.0
    one = await opened()
    one._lock = lease = await Lease.join(one.engine, "orbit", "1.0.0", 4, lambda: seconds)
    other, second = await joined(opened)
    assert await taken(other, second) == [0, 1]
    assert [each.shard for each in await lease.take()] == [2, 3]
    await lease.renew({2: SESSION})
    assert await lease.take({2, 3}) == []
    seconds = 9.0
    lease._takes_from = None  # the server did not answer
    assert await lease.take() == []
    await lease.renew()
    await silence(other, second)
    assert await lease.take() == [Taken(2, SESSION), Taken(3, None)]
    assert await lease.take({2}) == [Taken(3, None)]
    seconds = 19.0
    await lease.renew()
    assert [each.shard for each in await lease.take({2, 3})] == [0, 1]


async def test_a_renewal_that_fails_while_shards_are_taken_is_no_defect(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = await joined(opened)
    lease = lease_of(one)
    alive = lease._require_alive

    async def failing(conn: AsyncConnection) -> None:
        await alive(conn)
        lease._takes_from = None  # the server did not answer

    monkeypatch.setattr(lease, "_require_alive", failing)
    assert len(await lease.take()) == 4
    assert await lease.take() == []


async def test_an_outage_is_reported_as_one_by_all_parts_of_a_lease(opened: Opened) -> None:
    one, _ = await joined(opened)
    lease = lease_of(one)
    lease._transactions = make_engine("postgresql://tester@127.0.0.1:1/none")
    for work in (lease.take(), lease.survey(), lease.give(0, None), lease.identify_wait(0)):
        with pytest.raises(Unreachable):
            await work


async def test_a_shard_never_goes_back_to_an_older_version(opened: Opened) -> None:
    old, first = await joined(opened, "1.9.0")
    await take(old, first)
    new, second = await joined(opened, "1.10.0")
    async with old.engine.begin() as conn:
        for shard in (2, 3):
            await members.release(conn, first, shard)
    assert await taken(new, second) == [2, 3]
    await lease_of(new).release()
    assert await taken(old, first) == [], "1.10 came after 1.9"
    async with old.engine.begin() as conn:
        assert await members.unowned(conn) == 2


async def test_shards_of_a_newer_version_are_shared_among_members_that_can_take_them(
    opened: Opened,
) -> None:
    old, first = await joined(opened, "1.0.0")
    new, second = await joined(opened, "1.1.0")
    assert await taken(old, first) == [0, 1]
    assert await taken(new, second) == [2, 3]
    await lease_of(old).release()
    late, third = await joined(opened, "1.0.0")
    assert await taken(new, second) == [0, 1], "nobody else can take all of them"
    assert await taken(late, third) == []
    async with new.engine.begin() as conn:
        assert await members.unowned(conn) == 0


async def test_all_members_have_the_same_number_of_shards(opened: Opened) -> None:
    one, first = await joined(opened)
    await take(one, first)
    two = await opened()
    with pytest.raises(CannotOpen, match="run with SHARDS=4, not 8"):
        await two.join("orbit", "1.0.0", 8)
    await lease_of(one).release()
    member = (await two.join("orbit", "1.0.0", 8)).member
    assert await take(two, member) == [Taken(shard, None) for shard in range(8)]


async def test_a_member_that_left_or_is_gone_leaves_no_row_of_a_lease(opened: Opened) -> None:
    one, _ = await joined(opened)
    two, second = await joined(opened)
    await lease_of(one).release()
    await silence(two, second)
    async with two.engine.begin() as conn:
        await members.end_overdue(conn)
        assert list(await conn.scalars(select(leases.c.member_id))) == []
        assert set(await conn.scalars(select(shards.c.member_id))) == {None}


async def test_sessions_of_a_bucket_begin_one_after_the_other(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members, "IDENTIFY_EVERY", timedelta(hours=1))
    one, two = await opened(), await opened()
    waits = []
    for database, bucket in ((one, 0), (two, 0), (one, 0), (two, 1)):
        async with database.engine.begin() as conn:
            waits.append(await members.identify_wait(conn, bucket))
    assert [round(wait / 3600, 1) for wait in waits] == [0, 1, 2, 0]


STOPPED = """
import asyncio, os, signal, sys
from datetime import UTC, datetime
from db import lease, uptime
from db.database import connect
from db.engine import make_engine
from db.uptime import UptimeRow

lease.IDLE = "100ms"

async def stop():
    database = await connect(sys.argv[1])
    member = (await database.join("stopped", "1.0.0", 4)).member
    print(member, flush=True)
    try:
        async with database.writing() as conn:
            await uptime.put_uptime(conn, UptimeRow(seen_at=datetime(2020, 1, 1, tzinfo=UTC)))
            os.kill(os.getpid(), signal.SIGSTOP)
    except Exception as error:
        print(type(error).__name__, flush=True)
    try:
        async with database.writing():
            pass
    except Exception as error:
        print(type(error).__name__, flush=True)

asyncio.run(stop())
"""


async def test_a_process_that_is_stopped_in_a_transaction_holds_up_nobody(
    opened: Opened, migrated_server: str
) -> None:
    """What it was writing is undone; woken, it can write nothing more."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STOPPED, migrated_server, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        member = int(await process.stdout.readline())
        two, second = await joined(opened)
        await silence(two, member)
        assert await taken(two, second) == [0, 1, 2, 3]
        process.send_signal(signal.SIGCONT)
        refused = [await process.stdout.readline() for _ in range(2)]
        assert refused[1] == b"Superseded\n"
        async with two.reading() as conn:
            assert await uptime.get_uptime(conn) is None
    finally:
        process.kill()
        await process.wait()


async def test_a_look_at_the_shards_that_nothing_answers_is_given_up(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a process that is cut off would never let its shards go."""
    one, _ = await joined(opened)
    two = await opened()
    async with two.engine.begin() as conn:
        await members.one_at_a_time(conn)
        with monkeypatch.context() as patch:
            patch.setattr(lease_module, "TAKEN_WITHIN", 0.1)
            with pytest.raises(Unreachable):
                await lease_of(one).take()
    assert len(await lease_of(one).take()) == 4


# Beside single bots, and versions


async def test_a_single_bot_and_several_keep_each_other_out(
    opened: Opened, migrated_server: str
) -> None:
    one, _ = await joined(opened)
    await lease_of(one).renew()
    with pytest.raises(InUse, match="Another bot is running"):
        await open_database(migrated_server, alone=True)
    await lease_of(one).release()
    single = await open_database(migrated_server, alone=True)
    two = await opened()
    with pytest.raises(InUse, match="Another bot is running"):
        await two.join("orbit", "1.0.0", 4)
    await single.close()
    await two.join("orbit", "1.0.0", 4)


async def test_a_member_whose_line_broke_ends_if_a_single_bot_was_quicker(
    opened: Opened, migrated_server: str
) -> None:
    one, _ = await joined(opened)
    await lease_of(one).renew()
    await lease_of(one)._drop_connection()
    single = await open_database(migrated_server, alone=True)
    with pytest.raises(Superseded):
        await lease_of(one).renew()
    await single.close()


async def test_a_schema_does_not_change_under_processes_of_an_older_version(
    opened: Opened, migrated_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = await joined(opened)
    with_next_schema(tmp_path, monkeypatch)
    with pytest.raises(CannotOpen, match="processes of an older version are running"):
        await open_database(migrated_server)
    await write(one)


async def test_processes_that_start_together_make_one_schema(url: str) -> None:
    if url.startswith("sqlite"):
        await (await open_database(url)).close()  # of which one process starts at a time
        return
    found = await asyncio.gather(*(open_database(url) for _ in range(4)))
    for database in found:
        await write(database)
        await database.close()
