"""Amounts in English: goods, cubes, cards, and what is counted."""

from __future__ import annotations

from typing import assert_never

from games.ares.effects.counts import PerBlueCard, PerCard, PerCube, PerForest, PerTag, Rate
from games.ares.effects.kinds import Cube, Payable, Track
from games.ares.nouns import CARD, CUBES, STOCKS, TAG_NAMES


def stock(what: Payable | Track, n: int) -> str:
    """Return an amount of something: "3 heat"."""
    return STOCKS[what].counted("en", n)


def cubes(cube: Cube, n: int) -> str:
    """Return a number of cubes: "2 animals"."""
    return CUBES[cube].counted("en", n)


def cards(n: int) -> str:
    """Return a number of cards."""
    return CARD.counted("en", n)


def rate(part: Rate) -> str:
    """Return what an amount is counted by: "2 Earth tags"."""
    match part:
        case PerTag(tag, _, by):
            return f"{TAG_NAMES[tag][0]} tag" if by == 1 else f"{by} {TAG_NAMES[tag][0]} tags"
        case PerForest(_, by):
            return "forest VP" if by == 1 else f"{by} forest VP"
        case PerCard(_, by):
            return f"{by} project cards you have played"
        case PerBlueCard(_, by):
            return f"{by} blue cards you have in play"
        case PerCube(cube, _, by):
            return (CUBES[cube].form("en") if by == 1 else cubes(cube, by)) + " on this card"
        case _:
            assert_never(part)
