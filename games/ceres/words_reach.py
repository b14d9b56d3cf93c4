"""What the picture of a turn marks, in words: what the seat can pay for now, and the prices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.ceres.content.types import Goods
from games.ceres.goods import covers
from games.ceres.rules.derived import belt, token
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
from games.ceres.terms import FIELD, name
from games.ceres.words_actions import favor_price, next_program
from games.ceres.words_desk import Desk

Offer = tuple[str, bool]
"""What is on offer, with its price, and whether the seat can pay for it."""


def reach(desk: Desk) -> str:
    """Return what there is to choose from at the step in hand, what can be paid for first."""
    live = desk.live
    match live:
        case Launching():
            return _asteroids(desk)
        case Yard():
            return _split(desk, _facilities(desk, (*desk.state.facility_row, *live.drawn)))
        case Bureau() | Trading() | Settling():
            return _split(desk, _trade_bureau(desk, live))
        case Researching():
            return _split(desk, _programs(desk))
        case Favoring():
            return _split(desk, _favors(desk))
        case Function():
            return desk.function(live.outstation, live.bottom)
        case _:
            return ""


def _split(desk: Desk, offers: Iterable[Offer]) -> str:
    """Return two lists: what can be paid for, and what cannot."""
    found = list(offers)
    heads = (
        (True, desk.say("You can pay for", "À votre portée")),
        (False, desk.say("You cannot pay for", "Hors de portée")),
    )
    lists = (
        (head, ", ".join(what for what, payable in found if payable == wanted))
        for wanted, head in heads
    )
    return " ".join(f"{head}{desk.colon} {what}." for head, what in lists if what)


def _asteroids(desk: Desk) -> str:
    """Return the asteroids that nobody has claimed, those of one price together."""
    groups: dict[tuple[bool, int], list[str]] = {}
    for rock in belt(desk.t, desk.state):
        if rock.owner == NOBODY:
            key = not desk.in_reach(rock), desk.launch_price(rock.id).get("ice", 0)
            vp = desk.points(desk.t.asteroids[rock.id].vp)
            groups.setdefault(key, []).append(f"{desk.named(rock.id)} ({vp})")
    found: list[str] = []
    for far, price in sorted(groups):
        paid: Goods = {"ice": price}
        ice = desk.goods(paid) if price else desk.say("no Ice", "0 glace")
        head = (
            desk.say(f"Out of reach, for {ice}", f"Hors de portée, pour {ice}")
            if far
            else desk.say(f"In reach for {ice}", f"À votre portée pour {ice}")
        )
        found.append(f"{head}{desk.colon} {', '.join(groups[far, price])}.")
    return " ".join(found)


def _facilities(desk: Desk, cards: Iterable[str | None]) -> Iterator[Offer]:
    for card in cards:
        if card and card != HIDDEN:
            printed = desk.t.facilities[card]
            deal = desk.deal(desk.build_cost(card), printed.vp, desk.build_gain(card))
            yield f"{desk.named(card)} ({deal})", desk.can_build(card)


def _trade_bureau(desk: Desk, live: Bureau | Trading | Settling) -> Iterator[Offer]:
    """Return the trade lines and projects of the options that are open."""
    options = live.options if isinstance(live, Bureau) else ()
    if isinstance(live, Trading) or "trade" in options:
        ship = desk.index.ships[desk.state.ships[desk.state.round - 1]]
        for number, line in enumerate(ship.lines, 1):
            what = desk.say(f"line {number}", f"ligne {number}")
            yield f"{what} ({desk.deal(line.pay, line.vp, line.gain)})", desk.can_trade(line)
    if isinstance(live, Settling) or "settlement" in options:
        for key in desk.state.project_row:
            if key:
                card = desk.index.projects[key]
                yield f"{desk.named(key)} ({desk.deal(card.cost, card.vp)})", desk.can_complete(key)


def _programs(desk: Desk) -> Iterator[Offer]:
    for field, programs in desk.t.programs.items():
        level = desk.player.research[field]
        if level < len(programs):
            what = f"{name(FIELD[field], desk.lang)} {level + 1} ({next_program(desk, field)})"
            yield what, covers(desk.player.goods, programs[level].cost)


def _favors(desk: Desk) -> Iterator[Offer]:
    for favor, cost in desk.t.favors.items():
        if token(desk.state, favor).holder == NOBODY:
            payable = desk.player.goods["influence"] >= cost
            yield f"{desk.named(favor)} ({favor_price(desk, favor)})", payable
