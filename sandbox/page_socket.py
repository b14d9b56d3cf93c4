"""Events for the open pages in the browser, over a socket each."""

from __future__ import annotations

import asyncio
import contextlib
import json

from aiohttp import WSCloseCode, web

from sandbox import wire
from sandbox.gateway import Gateway
from sandbox.world import Event, Json, World


class PageSockets:
    """The open pages; each shows all people of this screen and gets all events."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway
        self._open: dict[web.WebSocketResponse, asyncio.Queue[str]] = {}
        world.listeners.append(self.hear)

    def hear(self, event: Event) -> None:
        """Pass an event on to the pages."""
        if not self._open or event.name == "INTERACTION_CREATE":
            return
        text = json.dumps({"event": event.name, "data": event.data, "viewer": event.viewer})
        for queue in self._open.values():
            queue.put_nowait(text)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page until it is closed."""
        socket = web.WebSocketResponse(heartbeat=30, timeout=1.0)
        await socket.prepare(request)
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._open[socket] = queue
        self.world.watched = True
        queue.put_nowait(json.dumps({"event": "STATE", "data": self.state(), "viewer": None}))
        writer = asyncio.create_task(_write(socket, queue))
        try:
            async for _ in socket:
                pass
        finally:
            del self._open[socket]
            self.world.watched = bool(self._open)
            writer.cancel()
        return socket

    def state(self) -> Json:
        """Return everything that a page needs to begin."""
        world = self.world
        return {
            "application_id": world.application_id,
            "online": self.gateway.online,
            "users": [self.person(u) for u in world.users],
            "guilds": [
                wire.guild(g) | {"members": list(g["members"])} for g in world.guilds.values()
            ],
            "channels": [wire.channel(world, c) for c in world.channels.values()],
            "inboxes": {
                user_id: {"badges": world.badges(user_id), "unread": world.unread(user_id)}
                for user_id, user in world.users.items()
                if not user["bot"]
            },
        }

    def person(self, user_id: str) -> Json:
        """Return a person with the data that only the page shows."""
        user = self.world.users[user_id]
        return wire.user(self.world, user_id) | {
            "locale": user["locale"],
            "color": user["color"],
            "dm_open": user["dm_open"],
            "installed": bool(user.get("installed")),
        }

    async def close(self) -> None:
        """Close all sockets when the stand-in stops."""
        for socket in list(self._open):
            await socket.close(code=WSCloseCode.GOING_AWAY)


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[str]) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_str(await queue.get())
