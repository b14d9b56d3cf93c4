"""Questions that were deleted are posted again, once their person uses the bot there."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.service.clocks.clocks import TIME_CONTROLS, bank, length
from bot.service.tables.store import Tables
from bot.service.turns import reminders
from tests.bot.market import ADA, CHLOE, THERE, in_turn
from tests.bot.noticeboard import Message, Told, http
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Person
from tests.toy.market.state import Attack


def only(told: Told, text: str) -> Message:
    """Return the one message that says something."""
    (found,) = told.board.saying(text)
    return found


async def used(told: Told, user_id: int, *message: int) -> None:
    told.announcer.used(told.seated.id, user_id, *message)
    await told.announcer.idle()


async def lost(table: Seated, text: str, user_id: int, other: int) -> Told:
    """Delete the message that says something; it is there again once its person uses the bot."""
    told = Told(table)
    await told.announce()
    told.board.notified.clear()
    question = only(told, text)
    del told.board.standing[question.id]
    await told.announce()
    assert not told.board.saying(text), "nobody has used the bot since"
    await used(told, other)
    assert not told.board.saying(text), "it asks somebody else"
    await used(told, user_id)
    assert only(told, text).buttons == question.buttons
    assert told.board.notified == [], "they were notified by the one that is gone"
    return told


async def test_a_question_that_was_deleted_is_posted_again(three: Seated) -> None:
    """One that asks several names them all again."""
    users = await three.users()
    await three.bid(users[1])
    told = await lost(three, "➜", users[0], users[1])
    assert "1 of 3" in only(told, "➜").text


async def test_a_window_that_was_deleted_is_posted_again(tables: Tables) -> None:
    table = await in_turn(tables)
    await table.act(ADA, Attack(THERE, 2))
    live = await table.live()
    (asked,) = live.waiting()
    await lost(table, "❓", live.seats[asked].user_id or 0, CHLOE)


async def test_a_vote_that_was_deleted_is_posted_again(three: Seated) -> None:
    users = await three.users()
    await three.ask("pause", users[0])
    await lost(three, "wants to pause", users[1], users[0])


@pytest.mark.parametrize("free", [False, True])
async def test_what_is_asked_about_a_player_out_of_time_is_posted_again(
    tables: Tables, *, free: bool
) -> None:
    table = await Seated.start(tables, 3, options={"pace": "slow"})
    users = await table.bids()
    (seat,) = (await table.live()).waiting()
    end = tables.served() + length(TIME_CONTROLS["slow"].bank or timedelta())
    tables.served = lambda: end
    for _ in range(2):
        await table.look(bank(seat))
    other = users[(seat + 1) % 3]
    if free:
        await table.free(seat, other)
    text = "is free, and the game is waiting" if free else "what should happen"
    await lost(table, text, other, 999 if free else users[seat])


@pytest.fixture
async def told(two: Seated) -> Told:
    """Return a table of two at its first turn, all posted."""
    await two.bids()
    told = Told(two)
    await told.announce()
    return told


async def test_what_is_there_is_left_alone_and_seldom_looked_for(told: Told, wall: Wall) -> None:
    first = (await told.seated.users())[0]
    before = {number: list(each.texts) for number, each in told.board.standing.items()}
    for minutes, looks in ((0, 1), (0, 1), (2, 2)):
        wall.passes(timedelta(minutes=minutes))
        await used(told, first)
        assert told.board.done.count("fetch") == looks
    told.board.refuse = http(403, 50001)
    wall.passes(timedelta(minutes=2))
    await used(told, first)
    assert {n: each.texts for n, each in told.board.standing.items()} == before
    # The message that was pressed on is there.
    told.board.refuse = None
    wall.passes(timedelta(minutes=2))
    await used(told, first, only(told, "➜").id)
    assert told.board.done.count("fetch") == 3


async def test_a_nudge_has_a_deleted_question_posted_again_at_once(told: Told) -> None:
    table = told.seated
    with pytest.raises(reminders.Problem, match="nudge-later"):
        await reminders.nudge(table.tables, table.id, (await table.users())[1])
    live, missing = await table.live(), told.announcer.missing
    assert not await missing.again(live), "it is there"
    del told.board.standing[only(told, "➜").id]
    assert await missing.again(live)
    assert not await missing.again(live), "it is on its way"
    await told.announcer.idle()
    only(told, "➜")
    missing.used("nowhere", ADA)  # a table that is not there is no trouble
    await missing.work("nowhere")


async def test_every_press_and_command_at_a_table_is_a_use(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Seated.start(stage.app.tables, 2)
    used: list[tuple[str, int]] = []
    announcer = stage.app.announcer
    monkeypatch.setattr(announcer, "used", lambda where, who, *_: used.append((where, who)))
    monkeypatch.setattr(announcer, "open", True)
    person = Person(ADA, "Ada")
    await stage.wire.press(person, 7, f"b:board:{table.id}:0:")
    assert used == [(table.id, ADA)]
    await stage.wire.use(person, 7, ["look", "score"])
    await asyncio.sleep(0)
    assert used[1:] == [(table.id, ADA)]
