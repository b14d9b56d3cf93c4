"""The card list for readers and programs."""

from __future__ import annotations

from typing import Any, assert_never

from games.ares.content import CARDS, CORPS
from games.ares.effects import PerBlueCard, PerCard, PerCube, PerForest, PerTag, Rate
from games.ares.effects.card import Card, Corporation
from games.ares.words.cards import lines, points, text
from games.ares.words.speakers import SPEAKERS
from games.ares.words.terms import tag
from games.core.speech import Speaker
from games.core.text import Language


def cards(content: str, lang: Language) -> list[dict[str, Any]]:
    """Return all projects and corporations in the order of their numbers.

    Every entry has the same fields; fields that a kind does not have are `None`. Points that depend
    on a count are given as `per` (or `per_tag`), `each` and `by`: `each` for every full `by` of
    them.
    """
    speaker = SPEAKERS(lang, content)
    return [_entry(card, speaker) for card in (*CARDS.values(), *CORPS.values())]


def _entry(card: Card | Corporation, speaker: Speaker) -> dict[str, Any]:
    project = card if isinstance(card, Card) else None
    return {
        "id": card.id,
        "name": speaker.name(card.id),
        "kind": "corporation" if project is None else "project",
        "text": speaker.say(lines(text(card))),
        "number": card.number,
        "cost": project.cost if project else None,
        "color": project.colour if project else None,
        "tags": list(card.tags),
        "tag_names": [speaker.say(tag(key)) for key in card.tags],
        "vp": _points(project.vp) if project else 0,
        "vp_text": speaker.say(points(project.vp)) if project and project.vp != 0 else "",
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
