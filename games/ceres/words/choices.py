"""Labels for the values of an action's fields in menus and autocomplete.

Fields can be filled in any order, so a label never relies on another field being chosen.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.ceres import actions as act
from games.ceres.content.types import Goods
from games.ceres.rules.goods import only
from games.ceres.rules.tables import BONUSES, FIELD, OPTIONS
from games.ceres.words import cards as texts
from games.ceres.words.actions import (
    activation,
    claim,
    draw,
    favor_price,
    label,
    option_name,
    program,
    trade,
)
from games.ceres.words.position import Position
from games.ceres.words.terms import at, both, in_few, place, points, ring
from games.core.actions import Value
from games.core.icons import length
from games.core.labels import CHOICE, Choice
from games.core.messages import NOTHING, cut
from games.core.speech import Argument, Items, Message, Name

HINTED = 90
"""As long may a label be that is followed by what a computer thinks of it."""
Chosen = Mapping[str, Value]


def choice(p: Position, kind: str, field: str, value: Value, chosen: Chosen) -> Choice:
    """Return the label of one value of a field, with detail and group."""
    found = (
        _number(p, field, value, chosen)
        if isinstance(value, int)
        else _word(p, kind, field, value, chosen)
    )
    return Choice(cut(found.label, CHOICE), cut(found.detail, CHOICE), found.group)


def _said(p: Position, name: Argument, detail: Argument = "", group: Argument = "") -> Choice:
    found = (name, detail, group)
    return Choice(*(p.speaker.say(Message("itself", what=each)) if each else "" for each in found))


def _number(p: Position, field: str, value: int, chosen: Chosen) -> Choice:
    """Return a value that is a number: a line, a part, how often, how many."""
    match field:
        case "line":
            return _said(p, trade(p, value, 1))
        case "times":
            detail = label(p, act.Trade(int(chosen["line"]), value)) if "line" in chosen else ""
            return _said(p, Message("times-chosen", n=value), detail)
        case "influence":
            return _said(p, draw(value))
        case "part":
            return Choice(label(p, act.Use(value)))
        case "alloys":
            return _said(p, Message("good-alloy", n=value))
        case _:
            detail = ""
            if "alloys" in chosen:
                detail = _for(p.manufacture_cost(int(chosen["alloys"]), value))
            return _said(p, Message("good-probe", n=value), detail)


def _word(p: Position, kind: str, field: str, value: str, chosen: Chosen) -> Choice:
    match kind, field:
        case "leader", "location":
            free, slots = p.free_slots(value)
            return _said(p, place(value), Message("free-slots", free=free, slots=slots))
        case _, "location":  # activated without a Leader, and so without a slot (4.2)
            return _said(p, place(value))
        case _, "option":
            return _option(p, value)
        case "grant", "outstation":
            return _said(p, at(in_few(p.t.production[value]), Name(value)))
        case _, "outstation" | "destination":
            return _outstation(p, value)
        case _, "origin":
            return _said(p, both(value, p.bottom(value)), "", _type(p, value))
        case _, "project":
            card = p.index.projects[value]
            return _said(p, at(points(card.vp), Name(value)), in_few(card.cost))
        case _, "how":
            return _how(p, value, str(chosen.get("project", "")))
        case _, "card":
            return _facility(p, value, str(chosen.get("onto", "")))
        case _, "onto":
            return _onto(p, value)
        case "collect", "asteroid":
            return Choice(label(p, act.Collect(value)))
        case _, "asteroid":
            group = Message("capital", what=ring(p.t.asteroids[value].ring))
            return _said(p, at(claim(p, value), Name(value)), "", group)
        case "bonus", "good":
            return _said(p, in_few(only(BONUSES, value)))
        case _, "good":
            return _grant(p, value, str(chosen.get("outstation", "")))
        case _, "field":
            return _field(p, value)
        case _, "favor":
            told = p.speaker.fit(texts.favor_effect(value, p.state.edition), CHOICE)
            return _said(p, Message("by", what=Name(value), where=favor_price(p, value)), told)
        case _:
            return _said(p, p.source(value))


def _outstation(p: Position, key: str) -> Choice:
    """Return an Outstation that is activated: what it brings leads."""
    found, group = activation(p, key), _type(p, key)
    name = p.speaker.fit(at(found.brings, found.done), HINTED)
    if length(name) > HINTED:
        return _said(p, found.done, p.speaker.fit(found.brings, CHOICE), group)
    function = p.speaker.say(p.function(key, p.bottom(key)))
    detail = function if length(function) <= CHOICE else both(key, p.bottom(key))
    return _said(p, name, detail, group)


def _option(p: Position, key: str) -> Choice:
    """Return an option of its Location: no two have an option of the same name."""
    where = next(where for where, keys in OPTIONS.items() if key in keys)
    return _said(p, option_name(p, where, key))


def _facility(p: Position, key: str, onto: str) -> Choice:
    """Return a Facility to build, with its price and gain."""
    deal = p.deal(p.build_cost(key), p.t.facilities[key].vp, p.build_gain(key, onto))
    return _said(p, at(deal, Name(key)), p.does(key, CHOICE), _type(p, key))


def _onto(p: Position, key: str) -> Choice:
    """Return where a Facility can be built: on an Outstation, or as a new one."""
    if key == act.NEW:
        return _said(p, Message("capital", what=Message("onto", onto=NOTHING)))
    name = Message("capital", what=Message("onto", onto=Items([Name(key)])))
    return _said(p, name, p.does(key, CHOICE), _type(p, key))


def _field(p: Position, key: str) -> Choice:
    """Return a field of research with the effect of its next program."""
    effect = texts.program_effect(key, p.player.research[FIELD[key]] + 1, p.state.edition)
    return _said(p, program(p, key), p.speaker.fit(effect, CHOICE))


def _type(p: Position, key: str) -> Message:
    return Message("capital", what=Message(f"type-{p.t.kind[key]}"))


def _for(cost: Goods) -> Message:
    return Message("for-goods", goods=in_few(cost))


def _how(p: Position, how: str, project: str) -> Choice:
    card = p.index.projects.get(project)
    if how == "complete":
        return _said(p, Message("complete-now"), _for(card.cost) if card else "")
    detail: Argument = ""
    if card and not p.t.final and card.commitment:
        detail = in_few({"influence": card.commitment})
    elif card and p.t.final:
        detail = Message("lost-points", vp=points(-(card.vp // 2)))
    return _said(p, Message("commit-now"), detail)


def _grant(p: Position, good: str, outstation: str) -> Choice:
    amounts: Goods = p.t.production.get(outstation, {})
    if good == act.ALL:
        return _said(p, Message("whole-production"), in_few(amounts))
    detail = only(amounts, good)
    heading = p.speaker.say(Message(f"good-{good}", n=1), "name")
    return _said(p, heading, in_few(detail) if detail else "")
