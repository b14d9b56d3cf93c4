"""Where only a person has installed the bot: groups, and servers without it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.platform.context import HostPages
from bot.process.routes import HANDLERS
from bot.service.tables import direct_messages
from db import models, users
from tests.bot.described import ELSEWHERE, Person, Place
from tests.bot.seated import Seated
from tests.bot.stage import Stage, path
from tests.bot.statuses import CREATOR, Scene
from tests.bot.wire import Answers
from tests.e2e.harness import components

ADA = Person(101, "Ada")
OUTSIDE = 55005
"""A channel of which the bot knows nothing."""
REFUSED = {
    "en-US": "This only works on a server that I’m on",
    "fr": "que sur un serveur où je suis",
}
ANYWHERE = {"table mine", "table me"}
places = pytest.mark.parametrize("place", ["group", "guest"])


def alone(answers: Answers) -> str:
    """Return an answer that only the person sees; nothing else was sent."""
    assert answers.private
    assert all(answers.private)
    assert answers.posted == []
    return answers.text


@places
async def test_ones_tables_are_listed(stage: Stage, place: Place) -> None:
    table = await Seated.start(stage.app.tables, 2)
    answers = await stage.wire.use(ADA, OUTSIDE, ["table", "mine"], place=place)
    assert f"#{table.id}" in alone(answers)


@places
async def test_long_lists_have_pages(stage: Stage, place: Place) -> None:
    wire = stage.wire
    for number in range(30):
        await Seated.open(stage.app.tables, 1, channel_id=100 + number)
    first = await wire.use(ADA, OUTSIDE, ["table", "mine"], place=place)
    onward = first.ids[-1]
    assert onward.startswith("b:mine:")
    second = await wire.press(ADA, OUTSIDE, onward, private=True, place=place)
    assert "#" in second.text
    assert second.text != first.text


@places
async def test_settings_are_shown_and_changed(stage: Stage, place: Place) -> None:
    """With options, with the form, and with buttons."""
    wire = stage.wire
    shown = await wire.use(
        ADA, OUTSIDE, ["table", "me"], {"time-zone": "Europe/Paris"}, place=place
    )
    assert "Europe/Paris" in alone(shown) or "Paris" in alone(shown)
    (change,) = [each for each in shown.ids if each.startswith("b:me-form:")]
    opened = await wire.press(ADA, OUTSIDE, change, private=True, place=place)
    assert opened.form is not None
    entered = {"language": "fr", "direct": direct_messages.WAYS[-1]}
    sent = await wire.submit(ADA, OUTSIDE, opened.form, entered, place=place)
    assert "Vos réglages" in sent.text
    (amounts,) = [each for each in sent.ids if each.startswith("b:me-set:")]
    pressed = await wire.press(ADA, OUTSIDE, amounts, private=True, place=place)
    assert "Vos réglages" in pressed.text
    async with stage.app.database.reading() as conn:
        user = await users.get_user(conn, ADA.id)
    assert user.locale == "fr"
    assert direct_messages.of(user) == direct_messages.WAYS[-1]


@places
async def test_nothing_is_stored_about_the_place(stage: Stage, place: Place) -> None:
    await Seated.start(stage.app.tables, 2)
    await stage.wire.use(ADA, OUTSIDE, ["table", "mine"], place=place)
    await stage.wire.use(ADA, OUTSIDE, ["table", "me"], {"time-zone": "Europe/Paris"}, place=place)
    async with stage.app.database.reading() as conn:
        rows = [
            tuple(row)
            for table in models.metadata.sorted_tables
            for row in await conn.execute(select(table))
        ]
    assert "Europe/Paris" in str(rows)
    assert str(OUTSIDE) not in str(rows)
    assert str(ELSEWHERE) not in str(rows)


@places
async def test_data_is_deleted(stage: Stage, place: Place) -> None:
    table = await Seated.start(stage.app.tables, 2)
    asked = await stage.wire.press(ADA, OUTSIDE, "b:me-forget:0:0:", private=True, place=place)
    (sure,) = [each for each in asked.ids if ":me-forgotten:" in each]
    await stage.wire.press(ADA, OUTSIDE, sure, private=True, place=place)
    live = await table.live()
    assert "Ada" not in str([(seat.name, seat.user_id) for seat in live.seats])


@places
async def test_time_zones_are_suggested(stage: Stage, place: Place) -> None:
    answers = await stage.wire.use(
        ADA, OUTSIDE, ["table", "me"], {"time-zone": "Paris"}, focused="time-zone", place=place
    )
    assert answers.suggested


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database of the stage is."""
    return tmp_path / "test.db"


@places
async def test_all_other_commands_say_so_and_change_nothing(
    stage: Stage, file: Path, place: Place
) -> None:
    """Even in the channel of a table, on a server that has removed the bot."""
    scene = await Scene.set(stage, "playing", "dust", file)
    tried = 0
    for command in stage.commands():
        if command.qualified_name in ANYWHERE:
            continue
        answers = await stage.wire.use(
            CREATOR, scene.channel, path(command), place=place, locale=["en-US", "fr"][tried % 2]
        )
        assert REFUSED[["en-US", "fr"][tried % 2]] in alone(answers), command.qualified_name
        tried += 1
    assert tried > 30
    assert not scene.changed


@places
async def test_all_other_controls_say_so_and_change_nothing(
    stage: Stage, file: Path, place: Place
) -> None:
    scene = await Scene.set(stage, "playing", "dust", file)
    for name, handler in HANDLERS.items():
        if handler.anywhere or name.endswith("-sent"):
            continue
        answers = await stage.wire.press(
            CREATOR, scene.channel, f"b:{name}:{scene.table}:0:", private=True, place=place
        )
        assert REFUSED["en-US"] in alone(answers), name
    assert not scene.changed


@places
async def test_forms_say_so_and_change_nothing(stage: Stage, file: Path, place: Place) -> None:
    scene = await Scene.set(stage, "playing", "dust", file)
    for name in (each.removesuffix("-sent") for each in HANDLERS if each.endswith("-sent")):
        if HANDLERS[f"{name}-sent"].anywhere:
            continue
        form = {"custom_id": f"m:{name}:{scene.table}:0:", "components": []}
        answers = await stage.wire.submit(CREATOR, scene.channel, form, {}, place=place)
        assert REFUSED["en-US"] in alone(answers), name
    assert not scene.changed


@places
async def test_nothing_is_suggested_by_other_commands(
    stage: Stage, file: Path, place: Place
) -> None:
    scene = await Scene.set(stage, "playing", "dust", file)
    answers = await stage.wire.use(
        CREATOR, scene.channel, ["table", "settings"], {"table": ""}, focused="table", place=place
    )
    assert answers.suggested == []


def test_only_the_controls_of_the_two_commands_work_anywhere() -> None:
    assert {name for name, handler in HANDLERS.items() if handler.anywhere} == {
        "mine", "me", "me-form", "me-form-sent", "me-set", "me-forget", "me-forgotten",
    }  # fmt: skip


async def test_a_server_of_the_bot_is_no_other_one_for_those_who_installed_it_themselves(
    stage: Stage, file: Path
) -> None:
    """Discord then names the server and the person."""
    scene = await Scene.set(stage, "playing", "dust", file)
    answers = await stage.wire.use(
        CREATOR, scene.channel, ["look", "board"], place="server", installed=True
    )
    assert "a server that I’m on" not in answers.text


async def test_the_menu_on_a_name_says_so(stage: Stage) -> None:
    await Seated.open(stage.app.tables, 1)
    answers = await stage.wire.pick(
        ADA, OUTSIDE, "Invite to my table", Person(102, "Brian"), place="guest"
    )
    assert REFUSED["en-US"] in alone(answers)


HOST = HostPages("https://example.org/privacy", "https://example.org/terms")


@pytest.mark.parametrize("place", ["server", "direct", "group", "guest"])
async def test_the_hosts_pages_are_a_press_away(stage: Stage, place: Place) -> None:
    """With the help, and where people delete their data; also after a change of the language."""
    client = stage.app.client
    for pages, expected in ((HostPages(), []), (HOST, [HOST.privacy, HOST.terms])):
        client.context = replace(client.context, pages=pages)
        settings = await stage.wire.use(ADA, OUTSIDE, ["table", "me"], place=place)
        shown = [settings]
        if place in ("server", "direct"):
            shown.append(await stage.wire.use(ADA, OUTSIDE, ["table", "help"], place=place))
            (practice,) = [each for each in shown[-1].ids if each.endswith(":practice")]
            shown.append(await stage.wire.press(ADA, OUTSIDE, practice, private=True, place=place))
        for answers in shown:
            found = components({"components": answers.components})
            assert [each["url"] for each in found if "url" in each] == expected
    (amounts,) = [each for each in settings.ids if each.startswith("b:me-set:")]
    again = await stage.wire.press(ADA, OUTSIDE, amounts, private=True, place=place, locale="fr")
    found = components({"components": again.components})
    assert [each["label"] for each in found if "url" in each] == ["Confidentialité", "Conditions"]
