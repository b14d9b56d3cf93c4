"""Ceres in icons: goods, parts of Functions, fees and trade lines as rows of symbols."""

from __future__ import annotations

from typing import assert_never

from games.ceres.content.types import (
    Act,
    AsteroidProduction,
    DrawAndSee,
    Effect,
    FacilityProduction,
    Gain,
    HeadquartersGain,
    Kind,
    Part,
    TradeLine,
    Visit,
)
from rendering.canvas import Amounts, amounts_width
from rendering.segments import LEAST, Segment, Symbol

WORKERS: dict[Kind, str] = {
    "mine": "worker_mine",
    "factory": "worker_factory",
    "lab": "worker_lab",
    "office": "worker_office",
}


def of_goods(amounts: Amounts) -> tuple[Symbol, ...]:
    """Return amounts of goods."""
    return tuple(Symbol(good, str(number)) for good, number in amounts.items() if number)


def of_effect(effect: Effect) -> tuple[Symbol, ...]:
    """Return the effect of a part of a Function."""
    match effect:
        case Gain(amounts):
            return of_goods(amounts)
        case Act(action, times):
            return (Symbol(action, f"{times}×" if times > 1 else ""),)
        case Visit(location):
            return (Symbol(location, framed=True),)
        case HeadquartersGain():
            return (Symbol("headquarters"),)
        case FacilityProduction():
            return (Symbol("facility_production"),)
        case AsteroidProduction():
            return (Symbol("asteroid_production"),)
        case DrawAndSee(cards):
            return (Symbol("draw_see", str(cards)),)
        case _:
            assert_never(effect)


def of_part(part: Part) -> Segment:
    """Return a part of a Function with its activation cost."""
    return Segment(of_goods(part.cost), of_effect(part.effect))


def of_line(line: TradeLine) -> Segment:
    """Return a trade line."""
    got = {**line.gain, "vp": line.vp}
    return Segment(of_goods(line.pay), of_goods(got))


def fitting(amounts: Amounts, width: int, size: int, floor: int = LEAST) -> int:
    """Return the largest size at which amounts fit a width."""
    for now in range(size, floor, -1):
        if amounts_width(amounts, now) <= width:
            return now
    return floor
