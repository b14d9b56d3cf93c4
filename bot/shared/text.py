"""The texts of the interface: one Fluent file per area and language in `locales/`."""

from __future__ import annotations

from datetime import timedelta
from functools import cache
from pathlib import Path

from games.core.catalogs import load
from games.core.speech import Message, Speaker
from games.core.text import LANGUAGES, Language

LOCALES = Path(__file__).parents[1] / "locales"


@cache
def speaker(lang: Language) -> Speaker:
    """Return the source of the interface's messages in a language."""
    return Speaker(load(LOCALES, lang), {})


def say(lang: Language, key: str, **variables: str | int) -> str:
    """Return a message of the interface in a language; raises SpeechError."""
    return speaker(lang).say(Message(key, **variables))


def language(locale: str | None) -> Language:
    """Return the language in which a person of a Discord locale reads."""
    return known((locale or "").casefold().partition("-")[0])


def known(lang: str) -> Language:
    """Return a stored language, or English if it is unknown."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


DAYS_FROM = timedelta(hours=72)
"""A span from here on is given in days."""


def span(lang: Language, time: timedelta) -> str:
    """Return a span in its largest unit and, if there is one, a rest in the next smaller."""
    minutes = round(time / timedelta(minutes=1))
    if timedelta() < time < timedelta(minutes=1):
        return say(lang, "span-seconds", count=max(1, round(time.total_seconds())))
    if time >= DAYS_FROM:
        large, small = divmod(minutes // 60, 24)
        keys = "span-days", "span-hours"
    elif minutes >= 60:
        large, small = divmod(minutes, 60)
        keys = "span-hours", "span-minutes"
    else:
        large, small, keys = minutes, 0, ("span-minutes", "")
    told = say(lang, keys[0], count=large)
    return f"{told} {say(lang, keys[1], count=small)}" if small else told
