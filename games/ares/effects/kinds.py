"""The closed lists of the vocabulary: tags, colours, stocks, tracks, scales and zones."""

from __future__ import annotations

from typing import Literal

import msgspec

Tag = Literal[
    "building",
    "space",
    "power",
    "science",
    "jovian",
    "earth",
    "plant",
    "microbe",
    "animal",
    "event",
]
TAGS: tuple[Tag, ...] = (
    "building",
    "space",
    "power",
    "science",
    "jovian",
    "earth",
    "plant",
    "microbe",
    "animal",
    "event",
)
Colour = Literal["blue", "red", "green"]
Stock = Literal["mc", "heat", "plant"]
"""A player's stocks; steel and titanium are counts, not stocks."""
Cube = Literal["microbe", "animal", "science"]
Track = Literal["mc", "card", "heat", "plant"]
TRACKS: tuple[Track, ...] = ("mc", "card", "heat", "plant")
Metal = Literal["steel", "titanium"]
METAL_TAGS: dict[Metal, Tag] = {"steel": "building", "titanium": "space"}
"""The tag whose cards each metal makes cheaper."""
Zone = Literal["purple", "red", "yellow", "white"]
ZONES: tuple[Zone, ...] = ("purple", "red", "yellow", "white")
Scale = Literal["temperature", "oxygen"]
Parameter = Literal["temperature", "oxygen", "ocean"]
Payable = Literal["mc", "heat", "plant", "tr"]


class Part(msgspec.Struct, frozen=True, tag_field="t"):
    """Base of the vocabulary; subclasses set an explicit tag, which is never renamed."""
