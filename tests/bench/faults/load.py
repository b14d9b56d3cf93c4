"""The load of a run with faults: hot tables, and people who press at a steady rate."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from tests.bench.faults import checks
from tests.bench.faults.checks import Press
from tests.bench.faults.parts import Discord
from tests.bench.load import Pacer
from tests.e2e.harness import Refused, asks, components, text_of
from tests.e2e.player import Move, Player, awaited

ANSWERED_WITHIN = 12.0
"""Seconds after which a person no longer looks at what was pressed."""
STALE = ("has moved on", "already been decided", "already ended your turn", "is over.")
"""In the answer to a press that came too late."""
OUTAGE = "can’t reach my database"
"""In the answer to a press that was not carried out."""
UNKNOWN = "lost my database"
"""In the answer to a press of which nobody knows whether it was carried out."""
ACTS = ("pick", "choose", "mark", "end", "agree")
"""Presses that decide something."""
SEATS = 2


class Seen(msgspec.Struct):
    """What a person saw of an interaction: when it was sent and answered, in seconds."""

    shard: int
    sent: float
    over: float
    acknowledged: float | None
    answered: bool


class Person(Player):
    """A player who keeps to the pace of all, and does not wait for long."""

    def __init__(self, load: Load, name: str, seed: int, channel: str, shard: int) -> None:
        super().__init__(load.discord, name, seed, channel)
        self.load = load
        self.shard = shard
        self.unsure = False
        """Whether the last press failed: it may be done nonetheless, and the next one come late."""

    async def open(self) -> dict[str, Any]:
        """Open the panel by its command."""
        body = {"user": self.name, "channel": self.channel, "command": "table act", "options": {}}
        shown = (await self.send("commands", body))["message"]
        if shown is None:
            raise Refused("no panel")
        return shown

    async def take(self, panel: dict[str, Any], move: Move, **more: Any) -> dict[str, Any]:
        """Press a control, and say yes if the panel asks."""
        pressed, kind = move.component["custom_id"], "press"
        body = {"user": self.name, "message": panel["id"], "custom_id": pressed, **more}
        if move.how == "choose":
            kind, body = "select", {**body, "values": move.values}
        for _ in range(2):
            record = await self.send(kind, body)
            shown = record["message"] or {}
            if int(record["id"]) in self.load.denied:
                raise Refused("no database")
            if UNKNOWN in text_of(shown):
                self.unsure = True
                raise Refused("database lost")
            if record["state"] == "failed" or record["refusals"] or "id" not in shown:
                self.unsure = True
                raise Refused(f"{checks.table_of(pressed)[0]}: {record['state']}")
            self._keep(pressed, record, shown)
            if (sure := asks(shown)) is None or sure == pressed:
                return shown
            pressed, kind = sure, "press"
            body = {"user": self.name, "message": shown["id"], "custom_id": sure}
        raise Refused("asked twice")

    def _keep(self, pressed: str, record: dict[str, Any], shown: dict[str, Any]) -> None:
        """Keep a press that has decided something, by what the person read."""
        name, table = checks.table_of(pressed)
        said = text_of(shown)
        after = [each["custom_id"].split(":")[3] for each in components(shown) if ids(each)]
        moved = pressed.split(":")[3] not in after or (name == "end" and not awaited(shown))
        answered = record["final_ms"] is not None and not any(stale in said for stale in STALE)
        sure, self.unsure = not self.unsure, False
        if name in ACTS and moved and answered and sure:
            number = int(record["id"])
            self.load.presses[number] = Press(number, table, name, int(record["user_id"]), said)

    async def send(self, kind: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send in turn, and keep how it was answered."""
        await self.load.pacer.turn()
        sent = time.perf_counter()
        record = await super().send(kind, {**body, "timeout": ANSWERED_WITHIN})
        shown = [record["message"] or {}, *record["followups"]]
        denied = any(OUTAGE in text_of(each) for each in shown)
        if denied:
            self.load.denied.add(int(record["id"]))
        if record["state"] == "failed":
            self.load.failed.add(int(record["id"]))
        ack, answered = record["ack_ms"], record["final_ms"] is not None and not denied
        self.load.seen.append(Seen(self.shard, sent, time.perf_counter(), ack, answered))
        return record


def ids(component: dict[str, Any]) -> bool:
    """Return whether a component belongs to a decision."""
    return component.get("custom_id", "").count(":") >= 3


class Load:
    """The hot tables, and the people who play at them."""

    def __init__(self, discord: Discord, shards: int, rate: float) -> None:
        self.discord = discord
        self.shards = shards
        self.pacer = Pacer(rate)
        self.seen: list[Seen] = []
        self.presses: dict[int, Press] = {}
        self.denied = set[int]()
        """Presses that were answered with "nothing was changed"."""
        self.failed = set[int]()
        """Presses that Discord has called failed, as there was no answer in time."""
        self.troubles: dict[str, int] = {}
        self.tables: list[list[Person]] = []
        self._playing: list[asyncio.Task[None]] = []

    async def make(self, hot: int, servers: int) -> None:
        """Make the servers, and people in as many of them as there are hot tables."""
        for number in range(hot):
            names = [f"P{number}-{seat}" for seat in range(SEATS)]
            for name in names:
                await self.discord.call("POST", "users", {"name": name, "join": False})
            body = {"count": 1, "owner": names[0], "members": names[1:], "name": f"Hot {number}"}
            (server,) = (await self.discord.call("POST", "guilds/many", body))["guilds"]
            shard, channel = (int(server) >> 22) % self.shards, f"#hot-{number}-1-1"
            self.tables.append(
                [
                    Person(self, name, number * SEATS + seat, channel, shard)
                    for seat, name in enumerate(names)
                ]
            )
        if servers > hot:
            body = {"count": servers - hot, "owner": "Ada", "channels": 2, "name": "Quiet"}
            await self.discord.call("POST", "guilds/many", body)

    def start(self) -> None:
        """Begin to play at all tables."""
        self._playing = [asyncio.create_task(self._play(people)) for people in self.tables]

    async def stop(self) -> None:
        """End, once all have got their last answers."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _play(self, people: list[Person]) -> None:
        first, *others = people
        while True:
            acted = False
            for person in people:
                try:
                    acted = await person.turn() or acted
                except Refused as refused:
                    acted = True  # it may be the bot: the table is there
                    self._trouble(refused)
                    if "no panel" in str(refused):
                        acted = False
            if acted:
                continue
            try:
                await self._begin(first, others)
            except Refused as refused:
                self._trouble(refused)
                await asyncio.sleep(1)

    def _trouble(self, refused: Refused) -> None:
        said = str(refused)[:100]
        self.troubles[said] = self.troubles.get(said, 0) + 1

    async def _begin(self, first: Person, others: list[Person]) -> None:
        """Open the next table in a channel, if the last game is over."""
        body = {"user": first.name, "channel": first.channel, "command": "table new"}
        await first.send("commands", {**body, "options": {"game": "dust"}})
        for person in others:
            body = {"user": person.name, "channel": person.channel, "label": "Join"}
            await person.send("press", body)
        await first.send("press", {"user": first.name, "channel": first.channel, "label": "Start"})
