"""Starting and stopping: errors shown to the host, and one bot per database."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import msgspec
import pytest

from bot.__main__ import arguments
from bot.platform import health, permissions
from bot.process import memory
from bot.process.app import App
from bot.process.run import _until_stopped, invitation
from bot.shared import heartbeat
from bot.shared.clock import wall
from bot.shared.heartbeat import LATE, OFFLINE, OUTAGE, STALE, Heartbeat
from bot.shared.problems import HostError
from bot.shared.tasks import Background
from bot.shared.text import say
from db import open_database
from db.errors import CannotOpen
from games.core.text import LANGUAGES
from tests.bot.process.conftest import NAMES
from tests.e2e.harness import PATIENCE, ROOT, BotProcess, ready, standin

pytestmark = pytest.mark.usefixtures("bare")


async def begun(folder: Path, *arguments: str, **env: str) -> asyncio.subprocess.Process:
    """Start Python with the settings of a bot in a folder."""
    known = {name: value for name, value in os.environ.items() if name not in NAMES}
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=folder,
        env={
            **known,
            "PYTHONPATH": str(ROOT),
            "DATABASE_URL": f"sqlite:///{folder / 'bot.db'}",
            **env,
        },
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str, str]:
    """Wait until a process ends; returns code, output and error output."""
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


async def run(folder: Path, *arguments: str, **env: str) -> tuple[int, str, str]:
    """Run the bot until it ends; returns code, output and error output."""
    return await ended(await begun(folder, "-m", "tests.toy.main", *arguments, **env))


def sentence(result: tuple[int, str, str], *words: str) -> None:
    """Check that a run failed with a sentence for the host and without a traceback."""
    code, out, err = result
    assert code == 1, (code, out, err)
    assert "Traceback" not in err
    for word in words:
        assert word in err, err


@pytest.mark.parametrize("port", ["-1", "65536", "http", "²"])
def test_what_is_no_port_is_said_before_anything_starts(
    capsys: pytest.CaptureFixture[str], port: str
) -> None:
    with pytest.raises(SystemExit):
        arguments([f"--port={port}"])
    assert f"'{port}' is no port: a number from 0 to 65535" in capsys.readouterr().err
    assert arguments(["--port=65535"]).port == 65535


STOPPED_AT_ONCE = """
import os, signal, sys
from bot import __main__
from bot.process import run as start

opened = start.open_database

async def open_database(*args, **more):
    os.kill(os.getpid(), signal.SIGINT)
    return await opened(*args, **more)

start.open_database = open_database
sys.exit(__main__.main())
"""


async def test_asked_to_stop_while_it_is_loaded_it_says_nothing(tmp_path: Path) -> None:
    process = await begun(tmp_path, "-X", "importtime", "-m", "bot")
    assert process.stderr is not None
    loaded = b""
    while not loaded.endswith(b" argparse\n"):  # the first of many that it needs
        async with asyncio.timeout(PATIENCE):
            loaded = await process.stderr.readline()
        assert loaded, "it ended before it was loaded"
    process.send_signal(signal.SIGINT)
    code, _, err = await ended(process)
    assert code in (-signal.SIGINT, 0)  # the latter if it was up before we had read that
    assert "Traceback" not in err


async def test_asked_to_stop_while_it_starts_it_ends_well(tmp_path: Path) -> None:
    assert await ended(await begun(tmp_path, "-c", STOPPED_AT_ONCE)) == (0, "", "")
    assert not heartbeat.place(f"sqlite:///{tmp_path / 'bot.db'}").exists()


async def test_asked_twice_it_does_not_wait_for_a_server_that_is_silent(tmp_path: Path) -> None:
    called = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        called.set()
        await reader.read()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    async with server:
        url = f"postgresql://me:secret@127.0.0.1:{server.sockets[0].getsockname()[1]}/name"
        process = await begun(tmp_path, "-m", "bot", DATABASE_URL=url)
        async with asyncio.timeout(PATIENCE):
            await called.wait()
        ending = asyncio.create_task(ended(process))
        while not ending.done():  # two that come together count as one
            process.send_signal(signal.SIGINT)
            await asyncio.wait({ending}, timeout=0.2)
    assert await ending == (-signal.SIGINT, "", "")


async def test_places_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        results = await asyncio.gather(
            run(tmp_path, DATABASE_URL=f"sqlite:///{tmp_path / 'file' / 'bot.db'}"),
            run(tmp_path, DATABASE_URL="mysql://root:secret@host/name"),
            run(tmp_path, DATABASE_URL="postgresql://me:secret@127.0.0.1:1/name"),
            run(tmp_path, "--port", port, DATABASE_URL="sqlite:///a/b.db"),
        )
    sentence(results[0], "cannot be made", str(tmp_path / "file"))
    sentence(results[1], "only sqlite and postgresql")
    sentence(results[2], "cannot be reached", "127.0.0.1:1/name")
    sentence(results[3], port, "Try --port")
    assert all("secret" not in err for _, _, err in results)


async def test_discord_that_refuses_or_is_not_there(tmp_path: Path) -> None:
    async with standin(tmp_path) as (_, env):
        refused = await run(tmp_path, **{**env, "DISCORD_TOKEN": "not.the.token"})
        lost = await run(tmp_path, **env, GUILD_ID="223456789012345678")
    sentence(refused, "refuses DISCORD_TOKEN")
    assert "not.the.token" not in refused[2]
    sentence(lost, "223456789012345678", "GUILD_ID")
    there = {"DISCORD_TOKEN": "x", "DISCORD_API_BASE": "http://127.0.0.1:1/api/v10"}
    sentence(await run(tmp_path, **there), "cannot be reached at http://127.0.0.1:1")


async def test_commands_are_sent_once_and_never_shown_twice(tmp_path: Path) -> None:
    """Earlier registrations, elsewhere or for one server, go when the place changes."""
    async with standin(tmp_path) as (discord, env):
        guild = (await discord.call("GET", "state"))["guilds"][0]["id"]
        names, sent, anywhere = list[list[str]](), list[list[str]](), list[list[str]]()
        for more in ({}, {"GUILD_ID": guild}, {"GUILD_ID": guild}, {}):
            before = len(await discord.requests())
            bot = BotProcess(tmp_path, "tests.toy.main", forked=True, **env, **more)
            try:
                await bot.start()
                await ready(discord, bot)
                found = await discord.call("GET", "commands", channel="#lounge", user="Ada")
                names.append(sorted(command["name"] for command in found["commands"]))
                assert await bot.stop() == 0
            finally:
                await bot.kill()
            requests = (await discord.requests())[before:]
            requests = [each for each in requests if each["method"] == "PUT"]
            sent.append([each["path"] for each in requests])
            anywhere.append([command["name"] for each in requests for command in each["body"]
                             if 1 in command.get("integration_types", ())])  # fmt: skip
    assert len(set(names[0])) == len(names[0]) > 1
    assert names[1:] == names[:1] * 3
    assert any(f"/guilds/{guild}/commands" in path for path in sent[1])
    assert sent[2] == [], "the second start finds them there"
    assert anywhere == [["table"], [], [], ["table"]], "on one server alone they are for it alone"


async def test_a_second_bot_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    async with standin(tmp_path) as (discord, env):
        first = BotProcess(tmp_path, "tests.toy.main", forked=True, **env)
        await first.start()
        try:
            await ready(discord, first)
            sentence(await run(tmp_path, **env), "Another bot is running")
            url = f"sqlite:///{tmp_path / 'bot.db'}"

            async def well() -> bool:
                return heartbeat.check(url, wall()) == (True, "The bot is well.")

            await discord.until(well)
            code, out, _ = await run(tmp_path, "--health")
            assert (code, out) == (0, "The bot is well.\n")
            wrong = await run(tmp_path, "--health", DATABASE_URL="slow-orbit.db")
            assert wrong[:1] == (1,)
            assert "DATABASE_URL is not a database address" in wrong[1]
            assert "Invite the bot to a server: https://discord.com/oauth2/authorize" in first.log()
        finally:
            assert await first.stop() == 0
        code, out, _ = await run(tmp_path, "--health")
        assert code == 1
        assert "No bot is running" in out


def unlock(folder: Path) -> None:
    """Delete the lock's file, as a person who tidies up might."""
    (folder / "bot.db.lock").unlink()


async def test_a_bot_that_lost_its_database_to_another_ends_and_says_so(tmp_path: Path) -> None:
    async with standin(tmp_path) as (discord, env):
        bot = BotProcess(tmp_path, "tests.toy.main", forked=True, **env)
        await bot.start()
        try:
            await ready(discord, bot)
            unlock(tmp_path)
            other = await open_database(f"sqlite:///{tmp_path / 'bot.db'}", alone=True)
            process = bot.process
            assert process is not None
            async with asyncio.timeout(PATIENCE):
                assert await process.wait() == 1
            assert "Another bot has taken over the database" in bot.log()
            assert "Traceback" not in bot.log()
            await other.close()
        finally:
            await bot.kill()


def test_signs_of_life(tmp_path: Path) -> None:
    url, at = f"sqlite:///{tmp_path / 'bot.db'}", wall()
    assert heartbeat.check(url, at) == (False, "No bot is running with this database.")
    for sign, well, word in (
        (Heartbeat(at, at), True, "well"),
        (Heartbeat(at, at, at - OFFLINE / 2), True, "connecting"),
        (Heartbeat(at, at, at - OFFLINE * 2), False, "The bot has had no connection"),
        (Heartbeat(at, at, at - OFFLINE / 2, missing=(1,), shards=4), True, "connecting"),
        (
            Heartbeat(at, at, at - OFFLINE * 2, missing=(1, 3), shards=4),
            False,
            "2 of 4 shards (1, 3) have had no connection",
        ),
        (
            Heartbeat(at, at, at - OFFLINE * 2, missing=(0, 1), shards=2),
            False,
            "The bot has had no",
        ),
        (Heartbeat(at - STALE * 2, at), False, "last sign"),
        (Heartbeat(at + STALE * 2, at), False, "last sign"),  # the clock was wrong, or is
        (Heartbeat(at, at, database_out_since=at - OUTAGE / 2), True, "waiting for its database"),
        (Heartbeat(at, at, database_out_since=at - OUTAGE * 2), False, "database has been out"),
        (Heartbeat(at, at, waiting_since=at - LATE * 2, waiting_tables=2), False, "of 2 tables"),
        (Heartbeat(at, at, waiting_since=at - LATE * 2, waiting_tables=1), True, "well"),
        (Heartbeat(at, at, waiting_since=at - LATE / 2, waiting_tables=9), True, "well"),
    ):
        heartbeat.place(url).write_bytes(msgspec.json.encode(sign))
        found, told = heartbeat.check(url, at)
        assert found is well
        assert word in told
    heartbeat.place(url).write_bytes(b"{")
    assert heartbeat.check(url, at)[0] is False
    places = {heartbeat.place(f"postgresql://me:secret@host/{name}") for name in ("a", "b")}
    assert len(places) == 2
    assert not any("secret" in str(place) for place in places)


def test_a_connection_lost_while_the_clock_was_wrong_is_noticed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, seconds = wall(), 0.0
    monkeypatch.setattr(health, "wall", lambda: at + timedelta(days=700))
    monkeypatch.setattr(health, "elapsed", lambda: seconds)
    signs = health.Health(tmp_path / "health")
    signs.connected(True)
    signs.connected(False)
    monkeypatch.setattr(health, "wall", lambda: at)
    seconds = OFFLINE.total_seconds()
    assert signs.sign().offline_since == at - OFFLINE


def test_the_bot_is_online_only_with_all_its_shards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, seconds = wall(), 0.0
    monkeypatch.setattr(health, "wall", lambda: at)
    monkeypatch.setattr(health, "elapsed", lambda: seconds)
    signs = health.Health(tmp_path / "health", shards=3)
    signs.connected(True, 0)
    signs.connected(True, 2)
    assert not signs.online
    assert signs.sign() == Heartbeat(at, at, at, missing=(1,), shards=3)
    signs.connected(True, 1)
    assert signs.online
    assert signs.sign() == Heartbeat(at, at, None, missing=(), shards=3)
    for later, shard in ((10.0, 2), (20.0, 0), (30.0, 2)):  # one is lost again while it is gone
        seconds = later
        signs.connected(False, shard)
    assert signs.sign() == Heartbeat(at, at, at - timedelta(seconds=20), missing=(0, 2), shards=3)
    signs.connected(True, 2)  # another's return is not this one's
    assert not signs.online
    assert signs.sign() == Heartbeat(at, at, at - timedelta(seconds=10), missing=(0,), shards=3)
    signs.connected(True, 0)
    assert signs.online


async def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    asked = parse_qs(urlsplit(invitation(123)).query)
    assert asked["client_id"] == ["123"]
    assert asked["scope"] == ["bot applications.commands"]
    wanted = {*permissions.NEEDED, "create_public_threads"}
    needed = discord.Permissions(**dict.fromkeys(wanted, True))
    assert asked["permissions"] == [str(needed.value)]
    for lang in LANGUAGES:
        assert len({say(lang, f"permission-{name}") for name in wanted}) == len(wanted)
    assert OFFLINE > timedelta(seconds=health.EVERY) < STALE


async def test_garbage_is_collected_once_the_bot_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Objects made while it starts stay, and are not looked through again."""
    app: Any = SimpleNamespace(ready=asyncio.Event())
    done: list[object] = []
    monkeypatch.setattr(gc, "freeze", lambda: done.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *each: done.append(each))
    monkeypatch.setattr(gc, "enable", lambda: done.append("enable"))
    task = asyncio.create_task(memory.settle(app.ready))
    await asyncio.sleep(0)
    assert done == []
    app.ready.set()
    await task
    assert done == ["freeze", memory.THRESHOLDS, "enable"]


async def test_what_warming_leaves_is_not_looked_through_for_garbage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []

    async def warm() -> None:
        done.append("warm")

    monkeypatch.setattr(gc, "freeze", lambda: done.append("freeze"))
    app: Any = SimpleNamespace(pictures=SimpleNamespace(renderer=SimpleNamespace(warm=warm)))
    await App._warm(app)
    assert done == ["warm", "freeze"]


@pytest.mark.skipif(memory._library is None, reason="only glibc has this function")
def test_freed_memory_is_given_back() -> None:
    def held() -> int:
        """Return the pages of this process."""
        return int(Path("/proc/self/statm").read_text().split()[1])

    # Small pieces, as the C library keeps them itself, below one that stays.
    pieces = [b"piece" * 20_000 for _ in range(500)]
    top = b"above" * 20_000
    full = held()
    del pieces
    memory.trim()
    assert full - held() > 500 * 100_000 // 4096 / 2
    assert top


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
        await self.background.close()


@pytest.mark.parametrize(
    ("error", "stops", "ready"),
    [
        (RuntimeError("Session is closed"), True, False),
        (HostError("no server"), True, False),
        # A bot that can't start says why, and a running bot ends with what went wrong.
        (HostError("no server"), False, False),
        (CannotOpen("no file"), False, False),
        (RuntimeError("a defect"), True, True),
    ],
    ids=repr,
)
async def test_a_bot_that_is_stopped_while_it_starts_ends_without_an_error(
    error: Exception, stops: bool, ready: bool
) -> None:
    app: Any = Starting(error)
    stop = asyncio.Event()
    (stop if stops else app.closed).set()
    if ready:
        app.ready.set()
    raised = contextlib.nullcontext() if stops and not ready else pytest.raises(type(error))
    with raised:
        await _until_stopped(app, "token", stop, announce=False)
    assert app.closed.is_set()


@pytest.mark.parametrize("steps", range(5))
async def test_the_sign_of_life_ends_also_while_the_connection_changes(
    tmp_path: Path, steps: int
) -> None:
    """A cancellation at the very moment at which a wait ends must not be lost."""
    sign = health.Health(tmp_path / "bot.db.health")
    sign.start()
    while not sign._changed._waiters:  # noqa: ASYNC110  it tells nobody when it waits
        await asyncio.sleep(0)
    sign.connected(True)
    for _ in range(steps):
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await sign.close()
