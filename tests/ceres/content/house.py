"""House rules for the game's component set: bands, curves, prices and supply.

The yardstick is in `yardstick.py`, the part about Facilities in `house_facilities.py`. An owner's
pack need not follow any of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from games.ceres.content.types import (
    GOODS,
    RESOURCES,
    RINGS,
    Asteroid,
    Components,
    Gain,
    Good,
    Part,
    Project,
    Ship,
    TradeLine,
)
from games.core.content import Finding
from tests.ceres.content.house_facilities import (
    facility_costs,
    facility_production,
    facility_types,
    facility_value,
    free_builds,
    functions,
    ice_parts,
    icons,
    safe_parts,
)
from tests.ceres.content.yardstick import UNIT, units, within


def house_findings(components: Components) -> Iterator[Finding]:
    """Yield every aim of the house that a component set misses."""
    for check in CHECKS:
        yield from check(components)


# Settlement Projects


def project_set(components: Components) -> Iterator[Finding]:
    """Yield findings about marks, currencies, and the sum of the cards' costs."""
    cards = components.projects
    marks = Counter(card.players for card in cards)
    for players, wanted in ((2, 13), (3, 4), (4, 4)):
        what = f"cards from {players} players on"
        yield from within("projects", marks[players], wanted, wanted, what)
    for good in RESOURCES:
        wanting = sum(good in card.cost for card in cards)
        yield from within("projects", wanting, 5, 21, f"cards that want {good}")
    products = sum("alloy" in card.cost or "probe" in card.cost for card in cards)
    yield from within("projects", products, 5, 5, "cards that want an Alloy or a Probe")
    influence = sum("influence" in card.cost for card in cards)
    yield from within("projects", influence, 3, 3, "cards that want Influence")
    odd = sum(card.vp % 2 for card in cards)
    yield from within("projects", odd, 7, 14, "cards of odd points")


def project_cards(components: Components) -> Iterator[Finding]:
    """Each card: points, price about points / 1.3, two currencies, commitment about a fifth."""
    for card in components.projects:
        yield from _project(card)


def _project(card: Project) -> Iterator[Finding]:
    path = f"projects.{card.id}"
    yield from within(f"{path}.vp", card.vp, 6, 16, "points")
    yield from within(f"{path}.cost", card.vp / units(card.cost), 1.2, 1.4, "points per unit")
    yield from within(f"{path}.cost", len(card.cost), 2, 5, "currencies")
    for good in RESOURCES:
        yield from within(f"{path}.cost.{good}", card.cost.get(good, 0), 0, 6, "one Resource")
    fifth = card.vp / 5
    yield from within(f"{path}.commitment", card.commitment, max(1, fifth - 0.8), 3, "Influence")
    yield from within(f"{path}.commitment", card.commitment, 1, fifth + 0.8, "Influence")


# Cargo Spacecraft


def ship_lines(components: Components) -> Iterator[Finding]:
    """Each ship: four lines of the four sorts, fair ratios, draft multipliers, net of a visit."""
    for ship in components.ships:
        yield from _ship(ship)


def line_net(line: TradeLine) -> float:
    """Return the gain of a line without points beyond its price."""
    return units(line.gain) - units(line.pay)


def _ship(ship: Ship) -> Iterator[Finding]:
    path = f"ships.{ship.id}"
    yield from within(path, len(ship.lines), 4, 4, "lines")
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
        yield from within(path, len(lines), 1, 1, f"lines that give {sort}")
    for number, line in enumerate(ship.lines):
        here = f"{path}.lines[{number}]"
        yield from within(here, units(line.pay), 2, 3, "units paid")
        # Two performances of one line are what the final edition has (5.1).
        yield from within(here, line.multiplier, 2, 2, "the multiplier")
        if line.vp:
            yield from within(here, line.vp / units(line.pay), 1.1, 1.2, "points per unit")
        else:
            ratio = units(line.gain) / units(line.pay)
            yield from within(here, ratio, 1.3, 1.6, "units gained per unit paid")
    best = max((line_net(line) for line in ship.lines if not line.vp), default=0)
    yield from within(path, 2 * best, 0, 2.5, "the net gain of a visit")


def ship_sides(components: Components) -> Iterator[Finding]:
    """All four Resources stand on both sides at least twice."""
    lines = [line for ship in components.ships for line in ship.lines]
    for good in RESOURCES:
        paid = sum(good in line.pay for line in lines)
        gained = sum(good in line.gain for line in lines)
        yield from within("ships", paid, 2, 16, f"lines that take {good}")
        yield from within("ships", gained, 2, 16, f"lines that give {good}")


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
        yield from within(f"{path}.vp", asteroid.vp, low, high, "points in this ring")
        made = units(asteroid.production)
        yield from within(f"{path}.production", made, least, most, "units in this ring")
        yield from within(path, measure(asteroid), 1.0, 1.4, "the measure")
    for ring in RINGS:
        there = [a for a in components.asteroids if a.ring == ring]
        low, high = _RINGS[ring][:2]
        yield from within("asteroids", len(there), low, high, f"asteroids in the {ring} ring")
        zones = Counter(a.zone for a in there)
        for zone in range(5):
            most = 2
            least = 2 if ring != "inner" else 1
            what = f"asteroids in zone {zone} of the {ring} ring"
            yield from within("asteroids", zones[zone], least, most, what)
    mean = fmean(measure(a) for a in components.asteroids)
    yield from within("asteroids", mean, 1.15, 1.25, "the mean measure")
    for good, wanted in (("ice", 8), ("energy", 5)):
        making = sum(good in a.production for a in components.asteroids)
        yield from within("asteroids", making, wanted, 27, f"asteroids that produce {good}")


# Boards


def research(components: Components) -> Iterator[Finding]:
    """Two, four and six units in every field of both editions, 1 / 3 / 5 points."""
    for edition, programs in components.programs.items():
        for program in programs:
            path = f"programs.{edition}.{program.field}[{program.level}]"
            wanted = 2 * program.level
            yield from within(f"{path}.cost", units(program.cost), wanted, wanted, "units")
            points = 2 * program.level - 1
            yield from within(f"{path}.vp", program.vp, points, points, "points")


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
        yield from within("supply", given, 0.9 * needed, 1.6 * needed, f"the supply of {good}")
    total = sum(supply(components, good) * UNIT[good] for good in GOODS)
    yield from within("supply", total, 35, 55, "the supply of all goods in units")


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
