"""Seats while a game continues: ending, pausing, resigning, coming back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.clocks as clocks_db
import db.drafts as drafts_db
import db.outbox as outbox_db
import db.papers as papers_db
import db.searches as searches_db
import db.tables as tables_db
import db.votes as votes_db
from bot.service.clocks import clocks
from bot.service.notices import watchers
from bot.service.tables import direct_messages
from bot.service.tables.damage import DamagedTable
from bot.service.tables.session import PERSON, VACANT, TableSession
from bot.service.tables.store import ENDED, Tables
from bot.service.tables.transaction import ExtraWrite, Step, Transaction, VoteClosure
from bot.service.turns.commit import write
from bot.shared.clock import now
from bot.shared.names import distinct, safe
from bot.shared.problems import Problem
from bot.shared.text import say
from db.outbox import NewMessage
from db.tables import SeatRow
from games.core import codec
from games.core.computer import NORMAL
from games.core.text import COMPUTER, spelled

FREE = "free"
"""The kind of entries that free a seat, and of messages that offer it."""


async def update_seat(tables: Tables, live: TableSession, seat: int, **changes: Any) -> None:
    """Change a seat outside the log; the caller holds the table's lock."""
    async with tables.database.writing() as conn:
        await tables_db.update_seat(conn, live.id, seat, **changes)
    live.seats[seat] = msgspec.structs.replace(live.seats[seat], **changes)


async def cancel_lobby(tables: Tables, table_id: str, user_id: int | None = None) -> TableSession:
    """Close a table that has not begun; if it was found for the one who does, their search ends."""

    async def ended(conn: AsyncConnection) -> None:
        if user_id is not None:
            await searches_db.end_at(conn, table_id, user_id)

    async with tables.locked(table_id) as live:
        live.require_lobby()
        await close(tables, live, before=[ended])
        return live


async def cancel(
    tables: Tables, table_id: str, by: str = "", *, deserted: bool = False
) -> TableSession:
    """End a game without a result and say so in its channel; keep its log and last state.

    `deserted`: refuse that if someone is at the table.
    """
    async with tables.locked(table_id) as live:
        if deserted and live.people():  # someone came back just now
            raise Problem("problem-may-manager-vote")
        await close(tables, live, by=by)
        return live


async def close(
    tables: Tables, live: TableSession, *, by: str = "", before: Sequence[ExtraWrite] = ()
) -> None:
    """End a table without a result; the caller holds its lock.

    The channel of a game shows who ended it: `by`, or by agreement. For a table that has not begun
    its lobby message says so.
    """
    if not live.running:
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    at = now()
    begun = live.state is not None
    ended: list[NewMessage] = []
    if begun:
        ended = [_ended(live, by), *watchers.ended(live, tables.people, at, live.row.head)]
    async with tables.database.writing() as conn:
        for change in before:
            await change(conn)
        await tables_db.update_table(conn, live.id, at, status="cancelled", ended_at=at)
        for seat in live.seats:
            await tables_db.update_seat(conn, live.id, seat.seat, decision=None, waiting_since=None)
        await _nothing_left(conn, live.id)
        await drafts_db.change(conn, live.id, dict.fromkeys(live.drafts))
        await clocks_db.drop(conn, live.id)
        await papers_db.change(conn, live.id, dict.fromkeys(live.instructions))
        if ended:
            await outbox_db.add_messages(conn, live.id, ended, at)
    live.row = msgspec.structs.replace(live.row, status="cancelled", ended_at=at)
    live.seats = [
        msgspec.structs.replace(seat, decision=None, waiting_since=None) for seat in live.seats
    ]
    live.drafts.clear()
    live.instructions.clear()
    live.computed.clear()
    tables.notify(live.id)


def _ended(live: TableSession, by: str) -> NewMessage:
    """Return the message that a game was ended, by whom, and what can be done next."""
    key = "note-ended-by" if by else "note-ended-agreed"
    told = say(live.lang, key, name=live.title, who=safe(by))
    lines = [told, say(live.lang, "note-ended-next"), say(live.lang, "deal-export")]
    return NewMessage(
        kind="text",
        nonce=f"{live.id}-ended",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"text": "\n".join(lines)},
    )


async def cancel_damaged(tables: Tables, damaged: DamagedTable) -> None:
    """End a table that cannot be read, so that its channel is free; all rows of it are kept."""
    row = damaged.row
    if row.status in ENDED:
        raise Problem(f"problem-table-{row.status}", table=row.id)
    at = now()
    async with tables.database.writing() as conn:
        await tables_db.update_table(conn, row.id, at, status="cancelled", ended_at=at)
        for seat in damaged.seats:
            await tables_db.update_seat(conn, row.id, seat.seat, decision=None, waiting_since=None)
        await clocks_db.drop(conn, row.id)
        await outbox_db.drop_messages(conn, row.id)  # none of them could be made
        await votes_db.close_votes(conn, row.id, "moot", at)
    tables.drop(row.id)


async def _nothing_left(conn: AsyncConnection, table_id: str) -> None:
    """Drop the pings and direct messages of a table that ended, and close its votes."""
    await outbox_db.drop_messages(conn, table_id, ("ping", "answer", "dm"))
    await votes_db.close_votes(conn, table_id, "ended", now())


# Changes that are noted in the log


def _note(
    live: TableSession, kind: str, seat: int | None, user_id: int | None, *, followed: bool = False
) -> Step:
    """Return an entry that leaves the state as it is."""
    return Step(
        kind,
        seat,
        user_id,
        state_hash=codec.state_hash(live.state),
        state_of=live.row.state_seq,
        followed=followed,
    )


async def set_paused(
    tables: Tables,
    live: TableSession,
    user_id: int,
    *,
    paused: bool,
    before: Sequence[ExtraWrite] = (),
    followed: bool = False,
) -> None:
    """Stop or resume a game; the caller holds its lock. `followed`: nobody pressed for it now."""
    wanted = "playing" if paused else "paused"
    if live.row.status != wanted:
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    kind = "pause" if paused else "resume"
    await write(
        tables,
        live,
        Transaction(
            [_note(live, kind, live.seat_of(user_id), user_id, followed=followed)],
            live.state,
            status="paused" if paused else "playing",
            epoch=not paused,
            texts=(say(live.lang, f"note-{kind}", name=live.title),),
        ),
        before=before,
    )


async def put_computer(
    tables: Tables,
    live: TableSession,
    seat: int,
    user_id: int,
    kind: str,
    before: Sequence[ExtraWrite] = (),
) -> None:
    """Let a program play a person's seat; they can take it back.

    The caller holds the table's lock.
    """
    _require_running(live)
    row = live.seats[seat]
    if live.computer(seat):
        raise Problem("problem-seat-computer", name=safe(row.name))
    new = msgspec.structs.replace(
        row, kind=NORMAL, user_id=None, original_user_id=row.original_user_id or row.user_id
    )
    await _reseat(tables, live, new, user_id, kind, before)


async def free(
    tables: Tables, live: TableSession, seat: int, user_id: int, before: Sequence[ExtraWrite] = ()
) -> None:
    """Let nobody hold a seat until someone takes it; the caller holds the table's lock.

    The game waits, and the channel shows how to take the seat. Its owner can still reclaim it.
    """
    _require_running(live)
    row = live.seats[seat]
    if row.kind != PERSON:
        raise Problem("problem-seat-computer", name=safe(row.name))
    owner = row.original_user_id or row.user_id
    new = msgspec.structs.replace(row, kind=VACANT, user_id=None, original_user_id=owner)
    offer = NewMessage(
        kind=FREE,
        nonce=f"{live.id}-free-{live.row.head + 1}-{seat}",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"seat": seat},
    )
    await _reseat(tables, live, new, user_id, FREE, before, offer)


def vacant(live: TableSession) -> int | None:
    """Return the first seat of a game under way that nobody holds."""
    seats = live.seats if live.row.status in ("playing", "paused") else ()
    return next((each.seat for each in seats if each.kind == VACANT), None)


async def take(tables: Tables, table_id: str, seat: int, user_id: int, name: str) -> TableSession:
    """Sit down in a seat that nobody holds; its former holder has no claim to it."""
    async with tables.locked(table_id) as live:
        _require_running(live)
        row = live.seats[seat]
        if row.kind != VACANT:
            raise Problem("problem-seat-taken", name=safe(row.name))
        if live.seat_of(user_id) is not None:
            raise Problem("problem-already-seated", table=live.id)
        back = user_id == row.original_user_id
        others = [each.name for each in live.seats if each.seat != seat]
        new = msgspec.structs.replace(
            row,
            kind=PERSON,
            user_id=user_id,
            original_user_id=user_id if back else None,
            name=distinct(name, others),
        )
        await _reseat(tables, live, new, user_id, "reclaim" if back else "take")
        return live


async def resign(tables: Tables, table_id: str, user_id: int) -> TableSession:
    """Give a resigning person's seat to a program."""
    async with tables.locked(table_id) as live:
        await put_computer(tables, live, live.require_seat(user_id), user_id, "resign")
        return live


async def reclaim(tables: Tables, table_id: str, user_id: int, name: str) -> TableSession:
    """Give a seat back to its owner, under a name that no other seat has."""
    async with tables.locked(table_id) as live:
        _require_running(live)
        mine = [s.seat for s in live.seats if s.original_user_id == user_id != s.user_id]
        if not mine or live.seat_of(user_id) is not None:
            raise Problem("problem-nothing-to-reclaim", table=live.id)
        others = [each.name for each in live.seats if each.seat != mine[0]]
        new = msgspec.structs.replace(
            live.seats[mine[0]], kind=PERSON, user_id=user_id, name=distinct(name, others)
        )
        await _reseat(tables, live, new, user_id, "reclaim")
        return live


async def take_over(
    tables: Tables, table_id: str, seat: int, user_id: int, name: str, by: int
) -> TableSession:
    """Let another person play a seat from now on; its owner can still reclaim it."""
    async with tables.locked(table_id) as live:
        _require_running(live)
        if live.row.guild_id is None and user_id != by:
            raise Problem("problem-seat-direct", name=safe(name))
        if live.seat_of(user_id) is not None:
            raise Problem("problem-person-seated", name=safe(name), table=live.id)
        row = live.seats[seat]
        owner = row.original_user_id or row.user_id
        others = [each.name for each in live.seats if each.seat != seat]
        new = msgspec.structs.replace(
            row, kind=PERSON, user_id=user_id, original_user_id=owner, name=distinct(name, others)
        )
        text = say(
            live.lang,
            "seated-direct",
            name=live.title,
            table=live.id,
            channel=f"<#{live.row.channel_id}>",
        )
        told = direct_messages.note(
            live, f"{live.id}-seat-{live.row.head + 1}", seat, user_id, text
        )

        async def tell(conn: AsyncConnection) -> None:
            await outbox_db.add_messages(conn, live.id, [told], now())

        await _reseat(tables, live, new, by, "replace", [tell] if by != user_id else [])
        return live


def _require_running(live: TableSession) -> None:
    if live.row.status not in ("playing", "paused"):
        raise Problem(f"problem-table-{live.row.status}", table=live.id)


def _told(live: TableSession, old: SeatRow, new: SeatRow, kind: str) -> str:
    """Return the channel's text about a seat that changes hands."""
    person = old.kind in (PERSON, VACANT)
    name = old.name if person else spelled(f"{old.name} {COMPUTER}", live.lang)
    anothers = old.kind == PERSON and new.original_user_id != old.user_id
    if kind == "replace" and new.kind != PERSON:
        kind = "replace-computer"
    elif kind == "replace" and new.user_id == old.original_user_id:
        kind = "reclaim"
    if kind in ("resign", "replace-computer") and anothers:
        kind += "-anothers"  # the player who left it has no claim to it
    return say(live.lang, f"note-{kind}", name=safe(name), other=safe(new.name))


def _deserted(live: TableSession) -> str:
    """Return the channel's text for when nobody is left at a table, and what can be done."""
    paused = "-paused" if live.row.status == "paused" else ""
    direct = "-direct" if live.row.guild_id is None else ""
    stands = say(live.lang, f"note-deserted{paused}", table=live.title)
    return f"{stands} {say(live.lang, f'note-deserted-next{direct}')}"


def _undecided(live: TableSession) -> clocks.Clocks:
    """Return the empty banks that nobody was asked about: a player alone decides nothing."""
    banks = [clocks.bank(seat.seat) for seat in live.seats]
    return {name: clocks.undecided(live.clocks[name]) for name in banks if name in live.clocks}


def _store(table_id: str, new: SeatRow) -> ExtraWrite:
    """Return what stores the new player of a seat, who is not away."""

    async def store(conn: AsyncConnection) -> None:
        await tables_db.update_seat(
            conn,
            table_id,
            new.seat,
            kind=new.kind,
            user_id=new.user_id,
            original_user_id=new.original_user_id,
            name=new.name,
            away_until=None,
        )

    return store


async def _reseat(
    tables: Tables,
    live: TableSession,
    new: SeatRow,
    user_id: int,
    kind: str,
    before: Sequence[ExtraWrite] = (),
    offer: NewMessage | None = None,
) -> None:
    """Put another player in a seat and ask them again, or leave it free with an `offer`."""
    old, deserted, alone = live.seats[new.seat], not live.people(), len(live.people()) == 1
    live.seats[new.seat] = msgspec.structs.replace(new, away_until=None)
    texts = [_told(live, old, new, kind)] if offer is None else list[str]()
    lapses = [VoteClosure("reseated", "replace", (str(new.seat),))]
    if not live.people():
        lapses.append(VoteClosure("deserted"))  # nobody is left to decide anything
        texts.append(_deserted(live))
    elif deserted and live.row.status == "paused":  # a player who is back would wait for nothing
        texts.append(say(live.lang, "note-still-paused", name=live.title))
    writing = Transaction(
        [_note(live, kind, new.seat, user_id)],
        live.state,
        refresh=frozenset({new.seat}),
        reseated=frozenset({new.seat}),
        texts=tuple(texts),
        messages=() if offer is None else (offer,),
        lapses=tuple(lapses),
        clocks=_undecided(live) if alone and len(live.people()) > 1 else {},
        drafts={key: None for key in live.drafts if key[0] == new.seat},
        instructions={key: None for key in live.instructions if key[0] == new.seat},
    )
    await write(tables, live, writing, before=[*before, _store(live.id, new)])
