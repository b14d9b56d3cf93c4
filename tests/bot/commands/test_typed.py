"""What a person types: refused in their words, and shown as text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands.game import why_not
from bot.panel.why import answer
from bot.platform.controls import matched
from bot.process.routes import HANDLERS
from bot.service.tables.store import Tables
from bot.shared.problems import NoSuchValueProblem
from games.ceres.actions import Leader
from games.core.actions import kind
from games.core.errors import NOT_NOW
from tests.bot.commands.test_every_status import GAMES, given
from tests.bot.seated import Seated
from tests.bot.stage import Stage, path
from tests.bot.statuses import CREATOR, EMPTY, SEATED, Scene, Status
from tests.bot.wire import Answers, Person
from tests.toy.game import TOY
from tests.toy.state import Build


def test_a_field_is_named_in_the_readers_language() -> None:
    problem = NoSuchValueProblem(TOY, "build", "site", "Mars")
    for lang in ("en", "fr"):
        told = problem.text(lang)
        assert "Mars" in told
        assert TOY.words(lang).field("build", "site").name in told
    assert problem.text("en") != problem.text("fr")


async def building(tables: Tables) -> tuple[Any, int]:
    """Return a table of Ceres where a player can build but has no Alloys, and their seat."""
    table = await Seated.start(tables, 2, game="ceres")
    live = await table.live()
    seat = live.waiting()[0]
    user_id = live.seats[seat].user_id
    assert user_id is not None
    await table.act(user_id, Leader("construction_yard", "build"))
    live = await table.live()
    live.position(seat).players[seat].goods["alloy"] = 0
    assert not [action for action in live.legal(seat) if kind(action) == "build"]
    return live, seat


async def test_what_cannot_be_paid_says_its_price(tables: Tables) -> None:
    """Also where it is refused at a glance, by id and by name, in the list too."""
    live, seat = await building(tables)
    words, view = live.words("fr"), live.seen(seat)
    asked = next(a for a in live.game.offers(live.position(seat), seat) if kind(a) == "build")
    name = words.choice(view, "build", "card", asked.card, {}).label
    why = live.game.refusal(live.position(seat), seat, asked)
    assert why is not None
    for text in (asked.card, name):
        given = {"card": text}
        problem = why_not(live, seat, "build", given, given)
        assert problem.text("fr").startswith(words.reason(why))
    assert words.reason(why) in answer(live, seat, "fr", words.action(view, asked))
    odd = {"card": "Nowhere"}
    assert "Nowhere" in why_not(live, seat, "build", odd, odd).text("en")


async def test_what_is_not_the_question_says_what_is(tables: Tables) -> None:
    live, seat = await building(tables)
    words = live.words("en")
    told = why_not(live, seat, "launch", {}, {}).text("en")
    assert f"Your decision now: {words.prompt(live.seen(seat), seat)}" in told
    name = live.names[seat]
    problem = why_not(live, 1 - seat, "launch", {}, {})
    assert f"Waiting for {name}." in problem.text("en")
    assert f"On attend {name}." in problem.text("fr")


async def ends(stage: Stage, table: Seated, seat: int, locale: str = "en-US") -> str:
    """Return the answer to a turn that ends too early; nothing of it is done."""
    live, before = await table.live(), await table.hash()
    who = Person(live.seats[seat].user_id or 0, live.seats[seat].name)
    end = f"b:end:{table.id}:{live.decision(seat)}:"
    answer = await stage.wire.press(who, 7, end, private=True, locale=locale)
    assert await table.hash() == before
    return answer.text


async def test_a_turn_that_cannot_be_ended_yet_says_what_is_missing(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 2)
    first, _ = await table.bids()
    await table.act(first, Build("site01", 1))
    for lang, locale in (("en", "en-US"), ("fr", "fr")):
        live, told = await table.live(), await ends(stage, table, 0, locale)
        words = live.words(lang)
        assert words.reason(NOT_NOW) in told
        assert words.prompt(live.seen(0), 0) in told
    waits = await ends(stage, table, 1)
    assert f"You have nothing to decide now. Waiting for {live.names[0]}." in waits


async def test_so_it_does_in_the_middle_of_a_phase(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 2, game="ares")
    live = await table.live()
    seat = live.waiting()[0]
    prompt = live.words("en").prompt(live.seen(seat), seat)
    assert f"Your decision now: {prompt}" in await ends(stage, table, seat)


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
                options = {**others, name: TYPED[what]}
                reading.read(await scene.use(CREATOR, command, options, channel=channel))
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
