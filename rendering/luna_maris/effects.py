"""Effects of orders, bonuses, food, equipment and advanced modules as symbols."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from games.luna_maris import effects as word
from games.luna_maris.content import Index
from games.luna_maris.content.types import Equipment, Food, Improvement, Procedure
from rendering.canvas import Amounts
from rendering.segments import Segment, Symbol

FULL = "max"
"""Written beside what is filled up."""


def of_goods(goods: Amounts) -> tuple[Symbol, ...]:
    """Return amounts of goods and points."""
    return tuple(Symbol(good, str(number)) for good, number in goods.items() if number)


def of_effect(effect: word.Effect) -> tuple[Symbol, ...]:
    """Return the effect of a word of the vocabulary."""
    match effect:
        case word.Gain(goods, vp):
            return of_goods({**goods, "vp": vp})
        case word.TakeWaste(n):
            return (Symbol("waste", f"+{n}"),)
        case word.DropWaste(n):
            return (Symbol("discard", str(n)),)
        case word.Carbon(steps):
            return (Symbol("co2", f"\N{MINUS SIGN}{steps}"),)
        case word.Charge():
            return (Symbol("energy", FULL),)
        case word.Retrieve():
            return (Symbol("retrieve"),)
        case word.Study():
            return (Symbol("research"),)
        case word.Salvage():
            return (Symbol("salvage"),)
        case _:
            assert_never(effect)


def of_effects(effects: Iterable[word.Effect]) -> tuple[Symbol, ...]:
    """Return the effects of several words, in their order."""
    return tuple(symbol for effect in effects for symbol in of_effect(effect))


def of_food(card: Food) -> tuple[Symbol, ...]:
    """Return the bonus of a food card: energy, O2 back, or less stress."""
    if not card.bonus:
        return ()
    number = {"energy": "1", "oxygen": "+1", "stress": "\N{MINUS SIGN}1"}[card.bonus]
    return (Symbol(card.bonus, number),)


def of_procedure(procedure: Procedure) -> Segment:
    """Return a procedure's cost and gain; ore that becomes waste is next to the waste."""
    iron = procedure.cost.get("iron", 0) if procedure.residue else 0
    made: dict[str, int] = {**procedure.gain, "food": procedure.food, "vp": procedure.vp}
    got = [*of_goods(made)]
    if procedure.charge:
        got.append(Symbol("energy", FULL))
    if procedure.oxygen:
        got.append(Symbol("oxygen", f"+{procedure.oxygen}"))
    if iron + procedure.waste:
        got.append(Symbol("waste", f"+{iron + procedure.waste}"))
    return Segment(of_goods(procedure.cost), tuple(got))


def _own(tile: Equipment) -> Iterator[Segment]:
    """Yield the additions of a tile of equipment to the main action."""
    if tile.discount:
        yield Segment((), (Symbol("hiring"), Symbol("iron", f"\N{MINUS SIGN}{tile.discount}")))
    if tile.gain:
        yield Segment((), tuple(Symbol(good, f"+{n}") for good, n in tile.gain.items()))
    if tile.per_order:
        yield Segment((Symbol("order", "1"),), (Symbol("vp", f"+{tile.per_order}"),))
    if tile.draw:
        yield Segment((), (Symbol("food", str(tile.draw)),))
    if tile.oxygen:
        yield Segment((), (Symbol("oxygen", f"+{tile.oxygen}"),))


def of_equipment(index: Index, tile: Equipment) -> tuple[Segment, ...]:
    """Return the effect of a tile of equipment."""
    runs = (each for each in index.procedures.values() if each.equipment == tile.id)
    return (*_own(tile), *map(of_procedure, runs))


def of_improvement(index: Index, tile: Improvement) -> tuple[Segment, ...]:
    """Return the effects of an advanced module beyond the module that it covers."""
    procedures = [each for each in index.by_module.get(tile.id, ()) if each.improved]
    return (*map(of_procedure, procedures), *_beyond(index, tile))


def _beyond(index: Index, tile: Improvement) -> Iterator[Segment]:
    """Yield the effects of an advanced module that are not procedures."""
    usual = index.procedures.get("recycle_energy")
    if tile.energy and tile.id == "recycling" and usual:
        both = Symbol("energy", f"{usual.gain.get('energy', 0)}+{tile.energy}")
        yield Segment(of_goods(usual.cost), (both,))
    elif tile.energy:
        yield Segment((), (Symbol("energy", f"+{tile.energy}"),))
    if tile.clean:
        yield Segment((Symbol("titanium"),), (Symbol("waste", struck=True),))
    if tile.per_titanium:
        yield Segment((Symbol("titanium", "1"),), (Symbol("vp", f"+{tile.per_titanium}"),))
    if tile.repeat:
        yield Segment((Symbol("titanium", str(tile.repeat)),), (Symbol("favor"),))
    if tile.price:
        yield Segment((Symbol("titanium", str(tile.price)),), (Symbol("construction_yard"),))
    if tile.dismissal:
        yield Segment((Symbol("level_1", "1"),), (Symbol("vp", str(tile.dismissal)),))
    if tile.survey:
        yield Segment((), (Symbol("mining"), Symbol("probe"), Symbol("vp")))
        for run in index.by_module["mining"]:
            clean = tuple(each for each in of_procedure(run).get if each.icon != "waste")
            yield Segment(of_goods(run.cost), (*clean, Symbol("waste", struck=True)))
