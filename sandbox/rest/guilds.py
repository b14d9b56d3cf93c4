"""Guilds, members, roles and users."""

from __future__ import annotations

from sandbox import places, wire
from sandbox.checks import fields
from sandbox.errors import ApiError, Form
from sandbox.permissions import BITS, in_guild
from sandbox.rest.call import Call, Route
from sandbox.world import Json


def _guild(call: Call) -> Json:
    guild = call.world.guild(call.params["guild_id"])
    if call.world.application_id not in guild["members"]:
        raise ApiError(50001)
    return guild


def _need(call: Call, guild: Json, name: str) -> None:
    if not in_guild(guild, call.world.application_id) & BITS[name]:
        raise ApiError(50013)


async def _get(call: Call) -> Json:
    guild = _guild(call)
    shown = wire.guild(guild)
    if call.query.get("with_counts", "").lower() in ("1", "true"):
        count = len(guild["members"])
        shown |= {"approximate_member_count": count, "approximate_presence_count": count}
    return shown


async def _mine(call: Call) -> list[Json]:
    world = call.world
    return [
        {
            "id": g["id"],
            "name": g["name"],
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(in_guild(g, world.application_id)),
            "features": [],
        }
        for g in world.guilds.values()
        if world.application_id in g["members"]
    ]


async def _leave(call: Call) -> None:
    places.remove_member(call.world, _guild(call), call.world.application_id)


async def _channels(call: Call) -> list[Json]:
    guild = _guild(call)
    return [wire.channel(call.world, c) for c in call.world.guild_channels(guild["id"])]


async def _add_channel(call: Call) -> Json:
    guild = _guild(call)
    _need(call, guild, "manage_channels")
    body = call.fields()
    form = Form()
    fields.text(form, (), body, "name", low=1, high=100, need=True)
    fields.text(form, (), body, "topic", high=1024)
    form.close()
    made = places.add_channel(call.world, guild, body["name"], topic=body.get("topic"))
    return wire.channel(call.world, made)


async def _members(call: Call) -> list[Json]:
    guild = _guild(call)
    after = int(call.query.get("after") or 0)
    limit = int(call.query.get("limit") or 1)
    ids = sorted((u for u in guild["members"] if int(u) > after), key=int)
    return [wire.member(call.world, guild, u) for u in ids[:limit]]


async def _member(call: Call) -> Json:
    guild = _guild(call)
    user_id = call.params["user_id"]
    if user_id == "@me":
        user_id = call.world.application_id
    if user_id not in guild["members"]:
        raise ApiError(10013 if user_id not in call.world.users else 10007)
    return wire.member(call.world, guild, user_id)


async def _edit_me(call: Call) -> Json:
    guild, bot = _guild(call), call.world.application_id
    body = call.fields()
    form = Form()
    fields.text(form, (), body, "nick", high=32)
    form.close()
    if "nick" in body:
        _need(call, guild, "change_nickname")
        guild["members"][bot]["nick"] = body["nick"]
        places.change_member(call.world, guild, bot)
    return wire.member(call.world, guild, bot)


async def _roles(call: Call) -> list[Json]:
    return [wire.role(r) for r in _guild(call)["roles"].values()]


async def _role(call: Call) -> Json:
    role = _guild(call)["roles"].get(call.params["role_id"])
    if role is None:
        raise ApiError(10011)
    return wire.role(role)


async def _user(call: Call) -> Json:
    user_id = call.params["user_id"]
    if user_id == "@me":
        return wire.user(call.world, call.world.application_id) | {
            "verified": True,
            "mfa_enabled": True,
            "locale": "en-US",
            "email": None,
            "flags": 0,
            "bio": "",
        }
    call.world.user(user_id)
    return wire.user(call.world, user_id)


ROUTES = [
    Route("GET", "/users/@me/guilds", _mine),
    Route("DELETE", "/users/@me/guilds/{guild_id}", _leave),
    Route("GET", "/users/{user_id}", _user),
    Route("GET", "/guilds/{guild_id}", _get),
    Route("GET", "/guilds/{guild_id}/channels", _channels),
    Route("POST", "/guilds/{guild_id}/channels", _add_channel),
    Route("GET", "/guilds/{guild_id}/members", _members),
    Route("PATCH", "/guilds/{guild_id}/members/@me", _edit_me),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", _member),
    Route("GET", "/guilds/{guild_id}/roles", _roles),
    Route("GET", "/guilds/{guild_id}/roles/{role_id}", _role),
]
