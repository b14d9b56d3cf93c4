"""How a game ended or stands: points, ranks, winners, tie-breaks."""

from __future__ import annotations

import msgspec


class Score(msgspec.Struct, frozen=True):
    """One seat's result: points by category in the order of the score sheet."""

    seat: int
    total: int
    categories: dict[str, int]
    rank: int


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended or stands; `won` is for solo and co-operative games.

    `tie_breaks` are the keys of the tie-breaks that were needed, in their order.
    """

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    tie_breaks: tuple[str, ...] = ()
    won: bool | None = None
