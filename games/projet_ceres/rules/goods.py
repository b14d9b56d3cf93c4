"""Goods: where they can be put, which of them can be paid, and by what route (11)."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from msgspec import UNSET

from games.core.events import Applied
from games.core.grid import linked
from games.projet_ceres import events as ev
from games.projet_ceres.content import Index
from games.projet_ceres.effects import FREE, RESOURCES, TOKEN, TOP, Cost
from games.projet_ceres.rules import derive, sums
from games.projet_ceres.rules.belt import chart_of, frozen, own
from games.projet_ceres.rules.sums import Due, Goods, Unit, add, added, shortfall, take, totals
from games.projet_ceres.state import BOARD, Asteroid, Gaining, Player, State


def bearer(state: State, seat: int, place: str) -> Player | Asteroid:
    """Return what bears the goods in a place: a seat's board, or an asteroid."""
    return state.players[seat] if place == BOARD else state.belt[place]


def lying(state: State, seat: int, place: str) -> Goods:
    """Return the goods in a place of a seat: on an asteroid tokens and cards too."""
    there = bearer(state, seat, place)
    if isinstance(there, Player) or not (there.tokens or there.cards):
        return there.goods
    tokens = {TOKEN: there.tokens} if there.tokens else {}
    return there.goods | tokens | dict.fromkeys(there.cards or (), 1)


def put(state: State, seat: int, place: str, more: Goods) -> None:
    """Put goods in a place."""
    there = bearer(state, seat, place)
    there.goods = add(there.goods, more)


def remove(state: State, seat: int, place: str, less: Goods) -> None:
    """Take goods, or tokens, from a place, where they are."""
    there = bearer(state, seat, place)
    there.goods = take(there.goods, less)
    if isinstance(there, Asteroid):
        move_tokens(there, less.get(TOKEN, 0), away=True)


def move_tokens(where: State | Asteroid, n: int, *, away: bool = False) -> int:
    """Put tokens on something, or take some, as many as there are; return how many."""
    held = where.tokens or 0
    n = min(n, held) if away else n
    where.tokens = (held - n if away else held + n) or UNSET
    return n


def set_down(state: State, seat: int, cell: str, what: str, n: int) -> str:
    """Lay tokens or a card on an asteroid (12.7), and return which card it is."""
    there = state.belt[cell]
    if what == TOKEN:
        move_tokens(there, n)
        return what
    p, card = state.players[seat], state.investment.pop() if what == TOP else what
    p.discard = [each for each in p.discard if each != card]
    # Sorted, so that the order reveals nothing.
    there.cards = sorted([*(there.cards or ()), card])
    return card


def default_put(
    t: Index, state: State, seat: int, gains: Goods, free: int, barred: Container[str]
) -> tuple[str, str, int]:
    """Return the default for one of a seat's gains: kind, place and number.

    A gain of any kind is of the scarcest resource.
    """
    where, places = default_place(t, state, seat), puttable(state, seat, gains)
    for key, n in gains.items():
        if there := places.get(key):
            return key, where if where in there else there[0], n
    assert free, "nothing is left to put away"
    return least(controlled(state, seat), barred), where, 1


def put_away(
    state: State, seat: int, frame: Gaining, key: str, place: str, n: int, log: Applied
) -> None:
    """Put so much of what a seat gains in a place."""
    own = min(n, frame.goods.get(key, 0))
    frame.goods = take(frame.goods, {key: own})
    frame.any -= n - own
    log.revealed |= key == TOP
    if key in RESOURCES:
        put(state, seat, place, {key: n})
    else:
        key = set_down(state, seat, place, key, n)
    log.events.append(ev.Gained(seat=seat, goods={key: n}, place=place))


def lose(state: State, seat: int, place: str, key: str, log: Applied) -> None:
    """Lose a resource from a place."""
    remove(state, seat, place, {key: 1})
    log.events.append(ev.Lost(seat=seat, goods={key: 1}, place=place))


# Where


def puttable(state: State, seat: int, gains: Goods) -> dict[str, list[str]]:
    """Return where a seat can put each thing it gains: tokens and cards on asteroids (12.7)."""
    places = homes_of_gains(state, seat)
    found: dict[str, list[str]] = dict.fromkeys(RESOURCES, places)
    if found.keys() >= gains.keys():
        return found
    cells = [place for place in places if place != BOARD]
    there = (TOKEN, *state.players[seat].discard, *([TOP] if state.investment else ()))
    return found | {k: cells for k in gains if k in there and cells}


def placeable(state: State, seat: int, gains: Goods) -> bool:
    """Return whether something gained can be put anywhere, as resources always can."""
    keys = gains.keys()
    return not keys.isdisjoint(RESOURCES) or not keys.isdisjoint(puttable(state, seat, gains))


def homes_of_gains(state: State, seat: int) -> list[str]:
    """Return where a seat can put its gains: on its board if there is no other place.

    See 11.2, OP-22.
    """
    closed = frozen(state)
    found = own(state, seat)
    if closed:
        found = [cell for cell in found if cell not in closed]
    if state.players[seat].docked:
        found.insert(0, BOARD)
    return found or [BOARD]


def routed(t: Index, state: State, seat: int) -> list[str]:
    """Return a seat's asteroids with a route to its board (11.3)."""
    found, belt, always = chart_of(state), state.belt, t.links
    links = [c for c, a in belt.items() if a.up and (a.seat == seat or a.id in always)]
    cells = linked(found.notches[state.players[seat].home], found.neighbours, links)
    return [cell for cell in cells if belt[cell].seat == seat]


def default_place(t: Index, state: State, seat: int, among: list[str] | None = None) -> str:
    """Return where gains go without a choice (22.9, 22.16), or as their owner said."""
    places = homes_of_gains(state, seat) if among is None else among
    if (store := state.players[seat].store) in places:
        return store
    if BOARD in places:
        return BOARD
    near = [cell for cell in routed(t, state, seat) if cell in places]
    return max(near or places, key=lambda cell: state.belt[cell].ships)


Reach = tuple[dict[str, Goods], dict[str, Goods], int]


def reach(t: Index, state: State, seat: int) -> Reach:
    """Return a seat's goods by place: with a route, without one, how many of these can pay.

    See 11.3.
    """
    held = {c: each.goods for c, each in state.belt.items() if each.seat == seat and each.goods}
    board = {BOARD: mine} if (mine := state.players[seat].goods) else {}
    if not held:
        return board, {}, 0
    for cell in frozen(state):
        held.pop(cell, None)
    near = {c: held[c] for c in chart_of(state).notches[state.players[seat].home] if c in held}
    if len(near) < len(held):  # Else all touches the board: no need to look for routes.
        near = {cell: held[cell] for cell in routed(t, state, seat) if cell in held}
    if len(near) == len(held):
        return near | board, {}, 0
    far = {cell: there for cell, there in held.items() if cell not in near}
    return near | board, far, max(0, derive.total(t, state, seat, "unrouted"))


def purse(t: Index, state: State, seat: int, cost: Cost = FREE) -> dict[str, Goods]:
    """Return what a seat can pay with, by place; without a route from where it helps most."""
    return most_helpful(reach(t, state, seat), state.players[seat].marked, cost)


def most_helpful(found: Reach, marked: list[Unit], cost: Cost) -> dict[str, Goods]:
    """Return what can pay a cost of the goods within reach, by place."""
    near, far, extra = found
    return sums.helping(near, far, extra, due(cost), marked) if extra else near


def most(t: Index, state: State, seat: int) -> Goods:
    """Return how much of each resource a seat can pay, if it pays with that alone."""
    return sums.most(*reach(t, state, seat), state.players[seat].marked)


@lru_cache(1024)
def due(cost: Cost) -> Due:
    """Return the goods of a cost; do not change them, as they are cached."""
    of = {"rock": cost.rock, "hydrocarbon": cost.hydrocarbon, "metal": cost.metal}
    return Due({key: n for key, n in of.items() if n}, cost.any)


def whole(state: State, seat: int, left: Cost) -> Cost:
    """Return a cost of which some units are marked and so much is left."""
    keys = [key for _, key in state.players[seat].marked]
    return Cost(*(getattr(left, key) + keys.count(key) for key in RESOURCES), any=left.any)


def payable(t: Index, state: State, seat: int, left: Cost) -> bool:
    """Return whether a seat can pay the rest of a cost of which some units are marked."""
    places = purse(t, state, seat, whole(state, seat, left))
    spare = sums.besides(places, state.players[seat].marked)
    return spare is not None and not shortfall(totals(spare), due(left))


def affords(t: Index, state: State, seat: int, cost: Cost) -> bool:
    """Return whether a seat can pay a cost in full (1.7)."""
    if cost.influence > state.players[seat].influence:
        return False
    asked = due(cost)
    if not shortfall(state.players[seat].goods, asked):
        return True  # Goods on the board can always pay: no need to look for routes.
    return not shortfall(totals(purse(t, state, seat, cost)), asked)


def sources(t: Index, state: State, seat: int, cost: Cost) -> list[Unit]:
    """Return the units that pay a cost that can be paid: those marked, then as proposed.

    Proposed are asteroids before the board, where nobody can take anything.
    """
    asked = due(cost)
    if not asked.of and not asked.any:
        return []
    marked = state.players[seat].marked
    return sums.paying(purse(t, state, seat, cost), asked, marked)


def pay(t: Index, state: State, seat: int, cost: Cost, log: Applied) -> None:
    """Pay a cost that can be paid, to the bank."""
    player = state.players[seat]
    paid: Goods = {}
    for place, key in sources(t, state, seat, cost):
        remove(state, seat, place, {key: 1})
        paid = add(paid, {key: 1})
    player.marked = []
    player.influence -= cost.influence
    if paid or cost.influence:
        log.events.append(ev.Paid(seat=seat, goods=paid, influence=cost.influence))


def least(held: Goods, barred: Container[str] = ()) -> str:
    """Return the resource with the least units, except the barred ones."""
    return min((key for key in RESOURCES if key not in barred), key=lambda key: held.get(key, 0))


def controlled(state: State, seat: int) -> Goods:
    """Return all goods that a seat controls (13.3)."""
    return added([*[state.belt[c].goods for c in own(state, seat)], state.players[seat].goods])


def first_lost(t: Index, state: State, seat: int, of: str) -> Unit | None:
    """Return what a seat loses without a choice: what it has most of, isolated first (22.16)."""
    held, near = controlled(state, seat), [BOARD, *routed(t, state, seat)]
    units = losable(state, seat, of)
    return min(units, key=lambda unit: (-held.get(unit[1], 0), unit[0] in near), default=None)


def losable(state: State, seat: int, of: str) -> list[Unit]:
    """Return the units that a seat can lose, by place and type (1.9)."""
    closed = frozen(state)
    places = [BOARD, *(cell for cell in own(state, seat) if cell not in closed)]
    kinds = RESOURCES if of == "any" else (of,)
    return [(place, key) for place in places for key in kinds if lying(state, seat, place).get(key)]
