"""How to play, the help, and the coach of practice tables."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from bot.panel import coach, selections
from bot.panel.choice_labels import CLEAR, is_best, rating
from bot.panel.decision import planned, present
from bot.panel.panel import panel
from bot.panel.plans.plan_ahead import plan_panel
from bot.panel.selections import kinds_of
from bot.platform import limits
from bot.platform.pictures import has_legend
from bot.screens import lobby
from bot.service.seats import lobby as service
from bot.service.tables.session import TableSession
from bot.service.turns.undoing import undo
from bot.shared.clock import now
from bot.shared.text import say
from games import registry
from games.core.actions import EndTurn, kind
from games.core.hints import hints
from games.core.length import lengths
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES, Language
from games.projet_ceres.actions import Pledge
from tests.bot.panel.test_aside import ids
from tests.bot.panel.test_buttons import positions
from tests.bot.seated import INTERACTIONS, Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person
from tests.toy.game import TOY

GAMES = registry.game_keys()
games = pytest.mark.parametrize("game", GAMES)
langs = pytest.mark.parametrize("lang", LANGUAGES)
ADA, STRANGER = Person(101, "Ada"), Person(404, "Zoé")
LOCALE = {"en": "en-US", "fr": "fr"}
COACH = "🎓"


async def press(
    stage: Stage, who: Person, custom_id: str, *values: str, lang: Language, private: bool = True
) -> Answers:
    """Press, and check that the answer has room and is for one person alone."""
    shown = await stage.wire.press(who, 7, custom_id, values, private=private, locale=LOCALE[lang])
    room = limits.LAYOUT_TEXT if shown.components else limits.CONTENT  # a page, or plain text
    assert all(len(each) <= room for each in shown.texts)
    assert all(private or each for each in shown.private)
    return shown


def named(shown: Any, name: str) -> str:
    """Return the id of the control with a handler."""
    return next(made for made in ids(shown).values() if made[2:].startswith(f"{name}:"))


# How to play


@games
@langs
async def test_the_lobby_says_how_to_play_before_anybody_has_begun(
    stage: Stage, game: str, lang: Language
) -> None:
    table = await Seated.open(stage.app.tables, 2, game=game)
    live = await table.live()
    view = lobby.view(live)
    assert view is not None
    button = next(i.custom_id for i in _buttons(view) if ":howto:" in i.custom_id)
    shown = await press(stage, STRANGER, button, lang=lang, private=False)
    told = live.words(lang).howto()
    assert told is not None
    assert shown.private == [True]
    for part in (told.goal, told.steps, told.end, told.lines):
        assert part in shown.text
    seats = registry.get(game).seats
    assert say(lang, "howto-players", least=seats.start, most=seats.stop - 1) in shown.text
    for length in lengths(live.game).values():
        assert re.search(rf"\b{length.turns}\b", shown.text)
    if has_legend(live.game):
        drawn = await press(stage, STRANGER, named(shown, "howto-symbols"), lang=lang)
        assert (drawn.files, drawn.new) == (1, 0)
    topics = live.words(lang).topics()
    page = await press(stage, STRANGER, named(shown, "howto-rules"), topics[1].key, lang=lang)
    assert topics[1].title in page.text
    again = await press(stage, STRANGER, named(page, "howto"), lang=lang)
    assert again.text == shown.text


def _buttons(view: Any) -> list[Any]:
    return [item.item for item in view.children]


async def test_where_games_were_finished_the_page_says_how_long_they_took(stage: Stage) -> None:
    """At the table with as many people, else with as many as played most."""
    made = [await Seated.open(stage.app.tables, 2, n, game="ceres") for n in range(10, 13)]
    text = say("en", "lobby-took", time="6 days", count=3, people=2)
    help_ = await stage.wire.use(STRANGER, 7, ["table", "help"])
    menu = named(help_, "howto")
    assert text not in (await press(stage, STRANGER, menu, "ceres", lang="en")).text
    for table in made:
        began = now() - timedelta(days=6)
        await table.store(status="finished", started_at=began, ended_at=now())
    assert text in (await press(stage, STRANGER, menu, "ceres", lang="en")).text
    new = await Seated.open(stage.app.tables, 3, 20, game="ceres")
    shown = await press(stage, STRANGER, f"b:howto:{new.id}:0:ceres", lang="en")
    assert text in shown.text


async def test_a_game_that_says_nothing_of_it_has_a_page_without(
    stage: Stage, toy_game: None
) -> None:
    """A page about a game that is not there any more says so."""
    table = await Seated.open(stage.app.tables, 2, game=TOY.key)
    shown = await press(stage, ADA, f"b:howto:{table.id}:0:", lang="en")
    assert "Dust" in shown.text
    assert not any("howto-symbols" in made for made in ids(shown).values())
    live = await service.start(stage.app.tables, table.id, 101)
    assert live.words("en").howto() is None
    rules = await stage.wire.use(ADA, 7, ["look", "rules"])
    assert say("en", "button-howto") not in rules.text
    gone = await press(stage, STRANGER, "b:howto:0:0:chess", lang="en")
    assert gone.text == say("en", "problem-unknown-game", game="chess")
    # With fewer seats than it needs to begin, with its options.
    drafty = await Seated.open(stage.app.tables, 1, 8, game="ceres")
    await service.set_option(stage.app.tables, drafty.id, "edition", "draft")
    assert (await press(stage, ADA, f"b:howto-symbols:{drafty.id}:0:ceres", lang="en")).files == 1


@langs
async def test_it_is_the_first_page_of_the_rules(stage: Stage, lang: Language) -> None:
    table = await Seated.open(stage.app.tables, 2, game="ceres")
    live = await service.start(stage.app.tables, table.id, 101)
    shown = await stage.wire.use(ADA, 7, ["look", "rules"], locale=LOCALE[lang])
    told = live.words(lang).howto()
    assert told is not None
    first = shown.controls[0]["options"][0]
    assert first["label"] == say(lang, "button-howto")
    page = await press(stage, ADA, named(shown, "rules"), first["value"], lang=lang)
    assert told.goal in page.text
    suggested = await stage.wire.use(
        ADA, 7, ["look", "rules"], {"topic": first["label"][:5]}, focused="topic",
        locale=LOCALE[lang],
    )  # fmt: skip
    assert suggested.suggested is not None
    assert suggested.suggested[0]["value"] == first["value"]
    opened = await stage.wire.use(ADA, 7, ["table", "act"], locale=LOCALE[lang])
    looked = await press(stage, ADA, named(opened, "look"), lang=lang)
    aside = await press(stage, ADA, named(looked, "look-rules"), first["value"], lang=lang)
    assert told.goal in aside.text


# The help


@langs
async def test_the_help_leads_to_everything_without_any_table(stage: Stage, lang: Language) -> None:
    shown = await stage.wire.use(STRANGER, 7, ["table", "help"], locale=LOCALE[lang])
    assert shown.private == [True]
    assert shown.text == say(lang, "help")
    for game in GAMES:
        page = await press(stage, STRANGER, named(shown, "howto"), game, lang=lang)
        told = registry.get(game).words(lang).howto()
        assert told is not None
        assert told.steps in page.text
        assert page.new == 0
        if has_legend(registry.get(game)):
            page = await press(stage, STRANGER, named(shown, "howto-symbols"), game, lang=lang)
            assert page.files == 1
        back = await press(stage, STRANGER, named(page, "help"), lang=lang)
        assert (back.text, ids(back)) == (shown.text, ids(shown))
    for label, made in ids(shown).items():
        if ":help:" in made:
            page = await press(stage, STRANGER, made, lang=lang)
            assert page.text not in ("", shown.text), label
            assert ids(page) == ids(shown)


# The coach


def coached(live: TableSession, seat: int, lang: Language = "en", way: str = "") -> list[str]:
    """Return the coach's text in the panel of a seat."""
    lines = panel(live, seat, lang, way).text.split("\n")
    return [line.removeprefix(COACH).strip() for line in lines if line.startswith(COACH)]


async def practising(stage: Stage, game: str, people: int = 2, **settings: Any) -> Seated:
    return await Seated.start(
        stage.app.tables, people, game=game, settings={"practice": True, **settings}
    )


def first_line(live: TableSession, lesson: str, met: int = 0, lang: Language = "en") -> str:
    return live.words(lang).coach(lesson, met).split("\n")[0]


@games
@langs
async def test_the_first_panel_says_what_can_be_done_and_why(
    stage: Stage, game: str, lang: Language
) -> None:
    """And it has room for all that panels of a practice say later."""
    table, source = await practising(stage, game), rng(6)
    live = await table.live()
    seat = live.waiting()[0]
    (lesson,) = coached(live, seat, lang)
    assert lesson
    assert panel(live, seat, lang).text == panel(live, seat, lang).text
    other = await Seated.open(stage.app.tables, 2, 8, game=game)
    serious = await service.start(stage.app.tables, other.id, 101)
    assert coached(serious, serious.waiting()[0], lang) == []
    for _ in range(25):
        if not (live := await table.live()).waiting():
            break
        seat = source.pick(live.waiting())
        assert len(panel(live, seat, lang).text) < limits.CONTENT - 200
        await table.act_at_random(source, seat)


async def turn_of(table: Seated, user: int, source: Rng) -> None:
    """Play at random until the game waits for another player, ending the turn early."""
    while (live := await table.live()).seats[live.waiting()[0]].user_id == user:
        seat = live.require_seat(user)
        if EndTurn() in live.legal(seat):
            await table.act(user, EndTurn())
        else:
            await table.act_at_random(source, seat)


async def test_the_first_turns_say_something_new_each_and_then_nothing(stage: Stage) -> None:
    """Also after the table was loaded again in between, with past turns read from the log."""
    table, source = await practising(stage, "ceres"), rng(3)
    for met in range(5):
        for _ in range(2):
            live = await table.live()
            seat = live.waiting()[0]
            expected = first_line(live, "turn", met) if met < 3 else ""
            assert coached(live, seat) == ([expected] if expected else [])
            await turn_of(table, live.seats[seat].user_id or 0, source)
        if met == 1:
            table.tables.drop(table.id)


async def test_a_lesson_goes_with_its_step_and_comes_back_with_undo(stage: Stage) -> None:
    table = await practising(stage, "ceres")
    live = await table.live()
    seat = live.waiting()[0]
    user = live.seats[seat].user_id or 0
    turn, function = (first_line(live, lesson) for lesson in ("turn", "function"))
    assert turn in coached(live, seat)
    worker = next(each for each in live.legal(seat) if kind(each) == "worker")
    await table.act(user, worker)
    live = await table.live()
    assert coached(live, seat) == [function]
    assert coached(live, seat) == [function], "a panel shown again says the same"
    await undo(table.tables, table.id, user, whole_turn=True, interaction_id=next(INTERACTIONS))
    live = await table.live()
    assert coached(live, seat)[-1] == turn


async def test_what_is_left_of_a_turn_is_told_twice(stage: Stage) -> None:
    table, source = await practising(stage, "ceres"), rng(4)
    closing, told = say("en", "coach-closing"), 0
    for _ in range(8):
        live = await table.live()
        seat = live.waiting()[0]
        user = live.seats[seat].user_id or 0
        while EndTurn() not in live.legal(seat):
            live = await table.act_at_random(source, seat)
        if seat == 0:
            told += closing in coached(live, seat)
        await table.act(user, EndTurn())
    assert told == 2


def test_a_call_to_which_a_player_can_pledge_is_not_called_over() -> None:
    """Opening it is the only answer, but there is something left to do."""
    game, met = registry.get("projet_ceres"), 0
    for live, seat in positions(game):
        live.row = replace(live.row, settings={"practice": True})
        position = present(live, seat)
        free = [each for each in position.legal if isinstance(each, Pledge)]
        text = coach.lines(position, selections.start(position.legal), "en")
        assert not (free and say("en", "coach-closing") in text)
        met += bool(free)
    assert met


@games
@langs
async def test_the_coach_names_no_kind_of_action_that_a_star_rates_lower(
    stage: Stage, game: str, lang: Language
) -> None:
    table, source, silent = await practising(stage, game), rng(8), 0
    for number in range(60):
        if number >= 12 and (silent or game != "projet_ceres"):
            break
        live = await table.live()
        seat = source.pick(live.waiting())
        found = hints(live.game, live.seen(seat), seat, rng(1))
        live.keep_hints(seat, found)
        position, words = present(live, seat), live.words(lang)
        starred = any(is_best(position, [action]) for action in found)
        said = panel(live, seat, lang).text
        for tag_ in kinds_of(live.legal(seat)):
            less = rating(position, [each for each in live.legal(seat) if kind(each) == tag_])
            about = words.coach_of("turn", tag_)
            if about and starred and (less is None or less >= CLEAR):
                assert about not in said
                silent += 1
        await table.act_at_random(source, seat)
    assert silent or game != "projet_ceres"


@langs
async def test_a_kind_of_action_that_is_chosen_has_a_lesson_of_its_own(
    stage: Stage, lang: Language
) -> None:
    table = await practising(stage, "projet_ceres")
    live = await table.live()
    seat = live.waiting()[0]
    kinds = selections.tokens(selections.choices(selections.start(live.legal(seat))))
    way = next(token for token, value in kinds.items() if value == "play")
    assert first_line(live, "turn", 0, lang) in coached(live, seat, lang)
    assert live.words(lang).coach_of("turn", "explore") in panel(live, seat, lang).text
    assert coached(live, seat, lang, way)[-1] == first_line(live, "do-play", 0, lang)


async def test_whoever_decides_at_the_same_time_is_coached_for_themselves(stage: Stage) -> None:
    """And who prepares a move is not."""
    table = await practising(stage, "ares")
    live = await table.live()
    assert len(live.waiting()) == 2
    for seat in live.waiting():
        assert first_line(live, "founding") in coached(live, seat)
    await table.act(live.seats[0].user_id or 0, live.legal(0)[0])
    live = await table.live()
    assert first_line(live, "founding") in coached(live, 1)
    live = await (await Seated.start(stage.app.tables, 2, 8, settings={"practice": True})).live()
    ahead = planned(live, 0) or planned(live, 1)
    assert ahead is None or COACH not in plan_panel(ahead, "en").text
