"""What the values of an action's fields are called in menus and autocomplete.

Fields may be filled in any order, so a label never relies on another field being chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from games.core.actions import Action, Value, fields
from games.core.actions import kind as tag
from games.core.speech import Argument, Message
from games.core.text import clip
from games.core.words import CHOICE, Choice
from games.projet_ceres import actions as act
from games.projet_ceres.words import effects, ways
from games.projet_ceres.words.actions import label, told, unsaid
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import resource

_KINDS: Mapping[str, Any] = {tag(each): each for each in get_args(act.AnyAction)}
_ALONE = {
    key: each for key, each in _KINDS.items() if len([f for f in fields(each) if f != "pay"]) == 1
}
"""Actions of one field besides how it is paid, whose values are called what the actions are."""


def choice(p: Position, kind: str, field: str, value: Value, chosen: Mapping[str, Value]) -> Choice:
    """Return the label of one value of a field, with detail."""
    if field == "pay":
        return Choice(p.speaker.say(Message(f"pay-{value}")))
    if kind in _ALONE:
        action: Action = _ALONE[kind](value)
        return Choice(label(p, action), unsaid(p, action))
    if field == "choice":
        return _way(p, _KINDS[kind], int(value), chosen)
    if field in ("card", "building") and (found := _effect(p, kind, value)) is not None:
        detail = told(p, effects.branches(found.ways)) if found.ways else ""
        return Choice(_said(p, found.name), detail)
    return Choice(_said(p, _word(p, field, value)))


def _said(p: Position, what: Argument) -> str:
    return clip(p.speaker.fit(Message("itself", what=what), CHOICE), CHOICE)


def _effect(p: Position, kind: str, value: Value) -> ways.Source | None:
    return ways.source(p, _KINDS[kind](value))


def _way(p: Position, kind: Any, number: int, chosen: Mapping[str, Value]) -> Choice:
    """Return a way to use what was chosen before, by its number where nothing was."""
    name = _said(p, Message("nth-choice", n=number))
    given = [chosen[key] for key in fields(kind) if key in chosen and key not in ("choice", "pay")]
    if len(given) + 1 < len([key for key in fields(kind) if key != "pay"]):
        return Choice(name)
    found = ways.source(p, kind(*given, number))
    return Choice(name, told(p, effects.branch(ways.way(found, number))) if found else "")


def _word(p: Position, field: str, value: Any) -> Argument:
    """Return a value by itself."""
    match field:
        case "cell" | "origin" | "target" | "place":
            return p.place(value)
        case "resource" | "sold" | "bought" | "item":
            return resource(value)
        case "n":
            return str(value)
        case _:
            return p.source(str(value))
