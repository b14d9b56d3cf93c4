"""The control interface, through which tests and the page act as people and look at things.

JSON over HTTP under `/control/`. People can be named by id or name (`"Ada"`), channels and threads
by id or name (`"#lounge"`), the bot's conversation with a person as `"dm:Ada"`, the only guild not
at all. Refusals are `{"error": "a sentence"}` with status 400 (bad request), 404 (not there) or 409
(not possible for this person); a refusal of Discord's own rules has its error as `refused`.

**Acting.** All but the first take `wait`: `"final"` (default: until the person sees the answer, or
the interaction failed), `"ack"`, or `"none"`; and `timeout` (seconds, default 15). They return the
interaction record, see below.

    POST /control/messages      {"user": "Ada", "channel": "#lounge", "content": "hello",
                                 "reply_to": message id?}                  -> the message
    POST /control/commands      {"user": "Ada", "channel": "#lounge", "command": "table new",
                                 "options": {"game": "ceres", "public": true}}
        Options by name, in any language; people, roles, channels by id or name; a file as
        {"filename": "x.toml", "data": base64}.
    POST /control/menus         {"user": "Ada", "channel": "#lounge", "target": "Brian",
                                 "command": "Invite to my table"}: from the menu on a person's name
    POST /control/autocomplete  {"user": "Ada", "channel": "#lounge", "command": "ceres launch",
                                 "focused": "asteroid", "value": "jun", "options": {...the others}}
        -> {"choices": [{"name": ..., "value": ...}], "state": "choices" | "failed", ...record}
    POST /control/press         {"user": "Brian", "message": id, "custom_id": "..."}
                             or {"user": "Brian", "channel": "#lounge", "label": "Join"}: the newest
        message that shows such a button. "force": true presses a button that is gone or disabled.
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
     "ack_type": 4..9, "ack_ms": to the first acknowledgement, "final_ms": to the final answer,
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
    GET /control/commands?user=&channel=    what is offered to that person there: {"commands",
                                            "menus": those in the menu on a person's name}
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

    POST   /control/users                  {"name": "Eve", "locale": "fr", "join": true,
                                            "member_days"?: 30}
    PATCH  /control/users/Eve              {"locale": "en-US", "dm_open": false, "name": "Eva",
                                            "installed": true}: installed, the application is Eve's
                                            wherever she goes
    POST   /control/guilds                 {"name": "Second", "owner": "Ada", "locale": "fr",
                                            "bot": true}: with the bot in it or not
    POST   /control/groups                 {"name": "Friends", "members": ["Ada", "Brian"]}: a
                                            conversation without the bot
    POST   /control/guilds/many            {"count": 2000, "owner": "Ada", "members"?: ["Brian"],
                                            "name"?: "Server", "channels"?: 2}  -> {"guilds": ids}
        makes Server 1 with #server-1-1 and #server-1-2, Server 2, …; the guilds that follow each
        other belong to shards that follow each other.
    PATCH  /control/guilds/GUILD           {"locale": "fr"}
    POST   /control/guilds/GUILD/members   {"user": "Eve"};  DELETE with the same body
    POST   /control/direct                 {"user": "Ada"}: the bot's conversation with a person
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
        second: 50), user_install (whether people can install the application for themselves),
        latency (milliseconds by which answers of the API and events of the gateway reach the bot
        later), paused, recommended_shards (in /gateway/bot; if not set, one for 1,000 guilds),
        max_concurrency 1, identify_seconds 5 (shards of the same number modulo max_concurrency that
        identify faster get Invalid Session), session_starts 1000 (a day; one too many ends all
        sessions and replaces the token), guilds_per_shard 2500 (more: 4011)
    POST   /control/faults                 {"count": 3, "status": 500, "method"?, "path"?: path or
                                            template, "body"?, "headers"?, "after"?: true carries
                                            the request out first};  DELETE takes all back
    POST   /control/gateway/drop           {"how": "reset" | "reconnect" | "invalid",
                                            "shard"?: only its connection}
    POST   /control/reset                  {"commands": false}: starts again; the bot, whose session
                                            becomes invalid, logs in again
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

from aiohttp import web

from sandbox.control.acting import Acting
from sandbox.control.asked import Asked, Handler
from sandbox.control.building import Building
from sandbox.control.looking import Looking
from sandbox.control.trouble import Trouble
from sandbox.errors import ApiError
from sandbox.page_socket import PageSockets
from sandbox.people import People
from sandbox.rest.api import Api
from sandbox.typed import Impossible


class Control:
    """Answers the control interface."""

    def __init__(self, people: People, pages: PageSockets, api: Api) -> None:
        self.world = people.world
        self._parts = [
            Acting(people),
            Looking(people, pages, api.journal),
            Building(pages),
            Trouble(api, pages),
        ]

    def add_to(self, app: web.Application) -> None:
        """Add the routes of the control interface."""
        for part in self._parts:
            for method, path, handler in part.routes():
                app.router.add_route(method, f"/control{path}", self._wrap(handler))

    def _wrap(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
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
