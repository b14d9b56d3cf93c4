"""discord.py's connection state without its cache of servers, channels and roles.

An interaction brings its server, channel and permissions itself. Of everything else, this state
keeps only the ids of the servers; it turns events about places into a few events of ours:

    server_changed(server_id, source, value)   the bot may have been given permissions there
    thread_changed(server_id, thread_id)       a thread is open
    channel_deleted(server_id, channel_id)     a channel is gone, with its threads
    thread_deleted(thread_id)                  a thread is gone
    shard_connected(shard_id, resumed)         a connection is there, or there again

This is the only module that uses private parts of discord.py's state; a test names them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, ClassVar

import discord
import structlog
from discord.state import ConnectionState

from bot.shared.clock import elapsed, now
from bot.shared.interaction_state import Arrival, arrived

log = structlog.stdlib.get_logger(__name__)

ANSWERED_WITHIN = timedelta(seconds=3)
"""The time in which Discord takes a first answer to an interaction."""
_PARTIAL: dict[str, Any] = {
    "name": "", "position": 0, "bitrate": 64_000, "user_limit": 0, "owner_id": 0,
    "message_count": 0, "member_count": 0,
}  # fmt: skip
"""The fields that discord.py expects of a channel; Discord promises only some of them."""
_PARTIAL_THREAD: dict[str, Any] = {
    "archived": False, "auto_archive_duration": 1440, "archive_timestamp": None,
}  # fmt: skip


@contextmanager
def _arriving(arrival: Arrival) -> Iterator[None]:
    """Let the tasks that answer an interaction know it as it came."""
    before = arrived.set(arrival)
    try:
        yield
    finally:
        arrived.reset(before)


class LeanState:
    """A mixin for discord.py's state, which serves one connection or several."""

    EVENTS: ClassVar = (
        "READY", "RESUMED", "USER_UPDATE", "INTERACTION_CREATE",
        "GUILD_CREATE", "GUILD_DELETE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE",
        "GUILD_MEMBER_UPDATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "THREAD_UPDATE", "THREAD_DELETE",
    )  # fmt: skip
    """The events that are used; discord.py drops those that have no parser."""
    servers: set[int]
    """The servers the bot is in."""
    resuming: dict[int, float]
    """Until when Discord repeats to shards what they have missed."""
    shard_count: int | None
    keeps_arrivals = False
    """Whether interactions are kept as they came, for another process that may have to answer."""
    dispatch: Any
    parsers: dict[str, Any]
    user: Any

    def __init__(self, **options: Any) -> None:
        self.servers = set()
        self.resuming = {}
        super().__init__(**options)
        self.parsers = {name: self.parsers[name] for name in self.EVENTS}

    def parse_ready(self, data: Any) -> None:
        """Note the servers of this connection; discord.py is given none to keep."""
        shard, count = data.get("shard") or (0, 1)
        others = {server for server in self.servers if (server >> 22) % count != shard}
        self.servers = others | {int(server["id"]) for server in data["guilds"]}
        self.resuming.pop(shard, None)
        self.dispatch("shard_connected", shard, False)  # before it is ready
        parent: Any = super()
        parent.parse_ready({**data, "guilds": []})

    def parse_resumed(self, data: Any) -> None:
        """Report a connection that continues its session."""
        parent: Any = super()
        parent.parse_resumed(data)
        shard = data.get("__shard_id__") or 0
        # Not over yet: this can be the end of an earlier repetition, which is repeated too.
        self.resuming[shard] = elapsed() + ANSWERED_WITHIN.total_seconds()
        self.dispatch("shard_connected", shard, True)

    def parse_interaction_create(self, data: Any) -> None:
        """Take an interaction whose channel is described in part, as discord.py has no other.

        One that is repeated too late is left out: Discord has told the person that it failed, or
        it was answered before, perhaps with the news that nothing was changed.
        """
        if self._is_late(data):
            log.info("interaction repeated too late", interaction=data["id"])
            return
        if self.keeps_arrivals and arrived.get() is None:
            with _arriving(Arrival(data)):
                self._parse_interaction(data)
        else:
            self._parse_interaction(data)

    def take_handed(self, arrival: Arrival) -> None:
        """Take an interaction that another process had."""
        with _arriving(arrival):
            self._parse_interaction(arrival.payload)

    def _is_late(self, data: Any) -> bool:
        if not self.resuming:
            return False
        shard = (int(data.get("guild_id") or 0) >> 22) % (self.shard_count or 1)
        age = now() - discord.utils.snowflake_time(int(data["id"]))
        return age > ANSWERED_WITHIN and elapsed() < self.resuming.get(shard, 0.0)

    def _parse_interaction(self, data: Any) -> None:
        channel = {**_PARTIAL, **(data.get("channel") or {})}
        channel["thread_metadata"] = {**_PARTIAL_THREAD, **channel.get("thread_metadata", {})}
        parent: Any = super()
        parent.parse_interaction_create({**data, "channel": channel})

    def parse_guild_create(self, data: Any) -> None:
        """Note a server that invited the bot; the others were named when it connected."""
        server = int(data["id"])
        if data.get("unavailable") is not True and server not in self.servers:
            self.servers.add(server)
            self.dispatch("server_changed", server, None, None)

    def parse_guild_delete(self, data: Any) -> None:
        """Forget a server that removed the bot, unless it is only out of reach for now."""
        if not data.get("unavailable", False):
            self.servers.discard(int(data["id"]))

    def parse_guild_role_update(self, data: Any) -> None:
        """Report the permissions of a role, which may be the bot's or everyone's."""
        role = data["role"]
        self._report(data, f"role {role['id']}", role["permissions"])

    def parse_guild_role_delete(self, data: Any) -> None:
        """Report a deleted role, which may have denied something in a channel."""
        self._report(data, f"role {data['role_id']}", "deleted")

    def parse_guild_member_update(self, data: Any) -> None:
        """Report the bot's own roles and timeout."""
        if int(data["user"]["id"]) == self.user.id:
            until = data.get("communication_disabled_until")
            self._report(data, "member", (frozenset(data["roles"]), until))

    def parse_channel_update(self, data: Any) -> None:
        """Report the overwrites of a channel, which are those of its threads too."""
        rules = data.get("permission_overwrites") or ()
        allowed = frozenset((rule["id"], rule["allow"], rule["deny"]) for rule in rules)
        self._report(data, f"channel {data['id']}", allowed)

    def parse_channel_delete(self, data: Any) -> None:
        """Report a deleted channel."""
        if "guild_id" in data:
            self.dispatch("channel_deleted", int(data["guild_id"]), int(data["id"]))

    def parse_thread_update(self, data: Any) -> None:
        """Report a thread unless it is locked: the bot itself can open an archived one."""
        if not (data.get("thread_metadata") or {}).get("locked"):
            self.dispatch("thread_changed", int(data["guild_id"]), int(data["id"]))

    def parse_thread_delete(self, data: Any) -> None:
        """Report a deleted thread."""
        self.dispatch("thread_deleted", int(data["id"]))

    def _report(self, data: Any, source: str, value: object) -> None:
        if "guild_id" in data:
            self.dispatch("server_changed", int(data["guild_id"]), source, value)


class LeanConnectionState(LeanState, ConnectionState[Any]):
    """The state of a client."""


class LeanClient(discord.Client):
    """A client that keeps no servers, channels and roles."""

    def __init__(self, **options: Any) -> None:
        # It is ready as soon as it is connected: there are no servers to wait for.
        super().__init__(guild_ready_timeout=0.0, max_messages=None, **options)

    def _get_state(self, **options: Any) -> ConnectionState[Any]:
        return LeanConnectionState(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )

    @property
    def resuming(self) -> dict[int, float]:
        """Until when Discord repeats to shards what they have missed."""
        state: Any = self._connection
        return state.resuming

    def keep_arrivals(self) -> None:
        """Keep interactions as they come, while they are answered."""
        state: Any = self._connection
        state.keeps_arrivals = True

    def parse_interaction(self, arrival: Arrival) -> None:
        """Take an interaction that did not come from this client's connections."""
        state: Any = self._connection
        state.take_handed(arrival)

    @property
    def servers(self) -> set[int]:
        """The servers the bot is in."""
        state: Any = self._connection
        return state.servers
