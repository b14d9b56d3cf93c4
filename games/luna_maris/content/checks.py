"""Checks that every component set must pass in addition to the checks of its types.

`findings` names each fault with its path and value. Further demands on the built-in set (prices,
balance of icons) are in the tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.core.content import Finding, Name, counted, exactly, ids, named
from games.core.grid import distances, neighbours
from games.luna_maris.content import types as ty
from games.luna_maris.content.types import MODULES, TRACKS
from games.luna_maris.effects import Effect, Gain

COUNTS = {"orders": 30, "food": 36, "equipment": 7, "improvements": 8, "probes": 3, "ai_cards": 12}
CARDS = ("scientists", "orders", "food", "bonuses", "zones", "ai_cards")
"""Families that a pack may add to, remove from or bring completely; other ids stay."""
FAMILIES = ("improvements", *CARDS, "procedures", "equipment")
ROUNDS = 5
WATER = 2
"""Each player's water at the start (2.9)."""
AI_MODULES = ("dock", "laboratory", "comms", "recycling", "industrial", "mining", "airlock")
"""Modules that the AI has an algorithm for (12.5)."""
EQUIPMENT = ("antenna", "sonar", "contract", "fertilizer", "reactor", "dry_chamber", "composter")
IMPROVED = tuple(module for module in MODULES if module not in ("sleeping", "airlock"))
ABILITIES = (
    ("equipment", "antenna", "discount"),
    ("equipment", "sonar", "gain"),
    ("equipment", "contract", "per_order"),
    ("equipment", "fertilizer", "draw"),
    ("improvements", "power", "energy"),
    ("improvements", "industrial", "clean"),
    ("improvements", "dock", "per_titanium"),
    ("improvements", "laboratory", "repeat"),
    ("improvements", "comms", "dismissal"),
    ("improvements", "mining", "survey"),
)
"""The abilities of tiles: numbers can change, but a tile does something (10)."""
ONLY_IN = {
    "per_titanium": "dock",
    "price": "laboratory",
    "repeat": "laboratory",
    "dismissal": "comms",
    "survey": "mining",
}
"""Fields of improvements that only one module uses."""
MOST_ORE = 9
"""Of one price: one digit for each kind and space says how it is paid (R46)."""
LEVELLED = ("industrial", "recycling")
"""Modules whose procedures need a level of research."""
RUNNING = ("recycling", "power", "industrial", "greenhouse")
"""Modules in which a procedure is chosen; the Mining Station has only one."""
ENRICH = "enrich"
RIVAL = "ai"


def findings(components: ty.Components, known: Mapping[str, Name]) -> Iterator[Finding]:
    """Yield everything that a component set must keep and does not.

    `known` are the names of ids that the set does not name itself.
    """
    for family, wanted in COUNTS.items():
        yield from counted(family, getattr(components, family), wanted)
    yield from _named(components, {**known, **components.names})
    yield from _board(components.board)
    yield from _scientists(components.scientists)
    yield from _orders(components.orders, components.board)
    yield from _food(components.food)
    yield from exactly("equipment", [item.id for item in components.equipment], EQUIPMENT)
    yield from exactly("improvements", [item.id for item in components.improvements], IMPROVED)
    for family, key, field in ABILITIES:
        for tile in getattr(components, family):
            if tile.id == key and not getattr(tile, field):
                yield Finding(f"{family}.{key}.{field}", 0, "must bring something")
    for improvement in components.improvements:
        yield from _improvement(improvement, components.procedures)
    for procedure in components.procedures:
        yield from _procedure(procedure, components.equipment)
    for bonus in components.bonuses:
        yield from _effects(f"bonuses.{bonus.id}.effects", bonus.effects)
    for number, effects in enumerate(components.probes):
        yield from _effects(f"probes[{number}]", effects)
    yield from _zones(components.zones)
    yield from _ai(components)


def _named(components: ty.Components, known: Mapping[str, Name]) -> Iterator[Finding]:
    """Check ids and names: ids share one space, names are unique in a family."""
    families: dict[str, Sequence[Any]] = {key: getattr(components, key) for key in FAMILIES}
    yield from ids(families)
    called = {path: [item.id for item in items] for path, items in families.items()}
    taken = {*(key for found in called.values() for key in found), *MODULES, *TRACKS, RIVAL}
    crops = tuple(dict.fromkeys(card.crop for card in components.food))
    for crop in crops:
        if crop in taken:
            yield Finding("food", crop, "a crop cannot have the id of anything else")
    del called["improvements"]
    lists = {**called, "food": crops, "modules": MODULES, "tracks": TRACKS, "rival": (RIVAL,)}
    yield from named(lists, known)


# Boards


def _board(board: ty.Board) -> Iterator[Finding]:
    yield from _passages(board.passages)
    if len(board.co2) < 2 or list(board.co2) != sorted(board.co2):
        yield Finding("board.co2", board.co2, "the points of the spaces rise, from the worst")
    if board.penalty > board.waste:
        yield Finding("board.penalty", board.penalty, f"there are only {board.waste} spaces")
    yield from counted("board.construction", board.construction, 4)
    yield from counted("board.fees", board.fees, 3)
    for number, fee in enumerate(board.fees):
        if not 1 <= fee <= MOST_ORE:
            yield Finding(f"board.fees[{number}]", fee, f"a fee is 1 to {MOST_ORE} iron")
    if board.water < WATER:
        yield Finding("board.water", board.water, f"everybody begins with {WATER} water")
    yield from counted("board.awards", board.awards, 3)
    for path, points in (("construction", board.construction), ("awards", board.awards)):
        if list(points) != sorted(points, reverse=True):
            yield Finding(f"board.{path}", points, "the first place is worth most")
    if list(board.orders) != sorted(board.orders) or not board.orders:
        yield Finding("board.orders", board.orders, "more orders are never worth less")
    yield from exactly("board.depot", list(board.depot), ("energy", "iron", "water"))


def _passages(passages: Sequence[tuple[str, ...]]) -> Iterator[Finding]:
    """Check the passages: they reach every module, and join Laboratory and Sleeping Quarters."""
    pairs = [frozenset(pair) for pair in passages]
    for number, pair in enumerate(passages):
        if len(pair) != 2 or len(pairs[number]) != 2:
            yield Finding(f"board.passages[{number}]", pair, "a passage joins two modules")
        if pairs[number] in pairs[:number]:
            yield Finding(f"board.passages[{number}]", pair, "this passage stands twice")
    links = {m: {other for pair in pairs if m in pair for other in pair} for m in MODULES}
    for module in sorted(set(MODULES) - distances(MODULES[:1], links.__getitem__).keys()):
        yield Finding("board.passages", module, f"cannot be reached from {MODULES[0]}")
    if frozenset(("laboratory", "sleeping")) not in pairs:
        why = "the Laboratory is next to the Sleeping Quarters (R1)"
        yield Finding("board.passages", "laboratory", why)


# Cards and tiles


def _scientists(scientists: Sequence[ty.Scientist]) -> Iterator[Finding]:
    for level, wanted in ((1, 6), (2, 16)):
        found = [s for s in scientists if s.level == level]
        yield from counted(f"scientists of level {level}", found, wanted)
    for card in scientists:
        path = f"scientists.{card.id}.modules"
        yield from counted(path, card.modules, card.level + 1)
        if len(set(card.modules)) < len(card.modules):
            yield Finding(path, card.modules, "the modules of a card are different")
        if "sleeping" in card.modules:
            yield Finding(path, "sleeping", "the Sleeping Quarters need no specialty (7.1)")
    shown = {module for card in scientists if card.level == 1 for module in card.modules}
    for module in MODULES:
        if module not in shown and module != "sleeping":
            yield Finding("scientists", module, "the starting team must know every module")


def _orders(orders: Sequence[ty.Order], board: ty.Board) -> Iterator[Finding]:
    for kind in range(1, 5):
        tiles = sum(order.kind == kind for order in orders)
        if tiles < 5:
            yield Finding("orders", tiles, f"4 players need at least 5 tiles of kind {kind} (P+1)")
    for order in orders:
        path = f"orders.{order.id}"
        yield from _price(f"{path}.needs", order.needs)
        room = {"water": board.water, "helium": board.helium}
        for good, amount in order.needs.items():
            if amount > room.get(good, amount):
                yield Finding(f"{path}.needs.{good}", amount, f"must be at most {room[good]}")
        yield from _effects(f"{path}.bonus", order.bonus, empty=True)


def _price(path: str, price: Mapping[Any, int]) -> Iterator[Finding]:
    if not price:
        yield Finding(path, {}, "must name at least one good")
    ore = price.get("iron", 0) + price.get("titanium", 0)
    if ore > MOST_ORE:
        yield Finding(path, ore, f"a price is at most {MOST_ORE} ore")


def _effects(path: str, effects: Sequence[Effect], *, empty: bool = False) -> Iterator[Finding]:
    if not effects and not empty:
        yield Finding(path, (), "must bring something")
    for number, effect in enumerate(effects):
        if effect == Gain():
            yield Finding(f"{path}[{number}]", "gain", "must name goods or points")


def _food(food: Sequence[ty.Food]) -> Iterator[Finding]:
    """Three lie in the seedbeds, and a harvest should find three more for every player."""
    for players in (2, 3, 4):
        deck = sum(card.players <= players for card in food)
        if deck < 3 + 3 * players:
            yield Finding("food", deck, f"{players} players need at least {3 + 3 * players} cards")


def _procedure(each: ty.Procedure, equipment: Sequence[ty.Equipment]) -> Iterator[Finding]:
    path = f"procedures.{each.id}"
    yield from _price(f"{path}.cost", each.cost)
    if each.module not in RUNNING and (each.id, each.module) != (ENRICH, "mining"):
        yield Finding(f"{path}.module", each.module, "this procedure cannot be run there")
    if each.level > 1 and each.module not in LEVELLED:
        yield Finding(f"{path}.level", each.level, "only research modules have levels")
    if each.residue and "iron" not in each.cost:
        yield Finding(f"{path}.residue", True, "only iron leaves residue")
    where = {tile.id: tile.module for tile in equipment}
    if each.equipment and where.get(each.equipment) != each.module:
        yield Finding(f"{path}.equipment", each.equipment, f"no equipment of {each.module}")
    if not (each.gain or each.vp or each.food or each.oxygen or each.charge):
        yield Finding(path, each.id, "must bring something")


def _improvement(each: ty.Improvement, procedures: Sequence[ty.Procedure]) -> Iterator[Finding]:
    """Everything that an improvement prints does something in its module."""
    here = [procedure for procedure in procedures if procedure.module == each.id]
    uses = {field: each.id == module for field, module in ONLY_IN.items()}
    uses["energy"] = any("energy" in procedure.gain for procedure in here)
    uses["clean"] = any("iron" in p.cost and (p.residue or p.waste) for p in here)
    for field, used in uses.items():
        value = getattr(each, field)
        if value and not used:
            yield Finding(f"improvements.{each.id}.{field}", value, "does nothing in this module")


# Mining area


def _zones(zones: Sequence[ty.Zone]) -> Iterator[Finding]:
    """Sixteen probes have room, everything hangs together, the right mines are covered (2.6)."""
    at = {(zone.q, zone.r): zone.id for zone in zones}
    if len(at) < len(zones) or len(zones) < 16:
        yield Finding("zones", len(zones), "there must be at least 16, each at a place of its own")
    near = {place: [each for each in neighbours(place) if each in at] for place in at}
    if len(distances(list(at)[:1], near.__getitem__)) < len(at):
        yield Finding("zones", len(zones), "they must all hang together")
    for zone in zones:
        if zone.covered and zone.terrain != "titanium":
            yield Finding(f"zones.{zone.id}.covered", zone.covered, "only titanium mines are")
        if zone.start and zone.terrain != "iron":
            yield Finding(f"zones.{zone.id}.start", zone.terrain, "probes start on iron")
    yield from _zones_by_players(zones)


def _zones_by_players(zones: Sequence[ty.Zone]) -> Iterator[Finding]:
    """Check the zones that each number of players covers, mines and starts on (2.6)."""
    for players, wanted in ((2, 2), (3, 1)):
        covered = sum(zone.covered >= players for zone in zones)
        if covered != wanted:
            yield Finding("zones", covered, f"{players} players cover exactly {wanted} (2.6)")
        if not any(zone.terrain == "titanium" and zone.covered < players for zone in zones):
            yield Finding("zones", players, "a titanium mine must be open for so many players")
    for players in (2, 3, 4):
        found = sum(players in zone.start for zone in zones)
        if found < players:
            yield Finding("zones", found, f"{players} players need as many starting spaces")


# The rival


def _ai_card(card: ty.AiCard) -> Iterator[Finding]:
    path = f"ai_cards.{card.id}.actions"
    if not 1 <= len(card.actions) <= 10:
        yield Finding(path, len(card.actions), "a card has 1 to 10 actions")
    for module in card.actions:
        if module not in AI_MODULES:
            yield Finding(path, module, f"must be one of {', '.join(AI_MODULES)} (12.5)")


def _ai(components: ty.Components) -> Iterator[Finding]:
    ai = components.ai
    for level in ("basic", "advanced"):
        deck = sum(card.level == level for card in components.ai_cards)
        if deck < ROUNDS:
            yield Finding("ai_cards", deck, f"a game needs {ROUNDS} {level} cards, one a round")
    yield from counted("ai.makes", ai.makes, 4)
    yield from _recycling("ai", ai.recycling)
    for card in components.ai_cards:
        yield from _ai_card(card)
        if card.recycling:
            yield from _recycling(f"ai_cards.{card.id}", card.recycling)
    known = [bonus.id for bonus in components.bonuses]
    yield from exactly("ai.bonuses", ai.bonuses, known)
    for key in ai.bonuses:
        if key not in known:
            yield Finding("ai.bonuses", key, "there is no such research bonus")
    extras = (("extra_scientists", ai.extra_scientists), ("extra_orders", ai.extra_orders))
    for path, points in extras:
        if not points or list(points) != sorted(points):
            yield Finding(f"ai.{path}", points, "more is never worth less")


def _recycling(path: str, levels: ty.Recycled) -> Iterator[Finding]:
    yield from counted(f"{path}.recycling", levels, 4)
    for number, cubes in enumerate(levels):
        yield from counted(f"{path}.recycling[{number}]", cubes, 2)
