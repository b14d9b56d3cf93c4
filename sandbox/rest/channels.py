"""Channels, threads and DMs themselves."""

from __future__ import annotations

from sandbox import places, wire
from sandbox.checks import fields
from sandbox.errors import ApiError, Form, refuse_field
from sandbox.ids import iso
from sandbox.messages import THREAD_STARTED
from sandbox.rest import forums
from sandbox.rest.call import Call, Route, reply
from sandbox.world import FORUM, PRIVATE, PRIVATE_THREAD, STARTS, THREADS, Json, World


def _channel(call: Call) -> Json:
    channel = call.world.channel(call.params["channel_id"])
    call.world.need(channel, "view_channel")
    return channel


def _shown(call: Call, channel: Json) -> Json:
    return wire.channel(call.world, channel)


async def _get(call: Call) -> Json:
    return _shown(call, _channel(call))


async def _edit(call: Call) -> Json:
    channel = _channel(call)
    if channel["type"] in PRIVATE:
        raise ApiError(50024)
    body = call.fields()
    form = Form()
    fields.text(form, (), body, "name", low=1, high=100)
    fields.text(form, (), body, "topic", high=4096 if channel["type"] == FORUM else 1024)
    if channel["type"] == FORUM:
        forums.check_forum(form, body)
    elif channel["type"] in THREADS:
        forums.check_applied(form, body)
    form.close()
    if channel["type"] in THREADS:
        _edit_thread(call, channel, body)
    else:
        call.world.need(channel, "manage_channels")
        if channel["type"] == FORUM:
            forums.edit_forum(call.world, channel, body)
        for key in ("name", "topic", "position"):
            if key in body and (body[key] is not None or key == "topic"):
                channel[key] = body[key]
    places.change_channel(call.world, channel)
    return _shown(call, channel)


def _edit_thread(call: Call, thread: Json, body: Json) -> None:
    _check_thread_edit(call.world, thread, body)
    meta = thread["thread_metadata"]
    if "archived" in body and body["archived"] != meta["archived"]:
        meta["archive_timestamp"] = iso()
    for key in ("archived", "locked", "auto_archive_duration", "invitable"):
        if body.get(key) is not None:
            meta[key] = body[key]
    if body.get("name"):
        thread["name"] = body["name"]
    if body.get("applied_tags") is not None:
        forum, before = call.world.parent(thread), thread.get("tags", [])
        thread["tags"] = forums.applied(call.world, forum, body["applied_tags"], before)


def _check_thread_edit(world: World, thread: Json, body: Json) -> None:
    """Refuse an edit of a thread that the bot may not make."""
    meta = thread["thread_metadata"]
    manager = world.can(thread, world.application_id, "manage_threads")
    unarchiving = body.get("archived") is False
    if meta["archived"] and not unarchiving and set(body) - {"archived", "locked"}:
        raise ApiError(50083)
    if (meta["locked"] or "locked" in body) and not manager:
        raise ApiError(50013)
    # In a forum those who opened a post lose it with the permission to create posts
    # (https://github.com/discord/discord-api-docs/issues/5706).
    kept = world.parent(thread)["type"] != FORUM or world.can(
        thread, world.application_id, "send_messages"
    )
    own = thread["owner_id"] == world.application_id and kept
    if ({"name", "applied_tags"} & set(body) or body.get("archived")) and not (manager or own):
        raise ApiError(50013)
    if unarchiving:
        world.need(thread, "send_messages_in_threads")
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in places.ARCHIVE_MINUTES:
        raise refuse_field(
            ("auto_archive_duration",),
            "BASE_TYPE_CHOICES",
            f"Value must be one of {places.ARCHIVE_MINUTES}.",
        )


async def _delete(call: Call) -> Json:
    channel = _channel(call)
    if channel["type"] in THREADS:
        call.world.need(channel, "manage_threads")
    elif channel["type"] not in PRIVATE:
        call.world.need(channel, "manage_channels")
    shown = _shown(call, channel)
    if channel["type"] not in PRIVATE:
        places.remove_channel(call.world, channel)
    return shown


async def _open_dm(call: Call) -> Json:
    world = call.world
    recipient = str(call.fields().get("recipient_id"))
    user = world.users.get(recipient)
    if user is None or user["bot"]:
        raise ApiError(50033)
    shared = any(
        recipient in g["members"] and world.application_id in g["members"]
        for g in world.guilds.values()
    )
    if world.dm(recipient) is None:
        if not shared:
            raise ApiError(50278, "Cannot send messages to this user due to having no mutual"
                           " guilds", status=403)  # fmt: skip
        allowed = world.settings.dm_opens_allowed
        if allowed is not None:
            if allowed <= 0:
                raise ApiError(40003, "You are opening direct messages too fast.", status=429)
            world.settings.dm_opens_allowed = allowed - 1
    return _shown(call, places.open_dm(world, recipient))


# --- threads ---------------------------------------------------------------------------------


def _thread_form(body: Json) -> int:
    form = Form()
    fields.text(form, (), body, "name", low=1, high=100, need=True)
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in places.ARCHIVE_MINUTES:
        form.wrong(
            ("auto_archive_duration",),
            "BASE_TYPE_CHOICES",
            f"Value must be one of {places.ARCHIVE_MINUTES}.",
        )
    form.close()
    return minutes or 1440


async def _start_thread(call: Call) -> object:
    world = call.world
    channel = _channel(call)
    if channel["type"] not in STARTS:
        raise ApiError(50024)
    body = call.fields()
    minutes = _thread_form(body)
    if channel["type"] == FORUM:  # a post is more than a thread
        return await forums.start_post(call, channel, body, minutes)
    kind = body.get("type", PRIVATE_THREAD)
    if kind not in THREADS:
        raise refuse_field(("type",), "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
    if kind not in STARTS[channel["type"]]:
        raise ApiError(50024)
    private = kind == PRIVATE_THREAD
    world.need(channel, "create_private_threads" if private else "create_public_threads")
    thread = places.add_thread(
        world,
        channel,
        world.application_id,
        body["name"],
        kind=kind,
        minutes=minutes,
        more={"invitable": body.get("invitable", True) is not False},
    )
    if not private:
        announce_thread(call, channel, thread)
    return reply(201, _shown(call, thread))


def announce_thread(call: Call, channel: Json, thread: Json) -> None:
    """Write Discord's own line in the channel about a thread that belongs to no message."""
    call.messages.notice(
        channel,
        thread["owner_id"],
        THREAD_STARTED,
        content=thread["name"],
        message_reference={
            "type": 0,
            "guild_id": channel["guild_id"],
            "channel_id": thread["id"],
        },
    )


async def _start_thread_from(call: Call) -> object:
    world = call.world
    channel = _channel(call)
    if channel["type"] not in STARTS or channel["type"] == FORUM:
        raise ApiError(50024)
    world.need(channel, "create_public_threads")
    message = world.message(channel["id"], call.params["message_id"])
    body = call.fields()
    minutes = _thread_form(body)
    if message["id"] in world.channels:
        raise ApiError(160004)
    thread = places.add_thread(
        world,
        channel,
        world.application_id,
        body["name"],
        kind=STARTS[channel["type"]][0],
        minutes=minutes,
        message_id=message["id"],
    )
    call.messages.change(message, flags=message["flags"] | 32)
    return reply(201, _shown(call, thread))


def _thread(call: Call) -> Json:
    thread = _channel(call)
    if thread["type"] not in THREADS:
        raise ApiError(50024)
    return thread


def _member_id(call: Call) -> str:
    user_id = call.params["user_id"]
    return call.world.application_id if user_id == "@me" else user_id


async def _join(call: Call) -> None:
    thread, user_id = _thread(call), _member_id(call)
    call.world.user(user_id)
    if user_id != call.world.application_id:
        call.world.need(thread, "send_messages_in_threads")
        if user_id not in call.world.guilds[thread["guild_id"]]["members"]:
            raise ApiError(10007)
    places.join_thread(call.world, thread, user_id)


async def _leave(call: Call) -> None:
    thread, user_id = _thread(call), _member_id(call)
    if user_id != call.world.application_id and thread["owner_id"] != call.world.application_id:
        call.world.need(thread, "manage_threads")
    if thread["thread_metadata"]["archived"]:
        raise ApiError(50083)
    places.leave_thread(call.world, thread, user_id)


async def _member(call: Call) -> Json:
    thread, user_id = _thread(call), _member_id(call)
    if user_id not in thread["members"]:
        raise ApiError(10007)
    return wire.thread_member(thread, user_id)


async def _members(call: Call) -> list[Json]:
    thread = _thread(call)
    return [wire.thread_member(thread, u) for u in thread["members"]]


async def _active(call: Call) -> Json:
    world = call.world
    world.guild(call.params["guild_id"])
    bot = world.application_id
    found = [t for t in world.threads(call.params["guild_id"]) if world.can(t, bot, "view_channel")]
    return {
        "threads": [_shown(call, t) for t in found],
        "members": [wire.thread_member(t, bot) for t in found if bot in t["members"]],
    }


async def _archived(call: Call) -> Json:
    world = call.world
    channel = _channel(call)
    world.need(channel, "read_message_history")
    private = call.template.endswith("private")
    kinds = [kind for kind in THREADS if (kind == PRIVATE_THREAD) is private]
    bot = world.application_id
    found = [
        t
        for t in world.threads(channel["guild_id"], archived=True)
        if t["parent_id"] == channel["id"]
        and t["type"] in kinds
        and world.can(t, bot, "view_channel")
        and ("@me" not in call.template or bot in t["members"])
    ]
    found.sort(key=lambda t: t["thread_metadata"]["archive_timestamp"], reverse=True)
    limit = int(call.query.get("limit") or 50)
    return {
        "threads": [_shown(call, t) for t in found[:limit]],
        "members": [wire.thread_member(t, bot) for t in found[:limit] if bot in t["members"]],
        "has_more": len(found) > limit,
    }


_ONE = "/channels/{channel_id}"
_MEMBER = f"{_ONE}/thread-members/{{user_id}}"

ROUTES = [
    Route("GET", _ONE, _get),
    Route("PATCH", _ONE, _edit),
    Route("DELETE", _ONE, _delete),
    Route("POST", "/users/@me/channels", _open_dm),
    Route("POST", f"{_ONE}/threads", _start_thread),
    Route("POST", f"{_ONE}/messages/{{message_id}}/threads", _start_thread_from),
    Route("GET", f"{_ONE}/thread-members", _members),
    Route("GET", _MEMBER, _member),
    Route("PUT", _MEMBER, _join),
    Route("DELETE", _MEMBER, _leave),
    Route("GET", f"{_ONE}/threads/archived/public", _archived),
    Route("GET", f"{_ONE}/threads/archived/private", _archived),
    Route("GET", f"{_ONE}/users/@me/threads/archived/private", _archived),
    Route("GET", "/guilds/{guild_id}/threads/active", _active),
]
