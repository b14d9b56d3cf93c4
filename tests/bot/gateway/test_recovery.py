"""Once a moderator has changed something, what failed there is tried again, and only that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.http import Route

import db.outbox as outbox_db
import db.tables as tables_db
from bot.gateway.client import Bot
from bot.gateway.recovery import PAUSE, Recovery, Throttle
from bot.platform.closed_channels import ClosedPlaces
from bot.shared.clock import now
from db import Database
from tests.bot.gateway import payloads
from tests.bot.noticeboard import Noticeboard, Told, http
from tests.bot.seated import Seated

SERVER, OTHER = 1, 2
HERE = {"guild_id": str(SERVER)}
THREAD = payloads.channel(7, 11, **HERE)
REMEDIES: dict[str, tuple[str, dict[str, Any]]] = {
    "a role": ("GUILD_ROLE_UPDATE", {**HERE, "role": payloads.role(6, 2048)}),
    "a deleted role": ("GUILD_ROLE_DELETE", {**HERE, "role_id": "6"}),
    "the channel": ("CHANNEL_UPDATE", payloads.channel(7, **HERE, permission_overwrites=[])),
    "the thread's channel": (
        "CHANNEL_UPDATE", payloads.channel(5, **HERE, permission_overwrites=[])
    ),
    "own timeout": (
        "GUILD_MEMBER_UPDATE", {**HERE, **payloads.member(communication_disabled_until=None)}
    ),
    "own roles": ("GUILD_MEMBER_UPDATE", {**HERE, **payloads.member(roles=("6",))}),
    "the thread": ("THREAD_UPDATE", THREAD),
    "an invitation": ("GUILD_CREATE", payloads.server(SERVER)),
}  # fmt: skip


class Scene:
    """The real client, without a network, and a table's channel that can refuse messages."""

    def __init__(self, bench: Told, client: Bot) -> None:
        self.bench = bench
        self.client = client
        self.board = bench.board
        self.slept: list[float] = []
        context: Any = SimpleNamespace(announcer=bench.announcer, trouble=bench.trouble)
        client.context = context
        client.recovery = Recovery(lambda: context, self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await self.bench.idle()  # the attempt has been made by then

    async def hear(self, *events: tuple[str, dict[str, Any]]) -> None:
        """Take events from the gateway, one right after the other, and what follows from them."""
        before = asyncio.all_tasks()
        for name, data in events:
            self.client._connection.parsers[name](data)
        while running := asyncio.all_tasks() - before:
            await asyncio.wait(running)
        await self.bench.idle()

    async def refuse(self, error: Exception | None = None) -> None:
        """Let a message to the channel be refused."""
        self.board.refuse = error or http(403, 50013)
        await self.bench.write()
        await self.bench.announce()
        assert not self.board.saying("hello")

    async def attempts(self) -> int:
        """Return the number of attempts to send the message."""
        async with self.bench.database.reading() as conn:
            row = await outbox_db.message_of(conn, "n")
        assert row is not None
        return row.attempts


@pytest.fixture
async def scene(two: Seated, monkeypatch: pytest.MonkeyPatch) -> Scene:
    await two.sent()
    bench = Told(two, Noticeboard(adopts=True))
    bench.board.refused = ("send", "edit", "delete")
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    nothing: Any = None
    client = Bot("http://127.0.0.1:1/api/v10", nothing, nothing)
    client.health = cast(Any, SimpleNamespace(connected=lambda _: None))
    await client._async_setup_hook()
    made = Scene(bench, client)
    await made.hear(("READY", payloads.ready(OTHER)))
    return made


@contextmanager
def queries(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Record the uses of the database."""
    used: list[str] = []
    with monkeypatch.context() as patched:
        for name in ("reading", "reading_once", "writing", "apply"):
            real = getattr(Database, name)

            def counted(*given: Any, name: str = name, real: Any = real, **more: Any) -> Any:
                used.append(name)
                return real(*given, **more)

            patched.setattr(Database, name, counted)
        yield used


@pytest.mark.parametrize("remedy", REMEDIES)
async def test_a_waiting_message_goes_out_at_once(scene: Scene, remedy: str) -> None:
    await scene.refuse()
    scene.board.refuse = None
    await scene.hear(REMEDIES[remedy])
    assert scene.board.saying("hello")


@pytest.mark.parametrize("remedy", REMEDIES)
async def test_a_question_is_edited_at_once(scene: Scene, remedy: str) -> None:
    """A refused change of an old message waits in memory only."""
    closed, edits = scene.bench.trouble.closed, list[str]()

    async def edit() -> None:
        edits.append("edit")
        raise http(403, 50013)

    with pytest.raises(discord.Forbidden):
        await closed.change(7, edit)
    with pytest.raises(discord.Forbidden):
        await closed.change(7, edit)
    assert len(edits) == 1
    await scene.hear(REMEDIES[remedy])
    with pytest.raises(discord.Forbidden):
        await closed.change(7, edit)
    assert len(edits) == 2


@pytest.mark.parametrize("remedy", REMEDIES)
async def test_a_server_without_trouble_costs_no_query(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, remedy: str
) -> None:
    """Not even while another server has some, nor once its trouble is over."""
    name, data = REMEDIES[remedy]
    invited = name == "GUILD_CREATE"
    elsewhere = payloads.server(3) if invited else {**data, "guild_id": str(OTHER)}
    await scene.refuse()
    with queries(monkeypatch) as used:
        await scene.hear((name, elsewhere))
    assert used == []
    scene.board.refuse = None
    await scene.hear(REMEDIES["own roles"])
    assert scene.board.saying("hello")
    await scene.hear(REMEDIES["own timeout"])  # nothing is left to try: it is noticed now
    with queries(monkeypatch) as used:
        await scene.hear(REMEDIES[remedy])
    assert used == []


async def test_what_failed_before_a_restart_is_tried_too(scene: Scene) -> None:
    await scene.refuse()
    again = Told(scene.bench.seated, scene.board)
    scene.board.refuse = None
    later = Scene(again, scene.client)
    await later.hear(REMEDIES["a role"])
    assert not scene.board.saying("hello"), "it is not known yet"
    again.announcer.open = False
    await again.announcer.wake_all()
    await again.idle()
    await later.hear(REMEDIES["own roles"])
    assert scene.board.saying("hello")


async def test_a_locked_thread_and_another_one_are_no_remedy(scene: Scene) -> None:
    await scene.refuse()
    locked = {**THREAD, "thread_metadata": {**THREAD["thread_metadata"], "locked": True}}
    other = payloads.channel(8, 11, **HERE)
    await scene.hear(("THREAD_UPDATE", locked), ("THREAD_UPDATE", other))
    assert await scene.attempts() == 1


async def test_thirty_roles_in_another_order_are_two_attempts(scene: Scene) -> None:
    await scene.refuse()
    roles = [("GUILD_ROLE_UPDATE", {**HERE, "role": payloads.role(n)}) for n in range(30)]
    await scene.hear(*roles)
    assert await scene.attempts() == 3, "one at once, one after the last of them"
    assert scene.slept == [PAUSE] * 2


async def test_a_channel_that_only_changes_its_name_is_no_remedy(scene: Scene) -> None:
    """Some show a number in it that grows every few minutes."""
    await scene.refuse()
    for number in range(5):
        named = payloads.channel(9, **HERE, permission_overwrites=[], name=f"Members: {number}")
        await scene.hear(("CHANNEL_UPDATE", named))
    assert await scene.attempts() == 2, "what it allowed before the first is not known"
    rules = [{"id": "6", "type": 0, "allow": "2048", "deny": "0"}]
    opened = payloads.channel(9, **HERE, permission_overwrites=rules)
    await scene.hear(("CHANNEL_UPDATE", opened))
    assert await scene.attempts() == 3


async def test_a_change_during_an_attempt_is_followed_by_another() -> None:
    done: list[set[str]] = []
    begun, go = asyncio.Event(), asyncio.Event()

    async def work(server_id: int, values: set[str]) -> None:
        assert server_id == SERVER
        done.append(values)
        begun.set()
        await go.wait()

    async def sleep(_: float) -> None:
        return None

    throttle = Throttle(work, sleep)
    first = asyncio.create_task(throttle.add(SERVER, "a"))
    await begun.wait()
    await throttle.add(SERVER, "b")
    await throttle.add(SERVER, "c")
    go.set()
    await first
    assert done == [{"a"}, {"b", "c"}]
    assert not throttle.busy(SERVER)


async def test_an_error_leaves_the_server_open_for_the_next_attempt() -> None:
    async def work(_: int, __: set[str]) -> None:
        raise ValueError

    throttle = Throttle(work)
    for _ in range(2):
        with pytest.raises(ValueError):  # noqa: PT011
            await throttle.add(SERVER, "a")


# Deleted places


def found(*threads: int) -> Callable[[int], Awaitable[None]]:
    """Return how Discord answers a request for a thread: only these are there."""

    async def get_channel(channel_id: int) -> None:
        asked.append(channel_id)
        if channel_id not in threads:
            raise http(404, 10003)

    asked: list[int] = []
    get_channel.asked = asked  # type: ignore[attr-defined]
    return get_channel


async def in_thread(scene: Scene, *, thread: bool = True) -> None:
    """Have the table in a thread, or only in a channel."""
    async with scene.bench.database.writing() as conn:
        row = await tables_db.get_table(conn, scene.bench.seated.id)
        settings = {**row.settings, "thread": thread}
        await tables_db.update_table(conn, row.id, now(), settings=settings)


@pytest.mark.parametrize(
    ("thread", "there", "lost"), [(True, (), True), (True, (7,), False), (False, (), False)]
)
async def test_threads_are_deleted_with_their_channel(
    scene: Scene, thread: bool, there: tuple[int, ...], lost: bool
) -> None:
    await in_thread(scene, thread=thread)
    scene.bench.client.http.get_channel = get_channel = found(*there)
    deleted = ("CHANNEL_DELETE", payloads.channel(5, **HERE))
    await scene.hear(deleted, ("CHANNEL_DELETE", payloads.channel(6, **HERE)))
    assert bool(scene.bench.direct) is lost
    asked: list[int] = get_channel.asked  # type: ignore[attr-defined]
    assert len(asked) == (0 if not thread else 1 if lost else 2), "not once it is known"
    await scene.hear(("CHANNEL_DELETE", payloads.channel(5, guild_id=str(OTHER))))
    assert len(scene.bench.direct) == lost


@pytest.mark.parametrize("error", [http(403, 50001), http(503), TimeoutError()], ids=repr)
async def test_a_thread_that_discord_does_not_show_may_still_be_there(
    scene: Scene, error: Exception
) -> None:
    async def get_channel(_: int) -> None:
        raise error

    await in_thread(scene)
    scene.bench.client.http.get_channel = get_channel
    await scene.hear(("CHANNEL_DELETE", payloads.channel(5, **HERE)))
    assert scene.bench.direct == []


async def test_a_deleted_channel_and_thread_are_told_at_once(scene: Scene) -> None:
    await scene.hear(("CHANNEL_DELETE", payloads.channel(8, **HERE)))
    assert scene.bench.direct == []
    await scene.hear(("THREAD_DELETE", {"id": "7", "parent_id": "5", "type": 11, **HERE}))
    (note,) = scene.bench.direct
    assert "no longer exists" in note


async def test_a_place_without_a_table_is_in_no_server() -> None:
    places = ClosedPlaces(cast(Any, None))

    async def refused() -> None:
        raise http(403, 50013)

    with pytest.raises(discord.Forbidden):
        await places.change(7, refused)
    assert places.servers == set()
    assert places.refused_in(SERVER) == []
