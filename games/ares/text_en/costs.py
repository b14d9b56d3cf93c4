"""What a card requires and costs, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.ares.effects.costs import (
    Cost,
    Discard,
    DiscardUpTo,
    Pay,
    PayInfrastructure,
    PayReduced,
    PayUpTo,
    TakeHere,
    TakeOwn,
)
from games.ares.effects.kinds import Metal, Scale, Tag, Zone
from games.ares.effects.requirements import (
    HasTags,
    HasTR,
    InZone,
    OceansAtLeast,
    OceansAtMost,
    Requirement,
)
from games.ares.nouns import METALS, OCEAN, SCALES, STOCKS, TAG, TAG_NAMES, ZONE_NAMES
from games.ares.text_en.amounts import cards, cubes, stock
from games.core.text import both


def requirement(part: Requirement) -> str:
    """Return what a card requires, without a verb."""
    match part:
        case InZone(scale, zones):
            return f"{SCALES[scale][0]} {_zones(scale, zones)}"
        case OceansAtLeast(n):
            return f"at least {OCEAN.counted('en', n)} flipped"
        case OceansAtMost(n):
            return f"at most {OCEAN.counted('en', n)} flipped"
        case HasTags(tag, n):
            return f"{n} {TAG_NAMES[tag][0]} {TAG.form('en', n)}"
        case HasTR(n):
            return f"a TR of at least {n}"
        case Pay():
            return pay(part)
        case _:
            assert_never(part)


def _zones(scale: Scale, zones: Sequence[Zone]) -> str:
    higher, lower = ("warmer", "colder") if scale == "temperature" else ("higher", "lower")
    if len(zones) == 1:
        return f"in the {ZONE_NAMES[zones[0]][0]} zone"
    if zones[-1] == "white":
        return f"in the {ZONE_NAMES[zones[0]][0]} zone or {higher}"
    return f"in the {ZONE_NAMES[zones[-1]][0]} zone or {lower}"


def requirements(parts: Sequence[Requirement]) -> list[str]:
    """Return the sentences for all requirements of a card: conditions first, then payments."""
    needs = [requirement(p) for p in parts if not isinstance(p, Pay)]
    pays = [requirement(p) for p in parts if isinstance(p, Pay)]
    found = [f"Requires {both(needs, 'en')}."] if needs else []
    return found + [f"When played, also {both(pays, 'en')}." for _ in pays[:1]]


def pay(part: Pay) -> str:
    """Return a payment as an imperative."""
    if part.what == "tr":
        return f"lower your TR by {part.n}"
    return f"spend {stock(part.what, part.n)}"


def cost(part: Cost) -> str:
    """Return a cost as an imperative."""
    match part:
        case Pay():
            return pay(part)
        case PayUpTo(what, most):
            noun = STOCKS[what].form("en", 2)
            return f"spend any amount of {noun}" if most is None else f"spend 1 to {most} {noun}"
        case PayReduced(base, each, per):
            return f"spend {base} MC, reduced by {each} MC per {_counted(per)} you have"
        case PayInfrastructure(base, less, n):
            return f"spend {base} MC, or {base - less} MC if you have at least {n} blue cards"
        case Discard(n):
            return f"discard {cards(n)} from your hand"
        case DiscardUpTo(most):
            return f"discard 1 to {most} cards from your hand"
        case TakeHere(cube, n):
            return f"remove {cubes(cube, n)} from this card"
        case TakeOwn(cube, n):
            return f"remove {cubes(cube, n)} from any of your cards"
        case _:
            assert_never(part)


def _counted(per: Metal | Tag) -> str:
    if per == "steel" or per == "titanium":  # noqa: PLR1714  only this narrows the literal
        return METALS[per][0]
    return f"{TAG_NAMES[per][0]} tag"
