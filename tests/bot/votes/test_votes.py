"""Votes: when each can be asked, how they end, and the text of their questions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from sqlalchemy import update

from bot.panel.wording import moved
from bot.service.tables.store import Tables
from bot.service.turns.undoing import Barrier
from bot.service.votes import overdue
from bot.service.votes import voting as votes
from bot.shared.problems import Problem
from db import models
from games.ares.actions import PickPhase
from games.core.actions import EndTurn
from games.core.text import COMPUTER, LANGUAGES
from tests.ares.builder import Table
from tests.bot.acts import ended_turn, standing, timers_of
from tests.bot.seated import PEOPLE, STRANGER, Seated
from tests.bot.votes.room import Voting
from tests.toy.state import Bid, Build, Paint, Survey

# What may be asked when


ASKED_IN = {
    "lobby": (),
    "playing": ("undo", "pause", "cancel", "replace", "pace", "expiry"),
    "paused": ("resume", "cancel", "replace", "pace", "expiry"),
    "finished": (),
    "cancelled": (),
}
TARGETS = {"undo": "{entry}", "replace": "1", "pace": "slow", "expiry": "default"}


@pytest.mark.parametrize("kind", sorted(votes.ASKED_IN.keys() - {*overdue.ANSWERS}))
@pytest.mark.parametrize("status", ASKED_IN)
async def test_what_makes_no_sense_is_not_put_to_the_vote(
    tables: Tables, status: str, kind: str
) -> None:
    table = await Seated.open(tables, 3)
    users, entry = await table.users(), 1
    if status != "lobby":
        await table.start_with()
        users, entry = await ended_turn(table)
    if status == "paused":
        await table.pause(users[0])
    if status == "cancelled":
        await table.cancel("Mo")
    while status == "finished" and (await table.live()).waiting():
        live = await table.live()
        seat = live.waiting()[0]
        await table.act(users[seat], live.game.default(live.position(seat), seat))
    assert (await table.live()).row.status == status
    target = TARGETS.get(kind, "").format(entry=entry)
    if kind in ASKED_IN[status]:
        assert await table.ask(kind, users[0], target) is not None
        return
    with pytest.raises(Problem) as refused:
        await table.ask(kind, users[0], target)
    assert refused.value.text("en")
    assert refused.value.key == f"problem-table-{status}"
    assert (await table.live()).row.status == status


async def test_a_computer_is_not_replaced_by_one(voting: Voting) -> None:
    """It is named without the mark of pictures."""
    users = await voting.table.bids()
    await voting.table.resign(users[1])
    with pytest.raises(Problem, match="seat-computer") as refused:
        await voting.ask("replace", users[0], 1)
    for lang in LANGUAGES:
        assert PEOPLE[users[1]] in refused.value.text(lang)
        assert COMPUTER not in refused.value.text(lang)


async def test_only_what_ones_own_seat_decided_last_can_be_asked_back(voting: Voting) -> None:
    users, entry = await voting.ended_turn()
    for user, target in ((users[1], entry), (users[0], 1), (users[0], 99)):
        with pytest.raises(Problem, match="undo-nothing"):
            await voting.ask("undo", user, target)
    with pytest.raises(Problem, match="undo-nothing"):  # who took no part in what was shown
        await voting.table.undo(users[1])


async def test_asking_twice_is_one_question(three: Seated) -> None:
    users = await three.users()
    one, same = [await three.ask("pause", users[0]) for _ in range(2)]
    assert one.vote.id == same.vote.id
    assert len(same.agreed) == 1
    (question,) = await three.pending("vote")
    assert question.payload == {"vote": one.vote.id}
    with pytest.raises(Problem, match="not-seated"):
        await three.cast(one, STRANGER)
    with pytest.raises(Problem, match="unknown"):
        await three.cast(one.vote.id + 1, users[1])
    # The second one who asks agrees.
    assert (await three.ask("pause", users[1])).outcome == "agreed"


async def test_a_vote_ends_after_a_day(three: Seated) -> None:
    """A table in trouble keeps no other vote open."""
    users = await three.users()
    other = await Seated.start(three.tables, 2, channel_id=8)
    tally = await three.ask("pause", users[0])
    await other.ask("pause", (await other.users())[0])
    async with three.tables.database.writing() as conn:
        gone = update(models.tables).where(models.tables.c.id == other.id).values(game="gone")
        await conn.execute(gone)
    three.tables.drop(other.id)
    early, late = (tally.vote.opened_at + timedelta(hours=votes.HOURS + h) for h in (-1, 1))
    assert await votes.overdue(three.tables, early) == []
    await timers_of(three).sweep(late)
    assert [vote.table_id for vote in await votes.overdue(three.tables, late)] == [other.id]
    assert (await three.cast(tally, users[1])).outcome == "expired"
    assert (await three.live()).row.status == "playing"
    # The question may be asked again.
    assert (await three.ask("pause", users[0])).outcome is None


# What ends a vote, and what does not


async def _pauses(table: Seated, users: list[int]) -> None:
    await table.pause(users[1])


async def _pauses_and_resumes(table: Seated, users: list[int]) -> None:
    await table.pause(users[1])
    await table.resume(users[1])


async def _resumes(table: Seated, users: list[int]) -> None:
    await table.resume(users[1])


async def _moves(table: Seated, users: list[int]) -> None:
    await table.move(users[1], 8)


async def _decides_in_hand(table: Seated, users: list[int]) -> None:
    await table.act(users[1], Survey())


async def _takes_back(table: Seated, users: list[int]) -> None:
    await table.act(users[1], Build("site02", 1))
    await table.undo(users[1])


async def _resigns(table: Seated, users: list[int]) -> None:
    await table.resign(users[2])


async def _is_ended(table: Seated, users: list[int]) -> None:
    await table.cancel("Mo")


Event = Callable[[Seated, list[int]], Awaitable[None]]


@pytest.mark.parametrize(
    "event",
    [_pauses, _pauses_and_resumes, _moves, _decides_in_hand, _takes_back, _resigns],
)
async def test_what_nobody_else_has_seen_ends_no_vote_to_go_back(
    voting: Voting, event: Event
) -> None:
    """All who are left have agreed when the others have gone."""
    table = voting.table
    users, entry = await voting.ended_turn()
    tally = await voting.ask("undo", users[0], entry)
    assert (tally.outcome, tally.needed, tally.agreed) == (None, 3, [users[0]])
    await voting.after(event(table, users))
    assert await voting.stands(tally) is None
    left = [user for user in users[1:] if (await table.live()).seat_of(user) is not None]
    await voting.cast(tally, *left)
    assert await voting.stands(tally) == "agreed"
    assert (await voting.cast(tally, users[1], agrees=False)).outcome == "agreed", "too late"
    if await voting.status() == "paused":
        await table.resume(users[1])
    assert (await table.live()).waiting() == (0,)


async def test_the_last_who_is_left_decides_by_having_agreed(voting: Voting) -> None:
    users, entry = await voting.ended_turn()
    tally = await voting.ask("undo", users[0], entry)
    await voting.cast(tally, users[1])
    await voting.after(voting.table.resign(users[2]))
    assert await voting.stands(tally) == "agreed"
    assert (await voting.table.live()).waiting() == (0,)
    assert voting.question().closed()


async def test_a_published_decision_ends_it_and_its_buttons_go_at_once(voting: Voting) -> None:
    users, entry = await voting.ended_turn()
    tally = await voting.ask("undo", users[0], entry)
    assert not voting.question().closed()
    await voting.after(voting.table.act(users[1], Survey(), EndTurn()))
    assert await voting.stands(tally) == "went-on"
    assert voting.question().closed("closed:** the game has moved on")
    before = await voting.table.hash()
    assert (await voting.cast(tally, *users[1:])).outcome == "went-on"
    assert await voting.table.hash() == before


async def test_another_secret_pick_ends_no_vote_and_the_reveal_does(tables: Tables) -> None:
    """Ares: a phase card may still be changed until all have chosen theirs."""
    table = await standing(tables, Table(3).seat(0, hand=["Moss"]).open(1))
    users, voting = await table.users(), Voting(table)
    for seat in (await table.live()).waiting():
        await table.act(users[seat], EndTurn())
    closing = (await table.log())[-1]
    assert (closing.closed, closing.seat) == (True, 1)
    tally = await voting.ask("undo", users[1], closing.seq)
    for seat, phase in ((0, 4), (0, 5), (2, 4), (1, 4)):  # one is chosen, and changed
        assert await voting.stands(tally) is None
        assert not voting.question().closed()
        await voting.after(table.act(users[seat], PickPhase(phase)))
    await voting.idle()
    assert await voting.stands(tally) == "went-on"
    assert voting.question().closed()


@pytest.mark.parametrize(
    ("kind", "event", "outcome"),
    [
        ("pause", _pauses, "paused"),
        ("resume", _resumes, "resumed"),
        ("replace", _resigns, "reseated"),
        ("replace", _is_ended, "ended"),
        ("pause", _is_ended, "ended"),
    ],
)
async def test_a_question_that_is_answered_otherwise_lapses(
    voting: Voting, kind: str, event: Event, outcome: str
) -> None:
    users, _ = await voting.ended_turn()
    if kind == "resume":
        await voting.table.pause(users[0])
    tally = await voting.ask(kind, users[0], "2" if kind == "replace" else "")
    await voting.after(event(voting.table, users))
    assert await voting.stands(tally) == outcome
    assert voting.question().closed("Vote closed")


# Going back


async def test_what_is_taken_back_freely_need_not_be_voted_on(voting: Voting) -> None:
    """Others' decisions in the phase stood in the way, and are taken back by them."""
    table = voting.table
    first, second, _ = await table.users()
    await table.bid(first)
    mine = (await table.live()).row.head
    await table.bid(second)
    with pytest.raises(Barrier, match="undo-others") as barrier:
        await table.undo(first)
    assert barrier.value.target == mine
    tally = await voting.ask("undo", first, mine)
    await voting.after(table.undo(second))
    assert await voting.stands(tally) is None
    await voting.after(table.undo(first))
    assert await voting.stands(tally) == "taken-back"
    assert voting.question().closed()


async def test_in_a_phase_the_table_goes_back_to_before_ones_own_decision(voting: Voting) -> None:
    """Earlier decisions remain; the others decide again what they decided after it."""
    table = voting.table
    first, second, third = await table.users()
    await table.bid(second)
    await table.bid(first)
    live = await table.live()
    await table.act(third, Bid(live.state.players[2].hand[0]))
    tally = await voting.ask("undo", first, live.row.head)
    await voting.cast(tally, second, third)
    assert await voting.stands(tally) == "agreed"
    live = await table.live()
    bids = [player.hand[0] for player in live.state.players]
    assert live.state.stack[-1].chosen[0] is None
    assert live.waiting() == (0, 2)
    assert live.position(0).stack[-1].chosen[0] == bids[0], "in hand, and not confirmed"
    assert live.position(2).stack[-1].chosen[2] == bids[2], "nobody else's business"


@pytest.mark.parametrize("whole", [True, False])
async def test_a_turn_that_was_gone_back_to_is_in_hand(voting: Voting, *, whole: bool) -> None:
    """All of it can be taken back, or a part of it changed, and it ends again."""
    table = voting.table
    users, entry = await voting.ended_turn()
    await voting.cast(await voting.ask("undo", users[0], entry), *users[1:])
    live = await table.live()
    assert [moved(live, seat) for seat in range(3)] == [True, False, False]
    assert live.state.sites == {}
    assert live.position(0).sites["site01"].colour == "red"
    await table.undo(users[0], whole_turn=whole)
    if whole:
        assert (await table.live()).position(0).sites == {}
        with pytest.raises(Barrier, match="undo-shown"):  # before it was a phase of all
            await table.undo(users[0])
        return
    await table.act(users[0], Paint("blue"), EndTurn())
    live = await table.live()
    assert live.state.sites["site01"].colour == "blue"
    assert live.waiting() == (1,)


async def test_after_a_joint_reveal_whoever_took_part_may_ask(voting: Voting) -> None:
    """When the table has gone back another question for the same says so."""
    table = voting.table
    users = await table.bids()
    (left, *_) = (await table.live()).state.players
    targets = dict[int, int]()
    for user in users:
        with pytest.raises(Barrier, match="undo-shown") as barrier:
            await table.undo(user)
        assert barrier.value.text("en")
        targets[user] = barrier.value.target
    tally = await voting.ask("undo", users[1], targets[users[1]])
    text = voting.question().text
    name = (await voting.names())[1]
    assert text.startswith(f"{name} wants to go back into the phase that was just revealed")
    assert "Bids:" in text
    other = await voting.ask("undo", users[2], targets[users[2]])
    await voting.cast(tally, users[0], users[2])
    live = await table.live()
    # The first one's bid stands, the second is asked again, the third decided after that.
    assert live.waiting() == (1, 2)
    assert len(live.state.players[0].hand) == len(left.hand) + 1
    assert [await voting.stands(each) for each in (tally, other)] == ["agreed", "went-back"]
    assert voting.question("the table has already agreed to go back").closed()
    assert voting.board.saying("the game has moved on") == []
    await table.undo(users[1])
    assert (await table.live()).state.stack[-1].chosen[1] is None
