"""Work that nobody waits for, at the end of the bot."""

from __future__ import annotations

import asyncio

from bot.shared.tasks import Background


async def test_cancelled_work_has_ended_when_the_background_is_closed() -> None:
    """The database is closed next: a connection must have been given back before."""
    background, done = Background(), list[str]()

    async def work() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            for _ in range(5):
                await asyncio.sleep(0)
            done.append("given back")

    background.spawn(work())
    await asyncio.sleep(0)
    await background.close()
    assert done == ["given back"]
    await background.close()  # there is nothing to do
