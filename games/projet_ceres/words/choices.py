"""Labels for the values of an action's fields in menus and autocomplete.

Fields can be filled in any order, so a label never relies on another field being chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from games.core.actions import Action, Value, unpaid
from games.core.actions import kind as tag
from games.core.labels import Choice
from games.core.messages import detail_text, fitted
from games.core.speech import Message
from games.projet_ceres import actions as act
from games.projet_ceres.words import cards, effects, targets
from games.projet_ceres.words.actions import label, label_overflow, used
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import resource

_KINDS: Mapping[str, Any] = {tag(each): each for each in get_args(act.AnyAction)}


def choice(p: Position, kind: str, field: str, value: Value, chosen: Mapping[str, Value]) -> Choice:
    """Return the label of one value of a field, with detail."""
    if field == "pay":
        return Choice(p.speaker.say(Message(f"pay-{value}")))
    if len(unpaid(_KINDS[kind])) == 1:
        return _as_action(p, _KINDS[kind](value))
    if field == "choice":
        return _way(p, kind, int(value), chosen)
    if _KINDS[kind] is act.Get:
        return Choice(fitted(p.speaker, Message(f"good-{field}", n=value)))
    if field in ("resource", "sold", "bought"):
        return Choice(fitted(p.speaker, resource(str(value))))
    source = used(p, _KINDS[kind](value)) if field in ("card", "building") else None
    if source is not None:
        if len(source.ways) == 1:
            return _as_action(p, _KINDS[kind](value))  # There is nothing else to choose.
        return Choice(fitted(p.speaker, source.name), cards.ways(p.speaker, source.ways))
    if field not in p.said:
        return Choice(str(value))
    said = p.said[field](value)
    if targets.FIELDS.get(_KINDS[kind]) == field:
        said = targets.counted(p, _KINDS[kind], value, said)
    return Choice(fitted(p.speaker, said))


def _as_action(p: Position, action: Action) -> Choice:
    """Return what the action is called that a value makes."""
    return Choice(label(p, action), label_overflow(p, action))


def _way(p: Position, kind: str, number: int, chosen: Mapping[str, Value]) -> Choice:
    """Return a way to use the thing chosen before, by its number if none was."""
    name = fitted(p.speaker, Message("nth-choice", n=number))
    before = [field for field in unpaid(_KINDS[kind]) if field != "choice"]
    if any(field not in chosen for field in before):
        return Choice(name)
    found = used(p, _KINDS[kind](*(chosen[field] for field in before), number))
    return Choice(name, detail_text(p.speaker, effects.branch(found.way) if found else None))
