"""What a seat is asked to do, and what a kind of action is about, at the step in progress."""

from __future__ import annotations

from games.ceres import state as s
from games.ceres.content.types import GOODS, Good, Goods
from games.ceres.rules.goods import covers
from games.ceres.rules.prices import round_modifier
from games.ceres.rules.tables import DRAWS, HEADQUARTERS_USES
from games.ceres.words.position import Position
from games.ceres.words.terms import Counted, few, in_few, in_order, place, stacked
from games.core.messages import NOTHING, yes
from games.core.speech import Argument, Items, Message, Name

_MEANS: dict[str, tuple[Good, ...]] = {
    "turn": GOODS,
    "visit": GOODS,
    "bureau": GOODS,
    "trading": GOODS,
    "settling": GOODS,
    "yard": GOODS,
    "launching": ("ice", "probe"),
    "favoring": ("influence",),
    "manufacturing": ("ore", "ceramics", "energy", "credit"),
    "function": GOODS,
}
"""The means of payment at a step, by the tag of its frame; nothing is paid at the others."""


def status(p: Position) -> Message:
    """Return the round and how many have passed."""
    if p.state.over:
        return Message("status-over")
    passed, players = len(p.state.passed), len(p.state.players)
    return Message("status", round=p.state.round, passed=passed, players=players)


def prompt(p: Position, seat: int) -> Message:
    """Return what a seat has to decide now."""
    asked = _asked(p, seat)
    if seat == p.seat and p.can_skip:
        return Message("prompt-or-skip", prompt=asked)
    return asked


def _asked(p: Position, seat: int) -> Message:
    """Return the question of the step in hand."""
    if p.state.over:
        return Message("prompt-over")
    if seat != p.state.turn:
        return Message("prompt-wait")
    frame = p.state.stack[-1]
    match frame:
        case s.Turn(acted=True):
            return _closing(p)
        case s.Visit(locations) if len(locations) == 1:
            return Message("prompt-visit-one", place=place(locations[0]))
        case s.Trading(left, done) if done:
            return Message("prompt-trading-more", left=left)
        case _:
            return Message(f"prompt-{_tag(frame)}", **_facts(p, frame))


def _facts(p: Position, frame: s.AnyFrame) -> dict[str, Argument]:
    """Return the arguments of the prompt of a step."""
    match frame:
        case s.Bureau(again=again) | s.Launching(again=again):
            return {"again": yes(again)}
        case s.Yard(again=again, drew=drew):
            return {"again": yes(again and not drew), "draws": NOTHING if drew else _draws(p)}
        case s.Granting(left):
            return {"left": left}
        case s.Manufacturing(limit=limit, paid=paid):
            alloy, probe = p.materials()
            extra = [Name("manufacturing_efficiency")] if p.extra_open() else []
            return {
                "limit": limit,
                "paid": yes(paid),
                "favor": Items(extra),
                "alloy": in_few(alloy),
                "probe": in_few(probe),
            }
        case s.Function(outstation=top, bottom=bottom, used=used):
            return {"outstation": stacked(top, bottom), "used": yes(bool(used))}
        case _:
            modifier = round_modifier(p.state.edition, p.state.round)
            return {"modifier": modifier, "influence": in_few({"influence": 1})}


def payment_hint(p: Position, seat: int, said: Counted = few) -> Message | None:
    """Return what a seat has to pay with at the step in progress; `None` if nothing is paid."""
    state = p.state
    if state.over or seat != state.turn or not state.stack:
        return None
    frame = state.stack[-1]
    if isinstance(frame, s.Turn) and frame.acted:
        return None
    wanted: tuple[Good, ...] = _MEANS.get(_tag(frame), ())
    if isinstance(frame, s.Researching):
        costs = [program.cost for programs in p.t.programs.values() for program in programs]
        wanted = tuple(good for good in GOODS if any(good in cost for cost in costs))
    if isinstance(frame, s.Manufacturing) and not frame.paid:
        wanted = tuple(good for good in wanted if good != "credit")
    if not wanted:
        return None
    return holding({good: p.player.goods[good] for good in wanted}, said)


def holding(goods: Goods, said: Counted = few) -> Message:
    """Return what a seat has of some goods."""
    held = said(in_order(goods))
    return Message("means", goods=held) if held.items else Message("means-nothing")


def _closing(p: Position) -> Message:
    """Return the prompt of a turn that can be ended, with the projects still to complete.

    A seat that has passed has its last chance of the round to complete them (R66).
    """
    player, projects = p.player, p.index.projects
    payable = [key for key in player.committed if covers(player.goods, projects[key].cost)]
    return Message(
        "prompt-closing",
        projects=Items(Name(key) for key in payable),
        passed=yes(player.seat in p.state.passed),
    )


def _draws(p: Position) -> Items:
    """Return the payable draws, which the prompt names after the cards to build (6.6)."""
    state, influence = p.state, p.player.goods["influence"]
    open_ = p.t.final and (state.facility_pile or state.facility_discard)
    return Items(
        Message("prompt-draw", cards=cards, cost=in_few({"influence": price}))
        for price, cards in DRAWS.items()
        if open_ and price <= influence
    )


def detail(p: Position, kind: str) -> Message | None:
    """Return the explanation of a kind of action now."""
    player = p.player
    match kind:
        case "leader":
            n = player.leaders
        case "headquarters" if p.t.final:
            return Message("detail-headquarters", used=player.headquarters, uses=HEADQUARTERS_USES)
        case "worker":
            n = sum(not o.worker for o in player.outstations)
        case "build":
            n = sum(card is not None for card in p.state.facility_row)
        case "settle":
            n = sum(card is not None for card in p.state.project_row)
        case "pass":
            n = 0
        case _:
            return None
    return Message(f"detail-{kind}", n=n)


def _tag(frame: s.AnyFrame) -> str:
    return str(frame.__struct_config__.tag)
