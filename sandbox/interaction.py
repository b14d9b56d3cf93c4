"""One interaction: the person's action, the bot's answers and their times."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from typing import Any

from sandbox.ids import iso
from sandbox.world import Json


@dataclasses.dataclass
class Interaction:
    """A person's action that the bot has to answer."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    guild_id: str | None
    data: Json
    name: str
    owners: Json
    """The installations that let the person do it, by their kinds."""
    source_id: str | None = None
    state: str = "pending"
    began: float = dataclasses.field(default_factory=time.monotonic)
    at: str = dataclasses.field(default_factory=iso)
    ack_type: int | None = None
    ack_ms: float | None = None
    final_ms: float | None = None
    ephemeral: bool = False
    private: bool = False
    """Only the person sees its answer; one that edits a message is seen by the same people as
    before.
    """
    original_id: str | None = None
    followups: list[str] = dataclasses.field(default_factory=list)
    choices: list[Json] | None = None
    modal: Json | None = None
    modal_open: bool = False
    steps: list[Json] = dataclasses.field(default_factory=list)
    refusals: list[Json] = dataclasses.field(default_factory=list)
    expires: float = 0.0
    changed: asyncio.Event = dataclasses.field(default_factory=asyncio.Event)

    def elapsed(self) -> float:
        """Return the milliseconds since the interaction was sent."""
        return round((time.monotonic() - self.began) * 1000, 3)

    def step(self, what: str, body: Any = None) -> None:
        """Note a step of the bot, and wake the tasks that wait for it."""
        self.steps.append({"ms": self.elapsed(), "what": what, "body": body})
        self.wake()

    def wake(self) -> None:
        """Let the waiting tasks look again."""
        self.changed.set()
        self.changed = asyncio.Event()

    def final(self) -> None:
        """Note that the person now sees the answer."""
        if self.final_ms is None:
            self.final_ms = self.elapsed()
        if self.state in ("deferred", "deferred_update"):
            self.state = "answered"
        self.wake()

    def owns(self, message_id: str) -> bool:
        """Return whether the token of this interaction can change the message."""
        return message_id in (self.original_id, *self.followups)

    @property
    def done(self) -> bool:
        """Whether the interaction is over: an answer is there, or it failed."""
        return self.state == "failed" or self.final_ms is not None
