"""Channels and threads that refuse the bot for now, as long as a moderator leaves them so.

A new message is tried again by the outbox. Changes of existing messages ask here first: a place
that refused is left alone for a time that grows with each attempt.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import NamedTuple, TypeVar

import discord
import structlog

from bot.platform.http import ARCHIVED, UNREACHED, Cause, cause_of, why
from bot.shared.clock import now

log = structlog.stdlib.get_logger(__name__)

T = TypeVar("T")
PAUSES = (60, 120, 600, 1800, 3600, 3 * 3600)
"""Seconds for which a place is left alone after each refusal in a row."""
PATIENCE = 60
"""After as many refusals in a row, about a week, old messages there are left as they are."""


class _Refusal(NamedTuple):
    """The last refusal of a place."""

    error: discord.HTTPException
    times: int
    until: datetime
    server: int | None


def _alike(error: discord.HTTPException) -> discord.HTTPException:
    """Return an equal error without the calls that it went through, which hold whole tables."""
    return type(error)(error.response, {"code": error.code, "message": error.text})


async def _unknown(_: int) -> None:
    """Return no server."""


class ClosedPlaces:
    """The channels that refuse the bot; it also opens threads that the bot can open."""

    def __init__(
        self,
        client: discord.Client,
        server_of: Callable[[int], Awaitable[int | None]] = _unknown,
    ) -> None:
        self.client = client
        self.servers: set[int] = set()
        """The servers where something was refused, old messages or new ones."""
        self._server_of = server_of
        self._refused: dict[int, _Refusal] = {}

    async def change(self, channel_id: int, request: Callable[[], Awaitable[T]]) -> T:
        """Carry out a request about an old message.

        Raise Discord's error; where a place refused lately, raise the same error without asking.
        """
        refused = self._refused.get(channel_id)
        if refused is not None and now() < refused.until:
            raise _alike(refused.error)
        try:
            done = await self.opened(channel_id, request)
        except UNREACHED as error:
            if isinstance(error, discord.HTTPException) and cause_of(error) is Cause.PLACE:
                await self._refuse(channel_id, _alike(error), refused)
            raise
        self._refused.pop(channel_id, None)
        return done

    async def _refuse(
        self, channel_id: int, error: discord.HTTPException, before: _Refusal | None
    ) -> None:
        """Leave a place alone for a time, until something changes in its server."""
        times = 0 if before is None else before.times + 1
        until = now() + timedelta(seconds=PAUSES[min(times, len(PAUSES) - 1)])
        server = await self._server_of(channel_id) if before is None else before.server
        self._refused[channel_id] = _Refusal(error, times, until, server)
        self.failing(server)

    def failing(self, server_id: int | None) -> None:
        """Note that something was refused in a server; direct messages are in none."""
        if server_id is not None:
            self.servers.add(server_id)

    def refused_in(self, server_id: int) -> list[int]:
        """Return the places of a server that refused a change."""
        return [place for place, each in self._refused.items() if each.server == server_id]

    def given_up(self, channel_id: int) -> bool:
        """Return whether a place has refused the bot for days, so that nothing changes there."""
        refused = self._refused.get(channel_id)
        return refused is not None and refused.times >= PATIENCE

    async def opened(self, channel_id: int, request: Callable[[], Awaitable[T]]) -> T:
        """Carry out a request, after taking its thread out of the archive if that is needed."""
        try:
            return await request()
        except discord.HTTPException as error:
            if error.code != ARCHIVED or not await self._unarchived(channel_id):
                raise
        return await request()

    async def _unarchived(self, channel_id: int) -> bool:
        """Take a thread out of the archive: any member can do so, unless it is locked."""
        try:
            await self.client.http.edit_channel(channel_id, archived=False)
        except UNREACHED as error:
            log.info("thread not unarchived", channel=channel_id, why=why(error))
            return False
        return True

    def reopened(self, channel_ids: Iterable[int]) -> list[int]:
        """Forget refusals of places that can take messages now, and return those places."""
        return [each for each in channel_ids if self._refused.pop(each, None) is not None]
