"""Limits of how often one person can use the bot, so that the others are still answered soon.

A press beyond the limit is answered with a sentence, before anything else is done for it. Only
accepted presses count, in a sliding window: a person who continues to press is not held up longer.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable

from bot.shared.clock import elapsed
from bot.shared.problems import Problem

SPAN = 10.0
"""Seconds in which the accepted presses of a person are counted."""
PRESSES_A_PICTURE = 4
"""Presses of the limit for each picture that a person can ask for: drawing takes much longer."""
SUGGESTIONS_A_PRESS = 2
"""Suggestions for each press of the limit: Discord asks for them at nearly every letter."""


TOO_FAST = "problem-too-fast"
"""The text for a person who presses too fast."""


class RateLimit:
    """A number of acts that each person can do in `SPAN` seconds.

    Only the acts of the last `SPAN` seconds are remembered, and only people who did any.
    """

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self.most = most
        self._clock = clock
        self._accepted: dict[int, deque[float]] = {}
        """Times by person, of whom the last one to act is at the end."""

    def __len__(self) -> int:
        """Return the number of people that are remembered."""
        return len(self._accepted)

    def wait(self, user_id: int) -> float:
        """Return the seconds until a person can act; 0 if they can now."""
        times = self._accepted.get(user_id)
        if times is None or len(times) < self.most:
            return 0.0
        return max(times[0] + SPAN - self._clock(), 0.0)

    def accept(self, user_id: int) -> None:
        """Count an act of a person, who can act now."""
        times = self._accepted.pop(user_id, None) or deque(maxlen=self.most)
        times.append(self._clock())
        self._accepted[user_id] = times
        self._forget(times[-1] - SPAN)

    def _forget(self, before: float) -> None:
        """Forget the people who have not acted since."""
        while True:
            user_id, times = next(iter(self._accepted.items()))
            if times[-1] > before:
                return
            del self._accepted[user_id]


class PersonLimits:
    """The limits of each person over all tables: `most` presses in `SPAN` seconds.

    Presses, commands and forms count the same. Suggestions count separately, so that typing leaves
    a person all their presses. With `most` 0 there are no limits.
    """

    def __init__(self, most: int, clock: Callable[[], float] = elapsed) -> None:
        self._unlimited = not most
        self.presses = RateLimit(most, clock)
        self.suggestions = RateLimit(most * SUGGESTIONS_A_PRESS, clock)
        self.pictures = RateLimit(max(most // PRESSES_A_PICTURE, 1), clock)

    def require_press(self, user_id: int) -> None:
        """Count a press, a command or a form; raise `Problem` if there are too many."""
        self._require(self.presses, user_id, TOO_FAST)

    def require_suggestions(self, user_id: int) -> None:
        """Count a request for suggestions; raise `Problem` if there are too many."""
        self._require(self.suggestions, user_id, TOO_FAST)

    def require_picture(self, user_id: int) -> None:
        """Count a picture that a person asks for; raise `Problem` if there are too many.

        Pictures that follow a panel do not count: they are drawn one at a time for each person, and
        only if the person is still at that step.
        """
        self._require(self.pictures, user_id, "problem-too-many-pictures")

    def _require(self, limit: RateLimit, user_id: int, key: str) -> None:
        if self._unlimited:
            return
        wait = limit.wait(user_id)
        if wait > 0:
            raise Problem(key, seconds=math.ceil(wait))
        limit.accept(user_id)
