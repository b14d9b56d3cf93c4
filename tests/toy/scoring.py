"""Points of Dust."""

from __future__ import annotations

from games.core.outcome import Actor, Outcome, Score
from tests.toy.state import RIVAL, State


def outcome(state: State) -> Outcome:
    """Return 2 points for each size of a building, and 1 for each ore; the rival has no ore."""
    ore: dict[Actor, int] = {seat: player.ore for seat, player in enumerate(state.players)}
    if state.rival:
        ore[RIVAL] = 0
    built = {who: sum(2 * b.size for b in state.sites.values() if b.seat == who) for who in ore}
    totals = {who: built[who] + ore[who] for who in ore}
    scores = tuple(
        Score(who, total, {"buildings": built[who], "ore": ore[who]},
              1 + sum(other > total for other in totals.values()))
        for who, total in totals.items()
    )  # fmt: skip
    return Outcome(scores, tuple(score.seat for score in scores if score.rank == 1))
