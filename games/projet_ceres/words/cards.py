"""The print on cards, tiles, boxes and boards, as messages made of the component data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from games.core.messages import NOTHING, detail_text, facts, names, yes
from games.core.speech import Argument, Items, Message, Name, Speaker
from games.core.text import Language
from games.projet_ceres.content import Index, components
from games.projet_ceres.content import types as ty
from games.projet_ceres.content.checks import TEXT
from games.projet_ceres.effects import Branch, Shared
from games.projet_ceres.rules import missions
from games.projet_ceres.words import effects, terms
from games.projet_ceres.words.speakers import SPEAKERS
from games.projet_ceres.words.terms import goods, influence, priced, resource


def _text(parts: Iterable[Message]) -> Message:
    """Return sentences as one text."""
    return Message("card-text", parts=Items(parts))


def _if(key: str, **what: Argument) -> list[Message]:
    """Return a sentence about something, none where there is nothing of it."""
    return [] if set(what.values()) & {0, NOTHING} else [Message(key, **what)]


def card(found: ty.Card) -> Message:
    """Return the full text of a card of a deck."""
    does = effects.branches(found.effect)
    return _text(
        [
            *_if("card-cost", cost=influence(found.cost)),
            Message("card-effect", reacts=found.reacts or "no", does=does),
            *_if("card-bought", does=effects.words(found.bought)),
            building(found),
            *_if("card-discarded", influence=influence(found.influence)),
        ]
    )


def ways(speaker: Speaker, found: Sequence[Branch]) -> str:
    """Return what a card does as a detail, in short where the sentences have no room."""
    return detail_text(speaker, effects.branches(found)) or detail_text(
        speaker, effects.in_short(found)
    )


def building(found: ty.Card) -> Message:
    """Return what a card costs and does as a building."""
    rock = goods({"rock": found.rock})
    if found.building is not None:
        return Message("card-building", rock=rock, does=effects.ability(found.building))
    return Message("card-plain", rock=rock) if found.rock else Message("card-unbuilt")


def tile(found: ty.Tile) -> Message:
    """Return the full text of an asteroid."""
    home = _if("tile-home", clan=names([found.home]))
    yields = Message("tile-yields", goods=goods({**found.yields}))
    return _text([Message("tile-kind", kind=found.kind), *home, yields, *does(found)])


def does(found: ty.Tile) -> list[Message]:
    """Return the effects of an asteroid apart from producing."""
    ability = [effects.ability(found.ability)] if found.ability else []
    return [
        *_if("tile-ability", does=Items(ability)),
        *_if("tile-guard", n=found.guard),
        *_if("tile-battery", n=found.battery),
        *_if("tile-toll", cost=goods({"hydrocarbon": found.toll})),
        *([Message("tile-link")] if found.link else []),
    ]


def box(found: ty.Box) -> Message:
    """Return what a box does."""
    return Message(f"box-{found.does}", n=found.n, what=goods({found.of: found.n}))


def project(found: ty.Project) -> Message:
    """Return the full text of a project tile, both sides."""
    return _text([Message("project-text", cost=priced(found.cost), box=box(found.box))])


def exploration(found: ty.Exploration) -> Message:
    """Return the choices of an exploration card."""
    ways = enumerate(found.choices, 1)
    return _text(Message("choice-text", n=n, does=effects.branch(way)) for n, way in ways)


def clan(found: ty.ClanBoard) -> Message:
    """Return the bonuses of a clan board."""
    ways = ((each.cell, effects.bonus(each)) for each in found.bonuses)
    return _text(Message("clan-bonus", cell=cell, does=does) for cell, does in ways)


def situation(speaker: Speaker, key: str) -> Iterator[Message]:
    """Yield the text of an exploration, a story or a mission, if any: a pack's own first."""
    if f"{TEXT}{key}" in speaker.names:
        yield Message("text-own", text=Name(f"{TEXT}{key}"))
    elif speaker.catalog.has(f"text-{key}"):
        yield Message(f"text-{key}")


# Missions


def mission(found: ty.Mission, seats: int = 0) -> Message:
    """Return the full text of a mission card; with `seats`, prices for that many players."""
    ways = [resolution(each, n, seats) for n, each in enumerate(found.resolutions, 1)]
    return _text([*in_force(found), *ways, *ends(found)])


def in_force(found: ty.Mission) -> list[Message]:
    """Return the constant parts of a mission card: counter, effects."""
    lasting = [
        *effects.changes(found.modify),
        *_if("mission-closed", boxes=names(found.closed)),
        *_if("mission-beg", goods=Items(map(resource, found.beg))),
        *([effects.ability(found.ability)] if found.ability else []),
    ]
    return [
        *_if("mission-counter", n=found.counter),
        *_if("mission-reveal", does=Items(map(effects.each, found.reveal))),
        *_if("mission-lasting", does=Items(lasting)),
    ]


def ends(found: ty.Mission) -> list[Message]:
    """Return how a mission card fails, and of what kind its badge is."""
    happens = (*map(effects.each, found.failure.do), *_pile(found.failure.pile))
    return [
        *_if("mission-failure", does=Items(happens if found.counter else ())),
        *([Message("mission-collective")] if found.collective else []),
    ]


def resolution(found: ty.Resolution, number: int, seats: int = 0) -> Message:
    """Return a resolution: its price, per player if their number is unknown, and its result."""
    name, solo, each = Message("resolution", n=number), yes(found.solo), found.cost.each
    cost = priced(missions.cost(found.cost, seats) if seats else found.cost.flat)
    if not seats and each != Shared():
        cost = Items([Message("each-player", what=priced(each)), *cost.items])
    return Message("resolution-text", name=name, solo=solo, cost=cost, does=result(found))


def attempted(t: Index, mission: str, key: str, seats: int) -> dict[str, Argument]:
    """Return an attempted resolution by its number, with its price and its result."""
    found = t.resolutions[mission, key]
    cost = priced(missions.cost(found.cost, seats))
    offer = Message("offer", cost=cost, does=result(found))
    return {"resolution": terms.resolution(t, mission, key), "offer": offer, "cost": cost}


def result(found: ty.Resolution) -> Items:
    """Return what a resolution that is paid brings."""
    counted = _tally(found.tally) if found.tally else ()
    return Items([*map(effects.each, found.reward), *counted, *_pile(found.pile)])


def _pile(operations: Iterable[str]) -> Iterator[Message]:
    """Yield what happens to the cards on top of the pile, those of one fate together."""
    for number, (operation, run) in enumerate(groupby(operations)):
        yield Message(f"pile-{operation}", n=len(list(run)), next=yes(number > 0))


def _tally(found: ty.Tally) -> Iterator[Message]:
    """Yield what comparing the badges of two factions brings."""
    for faction, brings in zip(found.factions, found.each, strict=False):
        yield Message("tally-each", faction=Name(faction), does=effects.words(brings.do))
    yield from _if("tally-most", does=effects.words(found.most))
    yield from _if("tally-even", does=effects.words(found.even))


# Everything


def listed(content: str, lang: Language) -> list[dict[str, Any]]:
    """Return every card as plain data: id, name, kind, text, and the game's known fields."""
    printed, speaker = components(content).components, SPEAKERS(lang, content)
    boxes = (
        (each, "box", Message("box-text", **{**facts(each, {}), "does": box(each)}))
        for each in printed.boxes
    )
    found: list[tuple[Any, str, Message]] = [
        *((each, "card", card(each)) for each in printed.cards if not each.copy),
        *((each, "asteroid", tile(each)) for each in printed.tiles),
        *boxes,
        *((each, "project", project(each)) for each in printed.projects),
        *((each, "exploration", exploration(each)) for each in printed.explorations),
        *((each, "mission", mission(each)) for each in printed.missions),
        *((each, "clan", clan(each)) for each in printed.clans),
    ]
    entries: list[dict[str, Any]] = []
    for each, kind, text in found:
        told = "\n".join(map(speaker.say, (*situation(speaker, each.id), text)))
        own = {"id": each.id, "name": speaker.name(each.id), "kind": kind, "text": told}
        entries.append({**msgspec.to_builtins(each), **own})
    return entries
