"""The lobby message: its text, and what each person can do with it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.platform import limits
from bot.platform.controls import PressButton
from bot.screens import lobby as surface
from bot.screens.lobby import content
from bot.screens.table_options import listed, options_panel, parts, topics
from bot.service.seats import invitations, lobby
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.problems import SetupProblem
from games import registry
from games.core import ladder as ladders
from games.core.ladder import Ladder, Rung
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person


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
    other = await (await Seated.open(tables, 1, 8)).live()
    assert "1 of 3 seats taken. 1 more player is needed to start." in content(other)
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


ADA, BRIAN, CHLOE = Person(101, "Ada"), Person(102, "Brian"), Person(103, "Chloé")
LOCALES = ("en-US", "fr")


async def opened(stage: Stage, *others: Person) -> TableSession:
    """Return a table of Ada's that has not begun, with others seated."""
    await stage.wire.use(ADA, 7, ["table", "new"], {"game": "dust"})
    live = await stage.app.tables.in_channel(7)
    assert live is not None
    for each in others:
        await lobby.join(stage.app.tables, live.id, each.id, each.name)
    return live


async def press(stage: Stage, who: Person, name: str, live: TableSession, **more: Any) -> Answers:
    return await stage.wire.press(who, 7, f"b:{name}:{live.id}:0:", **more)


def off(live: TableSession) -> set[str]:
    """Return which buttons of the lobby message are disabled."""
    made = surface.view(live)
    assert made is not None
    found = [item.item for item in made.children if isinstance(item, PressButton)]
    return {(each.custom_id or "").split(":")[1] for each in found if each.disabled}


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_table_is_closed_only_when_its_creator_says_so_twice(
    stage: Stage, locale: str
) -> None:
    """The question is private, says who loses a seat, and its button is red."""
    live = await opened(stage, BRIAN)
    options = await press(stage, BRIAN, "options", live, locale=locale)
    assert (options.private, options.components) == ([True], []), "a guest only reads them"
    length = {"en-US": "• Length: 2", "fr": "• Durée\u202f: 2"}[locale]
    assert length in options.text.split("\n")
    refused = await stage.wire.press(BRIAN, 7, f"s:set-option:{live.id}:0:0/length", ["3"])
    assert "the table’s creator" in refused.text
    assert lobby.options(live)["length"] == "2"
    await invitations.invite(stage.app.tables, live.id, [(CHLOE.id, CHLOE.name)])
    asked = await press(stage, ADA, "cancel", live, locale=locale)
    assert live.row.status == "lobby"
    assert asked.private == [True]
    assert "Brian" in asked.text
    assert "Ada" not in asked.text
    assert ("1 invitation is withdrawn" in asked.text) is (locale == "en-US")
    assert asked.handlers == ["cancel-sure"]
    assert asked.controls[0]["style"] == 4
    for name in ("cancel", "cancel-sure"):
        refused = await press(stage, BRIAN, name, live)
        assert live.row.status == "lobby"
        assert refused.handlers == []
        assert "the table’s creator" in refused.text
    closed = await press(stage, ADA, "cancel-sure", live, private=True, locale=locale)
    assert live.row.status == "cancelled"
    said = {"en-US": f"Table #{live.id} is closed.", "fr": f"La table #{live.id} est fermée."}
    assert (closed.text, closed.controls) == (said[locale], [])
    assert any("This table was closed." in text for text in closed.posted)


@pytest.mark.parametrize("typed", [False, True])
async def test_a_guest_cannot_start_the_table_of_somebody_who_is_there(
    stage: Stage, *, typed: bool
) -> None:
    async def start(who: Person) -> Answers:
        if typed:
            return await stage.wire.use(who, 7, ["table", "start"])
        return await press(stage, who, "start", live)

    live = await opened(stage, BRIAN)
    refused = await start(BRIAN)
    assert live.row.status == "lobby"
    assert "Only the table’s creator, Ada," in refused.text
    assert "any player at the table can" in refused.text
    stranger = await start(CHLOE)
    assert live.row.status == "lobby"
    assert "Only the table’s creator, Ada," in stranger.text
    await start(ADA)
    assert live.row.status == "playing"


@pytest.mark.parametrize("creator", ["away", "away here", "left", "there"])
async def test_any_player_starts_the_table_of_somebody_who_is_away_or_has_left(
    stage: Stage, creator: str
) -> None:
    """A manager of the server starts any table."""
    live = await opened(stage, BRIAN, CHLOE)
    if creator.startswith("away"):
        table = None if creator == "away" else live.id
        await absence.go(stage.app.tables, ADA.id, now() + timedelta(days=2), table)
    elif creator == "left":
        await press(stage, ADA, "leave", live)
    manager = Person(104, "Dmitri", manages=True)
    stranger = await press(stage, Person(105, "Eve"), "start", live)
    assert live.row.status == "lobby"
    assert "at this table" in stranger.text or creator == "there"
    await press(stage, manager if creator == "there" else BRIAN, "start", live)
    assert live.row.status == "playing"


@pytest.mark.parametrize("typed", [False, True])
async def test_a_player_who_wants_to_join_again_is_shown_what_they_can_do(
    stage: Stage, *, typed: bool
) -> None:
    """Not the lobby message with its *Join*, and no controls that are not theirs."""

    async def join(who: Person, locale: str = "en-US") -> Answers:
        if typed:
            return await stage.wire.use(who, 7, ["table", "join"], locale=locale)
        return await press(stage, who, "join", live, locale=locale)

    live = await opened(stage, BRIAN)
    own, guest = await join(ADA), await join(BRIAN, "fr")
    assert own.private == guest.private == [True]
    assert own.text == f"You already have seat 1 at **Dust** · #{live.id}."
    assert guest.text == f"Vous avez déjà la place 2 à **Dust** · #{live.id}."
    assert own.handlers == ["leave", "options", "invite", "howto"]
    assert guest.handlers == ["leave", "invite", "howto"]
    left = await press(stage, BRIAN, "leave", live, private=True)
    assert left.text == f"You left table #{live.id}."
    assert left.controls == []
    assert any("1 of 3 seats taken" in text for text in left.posted)


async def test_buttons_that_no_one_can_use_are_off(stage: Stage) -> None:
    tables = stage.app.tables
    live = await opened(stage)
    assert off(live) == {"start"}
    for number in range(3):
        if number:
            page = await stage.wire.press(
                ADA, 7, f"b:seat-computer:{live.id}:0:greedy", private=True
            )
        else:
            page = await press(stage, ADA, "computer", live)
        found = {c["custom_id"].split(":")[1] for c in page.controls if c.get("disabled")}
        assert found == [{"unseat-computer"}, set(), {"seat-computer"}][number]
    await press(stage, ADA, "leave", live)
    assert off(live) == {"start"}, "somebody has to play"
    await lobby.join(tables, live.id, ADA.id, ADA.name)
    assert off(live) == {"join", "computer"}
    await lobby.remove_computer(tables, live.id)
    await invitations.close(tables, live.id, closed=True)
    assert off(live) == {"join"}, "nobody is invited"
    await invitations.invite(tables, live.id, [(CHLOE.id, CHLOE.name)])
    assert off(live) == set()


CLOSING = {
    "en-US": ("Invited players only", "Let anyone join", "🔒 Invited players only."),
    "fr": ("Réserver aux invités", "Ouvrir à tout le monde", "🔒 Réservée aux invités."),
}


@pytest.mark.parametrize("locale", CLOSING)
async def test_the_button_that_closes_a_table_to_others_says_what_it_does(
    stage: Stage, locale: str
) -> None:
    close, open_, said = CLOSING[locale]
    live = await opened(stage)
    shown = await press(stage, ADA, "invite", live, locale=locale)
    for label, other, closed in ((close, open_, True), (open_, close, False)):
        found = {c.get("label"): c["custom_id"] for c in shown.controls}
        assert label in found
        assert other not in found
        assert (said in shown.text) is not closed
        shown = await stage.wire.press(ADA, 7, found[label], private=True, locale=locale)
        assert settings_of(live).closed is closed


async def test_a_form_sets_all_options_of_a_topic_at_once(stage: Stage) -> None:
    live = await opened(stage, BRIAN)
    topic = f"b:options-form:{live.id}:0:rules-1"
    assert (await stage.wire.press(BRIAN, 7, topic)).form is None
    form = (await stage.wire.press(ADA, 7, topic)).form
    assert form is not None
    chosen = {"length": "3", "answers": "count"}
    await stage.wire.submit(BRIAN, 7, form, chosen)
    assert live.row.options["length"] == "2"
    stage.app.client._connection._view_store._modals.clear()  # as after a restart
    answer = await stage.wire.submit(ADA, 7, form, chosen)
    assert answer.new == 0
    assert {key: live.row.options[key] for key in chosen} == chosen
    assert "Length: 3" in answer.text
    await lobby.start(stage.app.tables, live.id, ADA.id)
    refused = await stage.wire.submit(ADA, 7, form, {"length": "1"})
    assert live.row.options["length"] == "3"
    assert refused.text


MEASURED = {
    "en": "- **Hard**: the strongest computer player of this game. It wins 61% of games against "
    "2 Normal players. An equal player would win 33%.",
    "fr": "- **Difficile**\u202f: le meilleur ordinateur pour ce jeu. Il gagne 61\u202f% des "
    "parties contre 2 joueurs de niveau Normal (33\u202f% à force égale).",
}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_levels_of_computer_players_say_how_strong_they_are(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, lang: Language
) -> None:
    live = await opened(stage)
    page = await press(stage, ADA, "computer", live, locale=lang)
    assert "Hard" not in page.text
    assert page.handlers == ["seat-computer", "seat-computer", "unseat-computer"]
    usual = live.game.computer.search
    monkeypatch.setitem(vars(live.game), "computer", replace(live.game.computer, strong=usual))
    rung = Rung("strong", 3, 200, 0.606, 60.0, 50.0, 0.3333)
    monkeypatch.setattr(ladders, "ladder", lambda _: Ladder((rung,)))
    page = await press(stage, ADA, "computer", live, locale=lang)
    assert page.text.split("\n")[-1] == MEASURED[lang]
    assert page.handlers == [*["seat-computer"] * 3, "unseat-computer"]
    custom_id = next(c["custom_id"] for c in page.controls if c["custom_id"].endswith(":strong"))
    await stage.wire.press(ADA, 7, custom_id, private=True)
    shown = content(await stage.app.tables.get(live.id))
    assert "(computer, Hard)" in shown


async def test_a_level_that_a_game_does_not_offer_cannot_be_seated(stage: Stage) -> None:
    """Its button can be left from before an upgrade."""
    live = await opened(stage)
    page = await stage.wire.press(ADA, 7, f"b:seat-computer:{live.id}:0:strong", private=True)
    assert page.text == "This game has no computer player of that level now. Choose another one."
    assert len((await stage.app.tables.get(live.id)).seats) == 1
