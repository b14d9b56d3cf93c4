"""The worth of cards, effects and goods in points: rough guesses for computer players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import assert_never

from games.ares import effects
from games.ares.content import CARDS, CORPS
from games.ares.effects import ongoing
from games.ares.effects.card import Card, Use
from games.ares.seats.outlook import Outlook

METAL = 0.5
"""MC that one steel or titanium saves in a round, on cards still to be drawn."""
TAG_SHARE: dict[effects.Tag, float] = {
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
"""Which share of the cards played has a tag: that of the deck."""
STEPS = {"temperature": 0.45, "oxygen": 0.35, "ocean": 0.25}
"""Own steps of each parameter in a round."""
FORESTS = 0.3
"""Own forests in a round."""
CUBE = 0.3
"""A cube on a card that does not score by cubes."""
READY = 0.4
"""How often an action with a price can be paid."""


def stock(what: effects.Stock | effects.Track, o: Outlook) -> float:
    """Return what goods are worth."""
    found: float = getattr(o, what)
    return found


def produced(what: effects.Track, o: Outlook) -> float:
    """Return what a production of 1 is worth."""
    match what:
        case "mc":
            return o.income
        case "card":
            return 0.7 * o.card * o.paydays
        case "heat" | "plant":
            return stock(what, o) * o.paydays


def plays(o: Outlook) -> float:
    """Return how many cards are played in a round."""
    return 0.75 * (o.habits.development + o.habits.construction)


def metals(o: Outlook) -> float:
    """Return what one steel or titanium will save."""
    return METAL * plays(o) * o.rounds * o.mc * 0.8


@lru_cache(maxsize=32768)
def card_worth(card: str, o: Outlook) -> float:
    """Return the worth of a project in play, without its price and its rates by count."""
    found = CARDS[card]
    value = sum((effect(part, found, o) for part in found.on_play), 0.0)
    for part in found.production:
        if isinstance(part.n, int):
            value += part.n * produced(part.track, o)
    value += sum(part.n for part in found.capability) * metals(o)
    value -= sum(cost(part, o) for part in found.requires if isinstance(part, effects.Pay))
    if isinstance(found.vp, int):
        value += o.point * found.vp
    return value + box_worth(card, o)


def counted(
    card: str, tags: Mapping[effects.Tag, int], forests: int, played: int, o: Outlook
) -> float:
    """Return what a project's rates are worth, with some more to be counted later on."""
    found = CARDS[card]
    value = 0.0
    for part in found.production:
        if not isinstance(part.n, int):
            n = _count(part.n, found, tags, forests, played, o)
            value += n * produced(part.track, o)
    if not isinstance(found.vp, int | effects.PerCube):
        value += o.point * _count(found.vp, found, tags, forests, played, o, final=True)
    return value


def _count(
    rate: effects.Rate,
    card: Card,
    tags: Mapping[effects.Tag, int],
    forests: int,
    played: int,
    o: Outlook,
    *,
    final: bool = False,
) -> float:
    more = o.rounds * (1.0 if final else 0.5)
    match rate:
        case effects.PerTag(tag):
            n = tags.get(tag, 0) + card.tags.count(tag) + more * plays(o) * TAG_SHARE[tag]
        case effects.PerForest():
            n = forests + more * FORESTS
        case effects.PerCard():
            n = played + more * plays(o)
        case _:
            n = played / 2 + more * plays(o) / 2
    return rate.each * n / rate.by


@lru_cache(maxsize=32768)
def box_worth(card: str, o: Outlook) -> float:
    """Return what the effects and actions of a card still bring until the end."""
    found = CARDS.get(card) or CORPS[card]
    value = sum((max(lasting(part, found, o), 0.0) for part in found.ongoing), 0.0)
    if isinstance(found, Card) and found.action:
        # What has a price cannot always be paid.
        value += o.habits.action * max(
            use(way, found, o) * (READY if way.cost else 1.0) for way in found.action
        )
    return value * o.rounds


def use(way: Use, source: Card, o: Outlook) -> float:
    """Return what one use of an action brings."""
    value = together(way.gain, source, o)
    value += 0.4 * together(way.more, source, o)
    return max(value - sum(cost(part, o) for part in way.cost), 0.02)


def cost(part: effects.Cost, o: Outlook) -> float:
    """Return what a cost is worth."""
    match part:
        case effects.Pay(what, n):
            return (o.tr if what == "tr" else stock(what, o)) * n
        case effects.PayUpTo(what, most):
            return stock(what, o) * (most or 6)
        case effects.PayReduced(base, each):
            return o.mc * max(base - 1.5 * each, 0)
        case effects.PayInfrastructure(base, less):
            return o.mc * (base - less / 2)
        case effects.Discard(n):
            return 0.9 * o.card * n
        case effects.DiscardUpTo(most):
            return 0.7 * o.card * most
        case effects.TakeHere(_, n) | effects.TakeOwn(_, n):
            return CUBE * o.point * n
        case _:
            assert_never(part)


def effect(part: effects.AnyEffect, source: object, o: Outlook) -> float:
    """Return what an effect brings."""
    match part:
        case effects.Gain(what, n):
            return stock(what, o) * n
        case effects.GainSpent(what):
            return stock(what, o) * 4
        case effects.Raise() | effects.FlipOcean() | effects.RaiseTR() | effects.Forest():
            return _terraforming(part, o)
        case effects.AddHere(_, n):
            return _cube(source) * o.point * n
        case effects.AddElsewhere(_, n) | effects.AddMatching(n):
            return 0.2 * o.point * n
        case effects.TakeHere(_, n):
            return -_cube(source) * o.point * n
        case effects.OneOf(branches):
            return max(together(branch, source, o) for branch in branches)
        case effects.IfTags(_, _, then):
            return 0.4 * together(then, source, o)
        case effects.ExtraPlay() | effects.FreeGreen():
            return 4 * o.mc
        case effects.NextCheaper(n):
            return 0.8 * o.mc * n
        case effects.NextTolerant():
            return 0.5 * o.mc
        case _:
            return _cards(part, o)


def together(parts: Iterable[effects.AnyEffect], source: object, o: Outlook) -> float:
    """Return what several effects bring together."""
    return sum(effect(part, source, o) for part in parts)


def _terraforming(part: effects.Terraforming, o: Outlook) -> float:
    match part:
        case effects.Raise(scale, n):
            return (o.temperature if scale == "temperature" else o.oxygen) * n
        case effects.FlipOcean(n):
            return o.ocean * n
        case effects.RaiseTR(n):
            return o.tr * (n if isinstance(n, int) else 2)
        case effects.Forest(n):
            return o.forest * n
        case _:
            assert_never(part)


def _cards(part: effects.Cards, o: Outlook) -> float:
    match part:
        case effects.Draw(n):
            return o.card * n
        case effects.DrawSpent():
            return o.card * 3
        case effects.DrawKeep(_, keep):
            return 1.3 * o.card * keep
        case effects.Discard(n):
            return -0.6 * o.card * n
        case effects.RevealTake() | effects.RevealSort():
            return 0.9 * o.card
        case effects.SwapCard():
            return 0.2 * o.card
        case _:
            assert_never(part)


def _cube(source: object) -> float:
    if isinstance(source, Card) and isinstance(source.vp, effects.PerCube):
        return source.vp.each / source.vp.by
    return CUBE


def lasting(part: ongoing.Ongoing, source: object, o: Outlook) -> float:
    """Return what an ongoing effect brings in a round."""
    match part:
        case ongoing.OnCard(do):
            return plays(o) * together(do, source, o)
        case ongoing.OnTag(tags, do):
            often = plays(o) * sum(TAG_SHARE[tag] for tag in tags)
            return often * together(do, source, o)
        case ongoing.OnStep(parameter, do):
            return STEPS[parameter] * together(do, source, o)
        case ongoing.OnForest(do):
            return FORESTS * together(do, source, o)
        case ongoing.OnAction(do):
            return 2 * o.habits.action * together(do, source, o)
        case ongoing.OnSteel(do):
            return 0.12 * together(do, source, o)
        case ongoing.OnFirstRaise(price, do):
            return 0.5 * (together(do, source, o) - cost(price, o))
        case _:
            return _modifier(part, o)


def _modifier(part: ongoing.Modifier, o: Outlook) -> float:
    """Return what a discount or a better exchange brings in a round."""
    match part:
        case ongoing.Cheaper(n, tag, least):
            often = plays(o) * (TAG_SHARE[tag] if tag else 0.25 if least else 1.0)
            return often * o.mc * n
        case ongoing.MetalWorth(_, n):
            return 0.3 * o.mc * n
        case ongoing.Tolerant():
            return 0.3 * o.mc
        case ongoing.MoreResearch(look, keep):
            return o.habits.research * o.card * (0.15 * look + 0.8 * keep)
        case ongoing.SaleWorth(n):
            return 0.3 * o.mc * n
        case ongoing.StandardCheaper(n):
            return 0.5 * o.mc * n
        case ongoing.ForestCheaper(n):
            return FORESTS * o.plant * n
        case ongoing.Trade(_, less):
            return 0.15 * o.mc * less
        case ongoing.HeatAsMC():
            return 0.4 * o.mc
        case _:
            assert_never(part)


def corporation_worth(corporation: str, o: Outlook) -> float:
    """Return what a corporation is worth at the start."""
    found = CORPS[corporation]
    value = o.mc * found.mc + box_worth(corporation, o)
    for part in found.production:
        assert isinstance(part.n, int)
        value += part.n * produced(part.track, o)
    value += sum(part.n for part in found.capability) * metals(o)
    return value + together(found.on_play, found, o)
