"""What the picture of a turn marks, in words: what the seat can pay for now, and the prices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.ceres.rules.derived import belt, token
from games.ceres.rules.goods import covers
from games.ceres.state import (
    HIDDEN,
    NOBODY,
    Bureau,
    Favoring,
    Function,
    Launching,
    Researching,
    Settling,
    Trading,
    Yard,
)
from games.ceres.words.actions import favor_price, next_program
from games.ceres.words.position import Position
from games.ceres.words.terms import field, points
from games.core.speech import Argument, Items, Message, Name
from games.core.words import yes

Offer = tuple[Message, bool]
"""What is on offer, with its price, and whether the seat can pay for it."""


def reach(p: Position) -> list[Message]:
    """Return what there is to choose from at the step in hand, what can be paid for first."""
    live = p.live
    match live:
        case Launching():
            return list(_asteroids(p))
        case Yard():
            return _split(_facilities(p, (*p.state.facility_row, *live.drawn)))
        case Bureau() | Trading() | Settling():
            return _split(_trade_bureau(p, live))
        case Researching():
            return _split(_programs(p))
        case Favoring():
            return _split(_favors(p))
        case Function():
            return [p.function(live.outstation, live.bottom)]
        case _:
            return []


def _split(offers: Iterable[Offer]) -> list[Message]:
    """Return two lists: what can be paid for, and what cannot."""
    found = list(offers)
    lists = (
        (key, [what for what, payable in found if payable == wanted])
        for key, wanted in (("reach-payable", True), ("reach-beyond", False))
    )
    return [Message(key, offers=Items(what)) for key, what in lists if what]


def _priced(what: Argument, price: Argument) -> Message:
    return Message("by", what=what, where=price)


def _asteroids(p: Position) -> Iterator[Message]:
    """Yield the asteroids that nobody has claimed, those of one price together."""
    groups: dict[tuple[bool, int], list[Message]] = {}
    for rock in belt(p.t, p.state):
        if rock.owner == NOBODY:
            key = not p.in_reach(rock), p.launch_price(rock.id).get("ice", 0)
            said = _priced(Name(rock.id), points(p.t.asteroids[rock.id].vp))
            groups.setdefault(key, []).append(said)
    for far, price in sorted(groups):
        rocks = Items(groups[far, price])
        yield Message("reach-asteroids", far=yes(far), ice=price, rocks=rocks)


def _facilities(p: Position, cards: Iterable[str | None]) -> Iterator[Offer]:
    for card in cards:
        if card and card != HIDDEN:
            vp = p.t.facilities[card].vp
            deal = p.deal(p.build_cost(card), vp, p.build_gain(card))
            yield _priced(Name(card), deal), p.can_build(card)


def _trade_bureau(p: Position, live: Bureau | Trading | Settling) -> Iterator[Offer]:
    """Yield the trade lines and projects of the options that are open."""
    options = live.options if isinstance(live, Bureau) else ()
    if isinstance(live, Trading) or "trade" in options:
        ship = p.index.ships[p.state.ships[p.state.round - 1]]
        for number, line in enumerate(ship.lines, 1):
            deal = p.deal(line.pay, line.vp, line.gain)
            yield Message("reach-line", number=number, deal=deal), p.can_trade(line)
    if isinstance(live, Settling) or "settlement" in options:
        for key in p.state.project_row:
            if key:
                card = p.index.projects[key]
                yield _priced(Name(key), p.deal(card.cost, card.vp)), p.can_complete(key)


def _programs(p: Position) -> Iterator[Offer]:
    for key, programs in p.t.programs.items():
        level = p.player.research[key]
        if level < len(programs):
            what = Message("numbered", what=field(key), number=level + 1)
            yield _priced(what, next_program(p, key)), covers(p.player.goods, programs[level].cost)


def _favors(p: Position) -> Iterator[Offer]:
    for favor, cost in p.t.favors.items():
        if token(p.state, favor).holder == NOBODY:
            payable = p.player.goods["influence"] >= cost
            yield _priced(Name(favor), favor_price(p, favor)), payable
