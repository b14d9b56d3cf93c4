"""What a seat does in phases I to III: playing cards, using actions, being done."""

from __future__ import annotations

from games.ares.actions import (
    AnyAction,
    DrawBonus,
    Funds,
    Initiative,
    Play,
    Reopen,
    Standard,
    Standing,
    Use,
)
from games.ares.content import CARDS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.effects import resolve, triggers
from games.ares.effects.costs import Cost, Discard, DiscardUpTo, Pay, PayUpTo, TakeHere, TakeOwn
from games.ares.effects.immediate import AnyEffect, FlipOcean, Forest, Raise
from games.ares.events import ActionUsed, CardPlayed, CardsGone, InitiativeUsed, StandardUsed
from games.ares.legal_phase import idle, initiative
from games.ares.rules import derive, payment
from games.ares.rules.payment import Bill
from games.ares.state import ACTION, CONSTRUCTION, Lane, Offering, Paying, Phase, Run, Target
from games.ares.step import Step, draw, remove, tell, throw, whisper
from games.core.actions import EndTurn
from games.core.errors import Reason

STANDARD_EFFECTS: dict[Standing, AnyEffect] = {
    "forest_plants": Forest(1),
    "forest_mc": Forest(1),
    "heat_temperature": Raise("temperature", 1),
    "mc_temperature": Raise("temperature", 1),
    "mc_ocean": FlipOcean(1),
}


def perform(step: Step, phase: Phase, seat: int, action: AnyAction) -> None:
    """Carry out what a seat does that has nothing else to decide first."""
    lane = phase.lanes[seat]
    match action:
        case Play(card, reduction, "cards"):
            lane.stack.append(Paying(card, reduction))
        case Play(card, reduction, way):
            player = step.player(seat)
            found = payment.bill(player, player.hand, lane, card, reduction, way)
            assert isinstance(found, Bill)
            play(step, lane, seat, card, found)
        case DrawBonus():
            draw_bonus(step, lane, seat)
        case Use():
            _use(step, lane, seat, action)
        case Standard(project, funds):
            _standard(step, lane, seat, project, funds, forced=False)
        case Initiative(funds):
            _initiative(step, lane, seat, funds)
        case Reopen():
            lane.done = False
        case EndTurn():
            _end(step, phase, lane, seat)
        case _:
            raise AssertionError(f"{type(action).__name__} passed as legal in phase {phase.number}")


def play(step: Step, lane: Lane, seat: int, card: str, paid: Bill) -> None:
    """Pay for a card, put it into play and set off what it does (4.3 to 4.5)."""
    player = step.player(seat)
    player.hand.remove(card)
    for other in paid.sold:
        player.hand.remove(other)
    throw(step.state, paid.sold)
    player.mc += len(paid.sold) * derive.sale_worth(player) - paid.mc
    player.heat -= paid.heat + paid.spend_heat
    player.plant -= paid.plant
    player.tr -= paid.spend_tr
    tell(
        step,
        seat,
        CardPlayed(
            seat=seat,
            card=card,
            mc=paid.mc,
            heat=paid.heat + paid.spend_heat,
            sold=len(paid.sold),
            plant=paid.plant,
            microbe=paid.microbe,
            tr=paid.spend_tr,
        ),
    )
    if paid.sold:
        whisper(step, seat, CardsGone(seat=seat, cards=paid.sold))
    if paid.microbe:
        remove(step, seat, paid.microbe_card, paid.microbe)
    if lane.slots:
        lane.slots -= 1
    elif CARDS[card].colour == "green":
        lane.free = 0
    else:
        lane.bonus = False
    lane.less = lane.next_less = 0
    lane.next_tolerant = False
    player.played.append(card)
    triggers.push(lane, triggers.by_card(player, card))


def draw_bonus(step: Step, lane: Lane, seat: int) -> None:
    """Draw the card that the chooser of construction may have instead of a second play."""
    lane.bonus = False
    draw(step, seat, 1)


def _use(step: Step, lane: Lane, seat: int, action: Use) -> None:
    """Pay an action's cost, then gain; choices of the cost come first (5.3)."""
    player = step.player(seat)
    way = CARDS[action.card].action[action.option]
    if lane.uses.get(action.card, 0):
        lane.bonus = False
    lane.uses[action.card] = lane.uses.get(action.card, 0) + 1
    parts = payment.costs(player.phase, way)
    _pay_action(step, seat, action, parts)
    gains = [*way.gain, *(way.more if player.phase == ACTION else ())]
    run = Run(action.card, gains, action.amount)
    triggers.push(lane, [run, *triggers.by_action(player)])
    for part in parts:
        _give_up(step, seat, action, part)


def _pay_action(step: Step, seat: int, action: Use, parts: tuple[Cost, ...]) -> None:
    """Pay what an action costs in MC, heat, plants and terraform rating."""
    player = step.player(seat)
    funded = payment.split(player, payment.mc_cost(player, parts), action.funds)
    assert not isinstance(funded, Reason)
    mc, heat = funded
    player.mc -= mc
    player.heat -= heat
    paid = {"mc": 0, "heat": 0, "plant": 0, "tr": 0}
    for part in parts:
        match part:
            case Pay("heat" | "plant" | "tr" as what, n):
                paid[what] += n
            case PayUpTo(what):
                paid[what] += action.amount
            case _:
                pass
    player.heat -= paid["heat"]
    player.plant -= paid["plant"]
    player.tr -= paid["tr"]
    tell(
        step,
        seat,
        ActionUsed(
            seat=seat,
            card=action.card,
            option=action.option,
            mc=mc,
            heat=heat + paid["heat"],
            plant=paid["plant"],
            tr=paid["tr"],
        ),
    )


def _give_up(step: Step, seat: int, action: Use, part: Cost) -> None:
    """Give the cards or cubes that are part of an action's cost, or ask which."""
    match part:
        case Discard(n):
            resolve.discard(step, seat, action.card, n)
        case DiscardUpTo():
            resolve.discard(step, seat, action.card, action.amount)
        case TakeHere(_, n):
            remove(step, seat, action.card, n)
        case TakeOwn(cube, n):
            givers = payment.givers(step.player(seat), cube, n)
            resolve.ask_target(step, seat, Target(action.card, cube, -n, givers))
        case _:
            pass


def _standard(
    step: Step, lane: Lane, seat: int, project: Standing, funds: Funds, *, forced: bool
) -> None:
    """Carry out a standard action (8.3)."""
    player = step.player(seat)
    mc = heat = plant = 0
    if project in payment.STANDARD_MC:
        funded = payment.split(player, payment.standard_cost(player, project), funds)
        assert not isinstance(funded, Reason)
        mc, heat = funded
    elif project == "forest_plants":
        plant = derive.forest_plants(player)
    else:
        heat = derive.HEAT_STEP
    player.mc -= mc
    player.heat -= heat
    player.plant -= plant
    tell(
        step,
        seat,
        StandardUsed(seat=seat, project=project, mc=mc, heat=heat, plant=plant, forced=forced),
    )
    lane.stack.append(Run("", [STANDARD_EFFECTS[project]]))


def _initiative(step: Step, lane: Lane, seat: int, funds: Funds) -> None:
    player = step.player(seat)
    part = initiative(player)
    assert part is not None
    funded = payment.split(player, part.cost.n, funds)
    assert not isinstance(funded, Reason)
    mc, heat = funded
    player.mc -= mc
    player.heat -= heat
    lane.taken = True
    tell(step, seat, InitiativeUsed(seat=seat, mc=mc, heat=heat))
    lane.stack.append(Run(player.corporation, list(part.do)))


def _end(step: Step, phase: Phase, lane: Lane, seat: int) -> None:
    """Be done, after what must be done or asked before (8.5, R13)."""
    if phase.number == CONSTRUCTION and lane.bonus:
        lane.stack.append(Offering())
        return
    offered = lane.offer
    if phase.number == ACTION:
        _convert(step, lane, seat)
    # An offer that the conversions opened may still be taken (R24).
    lane.done = offered or not lane.offer or idle(step.state, phase, seat)


def _convert(step: Step, lane: Lane, seat: int) -> None:
    """Do the forced conversions, heat first (8.5, R12)."""
    state, player = step.state, step.player(seat)
    while player.heat >= derive.HEAT_STEP and state.temperature < TEMPERATURE_STEPS:
        _standard(step, lane, seat, "heat_temperature", "mc", forced=True)
        resolve.advance(step, seat)
    while player.plant >= derive.forest_plants(player) and state.oxygen < OXYGEN_STEPS:
        _standard(step, lane, seat, "forest_plants", "mc", forced=True)
        resolve.advance(step, seat)
