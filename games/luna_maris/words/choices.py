"""Labels for the values of an action's fields in menus and autocomplete.

Fields can be filled in any order, so a label never relies on another field being chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from games.core.actions import Action, Value, fields
from games.core.actions import kind as tag
from games.core.labels import Choice
from games.core.messages import NOTHING, detail_text, fitted, names
from games.core.speech import Argument, Items, Message, Name
from games.luna_maris import actions as act
from games.luna_maris.rules.ore import ways
from games.luna_maris.words import actions, cards
from games.luna_maris.words.position import Position
from games.luna_maris.words.terms import few, points

_ONE: Mapping[str, Any] = {
    tag(each): each for each in get_args(act.AnyAction) if len(fields(each)) == 1 and not each.ways
}
"""Actions of one field, whose values are called what the actions are."""


def choice(p: Position, kind: str, field: str, value: Value, chosen: Mapping[str, Value]) -> Choice:
    """Return the label of one value of a field, with detail."""
    if kind in _ONE:
        action: Action = _ONE[kind](value)
        return Choice(
            actions.label(p, action),
            actions.label_overflow(p, action) or _more(p, kind, str(value)),
        )
    name, detail = _word(p, field, value)
    more = detail_text(p.speaker, Message("itself", what=detail)) if detail else ""
    return Choice(fitted(p.speaker, name), more)


def _more(p: Position, kind: str, value: str) -> str:
    """Return the effect of a module, if its label does not say it."""
    return p.speaker.say(Message(f"symbol-{value}"), "means") if kind == "start" else ""


def _word(p: Position, field: str, value: Any) -> tuple[Argument, Argument]:
    """Return a value of an action of several fields, and its explanation.

    A price is shown as most people would pay it; the way is chosen next, or is the only one.
    """
    match field:
        case "paid":
            return Message("few", goods=Items(actions.sent(p, value))), ""
        case "antenna":
            held = names([p.player.equipment] if value and p.player.equipment else [])
            return Message("antenna", held=held), ""
        case "scientist":
            fee = few({"iron": p.t.board.fees[p.state.hiring.index(value)]})
            cost = Items([*fee.items, *p.power("comms").items])
            hired = Message("hire", name=Name(value), cost=cost, how=NOTHING)
            return hired, names(p.t.scientists[value].modules)
        case "order":
            order = p.t.orders[value]
            gain = Items([points(order.vp), *actions.brief(p, order.bonus)])
            return Name(value), Message("trade", cost=few(order.needs), gain=gain)
        case "bonus":
            price = few({"titanium": p.t.improvements["laboratory"].repeat}).items
            power = p.power("laboratory")
            gain = actions.brief(p, p.t.bonuses[value].effects, power)
            return actions.deal(Name(value), price, gain, power), ""
        case "module":
            tile = p.t.improvements[value]
            return actions.built(p, value), cards.improvement(p.t, tile)
        case _:
            paid = ways(p.player, p.t.procedures[value].cost)
            run = actions.procedure(p, value, *paid[:1]).arguments
            return Name(value), Message("trade", cost=run["whole"], gain=run["gain"])
