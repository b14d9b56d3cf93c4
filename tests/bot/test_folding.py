"""Successive turns of one person share one post, with each turn in it once."""

from __future__ import annotations

import msgspec
import pytest

from bot.posts import grouping
from bot.posts.grouping import told_later
from bot.service.history.log_lines import listed
from bot.service.history.log_text import stories
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from db.outbox import MessageRow
from games.ares.actions import Found, PickPhase, Throw
from games.core.actions import EndTurn
from games.luna_maris.actions import EndWork, Go, Import, Play
from tests.bot.seated import PEOPLE, Seated


async def test_a_post_of_very_many_decisions_is_told_again_as_a_whole(tables: Tables) -> None:
    alone = await Seated.open(tables, 1, game="ares")
    await lobby.set_option(tables, alone.id, "setup", "mulligan")
    user = next(iter(PEOPLE))
    await lobby.start(tables, alone.id, user)
    live = await alone.live()
    card = live.state.players[0].hand[0]
    for _ in range(grouping.FOLDED + 10):
        await alone.act(user, Throw(card))
    await alone.act(user, EndTurn())
    await alone.act(user, Found(live.state.stack[-1].dealt[0][0]))
    await alone.act(user, PickPhase(5))
    rows = await alone.pending("post")
    assert len(rows) == 4
    told: list[tuple[int, int]] = []
    last = None
    for row in rows:
        first = await begin(alone, row, last)
        if first < row.first_seq:
            told.pop()
        told.append((first, row.last_seq))
        last = msgspec.structs.replace(row, payload={"first": first})
    # The start, all that one person did until a round began, and since: each entry in one post.
    assert [through for _, through in told] == [1, rows[-2].last_seq, rows[-1].last_seq]
    assert told[1][0] > 1


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


async def length(table: Seated, first: MessageRow, last: MessageRow) -> int:
    """Return how long what happened is in a post from one row to another."""
    live = await table.live()
    entries = await told_later(table.tables, live, first.first_seq, last.last_seq)
    return len("\n".join(listed(stories(live, entries, "en"))))


async def begin(table: Seated, row: MessageRow, last: MessageRow | None) -> int:
    """Return the entry with which a row's post begins, below or in the last one."""
    if last is None:
        return row.first_seq
    return (await grouping.fold(table.tables, await table.live(), row, last)).first


async def told(table: Seated, row: MessageRow, last: MessageRow) -> MessageRow:
    """Return a post as it is once it was sent after the last one."""
    first = await begin(table, row, last)
    return msgspec.structs.replace(row, payload={"first": first})


def first(row: MessageRow) -> int:
    """Return the entry with which a sent post begins."""
    return int(str((row.payload or {})["first"]))


async def test_turns_that_are_too_long_for_one_post_have_several(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is left out, and events in an existing post are not shown again."""
    table = await alone(tables)
    last = (await table.pending("post"))[-1]
    rows = [await turn(table) for _ in range(4)]
    pairs = [await length(table, rows[n], rows[n + 1]) for n in (0, 2)]
    monkeypatch.setattr(grouping, "HAPPENED", max(pairs))
    assert max(pairs) < await length(table, rows[0], rows[2])
    for number, row in enumerate(rows):
        rows[number] = last = await told(table, row, last)
    assert first(rows[1]) == first(rows[0])  # two turns have room
    assert first(rows[2]) == rows[2].first_seq == rows[1].last_seq + 1
    assert first(rows[3]) == first(rows[2])


async def test_a_round_has_a_post_of_its_own(tables: Tables) -> None:
    table = await alone(tables)
    last = (await table.pending("post"))[-1]
    one = await told(table, await turn(table), last)
    await table.act(101, EndWork(), EndTurn())
    ended = await told(table, (await table.pending("post"))[-1], one)
    assert first(ended) == first(one)
    assert (await table.live()).state.round == 2
    later = await told(table, await turn(table), ended)
    assert first(later) == ended.last_seq + 1
