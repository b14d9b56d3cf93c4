"""Messages in channels, threads and DMs; pins."""

from __future__ import annotations

import datetime

from sandbox.clock import now
from sandbox.errors import ApiError, Form
from sandbox.ids import is_snowflake, iso, moment
from sandbox.messages import PINNED_NOTICE, is_open
from sandbox.rest.call import Call, Route
from sandbox.world import CATEGORY, DM, THREADS, Json

MAX_PINS = 250
_ALL = "/channels/{channel_id}/messages"
_ONE = "/channels/{channel_id}/messages/{message_id}"


def readable(call: Call) -> Json:
    """Return the channel of the call if the bot may read its history."""
    channel = call.world.channel(call.params["channel_id"])
    if channel["type"] == CATEGORY:
        raise ApiError(50008)
    call.world.need(channel, "view_channel")
    return channel


def _message(call: Call) -> Json:
    return call.world.message(call.params["channel_id"], call.params["message_id"])


async def _list(call: Call) -> list[Json]:
    channel = readable(call)
    form = Form()
    limit = call.query.get("limit", "50")
    if not limit.isdigit() or not 1 <= int(limit) <= 100:
        form.wrong(("limit",), "NUMBER_TYPE_MAX", "int value should be less than or equal to 100.")
    form.close()
    if not call.world.can(channel, call.world.application_id, "read_message_history"):
        return []
    before, after = call.query.get("before"), call.query.get("after")
    if around := call.query.get("around"):
        half = int(limit) // 2
        older = call.world.store.messages(
            channel["id"], before=str(int(around) + 1), limit=half + 1
        )
        newer = call.world.store.messages(channel["id"], after=around, limit=half)
        found = [*newer, *older]
    else:
        found = call.world.store.messages(
            channel["id"], before=before, after=after, limit=int(limit)
        )
    return [call.messages.shown(m) for m in found]


async def _get(call: Call) -> Json:
    channel = readable(call)
    call.world.need(channel, "read_message_history")
    return call.messages.shown(_message(call))


async def _create(call: Call) -> Json:
    world, messages = call.world, call.messages
    channel = world.channel(call.params["channel_id"])
    if channel["type"] == DM and not is_open(channel, world):
        raise ApiError(50007)
    world.need_send(channel)
    body = call.fields()
    if call.uploads:
        world.need(channel, "attach_files")
    if body.get("message_reference"):
        world.need(channel, "read_message_history")
    earlier = messages.repeated(channel, body)
    if earlier is not None:
        return messages.shown(earlier)
    if body.get("embeds") and not world.can(channel, world.application_id, "embed_links"):
        body = body | {"embeds": []}
    return messages.shown(messages.create(channel, world.application_id, body, call.uploads))


async def _edit(call: Call) -> Json:
    world = call.world
    readable(call)
    found = _message(call)
    body = call.fields()
    channel = world.channel(found["channel_id"])
    if channel["type"] in THREADS:
        world.need_unlocked(channel)
    if found["author_id"] != world.application_id:
        if set(body) - {"flags"}:
            raise ApiError(50005)
        world.need(world.channel(found["channel_id"]), "manage_messages")
    if call.uploads:
        world.need(world.channel(found["channel_id"]), "attach_files")
    call.messages.slow_down_old_edits(found)
    return call.messages.shown(call.messages.edit(found, body, call.uploads))


async def _delete(call: Call) -> None:
    channel = readable(call)
    found = _message(call)
    if found["author_id"] != call.world.application_id:
        call.world.need(channel, "manage_messages")
    # In an archived thread messages may be deleted, unless it is locked too.
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        call.world.need_unlocked(channel)
    call.messages.delete(found)


async def _bulk_delete(call: Call) -> None:
    channel = readable(call)
    call.world.need(channel, "manage_messages")
    given = call.fields().get("messages")
    if not isinstance(given, list) or not 2 <= len(given) <= 100:
        raise ApiError(50016)
    limit = now() - datetime.timedelta(days=14)
    ids = [str(i) for i in given if is_snowflake(i)]
    if any(moment(i) < limit for i in ids):
        raise ApiError(50034)
    found = [call.world.store.message(i) for i in ids]
    here = [m for m in found if m is not None and m["channel_id"] == channel["id"]]
    call.messages.delete_many(channel, [m for m in here if "viewer" not in m])


async def _typing(call: Call) -> None:
    channel = call.world.channel(call.params["channel_id"])
    call.world.need_send(channel)
    call.world.emit("TYPING", {"channel_id": channel["id"]}, channel=channel, page_only=True)


async def _pins(call: Call) -> Json:
    channel = readable(call)
    found = [call.world.store.message(p["id"]) for p in reversed(channel.get("pins", []))]
    at = {p["id"]: p["at"] for p in channel.get("pins", [])}
    return {
        "items": [
            {"pinned_at": at[m["id"]], "message": call.messages.shown(m)}
            for m in found
            if m is not None
        ],
        "has_more": False,
    }


async def _old_pins(call: Call) -> list[Json]:
    return [item["message"] for item in (await _pins(call))["items"]]


async def _pin(call: Call) -> None:
    world = call.world
    channel = readable(call)
    world.need(channel, "pin_messages")
    found = _message(call)
    if found["pinned"]:
        return
    pins = channel.setdefault("pins", [])
    if len(pins) >= MAX_PINS:
        raise ApiError(30003)
    pins.append({"id": found["id"], "at": iso()})
    world.save_channel(channel)
    call.messages.change(found, pinned=True)
    _tell_pins(call, channel)
    reference = {"type": 0, "channel_id": channel["id"], "message_id": found["id"]}
    call.messages.notice(channel, world.application_id, PINNED_NOTICE, message_reference=reference)


async def _unpin(call: Call) -> None:
    channel = readable(call)
    call.world.need(channel, "pin_messages")
    found = _message(call)
    channel["pins"] = [p for p in channel.get("pins", []) if p["id"] != found["id"]]
    call.world.save_channel(channel)
    call.messages.change(found, pinned=False)
    _tell_pins(call, channel)


def _tell_pins(call: Call, channel: Json) -> None:
    last = channel["pins"][-1]["at"] if channel.get("pins") else None
    call.world.emit(
        "CHANNEL_PINS_UPDATE",
        {"channel_id": channel["id"], "last_pin_timestamp": last}
        | ({"guild_id": channel["guild_id"]} if "guild_id" in channel else {}),
        channel=channel,
    )


ROUTES = [
    Route("GET", "/channels/{channel_id}/messages/pins", _pins),
    Route("PUT", "/channels/{channel_id}/messages/pins/{message_id}", _pin),
    Route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", _unpin),
    Route("GET", "/channels/{channel_id}/pins", _old_pins),
    Route("PUT", "/channels/{channel_id}/pins/{message_id}", _pin),
    Route("DELETE", "/channels/{channel_id}/pins/{message_id}", _unpin),
    Route("POST", "/channels/{channel_id}/messages/bulk-delete", _bulk_delete),
    Route("GET", _ALL, _list),
    Route("POST", _ALL, _create),
    Route("GET", _ONE, _get),
    Route("PATCH", _ONE, _edit),
    Route("DELETE", _ONE, _delete),
    Route("POST", "/channels/{channel_id}/typing", _typing),
]
