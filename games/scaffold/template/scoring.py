"""Points by category, winners and the tie-break."""

from __future__ import annotations

from games.core.outcome import Outcome, ranked
from games.scaffold.template.content import KINDS, SETS
from games.scaffold.template.state import Player, State

SET = 4
"""Points for one asteroid of each kind."""
CATEGORIES = ("asteroids", "sets")


def points(state: State, player: Player) -> dict[str, int]:
    """Return a player's points by category."""
    known = SETS.get(state.content).asteroids
    claimed = [known[each] for each in player.claimed]
    sets = min(sum(each.kind == kind for each in claimed) for kind in KINDS)
    return {"asteroids": sum(each.points for each in claimed), "sets": SET * sets}


def standing(state: State) -> Outcome:
    """Return the scores so far; of a finished state the final ones."""
    found = [points(state, player) for player in state.players]
    sides = [
        (seat, (sum(each.values()), state.players[seat].energy), each)
        for seat, each in enumerate(found)
    ]
    return ranked(sides, ("energy",), final=not state.stack)
