"""Decisions within an effect or a payment."""

from __future__ import annotations

from games.ares.actions import AnyAction, Burn, Choose, Confirm, Decline, DrawBonus, Keep, Put, Toss
from games.ares.apply_phase import draw_bonus, play
from games.ares.content import CARDS
from games.ares.effects import resolve
from games.ares.events import CardsGone, Discarded, Drew
from games.ares.rules import payment
from games.ares.rules.payment import Bill
from games.ares.state import Branch, Drop, Lane, Offering, Paying, Pick, Run, Swapping, Target
from games.ares.step import Step, draw, tell, throw, toggle, whisper


def perform(step: Step, lane: Lane, seat: int, action: AnyAction) -> None:
    """Decide the part of an effect that waits for the seat."""
    part = lane.stack[-1]
    match part, action:
        case Branch(card, branches, spent), Choose(option):
            lane.stack[-1] = Run(card, branches[option], spent)
        case Target(), Put(card):
            lane.stack.pop()
            resolve.aim(step, seat, part, card)
        case Drop(), Toss(card):
            _discard(step, seat, card, part.card)
            part.left -= 1
            if not part.left:
                lane.stack.pop()
        case Swapping(source, tag, n), Toss(card):
            lane.stack.pop()
            _discard(step, seat, card, source)
            draw(step, seat, n if tag in CARDS[card].tags else 1, source)
        case ((Swapping() | Paying()), Decline()):
            lane.stack.pop()
        case Pick(), Keep(card):
            _keep(step, lane, seat, part, card)
        case Paying(), Toss(card):
            toggle(part.sold, card)
        case Paying(), Burn(heat):
            part.heat = heat
        case Paying(), Confirm():
            _confirm(step, lane, seat, part)
        case Offering(), DrawBonus():
            lane.stack.pop()
            draw_bonus(step, lane, seat)
        case Offering(), Decline():
            lane.stack.pop()
            lane.done = True
        case _:
            raise AssertionError(
                f"{type(action).__name__} passed as legal in {type(part).__name__}"
            )


def _discard(step: Step, seat: int, card: str, source: str) -> None:
    step.player(seat).hand.remove(card)
    throw(step.state, [card])
    tell(step, seat, Discarded(seat=seat, n=1, card=source))
    whisper(step, seat, CardsGone(seat=seat, cards=(card,), sold=False))


def _keep(step: Step, lane: Lane, seat: int, part: Pick, card: str) -> None:
    if part.shown:
        lane.stack.pop()
        resolve.settle_shown(step, seat, part.cards, [card])
        return
    player = step.player(seat)
    player.hand.append(card)
    part.cards.remove(card)
    part.choice.remove(card)
    part.keep -= 1
    tell(step, seat, Drew(seat=seat, n=1, card=part.card))
    if not part.keep:
        lane.stack.pop()
        throw(step.state, part.cards)


def _confirm(step: Step, lane: Lane, seat: int, part: Paying) -> None:
    lane.stack.pop()
    chosen = (tuple(part.sold), part.heat)
    player = step.player(seat)
    found = payment.bill(player, player.hand, lane, part.card, part.reduction, "cards", chosen)
    assert isinstance(found, Bill)
    play(step, lane, seat, part.card, found)
