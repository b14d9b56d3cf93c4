"""A window has one message from its opening to its end, and no move in it is repeated."""

from __future__ import annotations

from typing import Any

import pytest

import db.outbox as outbox_db
from bot.platform import limits
from bot.posts import window_messages
from bot.service import move_channel
from bot.service.notices import commit_messages
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from games.core.actions import EndTurn
from games.core.waits import Wait
from tests.bot.acts import stands
from tests.bot.market import ADA, BRIAN, THERE, hand, speak_out
from tests.bot.noticeboard import Message, Told, http
from tests.bot.seated import Seated
from tests.patched import patch
from tests.toy.game import TOY
from tests.toy.market.state import Attack, Power
from tests.toy.state import Answer, DealFrame, State


@pytest.fixture
async def deal(dealing: Seated) -> Told:
    """Return a table at which cards may be offered, at the first turn, all posted."""
    await dealing.bids()
    found = Told(dealing)
    await found.announce()
    return found


async def offered(told: Told, to: int = 1, by: int = 0) -> Message:
    """Let a player offer a card; returns the window's message."""
    await told.seated.offer((await told.seated.users())[by], to)
    await told.announce()
    (window,) = told.board.saying("❓")
    return window


async def answered(told: Told, seat: int = 1, answer: str = "no") -> None:
    await told.act((await told.seated.users())[seat], Answer(answer))


async def test_one_message_from_the_opening_to_the_end(deal: Told) -> None:
    users = await deal.seated.users()
    before = len(deal.board.posts)
    window = await offered(deal, by=2)
    assert "Act" in window.buttons
    assert f"<@{users[1]}>" in window.text
    assert deal.board.notified[-1] == users[1]
    assert not deal.board.saying("➜"), "the message itself asks"
    await answered(deal, answer="yes")
    assert "✔" in window.text
    assert "Brian" in window.text
    assert window.buttons == []
    assert len(deal.board.posts) == before, "the turn goes on: its post comes at its end"
    said = len(window.texts)
    await deal.act(users[0], EndTurn())
    assert len(window.texts) == said, "what is over stays as it is"
    assert len(deal.board.saying("**Brian** takes")) == 1, "no post repeats what was played in it"


@pytest.mark.parametrize("posted", [True, False])
async def test_two_windows_one_after_the_other_have_a_message_each(
    deal: Told, *, posted: bool
) -> None:
    """Each has its message, in order, and none of them is left open."""
    users = await deal.seated.users()
    for seat in (1, 2):
        if posted:
            assert f"<@{users[seat]}>" in (await offered(deal, seat)).text
            await answered(deal, seat)
        else:
            await deal.seated.offer(users[0], seat)
            await deal.seated.act(users[seat], Answer("no"))
    await deal.announce()
    assert deal.board.saying("❓") == []
    first, second = deal.board.saying("✔")
    assert "Brian" in first.text
    assert "Chloé" in second.text


async def test_when_the_other_side_is_asked_the_message_is_edited_and_the_ping_new(
    deal: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a fight: one topic, another key for each question of it."""
    waits = TOY.rules.waits

    def fight(state: State) -> tuple[Wait, ...]:
        top = state.stack[-1] if state.stack else None
        if isinstance(top, DealFrame):
            return (Wait(top.seat, f"fight/{top.seat}", "window"),)
        return waits(state)

    patch(monkeypatch, TOY, "rules", waits=fight)
    users = await deal.seated.users()
    window = await offered(deal)
    live = await deal.seated.live()
    state = live.game.copy(live.state)
    state.stack[-1].seat = 2
    await stands(deal.seated, state)
    await deal.announce()
    assert deal.board.saying("❓") == [window]
    assert "Chloé" in window.text
    assert f"<@{users[1]}>" not in window.text
    (ping,) = deal.board.saying("➜")
    assert f"<@{users[2]}>" in ping.text
    assert deal.board.notified[-1] == users[2]


@pytest.mark.parametrize("at", ["send", "edit"])
async def test_a_crash_between_leaves_one_message_that_is_brought_to_its_end(
    deal: Told, at: str
) -> None:
    users = await deal.seated.users()
    if at == "send":
        await deal.seated.offer(users[0], 1)
        await deal.crashing("send")
        await restarted(deal)
        assert len(deal.board.saying("❓")) == 1
        await answered(deal)
    else:
        await offered(deal)
        await deal.seated.act(users[1], Answer("no"))
        await deal.crashing("edit")
        await restarted(deal)
    assert deal.board.saying("❓") == []
    (window,) = deal.board.saying("✔")
    assert window.buttons == []
    async with deal.database.reading() as conn:
        assert await outbox_db.messages_of_kind(conn, deal.seated.id, "window", "over") == []


async def restarted(told: Told) -> None:
    """Begin as the bot does when it comes back."""
    told.announcer.open = False
    told.announcer.windows.shown.clear()
    told.seated.tables.drop(told.seated.id)
    await told.announcer.wake_all()
    await told.announcer.idle()


@pytest.mark.parametrize("refusal", [http(429, 30046), http(404, 10008)], ids=repr)
async def test_where_the_message_cannot_be_edited_any_more(deal: Told, refusal: Exception) -> None:
    """How it ended is posted in a new one: no post shows it."""
    window = await offered(deal)
    deal.board.refuse = refusal
    await answered(deal)
    await deal.announcer.idle()
    assert window.text.count("✔") == 0
    assert len([message for message in deal.board.saying("✔") if message is not window]) == 1
    deal.board.refuse = None
    await restarted(deal)
    assert len(deal.board.saying("✔")) == 1


async def test_a_paused_table_leaves_its_window_as_it_is(deal: Told) -> None:
    window = await offered(deal)
    for paused in (True, False):
        await deal.seated.pause(101, paused=paused)
        await deal.announce()
        assert deal.board.saying("❓") == [window]
    await answered(deal)
    assert "✔" in window.text


async def test_who_plays_alone_needs_no_window(tables: Tables) -> None:
    made = await Seated.open(tables, 1)
    await lobby.add_computer(tables, made.id, "random")
    await made.start_with(deals="yes")
    await made.offer(101, 1)
    assert await made.pending("window") == []


@pytest.mark.parametrize("swap", [False, True])
async def test_what_the_channel_reads_is_the_same_for_any_card(deal: Told, *, swap: bool) -> None:
    """The same for any offered card, and any hand of the player who is asked."""
    read: list[str] = []
    for number in (0, 1):
        async with deal.seated.tables.locked(deal.seated.id) as live:
            hands = live.state.players
            if number and swap:
                hands[0].hand, hands[1].hand = hands[1].hand, hands[0].hand
            elif number:
                hands[0].hand.reverse()
            live.computed.clear()
        read.append((await offered(deal)).text)
        await deal.undo((await deal.seated.users())[0])
    assert read[0] == read[1]


async def test_with_a_clock_it_says_until_when_and_what_happens_then(dealing: Seated) -> None:
    """Of the default it shows only the part that hidden facts don't change."""
    await dealing.clocked()
    await dealing.bids()
    deal = Told(dealing)
    window = await offered(deal)
    assert "Until <t:" in window.text
    assert "Without an answer: Decline" in window.text
    said = len(window.texts)
    await deal.announce()
    assert len(window.texts) == said, "as time goes by nothing is edited"
    await answered(deal)
    assert "Until" not in window.text


# Fights, with any fate of their message


def read(told: Told) -> str:
    """Return all that the channel shows."""
    return "\n".join(each.text for each in told.board.standing.values())


@pytest.fixture
async def fight(told: Told) -> Told:
    """Ada attacks, and Brian adds a card."""
    await told.act(ADA, Attack(THERE, 2))
    await told.act(BRIAN, Power((await hand(told.seated, 1))[0]))
    assert read(told).count("**Brian** adds") == 1
    return told


async def test_a_table_that_moves_takes_its_fight_along(fight: Told) -> None:
    table = fight.seated
    live = await table.live()
    await move_channel.move(table.tables, table.id, BRIAN, live.row.guild_id, 4242)
    before = list(fight.board.notified)
    await fight.announce()
    assert read(fight).count("**Brian** adds") == 1
    assert fight.board.notified == [*before, ADA], "who is asked is asked there, once"
    while (wait := (await table.live()).waits()[0]).kind == "window":
        await fight.act((ADA, BRIAN)[wait.seat], EndTurn())
    await fight.act(ADA, EndTurn())
    assert read(fight).count("**Brian** adds") == read(fight).count("Brian wins") == 1


async def test_a_play_that_was_undone_leaves_the_message(fight: Told) -> None:
    await fight.undo(BRIAN, whole_turn=True)
    (window,) = fight.board.saying("❓")
    assert "**Brian** adds" not in window.text
    assert "2 against 1" in window.text


async def test_a_fight_that_is_over_is_not_posted_again(fight: Told) -> None:
    """Its message is missed by an edit that comes back when the fight is over."""
    async with fight.database.reading() as conn:
        (row,) = await outbox_db.messages_of_kind(conn, fight.seated.id, "window")
    del fight.board.standing[row.message_id or 0]
    await speak_out(fight.seated)
    await fight.announce()
    await commit_messages.post_again(fight.seated.tables, row)
    await fight.announce()
    await fight.act(ADA, EndTurn())
    assert not fight.board.saying("❓")
    assert read(fight).count("**Brian** adds") == read(fight).count("Brian wins") == 1


async def test_where_its_message_is_out_of_reach_the_end_is_a_message_of_its_own(
    fight: Told,
) -> None:
    """It waits as others do where the channel is gone, and moves with the table."""
    fight.board.refuse = http(404, 10003)
    await speak_out(fight.seated)
    await fight.announce()
    fight.board.refuse = None
    await fight.act(ADA, EndTurn())
    assert read(fight).count("Brian wins") == 1


async def test_a_long_fight_keeps_what_it_is_about_and_its_question(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    await told.act(ADA, Attack(THERE, 2))
    (window,) = told.board.saying("❓")
    played: list[Any] = [f"{n} " + "x" * 90 for n in range(40)]
    monkeypatch.setattr(window_messages, "lines_of", lambda *_: played)
    await told.act(BRIAN, Power((await hand(told.seated, 1))[0]))
    assert len(window.text) <= limits.CONTENT
    assert "Fight at" in window.text
    assert "39 x" in window.text, "the last plays are there"
    assert "➜" in window.text
