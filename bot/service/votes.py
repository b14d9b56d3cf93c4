"""Votes of the seated: what one person may not decide for the others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.votes as votes_db
from bot.errors import Problem
from bot.service import play, seating
from bot.service.commit import Also
from bot.service.live import Live
from bot.service.tables import Tables, now
from db.outbox import NewMessage
from db.votes import Ballot, VoteRow

log = structlog.stdlib.get_logger(__name__)

UNANIMOUS = ("undo",)
"""Kinds of votes in which everybody must agree; in others more than half is enough."""
HOURS = 24
"""After so many hours a vote is over."""
KINDS = ("undo", "pause", "resume", "cancel", "replace")


class Tally(msgspec.Struct, frozen=True):
    """How a vote stands.

    `outcome` is `agreed`, `refused`, `moot` or `expired`; while it is open, `None`.
    """

    vote: VoteRow
    agreed: list[int]
    refused: list[int]
    needed: int
    outcome: str | None = None


async def ask(tables: Tables, table_id: str, kind: str, target: str, user_id: int) -> Tally | None:
    """Put something to the vote; the one who asks agrees.

    Alone at the table he has nobody to ask: it is done, and there is no tally.
    """
    async with tables.locked(table_id) as live:
        live.require_seat(user_id)
        stamped = f"{target}@{live.row.head}" if kind == "undo" else target
        async with tables.database.reading() as conn:
            found = await votes_db.find_vote(conn, live.id, kind, stamped)
        if found is not None:
            return await _count(tables, live, found, user_id, agrees=True)
        if len(live.people()) == 1:
            await _carry_out(tables, live, kind, stamped, user_id)
            return None
        async with tables.database.writing() as conn:
            vote = await votes_db.open_vote(conn, live.id, kind, stamped, user_id, now())
            ballots = await votes_db.cast_ballot(conn, vote.id, user_id, True, now())
            await outbox_db.add_messages(conn, live.id, [_message(live, vote)], now())
        tables.notify(live.id)
        return _tally(live, vote, ballots)


def _message(live: Live, vote: VoteRow) -> NewMessage:
    return NewMessage(
        kind="vote",
        nonce=nonce(vote),
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"vote": vote.id},
    )


def nonce(vote: VoteRow) -> str:
    """Return what names the public question of a vote in the outbox."""
    return f"{vote.table_id}-vote-{vote.id}"


async def cast(tables: Tables, table_id: str, vote_id: int, user_id: int, *, agrees: bool) -> Tally:
    """Count a ballot and carry the vote out if that decides it."""
    async with tables.locked(table_id) as live:
        live.require_seat(user_id)
        async with tables.database.reading() as conn:
            vote = await votes_db.get_vote(conn, vote_id)
        if vote is None or vote.table_id != live.id:
            raise Problem("problem-vote-unknown")
        return await _count(tables, live, vote, user_id, agrees=agrees)


async def _count(tables: Tables, live: Live, vote: VoteRow, user_id: int, *, agrees: bool) -> Tally:
    """Count a ballot; holds the table's lock.

    The ballot that decides a vote is stored together with its outcome and what that brings about:
    a crash leaves all of it or nothing.
    """
    async with tables.database.reading() as conn:
        ballots = await votes_db.ballots(conn, vote.id)
    if vote.closed_at is not None:
        return _tally(live, vote, ballots)
    at = now()
    others = [ballot for ballot in ballots if ballot.user_id != user_id]
    tally = _tally(live, vote, [*others, Ballot(user_id=user_id, agrees=agrees, at=at)])
    if tally.outcome == "agreed" and not _possible(live, vote):
        tally = msgspec.structs.replace(tally, outcome="moot")
    outcome = tally.outcome

    async def store(conn: AsyncConnection) -> None:
        await votes_db.cast_ballot(conn, vote.id, user_id, agrees, at)
        if outcome is not None:
            await votes_db.close_vote(conn, vote.id, outcome, at)

    if outcome == "agreed":
        await _carry_out(tables, live, vote.kind, vote.target, user_id, before=[store])
    else:
        async with tables.database.writing() as conn:
            await store(conn)
    return tally


async def look(tables: Tables, live: Live, vote_id: int) -> Tally:
    """Return how a vote stands."""
    async with tables.database.reading() as conn:
        vote = await votes_db.get_vote(conn, vote_id)
        if vote is None:
            raise Problem("problem-vote-unknown")
        return _tally(live, vote, await votes_db.ballots(conn, vote.id))


async def expire(tables: Tables, at: datetime) -> list[Tally]:
    """Close the votes that not enough people answered in time; returns them."""
    async with tables.database.reading() as conn:
        old = await votes_db.old_votes(conn, at - timedelta(hours=HOURS))
    found: list[Tally] = []
    for vote in old:
        try:
            async with tables.locked(vote.table_id) as live, tables.database.writing() as conn:
                if await votes_db.close_vote(conn, vote.id, "expired", at):
                    ballots = await votes_db.ballots(conn, vote.id)
                    closed = msgspec.structs.replace(vote, outcome="expired", closed_at=at)
                    found.append(_tally(live, closed, ballots))
        except Problem as problem:  # a damaged table must not keep the others' votes open
            log.debug("vote passed over", table=vote.table_id, why=problem.key)
    return found


def _tally(live: Live, vote: VoteRow, ballots: list[Ballot]) -> Tally:
    """Count the ballots of those who sit at the table now."""
    people = {seat.user_id for seat in live.people()}
    agreed = [b.user_id for b in ballots if b.agrees and b.user_id in people]
    refused = [b.user_id for b in ballots if not b.agrees and b.user_id in people]
    needed = len(people) if vote.kind in UNANIMOUS else len(people) // 2 + 1
    outcome = vote.outcome
    if outcome is None and len(agreed) >= needed:
        outcome = "agreed"
    elif outcome is None and len(refused) > len(people) - needed:
        outcome = "refused"
    return Tally(vote, agreed, refused, needed, outcome)


def _possible(live: Live, vote: VoteRow) -> bool:
    """Whether what was asked still makes sense: nobody may have gone on since."""
    match vote.kind:
        case "undo":
            return live.playing and vote.target.partition("@")[2] == str(live.row.head)
        case "pause":
            return live.playing
        case "resume":
            return live.row.status == "paused"
        case "replace":
            return live.playing and not live.computer(int(vote.target))
        case _:
            return live.running


async def _carry_out(
    tables: Tables,
    live: Live,
    kind: str,
    target: str,
    user_id: int,
    before: Sequence[Also] = (),
) -> None:
    """Do what was agreed, with `before` in the same transaction; refuses what is not possible."""
    match kind:
        case "undo":
            entry = int(target.partition("@")[0])
            await play.undo_to(tables, live, entry, user_id, before=before)
        case "pause" | "resume":
            paused = kind == "pause"
            await seating.set_paused(tables, live, user_id, paused=paused, before=before)
        case "cancel":
            await seating.close(tables, live, before=before)
        case "replace":
            seat = int(target)
            await seating.put_computer(tables, live, seat, user_id, "replace", before=before)
        case _:
            raise Problem("problem-vote-unknown")
