"""The state of votes: who agreed, who must yet answer, and who cannot hold the others up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Annotated, Literal

import msgspec

from bot.service.clocks import clocks
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.votes.overdue import ANSWERS, without_vote
from bot.shared.stored import fits, read
from db.tables import SeatRow
from db.votes import Ballot, VoteRow

NotCounted = Literal["away", "silent", "absent"]
UNANIMOUS = ("undo",)
"""Kinds of votes in which all must agree; in others more than half is enough.

At a table of a season all must agree to cancel it too: it has points for all then.
"""
WITHOUT_ABSENT = ("pause", "replace", "pace", "expiry", *ANSWERS)
"""Kinds of votes that nobody absent can hold up: each can be taken back."""
SILENT = timedelta(days=1)
"""A player for whom the game has waited longer than this counts as silent."""
HOURS = 24
"""Hours after which a vote is over."""


Minutes = Annotated[int, msgspec.Meta(ge=0, le=HOURS * 60)]


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """The subject of a question, in names and words that all players may know.

    For going back: `how` is `turn` (before its end), `phase` (one of several that was shown),
    `step` (in the turn under way, which revealed something), `answered` (there too, and others have
    decided since) or `together` (in a phase of several under way); `did` are the lines that would
    be taken back, in the table's language. `minutes` is how long the vote lasts, if not `HOURS`.
    """

    how: str = ""
    did: tuple[str, ...] = ()
    other: str = ""
    minutes: Minutes = 0


def until(opened_at: datetime, about: Mapping[str, object] | None) -> datetime:
    """Return when a vote is over, from its stored data; damaged data counts as empty."""
    minutes = about.get("minutes") if isinstance(about, Mapping) else None
    lasts = minutes if isinstance(minutes, int) and fits(minutes, Minutes) else HOURS * 60
    return opened_at + timedelta(minutes=lasts)


class Tally(msgspec.Struct, frozen=True):
    """The state of a vote: the users that agreed, refused and have yet to answer.

    `excused` are users who can answer but need not, and why. For a closed vote all who answered are
    there, wherever they sit now. `outcome` is `agreed`, `refused`, `expired`, `moot` or why it
    lapsed (`bot.service.tables.transaction`); while the vote is open, `None`.
    """

    vote: VoteRow
    agreed: list[int]
    refused: list[int]
    missing: list[int]
    needed: int
    outcome: str | None = None
    excused: dict[int, NotCounted] = {}

    @property
    def counted(self) -> int:
        """The number of people of whom `needed` must agree."""
        return len(self.agreed) + len(self.refused) + len(self.missing)

    @property
    def about(self) -> About:
        """The subject of the question."""
        return read(self.vote.about or {}, About, self.vote, "about")

    @property
    def until(self) -> datetime:
        """When the vote is over."""
        return until(self.vote.opened_at, self.vote.about)

    @property
    def verdict(self) -> str | None:
        """The decision of the ballots of an open vote, if there is one."""
        if not self.counted:  # nobody is left to decide anything
            return None
        if len(self.agreed) >= self.needed:
            return "agreed"
        if len(self.refused) > self.counted - self.needed:
            return "refused"
        return None


def count(
    live: TableSession, vote: VoteRow, ballots: Sequence[Ballot], excused: Mapping[int, NotCounted]
) -> Tally:
    """Count ballots: in an open vote the ballots of people who sit at the table now.

    An excused player who answers after all counts; the player whose time the vote is about does
    not.
    """
    out = without(live, vote.kind, vote.target)
    of_season = vote.kind == "cancel" and settings_of(live).season is not None
    seated = [seat.user_id for seat in live.people() if seat.user_id not in (None, out)]
    valid = [each for each in ballots if vote.closed_at is not None or each.user_id in seated]
    agreed = [each.user_id for each in valid if each.agrees]
    refused = [each.user_id for each in valid if not each.agrees]
    silent = [user for user in seated if user not in (*agreed, *refused)]
    missing = [user for user in silent if user not in excused]
    if not (agreed or refused or missing):  # nobody else is there: then they are needed
        missing = silent
    counted = len(agreed) + len(refused) + len(missing)
    return Tally(
        vote,
        agreed,
        refused,
        missing,
        max(1, counted) if vote.kind in UNANIMOUS or of_season else counted // 2 + 1,
        vote.outcome,
        {user: excused[user] for user in silent if user not in missing},
    )


def without(live: TableSession, kind: str, target: str) -> int | None:
    """Return the player without a vote, or None: others decide about a player out of time."""
    return without_vote(live, int(target)) if kind in (*ANSWERS, "replace") else None


async def excused(
    tables: Tables, live: TableSession, kind: str, asker: int, at: datetime
) -> dict[int, NotCounted]:
    """Return the users who need not agree to a player's question, and why."""
    if kind not in WITHOUT_ABSENT:
        return {}
    async with tables.database.reading() as conn:
        gone = await absence.until(conn, live.id, at)
    found: dict[int, NotCounted] = dict.fromkeys(_absent(live, asker), "absent")
    found |= dict.fromkeys(_silent(live, asker, at), "silent")
    return {**found, **dict.fromkeys(gone, "away")}


def _hidden(live: TableSession, asker: int) -> bool:
    """Return whether excusing them would reveal who is not done.

    Where nobody may learn that, the only other person at the table is no secret to a player who is
    done; among more the question would reveal it.
    """
    seat = live.seat_of(asker)
    alone = len(live.people()) <= 2 and seat is not None and seat not in live.waiting()
    return bool(live.undisclosed) and not alone


def _absent(live: TableSession, asker: int) -> list[int]:
    """Return the users who count as absent until they play: they ran out of time too often.

    Empty in a phase in which that would reveal when they have played.
    """
    if _hidden(live, asker):
        return []
    flagged = (seat for seat in live.people() if clocks.absent(live.clocks, seat.seat))
    return [seat.user_id for seat in flagged if seat.user_id is not None]


def _silent(live: TableSession, asker: int, at: datetime) -> list[int]:
    """Return whom the game has waited for too long."""
    awaited = live.waiting()
    if _hidden(live, asker):
        return []
    return [
        seat.user_id
        for seat in live.people()
        if seat.user_id is not None and seat.seat in awaited and _since(seat, at) + SILENT < at
    ]


def _since(seat: SeatRow, at: datetime) -> datetime:
    """Return since when the game waits for a seat whose person was there."""
    return max(time for time in (seat.waiting_since or at, seat.away_until) if time is not None)
