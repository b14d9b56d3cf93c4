"""Open panels: the picture and the hints that follow them, and waiting panels that change.

Pictures and hints take time and arrive as an edit of the panel, one panel at a time. A panel whose
player has opened something else meanwhile is not edited.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord
import structlog

from bot.panel.decision import Position, present
from bot.panel.panel import panel
from bot.platform import replies
from bot.platform.context import Press
from bot.platform.http import UNREACHED, why
from bot.platform.page import Page, Picture, attached, pictures_in
from bot.platform.pictures import Pictures, theme_of_person
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.turns.computer import ComputerTurns
from bot.shared.clock import now
from bot.shared.problems import NotDrawnProblem, Problem
from bot.shared.tasks import Background
from games.core.text import Language

log = structlog.stdlib.get_logger(__name__)

KEPT = 10_000
"""People at tables whose newest panel is remembered."""
Whose = tuple[str, int]
Mark = tuple[int, str, int, int, bool, Language]
"""A message, and what its picture shows: which one, the table's entry, a draft's number, a plan."""


class Previews:
    """Draws previews in the background."""

    def __init__(self, background: Background, pictures: Pictures, driver: ComputerTurns) -> None:
        self.background = background
        self.pictures = pictures
        self.driver = driver
        self._newest: dict[Whose, int] = {}
        self._attached: dict[Whose, Mark] = {}
        self._pictures: dict[Whose, tuple[int, Picture]] = {}
        """The picture that was attached last, and to which message."""
        self._since: dict[Whose, int] = {}
        """The number with which the newest message began: a picture of one before is not for it."""
        self._sending: dict[Whose, asyncio.Task[discord.InteractionMessage]] = {}
        """Changes of panels that are on their way to Discord: a press is answered after them."""
        self._number = 0
        self._one = asyncio.Lock()
        self._own = WeakValueDictionary[int, asyncio.Lock]()
        """By person: only one of their pictures at a time waits for `_one`."""

    async def shown(self, press: Press) -> list[Picture]:
        """Return the pictures of the private message that was pressed on; none for others.

        Wait for a picture on its way, as it replaces the one before.
        """
        message = press.interaction.message
        if message is None or not message.flags.ephemeral:
            return []
        whose = (press.table, press.interaction.user.id)
        await self._arrived(whose)
        at, picture = self._pictures.get(whose, (0, None))
        # The message that comes with a press is older than a picture attached meanwhile.
        return [picture] if picture is not None and at == message.id else pictures_in(message)

    def follow(
        self,
        press: Press,
        position: Position,
        page: Page,
        note: str = "",
        *,
        within: bool = False,
    ) -> int:
        """Let the picture follow a page, and hints if it shows a decision from its beginning.

        `within`: it shows a step into the decision, which hints must not undo. Return the number by
        which `stands` knows the panel.
        """
        whose, number = self.leave(press)
        if position.live.state is None:
            return number
        if not replies.in_private(press.interaction):
            self._pictures.pop(whose, None)
            self._since[whose] = number
        mark = _mark(press, position, page)
        if mark != self._attached.get(whose):
            self._attached.pop(whose, None)
        self.background.spawn(self._follow(press, position, page, note, within, whose, number))
        return number

    def leave(self, press: Press) -> tuple[Whose, int]:
        """Note that another page is shown now, which a late picture must not replace."""
        self._number += 1
        if len(self._newest) >= KEPT:
            self._newest.clear()
            self._attached.clear()
            self._pictures.clear()
            self._since.clear()
        whose = (press.table, press.interaction.user.id)
        self._newest[whose] = self._number
        return whose, self._number

    def replaced(self, press: Press) -> int:
        """Note that the panel shows another picture now, or none; return its number."""
        whose, number = self.leave(press)
        self._attached.pop(whose, None)
        self._pictures.pop(whose, None)
        return number

    def repaint(self, user_id: int) -> None:
        """Draw a person's pictures again at their next step: they look different now."""
        for whose in [each for each in self._attached if each[1] == user_id]:
            del self._attached[whose]

    def stands(self, press: Press, number: int) -> bool:
        """Return whether a person has not moved to another step since."""
        return self._newest.get((press.table, press.interaction.user.id)) == number

    async def _follow(
        self,
        press: Press,
        position: Position,
        page: Page,
        note: str,
        within: bool,
        whose: Whose,
        number: int,
    ) -> None:
        live, seat = position.live, position.seat
        if whose not in self._attached:
            await self._picture(press, position, page, whose, number)
        if within or position.walked is not None or live.hints(seat) is not None:
            return
        if not settings_of(live).practice or len(live.legal(seat)) < 2:
            return
        stood = live.row.head, live.decision(seat)
        found = await self.driver.hints(live, seat)
        if (live.row.head, live.decision(seat)) != stood:
            return
        live.keep_hints(seat, found)
        await self.redraw(press, panel(live, seat, press.lang, note=note), number)

    async def redraw(self, press: Press, page: Page, number: int) -> bool:
        """Show another page around the current picture, unless the person has moved on.

        Return whether it is shown.
        """
        whose = (press.table, press.interaction.user.id)
        await self._arrived(whose)
        _, picture = self._pictures.get(whose, (0, None))
        pictures = await self.shown(press) if picture is None else [picture]
        if not self.stands(press, number):
            return False
        message = await self._edit(press, page, pictures)
        return message is not None and self.stands(press, number)

    async def _arrived(self, whose: Whose) -> None:
        """Wait for the panel's change that is on its way."""
        while whose in self._sending:
            await asyncio.wait([self._sending[whose]])

    async def _picture(
        self, press: Press, position: Position, page: Page, whose: Whose, number: int
    ) -> None:
        """Draw the picture of a page and attach it, unless the person has moved to another step."""
        game, names = position.game, position.live.names
        keys = [page.subject] if page.subject else []
        database, user_id = press.context.database, press.interaction.user.id
        async with self._own.setdefault(user_id, asyncio.Lock()):
            if not self.stands(press, number):
                return
            async with self._one:
                await self.background.turn()
                if not self.stands(press, number):
                    return
                theme = await theme_of_person(database, user_id)
                try:
                    files = await self.pictures.files(
                        game, position.seen, keys, press.lang, names, theme=theme
                    )
                except NotDrawnProblem:  # it is in the log; the panel says it in words too
                    return
        if files and self.stands(press, number):
            message = await self._edit(press, page, attached(files), files)
            if message is None or number < self._since.get(whose, 0):
                return
            self._pictures[whose] = (message.id, pictures_in(message)[0])
            if self.stands(press, number):
                self._attached[whose] = _mark(press, position, page, message.id)

    async def _edit(
        self,
        press: Press,
        page: Page,
        pictures: Sequence[Picture],
        files: Sequence[discord.File] | None = None,
    ) -> discord.Message | None:
        """Change the panel; return it if it is still there. The next press waits for that."""
        whose = (press.table, press.interaction.user.id)
        change = replies.redraw(press.interaction, page, pictures, files)
        sending = self._sending[whose] = asyncio.create_task(change)
        try:
            return await sending
        except UNREACHED as error:
            log.info("preview not shown", table=press.table, why=why(error))
            return None
        finally:
            if self._sending.get(whose) is sending:
                del self._sending[whose]


def _mark(press: Press, position: Position, page: Page, message: int = 0) -> Mark:
    """Return a mark by which to see whether a message already shows a position's picture."""
    pressed = press.interaction.message
    row = position.live.row
    shown = message or (pressed.id if pressed is not None else 0)
    return shown, page.subject, row.head, position.decision, position.walked is not None, press.lang


class OpenPanels:
    """A record of each player's private panel, as long as Discord lets it change."""

    def __init__(self, background: Background, previews: Previews, tables: Tables) -> None:
        self.background = background
        self.previews = previews
        self.tables = tables
        self._newest: dict[tuple[str, int], discord.Interaction[Any]] = {}
        self._waiting: dict[str, dict[int, tuple[Press, str, int]]] = {}
        """By table and user: the press that the panel answered, its note and its number."""

    def shown(self, press: Press) -> None:
        """Note that a press was answered with the panel; an older one elsewhere is deleted.

        The older one would be above newer posts and show an old position. After a quarter of an
        hour Discord accepts no changes: a press on the panel says so then.
        """
        whose = (press.table, press.interaction.user.id)
        if len(self._newest) >= KEPT:
            self._newest.clear()
        old = self._newest.get(whose)
        self._newest[whose] = press.interaction
        if old is not None and not replies.in_private(press.interaction):
            self.background.spawn(replies.take_away(old))

    def waits(self, press: Press, live: TableSession, seat: int, note: str, number: int) -> None:
        """Note that a panel says that its player waits; `number` is its number in previews."""
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
            return  # the next press at this table shows the error
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

    async def _again(self, press: Press, live: TableSession, seat: int, note: str) -> None:
        """Show a panel again as it is now, if it can still be changed."""
        if now() >= press.interaction.expires_at:
            return
        made, position = panel(live, seat, press.lang, note=note), present(live, seat)
        _, number = self.previews.leave(press)
        if await self.previews.redraw(press, made, number):
            self.previews.follow(press, position, made, note)


def _asked(live: TableSession, seat: int) -> bool:
    """Return whether a seat has to decide, and no computer player is about to."""
    waiting = live.waiting()
    return seat in waiting and not any(map(live.computer, waiting))
