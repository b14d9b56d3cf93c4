"""French: elision, contracted articles, narrow spaces before double punctuation."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from games.core.grammar import FSI, NARROW_SPACE, Conjunction

_BEFORE = re.compile(r"[ \u00a0](?=[:;!?»%](?:\s|$|[)*_.,…{]))|(?<=[\d}]) (?=(?:PV|°C|×)(?!\w))")
_AFTER = re.compile(r"(?<=«)[ \u00a0]")
_VOWELS = frozenset("aeiouyhâàéèêëîïôöùûü")


def typeset(source: str) -> str:
    """Return a catalog's source with its narrow no-break spaces."""
    return _AFTER.sub(NARROW_SPACE, _BEFORE.sub(NARROW_SPACE, source))


def joined(items: Sequence[str], conjunction: Conjunction) -> str:
    """Return items with commas and a final "et" or "ou"."""
    return f"{', '.join(items[:-1])} {'et' if conjunction == 'and' else 'ou'} {items[-1]}"


def elided(particle: str, word: str) -> str:
    """Return a particle ("de", "que") with its word, elided before a vowel."""
    if word.lstrip(FSI)[:1].casefold() in _VOWELS:
        return f"{particle[:-1]}\N{RIGHT SINGLE QUOTATION MARK}{word}"
    return f"{particle} {word}"


def de(word: str) -> str:
    """Return "de" before a word or a player's name: "d’Ada"."""
    return elided("de", word)


def du(phrase: str) -> str:
    """Return "de" before a phrase with its article: "du Chantier", "de l’Association"."""
    return _contracted("de", "du", "des", phrase)


def au(phrase: str) -> str:
    """Return "à" before a phrase with its article: "au Chantier", "à l’Association"."""
    return _contracted("à", "au", "aux", phrase)


def _contracted(bare: str, masculine: str, plural: str, phrase: str) -> str:
    for article, contracted in (("le ", masculine), ("les ", plural)):
        if phrase.startswith(article):
            return f"{contracted} {phrase[len(article) :]}"
    return f"{bare} {phrase}"


FUNCTIONS: Mapping[str, Callable[[str], str]] = {"DE": de, "DU": du, "AU": au}
