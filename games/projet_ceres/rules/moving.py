"""Movement: which steps are possible, what happens when ships arrive (5.3, 10)."""

from __future__ import annotations

from games.core.errors import Reason, reason
from games.core.events import Applied
from games.projet_ceres import events as ev
from games.projet_ceres import state as s
from games.projet_ceres.content import Index
from games.projet_ceres.effects import FREE, Cost
from games.projet_ceres.rules import derive, goods
from games.projet_ceres.rules.belt import chart_of, frozen, leave, own
from games.projet_ceres.state import State

NOWHERE = {
    "own_embassy": reason("nowhere_own_embassy"),
    "embassy": reason("nowhere_embassy"),
    "fight_there": reason("nowhere_fight"),
}
"""Why no ship can move anywhere, by why one cannot go to an asteroid next to it."""
ACTION = "move"
"""The source of a movement by the action Move."""


def origins(state: State, seat: int, steps: list[s.ShipStep]) -> list[str]:
    """Return where ships are that have not moved in this movement (OP-41)."""
    gone = [step.origin for step in steps]
    found = [cell for cell in own(state, seat) if state.belt[cell].ships > gone.count(cell)]
    if state.players[seat].docked > gone.count(s.BOARD):
        found.insert(0, s.BOARD)
    return found


def around(state: State, seat: int, origin: str) -> tuple[str, ...]:
    """Return the cells next to a place of a seat's ships (10.2)."""
    found = chart_of(state)
    if origin == s.BOARD:
        return found.notches[state.players[seat].home]
    return found.neighbours.get(origin, ())


def barred(t: Index, state: State, seat: int, target: str) -> Reason | None:
    """Return why a ship cannot go to a cell from next to it (10.1, 10.9)."""
    there = state.belt.get(target)
    if there is None:
        return reason("open_space", cell=target)
    if not there.up:
        return reason("face_down", cell=target)
    if target in frozen(state):
        return reason("fight_there", cell=target)
    if there.seat not in (seat, s.NOBODY):
        if derive.stands(t, state, seat, "embassy"):
            return reason("own_embassy")
        if derive.stands(t, state, there.seat, "embassy"):
            return reason("embassy", seat=there.seat)
    return None


def toll(t: Index, state: State, origin: str) -> Cost:
    """Return what a ship pays to leave a place by the action Move (brief 8, hazard)."""
    there = state.belt.get(origin)
    return Cost(hydrocarbon=t.tiles[there.id].toll) if there is not None else FREE


def possible(t: Index, state: State, seat: int, *, tolls: bool = False, price: Cost = FREE) -> bool:
    """Return whether a ship of a seat can move anywhere, once the seat has paid a price.

    With `tolls` it must also be able to pay what leaving the place costs.
    """
    return stuck(t, state, seat, tolls=tolls, price=price) is None


def stuck(
    t: Index, state: State, seat: int, *, tolls: bool = False, price: Cost = FREE
) -> Reason | None:
    """Return why no ship of a seat can move, or `None` if one can.

    A toll or an Embassy is named before asteroids that are face down or not there.
    """
    found: list[Reason] = []
    for origin in origins(state, seat, []):
        due = toll(t, state, origin).hydrocarbon if tolls else 0
        paid = not due or goods.affords(t, state, seat, Cost(hydrocarbon=price.hydrocarbon + due))
        for target in around(state, seat, origin):
            why = barred(t, state, seat, target)
            if why is None and paid:
                return None
            if why is None:
                short = _short(t, state, seat, price.hydrocarbon, due)
                found.insert(0, reason("nowhere_toll", place=origin, n=short))
            elif why.key in NOWHERE:
                found.append(NOWHERE[why.key])
    return found[0] if found else reason("nowhere_to_move")


def _short(t: Index, state: State, seat: int, price: int, due: int) -> int:
    """Return how much hydrocarbon a seat needs for a toll after a price."""
    each = range(1, due)
    return next(
        (n for n in each if goods.affords(t, state, seat, Cost(hydrocarbon=price + due - n))), due
    )


def arrive(state: State, seat: int, steps: list[s.ShipStep], log: Applied) -> None:
    """Let all steps of a movement happen together; ships that meet others' fight them (10.4)."""
    for step in steps:
        if step.origin == s.BOARD:
            state.players[seat].docked -= 1
        else:
            leave(state.belt[step.origin])
    arrivals: dict[str, int] = {}
    for step in steps:
        there = state.belt[step.target]
        there.goods = goods.add(there.goods, step.load)
        if there.seat in (seat, s.NOBODY):
            there.seat = seat
            there.ships += 1
        else:
            arrivals[step.target] = arrivals.get(step.target, 0) + 1
    for origin, target in dict.fromkeys((step.origin, step.target) for step in steps):
        same = [step for step in steps if (step.origin, step.target) == (origin, target)]
        carried: s.Goods = {}
        for step in same:
            carried = goods.add(carried, step.load)
        told = ev.Moved(seat=seat, origin=origin, target=target, ships=len(same), goods=carried)
        log.events.append(told)
    if arrivals:
        left = [s.Arrival(cell, ships) for cell, ships in arrivals.items()]
        state.stack.append(s.Arrivals(seat, left))
