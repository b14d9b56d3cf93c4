"""Legends: the meanings of the symbols in a game's pictures, by section.

The words are in catalogs: `symbols-<section>` is the title of a section; `symbol-<key>` is the name
of a symbol, and its form `means` a few words about it, where the name does not say everything. A
component has its name from the set: its message needs only the form. `SHARED` has the symbols that
all games draw alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from games.core.catalogs import load
from games.core.speech import Items, Message, Speaker

Legend = Mapping[str, Sequence[str]]
"""The keys of symbols by those of their sections, in the order in which they are explained."""
SHARED = ("seat", "lit", "changed", "new", "computer")
"""Symbols whose words are here, for every game."""
MEANS = "means"
LOCALES = Path(__file__).parent / "locales"


class Symbol(NamedTuple):
    """A symbol's name and meaning."""

    key: str
    name: str
    means: str = ""


class Section(NamedTuple):
    """Symbols that belong together."""

    title: str
    symbols: tuple[Symbol, ...]


@cache
def shared(lang: str) -> Speaker:
    """Return what says the words that all games have in common."""
    return Speaker(load(LOCALES, lang), {})


def sections(speaker: Speaker, legend: Legend) -> tuple[Section, ...]:
    """Return a legend in words."""
    return tuple(
        Section(
            speaker.text(f"symbols-{section}"),
            tuple(_symbol(shared(speaker.lang) if k in SHARED else speaker, k) for k in keys),
        )
        for section, keys in legend.items()
    )


def _symbol(speaker: Speaker, key: str) -> Symbol:
    named = Message(f"symbol-{key}")
    name = speaker.name(key) if key in speaker.names else speaker.say(named)
    has = speaker.catalog.has(named.id, MEANS)
    return Symbol(key, name, speaker.say(named, MEANS) if has else "")


def page(found: Sequence[Section], lang: str) -> str:
    """Return a legend as lines of Markdown, without what its name says already."""
    explained = (
        section._replace(symbols=tuple(symbol for symbol in section.symbols if symbol.means))
        for section in found
    )
    return "\n".join(_line(section, lang, "page") for section in explained if section.symbols)


@lru_cache(256)
def as_text(found: tuple[Section, ...], lang: str, limit: int) -> str:
    """Return a legend as a text of at most `limit` characters.

    Where there is no room for all meanings, the first symbols have only their names: a legend
    begins with symbols that are called by their names anyway.
    """
    count = sum(len(section.symbols) for section in found)
    for bare in range(count + 1):
        text = " ".join(_line(section, lang) for section in _bare(found, bare))
        if len(text) <= limit:
            return text
    raise ValueError(f"{lang}: the names of the symbols alone are longer than {limit} characters")


def _bare(found: Sequence[Section], count: int) -> Iterator[Section]:
    """Yield sections without what their first symbols mean."""
    for section in found:
        few = [symbol._replace(means="") for symbol in section.symbols[:count]]
        yield section._replace(symbols=(*few, *section.symbols[len(few) :]))
        count -= len(few)


def _line(section: Section, lang: str, form: str | None = None) -> str:
    symbols = Items(
        Message("symbol-told", name=symbol.name, means=symbol.means)
        if symbol.means
        else symbol.name
        for symbol in section.symbols
    )
    line = Message("symbols-told", title=section.title, symbols=symbols)
    return shared(lang).say(line, form)
