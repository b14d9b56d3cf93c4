"""The control interface: what tests and the page use to act as people and to look at things.

JSON over HTTP under `/control/`. People may be named by id or name (`"Ada"`), channels and threads
by id or name (`"#lounge"`), the bot's conversation with a person as `"dm:Ada"`, the only guild not
at all. Refusals are `{"error": "a sentence"}` with status 400 (bad request), 404 (not there) or 409
(not possible for this person); what Discord's own rules refuse carries that error as `refused`.

**Acting.** All but the first take `wait`: `"final"` (default: until the person sees the answer, or
the interaction failed), `"ack"`, or `"none"`; and `timeout` (seconds, default 15). They return the
interaction record, see below.

    POST /control/messages      {"user": "Ada", "channel": "#lounge", "content": "hello",
                                 "reply_to": message id?}                  -> the message
    POST /control/commands      {"user": "Ada", "channel": "#lounge", "command": "table new",
                                 "options": {"game": "ceres", "public": true}}
        Options by name, in any language; people, roles, channels by id or name; a file as
        {"filename": "x.toml", "data": base64}.
    POST /control/autocomplete  {"user": "Ada", "channel": "#lounge", "command": "ceres launch",
                                 "focused": "asteroid", "value": "jun", "options": {...the others}}
        -> {"choices": [{"name": ..., "value": ...}], "state": "choices" | "failed", ...record}
    POST /control/press         {"user": "Brian", "message": id, "custom_id": "..."}
                             or {"user": "Brian", "channel": "#lounge", "label": "Join"}: the newest
        message that shows such a button. "force": true presses what has gone or is disabled.
    POST /control/select        {"user": "Ada", "message": id, "custom_id": "...", "values": [...]}
    POST /control/modal         {"user": "Ada", "values": {custom_id: text | [values] | true},
                                 "interaction"?: id of the one that opened it}
    POST /control/threads       {"user": "Ada", "channel": "#lounge", "name": "Belt", "message"?}
    POST /control/read          {"user": "Ada", "channel": "#lounge"}: the badge goes
    DELETE /control/messages/ID {"user": "Ada"}: own message, or dismiss a private reply

**The interaction record.** `GET /control/interactions/ID`; `GET /control/interactions?after=ID`.

    {"id", "type", "user_id", "channel_id", "name", "data",
     "state": "pending" | "answered" | "deferred" | "deferred_update" | "modal" | "choices"
              | "failed" (no answer within 3 s),
     "ack_type": 4..9, "ack_ms": to the first acknowledgement, "final_ms": to what is to be seen,
     "ephemeral": bool, "message": the answer as the person sees it, "followups": [messages],
     "choices": [...], "modal": {...}, "modal_open": bool,
     "steps": [{"ms", "what": "callback 4" | "edit original" | "follow-up" | ..., "body"}],
     "refusals": [what Discord's rules made the stand-in answer to the bot]}

    POST /control/interactions/ID/expire   its token is invalid from now on (50027)

**Looking.**

    GET /control/state                      people, guilds, channels, badges
    GET /control/bot?wait=10                {"online", "commands": n}; waits until both are there
    GET /control/places?user=Ada            the channels and threads that person sees: {"places":
                                            [{"id", "writable"}]}
    GET /control/commands?user=&channel=    the commands offered to that person there
    GET /control/messages?channel=&user=&limit=50&before=    oldest first, with private ones
    GET /control/messages/ID?user=
    GET /control/pings?user=Ada             {"badges": {channel id: n}, "unread": [channel ids],
                                             "history": [{"message_id", "channel_id", "at",
                                             "silent"}]}
    GET /control/requests?after=0&method=&template=     every request of the bot:
        {"requests": [{"seq", "at", "method", "template": "/channels/{channel_id}/messages", "path",
         "query", "body", "files": [{"field", "filename", "content_type", "size"}], "status",
         "response"}], "last": n}; pass `last` as the next `after`

**Building.**

    POST   /control/users                  {"name": "Eve", "locale": "fr", "join": true}
    PATCH  /control/users/Eve              {"locale": "en-US", "dm_open": false, "name": "Eva"}
    POST   /control/guilds                 {"name": "Second", "owner": "Ada", "locale": "fr"}
    PATCH  /control/guilds/GUILD           {"locale": "fr"}
    POST   /control/guilds/GUILD/members   {"user": "Eve"};  DELETE with the same body
    POST   /control/roles                  {"guild"?, "name": "Helper", "permissions": [names],
                                            "members": ["Eve"], "mentionable": false}
    POST   /control/channels               {"guild"?, "name": "table-3", "topic"?}
    PATCH  /control/channels/#table-3      {"name"?, "topic"?, "archived"?, "locked"?}
    DELETE /control/channels/#table-3      (write the # of a name as %23, or leave it out)
    PUT    /control/channels/NAME/permissions   {"target": "bot" | "everyone" | person | role,
                                            "allow": [names], "deny": ["send_messages"]}

**Trouble.**

    GET, PATCH /control/settings           any of: ack_seconds 3, token_seconds 900, heartbeat_ms,
        nonce_seconds, old_edit_seconds, old_edits_allowed, dm_opens_allowed, privileged_intents
        (bits), rate_limit (requests per rate_window seconds and route), global_rate_limit (per
        second), delay (seconds before each answer), gateway_delay, paused
    POST   /control/faults                 {"count": 3, "status": 500, "method"?, "path"?: path or
                                            template, "body"?, "headers"?};  DELETE takes all back
    POST   /control/gateway/drop           {"how": "reset" | "reconnect" | "invalid"}
    POST   /control/reset                  {"commands": false}: everything anew; the bot, whose
                                            session is made invalid, logs in again by itself
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox import permissions, places, seed, wire
from sandbox.errors import ApiError
from sandbox.interactions import Interaction
from sandbox.rest.call import Fault
from sandbox.typed import Impossible, usable
from sandbox.world import THREADS, Json, World

if TYPE_CHECKING:
    from sandbox.server import Sandbox

LOCALES = ("en-US", "en-GB", "fr", "de", "es-ES")


class Asked:
    """The body or query of a control request, with people and places looked up by name."""

    def __init__(self, world: World, fields: Json, path: dict[str, str]) -> None:
        self.world = world
        self.fields = fields
        self.path = path

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text field; without a default it must be there."""
        value = self.fields.get(key, default)
        if value is None:
            raise Impossible(f'"{key}" is missing.', status=400)
        return str(value)

    def number(self, key: str, default: float) -> float:
        """Return a number field."""
        try:
            return float(self.fields.get(key, default))
        except (TypeError, ValueError):
            raise Impossible(f'"{key}" must be a number.', status=400) from None

    def user(self, name: str | None = None) -> Json:
        """Return the person of the `user` field, or of the name given here."""
        wanted = name or self.text("user")
        for user in self.world.users.values():
            if wanted in (user["id"], user["global_name"], user["username"]):
                return user
        raise Impossible(f"There is nobody called {wanted}.", status=404)

    def guild(self, name: str | None = None) -> Json:
        """Return the guild of the `guild` field, or the only one."""
        wanted = name or self.fields.get("guild")
        for guild in self.world.guilds.values():
            if wanted in (None, guild["id"], guild["name"]):
                return guild
        raise Impossible(f"There is no guild {wanted}.", status=404)

    def channel(self, name: str | None = None) -> Json:
        """Return the channel, thread or DM of the `channel` field, or of the name given here."""
        wanted = name or self.text("channel")
        if wanted.startswith("dm:"):
            return places.open_dm(self.world, self.user(wanted[3:])["id"])
        found = self.world.channels.get(wanted)
        if found is not None:
            return found
        for channel in self.world.channels.values():
            if channel.get("name") == wanted.removeprefix("#"):
                return channel
        raise Impossible(f"There is no channel {wanted}.", status=404)

    def names(self, key: str) -> int:
        """Return the permissions that a list of names stands for."""
        try:
            return permissions.bits(self.fields.get(key) or [])
        except KeyError as unknown:
            raise Impossible(f"There is no permission {unknown}.", status=400) from None


class Control:
    """Answers the control interface."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world

    def add_to(self, app: web.Application) -> None:
        """Add the routes of the control interface."""
        for method, path, handler in self._routes():
            app.router.add_route(method, f"/control{path}", self._wrap(handler))

    def _routes(self) -> list[tuple[str, str, Callable[[Asked], Awaitable[Any]]]]:
        return [
            ("POST", "/messages", self._post),
            ("GET", "/messages", self._messages),
            ("GET", "/messages/{message}", self._message),
            ("DELETE", "/messages/{message}", self._delete_message),
            ("POST", "/commands", self._command),
            ("GET", "/commands", self._usable),
            ("POST", "/autocomplete", self._autocomplete),
            ("POST", "/press", self._press),
            ("POST", "/select", self._select),
            ("POST", "/modal", self._modal),
            ("POST", "/threads", self._thread),
            ("POST", "/read", self._read),
            ("GET", "/places", self._places),
            ("GET", "/interactions", self._interactions),
            ("GET", "/interactions/{interaction}", self._interaction),
            ("POST", "/interactions/{interaction}/expire", self._expire),
            ("GET", "/state", self._state),
            ("GET", "/bot", self._bot),
            ("GET", "/pings", self._pings),
            ("GET", "/requests", self._requests),
            ("POST", "/users", self._add_user),
            ("PATCH", "/users/{user}", self._edit_user),
            ("POST", "/guilds", self._add_guild),
            ("PATCH", "/guilds/{guild}", self._edit_guild),
            ("POST", "/guilds/{guild}/members", self._add_member),
            ("DELETE", "/guilds/{guild}/members", self._remove_member),
            ("POST", "/roles", self._add_role),
            ("POST", "/channels", self._add_channel),
            ("PATCH", "/channels/{channel}", self._edit_channel),
            ("DELETE", "/channels/{channel}", self._delete_channel),
            ("PUT", "/channels/{channel}/permissions", self._permissions),
            ("GET", "/settings", self._settings),
            ("PATCH", "/settings", self._set),
            ("POST", "/faults", self._add_fault),
            ("DELETE", "/faults", self._clear_faults),
            ("POST", "/gateway/drop", self._drop),
            ("POST", "/reset", self._reset),
        ]

    def _wrap(
        self, handler: Callable[[Asked], Awaitable[Any]]
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            try:
                raw = await request.read()
                fields = json.loads(raw) if raw else dict(request.query)
                if not isinstance(fields, dict):
                    raise Impossible("The body must be an object.", status=400)
                asked = Asked(self.world, fields, dict(request.match_info))
                return web.json_response(await handler(asked))
            except Impossible as no:
                return web.json_response({"error": no.reason}, status=no.status)
            except ApiError as refused:
                body = {"error": refused.message, "refused": refused.body()}
                return web.json_response(body, status=409)
            except ValueError:
                return web.json_response({"error": "The body is not JSON."}, status=400)

        return answer

    # --- acting ------------------------------------------------------------------------------

    async def _post(self, asked: Asked) -> Json:
        message = self.sandbox.people.post(
            asked.user()["id"],
            asked.channel(),
            asked.text("content"),
            answers=asked.fields.get("reply_to"),
        )
        return self.sandbox.messages.shown(message)

    async def _watch(self, asked: Asked, interaction: Interaction) -> Json:
        until = asked.text("wait", "final")
        if until not in ("final", "ack", "none"):
            raise Impossible('"wait" is "final", "ack" or "none".', status=400)
        if until != "none":
            await self.sandbox.interactions.wait(interaction, until, asked.number("timeout", 15))
        return self.sandbox.interactions.record(interaction)

    async def _command(self, asked: Asked) -> Json:
        sent = self.sandbox.people.run(
            asked.user()["id"],
            asked.channel(),
            asked.text("command"),
            asked.fields.get("options") or {},
        )
        return await self._watch(asked, sent)

    async def _autocomplete(self, asked: Asked) -> Json:
        sent = self.sandbox.people.complete(
            asked.user()["id"],
            asked.channel(),
            asked.text("command"),
            asked.fields.get("options") or {},
            asked.text("focused"),
            asked.text("value", ""),
        )
        return await self._watch(asked, sent)

    def _control_of(self, asked: Asked) -> tuple[str, Json, str]:
        user_id = asked.user()["id"]
        if "label" in asked.fields:
            message, button = self.sandbox.people.labelled(
                user_id, asked.channel(), asked.text("label")
            )
            if "custom_id" not in button:
                raise Impossible("This button is a link.", status=400)
            return user_id, message, button["custom_id"]
        message = self.sandbox.people.visible(user_id, asked.text("message"))
        return user_id, message, asked.text("custom_id")

    async def _press(self, asked: Asked) -> Json:
        user_id, message, custom_id = self._control_of(asked)
        sent = self.sandbox.people.press(
            user_id, message, custom_id, force=bool(asked.fields.get("force"))
        )
        return await self._watch(asked, sent)

    async def _select(self, asked: Asked) -> Json:
        user_id, message, custom_id = self._control_of(asked)
        values = asked.fields.get("values")
        if not isinstance(values, list):
            raise Impossible('"values" must be a list.', status=400)
        sent = self.sandbox.people.choose(
            user_id, message, custom_id, values, force=bool(asked.fields.get("force"))
        )
        return await self._watch(asked, sent)

    async def _modal(self, asked: Asked) -> Json:
        people, user_id = self.sandbox.people, asked.user()["id"]
        if "interaction" in asked.fields:
            opened = self._by_id(asked.text("interaction"))
        else:
            opened = people.last_modal(user_id)
        return await self._watch(
            asked, people.submit(user_id, opened, asked.fields.get("values") or {})
        )

    async def _thread(self, asked: Asked) -> Json:
        thread = self.sandbox.people.start_thread(
            asked.user()["id"], asked.channel(), asked.text("name"), asked.fields.get("message")
        )
        return wire.channel(self.world, thread)

    async def _read(self, asked: Asked) -> Json:
        user_id = asked.user()["id"]
        self.world.mark_read(user_id, asked.channel()["id"])
        return {"badges": self.world.badges(user_id)}

    async def _delete_message(self, asked: Asked) -> Json:
        user_id = asked.user()["id"]
        message = self.sandbox.people.visible(user_id, asked.path["message"])
        self.sandbox.people.delete(user_id, message)
        return {}

    # --- looking -----------------------------------------------------------------------------

    async def _messages(self, asked: Asked) -> Json:
        found = self.sandbox.people.read(
            asked.user()["id"],
            asked.channel(),
            before=asked.fields.get("before"),
            limit=int(asked.number("limit", 50)),
        )
        return {"messages": found}

    async def _message(self, asked: Asked) -> Json:
        found = self.sandbox.people.visible(asked.user()["id"], asked.path["message"])
        return self.sandbox.messages.shown(found)

    async def _places(self, asked: Asked) -> Json:
        return {"places": self.sandbox.people.places(asked.user()["id"])}

    async def _usable(self, asked: Asked) -> Json:
        return {"commands": usable(self.world, asked.channel(), asked.user()["id"])}

    def _by_id(self, interaction_id: str) -> Interaction:
        found = self.sandbox.interactions.by_id.get(interaction_id)
        if found is None:
            raise Impossible("There is no such interaction.", status=404)
        return found

    async def _interactions(self, asked: Asked) -> Json:
        after = int(asked.number("after", 0))
        interactions = self.sandbox.interactions
        found = [i for i in interactions.by_id.values() if int(i.id) > after]
        return {"interactions": [interactions.record(i) for i in found]}

    async def _interaction(self, asked: Asked) -> Json:
        return self.sandbox.interactions.record(self._by_id(asked.path["interaction"]))

    async def _expire(self, asked: Asked) -> Json:
        interaction = self._by_id(asked.path["interaction"])
        self.sandbox.interactions.expire(interaction)
        return self.sandbox.interactions.record(interaction)

    async def _state(self, asked: Asked) -> Json:
        return self.sandbox.pages.state()

    async def _bot(self, asked: Asked) -> Json:
        deadline = time.monotonic() + asked.number("wait", 0)
        while True:
            facts = {"online": self.sandbox.gateway.online, "commands": len(self.world.commands)}
            if (facts["online"] and facts["commands"]) or time.monotonic() >= deadline:
                return facts
            await asyncio.sleep(0.02)

    async def _pings(self, asked: Asked) -> Json:
        user_id = asked.user()["id"]
        return {
            "badges": self.world.badges(user_id),
            "unread": self.world.unread(user_id),
            "history": self.world.inbox(user_id)["pings"],
        }

    async def _requests(self, asked: Asked) -> Json:
        after = int(asked.number("after", 0))
        method, template = asked.fields.get("method"), asked.fields.get("template")
        found = [
            e
            for e in self.sandbox.journal.entries
            if e["seq"] > after
            and method in (None, "", e["method"])
            and template in (None, "", e["template"])
        ]
        return {"requests": found, "last": self.sandbox.journal.number}

    # --- building ----------------------------------------------------------------------------

    def _locale(self, asked: Asked, default: str) -> str:
        locale = asked.text("locale", default)
        return {"en": "en-US"}.get(locale, locale)

    def _told(self, user: Json) -> Json:
        shown = self.sandbox.pages.person(user["id"])
        self.world.emit("PERSON", shown, page_only=True)
        return shown

    async def _add_user(self, asked: Asked) -> Json:
        name = asked.text("name").strip()
        if not 1 <= len(name) <= 32:
            raise Impossible("A name has 1 to 32 characters.", status=400)
        taken = {n for u in self.world.users.values() for n in (u["global_name"], u["username"])}
        if name in taken:
            raise Impossible(f"There is somebody called {name} already.")
        user = places.add_user(self.world, name, locale=self._locale(asked, "en-US"))
        shown = self._told(user)
        if asked.fields.get("join", True):
            for guild in self.world.guilds.values():
                places.add_member(self.world, guild, user["id"])
        return shown

    async def _edit_user(self, asked: Asked) -> Json:
        user = asked.user(asked.path["user"])
        user["locale"] = self._locale(asked, user["locale"])
        user["dm_open"] = bool(asked.fields.get("dm_open", user["dm_open"]))
        user["global_name"] = asked.fields.get("name", user["global_name"])
        self.world.save_user(user)
        return self._told(user)

    async def _add_guild(self, asked: Asked) -> Json:
        owner = asked.user(asked.text("owner"))
        guild = places.add_guild(
            self.world, asked.text("name"), owner["id"], locale=self._locale(asked, "en-US")
        )
        return wire.guild(self.world, guild)

    async def _edit_guild(self, asked: Asked) -> Json:
        guild = asked.guild(asked.path["guild"])
        guild["preferred_locale"] = self._locale(asked, guild["preferred_locale"])
        guild["name"] = asked.text("name", guild["name"])
        self.world.save_guild(guild)
        shown = wire.guild(self.world, guild)
        self.world.emit("GUILD_UPDATE", shown, guild_id=guild["id"])
        return shown

    async def _add_member(self, asked: Asked) -> Json:
        guild, user = asked.guild(asked.path["guild"]), asked.user()
        places.add_member(self.world, guild, user["id"])
        return wire.member(self.world, guild, user["id"])

    async def _remove_member(self, asked: Asked) -> Json:
        guild, user = asked.guild(asked.path["guild"]), asked.user()
        if user["id"] not in guild["members"]:
            raise Impossible("This person is not in the guild.")
        places.remove_member(self.world, guild, user["id"])
        return {}

    async def _add_role(self, asked: Asked) -> Json:
        guild = asked.guild()
        role = places.add_role(
            self.world,
            guild,
            asked.text("name"),
            asked.names("permissions"),
            mentionable=bool(asked.fields.get("mentionable")),
        )
        for name in asked.fields.get("members") or []:
            user_id = asked.user(name)["id"]
            places.add_member(self.world, guild, user_id)
            guild["members"][user_id]["roles"].append(role["id"])
            places.change_member(self.world, guild, user_id)
        return wire.role(role)

    async def _add_channel(self, asked: Asked) -> Json:
        name = asked.text("name").strip().removeprefix("#").lower().replace(" ", "-")
        if not 1 <= len(name) <= 100:
            raise Impossible("A channel needs a name of 1 to 100 characters.", status=400)
        made = places.add_channel(self.world, asked.guild(), name, topic=asked.fields.get("topic"))
        return wire.channel(self.world, made)

    async def _edit_channel(self, asked: Asked) -> Json:
        channel = asked.channel(asked.path["channel"])
        for key in ("name", "topic"):
            if key in asked.fields:
                channel[key] = asked.fields[key]
        if channel["type"] in THREADS:
            for key in ("archived", "locked"):
                if key in asked.fields:
                    channel["thread_metadata"][key] = bool(asked.fields[key])
        places.change_channel(self.world, channel)
        return wire.channel(self.world, channel)

    async def _delete_channel(self, asked: Asked) -> Json:
        places.remove_channel(self.world, asked.channel(asked.path["channel"]))
        return {}

    async def _permissions(self, asked: Asked) -> Json:
        channel = self.world.parent(asked.channel(asked.path["channel"]))
        if "overwrites" not in channel:
            raise Impossible("Only channels of a guild have permissions.", status=400)
        guild, target = self.world.guilds[channel["guild_id"]], asked.text("target")
        if target == "bot":
            target = self.world.application_id
        elif target == "everyone":
            target = guild["id"]
        else:
            roles = {r["name"]: r["id"] for r in guild["roles"].values()}
            target = roles.get(target) or asked.user(target)["id"]
        allow, deny = asked.names("allow"), asked.names("deny")
        if allow & deny:
            raise Impossible("A permission cannot be allowed and denied at once.", status=400)
        places.set_overwrite(self.world, channel, target, allow, deny)
        return wire.channel(self.world, channel)

    # --- trouble -----------------------------------------------------------------------------

    async def _settings(self, asked: Asked) -> Json:
        return dataclasses.asdict(self.world.settings)

    async def _set(self, asked: Asked) -> Json:
        known = dataclasses.asdict(self.world.settings)
        for key, value in asked.fields.items():
            if key not in known:
                raise Impossible(f"There is no setting {key}.", status=400)
            if value is not None and not isinstance(value, int | float):
                raise Impossible(f"{key} must be a number.", status=400)
        for key, value in asked.fields.items():
            setattr(self.world.settings, key, value)
        self._pause()
        return dataclasses.asdict(self.world.settings)

    def _pause(self) -> None:
        if self.world.settings.paused:
            self.sandbox.running.clear()
        else:
            self.sandbox.running.set()

    async def _add_fault(self, asked: Asked) -> Json:
        fault = Fault(
            int(asked.number("count", 1)),
            int(asked.number("status", 500)),
            asked.fields.get("method"),
            asked.fields.get("path"),
            asked.fields.get("body"),
            asked.fields.get("headers") or {},
        )
        self.sandbox.faults.append(fault)
        return {}

    async def _clear_faults(self, asked: Asked) -> Json:
        self.sandbox.faults.clear()
        return {}

    async def _drop(self, asked: Asked) -> Json:
        how = asked.text("how", "reset")
        if how not in ("reset", "reconnect", "invalid"):
            raise Impossible('"how" is "reset", "reconnect" or "invalid".', status=400)
        return {"dropped": await self.sandbox.gateway.drop(how)}

    async def _reset(self, asked: Asked) -> Json:
        seed.wipe(self.world, commands=bool(asked.fields.get("commands")))
        self.world.settings = type(self.world.settings)()
        self._pause()
        self.sandbox.faults.clear()
        self.sandbox.interactions.forget()
        await self.sandbox.gateway.drop("invalid")
        self.world.emit("STATE", self.sandbox.pages.state(), page_only=True)
        return {}
