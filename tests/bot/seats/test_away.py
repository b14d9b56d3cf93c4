"""Away players are not pinged, reminded or played for; once back they are asked once."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa

import db.users as users_db
from bot.service.seats import seating
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence, table_clocks
from bot.service.turns import reminders
from bot.shared.clock import now
from bot.shared.problems import Problem
from db import models
from games.core.actions import EndTurn
from tests.bot.acts import timers_of
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated, asked
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Person
from tests.toy.state import Survey

DAY, HOUR = timedelta(days=1), timedelta(hours=1)
OTHER_CHANNEL = 8


async def is_away(table: Seated, user_id: int) -> bool:
    async with table.tables.database.reading() as conn:
        return user_id in await absence.until(conn, table.id, now())


async def pings(table: Seated) -> list[tuple[int, bool]]:
    """Return the users that the waiting pings ask, and mark all as sent."""
    found = [one for row in await table.pending("ping") for one in asked([row])]
    await table.sent()
    return found


async def test_who_is_away_is_neither_reminded_nor_played_for(two: Seated) -> None:
    first, _ = await two.bids()
    await two.act(first, Survey())  # their turn could be ended harmlessly
    await two.change(absent=24)
    await two.sent()
    start = now()
    await absence.go(two.tables, first, start + 3 * DAY, None)
    timers, before = timers_of(two), await two.hash()
    for hours in (25, 49, 71):
        await timers.sweep(start + hours * HOUR)
    assert await two.hash() == before
    assert await two.pending() == []
    back = start + 3 * DAY + HOUR / 60
    await timers.sweep(back)
    assert await pings(two) == [(first, True)]
    await timers.sweep(back + HOUR)
    assert await two.pending() == []  # once
    for hours, waiting in ((1, (0,)), (23, (0,)), (25, (1,))):  # as patient as with everyone else
        await timers.sweep(back + hours * HOUR)
        assert (await two.live()).waiting() == waiting


@pytest.mark.parametrize("here", [True, False])
async def test_who_is_back_is_asked_even_where_nothing_else_is_due(two: Seated, here: bool) -> None:
    """Away at one table or everywhere; the question came meanwhile, without reminders."""
    first, second = await two.bids()
    await two.change(remind=0, absent=0)
    start = now()
    await absence.go(two.tables, second, start + DAY, two.id if here else None)
    await two.act(first, Survey(), EndTurn())
    await two.sent()
    for hours, asked_ in ((23, []), (25, [(second, True)]), (48, []), (240, [])):
        await timers_of(two).sweep(start + hours * HOUR)
        assert await pings(two) == asked_


@pytest.mark.parametrize("ends_here", [True, False])
@pytest.mark.parametrize("how", ["everywhere", "here", "both"])
async def test_coming_back_ends_what_a_person_expects(
    two: Seated, how: str, ends_here: bool
) -> None:
    first, _ = await two.bids()
    other = await Seated.start(two.tables, 2, OTHER_CHANNEL)
    await two.sent()
    time = now() + 5 * DAY
    if how != "here":
        await absence.go(two.tables, first, time, None)
    if how != "everywhere":
        await absence.go(two.tables, first, time, two.id)
    assert await is_away(two, first)
    still = await absence.end(two.tables, first, two.id if ends_here else None)
    stays = ends_here and how != "here"
    assert still == (time if stays else None)
    assert [await is_away(each, first) for each in (two, other)] == [stays, stays]
    assert await pings(two) == ([] if stays else [(first, True)])


async def test_the_later_of_two_times_counts(two: Seated) -> None:
    first, _ = await two.bids()
    start = now()
    await absence.go(two.tables, first, start + 5 * DAY, two.id)
    assert await absence.go(two.tables, first, start + 2 * DAY, None) == start + 2 * DAY
    await two.sent()
    for days, asked_ in ((3, []), (5 + 1 / 24, [(first, True)])):  # first back everywhere else
        await timers_of(two).sweep(start + days * DAY)
        assert await pings(two) == asked_
    assert await absence.go(two.tables, first, start + 2 * DAY, two.id) == start + 2 * DAY


async def test_a_nudge_tells_who_is_away_until_when(three: Seated) -> None:
    users, names = await three.users(), (await three.live()).names
    await three.sent()
    async with three.tables.locked(three.id) as live:
        for seat in (1, 2):
            long_ago = now() - reminders.NUDGE_EVERY
            await seating.update_seat(three.tables, live, seat, waiting_since=long_ago)
    time = now() + DAY
    await absence.go(three.tables, users[1], time, None)
    nudged = await reminders.nudge(three.tables, three.id, users[0])
    assert (nudged.names, nudged.away) == ([names[2]], [(names[1], time)])
    assert await pings(three) == [(users[2], True)]
    await absence.go(three.tables, users[2], time, three.id)
    nudged = await reminders.nudge(three.tables, three.id, users[0])
    assert (nudged.names, len(nudged.away)) == ([], 2)
    await absence.end(three.tables, users[2], three.id)
    with pytest.raises(Problem, match="nudge-later"):
        await reminders.nudge(three.tables, three.id, users[0])


async def test_a_nudge_tells_nobody_who_is_not_done_where_that_is_a_secret(tables: Tables) -> None:
    """Those away are named whether they are done or not."""
    table = await Seated.start(tables, 3, options={"answers": "count"})
    users = await table.users()
    await table.sent()
    time = now() + DAY
    for user in users[1:]:
        await absence.go(tables, user, time, None)
    before = await reminders.nudge(tables, table.id, users[0])
    await table.bid(users[1])
    after = await reminders.nudge(tables, table.id, users[0])
    assert before == after
    assert [name for name, _ in after.away] == (await table.live()).names[1:]
    assert after.all_away
    await absence.go(tables, users[0], time, None)  # the player who asks gets no reminder
    assert await reminders.nudge(tables, table.id, users[0]) == after
    await absence.end(tables, users[1], None)
    left = await reminders.nudge(tables, table.id, users[0])  # the other one who is not done
    assert (left.names, len(left.away), left.all_away) == ([], 1, False)


async def test_nobody_away_is_asked_directly(tables: Tables) -> None:
    """A message that was written before they left is kept back as well."""
    table = await Seated.start(tables, 3, options={"answers": "count"})
    await table.sent()
    bench, user = Told(table), (await table.users())[1]
    await reminders.remind(tables, table.id, 1, now())
    assert [row.kind for row in await table.pending()] == ["dm"]
    await absence.go(tables, user, now() + DAY, None)
    await bench.announce()
    assert (bench.direct, await table.pending()) == ([], [])
    await absence.end(tables, user, None)
    await bench.announce()
    assert len(bench.direct) == 1


@pytest.mark.parametrize("earlier", [False, True])
async def test_who_is_back_has_the_reminders_of_the_present_question(
    two: Seated, *, earlier: bool
) -> None:
    """Those of an earlier one are over, those of this one were sent."""
    first, _ = await two.bids()
    async with two.tables.locked(two.id) as live:
        reminded = now() - DAY if earlier else now()
        await seating.update_seat(two.tables, live, 0, reminders=3, reminded_at=reminded)
    await absence.go(two.tables, first, now() + DAY, two.id)
    await absence.end(two.tables, first, two.id)
    seat = (await two.reload()).seats[0]
    sent = table_clocks.reminders_sent(seat, seat.waiting_since)
    assert sent == (0 if earlier else 3, seat.away_until)


@pytest.mark.parametrize("here", [True, False])
async def test_who_is_not_away_or_not_awaited_is_not_asked_on_return(
    two: Seated, here: bool
) -> None:
    """Otherwise a player who lets the others wait could restart their own time at will."""
    first, second = await two.bids()
    await two.sent()
    before = (await two.live()).seats
    assert await absence.end(two.tables, first, two.id if here else None) is None
    assert (await two.reload()).seats == before
    await absence.go(two.tables, second, now() + DAY, None)
    await absence.end(two.tables, second, None)
    assert await two.pending() == []
    async with two.tables.database.writing() as conn:
        await users_db.update_user(conn, first, away_until=now() - DAY)
    assert not await is_away(two, first), "that time has passed"


async def test_who_leaves_and_is_back_within_a_second_is_asked_once(
    two: Seated, wall: Wall
) -> None:
    first, _ = await two.bids()
    await two.sent()
    wall.at = at = now()
    for _ in range(2):
        await absence.go(two.tables, first, at + DAY, None)
        assert await absence.end(two.tables, first, None) is None
    assert [row.kind for row in await two.pending()] == ["ping"]


async def test_a_damaged_table_keeps_nobody_from_coming_back_at_the_others(two: Seated) -> None:
    first = (await two.users())[0]
    other = await Seated.start(two.tables, 2, OTHER_CHANNEL)
    await two.sent()
    await other.sent()
    await absence.go(two.tables, first, now() + DAY, None)
    damaged, whole = sorted((two, other), key=lambda table: table.id)  # seen to in this order
    async with two.tables.database.writing() as conn:
        theirs = models.tables.c.id == damaged.id
        await conn.execute(sa.update(models.tables).where(theirs).values(game="nope"))
    two.tables.drop(damaged.id)
    assert await absence.end(two.tables, first, None) is None
    assert (first, True) in await pings(whole)


@pytest.mark.parametrize("days", [3, 0])
async def test_nobody_is_away_from_a_table_that_is_over(stage: Stage, days: int) -> None:
    table = await Seated.start(stage.app.tables, 2)
    await table.cancel("Ada")
    before = (await table.live()).seats
    options = {"days": days, "everywhere": False, "table": table.id}
    answers = await stage.wire.use(Person(101, "Ada"), 7, ["table", "away"], options)
    assert "was cancelled" in answers.text
    assert (await table.reload()).seats == before


async def told_of_votes(table: Seated) -> list[int]:
    """Return the users with a note about votes that wait for them, and mark it as sent."""
    notes: list[Any] = [row.payload for row in await table.pending("note")]
    assert all("Please vote at" in note["text"] for note in notes)
    await table.sent()
    return [note["user_id"] for note in notes]


@pytest.mark.parametrize("here", [True, False])
@pytest.mark.parametrize("early", [True, False])
async def test_who_is_back_is_told_once_of_votes_that_wait_for_them(
    three: Seated, here: bool, early: bool
) -> None:
    """Players hear of votes on return or after the time away; not if they voted or were there."""
    users, timers, start = await three.users(), timers_of(three), now()
    at = three.id if here else None
    await absence.go(three.tables, users[1], start + 6 * HOUR, at)
    await absence.go(three.tables, users[2], start + 3 * DAY, None)
    tally = await three.ask("cancel", users[0])
    await three.sent()
    await timers.sweep(start + 5 * HOUR)
    assert await told_of_votes(three) == []
    if early:
        await absence.end(three.tables, users[1], at)
    for hours in (5, 7, 8):
        await timers.sweep(start + hours * HOUR)
        assert await told_of_votes(three) == ([users[1]] if hours == (5 if early else 7) else [])
    await three.cast(tally, users[2], agrees=False)
    await absence.end(three.tables, users[2], None)
    await timers.sweep(start + 9 * HOUR)
    assert await told_of_votes(three) == []
