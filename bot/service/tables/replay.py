"""Decisions as a log has them, ready to be carried out again."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.shared.problems import Problem
from db.entries import EntryRow
from db.rows import sound
from games.core import codec
from games.core.compression import MissingPhrasesError
from games.core.events import Event
from games.core.game import AnyGame
from games.core.replay import Decided, DivergedError, carry_out

UNREADABLE = (MissingPhrasesError, msgspec.DecodeError, RecursionError, zlib.error)
"""Errors of reading a damaged entry."""
LOST = (DivergedError, Problem, *UNREADABLE)
"""Errors of replaying a log that is damaged, or that other rules were played by."""


def events_of(game: AnyGame, entry: EntryRow) -> list[Event]:
    """Return all events of an entry. Raise an error of `UNREADABLE` if they are damaged."""
    return [] if entry.events is None else codec.decode_events(game, entry.events)


def replayed(game: AnyGame, state: Any, entries: Sequence[EntryRow]) -> bool:
    """Carry decisions out on a state, in place; return whether it came to where the log says."""
    try:
        for place, entry in enumerate(entries):
            carry_out(game, state, decided(game, entry), place)
    except LOST:
        return False
    return True


def decided(game: AnyGame, entry: EntryRow) -> Decided:
    """Return a decision as it is replayed. Raise an error of `UNREADABLE` if it is damaged."""
    if not sound(entry) or entry.seat is None or entry.action is None:
        raise msgspec.DecodeError(f"entry {entry.seq} has no decision")
    action = codec.decode_action(game, entry.action)
    return Decided(entry.seat, action, events_of(game, entry), entry.state_hash)
