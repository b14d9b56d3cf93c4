"""A second model of legal actions in Luna Maris, written from the rulebook.

It is apart from the program. Every action that could be written down is tried, over all ids of the
components and all ways of paying with the ore on the belt; `RULES` has one condition for each kind.
Numbers in the rulebook are written here again; numbers printed on boards and cards come from the
content.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from games.core.actions import Action, EndTurn
from games.luna_maris import actions as act
from games.luna_maris import state as s
from games.luna_maris.content import components
from games.luna_maris.content.types import Board, Module, Scientist
from games.luna_maris.state import State

BATTERY = 6
LEAST_STRESS, MOST_STRESS = 4, 8
LEVELS = 4
PROBES = 4
RESOURCES = ("energy", "water", "iron")


class Process(NamedTuple):
    """A procedure: its module and its needs (`iron` may be paid in titanium)."""

    module: Module
    level: int = 1
    tile: str = ""
    improved: bool = False
    iron: int = 0
    titanium: int = 0
    water: int = 0
    waste: int = 0
    makes: str = ""
    much: int = 0


PROCESSES = {
    "simple_water": Process("industrial", iron=1, makes="water", much=1),
    "simple_helium": Process("industrial", iron=1, water=1, makes="helium", much=1),
    "double_water": Process("industrial", level=2, iron=1, makes="water", much=2),
    "double_helium": Process("industrial", level=3, iron=2, water=1, makes="helium", much=2),
    "dry_helium": Process("industrial", tile="dry_chamber", iron=2, makes="helium", much=1),
    "thermoelectric": Process("power", iron=1),
    "hydrogen": Process("power", water=1, waste=1),
    "bioenergy": Process("power", tile="reactor", iron=1, waste=1),
    "recycle_iron": Process("recycling", waste=1),
    "recycle_energy": Process("recycling", level=2, waste=1),
    "recycle_water": Process("recycling", level=3, waste=1),
    "recycle_titanium": Process("recycling", improved=True, waste=1, makes="reuse"),
    "recycle_food": Process("recycling", improved=True, waste=1, makes="reuse"),
    "compost": Process("recycling", tile="composter", waste=1),
    "enrich": Process("mining", iron=1),
    "harvest_three": Process("greenhouse", water=1),
    "barter": Process("greenhouse", improved=True, titanium=1),
}
TRACK_OF = {"industrial": "extraction", "recycling": "sustainability"}
ON_TOP = {"sonar": "mining", "contract": "dock", "fertilizer": "greenhouse"}


class Position:
    """A seat in a state, with the questions of the rules."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.me: Any = state.players[seat]
        """A `Player`; what it holds is looked up by ids of any kind."""
        self.content = components(state.content)
        self.board: Board = self.content.components.board
        self.prices: dict[str, int] = {**self.board.depot}
        self.frame: Any = state.stack[-1]
        self.mine = seat == state.turn

    # Where the turn is

    def on(self, *frames: type) -> bool:
        """Return whether one of these frames asks this seat."""
        return self.mine and isinstance(self.frame, frames)

    def fresh(self) -> bool:
        """Return whether the player still has to choose A, B or C."""
        return self.on(s.Turn) and not self.frame.acted

    def at(self, module: str) -> bool:
        """Return whether the astronaut has come to this module, and nobody fell asleep (8.10)."""
        return bool(
            self.on(s.Activation)
            and self.frame.steps
            and self.frame.steps[-1] == module
            and not self.frame.asleep
        )

    def main(self, module: str) -> bool:
        """Return whether a first main action may be paid for in this module (4.4)."""
        return (
            self.at(module) and not self.frame.active and self.me.energy >= self.activation(module)
        )

    def activation(self, module: str) -> int:
        """Return the energy for which the module is activated (4.4, 12.4)."""
        keepers = [p.module for p in self.state.players if p.active]
        if self.state.rival:
            keepers.append(self.state.rival.module)
        return 0 if module == "power" or module in keepers else 1

    # Scientists and ways

    def card(self, scientist: str) -> Scientist:
        """Return a scientist's card."""
        return self.content.scientists[scientist]

    def oxygen(self, target: str) -> int:
        """Return the price of a movement from here (4.3, R49)."""
        assert self.me.module is not None
        return max(1, walk(self.board.passages, self.me.module, target))

    def reaches(self, scientist: Scientist, target: str) -> bool:
        """Return whether this scientist may go there with the O2 that is left (4.3)."""
        known = target == "sleeping" or target in scientist.modules
        return known and self.me.oxygen + self.oxygen(target) <= self.me.stress

    # Goods

    def pays(self, paid: str, iron: int = 0, titanium: int = 0) -> bool:
        """Return whether this ore is on the belt and just the price; titanium may be iron (1.5)."""
        belt = self.belt()
        digits = [int(digit) for digit in paid]
        if any(n > there for n, there in zip(digits, belt, strict=True)):
            return False
        irons, titaniums = sum(digits[:2]), sum(digits[2:])
        return irons <= iron and irons + titaniums == iron + titanium

    def belt(self) -> tuple[int, int, int, int]:
        """Return the ore on the belt, as the digits of `paid` count it (R46)."""
        last, first = self.me.last, self.me.first
        return (last.iron, first.iron, last.titanium, first.titanium)

    def equipped(self, tile: str) -> bool:
        """Return whether this tile lies face up before the seat (4.11)."""
        return self.me.equipment == tile and self.me.equipped

    def room(self, product: str) -> int:
        """Return how much of it still has room."""
        most = {"energy": BATTERY, "water": self.board.water, "helium": self.board.helium}
        return most[product] - getattr(self.me, product)

    def food(self) -> list[str]:
        """Return the food cards in hand."""
        return [*self.me.food, *self.me.drawn]

    def improved(self, module: str) -> bool:
        """Return whether a player has built this advanced module."""
        return module in self.state.constructed

    def runs(self, key: str, paid: str = "0000") -> bool:
        """Return whether a procedure may be carried out now, as a main action or a part of one."""
        need = PROCESSES[key]
        module, track = need.module, TRACK_OF.get(need.module)
        level = self.me.research[track] if track else LEVELS
        return (
            (self.main(module) or self.second(key))
            and need.level <= level
            and (not need.tile or self.equipped(need.tile))
            and (not need.improved or self.improved(module))
            and self.me.water >= need.water
            and self.me.waste >= need.waste
            and self.pays(paid, need.iron, need.titanium)
            and (module != "industrial" or self.room(need.makes) >= need.much)
        )

    def second(self, key: str) -> bool:
        """Return whether this procedure may follow the first one of level 4 (8.5 D, 8.8)."""
        need = PROCESSES[key]
        if need.module not in TRACK_OF or not self.at(need.module) or not self.frame.active:
            return False
        if self.me.research[TRACK_OF[need.module]] < LEVELS:
            return False
        (first, *more) = self.frame.procedures
        return not more and first != key and not same(PROCESSES[first], need)

    def extra(self, module: str) -> bool:
        """Return whether an extra action may be done in this module now (R6, R58)."""
        if not self.on(s.Activation) or self.frame.asleep:
            return False
        touched = [self.frame.origin, *self.frame.steps]
        known = module in self.card(self.frame.scientist).modules
        return (
            module in touched
            and (known or self.state.options["extras"] == "anyone")
            and module not in self.frame.extras
            and len(self.frame.extras) < max(1, len(self.frame.steps))
        )


def same(first: Process, second: Process) -> bool:
    """Return whether two procedures count as one, so that they can't be combined."""
    return bool(first.makes) and first.makes == second.makes


@cache
def walk(passages: tuple[tuple[Module, Module], ...], start: str, end: str) -> int:
    """Return the number of modules entered on a shortest way: waves through the passages."""
    seen, steps = {start}, 0
    while end not in seen:
        seen |= {y for x, y in passages if x in seen} | {x for x, y in passages if y in seen}
        steps += 1
        assert steps < 10, "no way"
    return steps


# The setup (2.10, 2.11)


def equip(at: Position, a: act.Equip) -> bool:
    return at.on(s.Equipping) and not at.frame.chosen and a.equipment in at.frame.tiles


def start(at: Position, a: act.Start) -> bool:
    """Return whether a module has room: it holds as many astronauts as icons of it show."""
    shown = Counter(m for card in at.state.revealed for m in at.card(card).modules)
    taken = Counter(p.module for p in at.state.players)
    return at.on(s.Starting) and not at.frame.chosen and shown[a.module] > taken[a.module]


# Options A, B and C


def play(at: Position, a: act.Play) -> bool:
    """Without O2 only B and C are left (6.4)."""
    card = at.card(a.scientist)
    return (
        at.fresh()
        and a.scientist in at.me.hand
        and any(at.reaches(card, module) for module in (*card.modules, "sleeping"))
    )


def go(at: Position, a: act.Go) -> bool:
    if not at.on(s.Activation) or at.frame.asleep:
        return False
    card = at.card(at.frame.scientist)
    return (
        len(at.frame.steps) < card.level
        and a.module not in at.frame.steps
        and at.reaches(card, a.module)
    )


def feed(at: Position, a: act.Feed) -> bool:
    return (at.on(s.Feeding) or (at.fresh() and bool(at.me.rest))) and a.food in at.food()


def done(at: Position, a: act.Done) -> bool:
    return at.on(s.Feeding)


def imports(at: Position, a: act.Import) -> bool:
    affordable = a.scientists == 1 if at.me.score < 2 else 2 * a.scientists <= at.me.score
    return at.fresh() and not at.food() and 1 <= a.scientists <= len(at.me.rest) and affordable


def recover(at: Position, a: act.Recover) -> bool:
    return at.on(s.Recovering, s.Retrieving) and a.scientist in at.me.rest


def end_work(at: Position, a: act.EndWork) -> bool:
    return at.fresh()


def end(at: Position, a: EndTurn) -> bool:
    if at.on(s.Equipping, s.Starting):
        return at.frame.chosen
    if at.on(s.Activation):
        return bool(at.frame.steps)
    return at.on(s.TurnBonus) or (at.on(s.Turn) and at.frame.acted)


def depot(at: Position, a: act.Depot) -> bool:
    """Whenever they wish once the game has begun, so far as points and room last."""
    return (
        not isinstance(at.frame, s.Equipping | s.Starting)
        and a.resource in at.me.depot
        and at.me.score >= at.prices[a.resource]
        and (a.resource == "iron" or at.room(a.resource) > 0)
    )


# The modules


def install(at: Position, a: act.Install) -> bool:
    state = at.state
    taken = [*state.covered, *(zone for p in state.players for zone in p.probes)]
    if state.rival:
        taken += state.rival.probes
    return (
        at.main("airlock")
        and at.me.stress > LEAST_STRESS
        and len(at.me.probes) < PROBES
        and a.zone not in taken
    )


def hire(at: Position, a: act.Hire) -> bool:
    if not at.main("comms") or a.scientist not in at.state.hiring:
        return False
    fee = at.board.fees[at.state.hiring.index(a.scientist)]
    if a.antenna and not at.equipped("antenna"):
        return False
    return at.pays(a.paid, max(0, fee - a.antenna))


def dismiss(at: Position, a: act.Dismiss) -> bool:
    return (
        at.at("comms")
        and at.frame.active
        and at.improved("comms")
        and not at.frame.dismissed
        and a.scientist in (*at.me.hand, *at.me.rest)
        and a.scientist != at.frame.scientist
        and at.card(a.scientist).level == 1
    )


def fulfil(at: Position, a: act.Fulfil) -> bool:
    needs = at.content.orders[a.order].needs
    return (
        at.main("dock")
        and a.order in [stack.top for stack in at.state.stacks]
        and at.me.water >= needs.get("water", 0)
        and at.me.helium >= needs.get("helium", 0)
        and at.pays(a.paid, needs.get("iron", 0), needs.get("titanium", 0))
    )


def research(at: Position, a: act.Research) -> bool:
    level = at.me.research[a.track]
    return (at.main("laboratory") or at.on(s.Studying)) and level < s.CAPPED


def claim(at: Position, a: act.Claim) -> bool:
    return at.on(s.Claiming) and a.bonus not in at.state.bonuses


def repeat(at: Position, a: act.Repeat) -> bool:
    return (
        at.main("laboratory")
        and at.improved("laboratory")
        and at.state.bonuses.get(a.bonus) == at.seat
        and at.pays(a.paid, titanium=2)
    )


def build(at: Position, a: act.Build) -> bool:
    return (
        at.extra("laboratory")
        and a.module in at.state.projects
        and a.module not in at.state.constructed
        and len(at.state.constructed) < len(at.board.construction)
        and at.me.energy >= 1
        and at.pays(a.paid, titanium=1 if at.improved("laboratory") else 2)
    )


def scrub(at: Position, a: act.Scrub) -> bool:
    return (
        at.extra("industrial")
        and a.energy in (1, 2)
        and a.energy <= at.me.energy
        and at.me.co2 + a.energy < len(at.board.co2)
    )


def takes(at: Position, a: act.Take) -> bool:
    asked = at.main("greenhouse") or at.on(s.Harvesting, s.TurnBonus)
    return asked and a.food in at.state.seedbeds


def recycle(at: Position, a: act.Recycle) -> bool:
    return at.runs(a.procedure) and (a.procedure != "recycle_food" or bool(at.state.seedbeds))


def process(at: Position, a: act.Extract | act.Generate) -> bool:
    return at.runs(a.procedure, a.paid)


def harvest(at: Position, a: act.Harvest) -> bool:
    return bool(at.state.seedbeds) and at.runs(a.procedure, a.paid)


def sleep(at: Position, a: act.Sleep) -> bool:
    return at.main("sleeping") and at.me.stress < MOST_STRESS


def rest(at: Position, a: act.Rest) -> bool:
    return at.on(s.Activation) and at.frame.asleep and a.scientist in at.me.hand


def use(at: Position, a: act.Use) -> bool:
    module = ON_TOP.get(at.me.equipment)
    return module is not None and at.me.equipped and at.at(module) and at.frame.active


RULES: dict[type[Action], Callable[[Position, Any], bool]] = {
    act.Equip: equip,
    act.Start: start,
    act.Play: play,
    act.Go: go,
    act.Install: install,
    act.Hire: hire,
    act.Dismiss: dismiss,
    act.Fulfil: fulfil,
    act.Research: research,
    act.Claim: claim,
    act.Repeat: repeat,
    act.Build: build,
    act.Extract: process,
    act.Scrub: scrub,
    act.Mine: lambda at, a: at.main("mining"),
    act.Enrich: lambda at, a: at.runs("enrich", a.paid),
    act.Generate: process,
    act.Recycle: recycle,
    act.Take: takes,
    act.Harvest: harvest,
    act.Sleep: sleep,
    act.Rest: rest,
    act.Use: use,
    act.Feed: feed,
    act.Import: imports,
    act.Recover: recover,
    act.Salvage: lambda at, a: at.on(s.Salvaging) and a.food in at.state.food_discard,
    act.EndWork: end_work,
    act.Depot: depot,
    act.Done: done,
    EndTurn: end,
}


def everything(at: Position) -> Iterator[Action]:
    """Yield every action that could be written down, paid with any of the ore on the belt."""
    content = at.content
    yield from thinkable(at.state.content)
    belt = at.belt()
    ways = ["".join(map(str, way)) for way in product(*(range(min(n, 9) + 1) for n in belt))]
    tops = [stack.top for stack in at.state.stacks if stack.top]
    for paid in ways:
        for kind, module in ((act.Extract, "industrial"), (act.Generate, "power")):
            yield from (kind(k, paid) for k, p in PROCESSES.items() if p.module == module)
        yield from (act.Harvest(k, paid) for k in ("harvest_three", "barter"))
        yield act.Enrich(paid)
        yield from (act.Fulfil(key, paid) for key in tops)
        yield from (act.Hire(k, n, paid) for k in at.state.hiring if k for n in (0, 1))
        yield from (act.Build(module, paid) for module in content.passages)
        yield from (act.Repeat(key, paid) for key in content.bonuses)


@cache
def thinkable(content: str) -> tuple[Action, ...]:
    """Return every action that pays no ore."""
    box = components(content)
    modules, cards = list(box.passages), list(box.scientists)
    return (
        *map(act.Equip, box.equipment),
        *map(act.Start, modules),
        *map(act.Play, cards),
        *map(act.Go, modules),
        *map(act.Install, box.zones),
        *map(act.Dismiss, cards),
        *map(act.Research, ("extraction", "sustainability")),
        *map(act.Claim, box.bonuses),
        *map(act.Scrub, range(5)),
        *(act.Recycle(k) for k, p in PROCESSES.items() if p.module == "recycling"),
        *map(act.Take, box.food),
        *map(act.Rest, cards),
        *map(act.Feed, box.food),
        *map(act.Import, range(12)),
        *map(act.Recover, cards),
        *map(act.Salvage, box.food),
        *map(act.Depot, RESOURCES),
        *(act.Mine(), act.Sleep(), act.Use(), act.EndWork(), act.Done(), EndTurn()),
    )


def legal(state: State, seat: int) -> set[Action]:
    """Return the legal actions of a seat, asked or not."""
    if not state.stack:
        return set()
    at = Position(state, seat)
    return {action for action in everything(at) if RULES[type(action)](at, action)}
