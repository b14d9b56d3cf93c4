"""What says the messages of Ares: a catalog per language, the names of a component set."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from games.ares.content import NAMES, SETS
from games.core.speech import Catalog, Speaker, load
from games.core.text import Language

LOCALES = Path(__file__).parent.parent / "locales"


@cache
def sentences(lang: Language) -> Catalog:
    """Return the catalog of a language."""
    return load(LOCALES, lang)


@cache
def speaker(lang: Language, content: str) -> Speaker:
    """Return what says everything in a language, with the names of a component set."""
    names = NAMES | SETS.get(content).names
    return Speaker(
        sentences(lang), {key: name.get(lang, name["en"]) for key, name in names.items()}
    )
