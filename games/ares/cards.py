"""The card list for readers and programs."""

from __future__ import annotations

from typing import Any, assert_never

from games.ares import nouns, text_en, text_fr
from games.ares.content import CARDS, CORPS, NAMES
from games.ares.effects.card import Card, Corporation
from games.ares.effects.counts import PerBlueCard, PerCard, PerCube, PerForest, PerTag, Rate
from games.core.text import Language


def text(card: Card | Corporation, lang: Language) -> list[str]:
    """Return the text of a card, one line per box."""
    return text_fr.lines(card) if lang == "fr" else text_en.lines(card)


def name(card: Card | Corporation, lang: Language) -> str:
    """Return the name of a card."""
    return NAMES[card.id][lang]


def cards(lang: Language) -> list[dict[str, Any]]:
    """Return all projects and corporations in the order of their numbers.

    Every entry has the same fields; what a kind does not have is `None`. Points that follow a
    count are told as `per` (or `per_tag`), `each` and `by`: `each` for every full `by` of them.
    """
    return [_entry(card, lang) for card in (*CARDS.values(), *CORPS.values())]


def _entry(card: Card | Corporation, lang: Language) -> dict[str, Any]:
    project = card if isinstance(card, Card) else None
    said = text_fr.points if lang == "fr" else text_en.points
    return {
        "id": card.id,
        "name": name(card, lang),
        "kind": "corporation" if project is None else "project",
        "text": " ".join(text(card, lang)),
        "number": card.number,
        "cost": project.cost if project else None,
        "color": project.colour if project else None,
        "tags": list(card.tags),
        "tag_names": [nouns.pick(nouns.TAG_NAMES[tag], lang) for tag in card.tags],
        "vp": _points(project.vp) if project else 0,
        "vp_text": said(project.vp).rstrip(".") if project and project.vp != 0 else "",
        "mc": card.mc if isinstance(card, Corporation) else None,
        "starter": card.starter,
    }


def _points(vp: int | Rate) -> int | dict[str, Any]:
    if isinstance(vp, int):
        return vp
    counted: dict[str, Any] = {"each": vp.each, "by": vp.by}
    match vp:
        case PerTag(tag):
            return {"per_tag": tag, **counted}
        case PerForest():
            return {"per": "forest_vp", **counted}
        case PerCard():
            return {"per": "project_card_played", **counted}
        case PerBlueCard():
            return {"per": "blue_card_in_play", **counted}
        case PerCube(cube):
            return {"per": cube, **counted, "on": "this"}
        case _:
            assert_never(vp)
