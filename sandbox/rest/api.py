"""The API: answers requests of the bot as Discord does, and keeps them for the tests."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable

from aiohttp import web

from sandbox.errors import ApiError
from sandbox.interactions import Interactions
from sandbox.rest import applications, channels, emojis, guilds, interactions, messages
from sandbox.rest.call import Call, Route, read, reply
from sandbox.rest.faults import Broken, Fault, strike
from sandbox.rest.journal import Journal
from sandbox.rest.limits import RateLimits, TooMany
from sandbox.session_starts import SessionStarts

ROUTES: list[Route] = [
    *applications.ROUTES,
    *emojis.ROUTES,
    *interactions.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *guilds.ROUTES,
]
_IN_PATH = re.compile(r"^/(?:interactions/(\d+)|webhooks/\d+/([\w-]+))")


class Api:
    """Answers the requests of the bot, with the limits and the trouble that tests order."""

    def __init__(self, interactions: Interactions, starts: SessionStarts) -> None:
        self.interactions = interactions
        self.starts = starts
        self.journal = Journal()
        self.faults: list[Fault] = []
        self.running = asyncio.Event()
        self.running.set()
        self._rate_limits = RateLimits()

    def add_to(self, app: web.Application) -> None:
        """Add all routes of the API, and a refusal for all other paths."""
        for route in ROUTES:
            app.router.add_route(route.method, f"/api/v10{route.template}", self._serve(route))
        unknown = Route("*", "/{tail}", _unknown, open=True)
        app.router.add_route("*", "/api/{tail:.*}", self._serve(unknown))

    def _serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        """Return aiohttp's handler for a route."""

        async def answer(request: web.Request) -> web.Response:
            call = Call(
                self.interactions,
                self.starts,
                request.method,
                route.template,
                request.path.removeprefix("/api/v10"),
                dict(request.match_info),
                dict(request.query),
            )
            try:
                unread = await read(request, call)
            except ConnectionResetError:  # the bot ended in the middle; nobody hears this answer
                return web.Response(status=400)
            entry = self.journal.open(call)
            sender = request.headers.get("Authorization")
            response = await self._carry_out(route, call, sender, unread)
            entry["status"] = response.status
            if isinstance(response.body, bytes) and response.status != 204:
                entry["response"] = json.loads(response.body)
            if latency := call.world.settings.latency:
                await asyncio.sleep(latency / 1000)
            return response

        return answer

    async def _carry_out(
        self, route: Route, call: Call, authorization: str | None, unread: ApiError | None
    ) -> web.Response:
        """Answer a request, or refuse it: if it could not be read, or for another reason."""
        headers: dict[str, str] = {}
        try:
            if unread is not None:
                raise unread
            if not route.open and authorization != f"Bot {call.world.meta['token']}":
                raise ApiError(0, "401: Unauthorized", status=401)
            await self.running.wait()
            lost = strike(self.faults, call)
            headers = self._rate_limits.take(call)
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
            self._note_refusal(call, refused)
        except TooMany as too_many:
            response = too_many.response()
        except Broken as broken:
            response = broken.response
        response.headers.update(headers)
        return response

    def _note_refusal(self, call: Call, refused: ApiError) -> None:
        """Keep a refusal with its interaction, for the tests."""
        found = _IN_PATH.match(call.path)
        if found is None:
            return
        by_id, by_token = found.groups()
        for interaction in self.interactions.by_id.values():
            if by_id == interaction.id or by_token == interaction.token:
                interaction.refusals.append(refused.body() | {"status": refused.status})
                return


async def _unknown(call: Call) -> None:
    raise ApiError(0)
