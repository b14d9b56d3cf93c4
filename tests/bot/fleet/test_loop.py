"""The loop of a process among several takes, gives and lets go of shards, and does what is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select
from structlog.testing import capture_logs

from bot.process import fleet
from bot.process.fleet import Fleet
from bot.service.tables.store import Tables
from bot.shared.clock import now
from bot.shared.interaction_state import Arrival
from bot.shared.ownership import ElsewhereError, Ownership
from bot.shared.problems import Problem
from db import Database
from db.errors import Superseded, Unreachable
from db.fleet_models import handed, jobs, members, shards
from db.jobs import Job
from db.members import Session, Taken
from db.users import update_user
from tests.bot.fleet.apart import HERE, THERE
from tests.bot.seated import Seated

SESSION = Session("abc", 17, "wss://resume")
TOKEN = "a-token-that-nobody-may-see"


class FakeLease:
    """A lease as the loop sees it, without a server."""

    def __init__(self) -> None:
        self.member = 1
        self.notified = asyncio.Event()
        self.changed_people: set[int] | None = set()
        self.remaining = 8.0
        self.free: list[Taken] = []
        self.surplus: list[int] = []
        self.out = False
        self.given: list[tuple[int, Session | None]] = []
        self.served: list[Collection[int]] = []
        self.renewed: list[Mapping[int, Session]] = []
        self.trouble: list[Exception] = []
        self.halting, self.halted = False, asyncio.Event()

    def held(self) -> bool:
        return not self.out

    async def renew(self, sessions: Mapping[int, Session]) -> None:
        self.renewed.append(dict(sessions))
        if self.trouble:
            raise self.trouble.pop(0)

    async def take(self, serving: Collection[int] = ()) -> list[Taken]:
        if self.halting:
            self.halted.set()
            await asyncio.sleep(3600)
        self.served.append(set(serving))
        if self.trouble:
            raise self.trouble.pop(0)
        found, self.free = self.free, []
        return found

    async def survey(self) -> tuple[list[int], int]:
        found, self.surplus = self.surplus, []
        return found, 3

    async def give(self, shard: int, session: Session | None) -> None:
        self.given.append((shard, session))

    def take_changed_people(self) -> set[int] | None:
        found, self.changed_people = self.changed_people, set()
        return found


class FakeGateway:
    """Connections that only note what they are asked for."""

    def __init__(self) -> None:
        self.connected: dict[int, Session | None] = {}
        self.fed: list[Arrival] = []
        self.refused = 0

    def take(self, shard_id: int, session: Session | None) -> None:
        self.connected[shard_id] = session

    async def drop(self, shard_id: int) -> Session | None:
        await asyncio.sleep(0)
        return self.connected.pop(shard_id)

    def serving(self) -> Collection[int]:
        return set(self.connected)

    def sessions(self) -> Mapping[int, Session]:
        return {shard: found for shard, found in self.connected.items() if found is not None}

    def feed(self, arrival: Arrival) -> None:
        if arrival.payload.get("bad"):
            self.refused += 1
            raise KeyError(TOKEN)
        self.fed.append(arrival)


class Scene:
    """A loop with what it works on."""

    def __init__(self, database: Database) -> None:
        self.tables = Tables(database, Ownership(2, ()))
        self.lease, self.gateway = FakeLease(), FakeGateway()
        self.served = 0
        self.drained: list[tuple[list[str], set[int], int]] = []
        """The tables at which work was to end, the shards meanwhile, and the tables in memory."""
        lease: Any = self.lease
        self.fleet = Fleet(lease, self.tables, self.gateway, self.serve, self.drain)

    async def look(self) -> None:
        """Let each of its loops look once."""
        await self.fleet.look_at_shards()
        await self.fleet.take_over()

    async def serve(self) -> None:
        self.served += 1

    async def drain(self, table_ids: Collection[str]) -> None:
        self.drained.append((list(table_ids), self.tables.ownership.shards, self.tables.loaded))

    async def until(self, true: Callable[[], bool]) -> None:
        """Let the loop run until something is so."""
        self.fleet.start()
        async with asyncio.timeout(60):
            while not true():  # noqa: ASYNC110  it is a state, not an event
                await asyncio.sleep(0)
            self.lease.halting = True
            if not self.lease.out:
                await self.lease.halted.wait()  # not in the middle of a transaction
        for task in self.fleet._running:
            task.cancel()
        await asyncio.gather(*self.fleet._running, return_exceptions=True)
        self.lease.halting, self.lease.halted = False, asyncio.Event()

    async def insert(self, table: Any, **values: Any) -> None:
        async with self.tables.database.writing() as conn:
            await conn.execute(insert(table).values(values))

    async def left(self) -> list[int]:
        """Return the jobs that are left."""
        async with self.tables.database.reading() as conn:
            return list(await conn.scalars(select(jobs.c.id).order_by(jobs.c.id)))

    async def job(self, table: str, kind: str, **body: object) -> None:
        values = {"table_id": table, "kind": kind, "user_id": 101, "at": now(), "body": body}
        await self.insert(jobs, **values)


@pytest.fixture
def scene(sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch) -> Scene:
    monkeypatch.setattr(fleet, "EVERY", 0.0)
    monkeypatch.setattr(fleet, "RENEWED", 0.0)
    return Scene(sqlite)


async def test_free_shards_are_taken_with_their_sessions_and_served(scene: Scene) -> None:
    scene.lease.free = [Taken(0, SESSION), Taken(1, None)]
    await scene.look()
    assert scene.gateway.connected == {0: SESSION, 1: None}
    assert scene.tables.ownership.shards == {0, 1}
    assert scene.served == 1
    await scene.look()
    assert scene.served == 1, "nothing new"
    assert scene.lease.served == [set(), {0, 1}]


async def test_surplus_shards_are_given_once_their_work_is_done(scene: Scene) -> None:
    scene.lease.free = [Taken(0, None), Taken(1, SESSION)]
    await scene.look()
    mine = await Seated.start(scene.tables, 2, guild_id=HERE)
    given = await Seated.start(scene.tables, 2, 8, guild_id=THERE)
    scene.lease.surplus = [1]
    await scene.look()
    assert scene.lease.given == [(1, SESSION)]
    first, last = scene.drained
    assert first == ([given.id], {0}, 2), "nothing more is accepted in the meantime"
    assert last == ([given.id], {0}, 1), "the last presses have begun something that must end too"
    assert set(scene.gateway.connected) == {0}
    assert (scene.tables.of_shard(0), scene.tables.of_shard(1)) == ([mine.id], [])


async def test_without_a_lease_shards_are_let_go_and_not_given(scene: Scene) -> None:
    """The database cannot be reached, and others may serve by now."""
    scene.lease.free = [Taken(0, SESSION), Taken(1, SESSION)]
    await scene.look()
    table = await Seated.start(scene.tables, 2, guild_id=THERE)
    scene.lease.out = True
    await scene.until(lambda: not scene.gateway.connected)
    assert scene.lease.given == []
    assert scene.tables.ownership.shards == set()
    with pytest.raises(ElsewhereError):
        await scene.tables.get(table.id)
    # It comes back, and nobody else has taken them.
    scene.lease.out, scene.lease.free = False, [Taken(0, SESSION), Taken(1, SESSION)]
    await scene.until(lambda: set(scene.gateway.connected) == {0, 1})
    assert scene.lease.served[-1] in (set(), {0, 1})
    assert set() in scene.lease.served[1:], "it says that it serves none"
    assert scene.served == 2


async def test_the_loop_survives_errors_which_are_logged_once(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: Fleet) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(Fleet, "_renew", nothing)
    scene.lease.trouble = [ValueError("odd"), ValueError("odd"), ValueError("odd")]
    with capture_logs() as logs:
        await scene.until(lambda: len(scene.lease.served) > 5)
    assert [each["event"] for each in logs] == ["work among several processes failed"]
    scene.lease.trouble = [Unreachable("away"), Superseded("gone"), Unreachable("away")]
    with capture_logs() as logs:
        await scene.until(lambda: len(scene.lease.served) > 12)
    assert logs == [], "that is reported elsewhere"


async def test_the_lease_is_renewed_with_the_sessions_until_another_has_the_shards(
    scene: Scene,
) -> None:
    scene.lease.free = [Taken(1, SESSION)]
    await scene.look()
    scene.lease.out = True  # so that nothing else asks it
    scene.gateway.connected = {1: SESSION}
    scene.tables.ownership.remove(1)
    scene.lease.trouble = [Unreachable("away"), Superseded("gone")]
    with capture_logs() as logs:
        await scene.until(scene.tables.database.superseded.is_set)
    assert scene.lease.renewed == [{1: SESSION}] * 2
    assert [each["event"] for each in logs] == ["lease not renewed"]


async def test_the_lease_is_renewed_while_shards_are_given_away_at_the_end(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.lease.free = [Taken(0, SESSION), Taken(1, SESSION)]
    await scene.look()
    scene.fleet.start()

    async def drain(_: Collection[str]) -> None:
        before = len(scene.lease.renewed)
        async with asyncio.timeout(60):
            while len(scene.lease.renewed) < before + 2:  # noqa: ASYNC110  as above
                await asyncio.sleep(0)

    monkeypatch.setattr(scene.fleet, "_drain", drain)
    await scene.fleet.close()
    assert scene.lease.given == [(0, SESSION), (1, SESSION)]
    assert all(task.done() for task in scene.fleet._running)


async def test_an_outage_at_the_end_is_no_error(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.lease.free = [Taken(0, SESSION)]
    await scene.look()

    async def give(*_: object) -> None:
        raise Unreachable("away")

    monkeypatch.setattr(scene.lease, "give", give)
    await scene.fleet.close()
    assert not scene.gateway.connected


async def test_people_are_read_again_when_others_changed_them(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, database = scene.tables.people, scene.tables.database
    async with database.writing() as conn:
        await update_user(conn, 101, locale="fr")
        await update_user(conn, 102, locale="fr")
    scene.lease.changed_people = {101}
    await scene.look()
    assert people.languages == {101: "fr"}
    scene.lease.changed_people = None
    await scene.look()
    assert people.languages == {101: "fr", 102: "fr"}
    async with database.writing() as conn:
        await update_user(conn, 101, locale=None)
    await scene.look()
    assert people.languages[101] == "fr", "nobody said so"
    scene.lease.changed_people = {101}

    async def away(*_: object) -> None:
        raise Unreachable("away")

    with monkeypatch.context() as patched:
        patched.setattr(people, "load_again", away)
        with pytest.raises(Unreachable):
            await scene.look()
    await scene.look()
    assert people.languages == {102: "fr"}, "it is not forgotten over the outage"


async def test_jobs_are_done_once_and_removed(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.tables.ownership.add(0)
    table, done = await Seated.start(scene.tables, 2, guild_id=HERE), list[tuple[str, int]]()

    async def work(_: Tables, job: Job) -> None:
        done.append((job.table_id, job.user_id))
        assert fleet._time(job) == datetime.fromisoformat("2026-05-01T12:00:00+00:00")

    monkeypatch.setattr(fleet, "JOBS", {"work": work})
    await scene.job(table.id, "work", at="2026-05-01T12:00:00Z")
    await scene.look()
    await scene.look()
    assert done == [(table.id, 101)]
    assert await scene.left() == []


async def test_no_job_holds_up_the_others(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that fails, of a newer version, of a table that is in trouble, or was given away."""
    scene.tables.ownership.add(0)
    table, done = await Seated.start(scene.tables, 2, guild_id=HERE), list[str]()
    errors: dict[str, Exception] = {
        "bad": ValueError("odd"),
        "refused": Problem("problem-unknown-table", table="?"),
        "given": ElsewhereError(0),
    }

    async def work(_: Tables, job: Job) -> None:
        done.append(job.kind)
        if job.kind in errors:
            raise errors[job.kind]

    monkeypatch.setattr(fleet, "JOBS", dict.fromkeys((*errors, "good"), work))
    for kind in ("newer", *errors, "good"):
        await scene.job(table.id, kind)
    with capture_logs() as logs:
        await scene.look()
    assert done == ["bad", "refused", "given", "good"]
    assert await scene.left() == [1, 2, 4], "what can still be done stays"
    failed = [each["kind"] for each in logs if each["event"] == "job failed"]
    assert failed == ["newer", "bad"]
    with capture_logs() as logs:
        await scene.look()
    assert logs == [], "that was logged"
    assert done[4:] == ["bad", "given"]

    async def away(*_: object) -> None:
        raise Unreachable("away")

    monkeypatch.setattr(fleet, "JOBS", {"newer": away})
    with pytest.raises(Unreachable):
        await scene.look()


async def test_every_kind_of_job_that_is_left_can_be_done() -> None:
    assert set(fleet.JOBS) == {
        "clocks", "absence", "welcome", "forget", "moved", "times", "held",
    }  # fmt: skip


async def test_interactions_of_others_are_taken_oldest_first_and_once(scene: Scene) -> None:
    await scene.insert(shards, shard=0, member_id=None)
    await scene.insert(shards, shard=1, member_id=None)
    await member(scene, 0)
    await member(scene, 1)
    scene.tables.ownership.add(0)  # the other one is about to be given away
    payloads = {3: {"id": "3"}, 2: {"id": "2", "bad": True}, 1: {"id": "1", "token": TOKEN}}
    for number, payload in payloads.items():
        arrival = msgspec.json.encode(Arrival(payload, number == 1, None))
        await scene.insert(handed, interaction_id=number, shard=0, payload=arrival, at=now())
    await scene.insert(handed, interaction_id=4, shard=0, payload=b"{", at=now())
    await scene.insert(handed, interaction_id=5, shard=1, payload=b"{", at=now())
    old = now() - timedelta(minutes=16)
    await scene.insert(handed, interaction_id=6, shard=0, payload=b"{}", at=old)
    with capture_logs() as logs:
        await scene.look()
        await scene.look()
    assert scene.gateway.fed == [Arrival(payloads[1], True), Arrival(payloads[3])]
    assert scene.gateway.refused == 1
    assert TOKEN not in repr(logs), "it is a secret"
    assert len([each for each in logs if each["log_level"] == "error"]) == 2
    async with scene.tables.database.reading() as conn:
        assert list(await conn.scalars(select(handed.c.interaction_id))) == [5]


async def member(scene: Scene, shard: int) -> None:
    """Let this process have a shard in the database."""
    async with scene.tables.database.writing() as conn:
        if await conn.scalar(select(members.c.id)) is None:
            row = {"id": 1, "name": "me", "version": "1", "joined_at": now(), "dead": False}
            await conn.execute(insert(members).values(row))
        await conn.execute(shards.update().where(shards.c.shard == shard).values(member_id=1))
