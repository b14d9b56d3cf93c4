"""A loaded table: its rows, its state and what can be asked of them without the database."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.errors import Problem
from bot.naming import safe
from bot.texts import known
from db.tables import SeatRow, TableRow
from games.core.actions import Action, kind
from games.core.game import AnyGame
from games.core.text import COMPUTER, Language
from games.core.waits import Wait, counted
from games.core.words import Words

if TYPE_CHECKING:
    from bot.service.plans import Plan

PERSON = "person"
VACANT = "vacant"


@dataclass(frozen=True, slots=True)
class Wreck:
    """A table that cannot be read: enough to say who may end it, and to do so."""

    row: TableRow
    seats: list[SeatRow]

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a person, if they have one."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)


@dataclass(slots=True)
class Live:
    """A table in memory. Only `bot.service` changes it, while holding its lock.

    `state` is `None` in the lobby. `written` is the last entry that a post in the outbox tells
    of. `plans` are turns prepared by seats that wait, to be played once they are `armed`.
    `public` is the state of `public_seq`, which everybody may see; `hints` what a computer would
    think of a seat's legal actions.
    """

    row: TableRow
    seats: list[SeatRow]
    game: AnyGame
    state: Any = None
    written: int = 0
    plans: dict[int, Plan] = field(default_factory=dict[int, "Plan"])
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    public: tuple[int, Any] | None = None
    hints: dict[int, dict[Any, float]] = field(default_factory=dict[int, dict[Any, float]])
    _legal: dict[int, list[Any]] = field(default_factory=dict[int, list[Any]])
    _seen: dict[int, Any] = field(default_factory=dict[int, Any])
    _views: dict[int | None, Any] = field(default_factory=dict[int | None, Any])

    @property
    def id(self) -> str:
        """The table's public id."""
        return self.row.id

    @property
    def title(self) -> str:
        """The table's name, for messages."""
        return safe(self.row.name)

    @property
    def lang(self) -> Language:
        """The language of the table's public messages."""
        return known(self.row.language)

    def words(self, lang: Language) -> Words[Any]:
        """Return what the game says in a language, its components called as at this table."""
        return self.game.words(lang, self.row.content_hash)

    @property
    def names(self) -> list[str]:
        """The names of the seats in their order, those that a program plays with its mark.

        Pictures draw the mark; for texts it is spelled out.
        """
        return [
            f"{seat.name} {COMPUTER}" if self.computer(seat.seat) else seat.name
            for seat in self.seats
        ]

    @property
    def playing(self) -> bool:
        """Whether decisions are being taken."""
        return self.row.status == "playing"

    @property
    def running(self) -> bool:
        """Whether the table is not over: it occupies its channel."""
        return self.row.status in ("lobby", "playing", "paused")

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a person, if they have one."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)

    def require_seat(self, user_id: int) -> int:
        """Return the seat of a person, or tell that they have none."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Problem("problem-not-seated", table=self.id)
        return seat

    def require_lobby(self) -> None:
        """Tell why a table can no longer be changed, if it has begun or was given up."""
        if self.row.status != "lobby":
            over = self.state is None or not self.running
            key = f"problem-table-{self.row.status}" if over else "problem-not-lobby"
            raise Problem(key, table=self.id)

    def require_begun(self) -> None:
        """Tell that there is no game to look at yet, or that there never was one."""
        if self.state is None:
            raise Problem(f"problem-table-{self.row.status}", table=self.id)

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

    def seen(self, seat: int | None) -> Any:
        """Return the state that a seat may look at, the rest of its secrets still to be masked.

        Whoever waits sees what was published last, not the turn that somebody has in hand, and
        what they did themselves meanwhile. Where several decide at once the game hides what the
        others do, and one's own part is there.
        """
        if seat is None or self.public is None or self.together or seat in self.waiting():
            return self.state
        if seat not in self._seen:
            self._seen[seat] = self.game.caught_up(self.public[1], self.state, seat)
        return self._seen[seat]

    def view(self, seat: int | None) -> Any:
        """Return what a seat may know of what it sees, computed once per state."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.seen(seat), seat)
        return self._views[seat]

    def waits(self) -> tuple[Wait, ...]:
        """Return the questions that the game has put to seats, those answered already too."""
        return () if self.state is None else self.game.waits(self.state)

    @property
    def undisclosed(self) -> tuple[int, ...]:
        """The seats of which nobody else may learn now whether they are done."""
        return counted(self.waits()) if self.playing else ()

    @property
    def together(self) -> bool:
        """Whether several seats are asked at once, in a phase that the public sees as it closes."""
        return len({wait.seat for wait in self.waits()}) > 1

    @property
    def done(self) -> int:
        """How many seats have nothing more to decide in this phase."""
        return len(self.seats) - len(self.waiting())

    @property
    def queued(self) -> set[int]:
        """The seats whose prepared turn is to be played as soon as they are awaited."""
        return {seat for seat, plan in self.plans.items() if plan.armed}

    def forget(self) -> None:
        """Drop what was computed from the state."""
        self._legal.clear()
        self._seen.clear()
        self._views.clear()
        self.hints.clear()


def kinds_of(actions: list[Action]) -> frozenset[str]:
    """Return which kinds of action there are."""
    return frozenset(kind(action) for action in actions)
