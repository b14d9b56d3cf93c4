"""A bot that is stopped while it starts ends without an error."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.__main__ import _until_stopped
from bot.shared.problems import HostError
from bot.shared.tasks import Background
from db.errors import CannotOpen


class Starting:
    """A bot that makes requests until it is closed, and then fails, as aiohttp does."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.ready = asyncio.Event()
        self.background = Background()
        self.database: Any = SimpleNamespace(superseded=asyncio.Event())
        self.closed = asyncio.Event()
        self.api_base = "http://localhost"

    async def run(self, token: str) -> None:
        """Make requests; token is not looked at."""
        await self.closed.wait()
        raise self.error

    async def close(self) -> None:
        """Close the session of the requests."""
        self.closed.set()
        self.background.cancel()
        await asyncio.sleep(0)


@pytest.mark.parametrize("error", [RuntimeError("Session is closed"), HostError("no server")])
async def test_it_ends_without_an_error(error: Exception) -> None:
    app: Any = Starting(error)
    stop = asyncio.Event()
    stop.set()
    await _until_stopped(app, "token", stop, announce=False)
    assert app.closed.is_set()


@pytest.mark.parametrize("error", [HostError("no server"), CannotOpen("no file")])
async def test_a_bot_that_cannot_go_on_says_why_unless_it_is_to_stop(error: Exception) -> None:
    app: Any = Starting(error)
    app.closed.set()
    with pytest.raises(type(error)):
        await _until_stopped(app, "token", asyncio.Event(), announce=False)


async def test_a_running_bot_ends_with_what_went_wrong() -> None:
    app: Any = Starting(RuntimeError("a defect"))
    app.ready.set()
    stop = asyncio.Event()
    stop.set()
    with pytest.raises(RuntimeError, match="a defect"):
        await _until_stopped(app, "token", stop, announce=False)
