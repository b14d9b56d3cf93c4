"""A database of the first version still works: its turns in hand become drafts.

The same holds for its prepared turns. `tests/db/first_version` was written by that version, in
which a turn in hand was walked into the table's own state: six tables in the midst of turns and
phases, with votes and prepared turns.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import db.votes as votes_db
from bot.service.seats import seating
from bot.service.tables.store import Tables
from bot.service.turns import prepared_turn
from bot.service.votes import voting
from db import Database, open_database
from games.core import codec
from games.core.actions import EndTurn
from games.core.random_play import random_action
from games.core.rng import rng
from tests.bot.seated import Seated

OLD = Path(__file__).parents[2] / "db" / "first_version"
WRITTEN: dict[str, Any] = json.loads((OLD / "tables.json").read_text())
"""What the program that wrote it knew of each table."""


def unsent(path: Path) -> list[tuple[Any, ...]]:
    """Return the messages that are still to be sent, and the pings that are out."""
    with closing(sqlite3.connect(path)) as store:
        found = store.execute("SELECT nonce FROM outbox WHERE state = 'pending'").fetchall()
        return sorted(found + store.execute("SELECT nonce, seat, decision FROM pings").fetchall())


@pytest.fixture
async def upgraded(tmp_path: Path, toy_game: None) -> AsyncIterator[Tables]:
    path = tmp_path / "bot.db"
    path.write_bytes(gzip.decompress((OLD / "bot.db.gz").read_bytes()))
    before = unsent(path)
    database: Database = await open_database(f"sqlite:///{path}")
    assert unsent(path) == before, "nothing is posted, nobody is asked anew"
    yield Tables(database)
    await database.close()


async def table(tables: Tables, name: str) -> tuple[Seated, dict[str, Any]]:
    found = Seated(tables, WRITTEN[name]["table"])
    live = await found.live()
    since = [
        [s.seat, s.decision, s.waiting_since and s.waiting_since.isoformat(), s.reminders]
        for s in live.seats
    ]
    assert since == WRITTEN[name]["waits"]
    assert (live.row.status, live.row.public_seq) == tuple(
        WRITTEN[name][key] for key in ("status", "public")
    )
    return found, WRITTEN[name]


@pytest.mark.parametrize("name", ["revealed", "quiet", "paused"])
async def test_a_turn_in_hand_is_the_movers_draft(upgraded: Tables, name: str) -> None:
    seated, was = await table(upgraded, name)
    live = await seated.live()
    mover = was["mover"]
    assert codec.state_hash(live.position(mover)) == was["hash"]
    assert codec.state_hash(live.state) != was["hash"], "nobody else is told of it any more"
    assert codec.encode(live.position(1 - mover)) == codec.encode(live.state)
    assert live.draft(mover).presses
    assert (await seated.log())[-1].kind == "drafts"
    shown = live.public is not None and live.public[0]
    assert (live.row.state_seq == shown) == (name != "revealed"), "what was revealed is public"


@pytest.mark.parametrize("name", ["phase", "done", "fresh"])
async def test_in_a_phase_all_in_hand_is_published_as_it_stands(
    upgraded: Tables, name: str
) -> None:
    """Where nothing is in hand nothing is written."""
    seated, was = await table(upgraded, name)
    live = await seated.live()
    assert codec.state_hash(live.state) == was["hash"]
    assert all(not live.walked(seat.seat).presses for seat in live.seats)
    log = await seated.log()
    assert len(log) == was["head"] if name == "fresh" else log[-1].kind == "drafts"


async def test_votes_go_on(upgraded: Tables) -> None:
    seated, was = await table(upgraded, "revealed")
    users = await seated.users()
    async with upgraded.database.reading() as conn:
        asked = await votes_db.open_votes(conn, seated.id)
    assert sorted(vote.kind for vote in asked) == ["pause", "undo"]
    back = next(vote for vote in asked if vote.kind == "undo")
    tally = await voting.cast(upgraded, seated.id, back.id, users[1 - was["mover"]], agrees=True)
    assert tally.outcome == "agreed"
    live = await seated.live()
    assert (await seated.log())[-1].kind == "rewind"
    assert codec.state_hash(live.state) != was["hash"]


@pytest.mark.parametrize("name", list(WRITTEN))
async def test_the_game_goes_on(upgraded: Tables, name: str) -> None:
    seated, was = await table(upgraded, name)
    source, users = rng(3), await seated.users()
    live = await seated.live()
    if live.row.status == "paused":
        async with upgraded.locked(seated.id) as live:
            await seating.set_paused(upgraded, live, users[0], paused=False)
        assert codec.state_hash((await seated.live()).position(was["mover"])) == was["hash"]
    for _ in range(40):
        live = await seated.live()
        if not live.waiting():
            break
        seat = live.waiting()[0]
        if seat in live.queued:
            async with upgraded.locked(seated.id) as live:
                await prepared_turn.play(upgraded, live, seat)
            continue
        ends = EndTurn() in live.legal(seat)
        action = random_action(live.game, live.position(seat), seat, source)
        await seated.act(users[seat], EndTurn() if ends else action)
    assert (await seated.reload()).row.head > was["head"] + 5
