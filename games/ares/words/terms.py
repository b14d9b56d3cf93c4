"""What goods, cards, tags and phases are in messages."""

from __future__ import annotations

from collections.abc import Iterable

from games.ares import effects
from games.ares.state import Mat
from games.core.speech import Argument, Items, Message, Name


def stock(what: effects.Payable | effects.Track, n: int) -> Message:
    """Return an amount of MC, heat, plants, TR or cards."""
    return Message(f"stock-{what}", n=n)


def stocks(**amounts: int) -> Items:
    """Return amounts in the order given, as far as there are any: `stocks(mc=3, heat=0)`."""
    return Items(Message(f"stock-{what}", n=n) for what, n in amounts.items() if n)


def goods(mat: Mat) -> Items:
    """Return a player's MC, heat and plants."""
    return Items((stock("mc", mat.mc), stock("heat", mat.heat), stock("plant", mat.plant)))


def cards(n: int) -> Message:
    """Return a number of cards."""
    return stock("card", n)


def cubes(cube: effects.Cube, n: int) -> Message:
    """Return a number of resources on cards."""
    return Message(f"cube-{cube}", n=n)


def metal(what: effects.Metal, n: int) -> Message:
    """Return an amount of steel or titanium."""
    return Message(f"metal-{what}", n=n)


def card(key: str) -> Message:
    """Return the name of a card or corporation for use in a sentence."""
    return Message("card", name=Name(key))


def named(keys: Iterable[str]) -> Items:
    """Return the names of cards for use in a sentence."""
    return Items(card(key) for key in keys)


def some(key: str) -> Items:
    """Return the bare name of a card, or nothing for none."""
    return Items([Name(key)] if key else [])


def tag(key: effects.Tag) -> Message:
    """Return the name of a tag."""
    return Message(f"tag-{key}")


def colour(key: effects.Colour) -> Message:
    """Return a colour of cards."""
    return Message(f"colour-{key}")


def zone(key: effects.Zone) -> Message:
    """Return a colour zone of a scale."""
    return Message(f"zone-{key}")


def parameter(key: effects.Parameter) -> Message:
    """Return a global parameter."""
    return Message(f"parameter-{key}")


def reading(scale: effects.Scale, value: int) -> Message:
    """Return the value of a scale: degrees of temperature, percents of oxygen."""
    return Message("degrees" if scale == "temperature" else "percent", n=value)


def phase(number: int) -> Message:
    """Return a phase with its number; `name` and `number` are its forms."""
    return Message(f"phase-{number}")


def standard(project: str) -> Message:
    """Return a standard action; `gain` is what it gives."""
    return Message(f"standard-{project}")


def coop_cube(key: str) -> Message:
    """Return a cube of the co-operative game; `gain` is what it gives."""
    return Message(f"cube-{key}")


def points(n: int) -> Message:
    """Return an amount of Victory Points."""
    return Message("points", n=n)


def by(what: Argument, where: Argument) -> Message:
    """Return something with a note about it in brackets."""
    return Message("by", what=what, where=where)
