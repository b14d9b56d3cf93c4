"""Joint commits for transactions that wait for the same turn on SQLite.

A commit waits for the disk and crosses to SQLite's thread and back. Of fifty presses at one moment
the last would wait for all that fifty times; so the requests that come while one group is being
written make up the next.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from db.batch import Batch, Group, GuardFailed, Outdated, driver_of, wrapped
from db.engine import Fence, opening, taken_over


class _Asked(NamedTuple):
    batch: Batch
    answer: "asyncio.Future[None]"


class GroupCommit:
    """A writer of batches, each a separate transaction for its caller."""

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock, fence: Fence) -> None:
        self._engine = engine
        self._turn = turn
        self._fence = fence
        self._asked: list[_Asked] = []
        self._writing: asyncio.Task[None] | None = None

    async def apply(self, batch: Batch) -> bool:
        """Write a batch; return False if its guard changed nothing. Raise its statements' errors.

        If only the caller is cancelled, it is written nonetheless if its turn has come.
        """
        asked = _Asked(batch, asyncio.get_running_loop().create_future())
        self._asked.append(asked)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        try:
            await asked.answer
        except GuardFailed:
            return False
        return True

    async def finish(self) -> None:
        """Wait until everything is written that was asked for."""
        if self._writing is not None:
            await asyncio.wait({self._writing})

    async def _write(self) -> None:
        try:
            while self._asked:
                async with self._turn:
                    group = [asked for asked in self._asked if not asked.answer.done()]
                    self._asked = []
                    await self._commit(group)
        finally:
            self._writing = None
            _cancel(self._asked)

    async def _commit(self, group: Sequence[_Asked]) -> None:
        script = Group(opening("BEGIN IMMEDIATE", self._fence), [asked.batch for asked in group])
        try:
            async with self._engine.connect() as conn:
                await (await driver_of(conn)).executescript(script)
        except Exception as error:  # noqa: BLE001  each caller raises it
            _answer(group, [error] * len(group))
        else:
            _answer(group, script.outcomes)
        finally:
            _cancel(group)


def _answer(group: Sequence[_Asked], outcomes: Sequence[Exception | None]) -> None:
    for asked, error in zip(group, outcomes, strict=True):
        if asked.answer.done():  # the caller was cancelled meanwhile
            continue
        match error:
            case None:
                asked.answer.set_result(None)
            case Outdated():
                asked.answer.set_exception(taken_over())
            case sqlite3.Error():
                asked.answer.set_exception(wrapped(str(asked.batch), error))
            case _:
                asked.answer.set_exception(error)


def _cancel(group: Sequence[_Asked]) -> None:
    """Cancel calls that would wait for ever, since nobody will write them."""
    for asked in group:
        asked.answer.cancel()
