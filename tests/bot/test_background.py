"""Work behind the handlers lets the answers to presses go first."""

from __future__ import annotations

import asyncio

import pytest

from bot.shared import tasks
from bot.shared.tasks import Background


async def test_work_waits_until_all_presses_are_answered() -> None:
    beside, done = Background(), asyncio.Event()

    async def work() -> None:
        await beside.turn()
        done.set()

    with beside.answering():
        with beside.answering():
            beside.spawn(work())
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.02)
        assert not done.is_set()
    await asyncio.wait_for(done.wait(), tasks.LATER / 2)


async def test_a_press_that_fails_is_over_too() -> None:
    beside = Background()
    with pytest.raises(ZeroDivisionError), beside.answering():
        raise ZeroDivisionError
    await asyncio.wait_for(beside.turn(), tasks.LATER / 2)


async def test_people_who_press_all_the_time_hold_nothing_up_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "LATER", 0.02)
    beside = Background()
    with beside.answering():
        await asyncio.wait_for(beside.turn(), 5)
