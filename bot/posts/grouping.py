"""Which turns share a post: those of one player in a row."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

import db.entries as entries_db
from bot.platform import limits
from bot.service.history.log_lines import listed
from bot.service.history.log_text import between, opens, stories
from bot.service.notices.commit_messages import told_elsewhere
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DECIDED, FORCED, WITHDRAWN
from bot.shared.stored import read
from db.entries import EntryRow
from db.outbox import MessageRow
from db.rows import sound

HAPPENED = limits.LAYOUT_TEXT - 400
"""Characters for what happened, beside the heading, in a post that tells earlier ones again."""
FOLDED = 60
"""Entries of earlier turns in one post at most."""
UNSEEN = ("ping", "answer", "dm", "note")
"""Kinds of messages that ask players for their decision, or that only one person can see."""


class Begun(msgspec.Struct, frozen=True):
    """The first entry of a post.

    `entries` have no line in it: they were taken back after the post was sent. The post can be the
    one `board` of a table, with the last lines.
    """

    first: int = 0
    entries: list[int] = []
    board: bool = False


def begun(last: MessageRow) -> Begun:
    """Return the beginning of a post that was sent."""
    found = read(last.payload or {}, Begun, last, "payload")
    return msgspec.structs.replace(found, first=found.first or last.first_seq)


async def fold(tables: Tables, live: TableSession, row: MessageRow, last: MessageRow) -> Begun:
    """Return the beginning of a row's post if the last post is edited into it.

    Turns of one player in a row share a post. A computer player's turn ends it, and so does the end
    of a round. The last post is kept as a whole or left alone, even if both are too long for one
    message.
    """
    alone = Begun(row.first_seq)
    if row.kind != "post":
        return alone
    before = begun(last)
    oldest = max(1, min(row.first_seq - FOLDED, before.first))
    entries = await told_later(tables, live, oldest, row.last_seq, before.entries)
    entries = [entry for entry in entries if entry.kind != FORCED]
    if _of_one_person(live, row, entries) > before.first:
        return alone
    mine = [each for each in entries if each.seq >= before.first]
    found = listed(stories(live, mine, live.lang))
    if len("\n".join(found)) > HAPPENED:
        return alone
    return Begun(before.first, before.entries)


async def newer(
    tables: Tables, live: TableSession, rows: Sequence[MessageRow]
) -> MessageRow | None:
    """Return a pending post that can report what the first of `rows` would, with one board less.

    Between the two there may only be questions, which are asked as of now anyhow, and private
    messages: no count of posts shows that somebody got one. Posts that take moves back, or would be
    too long together, stay apart.
    """
    row, *rest = rows
    found = next((each for each in rest if each.kind not in UNSEEN), None)
    if row.kind != "post" or found is None or found.kind != "post":
        return None
    if found.payload or found.channel_id != row.channel_id or not (sound(row) and sound(found)):
        return None
    entries = await told_later(tables, live, row.first_seq, found.last_seq)
    if not all(entry.kind in (*DECIDED, FORCED) for entry in entries):
        return None
    long = len("\n".join(listed(stories(live, entries, live.lang)))) > HAPPENED
    return None if long else found


def _of_one_person(live: TableSession, row: MessageRow, entries: list[EntryRow]) -> int:
    """Return the first entry of one player's turns in a row, up to a post's."""
    acts = {entry.seat for entry in entries if entry.seq >= row.first_seq}
    people = {seat for seat in acts if seat is not None and not live.computer(seat)}
    first = row.first_seq
    if len(people) != 1 or None in acts:
        return first
    for entry in reversed(entries):
        if entry.seq >= row.first_seq:
            continue
        if entry.seat not in people or entry.kind != "act" or opens(live, entry):
            break
        first = entry.seq
    return first


async def told_later(
    tables: Tables, live: TableSession, first: int, last: int, besides: Collection[int] = ()
) -> list[EntryRow]:
    """Return the entries for posts: without those that had a message at once.

    The entries in `besides` are left out as well.
    """
    entries = await between(tables, live, first, last)
    untold = (await told_elsewhere(tables, live)).union(besides)
    return [entry for entry in entries if entry.seq not in untold]


async def withdrawn(tables: Tables, live: TableSession, row: MessageRow, last: MessageRow) -> bool:
    """Return whether a row contains only that a player took back the moves of the last post."""
    if row.kind != "post" or row.first_seq != row.last_seq:
        return False
    first = begun(last).first
    log = await _log(tables, live, first - 1, row.last_seq)
    entry = log[-1] if log else None
    if entry is None or entry.kind != WITHDRAWN:
        return False
    undone = [each.seq for each in log if each.seq > entry.state_of and each.kind in DECIDED]
    # Right before the post the same may have been taken back already: that is the state it led to.
    before = log[0].state_of if log[0].seq < first else 0
    return entry.state_of >= before and max(undone, default=0) <= last.last_seq


async def _log(tables: Tables, live: TableSession, first: int, last: int) -> list[EntryRow]:
    async with tables.database.reading() as conn:
        return await entries_db.entries_of(conn, live.id, after=first - 1, upto=last)
