"""Work that nobody waits for, at the end of the bot."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.platform import replies
from bot.platform.context import Handler, Press
from bot.shared import tasks
from bot.shared.tasks import Background
from tests.bot.stage import Stage
from tests.bot.wire import Person


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


async def test_who_pressed_before_the_end_is_answered_before_the_connections_close(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened, go = list[str](), asyncio.Event()
    app, client = stage.app, stage.app.client

    async def slow(press: Press) -> None:
        await go.wait()
        await replies.reply(press.interaction, "done")
        happened.append("answered")

    def noted(what: str) -> Any:
        async def note() -> None:
            happened.append(what)
            go.set()

        return note

    client.context = replace(client.context, handlers={"slow": Handler(slow)})
    monkeypatch.setattr(client, "disconnect", noted("disconnected"))
    monkeypatch.setattr(client, "close", noted("closed"))
    pressing = asyncio.create_task(stage.wire.press(Person(101, "Ada"), 7, "b:slow:0:0:"))
    while not list(app.background._answers):  # noqa: ASYNC110  it is a state, not an event
        await asyncio.sleep(0)
    await app.close()
    assert happened == ["disconnected", "answered", "closed"]
    assert (await pressing).texts == ["done"]


async def test_the_end_does_not_wait_for_an_answer_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "STOP_WITHIN", 0)
    background = Background()

    async def answers() -> None:
        background.expect_answer()
        await asyncio.sleep(3600)

    answering = asyncio.create_task(answers())
    await asyncio.sleep(0)
    await background.finish_answers()
    assert not answering.done()
    answering.cancel()
    await asyncio.gather(answering, return_exceptions=True)
    await background.finish_answers()
