"""Waiting messages, and the pings."""

import pytest
from sqlalchemy import exc, update

from db import Database, models, outbox, pings, servers, tables
from db.entries import SeatWait
from db.outbox import NewPing
from tests.db.samples import ADA, BEN, EVE, NOON, apply, later, message, playing, read_table


async def pending(database: Database, **kwargs: object) -> list[str]:
    async with database.reading() as conn:
        found = await outbox.pending_messages(conn, kwargs.pop("now", NOON), **kwargs)
    return [row.nonce for row in found]


async def posted(database: Database, nonce: str, message_id: int) -> bool:
    async with database.writing() as conn:
        return await outbox.mark_posted(conn, nonce, message_id, NOON)


async def test_messages_are_pending_until_posted_and_the_table_follows(database: Database) -> None:
    table_id = await playing(database)
    await apply(database, table_id, messages=[message(2, "a", payload={"fold": [1, 2]})])
    await apply(database, table_id, messages=[message(3, "b")])
    assert await pending(database) == ["a", "b"]
    assert await posted(database, "a", 900)
    assert await pending(database) == ["b"]
    assert (await read_table(database, table_id)).announced_seq == 2
    assert not await posted(database, "a", 901)
    async with database.reading() as conn:
        row = await outbox.message_of(conn, "a")
    assert row is not None
    assert (row.message_id, row.state, row.payload, row.posted_at) == (
        900,
        "posted",
        {"fold": [1, 2]},
        NOON,
    )
    # Posted late, an older message does not move the table back.
    assert await posted(database, "b", 902)
    async with database.writing() as conn:
        await outbox.add_messages(conn, table_id, [message(1, "old")], NOON)
        await outbox.mark_posted(conn, "old", 903, NOON)
    assert (await read_table(database, table_id)).announced_seq == 3


async def test_a_failed_attempt_holds_back_its_table_only(database: Database) -> None:
    first, second = [await playing(database, channel_id=c) for c in (1, 2)]
    await apply(database, first, messages=[message(2, "a"), message(2, "b")])
    await apply(database, second, messages=[message(2, "c")])
    async with database.writing() as conn:
        await outbox.mark_attempt(conn, "a", "503 Service Unavailable", later(minutes=1))
    assert await pending(database) == ["c"]
    assert await pending(database, table_id=first) == []
    assert await pending(database, now=later(minutes=1)) == ["a", "b", "c"]
    assert await pending(database, now=later(minutes=1), limit=1) == ["a"]
    async with database.reading() as conn:
        row = (await outbox.pending_messages(conn, later(minutes=1)))[0]
    await apply(database, second, messages=[message(3, "d", not_before=later(hours=1))])
    assert await pending(database, table_id=second) == ["c"]
    assert (row.attempts, row.error) == (1, "503 Service Unavailable")


async def test_waiting_messages_and_running_tables_are_found_by_server(
    database: Database,
) -> None:
    found = [await playing(database, channel_id) for channel_id in (7, 8, 9)]
    for table_id, guild_id, nonce in zip(found, (1, 2, None), "abc", strict=True):
        async with database.writing() as conn:
            await tables.update_table(conn, table_id, NOON, guild_id=guild_id)
            row = await tables.get_table(conn, table_id)
            made = message(2, nonce, channel_id=row.channel_id)
            await outbox.add_messages(conn, table_id, [made], NOON)
            assert await outbox.failing_servers(conn) == ({1} if guild_id != 1 else set())
            if guild_id != 2:
                await outbox.mark_attempt(conn, nonce, "no access", later(hours=1))
    async with database.writing() as conn:
        assert await outbox.waiting_channels(conn, 1) == {7}
        assert await outbox.waiting_channels(conn, 2) == set()
        assert [row.id for row in await servers.running_tables(conn, 2)] == [found[1]]
        await tables.update_table(conn, found[1], NOON, status="cancelled")
        assert await servers.running_tables(conn, 2) == []
        await outbox.mark_attempt(conn, "b", "no access", later(hours=1))
        assert await outbox.failing_servers(conn) == {1, 2}
        assert await outbox.waiting_channels(conn, 1) == {7}


async def test_the_lobbies_of_a_server_are_found_the_newest_first(database: Database) -> None:
    found = [await playing(database, channel_id) for channel_id in (7, 8, 9, 10)]
    for number, (table_id, guild_id) in enumerate(zip(found, (1, 1, 2, 1), strict=True)):
        async with database.writing() as conn:
            status = "playing" if number == 3 else "lobby"
            await tables.update_table(conn, table_id, NOON, guild_id=guild_id, status=status)
            table = models.tables
            made = update(table).where(table.c.id == table_id)
            await conn.execute(made.values(created_at=later(hours=number)))
    async with database.reading() as conn:
        assert [row.id for row in await servers.lobbies(conn, 1)] == [found[1], found[0]]
        assert [row.id for row in await servers.lobbies(conn, 2)] == [found[2]]
        assert await servers.lobbies(conn, 3) == []


async def test_what_is_given_up_is_out_of_the_way(database: Database) -> None:
    table_id = await playing(database)
    await apply(database, table_id, messages=[message(2, "a"), message(2, "b")])
    async with database.writing() as conn:
        await outbox.mark_attempt(conn, "a", "404 Unknown Channel", None)
    assert await pending(database) == ["b"]
    async with database.writing() as conn:
        await outbox.redirect_messages(conn, table_id, 55)
        rows = await outbox.pending_messages(conn, NOON)
        assert [(row.nonce, row.channel_id) for row in rows] == [("a", 55), ("b", 55)]
        assert await outbox.drop_messages(conn, table_id, ["lobby"]) == 0
        assert await outbox.drop_messages(conn, table_id) == 2
    assert await pending(database) == []


async def test_the_last_posted_message_of_a_kind(database: Database) -> None:
    table_id = await playing(database)
    await apply(
        database,
        table_id,
        messages=[message(2, "a", kind="lobby"), message(2, "b", kind="lobby"), message(2, "c")],
    )
    async with database.reading() as conn:
        assert await outbox.last_posted(conn, table_id, "lobby") is None
    for nonce, message_id in (("a", 1), ("b", 2), ("c", 3)):
        await posted(database, nonce, message_id)
    async with database.reading() as conn:
        row = await outbox.last_posted(conn, table_id, "lobby")
    assert row is not None
    assert row.message_id == 2


async def test_a_nonce_is_used_once_and_fits_discord(database: Database) -> None:
    table_id = await playing(database)
    await apply(database, table_id, messages=[message(2, "x" * 25)])
    with pytest.raises(exc.IntegrityError):
        await apply(database, table_id, messages=[message(3, "x" * 25)])
    for wrong in ("", "x" * 26):
        with pytest.raises(ValueError, match="1 to 25 characters"):
            async with database.writing() as conn:
                await outbox.add_messages(conn, table_id, [message(3, wrong)], NOON)
    assert (await read_table(database, table_id)).head == 2


async def ping_both(database: Database) -> str:
    """Both people were asked by one message for the decisions opened at entry 2."""
    table_id = await playing(database)
    await apply(
        database,
        table_id,
        waits=[
            SeatWait(seat=0, decision=2, since=NOON),
            SeatWait(seat=1, decision=2, since=NOON),
        ],
        messages=[
            message(
                2,
                "ping",
                kind="ping",
                pings=[
                    NewPing(seat=0, user_id=ADA, decision=2),
                    NewPing(seat=1, user_id=BEN, decision=2),
                ],
            )
        ],
    )
    return table_id


async def stale(database: Database) -> list[tuple[int, int]]:
    async with database.reading() as conn:
        return [(row.seat, row.message_id) for row in await pings.stale_pings(conn)]


async def test_a_ping_lives_until_its_decision_is_taken(database: Database) -> None:
    table_id = await ping_both(database)
    async with database.reading() as conn:
        assert await pings.live_pings(conn, table_id) == []  # not posted yet
        assert await pings.pinged_seats(conn, table_id) == {0, 1}
    await posted(database, "ping", 900)
    async with database.reading() as conn:
        live = await pings.live_pings(conn, table_id)
    assert [(p.seat, p.user_id, p.decision, p.message_id) for p in live] == [
        (0, ADA, 2, 900),
        (1, BEN, 2, 900),
    ]
    assert await stale(database) == []
    await apply(database, table_id, waits=[SeatWait(seat=0, decision=None, since=None)])
    assert await stale(database) == [], "the other one still needs the message"
    await apply(database, table_id, waits=[SeatWait(seat=1, decision=4, since=NOON)])
    assert await stale(database) == [], "one step of theirs is done, not all"
    async with database.reading() as conn:
        assert await pings.pinged_seats(conn, table_id) == set()
    await apply(database, table_id, waits=[SeatWait(seat=1, decision=None, since=None)])
    assert await stale(database) == [(0, 900), (1, 900)]
    async with database.writing() as conn:
        await pings.mark_cleaned(conn, "ping", NOON, [0])
    assert await stale(database) == [(1, 900)]
    async with database.writing() as conn:
        await pings.mark_cleaned(conn, "ping", NOON)
    assert await stale(database) == []


@pytest.mark.parametrize("status", ["finished", "cancelled"])
async def test_the_pings_of_an_ended_table_are_stale(database: Database, status: str) -> None:
    table_id = await ping_both(database)
    await posted(database, "ping", 900)
    async with database.writing() as conn:
        await tables.update_table(conn, table_id, NOON, status=status)
        assert len(await pings.stale_pings(conn, table_id)) == 2
        assert await pings.stale_pings(conn, "OTHER") == []


async def test_a_ping_to_someone_replaced_is_stale(database: Database) -> None:
    table_id = await ping_both(database)
    await posted(database, "ping", 900)
    async with database.writing() as conn:
        await tables.update_seat(conn, table_id, 1, user_id=EVE)
    assert await stale(database) == [], "the other one still needs the message"
    async with database.writing() as conn:
        assert await pings.pinged_seats(conn, table_id) == {0}
        await tables.put_seats(conn, table_id, [])
    assert await stale(database) == [(0, 900), (1, 900)]


@pytest.mark.parametrize(("kind", "left"), [("ping", [(0, 900), (1, 900)]), ("dm", [])])
async def test_a_ping_gives_way_to_a_newer_one_of_its_kind_for_all_it_asks(
    database: Database, kind: str, left: list[tuple[int, int]]
) -> None:
    table_id = await ping_both(database)
    await posted(database, "ping", 900)
    for number, (seat, user_id) in enumerate(((0, ADA), (1, BEN))):
        assert await stale(database) == []
        asks = [NewPing(seat=seat, user_id=user_id, decision=2)]
        nonce = f"newer-{seat}"
        await apply(
            database, table_id, messages=[message(3 + number, nonce, kind=kind, pings=asks)]
        )
        assert await stale(database) == [], "what is not posted yet takes no place"
        await posted(database, nonce, 901 + number)
    assert await stale(database) == left


async def test_a_clock_that_was_wrong_holds_no_message_back(database: Database) -> None:
    table_id = await playing(database)
    years = later(hours=24 * 900)  # the clock was there when an attempt failed
    await apply(database, table_id, messages=[message(2, "a", not_before=years)])
    assert await pending(database) == ["a"]
