"""The whole text of a card in French."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.effects.card import Capability, Card, Corporation, Production, Use
from games.ares.effects.counts import PerForest, PerTag, Rate
from games.ares.text_fr.amounts import metal, rate, stock, typeset
from games.ares.text_fr.costs import cost, requirements
from games.ares.text_fr.effects import infinitive, sentences, sequence
from games.ares.text_fr.ongoing import ongoing
from games.core.text import both, capital


def productions(parts: Sequence[Production]) -> list[str]:
    """Return the sentence for a card's production."""
    if not parts:
        return []
    return [f"Production : {both([_production(p) for p in parts], 'fr')}."]


def _production(part: Production) -> str:
    if isinstance(part.n, int):
        return stock(part.track, part.n)
    tail = " que vous possédez" if isinstance(part.n, PerTag | PerForest) else ""
    return f"{stock(part.track, part.n.each)} {rate(part.n)}{tail}"


def capabilities(parts: Sequence[Capability]) -> list[str]:
    """Return the sentence for a card's steel and titanium."""
    if not parts:
        return []
    return [f"Capacité : {both([metal(p.metal, p.n) for p in parts], 'fr')}."]


def use(part: Use) -> str:
    """Return one way to use a card's action, as a clause."""
    if not part.cost:
        return sequence(part.gain)
    paid = both([cost(c) for c in part.cost], "fr")
    comma = "," if "," in paid else ""
    return f"{paid}{comma} pour {infinitive(sequence(part.gain))}"


def action(uses: Sequence[Use]) -> str:
    """Return a card's action as a sentence."""
    said = f"{capital(' ; ou bien '.join(use(u) for u in uses))}."
    for way in uses:
        if way.more:
            said += f" Si vous avez choisi la phase d’action, {sequence(way.more)} de plus."
        if way.chosen_cost is not None:
            less = both([cost(c) for c in way.chosen_cost], "fr")
            said += f" Si vous avez choisi la phase d’action, {less} seulement."
    return said


def points(vp: int | Rate) -> str:
    """Return what a card scores."""
    if isinstance(vp, int):
        return f"{vp} PV.".replace("-", "−")
    tail = " que vous possédez" if isinstance(vp, PerTag | PerForest) else ""
    return f"{vp.each} PV {rate(vp)}{tail}."


def lines(card: Card | Corporation) -> list[str]:
    """Return the whole text of a card, one line per box."""
    found: list[str] = []
    if isinstance(card, Card):
        found += requirements(card.requires)
    found += sentences(card.on_play)
    found += productions(card.production)
    found += capabilities(card.capability)
    found += [f"Effet : {ongoing(part)}" for part in card.ongoing]
    if isinstance(card, Card):
        if card.action:
            found.append(f"Action : {action(card.action)}")
        if card.vp != 0:
            found.append(points(card.vp))
    else:
        found.insert(0, f"Départ : {card.mc} M€.")
    return [typeset(line) for line in found]
