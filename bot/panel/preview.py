"""What follows a panel that was shown: the picture of what one has, and hints for practice.

Both take time and come as an edit of the panel, one panel at a time; whoever has gone on
meanwhile is spared them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

from bot import pictures
from bot.controls import Press
from bot.errors import UNREACHED, NotDrawnProblem, why
from bot.narration.looking import own_view
from bot.panel.build import panel
from bot.service.live import Live
from bot.service.settings import settings_of

if TYPE_CHECKING:
    from bot.app import App

log = structlog.stdlib.get_logger(__name__)

KEPT = 10_000
"""People at tables whose newest panel is remembered."""
Whose = tuple[str, int]


class Previews:
    """Draws previews in the background."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._newest: dict[Whose, int] = {}
        self._steps: dict[Whose, int] = {}
        self._number = 0
        self._one = asyncio.Lock()

    def follow(self, press: Press, live: Live, seat: int, note: str = "", view: Any = None) -> None:
        """Let picture and hints follow a panel that shows a decision from its beginning.

        With a `view` it is the picture of that, a position that is only planned.
        """
        if live.state is None:
            return
        whose = self.step(press)
        number = self._newest[whose] = self._number
        if view is None:
            self.app.spawn(self._follow(press, live, seat, note, whose, number))
        else:
            self.app.spawn(self._picture(press, live, seat, whose, number, view))

    def step(self, press: Press) -> Whose:
        """Note that a panel shows something else now, which hints must not undo."""
        self._number += 1
        if len(self._steps) >= KEPT:
            self._steps.clear()
            self._newest.clear()
        whose = (press.table, press.interaction.user.id)
        self._steps[whose] = self._number
        return whose

    async def _follow(
        self, press: Press, live: Live, seat: int, note: str, whose: Whose, number: int
    ) -> None:
        view = await own_view(self.app.tables, live, seat)
        await self._picture(press, live, seat, whose, number, view)
        if not settings_of(live).practice or len(live.legal(seat)) < 2 or seat in live.hints:
            return
        head = live.row.head
        rated = await self.app.driver.rate(live, seat)
        if live.row.head != head:
            return
        live.hints[seat] = rated
        if self._steps.get(whose) == number:
            made = panel(live, seat, press.lang, note=note)
            await self._edit(press, {"content": made.content, "view": made.view})

    async def _picture(
        self, press: Press, live: Live, seat: int, whose: Whose, number: int, view: Any
    ) -> None:
        """Attach what the person has to his panel, unless he has gone on."""
        keys = pictures.private(live.game, seat)[:1] or pictures.boards(live.game)[:1]
        async with self._one:
            if self._newest.get(whose) != number:
                return
            try:
                files = await self.app.pictures.files(live.game, view, keys, press.lang, live.names)
            except NotDrawnProblem:  # it is in the log; the panel says everything in words too
                return
        if files and self._newest.get(whose) == number:
            await self._edit(press, {"attachments": files})

    async def _edit(self, press: Press, changes: dict[str, Any]) -> None:
        try:
            await press.interaction.edit_original_response(**changes)
        except UNREACHED as error:
            log.info("preview not shown", table=press.table, why=why(error))
