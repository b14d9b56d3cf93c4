"""Windows above a turn and next to a round: whom they ask, and what rests beneath them."""

from __future__ import annotations

import pytest

from bot.panel.panel import panel
from bot.posts.vote_messages import content
from bot.service.tables.session import VERSIONS
from bot.service.turns import undoing
from games.core.actions import EndTurn
from tests.bot.pinged import notified
from tests.bot.seated import STRANGER, Seated
from tests.toy.state import Answer, Bid, Build, Paint, Survey


async def first_card(table: Seated, seat: int) -> int:
    return (await table.live()).state.players[seat].hand[0]


async def test_a_window_above_a_turn_asks_its_seat_alone_and_then_the_turn_again(
    dealing: Seated,
) -> None:
    users = await dealing.bids()
    await dealing.sent()
    await dealing.offer(users[2], 1)
    assert (await dealing.live()).waiting() == (1,)
    assert await notified(dealing) == [users[1]]
    await dealing.sent()
    await dealing.act(users[1], Answer("no"))
    assert await notified(dealing) == [users[0]]


async def test_beside_a_window_a_round_of_bids_goes_on_unasked(dealing: Seated) -> None:
    """Offers of cards and answers to them count at once, even after a player's bid."""
    users = await dealing.users()
    await dealing.sent()
    card = await first_card(dealing, 1)
    assert (await dealing.act(users[1], Bid(card), EndTurn())).became == "sent"
    await dealing.offer(users[0], 1)
    assert await notified(dealing) == [users[1]]
    await dealing.sent()
    await dealing.act(users[2], Bid(await first_card(dealing, 2)), EndTurn())
    assert (await dealing.act(users[1], Answer("no"))).became == "done"
    assert await dealing.pending("ping") == []


async def test_a_bid_that_the_table_took_back_is_in_hand_beside_the_window(
    dealing: Seated,
) -> None:
    """The answer to the window does not publish it."""
    users, mine = await dealing.users(), await first_card(dealing, 1)
    await dealing.offer(users[0], 1)
    await dealing.bid(users[1])
    await dealing.bid(users[2])
    last = [entry.seq for entry in await dealing.log() if entry.seat == 1][-1]
    await dealing.go_back(last, users[1])
    await dealing.act(users[1], Answer("no"))
    live = await dealing.live()
    assert live.state.stack[0].chosen[1] is None
    assert live.position(1).stack[0].chosen[1] == mine


@pytest.mark.parametrize("since", [False, True])
async def test_a_turn_above_which_a_window_was_answered_is_still_ones_own(
    dealing: Seated, *, since: bool
) -> None:
    """The player undoes its end freely, or reads the true reason why not, and the question."""
    users = await dealing.bids()
    await dealing.offer(users[2], 1)
    await dealing.act(users[1], Answer("no"))
    await dealing.act(users[0], Build("site01", 1), Paint("red"), EndTurn())
    ended = (await dealing.live()).row.head
    if not since:
        await dealing.undo(users[0])
        live = await dealing.live()
        assert live.waiting() == (0,)
        assert live.position(0).sites["site01"].colour == "red"
        return
    await dealing.act(users[1], Survey())
    with pytest.raises(undoing.Barrier, match="others") as barred:
        await dealing.undo(users[0])
    assert barred.value.target == ended
    assert (await dealing.ask("undo", users[0], ended)).about.how == "turn"


async def test_why_the_table_is_asked_for_what_somebody_answered(dealing: Seated) -> None:
    """It revealed nothing: others have decided since, in a window."""
    users = await dealing.bids()
    await dealing.offer(users[0], 1)
    mine = (await dealing.live()).row.head
    await dealing.act(users[1], Answer("no"))
    with pytest.raises(undoing.Barrier, match="others"):
        await dealing.undo(users[0])
    asks = content(await dealing.live(), await dealing.ask("undo", users[0], mine)).splitlines()[0]
    assert "revealed" not in asks
    assert "Later decisions by others will be undone too." in asks


# What one has in hand under a window


async def test_beside_a_window_a_bid_in_hand_rests_and_is_there_again(dealing: Seated) -> None:
    users, mine = await dealing.users(), await first_card(dealing, 1)
    await dealing.act(users[1], Bid(mine))
    await dealing.offer(users[0], 1)
    for _ in range(2):
        live = await dealing.live()
        assert live.draft(1) is None, "the panel shows the window"
        assert live.position(1).stack[0].chosen[1] is None
        dealing.tables.drop(dealing.id)
    await dealing.act(users[1], Answer("no"))
    live = await dealing.live()
    assert live.state.stack[0].chosen[1] is None, "the answer has not published the bid"
    assert live.position(1).stack[0].chosen[1] == mine
    assert live.draft(1).note is None
    await dealing.act(users[1], EndTurn())
    assert (await dealing.live()).state.stack[0].chosen[1] == mine


async def test_beside_a_window_one_may_go_on_bidding(dealing: Seated) -> None:
    """A bid goes into its own draft, can be taken back there, and is published alone."""
    users = await dealing.users()
    await dealing.offer(users[0], 1)
    one, other, *_ = (await dealing.live()).state.players[1].hand
    for card in (one, other):
        await dealing.act(users[1], Bid(card), decision=(await dealing.live()).decision(1))
    await dealing.undo(users[1])
    await dealing.act(users[1], EndTurn())
    live = await dealing.live()
    assert live.state.stack[0].chosen[1] == one
    assert live.state.stack[0].done[1]
    assert live.waiting() == (0, 1, 2), "the window still waits for its answer"


@pytest.mark.parametrize("way", ["answered last", "bid last", "whole"])
async def test_beside_a_window_what_was_pressed_last_is_taken_back_first(
    dealing: Seated, way: str
) -> None:
    """A bid in hand before the window was answered stays in hand, one since goes first."""
    users = await dealing.users()
    one, other, *_ = (await dealing.live()).state.players[1].hand
    await dealing.act(users[1], Bid(one))
    await dealing.offer(users[0], 1)
    await dealing.act(users[1], Answer("no"))
    if way == "bid last":
        await dealing.act(users[1], Bid(other))
    dealing.tables.drop(dealing.id)
    await dealing.undo(users[1], whole_turn=way == "whole")
    live = await dealing.live()
    assert (Answer("no") in live.legal(1)) is (way != "bid last")
    if way != "bid last":
        await dealing.act(users[1], Answer("yes"))
    live = await dealing.live()
    assert live.position(1).stack[0].chosen[1] == (None if way == "whole" else one)


async def test_under_a_window_a_turn_in_hand_rests_and_is_there_again(dealing: Seated) -> None:
    users = await dealing.bids()
    await dealing.act(users[0], Build("site01", 1))
    await dealing.act(users[0], Paint("red"))
    before = (await dealing.live()).decision(0)
    await dealing.offer(users[2], 0)
    for _ in range(2):
        live = await dealing.live()
        assert {type(action) for action in live.legal(0)} == {Answer}
        assert panel(live, 0, "en").text.count("⚠") == 0
        dealing.tables.drop(dealing.id)
    await dealing.act(users[0], Answer("no"))
    live = await dealing.live()
    assert live.state.sites == {}, "the answer has not published the turn"
    assert live.position(0).sites["site01"].colour == "red"
    assert live.decision(0) % VERSIONS != before % VERSIONS
    await dealing.act(users[0], EndTurn())
    live = await dealing.live()
    assert live.state.sites["site01"].colour == "red"
    assert live.drafts == {}


async def test_what_does_not_fit_after_a_window_is_told_then(dealing: Seated) -> None:
    users = await dealing.bids()
    (await dealing.live()).state.players[0].ore = 3
    await dealing.act(users[0], Build("site01", 3))
    await dealing.offer(users[2], 0)
    assert "⚠" not in panel(await dealing.live(), 0, "en").text
    await dealing.act(users[0], Answer("yes"))
    live = await dealing.live()
    assert not live.walked(0).presses
    assert "“Build 3 on site01” and everything you chose after it" in panel(live, 0, "en").text


@pytest.mark.parametrize("armed", [False, True])
async def test_what_is_prepared_for_a_turn_waits_through_a_window(
    dealing: Seated, *, armed: bool
) -> None:
    """A window asks its player; the prepared turn of that player is played in its time."""
    users = await dealing.bids()
    for action in (Build("site05", 1), Paint("red")):
        await dealing.plan(users[1], "add", action)
    if armed:
        await dealing.plan(users[1], "arm")
    await dealing.sent()
    await dealing.offer(users[0], 1)
    assert await notified(dealing) == [users[1]]
    live = await dealing.live()
    assert (live.queued, live.waiting()) == (set(), (1,))
    await dealing.act(users[1], Answer("no"))
    await dealing.act(users[0], EndTurn())
    live = await dealing.live()
    assert live.queued == ({1} if armed else set())
    if armed:
        await dealing.play_prepared(1)
        assert (await dealing.live()).state.sites["site05"].colour == "red"
    else:
        assert live.position(1).sites["site05"].colour == "red"
        assert live.draft(1).note is None


async def test_who_takes_a_seat_over_gets_nothing_that_rests(dealing: Seated) -> None:
    users = await dealing.users()
    await dealing.act(users[1], Bid(await first_card(dealing, 1)))
    await dealing.offer(users[0], 1)
    assert (await dealing.live()).drafts
    await dealing.take_over(1, STRANGER, "Eve", by=users[2])
    assert (await dealing.reload()).drafts == {}
