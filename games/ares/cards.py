"""The card list for readers and programs."""

from __future__ import annotations

from typing import Any

from games.ares import nouns, text_en, text_fr
from games.ares.content import CORPS, PROJECTS
from games.ares.effects import Card, Corporation
from games.core.text import Language


def text(card: Card | Corporation, lang: Language) -> list[str]:
    """Return the text of a card, one line per box."""
    return text_fr.lines(card) if lang == "fr" else text_en.lines(card)


def name(card: Card | Corporation, lang: Language) -> str:
    """Return the name of a card."""
    return card.fr if lang == "fr" else card.en


def cards(lang: Language) -> list[dict[str, Any]]:
    """Return all projects and corporations in the order of their numbers."""
    return [_entry(card, lang) for card in (*PROJECTS, *CORPS.values())]


def _entry(card: Card | Corporation, lang: Language) -> dict[str, Any]:
    tags = [nouns.pick(nouns.TAG_NAMES[tag], lang) for tag in card.tags]
    found: dict[str, Any] = {
        "id": card.id,
        "name": name(card, lang),
        "kind": "project" if isinstance(card, Card) else "corporation",
        "text": " ".join(text(card, lang)),
        "number": card.number,
        "tags": list(card.tags),
        "tag_names": tags,
        "starter": card.starter,
    }
    if isinstance(card, Card):
        vp = card.vp if isinstance(card.vp, int) else None
        said = text_fr.points(card.vp) if lang == "fr" else text_en.points(card.vp)
        found |= {"cost": card.cost, "color": card.colour, "vp": vp}
        found["vp_text"] = said.rstrip(".") if card.vp != 0 else ""
    else:
        found |= {"mc": card.mc}
    return found
