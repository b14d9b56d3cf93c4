"""The generated card texts in the picture's language; no component is named in them."""

from __future__ import annotations

from collections.abc import Iterable

from games.ceres.content import BUILT_IN
from games.ceres.content.types import Edition, FavorName, Field, Part
from games.ceres.words import cards
from games.ceres.words.speaker import speaker
from games.core.text import Language


def function(parts: Iterable[Part], edition: Edition, lang: Language) -> str:
    """Return a Function, a sentence per part."""
    return speaker(lang, BUILT_IN).say(cards.function(tuple(parts), edition))


def program(field: Field, level: int, edition: Edition, lang: Language) -> str:
    """Return what a research program does."""
    return speaker(lang, BUILT_IN).say(cards.program_effect(field, level, edition))


def favor(key: FavorName, edition: Edition, lang: Language) -> str:
    """Return what a Favor does."""
    return speaker(lang, BUILT_IN).say(cards.favor_effect(key, edition))
