"""What a person may wonder about: also the cards and actions that are refused at a glance.

Of hands only one's own is named, so nothing hidden can be asked for here.
"""

from __future__ import annotations

from games.ares import legal
from games.ares.actions import AnyAction, Initiative, Play, Standard, Use
from games.ares.content import CARDS
from games.ares.rules import payment
from games.ares.state import ACTION, Lane, Player, State, live_phase


def thinkable(state: State, seat: int) -> list[AnyAction]:
    """Return the candidates of a seat, then its other hand cards and its idle actions.

    Of the ways to pay that are refused only the automatic one: it tells what is missing.
    """
    if not state.stack:
        return []
    found = [
        action
        for action in legal.candidates(state, seat)
        if not (_paid_by_hand(action) and legal.refusal(state, seat, action))
    ]
    player, phase = state.players[seat], live_phase(state)
    offered = {action.card for action in found if isinstance(action, Play)}
    found += [Play(card) for card in player.hand if card not in offered]
    if phase is not None and phase.number == ACTION:
        lane = phase.lanes[seat]
        if not lane.stack and not lane.done:
            found += _idle_actions(player, lane)
    return found


def _paid_by_hand(action: AnyAction) -> bool:
    match action:
        case Play(payment=way):
            return way != "auto"
        case Use(funds=funds) | Standard(funds=funds) | Initiative(funds=funds):
            return funds != "mc"
        case _:
            return False


def _idle_actions(player: Player, lane: Lane) -> list[AnyAction]:
    """Return actions that were used already, or that nothing can be spent on."""
    found: list[AnyAction] = []
    for card in player.played:
        used = lane.uses.get(card, 0) > int(lane.bonus)
        for option, way in enumerate(CARDS[card].action):
            parts = payment.costs(player.phase, way)
            most = payment.most(player, len(player.hand), parts)
            if used or most == 0:
                found.append(Use(card, option, 0 if most is None else 1))
    return found
