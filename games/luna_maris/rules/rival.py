"""The AI of a solo game: its production, and its phase by fixed algorithms (12.3 to 12.5)."""

from __future__ import annotations

from collections.abc import Callable

from games.core.events import Applied
from games.luna_maris import events as ev
from games.luna_maris.content import Index
from games.luna_maris.content.types import Module
from games.luna_maris.effects import Goods, Resource
from games.luna_maris.rules import board
from games.luna_maris.rules.ore import lacking, spend
from games.luna_maris.rules.rewards import TOP_LEVEL
from games.luna_maris.rules.rival_line import Line, place
from games.luna_maris.rules.tracks import carbon, gain, put_waste, room, score
from games.luna_maris.state import AI, State

STORES = ("energy", "water", "helium", "titanium")
"""What the AI keeps; it has no use for iron, which is always at hand (12.2)."""
RECYCLED = 2
"""Most waste that one line of a card recycles (R75)."""
WATER_KEPT = 2
"""With so much water the AI makes helium of it, below it makes water."""


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

    `Rival.did` tells what came of each line. The disc ends where something was done last; it stays
    where it was when the whole card was impossible (R67).
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

    def rank(place: int) -> tuple[int, int]:
        order = line.t.orders[stacks[place].top]
        return order.vp, -sum(order.needs.values())

    stacks, orders = line.state.stacks, line.t.orders
    shown = [place for place, stack in enumerate(stacks) if stack.top]
    places = [at for at in shown if not lacking(line.rival, orders[stacks[at].top].needs, STORES)]
    if not places:
        return
    stack = stacks[max(places, key=rank)]
    order = line.t.orders[stack.top]
    line.main = order.id
    board.fulfil(line.rival, order, spend(line.rival, order.needs, STORES), line.log)
    line.reward(order.bonus)
    board.reveal_order(line.state, stack.kind, line.log)


def _laboratory(line: Line) -> None:
    """Research; then build the leftmost improvement, given titanium and a space (R71, R72)."""
    line.main = line.study() or ""
    state = line.state
    module: Module | None = next(
        (tile for tile in state.projects if tile not in state.constructed), None
    )
    price = board.building_price(line.t, state)
    full = len(state.constructed) >= len(line.t.board.construction)
    if module is None or full or line.rival.titanium < price:
        return
    line.extra = module
    paid = spend(line.rival, {"titanium": price}, STORES)
    board.build(line.t, state, line.rival, module, paid, line.log)


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
    gained: dict[Resource, int] = {}
    printed = line.card.recycling or line.t.components.ai.recycling
    for goods in printed[level - 1][:n]:
        found, lost = gain(line.t, line.rival, goods)
        if instead := lost.get("energy", 0) + lost.get("water", 0):
            found["titanium"] = found.get("titanium", 0) + instead
            line.rival.titanium += instead
        for good, more in found.items():
            gained[good] = gained.get(good, 0) + more
    _made(line, gained, waste=-n)


def _industrial(line: Line) -> None:
    """Make water, or helium of water when there is enough; then scrub (R36, R74)."""
    t, rival = line.t, line.rival
    make = t.components.ai.makes[min(rival.research["extraction"], TOP_LEVEL) - 1]
    if rival.water < WATER_KEPT:
        line.main = "water"
        _made(line, gain(t, rival, {"water": make.water})[0], None, make.water_waste, make.vp)
    elif room(t, rival, "helium") > 0:
        line.main = "helium"
        paid = spend(rival, {"water": 1})
        _made(line, gain(t, rival, {"helium": make.helium})[0], paid, make.helium_waste, make.vp)
    if carbon(t, rival, line.card.scrub, line.log):
        line.extra = "scrub"


def _mining(line: Line) -> None:
    """Take titanium and, if the module is not improved, waste (R72)."""
    line.main = line.module
    gained, _ = gain(line.t, line.rival, {"titanium": line.t.components.ai.titanium})
    _made(line, gained, waste=0 if "mining" in line.state.constructed else 1)


def _made(
    line: Line, gained: Goods, paid: Goods | None = None, waste: int = 0, vp: int = 0
) -> None:
    """Tell what a main action brought, and take its points and its waste.

    Waste that was discarded is negative.
    """
    put = min(waste, line.t.board.waste - line.rival.waste)
    event = ev.Made(seat=AI, module=line.module, paid=paid or {}, gained=gained, waste=put, vp=vp)
    line.log.events.append(event)
    score(line.rival, "work", vp)
    put_waste(line.t, line.rival, put, line.log)


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
