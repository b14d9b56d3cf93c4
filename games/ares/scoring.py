"""Points, ranks and the end of the game in its three modes (chapters 14 to 16)."""

from __future__ import annotations

from games.ares.flow import complete
from games.ares.rules import derive
from games.ares.state import Mat, State
from games.core.outcome import Outcome, Score

COOP_GOAL = 80
CATEGORIES = ("tr", "forests", "cards")
RESOURCES = "resources"
"""The tie-break: heat, MC and plants with the hand sold."""


def categories(mat: Mat) -> dict[str, int]:
    """Return a player's points by category."""
    return {
        "tr": mat.tr,
        "forests": mat.forests,
        "cards": sum(derive.card_points(mat, card) for card in mat.played),
    }


def resources(mat: Mat, hand: int) -> int:
    """Return what breaks a tie (14.5)."""
    return mat.heat + mat.mc + mat.plant + hand * derive.sale_worth(mat)


def total(mat: Mat) -> int:
    """Return a player's present points."""
    return sum(categories(mat).values())


def standing(state: State) -> Outcome:
    """Return the present scores; the others' hands count by their number of cards."""
    mode, mats, done = state.mode, state.players, complete(state)
    points = [categories(mat) for mat in mats]
    totals = [sum(found.values()) for found in points]
    keys = [
        (points, resources(mat, len(mat.hand))) for points, mat in zip(totals, mats, strict=True)
    ]
    rivals = mode == "versus"  # against the box nobody is before or after another
    ranks = [1 + sum(other > key for other in keys) if rivals else 1 for key in keys]
    scores = tuple(
        Score(seat, totals[seat], points[seat], ranks[seat]) for seat in range(len(mats))
    )
    if mode == "solo":
        return Outcome(scores, (0,) if done else (), won=done)
    if mode == "coop":
        won = done and sum(totals) >= COOP_GOAL
        return Outcome(scores, tuple(range(len(mats))) if won else (), won=won)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    tied = len(set(totals)) < len(totals)
    return Outcome(scores, winners, (RESOURCES,) if tied else ())
