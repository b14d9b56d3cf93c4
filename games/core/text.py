"""Text tools of games, pictures and the bot: languages, lists, capitals, cut labels."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from games.core.catalogs import load
from games.core.grammar import FSI, PDI, grammar, languages
from games.core.icons import MARKUP
from games.core.speech import Speaker

Language = str
"""The code of a language."""
LANGUAGES: tuple[Language, ...] = languages()


def both(items: Sequence[str], lang: Language) -> str:
    """Join with commas and a final "and"."""
    return grammar(lang).joined(items, "and") if len(items) > 1 else "".join(items)


def either(items: Sequence[str], lang: Language) -> str:
    """Join with commas and a final "or"."""
    return grammar(lang).joined(items, "or") if len(items) > 1 else "".join(items)


COMPUTER = "\ue000"
"""Ends the name of a seat that a program plays: pictures draw it, texts spell it out.

It is a character for private use, which no player's name can contain.
"""
_LOCALES = Path(__file__).parent / "locales"


_ISOLATED = re.compile(f"{FSI}[^{FSI}{PDI}]*{PDI}")
_ISOLATES = str.maketrans("", "", FSI + PDI)
_RIGHT_TO_LEFT = ("R", "AL", "AN")
"""The bidirectional classes of letters and digits that are read from the right."""
_JOINER = "\N{ZERO WIDTH JOINER}"
_VIRAMA = 9
"""The combining class of the sign that ties a letter of Indian scripts to the next one."""
_FLAGS = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""Letters of which two make a flag."""
_PART = ("Mn", "Me", "Mc")
"""The categories of marks, which belong to the character before them."""


def spelled(name: str, lang: Language) -> str:
    """Return a seat's name for texts, with the mark of a program spelled out.

    Every name enters a text here: one that is read from the right is isolated.
    """
    if not name.endswith(COMPUTER):
        return isolated(name)
    name = isolated(name.removesuffix(COMPUTER).rstrip())
    return _speaker(lang).text("computer", name=name)


def isolated(name: str) -> str:
    """Return a name that cannot change the order of the words and numbers around it.

    Only a name with letters that are read from the right needs anything for that.
    """
    rest = _ISOLATED.sub("", name)
    if all(unicodedata.bidirectional(char) not in _RIGHT_TO_LEFT for char in rest):
        return name
    return f"{FSI}{name.translate(_ISOLATES)}{PDI}"


def unisolated(text: str) -> str:
    """Return a text as people type it, without the marks around names."""
    return text.translate(_ISOLATES)


@cache
def _speaker(lang: Language) -> Speaker:
    return Speaker(load(_LOCALES, lang), {})


def capital(sentence: str) -> str:
    """Return the sentence with its first letter in upper case."""
    return sentence[:1].upper() + sentence[1:]


def clip(label: str, limit: int) -> str:
    """Cut a label to a limit of characters, between words if there are any, marking the cut."""
    if len(label) <= limit:
        return label
    room = limit - 1
    while True:
        cut = _cut(label, room)
        # What begins in a name that is isolated also has to end it.
        ends = PDI * max(0, cut.count(FSI) - cut.count(PDI))
        if len(cut) + len(ends) < limit or not cut:
            return f"{cut}…{ends}"
        room -= 1


def _cut(label: str, limit: int) -> str:
    """Return the beginning of a label, cut between words if there are any."""
    cut = label[: boundary(label, limit)]
    whole = cut if label[len(cut)].isspace() else cut.rpartition(" ")[0]
    # A word as long as that is cut too: its beginning is better than nothing.
    return (whole if len(whole) > (limit + 1) // 2 else cut).rstrip()


def boundary(text: str, at: int) -> int:
    """Return the last place up to `at` where a text can be cut without splitting a sign.

    Marks stay with their letter, the parts of an emoji and both letters of a flag together, the
    markup of an emoji of the application in one piece.
    """
    while 0 < at < len(text) and _inside(text, at):
        at -= 1
    return at


def _inside(text: str, at: int) -> bool:
    before, after = text[at - 1], text[at]
    if any(found.start() < at < found.end() for found in MARKUP.finditer(text)):
        return True
    if _JOINER in (before, after) or unicodedata.category(after) in _PART:
        return True
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if "\U0001f3fb" <= after <= "\U0001f3ff":  # the colour of a skin
        return True
    flags = len(text[:at]) - len(text[:at].rstrip(_FLAGS))
    return after in _FLAGS and flags % 2 == 1


def whole(sentences: Iterable[str], limit: int) -> str:
    """Return the first sentences of a text, as many as fit into a limit of characters.

    No sentence is cut, except the first if not even that fits.
    """
    said = ""
    for sentence in sentences:
        longer = f"{said} {sentence}" if said else clip(sentence, limit)
        if len(longer) > limit:
            break
        said = longer
    return said


def fullest(tellings: Iterable[Sequence[str]], limit: int) -> str:
    """Return the first description, in sentences, that fits a limit of characters.

    If none fits, return as much of the last as fits.
    """
    sentences: Sequence[str] = ()
    for sentences in tellings:
        if len(" ".join(sentences)) <= limit:
            break
    return whole(sentences, limit)
