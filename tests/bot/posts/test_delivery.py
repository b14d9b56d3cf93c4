"""The outbox while the game continues: each message is right when it is sent, and sent again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

import db.outbox as outbox_db
import db.pings as pings_db
from bot.service.clocks.clocks import TIME_CONTROLS, bank, length
from bot.service.notices import ping_messages
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.turns import reminders
from bot.shared.clock import now
from db.outbox import NewPing
from games.core.actions import EndTurn
from tests.bot.market import ADA, CHLOE, THERE, in_turn
from tests.bot.noticeboard import Message, Noticeboard, Told, http
from tests.bot.seated import PEOPLE, Seated
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Person
from tests.toy.market.state import Attack


def meanwhile(told: Told, happens: Callable[[], Awaitable[object]]) -> None:
    """Let something happen while the first message is sent."""
    send = told.board.send

    async def sending(*given: Any, **more: Any) -> Any:
        told.board.send = send  # type: ignore[method-assign]  # the first one only
        await happens()
        return await send(*given, **more)

    told.board.send = sending  # type: ignore[method-assign]  # until then


def texts(told: Told) -> list[str]:
    return [message.text for message in told.board.standing.values()]


def asking(told: Told) -> str:
    """Return the line that asks."""
    return next(line for line in texts(told)[-1].splitlines() if "➜" in line)


async def test_what_is_still_to_be_said_moves_with_the_table(two: Seated) -> None:
    told = Told(two)
    there = told.apart(8)
    await two.sent()
    await told.write()
    await told.write(nonce="m", payload={"text": "second"})

    async def move() -> None:
        async with told.database.writing() as conn:
            await outbox_db.redirect_messages(conn, two.id, 8)

    meanwhile(told, move)
    await told.announce()
    assert texts(told) == ["hello"]
    assert [message.text for message in there.standing.values()] == ["second"]


async def test_what_is_too_long_for_a_message_is_cut_and_not_refused(two: Seated) -> None:
    told = Told(two)
    await two.sent()
    await told.write(payload={"text": "word " * 500})
    await told.announce()
    (text,) = texts(told)
    assert len(text) <= 2000
    assert text.startswith("word word")
    assert text.endswith("…")


async def test_a_table_that_ends_while_it_speaks_asks_nobody(two: Seated) -> None:
    told, ping = Told(two), NewPing(seat=0, user_id=next(iter(PEOPLE)), decision=1)
    await two.sent()
    await told.write()
    await told.write(kind="ping", nonce="m", pings=[ping])
    meanwhile(told, two.cancel)
    await told.announce()
    hello, over = texts(told)
    assert hello == "hello"
    assert "is over" in over
    assert told.direct == []  # nor is it a defect


async def test_an_edit_that_discord_puts_off_holds_no_post_back(two: Seated) -> None:
    """Old messages may be edited only rarely; discord.py waits for it to be allowed."""
    told = Told(two, Noticeboard(adopts=True))
    told.board.go.clear()
    await two.sent()  # the round of bids has been asked for
    await two.bid(next(iter(PEOPLE)))
    await two.sent()
    told.announcer.wake(two.id)
    await told.board.begun.wait()
    await told.write(payload={"text": "news"})
    told.announcer.wake(two.id)
    async with asyncio.timeout(20):
        while not told.board.saying("news"):  # noqa: ASYNC110  nothing says when it is there
            await asyncio.sleep(0.01)
    told.board.go.set()
    await told.idle()
    assert told.board.done == ["send", "edit"]


async def test_a_round_that_somebody_deletes_is_posted_anew_and_notifies_nobody(
    three: Seated,
) -> None:
    """The channel must still say who has to act; everyone was asked once already."""
    told, users = Told(three), await three.users()
    await three.sent()  # in messages that are gone
    await three.bid(users[0])
    for _ in range(3):  # found out by the edit, posted after that
        await told.announce()
    (message,) = told.board.standing.values()
    assert told.board.notified == []
    assert "1 of 3 is done: Ada." in message.text
    assert "Brian and Chloé" in message.text
    async with told.database.reading() as conn:
        rows = await pings_db.live_pings(conn, three.id)
    assert [row.seat for row in rows] == [0, 1, 2]  # one message that is kept up to date
    assert len({row.nonce for row in rows}) == 1


async def test_who_is_away_is_named_and_not_notified(three: Seated) -> None:
    told, users = Told(three), await three.users()
    await absence.go(three.tables, users[1], now() + timedelta(days=2), None)
    await told.announce()
    assert told.board.notified == [users[0], users[2]]
    assert "Brian" in asking(told)
    assert f"<@{users[1]}>" not in asking(told)
    async with told.database.reading() as conn:
        (nonce,) = {row.nonce for row in await pings_db.live_pings(conn, three.id)}
        kept: Any = await outbox_db.message_of(conn, nonce)
    # So that an edit names them in the same way.
    assert [one.loud for one in ping_messages.asked(kept.payload)] == [True, False, True]


async def test_who_is_put_into_a_seat_is_told_directly_unless_they_lost_it_since(
    two: Seated,
) -> None:
    users = await two.bids()
    await two.sent()
    for user_id, name in ((104, "Dmitri"), (105, "Eve")):
        await two.take_over(0, user_id, name, by=users[1])
    told = Told(two)
    await told.announce()
    (text,) = told.direct
    assert told.reached == [105]
    assert two.id in text
    assert "<#7>" in text
    assert await two.pending("note") == []


# The message that asks several people at once, while they answer one after another


async def asked(table: Seated) -> tuple[Told, Message]:
    """Post the message that asks all players."""
    told = Told(table)
    await told.announce()
    (message,) = told.board.saying("➜")
    return told, message


async def undo(table: Seated, user_id: int) -> None:
    await table.undo(user_id, whole_turn=True)


async def test_who_is_done_is_asked_no_more_and_nobody_notified(three: Seated) -> None:
    first, second, third = users = await three.users()
    told, message = await asked(three)
    assert all(f"<@{user}>" in asking(told) for user in users)
    steps = (
        (three.bid(second), f"<@{first}> and <@{third}>: ", "1 of 3 is done: Brian."),
        (three.bid(first), f"➜ <@{third}>: ", "2 of 3 are done"),
        (undo(three, first), f"<@{first}> and <@{third}>: ", "1 of 3 is done"),
    )
    for step, line, text in steps:
        await step
        await told.announce()
        assert line in asking(told)
        assert text in message.text
    await undo(three, second)  # one instead of another: as many are done
    await three.bid(first)
    await told.announce()
    assert f"<@{second}> and <@{third}>: " in asking(told)
    assert message.edits == 4


async def test_an_answer_just_before_the_bot_died_is_shown_when_it_is_back(three: Seated) -> None:
    first, second, third = await three.users()
    told, message = await asked(three)
    await three.bid(second)
    back = Told(three, told.board)
    back.announcer.open = False
    await back.announcer.wake_all()
    await back.idle()
    assert f"<@{first}> and <@{third}>: " in asking(told)
    assert "1 of 3 is done" in message.text


async def test_what_happens_during_an_edit_is_one_more_edit(three: Seated) -> None:
    first, second, _ = await three.users()
    told, message = await asked(three)
    told.board.go.clear()
    await three.bid(first)
    told.announcer.wake(three.id)
    await told.board.begun.wait()
    for change in (three.bid, lambda user: undo(three, user), three.bid):
        await change(second)
        told.announcer.wake(three.id)
    told.board.go.set()
    await told.idle()
    assert message.edits == 2
    assert "2 of 3 are done" in message.text


@pytest.mark.parametrize("swapped", [False, True])
async def test_where_names_are_secret_all_go_on_being_asked(tables: Tables, swapped: bool) -> None:
    table = await Seated.start(tables, 3, options={"answers": "count"})
    first, second, _ = users = await table.users()
    told, message = await asked(table)
    await table.bid(first)
    await told.announce()
    if swapped:  # as many are done: the message must not so much as be touched
        await undo(table, first)
        await table.bid(second)
        await told.announce()
    assert message.edits == 1
    assert all(f"<@{user}>" in asking(told) for user in users)
    assert "1 of 3 is done." in message.text


# Questions that were deleted are posted again, once their person uses the bot there


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


async def test_questions_are_looked_up_once_a_minute_until_the_table_changes(
    told: Told, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await told.seated.users()
    looked: list[str] = []
    find = told.announcer.missing._questions

    async def counted(live: TableSession) -> object:
        looked.append(live.id)
        return await find(live)

    monkeypatch.setattr(told.announcer.missing, "_questions", counted)
    for user, minutes, looks in ((first, 0, 1), (first, 0, 1), (second, 0, 2), (first, 0, 2),
                                 (first, 2, 3), (first, 0, 3)):  # fmt: skip
        wall.passes(timedelta(minutes=minutes))
        await used(told, user)
        assert len(looked) == looks, (user, minutes)
    await told.act(first, EndTurn())
    await used(told, first)
    assert len(looked) == 4


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
