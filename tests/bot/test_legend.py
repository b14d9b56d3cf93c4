"""The legend, offered to newcomers where a game begins, and shown at any time."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panel.panel import panel
from bot.platform.page import plain
from bot.platform.pictures import has_legend, offer
from bot.posts import layout
from bot.service.notices.ping_messages import PingTarget
from bot.service.seats import lobby
from bot.shared.text import say
from games import registry
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.test_closer import begun, ids, press
from tests.bot.wire import Person

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
    first = panel(live, live.require_seat(who.id), lang)
    assert say(lang, "panel-legend", picture=name) in first.text
    asked = ping(live, lang)
    assert say(lang, "ping-legend", picture=name) in asked["content"]
    for shown in (first, plain("", asked["view"])):
        (label,) = [each for each, id_ in ids(shown).items() if "symbols" in id_]
        assert label == name


@pytest.mark.parametrize("game", LEGENDS)
async def test_the_button_shows_the_picture_in_place_of_the_panel_or_beside_the_ping(
    stage: Stage, game: str
) -> None:
    table, who = await begun(stage, game)
    live = await table.live()
    opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
    aside = await press(stage, who, opened["Symbols"])
    assert (aside.new, aside.files) == (0, 1)
    assert "**Symbols**" in aside.text
    back = await press(stage, who, ids(aside)["Back"])
    assert ids(back) == opened
    beside = ids(plain("", ping(live, "en")["view"]))
    shown = await stage.wire.press(Person(404, "Zoé"), 7, beside["Symbols"], (), private=False)
    assert shown.files == 1
    assert shown.private == [True]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("where", ["ping", "panel"])
def test_newcomers_who_listen_are_told_how_to_have_the_board_in_words(
    lang: Language, where: str
) -> None:
    command = f"/{say(lang, 'cmd-look-name')} {say(lang, 'cmd-board-name')}"
    option = say(lang, "opt-text-name")
    line = say(lang, f"{where}-legend", picture="?")
    assert f"`{command}`" in line
    assert f"`{option}`" in line


async def test_it_is_offered_to_all_as_the_game_begins_and_to_each_in_their_first_turn(
    stage: Stage,
) -> None:
    """The same holds if the table was loaded again in between."""
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
        table.tables.drop(table.id)
        live = await table.live()


async def test_a_game_without_a_legend_offers_none(three: Seated) -> None:
    live = await three.live()
    assert live.opening
    assert offer(live, "en", "panel", 0) == offer(live, "en", "ping") == ""


@pytest.mark.parametrize("game", LEGENDS)
async def test_it_is_among_the_pictures_to_look_at(stage: Stage, game: str) -> None:
    _, who = await begun(stage, game)
    opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
    looked = await press(stage, who, opened["Zoom in"])
    pictures = next(
        each for each in looked.controls if each.get("placeholder") == "Choose a picture…"
    )
    assert pictures["options"][0]["value"] == "legend"
    shown = ids(looked)
    aside = await press(stage, who, shown["Choose a picture…"], "legend")
    assert "Symbols" in aside.text
    assert aside.files
    stranger = Person(404, "Zoé")
    assert (await stage.wire.use(stranger, 7, ["look", "zoom"], {"picture": "symbols"})).files
