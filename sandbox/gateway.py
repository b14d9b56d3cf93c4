"""The gateway: the events for the bot over its socket, with sessions that can be resumed."""

from __future__ import annotations

import asyncio
import collections
import json
import secrets
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox import seed, wire
from sandbox.connection import Connection, Refused
from sandbox.installs import FOR_USER
from sandbox.media import Addresses
from sandbox.session_starts import SessionStarts
from sandbox.world import GROUP, Event, Json, World

GUILDS, MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
PRESENCES, MESSAGE_CONTENT = 1 << 8, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11
BUFFERED_EVENTS = 2000
KEPT_SESSIONS = 8
COMMANDS_PER_MINUTE = 120
ACKNOWLEDGED_AFTER = 0.05
"""Seconds to the answer to a heartbeat, as over the internet.

discord.py notes that it has sent one only after it did. An answer within that moment counts as one
to the heartbeat before, and it warns that the connection is behind by the whole interval.
"""
_NEEDS_VIEW = ("MESSAGE_", "THREAD_", "CHANNEL_PINS_", "TYPING_")


class Session:
    """The gateway's record of a client, which outlives its socket."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: collections.deque[tuple[int, str, Json]] = collections.deque(
            maxlen=BUFFERED_EVENTS
        )
        self.connection: Connection | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event, or keep it for the client that comes back."""
        self.sequence += 1
        self.sent.append((self.sequence, name, data))
        if self.connection is not None:
            self.connection.send(DISPATCH, data, s=self.sequence, t=name)

    def missed(self, sequence: int) -> list[tuple[int, str, Json]] | None:
        """Return the events that the client has missed, or None if they are no longer kept."""
        if sequence > self.sequence or (self.sent and sequence < self.sent[0][0] - 1):
            return None
        return [entry for entry in self.sent if entry[0] > sequence]


class Gateway:
    """All sessions, and the rules of who gets which events."""

    def __init__(self, world: World, where: Addresses) -> None:
        self.world = world
        self.where = where
        self.sessions: dict[str, Session] = {}
        self.starts = SessionStarts(world)
        world.listeners.append(self.hear)

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(s.connection is not None for s in self.sessions.values())

    # --- events ------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Pass an event on to the sessions that can receive it."""
        if event.page_only or event.viewer is not None:
            return
        for session in self.sessions.values():
            if (data := self._shown(event, session)) is not None:
                session.dispatch(event.name, data)

    def _shown(self, event: Event, session: Session) -> Json | None:
        """Return the data of an event as the session receives it, or None if it does not."""
        if not (
            _is_in_shard(event, session)
            and self._is_wanted(event, session)
            and self._is_visible(event)
        ):
            return None
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return self._content(event.data, session, private=event.guild_id is None)
        return event.data

    def _is_wanted(self, event: Event, session: Session) -> bool:
        """Return whether the session has the intent for an event, if it needs one."""
        if event.name.startswith("GUILD_MEMBER_"):
            own = (
                event.name == "GUILD_MEMBER_UPDATE"
                and event.data["user"]["id"] == self.world.application_id
            )
            return own or bool(session.intents & MEMBERS)
        if event.name.startswith("MESSAGE_"):
            wanted = DIRECT_MESSAGES if event.guild_id is None else GUILD_MESSAGES
            return bool(session.intents & wanted)
        return event.name == "INTERACTION_CREATE" or bool(session.intents & GUILDS)

    def _is_visible(self, event: Event) -> bool:
        """Return whether the bot is in the guild, and sees the channel if that is needed."""
        guild = self.world.guilds.get(event.guild_id or "")
        bot = self.world.application_id
        if event.name == "INTERACTION_CREATE":
            owners = event.data["authorizing_integration_owners"]
            return guild is None or bot in guild["members"] or str(FOR_USER) in owners
        if guild is not None and bot not in guild["members"] and event.name != "GUILD_DELETE":
            return False
        channel = self.world.channels.get(event.channel_id or "")
        needs_view = event.name.startswith(_NEEDS_VIEW) and event.name != "THREAD_DELETE"
        needs_view = needs_view or (channel is not None and channel["type"] == GROUP)
        return channel is None or not needs_view or self.world.can(channel, bot, "view_channel")

    def _content(self, data: Json, session: Session, *, private: bool) -> Json:
        bot = self.world.application_id
        if (
            private
            or session.intents & MESSAGE_CONTENT
            or data["author"]["id"] == bot
            or any(m["id"] == bot for m in data["mentions"])
        ):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    # --- the socket --------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak with one client until its socket closes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, timeout=1.0)
        await socket.prepare(request)
        connection = Connection(
            socket, self.world, compressed=request.query.get("compress") == "zlib-stream"
        )
        session: Session | None = None
        code = WSCloseCode.OK
        try:
            if request.query.get("v", "10") != "10":
                raise Refused(4012, "Invalid API version")
            connection.send(HELLO, {"heartbeat_interval": self.world.settings.heartbeat_ms})
            session = await self._converse(connection)
        except Refused as refused:
            code = refused.code
            await connection.close(refused.code, refused.reason)
        finally:
            left = code == WSCloseCode.OK and socket.close_code in (1000, 1001)
            await connection.close(WSCloseCode.OK)
            session = session or self._session_of(connection)
            if session is not None and session.connection is connection:
                session.connection = None
                if left:
                    del self.sessions[session.id]
            self._tell_page()
        return socket

    def _session_of(self, connection: Connection) -> Session | None:
        return next((s for s in self.sessions.values() if s.connection is connection), None)

    async def _converse(self, connection: Connection) -> Session | None:
        session: Session | None = None
        loop = asyncio.get_running_loop()
        recent: collections.deque[float] = collections.deque()
        while True:
            patience = self.world.settings.heartbeat_ms / 1000 * 2
            try:
                message = await connection.socket.receive(timeout=patience)
            except TimeoutError:
                raise Refused(4009, "Session timed out") from None
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED):
                return session
            if message.type is not WSMsgType.TEXT:
                raise Refused(4002, "Error while decoding payload")
            try:
                payload = json.loads(message.data)
                op, data = payload["op"], payload.get("d")
            except (ValueError, KeyError, TypeError):
                raise Refused(4002, "Error while decoding payload") from None
            recent.append(loop.time())
            while recent[0] < loop.time() - 60:
                recent.popleft()
            if len(recent) > COMMANDS_PER_MINUTE:
                raise Refused(4008, "You are being rate limited")
            session = await self._answer(connection, session, op, data)

    async def _answer(
        self, connection: Connection, session: Session | None, op: int, data: Any
    ) -> Session | None:
        if op == HEARTBEAT:
            loop = asyncio.get_running_loop()
            loop.call_later(ACKNOWLEDGED_AFTER, connection.send, HEARTBEAT_ACK)
        elif op in (IDENTIFY, RESUME):
            if session is not None:
                raise Refused(4005, "Already authenticated")
            if data.get("token", "").removeprefix("Bot ") != self.world.meta["token"]:
                raise Refused(4004, "Authentication failed")
            if op == IDENTIFY:
                return self._identify(connection, data)
            return self._resume(connection, data)
        elif session is None:
            raise Refused(4003, "Not authenticated")
        elif op == REQUEST_MEMBERS:
            self._members(session, data)
        elif op not in (PRESENCE, VOICE):
            raise Refused(4001, "Unknown opcode")
        return session

    def _identify(self, connection: Connection, data: Json) -> Session | None:
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            raise Refused(4013, "Invalid intent(s)")
        if intents & PRIVILEGED & ~self.world.settings.privileged_intents:
            raise Refused(4014, "Disallowed intent(s)")
        index, count = data.get("shard", (0, 1))
        if not 0 <= index < count:
            raise Refused(4010, "Invalid shard")
        if not self.starts.remaining:
            self._lock_out()
            raise Refused(4004, "Authentication failed")
        if self.starts.too_fast(index):
            connection.send(INVALID_SESSION, False)
            return None
        self.starts.note(index)
        guilds = self.starts.guilds((index, count))
        if len(guilds) > self.world.settings.guilds_per_shard:
            raise Refused(4011, "Sharding required")
        gone = [s for s in self.sessions.values() if s.connection is None]
        for old in gone[: -max(KEPT_SESSIONS, count)]:
            del self.sessions[old.id]
        session = Session(intents, (index, count))
        self.sessions[session.id] = session
        session.connection = connection
        self._greet(session, guilds)
        self._tell_page()
        return session

    def _lock_out(self) -> None:
        """End all sessions and replace the token of a bot that has started too many."""
        self.world.meta["token"] = seed.new_token(self.world.application_id)
        self.world.save_meta()
        self.drop("invalid", code=4004)

    def _greet(self, session: Session, guilds: list[Json]) -> None:
        """Send a new session its user and its guilds."""
        world = self.world
        ready: Json = {
            "v": 10,
            "user": wire.user(world, world.application_id)
            | {"verified": True, "mfa_enabled": True, "email": None, "flags": 0},
            "user_settings": {},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guilds": [{"id": g["id"], "unavailable": True} for g in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.where.gateway,
            "shard": list(session.shard),
            "application": {"id": world.application_id, "flags": 0},
            "_trace": ["sandbox"],
        }
        session.dispatch("READY", ready)
        if session.intents & GUILDS:
            everybody = bool(session.intents & MEMBERS)
            places = world.channels_by_guild()
            for guild in guilds:
                own = places.get(guild["id"], [])
                made = wire.guild_create(world, guild, everybody=everybody, places=own)
                session.dispatch("GUILD_CREATE", made)

    def _resume(self, connection: Connection, data: Json) -> Session | None:
        session = self.sessions.get(data.get("session_id", ""))
        missed = None if session is None else session.missed(int(data.get("seq") or 0))
        if session is None or missed is None:
            connection.send(INVALID_SESSION, False)
            return None
        session.connection = connection
        for sequence, name, body in missed:
            connection.send(DISPATCH, body, s=sequence, t=name)
        session.dispatch("RESUMED", {"_trace": ["sandbox"]})
        self._tell_page()
        return session

    def _members(self, session: Session, data: Json) -> None:
        guild = self.world.guilds.get(str(data.get("guild_id")))
        if guild is None:
            return
        asked = data.get("user_ids")
        if asked is not None:
            asked = [str(u) for u in (asked if isinstance(asked, list) else [asked])]
            found = [u for u in asked if u in guild["members"]]
            missing = [u for u in asked if u not in guild["members"]]
        else:
            start = (data.get("query") or "").casefold()
            if not start and not session.intents & MEMBERS:
                raise Refused(4014, "Disallowed intent(s)")
            missing = []
            found = [
                u
                for u in guild["members"]
                if self.world.users[u]["username"].casefold().startswith(start)
            ][: data.get("limit") or None]
        chunk: Json = {
            "guild_id": guild["id"],
            "members": [wire.member(self.world, guild, u) for u in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": missing,
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    # --- for the control interface -----------------------------------------------------------

    def drop(self, how: str = "reset", shard: int | None = None, code: int = 4000) -> int:
        """Break all connections, or those of a shard.

        `how` is `reset`, `reconnect` (the bot is asked to), or `invalid` (the session is lost).
        """
        dropped = 0
        for session in list(self.sessions.values()):
            if (connection := session.connection) is None or shard not in (None, session.shard[0]):
                continue
            dropped += 1
            if how == "reconnect":
                connection.send(RECONNECT)
                continue
            if how == "invalid":
                del self.sessions[session.id]
            session.connection = None
            connection.begin_close(code, "Dropped by the control interface")
        self._tell_page()
        return dropped

    def _tell_page(self) -> None:
        self.world.emit("BOT", {"online": self.online}, page_only=True)

    async def close(self) -> None:
        """Close all sockets when the stand-in stops."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                await session.connection.close(WSCloseCode.GOING_AWAY)


def _is_in_shard(event: Event, session: Session) -> bool:
    """Return whether a session gets the events of the guild; the first shard gets those of DMs."""
    index, count = session.shard
    return ((int(event.guild_id) >> 22) % count if event.guild_id else 0) == index
