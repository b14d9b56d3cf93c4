"""A process finds the interactions and the work of the tables of its shards, and no others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy import Table, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import Database, clocks, handed, models, outbox, pings, tables, tidying, votes
from tests.db.processes import Opened, joined, lease_of, opened, silence, take, taken
from tests.db.samples import ADA, NOON, later, playing

__all__ = ["opened"]

# Interactions handed over


async def test_an_interaction_is_handed_over_once_to_the_holder_of_its_shard(
    opened: Opened,
) -> None:
    one, first = await joined(opened)
    two, second = await joined(opened)
    assert (await taken(one, first), await taken(two, second)) == ([0, 1], [2, 3])
    await lease_of(two).renew()
    lease_of(two).notified.clear()
    async with one.writing() as conn:
        for number, shard in ((9, 3), (8, 2), (9, 3), (7, 1)):
            await handed.hand_over(conn, number, shard, b"press %d" % number, NOON)
    async with asyncio.timeout(60):
        await lease_of(two).notified.wait()

    async def found(database: Database, member: int, at: datetime = NOON) -> Sequence[bytes]:
        async with database.writing() as conn:
            return await handed.take_handed(conn, member, range(4), at)

    assert await found(two, second) == [b"press 8", b"press 9"]
    assert await found(two, second) == []
    assert await found(one, first, later(minutes=16)) == [], "nobody can answer it any longer"
    assert await found(one, first) == []


async def test_what_was_handed_over_before_a_takeover_is_taken_with_the_shard(
    opened: Opened,
) -> None:
    one, first = await joined(opened)
    await take(one, first)
    async with one.writing() as conn:
        await handed.hand_over(conn, 5, 2, b"press", NOON)
    two, second = await joined(opened)
    await silence(two, first)
    await take(two, second)
    async with two.writing() as conn:
        assert await handed.take_handed(conn, second, range(4), NOON) == [b"press"]


# Work by tables


async def worked_for(database: Database, table_id: str) -> None:
    """Let a table have work of every kind."""
    rows: list[tuple[Table, dict[str, Any]]] = []
    message = {
        "table_id": table_id, "channel_id": 7, "first_seq": 1, "last_seq": 1, "attempts": 1,
        "created_at": NOON, "not_before": NOON,
    }  # fmt: skip
    for kind, state in (("text", "pending"), ("window", "posted"), ("ping", "posted")):
        nonce = f"{table_id}:{kind}"
        rows.append(
            (
                models.outbox,
                {**message, "kind": kind, "nonce": nonce, "state": state, "message_id": 5},
            )
        )
    ping = {"nonce": f"{table_id}:ping", "table_id": table_id, "user_id": ADA, "decision": 1}
    rows += [(models.pings, {**ping, "seat": seat}) for seat in (0, 1)]
    clock = {"table_id": table_id, "name": "seat:0", "question": "", "left": 1, "quarter": 1}
    rows.append((models.clocks, {**clock, "since": 1, "next_at": 1, "expired": 0}))
    vote = {"table_id": table_id, "kind": "undo", "opened_by": ADA, "opened_at": NOON, "name": ""}
    rows.append(
        (models.votes, {**vote, "target": "1", "about": {}, "closed_at": NOON, "outcome": "void"})
    )
    rows.append((models.votes, {**vote, "target": "2", "about": {}}))
    async with database.writing() as conn:
        for table, row in rows:
            await conn.execute(insert(table).values(**row))
        seat = models.seats.c.table_id == table_id
        await conn.execute(update(models.seats).where(seat).values(due_at=NOON, user_id=None))
        found = models.tables.c.id == table_id
        await conn.execute(update(models.tables).where(found).values(tidy_at=NOON))


LISTINGS: dict[str, Callable[[AsyncConnection], Awaitable[Iterable[Any]]]] = {
    "messages to post": lambda conn: outbox.tables_with_pending(conn, NOON),
    "failed messages": outbox.failing_tables,
    "windows": lambda conn: outbox.tables_with(conn, "window"),
    "pings nobody needs": pings.stale_pings,
    "votes not shown": votes.unshown_tables,
    "old votes": lambda conn: votes.old_votes(conn, later(days=9), later(days=9), ()),
    "clocks due": lambda conn: clocks.due(conn, 5, 9),
    "clocks that run": clocks.running,
    "clocks by name": lambda conn: clocks.named(conn, "seat:0"),
    "seats due": lambda conn: tables.due_seats(conn, NOON, 9),
    "computer players": tables.tables_for_programs,
    "changed tables": lambda conn: tables.changed_since(conn, NOON),
    "untidy tables": lambda conn: tidying.untidy(conn, NOON, 9),
    "lobbies": lambda conn: tables.stale_lobbies(conn, later(days=9), 9),
    "pings to shorten": pings.partly_answered,
    "votes somebody missed": lambda conn: votes.missed_votes(conn, later(days=9)),
    "servers with failed messages": outbox.failing_servers,
}
OF_PEOPLE = {"pings to shorten", "votes somebody missed"}
"""Those in which a person is awaited."""


def tables_in(found: Iterable[Any], made: Sequence[str]) -> set[str]:
    """Return the tables of rows, of ids, or of servers: there is one in that of each shard."""
    return {
        each
        if isinstance(each, str)
        else made[each >> 22]
        if isinstance(each, int)
        else getattr(each, "table_id", None) or each.id
        for each in found
    }


async def awaited(database: Database, table_id: str) -> None:
    """Let the first person of a table be back from an absence, and be awaited again."""
    asked = {"user_id": ADA, "waiting_since": NOON, "away_until": later(days=1)}
    seat = (models.seats.c.table_id == table_id) & (models.seats.c.seat == 0)
    async with database.writing() as conn:
        await conn.execute(update(models.seats).where(seat).values(asked))


@pytest.mark.parametrize("listing", LISTINGS)
async def test_a_member_finds_work_only_for_the_tables_of_its_shards(
    opened: Opened, listing: str
) -> None:
    alone = await opened()
    made = [await playing(alone, 70 + shard, guild_id=shard << 22) for shard in range(4)]
    for table_id in made:
        await worked_for(alone, table_id)
        if listing in OF_PEOPLE:
            await awaited(alone, table_id)
        if listing == "lobbies":
            async with alone.writing() as conn:
                await tables.update_table(conn, table_id, NOON, status="lobby")

    async def found(database: Database) -> set[str]:
        async with database.reading() as conn:
            return tables_in(await LISTINGS[listing](conn), made)

    assert set(made) <= await found(alone), "one process finds all of it"
    one, first = await joined(opened)
    two, second = await joined(opened)
    assert await found(one) == set()
    assert await taken(one, first) == [0, 1]
    assert await taken(two, second) == [2, 3]
    assert set(made) & await found(one) == set(made[:2])
    assert set(made) & await found(two) == set(made[2:])
