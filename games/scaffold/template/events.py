"""The facts in the log and in the posts, in the past tense."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from games.core.actions import declared
from games.core.events import Event, GameEnded, HeadEvent, NewsEvent, RoundEvent, SeatEvent


class RoundBegan(RoundEvent, frozen=True, tag="round_began"):
    """A round began."""


class Claimed(HeadEvent, frozen=True, tag="claimed"):
    """A seat paid for an asteroid."""

    counted: ClassVar[Mapping[str, str]] = {"energy": "-energy"}
    asteroid: str
    energy: int


class Scanned(HeadEvent, frozen=True, tag="scanned"):
    """A seat took the top asteroid of the pile; all players see that."""


class Found(SeatEvent, frozen=True, tag="found"):
    """The asteroid that was scanned; only its seat sees this event (`seats`)."""

    role = "line"
    asteroid: str


class Recharged(HeadEvent, frozen=True, tag="recharged"):
    """A seat gained energy."""

    counted: ClassVar[Mapping[str, str]] = {"energy": "energy"}
    energy: int


class Appeared(NewsEvent, frozen=True, tag="appeared"):
    """An asteroid was turned up from the pile."""

    asteroid: str


AnyEvent = declared(Event, __name__) | GameEnded
