"""Menus begin with the gain; every paid step shows its prices and the player's goods."""

from __future__ import annotations

from typing import Any

import pytest

from games.ceres import actions as act
from games.ceres.content import components
from games.ceres.content.types import Gain
from games.ceres.game import GAME
from games.ceres.rules.goods import times
from games.ceres.rules.tables import tables
from games.ceres.state import State
from games.ceres.words.terms import in_few, option, points
from games.core.random_play import steps
from games.core.rng import rng
from games.core.speech import Message
from games.core.text import LANGUAGES, Language
from tests.ceres.builder import Table, facility, gain, line, perform, project
from tests.ceres.labels import forms


def gained(state: State, action: Any) -> Message | None:
    """Return the required start of an action's label."""
    t, index = tables(state.content, state.edition), components(state.content)
    match action:
        case act.Leader(place, key) | act.Choose(place, key):
            return Message("capital", what=option(place, key))
        case act.Headquarters(source) | act.Assistant(source) | act.Produce(source) if t.final:
            return in_few(t.production[source])
        case act.Worker(own) | act.Droid(own):
            first = t.functions[own][0].effect
            return in_few(first.goods) if isinstance(first, Gain) else None
        case act.Trade(number, often):
            line = t.ships[state.ships[state.round - 1]].lines[number]
            return points(line.vp * often) if line.vp else in_few(times(line.gain, often))
        case act.Settle(key, "complete") | act.Complete(key):
            return points(index.projects[key].vp)
        case act.Build(card, _):
            return points(t.facilities[card].vp)
        case act.Launch(asteroid):
            return points(t.asteroids[asteroid].vp)
        case act.Collect(asteroid):
            return in_few(t.asteroids[asteroid].production)
        case act.Manufacture(alloys, probes):
            return in_few({"alloy": alloys, "probe": probes})
        case _:
            return None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_labels_begin_with_what_is_gained(edition: str, lang: Language) -> None:
    """On buttons and in menus, whole actions as well as the values of a field."""
    words, met = GAME.words(lang), set[type]()
    for seed in range(3):
        state = GAME.start({"edition": edition}, 3, seed)
        for player in state.players:
            for good in player.goods:
                player.goods[good] += 6
        for number, _ in enumerate(steps(GAME, state, rng(seed, 3), 200)):
            if not state.stack or number % 2:
                continue
            view = GAME.mask(state, state.turn)
            for action in GAME.legal(state, state.turn):
                begun = gained(state, action)
                if begun:
                    met.add(type(action))
                    told = words.label_overflow(view, action) or words.action(view, action)
                    assert told.startswith(forms(begun, lang)), told
    assert {act.Leader, act.Worker, act.Trade, act.Settle, act.Build, act.Launch} <= met


def test_values_of_a_field_begin_with_it_too() -> None:
    """As a menu or a suggestion shows them, after any earlier choice."""
    table = Table(facilities=(facility("hut", vp=3, production={"ice": 1}, cost={"alloy": 1}),))
    table.seat(0, alloy=5, influence=5, ice=9, probe=1)
    view, words = GAME.mask(table.state, 0), GAME.words("en")
    shown = {
        (kind, field, value): words.choice(view, kind, field, value, {}).label
        for kind, field, value in (
            ("leader", "option", "launch"),
            ("headquarters", "source", "main_office"),
            ("worker", "outstation", "main_lab"),
            ("build", "card", "hut"),
            ("launch", "asteroid", "vesta"),
            ("research", "field", "logistics"),
            ("draw", "influence", 2),
        )
    }
    assert list(shown.values()) == [
        "Launch (1 Influence)",
        "1 Influence, 2 Credits · Main Office",
        "2 Energy + Research · Main Lab",
        "3 VP, 1 Ice for 1 Alloy · hut",
        "7 VP, 2 Ore for 3 Ice · vesta",
        "Logistics 1 · 1 VP for 2 Energy",
        "Draw 5 Facilities (2 Influence)",
    ]


def test_a_launch_that_costs_a_probe_alone_is_not_called_free() -> None:
    table = Table().seat(0, influence=1, probe=1)
    table.do(act.Leader("council", "launch"))
    view = GAME.mask(table.state, 0)
    assert GAME.words("en").action(view, act.Launch("hilda")) == "4 VP, 1 Ore (no Ice) · hilda"
    assert "sans glace" in GAME.words("fr").action(view, act.Launch("hilda"))


def test_a_function_too_long_for_a_label_is_told_beside_it() -> None:
    """Neither is cut: not the name of the Outstation, nor its gain."""
    parts = (gain(ore=2), *(perform("settlement", 1, ice=1) for _ in range(3)))
    table = Table(hidden=(facility("mill", "mine", *parts),)).seat(0, singles=("mill",))
    for lang in LANGUAGES:
        view, words = GAME.mask(table.state, 0), GAME.words(lang)
        assert words.action(view, act.Worker("mill")) == "mill"
        told = words.label_overflow(view, act.Worker("mill"))
        assert told.startswith("2 ")
        assert told.count(" + Proj") == 3
        assert "…" not in told
        shown = words.choice(view, "worker", "outstation", "mill", {})
        assert (shown.label, shown.detail) == ("mill", told)


def prompt(table: Table, lang: Language = "en") -> str:
    view, words = GAME.mask(table.state, table.state.turn), GAME.words(lang)
    seat = table.state.turn
    return f"{words.prompt(view, seat)} {words.payment_hint(view, seat)}"


def test_the_prompt_for_manufacturing_says_prices_and_what_one_has() -> None:
    table = Table().seat(0, ore=5, ceramics=1, credit=2, ice=7)
    table.do(act.Leader("contractors", "manufacture"))
    assert prompt(table) == (
        "Choose the goods to manufacture (up to 3, 1 Credit each): an Alloy takes 2 Ore, a Probe "
        "1 Ore, 1 Ceramics, 1 Energy. You have 5 Ore, 1 Ceramics, 2 Credits."
    )
    table.seat(0, favors=("manufacturing_efficiency",))
    assert "an Alloy takes 1 Ore, a Probe 1 Ceramics, 1 Energy" in prompt(table)
    assert "un alliage demande 1 minerai, une sonde 1 céramique" in prompt(table, "fr")


def test_other_prompts_say_what_one_has_to_pay_with() -> None:
    cards = (facility("hut", cost={"alloy": 1}),)
    offers = {"facilities": cards, "lines": (line({"ore": 1}, {"ice": 1}),)}
    table = Table(projects=(project("dome", {"ore": 1}),), **offers)
    table.seat(0, ore=2, ice=3, alloy=1, influence=4, energy=2, probe=1)
    assert prompt(table).endswith("You have 2 Ore, 3 Ice, 2 Energy, 4 Influence, 1 Alloy, 1 Probe.")
    table.do(act.Leader("construction_yard", "build"))
    assert "draw first: 3 cards for 1 Influence, 5 cards for 2 Influence." in prompt(table)
    table.turn(0).do(act.Leader("council", "launch"))
    assert prompt(table).endswith("You have 3 Ice, 1 Probe.")
    table.turn(0).do(act.Leader("council", "research"))
    assert prompt(table).endswith("You have 2 Energy.")
    table.turn(0).do(act.Leader("council", "favor"))
    assert prompt(table).endswith("You have 1 Influence.")
    table.turn(0).do(act.Leader("trade_bureau", "settlement"))
    assert "commit to (+1 Influence)." in prompt(table)
    table.seat(0, leaders=1).turn(0).round(3).do(act.Leader("trade_bureau", "settlement"))
    assert "à réserver (coûte 1 influence de plus)." in prompt(table, "fr")
    table.do(act.Settle("dome", "complete"))
    assert prompt(table) == "End your turn. ", "nothing is paid any more"


def test_nobody_elses_means_are_told() -> None:
    table = Table().seat(0, ore=5)
    view = GAME.mask(table.state, 1)
    assert GAME.words("en").payment_hint(view, 1) == ""
