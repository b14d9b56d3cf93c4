"""The generated card texts in the picture's language."""

from __future__ import annotations

from collections.abc import Iterable

from games.ceres import text_en, text_fr
from games.ceres.content.types import Edition, FavorName, Field, Part
from games.core.text import Language


def function(parts: Iterable[Part], edition: Edition, lang: Language) -> str:
    """Return a Function, a sentence per part."""
    text = text_fr if lang == "fr" else text_en
    return text.function(tuple(parts), edition)


def program(field: Field, level: int, edition: Edition, lang: Language) -> str:
    """Return what a research program does."""
    text = text_fr if lang == "fr" else text_en
    return text.program_effect(field, level, edition)


def favor(key: FavorName, edition: Edition, lang: Language) -> str:
    """Return what a Favor does."""
    text = text_fr if lang == "fr" else text_en
    return text.favor_effect(key, edition)
