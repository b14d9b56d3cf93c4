"""What card actions, standard actions and the Initiative cost, and what of it is missing."""

from __future__ import annotations

from typing import get_args

from games.ares import effects
from games.ares.actions import Funds
from games.ares.content import CARDS
from games.ares.effects.card import Use
from games.ares.rules import derive
from games.ares.state import ACTION, Mat, Phase, Player
from games.core.errors import NOT_NOW, Reason, reason

FUNDS: tuple[Funds, ...] = get_args(Funds)
STANDARD_MC = {"forest_mc": 20, "mc_temperature": 14, "mc_ocean": 15}
RAISED: dict[str, effects.Parameter] = {
    "heat_temperature": "temperature",
    "mc_temperature": "temperature",
    "mc_ocean": "ocean",
}
"""Standard actions that do nothing but raise a parameter."""


# MC, and heat where it counts as MC


def usable(player: Mat) -> tuple[Funds, ...]:
    """Return what a player might pay MC with, the usual way first."""
    return FUNDS if player.heat and derive.heat_is_mc(player) else FUNDS[:1]


def means(mat: Mat, what: effects.Stock) -> int:
    """Return how much of something a player can pay: of MC with the heat that counts as MC."""
    have: int = getattr(mat, what)
    return have + mat.heat if what == "mc" and derive.heat_is_mc(mat) else have


def split(mat: Mat, cost: int, funds: Funds) -> tuple[int, int] | None:
    """Return the MC and the heat that pay for an action; `None`: they do not suffice."""
    hot = mat.heat if derive.heat_is_mc(mat) else 0
    heat = min(hot, cost if funds == "heat" else max(cost - mat.mc, 0))
    return None if cost - heat > mat.mc else (cost - heat, heat)


def funds_refusal(player: Player, cost: int, funds: Funds) -> Reason | None:
    """Return why an action cannot be paid like this.

    `sell`: the number of hand cards to sell, where that would be enough.
    """
    if funds not in FUNDS:
        return NOT_NOW
    hot = player.heat if derive.heat_is_mc(player) else 0
    if funds == "heat" and not (hot and cost):
        return reason("no_heat_as_mc")
    have = player.mc + hot
    if cost > have:
        cards = -((have - cost) // derive.sale_worth(player))
        if cards > len(player.hand):
            return reason("cannot_pay", good="mc", need=cost, have=have)
        return reason("cannot_pay", good="mc", need=cost, have=have, sell=cards)
    if funds == "heat" and split(player, cost, "heat") == split(player, cost, "mc"):
        return reason("same_payment")
    return None


# Actions


def standard_cost(mat: Mat, project: str) -> tuple[effects.Stock, int]:
    """Return in what a standard action is paid, and how much of it."""
    match project:
        case "forest_plants":
            return "plant", derive.forest_plants(mat)
        case "heat_temperature":
            return "heat", derive.HEAT_STEP
        case _:
            return "mc", STANDARD_MC[project] - derive.standard_less(mat)


def closed(phase: Phase, project: str) -> effects.Parameter | None:
    """Return the complete parameter that closes a standard action; oxygen never does (R11)."""
    raised = RAISED.get(project)
    return raised if raised is not None and phase.complete(raised) else None


def of_use(phase: int, use: Use) -> tuple[effects.Cost, ...]:
    """Return the cost of an action for the owner of a phase card."""
    if use.chosen_cost is not None and phase == ACTION:
        return use.chosen_cost
    return use.cost


def mc_cost(mat: Mat, parts: tuple[effects.Cost, ...]) -> int:
    """Return the MC that an action costs now."""
    total = 0
    for part in parts:
        match part:
            case effects.Pay("mc", n):
                total += n
            case effects.PayReduced(base, each, per):
                count = (
                    derive.metal(mat, per)
                    if per == "steel" or per == "titanium"  # noqa: PLR1714  narrows the literal
                    else derive.tag_count(mat, per)
                )
                total += max(base - each * count, 0)
            case effects.PayInfrastructure(base, less, blue):
                total += base - less if derive.blue_cards(mat) >= blue else base
            case _:
                pass
    return total


def most(player: Mat, hand: int, parts: tuple[effects.Cost, ...]) -> int | None:
    """Return the highest amount that may be chosen for a cost, or `None` if it is fixed."""
    for part in parts:
        match part:
            case effects.PayUpTo(what, limit):
                have: int = getattr(player, what)
                return have if limit is None else min(limit, have)
            case effects.DiscardUpTo(limit):
                return min(limit, hand)
            case _:
                pass
    return None


def fixed_shortage(
    player: Mat, hand: int, card: str, parts: tuple[effects.Cost, ...]
) -> Reason | None:
    """Return the first shortage among the parts of a cost that are not MC."""
    for part in parts:
        match part:
            case effects.Pay("heat" | "plant" | "tr" as what, n):
                good, need, have = what, n, getattr(player, what)
            case effects.TakeHere(cube, n):
                good, need, have = cube, n, player.cubes.get(card, 0)
            case effects.TakeOwn(cube, n):
                good, need, have = cube, n, n if givers(player, cube, n) else 0
            case effects.Discard(n):
                good, need, have = "card", n, hand
            case _:
                continue
        if have < need:
            return reason("cannot_pay", good=good, need=need, have=have)
    return None


def givers(mat: Mat, cube: str, n: int) -> list[str]:
    """Return the cards in play from which n cubes of a kind can be taken."""
    return [c for c in mat.played if CARDS[c].holds == cube and mat.cubes.get(c, 0) >= n]
