"""The outcome of a game, final or so far: points, ranks, winners, tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

Actor = int | str
"""A seat, or the id of a named rival without one (an automa), which the catalogs name."""


class Score(msgspec.Struct, frozen=True):
    """The result of a seat or rival: points by category in the order of the score sheet."""

    seat: Actor
    total: int
    categories: dict[str, int]
    rank: int


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a game, final or so far; `won` is for solo and co-operative games.

    `scores` has the seats in their order, then rivals. `tie_breaks` are the keys of the tie-breaks
    that were needed, in their order.
    """

    scores: tuple[Score, ...]
    winners: tuple[Actor, ...]
    tie_breaks: tuple[str, ...] = ()
    won: bool | None = None

    @property
    def rivals(self) -> dict[str, int]:
        """The totals of the rivals, by their ids."""
        return {score.seat: score.total for score in self.scores if isinstance(score.seat, str)}

    @property
    def winning_seats(self) -> tuple[int, ...]:
        """The seats among the winners."""
        return tuple(actor for actor in self.winners if isinstance(actor, int))

    @property
    def ranked_seats(self) -> tuple[int, ...]:
        """The seats in the order of their ranks; those of one rank in their own."""
        ranked = sorted(self.scores, key=lambda score: score.rank)
        return tuple(score.seat for score in ranked if isinstance(score.seat, int))


Standing = tuple[Actor, tuple[int, ...], dict[str, int]]
"""A side, its points and tie-break values, and its points by category."""


def ranked(sides: Sequence[Standing], tie_breaks: Sequence[str] = (), *, final: bool) -> Outcome:
    """Return the ranks of the sides by points, and in a final outcome by tie-breaks.

    Sides that are equal in all that counts share a rank.
    """
    keys = [key if final else key[:1] for _, key, _ in sides]
    ranks = [1 + sum(other > mine for other in keys) for mine in keys]
    scores = tuple(
        Score(who, key[0], points, rank)
        for (who, key, points), rank in zip(sides, ranks, strict=True)
    )
    # As many tie-breaks were needed as the best two have numbers alike, from the first.
    best, *others = sorted(keys, reverse=True)
    alike = max((_alike(best, other) for other in others), default=0)
    winners = tuple(score.seat for score in scores if score.rank == 1)
    return Outcome(scores, winners, tuple(tie_breaks[:alike]) if final else ())


def _alike(one: Sequence[int], other: Sequence[int]) -> int:
    """Return how many numbers are the same before the first that differs."""
    pairs = zip(one, other, strict=True)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), len(one))


def score_table(points: Mapping[str, int], categories: Sequence[str]) -> dict[str, int]:
    """Return points in the order of the score sheet, which a saved position does not keep."""
    return {key: points[key] for key in categories if key in points}
