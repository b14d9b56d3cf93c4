"""One socket of the gateway."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from typing import Any

from aiohttp import web

from sandbox.world import World


class Refused(Exception):
    """An error that closes the connection with one of the gateway's close codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """One socket: sends in order, compressed if the client asked for it."""

    def __init__(self, socket: web.WebSocketResponse, world: World, *, compressed: bool) -> None:
        self.socket = socket
        self.world = world
        self._deflate = zlib.compressobj() if compressed else None
        self._closing: asyncio.Future[bool] | None = None
        self._outgoing: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any = None, **more: Any) -> None:
        """Queue one payload; with latency it arrives later, and all stay in their order."""
        due = asyncio.get_running_loop().time() + self.world.settings.latency / 1000
        text = json.dumps({"op": op, "d": data, "s": None, "t": None} | more)
        self._outgoing.put_nowait((due, text))

    async def _write(self) -> None:
        while True:
            due, text = await self._outgoing.get()
            if (left := due - asyncio.get_running_loop().time()) > 0:
                await asyncio.sleep(left)
            with contextlib.suppress(ConnectionError):
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    packed = self._deflate.compress(text.encode())
                    await self.socket.send_bytes(packed + self._deflate.flush(zlib.Z_SYNC_FLUSH))

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket and wait until the client has seen it, but not for long."""
        await asyncio.shield(self.begin_close(code, reason))

    def begin_close(self, code: int, reason: str = "") -> asyncio.Future[bool]:
        """Begin to close the socket, or return the close that has begun."""
        self._writer.cancel()
        if self._closing is None:
            closing = self.socket.close(code=code, message=reason.encode())
            self._closing = asyncio.ensure_future(closing)
        return self._closing
