"""A window has one message from its opening to its end; each newly asked player is pinged."""

from __future__ import annotations

from typing import Any

import pytest

from bot.posts import window_messages
from bot.service.seats import lobby, seating
from bot.service.tables.store import Tables
from bot.service.turns import undoing
from bot.service.turns.commit import write
from bot.shared.clock import now
from db.tables import update_table
from games.core import codec
from games.core.actions import EndTurn
from games.core.waits import Wait
from tests.bot.noticeboard import Message, Told
from tests.bot.process.test_unreached import http
from tests.bot.seated import Seated
from tests.bot.test_windows import offer
from tests.patched import patch
from tests.toy.game import TOY
from tests.toy.state import Answer, DealFrame, State


@pytest.fixture
async def told(tables: Tables) -> Told:
    """Return a table of three at which cards may be offered, at the first turn, all posted."""
    made = await Seated.start(tables, 3, options={"deals": "yes"})
    found = Told(made)
    await made.bids()
    await found.announce()
    return found


def asking(told: Told) -> list[Message]:
    return told.board.saying("❓")


async def answered(told: Told, user_id: int, answer: str = "no") -> None:
    await told.seated.act(user_id, Answer(answer))
    await told.announce()


async def test_one_message_from_the_opening_to_the_end(told: Told) -> None:
    users = await told.seated.users()
    before = len(told.board.posts)
    await offer(told.seated, users[2], 1)
    await told.announce()
    (window,) = asking(told)
    assert "Act" in window.buttons
    assert f"<@{users[1]}>" in window.text
    assert told.board.notified[-1] == users[1]
    assert not told.board.saying("➜"), "the message itself asks"
    await answered(told, users[1], "yes")
    assert "✔" in window.text
    assert "Brian" in window.text
    assert window.buttons == []
    assert len(told.board.posts) == before, "the turn goes on: its post comes at its end"
    said = len(window.texts)
    await told.seated.act(users[0], EndTurn())
    await told.announce()
    assert len(window.texts) == said, "what is over stays as it is"
    assert len(told.board.saying("**Brian** takes")) == 1, "no post repeats what was played in it"


async def test_two_windows_one_after_the_other_have_a_message_each(told: Told) -> None:
    users = await told.seated.users()
    for seat in (1, 2):
        await offer(told.seated, users[0], seat)
        await told.announce()
        (window,) = asking(told)
        assert f"<@{users[seat]}>" in window.text
        await answered(told, users[seat])
    assert asking(told) == []
    assert len(told.board.saying("✔")) == 2


async def test_a_window_that_closes_and_another_before_anything_was_told(told: Told) -> None:
    """Each has its message, in order, and none of them is left open."""
    users = await told.seated.users()
    for seat in (1, 2):
        await offer(told.seated, users[0], seat)
        await told.seated.act(users[seat], Answer("no"))
    await told.announce()
    assert asking(told) == []
    first, second = told.board.saying("✔")
    assert "Brian" in first.text
    assert "Chloé" in second.text


async def test_when_the_other_side_is_asked_the_message_is_edited_and_the_ping_new(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a fight: one topic, another key for each question of it."""
    waits = TOY.rules.waits

    def fight(state: State) -> tuple[Wait, ...]:
        found = waits(state)
        top = state.stack[-1] if state.stack else None
        return (
            (Wait(top.seat, f"fight/{top.seat}", "window"),)
            if isinstance(top, DealFrame)
            else found
        )

    patch(monkeypatch, TOY, "rules", waits=fight)
    users = await told.seated.users()
    await offer(told.seated, users[0], 1)
    await told.announce()
    (window,) = asking(told)
    async with told.seated.tables.locked(told.seated.id) as live:
        state = live.game.copy(live.state)
        state.stack[-1].seat = 2
        await handed_over(told, live, state)
    await told.announce()
    assert asking(told) == [window]
    assert "Chloé" in window.text
    assert f"<@{users[1]}>" not in window.text
    (ping,) = told.board.saying("➜")
    assert f"<@{users[2]}>" in ping.text
    assert told.board.notified[-1] == users[2]


async def handed_over(told: Told, live: Any, state: Any) -> None:
    """Write a state as the move of the seat that was asked."""
    from bot.service.tables.transaction import Step, Transaction

    step = Step(
        "act", 1, live.seats[1].user_id, EndTurn(),
        blob=codec.save(live.game, state), state_hash=codec.state_hash(state),
    )  # fmt: skip
    await write(told.seated.tables, live, Transaction([step], state))


@pytest.mark.parametrize("at", ["send", "edit"])
async def test_a_crash_between_leaves_one_message_that_is_brought_to_its_end(
    told: Told, at: str
) -> None:
    users = await told.seated.users()
    await offer(told.seated, users[0], 1)
    if at == "send":
        await told.crashing("send")
        await restarted(told)
        assert len(asking(told)) == 1
        await answered(told, users[1])
    else:
        await told.announce()
        await told.seated.act(users[1], Answer("no"))
        await told.crashing("edit")
        await restarted(told)
    assert asking(told) == []
    (window,) = told.board.saying("✔")
    assert window.buttons == []
    async with told.database.reading() as conn:
        rows = await window_messages.outbox_db.messages_of_kind(
            conn, told.seated.id, "window", "over"
        )
    assert rows == []


async def restarted(told: Told) -> None:
    """Begin as the bot does when it comes back."""
    told.announcer.open = False
    told.announcer.windows.shown.clear()
    told.seated.tables.drop(told.seated.id)
    await told.announcer.wake_all()
    await told.announcer.idle()


@pytest.mark.parametrize("refusal", [http(429, 30046), http(404, 10008)], ids=repr)
async def test_where_the_message_cannot_be_edited_any_more(told: Told, refusal: Exception) -> None:
    """How it ended is posted in a new one: no post shows it."""
    users = await told.seated.users()
    await offer(told.seated, users[0], 1)
    await told.announce()
    (window,) = asking(told)
    told.board.refuse = refusal
    await answered(told, users[1])
    await told.announcer.idle()
    assert window.text.count("✔") == 0
    late = [message for message in told.board.saying("✔") if message is not window]
    assert len(late) == 1
    told.board.refuse = None
    await restarted(told)
    assert len(told.board.saying("✔")) == len(late)


async def test_a_window_whose_opening_was_taken_back_leaves_nothing(told: Told) -> None:
    users = await told.seated.users()
    await offer(told.seated, users[0], 1)
    await told.announce()
    assert len(asking(told)) == 1
    await undoing.undo(told.seated.tables, told.seated.id, users[0])
    await told.announce()
    assert asking(told) == []
    assert told.board.saying("✔") == []


async def test_a_paused_table_leaves_its_window_as_it_is(told: Told) -> None:
    users = await told.seated.users()
    await offer(told.seated, users[0], 1)
    await told.announce()
    (window,) = asking(told)
    for paused in (True, False):
        async with told.seated.tables.locked(told.seated.id) as live:
            await seating.set_paused(told.seated.tables, live, users[0], paused=paused)
        await told.announce()
        assert asking(told) == [window]
    await answered(told, users[1])
    assert "✔" in window.text


async def test_who_plays_alone_needs_no_window(tables: Tables) -> None:
    made = await Seated.open(tables, 1)
    await lobby.set_option(tables, made.id, "deals", "yes")
    await lobby.add_computer(tables, made.id, "random")
    await lobby.start(tables, made.id, 101)
    await offer(made, 101, 1)
    assert await made.pending("window") == []


async def public(told: Told) -> list[str]:
    """Return all that the channel shows."""
    return [message.text for message in told.board.standing.values()]


@pytest.mark.parametrize("swap", [False, True])
async def test_what_the_channel_reads_is_the_same_for_any_card(told: Told, *, swap: bool) -> None:
    """The same for any offered card, and any hand of the player who is asked."""
    users = await told.seated.users()
    read: list[list[str]] = []
    for number in (0, 1):
        async with told.seated.tables.locked(told.seated.id) as live:
            if number:
                hands = live.state.players
                if swap:
                    hands[0].hand, hands[1].hand = hands[1].hand, hands[0].hand
                else:
                    hands[0].hand.reverse()
            live.computed.clear()
        await offer(told.seated, users[0], 1)
        await told.announce()
        (window,) = asking(told)
        read.append([window.text])
        await undoing.undo(told.seated.tables, told.seated.id, users[0])
        await told.announce()
    assert read[0] == read[1]


async def test_with_a_clock_it_says_until_when_and_what_happens_then(tables: Tables) -> None:
    """Of the default it shows only the part that hidden facts don't change."""
    made = await Seated.open(tables, 3)
    await lobby.set_option(tables, made.id, "deals", "yes")
    async with tables.locked(made.id) as live:
        settings = {**live.row.settings, "pace": "daily"}
        async with tables.database.writing() as conn:
            await update_table(conn, live.id, now(), settings=settings)
    tables.drop(made.id)
    await lobby.start(tables, made.id, 101)
    told, users = Told(made), await made.bids()
    await offer(made, users[0], 1)
    await told.announce()
    (window,) = asking(told)
    assert "Until <t:" in window.text
    assert "Without an answer: Decline" in window.text
    said = len(window.texts)
    await told.announce()
    assert len(window.texts) == said, "as time goes by nothing is edited"
    await answered(told, users[1])
    assert "Until" not in window.text
