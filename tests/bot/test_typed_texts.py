"""What a person types is shown as text: in refusals, in answers and in the channel."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.platform.controls import matched
from bot.process.routes import HANDLERS
from tests.bot.stage import Stage, path
from tests.bot.statuses import CREATOR, EMPTY, SEATED, Scene, Status
from tests.bot.test_every_status import GAMES, filled, given
from tests.bot.wire import Answers

TYPED = {
    "mentions": "@everyone @here <@777> <@!777> <@&888> <#999> </x:5>",
    "links": "[a](https://evil.example) <https://evil.example> discord.gg/abc",
    "lines": "# big",
    "quote": "> said",
    "list": "- one",
    "broken": "x\n# big\n> said\n- one\n1. two",
    "marks": "**bold** __line__ ||gone|| `code` ~~cut~~ <t:1:R> <:cat:1>",
    "long": "y" * 3000,
    "turned": "\u202eabc \u05d0\u05d1 12",
}
ACTIVE = re.compile(
    r"(?<!\\)@(?:everyone|here)\b|(?<!\\)<(?:@[!&]?|#)\d{3}>|(?<!\\)</x|(?<!\\)\[a\]|https://evil"
    r"|discord\.gg/abc|^(?:# big|> said|- one|1\. two)|(?<!\\)\*\*bold|(?<!\\)__line"
    r"|(?<!\\)\|\|gone|(?<!\\)`code|(?<!\\)~~cut|(?<!\\)<t:1:R|(?<!\\)<:cat|y{201}|\u202e",
    re.MULTILINE,
)
"""Texts that Discord would interpret, or that are too long."""
ROOM = 100
"""Characters of a value of a menu that Discord takes."""


class Reading:
    """All texts that leave the bot, and their faults."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wrong: list[tuple[object, str]] = []
        self.quoted = 0
        self.sent = 0
        self.doing: object = None
        answer, request = stage.wire._answer, stage.wire._request

        async def answered(adapter: Any, route: Any, session: Any, **more: Any) -> Any:
            body = more.get("payload") or {}
            self.message(body.get("data") or body if "type" in body else body)
            return await answer(adapter, route, session, **more)

        async def requested(http: Any, route: Any, **more: Any) -> Any:
            self.message(more.get("json") or {})
            return await request(http, route, **more)

        monkeypatch.setattr(stage.wire, "_answer", answered)
        monkeypatch.setattr(stage.wire, "_request", requested)

    def message(self, body: Any) -> None:
        """Look at a message: it may notify nobody but people it names one by one."""
        if not isinstance(body, dict) or not body.get("content"):
            return
        self.sent += 1
        allowed = body.get("allowed_mentions")
        if allowed is None or {"everyone", "roles", "users"} & set(allowed.get("parse", ())):
            self.wrong.append((self.doing, f"may mention: {allowed} {body['content'][:80]!r}"))

    def read(self, answers: Answers) -> None:
        """Look at the answers to a person and at the posts."""
        for text in (*answers.texts, *answers.posted):
            self.quoted += any(word in text for word in ("evil", "everyone", "bold", "yyyy"))
            found = ACTIVE.search(text)
            if found is not None:
                self.wrong.append((self.doing, f"{found[0][:60]!r} in {text[:300]!r}"))


def typed(command: app_commands.Command[Any, ..., Any]) -> list[tuple[dict[str, Any], str]]:
    """Return what else a command needs, and the option that is typed, for each that is."""
    options = {each.display_name: each for each in command.parameters}
    return [
        ({n: given(o)[0] for n, o in options.items() if o.required and n != name}, name)
        for name, option in options.items()
        if option.type is discord.AppCommandOptionType.string and not option.choices
    ]


@pytest.mark.parametrize("what", TYPED)
@pytest.mark.parametrize("status", ["playing", "lobby"])
async def test_what_is_typed_into_commands_is_text(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: Status, what: str
) -> None:
    scene = await Scene.set(stage, status, "dust", tmp_path / "test.db")
    reading = Reading(stage, monkeypatch)
    for command in stage.commands():
        if path(command)[0] in GAMES.values():
            continue
        for others, name in typed(command):
            for channel in (scene.channel, EMPTY):
                reading.doing = (channel, command.qualified_name, name)
                options = filled({**others, name: TYPED[what]}, scene.table)
                reading.read(await stage.wire.use(CREATOR, channel, path(command), options))
                if scene.changed:
                    await scene.reset()
    assert reading.wrong == []
    assert reading.sent > 20


@pytest.mark.parametrize("what", TYPED)
async def test_what_is_forged_into_controls_and_typed_into_forms_is_text(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    scene = await Scene.set(stage, "playing", "dust", tmp_path / "test.db")
    reading, text = Reading(stage, monkeypatch), TYPED[what]
    number = await scene.decision(SEATED)
    for name in HANDLERS:
        for custom_id in (f"s:{name}:{scene.table}:{number}:", f"b:{name}:{scene.table}:{number}:"):
            reading.doing = custom_id
            forged = custom_id + (text[:40] if custom_id[0] == "b" else "")
            if matched(custom_id[0], forged) is None or (what, name) == ("long", "note"):
                continue  # a note is no quotation: its person reads all of it
            values = [text[:ROOM]] if custom_id[0] == "s" else []
            answers = await stage.wire.press(SEATED, scene.channel, forged, values, private=True)
            reading.read(answers)
            if answers.form is not None:
                form = answers.form
                texts = {
                    each["component"]["custom_id"]: text
                    for each in form["components"]
                    if each.get("component", {}).get("type") == 4
                }
                reading.read(await stage.wire.submit(SEATED, scene.channel, form, texts))
            if scene.changed:
                await scene.reset()
    assert reading.wrong == []
    assert reading.sent > 20
