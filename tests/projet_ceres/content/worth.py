"""Values of effects in resource equivalents (RE): the model by which cards are priced.

A first estimate, before anything is measured: the prices of the rules (a COL by maintenance, a DEV
by its points) and guesses of how often something comes about.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.projet_ceres import effects as fx
from games.projet_ceres.content.types import Ability, Bonus, Card

EXPECTED: dict[fx.Counted, float] = {
    "fervor": 1,
    "asteroids": 3,
    "rock_asteroids": 1,
    "hydrocarbon_asteroids": 1,
    "metal_asteroids": 1,
    "ceres_asteroids": 1,
    "ships": 3,
    "buildings": 3,
    "badges": 1,
    "projects": 4,
    "players": 4,
}
"""What an amount may count, in the middle of a game."""
RESOURCE = {"rock": 1.0, "hydrocarbon": 1.0, "metal": 1.1, "any": 1.1}
INFLUENCE = 0.7
COL = 2.4
GATE = 0.4
"""How often a condition (`least`) is fulfilled."""
CHOICE = 0.2
"""What one more branch to choose from is worth."""
BUILT_POWER = 0.5
"""In how many rounds a building that adds power has a combat."""
OFTEN = {
    "always": 1.0,
    "paid": 1.0,
    "turn": 1.0,
    "explored": 0.7,
    "moved": 0.7,
    "produced": 0.9,
    "begged": 0.3,
    "militarised": 0.2,
    "recycled": 0.25,
    "attempted": 0.3,
    "contributed": 0.4,
    "built": 0.5,
    "maintained": 0.9,
    "supported": 0.4,
    "invested": 0.7,
    "placed": 0.4,
    "won": 0.3,
    "lost": 0.15,
    "rival_explored": 1.5,
    "rival_supported": 0.8,
    "rival_won": 0.5,
    "fight_near": 0.5,
    "support_near": 0.8,
}
"""How often a round something occurs, about; with a cap of one, at most 0.9."""
CHANGED: dict[fx.Changed, float] = {
    "hand": 1.0,
    "carry": 0.4,
    "move_cost": -0.7,
    "free_move": 0.6,
    "explore_cost": -0.75,
    "free_explore": 0.75,
    "surcharge": -0.4,
    "build_rock": -0.6,
    "maintenance": -0.6,
    "attack": 0.4,
    "defence": 0.35,
    "unrouted": 0.3,
    "reserve": 0.2,
    "invest": 0.55,
    "second_look": 0.4,
    "pledge": 0.3,
}
"""What a standing change by one is worth a round."""
ROUNDS_LEFT = {1: 7, 3: 6, 5: 5, 9: 3, 12: 3}
"""The rounds in which a bonus of a cell works, for a player who reaches it; devotion is quicker."""
AGENT = {2: 12.0, 7: 6.0}
"""What an agent is worth, early and late."""
BUILT_ROUNDS = 3
"""The rounds in which a building of a starting deck works, on average over all games."""


def expected(amount: fx.Amount, fervor: float | None = None) -> float:
    """Return how much an amount comes to in the middle of a game, or with so much fervor."""
    if isinstance(amount, int):
        return amount
    found = EXPECTED[amount.of] if fervor is None or amount.of != "fervor" else fervor
    return min(amount.most, amount.base + amount.times * found)


def word(effect: fx.Word, fervor: float | None = None) -> float:
    """Return the value of one word."""
    match effect:
        case fx.Gain(of, n):
            return RESOURCE[of] * expected(n, fervor)
        case fx.Lose(of, n):
            return -RESOURCE[of] * n
        case fx.Colonise(n):
            return COL * expected(n, fervor)
        case fx.Devote(n):
            return 7.5 * n
        case fx.Draw(n):
            return expected(n, fervor)
        case fx.Discard(n):
            return -1.0 * n
        case fx.Influence(n):
            return INFLUENCE * expected(n, fervor)
        case fx.Power(n, side):
            return (0.8 if side == "both" else 0.6) * expected(n, fervor)
        case fx.Move(ships):
            return min(0.5 * ships, 1.5)
        case fx.Muster(n):
            return 3.0 * n
        case fx.Buy(_, discount):
            return 1.5 + INFLUENCE * discount
        case fx.Trade(sell, buy, times):
            return 0.7 * times * (max(buy - sell, 0) + 0.4)
        case fx.Scout(n):
            return 0.35 * n
        case fx.Salvage(to, n):
            return (1.3 if to == "hand" else 0.7) * n
        case fx.Produce(scope):
            return 2.0 if scope == "one" else 4.5
        case fx.Explore():
            return 5.0
        case fx.Token() | fx.Lay():
            return 0.0
        case fx.Place():
            return 2.9
        case fx.Reveal():
            return 2.4
        case fx.Ready():
            return 1.5
        case fx.Levy():
            return 1.2 * effect.n
        case fx.Die():
            return 1.0
        case fx.Recall():
            return 0.5
        case fx.Destroy():
            return 1.0
        case fx.Enlist():
            return AGENT[7]


def price(cost: fx.Cost) -> float:
    """Return the value of a price."""
    goods = cost.rock + cost.hydrocarbon + 1.1 * cost.metal + cost.any
    return goods + INFLUENCE * cost.influence


def branch(found: fx.Branch, fervor: float | None = None) -> float:
    """Return the value of one branch to a player who can use it."""
    return sum(word(each, fervor) for each in found.do) - price(found.cost)


def worth(effect: Iterable[fx.Branch]) -> float:
    """Return the value of an effect: its best branch that is open, and a bonus for a choice."""
    branches = sorted(effect, key=branch, reverse=True)
    total, left = 0.0, 1.0
    for each in branches:
        there = GATE if each.least else 1.0
        total += left * there * branch(each)
        left *= 1 - there
    return total + CHOICE * max(len(branches) - 1, 0)


def per_round(card: Card) -> float:
    """Return the value of a card a round once it is built."""
    if card.building is None:
        return 0.0
    effect = card.effect if card.building.repeat else card.building.effect
    return ability(card.building, effect)


def ability(found: Ability, effect: tuple[fx.Branch, ...]) -> float:
    """Return what an ability is worth a round, with the effect that it has."""
    often = OFTEN[found.when]
    if found.cap:
        often = min(often, 0.9 * found.cap)
    if any(each.fights for each in effect):
        often *= BUILT_POWER
    return often * worth(effect) + sum(CHANGED[each.what] * each.by for each in found.modify)


def bonus(found: Bonus) -> float:
    """Return the value of a bonus of a clan board over the rest of the game."""
    if found.do:
        return AGENT[found.cell]
    return ROUNDS_LEFT[found.cell] * sum(CHANGED[each.what] * each.by for each in found.modify)


def starting(card: Card) -> float:
    """Return the value that a card of a starting deck adds to its clan's total."""
    return worth(card.effect) + INFLUENCE * card.influence + BUILT_ROUNDS * per_round(card)
