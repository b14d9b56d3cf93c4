"""Themes of pictures, each person's and each table's, and the legend of their symbols."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import db.users as users_db
from bot.panel.panel import panel as decision_panel
from bot.panel.previews import Previews
from bot.platform import limits, pictures
from bot.platform.forms import One
from bot.platform.page import plain
from bot.platform.pictures import has_legend, offer
from bot.posts import layout
from bot.posts.grouping import Begun
from bot.screens.table_settings import TOPICS, panel, parts
from bot.service.notices.ping_messages import PingTarget
from bot.service.seats import lobby
from bot.shared.text import say
from games import registry
from games.core.text import LANGUAGES, Language
from rendering.pictures import Picture
from rendering.theme import DARK, HIGH_CONTRAST, THEMES
from tests.bot.panel.test_aside import begun, ids, press
from tests.bot.seated import Seated
from tests.bot.stage import Stage
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
    """A panel whose picture stands is drawn again only once the theme has changed."""
    _, who = await begun(stage, "ceres")
    opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
    previews = stage.app.client.context.previews
    assert isinstance(previews, Previews)
    (newest,) = previews._newest.values()
    assert newest.mark is not None
    await choose(stage, who, "contrast")
    assert newest.mark is None
    drawn.clear()
    shown = ids(await press(stage, who, opened["Zoom in"]))
    await press(stage, who, shown["Choose a picture…"], "locations")
    assert drawn == ["contrast"] * 2


async def test_a_table_has_its_own_for_all_to_see(stage: Stage, drawn: list[str]) -> None:
    table, _ = await begun(stage, "ceres")
    await choose(stage, ADA, "dark")
    settings = ids(await stage.wire.use(ADA, 7, ["table", "settings"]))
    opened = await press(stage, ADA, settings["Language and pictures…"])
    assert opened.form is not None
    changed = await stage.wire.submit(ADA, 7, opened.form, {"theme": "contrast"})
    assert "Pictures in the channel: High contrast" in changed.text
    assert changed.new == 0  # in place of the panel
    live = await table.reload()
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


async def test_only_who_may_change_the_settings_changes_them(stage: Stage) -> None:
    """The table's theme, in a form and by the menus and buttons of the version before."""
    table, _ = await begun(stage, "ceres")
    settings = ids(await stage.wire.use(ADA, 7, ["table", "settings"]))
    (form,) = [id_ for label, id_ in settings.items() if label.startswith("Language and pictures")]
    opened = await press(stage, ADA, form)
    assert opened.form is not None
    assert (await press(stage, BRIAN, form)).form is None
    for refused in (
        await press(stage, BRIAN, form),
        await stage.wire.submit(BRIAN, 7, opened.form, {"theme": "contrast"}),
        await press(stage, BRIAN, f"s:set:{table.id}:0:theme", "contrast"),
    ):
        assert refused.text
    assert pictures.theme_of_table(await table.live()) is DARK
    for value, theme in (("contrast", "contrast"), ("sepia", "dark")):
        await press(stage, ADA, f"s:set:{table.id}:0:theme", value)
        assert pictures.theme_of_table(await table.live()).key == theme
    await press(stage, ADA, f"b:set:{table.id}:0:forced/off")
    assert (await table.live()).row.settings["forced"] is False
    for forced in (True, False):
        opened = await press(stage, ADA, f"b:settings-form:{table.id}:0:waiting")
        assert opened.form is not None
        changed = await stage.wire.submit(ADA, 7, opened.form, {"forced": forced})
        assert (await table.live()).row.settings["forced"] is forced
        now = say("en", f"forced-{'on' if forced else 'off'}")
        assert say("en", "setting-forced", now=now) in changed.text


async def test_a_theme_that_is_none_of_ours_is_the_default(stage: Stage) -> None:
    """What else one has set leaves one's own as it is."""
    database = stage.app.database
    for theme, found in (("sepia", DARK), ("contrast", HIGH_CONTRAST)):
        async with database.writing() as conn:
            await users_db.update_user(conn, ADA.id, theme=theme)
            await users_db.update_user(conn, ADA.id, locale="fr")
        assert await pictures.theme_of_person(database, ADA.id) is found
    assert await pictures.theme_of_person(database, 404) is DARK  # nothing was ever set
    table = await Seated.open(stage.app.tables, 2)
    await lobby.change(table.tables, await table.live(), settings={"theme": "sepia"})
    assert pictures.theme_of_table(await table.live()) is DARK


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


LEGENDS = [key for key in registry.game_keys() if has_legend(registry.get(key))]


def ping(live: Any, lang: Language) -> dict[str, Any]:
    """Return the first ping of a table in the table's language."""
    seats = live.waiting()
    people = [PingTarget(seat, live.seats[seat].user_id, loud=True) for seat in seats]
    assert live.lang == lang
    return layout.ping(live, live.seen(None), people)


@pytest.mark.parametrize("game", LEGENDS)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_first_panel_and_the_first_ping_have_a_button_for_it_and_name_it(
    stage: Stage, game: str, lang: Language
) -> None:
    table, who = await begun(stage, game)
    await lobby.change(table.tables, await table.live(), language=lang)
    live = await table.live()
    name = registry.get(game).words(lang).picture("legend").name
    first = decision_panel(live, live.require_seat(who.id), lang)
    assert say(lang, "panel-legend", picture=name) in first.text
    asked = ping(live, lang)
    assert say(lang, "ping-legend", picture=name) in asked["content"]
    for shown in (first, plain("", asked["view"])):
        (label,) = [each for each, id_ in ids(shown).items() if "symbols" in id_]
        assert label == name


@pytest.mark.parametrize("game", LEGENDS)
async def test_the_legend_is_shown_in_place_of_the_panel_or_beside_the_ping(
    stage: Stage, game: str
) -> None:
    """And it is among the pictures to look at."""
    table, who = await begun(stage, game)
    live = await table.live()
    opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
    aside = await press(stage, who, opened["Symbols"])
    assert (aside.new, aside.files) == (0, 1)
    assert "**Symbols**" in aside.text
    assert ids(await press(stage, who, ids(aside)["Back"])) == opened
    beside = ids(plain("", ping(live, "en")["view"]))
    stranger = Person(404, "Zoé")
    shown = await stage.wire.press(stranger, 7, beside["Symbols"], (), private=False)
    assert (shown.files, shown.private) == (1, [True])
    looked = await press(stage, who, opened["Zoom in"])
    menus = {each.get("placeholder"): each.get("options") for each in looked.controls}
    assert menus["Choose a picture…"][0]["value"] == "legend"
    aside = await press(stage, who, ids(looked)["Choose a picture…"], "legend")
    assert "Symbols" in aside.text
    assert aside.files
    assert (await stage.wire.use(stranger, 7, ["look", "zoom"], {"picture": "symbols"})).files


async def test_it_is_offered_to_all_as_the_game_begins_and_to_each_in_their_first_turn(
    stage: Stage,
) -> None:
    """The same holds if the table was loaded again in between; a game without one offers none."""
    plain_game = await (await Seated.start(stage.app.tables, 3, 8)).live()
    assert plain_game.opening
    assert offer(plain_game, "en", "panel", 0) == offer(plain_game, "en", "ping") == ""
    table, who = await begun(stage, "ceres")
    live = await table.live()
    seat = live.require_seat(who.id)
    others = [each.seat for each in live.seats if each.seat != seat]
    assert offer(live, "en", "panel", seat)
    for _ in range(20):
        if not live.opening:
            break
        await table.act(who.id, live.legal(seat)[-1])
        live = await table.live()
    assert not live.opening
    for _ in range(2):
        assert offer(live, "en", "ping") == offer(live, "en", "panel", seat) == ""
        assert all(offer(live, "en", "panel", other) for other in others)
        live = await table.reload()
