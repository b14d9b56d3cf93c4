"""Movement: which steps are possible, what happens when ships arrive (5.3, 10)."""

from __future__ import annotations

from games.core.errors import Reason, reason
from games.core.events import Applied
from games.projet_ceres import events as ev
from games.projet_ceres import state as s
from games.projet_ceres.content import Index
from games.projet_ceres.rules import derive, goods
from games.projet_ceres.rules.belt import chart_of, frozen, leave, own
from games.projet_ceres.state import State


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


def possible(t: Index, state: State, seat: int) -> bool:
    """Tell whether a ship of a seat can move anywhere."""
    return any(
        barred(t, state, seat, target) is None
        for origin in origins(state, seat, [])
        for target in around(state, seat, origin)
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
