"""Choices at a step without offers: parts of a Function, productions, Workers."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres import actions as act
from games.ceres.content.types import Goods, Part
from games.ceres.rules.prices import part_cost
from games.ceres.rules.tables import BONUSES
from games.ceres.state import Function
from games.ceres.steps import STEPS
from games.ceres.words import cards as texts
from games.ceres.words import events
from games.ceres.words.position import Position
from games.ceres.words.terms import Counted, goods
from games.core.errors import Reason
from games.core.speech import Argument, Items, Message, Name

_CHOSEN = (act.Grant, act.Bonus, act.Produce, act.Collect, act.Reassign, act.Manufacture)


def parts_left(p: Position, frame: Function) -> Iterator[Message]:
    """Yield each part of a Function that is left, by its number, and why it is not open."""
    at, step = p.at(frame), STEPS[Function].by_action[act.Use]
    asked: list[tuple[Message, Reason | None]] = []
    for number, part in enumerate(p.t.parts(frame.outstation, frame.bottom)):
        if number >= frame.next:
            # A part performed once more is already paid.
            paid = bool(frame.left) and number == frame.next
            what = _part(p, number, part, {} if paid else part_cost(p.t, p.state, p.player, part))
            asked.append((what, step.refusal(at, act.Use(number))))
    for what, why in asked:
        if why is None:
            yield Message("own-part-open", part=what)
    for what, why in asked:
        if why is not None:
            yield Message("own-part-closed", part=what, why=events.reason(p.t, why))


def _part(p: Position, number: int, part: Part, cost: Goods) -> Message:
    return Message(
        "own-part",
        number=number + 1,
        cost=goods(cost),
        done=_done(p, part),
        fee=p.round_fee(part.effect, goods),
    )


def _done(p: Position, part: Part) -> Message:
    return texts.effect(part.effect, p.state.edition)


def choices(p: Position, said: Counted = goods) -> Iterator[tuple[Argument, Argument]]:
    """Yield the choices, "" for one without a name, and their gains."""
    live = p.live
    if live is None:
        return
    at = p.at(live)
    for step in STEPS[type(live)].steps:
        if any(action in _CHOSEN for action in step.actions):
            for action in step.candidates(at):
                if step.refusal(at, action) is None:
                    yield _choice(p, action, said)


def _choice(p: Position, action: object, said: Counted) -> tuple[Argument, Argument]:
    match action:
        case act.Grant(outstation, good):
            found = p.t.production[outstation]
            some: Goods = {key: n for key, n in found.items() if good in (key, act.ALL)}
            return Name(outstation), _goods(said, some)
        case act.Bonus(good):
            return "", _goods(said, {key: n for key, n in BONUSES.items() if key == good})
        case act.Produce(source):
            named: Argument = Name(source) if p.from_outstations() else ""
            return named, _goods(said, p.source_goods(source))
        case act.Collect(asteroid):
            return Name(asteroid), _goods(said, p.t.asteroids[asteroid].production)
        case act.Reassign(origin, destination):
            moved = Message("own-move", origin=Name(origin), destination=Name(destination))
            parts = p.t.parts(destination, p.bottom(destination))
            brings = Items(
                Message("own-does", cost=goods(part.cost), done=_done(p, part)) for part in parts
            )
            return moved, Message("own-brings", parts=brings)
        case act.Manufacture(alloys, probes):
            made: Goods = {"alloy": alloys, "probe": probes}
            cost = _goods(said, p.manufacture_cost(alloys, probes))
            return "", Message("made", goods=_goods(said, made), cost=cost)
        case _:
            raise TypeError(action)


def _goods(said: Counted, amounts: Goods) -> Message:
    return Message("few", goods=said(amounts))
