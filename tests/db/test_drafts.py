"""Drafts: a row per seat and question, written once if table and draft are as expected."""

from datetime import timedelta

import pytest

from db import Database, drafts, entries, tidying
from db.drafts import DraftRow
from db.errors import AlreadyApplied, Conflict, NoSuchTable
from tests.db.samples import NOON, draft, entry, later, playing, read_table
from tests.db.test_entries import apply


async def press(database: Database, row: DraftRow, version: int, **more: int) -> None:
    given = {"expected_head": 1, "expected_version": version, **more}
    await drafts.press(database, row, **given)  # type: ignore[arg-type]


async def kept(database: Database, table_id: str) -> list[DraftRow]:
    async with database.reading() as conn:
        return await drafts.drafts_of(conn, table_id)


async def test_a_press_takes_the_place_of_the_version_before(database: Database) -> None:
    table_id = await playing(database)
    first = draft(table_id)
    await press(database, first, 0)
    second = draft(table_id, version=2, presses=b"two", status="armed", updated_at=later(hours=1))
    await press(database, second, 1)
    other = draft(table_id, seat=1, note=b"{}")
    await press(database, other, 0)
    assert await kept(database, table_id) == [second, other]
    table = await read_table(database, table_id)
    assert (table.head, table.updated_at) == (1, NOON)
    async with database.writing() as conn:
        await drafts.change(conn, table_id, {(0, first.question): None})
    assert await kept(database, table_id) == [other]


async def test_an_older_version_or_an_older_table_is_refused(database: Database) -> None:
    table_id = await playing(database)
    await press(database, draft(table_id, version=4), 0)
    before = await kept(database, table_id)
    with pytest.raises(Conflict):
        await press(database, draft(table_id, version=4), 3)
    await apply(database, table_id)
    with pytest.raises(Conflict):
        await press(database, draft(table_id, version=5), 4)
    with pytest.raises(NoSuchTable):
        await press(database, draft("NONE"), 0)
    assert await kept(database, table_id) == before


async def test_a_press_is_applied_once_whatever_it_led_to(database: Database) -> None:
    table_id = await playing(database)
    await press(database, draft(table_id), 0, interaction_id=7)
    for version, head in ((1, 1), (0, 5)):
        with pytest.raises(AlreadyApplied):
            await press(
                database, draft(table_id, version=9), version, interaction_id=7, expected_head=head
            )
    with pytest.raises(AlreadyApplied) as raised:
        await apply(database, table_id, interaction_id=7)
    assert (raised.value.table_id, raised.value.seq) == (table_id, 1)
    assert [row.version for row in await kept(database, table_id)] == [1]


async def test_what_is_published_together_has_one_state(database: Database) -> None:
    table_id = await playing(database)
    bare = [entry("act", b"", seat=0), entry("act", b"state 3", seat=0)]
    bare[0] = entries.NewEntry(kind="act", rules="1", state_hash="h", seat=0)
    assert await apply(database, table_id, bare) == 3
    async with database.reading() as conn:
        log = await entries.entries_of(conn, table_id, after=1)
        assert await entries.load_state(conn, table_id, 2) is None
        assert await entries.snapshot_seqs(conn, table_id) == [1, 3]
        assert await entries.snapshot_seqs(conn, table_id, after=1) == [3]
    assert [(e.seq, e.base, e.state_of) for e in log] == [(2, 1, 2), (3, 2, 3)]
    with pytest.raises(ValueError, match="last entry"):
        await apply(database, table_id, bare[:1])


async def test_old_presses_are_forgotten_when_a_table_is_tidied(database: Database) -> None:
    table_id = await playing(database)
    await press(database, draft(table_id), 0, interaction_id=7)
    fresh = draft(table_id, version=2, updated_at=later(hours=30))
    await press(database, fresh, 1, interaction_id=8)
    async with database.writing() as conn:
        (found,) = await tidying.untidy(conn, later(days=300), 9)
        await tidying.tidy(conn, NOON + timedelta(hours=40), [found])
        assert await entries.find_interaction(conn, 7) is None
        assert await entries.find_interaction(conn, 8) is not None


async def test_a_seat_has_a_draft_for_each_question(database: Database) -> None:
    """The version expected is the latest of them all."""
    table_id = await playing(database)
    turn, window = draft(table_id), draft(table_id, question="window", version=2)
    await press(database, turn, 0)
    await press(database, window, 1)
    assert await kept(database, table_id) == [turn, window]
    with pytest.raises(Conflict):
        await press(database, draft(table_id, version=3), 1)
    other = draft(table_id, question="next turn", version=3)
    await drafts.press(database, other, instead_of="turn", expected_head=1, expected_version=2)
    assert await kept(database, table_id) == [other, window]
