"""The newest panel of each person at each table: an older one goes away, a waiting one comes back.

A panel that says its player has to wait is shown again as soon as the game asks them, as long as
Discord takes changes of it and they look at nothing else. At a table with computer players that is
a second later.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.panel.decision import present
from bot.panel.panel import panel
from bot.panel.previews import Previews
from bot.platform import replies
from bot.platform.context import Press
from bot.service.tables.session import Live
from bot.service.tables.store import Tables
from bot.shared.background import Background
from bot.shared.clock import now
from bot.shared.problems import Problem

KEPT = 10_000
"""People at tables whose newest panel is remembered."""


class Opened:
    """Remembers which private message is somebody's panel, as long as Discord lets it change."""

    def __init__(self, background: Background, previews: Previews, tables: Tables) -> None:
        self.background = background
        self.previews = previews
        self.tables = tables
        self._newest: dict[tuple[str, int], discord.Interaction[Any]] = {}
        self._waiting: dict[str, dict[int, tuple[Press, str, int]]] = {}
        """By table and user: the press that the panel answered, its note and its number."""

    def shown(self, press: Press) -> None:
        """Note that a press was answered with the panel; an older one, elsewhere, is taken away.

        It would stand above newer posts and tell how the table stood once. After a quarter of an
        hour Discord takes no changes any more: it tells so itself when it is pressed.
        """
        whose = (press.table, press.interaction.user.id)
        if len(self._newest) >= KEPT:
            self._newest.clear()
        old = self._newest.get(whose)
        self._newest[whose] = press.interaction
        if old is not None and not replies.in_private(press.interaction):
            self.background.spawn(replies.take_away(old))

    def waits(self, press: Press, live: Live, seat: int, note: str, number: int) -> None:
        """Note that a panel says that its player waits; `number` is what previews know it by."""
        if len(self._waiting) >= KEPT:
            self._waiting.clear()
        users = self._waiting.setdefault(press.table, {})
        users[press.interaction.user.id] = (press, note, number)
        if _asked(live, seat):  # since it was made
            self.changed_at(press.table)

    def changed_at(self, table_id: str) -> None:
        """Show the panels at a table again whose players are asked now."""
        if table_id in self._waiting:
            self.background.spawn(self._look(table_id))

    async def _look(self, table_id: str) -> None:
        try:
            live = await self.tables.get(table_id)
        except Problem:
            return  # it says so to whoever presses
        users = self._waiting.get(table_id, {})
        for user_id in list(users):
            seat = live.seat_of(user_id)
            if live.playing and (seat is None or not _asked(live, seat)):
                continue
            found = users.pop(user_id, None)
            if not users and self._waiting.get(table_id) is users:
                del self._waiting[table_id]
            if found is None:
                continue  # another look shows it
            press, note, number = found
            if seat is not None and self.previews.stands(press, number):
                await self._again(press, live, seat, note)

    async def _again(self, press: Press, live: Live, seat: int, note: str) -> None:
        """Show a panel again as it is now, if it can still be changed."""
        if now() >= press.interaction.expires_at:
            return
        made, position = panel(live, seat, press.lang, note=note), present(live, seat)
        _, number = self.previews.leave(press)
        if await self.previews.redraw(press, made, number):
            self.previews.follow(press, position, made, note)


def _asked(live: Live, seat: int) -> bool:
    """Whether a seat has to decide, and no computer player is about to."""
    waiting = live.waiting()
    return seat in waiting and not any(map(live.computer, waiting))
