"""The gains of an action for a seat, with amounts and weights, for a hint's reason.

A game counts what a seat has before and after and says what a piece of it is worth. The differences
are its `Gain`s (`Game.differences`); hints show the two that weigh most (`Words.gains`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from games.core.icons import length
from games.core.legend import shared
from games.core.outcome import Outcome
from games.core.speech import Items, Message, Speaker

S = TypeVar("S")
CATEGORY = "category-"
"""Begins what names points of a score category."""
TOLD = 2
"""The most parts that are shown."""
LEAST = 0.05
"""The least weight of a part that is shown, in points."""


class Gain(NamedTuple):
    """A number of pieces more of something, or less.

    `what` is the id of the message that says an amount of it, or `category-<key>` for points;
    `worth` is in points, so that parts compare: below 0 for a cost, and for more of a bad thing.
    """

    what: str
    amount: int
    worth: float


def changes(
    before: Mapping[str, int], after: Mapping[str, int], worths: Mapping[str, float]
) -> list[Gain]:
    """Return the differences of counts, in the order of `worths`: points for each piece."""
    found = ((what, after.get(what, 0) - before.get(what, 0)) for what in worths)
    return [Gain(what, n, n * worths[what]) for what, n in found if n]


def counting(
    held: Callable[[S, int], Mapping[str, int]], worths: Mapping[str, float]
) -> Callable[[S, S, int], list[Gain]]:
    """Return the gains of a game in which a piece of something is always worth the same."""

    def gains(before: S, after: S, seat: int) -> list[Gain]:
        return changes(held(before, seat), held(after, seat), worths)

    return gains


def scored(points: Mapping[str, int]) -> dict[str, int]:
    """Return points by category as something that can be counted."""
    return {f"{CATEGORY}{key}": n for key, n in points.items()}


def points(before: Outcome, after: Outcome, seat: int) -> list[Gain]:
    """Return the points that a seat has more or less, by category."""
    had, has = (scored(outcome.scores[seat].categories) for outcome in (before, after))
    return changes(had, has, dict.fromkeys(has, 1.0))


def beyond(more: Sequence[Gain], less: Sequence[Gain]) -> list[Gain]:
    """Return what some gains bring in addition to others, with costs for what they bring less."""
    amounts, worths = defaultdict[str, int](int), defaultdict[str, float](float)
    for sign, gains in ((1, more), (-1, less)):
        for gain in gains:
            amounts[gain.what] += sign * gain.amount
            worths[gain.what] += sign * gain.worth
    return [Gain(what, n, worths[what]) for what, n in amounts.items() if n]


def agreed(found: Iterable[Sequence[Gain]]) -> list[Gain]:
    """Return the gains that are the same in all of some outcomes."""
    first, *others = found
    known = [{(gain.what, gain.amount) for gain in gains} for gains in others]
    return [gain for gain in first if all((gain.what, gain.amount) in each for each in known)]


def largest(gains: Sequence[Gain]) -> list[Gain]:
    """Return the parts to show: the greatest gain, then the greatest cost, if there is one.

    Where nothing is gained there is no reason to show, no matter the cost. Parts that weigh next to
    nothing are left out, such as a production in the last round.
    """
    weighty = [gain for gain in gains if abs(gain.worth) >= LEAST]
    weighty.sort(key=lambda gain: (gain.worth < 0, -abs(gain.worth)))
    return weighty[:TOLD] if weighty and weighty[0].worth > 0 else []


def told(speaker: Speaker, gains: Sequence[Gain], room: int) -> str:
    """Return gains as a clause: whole, in short forms, or the first of them alone.

    Where there is no room even for that, nothing is said.
    """
    for told in (gains, gains[:1]):
        for brief in (False, True):
            parts = Items(_part(speaker, gain, brief=brief) for gain in told)
            text = shared(speaker.lang).text("gains", parts=parts)
            if length(text) <= room:
                return text
    return ""


def _part(speaker: Speaker, gain: Gain, *, brief: bool) -> str:
    frame, n = shared(speaker.lang), abs(gain.amount)
    if gain.what.startswith(CATEGORY):
        what = frame.text("gain-points", n=n, category=speaker.text(gain.what))
    else:
        message = Message(gain.what, n=n)
        what = speaker.fit(message, 0) if brief else speaker.say(message)
    return frame.text("gain-more" if gain.amount > 0 else "gain-less", what=what)
