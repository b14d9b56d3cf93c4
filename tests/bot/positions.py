"""Tables of people at a position, without a database, and decisions there."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from bot.panel.decision import Position, present
from bot.service.tables.session import PERSON, TableSession
from db.tables import SeatRow, TableRow
from games.core.game import AnyGame
from games.core.random_play import random_action
from games.core.rng import rng

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


def decisions(
    game: AnyGame, seed: int, begun: Any = None, players: int = 3
) -> Iterator[tuple[Any, int]]:
    """Yield each state of a random game, to be copied, with a seat that is asked."""
    source, state = rng(seed), begun or game.start({}, players, seed)
    while waiting := game.waiting(state):
        seat = source.pick(waiting)
        yield state, seat
        game.apply(state, seat, random_action(game, state, seat, source))
