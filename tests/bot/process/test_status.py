"""The page for monitoring, and what is behind its figures."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import yaml
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import update

import db.outbox as outbox_db
from bot.platform import health
from bot.platform.health import Health
from bot.process import logs, status
from bot.process.settings import SettingsError, read
from bot.process.status import StatusPage
from bot.service.seats import renaming
from bot.service.tables.store import Tables
from bot.shared import metrics
from bot.shared.clock import now
from bot.shared.heartbeat import LATE, OUTAGE, judge
from bot.shared.problems import HostError
from bot.shared.rate_limit import PersonLimits
from db import Database, models
from db.errors import Unreachable
from db.outbox import NewMessage
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person
from tests.e2e.harness import ROOT, BotProcess, ready, standin

ADA = Person(101, "Ada")

Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def figures(text: str) -> Figures:
    """Return the samples of a page of metrics, by name and labels."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def page(port: int, path: str) -> tuple[int, str]:
    """Return status and text of a page."""
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}{path}") as got:
        return got.status, await got.text()


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def values() -> Figures:
    """Return the present figures of this process."""
    return figures(generate_latest(metrics.REGISTRY).decode())


# The page


async def test_a_running_bot_is_seen_from_outside(tmp_path: Path) -> None:
    port = free_port()
    async with standin(tmp_path) as (discord, env):
        bot = BotProcess(tmp_path, "tests.toy.main", forked=True, **env, STATUS_PORT=str(port))
        await bot.start()
        try:
            await ready(discord, bot)

            async def well() -> bool:
                return await page(port, "/readyz") == (200, "Ready.\n")

            await discord.until(well)
            assert (await page(port, "/healthz"))[0] == 200
            await discord.command("Ada", "table mine")
            code, text = await page(port, "/metrics")
            found = figures(text)
            assert (await page(port, "/"))[0] == 404
        finally:
            assert await bot.stop() == 0
    assert code == 200
    labels = (("kind", "command"), ("outcome", "answered"))
    assert found["slow_orbit_interactions_total", labels] == 1
    assert found["slow_orbit_ack_seconds_count", ()] == 1
    assert found["slow_orbit_answer_seconds_count", ()] == 1
    assert found["slow_orbit_commit_seconds_count", ()] > 0
    assert found["slow_orbit_connected", ()] == found["slow_orbit_database_up", ()] == 1
    assert found["slow_orbit_servers", ()] == 1
    assert found["slow_orbit_discord_requests_total", (("status", "200"),)] > 0
    assert found["process_resident_memory_bytes", ()] > 0
    with pytest.raises(aiohttp.ClientConnectionError):
        await page(port, "/healthz")


def test_a_process_without_shards_misses_none(tmp_path: Path) -> None:
    """A reserve among several processes raises no alert."""
    Health(tmp_path / "one", 4, shared=True)
    assert values()["slow_orbit_connected", ()] == 1
    Health(tmp_path / "one", 4)
    assert values()["slow_orbit_connected", ()] == 0


async def test_without_a_port_nothing_listens(stage: Stage) -> None:
    assert stage.app.settings.status_port is None
    assert stage.app.status._runner is None


def page_of(**changed: Any) -> StatusPage:
    """Return a page about a bot that is well but for something."""
    parts: dict[str, Any] = {
        "lost": False,
        "has_database": True,
        "online": True,
        "begun": True,
        "held": True,
    }
    parts.update(changed)
    lost, begun = asyncio.Event(), asyncio.Event()
    if parts["lost"]:
        lost.set()
    if parts["begun"]:
        begun.set()
    database: Any = SimpleNamespace(superseded=lost, held=parts["held"])
    signs: Any = SimpleNamespace(has_database=parts["has_database"], online=parts["online"])
    tables: Any = SimpleNamespace(loaded=3)
    client: Any = SimpleNamespace(servers={1, 2})
    return StatusPage(database, signs, tables, client, begun)


@pytest.mark.parametrize(
    ("changed", "code", "word"),
    [
        ({}, 200, "Ready"),
        ({"lost": True}, 503, "Another bot"),
        ({"has_database": False}, 503, "database is out of reach"),
        ({"held": False}, 503, "lease of this process has run out"),
        ({"online": False}, 503, "Discord is not connected"),
        ({"begun": False}, 503, "starting"),
    ],
)
async def test_it_is_ready_if_people_can_play(
    changed: dict[str, bool], code: int, word: str
) -> None:
    made, port = page_of(**changed), free_port()
    await made.start("127.0.0.1", port)
    try:
        found, text = await page(port, "/readyz")
        assert (found, word in text) == (code, True)
        assert (await page(port, "/healthz"))[0] == 200, "a restart would mend none of it"
        now_there = figures((await page(port, "/metrics"))[1])
        assert now_there["slow_orbit_tables_live", ()] == 3
        assert now_there["slow_orbit_servers", ()] == 2
    finally:
        await made.close()


async def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        made = page_of()
        with pytest.raises(HostError, match=f"STATUS_PORT: 127.0.0.1:{port} "):
            await made.start("127.0.0.1", port)
        await made.close()


@pytest.mark.parametrize(
    ("value", "address"),
    [
        ("9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:9464", ("0.0.0.0", 9464)),
        ("[::]:9464", ("::", 9464)),
    ],
)
def test_a_port_alone_is_for_this_machine(value: str, address: tuple[str, int]) -> None:
    assert read({"STATUS_PORT": value}).status_port == address


@pytest.mark.parametrize("value", ["0", "65536", "http", "127.0.0.1", "9464:"])
def test_what_is_no_port_is_refused(value: str) -> None:
    with pytest.raises(SettingsError, match="STATUS_PORT must be a port from 1 to 65535"):
        read({"STATUS_PORT": value})


async def test_the_event_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    before = values()["slow_orbit_loop_lag_seconds_count", ()]
    monkeypatch.setattr(status, "LAG_EVERY", 0)
    made = page_of()
    await made.start("127.0.0.1", free_port())
    for _ in range(5):
        await asyncio.sleep(0)
    await made.close()
    assert values()["slow_orbit_loop_lag_seconds_count", ()] > before


# What is counted


def test_no_label_names_a_table_or_a_person() -> None:
    used = {
        label for family in metrics.REGISTRY.collect() for s in family.samples for label in s.labels
    }
    assert used <= {
        "kind", "outcome", "status", "scope", "version", "le", "generation",
        "implementation", "major", "minor", "patchlevel",
    }  # fmt: skip


async def test_each_interaction_is_counted_once_with_its_outcome(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def counted(press: Any) -> list[tuple[str, str]]:
        before = values()
        await press
        return [
            (dict(labels)["kind"], dict(labels)["outcome"])
            for (name, labels), value in values().items()
            if name == "slow_orbit_interactions_total"
            for _ in range(int(value - before.get((name, labels), 0)))
        ]

    wire, table = stage.wire, await Seated.start(stage.app.tables, 2)
    assert await counted(wire.use(ADA, 7, ["look", "score"])) == [("command", "answered")]
    assert await counted(wire.press(ADA, 7, f"b:board:{table.id}:0:")) == [("button", "answered")]
    assert await counted(wire.press(ADA, 7, "b:board:XXXXX:0:")) == [("button", "refused")]
    assert await counted(wire.press(ADA, 7, "b:unheard-of:XXXXX:0:")) == [("button", "refused")]

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(renaming, "rename", broken)
        pressed = wire.press(ADA, 7, f"b:board:{table.id}:0:")
        assert await counted(pressed) == [("button", "defect")]

    async def gone(*_: Any, **__: Any) -> None:
        raise Unreachable("gone")

    with monkeypatch.context() as patch:
        patch.setattr(stage.app.database, "require", gone)
        pressed = wire.press(ADA, 7, f"b:board:{table.id}:0:")
        assert await counted(pressed) == [("button", "database")]
    monkeypatch.setattr(
        stage.app.client, "context", replace(stage.app.client.context, rate_limits=PersonLimits(1))
    )
    await wire.use(ADA, 7, ["look", "score"])
    assert await counted(wire.use(ADA, 7, ["look", "score"])) == [("command", "too_fast")]


def test_errors_in_the_log_are_counted() -> None:
    before = values()["slow_orbit_defects_total", ()]
    handlers = list(logging.getLogger().handlers)
    try:
        logs.configure("ERROR")
        logging.getLogger("bot.some").warning("not an error")
        logging.getLogger("bot.some").error("an error")
        logging.getLogger("discord.client").critical("another")
    finally:
        logging.getLogger().handlers[:] = handlers
    assert values()["slow_orbit_defects_total", ()] == before + 2


@pytest.mark.parametrize("name", ["alerts.yml", "dashboard.json"])
def test_rules_and_graphs_ask_for_figures_that_exist(name: str) -> None:
    text = (ROOT / "docs" / "monitoring" / name).read_text()
    found = yaml.safe_load(text)  # JSON is YAML
    asked = [rule["expr"] for group in found.get("groups", []) for rule in group["rules"]]
    asked += [t["expr"] for panel in found.get("panels", []) for t in panel["targets"]]
    names = {each for expr in asked for each in re.findall(r"(?:slow_orbit|process)_\w+", expr)}
    assert len(asked) > 5
    described = {
        sample
        for family in metrics.REGISTRY.collect()
        for sample in (
            {f"{family.name}_bucket", f"{family.name}_sum", f"{family.name}_count"}
            if family.type == "histogram"
            else {f"{family.name}_total" if family.type == "counter" else family.name}
        )
    }
    assert names <= described


# Messages that wait


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


async def waiting(tables: Tables, database: Database, count: int) -> list[str]:
    """Return tables with two messages each that wait to be posted, from now on."""
    made = [await Seated.start(tables, 2, channel_id=40 + n) for n in range(count)]
    async with database.writing() as conn:
        await conn.execute(update(models.outbox).values(state="posted"))
        for n, table in enumerate(made):
            for each in range(2):
                message = NewMessage(
                    kind="text", nonce=f"{n}-{each}", channel_id=40 + n, first_seq=1, last_seq=1
                )
                await outbox_db.add_messages(conn, table.id, [message], now())
    return [table.id for table in made]


async def test_messages_that_are_not_posted_are_noticed(
    tables: Tables, database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(health, "elapsed", clock)
    signs = Health(tmp_path / "health")
    signs.connected(True)
    await waiting(tables, database, 3)
    at = now() + LATE * 2

    async def looked() -> tuple[bool, str]:
        await status.look(database, signs, at)
        sign = signs.sign()
        return judge(sign, sign.at)

    clock.seconds = LATE.total_seconds() / 2
    assert (await looked())[0] is True, "they waited while Discord was not connected"
    clock.seconds = LATE.total_seconds() * 2
    well, sentence = await looked()
    assert (well, "of 3 tables" in sentence) == (False, True)
    found = values()
    assert found["slow_orbit_outbox_pending", ()] == 6
    assert found["slow_orbit_outbox_oldest_seconds", ()] == 2 * LATE.total_seconds()
    assert found["slow_orbit_tables", (("status", "playing"),)] == 3

    # A channel that refuses the bot is not the bot's trouble.
    async with database.writing() as conn:
        for n, error in enumerate(("403 50001 Missing Access", "404 10003 Unknown Channel")):
            await outbox_db.mark_attempt(conn, f"{n}-0", error, now())
        await outbox_db.mark_attempt(conn, "2-0", "503 0 Service Unavailable", now())
    assert await looked() == (True, "The bot is well."), "one table is not the bot"
    found = values()
    assert found["slow_orbit_outbox_refused_tables", ()] == 2
    async with database.writing() as conn:
        await outbox_db.mark_posted(conn, "2-0", 5, now())
        await outbox_db.mark_posted(conn, "2-1", 6, now())
    assert (await looked())[0] is True
    assert values()["slow_orbit_outbox_oldest_seconds", ()] == 0


async def test_a_database_out_of_reach_is_noticed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(health, "elapsed", clock)
    signs = stage.app.health
    signs.connected(True)
    stage.app.outage._begins(Unreachable("the server is down"))
    clock.seconds = OUTAGE.total_seconds() + 1
    stage.app.outage._begins(Unreachable("it is still down"))
    sign = signs.sign()
    assert not signs.has_database
    assert judge(sign, sign.at)[0] is False
    assert values()["slow_orbit_database_up", ()] == 0
    await stage.app.outage.look()
    assert judge(signs.sign(), signs.sign().at) == (True, "The bot is well.")
    assert values()["slow_orbit_database_up", ()] == 1
