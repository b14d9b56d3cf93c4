"""A press knows its own result: walking its draft again finds the same."""

from __future__ import annotations

import pytest

from bot.service.seats import lobby
from bot.service.tables.store import Tables
from games import registry
from games.core import codec, drafts
from games.core.rng import rng
from tests.bot.seated import Seated

PRESSES = 60


@pytest.mark.parametrize("key", registry.game_keys())
async def test_a_known_walk_is_the_walk_of_the_draft(tables: Tables, key: str) -> None:
    table = await Seated.open(tables, 2, game=key)
    users = await table.users()
    await lobby.start(tables, table.id, users[0])
    random, known = rng(5), 0
    for _ in range(PRESSES):
        live = await table.live()
        if not live.waiting():
            break
        seat = live.waiting()[0]
        await table.act(live.seats[seat].user_id or 0, random.pick(live.legal(seat)), follow=True)
        live = await table.live()
        for (seat, asked), draft in live.drafts.items():
            walk = live.walked(seat, (seat, asked))
            again = drafts.in_hand(live.game, live.state, seat, draft.presses)
            assert codec.encode(walk.state) == codec.encode(again.state)
            assert (walk.taken, walk.presses) == (again.taken, draft.presses)
            assert (walk.stopped, walk.cut, walk.left) == (again.stopped, again.cut, again.left)
            known += len(draft.presses) > 1
    assert known > 5 or not live.waiting(), "only a game that is over by now has short turns"
