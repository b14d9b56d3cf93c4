"""A position of Luna Maris that a second reckoning changes: goods, waste, cards, rewards.

It moves cubes one by one on a copy and shares nothing with the rules of the program. Numbers in the
rulebook are written here again; numbers printed on boards and cards come from the content. Drawn
cards are `NEW`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from games.luna_maris import state as s
from games.luna_maris.content import components
from games.luna_maris.game import GAME
from games.luna_maris.state import State

NEW = "new"
SIDES = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


class Product(NamedTuple):
    """The gains of a procedure; `slag` is waste in addition to that of the ore (`burns`)."""

    goods: str = ""
    vp: int = 0
    burns: bool = False
    slag: int = 0
    food: int = 0
    oxygen: int = 0


PRODUCTS = {
    "simple_water": Product("water", 1, burns=True),
    "simple_helium": Product("helium", 1, burns=True),
    "double_water": Product("water water", 1, burns=True, slag=1),
    "double_helium": Product("helium helium", 1, burns=True),
    "dry_helium": Product("helium", slag=1),
    "thermoelectric": Product("energy energy", 1),
    "hydrogen": Product("energy energy energy energy", 1),
    "bioenergy": Product("energy energy energy energy energy energy", 1),
    "recycle_iron": Product("iron"),
    "recycle_energy": Product("energy energy energy"),
    "recycle_water": Product("water"),
    "recycle_titanium": Product("titanium"),
    "recycle_food": Product(food=1),
    "compost": Product(oxygen=2),
    "enrich": Product("titanium titanium", burns=True),
    "harvest_three": Product(vp=1, food=3),
    "barter": Product(vp=1, food=2),
}


class Reckoning:
    """A position that is changed by hand."""

    def __init__(self, state: State, seat: int) -> None:
        self.s: Any = GAME.copy(state)
        self.box = components(state.content)
        self.me: Any = self.s.players[seat]
        self.seat = seat
        self.frame: Any = self.s.stack[-1]
        self.revealed = False
        self.ai_phase = False

    # Goods, one by one

    def add(self, side: Any, source: str, vp: int) -> None:
        """Points, never below none."""
        side.vp[source] = side.vp.get(source, 0) + max(vp, -side.score)

    def store(self, good: str) -> None:
        """One cube, if it has room; ore on the first belt space."""
        most = {"energy": 6, "water": self.box.board.water, "helium": self.box.board.helium}
        if good in most:
            setattr(self.me, good, min(most[good], getattr(self.me, good) + 1))
        else:
            first = self.me.first
            self.me.first = s.Ore(
                first.iron + (good == "iron"), first.titanium + (good == "titanium")
            )

    def pay(self, paid: str) -> tuple[int, int]:
        """Take ore off the belt; returns iron and titanium."""
        a, b, c, d = (int(digit) for digit in paid)
        last, first = self.me.last, self.me.first
        self.me.last = s.Ore(last.iron - a, last.titanium - c)
        self.me.first = s.Ore(first.iron - b, first.titanium - d)
        return a + b, c + d

    def waste(self, cubes: int, side: Any = None) -> None:
        """Cubes onto the waste track; the last three spaces punish (9.2, R14)."""
        p = side or self.me
        for _ in range(cubes):
            if p.waste == self.box.board.waste:
                return
            p.waste += 1
            if p.waste > self.box.board.waste - 3:
                p.co2 -= p.co2 > 0
                p.stress -= p.stress > 4 and p.stress > p.oxygen

    def down(self, steps: int) -> None:
        """Move the CO2 disc down."""
        self.me.co2 = min(self.me.co2 + steps, len(self.box.board.co2) - 1)

    # Cards

    def draw(self) -> bool:
        """Draw a food card; a discard pile is shuffled when the deck is empty (R51)."""
        if not self.s.food:
            self.s.food, self.s.food_discard = self.s.food_discard, []
        if not self.s.food:
            return False
        self.s.food.pop()
        self.revealed = True
        return True

    def take(self, card: str) -> None:
        """Food from the seedbeds to the hand."""
        self.s.seedbeds.remove(card)
        self.me.food.append(card)

    def reap(self, cards: int) -> None:
        """Choose this number of cards, or take all without a choice if there are not more."""
        if len(self.s.seedbeds) > cards:
            self.s.stack.append(s.Harvesting(cards))
        else:
            for card in [*self.s.seedbeds]:
                self.take(card)

    # Modules

    def improved(self, module: str) -> bool:
        return module in self.s.constructed

    def activate(self, module: str) -> None:
        """Pay for the activation, or give its keeper a point (4.4, R67)."""
        if self.frame.active:
            return
        self.frame.active = True
        if module == "power":
            return
        keepers = [p for p in self.s.players if p.active and p.module == module]
        for keeper in keepers:
            if keeper is not self.me:
                self.add(keeper, "visits", 1)
        if not keepers and not (self.s.rival and self.s.rival.module == module):
            self.me.energy -= 1
            self.me.active = True

    def leave(self) -> None:
        """Leave the activation space if there was only an extra action (4.5)."""
        if self.frame.extra and not self.frame.active:
            self.me.active = False

    def extra(self, module: str) -> None:
        self.frame.extras.append(module)
        self.frame.extra |= bool(self.frame.steps) and self.frame.steps[-1] == module

    # Rewards

    def reward(self, effects: Any, flip: int = 0) -> None:
        """Apply effects in their order; an effect that asks leaves the others for later (R55)."""
        left = list(effects)
        while left:
            effect: Any = left.pop(0)
            asks = self.carry_out(effect)
            if asks is not None:
                self.s.stack += [s.Rewards(left, flip), asks]
                return
        if flip:
            stack = self.s.stacks[flip - 1]
            self.revealed |= bool(stack.pile)
            stack.top = NEW if stack.pile else ""
            del stack.pile[-1:]

    def carry_out(self, effect: Any) -> Any:
        kind = effect.__struct_config__.tag
        if kind == "gain":
            for good in Counter(effect.goods).elements():
                self.store(good)
            self.add(self.me, "work", effect.vp)
        elif kind == "take_waste":
            self.waste(effect.n)
        elif kind == "drop_waste":
            self.me.waste = max(0, self.me.waste - effect.n)
        elif kind == "carbon":
            self.down(effect.steps)
        elif kind == "charge":
            self.me.energy = 6
        elif kind == "retrieve":
            return s.Retrieving() if self.me.rest else None
        elif kind == "study":
            return s.Studying() if min(self.me.research.values()) < s.CAPPED else None
        else:
            assert kind == "salvage"
            return s.Salvaging() if self.s.food_discard else None
        return None

    def resume(self) -> None:
        """Resume the rewards that waited for an answer."""
        while self.s.stack and isinstance(self.s.stack[-1], s.Rewards):
            waiting = self.s.stack.pop()
            self.reward(waiting.effects, waiting.flip)

    def study(self, track: str) -> None:
        """Take a step on a track; after the fourth level the cap reward (R12)."""
        self.me.research[track] += 1
        if self.me.research[track] == 5:
            self.add(self.me, "research", 5)
            if len(self.s.bonuses) < len(self.box.bonuses):
                self.s.stack.append(s.Claiming())


def unearth(r: Reckoning) -> None:
    """Ore of all own probes."""
    for zone in r.me.probes:
        r.store(r.box.zones[zone].terrain)


def adjacency(r: Reckoning, probes: list[str]) -> int:
    """One less than the probes of each group of neighbours, all groups together (3.7)."""
    groups: list[set[str]] = []
    for zone in probes:
        new = {zone}
        for group in [each for each in groups if any(beside(r, zone, other) for other in each)]:
            groups.remove(group)
            new |= group
        groups.append(new)
    return len(probes) - len(groups)


def beside(r: Reckoning, one: str, two: str) -> bool:
    a, b = r.box.zones[one], r.box.zones[two]
    return (a.q - b.q, a.r - b.r) in SIDES
