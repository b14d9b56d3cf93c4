"""Names that people bring along: harmless in a line of text, and told apart at a table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from typing import Protocol

from games.core.text import clip

PERSON = 32
"""Characters of a display name that Discord allows."""
MARKS = 2
"""Marks over and under one letter; more of them reach into the lines around."""
_JOINERS = "\u200c\u200d"
"""Invisible, but part of emoji and of several scripts."""
_BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and symbols that show nothing."""
_DROPPED = ("Cc", "Cf", "Cn", "Co", "Cs")
"""Controls: among them those which turn the direction of what follows a name."""
_ACTIVE = re.compile(r"[\\*_~`|<>\[\]]|:(?=//)")


def safe(text: str) -> str:
    """Return a text that Discord shows as it is: no markup, mention, link or emoji by its id."""
    return _ACTIVE.sub(lambda found: f"\\{found[0]}", text)


def bare(text: str) -> str:
    """Return a name for buttons, which show no markup, and for lines that quote them, which do."""
    return _ACTIVE.sub("", text).strip() or "?"


def echoed(text: str) -> str:
    """Return what a person typed, short and as it is, to be quoted in an answer."""
    return safe(clip(" ".join(text.split()), 60))


def cleaned(text: str, most: int) -> str:
    """Return a text as one line that leaves its surroundings alone; may be empty."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text.translate(_BLANK)):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if char.isspace():
            kept.append(" ")
        elif marks <= MARKS and (category not in _DROPPED or char in _JOINERS):
            kept.append(char)
    return clip(" ".join("".join(kept).split()).strip(_JOINERS), most)


class User(Protocol):
    """Somebody on Discord, as far as their name goes."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def display_name(self) -> str: ...


def person(user: User) -> str:
    """Return the name by which somebody is known at their tables."""
    return cleaned(user.display_name, PERSON) or cleaned(user.name, PERSON) or str(user.id)


def distinct(name: str, taken: Collection[str]) -> str:
    """Return a name that nobody else at a table has, however letters are written."""
    others = {other.casefold() for other in taken}
    number, found = 2, name
    while found.casefold() in others:
        suffix = f" ({number})"
        found = clip(name, PERSON - len(suffix)) + suffix
        number += 1
    return found
