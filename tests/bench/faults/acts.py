"""The faults of a run, and the scene in which they happen."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import asyncpg
import msgspec

from games.core.rng import Rng
from tests.bench.faults.checks import WATCH
from tests.bench.faults.load import Seen
from tests.bench.faults.parts import Cable, Discord, Member, Postgres

FROZEN = 60.0
"""Seconds for which a process is stopped, or the cable of one is cut."""
GAP = 20.0
"""Seconds from the beginning of a fault to the next one, if it is over by then."""
SETTLES = 90.0
"""Seconds in which all shards must have a process again."""
AGAIN = 1.0
"""Seconds until a process that has ended is started again."""
OUT = 15.0
"""Seconds of an outage of the database: longer than a lease."""
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""Errors while there is no database."""
HELD = """
SELECT shard, m.name FROM shards s JOIN leases l ON l.member_id = s.member_id
JOIN members m ON m.id = s.member_id
"""


class Scene:
    """All parts of a run."""

    def __init__(
        self, folder: Path, postgres: Postgres, there: Discord, cable: Cable, shards: int,
        env: Mapping[str, str],
    ) -> None:  # fmt: skip
        self.folder, self.postgres, self.discord, self.cable = folder, postgres, there, cable
        self.shards = shards
        self.env = env
        self.members: list[Member] = []
        self.url = f"postgresql://tester@/faults?host={postgres.folder}"

    async def create(self) -> None:
        """Make the database."""
        conn = await asyncpg.connect(host=self.postgres.folder, user="tester", database="template1")
        await conn.execute("CREATE DATABASE faults")
        await conn.close()

    async def watch(self) -> None:
        """Have the database note who writes what, and who has which shard."""
        conn = await asyncpg.connect(host=self.postgres.folder, user="tester", database="faults")
        await conn.execute(WATCH)
        await conn.close()

    async def join(self, **more: str) -> Member:
        """Start one more bot; the first one reaches the database through the cable."""
        folder = self.folder / f"bot-{len(self.members)}"
        folder.mkdir()
        host = self.cable.folder if not self.members and self.shards > 1 else self.postgres.folder
        url = f"postgresql://tester@/faults?host={host}"
        made = Member(folder, "tests.bench.stoppable")
        made.env = {**self.env, "DATABASE_URL": url, **more}
        self.members.append(made)
        await made.start()
        return made

    async def held(self) -> dict[int, int]:
        """Return the process that has each shard, of those that live for the others."""
        found: dict[int, int] = {}
        with suppress(*LOST):
            for shard, name in await self.postgres.rows(HELD):
                found[shard] = int(name.rpartition("-")[2])
        return found

    async def settled(self, patience: float = SETTLES) -> float:
        """Wait until all shards are served, evenly; return the seconds, or -1 if they are not."""
        began = time.perf_counter()
        while time.perf_counter() - began < patience:
            if await (self._alone() if self.shards == 1 else self._shared()):
                return time.perf_counter() - began
            await asyncio.sleep(0.2)
        return -1.0

    async def _alone(self) -> bool:
        found = await self.discord.call("GET", "bot")
        return bool(found["online"] and found["commands"])

    async def _shared(self) -> bool:
        held = await self.held()
        living = [member.pid for member in self.members if member.alive]
        most = -(-self.shards // max(len(living), 1))
        even = all(list(held.values()).count(pid) <= most for pid in living)
        there = {
            session.shard[0]
            for session in self.discord.sandbox.gateway.sessions.values()
            if session.connection is not None
        }
        return even and set(held.values()) <= {*living} and len(held) == len(there) == self.shards

    def logged(self) -> dict[str, int]:
        """Return how often each warning or error was logged, by all bots."""
        found: dict[str, int] = {}
        for member in self.members:
            for event in member.events():
                if event.get("level") in ("warning", "error", "critical"):
                    key = f"{event['level']}: {event['event']}"
                    found[key] = found.get(key, 0) + 1
            found["Traceback"] = found.get("Traceback", 0) + member.log().count("Traceback")
        return found


class Fault(msgspec.Struct):
    """A fault that was made: when, at which shards, and how long until they answered again."""

    name: str
    at: float
    shards: list[int]
    settled: float = 0.0
    answered: dict[int, float] = {}

    def answer(self, seen: Sequence[Seen]) -> None:
        """Find when each shard has answered something that was sent after the fault."""
        for shard in self.shards:
            over = [
                each.over - self.at
                for each in seen
                if each.shard == shard and each.sent >= self.at and each.answered
            ]
            if over:
                self.answered[shard] = min(over)


class Faults:
    """The maker of faults, one after the other."""

    def __init__(self, scene: Scene, source: Rng) -> None:
        self.scene = scene
        self.source = source
        self.done: list[Fault] = []
        self.codes: list[str] = []

    async def one(self, name: str) -> None:
        """Make a fault, repair it, and wait until all shards are served again."""
        for member in self.scene.members:
            if not member.alive:
                code = await member.end(None)
                self.codes.append(f"before {name}: {member.folder.name} had ended with {code}")
                await member.start()
        began = time.perf_counter()
        fault = Fault(name, began, [])
        self.done.append(fault)
        await FAULTS[name](self, fault)
        fault.settled = await self.scene.settled()
        if fault.settled < 0:
            self.codes.append(f"{name}: not settled, held {await self.scene.held()}")
        await asyncio.sleep(max(0.0, began + GAP - time.perf_counter()))

    async def _chosen(self, fault: Fault, member: Member | None = None) -> Member:
        """Choose a bot, and note its shards."""
        living = [each for each in self.scene.members if each.alive]
        chosen = member or self.source.pick(living)
        held = await self.scene.held()
        fault.shards = sorted(shard for shard, pid in held.items() if pid == chosen.pid)
        fault.at = time.perf_counter()
        return chosen

    async def _again(self, member: Member, fault: Fault, expected: int) -> None:
        """Start a bot again once it has ended, with the code that is expected."""
        code = await member.end(None)
        if code != expected:
            self.codes.append(f"{fault.name}: {member.folder.name} ended with {code}")
            if code is None:
                await member.end(signal.SIGKILL)
        await asyncio.sleep(AGAIN)
        await member.start()

    async def kill(self, fault: Fault) -> None:
        """Kill a process."""
        member = await self._chosen(fault)
        await member.end(signal.SIGKILL)
        await self._again(member, fault, -signal.SIGKILL)

    async def freeze(self, fault: Fault) -> None:
        """Stop a process, and let it wake long after others have its shards."""
        member = await self._chosen(fault)
        member.signal(signal.SIGSTOP)
        await asyncio.sleep(FROZEN)
        member.signal(signal.SIGCONT)
        await self._again(member, fault, 1)

    async def inside(self, fault: Fault) -> None:
        """Stop a process in the middle of a transaction that writes a decision."""
        member = await self._chosen(fault)
        member.signal(signal.SIGUSR1)
        for _ in range(200):
            if member.stopped:
                break
            await asyncio.sleep(0.1)
        else:
            self.codes.append("inside: it has not stopped")
        fault.at = time.perf_counter()
        await asyncio.sleep(FROZEN)
        member.signal(signal.SIGCONT)
        await self._again(member, fault, 1)

    async def roll(self, fault: Fault) -> None:
        """Stop each process, as for an upgrade, and start it again."""
        for member in list(self.scene.members):
            if not member.alive:
                continue  # it is noted before the next fault
            each = Fault("roll: one", 0.0, [])
            self.done.append(each)
            await self._chosen(each, member)
            member.signal(signal.SIGTERM)
            await self._again(member, fault, 0)
            each.settled = await self.scene.settled()

    async def _stop_database(self, fault: Fault, how: str, seconds: float) -> None:
        fault.shards, fault.at = list(range(self.scene.shards)), time.perf_counter()
        await asyncio.to_thread(self.scene.postgres.halt, how)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.scene.postgres.start)
        await asyncio.sleep(AGAIN)
        for member in self.scene.members:
            if not member.alive:
                self.codes.append(f"{fault.name}: {member.folder.name} has ended")
                await member.start()

    async def fast(self, fault: Fault) -> None:
        """Restart the database in order."""
        await self._stop_database(fault, "fast", 0)

    async def hard(self, fault: Fault) -> None:
        """Restart the database as after a crash."""
        await self._stop_database(fault, "immediate", 0)

    async def outage(self, fault: Fault) -> None:
        """Have no database for longer than a lease."""
        await self._stop_database(fault, "fast", OUT)

    async def cut(self, fault: Fault) -> None:
        """Cut one process off from the database, and from nothing else."""
        member = await self._chosen(fault, self.scene.members[0])
        self.scene.cable.cut()
        await asyncio.sleep(FROZEN)
        await self.scene.cable.join()
        await self._again(member, fault, 1)

    async def drop(self, fault: Fault) -> None:
        """Break all connections to Discord; their sessions can be resumed."""
        fault.shards, fault.at = list(range(self.scene.shards)), time.perf_counter()
        await self.scene.discord.call("POST", "gateway/drop", {"how": "reset"})

    async def invalid(self, fault: Fault) -> None:
        """Lose a session."""
        shard = self.source.below(self.scene.shards)
        fault.shards, fault.at = [shard], time.perf_counter()
        await self.scene.discord.call("POST", "gateway/drop", {"how": "invalid", "shard": shard})

    async def double(self, fault: Fault) -> None:
        """Deliver every interaction twice for some time, also to processes without its table."""
        self.scene.discord.doubling = True
        await asyncio.sleep(GAP)
        self.scene.discord.doubling = False

    async def old(self, fault: Fault) -> None:
        """Let as many processes of an older version join, and leave again."""
        present = list(self.scene.members)
        old = [await self.scene.join(VERSION="0.0.1") for _ in present]
        await asyncio.sleep(GAP)
        held = await self.scene.held()
        if {member.pid for member in old} & set(held.values()):
            self.codes.append(f"old: they have shards: {held}")
        if len(held) < self.scene.shards:
            self.codes.append(f"old: while they are there, shards are nobody's: {held}")
        for member in old:
            self.codes.append(f"old: ended with {await member.end(signal.SIGTERM)}")
            self.scene.members.remove(member)


FAULTS: dict[str, Callable[[Faults, Fault], Awaitable[None]]] = {
    "kill": Faults.kill,
    "freeze": Faults.freeze,
    "inside": Faults.inside,
    "roll": Faults.roll,
    "fast": Faults.fast,
    "hard": Faults.hard,
    "outage": Faults.outage,
    "cut": Faults.cut,
    "drop": Faults.drop,
    "invalid": Faults.invalid,
    "double": Faults.double,
    "old": Faults.old,
}
