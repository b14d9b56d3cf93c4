"""Amounts in French: goods, cubes, cards, and what is counted."""

from __future__ import annotations

import re
from typing import assert_never

from games.ares.effects.counts import PerBlueCard, PerCard, PerCube, PerForest, PerTag, Rate
from games.ares.effects.kinds import Cube, Metal, Payable, Track
from games.ares.nouns import CARD, CUBES, METALS, STOCKS, TAG_NAMES, UNIT
from games.core.text import NARROW_SPACE, elide

SPACED = re.compile(r" (?=[:;!?%»])|(?<=«) ")


def typeset(text: str) -> str:
    """Return French text with narrow unbreakable spaces before its double punctuation."""
    return SPACED.sub(NARROW_SPACE, text)


def stock(what: Payable | Track, n: int) -> str:
    """Return an amount of something: "3 plantes"."""
    return STOCKS[what].counted("fr", n)


def cubes(cube: Cube, n: int) -> str:
    """Return a number of cubes: "2 animaux"."""
    return CUBES[cube].counted("fr", n)


def metal(what: Metal, n: int) -> str:
    """Return an amount of steel or titanium: "2 unités d’acier"."""
    return f"{UNIT.counted('fr', n)} {elide('de', METALS[what][1])}"


def cards(n: int) -> str:
    """Return a number of cards."""
    return CARD.counted("fr", n)


def rate(part: Rate) -> str:
    """Return what an amount is counted by: "par badge Terre"."""
    match part:
        case PerTag(tag, _, by):
            name = TAG_NAMES[tag][1]
            return f"par badge {name}" if by == 1 else f"par tranche de {by} badges {name}"
        case PerForest(_, by):
            return "par PV de forêt" if by == 1 else f"par tranche de {by} PV de forêt"
        case PerCard(_, by):
            return f"par tranche de {by} cartes projet que vous avez jouées"
        case PerBlueCard(_, by):
            return f"par tranche de {by} cartes bleues que vous avez en jeu"
        case PerCube(cube, _, by):
            if by == 1:
                return f"par {CUBES[cube].form('fr')} sur cette carte"
            return f"par tranche de {cubes(cube, by)} sur cette carte"
        case _:
            assert_never(part)
