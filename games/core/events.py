"""Events: what an action brought about, in the past tense, as frozen data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from games.core.outcome import Actor


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="e", gc=False):
    """Base of all events; `seats` are those allowed to see it, `None` means everybody."""

    running: ClassVar[tuple[str, ...]] = ()
    """Fields in which others have a part: totals, the how-manieth it was."""
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether a seat (or the public, `None`) may see this event."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def opens(self) -> int | None:
        """Return the number of the round that begins with this event, for paging through a log."""
        return None

    def at_closing(self) -> Event:
        """Return how everybody is told what a seat did in private, once its phase closes."""
        return msgspec.structs.replace(self, seats=None)


class RoundEvent(Event, frozen=True):
    """Base of the event with which a round begins."""

    round: int

    def opens(self) -> int:
        return self.round


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over, with whoever won and the tie-breaks that were needed."""

    winners: tuple[Actor, ...]
    tie_breaks: tuple[str, ...]


class SeatEvent(Event, frozen=True):
    """Base of the events that are one seat's doing, or a rival's, by its id."""

    seat: Actor


class Applied(msgspec.Struct, gc=False):
    """What `apply` reports: events in order, and where undo and the public stand.

    `revealed`: something hidden was shown or chance was used, so undo stops here.
    `closed`: a turn or a simultaneous phase ended, so the public sees the game from here.
    `publish`: it is decided for good though nothing has ended, so that others at the table see it
    and play on what it left; its author may withdraw it as long as none of them has.
    """

    events: list[Event] = []
    revealed: bool = False
    closed: bool = False
    publish: bool = False


def visible(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Return the events that a seat, or the public, may see."""
    return [event for event in events if event.visible_to(seat)]
