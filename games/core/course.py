"""The course of a game: each side's points as each round ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from games.core.events import Event
from games.core.game import AnyGame
from games.core.outcome import Actor, Outcome
from games.core.rules import GameState


class Course(msgspec.Struct, frozen=True):
    """Points by round; `totals` has a row per round in `rounds`, in the order of the `actors`.

    Round 0 is the beginning. `ranked`: they play against each other.
    """

    actors: tuple[Actor, ...]
    rounds: tuple[int, ...]
    totals: tuple[tuple[int, ...], ...]
    ranked: bool = True


class Turning(NamedTuple):
    """A round after which another side was in front; `place` is its row in the course."""

    place: int
    leader: Actor


Moment = tuple[Sequence[Event], GameState]
"""The events of a log entry, and the state after it."""


def course(game: AnyGame, moments: Iterable[Moment], outcome: Outcome) -> Course | None:
    """Return the course of a game that is over, or None if it had no rounds.

    Points before the end of the game are the public ones.
    """
    stood: dict[int, Outcome] = {}
    last = 0
    for events, state in moments:
        opened = [number for event in events if (number := event.opens()) is not None]
        if opened:
            last = opened[-1]
            stood[last - 1] = game.standing(game.mask(state, None))
    stood[last] = outcome
    actors = tuple(score.seat for score in outcome.scores)
    if len(stood) < 2 or not last:
        return None
    return Course(
        actors,
        tuple(stood),
        tuple(_totals(each, actors) for each in stood.values()),
        outcome.won is None or bool(outcome.rivals),
    )


def _totals(outcome: Outcome, actors: Sequence[Actor]) -> tuple[int, ...]:
    """Return each side's points; a rival who was not there yet had nothing."""
    found = {score.seat: score.total for score in outcome.scores}
    return tuple(found.get(actor, 0) for actor in actors)


def turnings(course: Course) -> list[Turning]:
    """Return where the lead changed: a side is alone in front that was not the last to be so."""
    if not course.ranked:
        return []
    led = [
        (place, leader)
        for place in range(len(course.rounds))
        if (leader := _leader(course, place)) is not None
    ]
    return [
        Turning(place, leader) for (_, before), (place, leader) in pairwise(led) if leader != before
    ]


def _leader(course: Course, place: int) -> Actor | None:
    """Return who alone had most points."""
    row = course.totals[place]
    if row.count(max(row)) > 1:
        return None
    return course.actors[row.index(max(row))]
