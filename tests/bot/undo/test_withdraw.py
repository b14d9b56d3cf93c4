"""What is taken back: by Withdraw, in a phase of all, and where the table goes back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.panel.panel import panel
from bot.service.tables import drafts
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from games.core.actions import EndTurn
from tests.ares.builder import Table, sell, std
from tests.bot.acts import standing
from tests.bot.market import CHLOE, in_turn
from tests.bot.noticeboard import Told
from tests.bot.panel.test_aside import ids
from tests.bot.seated import Seated
from tests.toy.market.state import Salvage
from tests.toy.state import Build, Paint, Survey


def label(live: TableSession, seat: int) -> str:
    """Return the name of the control that takes back, in a seat's panel."""
    (found,) = {"Undo", "Undo…", "Withdraw"} & ids(panel(live, seat, "en")).keys()
    return str(found)


async def labels(table: Seated) -> list[str]:
    live = await table.live()
    return [label(live, seat.seat) for seat in live.seats]


async def test_the_button_says_withdraw_where_something_published_goes_back(two: Seated) -> None:
    first, _ = await two.bids()
    assert await labels(two) == ["Undo…", "Undo…"]  # the bids, if the table agrees
    await two.act(first, Build("site01", 1), Paint("red"))
    assert await labels(two) == ["Undo", "Undo…"]  # in hand alone
    await two.act(first, EndTurn())
    for _ in range(2):  # after a restart too
        assert await labels(two) == ["Withdraw", "Undo"]
        two.tables.drop(two.id)
    await two.undo(first)
    assert await labels(two) == ["Undo", "Undo…"]


@pytest.fixture
async def dealing(tables: Tables) -> Told:
    """Two people, at the first turn of a table at which cards may be offered."""
    made = await Seated.start(tables, 2, options={"deals": "yes"})
    await made.bids()
    told = Told(made)
    await told.announce()
    return told


@pytest.mark.parametrize("posted", [True, False])
async def test_a_part_of_a_turn_that_asked_somebody_goes_back(
    dealing: Told, *, posted: bool
) -> None:
    """Its post, its window and the ping of the asked player go with it; the turn continues."""
    table = dealing.seated
    first, second = await table.users()
    before = {each.text for each in dealing.board.posts}
    await table.offer(first, 1)
    if posted:
        await dealing.announce()
        assert dealing.board.saying("❓")
        assert dealing.board.saying(f"<@{second}>")
    assert (await labels(table))[0] == "Withdraw"
    await table.undo(first)
    await dealing.announce()
    live = await table.live()
    assert live.waiting() == (0,)
    assert live.public is not None
    assert live.game.waiting(live.public[1]) == (0,)
    assert {each.text for each in dealing.board.posts} == before
    assert not dealing.board.saying("❓")
    assert not dealing.board.saying(f"<@{second}>")
    assert dealing.board.notified.count(first) <= 1


async def test_the_press_that_publishes_a_play_is_applied_once(tables: Tables) -> None:
    table = await in_turn(tables)
    await table.act(CHLOE, Salvage())
    assert not (await table.confirm(CHLOE, 77)).again
    assert (await table.confirm(CHLOE, 77)).again


@pytest.mark.parametrize("what", ["turn", "window", "play"])
async def test_what_is_taken_back_again_and_again_leaves_nothing(
    dealing: Told, tables: Tables, what: str
) -> None:
    """Each time its post and its ping go, regardless of earlier withdrawals."""
    told = Told(await in_turn(tables, channel_id=8)) if what == "play" else dealing
    await told.announce()
    table, before = told.seated, {each.text for each in told.board.standing.values()}
    user = CHLOE if what == "play" else (await table.users())[0]
    actions = {"turn": (Build("site01", 1), Paint("red")), "play": (Salvage(),), "window": ()}[what]
    if actions:
        await table.act(user, *actions)
    for _ in range(3):  # it is in hand again each time
        match what:
            case "turn":
                await table.act(user, EndTurn())
            case "window":
                await table.offer(user, 1)
            case _:
                await table.confirm(user)
        await told.announce()
        assert {each.text for each in told.board.standing.values()} != before
        await table.undo(user)
        await told.announce()
        after = {each.text for each in told.board.standing.values()}
        assert what != "play" or after == before
        assert {each.text for each in told.board.posts} <= before
        assert what == "play" or not told.board.saying(f"<@{(await table.users())[1]}>")
        assert not told.board.saying("withdrew")
        assert not told.board.saying("❓")


async def test_e172_a_step_in_hand_is_no_reason_for_anybody_else_to_be_done(
    tables: Tables,
) -> None:
    """R47: B converts their heat, as A has completed the temperature only in a draft."""
    table = Table().mars(temperature=6).seat(0, mc=14, heat=9).seat(1, heat=8).open(3)
    seated = await standing(tables, table)
    first, second = await seated.users()
    await seated.act(first, std("mc_temperature"))
    await seated.act(second, EndTurn())
    assert (await seated.live()).state.players[1].heat == 0
    await seated.undo(first)
    live = await seated.live()
    assert live.position(0).players[0].mc == 14
    assert live.state.players[1].heat == 0


async def test_what_is_in_hand_is_walked_over_what_others_publish(tables: Tables) -> None:
    """Running values of Mars may differ: A's own step still pays the same."""
    table = Table().seat(0, mc=28).seat(1, mc=28).open(3)
    seated = await standing(tables, table)
    first, second = await seated.users()
    await seated.act(first, std("mc_temperature"))
    number = (await seated.live()).decision(0)
    await seated.act(second, std("mc_temperature"), EndTurn())
    live = await seated.live()
    assert (live.state.temperature, live.position(0).temperature) == (1, 2)
    assert live.draft(0).note is None
    assert live.decision(0) == number, "the panel that is open goes on working"
    await seated.act(first, EndTurn(), decision=number)
    state = (await seated.live()).state
    assert state.temperature == 2
    assert [(p.mc, p.tr) for p in state.players] == [(14, 6), (14, 6)]


async def test_starting_over_takes_back_all_that_one_published_in_the_phase(
    tables: Tables,
) -> None:
    """Each sale of a player who is done is confirmed separately; they are still one turn."""
    hand = ["Fish", "Moss", "Mine", "Birds"]
    table = Table().seat(0, hand=hand, mc=3).seat(1, mc=40, hand=["Lava Flows"]).open(3)
    seated = await standing(tables, table)
    first, _ = await seated.users()
    before = (await seated.live()).state.players[0].hand[:]
    await seated.act(first, EndTurn())
    for name in ("Fish", "Moss"):
        await seated.act(first, sell(name))
        await seated.confirm(first)
    live = await seated.live()
    assert len(live.state.players[0].hand) == 2
    assert live.waiting() == (1,)
    await seated.undo(first)
    assert len((await seated.live()).state.players[0].hand) == 3
    await seated.undo(first, whole_turn=True)
    live = await seated.live()
    assert live.position(0).players[0].hand == before
    assert live.waiting() == (0, 1)


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
    assert [each.action for press in found.presses for each in press] == [
        Build("site09", 1),
        Paint("green"),
    ]
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
