"""Votes of the seated: decisions that one person cannot make for the others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.votes as votes_db
from bot.service.clocks.clocks import TIME_CONTROLS
from bot.service.history.log_text import tell
from bot.service.seats import change_time_controls, seating
from bot.service.tables.session import TableSession
from bot.service.tables.settings import pace_of
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DECIDED, FORCED, ExtraWrite
from bot.service.timekeeping import time_controls
from bot.service.turns import undoing
from bot.service.votes import overdue as overtime
from bot.service.votes import tallies
from bot.service.votes.tallies import HOURS, About, Tally
from bot.shared.clock import now
from bot.shared.names import safe
from bot.shared.problems import Problem
from db.outbox import MessageRow, NewMessage
from db.rows import sound
from db.tables import Status
from db.votes import Ballot, VoteRow

MINUTE = timedelta(minutes=1)
SHORTEST = min(pace.bank for pace in TIME_CONTROLS.values() if pace.bank is not None)
"""No vote is over sooner."""
FINAL = ("cancel",)
"""Kinds of votes whose outcome nobody can take back: they are carried out only by a ballot."""
ASKED_IN: dict[str, tuple[Status, ...]] = {
    "undo": ("playing",),
    "pause": ("playing",),
    "resume": ("paused",),
    "cancel": ("playing", "paused"),
    "replace": ("playing", "paused"),
    "pace": ("playing", "paused"),
    "expiry": ("playing", "paused"),
    **dict.fromkeys(overtime.ANSWERS, ("playing",)),
}
"""Kinds of votes, and the statuses of a table at which they make sense."""


async def ask(tables: Tables, table_id: str, kind: str, target: str, user_id: int) -> Tally | None:
    """Put something to the vote; the asking player agrees.

    If no other player has to be asked it is done, and there is no tally. Raises `Problem` if the
    question makes no sense.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        _require_open(live, kind, target, user_id)
        about = await _about(tables, live, kind, target, seat)
        async with tables.database.reading() as conn:
            found = await votes_db.find_vote(conn, live.id, kind, target)
        if found is not None:
            return await _count(tables, live, found, user_id, agrees=True)
        excused = await tallies.excused(tables, live, kind, user_id, now())
        others = {person.user_id for person in live.people()} - {user_id}
        if others <= {*excused, tallies.without(live, kind, target)}:
            await _carry_out(tables, live, kind, target, user_id)
            return None
        name = live.seats[seat].name
        async with tables.database.writing() as conn:
            vote = await votes_db.open_vote(
                conn, live.id, kind, target, user_id, now(),
                name=name, about=msgspec.to_builtins(about),
            )  # fmt: skip
            ballots = await votes_db.cast_ballot(conn, vote.id, user_id, True, now())
            await outbox_db.add_messages(conn, live.id, [message(live, vote)], now())
        tables.notify(live.id)
        return tallies.count(live, vote, ballots, excused)


def _require_open(live: TableSession, kind: str, target: str, user_id: int) -> None:
    """Raise Problem if a question cannot be put to the vote now."""
    if live.row.status not in ASKED_IN.get(kind, ()):
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    if kind == "replace" and live.computer(int(target)):
        raise Problem("problem-seat-computer", name=safe(live.seats[int(target)].name))
    if kind in time_controls.KEYS:
        change_time_controls.require_other(live, kind, target)
    if kind in overtime.ANSWERS:
        overtime.require_over(live, int(target), user_id)
    if tallies.without(live, kind, target) == user_id:
        raise Problem("problem-time-own")


async def _about(tables: Tables, live: TableSession, kind: str, target: str, seat: int) -> About:
    """Return the subject of a question; refuse to go back to another player's decision."""
    if kind == "replace":
        return About(other=live.seats[int(target)].name)
    if kind in overtime.ANSWERS:
        secret, minutes = int(target) in live.undisclosed, _minutes(live)
        if secret:
            return About(how="somebody", minutes=minutes)
        return About(other=live.seats[int(target)].name, minutes=minutes)
    if kind in time_controls.KEYS:
        return About(other=time_controls.asked(live.lang, kind, target))
    return await _about_undo(tables, live, int(target), seat) if kind == "undo" else About()


async def _about_undo(tables: Tables, live: TableSession, target: int, seat: int) -> About:
    """Return what the table would go back on, from an own decision of the seat that asks."""
    line = await undoing.standing(tables, live, ends=2)
    entry = next((e for e in line if e.seq == target and e.kind in DECIDED), None)
    if entry is None or entry.seat != seat:
        raise Problem("problem-undo-nothing")
    await undoing.landing(tables, live, entry, line)  # it must still be kept
    ends = [number for number, each in enumerate(line) if each.closed and each.kind != FORCED]
    last = ends[-1] if ends else -1
    if line.index(entry) > last:
        told = tell(live, [entry], live.lang)
        alone = "step" if entry.revealed else "answered"
        how = "together" if live.together else alone
    else:
        told = tell(live, line[: last + 1], live.lang)
        told = [part for part in told if part.seat == seat] or told
        alone = await undoing.asked_alone(tables, live, line, line[last])
        how = "turn" if alone else "phase"
    return About(how=how, did=tuple(line for part in told for line in part.lines))


def _minutes(live: TableSession) -> int:
    """Return how long a table votes about a player's time; 0 for the usual length.

    Nobody has to wait for the decision longer than for the player.
    """
    bank = pace_of(live).bank
    return bank // MINUTE if bank is not None and bank < timedelta(hours=HOURS) else 0


def message(live: TableSession, vote: VoteRow, *, again: bool = False) -> NewMessage:
    """Return the public question of a vote, `again` after a move of the table."""
    more = f"-{live.row.head}" if again else ""
    return NewMessage(
        kind="vote",
        nonce=f"{live.id}-vote-{vote.id}{more}",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"vote": vote.id},
    )


async def ask_anew(tables: Tables, live: TableSession, vote: VoteRow, deleted: MessageRow) -> None:
    """Post a question again that was deleted, without notifying anyone twice."""
    async with tables.database.writing() as conn:
        if await outbox_db.mark_deleted(conn, deleted.nonce):
            quiet = msgspec.structs.replace(
                message(live, vote),
                nonce=f"{live.id}-vote-anew-{deleted.id}",
                payload={"vote": vote.id, "quiet": True},
            )
            await outbox_db.add_messages(conn, live.id, [quiet], now())
    tables.notify(live.id)


async def messages(conn: AsyncConnection, vote: VoteRow) -> list[MessageRow]:
    """Return the public questions of a vote that are posted or will be; the last one holds."""
    rows = await outbox_db.messages_of_kind(conn, vote.table_id, "vote")
    return [row for row in rows if sound(row) and (row.payload or {}).get("vote") == vote.id]


async def cast(tables: Tables, table_id: str, vote_id: int, user_id: int, *, agrees: bool) -> Tally:
    """Count a ballot and carry the vote out if that decides it."""
    async with tables.locked(table_id) as live:
        live.require_seat(user_id)
        async with tables.database.reading() as conn:
            vote = await votes_db.get_vote(conn, vote_id)
        if vote is None or vote.table_id != live.id:
            raise Problem("problem-vote-unknown")
        if vote.closed_at is None and tallies.without(live, vote.kind, vote.target) == user_id:
            raise Problem("problem-time-own")
        return await _count(tables, live, vote, user_id, agrees=agrees)


async def _count(
    tables: Tables, live: TableSession, vote: VoteRow, user_id: int, *, agrees: bool
) -> Tally:
    """Count a ballot; the caller holds the table's lock.

    The ballot that decides a vote is stored together with its outcome and the effects of that: a
    crash leaves all of it or nothing.
    """
    async with tables.database.reading() as conn:
        ballots = await votes_db.ballots(conn, vote.id)
    if vote.closed_at is not None:
        return await _stands(tables, live, vote, ballots)
    others = [ballot for ballot in ballots if ballot.user_id != user_id]
    cast_now = Ballot(user_id=user_id, agrees=agrees, at=now())
    tally = await _weighed(tables, live, vote, [*others, cast_now])

    async def store(conn: AsyncConnection) -> None:
        await votes_db.cast_ballot(conn, vote.id, user_id, agrees, cast_now.at)

    await _decide(tables, live, tally, user_id, [store])
    return tally


async def settle(tables: Tables, table_id: str, vote_id: int) -> Tally:
    """Decide a vote if the players who sit at the table now already have; return its state.

    When seats change hands it can happen that all remaining players have agreed. A final step is
    not taken for that reason: the player who left need not have wanted it, so the vote lapses.
    """
    async with tables.locked(table_id) as live:
        vote, ballots = await _stored(tables, vote_id)
        if vote.closed_at is not None:
            return await _stands(tables, live, vote, ballots)
        tally = await _weighed(tables, live, vote, ballots)
        if tally.outcome == "agreed" and vote.kind in FINAL:
            tally = msgspec.structs.replace(tally, outcome="reseated")
        if vote.kind in overtime.ANSWERS and not await _possible(tables, live, vote):
            tally = msgspec.structs.replace(tally, outcome="moot")  # settled otherwise
        if tally.outcome is not None:
            await _decide(tables, live, tally, vote.opened_by, [], followed=True)
        return tally


async def _weighed(
    tables: Tables, live: TableSession, vote: VoteRow, ballots: list[Ballot]
) -> Tally:
    """Return how an open vote ends with these ballots, if it does.

    If the agreed action is no longer possible the vote is moot.
    """
    tally = await _stands(tables, live, vote, ballots)
    outcome = tally.verdict
    if outcome == "agreed" and not await _possible(tables, live, vote):
        outcome = "moot"
    return msgspec.structs.replace(tally, outcome=outcome)


async def _stands(
    tables: Tables, live: TableSession, vote: VoteRow, ballots: list[Ballot]
) -> Tally:
    """Return the state of a vote with these ballots, as long as nobody carries it out."""
    if vote.closed_at is not None:
        return tallies.count(live, vote, ballots, {})
    excused = await tallies.excused(tables, live, vote.kind, vote.opened_by, now())
    return tallies.count(live, vote, ballots, excused)


async def _decide(
    tables: Tables,
    live: TableSession,
    tally: Tally,
    user_id: int,
    changes: list[ExtraWrite],
    *,
    followed: bool = False,
) -> None:
    """Store changes and the outcome, if there is one, and do the agreed act, all at once.

    `followed`: no ballot decided it just now.
    """
    vote, outcome = tally.vote, tally.outcome

    async def close(conn: AsyncConnection) -> None:
        if outcome is not None:
            await votes_db.close_vote(conn, vote.id, outcome, now())

    before = [*changes, close]
    if outcome == "agreed":
        await _carry_out(tables, live, vote.kind, vote.target, user_id, before, followed=followed)
        return
    async with tables.database.writing() as conn:
        for change in before:
            await change(conn)
    if outcome is not None:
        tables.notify(live.id)


async def look(tables: Tables, live: TableSession, vote_id: int) -> Tally:
    """Return the state of a vote."""
    return await _stands(tables, live, *await _stored(tables, vote_id))


async def _stored(tables: Tables, vote_id: int) -> tuple[VoteRow, list[Ballot]]:
    """Return a vote with its ballots."""
    async with tables.database.reading() as conn:
        vote = await votes_db.get_vote(conn, vote_id)
        if vote is None:
            raise Problem("problem-vote-unknown")
        return vote, await votes_db.ballots(conn, vote.id)


async def overdue(tables: Tables, at: datetime) -> list[VoteRow]:
    """Return the votes that not enough people answered in time."""
    async with tables.database.reading() as conn:
        found = await votes_db.old_votes(
            conn, at - timedelta(hours=HOURS), at - SHORTEST, overtime.ANSWERS
        )
    return [
        vote for vote in found if not sound(vote) or tallies.until(vote.opened_at, vote.about) < at
    ]


async def expire(tables: Tables, vote: VoteRow, at: datetime) -> None:
    """Close a vote that is overdue, unless it was closed meanwhile."""
    async with tables.locked(vote.table_id) as live:
        async with tables.database.writing() as conn:
            await votes_db.close_vote(conn, vote.id, "expired", at)
        tables.notify(live.id)


async def _possible(tables: Tables, live: TableSession, vote: VoteRow) -> bool:
    """Return whether the question of a vote still makes sense; otherwise the vote is moot."""
    match vote.kind:
        case "undo":
            line = await undoing.standing(tables, live, ends=2)
            there = any(str(entry.seq) == vote.target for entry in line)
            return there and live.row.status in ("playing", "paused")
        case "replace":
            return live.row.status in ASKED_IN["replace"] and not live.computer(int(vote.target))
        case kind if kind in overtime.ANSWERS:
            return live.playing and overtime.over(live, int(vote.target))
        case kind:
            changed = (
                kind not in time_controls.KEYS or time_controls.present(live, kind) != vote.target
            )
            return changed and live.row.status in ASKED_IN.get(kind, ())


async def _carry_out(
    tables: Tables,
    live: TableSession,
    kind: str,
    target: str,
    user_id: int,
    before: Sequence[ExtraWrite] = (),
    *,
    followed: bool = False,
) -> None:
    """Do the agreed act, with `before` in the same transaction; refuse if it is impossible."""
    match kind:
        case "undo":
            await undoing.undo_to(tables, live, int(target), user_id, before, followed=followed)
        case "pause" | "resume":
            paused = kind == "pause"
            await seating.set_paused(
                tables, live, user_id, paused=paused, before=before, followed=followed
            )
        case "cancel":
            alone = not before
            by = live.names[live.require_seat(user_id)] if alone else ""
            await seating.close(tables, live, by=by, before=before)
        case "replace":
            seat = int(target)
            await seating.put_computer(tables, live, seat, user_id, "replace", before=before)
        case _ if kind in overtime.ANSWERS:
            await overtime.carry_out(tables, live, kind, int(target), user_id, before)
        case "pace" | "expiry":
            await change_time_controls.change(tables, live, kind, target, before)
        case _:
            raise Problem("problem-vote-unknown")
