"""The whole stand-in: API, gateway, files, control interface and page on one address."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from sandbox import seed
from sandbox.control import Control
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.media import Addresses
from sandbox.messages import Messages
from sandbox.page_socket import PageSockets
from sandbox.people import People
from sandbox.rest.api import Api
from sandbox.rest.call import MAX_REQUEST
from sandbox.settings import Settings
from sandbox.site import Site
from sandbox.store import Store
from sandbox.world import World

PAGE = Path(__file__).with_name("page")
_POLICY = (
    "default-src 'self'; img-src 'self' data: blob: https:; style-src 'self' 'unsafe-inline';"
    " connect-src 'self' ws: wss:; frame-ancestors 'none'"
)
_FOREVER = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
}


class Sandbox:
    """The running stand-in."""

    def __init__(
        self, data: Path | None, *, token: str | None = None, usual: Settings | None = None
    ) -> None:
        self.store = Store(None if data is None else data / "sandbox.db")
        self.world = World(self.store, usual)
        self.where = Addresses()
        self.site = Site()
        seed.application(self.world, token=token)
        seed.fill(self.world)
        self.messages = Messages(self.world, self.where)
        self.interactions = Interactions(self.world, self.messages)
        self.people = People(self.world, self.messages, self.interactions)
        self.gateway = Gateway(self.world, self.where)
        self.pages = PageSockets(self.world, self.gateway)
        self.api = Api(self.interactions, self.gateway.starts)
        self._runner: web.AppRunner | None = None

    # --- serving -----------------------------------------------------------------------------

    def application(self) -> web.Application:
        """Return the web application with all routes."""
        app = web.Application(
            client_max_size=MAX_REQUEST + (1 << 20), middlewares=[self.site.guard]
        )
        self.api.add_to(app)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", self._file)
        app.router.add_get("/emojis/{emoji_id}.png", self._emoji)
        app.router.add_get("/socket", self.pages.serve)
        Control(self.people, self.pages, self.api).add_to(app)
        app.router.add_get("/", self._index)
        app.router.add_static("/page", PAGE)
        return app

    async def start(self, host: str, port: int) -> None:
        """Listen; port 0 takes any free port."""
        self._runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        port = self._runner.addresses[0][1]
        self.site.listens(host, port)
        shown = f"[{host}]" if ":" in host else host
        self.where.base = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else shown}:{port}"

    async def stop(self) -> None:
        """Close all sockets and the file."""
        self.api.running.set()
        await self.gateway.close()
        await self.pages.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.store.close()

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(
            PAGE / "index.html",
            headers={"Content-Security-Policy": _POLICY, "Cache-Control": "no-cache"},
        )

    async def _file(self, request: web.Request) -> web.Response:
        file_id = request.match_info["file_id"]
        found = self.store.file(file_id) if file_id.isdigit() else None
        if found is None or found[0] != request.match_info["channel_id"]:
            raise web.HTTPNotFound(text="This content is no longer available.")
        _, name, kind, body = found
        safe = kind.startswith("image/") and kind != "image/svg+xml"
        headers = _FOREVER | {
            "Content-Disposition": f'{"inline" if safe else "attachment"}; filename="{name}"',
        }
        return web.Response(body=body, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        found = self.world.emoji_picture(request.match_info["emoji_id"])
        if found is None:
            raise web.HTTPNotFound
        kind, body = found
        return web.Response(body=body, content_type=kind, headers=_FOREVER)
