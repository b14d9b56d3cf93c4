"""Finished games: of a person, of a server, and logs without the decisions."""

from datetime import timedelta

import msgspec
import pytest
from sqlalchemy import text, update

from db import Database, models, records, servers, tables
from tests.db.samples import ADA, BEN, EVE, NOON, apply, entry, new_table, playing

HERE, THERE = 1, 2


async def ended(
    database: Database, *people: int | None, days: int = 0, guild: int | None = HERE, **more: object
) -> str:
    """Store a finished game; `former` owned its first seat."""
    former = more.pop("former", None)
    at = NOON + timedelta(days=days)
    async with database.writing() as conn:
        table = await tables.create_table(conn, new_table(guild_id=guild), NOON)
        seats = [
            tables.SeatRow(
                seat=n,
                kind="greedy" if user is None else "person",
                name=f"P{n}",
                user_id=user,
                original_user_id=former if n == 0 else None,  # type: ignore[arg-type]  # an id
            )
            for n, user in enumerate(people)
        ]
        await tables.put_seats(conn, table.id, seats)
        changes: dict[str, object] = {"status": "finished", "result": {"won": None}, **more}
        await tables.update_table(conn, table.id, at, started_at=NOON, ended_at=at, **changes)  # type: ignore[arg-type]  # what a test says
    return table.id


async def of(database: Database, user_id: int, guild: int | None = None) -> list[str]:
    async with database.reading() as conn:
        return [each.game.id for each in await records.games_of(conn, user_id, guild)]


async def test_games_of_a_person_are_those_of_their_seats_present_and_former(
    database: Database,
) -> None:
    first = await ended(database, ADA, BEN)
    last = await ended(database, BEN, EVE, days=2, guild=THERE)
    left = await ended(database, None, BEN, days=1, former=ADA)
    direct = await ended(database, ADA, days=3, guild=None)
    await ended(database, ADA, BEN, status="cancelled", result=None)
    await playing(database, channel_id=9)
    assert await of(database, ADA) == [direct, left, first]
    assert await of(database, BEN) == [last, left, first]
    assert await of(database, ADA, HERE) == [left, first]
    assert await of(database, BEN, THERE) == [last]
    assert await of(database, EVE, HERE) == []
    async with database.reading() as conn:
        (found,) = await records.games_of(conn, EVE)
    assert [(seat.seat, seat.user_id) for seat in found.seats] == [(0, BEN), (1, EVE)]
    assert (found.game.result, found.game.ended_at) == ({"won": None}, NOON + timedelta(days=2))


async def test_games_of_a_server_are_its_own(database: Database) -> None:
    first = await ended(database, ADA, BEN)
    await ended(database, ADA, BEN, guild=THERE)
    await ended(database, ADA, guild=None)
    last = await ended(database, BEN, None, days=1)
    async with database.reading() as conn:
        found = await records.games_here(conn, HERE)
        assert [each.game.id for each in found] == [last, first]
        assert await records.games_here(conn, 3) == []
        none = records.Stand(games=0, last=None, people=0, owners=0)
        assert await records.stand_here(conn, 3) == none


async def test_what_a_server_stands_at_changes_with_games_and_with_people(
    database: Database,
) -> None:
    seen: list[records.Stand] = []

    async def look() -> None:
        async with database.reading() as conn:
            seen.append(await records.stand_here(conn, HERE))

    table = await ended(database, ADA, BEN, former=EVE)
    await look()
    await ended(database, ADA, BEN, guild=THERE)
    await look()
    assert seen[0] == seen[1]
    assert seen[0] == records.Stand(games=1, last=NOON, people=2, owners=1)
    for column in ("original_user_id", "user_id"):  # who wants to be forgotten
        async with database.writing() as conn:
            where = (models.seats.c.table_id == table) & (models.seats.c.seat == 0)
            await conn.execute(update(models.seats).where(where).values({column: None}))
        await look()
    await ended(database, None, days=1)
    await look()
    assert len({msgspec.json.encode(each) for each in seen}) == 4
    assert await of(database, ADA, HERE) == []
    assert await of(database, EVE) == []


async def test_seats_that_somebody_got_in_mid_game_are_known(database: Database) -> None:
    there = await playing(database)
    await apply(database, there, [entry("free", state_of=1, seat=1, user_id=ADA)])
    await apply(database, there, [entry("take", state_of=1, seat=1, user_id=EVE)])
    await apply(database, there, [entry("replace", state_of=1, seat=0, user_id=EVE)])
    await apply(database, there, [entry("reclaim", state_of=1, seat=0, user_id=ADA)])
    async with database.writing() as conn:
        assert await records.reseated_here(conn, HERE) == []  # it is not over
        await tables.update_table(conn, there, NOON, status="finished", result={}, ended_at=NOON)
        found = await records.reseated_here(conn, HERE)
        assert sorted((each.table_id, each.seat, each.kind) for each in found) == [
            (there, 0, "replace"),
            (there, 1, "take"),
        ]
        assert await records.reseated_here(conn, THERE) == []


async def test_logs_are_read_where_others_play_too(database: Database) -> None:
    table = await playing(database, channel_id=9)
    await apply(database, table, [entry("act", state_of=1, seat=0, user_id=ADA, closed=True)])
    await ended(database, ADA, None)
    async with database.reading() as conn:
        (found,) = await records.last_tables(conn, ADA, 5)
        assert (found.id, found.seat) == (table, 0)
        assert await records.last_tables(conn, ADA, 0) == []
        assert await records.last_tables(conn, EVE, 5) == []
        log = await records.log_of(conn, table)
    assert [(each.seq, each.kind, each.seat, each.closed) for each in log] == [
        (1, "start", None, False),
        (2, "act", 0, True),
    ]


async def test_a_damaged_game_leaves_the_others_readable(sqlite: Database) -> None:
    damaged, seat, sound = [await ended(sqlite, ADA, BEN, days=n) for n in range(3)]
    async with sqlite.writing() as conn:
        await conn.execute(text("UPDATE tables SET settings = 'x' WHERE id = :t"), {"t": damaged})
        await conn.execute(text("UPDATE seats SET name = x'00' WHERE table_id = :t"), {"t": seat})
    assert await of(sqlite, ADA) == [sound]
    assert await of(sqlite, ADA, HERE) == [sound]


@pytest.mark.parametrize("on", [True, False])
async def test_servers_have_no_ratings_unless_they_want_them(database: Database, on: bool) -> None:
    async with database.writing() as conn:
        assert await servers.get_server(conn, HERE) == servers.ServerRow(guild_id=HERE)
        assert not (await servers.get_server(conn, HERE)).ratings
        await servers.set_ratings(conn, HERE, not on)
        await servers.set_ratings(conn, HERE, on)
        assert (await servers.get_server(conn, HERE)).ratings is on
        assert not (await servers.get_server(conn, THERE)).ratings
