"""A change of a table as data: log entries, drafts, votes that end, automatic moves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.votes as votes_db
from bot.service.clocks.clocks import Clock
from bot.service.tables.pending import Instruction, Key, SeatDraft
from bot.service.tables.session import TableSession
from db.batch import Write
from db.notes import NoteRow
from db.outbox import NewMessage
from db.papers import Key as InstructionKey
from db.tables import Status
from games.core.actions import Action
from games.core.events import Applied

ExtraWrite = Callable[[AsyncConnection], Awaitable[None]]
"""Another write of the same transaction."""


class Step(msgspec.Struct, frozen=True):
    """One entry to be written. `blob` is the state after it, `state_of` an earlier entry's.

    Entries that are published together have one state, after the last of them. `followed`: nobody
    pressed for it now.
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


class SidePlay(msgspec.Struct, frozen=True):
    """The channel's text, in its language, about `count` steps from the number `first` on."""

    text: str
    first: int
    count: int
    unsaid: tuple[int, ...] = ()
    """Entries that a deleted message of this kind reported: they are taken back."""


class Transaction(msgspec.Struct):
    """The changes of a transaction: steps and the state after them."""

    steps: list[Step]
    state: Any
    interaction_id: int | None = None
    status: Status | None = None
    started: bool = False
    publish: bool = False
    """Show the state after the last step to all players, even if it closed nothing."""
    epoch: bool = False
    """Every question is put again: the table begins, goes back, resumes or moves."""
    refresh: frozenset[int] = frozenset()
    """Seats that are asked again, for another reason than a changed decision."""
    asked_at: Mapping[int, datetime] = {}
    """The time since when seats are asked their repeated question; for others that is now."""
    texts: tuple[str, ...] = ()
    """Plain messages for the channel, in the table's language."""
    asides: tuple[SidePlay, ...] = ()
    """The channel's texts about some of the steps, sent at once; posts leave these steps out."""
    boundary: bool = False
    """For going back: nobody had decided anything there since a turn or phase ended."""
    lapses: tuple[VoteClosure, ...] = ()
    """Votes that end with this, as well as the votes that end with any such commit."""
    drafts: dict[Key, SeatDraft | None] = {}
    """New drafts of seats; the drafts of others are applied again."""
    instructions: Mapping[InstructionKey, Instruction | None] = {}
    """Orders and holds that change now."""
    notes: Mapping[int, NoteRow] = {}
    """The new notes of people at the table."""
    messages: tuple[NewMessage, ...] = ()
    """More messages, as well as the ones that follow from the steps."""
    clocks: Mapping[str, Clock] = {}
    """Clocks that change now, as well as the changes that follow from the steps."""
    reseated: frozenset[int] = frozenset()
    """Seats that have changed hands."""

    @property
    def aside(self) -> bool:
        """Whether all steps are reported at once, so that no post has to."""
        return sum(aside.count for aside in self.asides) == len(self.steps)


DEFAULT, UNNAMED = "default", "unnamed"
"""Kinds of entries for moves made for a player who did not answer; the second does not show the
player, where nobody may learn who is done."""
FORCED = "forced"
"""The kind of entries for forced moves."""
DECIDED = ("act", DEFAULT, UNNAMED, FORCED)
"""Kinds of entries in which a seat decided something, by a choice, a default or a forced move."""
EXPIRED, WAITED = "expired", "waited"
NOTES = (EXPIRED, WAITED)
"""Kinds of entries that note that a player is out of time, and that the table waits longer: the
seat is still asked the same."""
REWIND, WITHDRAWN, UNDO = "rewind", "withdrawn", "undo"
"""Kinds of entries with which a table goes back to an earlier state: by agreement, or by the player
who had ended a turn, or published something in it, before anyone else decided anything."""


class VoteClosure(msgspec.Struct, frozen=True):
    """Open votes that end: of a kind and about these targets, or all if that is `None`.

    The outcome says why: `went-on`, `went-back`, `paused`, `resumed`, `ended`, `reseated`,
    `deserted` or `taken-back`.
    """

    outcome: str
    kind: str | None = None
    targets: tuple[str, ...] | None = None


def votes_closed_by(
    status: Status | None, public: int | None, *, rewound: bool = False
) -> list[VoteClosure]:
    """Return the reasons why votes end: another status of the table, or a public decision.

    Going back would undo that decision too, which nobody agreed to; where the table has gone back
    (`rewound`), the question is another thing from there. A step that only its seat knows of can
    yet be changed and ends nothing; nor do pauses, moves and changes of seats.
    """
    found: list[VoteClosure] = []
    if status == "finished":
        return [VoteClosure("ended")]
    if status == "paused":
        found.append(VoteClosure("paused", "pause"))
    if status == "playing":
        found.append(VoteClosure("resumed", "resume"))
    if public is not None:
        found.append(VoteClosure("went-back" if rewound else "went-on", "undo"))
    return found


def close_votes(table_id: str, found: Sequence[VoteClosure], at: datetime) -> list[Write]:
    """Return the statements that end these votes."""
    return [
        votes_db.closing(table_id, lapse.outcome, at, kind=lapse.kind, targets=lapse.targets)
        for lapse in found
    ]


K = TypeVar("K")
V = TypeVar("V")


class AutomaticMoves(msgspec.Struct, frozen=True):
    """Moves made for a seat, as actions of a kind of entry; without any, only instructions change.

    `drafts` and `instructions` are the plans of its seat from then on, `notes` the notes of people.
    A move made `aside`, while others are asked, is reported at once.
    """

    seat: int
    kind: str
    actions: tuple[Any, ...] = ()
    user_id: int | None = None
    drafts: Mapping[Key, SeatDraft | None] = {}
    instructions: Mapping[InstructionKey, Instruction | None] = {}
    messages: tuple[NewMessage, ...] = ()
    aside: bool = False
    notes: Mapping[int, NoteRow] = {}


class Situation(msgspec.Struct, frozen=True):
    """The position of a table within a transaction; `closed`: a turn or phase ended in it.

    `drafts` and `instructions` belong to its seats, `notes` to people, as changed so far; `steps`
    are the steps so far.
    """

    live: TableSession
    state: Any
    drafts: Mapping[Key, SeatDraft]
    instructions: Mapping[InstructionKey, Instruction]
    closed: bool = False
    notes: Mapping[int, NoteRow] = {}
    steps: Sequence[Step] = ()

    @classmethod
    def at(cls, live: TableSession) -> Situation:
        """Return the position of a table between two transactions."""
        return cls(live, live.state, live.drafts, live.instructions)


def merged(old: Mapping[K, V], changes: Mapping[K, V | None]) -> dict[K, V]:
    """Return a mapping after changes, of which `None` drops a key."""
    return {key: each for key, each in {**old, **changes}.items() if each is not None}
