"""House rules for Facility cards: costs, points, production and Functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import fmean

from games.ceres.content.types import KINDS, Act, Components, DrawAndSee, Facility, Gain, Part
from games.core.content import Finding
from tests.ceres.content.yardstick import ACTION, symbol, units, within

_CURVE = {1: 10, 2: 16, 3: 13, 4: 7, 5: 2}
_VP = {1: (2, 4), 2: (4, 6), 3: (6, 9), 4: (8, 11), 5: (11, 13)}


def facility_types(components: Components) -> Iterator[Finding]:
    """Twelve cards of each Type."""
    found = Counter(card.kind for card in components.facilities)
    for kind in KINDS:
        yield from within("facilities", found[kind], 12, 12, f"the number of {kind} cards")


def facility_costs(components: Components) -> Iterator[Finding]:
    """Yield findings about the cost curve, the points of each cost and the share of additions."""
    cards = components.facilities
    curve = Counter(card.cost.get("alloy", 0) for card in cards)
    for alloys, wanted in _CURVE.items():
        yield from within("facilities", curve[alloys], wanted, wanted, f"cards of {alloys} Alloys")
    for card in cards:
        path = f"facilities.{card.id}"
        if card.cost.get("alloy", 0) not in _VP:
            yield Finding(f"{path}.cost", dict(card.cost), "a cost should have 1 to 5 Alloys")
            continue
        low, high = _VP[card.cost["alloy"]]
        yield from within(f"{path}.vp", card.vp, low, high, "points for this cost")
        for good, amount in card.cost.items():
            if good != "alloy":
                most = 3 if good == "credit" else 2
                allowed = good in ("ceramics", "energy", "credit") and amount <= most
                if not allowed or len(card.cost) > 2:
                    yield Finding(f"{path}.cost", dict(card.cost), "not a plain small addition")
    added = sum(len(card.cost) > 1 for card in cards)
    yield from within("facilities", added, 14, 19, "cards with an addition (a third)")


def free_builds(components: Components) -> Iterator[Finding]:
    """Yield findings about free cards with Construction L2: at most four, of at most 3 points.

    Construction L2 makes bare one-Alloy cards free.
    """
    cheap = [card for card in components.facilities if card.cost.get("alloy") == 1]
    bare = [card for card in cheap if len(card.cost) == 1]
    yield from within("facilities", len(bare), 0, 4, "free cards with Construction L2")
    yield from within("facilities", len(cheap) - len(bare), 6, 10, "one-Alloy cards with more")
    for card in bare:
        yield from within(f"facilities.{card.id}.vp", card.vp, 2, 3, "points of a free card")


def facility_production(components: Components) -> Iterator[Finding]:
    """Production of one or two entries, half a unit to two."""
    for card in components.facilities:
        path = f"facilities.{card.id}.production"
        yield from within(path, len(card.production), 1, 2, "entries")
        yield from within(path, units(card.production), 0.5, 2, "units")


def strength(part: Part) -> float:
    """Return the most a part hands out, less its activation cost; an action is its own."""
    handed = units(part.effect.goods) if isinstance(part.effect, Gain) else 0.0
    return handed - (units(part.cost) if handed else 0.0)


_PRODUCING = ("headquarters", "facility_production", "asteroid_production")


def is_action(part: Part) -> bool:
    """Return whether a part performs an action or activates a Location."""
    return symbol(part) not in ("gain", "draw", *_PRODUCING)


def functions(components: Components) -> Iterator[Finding]:
    """Yield findings about Functions: 2 to 3 units, or an action with at most 2 more."""
    for card in components.facilities:
        path = f"facilities.{card.id}.function"
        given = sum(strength(part) for part in card.function)
        actions = sum(is_action(part) for part in card.function)
        productions = sum(symbol(part) in _PRODUCING for part in card.function)
        if actions + productions == 0:
            yield from within(path, given, 2, 3, "units of a Function of gains")
        else:
            yield from within(path, given, 0, 2, "units beside an action")
            yield from within(path, actions + productions, 1, 1, "actions")


_ICONS: dict[str, tuple[int, int]] = {
    "launch": (4, 4),
    "research": (4, 5),
    "manufacture": (4, 6),
    "trade": (4, 5),
    "settlement": (4, 5),
    "expanse": (2, 3),
    "upgrade": (2, 3),
    "favor": (2, 3),
    "reassign": (2, 2),
    "draw": (3, 3),
    "asteroid_production": (3, 3),
    "trade_bureau": (1, 2),
    "construction_yard": (1, 2),
    "council": (1, 2),
    "contractors": (1, 2),
    "headquarters": (1, 2),
}


def icons(components: Components) -> Iterator[Finding]:
    """Every symbol that the rulebook lists is used, each as often as it is worth."""
    found = Counter(symbol(part) for card in components.facilities for part in card.function)
    for icon, (low, high) in _ICONS.items():
        yield from within("facilities", found[icon], low, high, f"parts with {icon}")


def ice_parts(components: Components) -> Iterator[Finding]:
    """Continuous Ice Supply needs about 16 cards with an Ice cost; costs are 1 or 2 Ice."""
    with_ice = sum(
        any("ice" in part.cost for part in card.function) for card in components.facilities
    )
    yield from within("facilities", with_ice, 14, 18, "cards with an Ice-cost part")


def safe_parts(components: Components) -> Iterator[Finding]:
    """Reassign costs something, draws stand before a building part, no building pays Alloys."""
    for card in components.facilities:
        path = f"facilities.{card.id}.function"
        shown = [symbol(part) for part in card.function]
        building = [s for s in shown if s in ("expanse", "upgrade", "construction_yard")]
        for number, part in enumerate(card.function):
            match part.effect:
                case Act("reassign") if not part.cost:
                    yield Finding(path, card.id, "a Reassign part should cost something")
                case DrawAndSee(cards):
                    yield from within(path, cards, 2, 3, "cards drawn")
                    if not set(shown[number + 1 :]) & {"expanse", "upgrade"}:
                        yield Finding(path, card.id, "a draw stands before a building part")
                case Gain(goods) if "alloy" in goods and building:
                    yield Finding(path, card.id, "a Function should not build and gain Alloys")
                case Act("manufacture") if building:
                    yield Finding(path, card.id, "a Function should not build and make Alloys")
                case _:
                    pass


def price(card: Facility) -> float:
    """Return what building a card takes: its cost and the action."""
    return units(card.cost) + ACTION


def facility_value(components: Components) -> Iterator[Finding]:
    """Points for a unit: about 1 on average, productions and Functions come on top."""
    cards = components.facilities
    alloys = fmean(card.cost.get("alloy", 0) for card in cards)
    yield from within("facilities", alloys, 2.4, 2.6, "the mean cost in Alloys")
    mean = fmean(card.vp / price(card) for card in cards)
    yield from within("facilities", mean, 0.75, 1.25, "points per unit")
