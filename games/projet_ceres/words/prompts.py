"""Where the game stands, what a seat is asked to do and with what, what actions are about."""

from __future__ import annotations

from typing import Any

from games.core.boundaries import Boundary
from games.core.speech import Argument, Items, Message
from games.core.words import facts, yes
from games.projet_ceres import state as s
from games.projet_ceres.rules import asking, derive
from games.projet_ceres.rules.goods import purse, totals
from games.projet_ceres.steps.turn import ACTIONS
from games.projet_ceres.words import effects
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import (
    cards,
    goods,
    influence,
    names,
    priced,
    resolution,
    resource,
)

NOTHING_PAID = (Boundary, s.Reacting, s.Arrivals, s.Exploring, s.Placing, s.Destroying)
"""Frames in which it does not matter what one could pay, unless a card is played meanwhile."""


def status(p: Position) -> Message:
    """Return the round and the phase, and whether it is the last round."""
    if p.state.over:
        return Message("status-over")
    last = yes(p.state.ending)
    return Message("status", round=p.state.round, phase=p.state.phase, last=last)


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
    given = {**facts(frame, p.said), **_phase(p, seat, frame), **_inner(p, frame)}
    return Message(f"prompt-{frame.__struct_config__.tag}", **given)


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


def _phase(p: Position, seat: int, frame: Any) -> dict[str, Argument]:
    """Return what the prompt of a turn, a phase or a window tells besides its fields."""
    match frame:
        case s.Turn() | s.Agents():
            return {"left": left(p, seat, frame)}
        case s.Colonies(done=done):
            return {"done": yes(done[seat]), "last": yes(p.state.ending)}
        case Boundary(key=key):
            kind, _, who = key.partition(":")
            called = p.called(int(who)) if who else ""
            return {"when": Message(f"boundary-{kind}", who=called)}
        case s.Arrivals(left=fights):
            return {"cells": p.cells(each.cell for each in fights)}
        case s.Fight(attacker=attacker, defender=defender):
            attacks = seat == attacker
            rival = p.called(defender if attacks else attacker)
            return {"attacks": yes(attacks), "rival": rival, **p.powers(frame)}
        case s.Call(seat=initiator, opened=opened, pledges=pledges):
            own, done = ("mine", "opened"), ("theirs", "answered")
            way = own[opened] if seat == initiator else done[pledges[seat].done]
            return {"way": way, **attempt(p, frame)}
        case _:
            return {}


def attempt(p: Position, call: s.Call) -> dict[str, Argument]:
    """Return what a mission call tells besides its fields."""
    found = resolution(p.t, call.mission, call.resolution)
    return {"resolution": found, "missing": p.missing(call)}


def _inner(p: Position, frame: Any) -> dict[str, Argument]:
    """Return what the prompt of something one is in the middle of tells besides its fields."""
    match frame:
        case s.Gaining(goods=found, any=free, barred=barred):
            return {"what": goods({**found, "any": free}), "barred": Items(map(resource, barred))}
        case s.Losing(of=of, n=n):
            return {"what": goods({of: n})}
        case s.Paying(left=cost):
            return {"what": priced(cost)}
        case s.Moving(steps=steps, most=most):
            limited = most <= len(p.state.players) * 9
            return {"n": len(steps), "most": most if limited else 0}
        case s.Exploring(cards=drawn):
            return {"n": len(drawn), "card": p.source(drawn[0])}
        case s.Investing(influence=n, guild=guild):
            return {"total": influence(n + p.player.influence), "guild": names([guild])}
        case s.Scouting(cards=found):
            return {"cards": cards(p.t, found)}
        case s.Offered(source=source):
            ways = p.ways(source)
            does = effects.branches(ways) if ways else Message("nothing")
            return {"source": p.source(source), "does": does}
        case _:
            return {}


def means(p: Position, seat: int) -> Message | None:
    """Return what a seat has to pay with; `None` where nothing is paid."""
    frame = p.frame(seat)
    if frame is None or seat != p.seat or isinstance(frame, NOTHING_PAID):
        return None
    linked = purse(p.t, p.state, seat)
    far = {
        cell: there.goods
        for cell, there in p.state.belt.items()
        if there.seat == seat and there.goods and cell not in linked
    }
    given = {"influence": p.player.influence, "far": goods(totals(far))}
    return Message("means", held=goods(totals(linked)), **given)


def detail(p: Position, kind: str) -> Message | None:
    """Return what stands behind a kind of action now."""
    mine, call = p.player, p.open(s.Call)
    match kind:
        case "play" | "build":
            return Message("detail-hand", n=len(mine.hand))
        case "discard" | "reveal":
            total = sum(p.t.cards[card].influence for card in mine.hand if card in p.t.cards)
            return Message("detail-discard", what=influence(total))
        case "agent":
            return Message("detail-agent", n=mine.reception)
        case "militarise":
            return Message("detail-militarise", n=mine.reserve)
        case "pledge" if call is not None:
            return Message("detail-pledge", missing=p.missing(call))
        case "recycle":
            n = derive.HAND + p.total("hand")
            return Message("detail-recycle", n=n, deck=len(mine.deck))
        case _:
            return None


def order_value(p: Position, key: str, value: str) -> Message:
    """Return what a value of an order given in advance is called."""
    match key:
        case "pass":
            return Message(f"order-pass-{value}")
        case "offer" if p.state.missions:
            way, item, n = value.split()
            found = resolution(p.t, p.state.missions[0], way)
            return Message("order-offer-value", resolution=found, what=goods({item: int(n)}))
        case _:
            return Message("itself", what=p.name(value))
