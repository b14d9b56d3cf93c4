"""The client's answers to interactions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.http import Route
from structlog.testing import capture_logs

from bot.gateway.client import Bot
from bot.platform.health import Health
from tests.bot.gateway.test_limits import limits


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


@pytest.fixture
def starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int], Bot]:
    """Return a maker of clients, before their connections are there."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)

    def make(shards: int, recommended: int) -> Bot:
        health, nothing = Health(tmp_path / "health", shards), cast(Any, None)
        made = Bot("http://127.0.0.1:1/api/v10", health, nothing, shards)
        made.limits = limits(recommended)
        return made

    return make


async def test_the_log_counts_the_shards_until_all_are_connected(
    starting: Callable[[int, int], Bot],
) -> None:
    client = starting(3, 1)
    with capture_logs() as lines:
        for shard in (0, 2, 1):
            assert not client.health.online
            await client.on_shard_connected(shard, False)
            await client.on_ready()  # discord.py is ready with the first
    assert client.health.online
    *counted, ready = lines
    assert [(line["event"], line["shard"], line["connected"]) for line in counted] == [
        ("shard connected", 0, 1), ("shard connected", 2, 2), ("shard connected", 1, 3)
    ]  # fmt: skip
    assert ready["event"] == "ready"
    with capture_logs() as lines:
        await client.on_shard_disconnected(1)
        await client.on_shard_disconnected(2)
        await client.on_shard_connected(1, True)
        assert not client.health.online
        await client.on_shard_connected(2, True)
    assert client.health.online
    assert not lines


async def test_the_only_connection_is_not_counted(starting: Callable[[int, int], Bot]) -> None:
    client = starting(1, 1)
    with capture_logs() as lines:
        await client.on_shard_connected(0, False)
        assert client.health.online
        await client.on_shard_disconnected(0)
    assert not client.health.online
    assert not lines


@pytest.mark.parametrize(("recommended", "wanted"), [(1, []), (2, [2])])
async def test_the_log_has_the_number_of_shards_to_set(
    starting: Callable[[int, int], Bot], recommended: int, wanted: list[int]
) -> None:
    client = starting(1, recommended)
    client.servers.update(number << 22 for number in range(2000))
    await client.on_shard_connected(0, False)
    with capture_logs() as lines:
        await client.on_ready()
    assert [line["SHARDS"] for line in lines if line["log_level"] == "warning"] == wanted
