"""What the house asks of its own component set: bands, curves, prices and supply.

The yardstick is the unit (u): what the draft's Headquarters pays for one Leader. None of this is
asked of an owner's pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from games.ceres.checks import Finding, symbol
from games.ceres.components import (
    GOODS,
    KINDS,
    RESOURCES,
    RINGS,
    Act,
    Asteroid,
    Components,
    DrawAndSee,
    Facility,
    Gain,
    Good,
    Goods,
    Part,
    Project,
    Ship,
    TradeLine,
)

UNIT: dict[Good, float] = {
    "ore": 0.5,
    "credit": 0.5,
    "ice": 1,
    "ceramics": 1,
    "energy": 1,
    "influence": 1,
    "alloy": 1.5,
    "probe": 3,
}
ACTION = 2
"""What an action is worth, in units."""


def units(goods: Goods) -> float:
    """Return what goods are worth."""
    return sum(UNIT[good] * amount for good, amount in goods.items())


def house_findings(components: Components) -> Iterator[Finding]:
    """Yield every aim of the house that a component set misses."""
    for check in CHECKS:
        yield from check(components)


def _within(path: str, value: float, low: float, high: float, what: str) -> Iterator[Finding]:
    if not low - 1e-9 <= value <= high + 1e-9:
        yield Finding(path, round(value, 3), f"{what} should be {low:g} to {high:g}")


# Facilities

_CURVE = {1: 10, 2: 16, 3: 13, 4: 7, 5: 2}
_VP = {1: (2, 4), 2: (4, 6), 3: (6, 9), 4: (8, 11), 5: (11, 13)}


def facility_types(components: Components) -> Iterator[Finding]:
    """Twelve cards of each Type."""
    found = Counter(card.kind for card in components.facilities)
    for kind in KINDS:
        yield from _within("facilities", found[kind], 12, 12, f"the number of {kind} cards")


def facility_costs(components: Components) -> Iterator[Finding]:
    """The cost curve, the points of each cost, and the share of additions."""
    cards = components.facilities
    curve = Counter(card.cost.get("alloy", 0) for card in cards)
    for alloys, wanted in _CURVE.items():
        yield from _within("facilities", curve[alloys], wanted, wanted, f"cards of {alloys} Alloys")
    for card in cards:
        path = f"facilities.{card.id}"
        if card.cost.get("alloy", 0) not in _VP:
            yield Finding(f"{path}.cost", dict(card.cost), "a cost should have 1 to 5 Alloys")
            continue
        low, high = _VP[card.cost["alloy"]]
        yield from _within(f"{path}.vp", card.vp, low, high, "points for this cost")
        for good, amount in card.cost.items():
            if good != "alloy":
                most = 3 if good == "credit" else 2
                allowed = good in ("ceramics", "energy", "credit") and amount <= most
                if not allowed or len(card.cost) > 2:
                    yield Finding(f"{path}.cost", dict(card.cost), "not a plain small addition")
    added = sum(len(card.cost) > 1 for card in cards)
    yield from _within("facilities", added, 14, 19, "cards with an addition (a third)")


def free_builds(components: Components) -> Iterator[Finding]:
    """Construction L2 makes bare one-Alloy cards free: at most four, of at most 3 points."""
    cheap = [card for card in components.facilities if card.cost.get("alloy") == 1]
    bare = [card for card in cheap if len(card.cost) == 1]
    yield from _within("facilities", len(bare), 0, 4, "free cards with Construction L2")
    yield from _within("facilities", len(cheap) - len(bare), 6, 10, "one-Alloy cards with more")
    for card in bare:
        yield from _within(f"facilities.{card.id}.vp", card.vp, 2, 3, "points of a free card")


def facility_production(components: Components) -> Iterator[Finding]:
    """Production of one or two entries, half a unit to two."""
    for card in components.facilities:
        path = f"facilities.{card.id}.production"
        yield from _within(path, len(card.production), 1, 2, "entries")
        yield from _within(path, units(card.production), 0.5, 2, "units")


def strength(part: Part) -> float:
    """Return what a part hands out at most less its activation cost, an action being its own."""
    handed = units(part.effect.goods) if isinstance(part.effect, Gain) else 0.0
    return handed - (units(part.cost) if handed else 0.0)


_PRODUCING = ("headquarters", "facility_production", "asteroid_production")


def is_action(part: Part) -> bool:
    """Tell whether a part performs an action or activates a Location."""
    return symbol(part) not in ("gain", "draw", *_PRODUCING)


def functions(components: Components) -> Iterator[Finding]:
    """Functions give 2 to 3 units, or an action with at most 2 besides."""
    for card in components.facilities:
        path = f"facilities.{card.id}.function"
        given = sum(strength(part) for part in card.function)
        actions = sum(is_action(part) for part in card.function)
        productions = sum(symbol(part) in _PRODUCING for part in card.function)
        if actions + productions == 0:
            yield from _within(path, given, 2, 3, "units of a Function of gains")
        else:
            yield from _within(path, given, 0, 2, "units beside an action")
            yield from _within(path, actions + productions, 1, 1, "actions")


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
        yield from _within("facilities", found[icon], low, high, f"parts with {icon}")


def ice_parts(components: Components) -> Iterator[Finding]:
    """Continuous Ice Supply needs about 16 cards with an Ice cost; costs are 1 or 2 Ice."""
    with_ice = sum(
        any("ice" in part.cost for part in card.function) for card in components.facilities
    )
    yield from _within("facilities", with_ice, 14, 18, "cards with an Ice-cost part")


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
                    yield from _within(path, cards, 2, 3, "cards drawn")
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
    yield from _within("facilities", alloys, 2.4, 2.6, "the mean cost in Alloys")
    mean = fmean(card.vp / price(card) for card in cards)
    yield from _within("facilities", mean, 0.75, 1.25, "points per unit")


# Settlement Projects


def project_set(components: Components) -> Iterator[Finding]:
    """Marks, currencies, and what the cards want together."""
    cards = components.projects
    marks = Counter(card.players for card in cards)
    for players, wanted in ((2, 13), (3, 4), (4, 4)):
        what = f"cards from {players} players on"
        yield from _within("projects", marks[players], wanted, wanted, what)
    for good in RESOURCES:
        wanting = sum(good in card.cost for card in cards)
        yield from _within("projects", wanting, 5, 21, f"cards that want {good}")
    products = sum("alloy" in card.cost or "probe" in card.cost for card in cards)
    yield from _within("projects", products, 5, 5, "cards that want an Alloy or a Probe")
    influence = sum("influence" in card.cost for card in cards)
    yield from _within("projects", influence, 3, 3, "cards that want Influence")
    odd = sum(card.vp % 2 for card in cards)
    yield from _within("projects", odd, 7, 14, "cards of odd points")


def project_cards(components: Components) -> Iterator[Finding]:
    """Each card: points, price about points / 1.3, two currencies, commitment about a fifth."""
    for card in components.projects:
        yield from _project(card)


def _project(card: Project) -> Iterator[Finding]:
    path = f"projects.{card.id}"
    yield from _within(f"{path}.vp", card.vp, 6, 16, "points")
    yield from _within(f"{path}.cost", card.vp / units(card.cost), 1.2, 1.4, "points per unit")
    yield from _within(f"{path}.cost", len(card.cost), 2, 5, "currencies")
    for good in RESOURCES:
        yield from _within(f"{path}.cost.{good}", card.cost.get(good, 0), 0, 6, "one Resource")
    fifth = card.vp / 5
    yield from _within(f"{path}.commitment", card.commitment, max(1, fifth - 0.8), 3, "Influence")
    yield from _within(f"{path}.commitment", card.commitment, 1, fifth + 0.8, "Influence")


# Cargo Spacecraft


def ship_lines(components: Components) -> Iterator[Finding]:
    """Each ship: four lines of the four sorts, fair ratios, draft multipliers, net of a visit."""
    for ship in components.ships:
        yield from _ship(ship)


def line_net(line: TradeLine) -> float:
    """Return what a line without points brings beyond its price."""
    return units(line.gain) - units(line.pay)


def _ship(ship: Ship) -> Iterator[Finding]:
    path = f"ships.{ship.id}"
    yield from _within(path, len(ship.lines), 4, 4, "lines")
    sorts = {
        "points": [line for line in ship.lines if line.vp],
        "Ice": [line for line in ship.lines if "ice" in line.gain],
        "Credits or Energy": [
            line for line in ship.lines if "credit" in line.gain or "energy" in line.gain
        ],
        "Influence or Alloys": [
            line for line in ship.lines if "influence" in line.gain or "alloy" in line.gain
        ],
    }
    for sort, lines in sorts.items():
        yield from _within(path, len(lines), 1, 1, f"lines that give {sort}")
    for number, line in enumerate(ship.lines):
        here = f"{path}.lines[{number}]"
        yield from _within(here, units(line.pay), 2, 3, "units paid")
        # Two performances of one line are what the final edition has (5.1).
        yield from _within(here, line.multiplier, 2, 2, "the multiplier")
        if line.vp:
            yield from _within(here, line.vp / units(line.pay), 1.1, 1.2, "points per unit")
        else:
            ratio = units(line.gain) / units(line.pay)
            yield from _within(here, ratio, 1.3, 1.6, "units gained per unit paid")
    best = max((line_net(line) for line in ship.lines if not line.vp), default=0)
    yield from _within(path, 2 * best, 0, 2.5, "the net gain of a visit")


def ship_sides(components: Components) -> Iterator[Finding]:
    """All four Resources stand on both sides at least twice."""
    lines = [line for ship in components.ships for line in ship.lines]
    for good in RESOURCES:
        paid = sum(good in line.pay for line in lines)
        gained = sum(good in line.gain for line in lines)
        yield from _within("ships", paid, 2, 16, f"lines that take {good}")
        yield from _within("ships", gained, 2, 16, f"lines that give {good}")


# Asteroid Belt

_RINGS: dict[str, tuple[int, int, int, int, float, float, int]] = {
    # number of asteroids, points, units of production, price at distance 1
    "outer": (10, 10, 2, 5, 0.5, 1, 1),
    "intermediate": (10, 10, 5, 9, 1, 1.5, 4),
    "inner": (5, 7, 10, 15, 1, 3, 9),
}


def measure(asteroid: Asteroid) -> float:
    """Return the worth of an asteroid against its price at distance 1 and the Probe."""
    cost = _RINGS[asteroid.ring][-1] + UNIT["probe"]
    return (asteroid.vp + 1.5 * units(asteroid.production)) / cost


def belt(components: Components) -> Iterator[Finding]:
    """Numbers, bands, the measure of each asteroid and its mean, and the goods that matter."""
    for asteroid in components.asteroids:
        path = f"asteroids.{asteroid.id}"
        _, _, low, high, least, most, _ = _RINGS[asteroid.ring]
        yield from _within(f"{path}.vp", asteroid.vp, low, high, "points in this ring")
        made = units(asteroid.production)
        yield from _within(f"{path}.production", made, least, most, "units in this ring")
        yield from _within(path, measure(asteroid), 1.0, 1.4, "the measure")
    for ring in RINGS:
        there = [a for a in components.asteroids if a.ring == ring]
        low, high = _RINGS[ring][:2]
        yield from _within("asteroids", len(there), low, high, f"asteroids in the {ring} ring")
        zones = Counter(a.zone for a in there)
        for zone in range(5):
            most = 2
            least = 2 if ring != "inner" else 1
            what = f"asteroids in zone {zone} of the {ring} ring"
            yield from _within("asteroids", zones[zone], least, most, what)
    mean = fmean(measure(a) for a in components.asteroids)
    yield from _within("asteroids", mean, 1.15, 1.25, "the mean measure")
    for good, wanted in (("ice", 8), ("energy", 5)):
        making = sum(good in a.production for a in components.asteroids)
        yield from _within("asteroids", making, wanted, 27, f"asteroids that produce {good}")


# Boards


def research(components: Components) -> Iterator[Finding]:
    """Two, four and six units in every field of both editions, 1 / 3 / 5 points."""
    for edition, programs in components.programs.items():
        for program in programs:
            path = f"programs.{edition}.{program.field}[{program.level}]"
            wanted = 2 * program.level
            yield from _within(f"{path}.cost", units(program.cost), wanted, wanted, "units")
            points = 2 * program.level - 1
            yield from _within(f"{path}.vp", program.vp, points, points, "points")


# Supply: what the set gives a winner of the final edition, against what a winner needs of it

_NEEDED: dict[Good, float] = {"ice": 17, "energy": 10, "credit": 15}
_BUILT = _CLAIMED = 4.5
_PRODUCTIONS, _ACTIVATIONS = 2.0, 1.5


def supply(components: Components, good: Good) -> float:
    """Return how much of a good the set gives a player who builds and claims 4.5 of each.

    A card produces twice and is activated one and a half times, an asteroid produces twice; each
    docked ship is visited once for the good if it sells it.
    """
    cards, asteroids = components.facilities, components.asteroids
    produced = fmean(card.production.get(good, 0) for card in cards)
    functional = fmean(_handed(card.function, good) for card in cards)
    claimed = fmean(a.production.get(good, 0) for a in asteroids)
    traded = 3 * fmean(
        max(line.gain.get(good, 0) for line in ship.lines) for ship in components.ships
    )
    return (
        _BUILT * (_PRODUCTIONS * produced + _ACTIVATIONS * functional)
        + _CLAIMED * _PRODUCTIONS * claimed
        + traded
    )


def _handed(parts: Sequence[Part], good: Good) -> int:
    return sum(part.effect.goods.get(good, 0) for part in parts if isinstance(part.effect, Gain))


def supplies(components: Components) -> Iterator[Finding]:
    """Ice, Energy and Credits are what the set gives."""
    for good, needed in _NEEDED.items():
        given = supply(components, good)
        yield from _within("supply", given, 0.9 * needed, 1.6 * needed, f"the supply of {good}")
    total = sum(supply(components, good) * UNIT[good] for good in GOODS)
    yield from _within("supply", total, 35, 55, "the supply of all goods in units")


CHECKS: tuple[Callable[[Components], Iterator[Finding]], ...] = (
    facility_types,
    facility_costs,
    free_builds,
    facility_production,
    functions,
    icons,
    ice_parts,
    safe_parts,
    facility_value,
    project_set,
    project_cards,
    ship_lines,
    ship_sides,
    belt,
    research,
    supplies,
)
