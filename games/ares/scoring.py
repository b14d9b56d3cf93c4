"""Points, ranks and the end of the game in its three modes (chapters 14 to 16)."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.rules import derive
from games.ares.state import Mat
from games.core.game import Outcome, Score

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


def outcome(mode: str, complete: bool, mats: Sequence[Mat], hands: Sequence[int]) -> Outcome:
    """Return the scores as things stand; the others' hands count by their number of cards."""
    points = [categories(mat) for mat in mats]
    totals = [sum(found.values()) for found in points]
    keys = [
        (total, resources(mat, hand)) for total, mat, hand in zip(totals, mats, hands, strict=True)
    ]
    rivals = mode == "versus"  # against the box nobody is before or after another
    ranks = [1 + sum(other > key for other in keys) if rivals else 1 for key in keys]
    scores = tuple(
        Score(seat, totals[seat], points[seat], ranks[seat]) for seat in range(len(mats))
    )
    if mode == "solo":
        return Outcome(scores, (0,) if complete else (), won=complete)
    if mode == "coop":
        won = complete and sum(totals) >= COOP_GOAL
        return Outcome(scores, tuple(range(len(mats))) if won else (), won=won)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    tied = len(set(totals)) < len(totals)
    return Outcome(scores, winners, (RESOURCES,) if tied else ())
