"""A fight for a building: the trailing side speaks (Projet Cérès, rules 22.5)."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.actions import EndTurn
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Decision, Step
from games.core.windows import pass_to_next
from tests.toy.market.asking import act, busy, market
from tests.toy.market.state import (
    CREWS,
    Attack,
    Attacked,
    FightEnded,
    FightFrame,
    FightPassed,
    Power,
    Powered,
)
from tests.toy.state import Player, State, TurnFrame

AtTurn = Decision[State, Player, TurnFrame, None]
AtFight = Decision[State, Player, FightFrame, None]


def totals(state: State, fight: FightFrame) -> tuple[int, int]:
    """Return how strong the attacker and the defender are."""
    attack, defence = fight.added
    return fight.crew + attack, state.sites[fight.site].size + defence


def trailing(state: State, fight: FightFrame) -> int:
    """Return the side that has to speak: the attacker where both are equal."""
    attack, defence = totals(state, fight)
    return fight.attacker if attack <= defence else fight.defender


def usable(state: State, seat: int) -> bool:
    """Return whether a side has a usable thing that all can see: a card, or any other play."""
    player, used = state.players[seat], market(state).used[seat]
    draws = player.ore > 0 and bool(state.deck)
    return bool(player.hand) or draws or not {"raise", "salvage"} <= {*used}


def settle(state: State, fight: FightFrame, log: Applied) -> None:
    """Hand the word to the side that trails now; one that has nothing to use is passed."""
    side = trailing(state, fight)
    pass_to_next(fight, side)
    if not usable(state, side):
        resolve(state, fight, log)


def resolve(state: State, fight: FightFrame, log: Applied) -> None:
    """End a fight with its present totals."""
    attack, defence = totals(state, fight)
    winner = fight.attacker if attack > defence else fight.defender
    state.stack.remove(fight)
    state.sites[fight.site].seat = winner
    log.events.append(FightEnded(site=fight.site, winner=winner, attack=attack, defence=defence))


class AttackStep(Step[AtTurn, Attack]):
    """A fight for another player's building."""

    def offers(self, at: AtTurn) -> Iterable[Attack]:
        if at.state.market is None:
            return ()
        theirs = [key for key, each in sorted(at.state.sites.items()) if each.seat != at.seat]
        return [Attack(site, crew) for site in theirs for crew in CREWS]

    def refusal(self, at: AtTurn, action: Attack) -> Reason | None:
        if at.state.market is None:
            return reason("no_market")
        if at.frame.acted:
            return reason("already_acted")
        building = at.state.sites.get(action.site)
        if building is None or building.seat == at.seat or isinstance(building.seat, str):
            return reason("nobody_to_fight")
        if action.crew not in CREWS:
            return reason("no_such_size")
        if action.crew > at.player.ore:
            return reason("too_expensive", price=action.crew, ore=at.player.ore)
        return None

    def do(self, at: AtTurn, action: Attack, log: Applied) -> None:
        state, kept = at.state, market(at.state)
        act(at)
        at.player.ore -= action.crew
        defender = state.sites[action.site].seat
        assert isinstance(defender, int), "a rival is not attacked"
        fight = FightFrame(
            kept.open(), at.seat, defender, action.site, action.crew, [0, 0], at.seat
        )
        fight.side = trailing(state, fight)
        state.stack.append(fight)
        log.events.append(
            Attacked(seat=at.seat, site=action.site, crew=action.crew, defender=defender)
        )


def add(state: State, fight: FightFrame, seat: int, card: int, log: Applied) -> None:
    """Add a card to a side of a fight."""
    state.players[seat].hand.remove(card)
    kept = market(state)
    kept.discard = sorted([*kept.discard, card])
    fight.added[int(seat == fight.defender)] += card
    log.events.append(Powered(seat=seat, card=card))


class PowerStep(Step[AtFight, Power]):
    """A card for the trailing side, which then continues, passes, or has taken the lead."""

    def offers(self, at: AtFight) -> Iterable[Power]:
        return [Power(card) for card in at.player.hand]

    def refusal(self, at: AtFight, action: Power) -> Reason | None:
        if action.card not in at.player.hand:
            return reason("no_such_card")
        return busy(at.state, at.seat)

    def do(self, at: AtFight, action: Power, log: Applied) -> None:
        add(at.state, at.frame, at.seat, action.card, log)


class LeadStep(Step[Decision[State, Player, None, None], Power]):
    """A card of the leading side, unasked."""

    def offers(self, at: Decision[State, Player, None, None]) -> Iterable[Power]:
        return [Power(card) for card in at.player.hand] if self._leads(at) else ()

    def refusal(self, at: Decision[State, Player, None, None], action: Power) -> Reason | None:
        if not self._leads(at):
            return reason("no_fight")
        if action.card not in at.player.hand:
            return reason("no_such_card")
        return busy(at.state, at.seat)

    def do(self, at: Decision[State, Player, None, None], action: Power, log: Applied) -> None:
        fight = at.state.stack[-1]
        assert isinstance(fight, FightFrame)
        add(at.state, fight, at.seat, action.card, log)

    def _leads(self, at: Decision[State, Player, None, None]) -> bool:
        top = at.state.stack[-1]
        if not isinstance(top, FightFrame) or at.seat == top.side:
            return False
        return at.seat in (top.attacker, top.defender)


class PassStep(Step[AtFight, EndTurn]):
    """The trailing side leaves it at that, and the fight is over."""

    def offers(self, at: AtFight) -> Iterable[EndTurn]:
        return (EndTurn(),)

    def refusal(self, at: AtFight, action: EndTurn) -> None:
        return None

    def do(self, at: AtFight, action: EndTurn, log: Applied) -> None:
        log.events.append(FightPassed(seat=at.seat))
        resolve(at.state, at.frame, log)


STEPS = (AttackStep(), PowerStep(), LeadStep(), PassStep())
