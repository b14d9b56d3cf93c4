"""One request of the bot: reading it, answering like Discord."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.errors import ApiError
from sandbox.interactions import Interactions
from sandbox.media import Upload
from sandbox.messages import Messages
from sandbox.session_starts import SessionStarts
from sandbox.world import World

MAX_REQUEST = 25 * 1024 * 1024


@dataclasses.dataclass(slots=True)
class Call:
    """A request of the bot, read and checked for its sender."""

    interactions: Interactions
    starts: SessionStarts
    method: str
    template: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = dataclasses.field(default_factory=list)

    @property
    def world(self) -> World:
        """The stand-in's data."""
        return self.interactions.world

    @property
    def messages(self) -> Messages:
        """The writer of messages."""
        return self.interactions.messages

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


def reply(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """Return a JSON response; its type has no charset, as discord.py requires."""
    return web.Response(
        status=status,
        body=None if body is None else json.dumps(body).encode(),
        headers={"Via": "1.1 sandbox"}
        | ({} if body is None else {"Content-Type": "application/json"})
        | (headers or {}),
    )


async def read(request: web.Request, call: Call) -> ApiError | None:
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
