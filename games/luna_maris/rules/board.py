"""The shared board: who keeps a module active, piles and rows, probes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.events import Applied
from games.core.grid import distances
from games.luna_maris import events as ev
from games.luna_maris.content import Index
from games.luna_maris.content.types import Module, Order
from games.luna_maris.effects import Goods
from games.luna_maris.rules.tracks import actor, score
from games.luna_maris.state import AI, Player, Side, State

SEEDBEDS = 3
BUILDING = 2
"""Titanium of an advanced module; players also pay 1 energy."""


def sides(state: State) -> Iterator[Side]:
    """Yield all sides with points and probes: the players, then the AI."""
    yield from state.players
    if state.rival is not None:
        yield state.rival


def keeper(state: State, module: Module) -> int | str | None:
    """Return whose astronaut, or disc, keeps a module active (4.4, 12.4)."""
    for p in state.players:
        if p.active and p.module == module:
            return p.seat
    if state.rival is not None and state.rival.module == module and module != "power":
        return AI
    return None


def step_off(p: Player, log: Applied) -> None:
    """Leave the activation space, if the astronaut stands there (4.8)."""
    if p.active:
        p.active = False
        assert p.module is not None
        log.events.append(ev.SteppedOff(seat=p.seat, module=p.module))


def free_zones(t: Index, state: State) -> list[str]:
    """Return the mining zones where a probe may be placed."""
    taken = {zone for side in sides(state) for zone in side.probes}
    taken.update(state.covered)
    return [zone for zone in t.zones if zone not in taken]


def groups(t: Index, probes: Iterable[str]) -> tuple[int, ...]:
    """Return the sizes of the groups of adjacent probes, the largest first (3.7)."""
    left, found = set(probes), list[int]()
    while left:
        group = distances([left.pop()], lambda zone: left.intersection(t.neighbours[zone]))
        left.difference_update(group)
        found.append(len(group))
    return tuple(sorted(found, reverse=True))


def probe_points(sizes: Iterable[int]) -> int:
    """Return the points of groups: n - 1 each (R4)."""
    return sum(size - 1 for size in sizes)


def ore_of_probes(t: Index, side: Side) -> tuple[int, int]:
    """Return the iron and the titanium that all probes of a side bring (3.3)."""
    titanium = sum(t.zones[zone].terrain == "titanium" for zone in side.probes)
    return len(side.probes) - titanium, titanium


def hire(state: State, scientist: str, log: Applied) -> None:
    """Take a scientist off the hiring board: shift right, refill the left space (8.2, R19)."""
    state.hiring.remove(scientist)
    new = state.scientists.pop() if state.scientists else ""
    state.hiring.insert(0, new)
    if new:
        log.events.append(ev.Revealed(what="hiring", cards=(new,)))
        log.revealed = True


def building_price(t: Index, state: State) -> int:
    """Return the titanium for building, cheaper once the Laboratory is improved (8.4)."""
    cheaper = t.improvements["laboratory"].price
    return cheaper if cheaper and "laboratory" in state.constructed else BUILDING


def build(t: Index, state: State, side: Side, module: Module, paid: Goods, log: Applied) -> None:
    """Put an improvement that is paid on the next space of the construction track (8.4)."""
    vp = score(side, "construction", t.board.construction[len(state.constructed)])
    state.constructed = [*state.constructed, module]
    side.built = [*side.built, module]
    log.events.append(ev.Built(seat=actor(side), module=module, paid=paid, vp=vp))


def fulfil(side: Side, order: Order, paid: Goods, log: Applied, extra: int = 0) -> None:
    """Take the points and the tile of an order that is paid (8.3)."""
    score(side, "orders", order.vp + extra)
    side.orders = [*side.orders, order.id]
    event = ev.OrderFulfilled(seat=actor(side), order=order.id, paid=paid, vp=order.vp, extra=extra)
    log.events.append(event)


def reveal_order(state: State, kind: int, log: Applied) -> None:
    """Turn up the next tile of the stack whose top was fulfilled (R19, R55)."""
    stack = state.stacks[kind - 1]
    stack.top = stack.pile.pop() if stack.pile else ""
    if stack.top:
        log.events.append(ev.Revealed(what="order", cards=(stack.top,)))
        log.revealed = True


def draw_food(state: State, log: Applied) -> str | None:
    """Draw the top food card, from the shuffled discard pile where there is none (4.9, R51)."""
    if not state.food and state.food_discard:
        state.food, state.food_discard = state.food_discard, []
        state.rng.shuffle(state.food)
        log.events.append(ev.FoodShuffled(cards=len(state.food)))
    if not state.food:
        return None
    log.revealed = True
    return state.food.pop()


def refill_seedbeds(state: State, log: Applied) -> None:
    """Fill the seedbeds up to three (4.9)."""
    new: list[str] = []
    while len(state.seedbeds) < SEEDBEDS and (card := draw_food(state, log)):
        state.seedbeds.append(card)
        new.append(card)
    if new:
        log.events.append(ev.Revealed(what="seedbeds", cards=tuple(new)))
