"""Names that people type or bring along: safe in a text, distinct at a table, found again."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Collection, Iterable
from typing import Protocol, TypeVar

from games.core.text import clip, isolated, unisolated

PERSON = 32
"""Characters of a display name that Discord allows."""
MARKS = 2
"""Marks over and under one letter; more of them reach into the lines around."""
_JOINERS = "\u200c\u200d"
"""Invisible, but part of emoji and of several scripts."""
_JOINED = ("Lo", "Mn", "Mc", "So", "Sk", "Me")
"""Characters that joiners can follow: letters without capitals and their marks, and symbols."""
_BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and symbols that show nothing."""
_UNSEEN = {
    each: None
    for first, last in (
        (0x034F, 0x034F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F), (0xFE00, 0xFE0F),
        (0xE0100, 0xE01EF),
    )
    for each in range(first, last + 1)
}  # fmt: skip
"""Characters that are not seen alone: two names cannot differ by them."""
_TURNING = dict.fromkeys(range(0x202A, 0x202F))
"""Controls that turn the text after them, also without a letter that is read from the right."""
_DROPPED = ("Cc", "Cf", "Cn", "Co", "Cs")
"""Controls: among them the ones that turn the direction of the text after a name."""
_ACTIVE = re.compile(
    r"[\\*_~`|<>\[\]]|:(?=//|\w[\w+-]*:)|@(?=everyone\b|here\b)"
    r"|(?i:(?<=discord)\.(?=gg/|com/invite/|me/|io/|li/)|(?<=discordapp)\.(?=com/invite/))"
)
"""Markup, mentions, links, invitations and emoji wherever they come. Discord shows the server of an
invitation even if it is no link."""
_PUBLICITY = re.compile(
    r"<(?:@[!&]?|#)\d+>|@(?:everyone|here)\b"
    r"|(?:https?://)?(?:www\.)?(?:discord\.(?:gg|me|io|li)|discord(?:app)?\.com/invite)/\S*",
    re.IGNORECASE,
)
"""Mentions of people, roles and channels, and invitations to other servers."""
_FIRST = re.compile(r"^(\s*)(-#|#{1,3}|[-+]|\d+\.)(?=\s|$)", re.MULTILINE)
"""The signs that make a heading, small letters or a list of the line that they begin."""


def safe(text: str) -> str:
    """Return a text that Discord shows as it is, and that leaves its surroundings as they are.

    It has no markup, mention, link or emoji by its id, formats no line that it begins, and turns no
    words around.
    """
    text = _ACTIVE.sub(lambda found: f"\\{found[0]}", text.translate(_TURNING))
    return isolated(_FIRST.sub(_escaped, text))


def _escaped(found: re.Match[str]) -> str:
    blank, mark = found.groups()
    # Discord escapes no digits, only the point behind them.
    return f"{blank}{mark[:-1]}\\." if mark.endswith(".") else f"{blank}\\{mark}"


def bare(text: str) -> str:
    """Return a name for buttons, which show no markup, and for lines that quote them."""
    plain = _ACTIVE.sub("", text)
    return _FIRST.sub(_without, plain).strip() or "?"


def _without(found: re.Match[str]) -> str:
    """Return the number at the start of a list entry, or nothing for another mark."""
    mark = found[2]
    return found[1] + mark.removesuffix(".") if mark.endswith(".") else found[1]


def echoed(text: str) -> str:
    """Return a person's typed text, short and as one line, to be quoted in an answer."""
    return safe(cleaned(text, 60))


def cleaned(text: str, most: int) -> str:
    """Return a text as one line that leaves its surroundings alone; may be empty."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text.translate(_BLANK)):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if char.isspace():
            kept.append(" ")
        elif char in _JOINERS:
            if kept and unicodedata.category(kept[-1]) in _JOINED:
                kept.append(char)
        elif marks <= MARKS and category not in _DROPPED:
            kept.append(char)
    return clip(" ".join("".join(kept).split()).strip(_JOINERS), most)


def titled(text: str, most: int) -> str:
    """Return the name of a table: one line without mentions and invitations; may be empty."""
    # The text around a hole cannot join to another mention: a blank is there.
    return cleaned(_PUBLICITY.sub(" ", cleaned(text, len(text) + 1)), most)


class User(Protocol):
    """Somebody on Discord, as far as their name goes."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def display_name(self) -> str: ...


def person(user: User) -> str:
    """Return the name by which a person is known at their tables."""
    return cleaned(user.display_name, PERSON) or cleaned(user.name, PERSON) or str(user.id)


def distinct(name: str, taken: Collection[str]) -> str:
    """Return a name that nobody else at a table has, however letters are written."""
    others = {_seen(other) for other in taken}
    number, found = 2, name
    while _seen(found) in others:
        suffix = f" ({number})"
        found = clip(name, PERSON - len(suffix)) + suffix
        number += 1
    return found


def _seen(name: str) -> str:
    """Return a name as it looks: pictures draw fancy letters as plain ones."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_UNSEEN)


T = TypeVar("T")
_PLAIN = str.maketrans(
    {
        **dict.fromkeys("’‘ʼ´`", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‐‑‒–—−", "-"),
        "œ": "oe",
        "æ": "ae",
    }
)
"""Characters of typesetting that keyboards do not have; Unicode handles spaces and accents."""


def normalized(text: str) -> str:
    """Return a text without case, accents, and the kinds of spaces, quotes and dashes."""
    typed = unisolated(text).translate(_PLAIN)
    plain = unicodedata.normalize("NFKD", typed).casefold().translate(_PLAIN)
    letters = "".join(char for char in plain if not unicodedata.combining(char))
    return " ".join(letters.split())


def part_of(typed: str, *names: str) -> bool:
    """Return whether the typed text is in one of these names."""
    part = normalized(typed)
    return any(part in normalized(name) for name in names)


def called(typed: str, named: Iterable[tuple[T, Collection[str]]]) -> list[T]:
    """Return the things with the typed name: as it is written, else as a keyboard writes it."""
    wanted, every = _exact(typed), list(named)
    exact = [each for each, names in every if wanted in map(_exact, names)]
    if exact:
        return exact
    return [each for each, names in every if normalized(typed) in map(normalized, names)]


def _exact(text: str) -> str:
    return unisolated(text).strip().casefold()


def closest(typed: str, names: Collection[str]) -> str:
    """Return the name nearest to the typed text; "" if none is like it."""
    plain = {normalized(name): name for name in names}
    near = difflib.get_close_matches(normalized(typed), plain, 1)
    return plain[near[0]] if near else ""
