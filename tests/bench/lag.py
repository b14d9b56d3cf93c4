"""The delay of the event loop while something else is at work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

TICK = 0.001


@asynccontextmanager
async def lagging() -> AsyncIterator[list[float]]:
    """Note for every tick by how many seconds it came late."""
    lags: list[float] = []
    stop = asyncio.Event()

    async def tick() -> None:
        while not stop.is_set():
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            lags.append(time.perf_counter() - began - TICK)

    ticking = asyncio.create_task(tick())
    try:
        yield lags
    finally:
        stop.set()
        await ticking
