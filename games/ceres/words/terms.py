"""What goods, cards and places are in messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.ceres.content.types import GOODS, KINDS, Goods, Kind
from games.core.speech import Items, Message, Name

NOTHING = Items(())
"""Stands where a sentence may have something and has not."""


def goods(amounts: Goods) -> Items:
    """Return amounts of goods in their printed order."""
    return Items(Message(f"good-{good}", n=n) for good, n in amounts.items() if n)


def sorted_goods(amounts: Goods) -> Items:
    """Return amounts of goods in their usual order, which saved events do not keep."""
    return goods({good: amounts[good] for good in GOODS if good in amounts})


def amount(amounts: Goods) -> Message:
    """Return amounts of goods, "nothing" for none."""
    return Message("goods", goods=goods(amounts))


def workers(counts: Mapping[Kind, int]) -> Items:
    """Return Workers by their kind, as far as there are any."""
    return Items(Message(f"worker-{kind}", n=n) for kind in KINDS if (n := counts.get(kind)))


def cards(keys: Iterable[str]) -> Items:
    """Return names of components as they stand in a list."""
    return Items(Message("card", name=Name(key)) for key in keys)


def location(key: str) -> Message:
    """Return a Location of the board."""
    return Message(f"location-{key}")


def option(place: str, key: str) -> Message:
    """Return an option of a Location."""
    return Message(f"option-{place}-{key}")


def field(key: str) -> Message:
    """Return a field of research."""
    return Message(f"field-{key}")


def points(vp: int) -> Message:
    """Return Victory Points."""
    return Message("vp", n=vp)
