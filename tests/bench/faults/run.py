"""Faults: several bots over one PostgreSQL database are killed, stopped, cut off and replaced.

Meanwhile people play at a steady rate. Nothing that was answered may be lost or done twice.
"""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from games import registry
from games.core.rng import rng
from tests.bench.faults import checks, quiet
from tests.bench.faults.acts import LOST, Fault, Faults, Scene
from tests.bench.faults.checks import Finding
from tests.bench.faults.load import Load, Seen
from tests.bench.faults.parts import Cable, Postgres, discord
from tests.bench.measure import Row, percentile
from tests.db.postgres import find_programs
from tests.toy.game import TOY

BEGINS = 20.0
"""Interactions a second until all tables have begun."""
WARM = 15.0
"""Seconds of play after that, before anything is measured."""
CALM = 30.0
"""Seconds that are measured without a fault."""
DRAINED = 120.0
"""The longest wait until everything is posted."""
LAST = 20.0
"""Seconds in which a process must have stopped at the end."""


class Used(msgspec.Struct):
    """Processor time of each part, in seconds."""

    bots: float
    here: float
    postgres: float


class Result(msgspec.Struct):
    """The figures of a run."""

    processes: int
    calm: list[Seen]
    faulty: list[Seen]
    used: Used
    pressed: int
    took: float
    faults: list[Fault]
    findings: list[Finding]
    drained: float | None
    codes: list[str]
    logged: dict[str, int]
    troubles: dict[str, int]


def used(scene: Scene) -> Used:
    """Return the processor time used until now."""
    bots = sum(member.cpu for member in scene.members)
    return Used(bots, time.process_time(), scene.postgres.cpu)


async def run(
    folder: Path, processes: int, faults: Sequence[str], seconds: float, size: Size
) -> Result:
    """Run bots under load, with faults if there are some, and check everything."""
    programs = find_programs()
    assert programs is not None, "PostgreSQL is not installed"
    registry.register(TOY)
    shards = 2 * processes if processes > 1 else 1
    postgres = Postgres(programs)
    cable = Cable(folder / "cable", postgres.folder)
    async with discord(folder) as (there, env):
        env |= {"SHARDS": str(shards), "ICONS": "off", "LOG_LEVEL": "INFO"}
        scene = Scene(folder, postgres, there, cable, shards, env)
        load = Load(there, shards, size.rate)
        try:
            await asyncio.to_thread(postgres.start)
            await cable.join()
            await scene.create()
            await load.make(size.tables, size.servers)
            for _ in range(processes):
                await scene.join()
                await scene.settled()  # one after the other: they make the schema
            await scene.watch()
            return await _measured(scene, load, faults, seconds, size)
        finally:
            await load.stop()
            for member in scene.members:
                await member.end(signal.SIGKILL)
            await cable.close()
            await asyncio.to_thread(postgres.away)


class Size(msgspec.Struct):
    """How much there is: hot and quiet tables, servers, and interactions a second."""

    tables: int
    quiet: int
    servers: int
    rate: float


async def _measured(
    scene: Scene, load: Load, faults: Sequence[str], seconds: float, size: Size
) -> Result:
    load.pacer.gap = 1 / max(size.rate, BEGINS)
    load.start()
    began = time.perf_counter()
    while (await scene.postgres.rows(checks.BEGUN))[0][0] < size.tables:
        if time.perf_counter() - began > DRAINED:
            break  # the figures show it: with too much to do, some tables never begin
        await asyncio.sleep(1)
    load.pacer.gap = 1 / size.rate
    await asyncio.sleep(WARM)
    if size.quiet:
        print(f"{await quiet.fill(scene.postgres, size.quiet)} tables", flush=True)
    load.seen.clear()
    before, began = used(scene), time.perf_counter()
    await asyncio.sleep(CALM)
    after, took = used(scene), time.perf_counter() - began
    calm = list(load.seen)
    load.seen.clear()
    play = Faults(scene, rng(1))
    until = time.perf_counter() + seconds
    remaining = list(faults)
    while faults and (remaining or time.perf_counter() < until):
        remaining = remaining or list(faults)
        await play.one(remaining.pop(0))
    faulty = list(load.seen)
    await load.stop()
    drained = await _drained(scene)
    findings = await checks.check(scene.postgres, scene.url, scene.discord, scene.shards, load)
    for member in scene.members:
        play.codes.append(
            f"{member.folder.name} at the end: {await member.end(signal.SIGTERM, LAST)}"
        )
    spent = Used(
        after.bots - before.bots, after.here - before.here, after.postgres - before.postgres
    )
    for fault in play.done:
        fault.answer(faulty)
    return Result(
        len(scene.members), calm, faulty, spent, len(calm), took, play.done, findings, drained,
        play.codes, scene.logged(), load.troubles,
    )  # fmt: skip


async def _drained(scene: Scene) -> float | None:
    """Wait until all is posted; return the seconds, or None if it never was."""
    began = time.perf_counter()
    while time.perf_counter() - began < DRAINED:
        with suppress(*LOST):
            if (await scene.postgres.rows(checks.PENDING))[0][0] == 0:
                return time.perf_counter() - began
        await asyncio.sleep(0.5)
    return None


def measure(
    *,
    processes: int = 4,
    faults: Sequence[str] = (),
    minutes: float = 5.0,
    tables: int = 100,
    quiet_tables: int = 0,
    servers: int = 200,
    rate: float = 20.0,
    folder: str | None = None,
    compare: bool = True,
) -> list[Row]:
    """Measure one process and then several, with the same load; the latter also with faults.

    Without `compare`, only several.
    """
    size, rows = Size(tables, quiet_tables, servers, rate), list[Row]()
    for count, made in ((1, ()), (processes, faults))[0 if compare else 1 :]:
        with tempfile.TemporaryDirectory() as temporary:
            place = Path(folder or temporary) / f"{count}"
            place.mkdir(parents=True)
            result = asyncio.run(run(place, count, made, minutes * 60 if made else 0.0, size))
        rows += _rows(result)
        _say(result)
    return rows


def _rows(result: Result) -> list[Row]:
    name, rows = f"{result.processes} processes", list[Row]()

    def row(what: str, value: float, unit: str, aim: str = "", note: str = "") -> None:
        rows.append(Row("faults", f"{name}: {what}", value, unit, aim, note))

    row("interactions a second", result.pressed / result.took, "")
    for when, seen in (("calm", result.calm), ("with faults", result.faulty)):
        times = [each.acknowledged for each in seen if each.acknowledged is not None]
        if times:
            row(f"{when}, acknowledged, p50", percentile(times, 0.5), "ms")
            row(f"{when}, acknowledged, p95", percentile(times, 0.95), "ms")
            lost = len(seen) - sum(each.answered for each in seen)
            row(f"{when}, not answered", lost, "", "", f"of {len(seen)}")
    for what, value in msgspec.structs.asdict(result.used).items():
        row(f"processor time a press, {what}", value / result.pressed * 1000, "ms")
    by_name: dict[str, list[float]] = {}
    for fault in result.faults:
        by_name.setdefault(fault.name, []).extend(fault.answered.values())
    for fault, times in by_name.items():
        if times:
            note = f"of {len(times)} shards; p50 {percentile(times, 0.5):.1f} s"
            row(f"{fault}: first answer after, at most", max(times), "s", "", note)
    for finding in result.findings:
        row(finding.what, len(finding.wrong), "", finding.aim, f"of {finding.looked_at}")
    row("all posted after", -1 if result.drained is None else result.drained, "s")
    return rows


def _say(result: Result) -> None:
    """Print what no figure says."""
    for fault in result.faults:
        answers = {shard: round(after, 1) for shard, after in sorted(fault.answered.items())}
        print(f"{fault.name}: shards {fault.shards}, answered after {answers},"
              f" all served {fault.settled:.1f} s after the repair")  # fmt: skip
    for finding in result.findings:
        for wrong in finding.wrong[:8] if finding.aim else ():
            print(f"WRONG {finding.what}: {wrong}")
    for said in result.codes:
        print(said)
    print("logged:", result.logged)
    print("refused to people:", result.troubles)
