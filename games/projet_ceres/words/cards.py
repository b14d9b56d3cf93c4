"""What is printed on cards, tiles, boxes and boards, as messages made of the component data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from games.core.speech import Items, Message, Name, Speaker
from games.core.words import yes
from games.projet_ceres.content import types as ty
from games.projet_ceres.content.checks import TEXT
from games.projet_ceres.effects import Cost
from games.projet_ceres.rules import missions
from games.projet_ceres.words import effects
from games.projet_ceres.words.terms import goods, influence, names, priced, resource


def _text(parts: Iterable[Message]) -> Message:
    """Return sentences as one text."""
    return Message("card-text", parts=Items(parts))


def card(found: ty.Card) -> Message:
    """Return the full text of a card of a deck."""
    does = effects.branches(found.effect)
    parts = [Message("card-effect", reacts=found.reacts or "no", does=does)]
    if found.cost:
        parts.insert(0, Message("card-cost", cost=influence(found.cost)))
    if found.bought:
        parts.append(Message("card-bought", does=effects.words(found.bought)))
    parts.append(building(found))
    if found.influence:
        parts.append(Message("card-discarded", influence=influence(found.influence)))
    return _text(parts)


def building(found: ty.Card) -> Message:
    """Return what a card costs and does as a building."""
    rock = goods({"rock": found.rock})
    if found.building is not None:
        return Message("card-building", rock=rock, does=effects.ability(found.building))
    return Message("card-plain", rock=rock) if found.rock else Message("card-unbuilt")


def tile(found: ty.Tile) -> Message:
    """Return the full text of an asteroid."""
    home = [Message("tile-home", clan=Name(found.home))] if found.home else []
    yields = Message("tile-yields", goods=goods({**found.yields}))
    return _text([Message("tile-kind", kind=found.kind), *home, yields, *does(found)])


def does(found: ty.Tile) -> Iterator[Message]:
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


def box(found: ty.Box) -> Message:
    """Return what a box does."""
    return Message(f"box-{found.does}", n=found.n, what=goods({found.of: found.n}))


def box_text(found: ty.Box) -> Message:
    """Return the full text of a box, with the agents that it holds."""
    more = {"three": found.three, "five": found.five}
    return Message("box-text", does=box(found), spaces=found.spaces, **more)


def project(found: ty.Project) -> Message:
    """Return the full text of a project tile, both sides."""
    return _text([Message("project-text", cost=priced(found.cost), box=box(found.box))])


def exploration(found: ty.Exploration) -> Message:
    """Return the choices of an exploration card."""
    ways = enumerate(found.choices, 1)
    return _text(Message("choice-text", n=n, does=effects.branch(way)) for n, way in ways)


def clan(found: ty.ClanBoard) -> Message:
    """Return the bonuses of a clan board."""
    return _text(
        Message("clan-bonus", cell=each.cell, does=effects.bonus(each)) for each in found.bonuses
    )


def situation(speaker: Speaker, key: str) -> Iterator[Message]:
    """Yield what an exploration, a story or a mission tells, where it does: a pack's own first."""
    if f"{TEXT}{key}" in speaker.names:
        yield Message("text-own", text=Name(f"{TEXT}{key}"))
    elif speaker.catalog.has(f"text-{key}"):
        yield Message(f"text-{key}")


# Missions


def mission(found: ty.Mission, seats: int = 0) -> Message:
    """Return the full text of a mission card; with `seats`, prices for so many players."""
    ways = [resolution(each, n, seats) for n, each in enumerate(found.resolutions, 1)]
    return _text([*in_force(found), *ways, *ends(found)])


def in_force(found: ty.Mission) -> Iterator[Message]:
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


def ends(found: ty.Mission) -> Iterator[Message]:
    """Yield how a mission card fails, and of what kind its badge is."""
    if found.counter:
        happens = (*map(effects.each, found.failure.do), *_pile(found.failure.pile))
        yield Message("mission-failure", does=Items(happens))
    if found.collective:
        yield Message("mission-collective")


def resolution(found: ty.Resolution, number: int, seats: int = 0) -> Message:
    """Return a resolution: its price, by player where their number is not known, what it brings."""
    name, solo, each = Message("resolution", n=number), yes(found.solo), found.cost.each
    cost = priced(missions.cost(found, seats) if seats else found.cost.flat)
    if not seats and each != Cost():
        cost = Items([Message("each-player", what=priced(each)), *cost.items])
    return Message("resolution-text", name=name, solo=solo, cost=cost, does=result(found))


def result(found: ty.Resolution) -> Items:
    """Return what a resolution that is paid brings."""
    counted = _tally(found.tally) if found.tally is not None else ()
    return Items([*map(effects.each, found.reward), *counted, *_pile(found.pile)])


def _pile(operations: Iterable[str]) -> Iterator[Message]:
    """Yield what happens to the cards on top of the pile, those of one fate together."""
    for number, (operation, run) in enumerate(groupby(operations)):
        yield Message(f"pile-{operation}", n=len(list(run)), next=yes(number > 0))


def _tally(found: ty.Tally) -> Iterator[Message]:
    """Yield what comparing the badges of two factions brings."""
    for faction, brings in zip(found.factions, found.each, strict=False):
        yield Message("tally-each", faction=Name(faction), does=effects.words(brings.do))
    for key in ("most", "even"):
        if do := getattr(found, key):
            yield Message(f"tally-{key}", does=effects.words(do))
