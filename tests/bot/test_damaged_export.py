"""The file of a game whose log is damaged says from which entry on it is incomplete."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import update

from bot.screens.game_files import export
from bot.service.tables.store import Tables
from db import models
from games import exports
from tests.bot.seated import Seated
from tests.bot.test_results import ended

ENTRIES, SNAPSHOTS = models.entries, models.snapshots
DAMAGE: dict[str, dict[str, Any]] = {
    "no text": {"action": b"\0\1\2"},
    "cut off": {"action": b"x\x9c\0"},
    "not JSON": {"action": b"}{"},
    "no action": {"action": None},
    "other events": {"events": b'[{"e":"never"}]'},
    "no events": {"events": b"}{"},
}


@pytest.fixture
async def over(tables: Tables) -> Seated:
    return await ended(tables)


async def file_of(over: Seated) -> dict[str, Any]:
    over.tables.drop(over.id)
    return json.loads(await export(over.tables, await over.live(), 999))


def refusal(file: dict[str, Any]) -> str:
    with pytest.raises(exports.FileError) as refused:
        exports.read(json.dumps(file).encode())
    return str(refused.value)


@pytest.mark.parametrize("cells", DAMAGE.values(), ids=DAMAGE)
async def test_a_damaged_entry_is_named_and_the_rest_is_there(
    over: Seated, cells: dict[str, Any]
) -> None:
    whole = await file_of(over)
    assert whole["complete"]
    assert "damaged_from" not in whole
    decisions = [each["seq"] for each in whole["entries"] if "action" in each]
    hit = decisions[len(decisions) // 2]
    async with over.tables.database.writing() as conn:
        place = (ENTRIES.c.table_id == over.id) & (ENTRIES.c.seq == hit)
        await conn.execute(update(ENTRIES).where(place).values(**cells))
    file = await file_of(over)
    assert (file["complete"], file["damaged_from"]) == (False, hit)
    assert [each["seq"] for each in file["entries"] if each.get("damaged")] == [hit]
    others = [each for each in file["entries"] if each["seq"] != hit]
    assert others == [each for each in whole["entries"] if each["seq"] != hit]
    assert file["start"] == whole["start"]
    assert f"from entry {hit} on" in refusal(file)


async def test_a_damaged_beginning_is_said_too(over: Seated) -> None:
    whole = await file_of(over)
    first = whole["entries"][0]["seq"]
    async with over.tables.database.writing() as conn:
        place = (SNAPSHOTS.c.table_id == over.id) & (SNAPSHOTS.c.seq == first)
        await conn.execute(update(SNAPSHOTS).where(place).values(blob=b"\0"))
    file = await file_of(over)
    assert (file["complete"], file["damaged_from"]) == (False, first)
    assert "start" not in file
    assert file["entries"] == whole["entries"]
    assert f"from entry {first} on" in refusal(file)
