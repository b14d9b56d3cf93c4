"""Rows dropped when nothing needs them any more, and rows that are kept."""

from datetime import datetime, timedelta

import pytest
from sqlalchemy import select

import db.pings as pings_db
from db import Database, entries, models, outbox, tidying
from tests.db.samples import ADA, BEN, NOON, apply, entry, later, message, playing

LATER = later(days=1)
MONTH = timedelta(days=30)
"""What is left of a game this long after its end stays: `docs/hosting.md` says it."""


async def tidy(database: Database, at: datetime = LATER, limit: int = 99) -> int:
    async with database.writing() as conn:
        found = await tidying.untidy(conn, at, limit)
        await tidying.tidy(conn, at, found)
        return len(found)


async def kept(database: Database, table_id: str) -> list[int]:
    async with database.reading() as conn:
        return await entries.snapshot_seqs(conn, table_id)


async def turn(database: Database, table_id: str, seat: int, steps: int = 2) -> int:
    """Take `steps` steps, the last of which ends the turn; returns its number."""
    user_id = (ADA, BEN)[seat]
    made = [entry("act", b"in", seat=seat, user_id=user_id) for _ in range(steps)]
    made[-1] = entry("act", b"end", seat=seat, user_id=user_id, boundary=True, closed=True)
    for each in made[:-1]:
        await apply(database, table_id, [each])
    async with database.reading() as conn:
        head = await conn.scalar(select(models.tables.c.head).where(models.tables.c.id == table_id))
    return await apply(database, table_id, made[-1:], public_seq=int(head or 0) + 1)


async def test_the_first_state_the_last_turns_and_what_was_last_seen_are_kept(
    database: Database,
) -> None:
    table_id = await playing(database)
    ends = [await turn(database, table_id, number % 2) for number in range(5)]
    assert ends == [3, 5, 7, 9, 11]
    await apply(database, table_id)  # 12: a turn in hand
    assert await tidy(database) == 1
    # Both have acted in the last two turns: since 7 all is kept, before it only the first state.
    assert await kept(database, table_id) == [1, 7, 8, 9, 10, 11, 12]
    assert await tidy(database) == 0, "nothing was published since"


async def test_the_ends_of_turns_are_kept_since_the_last_time_that_somebody_acted(
    database: Database,
) -> None:
    table_id = await playing(database)
    await turn(database, table_id, 0)  # 3
    seen = await turn(database, table_id, 1)  # 5
    for _ in range(4):
        await turn(database, table_id, 0)  # 7 to 13: the other one has passed
    await tidy(database)
    assert seen == 5
    assert await kept(database, table_id) == [1, 3, 5, 7, 9, 10, 11, 12, 13]


async def test_who_is_alone_keeps_the_turns_that_one_post_may_tell(database: Database) -> None:
    table_id = await playing(database)
    ends = [await turn(database, table_id, 0) for _ in range(tidying.FOLDED)]
    await tidy(database)
    found = [seq for seq in await kept(database, table_id) if seq in ends]
    before = max(seq for seq in ends if seq < ends[-1] - tidying.FOLDED)
    assert found == [seq for seq in ends if seq >= before]


async def test_going_back_is_no_turn_and_those_it_undid_are_none(database: Database) -> None:
    table_id = await playing(database)
    for number in range(4):
        await turn(database, table_id, number % 2)  # 3, 5, 7, 9
    back = entry("rewind", state_of=6, closed=True, seat=0, user_id=ADA)
    await apply(database, table_id, [back], public_seq=10)  # 7 and 9 are undone
    await tidy(database)
    assert await kept(database, table_id) == list(range(1, 10)), "two turns stand: 3 and 5"
    await turn(database, table_id, 0)  # 12
    await turn(database, table_id, 1)  # 14
    await tidy(database, later(days=2))
    assert await kept(database, table_id) == [1, 5, 6, 7, 8, 9, 11, 12, 13, 14]


async def test_what_an_agreed_undo_of_a_phase_needs_is_kept(database: Database) -> None:
    table_id = await playing(database)
    await turn(database, table_id, 0)  # 3
    for number in range(4):  # 4 to 7
        await apply(database, table_id, [entry(blob=b"in", seat=number % 2, user_id=ADA)])
    await turn(database, table_id, 0, steps=1)  # 8
    back = entry("rewind", state_of=6, closed=True, seat=0, user_id=ADA)
    await apply(database, table_id, [back], public_seq=9)
    await turn(database, table_id, 1)  # 10, 11
    await tidy(database)
    assert await kept(database, table_id) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11]


async def test_the_end_of_a_turn_that_was_undone_is_not_the_one_last_seen(
    database: Database,
) -> None:
    table_id = await playing(database)
    await turn(database, table_id, 0)  # 3
    await turn(database, table_id, 1)  # 5
    await turn(database, table_id, 0)  # 7
    back = entry("rewind", state_of=4, closed=True, seat=1, user_id=BEN)
    await apply(database, table_id, [back], public_seq=8)
    await turn(database, table_id, 1, steps=1)  # 9: it last acted after 3, which stands
    for _ in range(4):
        await turn(database, table_id, 0)  # 11, 13, 15, 17
    await tidy(database)
    assert await kept(database, table_id) == [1, 3, 5, 7, 9, 11, 13, 14, 15, 16, 17]


@pytest.mark.parametrize("failed", [False, True])
@pytest.mark.parametrize("kind", tidying.DRAWN)
async def test_what_an_unsent_post_will_show_is_kept_until_it_is_out(
    database: Database, kind: str, failed: bool
) -> None:
    table_id = await playing(database)
    for number in range(2):
        await turn(database, table_id, number % 2)  # 3, 5
    paused = entry("pause", state_of=5)
    unsent = [message(6, "unsent", kind=kind), message(2, "other", kind="ping")]
    await apply(database, table_id, [paused], messages=unsent)
    for number in range(4):
        await turn(database, table_id, number % 2)  # 8, 10, 12, 14
    if failed:
        async with database.writing() as conn:
            await outbox.mark_attempt(conn, "unsent", "forbidden", None)
    await tidy(database)
    assert await kept(database, table_id) == [1, 5, 10, 11, 12, 13, 14]
    async with database.reading() as conn:
        assert await entries.load_state(conn, table_id, 6) is not None
    async with database.writing() as conn:
        await outbox.mark_posted(conn, "unsent", 9, NOON)
    await turn(database, table_id, 0)  # 16
    await tidy(database, later(days=2))
    assert 5 not in await kept(database, table_id)


async def test_a_table_is_tidied_an_hour_after_something_was_published(database: Database) -> None:
    table_id = await playing(database)
    assert await tidy(database, later(minutes=59)) == 0
    assert await tidy(database, later(minutes=60)) == 1
    await apply(database, table_id)
    assert await tidy(database) == 0, "nothing was published"
    others = [await playing(database, channel_id=c) for c in (8, 9)]
    assert [await tidy(database, limit=1) for _ in others] == [1, 1]
    assert await tidy(database) == 0


async def test_of_an_ended_game_first_and_last_state_and_the_log_are_kept(
    database: Database,
) -> None:
    table_id = await playing(database)
    await turn(database, table_id, 0)
    await turn(database, table_id, 1)
    await apply(database, table_id, status="finished", ended_at=LATER)
    await tidy(database, LATER + MONTH / 2)
    assert await kept(database, table_id) == [1, 2, 3, 4, 5, 6]
    assert await tidy(database, LATER + MONTH / 2) == 0
    assert await tidy(database, LATER + MONTH) == 1
    assert await kept(database, table_id) == [1, 6]
    assert await tidy(database, LATER + 9 * MONTH) == 0
    async with database.reading() as conn:
        assert len(await entries.entries_of(conn, table_id)) == 6


async def test_posted_messages_go_but_the_newest_of_a_kind_and_live_pings(
    database: Database,
) -> None:
    table_id = await playing(database)
    other = await playing(database, channel_id=8)
    ping = outbox.NewPing(seat=0, user_id=ADA, decision=1)
    made = [message(2, f"p{n}", kind="post") for n in range(4)]
    made += [message(2, f"g{n}", kind="ping", pings=[ping]) for n in range(3)]
    made += [message(2, f"v{n}", kind="vote") for n in range(2)]
    await apply(database, table_id, messages=made)
    await apply(database, other, messages=[message(2, "o", kind="post")])
    async with database.writing() as conn:
        for number, each in enumerate([*made, message(2, "o")]):
            if each.nonce != "p3":  # still to be posted
                await outbox.mark_posted(conn, each.nonce, 100 + number, NOON)
        await pings_db.mark_cleaned(conn, "g0", NOON)
    await tidy(database)
    async with database.reading() as conn:
        left = list(await conn.scalars(select(models.outbox.c.nonce).order_by("id")))
        pings = list(await conn.scalars(select(models.pings.c.nonce)))
    assert left == ["p2", "p3", "g1", "g2", "v0", "v1", "o"]
    assert sorted(pings) == ["g1", "g2"]
