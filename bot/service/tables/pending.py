"""Data kept with the state of a table: drafts, orders and waits of seats, open windows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from games.core.drafts import Press
from games.core.errors import Reason
from games.core.text import Language

Key = tuple[int, str]
"""The key of a draft: its seat, and the question that it answers; "" is the seat's next turn."""

WHILE_WAITING, POSTPONED = "aside", "later "
"""Values instead of a question: for a play composed while the game waits for others, and, with a
number in the order of arrival, for a delayed play."""
CHOICE = "choice "
"""With a rank, 2 or 3, instead of a question: for a prepared move that is played if no better
choice can be. The first choice has the question ""."""
RANKS = (1, 2, 3)
"""The ranks of the moves that a person can prepare for one turn, the first choice first."""


def choice(seat: int, rank: int) -> Key:
    """Return the key of the draft of a choice for a seat's next turn."""
    return seat, "" if rank == 1 else f"{CHOICE}{rank}"


class Note(msgspec.Struct, frozen=True):
    """A change to an action of a draft: it does not fit any longer, or means something else.

    `why` is the game's refusal; `None` if it would do something else: `now` is its present label,
    and `events` (JSON) are the events its author would see. `armed`: it was going to be played
    automatically. `left`: it cannot be taken back, so it was not pressed for its author.
    """

    label: Mapping[Language, str]
    why: Reason | None = None
    now: Mapping[Language, str] = {}
    events: str = "[]"
    armed: bool = True
    left: bool = False


class SeatDraft(msgspec.Struct, frozen=True):
    """The presses of a person; `version` changes with every change to them, 0 is none yet.

    A draft is played automatically if it is `armed`, or was `sent`: confirmed, and not carried out
    yet. `base` is the last entry that led to the state when they pressed last.
    """

    user_id: int
    presses: tuple[Press, ...] = ()
    version: int = 0
    armed: bool = False
    sent: bool = False
    note: Note | None = None
    base: int = 0


class Instruction(msgspec.Struct, frozen=True):
    """An order or a hold: `body` is the order, `note` is its outcome."""

    user_id: int
    body: bytes = b""
    note: bytes | None = None


class About(msgspec.Struct, frozen=True):
    """The window of a message, and the first and last entry that opened or closed it.

    `back`: it is open again because its end was taken back. `loud` are the users it notifies,
    `played` the entries that were played in the window.
    """

    topic: str
    first: int
    last: int
    back: bool = False
    loud: list[int] = []
    played: list[int] = []


class Open(NamedTuple):
    """An open window that has a message: its nonce and its subject."""

    nonce: str
    about: About
