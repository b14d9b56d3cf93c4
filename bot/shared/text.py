"""The interface's own words: one Fluent file per area and language in `locales/`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from games.core.catalogs import load
from games.core.speech import Message, Speaker
from games.core.text import LANGUAGES, Language

LOCALES = Path(__file__).parent.parent / "locales"


@cache
def speaker(lang: Language) -> Speaker:
    """Return what says the messages of the interface in a language."""
    return Speaker(load(LOCALES, lang), {})


def say(lang: Language, key: str, **variables: str | int) -> str:
    """Return a message of the interface in a language; raises SpeechError."""
    return speaker(lang).say(Message(key, **variables))


def language(locale: str | None) -> Language:
    """Return the language in which a person of a Discord locale reads."""
    return known((locale or "").casefold().partition("-")[0])


def known(lang: str) -> Language:
    """Return a stored language, English where it is none of ours."""
    return lang if lang in LANGUAGES else LANGUAGES[0]
