"""The interface's own words: one Fluent file per area and language in `locales/`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from games.core.text import NARROW_SPACE, Language, elide

LOCALES = Path(__file__).parent.parent / "locales"

_BEFORE = re.compile(r" (?=[;:!?»](?:\s|$|[)*_.,…]))")
_AFTER = re.compile(r"(?<=«) ")


def _de(word: Any) -> Any:
    """Return "de" with a word, elided before a vowel."""
    return elide("de", str(word))


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": _de}
"""What French texts may call."""


class MissingTextError(Exception):
    """A message that a language does not have, or that cannot be formatted."""


def typeset(source: str) -> str:
    """Give French its narrow no-break spaces, which nobody sees while editing."""
    return _AFTER.sub(NARROW_SPACE, _BEFORE.sub(NARROW_SPACE, source))


@cache
def bundle(lang: Language) -> FluentBundle:
    """Return all messages of a language."""
    found = FluentBundle([lang], functions=_FUNCTIONS, use_isolating=False)
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        found.add_resource(FluentResource(typeset(source) if lang == "fr" else source))
    return found


def say(lang: Language, key: str, **variables: str | int) -> str:
    """Return a message of the interface in a language."""
    messages = bundle(lang)
    if not messages.has_message(key):
        raise MissingTextError(f"{lang}: {key}")
    pattern = messages.get_message(key).value
    if pattern is None:
        raise MissingTextError(f"{lang}: {key} has no value")
    given: dict[str, Any] = variables
    text, errors = messages.format_pattern(pattern, given)
    if errors:
        raise MissingTextError(f"{lang}: {key}: {errors}")
    return str(text)


def language(locale: str | None) -> Language:
    """Return the language in which a person of a Discord locale reads."""
    return "fr" if (locale or "").casefold().startswith("fr") else "en"


def known(lang: str) -> Language:
    """Return a stored language, English where it is none of ours."""
    return "fr" if lang == "fr" else "en"
