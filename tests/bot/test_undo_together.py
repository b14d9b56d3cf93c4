"""Taking back in a phase of all: what others decided since must come out the same without it."""

from __future__ import annotations

import pytest

from bot.service import lobby, play
from bot.service.commit import Step, Writing, write
from bot.service.play import Barrier
from bot.service.tables import Tables
from games.core import codec
from games.core.actions import EndTurn
from games.core.events import Applied
from tests.ares.builder import Table, std
from tests.bot.seated import Seated


async def standing(tables: Tables, table: Table, channel_id: int = 7) -> Seated:
    """Return a running table that stands in the position of a rules test."""
    seated = await Seated.open(tables, len(table.state.players), channel_id, game="ares")
    live = await lobby.start(tables, seated.id, 101)
    state = table.state
    step = Step(
        "act",
        applied=Applied(closed=True),
        blob=codec.save(live.game, state),
        state_hash=codec.state_hash(state),
    )
    async with tables.locked(seated.id) as live:
        await write(tables, live, Writing([step], state))
    return seated


async def test_e172_a_done_that_would_convert_without_the_step_stands_in_the_way(
    tables: Tables,
) -> None:
    """R47: B was done with 8 heat only because A had completed the temperature."""
    table = Table().mars(temperature=6).seat(0, mc=14, heat=9).seat(1, heat=8).open(3)
    seated = await standing(tables, table)
    first, second = await seated.users()
    await seated.act(first, std("mc_temperature"))
    await seated.act(second, EndTurn())
    before = await seated.hash()
    with pytest.raises(Barrier, match="others"):
        await play.undo(tables, seated.id, first)
    assert await seated.hash() == before
    assert (await seated.live()).state.players[1].heat == 8


async def test_what_others_did_with_the_same_outcome_stands(tables: Tables) -> None:
    """Running values of Mars may differ: B's own step still pays the same."""
    table = Table().seat(0, mc=28).seat(1, mc=28).open(3)
    seated = await standing(tables, table)
    first, second = await seated.users()
    await seated.act(first, std("mc_temperature"))
    await seated.act(second, std("mc_temperature"))
    await play.undo(tables, seated.id, first)
    state = (await seated.live()).state
    assert state.temperature == 1
    assert [(p.mc, p.tr) for p in state.players] == [(28, 5), (14, 6)]
