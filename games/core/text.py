"""What the texts of games, pictures and the bot share: languages, lists, capitals, cut labels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from games.core.catalogs import load
from games.core.grammar import grammar, languages
from games.core.speech import Speaker

Language = str
"""The code of a language."""
LANGUAGES: tuple[Language, ...] = languages()


def both(items: Sequence[str], lang: Language) -> str:
    """Join with commas and a final "and"."""
    return grammar(lang).joined(items, "and") if len(items) > 1 else "".join(items)


COMPUTER = "\ue000"
"""Ends the name of a seat that a program plays: pictures draw it, texts spell it out.

A character for private use, which no name that somebody brings along may hold.
"""
_LOCALES = Path(__file__).parent / "locales"


def spelled(name: str, lang: Language) -> str:
    """Return a seat's name for texts, with the mark of a program spelled out."""
    if not name.endswith(COMPUTER):
        return name
    return _speaker(lang).text("computer", name=name.removesuffix(COMPUTER).rstrip())


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
    cut = label[: limit - 1]
    whole = cut if label[limit - 1].isspace() else cut.rpartition(" ")[0]
    # A word as long as that is cut itself: what it begins with tells more than nothing.
    return (whole if len(whole) > limit // 2 else cut).rstrip() + "…"


def whole(sentences: Iterable[str], limit: int) -> str:
    """Return the sentences that a limit of characters has room for, those that come first.

    None is cut, but for the first where not even that has room.
    """
    said = ""
    for sentence in sentences:
        longer = f"{said} {sentence}" if said else clip(sentence, limit)
        if len(longer) > limit:
            break
        said = longer
    return said


def fullest(tellings: Iterable[Sequence[str]], limit: int) -> str:
    """Return the first telling, in sentences, that a limit of characters has room for.

    Where none has, it is what there is room for of the last.
    """
    sentences: Sequence[str] = ()
    for sentences in tellings:
        if len(" ".join(sentences)) <= limit:
            break
    return whole(sentences, limit)
