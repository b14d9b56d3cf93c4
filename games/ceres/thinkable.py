"""What a person may wonder about at a prompt: also what is refused at a glance.

`legal.candidates` is asked for every decision of every rollout and leaves out what cannot be paid
or has no room. Who asks why something is not possible wants to hear of just these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.ceres import actions as act
from games.ceres import legal
from games.ceres.can_step import singles
from games.ceres.checks_step import extra_open
from games.ceres.content.types import LOCATIONS
from games.ceres.state import (
    Launching,
    Manufacturing,
    Player,
    Settling,
    State,
    Trading,
    Turn,
    Yard,
)
from games.ceres.tables import HEADQUARTERS_GOODS, OPTIONS, Tables, tables


def thinkable(state: State, seat: int) -> list[act.AnyAction]:
    """Return the candidates of a seat, and after them what they leave out here."""
    found = legal.candidates(state, seat)
    if not found:
        return found
    t, p, frame = tables(state.content, state.edition), state.players[seat], state.stack[-1]
    more = _MORE.get(type(frame))
    if more is None:
        return found
    known = set(found)
    return [*found, *(action for action in more(t, state, p, frame) if action not in known)]


def _turn(t: Tables, state: State, p: Player, frame: Turn) -> list[act.AnyAction]:
    if frame.acted:
        return []
    found: list[act.AnyAction] = [
        act.Leader(location, option) for location in LOCATIONS for option in OPTIONS[location]
    ]
    sources = [o.top for o in p.outstations] if t.final else HEADQUARTERS_GOODS
    found += [act.Headquarters(source) for source in sources]
    found += [act.Worker(o.top) for o in p.outstations]
    if state.favors["leader_assistant"].holder == p.seat:
        found += [act.Assistant(source) for source in sources]
    if state.favors["mars_droid"].holder == p.seat:
        found += [act.Droid(o.top) for o in p.outstations]
    return found


def _trading(t: Tables, state: State, p: Player, frame: Trading) -> list[act.AnyAction]:
    lines = t.ships[state.ships[state.round - 1]].lines
    return [act.Trade(number, 1) for number in range(len(lines))]


def _settling(t: Tables, state: State, p: Player, frame: Settling) -> list[act.AnyAction]:
    row = [project for project in state.project_row if project]
    return [act.Settle(project, "commit") for project in row]


def _yard(t: Tables, state: State, p: Player, frame: Yard) -> list[act.AnyAction]:
    cards = [card for card in (*state.facility_row, *frame.drawn) if card]
    # One place for each card is enough to hear its price.
    places = [act.NEW] if "expanse" in frame.ways else []
    places = places or [o.top for o in singles(t, p)[:1] or p.outstations[:1]]
    return [act.Build(card, onto) for card in cards for onto in places]


def _launching(t: Tables, state: State, p: Player, frame: Launching) -> list[act.AnyAction]:
    return [act.Launch(asteroid) for asteroid in t.places if asteroid not in state.claims]


def _manufacturing(t: Tables, state: State, p: Player, frame: Manufacturing) -> list[act.AnyAction]:
    most = frame.limit + extra_open(state, p, frame)
    return [
        act.Manufacture(alloys, made - alloys)
        for made in range(1, most + 1)
        for alloys in range(made, -1, -1)
    ]


_MORE: dict[type[Any], Callable[[Tables, State, Player, Any], list[act.AnyAction]]] = {
    Turn: _turn,
    Trading: _trading,
    Settling: _settling,
    Yard: _yard,
    Launching: _launching,
    Manufacturing: _manufacturing,
}
