"""What a card requires and costs, in French."""

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
from games.ares.nouns import METALS, OCEAN, TAG, TAG_NAMES, ZONE_NAMES
from games.ares.text_fr.amounts import cards, cubes, stock
from games.core.text import both, elide

ANY: dict[str, str] = {
    "heat": "autant d’unités de chaleur que vous voulez",
    "plant": "autant de plantes que vous voulez",
    "mc": "autant de M€ que vous voulez",
}


def requirement(part: Requirement) -> str:
    """Return what a card requires, without a verb."""
    match part:
        case InZone(scale, zones):
            noun = "température" if scale == "temperature" else "oxygène"
            return f"{noun} {_zones(scale, zones)}"
        case OceansAtLeast(n):
            return f"au moins {OCEAN.counted('fr', n)} {'retourné' if n == 1 else 'retournés'}"
        case OceansAtMost(n):
            return f"au plus {OCEAN.counted('fr', n)} {'retourné' if n == 1 else 'retournés'}"
        case HasTags(tag, n):
            return f"{TAG.counted('fr', n)} {TAG_NAMES[tag][1]}"
        case HasTR(n):
            return f"NT d’au moins {n}"
        case Pay():
            return pay(part)
        case _:
            assert_never(part)


def _zones(scale: Scale, zones: Sequence[Zone]) -> str:
    higher, lower = (
        ("plus chaude", "plus froide") if scale == "temperature" else ("supérieure", "inférieure")
    )
    if len(zones) == 1:
        return f"en zone {ZONE_NAMES[zones[0]][1]}"
    if zones[-1] == "white":
        return f"en zone {ZONE_NAMES[zones[0]][1]} ou {higher}"
    return f"en zone {ZONE_NAMES[zones[-1]][1]} ou {lower}"


def requirements(parts: Sequence[Requirement]) -> list[str]:
    """Return the sentences for all requirements of a card: conditions first, then payments."""
    needs = [requirement(p) for p in parts if not isinstance(p, Pay)]
    pays = [requirement(p).replace("ez ", "ez aussi ", 1) for p in parts if isinstance(p, Pay)]
    found = [f"Condition : {both(needs, 'fr')}."] if needs else []
    return found + [f"En la jouant, {both(pays, 'fr')}." for _ in pays[:1]]


def pay(part: Pay) -> str:
    """Return a payment as an imperative."""
    if part.what == "tr":
        return f"baissez votre NT de {part.n}"
    return f"dépensez {stock(part.what, part.n)}"


def to_give(part: Pay | TakeHere) -> str:
    """Return what is given up in the infinitive, to stand after "vous pouvez"."""
    if isinstance(part, TakeHere):
        return f"retirer {cubes(part.cube, part.n)} de cette carte"
    if part.what == "tr":
        return f"baisser votre NT de {part.n}"
    return f"dépenser {stock(part.what, part.n)}"


def cost(part: Cost) -> str:
    """Return a cost as an imperative."""
    match part:
        case Pay():
            return pay(part)
        case PayUpTo(what, most):
            if most is None:
                return f"dépensez {ANY[what]}"
            return f"dépensez de 1 à {stock(what, most)}"
        case PayReduced(base, each, per):
            return f"dépensez {base} M€, moins {each} M€ par {_counted(per)} que vous possédez"
        case PayInfrastructure(base, less, n):
            return (
                f"dépensez {base} M€, ou {base - less} M€ si vous avez au moins {n} cartes bleues"
            )
        case Discard(n):
            return f"défaussez {cards(n)} de votre main"
        case DiscardUpTo(most):
            return f"défaussez de 1 à {most} cartes de votre main"
        case TakeHere(cube, n):
            return f"retirez {cubes(cube, n)} de cette carte"
        case TakeOwn(cube, n):
            return f"retirez {cubes(cube, n)} de l’une de vos cartes"
        case _:
            assert_never(part)


def _counted(per: Metal | Tag) -> str:
    if per == "steel" or per == "titanium":  # noqa: PLR1714  only this narrows the literal
        return f"unité {elide('de', METALS[per][1])}"
    return f"badge {TAG_NAMES[per][1]}"
