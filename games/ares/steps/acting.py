"""Phase III: actions of cards in play (chapter 5), and standard actions (8.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from games.ares import effects
from games.ares.actions import AnyAction, Funds, Sell, Standard, Standing, Use
from games.ares.content import CARDS
from games.ares.effects import resolve
from games.ares.effects.resolve import ask_target, discard
from games.ares.events import ActionUsed, StandardUsed
from games.ares.rules import costs, derive
from games.ares.rules.actor import Actor
from games.ares.state import ACTION, Lane, Phase, Player, Run, State, Target, live_phase
from games.ares.steps.base import AresStep, Here, actor
from games.core.batches import Batch
from games.core.engine import AnyEngine
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied


class UseAction(AresStep[Here[Phase], Use]):
    """Use an action once; who chose the phase may use one of them twice (8.2)."""

    def candidates(self, at: Here[Phase]) -> Iterator[Use]:
        if at.frame.number == ACTION:
            lane = at.frame.lanes[at.seat]
            funds = costs.usable(at.player)
            for card in at.player.played:
                if not _used(lane, card):
                    for option in range(len(CARDS[card].action)):
                        parts = costs.of_use(at.player.phase, CARDS[card].action[option])
                        most = costs.most(at.player, len(at.player.hand), parts)
                        amounts = [0] if most is None else range(most, 0, -1)
                        ways = funds if costs.mc_cost(at.player, parts) else funds[:1]
                        yield from (Use(card, option, n, way) for n in amounts for way in ways)

    def offers(self, at: Here[Phase]) -> list[Use]:
        if at.frame.number != ACTION:
            return []
        found: list[Use] = []
        likely = self.asked(at, self.candidates(at))
        for card in at.player.played:
            for option, way in enumerate(CARDS[card].action):
                parts = costs.of_use(at.player.phase, way)
                fixed = costs.most(at.player, len(at.player.hand), parts) is None
                found += [use for use in likely if (use.card, use.option) == (card, option)] or [
                    Use(card, option, 0 if fixed else 1)
                ]
        return found

    def refusal(self, at: Here[Phase], action: Use) -> Reason | None:
        player, hand = at.player, len(at.player.hand)
        if at.frame.number != ACTION:
            return NOT_NOW
        if action.card not in player.played:
            return reason("not_in_play", card=action.card if action.card in CARDS else "")
        ways = CARDS[action.card].action
        if not ways:
            return reason("no_action", card=action.card)
        if _used(at.frame.lanes[at.seat], action.card):
            return reason("used", card=action.card)
        if not 0 <= action.option < len(ways):
            return reason("no_option", card=action.card)
        parts = costs.of_use(player.phase, ways[action.option])
        most = costs.most(player, hand, parts)
        if most is None and action.amount != 0:
            return reason("amount", least=0, most=0)
        if most is not None and not 1 <= action.amount <= most:
            return reason("amount", least=1, most=most)
        why = costs.fixed_shortage(player, hand, action.card, parts)
        return why or costs.funds_refusal(player, costs.mc_cost(player, parts), action.funds)

    def do(self, at: Here[Phase], action: Use, log: Applied) -> None:
        """Pay an action's cost, then gain; choices of the cost come first (5.3)."""
        seat, lane = actor(at, log), at.frame.lanes[at.seat]
        way = CARDS[action.card].action[action.option]
        if lane.uses.get(action.card, 0):
            lane.bonus = False
        lane.uses[action.card] = lane.uses.get(action.card, 0) + 1
        parts = costs.of_use(at.player.phase, way)
        _pay(seat, action, parts)
        gains = [*way.gain, *(way.more if at.player.phase == ACTION else ())]
        run = Run(action.card, gains, action.amount)
        resolve.push(lane, [run, *resolve.by_action(at.player)])
        for part in parts:
            _give_up(seat, action, part)


def _used(lane: Lane, card: str) -> bool:
    """Return whether a card's action was used as often as it may be."""
    return lane.uses.get(card, 0) > int(lane.bonus)


def _pay(actor: Actor, action: Use, parts: tuple[effects.Cost, ...]) -> None:
    """Pay what an action costs in MC, heat, plants and terraform rating."""
    mc, burnt = actor.pay_mc(costs.mc_cost(actor.player, parts), action.funds)
    paid = {"mc": 0, "heat": 0, "plant": 0, "tr": 0}
    for part in parts:
        match part:
            case effects.Pay("heat" | "plant" | "tr" as what, n):
                paid[what] += n
            case effects.PayUpTo(what):
                paid[what] += action.amount
            case _:
                pass
    actor.pay(0, paid["heat"], paid["plant"], paid["tr"])
    actor.tell(
        ActionUsed(
            seat=actor.seat,
            card=action.card,
            option=action.option,
            mc=mc,
            heat=burnt + paid["heat"],
            plant=paid["plant"],
            tr=paid["tr"],
        )
    )


def _give_up(actor: Actor, action: Use, part: effects.Cost) -> None:
    """Give the cards or cubes that are part of an action's cost, or ask which."""
    match part:
        case effects.Discard(n):
            discard(actor, action.card, n)
        case effects.DiscardUpTo():
            discard(actor, action.card, action.amount)
        case effects.TakeHere(_, n):
            actor.remove(action.card, n)
        case effects.TakeOwn(cube, n):
            givers = costs.givers(actor.player, cube, n)
            ask_target(actor, Target(action.card, cube, -n, givers))
        case _:
            pass


EFFECTS: dict[Standing, effects.AnyEffect] = {
    "forest_plants": effects.Forest(1),
    "forest_mc": effects.Forest(1),
    "heat_temperature": effects.Raise("temperature", 1),
    "mc_temperature": effects.Raise("temperature", 1),
    "mc_ocean": effects.FlipOcean(1),
}
STANDARDS: tuple[Standing, ...] = get_args(Standing)


class StandardAction(AresStep[Here[Phase], Standard]):
    """Pay for a forest, a temperature step or an ocean, as often as one likes."""

    def candidates(self, at: Here[Phase]) -> list[Standard]:
        if at.frame.number != ACTION:
            return []
        funds = costs.usable(at.player)
        return [
            Standard(project, way)
            for project in STANDARDS
            for way in (funds if project in costs.STANDARD_MC else funds[:1])
        ]

    def offers(self, at: Here[Phase]) -> list[Standard]:
        return self.asked(at, self.candidates(at))

    def refusal(self, at: Here[Phase], action: Standard) -> Reason | None:
        project, phase, player = action.project, at.frame, at.player
        if phase.number != ACTION or project not in STANDARDS:
            return NOT_NOW
        closed = costs.closed(phase, project)
        if closed is not None:
            return reason("closed", parameter=closed)
        good, need = costs.standard_cost(player, project)
        if good == "mc":
            return costs.funds_refusal(player, need, action.funds)
        if action.funds != "mc":
            return reason("no_heat_as_mc")
        have = costs.means(player, good)
        return None if have >= need else reason("cannot_pay", good=good, need=need, have=have)

    def do(self, at: Here[Phase], action: Standard, log: Applied) -> None:
        carry_out(actor(at, log), action.project, action.funds)


def carry_out(
    actor: Actor, project: Standing, funds: Funds = "mc", *, forced: bool = False
) -> None:
    """Pay for a standard action and set it off."""
    good, n = costs.standard_cost(actor.player, project)
    if good == "mc":
        mc, heat = actor.pay_mc(n, funds)
        paid: dict[str, Any] = {"mc": mc, "heat": heat}
    else:
        paid = {good: n}
        actor.pay(**paid)
    actor.tell(StandardUsed(seat=actor.seat, project=project, **paid, forced=forced))
    actor.lane.stack.append(Run("", [EFFECTS[project]]))


def batches(game: AnyEngine, state: State, seat: int) -> list[Batch]:
    """Return the cards to sell, and how often each standard action can be paid for.

    Oceans are flipped one by one: the reward of each can't be known before.
    """
    phase, player, legal = live_phase(state), state.players[seat], game.legal(state, seat)
    if phase is None or not any(isinstance(action, Standard) for action in legal):
        return []
    sales = [action for action in legal if isinstance(action, Sell)]
    counted = [
        Batch([Standard(project)], times=times)
        for project in STANDARDS
        if project != "mc_ocean" and not costs.closed(phase, project)
        if (times := _times(player, project))
    ]
    found = [*counted, Batch(sales, some=True)] if sales and counted else counted
    return found if sum(batch.times or len(batch.first) for batch in found) > 1 else []


def _times(player: Player, project: Standing) -> int:
    """Return how often a player can pay for a standard action, by selling all cards for MC."""
    good, need = costs.standard_cost(player, project)
    sold = len(player.hand) * derive.sale_worth(player) if good == "mc" else 0
    return (costs.means(player, good) + sold) // need


def worthwhile(player: Player, action: AnyAction, *, last: bool) -> bool:
    """Return whether a legal action gains something at no real cost, so that it remains to do.

    A standard action can nearly always be paid. MC have a better use while there are hand cards to
    pay, so an action for MC counts only if the printed prices of all of them are left over, or if
    this is the `last` chance to spend MC. An action for hand cards or terraform rating never
    counts. Heat, plants and cubes are there to be spent.
    """
    match action:
        case Standard(project=project) if project in costs.STANDARD_MC:
            return last or _spare(player) >= costs.standard_cost(player, project)[1]
        case Use(card=card, option=option, amount=amount):
            parts = costs.of_use(player.phase, CARDS[card].action[option])
            if any(
                isinstance(part, effects.Discard | effects.DiscardUpTo) or _rating(part)
                for part in parts
            ):
                return False
            more = (
                amount
                if any(isinstance(p, effects.PayUpTo) and p.what == "mc" for p in parts)
                else 0
            )
            price = costs.mc_cost(player, parts) + more
            return not price or last or _spare(player) >= price
        case _:
            return True


def _spare(player: Player) -> int:
    """Return the MC that are left once every hand card is paid."""
    return player.mc - sum(CARDS[card].cost for card in player.hand if card in CARDS)


def _rating(part: object) -> bool:
    return isinstance(part, effects.Pay) and part.what == "tr"
