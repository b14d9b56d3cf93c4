"""How fast the bot writes of its own accord, so that Discord never has to refuse it.

Discord takes 50 requests a second of a bot, and discord.py asks again only after it was refused.
What people wait for (the answers to their presses) is never held up here; what a table's own work
sends, posts, pings, tidying, takes turns. It is counted where a request leaves, after discord.py
has waited for the limits of its channel, and every further attempt of the same is counted too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp

from bot.shared.background import is_background

RATE = 40.0
"""Requests a second of the work in the background; the rest is left to what people wait for."""


Clock = Callable[[], float]
Sleep = Callable[[float], Awaitable[None]]


class Pace:
    """Gives out the moments at which requests may leave, evenly, first come, first served.

    A table has one request under way at a time, so that all tables get on alike.
    """

    def __init__(
        self, rate: float = RATE, clock: Clock | None = None, sleep: Sleep = asyncio.sleep
    ) -> None:
        self._gap = 1 / rate
        self._next = 0.0
        self._clock = clock
        self._sleep = sleep
        self._turns = asyncio.Lock()

    async def turn(self) -> None:
        """Wait for the next free moment.

        Turns are counted from when the one before really left, not from when it should have: if
        the process was held up, what is late must not leave all at once.
        """
        clock = self._clock or asyncio.get_running_loop().time
        async with self._turns:
            while (wait := self._next - clock()) > 0:
                await self._sleep(wait)
            self._next = clock() + self._gap

    def trace(self) -> aiohttp.TraceConfig:
        """Return what discord.py's session is made with."""

        async def leaving(
            _: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestStartParams
        ) -> None:
            if is_background.get():
                await self.turn()

        config = aiohttp.TraceConfig()
        config.on_request_start.append(leaving)
        return config
