"""Deadlines of players: shown in pings, in their panels and in the list of their tables."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

import pytest

from bot.panel import panel
from bot.posts import deadlines, layout
from bot.service.clocks.clocks import TIME_CONTROLS, Clock, bank
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from games.core.actions import EndTurn
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person
from tests.toy.state import Survey

SECOND = 1_000_000
DAY = 24 * 3600 * SECOND
WHEN = re.compile(r"<t:(\d+):f> \(<t:(\d+):R>\)")


async def paced(tables: Tables, people: int, pace: str, **options: str) -> Seated:
    """Return a table with clocks, begun; bids are its first phase, of all players at once."""
    return await Seated.start(tables, people, options={"pace": pace, **options})


async def ping(live: TableSession, *seats: int) -> str:
    users = [live.seats[seat].user_id or 0 for seat in seats]
    return layout.ping_text(live, live.seen(None), seats, users)


def times(text: str) -> list[timedelta]:
    """Return how far away the deadlines in a text are."""
    found = WHEN.findall(text)
    assert all(left == right for left, right in found)
    return [datetime.fromtimestamp(int(when), tz=now().tzinfo) - now() for when, _ in found]


def near(time: timedelta, wanted: timedelta) -> bool:
    return abs(time - wanted) < timedelta(minutes=5)


async def test_a_ping_says_until_when_in_the_time_that_was_served(tables: Tables) -> None:
    table = await paced(tables, 2, "daily")
    users = await table.bids()
    live = await table.live()
    (seat,) = live.waiting()
    (first,) = times(await ping(live, seat))
    assert near(first, timedelta(days=3))
    tables.served = lambda: 2 * DAY
    (later,) = times(await ping(live, seat))
    assert near(later, timedelta(days=1))
    await table.act(users[seat], Survey(), EndTurn())
    (after,) = live.waiting()
    (others,) = times(await ping(live, after))
    assert near(others, timedelta(days=3))  # their own time has not run


async def test_a_round_tells_the_shortest_time_of_those_it_still_asks(tables: Tables) -> None:
    table = await paced(tables, 3, "daily")
    live = await table.live()
    assert "First deadline" not in await ping(live, 0, 1, 2)  # all have the same time
    live.clocks[bank(1)] = Clock(DAY, live.clocks[bank(1)].questions, since=0)
    text = await ping(live, 0, 1, 2)
    assert "First deadline" in text
    (first,) = times(text)
    assert near(first, timedelta(days=1))
    await table.bid((await table.users())[1])
    text = await ping(await table.live(), 0, 1, 2)
    assert "First deadline" not in text
    (left,) = times(text)
    assert near(left, timedelta(days=3))


async def test_where_nobody_may_learn_who_is_done_the_channel_reads_the_same_rule(
    tables: Tables,
) -> None:
    table = await paced(tables, 3, "slow", answers="count")
    users = await table.users()
    live = await table.live()
    told = deadlines.asked(live, (0, 1, 2), "en")
    assert "10 days" in told
    assert not times(told)
    await table.bid(users[1])
    assert deadlines.asked(await table.live(), (0, 1, 2), "en") == told
    (own,) = times(layout.direct_ping(await table.live(), 0, "en")["content"])
    assert near(own, timedelta(days=10))


async def test_a_panel_tells_what_is_left_and_until_when(tables: Tables) -> None:
    table = await paced(tables, 2, "daily")
    users = await table.bids()
    live = await table.live()
    (seat,) = live.waiting()
    other = 1 - seat
    assert len(times(panel.panel(live, seat, "en").text)) == 1
    assert "You have 3 days left." in panel.panel(live, other, "en").text
    await absence.go(tables, users[seat], now() + timedelta(days=2), None)
    tables.drop(table.id)
    live.clocks[bank(seat)] = Clock(30 * 60 * SECOND)
    assert "You have 30 min left. Your clock is stopped." in panel.panel(live, seat, "en").text
    live.clocks[bank(seat)] = Clock(0)
    assert "You’re out of time" in panel.panel(live, seat, "en").text


@pytest.mark.parametrize("pace", [pace for pace in TIME_CONTROLS if pace != "none"])
async def test_the_list_of_ones_tables_tells_the_deadline(stage: Stage, pace: str) -> None:
    await paced(stage.app.tables, 2, pace)
    answers = await stage.wire.use(Person(101, "Ada"), 7, ["table", "mine"])
    (until,) = times(answers.text)
    bank_of = TIME_CONTROLS[pace].bank
    assert bank_of is not None
    assert near(until, bank_of)


@pytest.mark.parametrize(("people", "asked"), [(1, False), (2, True)])
async def test_the_table_is_asked_about_whose_time_is_over_where_there_is_anybody_to_ask(
    tables: Tables, people: int, *, asked: bool
) -> None:
    table = await Seated.open(tables, people)
    await lobby.add_computer(tables, table.id, "random")
    await table.start_with(pace="slow")
    end = tables.served() + 20 * DAY
    tables.served = lambda: end
    for _ in range(2):  # the last quarter, then the end
        await table.look(bank(0))
    live = await table.live()
    told = deadlines.own(live, 0, "en")
    assert "You’re out of time" in told
    assert ("the other players decide" in told) is asked
    assert bool(await table.pending("expired")) is asked
