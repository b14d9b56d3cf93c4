"""Withdraw takes back one's last publication: until others act or something is revealed."""

from __future__ import annotations

import pytest

from bot.service.tables.store import Tables
from games.core.actions import EndTurn
from tests.bot.market import CHLOE, in_turn
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated
from tests.bot.undo.labels import labels
from tests.bot.windows.channel import offer
from tests.toy.market.state import Salvage
from tests.toy.state import Build, Paint, Survey


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


async def test_not_after_a_reveal_nor_after_somebody_else(two: Seated) -> None:
    first, second = await two.bids()
    await two.act(first, Survey())
    assert await labels(two) == ["Undo…", "Undo…"]
    await two.act(first, EndTurn())
    await two.act(second, Build("site01", 1))
    assert (await labels(two))[1] == "Undo"
    await two.act(second, Paint("red"), EndTurn())
    assert (await labels(two))[0] == "Undo"


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
    await offer(table, first, 1)
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
                await offer(table, user, 1)
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
