"""Turns of one person that follow one another are told in one post, each of them once."""

from __future__ import annotations

from bot.narration import posts
from bot.service import lobby
from bot.service.tables import Tables
from games.ares.actions import Found, PickPhase, Throw
from games.core.actions import EndTurn
from tests.bot.seated import PEOPLE, Seated


async def test_a_post_of_very_many_decisions_is_told_again_as_a_whole(tables: Tables) -> None:
    alone = await Seated.open(tables, 1, game="ares")
    await lobby.set_option(tables, alone.id, "setup", "mulligan")
    user = next(iter(PEOPLE))
    await lobby.start(tables, alone.id, user)
    live = await alone.live()
    card = live.state.players[0].hand[0]
    for _ in range(posts.FOLDED + 10):
        await alone.act(user, Throw(card))
    await alone.act(user, EndTurn())
    await alone.act(user, Found(live.state.stack[-1].dealt[0][0]))
    await alone.act(user, PickPhase(5))
    rows = await alone.pending("post")
    assert len(rows) == 4
    told: list[tuple[int, int]] = []
    last = None
    for row in rows:
        first = await posts.fold(tables, await alone.live(), row, last)
        if last is not None and first <= last.first_seq:
            told.pop()
        else:
            first = row.first_seq
        told.append((first, row.last_seq))
        last = row
    # The start, and all that one person did since: no entry stands in two posts.
    assert [through for _, through in told] == [1, rows[-1].last_seq]
    assert told[1][0] > 1
