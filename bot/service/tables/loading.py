"""Loading the plans of seats, without any that can no longer be read."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.service.tables import drafts, instructions
from bot.service.tables.pending import CHOICE, POSTPONED, RANKS, Instruction, Key, SeatDraft, choice
from bot.service.tables.session import TableSession
from bot.shared.stored import damaged
from db.drafts import DraftRow
from db.notes import NoteRow
from db.papers import Key as InstructionKey
from db.papers import PaperRow
from db.rows import mended, sound
from games.core.actions import kind as tag_of
from games.core.catalogs import SpeechError


def load(live: TableSession, rows: Iterable[DraftRow]) -> None:
    """Load drafts; one that cannot be read is empty, and its person is notified."""
    for row in rows:
        key = row.seat, row.question
        found = drafts.load(live.game, row)
        if found is not None and _numbered(row.question):
            live.drafts[key] = found
            continue
        damaged(row, "presses")
        live.lost.add(key)
        if sound(row):  # its version is that of the panel
            live.drafts[key] = SeatDraft(row.user_id, version=row.version, base=row.base)


def _numbered(question: str) -> bool:
    """Return whether a delayed play or a later choice has its number; other drafts need none."""
    if question.startswith(CHOICE):
        return question in {key for _, key in (choice(0, rank) for rank in RANKS)}
    return not question.startswith(POSTPONED) or question.removeprefix(POSTPONED).isdecimal()


def load_instructions(live: TableSession, rows: Iterable[PaperRow]) -> None:
    """Load orders and waits; one that cannot be read is left out, and its person is notified."""
    for row in rows:
        key = row.seat, row.kind, row.name
        if sound(row) and _known(live, row):
            paper = live.instructions[key] = Instruction(row.user_id, row.body, row.note)
            if row.note is not None and instructions.said(paper) is None:
                damaged(row, "note")
        else:
            damaged(row, row.kind)
            live.lost.add(key)


def _known(live: TableSession, row: PaperRow) -> bool:
    """Return whether this version has the kind of order, or the moment to wait for."""
    if row.kind == "order":
        paper = Instruction(row.user_id, row.body, row.note)
        order = instructions.order_of(live.game, paper)
        return not row.body or (order is not None and tag_of(order) == row.name)
    try:
        live.words(live.lang).boundary(row.name)
    except (SpeechError, ValueError, IndexError):
        return False
    return True


def lost_drafts(live: TableSession, seats: Collection[int | None]) -> dict[Key, SeatDraft | None]:
    """Return the changes that drop unreadable drafts, once their seats have acted."""
    return {(key[0], key[1]): None for key in live.lost if len(key) == 2 and key[0] in seats}


def lost_instructions(
    live: TableSession, seats: Collection[int | None]
) -> dict[InstructionKey, Instruction | None]:
    """Return the changes that drop unreadable orders and waits, once their seats have acted."""
    return {key: None for key in live.lost if len(key) == 3 and key[0] in seats}


def load_notes(rows: Iterable[NoteRow]) -> dict[int, NoteRow]:
    """Return stored notes by user id, without any that cannot be read."""
    return {row.user_id: row for row in map(mended, rows) if row is not None}
