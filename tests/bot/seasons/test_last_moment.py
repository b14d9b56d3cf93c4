"""People who come and go at the last moment, and whom substitutes are called for."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.platform import limits
from bot.screens import lobby as lobby_screen
from bot.service.seasons import entry
from bot.service.seasons.entry import Newcomer, NewSeason
from bot.service.seats import lobby
from bot.service.tables.session import PERSON
from bot.service.tables.settings import settings_of
from db.tables import SeatRow
from tests.bot.seasons.playing import (
    DAY,
    HOUR,
    PEOPLE,
    Served,
    come,
    here,
    look,
    season,
    started,
)
from tests.bot.seated import Seated
from tests.bot.stage import Stage

NEW = NewSeason(guild_id=1, channel_id=7, creator_id=900, lang="en", game="dust")


async def test_nobody_is_called_as_a_substitute_to_their_own_table(
    stage: Stage, served: Served
) -> None:
    await started(stage, served, people=3)
    (match,) = here(await season(stage))
    await come(stage, match, 101, 102)
    for act in ("leave", "join"):
        for who in (PEOPLE[0], PEOPLE[2]):
            await stage.wire.use(who, 7, ("season", act))
    await stage.wire.use(PEOPLE[9], 7, ("season", "join"))
    served.passes(2 * DAY + HOUR)
    await look(stage)
    live = await stage.app.tables.get(match.table_id or "")
    assert here(await season(stage))[0].state == "late"
    assert [each.user_id for each in settings_of(live).held] == ["110"]


async def meanwhile(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, table_id: str, *there: int
) -> None:
    """Let the organiser look, and change who sits at a table while it waits for the table."""
    waiting = asyncio.Event()
    async with stage.app.tables.locked(table_id) as live:
        acquire = live.lock.acquire

        async def acquired() -> Any:
            waiting.set()
            return await acquire()

        monkeypatch.setattr(live.lock, "acquire", acquired)
        looking = asyncio.create_task(look(stage))
        await waiting.wait()
        seats = [SeatRow(seat=0, kind=PERSON, name=f"P{user}", user_id=user) for user in there]
        await lobby.put_seats(stage.app.tables, live, seats)
    await looking


async def test_a_table_that_all_leave_at_the_last_moment_does_not_begin(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(stage, served, people=3)
    (match,) = here(await season(stage))
    await come(stage, match)
    await meanwhile(stage, monkeypatch, match.table_id or "")
    live = await stage.app.tables.get(match.table_id or "")
    assert (live.row.status, live.seats) == ("lobby", [])
    served.passes(2 * DAY + HOUR)
    await look(stage)
    assert (await season(stage)).matches[0].due, "the time to come has begun"


async def test_a_table_to_which_one_comes_at_the_last_moment_is_not_closed(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(stage, served, people=3)
    served.passes(2 * DAY + HOUR)
    (match,) = here(await season(stage))
    await meanwhile(stage, monkeypatch, match.table_id or "", 101)
    await look(stage)
    live = await stage.app.tables.get(match.table_id or "")
    assert live.row.status == "playing"
    assert (await season(stage)).matches[0].state == "playing"


async def test_nobody_is_called_to_a_table_that_fills_at_the_last_moment(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(stage, served, people=3)
    await stage.wire.use(PEOPLE[9], 7, ("season", "join"))
    (match,) = here(await season(stage))
    await come(stage, match, 103)
    served.passes(2 * DAY + HOUR)
    await meanwhile(stage, monkeypatch, match.table_id or "", 101, 102, 103)
    assert await Seated(stage.app.tables, match.table_id or "").pending("invited") == []
    await look(stage)
    assert (await season(stage)).matches[0].state == "playing"


async def test_the_lobby_of_many_substitutes_fits_a_message(stage: Stage, served: Served) -> None:
    await started(stage, served, people=3)
    (row,) = await entry.here(stage.app.tables, 1)
    for number in range(60):
        user_id = 10**18 + number
        await entry.join(stage.app.tables, row.id, 1, Newcomer(user_id, f"Spare {number}"))
    served.passes(2 * DAY + HOUR)
    await look(stage)
    (match,) = here(await season(stage))
    assert match.state == "late"
    live = await stage.app.tables.get(match.table_id or "")
    text = lobby_screen.content(live)
    assert len(text) <= limits.CONTENT
    assert f"<@{10**18}>" in text
