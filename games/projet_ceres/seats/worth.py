"""The worth of effects, cards and lasting changes for computer players, in points.

They are estimates for the middle of a game: what a resource buys at the end (7.2), how often
something occurs in a round, how much an amount comes to.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from games.projet_ceres import effects as fx
from games.projet_ceres.content import SETS
from games.projet_ceres.content.types import Ability
from games.projet_ceres.rules import triggers

GOOD = 0.43
"""Of a resource that can be paid: seven of them are three points."""
INFLUENCE = 0.25
CARD = 0.4
"""Of a card drawn."""
DEVOTION = 3.2
"""Of a point of devotion, its step on the track included."""
COLONISATION = 1.08
FERVOR = 0.7
"""With a guild none of whose cards is built: an agent may come to its hall."""
USUAL = {"ships": 3.0, "buildings": 3.0, "projects": 5.0, "players": 4.0}
"""The approximate value of counted amounts; everything else counts as one."""
OFTEN = {
    "always": 0.0, "paid": 0.8, "turn": 1.0, "explored": 0.6, "moved": 0.6, "produced": 0.9,
    "begged": 0.25, "militarised": 0.2, "recycled": 0.25, "attempted": 0.2, "contributed": 0.3,
    "built": 0.6, "maintained": 0.8, "supported": 0.3, "invested": 0.6, "placed": 0.4, "won": 0.2,
    "lost": 0.1, "rival_explored": 0.9, "rival_supported": 0.8, "rival_won": 0.3,
    "fight_near": 0.3, "support_near": 0.6,
}  # fmt: skip
"""How often an effect works in a round."""
CHANGED: dict[fx.Changed, float] = {
    "hand": 0.5, "carry": 0.08, "move_cost": -0.3, "free_move": 0.25, "explore_cost": -0.3,
    "free_explore": 0.3, "surcharge": -0.2, "build_rock": -0.25, "maintenance": -0.25,
    "attack": 0.15, "defence": 0.12, "unrouted": 0.12, "reserve": 0.05, "invest": 0.15,
    "second_look": 0.15, "pledge": 0.1,
}  # fmt: skip
"""Of a standing change by one, a round."""


def expected(amount: fx.Amount, fervor: float = FERVOR) -> float:
    """Return how much an amount comes to, about, with some fervor."""
    if not isinstance(amount, fx.Per):
        return amount
    counted = fervor if amount.of == "fervor" else USUAL.get(amount.of, 1.0)
    return min(amount.most, amount.base + amount.times * counted)


EACH: dict[type, float] = {
    fx.Gain: GOOD, fx.Lose: -GOOD, fx.Colonise: COLONISATION, fx.Devote: DEVOTION, fx.Draw: CARD,
    fx.Discard: -CARD, fx.Influence: INFLUENCE, fx.Power: 0.25,
}  # fmt: skip
"""The worth of a word for each of its `n`."""
ONCE: dict[type, float] = {
    fx.Move: 0.5, fx.Muster: 1.6, fx.Explore: 2.2, fx.Reveal: 1.1, fx.Place: 1.1, fx.Levy: 0.5,
    fx.Buy: 1.0, fx.Ready: 0.5, fx.Enlist: 4.0, fx.Recall: 0.0, fx.Destroy: 0.0,
}  # fmt: skip
"""The worth of other words; those in neither are worth a little."""


def word(effect: fx.Word, fervor: float = FERVOR) -> float:
    """Return what a word is worth."""
    if isinstance(effect, fx.Produce):
        return 2 * GOOD if effect.scope == "one" else 4 * GOOD
    if isinstance(effect, fx.Salvage):
        return CARD * effect.n * (1.0 if effect.to == "hand" else 0.4)
    amount: fx.Amount = getattr(effect, "n", 1)
    rate = EACH.get(type(effect))
    return ONCE.get(type(effect), 0.2) if rate is None else rate * expected(amount, fervor)


def price(cost: fx.Cost) -> float:
    """Return the worth of a price."""
    return GOOD * cost.units + INFLUENCE * cost.influence


def branch(found: fx.Branch, fervor: float = FERVOR) -> float:
    """Return what one way to use something is worth; one that needs much, half of that."""
    value = sum([word(each, fervor) for each in found.do]) - price(found.cost)
    sure = not found.least or (found.need == "fervor" and found.least <= fervor)
    return value if sure else 0.5 * value


def best(branches: tuple[fx.Branch, ...], fervor: float = FERVOR) -> float:
    """Return what the best way to use something is worth."""
    return max([branch(each, fervor) for each in branches], default=0.0)


@lru_cache(maxsize=4096)
def played(content: str, card: str, fervor: float = FERVOR) -> float:
    """Return what a card is worth when it is played."""
    found = SETS.get(content).cards.get(card)
    return CARD if found is None else max(0.1, best(found.effect, fervor))


@lru_cache(maxsize=4096)
def power(content: str, card: str, side: str, *, built: bool = False) -> float:
    """Return the power that a card can add to a side of a combat, from a hand or built."""
    found = SETS.get(content).cards.get(card)
    if found is None or (built and found.building is None):
        return 0.0
    ways = found.building.effect if built and found.building else found.effect
    return max(
        sum(
            expected(each.n)
            for each in way.do
            if isinstance(each, fx.Power) and each.side in ("both", side)
        )
        for way in (*ways, fx.Branch())
    )


def reserve(content: str, hand: Iterable[str], buildings: Iterable[str], side: str) -> float:
    """Return the power that a player could add in a combat."""
    held = sum([power(content, card, side) for card in hand])
    return held + sum([power(content, card, side, built=True) for card in buildings])


@lru_cache(maxsize=4096)
def built(content: str, card: str, fervor: float = FERVOR) -> float:
    """Return what a card is worth a round once it is built."""
    found = SETS.get(content).cards.get(card)
    if found is None or found.building is None:
        return 0.0
    ways = triggers.branches(SETS.get(content), card, found.building)
    return a_round(found.building, ways, fervor)


@lru_cache(maxsize=4096)
def printed(content: str, tile: str) -> tuple[int, float]:
    """Return what an asteroid yields in all, and what its effect is worth a round."""
    found = SETS.get(content).tiles[tile]
    ability = found.ability
    value = 0.0 if ability is None else a_round(ability, ability.effect)
    return sum(found.yields.values()), value + 0.1 * (found.guard + found.battery + found.link)


def a_round(ability: Ability, effect: tuple[fx.Branch, ...], fervor: float = FERVOR) -> float:
    """Return what an ability is worth a round."""
    worth = OFTEN[ability.when] * max(0.0, best(effect, fervor))
    return worth + sum(CHANGED[each.what] * each.by for each in ability.modify)
