"""An unreadable last state is played again from the log; the host is notified once."""

from __future__ import annotations

import pytest
from sqlalchemy import delete, update

from bot.service.tables import store
from bot.service.tables.store import Tables
from bot.shared.problems import DamagedProblem
from db import models
from games.core.actions import EndTurn
from games.core.codec import state_hash
from tests.bot.seated import Seated
from tests.bot.test_damaged import Log

SNAPSHOTS = models.snapshots


async def play_on(two: Seated, turns: int) -> None:
    """End the turn of the player the table waits for, this number of times."""
    users = await two.users()
    for _ in range(turns):
        live = await two.live()
        await two.act(users[live.game.waiting(live.state)[0]], EndTurn())


async def played(two: Seated) -> tuple[str, int]:
    """Play a few steps; return the hash of the last state and its entry."""
    await two.bids()
    await play_on(two, 1)
    live = await two.live()
    return state_hash(live.state), live.row.state_seq


async def spoil(two: Seated, *, since: int, gone: bool = False) -> None:
    """Damage the stored states from an entry on, or take them away."""
    two.tables.drop(two.id)
    theirs = (SNAPSHOTS.c.table_id == two.id) & (SNAPSHOTS.c.seq >= since)
    async with two.tables.database.writing() as conn:
        if gone:
            await conn.execute(delete(SNAPSHOTS).where(theirs))
        else:
            await conn.execute(update(SNAPSHOTS).where(theirs).values(blob=b"\0\1"))


@pytest.mark.parametrize("first", ["last", "all but the first"])
@pytest.mark.parametrize("gone", [False, True])
async def test_a_damaged_last_state_is_played_again(
    two: Seated, log: Log, first: str, *, gone: bool
) -> None:
    right, seq = await played(two)
    await spoil(two, since=seq if first == "last" else 2, gone=gone)
    for _ in range(2):
        live = await two.live()
        assert state_hash(live.state) == right
        assert live.row.state_seq == seq
        two.tables.drop(two.id)
    assert "table cannot be read" not in [event for event, _ in log.lines]
    told = [more for event, more in log.lines if event == "damaged state was rebuilt from the log"]
    # Each damaged state that is needed is worked out once: the last, and what may be withdrawn to.
    states = [each["state"] for each in told]
    assert states[0] == seq
    assert len(states) == len(set(states))
    await play_on(two, 1)
    again = Seated(Tables(two.tables.database), two.id)
    assert (await again.live()).row.state_seq > seq


async def test_what_the_log_does_not_lead_to_is_not_made_up(two: Seated, log: Log) -> None:
    right, seq = await played(two)
    await spoil(two, since=seq)
    entries = models.entries
    async with two.tables.database.writing() as conn:
        await conn.execute(
            update(entries)
            .where((entries.c.table_id == two.id) & (entries.c.seq == seq))
            .values(state_hash="0" * len(right))
        )
    with pytest.raises(DamagedProblem):
        await two.live()
    assert "damaged state was rebuilt from the log" not in [event for event, _ in log.lines]
