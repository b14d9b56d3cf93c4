"""What goods, points, prices and components are in messages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from games.core.messages import names
from games.core.speech import Argument, Items, Message, Name
from games.projet_ceres.content import Index
from games.projet_ceres.effects import Cost
from games.projet_ceres.events import COUNTED
from games.projet_ceres.rules.goods import totals
from games.projet_ceres.rules.resolve import MISSION
from games.projet_ceres.state import BOARD, Pledged

_CELL = re.compile(r"[A-D]\d\d?")


def goods(amounts: Mapping[str, int]) -> Items:
    """Return amounts of all kinds in their usual order, and single cards by their names."""
    found = (Message(f"good-{key}", n=n) for key in COUNTED if (n := amounts.get(key, 0)))
    return Items([*found, *(Name(key) for key, n in amounts.items() if n and key not in COUNTED)])


def influence(n: int) -> Items:
    """Return so much influence as a list, empty where it is none."""
    return goods({"influence": n})


def pledged(found: Pledged) -> Items:
    """Return a player's pledge for a mission."""
    besides = {"influence": found.influence, "cards": len(found.cards or ())}
    return goods(totals(found.goods) | besides)


def priced(cost: Cost) -> Items:
    """Return a cost as a list, empty where it is none."""
    return goods({key: getattr(cost, key, 0) for key in COUNTED})


def resource(key: str) -> Argument:
    """Return a resource by its type, or anything put or pledged like one, as a word."""
    return Message(f"good-{key}-word") if key in COUNTED else Name(key)


def numbered(what: Argument, n: int) -> Message:
    """Return a player or a thing with a number behind it."""
    return Message("tallied", what=what, n=n)


def named(t: Index, key: str) -> Argument:
    """Return a component, or "an unknown card" if it is hidden from the reader."""
    return Name(key) if key in t.names else Message("unseen")


def cards(t: Index, keys: Iterable[str]) -> Items:
    """Return cards as a list."""
    return Items(named(t, key) for key in keys)


def resolution(t: Index, mission: str, key: str) -> Message:
    """Return a resolution of a mission card by its number."""
    keys = [each.id for each in t.missions[mission].resolutions]
    return Message("resolution", n=keys.index(key) + 1 if key in keys else 0)


def cell(key: str, asteroid: str | None = None) -> Message:
    """Return a cell, with the name of its asteroid if given; or a seat's own board."""
    if key == BOARD:
        return Message("own-board")
    if key == MISSION:
        return Message("the-mission")
    if not _CELL.fullmatch(key):
        # A typed cell that does not exist is not repeated.
        return Message("no-cell")
    return Message("cell", ring=key[0], number=key[1:], name=names([asteroid or ""]))


def bare(keys: Iterable[str]) -> Items:
    """Return cells as a list, without the names of asteroids."""
    return Items(map(cell, keys))
