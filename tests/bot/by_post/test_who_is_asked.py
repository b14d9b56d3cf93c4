"""Notifications since a question came up reach all its players, in random games of all."""

from __future__ import annotations

import pytest

from bot.service.plans import cancellation, notes
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DECIDED
from bot.service.turns import undoing
from bot.service.votes import voting
from db import Database
from games import registry
from games.core.actions import EndTurn
from games.core.rng import rng
from tests.bot.by_post.test_walks import MOVES, Walk
from tests.bot.market import ADA, BRIAN, CHLOE, TWICE, ByPost, drive, in_turn
from tests.bot.pinged import notified
from tests.bot.seated import PEOPLE, Seated
from tests.toy.market.state import Raise
from tests.toy.state import Build

STEPS = 110
PRESSES = {"press": (MOVES["press"][0], 60), "end turn": (MOVES["end turn"][0], 20)}
HOLD = {"hold": (MOVES["hold"][0], 12)}
LAID_DOWN = ("confirm", "undo", "order", "put off", "prepare", "tick", "wait", "forget")


async def go_back(walk: Walk, live: TableSession) -> bool:
    """Let a player ask to go back before their last move, and the others agree."""
    line = await undoing.standing(walk.tables, live, ends=2)
    mine = [each for each in line if each.seat == walk.seat and each.kind in DECIDED]
    if not mine or not live.playing:
        return False
    users = await walk.table.users()
    asker = users[walk.seat]
    tally = await voting.ask(walk.tables, live.id, "undo", str(mine[-1].seq), asker)
    for user_id in (each for each in users if each != asker):
        assert tally is not None
        walk.pressed = {user_id}
        tally = await voting.cast(walk.tables, live.id, tally.vote.id, user_id, agrees=True)
    return True


class Generic(Walk):
    """A walk that checks only the players asked; other walks check the other invariants."""

    async def check(self) -> None:
        await self.replay.follow(self.table)
        await self.asked.check(self.table, self.replay, self.pressed)


@pytest.mark.parametrize("key", registry.game_keys())
async def test_who_is_awaited_was_notified_or_pressed(sqlite: Database, key: str) -> None:
    tables = Tables(sqlite)
    seated = await Seated.open(tables, 3, game=key)
    await lobby.set_clocks(tables, seated.id, "pace", "daily")
    await lobby.set_clocks(tables, seated.id, "expiry", "default")
    await lobby.start(tables, seated.id, next(iter(PEOPLE)))
    walk = Generic(ByPost(tables, seated.id), rng(3))
    walk.moves = {**PRESSES, **HOLD, **{name: (MOVES[name][0], 3) for name in LAID_DOWN}}
    walk.moves |= {"paused": (MOVES["paused"][0], 1), "back": (go_back, 1)}
    for _ in range(STEPS):
        if not (await walk.live()).running:
            break
        await walk.step()
    assert walk.asked.checked > 10


# Moves played without a press


async def test_a_player_is_notified_of_what_the_rest_of_their_turn_asks_them(
    tables: Tables,
) -> None:
    table = await in_turn(tables)
    await table.hold(CHLOE, "between:0")
    await table.hold(ADA, "turn:1")
    for action in TWICE:
        await table.act(ADA, action)
    await table.sent()
    await table.act(CHLOE, EndTurn())
    await drive(table)
    assert (await table.live()).waiting() == (0,), "Ada asked to be waited for after her turn"
    assert await notified(table) == [ADA]


async def test_a_player_whose_armed_turn_is_cancelled_before_it_is_played_is_notified(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was left to the draft, so nobody had been asked."""
    table = await in_turn(tables)
    await table.arm(BRIAN, Build("site05", 1))
    await table.act(ADA, EndTurn())
    await table.sent()
    live = await table.live()
    assert live.waiting() == (1,)
    assert live.armed(1)
    monkeypatch.setitem(cancellation.CAUSES, "changed", lambda *_: True)  # type: ignore[arg-type]  # a dict
    ticked = notes.Cancels({cancellation.MOVE: ["changed"]})
    kept = notes.with_cancels(notes.of(live, BRIAN), ticked)
    await notes.keep(tables, table.id, BRIAN, cancels=kept.cancels)
    await table.act(CHLOE, Raise())
    if (await table.live()).whole(2):
        await table.confirm(CHLOE)
    live = await table.live()
    assert not live.armed(1)
    assert await notified(table) == [BRIAN]


async def test_whose_vote_is_settled_by_a_seat_that_changes_is_notified(tables: Tables) -> None:
    """Ada asked to resume the game; it resumes when the player who had not answered leaves."""
    table = await in_turn(tables)
    await table.pause(BRIAN)
    tally = await table.ask("resume", ADA)
    await table.sent()
    for user_id in (BRIAN, CHLOE):
        await table.resign(user_id)
    await voting.settle(tables, table.id, tally.vote.id)
    assert (await table.live()).playing
    assert await notified(table) == [ADA]


async def test_the_ballot_that_takes_the_table_back_does_not_notify_its_own_player(
    tables: Tables,
) -> None:
    table = await Seated.start(tables, 2)
    first, second = await table.users()
    await table.bid(first)
    mine = (await table.log())[-1]
    tally = await table.ask("undo", first, mine.seq)
    await table.sent()
    await table.cast(tally, second)
    assert await notified(table) == [first]
