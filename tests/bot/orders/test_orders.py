"""Orders given in advance: answered when the question appears, and nobody is asked for it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panel.panel import panel
from bot.service.plans import orders
from bot.service.seats import seating
from bot.service.tables.instructions import said
from bot.shared.problems import Problem
from games.core.actions import EndTurn
from games.core.orders import NONE_POSSIBLE, Orders, Passing
from tests.bot.acts import Killed, dying
from tests.bot.orders.papers import did, kinds, paper, stored
from tests.bot.seated import STRANGER, Seated, asked
from tests.toy.game import TOY
from tests.toy.state import Build, Paint, Survey

pytestmark = pytest.mark.usefixtures("some_orders")


async def test_it_answers_when_the_question_appears_and_nobody_is_asked_for_it(
    three: Seated,
) -> None:
    """It is used up, and tells its author."""
    users = await three.bids()
    await three.give(users[1], "pass")
    assert await did(three, 1, "pass") == []
    await three.sent()
    await three.act(users[0], EndTurn())
    assert (await three.live()).waiting() == (2,)
    assert (await kinds(three))[-2:] == [("act", 0, users[0]), ("act", 1, users[1])]
    (ping,) = await three.pending("ping")
    assert asked([ping]) == [(users[2], True)]
    assert len(await three.pending("post")) == 1
    assert await did(three, 1, "pass") == ["the turn was ended"]
    found: Any = await paper(three, 1, "pass")
    assert found.body == b""
    await three.act(users[2], EndTurn())
    for user_id in users:
        await three.bid(user_id, 1)
    assert await paper(three, 1, "pass") is None, "who has acted since has read it"
    await three.act(users[0], EndTurn())
    assert (await three.live()).waiting() == (1,)


@pytest.mark.parametrize("paused", [False, True])
async def test_it_is_answered_at_once_where_the_question_is_open(
    two: Seated, *, paused: bool
) -> None:
    """In a pause when the game continues: the question is put again."""
    users = await two.bids()
    await two.sent()
    if paused:
        await two.pause(users[0])
    await two.give(users[0], "pass")
    if paused:
        found: Any = await paper(two, 0, "pass")
        assert found.body
        await two.resume(users[0])
    assert (await two.live()).waiting() == (1,)
    assert ("act", 0, users[0]) in (await kinds(two))[-2:]
    assert await did(two, 0, "pass") == ["the turn was ended"]
    assert asked(await two.pending("ping")) == [(users[1], True)]


async def test_one_that_stands_answers_again_and_again(two: Seated) -> None:
    users = await two.bids()
    await two.give(users[0], "done")
    assert (await two.live()).waiting() == (0,), "something else is possible"
    await two.act(users[0], Survey())
    assert (await two.live()).waiting() == (1,), "nothing is left but to end the turn"
    await two.act(users[1], EndTurn())
    for user_id in users:
        await two.bid(user_id)
    await two.act(users[0], Survey())
    assert (await two.live()).waiting() == (1,)
    found: Any = await paper(two, 0, "done")
    assert found.body


async def built_on_02(two: Seated, *places: str) -> list[int]:
    """Let the second player order where to build, and the first one build on site02."""
    users = await two.bids()
    await two.give(users[1], "ranked", *places)
    await two.act(users[0], Build("site02", 1))
    await two.act(users[0], Paint("red"))
    await two.sent()
    await two.act(users[0], EndTurn())
    assert (await two.live()).waiting() == (1,)
    assert asked(await two.pending("ping")) == [(users[1], True)]
    return users


async def test_what_is_not_published_is_in_hand_and_asked_for(two: Seated) -> None:
    users = await built_on_02(two, "site02", "site01")
    live = await two.live()
    assert "site01" not in live.state.sites
    assert live.position(1).sites["site01"].seat == 1
    assert await did(two, 1, "ranked") == ["Build 1 on site01"]
    await two.act(users[1], Paint("blue"))
    await two.act(users[1], EndTurn())
    assert (await two.live()).state.sites["site01"].colour == "blue"


async def test_one_that_cannot_be_carried_out_stays_and_says_why_once(three: Seated) -> None:
    users = await built_on_02(three, "site02")
    found: Any = await paper(three, 1, "ranked")
    told: Any = said(found)
    assert told.why == NONE_POSSIBLE
    assert found.body
    panels = panel(await three.live(), 1, "en").text
    assert panels.count("stopped: None of your choices is possible.") == 1
    before = await stored(three)
    await three.give(users[2], "done")
    live = await three.live()
    assert orders.answer(live, live.state, live.drafts, live.instructions) is None
    assert [row for row in await stored(three) if row.seat == 1] == before


@pytest.mark.parametrize("armed", [False, True])
async def test_a_seat_with_something_in_hand_is_left_alone(two: Seated, *, armed: bool) -> None:
    """A turn that is armed goes before an order."""
    users = await two.bids()
    for action in (Build("site03", 1), Paint("red")):
        await two.plan(users[1], "add", action)
    if armed:
        await two.plan(users[1], "arm")
    await two.give(users[1], "pass")
    await two.act(users[0], EndTurn())
    live = await two.live()
    assert live.waiting() == (1,)
    assert live.queued == ({1} if armed else set())
    assert armed or live.position(1).sites["site03"].seat == 1
    found: Any = await paper(two, 1, "pass")
    assert found.note is None


async def test_whoever_takes_a_seat_starts_with_none(three: Seated) -> None:
    users = await three.bids()
    for user_id in users:
        await three.give(user_id, "done")
    assert [row.seat for row in await stored(three)] == [0, 1, 2]
    await three.take_over(1, STRANGER, "Eve", by=users[0])
    await three.resign(users[2])
    assert [row.seat for row in await stored(three)] == [0]
    assert {key[0] for key in (await three.live()).instructions} == {0}


async def test_going_back_does_not_bring_an_order_back(two: Seated) -> None:
    users = await two.bids()
    await two.give(users[1], "pass")
    await two.act(users[0], EndTurn())
    assert (await two.live()).state.round == 2
    await two.go_back(next(e.seq for e in reversed(await two.log()) if e.seat == 1), users[0])
    assert (await two.live()).waiting() == (1,), "it is not asked again where the table goes back"
    found: Any = await paper(two, 1, "pass")
    assert found.body == b""


async def test_one_that_stands_waits_after_going_back_until_somebody_has_acted(
    two: Seated,
) -> None:
    users = await two.bids()
    await two.give(users[0], "done")
    await two.act(users[0], Survey())
    entry = (await two.log())[-1]
    assert entry.seat == 0
    await two.go_back(entry.seq, users[1])
    assert (await two.live()).waiting() == (0,)
    assert (await two.live()).state.stack[-1].acted


async def test_a_program_has_none(two: Seated) -> None:
    users = await two.bids()
    await two.give(users[1], "pass")
    await two.put_computer(1, users[0])
    await two.act(users[0], EndTurn())
    assert (await two.live()).waiting() == (1,)


@pytest.mark.parametrize(
    ("key", "values", "problem"),
    [
        ("no-such", (), "problem-no-such-order"),
        ("ranked", (), "problem-order-empty"),
        ("ranked", ("site30",), "problem-order-changed"),
        ("ranked", ("site01", "site01"), "problem-order-changed"),
        ("pass", ("site01",), "problem-order-changed"),
    ],
)
async def test_what_cannot_be_ordered_is_refused_and_changes_nothing(
    two: Seated, key: str, values: tuple[str, ...], problem: str
) -> None:
    users = await two.bids()
    with pytest.raises(Problem) as refused:
        await two.give(users[1], key, *values)
    assert refused.value.key == problem
    with pytest.raises(Problem):
        await two.give(STRANGER, "pass")
    assert await stored(two) == []


async def test_a_table_that_is_over_has_none_and_takes_none(two: Seated) -> None:
    users = await two.bids()
    await two.give(users[0], "done")
    async with two.tables.locked(two.id) as live:
        await seating.close(two.tables, live)
    with pytest.raises(Problem, match="problem-table-cancelled"):
        await two.give(users[1], "pass")
    assert await stored(two) == []


@pytest.mark.parametrize("at_once", [False, True])
async def test_what_could_not_be_stored_is_not_so(
    two: Seated, monkeypatch: pytest.MonkeyPatch, *, at_once: bool
) -> None:
    users = await two.bids()
    if not at_once:
        await two.give(users[1], "pass")
    before, papers = await two.hash(), await stored(two)

    async def speak() -> None:
        if at_once:
            await two.give(users[0], "pass", interaction_id=5)
        else:
            await two.act(users[0], EndTurn(), interaction_id=5)

    with monkeypatch.context() as patched:
        dying(two.tables, patched, 0)
        with pytest.raises(Killed):
            await speak()
    assert (await two.hash(), await stored(two)) == (before, papers)
    for _ in range(2):  # the second time it is delivered again
        await speak()
        assert (await two.live()).waiting() == ((1,) if at_once else (0, 1))
    acts = [entry.seat for entry in await two.log() if entry.kind == "act"]
    assert acts[4:] == ([0] if at_once else [0, 1])


async def test_who_has_begun_to_answer_by_hand_goes_on_by_hand(two: Seated) -> None:
    users = await two.bids()
    await two.plan(users[1], "add", Build("site03", 1))
    await two.give(users[1], "pass")
    await two.act(users[0], EndTurn())
    await two.act(users[1], Paint("red"))
    await two.undo(users[1], whole_turn=True)
    await two.act(users[1], Survey())
    for _ in range(2):
        live = await two.live()
        assert live.waiting() == (1,), "the rest of the turn is theirs too"
        assert "order" not in panel(live, 1, "en").text
        two.tables.drop(two.id)
    await two.act(users[1], EndTurn())
    for user_id in users:
        await two.bid(user_id)
    await two.act(users[0], EndTurn())
    assert (await two.live()).state.stack == [], "the next turn is passed"


async def test_who_is_asked_again_after_an_order_has_answered_is_pinged(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(TOY), "orders", Orders(Passing(Survey())))
    users = await two.bids()
    await two.give(users[1], "pass")
    await two.sent()
    await two.act(users[0], EndTurn())
    live = await two.live()
    assert live.waiting() == (1,)
    assert live.state.stack[-1].acted
    assert asked(await two.pending("ping")) == [(users[1], True)]
