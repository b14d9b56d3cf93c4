"""`--rebuild`: one position is played again from the log, and nothing else is changed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from bot.process import rebuild
from bot.service.tables.store import Tables
from bot.shared.problems import HostError
from db import Database, models, open_database
from db.errors import CannotOpen, InUse
from games.core import codec
from games.core.actions import EndTurn
from tests.bot.seated import Seated
from tests.e2e.harness import PATIENCE, ROOT

SNAPSHOTS, ENTRIES = models.snapshots, models.entries
NEVER_SAME = ("snapshots", "fence")
"""Tables that a rebuild may change: states, and the mark of the last program."""

Rows = dict[str, list[Any]]


async def rows(database: Database) -> Rows:
    """Return everything that is stored."""
    async with database.reading() as conn:
        return {
            table.name: sorted((await conn.execute(select(table))).all(), key=repr)
            for table in models.metadata.sorted_tables
        }


async def rebuilt(seated: Seated, typed: str | None = None) -> str:
    """Rebuild a table as the command does; check that it changed no other data."""
    database = seated.tables.database
    before = await rows(database)
    url = database.engine.url.render_as_string(hide_password=False)
    said = await rebuild.rebuild(url, typed or seated.id)
    after = await rows(database)
    for name in before:
        if name not in NEVER_SAME:
            assert after[name] == before[name]
    seated.tables.drop(seated.id)
    return said


async def refused(seated: Seated, typed: str | None = None) -> str:
    """Return why a table is not rebuilt; check that no state was changed."""
    before = (await rows(seated.tables.database))["snapshots"]
    with pytest.raises(HostError) as found:
        await rebuilt(seated, typed)
    assert (await rows(seated.tables.database))["snapshots"] == before
    return str(found.value)


async def snapshots(seated: Seated) -> dict[int, Any]:
    """Return the stored states of a table, by their entries."""
    stored = (await rows(seated.tables.database))["snapshots"]
    return {row.seq: row for row in stored if row.table_id == seated.id}


async def put(seated: Seated, table: Any, seq: int, **cells: Any) -> None:
    """Change cells of a stored row."""
    own = (table.c.table_id == seated.id) & (table.c.seq == seq)
    async with seated.tables.database.writing() as conn:
        await conn.execute(update(table).where(own).values(**cells))
    seated.tables.drop(seated.id)


async def remove(seated: Seated, table: Any, seq: int) -> None:
    """Remove a stored row."""
    own = (table.c.table_id == seated.id) & (table.c.seq == seq)
    async with seated.tables.database.writing() as conn:
        await conn.execute(delete(table).where(own))
    seated.tables.drop(seated.id)


async def end_turn(two: Seated) -> None:
    """End the turn of the player the table waits for."""
    live = await two.live()
    seat = live.game.waiting(live.state)[0]
    await two.act(live.seats[seat].user_id or 0, EndTurn())


@pytest.fixture
async def last(two: Seated) -> int:
    """Play the bids and two turns; return the entry of the last position."""
    await two.bids()
    for _ in range(2):
        await end_turn(two)
    return (await two.live()).row.state_seq


async def decisions(two: Seated) -> int:
    stored = (await rows(two.tables.database))["entries"]
    return sum(row.action is not None for row in stored if row.table_id == two.id)


@pytest.mark.parametrize("how", ["rubbish", "of another type", "missing"])
async def test_a_damaged_position_is_stored_again_as_it_was(
    two: Seated, last: int, how: str
) -> None:
    right = await snapshots(two)
    if how == "missing":
        await remove(two, SNAPSHOTS, last)
    else:
        blob = b"\0rubbish" if how == "rubbish" else codec.encode([1])
        await put(two, SNAPSHOTS, last, blob=blob)
    was = "missing" if how == "missing" else "damaged"
    assert await rebuilt(two, f" #{two.id.lower()} ") == (
        f"The last position of table #{two.id} was rebuilt from {await decisions(two)} decisions;"
        f" it was {was}."
    )
    assert await snapshots(two) == right
    await two.bids()  # the next round: the game continues from there


async def test_a_position_that_can_be_read_but_is_wrong_is_replaced(two: Seated, last: int) -> None:
    right = await snapshots(two)
    await put(two, SNAPSHOTS, last, blob=right[1].blob)
    said = await rebuilt(two)
    assert said.endswith("decisions; another position was stored.")
    assert await snapshots(two) == right


async def test_a_sound_position_is_left_as_it_is(two: Seated, last: int) -> None:
    right = await snapshots(two)
    said = await rebuilt(two)
    assert said.endswith("decisions; it was the same as before, so nothing was changed.")
    assert await snapshots(two) == right


async def test_the_position_that_the_channel_shows_is_rebuilt_too(two: Seated, last: int) -> None:
    right = await snapshots(two)
    shown = max(seq for seq in right if 1 < seq < last)
    await two.store(public_seq=shown)
    await put(two, SNAPSHOTS, shown, blob=b"")
    assert await rebuilt(two) == (
        f"The last position of table #{two.id} was rebuilt from {await decisions(two)} decisions;"
        " it was the same as before, so nothing was changed."
        " The position that its channel shows was rebuilt too; it was damaged."
    )
    assert await snapshots(two) == right


async def test_positions_in_between_need_not_be_sound(two: Seated, last: int) -> None:
    right = await snapshots(two)
    for seq in set(right) - {1}:
        await put(two, SNAPSHOTS, seq, blob=b"\0")
    assert "it was damaged" in await rebuilt(two)
    assert (await snapshots(two))[last] == right[last]


async def test_without_the_first_position_a_later_one_serves(two: Seated, last: int) -> None:
    right = await snapshots(two)
    await remove(two, SNAPSHOTS, 1)
    await put(two, SNAPSHOTS, last, blob=b"\0")
    assert "it was damaged" in await rebuilt(two)
    assert (await snapshots(two))[last] == right[last]


async def test_with_no_earlier_position_it_is_refused(two: Seated, last: int) -> None:
    for seq in set(await snapshots(two)) - {last}:
        await remove(two, SNAPSHOTS, seq)
    assert await refused(two) == (
        f"The position of table #{two.id} cannot be rebuilt: no position before it is stored."
        " Nothing was changed."
    )


async def test_an_entry_that_cannot_be_replayed_is_named(two: Seated, last: int) -> None:
    await put(two, SNAPSHOTS, last, blob=b"\0")
    log = {row.seq: row for row in (await rows(two.tables.database))["entries"]}
    acted = next(seq for seq in sorted(log) if log[seq].action is not None)
    for cells, why in (
        ({"action": b"\0"}, "is damaged"),
        ({"state_hash": "0" * 16}, "leads to another position than the log says"),
        (
            {"state_hash": "0" * 16, "rules": "0"},
            "leads to another position than the log says: the game's rules have changed since",
        ),
    ):
        await put(two, ENTRIES, last, **cells)
        assert f"rebuilt: entry {last} of its log {why}. Nothing" in await refused(two)
        await put(two, ENTRIES, last, **{name: getattr(log[last], name) for name in cells})
    await put(two, ENTRIES, acted, state_hash="0" * 16)
    for seq in set(await snapshots(two)) - {1}:
        await put(two, SNAPSHOTS, seq, blob=b"\0")
    assert f"entry {acted} of its log leads to another" in await refused(two)


async def test_an_entry_that_is_missing_is_named(two: Seated, last: int) -> None:
    log = {row.seq: row for row in (await rows(two.tables.database))["entries"]}
    lost = log[last].base
    async with two.tables.database.writing() as conn:
        here = SNAPSHOTS.c.table_id == two.id
        await conn.execute(delete(SNAPSHOTS).where(here, SNAPSHOTS.c.seq > 1))
        await conn.execute(delete(ENTRIES).where(ENTRIES.c.seq == lost))
    two.tables.drop(two.id)
    assert f"rebuilt: entry {lost} of its log is missing or damaged." in await refused(two)
    await remove(two, ENTRIES, last)
    assert f"rebuilt: entry {last} of its log is missing or damaged." in await refused(two)


async def test_what_has_no_position_is_refused(tables: Tables) -> None:
    lobby = await Seated.open(tables, 2)
    assert await refused(lobby) == (
        f"The game at table #{lobby.id} has not started: it has no position."
    )
    assert await refused(lobby, "#zzzzz") == "There is no table #ZZZZZ in the database."


async def test_a_game_that_has_just_begun_has_nothing_to_replay(two: Seated) -> None:
    assert "rebuilt: no position before it is stored" in await refused(two)


async def test_a_table_that_is_damaged_in_more_is_refused(two: Seated, last: int) -> None:
    await two.store(game="chess")
    assert "damaged in more than its position (there is no game 'chess')" in await refused(two)


async def test_an_ended_game_is_rebuilt_after_it_was_tidied(two: Seated, last: int) -> None:
    right = await snapshots(two)
    await two.store(status="finished")
    for seq in set(right) - {1, last}:
        await remove(two, SNAPSHOTS, seq)
    await put(two, SNAPSHOTS, last, blob=b"\0")
    assert "it was damaged" in await rebuilt(two)
    assert await snapshots(two) == {1: right[1], last: right[last]}


async def test_the_command_says_what_it_did(two: Seated, last: int) -> None:
    async def command(typed: str) -> tuple[int | None, str, str]:
        url = two.tables.database.engine.url.render_as_string(hide_password=False)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.toy.main", "--rebuild", typed), cwd=ROOT,
            env={**os.environ, "DATABASE_URL": url},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        async with asyncio.timeout(PATIENCE):
            out, err = await process.communicate()
        return process.returncode, out.decode(), err.decode()

    right = await snapshots(two)
    await put(two, SNAPSHOTS, last, blob=b"")
    code, out, err = await command(two.id)
    assert (code, err) == (0, "")
    assert out.endswith("decisions; it was damaged.\n")
    assert await snapshots(two) == right
    unknown = (1, "", "There is no table #ZZZZZ in the database.\n")
    assert await command("zzzzz") == unknown


async def test_a_running_bot_keeps_its_database(two: Seated, last: int) -> None:
    url = two.tables.database.engine.url.render_as_string(hide_password=False)
    bot = await open_database(url, alone=True)
    with pytest.raises(InUse):
        await rebuild.rebuild(url, two.id)
    await bot.close()


def test_no_database_is_made(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"There is no database file .*missing\.db\."):
        asyncio.run(rebuild.rebuild(f"sqlite:///{tmp_path / 'missing.db'}", "ABC12"))
    assert list(tmp_path.iterdir()) == []
