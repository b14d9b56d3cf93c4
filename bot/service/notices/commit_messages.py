"""The news that a commit shows to all players, and the messages that it calls for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import db.outbox as outbox_db
from bot.service.notices import ping_messages
from bot.service.tables import open_windows
from bot.service.tables.drafts import given
from bot.service.tables.open_windows import WINDOW, about, message_of_kind, shown
from bot.service.tables.session import VACANT, TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Transaction
from bot.shared import stored
from bot.shared.clock import now
from db.entries import SeatWait
from db.outbox import MessageRow, NewMessage
from db.rows import sound
from db.tables import Status
from games.core.waits import outstanding


class ImmediateMessage(msgspec.Struct, frozen=True):
    """The entries that a plain message reports, and the entries no longer to be reported."""

    entries: list[int] = []
    unsaid: list[int] = []


def immediate(row: MessageRow) -> ImmediateMessage:
    """Return the entries that a plain message reports or takes back."""
    return (
        stored.read(row.payload or {}, ImmediateMessage, row, "payload")
        if sound(row)
        else ImmediateMessage()
    )


async def announced_immediately(tables: Tables, live: TableSession) -> set[int]:
    """Return the entries that had a separate message as soon as they were there."""
    async with tables.database.reading() as conn:
        rows = await outbox_db.messages_of_kind(conn, live.id, "text")
    return {seq for row in rows for seq in immediate(row).entries}


async def told_elsewhere(tables: Tables, live: TableSession) -> set[int]:
    """Return the entries that posts leave out: a separate or a window's message reports them."""
    async with tables.database.reading() as conn:
        rows = await outbox_db.messages_of_kind(conn, live.id, WINDOW, "text")
        rows += await outbox_db.ended_messages(conn, live.id, WINDOW)
    found: set[int] = set()
    for row in rows:
        if row.kind != WINDOW:
            found.update(immediate(row).entries)
        elif open_windows.readable(row):
            found.update(about(row).played)
    return found


def public(live: TableSession, writing: Transaction, ended: bool) -> int | None:
    """Return the entry from which on all players see another game, if there is one.

    That is the end of a turn or phase, or a question to another player before it.
    """
    head, last = live.row.head, live.row.head + len(writing.steps)
    if writing.publish or ended:
        return last
    if writing.aside:
        return last if live.row.public_seq == live.row.state_seq else None
    if not live.together and _opens(live, writing):
        return last
    closed = [n for n, step in enumerate(writing.steps, head + 1) if step.applied.closed]
    return closed[-1] if closed else None


def _opens(live: TableSession, writing: Transaction) -> bool:
    """Return whether a window, or a hold, asks a new question, even of the seat that acted."""
    if writing.state is None or writing.steps[-1].action is None:
        return False
    before = outstanding(live.waits())
    return any(
        wait.kind != "turn" and not wait.answered and (wait.seat, wait.key) not in before
        for wait in live.game.rules.waits(writing.state)
    )


def messages(
    live: TableSession,
    writing: Transaction,
    waits: Sequence[SeatWait],
    status: Status | None,
    head: int,
    public: int | None,
) -> tuple[list[NewMessage], int]:
    """Return the post, ping or result that this commit calls for, and how far posts report.

    As long as only programs and prepared turns are next, both wait for the end of the chain; if no
    player is left for whom programs would play, that is now. Private notes come last: how fast the
    others appear shows nobody that somebody got one.
    """
    private = [each for each in writing.messages if each.kind == "note"]
    others = [each for each in writing.messages if each.kind != "note"]
    messages = [*_texts(live, writing, head), *others]
    playing = (status or live.row.status) == "playing" and writing.state is not None
    waiting = set(live.game.waiting(writing.state)) if playing else set[int]()
    automatic = _automatic(live, writing, waiting)
    free = {s.seat for s in live.seats if s.kind == VACANT}  # the game waits, and nobody is asked
    if waiting and waiting <= automatic and live.people():
        return [*messages, *private], live.written
    shown = public or live.row.public_seq
    posted = shown > live.written and not writing.aside
    if posted:
        messages.append(_post(live, head, shown))
    if status == "finished":
        messages.append(result(live, head))
    stands = status or live.row.status
    about = open_windows.messages(live, writing, waiting - automatic, stands, head)
    messages += about
    if playing:
        people, open_ = waiting - automatic - free, open_windows.shown(live.windows, about)
        messages += ping_messages.pings(live, writing, waits, people, head, open_, posted=posted)
    return [*messages, *private], max(shown, live.written)


def _automatic(live: TableSession, writing: Transaction, waiting: set[int]) -> set[int]:
    """Return the seats for which programs or prepared turns decide."""
    return {s.seat for s in live.seats if live.computer(s.seat)} | {
        seat
        for seat in waiting
        if live.armed(seat, writing.state) and not given(live, writing.state, seat, writing.drafts)
    }


def _texts(live: TableSession, writing: Transaction, head: int) -> list[NewMessage]:
    """Return the plain messages for the channel."""
    told: list[tuple[str, dict[str, object]]] = [
        (f"{live.id}-text-{head}-{number}", {"text": text})
        for number, text in enumerate(writing.texts)
    ]
    public = writing.aside and live.row.public_seq == live.row.state_seq
    for aside in writing.asides:
        first = live.row.head + aside.first
        entries = list(range(first, first + aside.count))
        about = {"unsaid": list(aside.unsaid)} if aside.unsaid else {}
        payload = {"text": aside.text, "entries": entries, **about}
        told.append((f"{live.id}-aside-{first}", payload))
    return [
        NewMessage(
            kind="text",
            nonce=nonce,
            channel_id=live.row.channel_id,
            first_seq=0,
            last_seq=head if public else 0,  # no post reports that
            payload=payload,
        )
        for nonce, payload in told
    ]


def _post(live: TableSession, head: int, shown: int) -> NewMessage:
    """Return the post about all entries that are public and have not been posted yet."""
    return NewMessage(
        kind="post",
        nonce=f"{live.id}-post-{head}",
        channel_id=live.row.channel_id,
        first_seq=live.written + 1,
        last_seq=shown,
    )


def result(live: TableSession, head: int) -> NewMessage:
    """Return the message about how the game ended."""
    return NewMessage(
        kind="result",
        nonce=f"{live.id}-result-{head}",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
    )


async def post_again(tables: Tables, row: MessageRow) -> None:
    """Have another message posted about an open window, which notifies nobody."""
    async with tables.locked(row.table_id) as live:
        known = live.windows.get(about(row).topic)
        if known is None or known.nonce != row.nonce:
            return  # it is over, or another message shows it, since this was asked for
        quiet = msgspec.structs.replace(known.about, loud=[])
        made = message_of_kind(live, WINDOW, quiet, f"{row.table_id}-{WINDOW}-anew-{row.id}")
        async with tables.database.writing() as conn:
            if await outbox_db.message_of(conn, made.nonce) is not None:
                return  # it was missed twice at once
            await outbox_db.finish(conn, [row.nonce])
            await outbox_db.add_messages(conn, live.id, [made], now())
        live.windows = shown(live.windows, [made])
