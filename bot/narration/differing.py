"""What differs between two boards in words: the lines that changed, and those that are gone."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.texts import say
from games.core.text import Language, clip
from games.core.words import Part

ALIKE = 0.6
"""How alike two lines are, from 0 to 1, of which one takes the place of the other."""
GONE = 160
"""Characters of a line that is gone: enough to know it by."""


class News(NamedTuple):
    """Parts with what is new in them alone, and the titles of those in which nothing is."""

    parts: Sequence[Part]
    same: Sequence[str]


def news(old: Sequence[Part], now: Sequence[Part], lang: Language) -> News:
    """Return what differs: of a part that was there before only the lines that do."""
    before = {part.key: part.text for part in old}
    told: list[Part] = []
    same: list[str] = []
    for part in now:
        if part.key not in before:
            told.append(part)
        elif text := lines(before[part.key], part.text, lang):
            told.append(part._replace(text=text))
        else:
            same.append(part.title)
    return News(told, same)


def lines(old: str, now: str, lang: Language) -> str:
    """Return the lines of a text that another has not, each below what it belongs to.

    A line that stands below another heading than before differs too. After them come the lines
    that the other had and that nothing took the place of.
    """
    are = now.split("\n")
    old_lines, new_lines = _placed(old.split("\n")), _placed(are)
    new = Counter(each.known for each in new_lines) - Counter(each.known for each in old_lines)
    told: set[int] = set()
    for n, each in enumerate(new_lines):
        if new[each.known]:
            new[each.known] -= 1
            told.update([n, *each.above])
    changed = [are[n] for n in sorted(told)]
    gone = Counter(old.split("\n")) - Counter(are)
    left = [line for line in gone if line and line[-1] != ":" and not _replaced(line, changed)]
    rest = [say(lang, "words-gone", line=clip(line, GONE)) for line in left]
    return "\n".join([*changed, *rest])


class _Placed(NamedTuple):
    """A line by its text and the label of its nearest heading, and its headings' places."""

    known: tuple[str, ...]
    above: Sequence[int]


def _placed(all_lines: Sequence[str]) -> list[_Placed]:
    """Return all lines of a text with what they belong to."""
    labels = Counter(map(_label, all_lines))
    found: list[_Placed] = []
    for n, line in enumerate(all_lines):
        above = _above(all_lines, n, labels)
        found.append(_Placed((line, *(_label(all_lines[each]) for each in above[:1])), above))
    return found


def _label(line: str) -> str:
    """Return what a line begins with, by which it is known."""
    return re.split("[:,;.]", line, maxsplit=1)[0].strip()


def _above(all_lines: Sequence[str], place: int, labels: Counter[str]) -> list[int]:
    """Return the places of the headings that a line is not understood without.

    That is the nearest line above that ends with a colon; for lines that begin alike ("Line 1" of
    two ships) also one that begins as no other does. A heading right above a heading is one too.
    """
    alike = labels[_label(all_lines[place])] > 1
    found: list[int] = []
    for n in range(place - 1, -1, -1):
        heads = all_lines[n].endswith(":")
        if found and not (heads and n == found[-1] - 1):
            break
        if heads or (alike and labels[_label(all_lines[n])] == 1):
            found.append(n)
    return found


def _replaced(line: str, others: Sequence[str]) -> bool:
    """Whether one of the other lines stands where a line stood."""
    return any(
        _label(other) == _label(line)
        or difflib.SequenceMatcher(None, line, other, autojunk=False).ratio() >= ALIKE
        for other in others
    )
