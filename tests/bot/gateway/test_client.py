"""The client's answers to interactions."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.http import Route

from bot.gateway.client import Bot


class Heard:
    """A recorder of the client's payments of what it owes to people."""

    def __init__(self) -> None:
        self.told: list[int] = []

    async def pay(self, interaction: Any) -> None:
        self.told.append(interaction.user.id)


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def client(heard: Heard, monkeypatch: pytest.MonkeyPatch) -> Bot:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    nothing: Any = None
    made = Bot("http://127.0.0.1:1/api/v10", nothing, nothing)
    made.context = cast(Any, SimpleNamespace(trouble=heard))
    return made


def some(**values: Any) -> Any:
    return SimpleNamespace(**values)


async def test_no_press_goes_unanswered(
    client: Bot, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[str] = []

    async def answer(interaction: Any, error: Any) -> None:
        answers.append(error.key)

    monkeypatch.setattr("bot.gateway.client.answer_error", answer)
    kinds = discord.InteractionType

    async def hear(kind: discord.InteractionType, *found: str, **data: Any) -> None:
        extras = dict.fromkeys(found)
        await client.on_interaction(some(type=kind, data=data, user=some(id=5), extras=extras))

    await hear(kinds.autocomplete, name="table")
    assert heard.told == []
    await hear(kinds.application_command, name="table")
    await hear(kinds.component, "answer", custom_id="b:act:ABCDE:0:")
    assert answers == []
    await hear(kinds.component, custom_id="act")
    await hear(kinds.modal_submit, custom_id="a form of old")
    assert answers == ["problem-button-changed"] * 2
    assert len(heard.told) == 4
