"""What rewards bring, as messages made of the effect data."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.speech import Items, Message
from games.luna_maris.effects import Carbon, DropWaste, Effect, Gain, TakeWaste
from games.luna_maris.words.terms import Amounts, goods, points


def effect(what: Effect) -> Message:
    """Return what an effect does, as an imperative."""
    match what:
        case Gain(amounts, vp):
            return gain(amounts, vp)
        case TakeWaste(n) | DropWaste(n) | Carbon(n):
            return Message(f"effect-{what.__struct_config__.tag}", n=n)
        case _:
            return Message(f"effect-{what.__struct_config__.tag}")


def gain(amounts: Amounts, vp: int) -> Message:
    """Return the gain of goods and points, as an imperative."""
    return Message("effect-gain", goods=gains(amounts, vp))


def gains(amounts: Amounts, vp: int) -> Items:
    """Return goods and points as one list."""
    return Items([*goods(amounts).items, *([points(vp)] if vp else [])])


def effects(found: Iterable[Effect]) -> Items:
    """Return what several effects do, in their order."""
    return Items(map(effect, found))
