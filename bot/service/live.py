"""A loaded table: its rows, its state and what can be asked of them without the database."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from bot.errors import Problem
from bot.texts import known
from db.tables import SeatRow, TableRow
from games.core.actions import Action, kind
from games.core.game import AnyGame
from games.core.text import Language

PERSON = "person"
VACANT = "vacant"


@dataclass(slots=True)
class Live:
    """A table in memory. Only `bot.service` changes it, while holding its lock.

    `state` is `None` in the lobby. `written` is the last entry that a post in the outbox tells
    of. `queued` are the seats with a prepared turn. `public` caches the state of `public_seq`.
    """

    row: TableRow
    seats: list[SeatRow]
    game: AnyGame
    state: Any = None
    written: int = 0
    queued: set[int] = field(default_factory=set[int])
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    public: tuple[int, Any] | None = None
    _legal: dict[int, list[Any]] = field(default_factory=dict[int, list[Any]])

    @property
    def id(self) -> str:
        """The table's public id."""
        return self.row.id

    @property
    def lang(self) -> Language:
        """The language of the table's public messages."""
        return known(self.row.language)

    @property
    def names(self) -> list[str]:
        """The names of the seats in their order."""
        return [seat.name for seat in self.seats]

    @property
    def playing(self) -> bool:
        """Whether decisions are being taken."""
        return self.row.status == "playing"

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a person, if he has one."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)

    def require_seat(self, user_id: int) -> int:
        """Return the seat of a person, or tell that he has none."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Problem("problem-not-seated", table=self.id)
        return seat

    def require_playing(self) -> None:
        """Tell why nothing can be decided at this table, if that is so."""
        if not self.playing or self.state is None:
            raise Problem(f"problem-table-{self.row.status}", table=self.id)

    def computer(self, seat: int) -> bool:
        """Whether a program plays this seat."""
        return self.seats[seat].kind not in (PERSON, VACANT)

    def people(self) -> list[SeatRow]:
        """Return the seats of people."""
        return [seat for seat in self.seats if seat.kind == PERSON and seat.user_id is not None]

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that must decide now."""
        return self.game.waiting(self.state) if self.playing and self.state is not None else ()

    def legal(self, seat: int) -> list[Any]:
        """Return the legal actions of a seat, computed once per state."""
        if not self.playing or self.state is None:
            return []
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.state, seat)
        return self._legal[seat]

    def decision(self, seat: int) -> int:
        """Return the number of the seat's present decision, 0 if it has none."""
        return self.seats[seat].decision or 0

    def view(self, seat: int | None) -> Any:
        """Return what a seat may know of the present state."""
        return self.game.view(self.state, seat)

    def forget(self) -> None:
        """Drop what was computed from the state."""
        self._legal.clear()


def kinds_of(actions: list[Action]) -> frozenset[str]:
    """Return which kinds of action there are."""
    return frozenset(kind(action) for action in actions)
