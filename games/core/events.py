"""Events: what an action brought about, in the past tense, as frozen data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Literal

import msgspec

from games.core.outcome import Actor

Role = Literal["head", "gain", "ahead", "each", "line", "news", "silent"]
"""The part of an event in a story (`games.core.stories`).

In a player's line, a "head" begins a clause; a "gain" belongs to the clause before it; an "ahead"
event was paid or begun before its cause: it waits for the next head, and its text goes in front of
that. An event for "each" player in turn, such as production, is one line of all players. A "line"
is a separate sentence; "news" too, but it waits until the player's line has ended. A story leaves
out "silent" events.
"""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="e", gc=False):
    """Base of all events; `seats` are those allowed to see it, None means all."""

    running: ClassVar[tuple[str, ...]] = ()
    """Fields in which others have a part: totals, ordinal numbers."""
    role: ClassVar[Role | None] = "line"
    belongs: ClassVar[str] = ""
    """For a gain: the tags of events to whose clause it belongs, no matter what followed.

    For an event ahead: the tags of the heads in front of which its text goes; before others it is
    alone.
    """
    replaces: ClassVar[tuple[str, ...] | None] = None
    """The fields by which an event replaces an earlier one of its kind and seat in a story.

    A pledge for a mission that is changed again is said once.
    """
    takes_back: ClassVar[tuple[str, ...]] = ()
    """The tags of its seat's earlier events that it takes back, so that a story leaves them out:
    all that was pledged, by an answer that is given up."""
    sums: ClassVar[tuple[str, ...]] = ()
    """The fields that add up where an event follows one of its kind and seat.

    Cards that were sold one by one appear in a story as if they were sold at once.
    """
    counted: ClassVar[Mapping[str, str]] = {}
    """The messages that say amounts, by the fields that hold them; a "-" comes before costs.

    Of a field with several goods it is how the message of each of the `goods_order` begins. A
    game's base class can name fields that only some of its events have.
    """
    goods_order: ClassVar[Sequence[str]] = ()
    """The kinds of goods, in the order in which they are said: saved goods have none."""
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Return whether a seat (or the public, `None`) can see this event."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def opens(self) -> int | None:
        """Return the number of the round that begins with this event, for paging through a log."""
        return None

    def amounts(self) -> Iterable[tuple[str, int]]:
        """Yield the gains of its player, negative ones being costs.

        Each is the id of the message that says an amount of it, and the amount. Gains of another
        player and gains without room are not among them. By default they are the `counted` fields.
        """
        for field, what in self.counted.items():
            found: int | Mapping[str, int] = getattr(self, field, 0)
            said, sign = what.removeprefix("-"), -1 if what.startswith("-") else 1
            if isinstance(found, int):
                yield said, sign * found
            else:
                yield from (
                    (f"{said}-{k}", sign * found[k]) for k in self.goods_order if k in found
                )

    def void(self) -> bool:
        """Return whether this takes back what it `replaces`, so that neither is shown."""
        return False

    def at_closing(self) -> Event:
        """Return the public event for what a seat did in private, once its phase closes."""
        return msgspec.structs.replace(self, seats=None)


class RoundEvent(Event, frozen=True):
    """Base of the event with which a round begins."""

    round: int

    def opens(self) -> int:
        return self.round


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The end of the game, with its winners and the tie-breaks that were needed."""

    winners: tuple[Actor, ...]
    tie_breaks: tuple[str, ...]


class SeatEvent(Event, frozen=True):
    """Base of the events that one seat causes, or a rival, by its id.

    A class without a declared role appears in the log as its sentence.
    """

    role: ClassVar[Role | None] = None
    seat: Actor


class HeadEvent(SeatEvent, frozen=True):
    """Base of the events that begin a clause of their seat's line."""

    role = "head"


class GainEvent(SeatEvent, frozen=True):
    """Base of the events that belong to the clause before them."""

    role = "gain"


class SilentEvent(SeatEvent, frozen=True):
    """Base of the events that stories leave out."""

    role = "silent"


class NewsEvent(Event, frozen=True):
    """Base of the events that are sentences after the line of a seat."""

    role = "news"


class Applied(msgspec.Struct, gc=False):
    """The report of `apply`: events in order, and limits for undo and the public view.

    `revealed`: something hidden was shown or chance was used, so undo stops here. `closed`: a turn
    or a simultaneous phase ended, so the public sees the game from here. `publish`: it is decided
    for good though nothing has ended, so that others at the table see it and continue from it; its
    author can withdraw it as long as nobody else has decided anything.
    """

    events: list[Event] = []
    revealed: bool = False
    closed: bool = False
    publish: bool = False


def visible(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Return the events that a seat, or the public, can see."""
    return [event for event in events if event.visible_to(seat)]
