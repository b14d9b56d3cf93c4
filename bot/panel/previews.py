"""Open panels: the picture and the hints that follow them, and waiting panels that change.

Pictures and hints take time and arrive as an edit of the panel, one panel at a time. A panel whose
player has opened something else meanwhile is not edited.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord
import structlog

from bot.panel.decision import Position, present
from bot.panel.panel import panel as page_of
from bot.platform import replies
from bot.platform.context import Press
from bot.platform.http import UNREACHED, why
from bot.platform.page import Page, Picture, attached, pictures_in
from bot.platform.pictures import Pictures, theme_of_person
from bot.platform.replies import SentAnswer, sent_answer
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.turns.computer import ComputerTurns
from bot.shared.clock import now
from bot.shared.problems import NotDrawnProblem, Problem
from bot.shared.tasks import Background
from games.core.text import Language

log = structlog.stdlib.get_logger(__name__)

LIFETIME = timedelta(minutes=15)
"""How long Discord lets the answer to a press be changed."""
Whose = tuple[str, int]
"""A table and a user."""
Mark = tuple[int, str, int, int, bool, Language]
"""A message, and what its picture shows: which one, the table's entry, a draft's number, a plan."""


@dataclass(frozen=True, slots=True)
class OpenPanel:
    """A panel that answered a press: all that is kept of the press to change the panel later.

    `message_id` is the message that was pressed on, 0 for none; `pictures` are those of a private
    one.
    """

    answer: SentAnswer
    whose: Whose
    lang: Language
    message_id: int
    pictures: tuple[Picture, ...]


@dataclass(slots=True)
class Newest:
    """A person's newest panel at a table, and its picture, until it can't be changed any more.

    `since` is the number with which its message began: a picture of an earlier one is not for it.
    """

    number: int
    until: datetime
    since: int = 0
    mark: Mark | None = None
    attached: tuple[int, Picture] | None = None
    """The message to which a picture was attached last, and that picture."""


class Previews:
    """Draws previews in the background."""

    def __init__(
        self,
        client: discord.Client,
        background: Background,
        pictures: Pictures,
        driver: ComputerTurns,
    ) -> None:
        self.client = client
        self.background = background
        self.pictures = pictures
        self.driver = driver
        self._newest: OrderedDict[Whose, Newest] = OrderedDict()
        """The panels of the last quarter of an hour, the one pressed last at the end."""
        self._sending: dict[Whose, asyncio.Task[discord.WebhookMessage]] = {}
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
        whose = _whose(press)
        await self._arrived(whose)
        newest = self._newest.get(whose)
        at, picture = (newest and newest.attached) or (0, None)
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
        number, panel = self.leave(press), open_panel(press)
        if position.live.state is not None and not replies.in_private(press.interaction):
            newest = self._newest[panel.whose]
            newest.attached, newest.since = None, number
        self.begin(panel, position, page, note, number, within=within)
        return number

    def begin(
        self,
        panel: OpenPanel,
        position: Position,
        page: Page,
        note: str,
        number: int,
        *,
        within: bool = False,
    ) -> None:
        """Begin to draw the picture of a page, and to find hints, for a panel that shows it."""
        if position.live.state is None:
            return
        newest = self._newest.get(panel.whose)
        if newest is not None and newest.mark != _mark(panel, position, page):
            newest.mark = None
        self.background.spawn(self._follow(panel, position, page, note, number, within=within))

    def leave(self, press: Press) -> int:
        """Note that another page is shown now, which a late picture must not replace.

        Return its number.
        """
        return self.step(_whose(press))

    def step(self, whose: Whose) -> int:
        """Note that a person sees another page now; return its number."""
        at = now()
        while self._newest and next(iter(self._newest.values())).until <= at:
            self._newest.popitem(last=False)
        self._number += 1
        newest = self._newest.setdefault(whose, Newest(self._number, at))
        newest.number, newest.until = self._number, at + LIFETIME
        self._newest.move_to_end(whose)
        return self._number

    def replaced(self, press: Press) -> int:
        """Note that the panel shows another picture now, or none; return its number."""
        number = self.leave(press)
        newest = self._newest[_whose(press)]
        newest.mark = newest.attached = None
        return number

    def repaint(self, user_id: int) -> None:
        """Draw a person's pictures again at their next step: they look different now."""
        for (_, each), newest in self._newest.items():
            if each == user_id:
                newest.mark = None

    def stands(self, press: Press, number: int) -> bool:
        """Return whether a person has not moved to another step since."""
        return self.still(_whose(press), number)

    def still(self, whose: Whose, number: int) -> bool:
        """Return whether a person sees the page of this number."""
        newest = self._newest.get(whose)
        return newest is not None and newest.number == number

    async def _follow(
        self,
        panel: OpenPanel,
        position: Position,
        page: Page,
        note: str,
        number: int,
        *,
        within: bool,
    ) -> None:
        live, seat = position.live, position.seat
        newest = self._newest.get(panel.whose)
        if newest is None or newest.mark is None:
            await self._picture(panel, position, page, number)
        if within or position.walked is not None or live.hints(seat) is not None:
            return
        if not settings_of(live).practice or len(live.legal(seat)) < 2:
            return
        stood = live.row.head, live.decision(seat)
        found = await self.driver.hints(live, seat)
        if (live.row.head, live.decision(seat)) != stood:
            return
        live.keep_hints(seat, found)
        await self.redraw(panel, page_of(live, seat, panel.lang, note=note), number)

    async def redraw(self, panel: OpenPanel, page: Page, number: int) -> bool:
        """Show another page around the current picture, unless the person has moved on.

        Return whether it is shown.
        """
        await self._arrived(panel.whose)
        newest = self._newest.get(panel.whose)
        if newest is None or newest.number != number:
            return False
        pictures = panel.pictures if newest.attached is None else [newest.attached[1]]
        message = await self._edit(panel, page, pictures)
        return message is not None and self.still(panel.whose, number)

    async def _arrived(self, whose: Whose) -> None:
        """Wait for the panel's change that is on its way."""
        while whose in self._sending:
            await asyncio.wait([self._sending[whose]])

    async def _picture(self, panel: OpenPanel, position: Position, page: Page, number: int) -> None:
        """Draw the picture of a page and attach it, unless the person has moved to another step."""
        game, names = position.game, position.live.names
        keys = [page.subject] if page.subject else []
        _, user_id = panel.whose
        async with self._own.setdefault(user_id, asyncio.Lock()):
            if not self.still(panel.whose, number):
                return
            async with self._one:
                await self.background.turn()
                if not self.still(panel.whose, number):
                    return
                theme = await theme_of_person(self.driver.tables.database, user_id)
                try:
                    files = await self.pictures.files(
                        game, position.seen, keys, panel.lang, names, theme=theme
                    )
                except NotDrawnProblem:  # it is in the log; the panel says it in words too
                    return
        if files and self.still(panel.whose, number):
            message = await self._edit(panel, page, attached(files), files)
            newest = self._newest.get(panel.whose)
            if message is None or newest is None or number < newest.since:
                return
            newest.attached = message.id, pictures_in(message)[0]
            if newest.number == number:
                newest.mark = _mark(panel, position, page, message.id)

    async def _edit(
        self,
        panel: OpenPanel,
        page: Page,
        pictures: Sequence[Picture],
        files: Sequence[discord.File] | None = None,
    ) -> discord.Message | None:
        """Change the panel; return it if it is still there. The next press waits for that."""
        change = replies.redraw(self.client, panel.answer, page, pictures, files)
        sending = self._sending[panel.whose] = asyncio.create_task(change)
        try:
            return await sending
        except UNREACHED as error:
            log.info("preview not shown", table=panel.whose[0], why=why(error))
            return None
        finally:
            if self._sending.get(panel.whose) is sending:
                del self._sending[panel.whose]


def _whose(press: Press) -> Whose:
    return press.table, press.interaction.user.id


def open_panel(press: Press) -> OpenPanel:
    """Return what is kept of a press to change the panel that answers it."""
    message = press.interaction.message
    return OpenPanel(
        sent_answer(press.interaction),
        _whose(press),
        press.lang,
        0 if message is None else message.id,
        tuple(pictures_in(message)) if replies.in_private(press.interaction) else (),
    )


def _mark(panel: OpenPanel, position: Position, page: Page, message: int = 0) -> Mark:
    """Return a mark by which to see whether a message already shows a position's picture."""
    head, walked = position.live.row.head, position.walked is not None
    shown = message or panel.message_id
    return shown, page.subject, head, position.decision, walked, panel.lang


class WaitingPanel(NamedTuple):
    """A panel that says that its player waits, its note, and its number in previews."""

    panel: OpenPanel
    note: str
    number: int


class OpenPanels:
    """A record of each player's private panel, as long as Discord lets it change."""

    def __init__(
        self, client: discord.Client, background: Background, previews: Previews, tables: Tables
    ) -> None:
        self.client = client
        self.background = background
        self.previews = previews
        self.tables = tables
        self._newest: OrderedDict[Whose, SentAnswer] = OrderedDict()
        self._waiting: OrderedDict[str, dict[int, WaitingPanel]] = OrderedDict()
        """By table and user, the table last that was used last."""

    def shown(self, press: Press) -> None:
        """Note that a press was answered with the panel; an older one elsewhere is deleted.

        The older one would be above newer posts and show an old position. After a quarter of an
        hour Discord accepts no changes: a press on the panel says so then.
        """
        whose, answer = _whose(press), sent_answer(press.interaction)
        old = self._newest.pop(whose, None)
        while self._newest and next(iter(self._newest.values())).expired:
            self._newest.popitem(last=False)
        self._newest[whose] = answer
        if old is not None and not replies.in_private(press.interaction):
            self.background.spawn(replies.take_away(self.client, old))

    def waits(self, press: Press, live: TableSession, seat: int, note: str, number: int) -> None:
        """Note that a panel says that its player waits; `number` is its number in previews."""
        while self._waiting and not _current(next(iter(self._waiting.values()))):
            self._waiting.popitem(last=False)
        users = self._waiting.setdefault(press.table, {})
        self._waiting.move_to_end(press.table)
        for user_id in users.keys() - _current(users):
            del users[user_id]
        users[press.interaction.user.id] = WaitingPanel(open_panel(press), note, number)
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
            if seat is not None and self.previews.still(found.panel.whose, found.number):
                await self._again(found.panel, live, seat, found.note)

    async def _again(self, panel: OpenPanel, live: TableSession, seat: int, note: str) -> None:
        """Show a panel again as it is now, if it can still be changed."""
        if panel.answer.expired:
            return
        made, position = page_of(live, seat, panel.lang, note=note), present(live, seat)
        number = self.previews.step(panel.whose)
        if await self.previews.redraw(panel, made, number):
            self.previews.begin(panel, position, made, note, number)


def _current(users: Mapping[int, WaitingPanel]) -> set[int]:
    """Return the users whose panels can still be changed."""
    return {user_id for user_id, each in users.items() if not each.panel.answer.expired}


def _asked(live: TableSession, seat: int) -> bool:
    """Return whether a seat has to decide, and no computer player is about to."""
    waiting = live.waiting()
    return seat in waiting and not any(map(live.computer, waiting))
