"""What finds no room, no step and no card is said in the log; nothing is said of nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from games.core.events import Event
from games.core.grammar import NARROW_SPACE
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris.content.types import Module
from games.luna_maris.game import GAME
from tests.luna_maris.builder import BOX, Table, kinds
from tests.luna_maris.test_labels import rich
from tests.luna_maris.told import NAMES

BARE = re.compile(r"(?<![\d.,A-Z])[-−+]?\b0 (?!already|O2\)|(?:to|à|de) [-−]?\d)\w+")
"""A number of things that are not there; "from 0 to 2 VP" is one of a track."""
FREE = ("0 VP", "0 PV")
"""An order can be worth 0 VP, and this is then said."""


def said(events: Iterable[Event], lang: Language = "en") -> str:
    """Return the log of some events."""
    words = GAME.words(lang)
    return " ".join(filter(None, (words.event(event, NAMES) for event in events)))


def at(module: Module, **has: Any) -> Table:
    """Return a table whose seat 0 has just gone to a module with energy."""
    return Table().seat(0, **{"energy": 1, **has}).enter(module)


def test_o2_of_a_procedure_that_was_not_used_is_not_said_to_come_back() -> None:
    table = at("recycling", waste=1, equipment="composter")
    events = table.do(act.Recycle("compost"))
    assert [each.oxygen for each in kinds(events, ev.Ran)] == [1]
    assert [(each.steps, each.lost) for each in kinds(events, ev.MarkerMoved)] == [(0, 1)]


def test_steps_beyond_the_end_of_a_track_are_said() -> None:
    table = at("dock", first=(1, 0), water=1, waste=1, co2=8).offer("order_3a")
    assert "at the end of its track; 1 step is lost." in said(
        table.do(act.Fulfil("order_3a", "0100"))
    )
    table = at("sleeping", stress=7, hand=["physicist"])
    log = said(table.do(act.Sleep()))
    assert "stress falls by 1 (marker 1 to the right); 1 step is lost." in log


@pytest.mark.parametrize(
    ("food", "has", "line"),
    [
        ("radish_1", {"stress": 8}, "The stress marker of Ana is already at 8; 1 step is lost."),
        ("arugula_1", {"oxygen": 0}, "The O2 marker of Ana is already at 0; 1 step is lost."),
        ("leek_1", {"energy": 6}, "Ana gains nothing (no room for 1 energy)."),
    ],
)
def test_a_bonus_of_food_that_brings_nothing_is_said(
    food: str, has: dict[str, int], line: str
) -> None:
    fields: dict[str, Any] = {"rest": list(BOX.starting[:1]), "food": [food], **has}
    events = Table().seat(0, **fields).turn(0).do(act.Feed(food))
    assert line in said(events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_changes_nothing_has_no_line(lang: Language) -> None:
    """R29: sleep for a scientist who is back in hand; a belt without ore, at night."""
    table = Table().offer("order_1a")
    table.seat(0, module="dock", stress=4, energy=2, first=(3, 0), hand=["food_engineer"])
    table.do(act.Play("food_engineer"), act.Go("dock"), act.Fulfil("order_1a", "0300"))
    events = table.do(act.Recover("food_engineer"), act.Go("sleeping"), act.Sleep())
    (rested,) = kinds(events, ev.Rested)
    assert said([rested, ev.Produced(seat=0, wasted=0, gained={})], lang) == ""


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ana takes Rye from the discard pile."),
        ("fr", "Ana prend dans la défausse : Seigle."),
    ],
)
def test_food_from_the_discard_pile_has_a_line_of_its_own(lang: Language, line: str) -> None:
    table = Table().discard("rye_1", "pea_1")
    table.seat(0, energy=1, sustainability=4).enter("laboratory")
    table.do(act.Research("sustainability"), act.Claim("bonus_food"))
    events = table.do(act.Salvage("rye_1"))
    assert line in said(events, lang).replace(NARROW_SPACE, " ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["retrieve", "study", "salvage", "discard", "food", "draw"])
def test_rewards_that_find_nothing_have_a_line(what: Any, lang: Language) -> None:
    assert said([ev.Missed(seat=0, what=what)], lang).endswith(".")
    assert "Ana" in said([ev.Missed(seat=0, what=what)], lang)


def test_a_harvest_says_only_the_food_that_is_there() -> None:
    table = at("greenhouse", water=1)
    state = table.state
    state.food_discard = [*state.food_discard, *state.seedbeds[1:]]
    del state.seedbeds[1:]
    log = said(table.do(act.Harvest("harvest_three", "0000")))
    assert "1 food card " in log.replace(",", " ").replace(".", " ")
    assert "3 food cards" not in log


def lost(events: Iterable[Any]) -> Counter[str]:
    """Return the goods without room in the log."""
    found = Counter[str]()
    for event in events:
        if isinstance(event, ev.WasteMoved):
            found["waste"] += event.lost
        elif isinstance(event, ev.Ran | ev.Produced | ev.Made):
            found.update(event.lost)
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_everything_that_a_procedure_or_the_belt_brings_is_gained_or_said_lost(
    players: int,
) -> None:
    met = Counter[str]()
    for state in rich(players):
        if not state.stack:
            continue
        seat = state.turn
        for action in GAME.legal(state, seat):
            if not isinstance(action, act.Extract | act.Recycle | act.Generate):
                continue
            after = GAME.copy(state)
            events = GAME.apply(after, seat, action).events
            ran = next(event for event in events if isinstance(event, ev.Ran))
            run = BOX.procedures[ran.procedure]
            gone = lost(events)
            for good, n in run.gain.items():
                assert ran.gained.get(good, 0) + gone[good] >= n, (run, events)
            cubes = sum(ran.paid.get(ore, 0) for ore in ("iron", "titanium"))
            if run.residue and run.module not in state.constructed:
                burnt = run.cost.get("waste", 0)
                assert ran.waste + burnt + gone["waste"] == cubes + run.waste, (run, events)
            met.update(key for key, n in gone.items() if n)
    assert met["waste"]


def test_nothing_is_said_of_nothing() -> None:
    """No label and no line of the log counts absent things: "CO2 0 steps down"."""
    wrong, met = set[str](), 0
    for players in (1, 3):
        for state in rich(players):
            source, view = rng(players, 5), GAME.mask(state, state.turn)
            legal = GAME.legal(state, state.turn)
            done = GAME.apply(GAME.copy(state), state.turn, source.pick(legal)).events
            for words in map(GAME.words, LANGUAGES):
                lines = [words.action(view, action) for action in legal]
                lines += [words.event(event, NAMES) or "" for event in done]
                met += len(lines)
                wrong |= {
                    each for each in lines if BARE.search(each) and not any(f in each for f in FREE)
                }
    assert met > 10_000
    assert sorted(wrong) == []
