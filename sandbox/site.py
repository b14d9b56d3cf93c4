"""Access to the stand-in: for its own page and programs, not for other pages in the browser.

A page of another site can have its own name resolve to this machine (DNS rebinding); the browser
then takes the stand-in for that site and lets it read along. Such a request names that site.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

OTHER_HOST = "This stand-in answers only under its own address, for example http://{own}/."
OTHER_SITE = "Requests from other sites are refused."


class Site:
    """The addresses at which the stand-in answers; none until it listens."""

    def __init__(self) -> None:
        self._names: frozenset[str] = frozenset()
        self._port = 0
        self._everywhere = False

    def listens(self, host: str, port: int) -> None:
        """Note where the stand-in listens."""
        self._names = frozenset({"localhost", "127.0.0.1", "::1", host.lower()})
        self._port = port
        self._everywhere = host in ("0.0.0.0", "::")

    def own(self, host: str) -> bool:
        """Return whether a Host header names the stand-in.

        Where it listens on all of the machine's addresses, each of them will do, and any port,
        which can be forwarded from another; but no name, which another site could have given it.
        """
        try:
            parts = urlsplit(f"//{host}")
            name, port = parts.hostname, parts.port or 80
        except ValueError:
            return False
        if name is None or parts.netloc != host or "@" in host:
            return False
        if name in self._names and port == self._port:
            return True
        return self._everywhere and (name == "localhost" or _is_number(name))

    @web.middleware
    async def guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse requests under other names and from other sites, sockets included."""
        host = request.headers.get("Host", "")
        if not self.own(host):
            return web.Response(status=421, text=OTHER_HOST.format(own=f"127.0.0.1:{self._port}"))
        origin = request.headers.get("Origin")
        if origin is not None and origin.lower() not in (f"http://{host}", f"https://{host}"):
            return web.Response(status=403, text=OTHER_SITE)
        return await handler(request)


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
