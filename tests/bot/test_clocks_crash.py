"""A program killed while clocks run out: each default is played once, with the clocks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.service.turns import edit_plans
from db import Database
from db.database import connect
from games.core.rng import rng
from tests.bot.by_post import ByPost, begin_at
from tests.bot.killed import digest
from tests.bot.running_out import ROUNDS, at_table, look
from tests.bot.seated import PEOPLE
from tests.bot.test_by_post_crash import Victim, left_alone, started
from tests.core.test_by_post import turns
from tests.toy.market.state import Call

ADA, BRIAN, CHLOE = PEOPLE
KILLS = 5


async def begin(database: Database, channel_id: int) -> str:
    """Return a table at which a call asks two; a hold comes after it, then banks run out."""
    table = at_table(database, "", 0)
    options = {"pace": "live", "expiry": "default"}
    begun = await ByPost.begin(table.tables, 3, channel_id, **options)
    await edit_plans.hold(begun.tables, begun.id, CHLOE, ["turn:1"], interaction_id=channel_id)
    await begun.act(ADA, Call(3), interaction_id=channel_id + 100)
    return begun.id


async def killed(
    victim: Victim, url: str, table_id: str, first: int, rounds: int, wait: float
) -> int:
    """Let the program continue from a round and kill it; return how many rounds are over."""
    victim.begin(url, table_id, first)
    for _ in range(rounds):
        await victim.until("done")
    await asyncio.sleep(wait)  # it is killed at any point it has reached by then
    return 1 + await victim.gone(first + rounds - 1)


async def test_killed_while_clocks_run_out_all_is_as_if_nothing_had_happened(
    database: Database,
    toy_game: None,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> None:
    file, source = tmp_path / "test.db", rng(8)
    url = f"sqlite:///{file}" if file.exists() else request.getfixturevalue("migrated_server")
    begin_at(monkeypatch, turns(3, length="2"))
    unharmed = await begin(database, 7)
    after: list[list[Any]] = [await digest(database, unharmed)]
    for number in range(ROUNDS):
        await look(database, unharmed, number)
        after.append(await digest(database, unharmed))
    kinds = {entry.kind for entry in await at_table(database, unharmed, 0).log()}
    assert "default" in kinds
    moments = [n for n in range(ROUNDS) if after[n + 1] != after[n]]
    assert len(moments) > KILLS, "too little runs out"
    table_id = await begin(database, 8)
    assert await digest(database, table_id) == after[0]
    await database.close()
    done = 0
    async with started("tests.bot.running_out") as victim:
        for moment in sorted(source.pick(moments) for _ in range(KILLS)):
            if done == ROUNDS:
                break  # it had come that far before it was killed
            rounds, wait = max(1, moment - done), source.below(40) / 1000
            done = await killed(victim, url, table_id, done, rounds, wait)
            await left_alone(url)
            opened = await connect(url)
            log = set((await digest(opened, table_id))[0])
            await opened.close()
            assert log <= set(after[-1][0]), "something else was done"
            assert log >= set(after[done][0]), "something that was told is lost"
    opened = await connect(url)
    for number in range(done, ROUNDS):
        await look(opened, table_id, number)
    assert await digest(opened, table_id) == after[-1]
    table = at_table(opened, table_id, ROUNDS)
    live = await table.live()
    seat = live.waiting()[0]
    answer = live.game.default(live.position(seat), seat)
    await table.act(live.seats[seat].user_id or 0, answer)  # the game continues
    await opened.close()
