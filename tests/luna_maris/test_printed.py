"""All that a component prints is applied, everywhere it should be.

The whole set is walked, and each thing in it is changed in turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.events import Applied
from games.luna_maris import actions as act
from games.luna_maris import flow, scoring, setup
from games.luna_maris.content import BUILT_IN_COMPONENTS as BOX
from games.luna_maris.content import SETS, Index
from games.luna_maris.content.types import MODULES, TRACKS
from games.luna_maris.game import GAME
from games.luna_maris.rules import rival, tracks
from games.luna_maris.state import (
    Activation,
    Claiming,
    Feeding,
    Ore,
    Player,
    Rival,
    Starting,
    State,
    Turn,
)
from games.luna_maris.steps.turn import way
from tests import printed
from tests.printed import changes, outcome

NAMED = ("id", "known", "crop", "kind", "passages")
SCIENTIST, CROP, OTHER = "logistics_manager", "watercress_1", "biologist"
STUDY = "order_2c"
"""An order that brings a research step."""
Try = Callable[[Index, Any], Any]
"""The result of a component in a situation, by the set that it is in."""


@cache
def _start(seats: int) -> State:
    return GAME.start({"equipment": "off", "first": "host", "extras": "anyone"}, seats, 1)


def rich(t: Index, seats: int = 3) -> tuple[State, Player]:
    """Return a position at the turn of seat 0, with means to do and pay anything, and room."""
    state = GAME.copy(_start(seats))
    state.content, state.turn, p = t.hash, 0, state.players[0]
    state.stack = [Turn()]
    p.first, p.last, p.vp = Ore(5, 5), Ore(1, 1), {"start": 30}
    p.energy, p.water, p.helium, p.waste, p.co2, p.oxygen, p.stress = 2, 2, 1, 4, 3, 3, 6
    p.research = dict.fromkeys(TRACKS, 4)
    p.rest, p.hand, p.module = p.hand[:1], p.hand[1:], "sleeping"
    state.food_discard = [state.food.pop() for _ in range(2)]
    state.seedbeds = [state.food.pop() for _ in range(5)]
    return state, p


def at(t: Index, module: Any, *improved: Any) -> tuple[State, Player]:
    """Return that position with the astronaut in a module, of which nothing was used."""
    state, p = rich(t)
    p.module, state.constructed = module, list(improved)
    state.stack = [Turn(acted=True), Activation(SCIENTIST, module, [module])]
    return state, p


def do(state: State, *actions: Any) -> Any:
    """Return the result of actions of seat 0 and their questions, or why one is refused."""
    return printed.do(GAME, state, actions, Turn, Activation, Feeding)


def first(state: State, kind: type, **wanted: Any) -> Any:
    """Return the result of the first action of a kind, or that there is none."""
    for action in GAME.legal(state, 0):
        if type(action) is kind and all(getattr(action, k) == v for k, v in wanted.items()):
            return do(state, action)
    return None


# Scientists, orders, food


def goes(t: Index, card: Any) -> list[Any]:
    def go(*modules: Any) -> Any:
        state, p = rich(t)
        p.hand, p.stress, p.oxygen = [card.id], 8, 0
        return do(state, act.Play(card.id), *map(act.Go, modules))

    return [*map(go, MODULES), go(*card.modules[:2]), go(*card.modules[:3])]


def begins(t: Index, card: Any) -> Any:
    state, _ = rich(t)
    state.revealed, state.stack = [card.id], []
    flow.begin_starting(state)
    [frame] = state.stack
    assert isinstance(frame, Starting)
    return frame.modules


def rests(t: Index, card: Any) -> Any:
    state, p = at(t, "sleeping")
    p.hand, p.stress = [card.id], 4
    other = SCIENTIST if card.id != SCIENTIST else "botanist"
    state.stack[-1] = Activation(other, "sleeping", ["sleeping"], asleep=True)
    return do(state, act.Rest(card.id))


def hired(t: Index, card: Any) -> int:
    state, p = rich(t)
    p.hand, p.rest = [card.id], []
    return scoring.final_points(t, state)[0]["hired"]


def fulfils(t: Index, order: Any) -> Any:
    state, p = at(t, "dock")
    p.water, p.helium = 4, 3
    state.stacks[order.kind - 1].top = order.id
    return first(state, act.Fulfil, order=order.id)


def feeds(t: Index, card: Any) -> Any:
    state, p = rich(t)
    p.food, p.rest, p.hand = [card.id], [*p.rest, *p.hand], []
    return do(state, act.Feed(card.id))


def feeds_little(t: Index, card: Any) -> Any:
    state, p = rich(t)
    p.food, p.waste = [card.id], 0
    return do(state, act.Feed(card.id))


def nutrition(t: Index, card: Any) -> Any:
    _, p = rich(t)
    p.food = [card.id]
    return scoring.food_counts(t, p)


def eaten(t: Index, card: Any) -> list[bool]:
    return [card.id in setup.eaten(t, n) for n in (2, 3, 4)]


# Modules


KINDS: dict[str, Any] = {
    "industrial": act.Extract, "power": act.Generate, "recycling": act.Recycle,
    "mining": act.Enrich, "greenhouse": act.Harvest,
}  # fmt: skip


def runs(*, improved: bool, **fields: Any) -> Try:
    def run(t: Index, each: Any) -> list[Any]:
        def attempt(module: str, level: int, water: int) -> Any:
            state, p = at(t, module, *[module] * (improved or each.improved))
            p.equipment = fields.get("equipment", each.equipment)
            p.research = dict.fromkeys(TRACKS, level)
            p.energy, p.water, p.helium = 1, fields.get("water", water), fields.get("helium", 0)
            wanted = {} if module == "mining" else {"procedure": each.id}
            found = first(state, KINDS[module], **wanted)
            return found, [a for a in GAME.legal(state, 0) if type(a) is KINDS[module]]

        modules = fields.get("modules", (each.module,))
        return [attempt(*each) for each in product(modules, (1, 2, 3, 4), (1, 2))]

    return run


def bare(t: Index, each: Any) -> Any:
    """Return whether a procedure can be run in the module as printed."""
    state, p = at(t, each.module)
    p.equipment = each.equipment
    return first(state, KINDS[each.module], procedure=each.id)


MAINS: dict[str, type] = {
    "mining": act.Mine, "dock": act.Fulfil, "greenhouse": act.Take, "power": act.Generate,
    "comms": act.Hire, "industrial": act.Extract, "recycling": act.Recycle,
}  # fmt: skip


def equips(t: Index, tile: Any) -> Any:
    state, p = at(t, tile.module)
    p.equipment, p.orders = tile.id, ["order_1a", "order_1b"]
    state.food_discard = []
    first(state, MAINS[tile.module])
    return do(state, act.Use())


def antenna(t: Index, tile: Any) -> Any:
    state, p = at(t, "comms")
    p.equipment = tile.id
    return first(state, act.Hire, scientist=state.hiring[0], antenna=1)


def improved(t: Index, tile: Any) -> list[Any]:
    """Return the results of everything that its module can do."""
    state, p = at(t, tile.id, tile.id)
    p.first, p.last = Ore(0, 5), Ore()
    p.probes, p.equipment = ["z01", "z02", "z03"], "reactor"
    state.bonuses = {"bonus_carbon": 0}
    found: list[Any] = []
    for action in GAME.legal(state, 0):
        further = GAME.copy(state)
        found.append(do(further, action))
        found += [do(GAME.copy(further), a) for a in GAME.legal(further, 0)]
    return found


def claims(t: Index, bonus: Any) -> Any:
    state, _ = rich(t)
    state.stack.append(Claiming())
    return do(state, act.Claim(bonus.id))


def repeats(t: Index, bonus: Any) -> Any:
    state, _ = at(t, "laboratory", "laboratory")
    state.bonuses = {bonus.id: 0}
    return first(state, act.Repeat, bonus=bonus.id)


def installs(t: Index, _: Any) -> list[Any]:
    def install(number: int) -> Any:
        state, p = at(t, "airlock")
        p.probes = [*t.zones][: number + 1]
        return first(state, act.Install)

    return [*map(install, range(3))]


# Boards


def neighbours(t: Index, zone: Any) -> list[Any]:
    def score(other: str) -> Any:
        state, p = rich(t)
        p.probes = [zone.id, other]
        flow.clean_up(t, state, Applied())
        return outcome(state)

    return [*map(score, t.zones)]


def mines(t: Index, zone: Any) -> Any:
    state, p = at(t, "mining")
    p.probes = [zone.id]
    return do(state, act.Mine())


def produces(t: Index, zone: Any) -> Any:
    state, p = rich(t)
    p.probes = [zone.id]
    flow.produce(t, state, Applied())
    return outcome(state)


def set_up(t: Index, zone: Any) -> list[bool]:
    try:
        states = [GAME.start({}, n, seed, t.hash) for n in (2, 3, 4) for seed in range(8)]
    except IndexError:
        return []  # too few zones to start in
    return [zone.id in each for s in states for each in (s.covered, *(p.probes for p in s.players))]


def ends(t: Index, _: Any) -> list[Any]:
    """Return the final points of three players, wherever they are on the tracks."""
    found: list[Any] = []
    state, _ = rich(t)
    for n in range(len(t.board.co2)):
        for seat, p in enumerate(state.players):
            p.co2, p.orders, p.food = n, [*t.orders][:n], [*t.food][: 3 * seat + 3]
        found += scoring.final_points(t, state)
    return found


def wastes(t: Index, _: Any) -> list[Any]:
    def waste(n: int) -> Any:
        state, p = rich(t)
        p.waste = p.oxygen = 0
        tracks.take_waste(t, p, n, Applied())
        return outcome(state)

    return [*map(waste, range(10))]


def fills(t: Index, _: Any) -> Any:
    state, p = rich(t, 1)
    assert state.rival is not None
    for side in (p, state.rival):
        tracks.gain(t, side, {"water": 9, "helium": 9, "energy": 9})
    return outcome(state)


def builds(t: Index, _: Any) -> list[Any]:
    def build(n: int) -> Any:
        state, _ = at(t, "laboratory", *[m for m in t.improvements if m != "laboratory"][:n])
        return first(state, act.Build)

    return [*map(build, range(4))]


def takes(t: Index, _: Any) -> list[Any]:
    return [do(rich(t)[0], act.Depot(good)) for good in ("energy", "iron", "water")]


def hires(t: Index, _: Any) -> list[Any]:
    states = [at(t, "comms")[0] for _ in range(3)]
    return [first(s, act.Hire, scientist=s.hiring[n]) for n, s in enumerate(states)]


# The rival


def alone(t: Index, card: str, level: int = 4, order: str = "", **fields: Any) -> Any:
    """Return the AI's acts by a card."""
    state, _ = rich(t, 1)
    side = state.rival
    assert isinstance(side, Rival)
    side.energy, side.helium, side.titanium, side.waste, side.co2 = 3, 0, 6, 4, 3
    side.deck, side.research = [card], dict.fromkeys(TRACKS, level)
    for stack in state.stacks:
        stack.top = order or stack.top
    for name, value in fields.items():
        setattr(state if name == "bonuses" else side, name, value)
    rival.phase(t, state, Applied())
    return outcome(state)


def by_card(t: Index, card: Any) -> list[Any]:
    return [
        alone(t, card.id, level=level, water=water, waste=4)
        for level in (1, 2, 3, 4) for water in (0, 2)
    ] + [alone(t, card.id, water=2, order=STUDY)]  # fmt: skip


def by_every_card(t: Index, _: Any) -> list[Any]:
    return [each for card in t.ai_cards.values() for each in by_card(t, card)]


def decks(t: Index, _: Any) -> list[Any]:
    return [setup.deck(t, level) for level in ("basic", "intermediate", "advanced")]


def claimed_by_it(t: Index, _: Any) -> list[Any]:
    """Return the research bonuses it takes, one after the other."""
    every = t.components.ai.bonuses
    return [
        alone(t, "ai_f", bonuses={b: 0 for b in BOX.ai.bonuses if b != bonus}) for bonus in every
    ] + [alone(t, "ai_f", bonuses=dict.fromkeys(BOX.ai.bonuses[:n], 0)) for n in range(len(every))]


def fulfilled_by_it(t: Index, order: Any) -> Any:
    state, _ = rich(t, 1)
    side = state.rival
    assert side is not None
    side.deck, side.titanium, side.helium, side.water, side.waste = ["ai_d"], 5, 3, 4, 4
    side.research, side.energy = dict.fromkeys(TRACKS, 2), 1
    for stack in state.stacks:
        stack.top = order.id if stack.kind == order.kind else ""
    rival.phase(t, state, Applied())
    return outcome(state)


def against_it(t: Index, _: Any) -> list[Any]:
    found: list[Any] = []
    for n in range(6):
        state, _ = rich(t, 1)
        assert state.rival is not None
        state.rival.hired, state.rival.orders = [*t.hirable][:n], [*t.orders][:n]
        found += scoring.final_points(t, state)
    return found


WHERE: dict[str, list[Try]] = {
    "scientists modules": [goes, begins],
    "scientists level": [goes, rests, hired],
    "orders needs": [fulfils], "orders vp": [fulfils, fulfilled_by_it],
    "orders bonus": [fulfils],
    "food value": [feeds, feeds_little, nutrition], "food bonus": [feeds],
    "food players": [eaten],
    "equipment discount": [antenna],
    "equipment gain": [equips], "equipment per_order": [equips],
    "equipment draw": [equips], "equipment oxygen": [equips],
    "improvements": [improved],
    "bonuses effects": [claims, repeats, claimed_by_it],
    "zones q": [neighbours], "zones r": [neighbours],
    "zones terrain": [mines, produces], "zones covered": [set_up], "zones start": [set_up],
    "ai_cards level": [decks], "ai_cards": [by_card],
    "ai battery": [fills], "ai makes": [by_every_card], "ai recycling": [by_every_card],
    "ai bonuses": [claimed_by_it], "ai titanium": [by_every_card],
    "ai extra_scientists": [against_it], "ai extra_orders": [against_it], "ai food": [against_it],
    "board co2": [ends], "board orders": [ends], "board awards": [ends],
    "board waste": [wastes], "board penalty": [wastes],
    "board water": [fills], "board helium": [fills],
    "board construction": [builds], "board depot": [takes], "board fees": [hires],
    "procedures module": [runs(improved=False, modules=tuple(KINDS))],
    "procedures improved": [bare],
    "procedures room": [runs(improved=False, water=4, helium=3)],
    "procedures equipment": [runs(improved=False, equipment="")],
    "procedures": [runs(improved=False)],
}  # fmt: skip
"""Where what a component prints is applied."""


def sets() -> Iterator[Any]:
    """Yield every component, and the set with it changed."""
    for family in (
        "scientists", "orders", "food", "procedures", "equipment", "improvements", "bonuses",
        "zones", "ai_cards",
    ):  # fmt: skip
        items = getattr(BOX, family)
        for n, item in enumerate(items):

            def change(other: Any, family: str = family, items: Any = items, n: int = n) -> Any:
                return replace(BOX, **{family: (*items[:n], other, *items[n + 1 :])})

            yield pytest.param(family, item, change, id=item.id)
    for family in ("board", "ai"):
        yield pytest.param(
            family,
            getattr(BOX, family),
            lambda other, f=family: replace(BOX, **{f: other}),
            id=family,
        )


SKIPPED = re.compile(r"equipment (module|discount taken)|ai (makes|recycling)\S*\.\d+ taken")
"""Where a set must be as it is: checks of component sets see to it."""
HOUSE = SETS.get(SETS.built_in)


@pytest.mark.parametrize(("family", "item", "change"), [*sets()])
def test_what_a_component_prints_is_applied(
    family: str, item: Any, change: Callable[[Any], Any]
) -> None:
    before: dict[Try, Any] = {}
    for path, other in changes(item, NAMED):
        field = re.split("[. ]", path, maxsplit=1)[0]
        if SKIPPED.fullmatch(f"{family} {path}"):
            continue
        content = SETS.register(change(other))
        for situation in WHERE.get(f"{family} {field}") or WHERE[family]:
            if situation not in before:
                before[situation] = situation(HOUSE, item)
            assert situation(SETS.get(content), item) != before[situation], (path, situation)
        SETS.forget(content)


def test_what_a_probe_brings_is_applied() -> None:
    for path, other in changes(BOX, [f for f in BOX.__struct_fields__ if f != "probes"]):
        if path.count(".") < 2:
            continue  # there are always three
        t = SETS.get(SETS.register(other))
        assert installs(t, None) != installs(HOUSE, None), path


ALONE: list[dict[str, Any]] = [
    {"gain": {"iron": 1}}, {"per_order": 1}, {"draw": 1}, {"oxygen": 1},
]  # fmt: skip


@pytest.mark.parametrize("brings", ALONE, ids=str)
def test_whatever_equipment_brings_it_can_be_used_for_that_alone(brings: dict[str, Any]) -> None:
    """Also in an owner's set."""
    tiles = [
        replace(each, **{"draw": 0, "oxygen": 0, **brings}) if each.id == "fertilizer" else each
        for each in BOX.equipment
    ]
    t = SETS.get(SETS.register(replace(BOX, equipment=tuple(tiles))))
    assert isinstance(equips(t, t.equipment["fertilizer"]), bytes)


@pytest.mark.parametrize("passage", BOX.board.passages, ids="-".join)
def test_every_passage_is_gone_through(passage: Any) -> None:
    less = tuple(each for each in BOX.board.passages if each != passage)
    t = SETS.get(SETS.register(replace(BOX, board=replace(BOX.board, passages=less))))
    _, p = rich(t)
    p.module = passage[0]
    assert way(t, p, passage[1]) > 1 == way(HOUSE, p, passage[1])
