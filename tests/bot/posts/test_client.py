"""The client's answers to events: it notifies those concerned and sends waiting messages."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.http import Route

from bot.platform.client import Bot

ME, GUILD = 42, 10
RETRIED = ("retried", [1, 2, 3])


class Heard:
    """A recorder of the client's reports about channels."""

    def __init__(self) -> None:
        self.told: list[tuple[str, list[int]]] = []

    async def retry(self, channels: Sequence[int]) -> None:
        self.told.append(("retried", list(channels)))

    async def lost(self, channels: Sequence[int]) -> None:
        self.told.append(("lost", list(channels)))

    async def pay(self, interaction: Any) -> None:
        self.told.append(("paid", [interaction.user.id]))


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def client(heard: Heard, monkeypatch: pytest.MonkeyPatch) -> Bot:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    nothing: Any = None
    made = Bot("http://127.0.0.1:1/api/v10", nothing, nothing)
    made.context = cast(Any, SimpleNamespace(trouble=heard, announcer=heard))
    return made


def some(**values: Any) -> Any:
    return SimpleNamespace(**values)


def guild() -> Any:
    channels, threads = [some(id=1), some(id=2)], [some(id=3)]
    return some(id=GUILD, channels=channels, threads=threads, me=some(id=ME))


def member(user_id: int, roles: Sequence[int], until: Any = None) -> Any:
    return some(id=user_id, roles=list(roles), timed_out_until=until, guild=guild())


async def test_an_invitation_and_a_role_of_its_own(client: Bot, heard: Heard) -> None:
    await client.on_guild_join(guild())
    assert heard.told == [RETRIED]
    await client.on_member_update(member(ME, [1]), member(ME, [1]))
    await client.on_member_update(member(5, [1]), member(5, [1, 2]))
    assert heard.told == [RETRIED]
    await client.on_member_update(member(ME, [1]), member(ME, [1, 2]))
    await client.on_member_update(member(ME, [1], until=9), member(ME, [1]))
    assert heard.told == [RETRIED] * 3


async def test_deleted_places(client: Bot, heard: Heard) -> None:
    await client.on_guild_channel_delete(some(id=7, threads=[some(id=8)]))
    await client.on_guild_channel_delete(some(id=9))
    await client.on_raw_thread_delete(some(thread_id=11))
    assert heard.told == [("lost", [7, 8]), ("lost", [9]), ("lost", [11])]


async def test_no_press_goes_unanswered(
    client: Bot, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[str] = []

    async def answer(interaction: Any, error: Any) -> None:
        answers.append(error.key)

    monkeypatch.setattr("bot.platform.client.answer_error", answer)
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


async def test_a_thread_that_is_not_locked_any_more_is_tried_again(
    client: Bot, heard: Heard
) -> None:
    """The same whether or not discord.py remembers it: it forgets archived threads."""
    for locked, archived in ((True, True), (True, False), (False, False)):
        assert heard.told == []
        metadata = {"locked": locked, "archived": archived}
        await client.on_raw_thread_update(some(thread_id=11, data={"thread_metadata": metadata}))
    assert heard.told == [("retried", [11])]
