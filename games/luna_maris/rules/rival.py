"""The AI of a solo game: its production, and its phase by fixed algorithms (12.3 to 12.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.events import Applied, Event
from games.core.grid import distances
from games.luna_maris import effects as fx
from games.luna_maris import events as ev
from games.luna_maris.content import Index
from games.luna_maris.content.types import AiCard, Module, Track
from games.luna_maris.effects import Goods, Resource
from games.luna_maris.rules import board
from games.luna_maris.rules.ore import lacking, spend
from games.luna_maris.rules.rewards import TOP_LEVEL, advance_on, carry_out
from games.luna_maris.rules.tracks import carbon, gain, put_waste, room, score
from games.luna_maris.state import AI, CAPPED, AiStep, Rival, Stack, State

STORES = ("energy", "water", "helium", "titanium")
"""Goods that the AI keeps; it needs no iron, which it always has (12.2)."""
RECYCLED = 2
"""Most waste that one line of a card recycles (R75)."""
EXCHANGED = ("energy", "water")
"""Goods that become titanium where recycling brings more than there is room for (R75)."""
WATER_KEPT = 2
"""With so much water the AI makes helium of it, below it makes water."""


@dataclass
class Line:
    """What the AI does for the `module` of one line: by id, as in `AiStep`."""

    t: Index
    state: State
    rival: Rival
    log: Applied
    card: AiCard
    module: Module
    main: str = ""
    extra: str = ""

    def step(self, events: list[Event]) -> AiStep:
        """Return a step of the AI, summed up from its events."""
        gained, paid = Counter[Any](), Counter[Any]()
        vp = waste = steps = 0
        bonus = ""
        for event in events:
            gained.update(getattr(event, "gained", {}))
            paid.update(getattr(event, "paid", {}))
            vp += getattr(event, "vp", 0)
            match event:
                case ev.Made(waste=n) | ev.WasteMoved(n=n):
                    waste += n
                case ev.MarkerMoved(steps=n):
                    steps += n
                case ev.BonusTaken(bonus=key):
                    bonus = key
                case _:
                    pass
        goods = dict(gained), dict(paid)
        return AiStep(self.module, self.main, self.extra, *goods, vp, waste, steps, bonus)

    def track(self) -> Track | None:
        """Return the track to research: the card's, or the other one if that is capped (R71)."""
        other: Track = "sustainability" if self.card.research == "extraction" else "extraction"
        for track in (self.card.research, other):
            if self.rival.research[track] != CAPPED:
                return track
        return None

    def study(self) -> Track | None:
        """Take a research step if there is one; with the cap the first bonus that helps (R71)."""
        track = self.track()
        if track is None or not advance_on(self.rival, track, self.log):
            return track
        for bonus in self.t.components.ai.bonuses:
            effects = self.t.bonuses[bonus].effects
            if bonus not in self.state.bonuses and any(map(self.helps, effects)):
                self.state.bonuses[bonus] = AI
                self.log.events.append(ev.BonusTaken(seat=AI, bonus=bonus))
                self.reward(effects)
                break
        return track

    def helps(self, effect: fx.Effect) -> bool:
        """Return whether an effect would gain the AI anything now; taking waste does not (R71)."""
        match effect:
            case fx.Gain(goods=goods, vp=vp):
                return vp > 0 or any(room(self.t, self.rival, good) > 0 for good in goods)
            case fx.DropWaste():
                return self.rival.waste > 0
            case fx.Carbon():
                return self.rival.co2 < len(self.t.board.co2) - 1
            case fx.Charge():
                return room(self.t, self.rival, "energy") > 0
            case fx.Study():
                return self.track() is not None
            case fx.Salvage():
                return bool(self.state.food_discard)
            case fx.TakeWaste() | fx.Retrieve():
                return False

    def reward(self, effects: tuple[fx.Effect, ...]) -> None:
        """Carry out rewards in their order; what has no effect is passed over (R70)."""
        pile = self.state.food_discard
        for effect in effects:
            if carry_out(self.t, self.rival, effect, self.log):
                continue
            if isinstance(effect, fx.Study):
                self.study()
            elif isinstance(effect, fx.Salvage) and pile:
                food = max(pile, key=lambda card: self.t.food[card].value)
                pile.remove(food)
                self.rival.food.append(food)
                self.log.events.append(ev.FoodTaken(seat=AI, food=(food,), discarded=True))


def production(t: Index, state: State, log: Applied) -> None:
    """Give the AI 1 titanium for each own probe on a titanium mine; nothing ages (12.3)."""
    rival = state.rival
    assert rival is not None
    _, titanium = board.ore_of_probes(t, rival)
    if titanium:
        rival.titanium += titanium
        log.events.append(ev.Produced(seat=AI, wasted=0, gained={"titanium": titanium}))


def phase(t: Index, state: State, log: Applied) -> None:
    """Turn the AI's next card and carry it out from top to bottom (12.4).

    `Rival.did` has the result of each line. The disc ends on the last module where something was
    done; it stays where it was if the whole card was impossible (R67).
    """
    rival = state.rival
    assert rival is not None
    if rival.card:
        rival.past.append(rival.card)
    rival.card = rival.deck.pop()
    log.revealed = True
    log.events.append(ev.Revealed(what="ai_card", cards=(rival.card,)))
    card = t.ai_cards[rival.card]
    rival.did = []
    for module in card.actions:
        line, since = Line(t, state, rival, log, card, module), len(log.events)
        _ALGORITHMS[module](line)
        if line.main or line.extra:
            rival.module = module
        else:
            log.events.append(ev.AiSkipped(seat=AI, module=module))
        rival.did.append(line.step(log.events[since:]))


def _dock(line: Line) -> None:
    """Fulfil the affordable order of most points, then of fewest cubes, then leftmost (R69)."""

    def rank(stack: Stack) -> tuple[int, int]:
        order = orders[stack.top]
        return order.vp, -sum(order.needs.values())

    orders, rival = line.t.orders, line.rival
    shown = [stack for stack in line.state.stacks if stack.top]
    within = [stack for stack in shown if not lacking(rival, orders[stack.top].needs, STORES)]
    if not within:
        return
    stack = max(within, key=rank)
    order = orders[stack.top]
    line.main = order.id
    board.fulfil(rival, order, spend(rival, order.needs, STORES), line.log)
    line.reward(order.bonus)
    board.reveal_order(line.state, stack.kind, line.log)


def _laboratory(line: Line) -> None:
    """Research; then build the leftmost improvement, given titanium and a space (R71, R72)."""
    line.main = line.study() or ""
    state, price = line.state, {"titanium": board.building_price(line.t, line.state)}
    left: list[Module] = [tile for tile in state.projects if tile not in state.constructed]
    full = len(state.constructed) >= len(line.t.board.construction)
    if not left or full or lacking(line.rival, price, STORES):
        return
    line.extra = left[0]
    paid = spend(line.rival, price, STORES)
    board.build(line.t, state, line.rival, left[0], paid, line.log)


def _comms(line: Line) -> None:
    """Hire the cheapest scientist for nothing, the rightmost of several (R73)."""
    state, fees = line.state, line.t.board.fees
    places = [place for place, scientist in enumerate(state.hiring) if scientist]
    if not places:
        return
    line.main = state.hiring[min(places, key=lambda place: (fees[place], -place))]
    line.rival.hired.append(line.main)
    line.log.events.append(ev.Hired(seat=AI, scientist=line.main))
    board.hire(state, line.main, line.log)


def _recycling(line: Line) -> None:
    """Recycle up to 2 waste, for what the card says; what has no room becomes titanium (R75)."""
    n = min(RECYCLED, line.rival.waste)
    if not n:
        return
    line.main = line.module
    line.rival.waste -= n
    level = min(line.rival.research["sustainability"], TOP_LEVEL)
    gained, gone = Counter[Resource](), Counter[Resource]()
    printed = line.card.recycling or line.t.components.ai.recycling
    for goods in printed[level - 1][:n]:
        found, lost = gain(line.t, line.rival, goods)
        if instead := sum(lost.get(good, 0) for good in EXCHANGED):
            found["titanium"] = found.get("titanium", 0) + instead
            line.rival.titanium += instead
        gained.update(found)
        gone.update({good: n for good, n in lost.items() if good not in EXCHANGED})
    _made(line, dict(gained), waste=-n, lost=dict(gone))


def _industrial(line: Line) -> None:
    """Make water, or helium of water when there is enough; then scrub (R36, R74)."""
    t, rival = line.t, line.rival
    make = t.components.ai.makes[min(rival.research["extraction"], TOP_LEVEL) - 1]
    if rival.water < WATER_KEPT:
        line.main = "water"
        gained, lost = gain(t, rival, {"water": make.water})
        _made(line, gained, None, make.water_waste, make.vp, lost)
    elif room(t, rival, "helium") > 0:
        line.main = "helium"
        paid = spend(rival, {"water": 1})
        gained, lost = gain(t, rival, {"helium": make.helium})
        _made(line, gained, paid, make.helium_waste, make.vp, lost)
    if carbon(t, rival, line.card.scrub, line.log):
        line.extra = "scrub"


def _mining(line: Line) -> None:
    """Take titanium and, if the module is not improved, waste (R72)."""
    line.main = line.module
    gained, _ = gain(line.t, line.rival, {"titanium": line.t.components.ai.titanium})
    _made(line, gained, waste=0 if "mining" in line.state.constructed else 1)


def _made(
    line: Line,
    gained: Goods,
    paid: Goods | None = None,
    waste: int = 0,
    vp: int = 0,
    lost: Goods | None = None,
) -> None:
    """Log what a main action brought, and take its points and its waste.

    Waste that was discarded is negative.
    """
    put = min(waste, line.t.board.waste - line.rival.waste)
    event = ev.Made(
        seat=AI,
        module=line.module,
        paid=paid or {},
        gained=gained,
        waste=put,
        vp=vp,
        lost=lost or {},
    )
    line.log.events.append(event)
    score(line.rival, "work", vp)
    put_waste(line.t, line.rival, max(waste, 0), line.log)


def _airlock(line: Line) -> None:
    """Place a probe and take its reward (R35, R76); without any, score probe points at once."""
    rival, rewards = line.rival, line.t.components.probes
    number = len(rival.probes)
    if number > len(rewards):
        line.main = line.module
        sizes = board.groups(line.t, rival.probes)
        vp = score(rival, "probes", board.probe_points(sizes))
        line.log.events.append(ev.Scored(seat=AI, source="probes", vp=vp, groups=sizes))
        return
    zone = place(line.t, line.state, rival.probes, line.state.players[0].probes)
    if zone is None:
        return
    line.main = zone
    rival.probes.append(zone)
    line.log.events.append(ev.ProbeInstalled(seat=AI, zone=zone, number=number))
    line.reward(rewards[number - 1])


def place(t: Index, state: State, own: Sequence[str], other: Collection[str]) -> str | None:
    """Return the zone for the next probe, or None if no zone is free (R76).

    It is towards titanium, else in the way, else with room. Ties go to the lowest zone number.
    """
    free = board.free_zones(t, state)

    def space(zone: str) -> int:
        return sum(near in free for near in t.neighbours[zone])

    def blocking(zone: str) -> tuple[int, int]:
        return sum(near in other for near in t.neighbours[zone]), space(zone)

    beside = [zone for zone in free if any(near in own for near in t.neighbours[zone])]
    if not beside:
        return max(free, key=space, default=None)
    mines = [zone for zone in free if t.zones[zone].terrain == "titanium"]
    distance = distances(mines, lambda zone: [near for near in t.neighbours[zone] if near in free])
    near = [zone for zone in beside if zone in distance]
    return min(near, key=distance.__getitem__) if near else max(beside, key=blocking)


_ALGORITHMS: dict[Module, Callable[[Line], None]] = {
    "dock": _dock,
    "laboratory": _laboratory,
    "comms": _comms,
    "recycling": _recycling,
    "industrial": _industrial,
    "mining": _mining,
    "airlock": _airlock,
}
"""Cards name no other modules: component sets are checked for it (R38)."""
