"""Prepared turns of a waiting player, who could still change or sell something."""

from __future__ import annotations

from bot.panel.panel import panel
from bot.service.tables import drafts
from bot.service.tables.store import Tables
from games.core.choose_fields import of_kind
from tests.bot.panel.test_aside import ids
from tests.bot.seated import Seated


async def test_the_next_step_is_prepared_while_others_still_choose(tables: Tables) -> None:
    table = await Seated.start(tables, 2, game="ares")
    for user_id in await table.users():
        live = await table.live()
        await table.act(user_id, live.legal(live.require_seat(user_id))[0])
    ada, _ = await table.users()
    live = await table.live()
    assert live.waiting() == (0, 1)
    await table.act(ada, of_kind(live.legal(0), "phase")[0])

    live = await table.live()
    assert live.waiting() == (1,)
    assert live.legal(0), "a phase card that was picked can be changed"
    state = drafts.position(live, 0)
    assert state is not None
    ahead = live.game.legal(state, 0)
    assert "Prepare my next move" in ids(panel(live, 0, "en"))
    live, _ = await table.plan(ada, "add", *ahead[:1])
    live, _ = await table.plan(ada, "arm")
    assert live.draft(0).armed
    assert drafts.position(live, 1) is None, "who is awaited decides instead of planning"
