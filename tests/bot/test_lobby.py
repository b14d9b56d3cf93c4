"""What stands in the lobby message."""

from __future__ import annotations

import pytest

import bot.commands  # noqa: F401  registers what controls do
from bot.controls import PressButton, PressMenu
from bot.errors import SetupProblem
from bot.lobby import content
from bot.lobby_options import listed, options_panel
from bot.service import lobby as service
from bot.service.tables import Tables
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated


async def test_the_lobby_tells_how_many_are_still_missing(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    assert "1 of 3 seats taken. 1 more player is needed to start." in content(await table.live())
    await service.join(tables, table.id, 102, "Brian")
    assert "2 of 3 seats taken. Ready to start." in content(await table.live())


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_is_not_standard_stands_out(tables: Tables, lang: Language) -> None:
    """In the lobby, with what would be standard, and on the page of options and its menus."""
    table = await Seated.open(tables, 2)
    async with tables.locked(table.id) as held:
        await service.change(tables, held, language=lang)
    before = content(await table.live()).split("\n")
    none = {"en": "-# All options are standard: see *Options*.",
            "fr": "-# Toutes les options sont standard\u202f: voir *Options*."}  # fmt: skip
    assert none[lang] in before
    await service.set_option(tables, table.id, "length", "3")
    await service.set_clocks(tables, table.id, "pace", "slow")
    live = await table.live()
    after = content(live).split("\n")
    (shown,) = [line for line in after if line.startswith("**")]
    length = {"en": "**Length: 3** (standard: 2)", "fr": "**Durée\u202f: 3** (standard\u202f: 2)"}[
        lang
    ]
    assert shown.startswith(f"{length} · **")
    assert any("standard" in line for line in after[after.index(shown) + 1 :])
    text, view = options_panel(live, lang)
    assert shown in text.split("\n")
    menus = [item.item for item in view.children if isinstance(item, PressMenu)]
    (menu,) = [each for each in menus if (each.custom_id or "").endswith("/length")]
    marked = {o.value for o in menu.options if (o.description or "").startswith("Standard")}
    assert marked == {"2"}
    told = listed(live, lang).split("\n")
    assert told[1] == f"• {length}"
    assert len(told) > 3
    await service.start(tables, table.id, 101)
    begun = content(await table.live()).split("\n")
    assert shown in begun
    assert not any("*Options*" in line for line in begun), "its button is gone"


async def test_options_may_be_chosen_before_everybody_has_come(tables: Tables) -> None:
    table = await Seated.open(tables, 1, game="ares")
    await service.set_option(tables, table.id, "coop", "on")
    assert "1 more player is needed to start." in content(await table.live())
    await service.join(tables, table.id, 102, "Brian")
    assert "Ready to start." in content(await table.live())
    await service.join(tables, table.id, 103, "Chloé")
    assert "These options allow 1 fewer." in content(await table.live())
    with pytest.raises(SetupProblem):
        await service.start(tables, table.id, 101)
    await service.set_option(tables, table.id, "coop", "off")
    with pytest.raises(SetupProblem):  # three are too many for it
        await service.set_option(tables, table.id, "coop", "on")


@pytest.mark.parametrize(("game", "options"), [("ares", {"coop": "on"}), ("ceres", {})])
async def test_a_wrong_number_of_players_is_told_with_the_game_and_those_it_is_for(
    tables: Tables, game: str, options: dict[str, str]
) -> None:
    table = await Seated.open(tables, 1, game=game)
    for key, value in options.items():
        await service.set_option(tables, table.id, key, value)
    with pytest.raises(SetupProblem) as refused:
        await service.start(tables, table.id, 101)
    words = {lang: refused.value.game.words(lang).game() for lang in LANGUAGES}
    for lang in LANGUAGES:
        told = refused.value.text(lang)
        assert told.count(words[lang].name) == 1
        assert "2" in told


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_buttons_that_turn_pages_say_so(tables: Tables, lang: Language) -> None:
    """A screen reader reads their labels and nothing else."""
    live = await (await Seated.open(tables, 1, game="ares")).live()
    _, view = options_panel(live, lang, page=1)
    before, after = [i.item for i in view.children if isinstance(i, PressButton)]
    assert before.label == {"en": "◀ Previous page", "fr": "◀ Page précédente"}[lang]
    assert after.label == {
        "en": "Page 2 of 2 · next page ▶", "fr": "Page 2 sur 2 · page suivante ▶",
    }[lang]  # fmt: skip
    assert (before.disabled, after.disabled) == (False, True)


@pytest.mark.parametrize("title", ["", "Evening"])
async def test_a_table_without_a_title_of_its_own_is_called_as_its_language_calls_the_game(
    tables: Tables, title: str
) -> None:
    table = await Seated.open(tables, 2, game="ares", name=title)
    async with tables.locked(table.id) as live:
        await service.change(tables, live, language="fr")
    assert (await table.live()).title == (title or "Expédition Ares")
    tables.drop(table.id)
    heading = content(await table.live())
    assert "Expédition Ares" in heading
    assert "Ares Expedition" not in heading
