"""Reviews: the turns of a finished game for which a computer player would have had a better one.

They are found in a thread, one review at a time, and the ones asked for last are kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, NamedTuple

import db.entries as entries_db
from bot.service.history.past_turns import past_of
from bot.service.tables.caches import TurnIndex
from bot.service.tables.replay import LOST, decided
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DECIDED, FORCED
from bot.shared.problems import Problem
from bot.shared.tasks import read_error
from db.entries import EntryRow
from games.core import codec
from games.core.game import AnyGame
from games.core.moments import Decision, Moment, SeatTurn, best, judged, seat_turns
from games.core.replay import carry_out

KEPT = 64
"""Reviews that are kept: one of a seat has at most three positions."""


class PastMoment(NamedTuple):
    """A moment: the number of its turn in the history, and the position before it as bytes."""

    turn: int
    before: bytes
    moment: Moment


class ReviewProgress(NamedTuple):
    """How many turns of how many were looked at; 0 of 0 while others come first."""

    done: int = 0
    turns: int = 0


class Reviewed(NamedTuple):
    """Whose turns are reviewed: a person's in their seat, at a table."""

    table: str
    seat: int
    user_id: int


class ReviewJob:
    """A review that is being made, for all who wait for it."""

    def __init__(self) -> None:
        self.progress = ReviewProgress()
        self.stopped = False
        self.task: asyncio.Task[Sequence[PastMoment]] | None = None


class Reviews:
    """The maker of reviews."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kept: OrderedDict[Reviewed, tuple[int, Sequence[PastMoment]]] = OrderedDict()
        self._making: dict[Reviewed, ReviewJob] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reviews")

    def kept(self, live: TableSession, user_id: int) -> Sequence[PastMoment] | None:
        """Return the review of a person's turns if it was made already."""
        key = Reviewed(live.id, live.require_seat(user_id), user_id)
        found = self._kept.get(key)
        if found is None or found[0] != live.row.state_seq:
            return None
        self._kept.move_to_end(key)
        return found[1]

    def making(self, live: TableSession, user_id: int) -> ReviewJob:
        """Return the job that reviews a person's turns, started now unless it runs.

        Raise `Problem` if the person waits for another one.
        """
        key = Reviewed(live.id, live.require_seat(user_id), user_id)
        found = self._making.get(key)
        if found is None:
            if any(other.user_id == user_id for other in self._making):
                raise Problem("problem-moments-busy")
            found = self._making[key] = ReviewJob()
            found.task = asyncio.create_task(self._make(live, key, found))
            found.task.add_done_callback(read_error)
        return found

    def close(self) -> None:
        """End the reviews in the making."""
        for job in self._making.values():
            job.stopped = True
            assert job.task is not None
            job.task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _make(
        self, live: TableSession, whose: Reviewed, job: ReviewJob
    ) -> Sequence[PastMoment]:
        try:
            stand = live.row.state_seq
            past = await past_of(self.tables, live)
            async with self.tables.database.reading() as conn:
                log = await entries_db.entries_of(conn, live.id)
            standing = set(past.line)
            line = [entry for entry in log if entry.seq in standing]
            first = await self.tables.state_at(live, line[0].seq)
            made = await asyncio.get_running_loop().run_in_executor(
                self._thread, _review, live.game, first, line, past, whose, job
            )
            self._kept[whose] = stand, made
            self._kept.move_to_end(whose)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return made
        except LOST as error:
            raise Problem("problem-moments-lost", table=live.id) from error
        finally:
            del self._making[whose]


def _review(
    game: AnyGame,
    first: Any,
    line: Sequence[EntryRow],
    past: TurnIndex,
    whose: Reviewed,
    job: ReviewJob,
) -> Sequence[PastMoment]:
    """Return the moments of a person; called in a thread. Raise an error of `LOST` if they are."""
    rows, seat = [entry for entry in line if entry.kind in DECIDED], whose.seat
    turns = {
        turn.at: turn
        for turn in seat_turns(game, _decisions(game, first, rows), seat)
        if _played(rows, turn, whose) and not _final(rows, turn, past)
    }
    found: list[Moment] = []
    for number, moment in enumerate(judged(game, turns.values(), seat)):
        if job.stopped:
            return ()
        job.progress = ReviewProgress(number + 1, len(turns))
        if moment is not None:
            found.append(moment)
    return [_past(game, rows, past, turns[moment.at], moment) for moment in best(found)]


def _played(rows: Sequence[EntryRow], turn: SeatTurn, whose: Reviewed) -> bool:
    """Return whether a person played a turn: not someone before them, nor the bot instead."""
    decided_there = (entry for entry in rows[turn.at :] if entry.seat == whose.seat)
    made = [*islice(decided_there, len(turn.actions))]
    return all(
        entry.kind == FORCED or (entry.kind == "act" and entry.user_id == whose.user_id)
        for entry in made
    )


def _final(rows: Sequence[EntryRow], turn: SeatTurn, past: TurnIndex) -> bool:
    """Return whether a turn was in the last round: what is left there is worth less than it seems.

    Better turns that were found there scored no more when they were played.
    """
    return past.turns[_number(rows, turn.at, past)].round == past.turns[-1].round


def _number(rows: Sequence[EntryRow], at: int, past: TurnIndex) -> int:
    """Return the number of the turn in the history that a decision belongs to."""
    return next((each.number for each in past.turns if rows[at].seq <= each.last), past.last)


def _decisions(game: AnyGame, first: Any, rows: Sequence[EntryRow]) -> Iterator[Decision]:
    """Yield the decisions of a game, each with the state before it."""
    state = game.copy(first)
    for place, entry in enumerate(rows):
        made = decided(game, entry)
        yield Decision(state, made.seat, made.action, entry.closed)
        carry_out(game, state, made, place)


def _past(
    game: AnyGame, rows: Sequence[EntryRow], past: TurnIndex, turn: SeatTurn, moment: Moment
) -> PastMoment:
    return PastMoment(_number(rows, moment.at, past), codec.save(game, turn.state), moment)
