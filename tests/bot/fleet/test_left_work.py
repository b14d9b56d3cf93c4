"""What a person sets for all their tables is done at each by the process that has it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

import db.outbox as outbox_db
import db.users as users_db
from bot.process import fleet
from bot.service.clocks import clocks
from bot.service.seats import erasure, held_seats, invitations, wrong_clock
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from db import Database, models
from db.jobs import Job
from db.outbox import MessageRow
from db.tables import seats_of
from tests.bot.fleet.apart import HERE, THERE, Apart
from tests.bot.seated import Seated

ADA = 101
DAY = timedelta(days=1)


class Left:
    """The work that one process has left to the other."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def leave(self, table_id: str, kind: str, user_id: int, **body: object) -> None:
        made = msgspec.to_builtins(body)
        self.jobs.append(
            Job(id=1, table_id=table_id, kind=kind, user_id=user_id, body=made, at=now())
        )

    @property
    def found(self) -> list[tuple[str, str]]:
        return [(job.kind, job.table_id) for job in self.jobs]

    async def done_by(self, tables: Tables) -> None:
        """Have the other process do it."""
        left, self.jobs = self.jobs, []
        for job in left:
            await fleet.JOBS[job.kind](tables, job)


@pytest.fixture
def apart(sqlite: Database, toy_game: None) -> Apart:
    return Apart(sqlite)


@pytest.fixture
def left(apart: Apart, monkeypatch: pytest.MonkeyPatch) -> Left:
    made = Left()
    monkeypatch.setattr(apart.here, "leave_job", made.leave)
    return made


async def clocked(apart: Apart) -> tuple[Seated, Seated]:
    """Begin a table with clocks in each server."""
    made = [
        await apart.table(server, channel, options={"pace": "daily"})
        for server, channel in ((HERE, 7), (THERE, 8))
    ]
    for each in made:
        await each.bids()
    return made[0], made[1]


async def runs(table: Seated) -> bool:
    """Return whether the clock of the first player, who is to act, runs."""
    return (await table.live()).clocks[clocks.bank(0)].since is not None


async def texts(table: Seated) -> list[MessageRow]:
    async with table.tables.database.reading() as conn:
        return list(await outbox_db.messages_of_kind(conn, table.id, "text"))


async def test_who_goes_and_comes_back_is_away_at_the_tables_of_all_processes(
    apart: Apart, left: Left
) -> None:
    here, there = await clocked(apart)
    first, until = (await there.users())[0], now() + DAY
    assert await absence.go(apart.here, first, until, None) == until
    assert left.found == [("clocks", there.id), ("clocks", there.id), ("absence", there.id)]
    assert [job.body for job in left.jobs[:2]] == [{"leaves": True}, {"leaves": False}]
    assert await runs(there)
    assert (len(await texts(here)), len(await texts(there))) == (1, 0)
    await left.done_by(apart.there)
    assert not await runs(there)
    assert len(await texts(there)) == 1
    await absence.end(apart.here, first, None)
    assert left.found[:2] == [("clocks", there.id), ("absence", there.id)]
    twice = list(left.jobs)
    await left.done_by(apart.there)
    left.jobs = twice  # as after the death of the process that did it
    await left.done_by(apart.there)
    assert await runs(there)
    assert len(await texts(there)) == 2


async def test_a_welcome_is_left_to_the_process_that_has_the_table(
    apart: Apart, left: Left
) -> None:
    here, there = await clocked(apart)
    first = (await there.users())[0]
    await absence.go(apart.here, first, now() + DAY, None)
    left.jobs.clear()
    await absence.end(apart.here, first, None)
    assert ("welcome", there.id) in left.found
    async with there.tables.database.reading() as conn:
        asked = len(await outbox_db.messages_of_kind(conn, there.id, "ping"))
    await left.done_by(apart.there)
    async with there.tables.database.reading() as conn:
        assert len(await outbox_db.messages_of_kind(conn, there.id, "ping")) == asked + 1
    assert here.id != there.id


async def test_a_person_is_forgotten_by_each_process_at_its_tables(
    apart: Apart, left: Left
) -> None:
    here, there = await clocked(apart)
    await erasure.forget(apart.here, ADA, {"Ada"})
    assert left.found == [("forget", there.id)]
    assert left.jobs[0].body == {"names": ["Ada"]}
    async with apart.here.database.reading() as conn:
        assert ADA not in [seat.user_id for seat in await seats_of(conn, here.id)]
        assert ADA in [seat.user_id for seat in await seats_of(conn, there.id)]
    await left.done_by(apart.there)
    await left.done_by(apart.there)
    async with apart.here.database.reading() as conn:
        seats = await seats_of(conn, there.id)
        assert ADA not in [seat.user_id for seat in seats]
        assert "Ada" not in [seat.name for seat in seats]
        user = await users_db.get_user(conn, ADA)
    assert user.preferences == {}


async def test_times_of_a_wrong_clock_are_corrected_by_each_process_at_its_tables(
    apart: Apart, left: Left
) -> None:
    here, there = await clocked(apart)
    ahead = now() + 3650 * DAY
    async with apart.here.database.writing() as conn:
        await conn.execute(update(models.tables).values(updated_at=ahead))
        await conn.execute(update(models.seats).values(waiting_since=ahead))
    await wrong_clock.set_right(apart.here, now(), back=False)
    assert left.found == [("times", there.id)]
    assert await waiting(apart, there) == {ahead}
    assert ahead not in await waiting(apart, here)
    await left.done_by(apart.there)
    assert ahead not in await waiting(apart, there)


async def waiting(apart: Apart, table: Seated) -> set[datetime]:
    seats: Any = models.seats
    async with apart.here.database.reading() as conn:
        found = select(seats.c.waiting_since).where(seats.c.table_id == table.id)
        return {each for each in await conn.scalars(found) if each is not None}


async def test_seats_held_by_a_wrong_clock_are_freed_by_the_process_of_the_lobby(
    apart: Apart, left: Left, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await Seated.open(apart.there, 1, 8, guild_id=THERE)
    with monkeypatch.context() as patched:
        patched.setattr(held_seats, "HELD_FOR", 3650 * DAY)
        await invitations.invite(apart.there, lobby.id, [(909, "Zoe")])
    await wrong_clock.set_right(apart.here, now(), back=False)
    assert left.found == [("held", lobby.id)]
    (before,) = held_seats.held(await lobby.live())
    assert before.until > now() + 1000 * DAY
    await left.done_by(apart.there)
    (after,) = held_seats.held(await lobby.live())
    assert after.until <= now() + DAY


async def test_a_table_that_moved_is_looked_at_by_its_next_process(apart: Apart) -> None:
    table, changed = await apart.table(THERE, 8), list[str]()
    apart.there.changed.append(changed.append)
    job = Job(id=1, table_id=table.id, kind="moved", user_id=ADA, body={}, at=now())
    await fleet.JOBS[job.kind](apart.there, job)
    assert changed == [table.id]
