"""The legend is offered to newcomers where a game begins, and can be looked at at any time."""

from __future__ import annotations

from typing import Any

import pytest

from bot.narration import posts
from bot.panel.build import panel
from bot.pictures import offer
from bot.service import lobby
from bot.service.asking import Asked
from bot.texts import say
from games import registry
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.test_closer import begun, ids, press
from tests.bot.wire import Person

LEGENDS = ("ceres", "ares", "luna_maris", "projet_ceres")


def ping(live: Any, lang: Language) -> str:
    """Return what the first ping of a table says in the table's language."""
    seats = live.waiting()
    people = [Asked(seat, live.seats[seat].user_id, loud=True) for seat in seats]
    assert live.lang == lang
    return posts.ping(live, live.seen(None), people)["content"]


@pytest.mark.parametrize("game", LEGENDS)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_first_panel_and_the_first_ping_name_it(
    stage: Stage, game: str, lang: Language
) -> None:
    table, who = await begun(stage, game)
    await lobby.change(table.tables, await table.live(), language=lang)
    live = await table.live()
    name = registry.get(game).words(lang).picture("legend").name
    first = panel(live, live.require_seat(who.id), lang).content
    assert say(lang, "panel-legend", picture=name) in first
    assert f"**{say(lang, 'button-look')}**" in first
    assert say(lang, "ping-legend", picture=name) in ping(live, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ping_names_the_command_as_it_is_called(lang: Language) -> None:
    command = f"/{say(lang, 'cmd-look-name')} {say(lang, 'cmd-zoom-name')}"
    assert f"**{command}**" in say(lang, "ping-legend", picture="?")


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


async def test_once_something_was_shown_nobody_is_told_any_more(stage: Stage) -> None:
    table, who = await begun(stage, "ceres")
    live = await table.live()
    assert offer(live, "en", "panel")
    for _ in range(20):
        if not live.opening:
            break
        await table.act(who.id, live.legal(live.require_seat(who.id))[-1])
        live = await table.live()
    assert not live.opening
    assert offer(live, "en", "panel") == offer(live, "en", "ping") == ""


async def test_a_game_without_a_legend_offers_none(three: Seated) -> None:
    live = await three.live()
    assert live.opening
    assert offer(live, "en", "panel") == ""


@pytest.mark.parametrize("game", LEGENDS)
async def test_it_is_among_the_pictures_to_look_at(stage: Stage, game: str) -> None:
    _, who = await begun(stage, game)
    opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
    shown = ids(await press(stage, who, opened["Look closer"]))
    aside = await press(stage, who, shown["Choose a picture…"], "legend")
    assert "Symbols" in aside.text
    assert aside.files
    stranger = Person(404, "Zoé")
    assert (await stage.wire.use(stranger, 7, ["look", "zoom"], {"picture": "symbols"})).files
