"""The bot with a watch over its event loop and its drawing: `python -m tests.bench.watched`.

SIGUSR1 begins; what was seen since goes to the file that WATCH names when the bot stops.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import msgspec

import bot.__main__
import bot.platform.pictures
import bot.process.run
from bot.process.app import App
from rendering.pictures import Renderer

TICK = 0.01
"""Seconds between two looks at the event loop: more of them would be load."""


class Seen(msgspec.Struct):
    """Seconds: by which the event loop was late, that pictures waited, that drawing took."""

    lags: list[float] = []
    waits: list[float] = []
    drawn: list[float] = []

    def clear(self) -> None:
        """Forget everything."""
        for found in (self.lags, self.waits, self.drawn):
            found.clear()


SEEN = Seen()


def _draw(waited: float, took: float) -> None:
    SEEN.waits.append(waited)
    SEEN.drawn.append(took)


class WatchedApp(App):
    """The bot's parts, with a watch over the event loop."""

    async def run(self, token: str) -> None:
        """Serve until `close`."""
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, SEEN.clear)
        ticking = asyncio.create_task(_tick())
        try:
            await super().run(token)
        finally:
            ticking.cancel()


async def _tick() -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        SEEN.lags.append(time.perf_counter() - began - TICK)


def main() -> int:
    """Start the bot, and write what was seen when it has stopped."""
    bot.platform.pictures.Renderer = lambda _: Renderer(_draw)
    bot.process.run.App = WatchedApp
    try:
        return bot.__main__.main()
    finally:
        Path(os.environ["WATCH"]).write_bytes(msgspec.json.encode(SEEN))


if __name__ == "__main__":
    sys.exit(main())
