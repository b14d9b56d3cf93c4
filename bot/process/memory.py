"""Memory: collecting garbage, and giving freed memory back to the system.

The C library, where it is glibc, keeps what pictures have used, in pieces and for each thread.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys

ARENA_MAX = -8
"""The number of glibc's option for the most arenas, which threads share."""
ARENAS = 2
THRESHOLDS = 2_000, 10, 50
"""New objects after which garbage is looked for among them, and after how many such looks among
older ones, then among all: Python's own values would stop a busy bot for a quarter of a second
every few seconds, and find little that way.
"""


def _glibc() -> ctypes.CDLL | None:
    """Return the C library, if it has these functions."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None


_library = _glibc()


def prepare() -> None:
    """Let threads share arenas, before there are any, and collect no garbage until `settle`.

    Almost all that is made while the bot starts is kept.
    """
    gc.disable()
    if _library is not None:
        _library.mallopt(ARENA_MAX, ARENAS)


async def settle(ready: asyncio.Event) -> None:
    """Collect only new garbage from the start on: catalogs and commands are many, and stay."""
    await ready.wait()
    keep()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()


def keep() -> None:
    """Don't look for garbage among what is there now, as it stays."""
    gc.freeze()


def trim() -> None:
    """Give back what is free; takes some 10 ms, in which other threads may wait a few."""
    if _library is not None:
        _library.malloc_trim(0)
