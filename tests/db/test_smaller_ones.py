"""Timers, queued turns, votes, users, contents, registered commands."""

import asyncio

from db import Database, contents, queued, syncs, timers, users, votes
from tests.db.samples import ADA, BEN, NOON, later, playing


async def test_timers_go_off_in_order_and_once(database: Database) -> None:
    table_id = await playing(database)
    async with database.writing() as conn:
        assert await timers.next_due(conn) is None
        await timers.set_timer(conn, table_id, "remind", later(hours=2), seat=0)
        await timers.set_timer(conn, table_id, "remind", later(hours=1), seat=1, payload={"n": 1})
        await timers.set_timer(conn, table_id, "expire", later(hours=3))
    async with database.reading() as conn:
        assert await timers.next_due(conn) == later(hours=1)
        assert await timers.due_timers(conn, later(minutes=59)) == []
        due = await timers.due_timers(conn, later(hours=2))
    assert [(t.kind, t.seat, t.payload) for t in due] == [
        ("remind", 1, {"n": 1}),
        ("remind", 0, None),
    ]

    async def take() -> bool:
        async with database.writing() as conn:
            return await timers.finish_timer(conn, due[0].id)

    assert sorted(await asyncio.gather(*(take() for _ in range(4)))) == [False, False, False, True]


async def test_a_timer_replaces_the_one_of_its_kind_and_seat(database: Database) -> None:
    table_id = await playing(database)
    async with database.writing() as conn:
        for seat in (None, 0, 1, None, 0):
            await timers.set_timer(conn, table_id, "remind", NOON, seat=seat)
        await timers.set_timer(conn, table_id, "expire", NOON, seat=1)
        assert len(await timers.timers_of(conn, table_id)) == 4
        assert await timers.cancel_timers(conn, table_id, seat=1) == 2
        assert await timers.cancel_timers(conn, table_id, kind="expire") == 0
        assert await timers.cancel_timers(conn, table_id) == 2


async def test_one_queued_turn_per_seat(database: Database) -> None:
    table_id = await playing(database)
    first, second = (
        queued.QueuedTurn(
            table_id=table_id,
            seat=0,
            user_id=ADA,
            actions=actions,
            conditions=b"\x00\xff",
            created_at=NOON,
        )
        for actions in (b"one", b"two")
    )
    async with database.writing() as conn:
        await queued.queue_turn(conn, first)
        await queued.queue_turn(conn, second)
        assert await queued.queued_turn(conn, table_id, 0) == second
        assert await queued.queued_turn(conn, table_id, 1) is None
        assert await queued.queued_turns(conn, table_id) == [second]
        assert await queued.drop_queued_turn(conn, table_id, 0)
        assert not await queued.drop_queued_turn(conn, table_id, 0)


async def test_a_vote_is_open_once_and_everyone_has_one_ballot(database: Database) -> None:
    table_id = await playing(database)
    async with database.writing() as conn:
        vote = await votes.open_vote(conn, table_id, "replace", "1", ADA, NOON)
        assert await votes.open_vote(conn, table_id, "replace", "1", BEN, later(hours=1)) == vote
        other = await votes.open_vote(conn, table_id, "replace", "0", BEN, NOON)
        await votes.cast_ballot(conn, vote.id, ADA, True, NOON)
        await votes.cast_ballot(conn, vote.id, BEN, True, later(hours=1))
        counted = await votes.cast_ballot(conn, vote.id, ADA, False, later(hours=2))
        assert [(b.user_id, b.agrees) for b in counted] == [(BEN, True), (ADA, False)]
        assert await votes.ballots(conn, other.id) == []
        assert await votes.open_votes(conn, table_id) == [vote, other]
        assert await votes.close_vote(conn, vote.id, "refused", later(hours=3))
        assert not await votes.close_vote(conn, vote.id, "accepted", later(hours=3))
        assert await votes.find_vote(conn, table_id, "replace", "1") is None
        closed = await votes.get_vote(conn, vote.id)
        assert closed is not None
        assert (closed.outcome, closed.closed_at) == ("refused", later(hours=3))
        again = await votes.open_vote(conn, table_id, "replace", "1", BEN, NOON)
        assert again.id != vote.id
        assert await votes.close_votes(conn, table_id, "moot", NOON) == 2
        assert await votes.open_votes(conn, table_id) == []


async def test_people_have_settings_from_the_first_change(database: Database) -> None:
    async with database.writing() as conn:
        assert await users.get_user(conn, ADA) == users.UserRow(user_id=ADA)
        await users.update_user(conn, ADA, locale="fr")
        await users.update_user(conn, ADA, preferences={"quiet": [22, 7]}, away_until=later(days=1))
        ada = users.UserRow(
            user_id=ADA, locale="fr", preferences={"quiet": [22, 7]}, away_until=later(days=1)
        )
        assert await users.update_user(conn, ADA) == ada
        assert await users.get_users(conn, [BEN, ADA]) == {
            BEN: users.UserRow(user_id=BEN),
            ADA: ada,
        }
        assert (await users.update_user(conn, ADA, away_until=None)).away_until is None


async def test_content_is_kept_once(database: Database) -> None:
    first = contents.ContentRow(
        hash="aa", game="ceres", name="house", blob=bytes(range(256)), added_at=NOON
    )
    newer = contents.ContentRow(
        hash="bb", game="ceres", name="mine", blob=b"", added_at=later(days=1)
    )
    async with database.writing() as conn:
        assert await contents.put_content(conn, first)
        assert await contents.put_content(conn, newer)
        assert not await contents.put_content(conn, first)
        assert await contents.get_content(conn, "aa") == first
        assert await contents.get_content(conn, "cc") is None
        assert [c.name for c in await contents.contents_of(conn, "ceres")] == ["mine", "house"]
        assert await contents.contents_of(conn, "ares") == []


async def test_registered_commands_are_known_per_place(database: Database) -> None:
    async with database.writing() as conn:
        await syncs.mark_synced(conn, "https://a", 1, "first", NOON)
        await syncs.mark_synced(conn, "https://a", 1, "second", NOON)
        await syncs.mark_synced(conn, "https://a", 1, "guild", NOON, guild_id=5)
        await syncs.mark_synced(conn, "https://b", 1, "other", NOON)
        assert await syncs.synced_hash(conn, "https://a", 1) == "second"
        assert await syncs.synced_hash(conn, "https://a", 1, 5) == "guild"
        assert await syncs.synced_hash(conn, "https://b", 1) == "other"
        assert await syncs.synced_hash(conn, "https://a", 2) is None
        assert await syncs.synced_places(conn, "https://a", 1) == [None, 5]
        await syncs.forget_sync(conn, "https://a", 1, None)
        assert await syncs.synced_places(conn, "https://a", 1) == [5]
        await syncs.forget_sync(conn, "https://a", 1, 5)
        assert await syncs.synced_places(conn, "https://a", 1) == []
        assert await syncs.synced_hash(conn, "https://b", 1) == "other"
