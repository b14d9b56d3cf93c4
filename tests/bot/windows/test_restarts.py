"""After a start only messages are edited that show something else than they should."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from sqlalchemy import Update, delete, update

import db.outbox as outbox_db
from bot.platform.closed_channels import ClosedPlaces
from bot.posts.live_messages import FOLLOWED, left_behind
from bot.posts.vote_messages import refresh
from bot.posts.window_text import SLIP, Shown
from bot.screens import votes as vote_screen
from bot.service.clocks.clocks import length
from bot.service.tables.store import Tables
from bot.service.votes import voting
from bot.shared.clock import now
from db import models
from db.outbox import NewMessage
from tests.bot.acts import ended_turn
from tests.bot.noticeboard import Message
from tests.bot.presses import Pressing, press
from tests.bot.presses import Shown as PressedOn
from tests.bot.seated import Seated
from tests.bot.votes.room import Voting, run_out
from tests.bot.wall import Wall

Opened = tuple[Voting, Message]


async def window(tables: Tables) -> Opened:
    """Open a window at a table with clocks."""
    table = await Seated.start(tables, 3, options={"deals": "yes"})
    await table.clocked()
    await table.bids()
    told = Voting(table)
    await told.announce()
    await table.offer((await table.users())[0], 1)
    await told.announce()
    (message,) = told.board.saying("❓")
    return told, message


async def vote(tables: Tables) -> Opened:
    """Put a pause to the vote."""
    told = Voting(await Seated.start(tables, 3))
    await told.ask("pause", (await told.table.users())[0])
    return told, told.question()


async def overtime(tables: Tables) -> Opened:
    """Let a player be out of time, so that the others are asked."""
    table = await Seated.start(tables, 3, options={"pace": "slow"})
    users = await table.bids()
    told = Voting(table)
    await told.announce()
    await run_out(table, (await table.live()).require_seat(users[0]))
    await told.announce()
    (message,) = told.board.saying("has run out of time")
    return told, message


async def phase(tables: Tables) -> Opened:
    """Ask all players, of whom one has answered."""
    told = Voting(await Seated.start(tables, 3, options={"pace": "slow"}))
    await told.announce()
    users = await told.table.users()
    await told.table.bid(users[0])
    await told.announce()
    (message,) = told.board.saying("➜")
    return told, message


OPENED = [window, vote, overtime, phase]


async def restarted(told: Voting, down: timedelta = timedelta()) -> Voting:
    """Start the bot again after some time, and look at everything twice."""
    again = await told.restarted()
    served = told.table.tables.served
    again.table.tables.served = lambda: served() - length(down)
    for _ in range(2):
        await again.announcer.wake_all()
        await again.announce()
    return again


@pytest.mark.parametrize("opened", OPENED)
async def test_a_message_that_shows_the_same_is_not_edited(
    tables: Tables, opened: Callable[[Tables], Awaitable[Opened]]
) -> None:
    told, message = await opened(tables)
    edits, text = message.edits, message.text
    again = await restarted(told)
    assert (message.edits, message.text) == (edits, text)
    await again.announce()
    assert message.edits == edits


OUT_OF_DATE = {
    "another language": update(models.tables).values(language="fr"),
    "a former version": update(models.outbox).values(shown=None),
}


@pytest.mark.parametrize("opened", OPENED)
@pytest.mark.parametrize("change", OUT_OF_DATE.values(), ids=OUT_OF_DATE)
async def test_one_that_is_out_of_date_is_edited_once(
    tables: Tables, opened: Callable[[Tables], Awaitable[Opened]], change: Update
) -> None:
    told, message = await opened(tables)
    edits = message.edits
    await told.announcer.close()
    async with told.database.writing() as conn:
        await conn.execute(change)
    again = await restarted(told)
    assert message.edits == edits + 1
    await restarted(again)
    assert message.edits == edits + 1


async def test_an_answer_that_was_not_shown_any_more_is_shown_once(tables: Tables) -> None:
    told, message = await vote(tables)
    assert told.announcer.questions.shown == {}, "the database has it"
    users = await told.table.users()
    tally = await told.table.cast(1, users[1], agrees=False)
    assert tally.outcome is None
    assert "Refused" not in message.text
    again = await restarted(told)
    assert "Refused" in message.text
    await restarted(again)
    assert message.edits == 1


async def test_a_deadline_that_has_moved_meanwhile_is_shown_once(tables: Tables) -> None:
    """While the bot is down no clock runs, so that every deadline is later."""
    told, message = await window(tables)
    before = message.text
    again = await restarted(told, down=timedelta(hours=3))
    assert message.text != before
    await restarted(again)
    assert message.edits == 1


@pytest.mark.parametrize("opened", [window, phase])
async def test_a_table_that_did_not_change_of_late_is_not_looked_at(
    tables: Tables, wall: Wall, opened: Callable[[Tables], Awaitable[Opened]]
) -> None:
    told, _ = await opened(tables)

    async def behind(seen: datetime | None) -> bool:
        async with told.database.reading() as conn:
            return told.table.id in await left_behind(conn, seen)

    changed = now()
    assert await behind(None), "nobody knows when the run before ended"
    assert await behind(changed)
    assert await behind(changed + FOLLOWED / 2)
    wall.passes(FOLLOWED * 2)
    assert not await behind(now())
    # Clocks stood still since: deadlines have moved.
    wall.passes(SLIP * 2)
    assert await behind(changed + FOLLOWED * 2)
    async with told.database.writing() as conn:
        await conn.execute(delete(models.clocks))
    assert not await behind(changed + FOLLOWED * 2)


async def test_a_window_whose_end_could_not_be_shown_is_looked_at(
    tables: Tables, wall: Wall
) -> None:
    told, _ = await window(tables)
    wall.passes(FOLLOWED * 2)
    over = NewMessage(kind="over", nonce="over", channel_id=7, first_seq=0, last_seq=0, payload={})
    async with told.database.writing() as conn:
        await outbox_db.add_messages(conn, told.table.id, [over], now())
        await outbox_db.mark_posted(conn, over.nonce, None, now())
        assert told.table.id in await left_behind(conn, now())
        await outbox_db.finish(conn, [over.nonce])
        assert told.table.id not in await left_behind(conn, now())


async def test_a_ballot_by_a_press_is_known_after_a_restart(three: Seated) -> None:
    """The answer to the press changes the question."""
    users, _ = await ended_turn(three)
    tally = await three.ask("pause", users[0])
    await three.sent()
    shown = PressedOn()
    async with three.tables.database.reading() as conn:
        (row,) = await voting.messages(conn, tally.vote)
    pressing = Pressing(users[1], shown)
    flags = discord.MessageFlags()
    pressing.message = SimpleNamespace(id=row.message_id, flags=flags)
    await vote_screen.vote(press(three, shown, pressing, f"{tally.vote.id}/n"))
    edits = len(shown.texts)
    client = cast(Any, shown)
    live = await three.reload()
    stands = await voting.look(three.tables, live, tally.vote.id)
    await refresh(client, ClosedPlaces(client), three.tables, live, stands)
    assert len(shown.texts) == edits


def test_a_damaged_mark_is_that_of_another_content() -> None:
    shown = Shown("Choose a card.", now() + timedelta(hours=1))
    digest, _, until = shown.mark.partition(" ")
    assert shown.same(f"{digest} {until}")
    for damaged in ("", digest, f"{digest} soon", f"{digest} 2026-01-01", f"x {until}"):
        assert not shown.same(damaged)
