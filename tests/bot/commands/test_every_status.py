"""Every command, option and control, in every status of a table, everywhere, by everyone.

All are taken from the program's own lists (the command tree, and the controls found by opening
everything that leads somewhere), so a new one is tried here without being named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count, product
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot.process.routes import HANDLERS
from bot.service.seats import seating
from games import registry
from games.core.text import COMPUTER
from tests.bot.described import Forum
from tests.bot.stage import Stage, path
from tests.bot.statuses import (
    CREATOR,
    NO_TABLE,
    SEATED,
    STATUSES,
    STRANGER,
    WHO,
    Control,
    Options,
    Scene,
    Status,
    public,
    shown,
)
from tests.bot.wire import Answers, Person, Place

PLACES: tuple[Place, ...] = ("server", "thread", "direct", "group", "guest")
LOCALES = ("en-US", "fr")
BOT = Person(5, "Robot", bot=True)
POSTS = Forum(90)
DEFECT = re.compile(rf"\((error|erreur) |problem-|\bNone\b|[{{}}]|\?\?\?|{COMPUTER}")
"""What no text says: keys, holes, and the mark of a computer player that pictures draw."""
GAMES = {key: registry.get(key).command or key for key in registry.game_keys()}
"""What the slash command of each is."""


def fault(answers: Answers, logged: list[Any]) -> str:
    """Return the fault of an answer: no sentence, a defect, or something in the log."""
    loud = [each for each in logged if each["log_level"] not in ("debug", "info")]
    if loud:
        return f"logged {loud}"
    if answers.form is not None and not answers.texts:
        return ""
    if not answers.texts or not all(text.strip() for text in answers.texts):
        return f"nothing said: {answers}"
    if DEFECT.search("\n".join([*answers.texts, *answers.posted])):
        return f"no sentence: {answers.texts} {answers.posted}"
    return "acknowledged twice" if answers.acknowledged > 1 else ""


class Faults:
    """Faults, and the act that each happened in.

    `share` of the acts are tried, others in each status; a long test tries all.
    """

    def __init__(self, request: pytest.FixtureRequest, status: Status) -> None:
        self.found: list[tuple[object, str]] = []
        self.tried = 0
        self.every = request.node.get_closest_marker("long") is not None
        self._turn = STATUSES.index(status)

    def skips(self) -> bool:
        """Return whether the next act is left to the long test of this status."""
        self._turn += 1
        return not self.every and self._turn % SHARE != 0

    def check(self, answers: Answers, logged: list[Any], what: object) -> None:
        """Note a fault."""
        self.tried += 1
        if wrong := fault(answers, logged):
            self.found.append((what, wrong))

    def require_none(self, caplog: pytest.LogCaptureFixture) -> None:
        assert self.found == []
        assert self.tried
        assert caplog.records == []


SHARE = 4
"""One act of this many is tried in the short tests."""


def everywhere(others: Sequence[str]) -> list[Any]:
    """Return every status with one of others, in turn, and with each of them for a long test."""
    short = [(status, others[n % len(others)]) for n, status in enumerate(STATUSES)]
    return [
        *(pytest.param(*each, id="-".join(each)) for each in short),
        *(
            pytest.param(*each, id="-".join((*each, "every")), marks=pytest.mark.long)
            for each in product(STATUSES, others)
        ),
    ]


# Commands


def given(option: app_commands.Parameter) -> list[Any]:
    """Return what may be given for an option: something likely, and something odd."""
    kinds = discord.AppCommandOptionType
    match option.type:
        case kinds.boolean:
            return [True, False]
        case kinds.integer:
            return [option.min_value, option.max_value]
        case kinds.channel:
            return [POSTS, Forum(POSTS.id, allowed="0"), Forum(POSTS.id + 1)]
        case kinds.user | kinds.mentionable:
            return [STRANGER, SEATED, BOT]
        case kinds.string if option.choices:
            return [choice.value for choice in option.choices]
        case kinds.string:
            return [*LIKELY.get(option.name, ("1",)), "no such thing"]
        case _:
            raise AssertionError(f"nothing to give for {option.type}")


LIKELY = {"game": ("dust",), "name": ("A name",), "table": ("#",), "seat": ("1", "2")}
"""What texts may be; `#` stands for the table's number. A person's seat, and a computer's."""


def uses(command: app_commands.Command[Any, ..., Any]) -> Iterator[Options]:
    """Return options to use a command with: as few as possible, then each option in each way."""
    options = {each.display_name: given(each) for each in command.parameters}
    least = {each.display_name: given(each)[0] for each in command.parameters if each.required}
    yield least
    for name, values in options.items():
        for value in values:
            if least.get(name) != value:
                yield {**least, name: value}


async def used(
    scene: Scene, faults: Faults, command: Any, person: Person, place: Place, number: int
) -> None:
    """Use a command in every way, and have every option suggested."""
    at: dict[str, Any] = {"place": place, "locale": LOCALES[number % 2]}
    for options in uses(command):
        if faults.skips():
            continue
        what = (scene.status, place, person.name, command.qualified_name, options)
        with capture_logs() as logged:
            answers = await scene.use(person, command, options, **at)
        faults.check(answers, logged, what)
    for option in (each for each in command.parameters if each.autocomplete):
        if faults.skips():
            continue
        name = option.display_name
        with capture_logs() as logged:
            answers = await scene.use(person, command, {name: ""}, focused=name, **at)
        if logged or answers.suggested is None:
            what = (scene.status, place, person.name, command.qualified_name, name)
            faults.found.append((what, f"no suggestions: {logged}"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database of the stage is."""
    return tmp_path / "test.db"


@pytest.mark.parametrize(("status", "place"), everywhere(PLACES))
async def test_every_command(
    stage: Stage, file: Path, status: Status, place: Place, request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    scene = await Scene.set(stage, status, "dust", file)
    stage.wire.server.add_forum(POSTS.id)
    commands = [each for each in stage.commands() if path(each)[0] not in GAMES.values()]
    faults = Faults(request, status)
    for number, (command, person) in enumerate(product(commands, WHO.values())):
        await used(scene, faults, command, person, place, number)
    faults.require_none(caplog)


@pytest.mark.parametrize(("status", "game"), everywhere(list(GAMES)))
async def test_every_command_of_a_game(
    stage: Stage, file: Path, status: Status, game: str, request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    """Those of the table's own game, and of another one."""
    scene, places = await Scene.set(stage, status, game, file), count()
    commands = [each for each in stage.commands() if path(each)[0] in GAMES.values()]
    faults = Faults(request, status)
    for number, (command, person) in enumerate(product(commands, WHO.values())):
        if path(command)[0] == GAMES[game] or person is CREATOR:
            await used(scene, faults, command, person, PLACES[next(places) % len(PLACES)], number)
    faults.require_none(caplog)


# Controls


async def opened(scene: Scene) -> list[Control]:
    """Return what can be pressed at a table, one control of every name and way to press it.

    Everything that is shown is pressed once, which shows more.
    """
    new = await public(scene)
    ways = ["table act", "table plan", "table settings", "table undo", "look log", "look rules"]
    for person, command in product((CREATOR, SEATED), ways):
        answers = await scene.stage.wire.use(person, scene.channel, command.split())
        new += shown(answers.components)
    for channel, command, options in (
        (scene.channel + 1, ["table", "settings"], {"table": scene.table}),
        (scene.channel, ["look", "board"], {"text": True}),
    ):
        answers = await scene.stage.wire.use(CREATOR, channel, command, options)
        new += shown(answers.components)
    found: dict[tuple[str, str], Control] = {}
    while new:
        control = new.pop()
        if sum(name == control.name for name, _ in found) >= MOST:
            continue
        if found.setdefault((control.name, control.argument), control) is not control:
            continue
        for person in (CREATOR, SEATED):
            answers = await scene.press(person, control, control.values[:1], private=True)
            new += shown(answers.components)
    await scene.reset()
    return list(found.values())


HIDDEN = {
    "follow": "", "hand": "", "history-end": "0/auto//", "history-page": "3/auto//1", "log": "1",
    "log-turn": "1", "why-more": "1/page/0/", "why-page": "1", "words-page": "everything/0/1",
    "mark": "0/", "plan-mark": "0/", "agree": "4e25",
    "plan-agree": "4e25", "orders": "", "order-list": "ranked", "order-page": "ranked/0ff1ce//1",
    "order-add": "ranked/0ff1ce//0", "order-set": "ranked/0ff1ce/0/0", "order-give": "pass",
    "order-drop": "pass", "confirm": "", "time": "wait", "take": "",
    "overtime": "", "later": "", "later-page": "0/", "later-pick": "4e25", "later-agree": "4e25",
    "rematch": "", "film": "", "deal": "", "symbols": "page/0/", "howto-symbols": "dust",
    "plan-up": "", "plan-choices": "", "pay": "4e25", "plan-pay": "4e25", "later-pay": "4e25",
    "fill": "", "howto-first": "dust", "begin": "", "practise": "dust", "elsewhere": "",
    "help": "commands",
    "decline": "", "me": "", "me-form": "", "me-forget": "", "me-forgotten": "",
    "moments": "", "moments-next": "1", "play-on": "1////", "play-on-start": "1////",
    "find-join": "0//", "find-page": "0//", "seek-form": "", "seek-stop": "1",
    "season-show": "1", "season-join": "1", "season-leave": "1",
    "season-leave-sure": "1",
    "seek-computers": "1",
    "mine": "1", "stats": "101..0", "ranking": "101..0", "ratings": "on",
}  # fmt: skip
"""Names, with an argument, of controls that a young table does not show. One is under messages of
older versions, one is for invited people, two are in the list of open tables. Others are for votes
about players out of time, for results, for a practice, the help, records and games with symbols.
Some turn the pages of a text that has one page here or lead to later turns; some are for games in
which cards are marked or sold for a price, or in which orders are given in advance, and some for
people's own settings."""
MENUS = [
    {
        "custom_id": f"s:{name}:{NO_TABLE}:0:{'1////' if name.startswith('play-on') else ''}",
        "options": [{"value": value}],
    }
    for name, value in (
        ("history-jump", "1"), ("look-page", "everything/0/1"), ("holds", "round"),
        ("later-choose", "0ff1ce"), ("later-drop", "1"), ("me-set", "shoes"),
        ("set", "remind"), ("set-pace", "pace"), ("set-option", "length"),
        ("cancels-set", "round"), ("play-on-seat", "1"), ("play-on-level", "random"),
        ("play-on-deal", "same"), ("seek-block", "101"), ("seek-unblock", "101"),
        ("invite-where", "1"),
    )
]  # fmt: skip
"""The menus of later rounds, of the pages of a text that has one page here, of games with holds or
delayed plays, of games that are over, and of people's own settings."""
MOST = 3
"""Controls of one name that are tried."""


async def pressed(
    scene: Scene, faults: Faults, control: Control, person: Person, place: Place, number: int
) -> None:
    """Press a control as shown now and as shown long ago, in public and in private."""
    here, locale = number % 4 < 2, LOCALES[number % 2]
    for decision, values, private in (
        (None, control.values[:1], here),
        (9999, control.values[-1:], not here),
    ):
        what = (scene.status, place, person.name, control.name, control.argument, values, decision)
        with capture_logs() as logged:
            answers = await scene.press(
                person, control, values, decision=decision, private=private, place=place,
                locale=locale,
            )  # fmt: skip
        faults.check(answers, logged, what)


FOUND: list[Control] = []
"""What `controls` found: it is the same for every status, and takes a while."""


@pytest.fixture
async def controls(stage: Stage, file: Path) -> list[Control]:
    """Return every control of the toy game's tables, before the start and during play."""
    found: dict[tuple[str, str], Control] = {}
    for status in () if FOUND else ("lobby", "playing"):
        scene = await Scene.set(stage, status, "dust", file)
        for control in await opened(scene):
            found.setdefault((control.name, control.argument), control)
        await seating.cancel(stage.app.tables, scene.table)
    FOUND.extend(found.values())
    ids = [f"b:{name}:{NO_TABLE}:0:{argument}" for name, argument in HIDDEN.items()]
    return [*FOUND, *(Control({"custom_id": each}) for each in ids), *map(Control, MENUS)]


async def test_every_control_is_found(controls: list[Control]) -> None:
    # Forms that are sent are tried where forms are (test_plans).
    sent = {name for name in HANDLERS if name.endswith("-sent")}
    assert {control.name for control in controls} == set(HANDLERS) - sent


@pytest.mark.parametrize(("status", "place"), everywhere(PLACES))
async def test_every_control(
    stage: Stage, file: Path, status: Status, place: Place, controls: list[Control],
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    scene = await Scene.set(stage, status, "dust", file)
    assert scene.table != NO_TABLE or status == "none"
    faults = Faults(request, status)
    for number, (control, person) in enumerate(product(controls, WHO.values())):
        if not faults.skips():
            await pressed(scene, faults, control, person, place, number)
    faults.require_none(caplog)
