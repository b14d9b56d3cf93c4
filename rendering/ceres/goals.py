"""Possible results of decisions within a turn: Launches, buildings, projects, trades."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from games.ceres import actions as act
from games.ceres.content.types import Act, DrawAndSee, Effect, Visit
from games.ceres.rules.tables import LOCATION, OPTIONS, Tables
from games.ceres.state import Player

BUILD = "build"


def goals(t: Tables, player: Player, decisions: Iterable[act.AnyAction]) -> frozenset[str]:
    """Return the results of a player's decisions, such as "launch", "build" and "trade".

    Results of a Location's option, of a Function or of a moved Worker count.
    """
    return frozenset(chain.from_iterable(_of(t, player, decision) for decision in decisions))


def _of(t: Tables, player: Player, decision: act.AnyAction) -> Iterator[str]:
    match decision:
        case act.Leader(_, option):
            yield from _option(t, player, option)
        case act.Assistant():
            for options in OPTIONS.values():
                for option in options:
                    yield from _option(t, player, option)
        case act.Worker(top) | act.Droid(top):
            yield from _activation(t, player, top)
        case _:
            return


def _option(t: Tables, player: Player, option: str, *, moved: bool = False) -> Iterator[str]:
    """Yield the results of a Location's option, or of a Function's action.

    `moved`: a Worker was moved to get there, so that no other Worker can be moved.
    """
    if option in LOCATION:
        for inner in OPTIONS[LOCATION[option]]:
            yield from _option(t, player, inner, moved=moved)
    elif option == "reassign":
        if not moved:
            for outstation in player.outstations:
                yield from _activation(t, player, outstation.top, moved=True)
    else:
        yield BUILD if option in ("expanse", "upgrade") else option


def _activation(t: Tables, player: Player, top: str, *, moved: bool = False) -> Iterator[str]:
    """Yield the results of the Function of one's own Outstation."""
    for outstation in player.outstations:
        if outstation.top == top:
            for part in t.parts(top, outstation.bottom):
                yield from _effect(t, player, part.effect, moved=moved)


def _effect(t: Tables, player: Player, effect: Effect, *, moved: bool) -> Iterator[str]:
    match effect:
        case Act(action, _):
            yield from _option(t, player, action, moved=moved)
        case Visit(location):
            yield from _option(t, player, location, moved=moved)
        case DrawAndSee():
            yield BUILD
        case _:
            return
