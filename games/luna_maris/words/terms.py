"""What goods, places and people are in messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.core.outcome import Actor
from games.core.speech import Argument, Items, Message, Name
from games.core.words import NOTHING, called
from games.luna_maris.effects import RESOURCES

GOODS = (*RESOURCES, "waste")
"""What is counted, in the usual order."""
Amounts = Mapping[Any, int]


def goods(amounts: Amounts) -> Items:
    """Return amounts of goods, of waste too, in their usual order."""
    return Items(Message(f"good-{good}", n=n) for good in GOODS if (n := amounts.get(good, 0)))


def few(amounts: Amounts) -> Items:
    """Return amounts of goods in the few words that labels have room for."""
    return Items(Message(f"few-{good}", n=n) for good in GOODS if (n := amounts.get(good, 0)))


def points(vp: int) -> Message:
    """Return victory points."""
    return Message("vp", n=vp)


def place(module: str) -> Message:
    """Return a module for sentences, with its article."""
    return Message(f"place-{module}", name=Name(module))


def names(keys: Iterable[str]) -> Items:
    """Return names of components as a list."""
    return Items(map(Name, keys))


def somebody(who: Actor, players: Sequence[str]) -> Argument:
    """Return what somebody is called: by the number of the seat where names are not known."""
    if isinstance(who, int) and who >= len(players):
        return Message("seat", n=who + 1)
    return called(who, players)


def crops(food: Iterable[str], of: Mapping[str, str]) -> Items:
    """Return food cards by their crops, a card nobody may know as "a card"."""
    return Items(Name(of[card]) if card in of else Message("unseen") for card in food)


def optional(found: Argument | None) -> Items:
    """Return something that may be missing as a list."""
    return NOTHING if found is None else Items([found])
