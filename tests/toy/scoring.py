"""Points of Dust."""

from __future__ import annotations

from games.core.outcome import Actor, Outcome, Score
from tests.toy.state import RIVAL, State


def outcome(state: State) -> Outcome:
    """Return 2 points for each size of a building, 1 for each ore and each call that was paid.

    The rival has no ore.
    """
    ore: dict[Actor, int] = {seat: player.ore for seat, player in enumerate(state.players)}
    if state.rival:
        ore[RIVAL] = 0
    built = {who: sum(2 * b.size for b in state.sites.values() if b.seat == who) for who in ore}
    points = {who: {"buildings": built[who], "ore": ore[who]} for who in ore}
    if state.market is not None:
        calls: dict[Actor, int] = dict(enumerate(state.market.points))
        points = {who: {**found, "calls": calls.get(who, 0)} for who, found in points.items()}
    totals = {who: sum(found.values()) for who, found in points.items()}
    scores = tuple(
        Score(who, total, points[who],
              1 + sum(other > total for other in totals.values()))
        for who, total in totals.items()
    )  # fmt: skip
    return Outcome(scores, tuple(score.seat for score in scores if score.rank == 1))
