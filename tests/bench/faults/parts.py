"""The parts of a run with faults: a database server, the stand-in, bots, and a cable to cut.

All are on this machine, in a separate folder. The run that starts them also ends them.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import asyncpg

from sandbox.server import Sandbox
from sandbox.settings import Settings
from sandbox.world import Event
from tests.bench.measure import cpu_seconds
from tests.db.postgres import Server
from tests.e2e.harness import BotProcess, Standin

SOCKET = ".s.PGSQL.5432"
"""The name of a server's socket, in its folder."""
AGAIN_AFTER = 0.05
"""Seconds until an interaction is delivered a second time."""
STOPPED = "T"
"""The state of a stopped process, as the kernel says it."""


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    with suppress(OSError):
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
        return [int(each) for each in found.split()]
    return []


def tree_cpu(pid: int) -> float:
    """Return the processor time of a process and its children, ended ones too."""
    with suppress(OSError, ValueError):
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        ended = (int(fields[13]) + int(fields[14])) / 100
        return cpu_seconds(pid) + ended + sum(tree_cpu(each) for each in children(pid))
    return 0.0


class Postgres(Server):
    """A server that writes to disk what it has committed (fsync), and can be restarted."""

    used = 0.0
    """The processor time until its last stop."""

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = f"-k {self.folder} -c listen_addresses='' -c max_connections=200"
        self._run("pg_ctl", "-w", "-l", f"{self.folder}/log", "-o", settings, "start")

    def halt(self, how: str) -> None:
        """Stop it, `fast` or as suddenly as a crash (`immediate`)."""
        self.used = self.cpu
        self._run("pg_ctl", "-w", "-m", how, "stop")

    @property
    def cpu(self) -> float:
        """The processor time it has used."""
        pid = Path(self.folder, "data", "postmaster.pid")
        if not pid.exists():
            return self.used
        return self.used + tree_cpu(int(pid.read_text(encoding="utf-8").split("\n")[0]))

    def away(self) -> None:
        """Stop it, if it runs, and remove its folder."""
        with suppress(subprocess.CalledProcessError):
            self.halt("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    async def rows(self, query: str, *values: Any) -> list[Any]:
        """Return the rows of a query, read on a separate connection."""
        conn = await asyncpg.connect(host=self.folder, user="tester", database="faults")
        try:
            return await conn.fetch(query, *values)
        finally:
            await conn.close()


class Cable:
    """A relay between one bot and the server, which can be cut."""

    def __init__(self, folder: Path, to: str) -> None:
        self.folder = folder
        self._to = f"{to}/{SOCKET}"
        self._server: asyncio.Server | None = None
        self._running = set[asyncio.Task[None]]()
        self._silent = False

    async def join(self) -> None:
        """Let connections through from now on; those that have lost something are reset."""
        if self._silent:
            self._silent = False
            await self._reset()
        if self._server is None:
            self.folder.mkdir(exist_ok=True)
            self._server = await asyncio.start_unix_server(self._serve, self.folder / SOCKET)

    def cut(self) -> None:
        """Let nothing through, and close nothing: as a network that loses all packets."""
        self._silent = True

    async def _reset(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def close(self) -> None:
        """End it with all its connections."""
        if self._server is not None:
            self._server.close()
        await self._reset()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        other: asyncio.StreamWriter | None = None
        try:
            with suppress(asyncio.CancelledError):  # this connection is reset: a task has no caller
                back, other = await asyncio.open_unix_connection(self._to)
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._pass(reader, other))
                    group.create_task(self._pass(back, writer))
        except* OSError:
            pass
        finally:
            self._running.discard(task)
            for each in (writer, other):
                if each is not None:
                    each.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            if not self._silent:
                writer.write(data)
                await writer.drain()
        raise ConnectionResetError  # both directions end


class Discord(Standin):
    """The stand-in, with a record of all messages, and a way to deliver interactions twice."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        super().__init__(sandbox.where.base, session)
        self.sandbox = sandbox
        self.doubling = False
        self.doubled = 0
        self.made: list[dict[str, Any]] = []
        self._again = set[str]()
        sandbox.world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        if event.name == "MESSAGE_CREATE" and not event.page_only:
            self.made.append(event.data)
        elif event.name == "INTERACTION_CREATE" and self.doubling:
            again = event.data["id"] in self._again
            self._again.add(event.data["id"])
            if not again:
                asyncio.get_running_loop().call_later(AGAIN_AFTER, self._double, event)

    def _double(self, event: Event) -> None:
        """Deliver an interaction again: at the same session, or at any other, in turn."""
        self.doubled += 1
        sessions = [s for s in self.sandbox.gateway.sessions.values() if s.connection is not None]
        if self.doubled % 2 and sessions:
            sessions[self.doubled // 2 % len(sessions)].dispatch(event.name, event.data)
        else:
            self.sandbox.world.emit(event.name, event.data, guild_id=event.guild_id)


@asynccontextmanager
async def discord(folder: Path) -> AsyncIterator[tuple[Discord, dict[str, str]]]:
    """Run a stand-in here; yields it and the settings of a bot for it."""
    sandbox = Sandbox(folder, usual=Settings(identify_seconds=0))
    await sandbox.start("127.0.0.1", 0)
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout()) as session:
            token = sandbox.world.meta["token"]
            env = {"DISCORD_API_BASE": sandbox.where.api, "DISCORD_TOKEN": token}
            yield Discord(sandbox, session), env
    finally:
        await sandbox.stop()


class Member(BotProcess):
    """One of the bots; its log is that of all its runs."""

    used = 0.0
    """The processor time of earlier runs."""

    async def _missed(self) -> None:
        await asyncio.sleep(0)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert isinstance(self.process, asyncio.subprocess.Process)
        return self.process.pid

    @property
    def alive(self) -> bool:
        """Whether it has been started and has not ended."""
        return self.process is not None and self.process.returncode is None

    @property
    def stopped(self) -> bool:
        """Whether its process is stopped."""
        state = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2]
        return state[0] == STOPPED

    @property
    def cpu(self) -> float:
        """The processor time it has used."""
        return self.used + (tree_cpu(self.pid) if self.alive else 0.0)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    async def end(self, number: signal.Signals | None, patience: float = 60.0) -> int | None:
        """Wait for its end, after a signal if one is given; return its code, None if it runs."""
        assert self.process is not None
        self.used = self.cpu
        if number is not None and self.alive:
            self.signal(number)
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                return await self.process.wait()
        return None

    def events(self) -> list[Mapping[str, Any]]:
        """Return what it has logged."""
        lines = self.log().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]
