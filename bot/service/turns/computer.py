"""Moves for which no player has to be asked: computer players and prepared turns.

Programs see only their seat's view and think in a separate thread, outside the table's lock; their
choice is taken only if the position is still the one they thought about.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import structlog

import db.tables as tables_db
from bot.service.plans import postponed
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Situation
from bot.service.turns import prepared_turn
from bot.service.turns.automatic import automatic_transaction
from bot.service.turns.commit import write
from bot.service.turns.publish import submit_for
from bot.shared.problems import DamagedProblem, Problem
from bot.shared.tasks import PerTable
from games.core.computer import Level, Player
from games.core.drafts import take
from games.core.errors import RefusedError
from games.core.hints import Hint, hints
from games.core.rng import rng

log = structlog.stdlib.get_logger(__name__)


class ComputerTurns(PerTable):
    """The driver of programs and prepared turns."""

    name = "drive"

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self._thinking = ThreadPoolExecutor(1, thread_name_prefix="computer-seat")
        # A person waits for hints, so they never queue behind computer players.
        self._hinting = ThreadPoolExecutor(1, thread_name_prefix="hints")
        self.troubled: dict[str, Exception] = {}
        """Errors by table since this was last looked at."""

    async def wake_all(self) -> None:
        """Look at the tables that wait for a program, after a restart."""
        self.open = True
        async with self.tables.database.reading() as conn:
            waiting = await tables_db.tables_for_programs(conn)
        self.wake_each(waiting)

    async def close(self) -> None:
        """Finish the commit at hand and stop."""
        await super().close()
        self._thinking.shutdown(wait=False, cancel_futures=True)
        self._hinting.shutdown(wait=False, cancel_futures=True)

    async def work(self, table_id: str) -> None:
        """Take the decisions of a table that need no player, until one needs a player."""
        while self.open and await self._step(await self.tables.get(table_id)):
            pass

    async def failed(self, table_id: str, error: Exception) -> None:
        """Note a defect, which the timers report before they try again."""
        if isinstance(error, Problem) and not isinstance(error, DamagedProblem):
            log.warning("table cannot be driven", table=table_id, why=error.key)
        else:
            self.troubled[table_id] = error

    async def _step(self, live: TableSession) -> bool:
        """Take one decision of a program, or a prepared turn; return whether there was one."""
        if not live.people():
            return False  # with nobody left to play against, the game is stopped
        if live.playing and postponed.follow(Situation.at(live)) is not None:
            await self._put_off(live)
            return True
        if any(seat in live.queued for seat in live.waiting()):
            await self._planned(live)
            return True
        seat = next((s for s in live.waiting() if live.computer(s)), None)
        if seat is None:
            return False
        asked, head, state = live.asked(seat), live.row.head, live.state
        actions = await asyncio.get_running_loop().run_in_executor(
            self._thinking, _think, live, state, seat, cast(Level, live.seats[seat].kind)
        )
        async with self.tables.locked(live.id) as now:
            if now.asked(seat) != asked or now.row.head != head:
                return True  # undone, paused or replaced, or others changed the possible moves
            if now.computer(seat) and now.people():
                await submit_for(self.tables, now, seat, actions)
        return True

    async def _planned(self, live: TableSession) -> None:
        """Play the prepared turn of a player who is awaited now."""
        async with self.tables.locked(live.id) as now:
            seat = next((s for s in now.waiting() if s in now.queued), None)
            if seat is not None and now.playing:
                await prepared_turn.play(self.tables, now, seat)

    async def _put_off(self, live: TableSession) -> None:
        """Carry out a delayed play that nothing prevents, because something was taken back.

        Otherwise it follows a publication, in the same transaction.
        """
        async with self.tables.locked(live.id) as now:
            if not now.playing:
                return
            found = postponed.follow(Situation.at(now))
            if found is not None:
                await write(self.tables, now, automatic_transaction(now, found))

    async def hints(self, live: TableSession, seat: int) -> dict[Any, Hint]:
        """Return a computer player's view of a seat's legal actions, with reasons."""
        return await asyncio.get_running_loop().run_in_executor(
            self._hinting, hints, live.game, live.seen(seat), seat, rng(secrets.randbits(64))
        )


def _think(live: TableSession, state: Any, seat: int, level: Level) -> list[Any]:
    """Return the actions of a program up to the first published one: never half a turn."""
    game, source, actions = live.game, rng(secrets.randbits(64)), list[Any]()
    state, player = game.copy(state), Player(game, seat, level)
    while True:
        actions.append(player.choose(game.mask(state, seat), source))
        try:
            if take(game, state, seat, actions[-1]).publishes:
                return actions
        except RefusedError:
            log.error("a computer seat chose what is not legal", table=live.id, seat=seat)
            actions[-1] = game.legal(state, seat)[-1]
            if take(game, state, seat, actions[-1]).publishes:
                return actions
