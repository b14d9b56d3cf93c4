"""Phase III: using the action of a card in play (chapter 5)."""

from __future__ import annotations

from collections.abc import Iterator

from games.ares.actions import Use
from games.ares.content import CARDS
from games.ares.effects import triggers
from games.ares.effects.costs import Cost, Discard, DiscardUpTo, Pay, PayUpTo, TakeHere, TakeOwn
from games.ares.effects.resolve import ask_target, discard
from games.ares.events import ActionUsed
from games.ares.rules import costs
from games.ares.rules.actor import Actor
from games.ares.state import ACTION, Lane, Phase, Run, Target
from games.ares.steps.base import AresStep, Here, actor
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
        triggers.push(lane, [run, *triggers.by_action(at.player)])
        for part in parts:
            _give_up(seat, action, part)


def _used(lane: Lane, card: str) -> bool:
    """Return whether a card's action was used as often as it may be."""
    return lane.uses.get(card, 0) > int(lane.bonus)


def _pay(actor: Actor, action: Use, parts: tuple[Cost, ...]) -> None:
    """Pay what an action costs in MC, heat, plants and terraform rating."""
    mc, burnt = actor.pay_mc(costs.mc_cost(actor.player, parts), action.funds)
    paid = {"mc": 0, "heat": 0, "plant": 0, "tr": 0}
    for part in parts:
        match part:
            case Pay("heat" | "plant" | "tr" as what, n):
                paid[what] += n
            case PayUpTo(what):
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


def _give_up(actor: Actor, action: Use, part: Cost) -> None:
    """Give the cards or cubes that are part of an action's cost, or ask which."""
    match part:
        case Discard(n):
            discard(actor, action.card, n)
        case DiscardUpTo():
            discard(actor, action.card, action.amount)
        case TakeHere(_, n):
            actor.remove(action.card, n)
        case TakeOwn(cube, n):
            givers = costs.givers(actor.player, cube, n)
            ask_target(actor, Target(action.card, cube, -n, givers))
        case _:
            pass
