"""Time at work, votes, users, contents, registered commands."""

from datetime import timedelta

from db import Database, contents, syncs, tables, uptime, users, votes
from db.batch import run_writes
from tests.db.samples import ADA, BEN, NOON, later, playing


async def test_one_note_of_the_time_at_work(database: Database) -> None:
    async with database.writing() as conn:
        assert await uptime.get_uptime(conn) is None
        first = uptime.UptimeRow(seen_at=NOON)
        await uptime.put_uptime(conn, first)
        assert await uptime.get_uptime(conn) == first
        second = uptime.UptimeRow(seen_at=later(hours=3), back_at=later(hours=2), gone=7200)
        await uptime.put_uptime(conn, second)
        assert await uptime.get_uptime(conn) == second
        assert second.pause == timedelta(hours=2)


async def test_a_vote_is_missed_from_the_moment_its_voter_is_back(database: Database) -> None:
    table_id, back = await playing(database), later(hours=2)
    async with database.writing() as conn:
        vote = await votes.open_vote(conn, table_id, "replace", "0", ADA, NOON)
        seat = tables.SeatRow(seat=1, kind="person", name="Ben", user_id=BEN, away_until=back)
        await tables.put_seats(conn, table_id, [seat])
        assert await votes.missed_votes(conn, later(hours=1)) == []
        (missed,) = await votes.missed_votes(conn, back)
        assert (missed.vote_id, missed.user_id) == (vote.id, BEN)
        await votes.cast_ballot(conn, vote.id, BEN, True, back)
        assert await votes.missed_votes(conn, back) == []


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
        for kind, targets in (("pause", None), ("replace", []), ("replace", ["2"])):
            close = votes.closing(table_id, "moot", NOON, kind=kind, targets=targets)
            await run_writes(conn, [close])
        assert await votes.open_votes(conn, table_id) == [other, again]
        close = votes.closing(table_id, "moot", NOON, kind="replace", targets=["2", "0"])
        await run_writes(conn, [close])
        assert await votes.open_votes(conn, table_id) == [again]
        await votes.close_votes(conn, table_id, "moot", NOON)
        assert await votes.open_votes(conn, table_id) == []


async def test_a_closed_vote_is_kept_in_mind_until_its_outcome_is_shown(
    database: Database,
) -> None:
    table_id = await playing(database)
    async with database.writing() as conn:
        about = {"did": ["Ada builds."]}
        vote = await votes.open_vote(
            conn, table_id, "undo", "1", ADA, NOON, name="Ada", about=about
        )
        assert (vote.name, vote.about, vote.shown_at) == ("Ada", about, None)
        await votes.mark_shown(conn, vote.id, NOON)  # it is open: there is nothing to show yet
        assert await votes.unshown_votes(conn, table_id) == [vote]
        assert await votes.unshown_tables(conn) == set()
        await votes.close_vote(conn, vote.id, "refused", NOON)
        assert await votes.unshown_tables(conn) == {table_id}
        await votes.mark_shown(conn, vote.id, later(hours=1))
        assert await votes.unshown_votes(conn, table_id) == []
        assert await votes.unshown_tables(conn) == set()


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
