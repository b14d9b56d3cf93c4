"""Which open votes a commit ends, because what they ask no longer arises."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec

import db.votes as votes_db
from db.batch import Write
from db.tables import Status


class Lapse(msgspec.Struct, frozen=True):
    """Open votes that end: of a kind and about these targets, or all where that is `None`.

    The outcome says why: `went-on`, `went-back`, `paused`, `resumed`, `ended`, `reseated`,
    `deserted` or `taken-back`.
    """

    outcome: str
    kind: str | None = None
    targets: tuple[str, ...] | None = None


def lapsing(status: Status | None, public: int | None, *, rewound: bool = False) -> list[Lapse]:
    """Return what ends votes: another status of the table, and a decision that all see now.

    Going back would undo that decision too, which nobody agreed to; where the table has gone back
    (`rewound`), what was asked is another thing from there. What only its seat knows of may yet be
    changed and ends nothing; nor do pauses, moves and changes of seats.
    """
    found: list[Lapse] = []
    if status == "finished":
        return [Lapse("ended")]
    if status == "paused":
        found.append(Lapse("paused", "pause"))
    if status == "playing":
        found.append(Lapse("resumed", "resume"))
    if public is not None:
        found.append(Lapse("went-back" if rewound else "went-on", "undo"))
    return found


def closing(table_id: str, found: Sequence[Lapse], at: datetime) -> list[Write]:
    """Return the statements that end these votes."""
    return [
        votes_db.closing(table_id, lapse.outcome, at, kind=lapse.kind, targets=lapse.targets)
        for lapse in found
    ]
