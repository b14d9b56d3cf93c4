"""What a transaction at a table changes, as data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.clocks.clocks import Clock
from bot.service.tables.lapses import Lapse
from bot.service.tables.pending import Key, Paper, PaperKey, SeatDraft
from db.notes import NoteRow
from db.outbox import NewMessage
from db.tables import Status
from games.core.actions import Action
from games.core.events import Applied

Also = Callable[[AsyncConnection], Awaitable[None]]
"""Something more to be written in the same transaction."""


class Step(msgspec.Struct, frozen=True):
    """One entry to be written. `blob` is the state after it, `state_of` an earlier entry's.

    What is published together has one state, after the last of it. `followed`: nobody pressed for
    it now.
    """

    kind: str
    seat: int | None = None
    user_id: int | None = None
    action: Action | None = None
    applied: Applied = msgspec.field(default_factory=Applied)
    blob: bytes | None = None
    state_hash: str = ""
    state_of: int | None = None
    followed: bool = False


class Aside(msgspec.Struct, frozen=True):
    """What the channel is told, in its language, of `count` steps from the number `first` on."""

    text: str
    first: int
    count: int
    unsaid: tuple[int, ...] = ()
    """Entries that such a message told of, which is deleted: they are taken back."""


class Writing(msgspec.Struct):
    """What a transaction changes: steps and the state after them."""

    steps: list[Step]
    state: Any
    interaction_id: int | None = None
    status: Status | None = None
    started: bool = False
    publish: bool = False
    """Show the state after the last step to everybody, even if it closed nothing."""
    epoch: bool = False
    """Every question is put anew: the table begins, goes back, resumes or moves."""
    refresh: frozenset[int] = frozenset()
    """Seats that are asked anew, for another reason than a changed decision."""
    asked_at: Mapping[int, datetime] = {}
    """Since when seats are asked what they are asked again; for others that is now."""
    texts: tuple[str, ...] = ()
    """Plain messages for the channel, in the table's language."""
    asides: tuple[Aside, ...] = ()
    """What the channel is told of some of the steps at once; posts leave them out."""
    boundary: bool = False
    """Of going back: nobody had decided anything there since a turn or phase ended."""
    lapses: tuple[Lapse, ...] = ()
    """Votes that end with this, beside those that end with any such commit."""
    drafts: dict[Key, SeatDraft | None] = {}
    """What seats have in hand from now on; those of others are walked again."""
    papers: Mapping[PaperKey, Paper | None] = {}
    """Orders and holds that are others from now on."""
    notes: Mapping[int, NoteRow] = {}
    """What people keep at the table from now on."""
    messages: tuple[NewMessage, ...] = ()
    """More messages, beside those that follow from the steps."""
    clocks: Mapping[str, Clock] = {}
    """Clocks that are others from now on, beside what follows for them from the steps."""
    reseated: frozenset[int] = frozenset()
    """Seats that have changed hands."""

    @property
    def aside(self) -> bool:
        """Whether all that is done is told at once, so that no post has to."""
        return sum(aside.count for aside in self.asides) == len(self.steps)
