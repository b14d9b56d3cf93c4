"""Caches of tables: values computed for seats, past turns, and some states as bytes."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from games.core import codec
from games.core.game import AnyGame

ROOM = 16 * 2**20
"""Bytes for the tables that were looked back at last."""
_TURN, _ENTRY = 250, 60
"""Bytes that a turn, and an entry of the log, take in memory, roughly."""


class Turn(msgspec.Struct, frozen=True):
    """A turn, or a phase of several seats, that has ended; 0 is the beginning of the game.

    Turns are counted as in an exported game. `round` is 0 in a game without rounds; `first` and
    `last` are entries of the log, between which others may have been taken back. `seats` are the
    seats that decided something in it, or had it decided for them, in their order.
    """

    number: int
    round: int
    first: int
    last: int
    seats: tuple[int, ...]
    decisions: int


class Span(msgspec.Struct, frozen=True):
    """A seat that one person held from one entry to another; `None` if nobody knows who.

    `last` is `None` for the present holder.
    """

    seat: int
    user_id: int | None
    first: int
    last: int | None


class TurnIndex(msgspec.Struct, frozen=True):
    """The turns of a table that are valid and that all players have seen, the beginning first.

    `line` are the entries that led to its present state, `spans` say who held which seat when.
    """

    turns: tuple[Turn, ...]
    line: tuple[int, ...]
    spans: tuple[Span, ...]

    @property
    def last(self) -> int:
        """The number of the last turn."""
        return len(self.turns) - 1

    def rounds(self) -> list[Turn]:
        """Return the first turn of each round."""
        found: dict[int, Turn] = {}
        for turn in self.turns[1:]:
            found.setdefault(turn.round, turn)
        return list(found.values())

    def held(self, seat: int, user_id: int, first: int, last: int) -> bool:
        """Return whether a person held a seat, as far as the log shows, between two entries."""
        return any(
            span.seat == seat
            and span.user_id == user_id
            and span.first <= first
            and (span.last is None or last <= span.last)
            for span in self.spans
        )


@dataclass(slots=True)
class ByteCache:
    """The cache of one table: its past as of a `key`, and states by their entries.

    `broken` are the decisions that do not lead where the log says.
    """

    key: tuple[Any, ...] = ()
    past: TurnIndex | None = None
    states: dict[int, bytes] = field(default_factory=dict[int, bytes])
    broken: set[int] = field(default_factory=set[int])

    def size(self) -> int:
        """Return how many bytes it takes, roughly."""
        listed = 0 if self.past is None else _TURN * len(self.past.turns)
        listed += 0 if self.past is None else _ENTRY * len(self.past.line)
        return listed + sum(map(len, self.states.values()))

    def tell(self, key: tuple[Any, ...], past: TurnIndex) -> None:
        """Keep the present past; drop the states of entries that were taken back."""
        self.key, self.past = key, past
        stands = set(past.line)
        self.states = {seq: blob for seq, blob in self.states.items() if seq in stands}
        self.broken &= stands


class ByteCaches:
    """The caches of tables, the last used ones: no more than there is room for."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._shelves: OrderedDict[str, ByteCache] = OrderedDict()
        self._sizes: dict[str, int] = {}

    def of(self, table_id: str) -> ByteCache:
        """Return the cache of a table, which becomes the last used one."""
        shelf = self._shelves.setdefault(table_id, ByteCache())
        self._shelves.move_to_end(table_id)
        return shelf

    def settle(self, table_id: str) -> None:
        """Make room after more was kept of a table: drop the tables not used for longest."""
        shelf = self._shelves.get(table_id)
        if shelf is None:
            return
        self._sizes[table_id] = shelf.size()
        while len(self._shelves) > 1 and self.size > self._room:
            oldest, _ = self._shelves.popitem(last=False)
            self._sizes.pop(oldest, None)

    @property
    def size(self) -> int:
        """How many bytes all of it takes, roughly."""
        return sum(self._sizes.values())


def packed(states: Mapping[int, Any] | Iterable[tuple[int, Any]]) -> dict[int, bytes]:
    """Return states as bytes."""
    return {seq: zlib.compress(codec.encode(state), 1) for seq, state in dict(states).items()}


def unpacked(game: AnyGame, blob: bytes) -> Any:
    """Return a state from the bytes that were made of it in this very process."""
    return codec.decode(game, zlib.decompress(blob), game.schema)


T = TypeVar("T")


class SeatCache:
    """Values computed for seats from the state and from their draft.

    They are dropped when either changes: for one seat, or for all seats and the public (None).
    """

    def __init__(self) -> None:
        self._found: dict[int | None, dict[Hashable, Any]] = {}

    def of(self, seat: int | None, what: Hashable, compute: Callable[[], T]) -> T:
        """Return the value computed for a seat before, or compute it now."""
        found = self._found.setdefault(seat, {})
        if what not in found:
            found[what] = compute()
        return found[what]

    def get(self, seat: int | None, what: Hashable) -> Any:
        """Return the known value, None if there is none."""
        return self._found.get(seat, {}).get(what)

    def put(self, seat: int | None, what: Hashable, value: object) -> None:
        """Keep a value that is known already."""
        self._found.setdefault(seat, {})[what] = value

    def drop(self, seat: int) -> None:
        """Drop everything about a seat."""
        self._found.pop(seat, None)

    def clear(self) -> None:
        """Drop everything."""
        self._found.clear()
