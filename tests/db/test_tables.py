"""Tables and seats."""

import asyncio
import re
from datetime import datetime

import msgspec
import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import (
    Database,
    clocks,
    deals,
    drafts,
    models,
    notes,
    outbox,
    papers,
    searches,
    tables,
    users,
    votes,
)
from db.batch import Write, run_writes
from db.entries import SeatWait
from db.errors import ChannelBusy, Conflict, NoSuchSeat, NoSuchTable
from db.fleet_models import jobs
from tests.db.samples import (
    ADA,
    BEN,
    EVE,
    NOON,
    apply,
    deal,
    draft,
    later,
    message,
    new_table,
    playing,
    read_table,
    search,
)


async def create(database: Database, channel_id: int = 7, **changes: object) -> tables.TableRow:
    async with database.writing() as conn:
        return await tables.create_table(conn, new_table(channel_id, **changes), NOON)


async def change(database: Database, table_id: str, **changes: object) -> None:
    async with database.writing() as conn:
        await tables.update_table(conn, table_id, later(hours=1), **changes)


async def test_a_new_table_is_found_again_as_it_was_made(database: Database) -> None:
    made = await create(
        database,
        channel_id=2**63 - 1,
        name="Nuit d'été \N{RINGED PLANET}",
        options={"edition": "final", "level": 3, "packs": ["a", None, True]},
        settings={"reminder_hours": 24.5},
    )
    assert re.fullmatch(r"[0-9BCDFGHJKMNPQRSTVWXYZ]{5}", made.id)
    assert (made.status, made.head, made.state_seq, made.created_at) == ("lobby", 0, 0, NOON)
    assert await read_table(database, made.id) == made
    async with database.reading() as conn:
        assert await tables.running_table(conn, 2**63 - 1) == made
        assert await tables.running_table(conn, 8) is None
        assert await tables.find_table(conn, "NOPE1") is None
        with pytest.raises(NoSuchTable):
            await tables.get_table(conn, "NOPE1")


def test_an_id_is_read_as_people_write_it() -> None:
    assert tables.read_table_id(" #o1lib ") == "0111B"


@pytest.mark.parametrize("status", tables.RUNNING)
async def test_one_running_table_per_channel(database: Database, status: str) -> None:
    first = await create(database, status=status)
    with pytest.raises(ChannelBusy) as raised:
        await create(database)
    assert (raised.value.channel_id, raised.value.table_id) == (7, first.id)
    await create(database, channel_id=8)


@pytest.mark.parametrize("status", ["finished", "cancelled"])
async def test_an_ended_table_makes_room(database: Database, status: str) -> None:
    first = await create(database)
    await change(database, first.id, status=status)
    second = await create(database)
    with pytest.raises(ChannelBusy, match=second.id):
        await change(database, first.id, status="playing")
    async with database.reading() as conn:
        assert await tables.last_table(conn, 7) == second
    await change(database, second.id, status="cancelled")
    await change(database, first.id, status="playing")
    async with database.reading() as conn:
        assert await tables.last_table(conn, 7) == await tables.get_table(conn, first.id)


async def test_a_table_moves_only_to_a_free_channel(database: Database) -> None:
    first, second = await create(database), await create(database, channel_id=8)
    with pytest.raises(ChannelBusy, match=second.id):
        await change(database, first.id, channel_id=8)
    await change(database, first.id, channel_id=9)
    assert (await read_table(database, first.id)).channel_id == 9


async def test_the_index_speaks_as_clearly_as_the_look_before(database: Database) -> None:
    table = await create(database)
    copy = msgspec.structs.asdict(table) | {"id": "OTHER"}

    async def insert_blindly() -> None:
        async with database.writing() as conn:
            with tables.refusing_second(7):
                await conn.execute(insert(models.tables), copy)

    with pytest.raises(ChannelBusy, match="already running in channel 7"):
        await insert_blindly()


async def test_of_many_tables_opened_at_once_one_stays(database: Database) -> None:
    outcomes = await asyncio.gather(*(create(database) for _ in range(6)), return_exceptions=True)
    assert sum(isinstance(outcome, tables.TableRow) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, ChannelBusy) for outcome in outcomes) == 5


async def test_what_is_not_changed_stays(database: Database) -> None:
    table = await create(database, settings={"undo": "turn"})
    await change(database, table.id, name="Other", content_hash=None, language="en")
    expected = msgspec.structs.replace(
        table, name="Other", language="en", updated_at=later(hours=1)
    )
    assert await read_table(database, table.id) == expected
    with pytest.raises(NoSuchTable):
        await change(database, "NOPE1", name="x")


async def test_announced_never_goes_back(database: Database) -> None:
    table_id = await playing(database)
    await apply(database, table_id)
    async with database.writing() as conn:
        await tables.mark_announced(conn, table_id, 2)
        await tables.mark_announced(conn, table_id, 1)
    assert (await read_table(database, table_id)).announced_seq == 2


async def test_seats_are_replaced_as_a_whole_and_changed_one_by_one(database: Database) -> None:
    table = await create(database)
    ada = tables.SeatRow(seat=0, kind="person", name="Ada", user_id=ADA)
    robot = tables.SeatRow(seat=1, kind="computer:greedy", name="Greedy")
    async with database.writing() as conn:
        await tables.put_seats(conn, table.id, [ada, robot])
        swapped = [
            msgspec.structs.replace(robot, seat=0),
            msgspec.structs.replace(ada, seat=1),
        ]
        await tables.put_seats(conn, table.id, swapped)
        assert await tables.seats_of(conn, table.id) == swapped
        await tables.update_seat(
            conn, table.id, 1, kind="computer:greedy", user_id=None, original_user_id=ADA
        )
        seats = await tables.seats_of(conn, table.id)
        assert seats[0] == swapped[0]
        assert (seats[1].user_id, seats[1].original_user_id, seats[1].name) == (None, ADA, "Ada")
        with pytest.raises(NoSuchSeat):
            await tables.update_seat(conn, table.id, 2, name="Nobody")
        await tables.put_seats(conn, table.id, [])
        assert await tables.seats_of(conn, table.id) == []


async def test_tables_are_found_by_who_sits_there_or_may_return(database: Database) -> None:
    first, second, third = [await playing(database, channel_id=c) for c in (1, 2, 3)]
    async with database.writing() as conn:
        await tables.update_seat(conn, second, 1, user_id=EVE, original_user_id=BEN)
        await tables.update_seat(conn, third, 1, user_id=EVE)
    await change(database, first, status="finished")

    async def of(user_id: int, **kwargs: object) -> set[str]:
        async with database.reading() as conn:
            return {t.id for t in await tables.tables_of_user(conn, user_id, **kwargs)}

    assert await of(ADA) == {second, third}
    assert await of(BEN) == {second}
    assert await of(EVE) == {second, third}
    assert await of(BEN, statuses=("finished",)) == {first}


async def due(database: Database, at: datetime, limit: int = 9) -> list[tuple[str, int]]:
    async with database.reading() as conn:
        return [(s.table_id, s.seat) for s in await tables.due_seats(conn, at, limit)]


async def test_only_seats_whose_time_has_come_are_due_the_first_in_front(
    database: Database,
) -> None:
    one, other = [await playing(database, channel_id=c) for c in (1, 2)]
    await apply(database, one, waits=[wait(0, 3), wait(1, 1)])
    await apply(database, other, waits=[wait(0, 2), wait(1, None)])
    assert await due(database, later(hours=0)) == []
    assert await due(database, later(hours=2)) == [(one, 1), (other, 0)]
    assert await due(database, later(hours=9)) == [(one, 1), (other, 0), (one, 0)]
    assert await due(database, later(hours=9), limit=1) == [(one, 1)]
    await apply(database, one, waits=[SeatWait(seat=1, decision=None, since=None)])
    assert await due(database, later(hours=9)) == [(other, 0), (one, 0)]


def wait(seat: int, hours: int | None) -> SeatWait:
    """Return a decision open since noon, with something due after `hours`."""
    due_at = None if hours is None else later(hours=hours)
    return SeatWait(seat=seat, decision=2, since=NOON, due_at=due_at)


async def test_what_is_put_off_is_due_later_unless_it_changed_meanwhile(database: Database) -> None:
    table_id = await playing(database)
    await apply(database, table_id, waits=[wait(0, 1), wait(1, 1)])
    async with database.reading() as conn:
        seats = await tables.due_seats(conn, later(hours=1), 9)
    await apply(database, table_id, waits=[wait(0, 2)])
    async with database.writing() as conn:
        await tables.put_off(conn, [(seat, later(hours=5)) for seat in seats])
    assert await due(database, later(hours=4)) == [(table_id, 0)]
    assert await due(database, later(hours=5)) == [(table_id, 0), (table_id, 1)]
    async with database.reading() as conn:
        seats = await tables.due_seats(conn, later(hours=9), 9)
    broken = [msgspec.structs.replace(seat, due_at="soon") for seat in seats[:1]]
    async with database.writing() as conn:
        await tables.put_off(conn, [(seat, None) for seat in (*broken, *seats[1:])])
    assert await due(database, later(days=900)) == []


async def test_whatever_may_change_what_time_brings_has_seats_looked_at_anew(
    database: Database,
) -> None:
    async def settings(conn: AsyncConnection, table_id: str) -> None:
        await tables.update_table(conn, table_id, NOON, settings={"remind": 1})

    async def status(conn: AsyncConnection, table_id: str) -> None:
        await tables.update_table(conn, table_id, NOON, status="paused")

    async def seat(conn: AsyncConnection, table_id: str) -> None:
        await tables.update_seat(conn, table_id, 0, away_until=None)

    async def person(conn: AsyncConnection, _table_id: str) -> None:
        await users.update_user(conn, ADA, away_until=None)

    for channel, changed in enumerate((settings, status, seat, person)):
        table_id = await playing(database, channel_id=channel)
        await apply(database, table_id, waits=[wait(0, 99)])
        assert (table_id, 0) not in await due(database, NOON)
        async with database.writing() as conn:
            await changed(conn, table_id)
        assert (table_id, 0) in await due(database, NOON)


async def test_only_tables_that_wait_for_a_program_or_a_prepared_turn_are_for_programs(
    database: Database,
) -> None:
    person, program, prepared, paused = [await playing(database, channel_id=c) for c in range(4)]
    async with database.writing() as conn:
        for table_id in (program, paused):
            await tables.update_seat(conn, table_id, 0, kind="greedy", user_id=None)
        await tables.update_table(conn, paused, NOON, status="paused")
        await tables.update_seat(conn, person, 1, kind="greedy", user_id=None)  # not its turn
        # A draft only in hand is nobody's to play.
        await drafts.change(conn, person, {(0, "turn"): draft(person)})
        await drafts.change(conn, prepared, {(0, "turn"): draft(prepared, status="armed")})
    async with database.reading() as conn:
        assert await tables.tables_for_programs(conn) == sorted([program, prepared])


async def test_a_new_decision_leaves_the_reminders_of_the_one_before(database: Database) -> None:
    """Their time sets them apart from its own reminders; it can be asked again."""
    table_id = await playing(database)
    async with database.writing() as conn:
        await tables.update_seat(conn, table_id, 0, reminders=3, reminded_at=later(days=2))
    await apply(database, table_id, waits=[SeatWait(seat=0, decision=2, since=later(days=3))])
    async with database.reading() as conn:
        seat = (await tables.seats_of(conn, table_id))[0]
    assert (seat.decision, seat.waiting_since) == (2, later(days=3))
    assert (seat.reminders, seat.reminded_at) == (3, later(days=2))


def laid_down(table_id: str) -> list[Write]:
    """Return the statements that give a table a hold and a clock."""
    hold = papers.PaperRow(
        table_id=table_id, seat=0, kind="hold", name="turn:1", user_id=ADA, body=b"", note=None,
        updated_at=NOON,
    )  # fmt: skip
    clock = clocks.ClockRow(
        table_id=table_id, name="seat:0", question="turn 1", left=5, since=1, next_at=6, quarter=1,
        expired=0,
    )  # fmt: skip
    return [
        *papers.changes(table_id, {(0, "hold", "turn:1"): hold}),
        *clocks.changes(table_id, {"seat:0": clock}),
        *notes.changes(table_id, {ADA: notes.NoteRow(table_id=table_id, user_id=ADA, text="Belt")}),
    ]


async def test_papers_for_an_older_table_are_refused(database: Database) -> None:
    table_id = await playing(database)
    with pytest.raises(Conflict):
        await papers.press(database, table_id, {(0, "order", "pass"): None}, NOON, expected_head=0)


async def test_a_deal_is_found_again_with_all_bits_of_its_seed(database: Database) -> None:
    table_id, other = [await playing(database, channel_id=c) for c in (1, 2)]
    async with database.writing() as conn:
        await deals.add_deal(conn, deal(table_id))
    async with database.reading() as conn:
        assert await deals.deal_of(conn, table_id) == msgspec.structs.replace(
            deal(table_id), names=[["Ada", "00" * 16]]
        )
        assert await deals.deal_of(conn, other) is None


async def test_a_deleted_table_takes_all_of_its_own_along_and_nothing_else(
    database: Database,
) -> None:
    gone, kept = [await playing(database, channel_id=c) for c in (1, 2)]
    for number, table_id in enumerate((gone, kept), 1):
        ping = outbox.NewPing(seat=0, user_id=ADA, decision=1)
        messages = [message(2, f"n{table_id}", pings=[ping])]
        await apply(
            database,
            table_id,
            messages=messages,
            interaction_id=number,
        )
        async with database.writing() as conn:
            vote = await votes.open_vote(conn, table_id, "undo", "2", ADA, NOON)
            await votes.cast_ballot(conn, vote.id, ADA, True, NOON)
            await drafts.change(conn, table_id, {(0, "turn"): draft(table_id)})
            await run_writes(conn, laid_down(table_id))
            await deals.add_deal(conn, deal(table_id))
            job = {"table_id": table_id, "kind": "clocks", "user_id": ADA, "body": {}, "at": NOON}
            await conn.execute(insert(jobs).values(job))
            await searches.add_search(conn, search(table_id))
    async with database.writing() as conn:
        await tables.delete_table(conn, gone)
        with pytest.raises(NoSuchTable):
            await tables.delete_table(conn, gone)
    async with database.reading() as conn:
        held = [row.table_id for row in await searches.searches(conn)]
        assert held == [None, kept], "the search for which it was found continues"
        for table in models.metadata.sorted_tables:
            left = await conn.scalar(select(func.count()).select_from(table))
            expected = dict.fromkeys(("users", "contents", "command_syncs", "uptime", "fence"), 0)
            expected.update(entries=2, snapshots=2, seats=2, servers=0, emoji=0)
            expected.update(dict.fromkeys(("members", "leases", "shards", "handed"), 0))
            expected.update(identify_slots=0, searches=2, blocks=0, no_shows=0)
            expected.update(seasons=0, entrants=0, matches=0, match_seats=0)
            assert (table.name, left) == (table.name, expected.get(table.name, 1))
