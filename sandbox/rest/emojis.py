"""The application's own emoji: made, renamed and deleted through the API, shown on the page."""

from __future__ import annotations

import base64
import binascii
import re

from sandbox import wire
from sandbox.errors import ApiError, refuse_field
from sandbox.pictures import picture_size
from sandbox.rest.call import Call, Route, reply
from sandbox.world import Json

MOST = 2_000
"""Emoji that an application can have."""
LARGEST = 256 * 1024
"""Bytes of an emoji's picture."""
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.+)", re.DOTALL)


def _own(call: Call) -> None:
    if call.params["application_id"] != call.world.application_id:
        raise ApiError(20012, "You are not authorized to perform this action on this application",
                       status=403)  # fmt: skip


def _find(call: Call) -> Json:
    _own(call)
    if (found := call.world.emojis.get(call.params["emoji_id"])) is None:
        raise ApiError(10014)
    return found


def _name(call: Call, body: Json, emoji_id: str | None = None) -> str:
    """Return the name that the body gives, or refuse it."""
    name = body.get("name")
    if not isinstance(name, str):
        raise refuse_field(("name",), "BASE_TYPE_REQUIRED", "This field is required")
    if not 2 <= len(name) <= 32:
        raise refuse_field(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    if not _NAME.fullmatch(name):
        raise refuse_field(
            ("name",), "STRING_TYPE_REGEX", "String value did not match validation regex."
        )
    if any(e["name"] == name and e["id"] != emoji_id for e in call.world.emojis.values()):
        raise refuse_field(
            ("name",),
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "An emoji with this name already exists",
        )
    return name


def _image(body: Json) -> tuple[str, bytes]:
    """Return the content type and the bytes of the picture in the body, or refuse it."""
    found = _IMAGE.fullmatch(str(body.get("image")))
    try:
        raw = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        raw = b""
    if found is None or picture_size(raw) is None:
        raise refuse_field(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(raw) > LARGEST:
        raise refuse_field(
            ("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."
        )
    return f"image/{found[1]}", raw


async def _list(call: Call) -> Json:
    _own(call)
    return {"items": [wire.emoji(call.world, each) for each in call.world.emojis.values()]}


async def _get(call: Call) -> Json:
    return wire.emoji(call.world, _find(call))


async def _create(call: Call) -> object:
    _own(call)
    body = call.fields()
    name, (kind, raw) = _name(call, body), _image(body)
    if len(call.world.emojis) >= MOST:
        raise ApiError(30008)
    made = {"id": call.world.ids.next(), "name": name, "animated": kind == "image/gif"}
    call.world.save_emoji(made, (kind, raw))
    return reply(201, wire.emoji(call.world, made))


async def _edit(call: Call) -> Json:
    found = _find(call)
    body = call.fields()
    if "name" in body:
        found["name"] = _name(call, body, found["id"])
        call.world.save_emoji(found)
    return wire.emoji(call.world, found)


async def _delete(call: Call) -> None:
    call.world.drop_emoji(_find(call)["id"])


_ALL = "/applications/{application_id}/emojis"

ROUTES = [
    Route("GET", _ALL, _list),
    Route("POST", _ALL, _create),
    Route("GET", f"{_ALL}/{{emoji_id}}", _get),
    Route("PATCH", f"{_ALL}/{{emoji_id}}", _edit),
    Route("DELETE", f"{_ALL}/{{emoji_id}}", _delete),
]
