"""A table that is asked in its channel."""

from __future__ import annotations

from collections.abc import Awaitable
from datetime import timedelta
from typing import Any

from bot.service.clocks.clocks import TIME_CONTROLS, bank, length
from bot.service.tables.store import Tables
from bot.service.votes import voting as votes
from tests.bot.acts import ended_turn
from tests.bot.noticeboard import Message, Noticeboard, Told
from tests.bot.seated import Seated


class Voting(Told):
    """A table whose announcer speaks whenever something changes."""

    def __init__(self, table: Seated, board: Noticeboard | None = None) -> None:
        super().__init__(table, board)
        self.table = table
        table.tables.changed.append(self.announcer.wake)

    async def after(self, *acts: Awaitable[Any]) -> None:
        """Let something happen, and be announced."""
        for act in acts:
            await act
        await self.idle()

    async def restarted(self) -> Voting:
        """Return the same after a restart of the program."""
        await self.announcer.close()
        return Voting(Seated(Tables(self.database), self.table.id), self.board)

    async def ended_turn(self) -> tuple[list[int], int]:
        return await ended_turn(self.table)

    async def names(self) -> list[str]:
        return (await self.table.live()).names

    async def status(self) -> str:
        return (await self.table.live()).row.status

    async def ask(self, kind: str, user: int, target: object = "") -> Any:
        tally = await self.table.ask(kind, user, target)
        await self.idle()
        return tally

    async def cast(self, tally: Any, *users: int, agrees: bool = True) -> Any:
        done: Any = None
        for user in users:
            done = await self.table.cast(tally, user, agrees=agrees)
            await self.idle()
        return done

    async def stands(self, tally: Any) -> str | None:
        live = await self.table.live()
        return (await votes.look(self.table.tables, live, tally.vote.id)).outcome

    def question(self, what: str = " wants ") -> Message:
        (found,) = self.board.saying(what)
        return found


FULL = length(TIME_CONTROLS["slow"].bank or timedelta())


async def run_out(table: Seated, seat: int) -> None:
    """Let a player who is asked be out of time, as the timers would."""
    end = table.tables.served() + FULL
    table.tables.served = lambda: end
    for _ in range(2):  # the last quarter, and the end
        await table.look(bank(seat))
