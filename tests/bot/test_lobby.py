"""The text of the lobby message."""

from __future__ import annotations

import pytest

from bot.platform import limits
from bot.platform.controls import PressButton
from bot.screens.lobby import content
from bot.screens.table_options import listed, options_panel, parts, topics
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.shared.problems import SetupProblem
from games import registry
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated


async def test_the_lobby_tells_how_many_are_still_missing(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    assert "1 of 3 seats taken. 1 more player is needed to start." in content(await table.live())
    await lobby.join(tables, table.id, 102, "Brian")
    assert "2 of 3 seats taken. Ready to start." in content(await table.live())


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_is_not_standard_stands_out(tables: Tables, lang: Language) -> None:
    """In the lobby, with what would be standard, and on the page of options and its menus."""
    table = await Seated.open(tables, 2)
    async with tables.locked(table.id) as held:
        await lobby.change(tables, held, language=lang)
    before = content(await table.live()).split("\n")
    none = {"en": "-# All options are standard: see *Options*.",
            "fr": "-# Toutes les options sont standard\u202f: voir *Options*."}  # fmt: skip
    assert none[lang] in before
    await lobby.set_option(tables, table.id, "length", "3")
    await lobby.set_clocks(tables, table.id, "pace", "slow")
    live = await table.live()
    after = content(live).split("\n")
    (shown,) = [line for line in after if line.startswith("**")]
    length = {"en": "**Length: 3** (standard: 2)", "fr": "**Durée\u202f: 3** (standard\u202f: 2)"}[
        lang
    ]
    assert shown.startswith(f"{length} · **")
    assert any("standard" in line for line in after[after.index(shown) + 1 :])
    text, _ = options_panel(live, lang)
    assert shown in text.split("\n")
    (part,) = [each for each in parts(live, lang, "rules-1") if each.key == "length"]
    assert {value for value, _, about in part.options if about.startswith("Standard")} == {"2"}
    assert part.value == "3"
    told = listed(live, lang).split("\n")
    assert told[1] == f"• {length}"
    assert len(told) > 3
    await lobby.start(tables, table.id, 101)
    begun = content(await table.live()).split("\n")
    assert shown in begun
    assert not any("*Options*" in line for line in begun), "its button is gone"


async def test_options_may_be_chosen_before_everybody_has_come(tables: Tables) -> None:
    table = await Seated.open(tables, 1, game="ares")
    await lobby.set_option(tables, table.id, "coop", "on")
    assert "1 more player is needed to start." in content(await table.live())
    await lobby.join(tables, table.id, 102, "Brian")
    assert "Ready to start." in content(await table.live())
    await lobby.join(tables, table.id, 103, "Chloé")
    assert "These options allow 1 fewer." in content(await table.live())
    with pytest.raises(SetupProblem):
        await lobby.start(tables, table.id, 101)
    await lobby.set_option(tables, table.id, "coop", "off")
    with pytest.raises(SetupProblem):  # three are too many for it
        await lobby.set_option(tables, table.id, "coop", "on")


@pytest.mark.parametrize(("game", "options"), [("ares", {"coop": "on"}), ("ceres", {})])
async def test_a_wrong_number_of_players_is_told_with_the_game_and_those_it_is_for(
    tables: Tables, game: str, options: dict[str, str]
) -> None:
    table = await Seated.open(tables, 1, game=game)
    for key, value in options.items():
        await lobby.set_option(tables, table.id, key, value)
    with pytest.raises(SetupProblem) as refused:
        await lobby.start(tables, table.id, 101)
    words = {lang: refused.value.game.words(lang).game() for lang in LANGUAGES}
    for lang in LANGUAGES:
        told = refused.value.text(lang)
        assert told.count(words[lang].name) == 1
        assert "2" in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.game_keys())
async def test_every_option_is_in_the_form_of_one_topic(
    tables: Tables, game: str, lang: Language
) -> None:
    live = await (await Seated.open(tables, 1, game=game)).live()
    _, view = options_panel(live, lang)
    buttons = [i.item for i in view.children if isinstance(i, PressButton)]
    labels = [each.label or "" for each in buttons]
    assert len(set(labels)) == len(topics(live)) == len(labels)
    asked = [parts(live, lang, topic) for topic in topics(live)]
    assert max(map(len, asked)) <= 5
    keys = [part.key for each in asked for part in each]
    assert keys == [*lobby.options(live), "pace", "language", "posts", "amounts"]
    for part in (part for each in asked for part in each):
        assert len(part.label) <= limits.INPUT_LABEL
        assert len(part.help) <= limits.INPUT_HELP
        assert all(len(about) <= limits.SELECT_DESCRIPTION for _, _, about in part.options)


@pytest.mark.parametrize("title", ["", "Evening"])
async def test_a_table_without_a_title_of_its_own_is_called_as_its_language_calls_the_game(
    tables: Tables, title: str
) -> None:
    table = await Seated.open(tables, 2, game="ares", name=title)
    async with tables.locked(table.id) as live:
        await lobby.change(tables, live, language="fr")
    assert (await table.live()).title == (title or "Expédition Ares")
    tables.drop(table.id)
    heading = content(await table.live())
    assert "Expédition Ares" in heading
    assert "Ares Expedition" not in heading
