"""Messages about windows and waits: the reason, the players asked, the plays, and the end.

One message is edited from the opening of a window to its end, and notifies the players whom it asks
at first. Old messages can be edited only rarely: these edits delay no post.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
import structlog

import db.outbox as outbox_db
from bot.platform import controls
from bot.platform.http import UNREACHED, deleted, final, too_many, why
from bot.posts import window_text
from bot.posts.layout import lines_of
from bot.posts.live_messages import Upkeep
from bot.posts.window_text import Shown
from bot.service.history.log_text import between
from bot.service.notices import commit_messages
from bot.service.tables import open_windows
from bot.service.tables.open_windows import OVER, WINDOW
from bot.service.tables.pending import About
from bot.service.tables.session import TableSession
from bot.service.tables.transaction import REWIND, WITHDRAWN
from bot.shared.clock import now
from bot.shared.problems import PrunedProblem
from bot.shared.text import say
from db.outbox import MessageRow, NewMessage
from games.core.waits import Wait

log = structlog.stdlib.get_logger(__name__)

AGAIN = 60.0
"""Seconds until Discord is asked again for an edit that it did not take."""


class Windows(Upkeep):
    """The upkeep of the messages about windows."""

    name = "windows"

    async def send(
        self,
        channel: discord.PartialMessageable,
        live: TableSession,
        row: MessageRow,
        loud: Sequence[int],
    ) -> discord.Message | None:
        """Post the question of a window, notifying the users `loud`, or its outcome meanwhile."""
        rows = await self._rows(live)
        over = newer(rows, row)
        shown = await self._text(live, row, over)
        if open_windows.about(row).back:
            await self._not_so(live, row, rows)
        if shown is None:
            return None
        buttons: dict[str, Any] = {} if shown.over else {"view": _controls(live)}
        users = [] if shown.over else [discord.Object(user) for user in loud]
        mentioned = discord.AllowedMentions(everyone=False, roles=False, users=users)
        message = await channel.send(
            window_text.full(live, shown),
            nonce=row.nonce,
            silent=not users,
            allowed_mentions=mentioned,
            **buttons,
        )
        self.shown[row.nonce] = shown.mark
        return message

    def notifies(self, live: TableSession, row: MessageRow) -> list[int]:
        """Return the seats that a new message about a window notifies, if it still asks them."""
        about = open_windows.about(row)
        waits = open_windows.topics(live.waits()).get(about.topic, []) if live.playing else []
        asked = sorted(open_windows.asked_in(waits))
        return [seat for seat in asked if live.seats[seat].user_id in about.loud]

    async def _not_so(
        self, live: TableSession, row: MessageRow, rows: Sequence[MessageRow]
    ) -> None:
        """Delete messages that a window is over, sent or not, if it is open again."""
        topic = open_windows.about(row).topic
        for told in await self._before(live, row):
            if await self._deleted(told):
                await self._finish(told, None)
        for each in rows:
            if each.kind == OVER and each.id < row.id and open_windows.about(each).topic == topic:
                await self._finish(each, None)

    async def work(self, table_id: str) -> None:
        """Show the state of each window; show a window that is over once, then leave it alone."""
        live = await self.tables.get(table_id)
        rows = await self._rows(live)
        for row in rows:
            if row.kind == WINDOW and row.state == "posted":
                await self._look(live, row, rows)

    def standing(self, live: TableSession, found: Sequence[MessageRow]) -> list[MessageRow]:
        """Return the posted messages about windows that are open, of all about windows."""
        if not live.playing:
            return []
        rows = [row for row in found if open_windows.readable(row)]
        posted = [row for row in rows if row.kind == WINDOW and row.state == "posted"]
        open_topics = open_windows.topics(live.waits())
        return [
            row
            for row in posted
            if row.message_id is not None
            and newer(rows, row) is None
            and open_windows.about(row).topic in open_topics
        ]

    async def post_again(self, live: TableSession, row: MessageRow) -> None:
        """Have a deleted message about an open window posted again."""
        self.shown.pop(row.nonce, None)
        await self._anew(live, row, Shown(""))

    async def _rows(self, live: TableSession) -> list[MessageRow]:
        async with self.tables.database.reading_once() as conn:
            rows = await outbox_db.messages_of_kind(conn, live.id, *open_windows.KINDS)
        return [row for row in rows if open_windows.readable(row)]

    async def _ended(self, live: TableSession) -> list[MessageRow]:
        """Return the messages about windows that are over."""
        async with self.tables.database.reading() as conn:
            ended = await outbox_db.ended_messages(conn, live.id, WINDOW)
        return [row for row in ended if open_windows.readable(row)]

    async def _look(self, live: TableSession, row: MessageRow, rows: Sequence[MessageRow]) -> None:
        """Bring one message up to date."""
        over = newer(rows, row)
        shown = (
            None if over is not None and over.kind == WINDOW else await self._text(live, row, over)
        )
        if row.message_id is None or shown is None:
            if row.message_id is None or await self._deleted(row):
                await self._finish(row, over)
            return
        if not shown.text or (not shown.over and not live.playing):
            return  # the next look shows the outcome; a paused table resumes
        if shown.same(self.known(row)) and not shown.over:
            return
        if not await self._edited(live, row, shown):
            return
        if shown.over:
            await self._finish(row, over)
        else:
            self.keep(row.nonce, shown.mark)

    async def _edited(self, live: TableSession, row: MessageRow, shown: Shown) -> bool:
        """Edit a message; return whether that is done, or no longer of use."""
        channel = self.client.get_partial_messageable(row.channel_id)
        changes: dict[str, Any] = {"view": None} if shown.over else {}
        try:
            message = channel.get_partial_message(row.message_id or 0)
            changes |= {"allowed_mentions": discord.AllowedMentions.none()}
            await self.trouble.closed.change(
                row.channel_id,
                lambda: message.edit(content=window_text.full(live, shown), **changes),
            )
        except UNREACHED as error:
            log.info("window not edited", table=live.id, why=why(error))
            return await self._not_edited(live, row, shown, error)
        return True

    async def _not_edited(
        self, live: TableSession, row: MessageRow, shown: Shown, error: BaseException
    ) -> bool:
        """Send a new message if the old one is deleted or too old; else try again later."""
        if too_many(error) or deleted(error):
            await self._anew(live, row, shown)
            return True
        if final(error) or self.trouble.closed.given_up(row.channel_id):
            if shown.over:  # no post shows how it ended: it waits, and moves with the table
                await self._anew(live, row, shown)
            return True
        asyncio.get_running_loop().call_later(AGAIN, self.wake, live.id)
        return False

    async def _anew(self, live: TableSession, row: MessageRow, shown: Shown) -> None:
        """Leave a message as it is, and post a new one instead, which notifies no one."""
        if shown.over:
            made = _again(row, "text", {"text": window_text.full(live, shown)})
            async with self.tables.database.writing() as conn:
                if await outbox_db.message_of(conn, made.nonce) is not None:
                    return  # it was missed twice at once
                await outbox_db.finish(conn, [row.nonce])
                await outbox_db.add_messages(conn, live.id, [made], now())
        else:
            await commit_messages.post_again(self.tables, row)
        self.announce(live.id)

    async def _deleted(self, row: MessageRow) -> bool:
        """Delete a message about a window that was taken back, or has a message elsewhere now."""
        channel = self.client.get_partial_messageable(row.channel_id)
        try:
            message = channel.get_partial_message(row.message_id or 0)
            await self.trouble.closed.change(row.channel_id, message.delete)
        except UNREACHED as error:
            log.info("window not deleted", table=row.table_id, why=why(error))
            if not (final(error) or self.trouble.closed.given_up(row.channel_id)):
                asyncio.get_running_loop().call_later(AGAIN, self.wake, row.table_id)
                return False
        return True

    async def _finish(self, row: MessageRow, over: MessageRow | None) -> None:
        self.shown.pop(row.nonce, None)
        ended = [over.nonce] if over is not None and over.kind == OVER else []
        async with self.tables.database.writing() as conn:
            await outbox_db.finish(conn, [row.nonce, *ended])

    async def _text(
        self, live: TableSession, row: MessageRow, over: MessageRow | None
    ) -> Shown | None:
        """Return the text of a message; None for a window whose opening was taken back."""
        about = open_windows.about(row)
        played = await self._played(live, row, over)
        if over is not None and over.kind == OVER:
            return await self._came(live, about, open_windows.about(over), played)
        found = open_windows.topics(live.waits()).get(about.topic)
        return self._asks(live, about, found, played) if found else Shown("")

    async def _played(
        self, live: TableSession, row: MessageRow, over: MessageRow | None = None
    ) -> list[str]:
        """Return the lines about plays in a window that were not taken back since.

        A window that is open again also shows earlier plays, from the message that was deleted.
        """
        found = set(open_windows.about(row).played)
        for each in await self._before(live, row):
            found.update(open_windows.about(each).played)
        if not found:
            return []
        last = live.row.head if over is None else max(open_windows.about(over).last, *found)
        entries = await between(self.tables, live, min(found), last)
        mine = [each for each in entries if each.seq in found]
        return lines_of(live, mine, window_text.TEXT // 2)

    async def _before(self, live: TableSession, row: MessageRow) -> list[MessageRow]:
        """Return the messages about a window before it was opened again, the newest first.

        The names of windows recur: only messages that led to this window count.
        """
        topic, found = open_windows.about(row).topic, list[MessageRow]()
        if not open_windows.about(row).back:
            return found
        rows = {each.id: each for each in (*await self._ended(live), *await self._rows(live))}
        for _, each in sorted(rows.items(), reverse=True):
            if each.id < row.id and each.kind == WINDOW and open_windows.about(each).topic == topic:
                found.append(each)
                if not open_windows.about(each).back:
                    break
        return found

    async def _came(
        self, live: TableSession, opened: About, closed: About, played: Sequence[str]
    ) -> Shown | None:
        """Return the outcome of a window."""
        entries = await between(self.tables, live, opened.first, closed.last)
        # A window that is open again was opened by taking a move back: it ends by a decision.
        ends = (
            entry.seq > opened.last and entry.kind not in (REWIND, WITHDRAWN) for entry in entries
        )
        if not any(ends if opened.back else (entry.seq <= opened.last for entry in entries)):
            return None
        about = await self._opening(live, opened)
        head = say(live.lang, "window-over", what=about or say(live.lang, "window-closed"))
        if not about and played:
            head, played = say(live.lang, "window-over", what=" ".join(played)), ()
        return Shown(window_text.fitted(head, played), over=True)

    async def _opening(self, live: TableSession, opened: About) -> str:
        """Return the description of a window when it was opened; "" if that is not kept."""
        try:
            state: Any = await self.tables.state_at(live, opened.last)
        except PrunedProblem:
            return ""
        for wait in open_windows.topics(live.game.rules.waits(state)).get(opened.topic, []):
            found = None if wait.kind == "hold" else window_text.window_prompt(live, wait, state)
            if found is not None and found.about:
                return window_text.described(live, found, over=True)
        return ""

    def _asks(
        self, live: TableSession, about: About, waits: Sequence[Wait], played: Sequence[str]
    ) -> Shown:
        """Return a window's reason, the players asked, the plays, and its default."""
        until = window_text.until_of(self.tables, live, waits)
        first, *rest = window_text.asked(live, waits, about.loud)
        rest += window_text.answered(live, waits)
        if until is not None:
            rest.append(window_text.deadline(live, waits))
        return Shown(window_text.fitted(first, played, rest), until)


def _again(row: MessageRow, kind: str, payload: Any) -> NewMessage:
    return NewMessage(
        kind=kind,
        nonce=f"{row.table_id}-{kind}-anew-{row.id}",
        channel_id=row.channel_id,
        first_seq=0,
        last_seq=0,
        payload=payload,
    )


def newer(rows: Sequence[MessageRow], row: MessageRow) -> MessageRow | None:
    """Return the message that ends another: its window is over, or asked in a newer one."""
    topic = open_windows.about(row).topic
    later = (each for each in rows if each.id > row.id and open_windows.about(each).topic == topic)
    return next(later, None)


def _controls(live: TableSession) -> discord.ui.View:
    act = say(live.lang, "button-act")
    return controls.rows(
        controls.button(act, "act", live.id, style=discord.ButtonStyle.primary),
        controls.button(say(live.lang, "button-board"), "board", live.id),
    )
