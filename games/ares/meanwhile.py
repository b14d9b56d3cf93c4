"""What a seat that is done may do while another one decides: sell cards (R5)."""

from __future__ import annotations

from copy import copy

import msgspec

from games.ares.rules.piles import throw
from games.ares.state import Lane, Player, State, live_phase


def caught_up(shown: State, state: State, seat: int) -> State:
    """Return an earlier position with a seat's sales since; neither position is changed.

    Of the others' turns nothing is taken over. A seat that has done more than sell was asked as
    well: then several decided at once, and it sees the position as it stands, like any of them.
    """
    before, now = shown.players[seat], state.players[seat]
    if _beside_sales(before, _lane(shown, seat), now, _lane(state, seat)):
        return state
    if before == now:
        return shown
    found = copy(shown)
    found.players = [now if s == seat else player for s, player in enumerate(shown.players)]
    found.discard = list(shown.discard)
    throw(found, [card for card in before.hand if card not in now.hand])
    phase, lane = live_phase(shown), _lane(state, seat)
    if phase is not None and lane is not None:
        lanes = [lane if s == seat else other for s, other in enumerate(phase.lanes)]
        found.stack = [*shown.stack[:-1], msgspec.structs.replace(phase, lanes=lanes)]
    return found


def _lane(state: State, seat: int) -> Lane | None:
    phase = live_phase(state)
    return None if phase is None else phase.lanes[seat]


def _beside_sales(before: Player, was: Lane | None, now: Player, lane: Lane | None) -> bool:
    """Tell whether anything differs that no sale changes."""
    replace = msgspec.structs.replace
    if replace(now, mc=before.mc, hand=before.hand) != before:
        return True
    if set(now.hand) - set(before.hand):
        return True
    return was is not None and lane is not None and replace(lane, log=was.log) != was
