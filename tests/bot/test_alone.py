"""Tables of one person among computers: no pings, but a post of each turn."""

from __future__ import annotations

import pytest

from bot.screens import votes
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.service.turns import publish
from games.core.actions import EndTurn
from tests.bot.seated import Seated
from tests.bot.test_at_once import Pressing, Shown, press
from tests.toy.state import Bid, Survey


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("cancel", "ended without a result"),
        ("pause", "is paused"),
        ("undo", "undone"),
    ],
)
async def test_what_was_done_is_told_and_no_vote(tables: Tables, kind: str, told: str) -> None:
    table = await Seated.open(tables, 1)
    await lobby.add_computer(tables, table.id, "random")
    await lobby.start(tables, table.id, 101)
    await table.bid(101)
    async with tables.locked(table.id) as live:
        await publish.submit_for(tables, live, 1, [Bid(live.state.players[1].hand[0]), EndTurn()])
    await table.act(101, Survey())
    shown = Shown()
    interaction = Pressing(101, shown)
    target = str((await table.live()).row.head) if kind == "undo" else ""
    await votes.ask(press(table, shown, interaction), kind, target)
    (answer,) = interaction.told
    assert told in answer
    assert "✓" not in answer
    assert answer.endswith("private")
