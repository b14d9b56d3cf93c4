"""Where the game stands, what a seat is asked to do and with what, what actions are about."""

from __future__ import annotations

from typing import Any

from games.core.boundaries import Boundary
from games.core.speech import Argument, Items, Message, Name
from games.core.words import yes
from games.projet_ceres import state as s
from games.projet_ceres.rules import asking, derive, fights, goods, missions
from games.projet_ceres.steps.turn import ACTIONS
from games.projet_ceres.words import effects
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import cards, optional, priced, resource
from games.projet_ceres.words.terms import goods as amounts

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
    if p.state.over:
        return Message("prompt-over")
    frame = next(iter(p.frames(seat)), None)
    match frame:
        case None:
            return Message("prompt-wait", free=yes(p.state.options["offturn"] == "free"))
        case s.Turn() | s.Agents() | s.Colonies() | Boundary():
            return _phase(p, seat, frame)
        case s.Fight() | s.Arrivals() | s.Call() | s.Reacting():
            return _window(p, seat, frame)
        case _:
            return Message(f"prompt-{frame.__struct_config__.tag}", **_facts(p, frame))


def _phase(p: Position, seat: int, frame: Any) -> Message:
    """Return the prompt of a turn, of Phase 4 or of a place where somebody is waited for."""
    mine = p.state.players[seat]
    match frame:
        case s.Turn(acted=acted):
            left = 0 if "recycle" in acted else ACTIONS - len(acted)
            return Message("prompt-turn", left=left)
        case s.Agents(placed=placed):
            batch = p.state.options["agents"] == "batch"
            left = mine.reception if batch or not placed else 0
            return Message("prompt-agents", left=left)
        case s.Colonies(done=done):
            return Message("prompt-colonies", done=yes(done[seat]), last=yes(p.state.ending))
        case _:
            kind, _, who = frame.key.partition(":")
            called = p.called(int(who)) if who else ""
            return Message("prompt-boundary", when=Message(f"boundary-{kind}", who=called))


def _window(p: Position, seat: int, frame: Any) -> Message:
    """Return the prompt of a combat, a mission call, a reaction: who, what it stands at."""
    match frame:
        case s.Arrivals(left=left):
            return Message("prompt-arrivals", cells=p.cells(each.cell for each in left))
        case s.Fight(cell=cell, attacker=attacker, defender=defender):
            attack, defence = fights.totals(p.t, p.state, frame)
            rival = p.called(defender if seat == attacker else attacker)
            sides = {"attack": attack, "defence": defence, "rival": rival}
            attacks = yes(seat == attacker)
            return Message("prompt-fight", cell=p.cell(cell), attacks=attacks, **sides)
        case s.Reacting(event=event, seat=actor, where=where):
            place = p.cell(where) if where in p.state.belt else p.source(where)
            return Message("prompt-reacting", event=event, who=p.called(actor), where=place)
        case _:
            return _call(p, seat, frame)


def _call(p: Position, seat: int, call: s.Call) -> Message:
    """Return what a mission call asks of a seat, and what it lacks."""
    left = missions.missing(p.t, p.state, call)
    given: dict[str, Argument] = {
        "mission": Name(call.mission),
        "resolution": p.resolution(call.mission, call.resolution),
        "missing": priced(left),
        "who": p.called(call.seat),
    }
    if seat == call.seat:
        way = "opened" if call.opened else "mine"
    else:
        way = "answered" if call.pledges[seat].done else "theirs"
    return Message("prompt-call", way=way, **given)


def _facts(p: Position, frame: Any) -> dict[str, Argument]:
    """Return what the prompt of something one is in the middle of tells."""
    match frame:
        case s.Gaining(goods=found, any=free, barred=barred):
            what = amounts({**found, "any": free})
            return {"what": what, "barred": Items(map(resource, barred))}
        case s.Losing(of=of, n=n):
            return {"what": amounts({of: n})}
        case s.Paying(left=left):
            return {"what": priced(left)}
        case s.Moving(steps=steps, most=most):
            there = len(p.state.players) * 9
            return {"n": len(steps), "most": 0 if most > there else most}
        case s.Exploring(cell=cell, cards=drawn):
            return {"n": len(drawn), "card": p.source(drawn[0]), "cell": p.cell(cell)}
        case s.Investing(box=box, influence=n, guild=guild):
            total = amounts({"influence": n + p.player.influence})
            return {"box": Name(box), "total": total, "guild": optional(_name(guild))}
        case s.Scouting(cards=found):
            return {"cards": cards(p.t, found)}
        case s.Offered(source=source):
            return {"source": p.source(source), "does": _offered(p, frame)}
        case _:
            given = {key: getattr(frame, key) for key in frame.__struct_fields__}
            return {key: each for key, each in given.items() if type(each) in (str, int)}


def _name(key: str) -> Name | None:
    return Name(key) if key else None


def _offered(p: Position, frame: s.Offered) -> Message:
    ability = None
    if key := p.asteroid(frame.source):
        ability = p.t.tiles[key].ability
    elif frame.source in p.t.cards:
        ability = p.t.cards[frame.source].building
    if ability is None:
        return Message("nothing")
    found = p.t.cards[frame.source].effect if ability.repeat else ability.effect
    return effects.branches(found)


def means(p: Position, seat: int) -> Message | None:
    """Return what a seat has to pay with; `None` where nothing is paid."""
    frame = next(iter(p.frames(seat)), None)
    if frame is None or seat != p.seat or isinstance(frame, NOTHING_PAID):
        return None
    held = p.purse()
    influence = held.pop("influence")
    linked = goods.purse(p.t, p.state, seat)
    far = {
        cell: there.goods
        for cell, there in p.state.belt.items()
        if there.seat == seat and there.goods and cell not in linked
    }
    given = {"influence": influence, "far": amounts(goods.totals(far))}
    return Message("means", held=amounts(held), **given)


def detail(p: Position, kind: str) -> Message | None:
    """Return what stands behind a kind of action now."""
    mine = p.player
    match kind:
        case "play" | "build":
            return Message("detail-hand", n=len(mine.hand))
        case "discard" | "reveal":
            total = sum(p.t.cards[card].influence for card in mine.hand if card in p.t.cards)
            return Message("detail-discard", what=amounts({"influence": total}))
        case "agent":
            return Message("detail-agent", n=mine.reception)
        case "militarise":
            return Message("detail-militarise", n=mine.reserve)
        case "pledge" if p.call is not None:
            left = missions.missing(p.t, p.state, p.call)
            return Message("detail-pledge", missing=priced(left))
        case "recycle":
            limit = derive.HAND + derive.total(p.t, p.state, p.seat, "hand")
            return Message("detail-recycle", n=limit, deck=len(mine.deck))
        case _:
            return None


def order_value(p: Position, key: str, value: str) -> Message:
    """Return what a value of an order given in advance is called."""
    match key:
        case "pass":
            return Message(f"order-pass-{value}")
        case "offer":
            resolution, item, n = value.split()
            mission = p.state.missions[0] if p.state.missions else ""
            name = p.resolution(mission, resolution) if mission else resolution
            what = amounts({item: int(n)})
            return Message("order-offer-value", resolution=name, what=what)
        case "boxes":
            return Message("itself", what=Name(value))
        case _:
            return Message("itself", what=p.source(value))
