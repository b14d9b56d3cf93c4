"""Which decisions are open in phases I to III, and why others are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from games.ares import legal_parts
from games.ares.actions import (
    AnyAction,
    DrawBonus,
    Funds,
    Initiative,
    Payment,
    Play,
    Reopen,
    Sell,
    Standard,
    Standing,
    Use,
)
from games.ares.content import CARDS, OCEANS, TEMPERATURE_STEPS
from games.ares.effects.ongoing import OnFirstRaise
from games.ares.rules import derive, payment, requirements
from games.ares.rules.payment import Bill, Way
from games.ares.state import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    Lane,
    Phase,
    Player,
    State,
)
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, Reason, reason

PAYMENTS: tuple[Payment, ...] = get_args(Payment)
STANDARDS: tuple[Standing, ...] = get_args(Standing)
FUNDS: tuple[Funds, ...] = get_args(Funds)


def candidates(state: State, phase: Phase, seat: int) -> Sequence[AnyAction]:
    """Return what a seat might do in a phase."""
    lane = phase.lanes[seat]
    player = state.players[seat]
    if lane.stack:
        return legal_parts.candidates(player, lane)
    sales: list[AnyAction] = [Sell(card) for card in player.hand]
    if lane.done:
        return [Reopen(), *sales]
    found: list[AnyAction] = []
    funds = FUNDS if derive.heat_is_mc(player) and player.heat else FUNDS[:1]
    if phase.number == ACTION:
        found += [Play(card) for card in player.hand]  # never legal; one may ask why
        found += _uses(player, lane, funds)
        found += [
            Standard(project, way)
            for project in STANDARDS
            for way in (funds if project in payment.STANDARD_MC else FUNDS[:1])
        ]
    else:
        found += _plays(player, phase.number, lane)
        if lane.bonus:
            found.append(DrawBonus())
    if lane.offer and not lane.taken:
        found += [Initiative(way) for way in funds]
    return [*found, *sales, EndTurn()]


def _plays(player: Player, number: int, lane: Lane) -> list[AnyAction]:
    """Return the ways to play hand cards; what has no slot is listed so that one may ask why."""
    fit = [card for card in player.hand if requirements.has_slot(CARDS[card], number, lane)]
    ways = dict(zip(fit, payment.ways(player, player.hand, lane, fit), strict=True))
    usual: list[Way] = [("none", "auto")]
    return [Play(card, *way) for card in player.hand for way in ways.get(card, usual)]


def _uses(player: Player, lane: Lane, funds: tuple[Funds, ...]) -> list[AnyAction]:
    found: list[AnyAction] = []
    for card in player.played:
        if lane.uses.get(card, 0) > int(lane.bonus):
            continue
        for option, way in enumerate(CARDS[card].action):
            parts = payment.costs(player.phase, way)
            highest = payment.most(player, len(player.hand), parts)
            amounts = [0] if highest is None else range(highest, 0, -1)
            ways = funds if payment.mc_cost(player, parts) else FUNDS[:1]
            found += [Use(card, option, n, f) for n in amounts for f in ways]
    return found


# Refusals


def refusal(state: State, phase: Phase, seat: int, action: AnyAction) -> Reason | None:
    """Return the first missing precondition of an action in a phase, or `None`."""
    lane = phase.lanes[seat]
    player = state.players[seat]
    if lane.stack:
        return legal_parts.refusal(player, lane, action)
    if isinstance(action, Reopen):
        if not lane.done:
            return reason("not_done")
        return reason("nothing_left") if idle(state, phase, seat) else None
    if lane.done:
        if isinstance(action, EndTurn):
            return reason("already_done")
        if isinstance(action, Play):
            why = requirements.colour_refusal(player, phase.number, action.card)
            if why is not None:
                return why
        left = not idle(state, phase, seat)
        return reason("already_done", phase=phase.number, left=int(left))
    match action:
        case EndTurn():
            return None
        case Play():
            return play_refusal(state, phase, seat, action)
        case DrawBonus():
            if phase.number != CONSTRUCTION:
                return NOT_NOW
            return None if lane.bonus else reason("no_bonus")
        case Use():
            return use_refusal(phase, player, lane, action)
        case Standard():
            return standard_refusal(phase, player, action)
        case Initiative(funds):
            return initiative_refusal(player, lane, funds)
        case _:
            return NOT_NOW


def play_refusal(state: State, phase: Phase, seat: int, action: Play) -> Reason | None:
    """Return why a card cannot be played like this."""
    player, lane = state.players[seat], phase.lanes[seat]
    why = requirements.card_refusal(player, phase, lane, action.card)
    if why is not None:
        return why
    if action.reduction not in payment.ALL_REDUCTIONS or action.payment not in PAYMENTS:
        return NOT_NOW
    if action.payment == "heat" and not (derive.heat_is_mc(player) and player.heat):
        return reason("no_heat_as_mc")
    found = payment.bill(player, player.hand, lane, action.card, action.reduction, "auto")
    if isinstance(found, Reason):
        return found
    if action.payment == "heat":
        hot = payment.bill(player, player.hand, lane, action.card, action.reduction, "heat")
        if hot == found:
            return reason("same_payment")
    if action.payment == "cards" and not _mixable(player, found):
        return reason("same_payment")
    return None


def _mixable(player: Player, paid: Bill) -> bool:
    """Tell whether there is a choice in how a bill is paid.

    Where MC suffice there is none: cards may be sold before, which is the same (R6).
    """
    if derive.heat_is_mc(player) and paid.price and player.heat > paid.spend_heat:
        return True
    return 0 < len(paid.sold) < len(player.hand) - 1


def use_refusal(phase: Phase, player: Player, lane: Lane, action: Use) -> Reason | None:
    """Return why a card's action cannot be used like this."""
    if phase.number != ACTION:
        return NOT_NOW
    if action.card not in player.played:
        return reason("not_in_play", card=action.card if action.card in CARDS else "")
    ways = CARDS[action.card].action
    if not ways:
        return reason("no_action", card=action.card)
    if lane.uses.get(action.card, 0) > int(lane.bonus):
        return reason("used", card=action.card)
    if not 0 <= action.option < len(ways):
        return reason("no_option", card=action.card)
    parts = payment.costs(player.phase, ways[action.option])
    highest = payment.most(player, len(player.hand), parts)
    if highest is None and action.amount != 0:
        return reason("amount", least=0, most=0)
    if highest is not None and not 1 <= action.amount <= highest:
        return reason("amount", least=1, most=highest)
    why = payment.fixed_shortage(player, len(player.hand), action.card, parts)
    if why is not None:
        return why
    return _funds(player, payment.mc_cost(player, parts), action.funds)


def _funds(player: Player, cost: int, funds: Funds) -> Reason | None:
    if funds not in FUNDS:
        return NOT_NOW
    if funds == "heat" and not (derive.heat_is_mc(player) and player.heat and cost):
        return reason("no_heat_as_mc")
    found = payment.split(player, cost, funds)
    if isinstance(found, Reason):
        return _with_sales(player, found)
    if funds == "heat" and found == payment.split(player, cost, "mc"):
        return reason("same_payment")
    return None


def _with_sales(player: Player, why: Reason) -> Reason:
    """Return the same with how many hand cards would have to be sold, where they suffice."""
    need, have = int(why.fact("need")), int(why.fact("have"))
    cards = -((have - need) // derive.sale_worth(player))
    if cards > len(player.hand):
        return why
    return reason(why.key, good=why.fact("good"), need=need, have=have, sell=cards)


def standard_refusal(phase: Phase, player: Player, action: Standard) -> Reason | None:
    """Return why a standard action cannot be used (8.3, R11)."""
    if phase.number != ACTION or action.project not in STANDARDS:
        return NOT_NOW
    match action.project:
        case "heat_temperature" | "mc_temperature":
            closed = "temperature" if phase.temperature >= TEMPERATURE_STEPS else ""
        case "mc_ocean":
            closed = "ocean" if phase.oceans >= OCEANS else ""
        case "forest_plants" | "forest_mc":
            closed = ""
    if closed:
        return reason("closed", parameter=closed)
    if action.project in payment.STANDARD_MC:
        return _funds(player, payment.standard_cost(player, action.project), action.funds)
    if action.funds != "mc":
        return reason("no_heat_as_mc")
    if action.project == "forest_plants":
        need, have, good = derive.forest_plants(player), player.plant, "plant"
    else:
        need, have, good = derive.HEAT_STEP, player.heat, "heat"
    return None if have >= need else reason("cannot_pay", good=good, need=need, have=have)


def initiative(player: Player) -> OnFirstRaise | None:
    """Return a player's offer to pay for terraform rating."""
    return next(derive.parts(player, OnFirstRaise), None)


def initiative_refusal(player: Player, lane: Lane, funds: Funds) -> Reason | None:
    """Return why terraform rating cannot be bought now."""
    part = initiative(player)
    if part is None or not lane.offer or lane.taken:
        return reason("no_offer")
    return _funds(player, part.cost.n, funds)


# Nothing left to do, as far as everybody can see (17.2)


def idle(state: State, phase: Phase, seat: int) -> bool:
    """Tell whether public facts prove that a seat can do nothing but sell cards."""
    player, lane = state.players[seat], phase.lanes[seat]
    if lane.stack:
        return False
    worth = player.mc + len(player.hand) * derive.sale_worth(player)
    if derive.heat_is_mc(player):
        worth += player.heat
    part = initiative(player)
    if lane.offer and not lane.taken and part is not None and worth >= part.cost.n:
        return False
    if phase.number == DEVELOPMENT:
        return not player.hand or not (lane.slots or lane.free)
    if phase.number == CONSTRUCTION:
        return not lane.bonus and not (player.hand and lane.slots)
    return not _can_act(phase, player, lane, worth)


def _can_act(phase: Phase, player: Player, lane: Lane, worth: int) -> bool:
    for card in player.played:
        if lane.uses.get(card, 0) > int(lane.bonus):
            continue
        for way in CARDS[card].action:
            parts = payment.costs(player.phase, way)
            if (
                payment.most(player, len(player.hand), parts) == 0
                or payment.mc_cost(player, parts) > worth
            ):
                continue
            if payment.fixed_shortage(player, len(player.hand), card, parts) is None:
                return True
    for project in STANDARDS:
        why = standard_refusal(phase, player, Standard(project))
        if why is None:
            return True
        priced = why.key == "cannot_pay" and project in payment.STANDARD_MC
        if priced and payment.standard_cost(player, project) <= worth:
            return True
    return False
