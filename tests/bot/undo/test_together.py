"""A phase of all: moves in hand lie over others' published moves, and are walked again."""

from __future__ import annotations

from bot.service.tables.store import Tables
from games.core.actions import EndTurn
from tests.ares.builder import Table, sell, std
from tests.bot.acts import standing


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
