"""The service writes decisions once, all or nothing, and says which players they call."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot.service.history.log_lines import flat
from bot.service.history.log_text import between, tell
from bot.service.tables.store import Tables
from bot.service.timekeeping import table_clocks
from bot.service.turns import reminders
from bot.service.turns.publish import Done
from bot.service.turns.undoing import Barrier
from bot.shared.clock import now
from bot.shared.problems import Problem, RefusedProblem, StaleProblem
from bot.shared.text import say
from db.errors import Conflict
from db.models import seats
from games.core.actions import EndTurn
from games.core.text import LANGUAGES
from tests.bot.seated import INTERACTIONS, STRANGER, Seated, asked
from tests.toy.state import Bid, Build, Paint, Survey


async def test_the_press_that_ends_a_game_is_applied_once_too(two: Seated) -> None:
    users = await two.bids()
    for _ in range(99):
        live = await two.live()
        if not live.playing:
            break
        seat, number = live.waiting()[0], next(INTERACTIONS)
        last = users[seat], live.game.default(live.position(seat), seat)
        await two.act(*last, interaction_id=number)
    assert (await two.act(*last, interaction_id=number)).again
    with pytest.raises(Problem, match="finished"):
        await two.act(*last)


async def test_a_refusal_names_what_is_possible_instead(two: Seated) -> None:
    first, second = await two.bids()
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    with pytest.raises(RefusedProblem) as refused:
        await two.act(second, Build("site01", 2))
    for lang in ("en", "fr"):
        assert "site01" in refused.value.text(lang)
        assert "\n" in refused.value.text(lang)


async def test_two_deliveries_at_once_are_applied_once(two: Seated) -> None:
    first, _ = await two.bids()
    number = (await two.live()).decision(0)
    results = await asyncio.gather(
        *(two.act(first, Survey(), decision=number) for _ in range(3)), return_exceptions=True
    )
    assert sum(isinstance(result, StaleProblem) for result in results) == 2
    assert sum(entry.kind == "act" and entry.revealed for entry in await two.log()) == 2  # bids too


async def test_another_writer_is_noticed(two: Seated) -> None:
    """Two programs on one database: the second press on the same state is not written."""
    other = Seated(Tables(two.tables.database), two.id)
    first, _ = await two.bids()
    await other.live()
    await two.act(first, Build("site01", 1))
    with pytest.raises(Conflict):
        await other.act(first, Build("site02", 1), interaction_id=1)
    assert "site01" in (await other.live()).position(0).sites  # loaded afresh
    await other.act(first, Paint("red"), EndTurn(), interaction_id=2)
    with pytest.raises(Conflict):
        await two.act(first, Paint("blue"), EndTurn(), interaction_id=3)
    assert (await two.live()).state.sites["site01"].colour == "red"


async def test_a_press_within_a_turn_writes_nothing_to_the_log(two: Seated) -> None:
    first, second = await two.bids()
    await two.sent()
    before = (await two.live()).row
    await two.act(first, Build("site01", 1))
    await two.act(first, Paint("red"), interaction_id=4712)
    after = (await two.live()).row
    assert (after.head, after.state_seq) == (before.head, before.state_seq)
    assert (await two.act(first, Paint("red"), interaction_id=4712)).again
    assert await two.pending() == []
    live = await two.reload()
    assert live.position(0).sites["site01"].colour == "red"
    assert live.position(1).sites == live.state.sites == {}
    await two.act(first, EndTurn())
    log = await two.log()
    assert [(e.seat, e.user_id, e.closed) for e in log[-3:]] == [
        (0, first, False), (0, first, False), (0, first, True)
    ]  # fmt: skip
    assert (await two.live()).drafts == {}
    await two.act(second, Build("site02", 1))


async def test_what_lies_before_a_reveal_is_published_with_it_and_the_rest_is_in_hand(
    two: Seated,
) -> None:
    first, _ = await two.bids()
    with pytest.raises(RefusedProblem):
        await two.act(first, Survey(), Build("site01", 1))
    assert (await two.live()).state.deck == (await two.live()).position(0).deck
    done = await two.act(first, Survey())
    assert len(done.applied) == 1
    assert (await two.log())[-1].revealed
    assert EndTurn() in (await two.live()).legal(0)


async def test_who_must_decide_is_asked_once(two: Seated) -> None:
    users = await two.users()
    (ping,) = await two.pending("ping")
    assert sorted(asked([ping])) == [(user, True) for user in sorted(users)]
    await two.sent()
    await two.bid(users[0])
    assert await two.pending() == []  # his own affair
    await two.bid(users[1])
    post, ping = await two.pending()
    assert (post.kind, ping.kind) == ("post", "ping")
    assert asked([ping]) == [(users[0], True)]
    await two.sent()
    await two.act(users[0], Build("site01", 1))
    assert await two.pending() == []  # within a turn nobody is notified
    await two.act(users[0], Paint("red"), EndTurn())
    assert asked(await two.pending("ping")) == [(users[1], True)]


# Taking back


async def test_undo_goes_step_by_step_or_by_turn_up_to_what_was_shown(two: Seated) -> None:
    first, second = await two.bids()
    start = await two.hash()
    await two.act(first, Build("site01", 1))
    built = await two.hash()
    await two.act(first, Paint("red"))
    await two.undo(first)
    assert await two.hash() == built
    await two.act(first, Paint("blue"))
    await two.undo(first, whole_turn=True)
    assert await two.hash() == start
    with pytest.raises(Barrier, match="shown"):  # the bids before: the table may be asked
        await two.undo(first)
    await two.act(first, Survey())
    drawn = await two.hash()
    for ends in (False, True):
        if ends:
            await two.act(first, EndTurn())
            with pytest.raises(Problem, match="nothing"):
                await two.undo(second)
            await two.undo(first)
        with pytest.raises(Barrier, match="revealed"):
            await two.undo(first)
        assert await two.hash() == drawn


@pytest.mark.parametrize("whole", [False, True])
async def test_the_end_of_a_turn_is_taken_back_while_nobody_has_decided_since(
    three: Seated, *, whole: bool
) -> None:
    """The next one is no longer asked; their moves in hand are there when they are again."""
    first, second, _ = await three.bids()
    await three.act(first, Build("site01", 1), Paint("red"), EndTurn())
    await three.sent()
    await three.act(second, Build("site02", 1))
    given: Any = {"whole_turn": whole, "interaction_id": 98}
    await three.undo(first, **given)
    assert (await three.undo(first, **given)).again
    live = await three.live()
    assert live.waiting() == (0,)
    assert live.state.sites == live.public[1].sites == {}
    mine = live.position(0).sites
    assert mine == {} if whole else mine["site01"].colour == "red"
    assert live.position(1).sites == {}
    log = await between(three.tables, live, 1, live.row.head)
    for lang in LANGUAGES:
        line = say(lang, "log-withdrawn", name=live.names[0])
        assert flat(tell(live, log, lang))[-1] == f"• {line}"
    assert len(await three.pending("post")) == 1
    assert asked(await three.pending("ping")) == [(first, False)]
    await three.act(first, EndTurn())
    live = await three.live()
    assert live.position(1).sites["site02"].size == 1
    assert live.draft(1).note is None
    await three.act(second, Paint("blue"))
    await three.act(second, EndTurn())
    with pytest.raises(Problem, match="nothing"):
        await three.undo(first)


async def test_starting_over_stops_at_the_end_of_the_turn_before(three: Seated) -> None:
    """A bid in the new round is one's own affair: the turn before it was ended for all."""
    *others, last = await three.bids()
    for user in others:
        await three.act(user, EndTurn())
    await three.act(last, Survey())
    await three.act(last, EndTurn())
    before = (await three.live()).row
    await three.bid(last)
    await three.undo(last, whole_turn=True)
    live = await three.live()
    assert (live.row.state_seq, live.row.public_seq) == (before.state_seq, before.public_seq)
    assert live.waiting() == (0, 1, 2)
    assert live.position(2).stack[0].chosen == [None, None, None]


DAY = timedelta(days=1)
"""Between reminders, where nothing else is set."""


async def clock(table: Seated, seat: int) -> tuple[Any, Any]:
    """Return since when a seat is waited for, and when something is due for that."""
    columns = select(seats.c.waiting_since, seats.c.due_at)
    here = columns.where(seats.c.table_id == table.id, seats.c.seat == seat)
    async with table.tables.database.reading() as conn:
        since, due = (await conn.execute(here)).one()
    assert since == (await table.live()).seats[seat].waiting_since
    return since, due


async def test_taking_back_puts_off_no_clock(two: Seated) -> None:
    """The end of a turn or an answer given in secret: the player asked again was asked before."""
    first, second = await two.users()

    async def back_and_forth(act: Callable[[], Awaitable[object]]) -> tuple[Any, Any]:
        before = await clock(two, 0)
        assert None not in before
        for _ in range(2):
            await act()
            await two.undo(first)
            assert await clock(two, 0) == before
        return before

    began = await back_and_forth(lambda: two.bid(first))
    await two.act(first, EndTurn())
    await two.bid(second)
    asked_first = await back_and_forth(lambda: two.act(first, EndTurn()))
    await two.pause(first)
    await two.resume(first)
    resumed = await back_and_forth(lambda: two.act(first, EndTurn()))
    assert began < asked_first < resumed


@pytest.mark.parametrize("turn", [False, True])
async def test_who_takes_back_is_not_reminded_anew(two: Seated, *, turn: bool) -> None:
    """The reminders continue where they were; those for the next question begin with it."""
    first, second = await two.bids() if turn else await two.users()
    for _ in range(2):
        await reminders.remind(two.tables, two.id, 0, now())
    reminded = (await two.live()).seats[0].reminded_at
    before = await clock(two, 0)
    assert reminded is not None
    assert before[1] == reminded + DAY
    await (two.act(first, EndTurn()) if turn else two.bid(first))
    assert await clock(two, 0) == (None, None)
    await two.undo(first, whole_turn=True)
    two.tables.drop(two.id)
    assert await clock(two, 0) == before
    assert table_clocks.reminders_sent((await two.live()).seats[0], before[0]) == (2, reminded)
    await (two.act(first, EndTurn()) if turn else two.bid(first))
    await (two.act(second, EndTurn()) if turn else two.bid(second))
    since, again = await clock(two, 0)
    assert again == since + DAY
    assert table_clocks.reminders_sent((await two.live()).seats[0], since) == (0, None)
    await reminders.remind(two.tables, two.id, 0, now())
    assert (await two.live()).seats[0].reminders == 1


async def test_the_end_of_anothers_turn_is_not_taken_back(three: Seated) -> None:
    first, second, third = await three.bids()
    await three.act(first, EndTurn())
    await three.act(second, Survey())
    with pytest.raises(Barrier, match="others"):
        await three.undo(first)
    await three.act(second, EndTurn())
    for user in (first, third):
        with pytest.raises(Problem, match="nothing"):
            await three.undo(user)
    await three.take_over(1, STRANGER, "Eve", by=first)
    with pytest.raises(Barrier, match="closed"):  # another player's move in one's seat
        await three.undo(STRANGER)


async def test_in_a_phase_of_all_what_is_in_hand_is_nobody_elses_business(three: Seated) -> None:
    one, other, third = await three.users()
    await three.sent()
    live = await three.live()
    number, cards = live.decision(2), [player.hand[0] for player in live.state.players]
    await three.act(one, Bid(cards[0]))
    await three.bid(other)
    live = await three.live()
    assert live.state.stack[-1].chosen == [None, cards[1], None]
    assert live.position(0).stack[-1].chosen == [cards[0], cards[1], None]
    await three.undo(one, whole_turn=True)
    assert (await three.live()).position(0).stack[-1].chosen == [None, cards[1], None]
    # The others hear nothing about it, and their controls still work.
    assert await three.pending() == []
    await three.act(third, Bid(cards[2]), decision=number)


async def test_being_done_is_taken_back_while_nobody_has_decided_since(three: Seated) -> None:
    one, other, _ = await three.users()
    card = (await three.live()).state.players[0].hand[0]
    await three.act(one, Bid(card))
    await three.act(one, EndTurn())
    await three.undo(one)
    live = await three.live()
    assert (live.state.stack[-1].chosen[0], live.position(0).stack[-1].chosen[0]) == (None, card)
    assert live.waiting() == (0, 1, 2)
    await three.act(one, EndTurn())
    await three.undo(one, whole_turn=True)
    assert (await three.live()).position(0).stack[-1].chosen[0] is None
    await three.bid(one)
    await three.bid(other, 1)
    before = await three.hash()
    with pytest.raises(Barrier, match="others"):
        await three.undo(one)
    assert await three.hash() == before


async def test_two_presses_on_undo_at_once_take_back_one_step(two: Seated) -> None:
    first, _ = await two.bids()
    await two.act(first, Build("site01", 1))
    await two.act(first, Paint("red"))
    number = (await two.live()).decision(0)
    both = [two.undo(first, decision=number) for _ in range(2)]
    done, stale = await asyncio.gather(*both, return_exceptions=True)
    assert isinstance(done, Done)
    assert isinstance(stale, StaleProblem)
    site = (await two.live()).position(0).sites["site01"]
    assert site.colour is None
