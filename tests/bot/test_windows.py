"""Windows above a turn and beside a round: whom they ask is pinged, and nobody else."""

from __future__ import annotations

import pytest

from bot.service import lobby
from bot.service.tables import Tables
from games.core.actions import EndTurn
from tests.bot.seated import Seated, asked
from tests.toy.state import Answer, Bid, Offer


@pytest.fixture
async def dealing(tables: Tables) -> Seated:
    """A table of three at which cards may be offered at any time, begun."""
    made = await Seated.open(tables, 3)
    await lobby.set_option(tables, made.id, "deals", "yes")
    await lobby.start(tables, made.id, 101)
    return made


async def offer(table: Seated, user_id: int, to: int) -> None:
    live = await table.live()
    hand = live.state.players[live.require_seat(user_id)].hand
    await table.act(user_id, Offer(to, hand[-1]))


async def test_a_window_above_a_turn_asks_its_seat_alone(dealing: Seated) -> None:
    users = await dealing.bids()
    await dealing.sent()
    await offer(dealing, users[2], 1)
    assert (await dealing.live()).waiting() == (1,)
    assert asked(await dealing.pending("ping")) == [(users[1], True)]


async def test_when_a_window_closes_the_turn_beneath_it_is_asked_for_again(dealing: Seated) -> None:
    users = await dealing.bids()
    await dealing.sent()
    await offer(dealing, users[0], 1)
    assert asked(await dealing.pending("ping")) == [(users[1], True)]
    await dealing.sent()
    await dealing.act(users[1], Answer("no"))
    assert asked(await dealing.pending("ping")) == [(users[0], True)]


async def test_beside_a_window_a_round_of_bids_goes_on_unasked(dealing: Seated) -> None:
    users = await dealing.users()
    await dealing.sent()
    await offer(dealing, users[0], 1)
    (ping,) = await dealing.pending("ping")
    assert [user for user, loud in asked([ping]) if loud] == [users[1]]
    await dealing.sent()
    live = await dealing.live()
    await dealing.act(users[2], Bid(live.state.players[2].hand[0]), EndTurn())
    await dealing.act(users[1], Answer("no"))
    assert await dealing.pending("ping") == []
