"""What cards, effects and goods are worth in points: rough guesses for the computer seats."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from games.ares.content import CARDS, CORPS
from games.ares.effects import (
    AddElsewhere,
    AddHere,
    AddMatching,
    AnyEffect,
    Card,
    Cheaper,
    Cost,
    Discard,
    DiscardUpTo,
    Draw,
    DrawKeep,
    DrawSpent,
    ExtraPlay,
    FlipOcean,
    Forest,
    ForestCheaper,
    FreeGreen,
    Gain,
    GainSpent,
    HeatAsMC,
    IfTags,
    Metal,
    MetalWorth,
    MoreResearch,
    NextCheaper,
    NextTolerant,
    OnAction,
    OnCard,
    OneOf,
    OnFirstRaise,
    OnForest,
    Ongoing,
    OnSteel,
    OnStep,
    OnTag,
    Pay,
    PayInfrastructure,
    PayReduced,
    PayUpTo,
    PerCube,
    Raise,
    RaiseTR,
    RevealSort,
    RevealTake,
    SaleWorth,
    StandardCheaper,
    Stock,
    SwapCard,
    Tag,
    TakeHere,
    TakeOwn,
    Tolerant,
    Track,
    Trade,
    Use,
)

HEAT, PLANT = 0.105, 0.2
"""Goods that become points by standard actions, whenever that is."""
METALS: dict[Metal, float] = {"steel": 0.065, "titanium": 0.065}
"""Per round."""
PRODUCTIONS, ACTIONS, RESEARCHES = 0.5, 0.5, 0.4
"""How often a round has these phases, in share of rounds."""
PLAYS = 0.8
"""Cards played in a round."""
TAG_SHARE: dict[Tag, float] = {
    "building": 0.3,
    "space": 0.2,
    "power": 0.15,
    "science": 0.16,
    "jovian": 0.07,
    "earth": 0.13,
    "plant": 0.14,
    "microbe": 0.1,
    "animal": 0.06,
    "event": 0.2,
}


@lru_cache
def mc(rounds: int) -> float:
    """Return what 1 MC is worth with so many rounds to come: early on it still makes more."""
    return 0.075 + 0.009 * min(rounds, 16)


@lru_cache
def income(rounds: int) -> float:
    """Return what 1 MC of production is worth with so many rounds to come."""
    return PRODUCTIONS * sum(mc(left) for left in range(rounds))


def card(rounds: int) -> float:
    """Return what an unknown card is worth."""
    return 0.3 + 2.0 * mc(rounds) if rounds else 0.2


def stock(what: Stock | Track, rounds: int) -> float:
    """Return what goods are worth."""
    match what:
        case "mc":
            return mc(rounds)
        case "heat":
            return HEAT
        case "plant":
            return PLANT
        case "card":
            return card(rounds)


def produced(what: Track, rounds: int) -> float:
    """Return what a production of 1 is worth."""
    match what:
        case "mc":
            return income(rounds)
        case "card":
            return 0.3 * PRODUCTIONS * rounds + 2.0 * income(rounds)
        case "heat" | "plant":
            return stock(what, rounds) * PRODUCTIONS * rounds


@lru_cache(maxsize=8192)
def card_worth(card: str, rounds: int) -> float:
    """Return what a project is worth on the table, with so many rounds to come; price aside."""
    found = CARDS[card]
    value = sum((effect(part, found, rounds) for part in found.on_play), 0.0)
    for part in found.production:
        n = part.n if isinstance(part.n, int) else 2.2
        value += n * produced(part.track, rounds)
    value += sum(METALS[part.metal] * part.n for part in found.capability) * rounds
    value -= sum(cost(part, rounds) for part in found.requires if isinstance(part, Pay))
    value += found.vp if isinstance(found.vp, int) else _rate_points(found)
    return value + box_worth(card, rounds)


def _rate_points(card: Card) -> float:
    """Return what a rate of points has when the card is played; cubes come with its boxes."""
    if isinstance(card.vp, PerCube):
        return 0.0
    return 2.0


@lru_cache(maxsize=8192)
def box_worth(card: str, rounds: int) -> float:
    """Return what the effects and actions of a card still bring in so many rounds."""
    found = CARDS.get(card) or CORPS[card]
    value = sum((max(ongoing(part, found, rounds), 0.0) for part in found.ongoing), 0.0)
    if isinstance(found, Card) and found.action:
        # What has a price cannot always be paid.
        value += ACTIONS * max(
            use(way, found, rounds) * (0.6 if way.cost else 1.0) for way in found.action
        )
    return value * rounds


def use(way: Use, source: Card, rounds: int) -> float:
    """Return what one use of an action brings."""
    value = sum(effect(part, source, rounds) for part in way.gain)
    value += 0.4 * sum(effect(part, source, rounds) for part in way.more)
    return max(value - sum(cost(part, rounds) for part in way.cost), 0.05)


def cost(part: Cost, rounds: int) -> float:
    """Return what a cost is worth."""
    match part:
        case Pay("tr", n):
            return 1.2 * n
        case Pay(what, n):
            return (mc(rounds) if what == "mc" else HEAT if what == "heat" else PLANT) * n
        case PayUpTo(what, most):
            return stock(what, rounds) * (most or 6)
        case PayReduced(base, each):
            return mc(rounds) * max(base - 1.5 * each, 0)
        case PayInfrastructure(base, less):
            return mc(rounds) * (base - less / 2)
        case Discard(n):
            return card(rounds) * n
        case DiscardUpTo(most):
            return 0.7 * card(rounds) * most
        case TakeHere(_, n) | TakeOwn(_, n):
            return 0.35 * n
        case _:
            assert_never(part)


def effect(part: AnyEffect, source: object, rounds: int) -> float:
    """Return what an effect brings."""
    match part:
        case Gain(what, n):
            return stock(what, rounds) * n
        case GainSpent(what):
            return stock(what, rounds) * 4
        case Draw(n):
            return card(rounds) * n
        case DrawSpent():
            return card(rounds) * 3
        case DrawKeep(_, keep):
            return 1.4 * card(rounds) * keep
        case Discard(n):
            return -0.6 * card(rounds) * n
        case Raise(_, n):
            return (1 + income(rounds)) * n
        case FlipOcean(n):
            return (1.25 + income(rounds)) * n
        case RaiseTR(n):
            return (1 + income(rounds)) * (n if isinstance(n, int) else 2)
        case Forest(n):
            return (2 + income(rounds)) * n
        case AddHere(_, n):
            return _cube(source) * n
        case AddElsewhere(_, n) | AddMatching(n):
            return 0.25 * n
        case TakeHere(_, n):
            return -_cube(source) * n
        case OneOf(branches):
            return max(sum(effect(p, source, rounds) for p in branch) for branch in branches)
        case IfTags(_, _, then):
            return 0.4 * sum(effect(p, source, rounds) for p in then)
        case ExtraPlay() | FreeGreen():
            return 0.7
        case NextCheaper(n):
            return 0.8 * mc(rounds) * n
        case NextTolerant():
            return 0.1
        case RevealTake() | RevealSort():
            return 0.9 * card(rounds)
        case SwapCard():
            return 0.12
        case _:
            assert_never(part)


def _cube(source: object) -> float:
    if isinstance(source, Card) and isinstance(source.vp, PerCube):
        return source.vp.each / source.vp.by
    return 0.35


def ongoing(part: Ongoing, source: object, rounds: int) -> float:
    """Return what an ongoing effect brings in a round."""
    match part:
        case OnCard(do):
            return PLAYS * sum(effect(p, source, rounds) for p in do)
        case OnTag(tags, do):
            often = PLAYS * sum(TAG_SHARE[tag] for tag in tags)
            return often * sum(effect(p, source, rounds) for p in do)
        case OnStep(parameter, do):
            often = {"temperature": 0.45, "oxygen": 0.4, "ocean": 0.3}[parameter]
            return often * sum(effect(p, source, rounds) for p in do)
        case OnForest(do):
            return 0.35 * sum(effect(p, source, rounds) for p in do)
        case OnAction(do):
            return 1.5 * sum(effect(p, source, rounds) for p in do)
        case OnSteel(do):
            return 0.12 * sum(effect(p, source, rounds) for p in do)
        case OnFirstRaise(price, do):
            return 0.5 * (sum(effect(p, source, rounds) for p in do) - cost(price, rounds))
        case Cheaper(n, tag, least):
            often = PLAYS * (TAG_SHARE[tag] if tag else 0.25 if least else 1.0)
            return often * mc(rounds) * n
        case MetalWorth(_, n):
            return 0.04 * n
        case Tolerant():
            return 0.08
        case MoreResearch(look, keep):
            return RESEARCHES * (0.08 * look + card(rounds) * keep)
        case SaleWorth(n):
            return 0.05 * n
        case StandardCheaper(n):
            return 0.5 * mc(rounds) * n
        case ForestCheaper(n):
            return 0.4 * PLANT * n
        case Trade(_, less):
            return 0.03 * less
        case HeatAsMC():
            return 0.05
        case _:
            assert_never(part)


def corporation_worth(corporation: str, rounds: int) -> float:
    """Return what a corporation is worth at the start."""
    found = CORPS[corporation]
    value = mc(rounds) * found.mc + box_worth(corporation, rounds)
    for part in found.production:
        assert isinstance(part.n, int)
        value += part.n * produced(part.track, rounds)
    value += sum(METALS[part.metal] * part.n for part in found.capability) * rounds
    return value + sum(effect(part, found, rounds) for part in found.on_play)
