"""How far the answer to one interaction is; its times are measured here."""

from __future__ import annotations

import asyncio
import time
from contextvars import ContextVar
from typing import Any

import msgspec

from bot.shared import metrics


class Arrival(msgspec.Struct, frozen=True):
    """An interaction as Discord sent it, and how far it was answered where it arrived.

    The payload holds its token, a secret as long as it can be answered.
    """

    payload: dict[str, Any]
    acknowledged: bool = False
    thinking: bool | None = None


arrived: ContextVar[Arrival | None] = ContextVar("arrived", default=None)
"""The interaction that the present task answers, where others can have to answer it."""


class InteractionState:
    """The state of the answer to one interaction.

    Any function that sends takes the `line`: of two acknowledgements at once, Discord would refuse
    one. `acknowledged`: Discord has an acknowledgement, but its confirmation did not arrive.
    `thinking` is shown to a person meanwhile: `True` in private, `False` in public, `None` if
    nothing is shown. `outcome` is what the interaction is counted as once it is answered.
    """

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.arrival = arrived.get()
        self.line = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.acknowledging: asyncio.Task[None] | None = None
        self.acknowledged = self.arrival is not None and self.arrival.acknowledged
        self.thinking = None if self.arrival is None else self.arrival.thinking
        self.answered = False
        self.outcome = "answered"
        self._arrived = time.perf_counter()
        self._measured = self._counted = False

    def mark_acknowledged(self) -> None:
        """Measure how long the acknowledgement took."""
        if not self._measured:
            self._measured = True
            metrics.ACKNOWLEDGED.observe(time.perf_counter() - self._arrived)

    def mark_answered(self) -> None:
        """Note that a person has their answer, and measure how long it took."""
        self.mark_acknowledged()
        if not self.answered:
            self.answered = True
            metrics.ANSWERED.observe(time.perf_counter() - self._arrived)
            self.count()

    def count(self) -> None:
        """Count the interaction, once, answered or not."""
        if not self._counted:
            self._counted = True
            metrics.INTERACTIONS.labels(self.kind, self.outcome).inc()

    def let_go(self) -> None:
        """Stop the automatic acknowledgement."""
        if self.timer is not None:
            self.timer.cancel()
