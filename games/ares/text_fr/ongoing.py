"""Ongoing effects in French."""

from __future__ import annotations

from typing import assert_never

from games.ares.effects.kinds import METAL_TAGS, Parameter
from games.ares.effects.ongoing import (
    Cheaper,
    ForestCheaper,
    HeatAsMC,
    MetalWorth,
    Modifier,
    MoreResearch,
    OnAction,
    OnCard,
    OnFirstRaise,
    OnForest,
    Ongoing,
    OnSteel,
    OnStep,
    OnTag,
    SaleWorth,
    StandardCheaper,
    Tolerant,
    Trade,
    Trigger,
)
from games.ares.nouns import METALS, TAG_NAMES
from games.ares.text_fr.amounts import cards, stock
from games.ares.text_fr.costs import to_give
from games.ares.text_fr.effects import infinitive, sequence
from games.core.text import both, either, elide

STEPS: dict[Parameter, str] = {
    "temperature": "augmentez la température d’un cran",
    "oxygen": "augmentez l’oxygène d’un cran",
    "ocean": "retournez un océan",
}


def ongoing(part: Ongoing) -> str:
    """Return an ongoing effect as a sentence."""
    if isinstance(part, Trigger):
        return _trigger(part)
    return _modifier(part)


def _trigger(part: Trigger) -> str:
    match part:
        case OnCard(do):
            return f"Quand vous jouez une autre carte, {sequence(do)}."
        case OnTag(tags, do, itself):
            names = either([TAG_NAMES[tag][1] for tag in tags], "fr")
            own = ", ceux de cette carte compris" if itself else ""
            return f"Pour chaque badge {names} que vous jouez{own} : {sequence(do)}."
        case OnStep(parameter, do):
            return f"Chaque fois que vous {STEPS[parameter]}, {sequence(do)}."
        case OnForest(do):
            return f"Chaque fois que vous gagnez un PV de forêt, {sequence(do)}."
        case OnAction(do):
            return f"Chaque fois que vous utilisez l’action d’une carte, {sequence(do)}."
        case OnSteel(do):
            return f"Pour chaque unité d’acier d’une carte que vous jouez, {sequence(do)}."
        case OnFirstRaise(price, do):
            return (
                "Une fois par phase, dès la première hausse de votre NT, vous pouvez "
                f"{to_give(price)} pour {infinitive(sequence(do))}."
            )
        case _:
            assert_never(part)


def _modifier(part: Modifier) -> str:
    match part:
        case Cheaper(n, tag, least):
            which = f" avec un badge {TAG_NAMES[tag][1]}" if tag else ""
            which += f" dont le prix imprimé est de {least} M€ ou plus" if least else ""
            return f"Les cartes{which} vous coûtent {n} M€ de moins."
        case MetalWorth(which, n):
            name = elide("de", METALS[which][1])
            tag = TAG_NAMES[METAL_TAGS[which]][1]
            return f"Chaque unité {name} réduit le prix des cartes {tag} de {n} M€ de plus."
        case Tolerant():
            return (
                "Vous pouvez jouer vos cartes avec la température ou l’oxygène à une zone près, "
                "jamais plus."
            )
        case MoreResearch(look, keep):
            parts = [f"piochez {cards(look)} de plus"] if look else []
            parts += [f"gardez {cards(keep)} de plus"] if keep else []
            return f"Pendant les phases de recherche, {both(parts, 'fr')}."
        case SaleWorth(n):
            return f"Les cartes que vous défaussez pour des M€ rapportent {n} M€ de plus."
        case StandardCheaper(n):
            return f"Les actions standard payées en M€ vous coûtent {n} M€ de moins."
        case ForestCheaper(n):
            return f"Une forêt payée en plantes vous coûte {stock('plant', n)} de moins."
        case Trade(price, less):
            return (
                f"Une fois par carte que vous jouez, vous pouvez {to_give(price)} "
                f"pour payer {less} M€ de moins."
            )
        case HeatAsMC():
            return "Vous pouvez payer avec votre chaleur comme si c’étaient des M€."
        case _:
            assert_never(part)
