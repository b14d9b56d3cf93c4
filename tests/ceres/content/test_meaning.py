"""What Ceres says is true of the position in which it is said."""

from __future__ import annotations

import pytest
from msgspec import structs

from games.ceres import actions as act
from games.ceres.content import BUILT_IN_COMPONENTS
from games.ceres.game import GAME
from games.ceres.scoring import SOURCES
from games.ceres.state import Function, Turn
from games.core.actions import EndTurn
from games.core.codec import decode_events, encode_events, restore, save
from games.core.grammar import NARROW_SPACE
from games.core.hidden.declare import View
from games.core.speech import Items, Message
from games.core.text import LANGUAGES, Language
from tests.ceres.builder import Table, facility, line, perform, project
from tests.ceres.labels import forms

MINUS = "\N{MINUS SIGN}"


def prompt(table: Table, lang: Language = "en") -> str:
    seat = table.state.turn
    return GAME.words(lang).prompt(GAME.mask(table.state, seat), seat)


def choice(table: Table, kind: str, field: str, value: str | int, lang: Language = "en") -> str:
    view = GAME.mask(table.state, table.state.turn)
    return GAME.words(lang).choice(view, kind, field, value, {}).detail


def topic(key: str, lang: Language) -> str:
    words = GAME.words(lang)
    return next(t.text for t in words.topics() if t.key == key)


def test_a_repeat_of_the_yard_must_be_used_once_cards_were_drawn() -> None:
    first, second, third = (facility(k, cost={"alloy": 1}) for k in ("one", "two", "three"))
    table = Table(facilities=(first, second), hidden=(third,)).pile("three")
    table.seat(0, alloy=9, influence=9, research={"construction": 3})
    table.do(act.Leader("construction_yard", "build"), act.Build("one", act.NEW))
    assert prompt(table).startswith("Build once more")
    assert prompt(table, "fr").startswith("Construisez une fois de plus")
    table.do(act.Draw(1))
    assert not table.can(act.Done())
    assert prompt(table) == "Choose a Facility to build."
    assert prompt(table, "fr") == "Choisissez une installation à construire."


def test_only_draws_that_can_be_paid_are_offered_by_the_prompt() -> None:
    """Of a first building as of a repeat, which may draw again (R53)."""
    cards = tuple(facility(k, cost={"alloy": 1}) for k in ("one", "two", "three"))
    first = {"en": "Choose a Facility to build", "fr": "Choisissez une installation à construire"}
    again = {
        "en": "Build once more (Construction level 3)",
        "fr": "Construisez une fois de plus (Construction, niveau 3)",
    }
    colon = f"{NARROW_SPACE}:"
    three = {
        "en": "draw first: 3 cards for 1 Influence",
        "fr": f"piochez d’abord{colon} 3 cartes pour 1 influence",
    }
    five = {"en": ", 5 cards for 2 Influence", "fr": ", 5 cartes pour 2 influences"}
    for lang in LANGUAGES:
        either = {"en": ", or ", "fr": ", ou "}[lang]
        tails = ["", either + three[lang], either + three[lang] + five[lang]]
        for influence, tail in enumerate(tails):
            table = Table(facilities=cards).seat(
                0, alloy=9, influence=influence, research={"construction": 3}
            )
            table.do(act.Leader("construction_yard", "build"))
            for begun in (first, again):
                draws = [a for a in table.legal() if isinstance(a, act.Draw)]
                assert len(draws) == influence
                assert prompt(table, lang) == f"{begun[lang]}{tail}."
                if begun is first:
                    table.do(act.Build("one", act.NEW))


def test_no_draw_is_offered_where_no_card_is_left() -> None:
    table = Table(facilities=(facility("one", cost={"alloy": 1}),)).seat(0, alloy=1, influence=2)
    table.state.facility_pile, table.state.facility_discard = [], []
    table.do(act.Leader("construction_yard", "build"))
    assert not any(isinstance(a, act.Draw) for a in table.legal())
    assert prompt(table) == "Choose a Facility to build."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_says_that_the_assistant_may_stay_and_when_the_yard_is_closed(
    lang: Language,
) -> None:
    """R61 and R53: a part that can be declined, and a refused one."""
    may, refused = (
        ("pouvez ensuite activer", "pouvez pas l’activer")
        if lang == "fr"
        else ("you can", "can’t activate it")
    )
    named = "Adjoint de direction" if lang == "fr" else "Leader Assistant"
    (line_,) = (text for text in topic("favors", lang).splitlines() if f"**{named}**" in text)
    assert may in line_
    assert refused in topic("construction_yard", lang)


def test_further_trades_are_counted() -> None:
    depot = facility("depot", "office", perform("trade", 3))
    table = Table(hidden=(depot,), lines=(line({"ore": 1}, {"ice": 1}),))
    table.seat(0, ore=9, singles=("depot",)).do(act.Worker("depot"), act.Use(0), act.Trade(0, 1))
    assert prompt(table) == "You can trade 2 more times."
    assert prompt(table, "fr") == "Vous pouvez encore échanger 2 fois."
    table.do(act.Trade(0, 1))
    assert prompt(table) == "You can trade once more."
    assert prompt(table, "fr") == "Vous pouvez encore échanger une fois."


SETTLING = {"en": "Settlement Project", "fr": "Projet de colonie"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_what_a_round_adds_to_a_settlement_project_is_told_where_one_decides(
    edition: str, lang: Language
) -> None:
    """By a Leader, without one, by an Outstation and by its part (5.3); the draft has nothing."""
    one = "1 influence" if lang == "fr" else "1 Influence"
    depot = facility("depot", "office", perform("settlement", 1, ice=1), perform("settlement"))
    ice = "1 glace" if lang == "fr" else "1 Ice"
    plans = (project("dome", {"ore": 1}),)
    for number, added in ((1, f"+{one}"), (2, ""), (3, one)):
        fee = added if edition == "final" else ""
        table = Table(edition, hidden=(depot,), projects=plans).round(number)
        table.seat(0, ore=3, ice=1, influence=2, singles=("depot",))
        view, words = GAME.mask(table.state, 0), GAME.words(lang)
        behind = f" ({fee})" if fee else ""
        wanted = SETTLING[lang] + behind
        assert words.action(view, act.Leader("trade_bureau", "settlement")).startswith(
            f"{wanted} · "
        )
        assert words.choice(view, "leader", "option", "settlement", {}).label == wanted
        outstation = words.action(view, act.Worker("depot"))
        price = ", ".join(filter(None, (ice, fee)))
        taken = Message("brief-act", action=Message("action-settlement"), times=1)
        brief = Message("brief", does=taken, fee=Items([price]))
        assert outstation.startswith(forms(brief, lang))
        printed = words.choice(view, "worker", "outstation", "depot", {}).detail
        assert "1 influence" not in printed.casefold(), "a Function stays when the round ends"
        table.do(act.Worker("depot"))
        view = GAME.mask(table.state, 0)
        for part in (0, 1):
            assert words.action(view, act.Use(part)).removesuffix(".").endswith(behind)
        table.turn(0).do(act.Leader("council", "trade_bureau"))
        view = GAME.mask(table.state, 0)
        choice = words.action(view, act.Choose("trade_bureau", "settlement"))
        assert choice.startswith(f"{wanted} · ")


def test_the_extra_of_manufacturing_efficiency_is_told_while_it_is_open() -> None:
    table = Table().seat(0, ore=9, ice=3, favors=("manufacturing_efficiency",))
    table.do(act.Worker("main_factory"), act.Use(1))
    assert max(a.alloys for a in table.legal() if isinstance(a, act.Manufacture)) == 3
    assert "up to 2, and 1 more with" in prompt(table)
    assert "jusqu’à 2, et 1 de plus grâce à" in prompt(table, "fr")
    table.do(act.Manufacture(3, 0), act.Use(2))
    assert max(a.alloys for a in table.legal() if isinstance(a, act.Manufacture)) == 1
    assert "1 more" not in prompt(table)


def test_at_the_contractors_each_product_has_its_price_and_the_extra_none() -> None:
    table = Table().seat(0, ore=9, credit=9)
    table.do(act.Leader("contractors", "manufacture"))
    told = "an Alloy takes 2 Ore, a Probe 1 Ore, 1 Ceramics, 1 Energy."
    assert prompt(table) == f"Choose the goods to manufacture (up to 3, 1 Credit each): {told}"
    table.seat(0, favors=("manufacturing_efficiency",))
    assert "up to 3, 1 Credit each, and 1 more with" in prompt(table)


def test_where_no_slot_is_needed_none_are_counted() -> None:
    table = Table().seat(0, credit=9, ore=9, favors=("leader_assistant",))
    assert "slots free" in choice(table, "leader", "location", "council")
    table.do(act.Assistant("main_office"))
    assert "slot" not in choice(table, "choose", "location", "council")
    assert "emplacement" not in choice(table, "choose", "location", "council", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_that_are_lost_stand_behind_a_minus(lang: Language) -> None:
    table = Table(projects=(project("dome", {"ore": 12}, 11),)).seat(0)
    table.do(act.Leader("trade_bureau", "settlement"))
    view = GAME.mask(table.state, 0)
    told = GAME.words(lang).choice(view, "settle", "how", "commit", {"project": "dome"}).detail
    assert told.startswith(f"{MINUS}5")
    table.do(act.Settle("dome", "commit"))
    table.state.round = 3
    table.state.passed, table.state.bottom = [1, 2], [-1, 1, 2]
    table.end()
    events = table.do(act.Pass()).events + table.end().events
    words = GAME.words(lang, table.state.content)
    lines = [words.event(event, ["Ana", "Bo", "Cy"]) or "" for event in events]
    (mine,) = [told for told in lines if "dome" in told]
    assert f"{MINUS}5" in mine
    assert "-5" not in mine


def test_a_favor_that_was_taken_cannot_be_taken_again_even_by_its_holder() -> None:
    table = Table().seat(0, influence=9, favors=("mars_droid",))
    table.do(act.Leader("council", "favor"))
    assert table.refused(act.Favor("mars_droid")).key == "favor_taken"
    assert "Nobody else" not in topic("favors", "en")
    assert "Personne d’autre" not in topic("favors", "fr")


def test_a_table_option_sends_nobody_to_pages_that_are_not_there() -> None:
    for lang in LANGUAGES:
        assert "docs" not in GAME.words(lang).option_value("edition", "draft").help
        assert topic("draft", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_what_a_label_has_no_room_for_is_left_out_whole(edition: str, lang: Language) -> None:
    """A number that was cut would be another one."""
    state = GAME.start({"edition": edition}, 2, 1)
    words, view = GAME.words(lang), GAME.mask(state, 0)
    built = BUILT_IN_COMPONENTS
    points = "{} VP" if lang == "en" else f"{{}}{NARROW_SPACE}PV"
    for card in built.projects:
        for action in (act.Complete(card.id), act.Settle(card.id, "complete")):
            label = words.action(view, action)
            assert points.format(card.vp) in label
            assert "…" not in label or label.endswith(", …")
    for card in built.facilities:
        for below in built.facilities:
            label = words.action(view, act.Build(card.id, below.id))
            assert points.format(card.vp) in label, label
            assert "…" not in label or ", … · " in label
    state = structs.replace(view.state, turn=0)
    for card in built.facilities:
        frames = [Turn(), Function(card.id, "")]
        using = View(0, structs.replace(state, stack=frames))
        for part in range(len(card.function)):
            assert "…" not in words.action(using, act.Use(part))


def test_points_and_goods_keep_their_order_over_a_restart() -> None:
    """Saved positions and events are sorted by key; their descriptions are not."""
    table = Table().seat(0, influence=4, credit=10, ore=2, ceramics=1, energy=1)
    table.do(act.Leader("contractors", "manufacture"))
    (event,) = table.do(act.Manufacture(0, 1)).events
    (again,) = decode_events(GAME, encode_events([event]))
    for lang in LANGUAGES:
        told = GAME.words(lang).event(again, ["Ana", "Bo", "Cy"])
        assert told == GAME.words(lang).event(event, ["Ana", "Bo", "Cy"])
    view = GAME.mask(table.state, None)
    scores = GAME.standing(view).scores
    restored = restore(GAME, save(GAME, table.state))
    assert list(scores[0].categories) == [key for key in SOURCES if key in scores[0].categories]
    again_scores = GAME.standing(GAME.mask(restored, None)).scores
    assert [list(s.categories) for s in again_scores] == [list(s.categories) for s in scores]
    restored.round, restored.passed = 3, [1, 2]
    restored.bottom = [-1, 1, 2]
    for action in (EndTurn(), act.Pass(), EndTurn()):
        GAME.apply(restored, restored.turn, action)
    outcome = GAME.result(restored)
    assert outcome is not None
    assert list(outcome.scores[0].categories) == list(scores[0].categories)
