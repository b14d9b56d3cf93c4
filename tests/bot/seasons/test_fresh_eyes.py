"""Faults of seasons that were found by reading them again: races, outages, long texts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select

import db.seasons as seasons_db
from bot.platform import limits
from bot.screens import lobby as lobby_screen
from bot.service.seasons import entry, results, running
from bot.service.seasons.entry import Newcomer, NewSeason
from bot.service.seats import erasure, lobby
from bot.service.tables.session import PERSON
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from db import models
from db.seasons import EntrantRow
from db.tables import SeatRow
from tests.bot.acts import Killed, dying
from tests.bot.seasons.test_whole_season import (
    DAY,
    HOUR,
    MAX,
    PEOPLE,
    Served,
    begun,
    come,
    here,
    look,
    opened,
    play,
    season,
    served,
)
from tests.bot.seated import Seated
from tests.bot.server import refusal
from tests.bot.stage import Stage

__all__ = ["served"]

NEW = NewSeason(guild_id=1, channel_id=7, creator_id=900, lang="en", game="dust")


# Two at the same moment, also on PostgreSQL


async def test_two_presses_of_join_enter_once(tables: Tables) -> None:
    number = await entry.open_season(tables, NEW)
    presses = (entry.join(tables, number, 1, Newcomer(101, "Ada")) for _ in range(4))
    made = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(each, EntrantRow) for each in made) == 1
    assert {str(each) for each in made if isinstance(each, BaseException)} == {
        str(Problem("problem-season-entered"))
    }


async def test_two_seasons_of_a_game_are_not_opened_at_once(tables: Tables) -> None:
    made = await asyncio.gather(
        *(entry.open_season(tables, NEW) for _ in range(4)), return_exceptions=True
    )
    assert sum(isinstance(each, int) for each in made) == 1
    assert all(isinstance(each, int | Problem) for each in made)


@pytest.mark.parametrize("act", ["join", "leave"])
async def test_a_season_that_starts_meanwhile_is_entered_and_left_as_one_that_runs(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    number = await entry.open_season(tables, NEW)
    for user_id in (101, 102, 103):
        await entry.join(tables, number, 1, Newcomer(user_id, f"P{user_id}"))
    row = await entry.find(tables, number, 1)
    acts: list[asyncio.Task[Any]] = []
    newcomers = results.newcomers

    async def meanwhile(*args: Any) -> Any:
        late = (
            entry.join(tables, number, 1, Newcomer(104, "Dee"))
            if act == "join"
            else entry.leave(tables, number, 1, 103)
        )
        acts.append(asyncio.create_task(late))
        await asyncio.wait(acts, timeout=0.3)  # it has to wait for the start
        return await newcomers(*args)

    monkeypatch.setattr(results, "newcomers", meanwhile)
    tables.served = lambda: row.due
    assert await running.advance(tables, await running.load(tables, row))
    await acts[0]
    async with tables.database.reading() as conn:
        states = {e.user_id: e.state for e in await seasons_db.entrants_of(conn, number)}
    expected = {104: "spare"} if act == "join" else {103: "left"}
    assert states == {101: "in", 102: "in", 103: "in", **expected}


# Discord refuses


async def refused(*_: Any, **__: Any) -> None:
    raise refusal(403, 50013)


async def test_a_lobby_that_is_posted_late_notifies_its_people(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    with monkeypatch.context() as patched:
        patched.setattr("bot.screens.lobby.post", refused)
        await look(stage)
    served.passes(2 * DAY + HOUR)
    posted = "\n".join(await look(stage))
    assert [who for who in (101, 102, 103) if f"Held for <@{who}>" in posted] == [101, 102, 103]


async def test_a_thread_that_was_deleted_before_its_lobby_was_posted_holds_up_nothing(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(stage, people=6)
    served.passes(8 * DAY)
    with monkeypatch.context() as patched:
        patched.setattr("bot.screens.lobby.post", refused)
        await look(stage)
    first, second = here(await season(stage))
    assert (first.state, second.state) == ("open", "drawn")
    thread = (await stage.app.tables.get(first.table_id or "")).row.channel_id
    stage.wire.server.refused[thread] = 404, 10003
    post = lobby_screen.post

    async def posted(context: Any, live: Any, channel: Any, **more: Any) -> None:
        if live.row.channel_id == thread:
            raise refusal(404, 10003)
        await post(context, live, channel, **more)

    monkeypatch.setattr("bot.screens.lobby.post", posted)
    for _ in range(3):
        served.passes(2 * HOUR)
        await look(stage)
    again, second = here(await season(stage))
    assert (again.state, second.state) == ("open", "open")
    assert again.table_id != first.table_id
    assert (await season(stage)).row.posted == 1


@pytest.mark.parametrize("after", range(3))
async def test_no_lobby_is_left_over_by_a_kill_when_its_thread_was_deleted(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
    (match,) = here(await season(stage))
    thread = (await stage.app.tables.get(match.table_id or "")).row.channel_id
    stage.wire.server.refused[thread] = 404, 10003
    served.passes(2 * DAY + HOUR)
    with monkeypatch.context() as patched, suppress(Killed):
        dying(stage.app.tables, patched, after)
        await look(stage)
    stage.app.tables.drop(match.table_id or "")
    await begun(stage)
    (again,) = here(await season(stage))
    async with stage.app.database.reading() as conn:
        lobbies = await conn.scalars(select(models.tables.c.id).filter_by(status="lobby"))
        assert list(lobbies) == [again.table_id]
    assert again.table_id != match.table_id


async def test_who_lost_a_seat_gets_none_when_the_table_is_opened_again(
    stage: Stage, served: Served
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
    await stage.wire.use(PEOPLE[9], 7, ("season", "join"))
    (match,) = here(await season(stage))
    absent = (await season(stage)).drawn(match)[0].user_id
    await come(stage, match, absent)
    served.passes(2 * DAY + HOUR)
    await look(stage)
    assert here(await season(stage))[0].state == "late"
    thread = (await stage.app.tables.get(match.table_id or "")).row.channel_id
    stage.wire.server.refused[thread] = 404, 10003
    served.passes(DAY + HOUR)
    await begun(stage)
    (again,) = here(await season(stage))
    assert again.table_id != match.table_id
    with pytest.raises(Problem, match="only-invited"):
        await lobby.join(stage.app.tables, again.table_id or "", absent, "Late")
    await come(stage, again, absent)


# People who go while Discord answers


async def test_a_table_that_is_counted_brings_nobody_back_who_was_forgotten(
    stage: Stage, served: Served
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
    (match,) = here(await season(stage))
    await come(stage, match)
    await look(stage)
    before = await season(stage)
    await play(stage, match)
    await erasure.forget(stage.app.tables, 101, ["Ada"])
    await running.settle(stage.app.tables, before, before.matches[0], stage.app.organiser)
    after = await season(stage)
    assert after.matches[0].state == "over"
    assert 101 not in {seat.user_id for seat in after.seats}


async def test_a_table_that_is_opened_brings_nobody_back_who_was_forgotten(
    stage: Stage, served: Served
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    assert await running.advance(stage.app.tables, await season(stage))
    before = await season(stage)
    await erasure.forget(stage.app.tables, 101, ["Ada"])
    live = await running.open_match(stage.app.tables, before, before.matches[0], 501)
    assert live is not None
    assert "Ada" not in str(live.row.settings)
    assert "'101'" not in str(live.row.settings)


async def test_substitutes_are_called_who_are_still_there(stage: Stage, served: Served) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
    for who in PEOPLE[7:9]:
        await stage.wire.use(who, 7, ("season", "join"))
    served.passes(2 * DAY + HOUR)
    before = await season(stage)
    await erasure.forget(stage.app.tables, 108, ["Hal"])
    await running.settle(stage.app.tables, before, before.matches[0], stage.app.organiser)
    live = await stage.app.tables.get(before.matches[0].table_id or "")
    assert [each.user_id for each in settings_of(live).held] == ["109"]


# Once it is over


async def test_a_season_that_is_over_promises_no_table(stage: Stage, served: Served) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
    await stage.wire.use(PEOPLE[9], 7, ("season", "join"))
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})
    await look(stage)
    player = await stage.wire.use(PEOPLE[0], 7, ("season", "show"))
    assert "You take part" not in player.text
    assert "Your table" not in player.text
    spare = await stage.wire.use(PEOPLE[9], 7, ("season", "show"))
    assert "you are pinged" not in spare.text


async def test_the_end_shows_on_the_lobbies_that_it_closes(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})
    shown: list[str] = []

    async def refresh(context: Any, live: Any) -> None:
        shown.append(f"{live.id} {live.row.status}")

    monkeypatch.setattr(lobby_screen, "refresh", refresh)
    await look(stage)
    (match,) = (await season(stage)).matches
    assert shown == [f"{match.table_id} cancelled"]


async def test_a_table_that_was_moved_away_does_not_hold_up_the_end(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})

    async def elsewhere(*_: Any) -> Any:
        raise ElsewhereError(2)

    monkeypatch.setattr(stage.app.tables, "get", elsewhere)
    assert any("Final standings" in text for text in await look(stage))


# Whom substitutes are


async def test_nobody_is_called_as_a_substitute_to_their_own_table(
    stage: Stage, served: Served
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
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


# People who come and go at the last moment


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
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
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
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
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
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
    await stage.wire.use(PEOPLE[9], 7, ("season", "join"))
    (match,) = here(await season(stage))
    await come(stage, match, 103)
    served.passes(2 * DAY + HOUR)
    await meanwhile(stage, monkeypatch, match.table_id or "", 101, 102, 103)
    assert await Seated(stage.app.tables, match.table_id or "").pending("invited") == []
    await look(stage)
    assert (await season(stage)).matches[0].state == "playing"


async def test_the_lobby_of_many_substitutes_fits_a_message(stage: Stage, served: Served) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    await begun(stage)
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
