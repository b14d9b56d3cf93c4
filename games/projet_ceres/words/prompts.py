"""The stage of the game, a seat's questions and means, and the subjects of actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.core.actions import tag
from games.core.boundaries import Boundary
from games.core.messages import NOTHING, boundary, facts, yes
from games.core.speech import Argument, Items, Message
from games.projet_ceres import state as s
from games.projet_ceres.rules import asking, derive, missions
from games.projet_ceres.rules.belt import own
from games.projet_ceres.rules.goods import purse, totals
from games.projet_ceres.steps.turn import ACTIONS
from games.projet_ceres.words import cards, clans, effects, terms
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import goods, influence, priced, resolution

NOTHING_PAID = (Boundary, s.Reacting, s.Arrivals, s.Exploring, s.Placing, s.Destroying)
"""Frames in which it does not matter what one could pay, unless a card is played meanwhile."""


def status(p: Position) -> Message:
    """Return the round and the phase, and whether it is the last round."""
    if p.state.over:
        return Message("status-over")
    return Message("status", round=p.state.round, phase=p.state.phase, last=yes(p.state.ending))


def awaited(p: Position) -> Message:
    """Return whom the game awaits."""
    return Message("awaited", who=Items(map(p.called, asking.waiting(p.state))))


def prompt(p: Position, seat: int) -> Message:
    """Return what a seat has to decide now."""
    frame = p.frame(seat)
    if p.state.over:
        return Message("prompt-over")
    if frame is None:
        return Message("prompt-wait", free=yes(p.state.options["offturn"] == "free"))
    besides = _BESIDES[type(frame)](p, seat, frame) if type(frame) in _BESIDES else {}
    return Message(f"prompt-{tag(frame)}", **{**facts(frame, p.said), **besides})


def window(p: Position, seat: int) -> Message | None:
    """Return the channel's texts of a combat, a call or a reaction; None for other questions."""
    match frame := p.frame(seat):
        case s.Fight():
            leads = frame.defender if frame.side == frame.attacker else frame.attacker
            given = {**facts(frame, p.said), **p.powers(frame), "leads": p.called(leads)}
            return Message("window-fight", **given)
        case s.Call():
            return Message("window-call", **{**facts(frame, p.said), **contributions(p, frame)})
        case s.Reacting():
            return Message("window-reacting", **facts(frame, p.said))
        case _:
            return None


def contributions(p: Position, call: s.Call) -> dict[str, Argument]:
    """Return the price and result of a call, its shortage and the players' pledges."""
    return {
        **attempt(p, call),
        "does": cards.result(p.t.resolutions[call.mission, call.resolution]),
        "pledged": Items(
            Message("window-pledge", seat=p.called(seat), what=terms.pledged(each))
            for seat, each in enumerate(call.pledges)
            if terms.pledged(each).items
        ),
    }


def left(p: Position, seat: int, frame: Any) -> int:
    """Return how many actions, or agents to place, a turn has left."""
    match frame:
        case s.Turn(acted=acted):
            return 0 if "recycle" in acted else ACTIONS - len(acted)
        case s.Agents(placed=placed):
            batch = p.state.options["agents"] == "batch"
            return p.state.players[seat].reception if batch or not placed else 0
        case _:
            return 0


def attempt(p: Position, call: s.Call) -> dict[str, Argument]:
    """Return a mission call's arguments in addition to its fields."""
    missing = priced(missions.missing(p.t, p.state, call))
    found = cards.attempted(p.t, call.mission, call.resolution, len(p.state.players))
    return {**found, "missing": missing}


def _call(p: Position, seat: int, call: s.Call) -> dict[str, Argument]:
    own, done = ("mine", "opened"), ("theirs", "answered")
    way = own[call.opened] if seat == call.seat else done[call.pledges[seat].done]
    return {"way": way, **attempt(p, call)}


_BESIDES: Mapping[type[Any], Callable[[Position, int, Any], dict[str, Argument]]] = {
    s.Turn: lambda p, seat, f: {"left": left(p, seat, f)},
    s.Agents: lambda p, seat, f: {"left": left(p, seat, f)},
    s.Colonies: lambda p, seat, f: {"done": yes(f.done[seat]), "last": yes(p.state.ending)},
    Boundary: lambda p, seat, f: {"when": boundary(f.key, p.called)},
    s.Arrivals: lambda p, seat, f: {"cells": p.cells(each.cell for each in f.left)},
    s.Fight: lambda p, seat, f: {
        "attacks": yes(seat == f.attacker),
        "rival": p.called(f.defender if seat == f.attacker else f.attacker),
        **p.powers(f),
    },
    s.Call: _call,
    s.Gaining: lambda p, seat, f: {"what": goods({**f.goods, "any": f.any})},
    s.Losing: lambda p, seat, f: {"what": goods({f.of: f.n})},
    s.Paying: lambda p, seat, f: {"what": priced(f.left)},
    s.Moving: lambda p, seat, f: {
        "n": len(f.steps),
        "most": f.most if f.most <= len(p.state.players) * 9 else 0,
    },
    s.Exploring: lambda p, seat, f: {"n": len(f.cards), "card": p.source(f.cards[0])},
    s.Counting: lambda p, seat, f: {"does": p.t.boxes[f.box].does},
    s.Investing: lambda p, seat, f: {"total": influence(f.influence + p.player.influence)},
    s.Offered: lambda p, seat, f: {
        "source": p.source(f.source),
        "does": effects.branches(ways) if (ways := p.ways(f.source)) else Message("nothing"),
    },
}
"""Arguments of the prompts of frames in addition to their fields."""


def payment_hint(p: Position, seat: int) -> Message | None:
    """Return what a seat has to pay with; `None` where nothing is paid."""
    frame = p.frame(seat)
    if frame is None or seat != p.seat or isinstance(frame, NOTHING_PAID):
        return None
    linked = purse(p.t, p.state, seat)
    far = {cell: p.state.belt[cell].goods for cell in own(p.state, seat) if cell not in linked}
    if isinstance(frame, s.Call):
        about = contributions(p, frame)
        known = {"far": goods(totals(far)), "cost": about["cost"], "does": about["does"]}
        return clans.told(p, "means-call", p.player, **known)
    return clans.told(p, "means", p.player, far=goods(totals(far)))


def detail(p: Position, kind: str) -> Message | None:
    """Return the explanation of a kind of action now."""
    key, call, cards = f"detail-{kind}", p.open(s.Call), p.t.cards
    if not p.speaker.catalog.has(key):
        return None
    held = sum(cards[card].influence for card in p.player.hand if card in cards)
    missing = attempt(p, call)["missing"] if call is not None else NOTHING
    limit = derive.HAND + p.total("hand")
    return clans.told(p, key, p.player, held=influence(held), missing=missing, limit=limit)


def order_value(p: Position, key: str, value: str) -> str:
    """Return what a value of an order given in advance is called."""
    return p.speaker.say(_order_value(p, key, value))


def _order_value(p: Position, key: str, value: str) -> Message:
    match key:
        case "pass":
            return Message(f"order-pass-{value}")
        case "offer" if p.state.missions:
            way, item, n = value.split()
            mission, what = p.state.missions[0], goods({item: int(n)})
            price = missions.cost(p.t.resolutions[mission, way].cost, len(p.state.players))
            found = resolution(p.t, mission, way)
            return Message("order-offer-value", resolution=found, cost=priced(price), what=what)
        case _:
            return Message("itself", what=terms.named(p.t, value))
