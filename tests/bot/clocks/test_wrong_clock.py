"""A wall clock that is wrong: for a moment it is not believed, for years it does no harm."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

import db.clocks as clocks_db
import db.users as users_db
from bot.process.uptime import Uptime
from bot.service.clocks import clocks, quiet_hours
from bot.service.clocks.increments import Asked
from bot.service.seats import held_seats, invitations
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.votes import voting
from bot.shared import clock
from bot.shared.clock import AWAY, DRIFT, OLDEST, STEADY, Clock, now
from db import models, tidying, wrong_clock
from db.columns import UtcTime
from games.core.actions import EndTurn
from tests.bot.acts import everything, timers_of
from tests.bot.seated import Seated
from tests.bot.wall import Wall
from tests.toy.state import Survey

YEARS = timedelta(days=730)
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)

Corrected = Callable[[Seated], Awaitable[None]]


@pytest.fixture(params=["restarted", "running"])
def corrected(request: pytest.FixtureRequest, wall: Wall) -> Corrected:
    """Return a function that puts the clock right, while the bot runs or while it is down."""

    async def put_right(table: Seated) -> None:
        timers = timers_of(table)
        if request.param == "running":
            await timers.look_at_times(now())
        wall.passes(-YEARS)
        await timers.look_at_times(now())
        if request.param == "restarted":
            await table.tables.people.load(table.tables.database)

    return put_right


async def stored(tables: Tables, column: object) -> list[datetime | None]:
    async with tables.database.reading() as conn:
        return list(await conn.scalars(select(column)))  # type: ignore[call-overload]  # any column


async def test_who_was_asked_is_reminded_and_played_for_in_time(
    two: Seated, wall: Wall, corrected: Corrected
) -> None:
    wall.passes(YEARS)
    first, _ = await two.bids()
    await two.act(first, Survey())
    await two.change(absent=24, remind=6)
    await timers_of(two).sweep(now() + 7 * HOUR)  # reminded, also in two years
    await two.sent()
    await corrected(two)
    start = (await two.live()).seats[0].waiting_since
    assert start is not None
    assert start <= now()
    timers = timers_of(two)
    await timers.sweep(now() + HOUR)
    await timers.sweep(now() + 7 * HOUR)
    assert [row.kind for row in await two.pending("ping")] == ["ping"]
    await timers.sweep(now() + 25 * HOUR)
    assert (await two.live()).waiting() == (1,)


async def test_served_time_never_goes_back_behind_a_clock_that_was_started(two: Seated) -> None:
    database, seconds = two.tables.database, iter((0.0, 20.0))
    uptime = Uptime(database, lambda: True, lambda: next(seconds))
    await uptime.note(now())
    started = clocks.Clock(1, (Asked("turn 1"),), uptime.served())
    changes = clocks.changes(two.id, {}, {"seat:0": started})
    await database.apply(clocks_db.changes(two.id, changes))
    again = Uptime(database)
    await again.begin()
    assert again.served() == started.since == 20_000_000


KNOWN = [*wrong_clock.OF_TABLES, *wrong_clock.HAPPENED, *wrong_clock.TO_COME]


async def test_no_time_that_is_stored_stays_years_ahead(
    two: Seated, wall: Wall, corrected: Corrected
) -> None:
    """Whether it has happened, or something is looked at then."""
    first, second = await two.bids()
    async with two.tables.database.writing() as conn:
        for column in KNOWN:
            await conn.execute(update(column.table).values({column: now() + YEARS}))
    two.tables.drop(two.id)
    wall.passes(YEARS)
    await two.act(first, EndTurn())
    await two.ask("pause", first)
    begins = now().hour * 60
    hours = begins, (begins + 120) % 1440
    await absence.choose_quiet_hours(two.tables, second, "UTC", hours)
    await corrected(two)
    assert quiet_hours.until(two.tables.people.quiet[second], now()) is not None
    ahead = [each for each in KNOWN for at in await stored(two.tables, each) if at and at > now()]
    assert {*ahead} <= {models.tables.c.tidy_at}
    (tidy,) = await stored(two.tables, models.tables.c.tidy_at)
    assert tidy is None or tidy <= now() + tidying.KEEP_ENDED
    await timers_of(two).sweep(now() + timedelta(hours=voting.HOURS - 1))
    assert await stored(two.tables, models.votes.c.closed_at) == [None]
    await timers_of(two).sweep(now() + timedelta(hours=voting.HOURS + 1))
    assert await stored(two.tables, models.votes.c.closed_at) != [None]
    assert await two.pending("ping"), "the question is older than the wrong clock"


async def test_a_lobby_ends_a_fortnight_later_and_holds_seats_for_a_day(
    tables: Tables, wall: Wall, corrected: Corrected
) -> None:
    wall.passes(YEARS)
    table = await Seated.open(tables, 1)
    await invitations.invite(tables, table.id, [(102, "Brian")])
    await corrected(table)
    live = await table.live()
    assert [each.until - now() <= held_seats.HELD_FOR for each in held_seats.held(live)] == [True]
    await timers_of(table).sweep(now() + invitations.LOBBY_FOR - HOUR)
    assert (await table.live()).row.status == "lobby"
    await timers_of(table).sweep(now() + invitations.LOBBY_FOR + HOUR)
    assert (await table.live()).row.status == "cancelled"


async def gone(table: Seated, user_id: int) -> datetime:
    async with table.tables.database.reading() as conn:
        return (await absence.until(conn, table.id, now()))[user_id]


@pytest.mark.parametrize("here", [True, False])
async def test_who_is_away_is_away_for_as_long_as_they_said(
    two: Seated, wall: Wall, corrected: Corrected, here: bool
) -> None:
    first, _ = await two.bids()
    wall.passes(YEARS)
    await absence.go(two.tables, first, now() + 2 * DAY, two.id if here else None)
    await corrected(two)
    assert now() + DAY < await gone(two, first) <= now() + 2 * DAY
    async with two.tables.database.reading() as conn:
        user = await users_db.get_user(conn, first)
    assert absence.absence_used(absence.absences_of(user), now() - absence.YEAR) <= 2 * DAY + HOUR


@pytest.mark.parametrize("here", [True, False])
async def test_a_clock_that_is_weeks_ahead_makes_nobody_away_for_longer(
    two: Seated, wall: Wall, here: bool
) -> None:
    wall.passes(20 * DAY)
    await absence.go(two.tables, 101, now() + 2 * DAY, two.id if here else None)
    wall.passes(-20 * DAY)
    await timers_of(two).look_at_times(now())
    assert now() + DAY < await gone(two, 101) <= now() + 2 * DAY


async def test_what_was_noted_in_doubt_does_not_hide_that_the_clock_was_set_back(
    two: Seated,
) -> None:
    uptime = Uptime(two.tables.database)
    await uptime.begin()
    ahead = now() + 20 * DAY
    await uptime.note(ahead)
    await uptime.note(now(), sure=False)
    assert uptime.seen == ahead


async def test_a_break_that_only_a_wrong_clock_saw_keeps_nobody_waiting(
    two: Seated, wall: Wall
) -> None:
    uptime = Uptime(two.tables.database)
    await uptime.note(now())
    since = now()
    wall.passes(YEARS)
    await uptime.note(now())
    wall.passes(-YEARS)
    await uptime.note(now())
    assert uptime.absent_from(since, 24 * HOUR) <= now() + 24 * HOUR
    again = Uptime(two.tables.database)
    await again.begin()
    assert again.absent_from(since, 24 * HOUR) <= now() + 24 * HOUR


async def test_while_the_time_is_doubted_nothing_ends(two: Seated, wall: Wall) -> None:
    first, _ = await two.bids()
    await two.act(first, Survey())
    await two.change(absent=24, remind=6)
    await two.ask("pause", first)
    other = await Seated.open(two.tables, 1, channel_id=8)
    await two.sent()
    seen, before = now(), await two.hash()
    uptime = Uptime(two.tables.database)
    await uptime.note(seen)
    wall.passes(YEARS)
    clock.begin(seen)
    await uptime.note(now(), sure=not clock.doubtful())
    await timers_of(two).sweep(now())
    wall.passes(-YEARS)
    assert await two.hash() == before
    assert (await other.live()).row.status == "lobby"
    assert await two.pending() == []
    assert await stored(two.tables, models.votes.c.closed_at) == [None]
    again = Uptime(two.tables.database)
    await again.begin()
    assert again.seen == seen  # what the next start compares the clock with


async def test_times_that_are_right_stay(two: Seated, wall: Wall) -> None:
    first, second = await two.bids()
    await two.change(absent=168, remind=72)
    await two.ask("pause", first)
    await absence.go(two.tables, first, now() + 30 * DAY, None)
    await absence.go(two.tables, second, now() + 30 * DAY, two.id)
    lobby_ = await Seated.open(two.tables, 1, channel_id=8)
    await invitations.invite(two.tables, lobby_.id, [(102, "Brian")])
    await absence.choose_quiet_hours(two.tables, first, "UTC", (60, 120))
    await timers_of(two).sweep(now())

    before = await everything(two.tables.database)
    await timers_of(two).look_at_times(now())
    assert await everything(two.tables.database) == before


async def test_clocks_of_several_processes_can_differ_a_little(two: Seated, wall: Wall) -> None:
    """What another process writes is not corrected by the one that looks at the times."""
    await two.bids()
    later = now() + timedelta(seconds=15)
    async with two.tables.database.writing() as conn:
        await conn.execute(update(models.tables).values(updated_at=later))
        await conn.execute(update(models.outbox).values(created_at=later))
    before = await everything(two.tables.database)
    await timers_of(two).look_at_times(now())
    assert await everything(two.tables.database) == before


def test_every_time_that_is_stored_is_of_what_has_happened_or_is_to_come() -> None:
    """A new column of times says which, or why a wrong clock does no harm there."""
    harmless = {
        "contents.added_at": "only told",
        "entries.at": "the log stays as it was written",
        "outbox.not_before": "outbox.LONGEST",
        "seats.away_until": "set_right",
        "users.away_until": "users_away",
        "pings.cleaned_at": "whether, not when",
        "drafts.updated_at": "only told",
        "papers.updated_at": "only told",
        "ballots.at": "only told",
        "uptime.seen_at": "Uptime.note",
        "uptime.back_at": "Uptime.note",
        "command_syncs.synced_at": "only told",
        "members.joined_at": "only told",
        "leases.expires_at": "by the server's clock, and seconds",
        "identify_slots.free_at": "by the server's clock, and seconds",
        "handed.at": "taken within seconds, whatever the time",
        "jobs.at": "only told",
    }
    times = {
        f"{table.name}.{column.name}"
        for table in models.metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, UtcTime)
    }
    seen_to = {f"{column.table.name}.{column.name}" for column in KNOWN}
    assert times == seen_to | harmless.keys()
    assert not seen_to & harmless.keys()


# The clock of the bot: one place reads it, and a moment of a wrong wall clock is not believed


NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


class Machine:
    """The two clocks of a machine: the one on the wall can be set, the other one cannot."""

    def __init__(self, wall: datetime = NOON) -> None:
        self.wall = wall
        self.seconds = 5000.0
        self.clock = Clock(lambda: self.wall, lambda: self.seconds)

    def passes(self, span: timedelta) -> datetime:
        """Let time pass; returns the new time on the clock."""
        self.wall += span
        self.seconds += span.total_seconds()
        return self.clock.now()


@pytest.mark.parametrize("jump", [YEARS, -YEARS, 2 * DRIFT, -2 * DRIFT])
def test_a_wall_clock_that_is_wrong_for_a_moment_is_not_believed(jump: timedelta) -> None:
    machine = Machine()
    assert machine.clock.now() == NOON
    machine.wall += jump
    assert machine.passes(5 * SECOND) == NOON + 5 * SECOND
    machine.passes(STEADY - 10 * SECOND)
    machine.wall -= jump
    assert machine.passes(SECOND) == NOON + STEADY - 4 * SECOND


def test_a_wall_clock_that_was_set_is_believed_once_it_is_steady() -> None:
    machine = Machine()
    machine.clock.now()
    machine.wall += YEARS
    machine.passes(STEADY / 2)
    machine.wall += YEARS  # set again: it has not been steady yet
    assert machine.passes(STEADY / 2) == NOON + STEADY
    assert machine.passes(STEADY) == NOON + 2 * STEADY + 2 * YEARS


@pytest.mark.parametrize("jump", [DRIFT / 2, -DRIFT / 2])
def test_a_correction_is_believed_at_once(jump: timedelta) -> None:
    machine = Machine()
    machine.clock.now()
    for number in range(1, 100):
        machine.wall += jump
        assert machine.passes(SECOND) == NOON + number * (jump + SECOND)


@pytest.mark.parametrize("wrong", [YEARS, -YEARS])
def test_a_wall_clock_that_was_wrong_at_the_start_is_right_as_soon_as_it_is_set(
    wrong: timedelta,
) -> None:
    machine = Machine(NOON + wrong)
    machine.clock.begin(NOON - 2 * STEADY)
    assert machine.clock.doubtful()
    machine.passes(5 * SECOND)
    machine.wall -= wrong
    assert machine.passes(5 * SECOND) == NOON + 10 * SECOND
    assert not machine.clock.doubtful()


@pytest.mark.parametrize("shown", [datetime(1970, 1, 1, tzinfo=UTC), OLDEST - SECOND])
def test_a_clock_that_has_never_been_set_is_not_believed_however_steady(shown: datetime) -> None:
    machine = Machine(shown)
    machine.clock.begin(NOON)
    assert machine.passes(2 * STEADY) == NOON + 2 * STEADY
    machine.wall = NOON + 3 * STEADY
    machine.clock.now()
    machine.passes(STEADY)
    assert machine.passes(SECOND) == NOON + 4 * STEADY + SECOND


def test_only_after_a_long_break_the_time_is_doubted_for_a_while() -> None:
    for seen in (None, NOON, NOON - AWAY):
        machine = Machine()
        machine.clock.begin(seen)
        assert not machine.clock.doubtful()
    machine = Machine()
    machine.clock.begin(NOON - YEARS)
    machine.passes(STEADY - SECOND)
    assert machine.clock.doubtful()
    machine.passes(SECOND)
    assert not machine.clock.doubtful()


def test_the_doubt_lasts_until_a_clock_that_was_set_right_is_believed() -> None:
    machine = Machine(NOON + YEARS)
    machine.clock.begin(NOON)
    machine.passes(25 * SECOND)
    machine.wall += 3 * AWAY - YEARS  # the bot was away for three days
    for _ in range(100):
        machine.passes(10 * SECOND)
        assert machine.clock.doubtful() or machine.clock.now() == machine.wall
    assert machine.clock.now() == machine.wall


def test_the_wall_clock_is_read_in_one_place_of_each_program() -> None:
    """The linter bans it everywhere (TID251), and nothing else is excused."""
    root = Path(__file__).parents[3]
    excused = "noqa: " + "TID251"
    found = [
        path.relative_to(root).as_posix()
        for folder in ("bot", "db", "games", "rendering", "sandbox", "tests")
        for path in (root / folder).rglob("*.py")
        if excused in path.read_text(encoding="utf-8")
    ]
    assert sorted(found) == ["bot/shared/clock.py", "sandbox/clock.py"]
