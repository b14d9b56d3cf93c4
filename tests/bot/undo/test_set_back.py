"""What seats have pressed, when the table goes back to before they were asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.panel.panel import panel
from bot.service.tables import drafts
from games.core.actions import EndTurn
from tests.bot.seated import Seated
from tests.toy.state import Build, Paint, Survey

PLAN = (Build("site09", 1), Paint("blue"))
GoBack = Callable[[Seated, int], Awaitable[None]]


async def withdraw(table: Seated, user_id: int) -> None:
    """Take back the end of one's turn."""
    await table.undo(user_id)


async def agree(table: Seated, _: int) -> None:
    """Go back to before the last decision, as the table has agreed."""
    await table.go_back((await table.log())[-1].seq)


both = pytest.mark.parametrize("back", [withdraw, agree])


@both
@pytest.mark.parametrize("undone", [False, True])
async def test_what_is_armed_after_the_table_went_back_is_played_in_its_turn(
    two: Seated, back: GoBack, *, undone: bool
) -> None:
    """Also where its seat had begun that turn before, and had taken all of it back."""
    first, second = await two.bids()
    await two.act(first, EndTurn())
    await two.act(second, Build("site02", 1))
    if undone:
        await two.undo(second)
    await back(two, first)
    if not undone:
        await two.plan(second, "clear")
    await two.arm(second, *PLAN)
    await two.sent()
    await two.act(first, EndTurn())
    assert await two.pending("ping") == [], "nobody is asked for what plays itself"
    assert (await two.live()).queued == {1}
    await two.play_prepared(1)
    live = await two.live()
    assert live.state.sites.keys() == {"site09"}
    assert (1, "") not in live.drafts


@both
async def test_a_turn_in_hand_is_prepared_again_once_it_is_not_asked_for(
    two: Seated, back: GoBack
) -> None:
    """Only its author sees it, where they prepare their turn, and they can change it."""
    first, second = await two.bids()
    for action in PLAN:
        await two.plan(second, "add", action)
    await two.act(first, EndTurn())
    await two.undo(second)
    await two.act(second, Paint("green"))
    await back(two, first)
    live = await two.reload()
    found = drafts.ahead(live, 1)
    assert found is not None
    assert drafts.actions_of(found.presses) == [Build("site09", 1), Paint("green")]
    assert live.queued == set()
    assert "site09" not in panel(live, 0, "en").text
    await two.plan(second, "pop")
    await two.act(first, EndTurn())
    await two.act(second, Paint("red"))
    await two.act(second, EndTurn())
    assert (await two.live()).state.sites["site09"].colour == "red"


async def test_what_was_begun_later_waits_where_an_earlier_question_is_asked_again(
    two: Seated,
) -> None:
    """It is not in hand for that one."""
    users = await two.users()
    for user in (users[1], users[0]):
        await two.bid(user)
    await two.act(users[0], Build("site01", 1))
    await two.go_back([entry.seq for entry in await two.log() if entry.seat == 1][-1])
    live = await two.live()
    assert live.waiting() == (0, 1)
    assert not live.walked(0).presses
    await two.bids()
    assert (await two.live()).position(0).sites["site01"].size == 1


@both
async def test_who_takes_the_end_of_their_turn_back_keeps_what_they_armed_for_the_next(
    three: Seated, back: GoBack
) -> None:
    """It is not played in the turn that continues, and is tried when they are next asked."""
    first, *others = await three.bids()
    await three.act(first, Build("site01", 1), Paint("red"), EndTurn())
    await three.arm(first, *PLAN)
    await three.sent()
    await back(three, first)
    assert len(await three.pending("ping")) == 1, "they are asked for the turn that goes on"
    live = await three.reload()
    assert live.queued == set()
    assert live.position(0).sites.keys() == {"site01"}
    await three.undo(first, whole_turn=True)
    await three.act(first, Survey())
    live = await three.live()
    assert (live.waiting(), live.queued) == ((0,), set()), "the draw has ended nothing"
    await three.act(first, EndTurn())
    live = await three.live()
    assert live.drafts.keys() == {(0, "")}
    assert live.draft(0).armed
    for user in others:
        await three.act(user, EndTurn())
    assert (await three.live()).queued == {0}


async def test_the_turn_that_comes_first_takes_the_place_of_what_is_armed_for_a_later_one(
    three: Seated,
) -> None:
    """A move armed for a later turn is not played in it."""
    first, second, _ = await three.bids()
    await three.act(first, EndTurn())
    await three.act(second, Build("site02", 1), Paint("red"), EndTurn())
    await three.arm(second, *PLAN)
    for user in (second, first):
        await three.undo(user)
    await three.act(first, EndTurn())
    live = await three.live()
    assert (live.waiting(), live.queued) == ((1,), set())
    assert live.position(1).sites.keys() == {"site02"}
