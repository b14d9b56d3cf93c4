"""What is printed on cards, tiles, boxes and boards, as messages made of the component data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from games.core.speech import Items, Message, Name
from games.core.words import yes
from games.projet_ceres.content.types import (
    Box,
    Card,
    ClanBoard,
    Exploration,
    Mission,
    Project,
    Resolution,
    Tally,
    Tile,
)
from games.projet_ceres.effects import Cost
from games.projet_ceres.rules import missions
from games.projet_ceres.words import effects
from games.projet_ceres.words.terms import goods, names, priced, resource


def _text(parts: Iterable[Message]) -> Message:
    """Return sentences as one text."""
    return Message("card-text", parts=Items(parts))


def influence(n: int) -> Message:
    """Return so much influence."""
    return Message("good-influence", n=n)


def card(found: Card) -> Message:
    """Return the full text of a card of a deck."""
    parts = [Message("card-cost", cost=influence(found.cost))] if found.cost else []
    does = effects.branches(found.effect)
    parts.append(Message("card-effect", reacts=found.reacts or "no", does=does))
    if found.bought:
        parts.append(Message("card-bought", does=effects.words(found.bought)))
    parts.append(building(found))
    if found.influence:
        parts.append(Message("card-discarded", influence=influence(found.influence)))
    return _text(parts)


def building(found: Card) -> Message:
    """Return what a card costs and does as a building."""
    rock = Message("good-rock", n=found.rock)
    if found.building is not None:
        return Message("card-building", rock=rock, does=effects.ability(found.building))
    return Message("card-plain", rock=rock) if found.rock else Message("card-unbuilt")


def tile(found: Tile) -> Message:
    """Return the full text of an asteroid."""
    home = [Message("tile-home", clan=Name(found.home))] if found.home else []
    kind = [Message("tile-kind", kind=found.kind), *home]
    return _text([*kind, Message("tile-yields", goods=goods({**found.yields})), *does(found)])


def does(found: Tile) -> Iterator[Message]:
    """Yield what an asteroid does besides producing."""
    if found.ability is not None:
        yield Message("tile-ability", does=effects.ability(found.ability))
    for key in ("guard", "battery"):
        if n := getattr(found, key):
            yield Message(f"tile-{key}", n=n)
    if found.toll:
        yield Message("tile-toll", cost=goods({"hydrocarbon": found.toll}))
    if found.link:
        yield Message("tile-link")


def box(found: Box) -> Message:
    """Return what a box does."""
    what = goods({found.of: found.n})
    return Message(f"box-{found.does}", n=found.n, what=what)


def box_text(found: Box) -> Message:
    """Return the full text of a box, with the agents that it holds."""
    more = {"three": found.three, "five": found.five}
    return Message("box-text", does=box(found), spaces=found.spaces, **more)


def project(found: Project) -> Message:
    """Return the full text of a project tile, both sides."""
    return _text([Message("project-text", cost=priced(found.cost), box=box(found.box))])


def exploration(found: Exploration) -> Message:
    """Return the choices of an exploration card."""
    ways = enumerate(found.choices, 1)
    return _text(Message("choice-text", n=n, does=effects.branch(way)) for n, way in ways)


def clan(found: ClanBoard) -> Message:
    """Return the bonuses of a clan board."""
    return _text(
        Message("clan-bonus", cell=each.cell, does=effects.bonus(each)) for each in found.bonuses
    )


# Missions


def mission(found: Mission, seats: int = 0) -> Message:
    """Return the full text of a mission card; with `seats`, prices for so many players."""
    ways = [resolution(each, n, seats) for n, each in enumerate(found.resolutions, 1)]
    return _text([*in_force(found), *ways, *ends(found)])


def in_force(found: Mission) -> Iterator[Message]:
    """Yield what a mission card does of itself: counter, effects."""
    if found.counter:
        yield Message("mission-counter", n=found.counter)
    if found.reveal:
        yield Message("mission-reveal", does=Items(map(effects.each, found.reveal)))
    lasting: list[Message] = effects.changes(found.modify)
    if found.closed:
        lasting.append(Message("mission-closed", boxes=names(found.closed)))
    if found.beg:
        lasting.append(Message("mission-beg", goods=Items(map(resource, found.beg))))
    if found.ability is not None:
        lasting.append(effects.ability(found.ability))
    if lasting:
        yield Message("mission-lasting", does=Items(lasting))


def ends(found: Mission) -> Iterator[Message]:
    """Yield how a mission card fails, and of what kind its badge is."""
    pile = _pile(found.failure.pile)
    if found.counter:
        happens = Items([*map(effects.each, found.failure.do), *pile])
        yield Message("mission-failure", does=happens)
    if found.collective:
        yield Message("mission-collective")


def resolution(found: Resolution, number: int, seats: int = 0) -> Message:
    """Return a resolution: its price and what it brings."""
    name, cost = Message("resolution", n=number), price(found, seats)
    solo = yes(found.solo)
    return Message("resolution-text", name=name, solo=solo, cost=cost, does=result(found))


def price(found: Resolution, seats: int) -> Items:
    """Return what a resolution costs, by player where their number is not known."""
    if seats:
        return priced(missions.cost(found, seats))
    flat, each = priced(found.cost.flat), priced(found.cost.each)
    by_player = [Message("each-player", what=each)] if found.cost.each != Cost() else []
    return Items([*by_player, *flat.items])


def result(found: Resolution) -> Items:
    """Return what a resolution that is paid brings."""
    counted = tally(found.tally) if found.tally is not None else ()
    return Items([*map(effects.each, found.reward), *counted, *_pile(found.pile)])


def _pile(operations: Iterable[str]) -> Iterator[Message]:
    """Yield what happens to the cards on top of the pile, those of one fate together."""
    begun = False
    for operation, run in groupby(operations):
        yield Message(f"pile-{operation}", n=len(list(run)), next=yes(begun))
        begun = True


def tally(found: Tally) -> Iterator[Message]:
    """Yield what comparing the badges of two factions brings."""
    for faction, brings in zip(found.factions, found.each, strict=False):
        yield Message("tally-each", faction=Name(faction), does=effects.words(brings.do))
    for key in ("most", "even"):
        if do := getattr(found, key):
            yield Message(f"tally-{key}", does=effects.words(do))
