"""A seat's possibilities now, in words: its options, its purchases, the missing goods."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec.structs import replace

from games.ceres import actions as act
from games.ceres.content import types
from games.ceres.content.types import LOCATIONS, Act, Effect, FavorName, Goods, Location
from games.ceres.rules.derived import token_refusal
from games.ceres.rules.goods import covers
from games.ceres.rules.opening import option_blocked
from games.ceres.rules.outstations import sources
from games.ceres.rules.prices import round_modifier
from games.ceres.rules.tables import FEES, OPTIONS, Decision
from games.ceres.state import Function, Launching, Turn, Visit
from games.ceres.steps import STEPS
from games.ceres.steps.council import NO_PROBE
from games.ceres.steps.turn import (
    NO_LEADER,
    CompleteProject,
    PlaceLeader,
    PlaceWorker,
    UseHeadquarters,
)
from games.ceres.words import events, reach
from games.ceres.words.actions import option_fee, option_name
from games.ceres.words.parts.board import facility, fees
from games.ceres.words.position import Position
from games.ceres.words.prompts import holding, payment_hint, prompt
from games.ceres.words.reach import choices, parts_left
from games.ceres.words.terms import Counted, goods, option, place
from games.core import steps
from games.core.errors import Reason
from games.core.messages import NOTHING
from games.core.speech import Argument, Items, Message, Name

PLACED: tuple[FavorName, ...] = ("mars_droid", "leader_assistant")
"""Favors whose tokens are placed like pieces, once."""
Asked = tuple[Argument, Reason | None]
"""An option, and why it is closed."""
_LEADER, _HEADQUARTERS, _WORKER = PlaceLeader(), UseHeadquarters(), PlaceWorker()
_COMPLETE = CompleteProject()
WAYS: Mapping[str, tuple[tuple[Location, str], ...]] = {
    "part-facilities": (("construction_yard", "build"), ("contractors", "construction_yard")),
    "part-projects": (("trade_bureau", "settlement"), ("council", "trade_bureau")),
    "own-ship": (("trade_bureau", "trade"), ("council", "trade_bureau")),
    "own-launch": (("council", "launch"),),
    "part-research": (("council", "research"),),
    "part-favors": (("council", "favor"),),
    "own-products": (("contractors", "manufacture"),),
}
"""Options of Locations that lead a seat to the offers below a heading, the cheapest first."""
_ACTIONS: Mapping[str, tuple[str, ...]] = {
    "part-facilities": ("expanse", "upgrade"),
    "part-projects": ("settlement",),
    "own-ship": ("trade",),
    "own-launch": ("launch",),
    "part-research": ("research",),
    "part-favors": ("favor",),
    "own-products": ("manufacture",),
}
"""Parts of Functions that lead to the same."""
_BOUGHT: Mapping[str, Callable[[Position], Iterator[reach.Offer]]] = {
    "part-facilities": reach.facilities,
    "part-projects": reach.projects,
    "own-committed": reach.committed,
    "own-ship": reach.trades,
    "part-research": reach.programs,
    "part-favors": reach.favors,
}


def possibilities(p: Position) -> Iterator[Message]:
    """Yield what the viewer could do: at the current step, or with a turn."""
    yield prompt(p, p.seat)
    held = payment_hint(p, p.seat, goods)
    if held is not None:
        yield held
    if in_step(p):
        yield from _step(p)
    elif p.seat in p.state.passed:
        yield Message("own-passed")
    else:
        if held is None:
            yield Message("own-later")
        yield from _places(p)


def in_step(p: Position) -> bool:
    """Return whether the viewer has begun an action, so that only its step is open."""
    return p.live is not None and not isinstance(p.live, Turn)


def _step(p: Position) -> Iterator[Message]:
    """Yield the choices at the step in hand."""
    live = p.live
    if isinstance(live, Visit):
        visit = p.at(live)
        asked = (
            (_option(p, where, key), option_blocked(visit, where, key))
            for where in live.locations
            for key in OPTIONS[where]
        )
        yield from _open(p, asked)
    elif isinstance(live, Function):
        yield from parts_left(p, live)
    elif isinstance(live, Launching):
        yield from reach.launches(p, goods)
    for what, brings in choices(p):
        yield Message("own-choice", what=Items([what] if what else []), brings=brings)
    for head, found in reach.sections(p):
        yield _head(p, head)
        yield from map(_drawn(p) if head == reach.DRAWN else _offer, found)
    if live is not None and p.player.committed:
        yield _head(p, "own-committed")
        yield from map(_offer, reach.committed(p))
        here = p.at(live)
        asked = (_COMPLETE.refusal(here, act.Complete(key)) for key in p.player.committed)
        yield from (events.reason(p.t, why) for why in asked if why and why.key == "would_block")


def _places(p: Position) -> Iterator[Message]:
    """Yield the Locations, Headquarters and Outstations that are open, and why others are not."""
    yield Message("own-leaders")
    if p.player.leaders:
        yield from _open(p, for_leaders(p))
    else:
        yield events.reason(p.t, NO_LEADER)
    yield Message("own-workers")
    yield from _open(p, for_workers(p))
    tokens: list[Asked] = [
        (Name(key), token_refusal(_beginning(p), key))
        for key in PLACED
        if p.state.favors[key].holder == p.seat
    ]
    if tokens:
        yield Message("own-tokens")
        yield from _open(p, tokens)


def for_leaders(p: Position, said: Counted = goods, *, where_to: bool = True) -> Iterator[Asked]:
    """Yield what a Leader could be used for at the beginning of a turn, with its fee.

    `where_to`: with the Location as well; no two have an option of the same name.
    """
    at = _beginning(p)
    for where in LOCATIONS:
        for key in OPTIONS[where]:
            named = _option(p, where, key, said) if where_to else option_name(p, where, key)
            yield named, _LEADER.refusal(at, act.Leader(where, key))
    source = sources(p.t, p.player)[0]
    yield Message("headquarters"), _HEADQUARTERS.refusal(at, act.Headquarters(source))


def for_workers(p: Position) -> Iterator[Asked]:
    """Yield what a Worker could be used for at the beginning of a turn."""
    at = _beginning(p)
    for outstation in p.player.outstations:
        yield Name(outstation.top), _WORKER.refusal(at, act.Worker(outstation.top))


def routes(p: Position) -> dict[str, Goods]:
    """Return the headings of what something open leads to now, each with the least fee."""
    found: dict[str, Goods] = {}
    at, assistant = _beginning(p), token_refusal(_beginning(p), "leader_assistant") is None
    for head, ways in WAYS.items():
        for where, key in ways:
            fee = FEES.get((where, key), {})
            placed = _LEADER.refusal(at, act.Leader(where, key)) is None
            if placed or (assistant and covers(p.player.goods, fee)):
                found.setdefault(head, fee)
    droid = token_refusal(at, "mars_droid") is None
    for outstation in p.player.outstations:
        if droid or _WORKER.refusal(at, act.Worker(outstation.top)) is None:
            for part in p.t.parts(outstation.top, outstation.bottom):
                for head, fee in _led(part.effect):
                    if len(fee) <= len(found.get(head, {"ore": 1})):
                        found[head] = fee
    return found


def _led(effect: Effect) -> Iterator[tuple[str, Goods]]:
    """Yield the headings of what a part of a Function leads to, with the fee."""
    for head, ways in WAYS.items():
        if isinstance(effect, Act) and effect.action in _ACTIONS[head]:
            yield head, {}
        elif isinstance(effect, types.Visit):
            for where, key in ways:
                if where == effect.location:
                    yield head, FEES.get((where, key), {})


def _beginning(p: Position) -> Decision[Turn]:
    """Return where the seat would decide if its own turn began now."""
    turn = Turn()
    state = replace(p.state, stack=[turn])
    return steps.Decision(state, p.seat, p.player, turn, p.t, STEPS)


def _option(p: Position, where: str, key: str, said: Counted = goods) -> Message:
    fee = option_fee(p, where, key, said)
    return Message("own-option", option=option(where, key), place=place(where), fee=fee)


def _open(p: Position, asked: Iterable[Asked]) -> Iterator[Message]:
    """Yield the open options, then the closed ones, with the reason that several can share."""
    closed: dict[Reason | None, list[Argument]] = {}
    for what, why in asked:
        closed.setdefault(why, []).append(what)
    usable = closed.pop(None, [])
    yield Message("own-open", items=Items(usable))
    for why, items in closed.items():
        assert why is not None
        said = events.reason(p.t, why)
        named = "outstation" in dict(why.facts)
        yield said if named else Message("own-closed", items=Items(items), why=said)


def payable(p: Position) -> Iterator[reach.Offer]:
    """Yield what the seat can pay for, with the fee, and something open leads to."""
    for head, fee in routes(p).items():
        find = _BOUGHT.get(head)
        if find is not None:
            yield from (offer for offer in find(p.paid(fee)) if not offer.missing)


def purchases(p: Position) -> Iterator[Message]:
    """Yield the seat's goods, the purchases, their missing goods, and the fees.

    Prices are without the fees of Locations, as Outstations charge none.
    """
    yield holding(p.player.goods, goods)
    yield Message("own-fees")
    for head in ("part-facilities", "part-projects", "own-committed", "own-ship"):
        yield from _priced(p, head)
    yield _head(p, "own-launch")
    if not p.player.goods["probe"]:
        yield events.reason(p.t, NO_PROBE)
    elif not covers(p.player.goods, _charged(p, "own-launch")[1]):
        yield Message("own-fee-missing")
    yield from reach.launches(p, goods)
    for head in ("part-research", "part-favors"):
        yield from _priced(p, head)
    yield _head(p, "own-products")
    for key, cost in zip(("alloy", "probe"), p.materials(), strict=True):
        enough = min(p.player.goods[good] // n for good, n in cost.items())
        charged = min(enough, p.player.goods["credit"])
        what = Message(f"good-{key}", n=1)
        yield Message("own-product", what=what, cost=goods(cost), enough=enough, charged=charged)


def _head(p: Position, key: str) -> Message:
    """Return a heading; between turns with the Locations that lead to it and their fees."""
    ways = () if in_step(p) else WAYS.get(key, ())
    notes = [Message("own-way", place=place(where), fee=fees(where, name)) for where, name in ways]
    modifier = round_modifier(p.state.edition, p.state.round)
    if key == "part-projects" and modifier:
        notes.append(Message("own-round", modifier=modifier))
    return Message("own-head", what=Message(key), notes=Items(notes))


def _charged(p: Position, head: str) -> tuple[str, Goods]:
    """Return the Location that leads a seat to the offers below a heading, and its fee.

    It is the one without a fee if there is a free slot.
    """
    for where, name in WAYS.get(head, ()):
        fee = FEES.get((where, name), {})
        if fee or p.free_slots(where)[0] > 0:
            return where, fee
    return "", {}


def _priced(p: Position, head: str) -> Iterator[Message]:
    """Yield the offers below a heading, if there are any."""
    where, fee = _charged(p, head)
    covered, left = covers(p.player.goods, fee), p.paid(fee)
    find = _BOUGHT[head]
    for number, (offer, charged) in enumerate(zip(find(p), find(left), strict=True)):
        if not number:
            yield _head(p, head)
        dear = not covered or bool(charged.missing)
        yield _offer(offer, Items([place(where)]) if fee and dear else NOTHING)


def _offer(offer: reach.Offer, dear: Items = NOTHING) -> Message:
    """Return an offer; `dear`: the Location whose fee cannot be paid as well."""
    missing = goods(offer.missing)
    return Message("own-offer", what=offer.what, deal=offer.deal(goods), missing=missing, dear=dear)


def _drawn(p: Position) -> Callable[[reach.Offer], Message]:
    """Return what says a card that the seat has drawn: all of it, then its price for the seat."""

    def said(offer: reach.Offer) -> Message:
        assert isinstance(offer.what, Name)
        card = facility(p, offer.what.id)
        missing = goods(offer.missing)
        deal = offer.deal(goods)
        return Message("own-card", card=card, deal=deal, missing=missing, dear=NOTHING)

    return said
