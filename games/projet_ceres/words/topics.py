"""The rules as help pages: each is the message of its key, its numbers come from the data."""

from __future__ import annotations

from games.core.messages import names
from games.core.speech import Argument, Items, Message, Name, Speaker
from games.projet_ceres.content import Index
from games.projet_ceres.effects import GUILDS
from games.projet_ceres.rules.derive import CARRY, HALL, HAND
from games.projet_ceres.rules.fights import SHIP
from games.projet_ceres.rules.offers import MORE_SLOTS, SLOTS, SURCHARGE, TOP
from games.projet_ceres.scoring import DEVOTION
from games.projet_ceres.setup import EVEN, METAL
from games.projet_ceres.state import MOST_AGENTS, MOST_COL, MOST_DEV
from games.projet_ceres.steps.colonies import PACKAGES
from games.projet_ceres.words import cards
from games.projet_ceres.words.terms import numbered, priced

_NUMBERS = {
    "hand": HAND, "carry": CARRY, "hall": HALL, "power": SHIP, "devotion": DEVOTION, "top": TOP,
    "metal": METAL, "agents": MOST_AGENTS, "dev": MOST_DEV, "col": MOST_COL, "slots": SLOTS,
    "more": MORE_SLOTS, "maintenance": max(PACKAGES),
}  # fmt: skip
PAGES = (
    "overview first round actions belt goods combat boxes cards guilds colonies "
    "missions projects clans end post orders options symbols"
)


def figures(t: Index, speaker: Speaker) -> dict[str, Argument]:
    """Return the numbers of a component set that the pages use."""
    box = t.components
    return {
        "investments": len(t.investment),
        "explorations": len(box.explorations),
        "asteroids": len(t.belt),
        "projects": len(box.projects),
        "stories": names(t.stories),
        "guilds": names(GUILDS),
        **_NUMBERS,
        **{
            f"even-{seats}": Items(numbered(Name(clan), METAL + n) for clan, n in found.items())
            for seats, found in EVEN.items()
        },
        "surcharge": Items(SURCHARGE),
        "cells": Items(each.cell for each in box.clans[0].bonuses),
        "boxes": _boxes(t),
        "costs": Items(
            Message("help-cost", name=Name(each.id), cost=priced(each.cost))
            for each in box.projects
        ),
    }


def _boxes(t: Index) -> Items:
    """Return the effects of boxes, with equal ones in one line."""
    same: dict[Message, list[str]] = {}
    for key, box in t.boxes.items():
        same.setdefault(cards.box(box), []).append(key)
    return Items(Message("help-line", names=names(keys), text=text) for text, keys in same.items())
