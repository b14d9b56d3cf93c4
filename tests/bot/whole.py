"""Whole random games through the service, with all acts of people at a table, and files."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from bot.screens.history.game_files import export
from bot.service.seats import lobby, seating
from bot.service.seats.content_packs import Pack
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.turns import undoing
from bot.service.turns.computer import ComputerTurns
from bot.service.votes import voting
from bot.shared.problems import Problem
from games.core.rng import Rng, rng
from tests.bot.seated import INTERACTIONS, PEOPLE, Seated

ADA = next(iter(PEOPLE))
STRANGER = 201
PRESSES = 4000
OFTEN = 7
"""Presses between two things that are done to a table."""
WHAT = ("undo", "back", "leave", "undo", "back", "undo", "back", "return")


async def begun(
    tables: Tables,
    game: str,
    options: Mapping[str, str] | None = None,
    *,
    computer: bool = False,
    pack: Pack | None = None,
) -> Seated:
    """Return a table of two people, and perhaps a program, that has begun."""
    table = await Seated.open(tables, 2, game=game, pack=pack)
    if computer:
        await lobby.add_computer(tables, table.id, "random")
    for key, value in (options or {}).items():
        await lobby.set_option(tables, table.id, key, value)
    await lobby.start(tables, table.id, ADA)
    return table


class Playing:
    """A game that is played at random; `done` counts the other acts at the table."""

    def __init__(self, table: Seated, seed: int = 1) -> None:
        self.table = table
        self.tables = table.tables
        self.source: Rng = rng(seed)
        self.driver = ComputerTurns(table.tables)
        self.done: Counter[str] = Counter()

    async def play(self, presses: int = PRESSES) -> TableSession:
        """Press until the game is over, or so often."""
        for number in range(presses):
            live = await self.table.live()
            if not live.playing:
                break
            if number % OFTEN == OFTEN - 1:
                await self.disturb(live, WHAT[number // OFTEN % len(WHAT)])
            elif not await self.driver._step(live):
                await self.table.act_at_random(self.source)
        await self.driver.close()
        return await self.table.live()

    async def disturb(self, live: TableSession, what: str) -> None:
        """Do something that a table may refuse here."""
        users = [seat.user_id for seat in live.people() if seat.user_id]
        try:
            await self._do(live, what, users)
        except Problem:
            return
        self.done[what] += 1

    async def _do(self, live: TableSession, what: str, users: list[int]) -> None:
        if what == "undo":
            user = self.source.pick(users)
            await undoing.undo(self.tables, live.id, user, interaction_id=next(INTERACTIONS))
        elif what == "back":
            line = await undoing.standing(self.tables, live, ends=2)
            seats = {live.seat_of(user) for user in users}
            mine = [each.seq for each in line if each.seat in seats and each.action]
            if not mine:
                raise Problem("problem-undo-nothing")
            tally = await voting.ask(self.tables, live.id, "undo", str(mine[-1]), users[0])
            if tally is not None:
                for user in users[1:]:
                    await voting.cast(self.tables, live.id, tally.vote.id, user, agrees=True)
        elif what == "leave":
            seat = live.require_seat(users[-1])
            await seating.take_over(self.tables, live.id, seat, STRANGER, "Dora", by=ADA)
        else:
            await seating.reclaim(self.tables, live.id, list(PEOPLE)[1], "Brian")


async def file_of(table: Seated, user: int = 999) -> dict[str, Any]:
    """Return the file that a user gets."""
    return json.loads(await export(table.tables, await table.live(), user))
