"""Plans that seats have prepared as well as their drafts: orders and holds.

They go with the person, are private and not part of the log: never masked, exported, counted in the
table's head or rolled back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec

import db.papers as papers_db
from bot.service.tables.pending import Instruction
from bot.service.tables.session import TableSession
from bot.shared.stored import UNREADABLE
from db import Database
from db.batch import Write
from db.papers import Key, PaperRow
from games.core.errors import Reason
from games.core.game import AnyGame
from games.core.orders import Order, OrderKind
from games.core.text import Language


def stored(
    live: TableSession, papers: Mapping[Key, Instruction | None], at: datetime
) -> dict[Key, PaperRow | None]:
    """Return instructions as they are stored."""
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


def holders(papers: Mapping[Key, Instruction], boundary: str) -> list[int]:
    """Return the seats that asked for a wait at a boundary."""
    return sorted(seat for seat, kind, name in papers if (kind, name) == ("hold", boundary))


def held(papers: Mapping[Key, Instruction], seat: int) -> set[str]:
    """Return the boundaries at which a seat asked for a wait."""
    return {name for who, kind, name in papers if (who, kind) == (seat, "hold")}


async def keep(
    database: Database,
    live: TableSession,
    changes: Mapping[Key, Instruction | None],
    at: datetime,
    interaction_id: int | None,
    more: Sequence[Write] = (),
) -> None:
    """Keep instructions that a person has changed, and perhaps more; the caller holds the lock.

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
            live.instructions.pop(key, None)
        else:
            live.instructions[key] = paper


class Said(msgspec.Struct, frozen=True):
    """The acts of an order, or why it stopped; only its author can see it.

    `did` are the texts of its answers to a `question`; `left`: they are in hand, for its author to
    continue. `begun`: its author has begun to answer that question, so it is left to them.
    """

    at: datetime
    did: tuple[Mapping[Language, str], ...] = ()
    why: Reason | None = None
    question: str = ""
    left: bool = False
    begun: bool = False


def key_of(seat: int, kind: OrderKind) -> Key:
    """Return the key of a seat's order of a kind."""
    return seat, "order", kind.key


def order_of(game: AnyGame, paper: Instruction) -> Order | None:
    """Return an order; `None` if it is used up, or this program can no longer read it."""
    if not paper.body:
        return None
    try:
        return game.orders.decode(paper.body)
    except UNREADABLE:
        return None


def said(paper: Instruction) -> Said | None:
    """Return the outcome of an order, if it has one."""
    try:
        return None if paper.note is None else msgspec.json.decode(paper.note, type=Said)
    except UNREADABLE:
        return None


def with_note(paper: Instruction, told: Said, *, used: bool = False) -> Instruction:
    """Return an order with its outcome; for a used order only the outcome is left."""
    body = b"" if used else paper.body
    return msgspec.structs.replace(paper, body=body, note=msgspec.json.encode(told))
