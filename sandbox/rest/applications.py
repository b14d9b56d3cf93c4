"""The application, its commands, its gateway."""

from __future__ import annotations

from sandbox import wire
from sandbox.checks import commands as checks
from sandbox.errors import ApiError
from sandbox.rest.call import Call, Route, reply
from sandbox.world import Json

_DEFAULTS: Json = {
    "type": 1,
    "name_localizations": None,
    "description": "",
    "description_localizations": None,
    "options": [],
    "default_member_permissions": None,
    "nsfw": False,
    "contexts": None,
    "integration_types": [0, 1],
}
"""The parts of a command that can be left out. It is for all installations that the application has
(`integration_types_config`)."""


async def _gateway(call: Call) -> Json:
    return {"url": call.messages.where.gateway}


async def _gateway_bot(call: Call) -> Json:
    return {"url": call.messages.where.gateway, **call.starts.limits()}


async def _application(call: Call) -> Json:
    return wire.application(call.world)


def _own(call: Call) -> str | None:
    """Check the application and return the guild the commands are for, None for global ones."""
    if call.params["application_id"] != call.world.application_id:
        raise ApiError(20012, "You are not authorized to perform this action on this application",
                       status=403)  # fmt: skip
    guild_id = call.params.get("guild_id")
    if guild_id is not None:
        guild = call.world.guilds.get(guild_id)
        if guild is None or call.world.application_id not in guild["members"]:
            raise ApiError(50001)
    return guild_id


def _shown(command: Json, *, localized: bool = True) -> Json:
    if localized:
        return command
    hidden = ("name_localizations", "description_localizations")
    return {k: v for k, v in command.items() if k not in hidden}


def _make(call: Call, guild_id: str | None, body: Json, command_id: str | None = None) -> Json:
    command = _DEFAULTS | {k: v for k, v in body.items() if v is not None and k != "id"}
    permissions = command["default_member_permissions"]
    command |= {
        "id": command_id or call.world.ids.next(),
        "application_id": call.world.application_id,
        "version": call.world.ids.next(),
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": True,
    }
    if guild_id is not None:
        command |= {"guild_id": guild_id, "contexts": None, "integration_types": [0]}
    elif command["contexts"] is None:
        command["contexts"] = [0, 1, 2] if body.get("dm_permission", True) else [0]
    return command


async def _list(call: Call) -> list[Json]:
    guild_id = _own(call)
    localized = call.query.get("with_localizations", "").lower() in ("true", "1")
    return [_shown(c, localized=localized) for c in call.world.guild_commands(guild_id)]


async def _overwrite(call: Call) -> list[Json]:
    guild_id = _own(call)
    if not isinstance(call.body, list):
        raise ApiError(
            50035,
            errors={
                "_errors": [
                    {
                        "code": "LIST_TYPE_CONVERT",
                        "message": "Only iterables may be used in a ListType",
                    }
                ]
            },
        )
    checks.all_of(call.body)
    world = call.world
    old = {(c["type"], c["name"]): c["id"] for c in world.guild_commands(guild_id)}
    made: list[Json] = []
    for body in call.body:
        kept = old.pop((body.get("type") or 1, body["name"]), None)
        made.append(_make(call, guild_id, body, kept))
    for command_id in old.values():
        world.drop_command(command_id)
    for command in made:
        world.save_command(command)
    _tell(call)
    return made


async def _create(call: Call) -> object:
    guild_id = _own(call)
    body = call.fields()
    checks.one(body)
    present = call.world.guild_commands(guild_id)
    kind = body.get("type") or 1
    same = next((c for c in present if (c["type"], c["name"]) == (kind, body["name"])), None)
    if same is None and sum(c["type"] == kind for c in present) >= checks.MOST.get(kind, 1):
        raise ApiError(30032)
    command = _make(call, guild_id, body, None if same is None else same["id"])
    call.world.save_command(command)
    _tell(call)
    return reply(201 if same is None else 200, command)


def _find(call: Call) -> Json:
    guild_id = _own(call)
    found = call.world.commands.get(call.params["command_id"])
    if found is None or found.get("guild_id") != guild_id:
        raise ApiError(10063)
    return found


async def _get(call: Call) -> Json:
    return _find(call)


async def _edit(call: Call) -> Json:
    found = _find(call)
    body = found | call.fields()
    checks.one(body)
    command = _make(call, found.get("guild_id"), body, found["id"])
    call.world.save_command(command)
    _tell(call)
    return command


async def _delete(call: Call) -> None:
    call.world.drop_command(_find(call)["id"])
    _tell(call)


def _tell(call: Call) -> None:
    call.world.emit("COMMANDS", {}, page_only=True)


_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = [
    Route("GET", "/gateway", _gateway, open=True),
    Route("GET", "/gateway/bot", _gateway_bot),
    Route("GET", "/applications/@me", _application),
    Route("GET", "/oauth2/applications/@me", _application),
    *(
        Route(method, f"{base}{tail}", handler)
        for base in (_GLOBAL, _GUILD)
        for method, tail, handler in (
            ("GET", "", _list),
            ("PUT", "", _overwrite),
            ("POST", "", _create),
            ("GET", "/{command_id}", _get),
            ("PATCH", "/{command_id}", _edit),
            ("DELETE", "/{command_id}", _delete),
        )
    ),
]
