"""An invariant of tables: players asked were notified of each question, or caused it."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

import db.outbox as outbox_db
from bot.service.notices import ping_messages
from bot.service.tables import open_windows
from bot.service.tables.session import PERSON, TableSession
from bot.service.tables.transaction import REWIND
from db.outbox import MessageRow
from games.core.waits import outstanding
from tests.bot.market import ByPost, Replay
from tests.bot.seated import Seated

ANEW = ("resume", "move", REWIND)
"""Kinds of entries that put every question again."""
PING = re.compile(r"-(?:ping|dm|window)-(\d+)(?:-\d+)?$")
"""Ends the nonces of messages that ask, with the entry that called for them; not of reminders."""

KINDS = "ping", ping_messages.ANSWER, "dm", open_windows.WINDOW
"""Kinds of messages that ask for decisions."""


class Asked:
    """Follows the questions of a table, and who was notified of them."""

    def __init__(self) -> None:
        self.entry = 0
        self.row = 0
        self.came_up: dict[tuple[int, str], int] = {}
        """The entry at which each open question was put to its seat."""
        self.due: set[tuple[int, str, int]] = set()
        """Questions of people who were notified of them or caused them."""
        self.checked = 0

    async def check_quiet(self, table: ByPost, pressed: Collection[int]) -> None:
        """Nobody is notified of a question that their own press has just put to them."""
        live = await table.live()
        if live.undisclosed:
            return  # there all are notified alike
        for row in await _asks(table, self.row):
            if row.nonce.endswith("-ping-1"):
                continue  # the beginning of the game, which notifies all players alike
            heard = loud(row)
            assert heard.isdisjoint(pressed), f"{row.nonce} notifies {heard & {*pressed}}"

    async def check(self, table: ByPost, replay: Replay, pressed: Collection[int]) -> None:
        """Check that players were notified since their question came up, or `pressed` just then.

        `replay` has followed the log up to here.
        """
        live, last = await table.live(), self.entry
        self._follow(live, replay, {each.seq: each.kind for each in (await table.log())[last:]})
        rows = await _asks(table, self.row)
        self.row = max([self.row, *(row.id for row in rows)])
        if not live.playing:
            self.due.clear()
            return
        now = set[tuple[int, str, int]]()
        for (seat, key), since in self.came_up.items():
            user_id = live.seats[seat].user_id or 0
            question = seat, key, user_id
            if live.seats[seat].kind != PERSON:
                continue
            now.add(question)
            if question in self.due and since <= last:
                continue
            came = since if since > last else live.row.head  # another player has the seat
            asked = any(_notifies(row, seat, user_id, came) for row in rows)
            assert asked or user_id in pressed, f"{question} came up at {came}: nobody was notified"
            self.checked += asked
        self.due = now

    def _follow(self, live: TableSession, replay: Replay, kinds: dict[int, str]) -> None:
        for seq in range(self.entry + 1, live.row.head + 1):
            state: Any = replay.states[replay.after[seq]]
            now = (
                outstanding(live.game.rules.waits(state))
                if live.game.result(state) is None
                else set()
            )
            before = {} if kinds[seq] in ANEW else self.came_up
            self.came_up = {each: before.get(each, seq) for each in now}
        self.entry = live.row.head


async def _asks(table: ByPost, after: int) -> list[MessageRow]:
    """Return the messages after a row that ask for decisions."""
    async with table.tables.database.reading() as conn:
        rows = await outbox_db.messages_of_kind(conn, table.id, *KINDS)
    return [row for row in rows if row.id > after and PING.search(row.nonce)]


def _notifies(row: MessageRow, seat: int, user_id: int, since: int) -> bool:
    """Return whether a message notifies a person of what their seat is asked since an entry."""
    found = PING.search(row.nonce)
    if row.kind == open_windows.WINDOW:
        there = user_id in open_windows.about(row).loud
    else:
        asked = ping_messages.asked(row.payload)
        there = any((one.seat, one.user_id, one.loud) == (seat, user_id, True) for one in asked)
    return there and found is not None and int(found[1]) >= since


def loud(row: MessageRow) -> set[int]:
    """Return the users that a message notifies."""
    if row.kind == open_windows.WINDOW:
        return {*open_windows.about(row).loud}
    return {one.user_id for one in ping_messages.asked(row.payload) if one.loud}


async def notified(table: Seated) -> list[int]:
    """Return the users that the waiting messages notify, in their order."""
    rows = await table.pending(*KINDS)
    return [user for row in rows for user in sorted(loud(row))]
