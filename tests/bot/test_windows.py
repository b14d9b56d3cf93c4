"""Windows above a turn and next to a round: only the players they ask are pinged."""

from __future__ import annotations

import pytest

from bot.panel.panel import panel
from bot.posts.vote_messages import content
from bot.service.seats import seating
from bot.service.tables.session import VERSIONS
from bot.service.tables.store import Tables
from bot.service.turns import prepared_turn, undoing
from bot.service.votes import voting
from games.core.actions import EndTurn
from tests.bot.pinged import notified
from tests.bot.seated import STRANGER, Seated
from tests.toy.state import Answer, Bid, Build, Offer, Paint, Survey


@pytest.fixture
async def dealing(tables: Tables) -> Seated:
    """Return a table of three, begun, at which cards may be offered at any time."""
    return await Seated.start(tables, 3, options={"deals": "yes"})


async def offer(table: Seated, user_id: int, to: int) -> None:
    live = await table.live()
    hand = live.state.players[live.require_seat(user_id)].hand
    await table.act(user_id, Offer(to, hand[-1]))


async def test_a_window_above_a_turn_asks_its_seat_alone(dealing: Seated) -> None:
    users = await dealing.bids()
    await dealing.sent()
    await offer(dealing, users[2], 1)
    assert (await dealing.live()).waiting() == (1,)
    assert await notified(dealing) == [users[1]]


async def test_when_a_window_closes_the_turn_beneath_it_is_asked_for_again(dealing: Seated) -> None:
    users = await dealing.bids()
    await dealing.sent()
    await offer(dealing, users[0], 1)
    assert await notified(dealing) == [users[1]]
    await dealing.sent()
    await dealing.act(users[1], Answer("no"))
    assert await notified(dealing) == [users[0]]


async def test_beside_a_window_a_round_of_bids_goes_on_unasked(dealing: Seated) -> None:
    users = await dealing.users()
    await dealing.sent()
    await offer(dealing, users[0], 1)
    assert await notified(dealing) == [users[1]]
    await dealing.sent()
    live = await dealing.live()
    await dealing.act(users[2], Bid(live.state.players[2].hand[0]), EndTurn())
    await dealing.act(users[1], Answer("no"))
    assert await dealing.pending("ping") == []


async def test_a_bid_that_the_table_took_back_is_in_hand_beside_the_window(
    dealing: Seated,
) -> None:
    """The answer to the window does not publish it."""
    users = await dealing.users()
    mine = (await dealing.live()).state.players[1].hand[0]
    await offer(dealing, users[0], 1)
    await dealing.bid(users[1])
    await dealing.bid(users[2])
    last = [entry.seq for entry in await dealing.log() if entry.seat == 1][-1]
    async with dealing.tables.locked(dealing.id) as live:
        await undoing.undo_to(dealing.tables, live, last, users[1])
    await dealing.act(users[1], Answer("no"))
    live = await dealing.live()
    assert live.state.stack[0].chosen[1] is None
    assert live.position(1).stack[0].chosen[1] == mine


async def test_beside_a_window_only_the_bid_is_sent(dealing: Seated) -> None:
    """Offers of cards and answers to them count at once, even after a player's bid."""
    users = await dealing.users()
    for user, mine in ((users[1], 1), (users[0], 0)):
        card = (await dealing.live()).state.players[mine].hand[0]
        assert (await dealing.act(user, Bid(card), EndTurn())).became == "sent"
    card = (await dealing.live()).state.players[0].hand[-1]
    assert (await dealing.act(users[0], Offer(1, card))).became == "done"
    assert (await dealing.act(users[1], Answer("no"))).became == "done"


@pytest.mark.parametrize("since", [False, True])
async def test_a_turn_above_which_a_window_was_answered_is_still_ones_own(
    dealing: Seated, *, since: bool
) -> None:
    """The player undoes its end freely, or reads the true reason why not, and the question."""
    users = await dealing.bids()
    await offer(dealing, users[2], 1)
    await dealing.act(users[1], Answer("no"))
    await dealing.act(users[0], Build("site01", 1), Paint("red"), EndTurn())
    ended = (await dealing.live()).row.head
    if not since:
        await undoing.undo(dealing.tables, dealing.id, users[0])
        live = await dealing.live()
        assert live.waiting() == (0,)
        assert live.position(0).sites["site01"].colour == "red"
        return
    await dealing.act(users[1], Survey())
    with pytest.raises(undoing.Barrier, match="others") as barred:
        await undoing.undo(dealing.tables, dealing.id, users[0])
    assert barred.value.target == ended
    tally = await voting.ask(dealing.tables, dealing.id, "undo", str(ended), users[0])
    assert tally.about.how == "turn"


async def test_why_the_table_is_asked_for_what_somebody_answered(dealing: Seated) -> None:
    """It revealed nothing: others have decided since, in a window."""
    users = await dealing.bids()
    await offer(dealing, users[0], 1)
    mine = (await dealing.live()).row.head
    await dealing.act(users[1], Answer("no"))
    with pytest.raises(undoing.Barrier, match="others"):
        await undoing.undo(dealing.tables, dealing.id, users[0])
    tally = await voting.ask(dealing.tables, dealing.id, "undo", str(mine), users[0])
    asks = content(await dealing.live(), tally).splitlines()[0]
    assert "revealed" not in asks
    assert "Later decisions by others will be undone too." in asks


# What one has in hand under a window


async def test_beside_a_window_a_bid_in_hand_rests_and_is_there_again(dealing: Seated) -> None:
    users = await dealing.users()
    mine = (await dealing.live()).state.players[1].hand[0]
    await dealing.act(users[1], Bid(mine))
    await offer(dealing, users[0], 1)
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
    await offer(dealing, users[0], 1)
    live = await dealing.live()
    one, other, *_ = live.state.players[1].hand
    for card in (one, other):
        await dealing.act(users[1], Bid(card), decision=(live := await dealing.live()).decision(1))
    await undoing.undo(dealing.tables, dealing.id, users[1])
    await dealing.act(users[1], EndTurn())
    live = await dealing.live()
    assert live.state.stack[0].chosen[1] == one
    assert live.state.stack[0].done[1]
    assert live.waiting() == (0, 1, 2), "the window still waits for its answer"


@pytest.mark.parametrize("bid_last", [False, True])
async def test_beside_a_window_what_was_pressed_last_is_taken_back_first(
    dealing: Seated, *, bid_last: bool
) -> None:
    """A bid in hand before the window was answered stays in hand, one since goes first."""
    users = await dealing.users()
    one, other, *_ = (await dealing.live()).state.players[1].hand
    await dealing.act(users[1], Bid(one))
    await offer(dealing, users[0], 1)
    await dealing.act(users[1], Answer("no"))
    if bid_last:
        await dealing.act(users[1], Bid(other))
    dealing.tables.drop(dealing.id)
    await undoing.undo(dealing.tables, dealing.id, users[1])
    live = await dealing.live()
    assert (Answer("no") in live.legal(1)) is not bid_last
    if not bid_last:
        await dealing.act(users[1], Answer("yes"))
    live = await dealing.live()
    assert live.position(1).stack[0].chosen[1] == one


async def test_beside_a_window_whoever_starts_over_has_nothing_in_hand(dealing: Seated) -> None:
    users = await dealing.users()
    await dealing.act(users[1], Bid((await dealing.live()).state.players[1].hand[0]))
    await offer(dealing, users[0], 1)
    await dealing.act(users[1], Answer("no"))
    await undoing.undo(dealing.tables, dealing.id, users[1], whole_turn=True)
    await dealing.act(users[1], Answer("no"))
    assert (await dealing.live()).position(1).stack[0].chosen[1] is None


async def test_under_a_window_a_turn_in_hand_rests_and_is_there_again(dealing: Seated) -> None:
    users = await dealing.bids()
    await dealing.act(users[0], Build("site01", 1))
    await dealing.act(users[0], Paint("red"))
    before = (await dealing.live()).decision(0)
    await offer(dealing, users[2], 0)
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
    async with dealing.tables.locked(dealing.id) as live:
        live.state.players[0].ore = 3
    await dealing.act(users[0], Build("site01", 3))
    await offer(dealing, users[2], 0)
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
        await prepared_turn.change(dealing.tables, dealing.id, users[1], "add", [action])
    if armed:
        await prepared_turn.change(dealing.tables, dealing.id, users[1], "arm")
    await dealing.sent()
    await offer(dealing, users[0], 1)
    assert await notified(dealing) == [users[1]]
    live = await dealing.live()
    assert live.queued == set()
    assert live.waiting() == (1,)
    await dealing.act(users[1], Answer("no"))
    await dealing.act(users[0], EndTurn())
    live = await dealing.live()
    assert live.queued == ({1} if armed else set())
    if armed:
        async with dealing.tables.locked(dealing.id) as live:
            await prepared_turn.play(dealing.tables, live, 1)
        assert (await dealing.live()).state.sites["site05"].colour == "red"
    else:
        assert live.position(1).sites["site05"].colour == "red"
        assert live.draft(1).note is None


async def test_who_takes_a_seat_over_gets_nothing_that_rests(dealing: Seated) -> None:
    users = await dealing.users()
    await dealing.act(users[1], Bid((await dealing.live()).state.players[1].hand[0]))
    await offer(dealing, users[0], 1)
    assert (await dealing.live()).drafts
    await seating.take_over(dealing.tables, dealing.id, 1, STRANGER, "Eve", by=users[2])
    dealing.tables.drop(dealing.id)
    assert (await dealing.live()).drafts == {}
