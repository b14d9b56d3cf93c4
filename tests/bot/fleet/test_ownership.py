"""Tables of shards that another process has are refused, and forgotten when a shard is given."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.service import move_channel
from bot.shared.ownership import ElsewhereError, Ownership
from db import Database
from tests.bot.fleet.apart import HERE, THERE, Apart


@pytest.fixture
def apart(sqlite: Database, toy_game: None) -> Apart:
    return Apart(sqlite)


def test_one_process_has_everything() -> None:
    one = Ownership(4)
    assert one.shards == {0, 1, 2, 3}
    assert one.leads
    assert not one.shared
    one.remove(2)
    assert one.owns(2 << 22)
    for server in (None, 1, THERE, 5 << 22):
        one.require(server)


def test_servers_have_the_shards_that_discord_gives_them() -> None:
    several = Ownership(4, {1})
    assert [several.shard_of(number << 22 | 99) for number in range(6)] == [0, 1, 2, 3, 0, 1]
    assert several.shard_of(None) == 0
    assert several.shared
    with pytest.raises(ElsewhereError) as caught:
        several.require(6 << 22)
    assert caught.value.shard == 2
    several.require(5 << 22)


def test_who_has_the_first_shard_leads() -> None:
    several = Ownership(2, ())
    assert not several.leads
    several.add(0)
    assert several.leads
    assert several.shards == {0}
    several.remove(0)
    assert not several.leads


async def test_tables_of_others_are_refused(apart: Apart) -> None:
    mine, other = await apart.table(HERE), await apart.table(THERE, 8)
    assert (await apart.here.get(mine.id)).id == mine.id
    with pytest.raises(ElsewhereError) as caught:
        await apart.here.get(other.id)
    assert caught.value.shard == 1
    with pytest.raises(ElsewhereError):
        async with apart.here.locked(other.id):
            pytest.fail("it was let in")
    with pytest.raises(ElsewhereError):
        await apart.here.in_channel(8)


async def test_a_glance_at_a_table_of_others_keeps_nothing(apart: Apart) -> None:
    mine, other = await apart.table(HERE), await apart.table(THERE, 8)
    assert await apart.here.glance(mine.id) is await apart.here.get(mine.id)
    first = await apart.here.glance(other.id)
    assert first.id == other.id
    await other.bids()
    assert (await apart.here.glance(other.id)).row.head > first.row.head
    assert apart.here.loaded == 1


async def test_a_shard_that_is_given_away_is_forgotten_when_its_tables_are_free(
    apart: Apart,
) -> None:
    tables = apart.here
    tables.ownership.add(1)
    kept, given = await apart.table(HERE), await apart.table(THERE, 8)
    await tables.get(given.id)
    assert tables.of_shard(0) == [kept.id]
    assert tables.of_shard(1) == [given.id]
    async with tables.locked(given.id):
        tables.ownership.remove(1)
        giving = asyncio.create_task(tables.give_away(1))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not giving.done(), "something is being decided there"
    await giving
    assert tables.of_shard(1) == []
    assert tables.of_shard(0) == [kept.id]
    with pytest.raises(ElsewhereError):
        await tables.get(given.id)


async def test_a_table_that_loads_while_its_shard_is_given_away_is_not_kept(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, read, reached, go = apart.there, apart.there._read, asyncio.Event(), asyncio.Event()
    other = await apart.table(THERE)
    tables.drop(other.id)

    async def slow(*given: Any) -> Any:
        reached.set()
        await go.wait()
        return await read(*given)

    monkeypatch.setattr(tables, "_read", slow)
    loading = asyncio.create_task(tables.get(other.id))
    await reached.wait()
    tables.ownership.remove(1)
    await tables.give_away(1)
    go.set()
    with pytest.raises(ElsewhereError):
        await loading
    assert tables.loaded == 0


async def test_a_table_that_moves_to_a_server_of_others_is_left_to_them(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = list[tuple[str, str]]()

    async def leave(table_id: str, kind: str, user_id: int, **body: object) -> None:
        left.append((table_id, kind))

    monkeypatch.setattr(apart.here, "leave_job", leave)
    one = await apart.table(HERE)
    await one.bids()
    await move_channel.move(apart.here, one.id, 101, HERE, 9)
    assert left == []
    assert apart.here.loaded == 1
    await move_channel.move(apart.here, one.id, 101, THERE, 10)
    assert left == [(one.id, "moved")]
    assert apart.here.loaded == 0
    live = await apart.there.get(one.id)
    assert (live.row.guild_id, live.row.channel_id) == (THERE, 10)
