"""A second model of Projet Cérès, written from its rules: simple and slow.

Geometry, routes and possible payments (11.3), places for asteroids (12.3), cut-off cells (12.10),
totals of combats (10.6), goods a mission call still needs (14.6). It reads only
positions and printed components of the program; the numbers of the rules are written here again.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from games.projet_ceres.content import SETS, Index
from games.projet_ceres.effects import Cost
from games.projet_ceres.state import Arrivals, Call, Fight, State

KEYS = ("rock", "hydrocarbon", "metal")
Place = tuple[int, int]
Held = dict[str, int]
TURNS: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
HOMES = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}


# The map (3.3)


def distance(one: Place, other: Place) -> int:
    """Return how many steps lie between two cells."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def place_of(cell: str) -> Place:
    """Return the place of a cell: its steps along a ring, clockwise from axis 0."""
    ring, steps = "ABCD".index(cell[0]) + 1, int(cell[1:]) - 1
    side, along = divmod(steps, ring)
    q, r = TURNS[side]
    dq, dr = TURNS[(side + 2) % 6]
    return ring * q + along * dq, ring * r + along * dr


class Map:
    """The asteroids of a position by their places, homes and notches of the seats."""

    def __init__(self, state: State) -> None:
        seats = len(state.players)
        self.radius = 3 if seats <= 4 else 4
        self.asteroids = {place_of(cell): (cell, each) for cell, each in state.belt.items()}
        self.homes = [
            (TURNS[axis][0] * self.radius, TURNS[axis][1] * self.radius) for axis in HOMES[seats]
        ]
        span = range(-self.radius, self.radius + 1)
        self.cells = [
            (q, r)
            for q, r in product(span, span)
            if 0 < distance((q, r), (0, 0)) <= self.radius and (q, r) not in self.homes
        ]
        self.fewest = 2 if seats <= 4 else 1

    def notches(self, seat: int) -> list[Place]:
        """Return the cells next to a home."""
        return [cell for cell in self.cells if distance(cell, self.homes[seat]) == 1]

    def next_to(self, cell: Place) -> list[Place]:
        """Return the asteroids next to a cell."""
        return [other for other in self.asteroids if distance(cell, other) == 1]

    def reach(self, start: list[Place], passable: set[Place]) -> set[Place]:
        """Return the places linked to some others through adjacent passable asteroids."""
        found = {cell for cell in start if cell in passable}
        while True:
            more = {
                n for n in passable if n not in found and any(distance(n, c) == 1 for c in found)
            }
            if not more:
                return found
            found |= more


def cut_off(state: State, seat: int) -> bool:
    """Return whether nothing linked to a seat's notches touches Ceres or another's (12.10)."""
    there = Map(state)
    linked = there.reach(there.notches(seat), set(there.asteroids))
    others = [cell for p in state.players if p.seat != seat for cell in there.notches(p.seat)]
    return not any(distance(cell, (0, 0)) == 1 or cell in others for cell in linked)


def placeable(state: State, seat: int) -> set[Place]:
    """Return where a seat may place an asteroid (12.3, 12.5, 20.2, OP-65)."""
    if not state.tiles:
        return set()
    there = Map(state)
    notches = {cell for p in state.players for cell in there.notches(p.seat)}
    found: set[Place] = set()
    for cell in there.cells:
        if cell in there.asteroids:
            continue
        around = there.next_to(cell)
        own = any(there.asteroids[n][1].seat == seat for n in around)
        enough = len(around) >= there.fewest and (own or state.options["placing"] == "anywhere")
        if cell in notches or enough:
            found.add(cell)
    return found


# Standing changes


def changed(t: Index, state: State, seat: int, what: str) -> int:
    """Return by how much bonuses, buildings, asteroids and the mission change something."""
    p = state.players[seat]
    modifies = [m for b in t.clans[p.clan].bonuses if b.cell <= p.unlocked for m in b.modify]
    abilities = [t.cards[card].building for card in p.buildings]
    abilities += [t.tiles[each.id].ability for each in state.belt.values() if each.seat == seat]
    for ability in abilities:
        if ability is not None:
            modifies += ability.modify
    if state.active and state.missions:
        modifies += t.missions[state.missions[0]].modify
    return sum(each.by for each in modifies if each.what == what)


# Paying (11.3)


def contested(state: State) -> set[str]:
    """Return where combats are open or to come (10.12)."""
    found: set[str] = set()
    for frame in state.stack:
        if isinstance(frame, Fight):
            found.add(frame.cell)
        elif isinstance(frame, Arrivals):
            found |= {each.cell for each in frame.left}
    return found


def purses(state: State, seat: int) -> Iterator[dict[str, Held]]:
    """Yield a seat's means by place, for each choice of asteroids without a route."""
    t, there = SETS.get(state.content), Map(state)
    mine = {cell for cell, (_, each) in there.asteroids.items() if each.seat == seat}
    ways = mine | {c for c, (_, e) in there.asteroids.items() if e.up and t.tiles[e.id].link}
    linked = there.reach(there.notches(seat), ways) & mine
    closed = contested(state)

    def goods(cells: set[Place]) -> dict[str, Held]:
        named = [there.asteroids[cell] for cell in cells]
        return {name: dict(each.goods) for name, each in named if name not in closed}

    base = {"board": dict(state.players[seat].goods), **goods(linked)}
    far = sorted(mine - linked)
    for some in combinations(far, min(len(far), max(0, changed(t, state, seat, "unrouted")))):
        yield {**base, **goods(set(some))}


def held(purse: dict[str, Held]) -> Held:
    """Return how much there is of each type."""
    return {key: sum(each.get(key, 0) for each in purse.values()) for key in KEYS}


def covers(have: Held, cost: Cost) -> bool:
    """Return whether goods pay a cost: types first, any with the rest."""
    left = {key: have.get(key, 0) - getattr(cost, key) for key in KEYS}
    return min(left.values()) >= 0 and sum(left.values()) >= cost.any


def payable(state: State, seat: int, cost: Cost) -> bool:
    """Return whether a seat can pay a cost in full (1.7, 11.3)."""
    if state.players[seat].influence < cost.influence:
        return False
    return any(covers(held(purse), cost) for purse in purses(state, seat))


# Combats (10.6)


def totals(state: State, fight: Fight) -> tuple[int, int]:
    """Return the power of both sides."""
    t, there = SETS.get(state.content), Map(state)

    def ship(seat: int, what: str) -> int:
        on = [t.boxes[box].does for box in state.players[seat].boxes]
        return 2 + ("mercenaries" in on) + changed(t, state, seat, what)

    at = state.belt[fight.cell]
    attack = fight.ships * ship(fight.attacker, "attack") + fight.added[0]
    for cell in there.next_to(place_of(fight.cell)):
        _, each = there.asteroids[cell]
        if each.seat == fight.attacker:
            attack += t.tiles[each.id].battery
    defence = at.ships * ship(fight.defender, "defence") + fight.added[1]
    return attack, defence + t.tiles[at.id].guard


# Missions (14.6)


def doublings(pledge: Held, double: int) -> Iterator[Held]:
    """Yield the value of a pledge, for each choice of units that count double, one each."""
    bounds = [range(min(pledge.get(key, 0), double) + 1) for key in KEYS]
    most = min(double, sum(pledge.values()))
    for more in product(*bounds):
        if sum(more) == most:
            yield {key: pledge.get(key, 0) + n for key, n in zip(KEYS, more, strict=True)}


def lacking(state: State, call: Call) -> list[tuple[int, ...]]:
    """Return the open needs of a call: rock, hydrocarbon, metal, any, influence, cards.

    The least in all, for each choice of the units that count double.
    """
    t = SETS.get(state.content)
    found = next(
        each for each in t.missions[call.mission].resolutions if each.id == call.resolution
    )
    seats = len(state.players)

    def due(key: str) -> int:
        each, flat = getattr(found.cost.each, key), getattr(found.cost.flat, key)
        return (each or 0) * seats + (flat or 0)

    each: list[list[Held]] = []
    for seat, pledged in enumerate(call.pledges):
        given = held({place: dict(lying) for place, lying in pledged.goods.items()})
        each.append(list(doublings(given, max(0, changed(t, state, seat, "pledge")))))
    options: list[tuple[int, ...]] = []
    for some in product(*each):
        have = {key: sum(one[key] for one in some) for key in KEYS}
        short = [max(0, due(key) - have[key]) for key in KEYS]
        spare = sum(max(0, have[key] - due(key)) for key in KEYS)
        influence = max(0, due("influence") - sum(p.influence for p in call.pledges))
        cards = due("cards") - sum(len(p.cards or ()) for p in call.pledges)
        options.append((*short, max(0, due("any") - spare), influence, cards))
    least = min(map(sum, options))
    return [each for each in options if sum(each) == least]


def described(state: State, seat: int) -> Any:
    """Return a position in short, to show a difference."""
    belt = {cell: (e.id, e.up, e.seat, e.ships, e.goods) for cell, e in state.belt.items()}
    return {"seat": seat, "belt": belt, "player": state.players[seat], "stack": state.stack}
