"""Discord's end of the real client, without a network: it sends and keeps answers.

Everything between is discord.py's own: payloads are parsed, commands and controls are found,
options and suggestions are converted; only its two places that send requests are replaced.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.gateway.client import Bot
from games.core.actions import Action, kind
from games.core.game import AnyGame
from games.core.text import Language
from tests.bot.described import (
    ALL,
    APPLICATION,
    ME,
    NUMBERS,
    Person,
    Place,
    came_from,
    channel_json,
    describe_person,
    message_json,
    option_of,
    pressed_of,
)  # fmt: skip
from tests.bot.server import Server
from tests.e2e.harness import components

PATIENCE = 20.0
"""Seconds after which an interaction that is still at work is taken for hanging."""
_ACKNOWLEDGED = (5, 6)
_NEW = (4, 5)
"""Kinds of a first answer that are a new message: at once, or after "thinking"."""


def command_path(game: AnyGame, action: type[Action], lang: Language) -> list[str]:
    """Return the words to type for a kind of action: from the game's name to the command's."""
    words, group = game.words(lang), game.presentation.groups.get(kind(action))
    within = [words.commands(group).name] if group else []
    return [game.command or game.key, *within, words.command(kind(action)).name]


@dataclass
class Answers:
    """The answers to a person, in order, and the bot's other messages meanwhile."""

    texts: list[str] = field(default_factory=list[str])
    private: list[bool] = field(default_factory=list[bool])
    files: int = 0
    components: list[Any] = field(default_factory=list[Any])
    suggested: list[dict[str, Any]] | None = None
    form: dict[str, Any] | None = None
    acknowledged: int = 0
    new: int = 0
    """New messages sent to the person, rather than shown in place of the one pressed on."""
    posted: list[str] = field(default_factory=list[str])

    @property
    def text(self) -> str:
        """Everything the person can read."""
        return "\n".join(self.texts)

    @property
    def controls(self) -> list[dict[str, Any]]:
        """Every button and menu of the newest answer; one next to a choice has that as `line`."""
        return [c for c in components({"components": self.components}) if "custom_id" in c]

    @property
    def ids(self) -> list[str]:
        return [each["custom_id"] for each in self.controls]

    @property
    def handlers(self) -> list[str]:
        """The handlers of the controls, from their ids."""
        return [each.split(":")[1] for each in self.ids]

    @property
    def labels(self) -> list[str]:
        """The labels of the controls, which are buttons."""
        return [each["label"] for each in self.controls]


class Wire:
    """A hand that gives interactions to a client, one at a time, and collects the answers."""

    def __init__(self, client: Bot) -> None:
        self.client = client
        self.answers = Answers()
        self.server = Server()
        """What Discord says of the server, if it is asked."""
        self.archived: list[int] = []
        """The threads that were closed."""
        self.opened: list[dict[str, Any]] = []
        """The requests for threads and posts."""
        self.refusal: Exception | None = None
        """What Discord answers to the first answer of an interaction, if it takes none."""
        self._alone = False
        """Whether only the person sees what takes the place of "thinking"."""

    async def use(
        self,
        person: Person,
        channel: int,
        path: Sequence[str],
        options: Mapping[str, Any] = {},
        *,
        focused: str | None = None,
        place: Place = "server",
        locale: str = "en-US",
        installed: bool = False,
    ) -> Answers:
        """Use a command of shown names, or, with an option in focus, ask for its suggestions.

        A person can have `installed` the bot for themselves, also where it is anyway.
        """
        people: dict[str, Any] = {"users": {}, "members": {}, "channels": {}}
        given = [option_of(name, value, name == focused, people) for name, value in options.items()]
        for name in reversed(path[1:]):
            given = [{"type": 1, "name": name, "options": given}]
        data: dict[str, Any] = {"id": "1", "name": path[0], "type": 1, "options": given}
        if focused is None:
            data["resolved"] = people
        body: dict[str, Any] = {"type": 2 if focused is None else 4, "data": data}
        if installed:
            owners = came_from(place, person)["authorizing_integration_owners"]
            body["authorizing_integration_owners"] = {**owners, "1": str(person.id)}
        return await self._send(body, person, channel, place, locale)

    async def pick(
        self,
        person: Person,
        channel: int,
        name: str,
        whom: Person,
        *,
        left: bool = False,
        place: Place = "server",
        locale: str = "en-US",
    ) -> Answers:
        """Use a command in the menu on a person's name; they can have `left` the server."""
        found: dict[str, Any] = {"users": {}, "members": {}}
        describe_person(whom, found)
        if left:
            found["members"] = {}
        data = {"id": "1", "name": name, "type": 2, "target_id": str(whom.id), "resolved": found}
        return await self._send({"type": 2, "data": data}, person, channel, place, locale)

    async def press(
        self,
        person: Person,
        channel: int,
        custom_id: str,
        values: Sequence[str] = (),
        *,
        private: bool = False,
        place: Place = "server",
        locale: str = "en-US",
        number: int = 0,
        people: Sequence[Person] = (),
    ) -> Answers:
        """Press a button, or choose in a menu, of a message that only the person sees or all.

        A menu may be one of `people`. With a `number` it is that interaction: a second time it is
        the same, delivered again.
        """
        menu = custom_id[:2] in ("s:", "u:")
        kind = {"s": 3, "u": 5}.get(custom_id[0], 2)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        data |= {"values": list(values)} if menu else {}
        if people:
            found: dict[str, Any] = {"users": {}, "members": {}}
            for each in people:
                describe_person(each, found)
            data["resolved"] = found
        message = message_json(channel, {"content": "…", "flags": 64 if private else 0})
        message["components"] = [{"type": 1, "components": [pressed_of(custom_id, kind)]}]
        body: dict[str, Any] = {"type": 3, "data": data, "message": message}
        if number:
            body["id"] = str(number)
        return await self._send(body, person, channel, place, locale)

    async def submit(
        self,
        person: Person,
        channel: int,
        form: dict[str, Any],
        entered: str | Mapping[str, Any],
        *,
        private: bool = True,
        place: Place = "server",
        locale: str = "en-US",
        files: Mapping[str, dict[str, Any]] = {},
    ) -> Answers:
        """Send a form that a button of a message opened: a text alone, or values by key.

        Parts without an entry stay as the form shows them, which is what Discord sends as well.
        """
        fields = [each["component"] for each in form["components"] if "component" in each]
        keys = [field["custom_id"].partition("=")[0] for field in fields]
        given = {keys[0]: entered} if isinstance(entered, str) else entered
        assert set(given) <= set(keys), keys
        sent = [filled(field, given.get(key)) for key, field in zip(keys, fields, strict=True)]
        data = {
            "custom_id": form["custom_id"],
            "resolved": {"attachments": files} if files else {},
            "components": [{"type": 18, "component": each} for each in sent],
        }  # fmt: skip
        message = message_json(channel, {"content": "…", "flags": 64 if private else 0})
        body: dict[str, Any] = {"type": 5, "data": data, "message": message}
        return await self._send(body, person, channel, place, locale)

    async def _send(
        self, body: dict[str, Any], person: Person, channel: int, place: Place, locale: str
    ) -> Answers:
        self.answers, self._alone = Answers(), False
        before = asyncio.all_tasks()
        data: Any = {
            "id": str(next(NUMBERS)), "application_id": str(APPLICATION), "token": "t",
            "version": 1, "locale": locale, "app_permissions": ALL, "entitlements": [],
            "attachment_size_limit": 10**7, "channel": channel_json(channel, place),
            "channel_id": str(channel), **came_from(place, person), **body,
        }  # fmt: skip
        self.client._connection.parse_interaction_create(data)
        async with asyncio.timeout(PATIENCE):
            while running := asyncio.all_tasks() - before:
                await asyncio.wait(running)
        return self.answers

    async def _answer(
        self, _: Any, route: Route, session: Any, *, payload: Any = None, multipart: Any = None,
        **__: Any,
    ) -> Any:  # fmt: skip
        """Take what discord.py sends with an interaction's own token."""
        body = _body(payload, multipart)
        if route.method == "DELETE":
            return None
        if route.path.endswith("/callback"):
            if self.refusal is not None:
                raise self.refusal
            return self._first(body)
        self.answers.new += route.method == "POST"
        self._shown(body, multipart, private=self._alone and route.method == "PATCH")
        return message_json(7, body)

    def _first(self, body: dict[str, Any]) -> dict[str, Any]:
        kind, data = body["type"], body.get("data") or {}
        self.answers.new += kind in _NEW
        if kind == 8:
            self.answers.suggested = data["choices"]
        elif kind == 9:
            self.answers.form = data
        elif kind in _ACKNOWLEDGED:
            self.answers.acknowledged += 1
            self._alone = bool(data.get("flags", 0) & 64)
        else:
            self._shown(data, None)
            self.answers.files += len(data.get("attachments") or ())
        return {"interaction": {"id": "1", "type": 2}}

    def _shown(self, body: dict[str, Any], multipart: Any, *, private: bool = False) -> None:
        if text := body.get("content") or laid_out(body.get("components") or ()):
            self.answers.texts.append(text)
            self.answers.private.append(private or bool(body.get("flags", 0) & 64))
        self.answers.files += sum("filename" in part for part in multipart or ())
        if "components" in body:
            self.answers.components = body["components"]

    async def _request(
        self, _: Any, route: Route, *, files: Any = None, form: Any = None, **more: Any
    ) -> Any:
        """Take what discord.py sends with the bot's own token."""
        body = _body(more.get("json"), form)
        if route.method == "GET":
            return self.server.answer(route.url.removeprefix(Route.BASE).partition("?")[0])
        if route.method == "DELETE":
            return None
        if route.path == "/users/@me/channels":
            return {**channel_json(next(NUMBERS), "direct"), "recipients": [ME]}
        if route.path.endswith("/threads"):
            self.opened.append(body)
            made = channel_json(next(NUMBERS), "thread")
            first = body.get("message")
            return (
                made if first is None else {**made, "message": message_json(int(made["id"]), first)}
            )
        if route.method == "PATCH" and route.channel_id and not route.path.count("/messages"):
            return self._changed(int(route.channel_id), body)
        if route.method == "POST" and self.server.unsent is not None:
            raise self.server.unsent
        if "content" in body:
            self.answers.posted.append(body["content"] or "")
        return message_json(7, body)

    def _changed(self, channel: int, body: dict[str, Any]) -> dict[str, Any]:
        """Take a change of a channel, of which the server may know."""
        if "available_tags" in body:
            return self.server.set_tags(channel, body["available_tags"])
        if "applied_tags" in body:
            self.server.applied[channel] = body["applied_tags"]
        else:
            self.archived.append(channel)
        return channel_json(channel, "thread")


@contextmanager
def wired(client: Bot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """Connect a client, which must be entered, to a wire instead of a network."""
    wire, state = Wire(client), client._connection
    me: Any = {**Person(APPLICATION, "Orbit", bot=True).user(), "verified": True}
    state.user = discord.ClientUser(state=state, data=me)
    state.application_id = APPLICATION

    async def answer(adapter: Any, route: Route, session: Any, **more: Any) -> Any:
        return await wire._answer(adapter, route, session, **more)

    async def request(http: Any, route: Route, **more: Any) -> Any:
        return await wire._request(http, route, **more)

    with monkeypatch.context() as patched:
        patched.setattr(AsyncWebhookAdapter, "request", answer)
        patched.setattr(HTTPClient, "request", request)
        # Webhooks want a session; nothing is sent with it here.
        patched.setattr(client.http, "_HTTPClient__session", object())
        yield wire


def filled(field: dict[str, Any], entered: Any) -> dict[str, Any]:
    """Return a part of a form as it is sent: the entered value, else the shown one."""
    kind, shown = field["type"], [o["value"] for o in field.get("options", ()) if o.get("default")]
    made = {"type": kind, "custom_id": field["custom_id"]}
    if kind == 4:
        return made | {"value": field.get("value", "") if entered is None else entered}
    if kind == 21:
        return made | {"value": next(iter(shown), None) if entered is None else entered}
    if kind == 23:
        return made | {"value": field.get("default", False) if entered is None else entered}
    chosen = [entered] if isinstance(entered, str) else entered
    return made | {"values": shown if chosen is None else list(chosen)}


def laid_out(components: Sequence[Any]) -> str:
    """Return the texts of a layout."""
    found = [each.get("content") or laid_out(each.get("components") or ()) for each in components]
    return "\n".join(filter(None, found))


def _body(payload: Any, multipart: Any) -> dict[str, Any]:
    """Return a request's JSON, also where files come with it."""
    for part in multipart or ():
        if part["name"] == "payload_json":
            return json.loads(part["value"])
    return payload or {}
