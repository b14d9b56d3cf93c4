"""The whole text of a card in English."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.effects.card import Capability, Card, Corporation, Production, Use
from games.ares.effects.counts import PerForest, PerTag, Rate
from games.ares.nouns import METALS
from games.ares.text_en.amounts import rate, stock
from games.ares.text_en.costs import cost, requirements
from games.ares.text_en.effects import sentences, sequence
from games.ares.text_en.ongoing import ongoing
from games.core.text import both, capital


def productions(parts: Sequence[Production]) -> list[str]:
    """Return the sentence for a card's production."""
    if not parts:
        return []
    return [f"Production: {both([_production(p) for p in parts], 'en')}."]


def _production(part: Production) -> str:
    if isinstance(part.n, int):
        return stock(part.track, part.n)
    tail = " you have" if isinstance(part.n, PerTag | PerForest) else ""
    return f"{stock(part.track, part.n.each)} per {rate(part.n)}{tail}"


def capabilities(parts: Sequence[Capability]) -> list[str]:
    """Return the sentence for a card's steel and titanium."""
    if not parts:
        return []
    return [f"Capability: {both([f'{p.n} {METALS[p.metal][0]}' for p in parts], 'en')}."]


def use(part: Use) -> str:
    """Return one way to use a card's action, as a clause."""
    gain = sequence(part.gain)
    if not part.cost:
        return gain
    paid = both([cost(c) for c in part.cost], "en")
    return f"{paid}, to {gain}" if "," in paid else f"{paid} to {gain}"


def action(uses: Sequence[Use]) -> str:
    """Return a card's action as a sentence."""
    said = f"{capital(', or '.join(use(u) for u in uses))}."
    for way in uses:
        if way.more:
            said += f" If you chose the action phase, also {sequence(way.more)}."
        if way.chosen_cost is not None:
            less = both([cost(c) for c in way.chosen_cost], "en")
            said += f" If you chose the action phase, {less} instead."
    return said


def points(vp: int | Rate) -> str:
    """Return what a card scores."""
    if isinstance(vp, int):
        return f"{vp} VP.".replace("-", "−")
    tail = " you have" if isinstance(vp, PerTag | PerForest) else ""
    return f"{vp.each} VP per {rate(vp)}{tail}."


def lines(card: Card | Corporation) -> list[str]:
    """Return the whole text of a card, one line per box."""
    found: list[str] = []
    if isinstance(card, Card):
        found += requirements(card.requires)
    found += sentences(card.on_play)
    found += productions(card.production)
    found += capabilities(card.capability)
    found += [f"Effect: {ongoing(part)}" for part in card.ongoing]
    if isinstance(card, Card):
        if card.action:
            found.append(f"Action: {action(card.action)}")
        if card.vp != 0:
            found.append(points(card.vp))
    else:
        found.insert(0, f"Start: {card.mc} MC.")
    return found
