"""What procedures and payments are in labels: a price, then what it brings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.speech import Argument, Items, Message, Name
from games.core.words import NOTHING
from games.luna_maris.content.types import Equipment, Procedure
from games.luna_maris.effects import Carbon, Charge, DropWaste, Effect, Gain, TakeWaste
from games.luna_maris.rules.ore import FREE
from games.luna_maris.rules.tracks import BATTERY
from games.luna_maris.steps.procedures import residue
from games.luna_maris.words.position import Position
from games.luna_maris.words.terms import few, points

SPACES = (("iron", "last"), ("iron", "first"), ("titanium", "last"), ("titanium", "first"))
"""What the four digits of a way to pay count."""


def deal(
    name: Argument, cost: Iterable[Argument], gain: Iterable[Argument], power: Items = NOTHING
) -> Message:
    """Return something with what it costs and what it brings; `power` is left out at last."""
    paid = Items(cost)
    whole = Items([*paid.items, *power.items])
    return Message("deal", name=name, cost=paid, whole=whole, gain=Items(gain))


def sent(paid: str) -> Iterator[Message]:
    """Yield the ore of a way to pay, with the belt space it comes from."""
    for (good, space), digit in zip(SPACES, paid, strict=False):
        if digit.isdigit() and int(digit):
            yield Message("from", what=Message(f"few-{good}", n=int(digit)), space=space)


def procedure(p: Position, key: str, paid: str = FREE) -> Message:
    """Return a procedure as it would run now."""
    each, state = p.t.procedures[key], p.state
    improvement = p.t.improvements.get(each.module)
    improved = improvement is not None and each.module in state.constructed
    stores = {good: n for good, n in each.cost.items() if good in ("water", "waste")}
    cost = [*sent(paid), *few(stores).items]
    power = p.power(each.module)
    goods: dict[str, int] = {**each.gain}
    if each.charge:
        # The battery is filled, whatever activating the module took out of it.
        goods["energy"] = BATTERY - p.player.energy + len(power.items)
    elif improvement and improved and "energy" in goods:
        goods["energy"] += improvement.energy
    iron, titanium = (sum(map(int, pair)) for pair in (paid[:2], paid[2:]))
    clean = improvement is not None and improvement.clean
    waste = residue(state, each, {"iron": iron, "titanium": titanium}, clean)
    # What activating the module costs leaves room in the battery.
    spent = {**stores, "energy": len(power.items)}
    gain = [*p.gains(goods, spent).items, *([points(each.vp)] if each.vp else [])]
    return deal(Name(key), cost, [*gain, *_brings(p, each), *p.taken(waste).items], power)


def equipment(p: Position) -> Message:
    """Return what using the own equipment brings now."""
    tile = p.t.equipment[p.player.equipment]
    vp = tile.per_order * max(len(p.player.orders) - 1, 0)
    orders = [points(vp)] if tile.per_order else []
    return deal(Name(tile.id), [], [*p.gains(tile.gain).items, *orders, *_brings(p, tile)])


def _brings(p: Position, what: Procedure | Equipment) -> Iterator[Message]:
    """Yield the cards and the O2 that something brings, fewer where fewer are there (R51)."""
    if draw := getattr(what, "draw", 0):
        yield Message("drawn-cards", n=draw)
    if what.oxygen:
        yield Message("breath", n=min(what.oxygen, p.player.oxygen))
    if food := getattr(what, "food", 0):
        yield Message("food-cards", n=min(food, len(p.state.seedbeds)))


def brief(p: Position, found: Iterable[Effect], power: Items = NOTHING) -> list[Argument]:
    """Return what rewards would bring, in the few words that labels have room for.

    The `power` that is paid before leaves room in the battery.
    """
    spent = len(power.items)
    said: list[Argument] = []
    for effect in found:
        tag = f"brief-{effect.__struct_config__.tag}"
        match effect:
            case Gain(goods=goods, vp=vp):
                gain = p.gains(goods, {"energy": spent})
                said += [*gain.items, *([points(vp)] if vp else [])]
            case TakeWaste(n=n):
                said += p.taken(n).items
            case DropWaste(n=n):
                said.append(Message(tag, n=min(n, p.player.waste)))
            case Carbon(steps=n):
                said.append(Message(tag, n=min(n, len(p.t.board.co2) - 1 - p.player.co2)))
            case Charge():
                said.append(Message(tag, n=BATTERY - p.player.energy + spent))
            case _:
                said.append(Message(tag))
    return said
