"""Acts of people around a game: votes, resigning and coming back, pauses, reminders."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import db.users as users_db
from bot.commands import people
from bot.process.uptime import BREAK
from bot.screens import game_log
from bot.service import move_channel
from bot.service.seats import lobby, seating
from bot.service.seats.lobby import Opening
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.timekeeping import table_clocks
from bot.service.turns import publish, reminders
from bot.service.turns.computer import ComputerTurns
from bot.shared.clock import now
from bot.shared.problems import Problem
from db import entries as entries_db
from db import outbox
from db.tidying import KEEP_ENDED
from games.core.actions import EndTurn
from tests.bot.acts import ended_turn, timers_of
from tests.bot.seated import PEOPLE, STRANGER, Seated, asked
from tests.toy.state import Build, Paint, Survey

OTHER_CHANNEL = 8


# Votes


# Seats


async def test_a_computer_plays_on_for_who_resigns_until_he_is_back(two: Seated) -> None:
    first, second = await two.bids()
    await two.resign(first)
    live = await two.live()
    assert live.computer(0)
    with pytest.raises(Problem, match="not-seated"):
        await two.act(first, Survey())
    driver = ComputerTurns(two.tables)
    driver.open = True
    two.tables.changed.append(driver.wake)
    driver.wake(two.id)
    await driver.idle()
    assert (await two.live()).waiting() == (1,)
    two.tables.drop(two.id)  # all of it is stored
    with pytest.raises(Problem, match="nothing-to-reclaim"):
        await seating.reclaim(two.tables, two.id, STRANGER, "Eve")
    live = await two.reclaim(first)
    assert not live.computer(0)
    await two.act(second, EndTurn())
    await driver.idle()
    assert (await two.live()).waiting() == (0, 1)
    await two.bid(first)
    await driver.close()


async def test_a_seat_changes_hands_and_its_controls_with_it(two: Seated) -> None:
    first, second = await two.bids()
    await two.sent()
    old = (await two.live()).decision(0)
    await two.take_over(0, STRANGER, "Eve", by=second)
    assert asked(await two.pending("ping")) == [(STRANGER, True)]
    assert (await two.live()).decision(0) != old
    with pytest.raises(Problem, match="not-seated"):
        await two.act(first, Survey())
    with pytest.raises(Problem, match="person-seated"):
        await two.take_over(0, second, "Brian", by=first)
    await two.act(STRANGER, Survey())
    live = await two.reclaim(first)
    assert live.seat_of(first) == 0
    assert live.seat_of(STRANGER) is None
    assert live.names[0] == PEOPLE[first]
    texts = [str((row.payload or {}).get("text")) for row in await two.pending("text")]
    assert texts[-1] == f"{PEOPLE[first]} is back."


async def test_a_paused_game_asks_nobody_and_asks_anew_when_it_goes_on(two: Seated) -> None:
    first, _ = await two.bids()
    await two.sent()
    await two.pause(first)
    with pytest.raises(Problem, match="paused"):
        await two.act(first, Survey())
    with pytest.raises(Problem, match="paused"):
        await reminders.nudge(two.tables, two.id, first)
    assert await two.pending("ping") == []
    await two.resume(first)
    assert asked(await two.pending("ping"))[0][0] == first
    await two.act(first, Survey())


async def test_an_ended_table_leaves_its_channel(two: Seated) -> None:
    with pytest.raises(Problem, match="channel-busy"):
        await Seated.open(two.tables, 2)
    await two.cancel()
    live = await two.live()
    assert [seat.decision for seat in live.seats] == [None, None]
    assert await two.pending("ping") == []
    await Seated.open(two.tables, 2)
    with pytest.raises(Problem, match="cancelled"):
        await two.resign(101)


# Time


async def test_five_reminders_then_the_table_is_told_and_no_more(two: Seated) -> None:
    await two.bids()
    await two.sent()
    told = 0
    for _ in range(table_clocks.REMINDERS):
        await reminders.remind(two.tables, two.id, 0, now())
        (ping,) = await two.pending("ping")
        assert len(asked([ping])) == 1
        told = len(await two.pending("text"))
        await two.sent()
    assert told == 1
    timers = timers_of(two)
    await timers.sweep(now() + timedelta(days=300))
    assert await two.pending() == []


async def test_a_nudge_not_too_soon_nor_to_oneself(two: Seated) -> None:
    first, second = await two.bids()
    with pytest.raises(Problem, match="nobody-to-nudge"):
        await reminders.nudge(two.tables, two.id, first)
    with pytest.raises(Problem, match="nudge-later"):
        await reminders.nudge(two.tables, two.id, second)
    async with two.tables.locked(two.id) as live:
        long_ago = now() - reminders.NUDGE_EVERY
        await seating.update_seat(two.tables, live, 0, waiting_since=long_ago)
    await two.sent()
    assert (await reminders.nudge(two.tables, two.id, second)).names == ["Ada"]
    assert asked(await two.pending("ping")) == [(first, True)]
    with pytest.raises(Problem, match="nudge-later"):
        await reminders.nudge(two.tables, two.id, second)


async def test_time_brings_reminders_but_not_to_who_is_away(two: Seated) -> None:
    first, _ = await two.bids()
    await two.sent()
    timers, later = timers_of(two), now() + timedelta(hours=25)
    async with two.tables.database.writing() as conn:
        await users_db.update_user(conn, first, away_until=later + timedelta(days=1))
    await timers.sweep(later)
    assert await two.pending() == []
    async with two.tables.database.writing() as conn:
        await users_db.update_user(conn, first, away_until=None)
    await timers.sweep(now() + timedelta(hours=23))
    assert await two.pending() == []
    await timers.sweep(later)
    await timers.sweep(later)  # once, not at every look
    assert asked(await two.pending("ping")) == [(first, True)]
    assert len(await two.pending("ping")) == 1


async def test_reminders_can_be_switched_off(two: Seated) -> None:
    await two.bids()
    await two.sent()
    await two.change(remind=0)
    await timers_of(two).sweep(now() + timedelta(days=9))
    assert await two.pending() == []


async def test_nobody_is_absent_while_the_bot_was_gone(two: Seated) -> None:
    first, _ = await two.bids()
    await two.act(first, Survey())
    await two.sent()
    await two.change(absent=24)
    start = now()
    await timers_of(two).uptime.note(start + timedelta(hours=2))
    timers = timers_of(two)  # the bot is started again, ten hours too late
    back = start + timedelta(hours=34)
    await timers.uptime.note(back)
    await timers.sweep(back)
    assert (await two.live()).waiting() == (0,)
    again = timers_of(two)  # the lost time stays known over a restart
    await again.uptime.note(back + timedelta(minutes=1))
    await again.sweep(back + timedelta(hours=23))
    assert (await two.live()).waiting() == (0,)
    await again.sweep(back + timedelta(hours=24, minutes=1))
    assert (await two.live()).waiting() == (1,)


async def test_a_short_break_costs_nobody_and_gives_nobody_time(two: Seated) -> None:
    timers, start = timers_of(two), now()
    patience = timedelta(hours=24)
    await timers.uptime.note(start)
    await timers.uptime.note(start + BREAK)
    assert timers.uptime.absent_from(start, patience) == start + patience
    back = start + timedelta(hours=24)
    await timers.uptime.note(back - timedelta(minutes=30))
    await timers.uptime.note(back)
    assert timers.uptime.absent_from(start, patience) == back + timedelta(minutes=30)
    assert timers.uptime.absent_from(back, patience) == back + patience
    await timers.uptime.note(start)  # a clock that was set back
    assert timers.uptime.absent_from(back, patience) == back + patience


async def test_catching_up_tells_what_was_done_in_ones_place(two: Seated) -> None:
    first, second = await two.bids()
    live = await two.live()
    bids = live.row.public_seq
    assert await game_log.since(two.tables, live, 0) == 2  # in bidding all players decided
    async with two.tables.locked(two.id) as held:
        await publish.submit_for(two.tables, held, 0, [EndTurn()])
    assert live.row.public_seq > bids
    assert await game_log.since(two.tables, live, 0) == 2
    await two.act(second, EndTurn())
    await two.bids()
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    assert await game_log.since(two.tables, live, 0) == live.row.public_seq + 1
    await two.take_over(0, 104, "Dmitri", second)
    assert await game_log.since(two.tables, live, 0) == 1  # everything is news to them


async def test_old_states_go_but_the_table_may_still_agree_to_go_back(three: Seated) -> None:
    users, target = await ended_turn(three)
    timers = timers_of(three)
    await timers.sweep(now() + entries_db.TIDY_AFTER)
    tally = await three.ask("undo", users[0], target)
    for user in users[1:]:
        tally = await three.cast(tally, user)
    assert tally.outcome == "agreed"
    assert (await three.live()).waiting() == (0,)
    await three.cancel()
    async with three.tables.database.writing() as conn:
        for number, row in enumerate(await outbox.pending_messages(conn, now(), three.id)):
            await outbox.mark_posted(conn, row.nonce, 900 + number, now())
    await timers.sweep(now() + KEEP_ENDED)
    live = await three.reload()
    async with three.tables.database.reading() as conn:
        kept = await entries_db.snapshot_seqs(conn, three.id)
    assert kept == sorted({1, live.row.state_seq})
    assert live.state is not None


# Places


async def test_a_moved_table_says_there_what_it_could_not_say_here(two: Seated) -> None:
    first, second = await two.bids()
    assert {row.channel_id for row in await two.pending()} == {7}
    live = await move_channel.move(two.tables, two.id, second, 2, OTHER_CHANNEL)
    assert (live.row.guild_id, live.row.channel_id) == (2, OTHER_CHANNEL)
    rows = await two.pending()
    assert {row.channel_id for row in rows} == {OTHER_CHANNEL}
    assert asked(rows) == [(first, True)]
    kinds = [row.kind for row in rows]  # start and bids are not posted twice
    assert kinds == ["post", "post", "text", "ping"]
    two.tables.drop(two.id)
    assert (await two.tables.in_channel(OTHER_CHANNEL)) is await two.live()
    assert await two.tables.in_channel(7) is None
    with pytest.raises(Problem, match="here-already"):
        await move_channel.move(two.tables, two.id, first, 2, OTHER_CHANNEL)
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    assert {row.channel_id for row in await two.pending()} == {OTHER_CHANNEL}
    assert asked(await two.pending("ping")) == [(second, True)]


async def test_a_moved_table_shows_its_last_turn_there(two: Seated) -> None:
    first, second = await two.bids()
    await two.sent()
    await two.move(second, OTHER_CHANNEL)
    text, post, ping = await two.pending()
    assert (text.kind, post.kind, ping.kind) == ("text", "post", "ping")
    assert post.first_seq == post.last_seq == (await two.live()).row.public_seq
    assert asked([ping]) == [(first, True)]


async def test_a_table_does_not_move_to_where_one_is_running(two: Seated) -> None:
    other = await Seated.start(two.tables, 2, OTHER_CHANNEL)
    before = await two.hash()
    with pytest.raises(Problem, match="channel-busy") as busy:
        await two.move(101, OTHER_CHANNEL)
    assert busy.value.variables == {"table": other.id}
    assert await two.hash() == before
    assert (await two.live()).row.channel_id == 7
    with pytest.raises(Problem, match="move-alone"):
        await move_channel.move(two.tables, two.id, 101, None, 77)


async def test_a_lobby_moves_too(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    await move_channel.move(tables, table.id, 101, None, OTHER_CHANNEL)
    tables.drop(table.id)
    assert (await table.live()).row.channel_id == OTHER_CHANNEL


def test_an_opening_keeps_its_settings() -> None:
    opening = Opening(
        game="dust", guild_id=1, channel_id=7, creator_id=1, creator_name="A", lang="en",
        settings={"practice": True},
    )  # fmt: skip
    live: Any = SimpleNamespace(row=SimpleNamespace(settings=opening.settings))
    assert settings_of(live).practice
    assert settings_of(live).remind == 24


async def test_who_closes_a_table_that_begins_meanwhile_does_not_end_the_game(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`/table cancel` in a lobby asks nobody; once the cards are dealt that is not enough."""
    table, seen = await Seated.open(tables, 2), asyncio.Event()
    await tables.in_channel(7)
    may = people.permissions.may

    def noted(*given: Any) -> bool:
        seen.set()
        return may(*given)

    monkeypatch.setattr(people.permissions, "may", noted)
    context: Any = SimpleNamespace(tables=tables)
    user = SimpleNamespace(id=101, display_name="Ada", name="ada")
    asked: Any = SimpleNamespace(client=SimpleNamespace(context=context), user=user, channel_id=7)
    async with tables.locked(table.id):
        started = asyncio.create_task(lobby.start(tables, table.id, 102))
        await asyncio.sleep(0)  # it waits for its turn
        ended = asyncio.create_task(people.cancel(asked, confirm=True))
        await seen.wait()
    await started
    with pytest.raises(Problem, match="not-lobby"):
        await ended
    assert (await table.live()).row.status == "playing"


async def test_who_leaves_a_seat_taken_over_is_not_promised_it_back(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two.bids()
    await two.resign(first)
    await two.take_over(0, STRANGER, "Eve", by=second)
    told = list[str]()

    async def answer(_: Any, text: str) -> None:
        await asyncio.sleep(0)
        told.append(text)

    monkeypatch.setattr(people, "reply", answer)
    context: Any = SimpleNamespace(tables=two.tables)
    user, locale = SimpleNamespace(id=STRANGER), discord.Locale.american_english
    interaction: Any = SimpleNamespace(
        client=SimpleNamespace(context=context), user=user, channel_id=7, locale=locale, extras={}
    )
    await people.resign(interaction, confirm=True)
    with pytest.raises(Problem, match="nothing-to-reclaim"):
        await seating.reclaim(two.tables, two.id, STRANGER, "Eve")
    notes = [str((row.payload or {}).get("text")) for row in await two.pending("text")]
    assert "/table reclaim" not in told[0]
    assert notes[-1].startswith("Eve gave up the seat they had taken over")
    assert notes[0].startswith("Ada resigned")
