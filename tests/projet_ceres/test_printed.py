"""Printed effects and standing changes of a set are applied: each with and without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast, get_args

import msgspec
import pytest

from games.core.actions import EndTurn
from games.core.codec import encode
from games.core.events import Applied
from games.projet_ceres import actions as act
from games.projet_ceres import effects as fx
from games.projet_ceres import events as ev
from games.projet_ceres import flow
from games.projet_ceres import state as s
from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.content.types import Ability, Mission, Tile, Timing
from games.projet_ceres.game import GAME
from games.projet_ceres.rules import belt, fights, goods, missions, points, resolve, triggers
from games.projet_ceres.state import Player, State

INDEX = components(BUILT_IN)
BOX = INDEX.components
END = EndTurn()
PLAIN = "water_03"
"""A mission card that changes nothing while it is in force."""
HOME, SPARE = "B1", ("A1", "A2", "A6")
"""The home asteroid of seat 0, and where other ships of it are."""
RIVAL, FOE = "A3", "B7"
"""Where ships of seat 1 are, next to those of seat 0 and at home."""


def found(item: Any, kind: type) -> Iterator[Any]:
    """Yield every struct of a kind within a component."""
    if isinstance(item, kind):
        yield item
    if isinstance(item, msgspec.Struct):
        for name in item.__struct_fields__:
            yield from found(getattr(item, name), kind)
    elif isinstance(item, tuple):
        for each in cast("tuple[Any, ...]", item):
            yield from found(each, kind)


# A position in which everything is possible


@cache
def _start(seats: int) -> State:
    return GAME.start({"story": "water"}, seats, 5)


def rich(seats: int = 2) -> State:
    """Return a position at the turn of seat 0 in Phase 2, with means to do and pay anything."""
    state = GAME.copy(_start(seats))
    for cell in [c for c in state.belt if c[0] == "A"]:
        state.belt[cell] = s.Asteroid(state.belt[cell].id)
    state.first = 0
    mission(state, PLAIN)
    for cell in (*SPARE, RIVAL):
        state.belt[cell].up = True
        state.belt[cell].id = "hebe"
    for cell in SPARE:
        state.belt[cell].seat, state.belt[cell].ships = 0, 2
    state.belt[RIVAL].seat, state.belt[RIVAL].ships = 1, 1
    for p in state.players:
        p.goods, p.influence = dict.fromkeys(fx.RESOURCES, 20), 9
        p.docked, p.reserve, p.clan = 2, 3, "flora"
        p.hand, p.deck = [], [*p.hand, *p.deck]
        p.hand, p.deck, p.discard = p.deck[:2], p.deck[2:6], p.deck[6:]
    turn(state)
    return state


def turn(state: State, seat: int = 0) -> None:
    state.phase, state.stack = 2, [s.Turn(seat, begun=True)]


def mission(state: State, card: str) -> None:
    found = INDEX.missions[card]
    pile = [each.id for each in INDEX.piles[found.story]]
    state.story, state.missions = found.story, pile[pile.index(card) :]
    state.active, state.die = True, found.counter


def do(state: State, *actions: Any, seat: int = 0) -> list[Any]:
    """Have a seat carry out legal actions; returns what happened."""
    return [e for action in actions for e in GAME.apply(state, seat, action).events]


def cost(state: State, *actions: Any) -> int:
    """Return how many resources seat 0 pays for actions."""

    def held() -> int:
        return sum(sum(goods.lying(state, 0, p).values()) for p in ("board", *belt.own(state, 0)))

    before = held()
    do(state, *actions)
    return before - held()


# Standing changes: the measure of each


def hand(state: State) -> int:
    state.players[0].hand, state.players[0].deck = [], [f"card {n}" for n in range(9)]
    state.stack = [s.Upkeep(cards=True)]
    flow.proceed(INDEX, state, Applied())
    return len(state.players[0].hand)


def carry(state: State) -> int:
    do(state, act.Move(), act.Sail("board", HOME))
    loads = 0
    while act.Load("rock") in GAME.legal(state, 0):
        do(state, act.Load("rock"))
        loads += 1
    return loads


def move(state: State) -> int:
    return cost(state, act.Move())


def explore(state: State) -> int:
    return cost(state, act.Explore(belt.unexplored(state, 0)[0]))


def support(state: State) -> int:
    state.phase, state.stack = 3, [s.Agents(0)]
    do(state, act.PlaceAgent("support"))
    [top] = state.pile[:1]
    return cost(state, act.Support(top))


def build(state: State) -> int:
    p = state.players[0]
    dear = next(c.id for c in BOX.cards if c.rock == 4 and c.id not in p.buildings)
    give(p, dear, "hand")
    state.phase, state.stack = 4, [s.Colonies([False, False])]
    return cost(state, act.Build(dear))


def maintain(state: State) -> int:
    state.phase, state.stack = 4, [s.Colonies([False, False])]
    return cost(state, act.Maintain(7))


def fight(state: State, *, attack: bool) -> int:
    here, there, seat = ("A2", RIVAL, 0) if attack else (RIVAL, "A2", 1)
    state.belt["A2"].ships = state.belt[RIVAL].ships = 1
    turn(state, seat)
    do(state, act.Move(), act.Sail(here, there), act.Arrive(), seat=seat)
    top = state.stack[-1]
    assert isinstance(top, s.Fight)
    return fights.totals(INDEX, state, top)[not attack]


def unrouted(state: State) -> int:
    p = state.players[0]
    state.belt[HOME].seat, state.belt[HOME].ships, p.goods = s.NOBODY, 0, {}
    for cell in SPARE:
        state.belt[cell].goods = {"rock": 1}
    for n in range(9):
        if not goods.affords(INDEX, state, 0, fx.Cost(any=n + 1)):
            return n
    raise AssertionError


def reserve(state: State) -> int:
    return state.players[0].reserve


def invest(state: State) -> int:
    state.phase, state.stack = 3, [s.Agents(0)]
    do(state, act.PlaceAgent("invest_2"))
    [frame] = state.players[0].lane
    assert isinstance(frame, s.Investing)
    return frame.influence


def second_look(state: State) -> int:
    events = do(state, act.Explore(belt.unexplored(state, 0)[0]))
    return sum(len(each.cards) for each in events if isinstance(each, ev.ExplorationDrawn))


def pledge(state: State) -> int:
    pledges = [s.Pledged({"board": dict.fromkeys(fx.RESOURCES, 1)}), s.Pledged()]
    lacking = missions.missing(INDEX, state, s.Call(1, 0, "water_05", "b", pledges, 0))
    return 6 - lacking.rock - lacking.hydrocarbon - lacking.metal


PROBES: dict[str, tuple[Callable[[State], int], int]] = {
    "hand": (hand, 1), "carry": (carry, 1), "move_cost": (move, 1), "free_move": (move, -1),
    "explore_cost": (explore, 1), "free_explore": (explore, -1), "surcharge": (support, 1),
    "build_rock": (build, 1), "maintenance": (maintain, 1), "unrouted": (unrouted, 1),
    "attack": (lambda state: fight(state, attack=True), 1),
    "defence": (lambda state: fight(state, attack=False), 1),
    "reserve": (reserve, 1), "invest": (invest, 1), "second_look": (second_look, 1),
    "pledge": (pledge, 1),
}  # fmt: skip
"""How a game shows a change, and its size when the value is changed by one."""


def give(p: Player, card: str, place: str) -> None:
    """Give a card to a player, from no particular place."""
    for name in ("hand", "deck", "discard", "buildings"):
        setattr(p, name, [each for each in getattr(p, name) if each != card])
    p.owned = sorted({*p.owned, card})
    setattr(p, place, [*getattr(p, place), card])


Bearing = Callable[[State, bool], None]


def bearers() -> Iterator[tuple[str, Any, Bearing]]:
    """Yield what may bear a standing change: its name, and how it is there, or is not."""

    def built(card: str) -> Bearing:
        def bear(state: State, there: bool) -> None:
            if there:
                give(state.players[0], card, "hand")
                state.phase, state.stack = 4, [s.Colonies([False, False])]
                goods_before = dict(state.players[0].goods)
                do(state, act.Build(card))
                state.players[0].goods, state.players[0].col = goods_before, 0
                state.players[0].lane, state.players[0].busy, state.players[0].used = [], False, []
                turn(state)

        return bear

    def unlocked(clan: str, cell: int) -> Bearing:
        def bear(state: State, there: bool) -> None:
            p = state.players[0]
            p.clan = cast("Any", clan)
            reached = cell if there else cell - 1
            points.score(INDEX, state, 0, "dev", cell - 1, Applied())
            if there:
                points.score(INDEX, state, 0, "dev", 1, Applied())
            assert p.unlocked == reached

        return bear

    def controlled(tile: str) -> Bearing:
        def bear(state: State, there: bool) -> None:
            state.belt["A1"].id = tile if there else "hebe"

        return bear

    def in_force(card: str) -> Bearing:
        def bear(state: State, there: bool) -> None:
            if there:
                mission(state, card)

        return bear

    for card in BOX.cards:
        yield card.id, card.building, built(card.id)
    for board in BOX.clans:
        for bonus in board.bonuses:
            yield f"{board.id} {bonus.cell}", bonus, unlocked(board.id, bonus.cell)
    for tile in BOX.tiles:
        yield tile.id, tile, controlled(tile.id)
    for each in BOX.missions:
        yield each.id, each, in_force(each.id)


BEARING = [(name, item, bear) for name, item, bear in bearers() if [*found(item, fx.Modify)]]


def test_every_standing_change_of_the_set_is_borne_by_one_of_these() -> None:
    borne = sum(len([*found(item, fx.Modify)]) for _, item, _ in BEARING)
    assert borne == len([*found(BOX, fx.Modify)]) > 80


def test_every_standing_change_that_there_may_be_is_measured() -> None:
    assert set(PROBES) == set(get_args(fx.Changed))


@pytest.mark.parametrize(
    ("item", "bear"), [(item, bear) for _, item, bear in BEARING], ids=[n for n, *_ in BEARING]
)
def test_a_standing_change_changes_what_it_prints(item: Any, bear: Bearing) -> None:
    """Also next to an effect that waits for something, and after the bonuses before it."""
    wanted = Counter[str]()
    for each in found(item, fx.Modify):
        wanted[each.what] += each.by
    for what, by in wanted.items():
        probe, sign = PROBES[what]
        measured: list[int] = []
        for there in (False, True):
            state = rich()
            bear(state, there)
            measured.append(probe(state))
        without, with_it = measured
        assert with_it - without == sign * by, what


# Effects that work at a time, or are used


def explores(state: State, seat: int = 0) -> list[Any]:
    turn(state, seat)
    return do(state, act.Explore(belt.unexplored(state, seat)[0]), seat=seat)


def supports(state: State, seat: int = 0) -> list[Any]:
    state.phase, state.stack = 3, [s.Agents(seat)]
    [top] = state.pile[:1]
    return do(state, act.PlaceAgent("support"), act.Support(top), seat=seat)


def attacks(state: State, ships: int) -> list[Any]:
    state.belt["A2"].ships, state.belt[RIVAL].ships = 2, 2 + (ships < 2)
    sails = [act.Sail("A2", RIVAL)] * ships
    if ships > 1:
        state.belt[RIVAL].ships = 1
    events = do(state, act.Move(), *sails, act.Arrive())
    top = state.stack[-1]
    assert isinstance(top, s.Fight)
    return events + do(state, END, seat=top.side)


def begins(state: State) -> list[Any]:
    log = Applied()
    state.stack = [s.Turn(0)]
    flow.proceed(INDEX, state, log)
    return log.events


def buys(state: State) -> list[Any]:
    state.phase, state.stack = 3, [s.Agents(0)]
    card = next(each for each in state.queue if each not in state.players[0].owned)
    return do(state, act.PlaceAgent("invest_2"), act.BuyCard(card))


def colonies(state: State, *actions: Any) -> list[Any]:
    give(state.players[0], "silicates", "hand")
    state.phase, state.stack = 4, [s.Colonies([False, False])]
    return do(state, *actions)


def places(state: State) -> list[Any]:
    state.phase, state.stack = 3, [s.Agents(0)]
    return do(state, act.PlaceAgent("mission"))


def fights_near(state: State) -> list[Any]:
    """Two others fight next to seat 0."""
    state.belt["A4"].up, state.belt["A4"].id = True, "irene"
    state.belt["A4"].seat, state.belt["A4"].ships = 2, 1
    turn(state, 2)
    return do(state, act.Move(), act.Sail("A4", RIVAL), act.Arrive(), seat=2)


OCCURS: dict[str, Callable[[State], list[Any]]] = {
    "turn": begins, "explored": explores,
    "moved": lambda state: do(state, act.Move(), act.Sail("board", HOME), act.Arrive()),
    "produced": lambda state: do(state, act.Produce()),
    "begged": lambda state: do(state, act.Beg()),
    "militarised": lambda state: do(state, act.Militarise()),
    "recycled": lambda state: do(state, act.Recycle()),
    "attempted": lambda state: do(state, act.Attempt("a")),
    "contributed": lambda state: do(state, act.Attempt("c")),
    "built": lambda state: colonies(state, act.Build("silicates")),
    "maintained": lambda state: colonies(state, act.Maintain(3)),
    "supported": supports, "invested": buys, "placed": places,
    "won": lambda state: attacks(state, 2), "lost": lambda state: attacks(state, 1),
    "rival_explored": lambda state: explores(state, 1),
    "rival_supported": lambda state: supports(state, 1),
    "rival_won": lambda state: attacks(state, 1),
    "support_near": lambda state: supports(state, 1), "fight_near": fights_near,
}  # fmt: skip
"""How it comes about that seat 0 has what an effect waits for."""


def test_everything_that_effects_may_wait_for_comes_about() -> None:
    timings = {when for some in get_args(Timing) for when in get_args(some)}
    assert {*OCCURS, "always", "paid"} == timings


def works(state: State, events: list[Any], source: str) -> bool:
    """Return whether an effect of seat 0 worked, is offered, or may be used in reaction."""
    if any(isinstance(e, ev.Used) and (e.seat, e.source) == (0, source) for e in events):
        return True
    if any(isinstance(f, s.Offered) and f.source == source for f in state.players[0].lane):
        return True
    return act.React(source) in GAME.legal(state, 0)


BUILDINGS = [(card.id, card.building) for card in BOX.cards if card.building is not None]
EFFECTS = [(card, each) for card, each in BUILDINGS if each.effect or each.repeat]


@pytest.mark.parametrize(("card", "ability"), EFFECTS, ids=[card for card, _ in EFFECTS])
def test_an_effect_of_a_building_works_when_it_says(card: str, ability: Ability) -> None:
    for there in (False, True):
        state = rich(3)
        if there:
            give(state.players[0], card, "buildings")
        if ability.when != "paid":
            assert works(state, OCCURS[ability.when](state), card) == there
            continue
        if any(branch.fights for branch in ability.effect):
            do(state, act.Move(), act.Sail("A2", RIVAL), act.Arrive())
        for choice in range(1, 1 + len(triggers.branches(INDEX, card, ability))):
            why = GAME.refusal(state, 0, act.UseBuilding(card, choice))
            assert (why is None) == there, why


@pytest.mark.parametrize("tile", [tile for tile in BOX.tiles if tile.ability], ids=lambda t: t.id)
def test_an_effect_of_an_asteroid_works_when_it_says(tile: Tile) -> None:
    assert tile.ability is not None
    for there in (False, True):
        state = rich()
        state.belt["A1"].id = tile.id if there else "hebe"
        state.belt["A1"].goods = {"rock": 1}
        if tile.ability.when == "paid":
            assert (GAME.refusal(state, 0, act.UseAsteroid("A1")) is None) == there
        else:
            assert works(state, OCCURS[tile.ability.when](state), tile.id) == there


@pytest.mark.parametrize("card", [m for m in BOX.missions if m.ability], ids=lambda card: card.id)
def test_what_a_mission_offers_can_be_used_while_it_is_in_force(card: Mission) -> None:
    for there in (False, True):
        state = rich()
        mission(state, card.id)
        state.active = there
        assert (GAME.refusal(state, 0, act.UseMission()) is None) == there


def power(state: State, tile: str, cell: str, *, attack: bool) -> int:
    there = state.belt[cell]
    there.id, there.up, there.seat, there.ships = tile, True, 0, 1
    return fight(state, attack=attack)


@pytest.mark.parametrize("tile", [each for each in BOX.tiles if not each.home], ids=lambda t: t.id)
def test_what_an_asteroid_prints_besides_is_applied(tile: Tile) -> None:
    """Its guard, its battery, its toll, whether it links others, and its yield."""

    def differs(measure: Callable[[State, str], Any]) -> Any:
        bare = next(each.id for each in BOX.tiles if each.id == "hebe")
        return measure(rich(), tile.id) - measure(rich(), bare)

    assert differs(lambda state, key: power(state, key, "A2", attack=False)) == tile.guard
    assert differs(lambda state, key: power(state, key, "A1", attack=False)) == 0
    assert differs(lambda state, key: power(state, key, "A4", attack=True)) == tile.battery

    def toll(state: State, key: str) -> int:
        state.belt["A1"].id = key
        return cost(state, act.Move(), act.Sail("A1", "A2"))

    assert differs(toll) == tile.toll

    def linked(state: State, key: str) -> int:
        state.belt["A1"].id, state.players[0].goods = key, {}
        state.belt["A1"].seat, state.belt["A1"].ships = s.NOBODY, 0
        state.belt["A2"].goods, state.belt["A6"].goods = {"rock": 1}, {}
        return int(goods.affords(INDEX, state, 0, fx.Cost(rock=1)))

    assert differs(linked) == tile.link
    state = rich()
    state.belt["A1"].id = tile.id
    do(state, act.Produce())
    assert state.belt["A1"].goods == tile.yields


@pytest.mark.parametrize("card", BOX.missions, ids=lambda card: card.id)
def test_what_a_mission_forbids_is_forbidden_while_it_is_in_force(card: Mission) -> None:
    for there in (False, True):
        state = rich()
        mission(state, card.id)
        state.active = there
        do(state, act.Beg())
        barred = {
            key
            for key in fx.RESOURCES
            if act.Get(**{**dict.fromkeys(fx.RESOURCES, 0), key: 1}) not in GAME.legal(state, 0)
        }
        assert barred == (set(card.beg) if there else set())
        state.players[0].lane, state.players[0].busy = [], False
        state.phase, state.stack = 3, [s.Agents(0)]
        for box in INDEX.printed:
            why = GAME.refusal(state, 0, act.PlaceAgent(box))
            assert (why is not None and why.key == "box_closed") == (there and box in card.closed)


# Words: each of them does something on any card that prints it


def sources() -> Iterator[tuple[str, Any]]:
    """Yield everything that may print words, with the guild that its amounts count."""
    for family in ("cards", "tiles", "boxes", "projects", "explorations", "missions", "clans"):
        for item in getattr(BOX, family):
            yield item.id, item


WORDS = [(source, word) for source, item in sources() for word in found(item, fx.Effect)]


@pytest.mark.parametrize(
    ("source", "word"), WORDS, ids=[f"{key} {type(word).__name__.lower()}" for key, word in WORDS]
)
def test_every_word_is_carried_out(source: str, word: fx.Word) -> None:
    """In a position in which it can do something, it changes that, or asks what to do."""
    state = rich()
    p = state.players[0]
    p.boxes = [each.id for each in BOX.projects if each.box.guild]
    p.badges, p.agents, p.used = ["water_01"], 3, ["prayer"]
    give(p, "prayer", "buildings")
    state.common, state.die = state.investment[:1], 2
    for cell in (*SPARE, RIVAL):
        state.belt[cell].id = "patientia"
    state.belt["A2"].goods = dict.fromkeys(fx.RESOURCES, 4)
    if isinstance(word, fx.Power):
        side = ["A2", RIVAL] if word.side != "defence" else [RIVAL, "A2"]
        seat = int(word.side == "defence")
        turn(state, seat)
        do(state, act.Move(), act.Sail(*side), act.Arrive(), seat=seat)
    before = encode(state)
    resolve.begin(INDEX, state, 0, [word], source)
    resolve.advance(INDEX, state, 0, Applied())
    assert encode(state) != before
    if p.lane:
        assert not isinstance(p.lane[-1], s.Doing)
        assert GAME.answers(state, 0)
