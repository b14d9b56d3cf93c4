"""The choices of a turn's live step: ways to go, procedures of a module, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from games.luna_maris import actions as act
from games.luna_maris.content.types import Module
from games.luna_maris.rules.board import ore_of_probes
from games.luna_maris.state import (
    Activation,
    AnyFrame,
    Claiming,
    Equipping,
    Harvesting,
    Recovering,
    Retrieving,
    Salvaging,
    Starting,
    Studying,
    Turn,
    TurnBonus,
)
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import surface
from rendering.luna_maris import cards, probes, reach, tracks, zooms
from rendering.luna_maris.effects import of_goods, of_procedure
from rendering.luna_maris.table import Table
from rendering.luna_maris.tracks import tick
from rendering.luna_maris.zoom import ABOVE, PAD
from rendering.parts import Card, Part
from rendering.segments import Segment, Symbol, draw_segments

RESEARCH = 264
"""Height of the research tracks."""
LINE = 116
"""Height of a procedure."""
TICK = 19
"""Radius of the disc of a tick."""


class Below(NamedTuple):
    """A part below all others: its height, and the function that draws it into a box.

    `least`: how low it can be where there is little room; 0 if it needs the whole height. `low`:
    the height of the part that replaces it where even that is too high.
    """

    height: int
    draw: Callable[[Canvas, Box], None]
    least: int = 0
    low: int = 0


def choices(table: Table, seat: int, live: AnyFrame | None) -> list[Below]:
    """Return the choices of the live step; for a waiting player, the modules in reach."""
    if table.state.over:
        return []
    match live:
        case None | Turn(acted=False):
            return [_colony(table, reach.opened(table, seat))]
        case Starting():
            return [_colony(table, {}, {a.module for a in table.open if isinstance(a, act.Start)})]
        case Activation():
            return list(_activation(table, seat, live))
        case Studying():
            return [_research(table)]
        case Equipping(tiles=tiles):
            return [_lowered(_equipment(table, tiles), _equipment(table, tiles, spoken=False))]
        case _:
            return [_below(part) for part in _asked(table, seat, live)]


def _colony(table: Table, costs: reach.Costs, rims: Iterable[str] | None = None) -> Below:
    """Return the colony, with a bright rim around modules in reach."""
    rims = frozenset(costs if rims is None else rims)
    paint = partial(zooms.draw_colony, table=table, costs=costs, rims=rims)
    ways = _ways(table, costs)
    low = ABOVE + ways.area if costs else 0

    def draw(canvas: Canvas, box: Box) -> None:
        if box.h < zooms.LOW_MAP:
            cards.draw_part(canvas, box, ways)
        else:
            paint(canvas, box)

    return Below(zooms.MAP, draw, zooms.LOW_MAP, low)


def _ways(table: Table, costs: reach.Costs) -> Part:
    """Return the modules in reach with the costs of going there."""
    found = list[Card]()
    for module, cost in costs.items():
        energy = of_goods({"energy": cost.energy} if cost.energy else {})
        paid = (Symbol("oxygen", str(cost.oxygen)), *energy)
        found.append(_line(table, table.title(module), Segment(paid, ()), ticked=True))
    return Part("turn", table.word("ways"), found, 2)


def _below(part: Part) -> Below:
    """Return cards below their heading."""
    return Below(ABOVE + part.area, partial(cards.draw_part, part=part))


def _lowered(whole: Part, low: Part) -> Below:
    """Return cards below their heading, without their words where there is little room."""
    heights = [ABOVE + part.area for part in (whole, low)]

    def draw(canvas: Canvas, box: Box) -> None:
        cards.draw_part(canvas, box, whole if box.h >= heights[0] else low)

    return Below(heights[0], draw, low=heights[1])


def _equipment(table: Table, keys: Sequence[str], *, spoken: bool = True) -> Part:
    """Return the tiles to choose from."""
    opened = {a.equipment for a in table.open if isinstance(a, act.Equip)}
    found = zip(keys, cards.equipments(table, keys, spoken=spoken), strict=True)
    choice = [_ticked(card, key in opened) for key, card in found]
    return Part("equipment", table.word("equipment"), choice, 2)


def _asked(table: Table, seat: int, live: AnyFrame) -> Iterator[Part]:
    """Yield the cards that a step offers as choices."""
    state = table.state
    match live:
        case Harvesting() | TurnBonus():
            yield _seedbeds(table)
        case Salvaging():
            opened = {a.food for a in table.open if isinstance(a, act.Salvage)}
            cut = table.index.food
            food = [_ticked(cards.crop(table, cut[k]), k in opened) for k in state.food_discard]
            yield Part("salvage", table.word("food"), food, 3)
        case Claiming():
            yield _bonuses(table)
        case Recovering() | Retrieving():
            rest = table.player(seat).rest
            opened = {a.scientist for a in table.open if isinstance(a, act.Recover)}
            people = [_ticked(cards.scientist(table, key), key in opened) for key in rest]
            yield Part("rest", table.word("in_rest"), people, 3)
        case _:
            return


# A module


def _activation(table: Table, seat: int, frame: Activation) -> Iterator[Below]:
    """Yield the possible actions at the astronaut's place, then the ways from it."""
    if frame.steps:
        yield from _module(table, seat, frame.steps[-1])
    elif scrubbing := _scrubbing(table):
        yield _lines(table, "industrial", [scrubbing])
    ways = reach.opened(table, seat)
    if ways or not frame.steps:
        yield _colony(table, ways)


def _module(table: Table, seat: int, module: Module) -> Iterator[Below]:
    """Yield the choices in a module."""
    lines = [*_procedures(table, seat, module)]
    if scrubbing := _scrubbing(table):
        lines.append(scrubbing)
    if lines:
        yield _lines(table, module, lines)
    if module == "airlock":
        yield Below(probes.HEIGHT, partial(probes.draw, table=table, seat=seat))
    match module:
        case "airlock" | "mining":
            zones = frozenset(a.zone for a in table.open if isinstance(a, act.Install))
            paint = partial(zooms.draw_field, table=table, opened=zones)
            yield Below(zooms.FIELD, paint, zooms.LOW_FIELD)
        case "comms":
            yield _below(_hiring(table))
        case "dock":
            yield _below(_orders(table))
        case "laboratory":
            yield _research(table)
            whole, low = _laboratory(table), _laboratory(table, spoken=False)
            yield from map(_lowered, whole, low)
        case "greenhouse":
            yield _below(_seedbeds(table))
        case _:
            return


def _procedures(table: Table, seat: int, module: Module) -> Iterator[Card]:
    """Yield the procedures of a module that a player can ever run now, open ones ticked."""
    player, state = table.player(seat), table.state
    opened = set(map(_run, table.open))
    if module == "mining":
        iron, titanium = ore_of_probes(table.index, player)
        mined = Segment((Symbol("probe"),), of_goods({"iron": iron, "titanium": titanium}))
        ticked = any(isinstance(action, act.Mine) for action in table.open)
        yield _line(table, table.word("mine"), mined, ticked=ticked)
    for each in table.index.by_module[module]:
        improved = not each.improved or module in state.constructed
        own = not each.equipment or (each.equipment == player.equipment and player.equipped)
        if improved and own:
            ticked = each.id in opened
            yield _line(table, table.title(each.id), of_procedure(each), ticked=ticked)


def _run(action: act.AnyAction) -> str:
    """Return the procedure that an action runs, "" for other actions."""
    match action:
        case act.Extract() | act.Generate() | act.Recycle() | act.Harvest():
            return action.procedure
        case act.Enrich():
            return "enrich"
        case _:
            return ""


def _scrubbing(table: Table) -> Card | None:
    """Return the scrubbers if they can be run."""
    steps = [action.energy for action in table.open if isinstance(action, act.Scrub)]
    if not steps:
        return None
    number = "\N{EN DASH}".join(map(str, dict.fromkeys((min(steps), max(steps)))))
    segment = Segment((Symbol("energy", number),), (Symbol("co2", number),))
    return _line(table, table.word("scrubbers"), segment, ticked=True)


def _line(table: Table, title: str, segment: Segment, *, ticked: bool) -> Card:
    """Return a name above a price and its gain."""

    def draw(canvas: Canvas, box: Box) -> None:
        layer, theme = canvas.main, table.theme
        surface(layer, box, theme.text if ticked else None, width=3 if ticked else 2)
        right = box.right - PAD - (2 * TICK if ticked else 0)
        name = Box(box.x + PAD, box.y + 6, right - box.x - PAD, 52)
        layer.title(name, title, face="narrow_bold", size=34)
        low = Box(box.x + PAD, box.y + 56, box.w - 2 * PAD, box.h - 62)
        draw_segments(layer, low, (segment,), 38, floor=31, align="l")
        if ticked:
            tick(layer, right + TICK, box.y + 8 + TICK, TICK)

    return Card(LINE, draw)


def _lines(table: Table, module: Module, lines: list[Card]) -> Below:
    """Return procedures below the name of their module."""
    return _below(Part(module, table.title(module), lines, 2))


def _research(table: Table) -> Below:
    """Return the research tracks, open ones ticked."""
    opened = frozenset(a.track for a in table.open if isinstance(a, act.Research))
    return Below(RESEARCH, partial(tracks.draw_research, table=table, opened=opened, told=True))


# Cards


def _hiring(table: Table) -> Part:
    board = zip(table.state.hiring, table.index.board.fees, strict=False)
    opened = {action.scientist for action in table.open if isinstance(action, act.Hire)}
    people = [_ticked(cards.scientist(table, k, fee), k in opened) for k, fee in board if k]
    return Part("comms", table.word("hiring"), people, 3)


def _orders(table: Table) -> Part:
    opened = {action.order for action in table.open if isinstance(action, act.Fulfil)}
    stacks = [stack for stack in table.state.stacks if stack.top]
    shown = [
        _ticked(cards.order(table, stack.top, len(stack.pile)), stack.top in opened)
        for stack in stacks
    ]
    return Part("dock", table.word("orders"), shown, 2)


def _laboratory(table: Table, *, spoken: bool = True) -> Iterator[Part]:
    """Yield the advanced modules that can still be built, and own bonuses to repeat.

    Both are in symbols and, if `spoken`, in words.
    """
    opened = {action.module for action in table.open if isinstance(action, act.Build)}
    left = [module for module in table.state.projects if module not in table.state.constructed]
    projects = [_ticked(cards.project(table, m, spoken=spoken), m in opened) for m in left]
    if projects:
        yield Part("construction_yard", table.word("projects"), projects, 2)
    again = dict.fromkeys(action.bonus for action in table.open if isinstance(action, act.Repeat))
    if again:
        repeated = [_ticked(cards.bonus(table, key, spoken=spoken), True) for key in again]
        yield Part("favor", table.word("bonuses"), repeated, 2)


def _seedbeds(table: Table) -> Part:
    opened = {action.food for action in table.open if isinstance(action, act.Take)}
    food = table.index.food
    crops = [_ticked(cards.crop(table, food[key]), key in opened) for key in table.state.seedbeds]
    return Part("greenhouse", table.word("seedbeds"), crops, 3)


def _bonuses(table: Table) -> Part:
    opened = {action.bonus for action in table.open if isinstance(action, act.Claim)}
    spaces = [_ticked(cards.bonus(table, key), key in opened) for key in table.index.bonuses]
    return Part("favor", table.word("bonuses"), spaces, 2)


def _ticked(card: Card, opened: bool) -> Card:
    """Return a card with a bright rim and a tick if it can be chosen."""

    def draw(canvas: Canvas, box: Box) -> None:
        card.draw(canvas, box)
        if opened:
            canvas.main.panel(box, border=canvas.theme.text, width=4, radius=10)
            tick(canvas.over, box.x + 6, box.y + 6, TICK)

    return card._replace(draw=draw)
