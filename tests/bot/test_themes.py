"""Themes: each person's for private pictures, each table's for public ones."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import db.users as users_db
from bot.platform import limits, pictures
from bot.platform.command_sync import payload
from bot.platform.forms import One
from bot.posts import layout
from bot.posts.grouping import Begun
from bot.screens.table_settings import TOPICS, panel, parts
from bot.service.seats import lobby
from bot.shared.text import say
from games.core.text import LANGUAGES, Language
from rendering.pictures import Picture
from rendering.theme import DARK, HIGH_CONTRAST, THEMES
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.test_closer import begun, ids, press
from tests.bot.wire import Person

ADA, BRIAN = Person(101, "Ada"), Person(102, "Brian")
NOWHERE = 99
"""A channel without a table."""


@pytest.fixture
def drawn(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the themes of the pictures that were drawn since the list was emptied."""
    seen: list[str] = []

    async def draw(*_: Any, theme: Any, **__: Any) -> Picture:
        seen.append(theme.key)
        return Picture(b"not drawn here", 1, 1, "A picture")

    monkeypatch.setattr(stage.app.pictures.renderer, "draw", draw)
    return seen


async def choose(stage: Stage, who: Person, key: str, **more: Any) -> str:
    """Choose a theme for oneself, where there is no table."""
    return (await stage.wire.use(who, NOWHERE, ["look", "theme"], {"colours": key}, **more)).text


async def looked(
    stage: Stage, drawn: list[str], who: Person, *path: str, **options: Any
) -> set[str]:
    """Return the themes of the pictures that a command shows a person."""
    drawn.clear()
    await stage.wire.use(who, 7, list(path), options)
    assert drawn
    return set(drawn)


async def test_one_chooses_for_oneself_before_any_table_and_sees_it_everywhere(
    stage: Stage, drawn: list[str]
) -> None:
    assert "High contrast" in await choose(stage, ADA, "contrast")
    _, who = await begun(stage, "ceres")
    if who != ADA:
        await choose(stage, who, "contrast")
    other = next(person for person in (ADA, BRIAN) if person != who)
    await choose(stage, other, "dark")
    ways: list[tuple[list[str], dict[str, Any]]] = [
        (["table", "act"], {}),
        (["table", "hand"], {}),
        (["look", "board"], {}),
        (["look", "catch-up"], {}),
        (["look", "zoom"], {"picture": "belt"}),
    ]
    for way, options in ways:
        if way != ["table", "act"]:
            assert await looked(stage, drawn, other, *way, **options) == {"dark"}, way
        assert await looked(stage, drawn, who, *way, **options) == {"contrast"}, way
    for way, options in ways[2:]:
        if way != ["look", "catch-up"]:  # shared answers have the table's
            shared = await looked(stage, drawn, who, *way, share=True, **options)
            assert shared == {"dark"}, way


async def test_what_stands_in_place_of_the_panel_has_ones_own_theme_too(
    stage: Stage, drawn: list[str]
) -> None:
    _, who = await begun(stage, "ceres")
    await choose(stage, who, "contrast")
    opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
    drawn.clear()
    shown = ids(await press(stage, who, opened["Zoom in"]))
    await press(stage, who, shown["Choose a picture…"], "locations")
    assert set(drawn) == {"contrast"}
    assert len(drawn) == 2


async def test_the_panel_is_drawn_anew_once_the_theme_has_changed(
    stage: Stage, drawn: list[str]
) -> None:
    """A panel whose picture stands is not drawn again for a step within the same decision."""
    _, who = await begun(stage, "ceres")
    await stage.wire.use(who, 7, ["table", "act"])
    previews = stage.app.client.context.previews
    assert any(whose[1] == who.id for whose in previews._attached)
    await choose(stage, who, "contrast")
    assert not any(whose[1] == who.id for whose in previews._attached)


async def test_a_table_has_its_own_for_all_to_see(stage: Stage, drawn: list[str]) -> None:
    table, _ = await begun(stage, "ceres")
    await choose(stage, ADA, "dark")
    settings = ids(await stage.wire.use(ADA, 7, ["table", "settings"]))
    opened = await press(stage, ADA, settings["Language and pictures…"])
    assert opened.form is not None
    changed = await stage.wire.submit(ADA, 7, opened.form, {"theme": "contrast"})
    assert "Pictures in the channel: High contrast" in changed.text
    assert changed.new == 0  # in place of the panel
    table.tables.drop(table.id)  # it is stored
    live = await table.live()
    assert pictures.theme_of_table(live) is HIGH_CONTRAST
    (row, *_) = await table.pending("post") or [
        SimpleNamespace(kind="post", first_seq=1, last_seq=live.row.public_seq)
    ]
    drawn.clear()
    found: Any = row
    await layout.post(table.tables, stage.app.pictures, live, found, Begun(1))
    assert set(drawn) == {"contrast"}
    assert await looked(stage, drawn, ADA, "look", "board", share=True) == {"contrast"}
    assert await looked(stage, drawn, ADA, "look", "board") == {"dark"}


async def test_only_who_may_change_the_settings_changes_the_tables_theme(stage: Stage) -> None:
    table, _ = await begun(stage, "ceres")
    (form,) = [
        id_ for label, id_ in ids(await stage.wire.use(ADA, 7, ["table", "settings"])).items()
        if label.startswith("Language and pictures")
    ]  # fmt: skip
    opened = await press(stage, ADA, form)
    assert opened.form is not None
    refused = await press(stage, BRIAN, form)
    assert refused.form is None
    assert refused.text
    for refused in (
        await stage.wire.submit(BRIAN, 7, opened.form, {"theme": "contrast"}),
        await press(stage, BRIAN, f"s:set:{table.id}:0:theme", "contrast"),
    ):
        assert refused.text
    assert pictures.theme_of_table(await table.live()) is DARK


async def test_a_theme_that_is_none_of_ours_is_the_default(stage: Stage) -> None:
    database = stage.app.database
    async with database.writing() as conn:
        await users_db.update_user(conn, ADA.id, theme="sepia")
    assert await pictures.theme_of_person(database, ADA.id) is DARK
    assert await pictures.theme_of_person(database, 404) is DARK  # nothing was ever set
    table = await Seated.open(stage.app.tables, 2)
    live = await table.live()
    await lobby.change(table.tables, live, settings={"theme": "sepia"})
    assert pictures.theme_of_table(await table.live()) is DARK


async def test_the_theme_is_kept_beside_what_else_one_has_set(stage: Stage) -> None:
    await choose(stage, ADA, "contrast")
    database = stage.app.database
    async with database.writing() as conn:
        await users_db.update_user(conn, ADA.id, locale="fr")
    assert await pictures.theme_of_person(database, ADA.id) is HIGH_CONTRAST


async def test_what_is_on_or_off_is_a_box(stage: Stage) -> None:
    table, _ = await begun(stage, "ceres")
    for forced in (False, True):
        opened = await press(stage, ADA, f"b:settings-form:{table.id}:0:waiting")
        assert opened.form is not None
        changed = await stage.wire.submit(ADA, 7, opened.form, {"forced": forced})
        assert (await table.live()).row.settings["forced"] is forced
        now = say("en", f"forced-{'on' if forced else 'off'}")
        assert say("en", "setting-forced", now=now) in changed.text


@pytest.mark.parametrize("value", ["contrast", "sepia"])
async def test_controls_of_the_version_before_set_what_they_say(stage: Stage, value: str) -> None:
    """Menus of themes, and buttons that turned something on or off."""
    table, _ = await begun(stage, "ceres")
    await press(stage, ADA, f"s:set:{table.id}:0:theme", value)
    assert pictures.theme_of_table(await table.live()).key == {"sepia": "dark"}.get(value, value)
    await press(stage, ADA, f"b:set:{table.id}:0:forced/off")
    assert (await table.live()).row.settings["forced"] is False


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_settings_have_whole_labels_and_name_every_theme(
    stage: Stage, lang: Language
) -> None:
    table, _ = await begun(stage, "ceres")
    for forced in (True, False):
        live = await table.live()
        await lobby.change(table.tables, live, settings={"forced": forced})
        live = await table.live()
        text, _ = panel(live, lang, NOWHERE)
        assert say(lang, f"forced-{'on' if forced else 'off'}") in text
        asked = [part for topic in TOPICS for part in parts(live, lang, topic)]
        assert all(len(part.label) <= limits.INPUT_LABEL for part in asked)
        assert all(len(part.help) <= limits.INPUT_HELP for part in asked)
    (theme,) = [part for part in asked if isinstance(part, One) and part.key == "theme"]
    for key in THEMES:
        (found,) = [each for each in theme.options if each[0] == key]
        assert found == (key, say(lang, f"theme-{key}"), say(lang, f"theme-{key}-help"))


async def test_the_command_names_every_theme_in_every_language(stage: Stage) -> None:
    looking = next(each for each in await payload(stage.app.client.tree) if each["name"] == "look")
    (command,) = [each for each in looking["options"] if each["name"] == "theme"]
    (option,) = command["options"]
    assert [choice["value"] for choice in option["choices"]] == list(THEMES)
    for choice in option["choices"]:
        names = {"en": choice["name"], **choice["name_localizations"]}
        for lang in LANGUAGES:
            assert names[lang].startswith(say(lang, f"theme-{choice['value']}"))
            assert say(lang, f"theme-{choice['value']}-help") in names[lang]
            assert len(names[lang]) <= limits.CHOICE_NAME
