"""Tables of people at a position, without a database, and decisions there."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.panel.decision import Position, present
from bot.service.tables.session import PERSON, TableSession
from db.tables import SeatRow, TableRow
from games.core.game import AnyGame

AT = datetime(2026, 1, 1, tzinfo=UTC)


def live_at(game: AnyGame, state: Any) -> TableSession:
    """Return a table of people at a position."""
    row = TableRow(
        id="ABCDE", game=game.key, guild_id=1, channel_id=7, creator_id=100, status="playing",
        name="A table", language="en", options={}, settings={},
        content_hash=state.content, head=50, state_seq=50, public_seq=40,
        announced_seq=40, result=None, created_at=AT, updated_at=AT, started_at=AT, ended_at=None,
    )  # fmt: skip
    waiting = game.waiting(state)
    seats = [
        SeatRow(
            seat=seat,
            kind=PERSON,
            name=f"Person {seat}",
            user_id=100 + seat,
            decision=1 if seat in waiting else None,
        )
        for seat in range(len(state.players))
    ]
    return TableSession(row, seats, game, state)


def position_at(game: AnyGame, state: Any, seat: int = 0) -> Position:
    """Return the decision of a seat at a position."""
    return present(live_at(game, state), seat)
