"""Pings: whom they name; they show the present question, and go once no player needs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
import structlog

import db.outbox as outbox_db
import db.pings as pings_db
from bot.platform.http import UNREACHED, Cause, cause_of, deleted, final, why
from bot.posts import deadlines, layout, window_text
from bot.posts.live_messages import Upkeep
from bot.posts.window_text import Shown
from bot.service.notices import ping_messages
from bot.service.notices.ping_messages import Asking, PingTarget
from bot.service.tables import open_windows
from bot.service.tables.session import TableSession
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.stored import read
from db.outbox import MessageRow
from db.pings import PingRow
from db.rows import sound

log = structlog.stdlib.get_logger(__name__)


class Cleaner(Upkeep):
    """The upkeep of the pings of tables."""

    name = "clean"

    async def work(self, table_id: str) -> None:
        """Delete ping messages that are no longer needed; bring the others up to date."""
        live = await self.tables.get(table_id)
        async with self.tables.database.reading() as conn:
            pending = await outbox_db.pending_messages(conn, now(), live.id, limit=1)
            found = await pings_db.live_pings(conn, live.id)
        if pending or live.queued.intersection(live.waiting()):
            # New posts come first, and wake this again. A prepared move also comes first: it is
            # played at once or set aside, and the channel does not learn of it by a ping that goes
            # before the post is there.
            return
        rows = [row for row in found if sound(row)]
        by_message, needed = _by_message(rows), _needed(live, rows)
        for nonce, pings in by_message.items():
            if nonce not in needed:
                await self._delete_ping(nonce, pings[0])
            elif _earlier(live, pings) or _covered(live, pings):
                continue
            elif len(pings) > 1:
                await self._edit_round(live, nonce, pings)
            elif pings[0].kind == "ping" and not live.undisclosed:
                await self._edit_single(live, nonce, pings)

    def needed(self, live: TableSession, rows: Sequence[PingRow]) -> list[list[PingRow]]:
        """Return the pings in the channel that a player still needs, grouped by message.

        Return none while the table is about to post again.
        """
        if not live.playing or live.queued.intersection(live.waiting()):
            return []
        good = [row for row in rows if sound(row)]
        needed = _needed(live, good)
        found = [pings for nonce, pings in _by_message(good).items() if nonce in needed]
        return [each for each in found if each[0].kind == "ping" and not _earlier(live, each)]

    async def post_again(self, live: TableSession, pings: list[PingRow]) -> None:
        """Have a deleted ping posted again."""
        await self._post_anew(live, pings[0].nonce, pings)

    async def recipients(self, live: TableSession, row: MessageRow) -> list[PingTarget]:
        """Return the players that a ping names; none if it is no longer needed, or not yet."""
        if await self._overtaken(row):
            return []
        awaited = set(live.waiting())
        named = ping_messages.asked(row.payload)
        people = [asked for asked in named if live.seats[asked.seat].user_id == asked.user_id]
        if live.undisclosed:
            people = [_in_seat_now(live, asked) for asked in named]
        if not any(asked.seat in awaited for asked in people):
            return []  # decided meanwhile
        if not live.together:
            people = [asked for asked in people if asked.seat in awaited]
        return await self._quiet(live, row, people)

    def posted(
        self, live: TableSession, view: Any, nonce: str, people: Sequence[PingTarget]
    ) -> None:
        """Note the content of a ping, to know when that is out of date."""
        if len(people) > 1:
            self.shown[nonce] = _round(live, [person.seat for person in people]).mark
        elif not live.undisclosed:
            self.shown[nonce] = _stands(live, view, people[0].seat).mark

    async def _quiet(
        self, live: TableSession, row: MessageRow, people: list[PingTarget]
    ) -> list[PingTarget]:
        """Return the players that a ping names, absent ones silently; keep that for its edits."""
        async with self.tables.database.reading() as conn:
            gone = await absence.until(conn, live.id, now())
        if not any(asked.loud and asked.user_id in gone for asked in people):
            return people
        people = [
            msgspec.structs.replace(asked, loud=asked.loud and asked.user_id not in gone)
            for asked in people
        ]
        held = outbox_db.held(
            row.nonce, ping_messages.payload(people, late=ping_messages.late(row.payload))
        )
        await self.tables.database.apply([held])
        return people

    async def _overtaken(self, row: MessageRow) -> bool:
        """Return whether a post of later events, and that post's own ping, are still to come.

        Sent now, the ping would ask for the present decision in the words of the next one.
        """
        async with self.tables.database.reading_once() as conn:
            rows = await outbox_db.pending_messages(conn, now(), row.table_id)
        later = [other.kind for other in rows if other.id > row.id]
        return "post" in later and "ping" in later[later.index("post") :]

    async def _delete_ping(self, nonce: str, ping: PingRow) -> None:
        channel = self.client.get_partial_messageable(ping.channel_id)
        try:
            message = channel.get_partial_message(ping.message_id)
            await self.trouble.closed.change(ping.channel_id, message.delete)
        except UNREACHED as error:
            log.info("ping not deleted", table=ping.table_id, why=why(error))
            if not (final(error) or self.trouble.closed.given_up(ping.channel_id)):
                return  # the next look at stale pings tries again
            # Gone already, or not ours to touch: there is nothing left to clean up.
        self.shown.pop(nonce, None)
        await self.tables.database.apply([pings_db.cleaned(nonce, now())])

    async def _edit_round(self, live: TableSession, nonce: str, pings: list[PingRow]) -> None:
        """Show in the message that asked several players who is done, or how many, and until when.

        While an edit waits for Discord, all changes are gathered for the next edit.
        """
        seats = [ping.seat for ping in pings]
        stands, before = _round(live, seats), await self._known(nonce)
        if before is None and not live.done and stands.until is None:
            return  # posted before a restart, as things stand
        if before is not None and stands.same(before):
            return
        view = await layout.asked_view(self.tables, live, seats)
        if _earlier(live, pings):
            return  # the phase was closed just now
        self.shown[nonce] = stands.mark
        await self._edit(live, view, nonce, pings)

    async def _edit_single(self, live: TableSession, nonce: str, pings: list[PingRow]) -> None:
        """Show in the message that asks one player their present question, and until when."""
        seat = pings[0].seat
        view = await layout.asked_view(self.tables, live, [seat])
        if _earlier(live, pings) or seat not in live.waiting():
            return  # decided just now
        stands, before = _stands(live, view, seat), await self._known(nonce)
        if before is not None and stands.same(before):
            return
        self.shown[nonce] = stands.mark
        # Posted before a restart it asks the same; only a deadline has moved on meanwhile.
        if before is not None or stands.until is not None:
            await self._edit(live, view, nonce, pings)

    async def _known(self, nonce: str) -> str | None:
        """Return a mark of what a ping shows; None for one of a former version."""
        if nonce not in self.shown:
            async with self.tables.database.reading_once() as conn:
                row = await outbox_db.message_of(conn, nonce)
            if row is None or row.shown is None:
                return None
            self.shown[nonce] = row.shown
        return self.shown[nonce]

    async def _edit(self, live: TableSession, view: Any, nonce: str, pings: list[PingRow]) -> None:
        """Replace the text of a ping by its present text, without notice."""
        mark = self.shown[nonce]
        async with self.tables.database.reading_once() as conn:
            message = await outbox_db.message_of(conn, nonce)
        # A person named without a notification stays so: the channel would look different.
        asked = _asking(message)
        loud = [person.user_id for person in asked.asked if person.loud]
        seats = [ping.seat for ping in pings]
        text = layout.ping_text(live, view, seats, loud, late=asked.late)
        channel = self.client.get_partial_messageable(pings[0].channel_id)
        try:
            message = channel.get_partial_message(pings[0].message_id)
            none = discord.AllowedMentions.none()
            await self.trouble.closed.change(
                pings[0].channel_id, lambda: message.edit(content=text, allowed_mentions=none)
            )
            self.keep(nonce, mark)
        except discord.NotFound as error:
            log.info("ping not edited", table=live.id, why=why(error))
            if deleted(error):
                await self._post_anew(live, nonce, pings)
        except UNREACHED as error:
            # Old messages may be edited only rarely; the next change tries again.
            log.info("ping not edited", table=live.id, why=why(error))
            if cause_of(error) is Cause.PLACE:  # so does the next look, when it is open again
                self.shown.pop(nonce, None)

    async def _post_anew(self, live: TableSession, nonce: str, pings: list[PingRow]) -> None:
        """Have a deleted message posted again, without notifying anyone twice."""
        decisions = {ping.seat: ping.decision for ping in pings}
        async with self.tables.database.writing() as conn:
            row = await outbox_db.message_of(conn, nonce)
            if row is None:
                return
            another = f"{live.id}-anew-{row.id}"
            if await outbox_db.message_of(conn, another) is not None:
                return  # it was missed twice at once
            await pings_db.mark_cleaned(conn, nonce, now())
            again = ping_messages.channel_ping(live, another, sorted(decisions), (), decisions)
            await outbox_db.add_messages(conn, live.id, [again], now())
        self.shown.pop(nonce, None)
        self.announce(live.id)


def _stands(live: TableSession, view: Any, seat: int) -> Shown:
    """Return the content of a ping to one player that can get out of date."""
    prompt = window_text.seat_prompt(live, view, seat)
    return Shown(prompt, min(deadlines.ends(live, [seat]), default=None))


def _round(live: TableSession, seats: Sequence[int]) -> Shown:
    """Return the content of a ping to several players that can get out of date.

    Where no player may learn who is done, only the number changes it.
    """
    if live.undisclosed:
        return Shown(f"{live.lang} {live.done}")
    open_ = [wait for wait in live.waits() if wait.kind == "window" and not wait.answered]
    asked = [
        live.lang,
        live.waiting(),
        *(window_text.window_prompt(live, w) for w in open_ if w.seat in seats),
    ]
    return Shown(str(asked), min(deadlines.ends(live, seats), default=None))


def _asking(message: MessageRow | None) -> Asking:
    """Return what a message asks of whom; no player if it cannot be read."""
    if message is None or not sound(message):
        return Asking([])
    return read(message.payload, Asking, message, "payload")


def _present(live: TableSession, ping: PingRow) -> bool:
    """Return whether a ping asks its seat's present question, or one of this turn or phase."""
    same = ping.decision == live.asked(ping.seat)
    return same or ping.kind != "ping" or ping.decision >= live.row.public_seq


def _in_seat_now(live: TableSession, asked: PingTarget) -> PingTarget:
    """Return the player now in a seat that was asked; a new one is not notified."""
    user_id = live.seats[asked.seat].user_id
    if user_id == asked.user_id:
        return asked
    return PingTarget(asked.seat, user_id or 0, loud=False)


def _covered(live: TableSession, pings: list[PingRow]) -> bool:
    """Return whether a window's own message asks one of these seats: a ping stays as it is."""
    inside = {wait.seat for wait in live.waits() if wait.topic in live.windows}
    return any(ping.kind == ping_messages.ANSWER or ping.seat in inside for ping in pings)


def _earlier(live: TableSession, pings: list[PingRow]) -> bool:
    """Return whether a ping is of an earlier phase: it stays until that phase's post is out."""
    return max(ping.decision for ping in pings) < live.row.public_seq


def _by_message(rows: Sequence[PingRow]) -> dict[str, list[PingRow]]:
    """Return pings by the nonce of their message."""
    found: dict[str, list[PingRow]] = {}
    for row in rows:
        found.setdefault(row.nonce, []).append(row)
    return found


def _needed(live: TableSession, rows: list[PingRow]) -> set[str]:
    """Return the nonces of the posted ping messages that a player still needs.

    That is the newest of its kind which asks an awaited player: of their turn, in a window, in a
    direct message. Where no player may learn who is done, the channel's newest stays until all are.
    A decision that follows a player's own press has no ping: the previous ping is deleted.
    """
    inside = {w.seat for w in live.waits() if w.topic in live.windows and not w.answered}
    turns = set(live.waiting()) - open_windows.only_in(live.waits(), live.windows)
    awaited = {"ping": turns, ping_messages.ANSWER: inside, "dm": set(live.waiting())}
    asking_now = [
        row
        for row in rows
        if row.seat in awaited.get(row.kind, ())
        and _present(live, row)
        and live.seats[row.seat].user_id == row.user_id
    ]
    # Only of these: a ping that was posted again can be newer, and ask a question decided since.
    needed = {*{(row.kind, row.seat): row.nonce for row in asking_now}.values()}
    if live.undisclosed:
        rounds = [row.nonce for row in rows if row.kind == "ping"]
        needed = {row.nonce for row in rows if row.kind == "dm"} & needed | set(rounds[-1:])
    return needed
