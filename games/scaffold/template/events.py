"""The facts in the log and in the posts, in the past tense."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.actions import declared
from games.core.events import Event, GameEnded, RoundEvent, SeatEvent


class RoundBegan(RoundEvent, frozen=True, tag="round_began"):
    """A round began."""


class Claimed(SeatEvent, frozen=True, tag="claimed"):
    """A seat paid for an asteroid."""

    role = "head"
    asteroid: str
    energy: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "energy", -self.energy


class Scanned(SeatEvent, frozen=True, tag="scanned"):
    """A seat took the top asteroid of the pile; all players see that."""

    role = "head"


class Found(SeatEvent, frozen=True, tag="found"):
    """The asteroid that was scanned; only its seat sees this event (`seats`)."""

    role = "line"
    asteroid: str


class Recharged(SeatEvent, frozen=True, tag="recharged"):
    """A seat gained energy."""

    role = "head"
    energy: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "energy", self.energy


class Appeared(Event, frozen=True, tag="appeared"):
    """An asteroid was turned up from the pile."""

    role = "news"
    asteroid: str


AnyEvent = declared(Event, __name__) | GameEnded
