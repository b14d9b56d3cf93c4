"""Public facts derived from a state: the belt in this round, Favors, piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.ceres.content.types import FavorName, Ring
from games.ceres.rules.tables import ZONES, AnyDecision, Tables
from games.ceres.state import HIDDEN, NOBODY, Function, State, Token, Yard
from games.core.errors import Reason, reason


class Rock(NamedTuple):
    """An asteroid with its position in this round.

    `position` is the board position 0 to 4 counter-clockwise, entries 0 and 1 (R42).
    """

    id: str
    ring: Ring
    position: int
    owner: int


def belt(t: Tables, state: State) -> list[Rock]:
    """Return all asteroids, outer ones first."""
    return [
        Rock(key, t.asteroids[key].ring, position(t, state, key), state.claims.get(key, NOBODY))
        for key in t.places
    ]


def position(t: Tables, state: State, asteroid: str) -> int:
    """Return the board position of an asteroid in this round (R42)."""
    ring, zone = t.places[asteroid]
    return (zone + state.offsets[ring]) % ZONES


def token(state: State, favor: FavorName) -> Token:
    """Return the token of a Favor; the Special Grant has none and can always be had."""
    return state.favors.get(favor) or Token()


def pile_contents(t: Tables, state: State) -> Sequence[str]:
    """Return the Facilities in the pile, in no order: the ones in no other place.

    Anyone who knows the cards that were drawn can deduce them.
    """
    if HIDDEN not in state.facility_pile:
        return state.facility_pile
    known = {*state.facility_row, *state.facility_discard}
    for p in state.players:
        for outstation in p.outstations:
            known |= {outstation.top, outstation.bottom}
    for frame in state.stack:
        if isinstance(frame, Yard | Function):
            known.update(frame.drawn)
    return [card for card in t.facilities if card not in known]


def token_refusal(at: AnyDecision, favor: FavorName) -> Reason | None:
    """Return why a player has no token to place."""
    token = at.state.favors[favor]
    if token.holder != at.seat:
        return reason("no_token", favor=favor)
    return reason("token_used", favor=favor) if token.at else None
