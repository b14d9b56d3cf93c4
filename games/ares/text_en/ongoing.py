"""Ongoing effects in English."""

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
from games.ares.nouns import CARD, METALS, TAG_NAMES
from games.ares.text_en.amounts import stock
from games.ares.text_en.costs import cost, pay
from games.ares.text_en.effects import sequence
from games.core.text import both, either

STEPS: dict[Parameter, str] = {
    "temperature": "raise the temperature by a step",
    "oxygen": "raise the oxygen by a step",
    "ocean": "flip an ocean",
}


def ongoing(part: Ongoing) -> str:
    """Return an ongoing effect as a sentence."""
    if isinstance(part, Trigger):
        return _trigger(part)
    return _modifier(part)


def _trigger(part: Trigger) -> str:
    match part:
        case OnCard(do):
            return f"When you play another card, {sequence(do)}."
        case OnTag(tags, do, itself):
            names = either([TAG_NAMES[tag][0] for tag in tags], "en")
            own = ", those of this card included" if itself else ""
            return f"For each {names} tag you play{own}: {sequence(do)}."
        case OnStep(parameter, do):
            return f"Each time you {STEPS[parameter]}, {sequence(do)}."
        case OnForest(do):
            return f"Each time you gain a forest VP, {sequence(do)}."
        case OnAction(do):
            return f"Each time you use the action of a card, {sequence(do)}."
        case OnSteel(do):
            return f"For each steel on a card you play, {sequence(do)}."
        case OnFirstRaise(price, do):
            return (
                "Once per phase, from the first time your TR rises on, you may "
                f"{pay(price)} to {sequence(do)}."
            )
        case _:
            assert_never(part)


def _modifier(part: Modifier) -> str:
    match part:
        case Cheaper(n, tag, least):
            which = f" with a {TAG_NAMES[tag][0]} tag" if tag else ""
            which = which.replace("a Earth", "an Earth").replace("a event", "an event")
            which += f" with a printed cost of {least} MC or more" if least else ""
            return f"Cards{which} cost you {n} MC less."
        case MetalWorth(metal, n):
            tag = TAG_NAMES[METAL_TAGS[metal]][0]
            return f"Each {METALS[metal][0]} lowers the price of {tag} cards by {n} MC more."
        case Tolerant():
            return (
                "Your cards may be played with the temperature or oxygen one zone off, never more."
            )
        case MoreResearch(look, keep):
            parts = [f"draw {look} more {CARD.form('en', look)}"] if look else []
            parts += [f"keep {keep} more {CARD.form('en', keep)}"] if keep else []
            return f"In research phases, {both(parts, 'en')}."
        case SaleWorth(n):
            return f"Cards you discard for MC bring {n} MC more."
        case StandardCheaper(n):
            return f"Standard actions paid with MC cost you {n} MC less."
        case ForestCheaper(n):
            return f"A forest paid with plants costs you {stock('plant', n)} less."
        case Trade(price, less):
            return f"Once for each card you play, you may {cost(price)} to pay {less} MC less."
        case HeatAsMC():
            return "You may pay with heat as if it were MC."
        case _:
            assert_never(part)
