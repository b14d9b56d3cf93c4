"""A player who plays alone; Luna Maris has several turns in a row."""

from __future__ import annotations

from bot.service.seats import lobby
from bot.service.tables.store import Tables
from db.outbox import MessageRow
from games.core.actions import EndTurn
from games.luna_maris.actions import Go, Import, Play
from tests.bot.seated import Seated


async def alone(tables: Tables) -> Seated:
    """Bring a player who plays alone to the first turn."""
    table = await Seated.open(tables, 1, game="luna_maris")
    await lobby.set_option(tables, table.id, "equipment", "off")
    live = await lobby.start(tables, table.id, 101)
    await table.act(101, live.game.answers(live.state, 0)[0], EndTurn())
    return table


async def turn(table: Seated) -> MessageRow:
    """Walk to a module, or take back the workers; returns the waiting post about it."""
    state = (await table.live()).state
    if state.players[0].rest:
        await table.act(101, Import(1), EndTurn())
    else:
        await table.act(101, Play(state.players[0].hand[0]))
        live = await table.live()
        (way, *_) = [action for action in live.legal(0) if isinstance(action, Go)]
        await table.act(101, way, EndTurn())
    return (await table.pending("post"))[-1]
