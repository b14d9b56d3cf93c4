"""One request of the bot: reading it, keeping it for the tests, answering like Discord."""

from __future__ import annotations

import asyncio
import collections
import dataclasses
import json
import math
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from sandbox.clock import now
from sandbox.errors import ApiError
from sandbox.ids import iso

if TYPE_CHECKING:
    from sandbox.server import Sandbox

MAX_REQUEST = 25 * 1024 * 1024
KEPT_REQUESTS = 20_000


@dataclasses.dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    field: str
    filename: str
    content_type: str
    body: bytes


@dataclasses.dataclass(slots=True)
class Call:
    """A request of the bot, read and checked for its sender."""

    sandbox: Sandbox
    method: str
    template: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = dataclasses.field(default_factory=list)

    @property
    def world(self):
        """The stand-in's data."""
        return self.sandbox.world

    def fields(self) -> dict[str, Any]:
        """Return the body as an object or refuse it."""
        if not isinstance(self.body, dict):
            raise ApiError(50035, errors={"_errors": [_NOT_AN_OBJECT]})
        return self.body


_NOT_AN_OBJECT = {"code": "DICT_TYPE_CONVERT", "message": "Only dictionaries may be used"}

Answer = Any  # None (204), or a JSON value (200), or a whole response
Handler = Callable[[Call], Awaitable[Answer]]


@dataclasses.dataclass(frozen=True, slots=True)
class Route:
    """A method and path of the API with its handler; some need no token of the bot."""

    method: str
    template: str
    handler: Handler
    open: bool = False


@dataclasses.dataclass(slots=True)
class Fault:
    """Trouble ordered by a test: the next requests that match fail with this status.

    With `after` they are carried out first, as if their answers were lost on the way.
    """

    count: int
    status: int
    method: str | None
    path: str | None
    body: Any
    headers: dict[str, str]
    after: bool = False

    def hits(self, call: Call) -> bool:
        """Return whether this trouble applies to the request."""
        return (
            self.count > 0
            and self.method in (None, call.method)
            and (self.path is None or self.path in (call.template, call.path))
        )


class Journal:
    """The latest requests of the bot, each with a number that tests use as a cursor."""

    def __init__(self) -> None:
        self.entries: collections.deque[dict[str, Any]] = collections.deque(maxlen=KEPT_REQUESTS)
        self.number = 0

    def open(self, call: Call) -> dict[str, Any]:
        """Note a request that was just read."""
        self.number += 1
        entry = {
            "seq": self.number,
            "at": iso(),
            "method": call.method,
            "template": call.template,
            "path": call.path,
            "query": call.query,
            "body": call.body,
            "files": [
                {
                    "field": u.field,
                    "filename": u.filename,
                    "content_type": u.content_type,
                    "size": len(u.body),
                }
                for u in call.uploads
            ],
            "status": None,
            "response": None,
        }
        self.entries.append(entry)
        return entry


class RateLimits:
    """Counts requests per route and main resource, and in total."""

    def __init__(self) -> None:
        self._windows: dict[str, tuple[float, int]] = {}

    def take(self, call: Call) -> dict[str, str]:
        """Count a request; return the headers for its answer, or raise `TooMany`."""
        settings = call.world.settings
        window = settings.rate_window
        if call.template.startswith("/interactions/"):
            return {}
        if settings.global_rate_limit is not None:
            # Webhooks know no token of a bot: what uses them is counted by its address.
            who = "address" if call.template.startswith("/webhooks/") else "bot"
            used, reset = self._count(f"global {who}", 1.0)
            if used > settings.global_rate_limit:
                raise TooMany(reset, everywhere=True, headers={})
        if settings.rate_limit is None:
            return {}
        bucket = f"{call.method} {call.template}"
        main = [call.params.get(k, "") for k in ("channel_id", "guild_id", "webhook_id", "token")]
        used, reset = self._count(f"{bucket}:{':'.join(main)}", window)
        headers = {
            "X-RateLimit-Limit": str(settings.rate_limit),
            "X-RateLimit-Remaining": str(max(settings.rate_limit - used, 0)),
            "X-RateLimit-Reset": f"{now().timestamp() + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": f"{hash(bucket) & (1 << 64) - 1:016x}",
        }
        if used > settings.rate_limit:
            raise TooMany(reset, everywhere=False, headers=headers)
        return headers

    def _count(self, key: str, window: float) -> tuple[int, float]:
        at = time.monotonic()
        start, used = self._windows.get(key, (at, 0))
        if at - start >= window:
            start, used = at, 0
        self._windows[key] = (start, used + 1)
        return used + 1, start + window - at


class TooMany(Exception):
    """An error: the bot sent too many requests."""

    def __init__(self, reset: float, *, everywhere: bool, headers: dict[str, str]) -> None:
        super().__init__("You are being rate limited.")
        self.reset = reset
        self.everywhere = everywhere
        self.headers = headers

    def response(self) -> web.Response:
        """Return the 429 that Discord sends."""
        headers = self.headers | {
            "Retry-After": str(math.ceil(self.reset)),
            "X-RateLimit-Scope": "global" if self.everywhere else "user",
        }
        if self.everywhere:
            headers["X-RateLimit-Global"] = "true"
        body = {
            "message": "You are being rate limited.",
            "retry_after": round(self.reset, 3),
            "global": self.everywhere,
        }
        return reply(429, body, headers)


def reply(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """Return a JSON response; its type has no charset, as discord.py requires."""
    return web.Response(
        status=status,
        body=None if body is None else json.dumps(body).encode(),
        headers={"Via": "1.1 sandbox"}
        | ({} if body is None else {"Content-Type": "application/json"})
        | (headers or {}),
    )


def serve(sandbox: Sandbox, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return aiohttp's handler for a route."""

    async def answer(request: web.Request) -> web.Response:
        call = Call(
            sandbox,
            request.method,
            route.template,
            request.path.removeprefix("/api/v10"),
            dict(request.match_info),
            dict(request.query),
        )
        try:
            unread = await _read(request, call)
        except ConnectionResetError:  # the bot ended in the middle of it; nobody hears this answer
            return web.Response(status=400)
        entry = sandbox.journal.open(call)
        response = await _carry_out(route, call, request.headers.get("Authorization"), unread)
        entry["status"] = response.status
        if isinstance(response.body, bytes) and response.status != 204:
            entry["response"] = json.loads(response.body)
        if latency := sandbox.world.settings.latency:
            await asyncio.sleep(latency / 1000)
        return response

    return answer


async def _carry_out(
    route: Route, call: Call, authorization: str | None, unread: ApiError | None
) -> web.Response:
    """Answer a request, or refuse it: if it could not be read, or for another reason."""
    sandbox = call.sandbox
    headers: dict[str, str] = {}
    try:
        if unread is not None:
            raise unread
        if not route.open and authorization != f"Bot {sandbox.world.meta['token']}":
            raise ApiError(0, "401: Unauthorized", status=401)
        lost = await _trouble(sandbox, call)
        headers = sandbox.rate_limits.take(call)
        result = await route.handler(call)
        if lost is not None:
            raise lost
        response = (
            result
            if isinstance(result, web.Response)
            else reply(204 if result is None else 200, result)
        )
    except ApiError as refused:
        response = reply(refused.status, refused.body())
        sandbox.note_refusal(call, refused)
    except TooMany as too_many:
        response = too_many.response()
    except Broken as broken:
        response = broken.response
    response.headers.update(headers)
    return response


class Broken(Exception):
    """An error: a test ordered this request to fail."""

    def __init__(self, response: web.Response) -> None:
        super().__init__(f"ordered to answer {response.status}")
        self.response = response


async def _trouble(sandbox: Sandbox, call: Call) -> Broken | None:
    """Delay or fail a request as ordered; return a failure for after it was carried out."""
    await sandbox.running.wait()
    for fault in sandbox.faults:
        if fault.hits(call):
            fault.count -= 1
            body = fault.body
            if body is None:
                body = {"message": f"{fault.status}: ordered by a test", "code": 0}
                if fault.status == 429:
                    body |= {"retry_after": 0.1, "global": False}
            broken = Broken(reply(fault.status, body, fault.headers))
            if fault.after:
                return broken
            raise broken
    return None


async def _read(request: web.Request, call: Call) -> ApiError | None:
    """Read the body into the call; return the refusal if it cannot be read."""
    if (request.content_length or 0) > MAX_REQUEST:
        return ApiError(40005)
    if request.content_type == "multipart/form-data":
        return await _read_parts(request, call)
    raw = await request.read()
    if not raw:
        return None
    if request.content_type != "application/json":
        return ApiError(
            50035,
            errors={
                "_errors": [
                    {
                        "code": "CONTENT_TYPE_INVALID",
                        "message": 'Expected "Content-Type" header to be one of'
                        " {'application/json'}.",
                    }
                ]
            },
        )
    try:
        call.body = json.loads(raw)
    except ValueError:
        return ApiError(50109)
    return None


async def _read_parts(request: web.Request, call: Call) -> ApiError | None:
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        body = bytes(await part.read(decode=False))
        total += len(body)
        if total > MAX_REQUEST:
            return ApiError(40005)
        if part.name == "payload_json":
            try:
                call.body = json.loads(body)
            except ValueError:
                return ApiError(50109)
        elif part.name is not None and part.filename is not None:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            call.uploads.append(Upload(part.name, part.filename, kind, body))
    if call.body is None:
        call.body = {}
    return None
