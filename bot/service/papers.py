"""What seats have laid down in advance beside their drafts: orders and holds.

They go with the person, are nobody else's business and no part of the log: never masked, exported,
counted in the table's head or rolled back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

import db.papers as papers_db
from db import Database
from db.batch import Write
from db.papers import Key as PaperKey
from db.papers import PaperRow

if TYPE_CHECKING:
    from bot.service.live import Live

__all__ = ["Paper", "PaperKey", "held", "holders", "keep", "stored"]


class Paper(msgspec.Struct, frozen=True):
    """An order or a hold: `body` is what was ordered, `note` what became of it."""

    user_id: int
    body: bytes = b""
    note: bytes | None = None


def stored(
    live: Live, papers: Mapping[PaperKey, Paper | None], at: datetime
) -> dict[PaperKey, PaperRow | None]:
    """Return papers as they are stored."""
    return {
        key: None
        if paper is None
        else PaperRow(
            table_id=live.id,
            seat=key[0],
            kind=key[1],
            name=key[2],
            user_id=paper.user_id,
            body=paper.body,
            note=paper.note,
            updated_at=at,
        )
        for key, paper in papers.items()
    }


def holders(papers: Mapping[PaperKey, Paper], boundary: str) -> list[int]:
    """Return the seats that asked to be waited for at a boundary."""
    return sorted(seat for seat, kind, name in papers if (kind, name) == ("hold", boundary))


def held(papers: Mapping[PaperKey, Paper], seat: int) -> set[str]:
    """Return the boundaries at which a seat asked to be waited for."""
    return {name for who, kind, name in papers if (who, kind) == (seat, "hold")}


async def keep(
    database: Database,
    live: Live,
    changes: Mapping[PaperKey, Paper | None],
    at: datetime,
    interaction_id: int | None,
    more: Sequence[Write] = (),
) -> None:
    """Keep papers that somebody has changed, and perhaps more; holds the table's lock.

    Raises `AlreadyApplied` for an interaction that was delivered before.
    """
    await papers_db.press(
        database,
        live.id,
        stored(live, changes, at),
        at,
        expected_head=live.row.head,
        interaction_id=interaction_id,
        more=more,
    )
    live.row = msgspec.structs.replace(live.row, updated_at=at)
    live.lost -= changes.keys()
    for key, paper in changes.items():
        if paper is None:
            live.papers.pop(key, None)
        else:
            live.papers[key] = paper
