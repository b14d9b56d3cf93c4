"""Names of people disturb no text of the bot: messages, labels, suggestions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.posts.layout import drawn_as
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.shared.names import person as called
from games import registry
from games.core.actions import EndTurn
from games.core.text import LANGUAGES, Language
from tests.bot import seated, statuses
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated
from tests.bot.stage import Stage, path
from tests.bot.statuses import Scene, Status, shown
from tests.bot.test_every_status import GAMES, LOCALES, filled, numbered, uses
from tests.bot.wire import Answers, Person
from tests.nasty import NAMES, disturbed, labels_of, turned

PEOPLE = dict(zip((101, 102, 103), NAMES, strict=False))
CREATOR, OTHER = (Person(id, PEOPLE[id]) for id in (101, 102))
STRANGER = Person(999, NAMES[4])
MOST = 2
"""Controls of one name that are pressed."""


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each player a name that would disturb texts."""
    assert [called(each) for each in map(_user, PEOPLE.values())] == list(PEOPLE.values())
    monkeypatch.setattr(seated, "PEOPLE", PEOPLE)
    monkeypatch.setattr(statuses, "PEOPLE", PEOPLE)


def _user(name: str) -> Any:
    return type("User", (), {"id": 1, "name": "x", "display_name": name})


class Read:
    """Texts that were read, and their faults."""

    def __init__(self) -> None:
        self.wrong: list[tuple[object, str]] = []
        self.named = 0

    def read(self, answers: Answers, what: object) -> None:
        """Read all answers to a person and all posts."""
        for text in (*answers.texts, *answers.posted):
            self.text(text, what)
        for label in labels_of([answers.components, answers.suggested, answers.form]):
            self.label(label, what)

    def text(self, text: str, what: object) -> None:
        self.named += NAMES[0][:3] in text
        if wrong := disturbed(text, NAMES):
            self.wrong.append((what, wrong))

    def label(self, label: str, what: object) -> None:
        if wrong := turned(label) or ("escaped" if "\\" in label else ""):
            self.wrong.append((what, f"{wrong}: {label}"))


async def pressed(scene: Scene, read: Read, answers: Answers, person: Person, locale: str) -> None:
    """Press the shown controls, and the controls that they show, a few of each name."""
    new, seen = shown(answers.components), dict[str, int]()
    while new:
        control = new.pop()
        seen[control.name] = seen.get(control.name, 0) + 1
        if seen[control.name] > MOST:
            continue
        id_ = control.id(scene.table, await numbered(scene, control, person))
        answers = await scene.stage.wire.press(
            person, scene.channel, id_, control.values[:1], private=True, locale=locale
        )
        read.read(answers, (control.name, control.argument))
        new += shown(answers.components)
        if scene.changed:
            await scene.reset()


TRIED = [
    ("lobby", "dust", "fr"), ("playing", "dust", "en-US"), ("finished", "dust", "fr"),
    *(("playing", key, LOCALES[n % 2]) for n, key in enumerate(registry.game_keys())),
]  # fmt: skip
"""The toy game in every status, the others once: `tests.games.test_names` reads what they say."""


@pytest.mark.parametrize(("status", "game", "locale"), TRIED)
async def test_no_name_disturbs_what_is_answered(
    stage: Stage, tmp_path: Path, status: Status, game: str, locale: str
) -> None:
    scene, read = await Scene.set(stage, status, game, tmp_path / "test.db"), Read()
    commands = stage.commands()
    for number, command in enumerate(commands):
        person = (CREATOR, OTHER)[number % 2]
        if path(command)[0] in GAMES.values() and path(command)[0] != GAMES.get(game):
            continue
        for options in uses(command):
            answers = await stage.wire.use(
                person, scene.channel, path(command), filled(options, scene.table), locale=locale
            )
            read.read(answers, (command.qualified_name, options))
            if scene.changed:
                await scene.reset()
        for option in (each for each in command.parameters if each.autocomplete):
            answers = await stage.wire.use(
                person, scene.channel, path(command), {option.display_name: ""},
                focused=option.display_name, locale=locale,
            )  # fmt: skip
            read.read(answers, (command.qualified_name, option.name))
    for way in ("table act", "table plan", "table mine", "look log", "look history"):
        answers = await stage.wire.use(CREATOR, scene.channel, way.split(), locale=locale)
        await pressed(scene, read, answers, CREATOR, locale)
    assert read.wrong == []
    assert read.named


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_no_name_disturbs_what_is_posted(tables: Tables, lang: Language) -> None:
    table, read = await Seated.open(tables, 3), Read()
    async with tables.locked(table.id) as live:
        await lobby.change(tables, live, language=lang)
    told = Told(table)
    await lobby.start(tables, table.id, 101)
    await told.announce()
    for user in await table.bids():
        await table.act(user, EndTurn())
        await told.announce()
    for message in told.board.standing.values():
        for text in message.texts:
            read.text(text, "post")
        for label in message.buttons:
            read.label(label, "button")
    assert read.wrong == []
    assert read.named


@pytest.mark.parametrize(("lang", "told"), [("en", "” is 🚀."), ("fr", "» désigne 🚀.")])
async def test_a_post_says_whom_the_pictures_call_by_a_number(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, lang: Language, told: str
) -> None:
    for second in ("🚀", "Brian"):
        monkeypatch.setattr(seated, "PEOPLE", {101: "Ada", 102: second})
        table = await Seated.open(tables, 2, channel_id=70 + len(second))
        async with tables.locked(table.id) as live:
            await lobby.change(tables, live, language=lang)
        await lobby.start(tables, table.id, 101)
        live = await table.live()
        line = drawn_as(live, lang)
        assert (told in line) == (second == "🚀") == bool(line)
        channel = Told(table)
        await channel.announce()
        assert any(line and line in post.text for post in channel.board.posts) == bool(line)
