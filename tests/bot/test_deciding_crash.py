"""A program killed while a table votes about an empty bank, or a free seat is taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.seats import seating
from bot.service.tables.session import PERSON
from db import Database
from db.database import connect
from games.core.rng import rng
from tests.bot import deciding
from tests.bot.by_post import begin_at
from tests.bot.deciding import ADA, BRIAN, CHLOE, NAMES, at_table, begin
from tests.bot.seated import STRANGER
from tests.bot.test_by_post_crash import found_whole, started, unharmed
from tests.core.test_by_post import turns

FOUR = ["waited", "default", "replace", "free"]


async def test_killed_while_it_is_decided_it_is_there_whole_or_not_at_all(
    database: Database,
    toy_game: None,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> None:
    file, source = tmp_path / "test.db", rng(6)
    lite = file.exists()
    url = f"sqlite:///{file}" if lite else request.getfixturevalue("migrated_server")
    begin_at(monkeypatch, turns(3, length="2"))
    first, after = await unharmed(database, deciding)
    log = [entry.kind for entry in await at_table(database, first, 0).log()]
    assert [kind for kind in log if kind in (*FOUR, "reclaim", "take")] == [
        *FOUR[:3], "reclaim", FOUR[3], "take",
    ]  # fmt: skip
    table_id = await begin(database, 8)
    await database.close()
    done = 0
    async with started("tests.bot.deciding") as victim:
        while done < len(NAMES):
            statements = 1 + source.below(4) if lite else 0
            told = await victim.killed(url, table_id, done, statements, source.below(9) / 1000)
            done = await found_whole(url, deciding, table_id, after, done, told, more=True)
    opened = await connect(url)
    await taken_once(opened, table_id)
    await opened.close()


async def taken_once(database: Database, table_id: str) -> None:
    """Require that only the stranger has the seat, with all that their turn needs."""
    table = at_table(database, table_id, len(NAMES))
    for user_id in (BRIAN, STRANGER + 1):
        with pytest.raises(Exception, match="seat-taken"):
            await seating.take(table.tables, table_id, 1, user_id, "Late")
    live = await table.live()
    assert await table.users() == [ADA, STRANGER, CHLOE]
    assert {seat.kind for seat in live.seats} == {PERSON}
    assert live.waiting() == (2,)
