"""What goods, cards and places are in messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from games.ceres.content.types import GOODS, KINDS, Goods, Kind
from games.core.speech import Argument, Items, Message, Name

Counted = Callable[[Goods], Items]
"""Says amounts of goods: with their names, or in few words."""


def goods(amounts: Goods) -> Items:
    """Return amounts of goods in their printed order."""
    return Items(Message(f"good-{good}", n=n) for good, n in amounts.items() if n)


def sorted_goods(amounts: Goods) -> Items:
    """Return amounts of goods in their usual order."""
    return goods(in_order(amounts))


def in_order(amounts: Goods) -> Goods:
    """Return amounts in the usual order of goods; stored amounts have no order."""
    return {good: amounts[good] for good in GOODS if good in amounts}


def amount(amounts: Goods) -> Message:
    """Return amounts of goods, "nothing" for none."""
    return Message("goods", goods=goods(amounts))


def few(amounts: Goods) -> Items:
    """Return amounts of goods in the few words that labels have room for."""
    return Items(Message(f"few-{good}", n=n) for good, n in amounts.items() if n)


def in_few(amounts: Goods) -> Message:
    """Return amounts of goods for a label, a dash for none."""
    return Message("few", goods=few(amounts))


def workers(counts: Mapping[Kind, int]) -> Items:
    """Return Workers by their kind, as far as there are any."""
    return Items(Message(f"worker-{kind}", n=n) for kind in KINDS if (n := counts.get(kind)))


def cards(keys: Iterable[str]) -> Items:
    """Return names of components for use in a list."""
    return Items(Message("card", name=Name(key)) for key in keys)


def both(top: str, bottom: str) -> Argument:
    """Return the name of an Outstation: those of its two cards, or of its only one."""
    return Message("both", top=Name(top), bottom=Name(bottom)) if bottom else Name(top)


def stacked(top: str, bottom: str) -> Argument:
    """Return the name of an Outstation for sentences, with the card below it, if any."""
    return Message("stacked", top=Name(top), bottom=Name(bottom)) if bottom else Name(top)


def location(key: str) -> Message:
    """Return a Location of the board, with its article where there is one."""
    return Message(f"location-{key}")


def place(key: str) -> Message:
    """Return the bare name of a Location."""
    return Message(f"place-{key}")


def option(where: str, key: str) -> Message:
    """Return an option of a Location."""
    return Message(f"option-{where}-{key}")


def field(key: str) -> Message:
    """Return a field of research."""
    return Message(f"research-{key}")


def ring(key: str) -> Message:
    """Return a ring of the belt."""
    return Message(f"ring-{key}")


def points(vp: int) -> Message:
    """Return Victory Points."""
    return Message("vp", n=vp)


def numbered(what: Argument, n: int) -> Message:
    """Return a player or a thing with a number behind it."""
    return Message("counted", what=what, n=n)


def by(what: Argument, where: Argument) -> Message:
    """Return something with a note about it in brackets."""
    return Message("by", what=what, where=where)


def at(brings: Argument, done: Argument) -> Message:
    """Return a label: what something brings, then what or where it is."""
    return Message("at", brings=brings, done=done)
