"""What playing a hand card costs, and what giving one up brings."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares import actions as act
from games.ares.content import CARDS
from games.ares.effects import AnyEffect, Draw, DrawSpent, GainSpent
from games.ares.rules import derive, payment, requirements
from games.ares.rules.payment import Bill
from games.ares.state import Drop, Limit, Mulligan, Paying, Phase, Research, Run, Swapping
from games.ares.words.position import Position
from games.ares.words.terms import by, cards, cubes, stock, stocks
from games.core.actions import Action
from games.core.speech import Argument, Items, Message, Name

NAMED = 72
"""The longest label that names the cards sold: a hint before or after it cuts none off."""


def usual(p: Position, card: str) -> act.Play:
    """Return how a hand card is played where nothing else is said: in the first way to pay."""
    if p.lane is None:
        return act.Play(card)
    [ways] = payment.ways(p.player, p.hand(), p.lane, [card])
    plays = (act.Play(card, *way) for way in ways)
    return next((play for play in plays if _bill(p, play)), act.Play(card))


def play(p: Position, action: act.Play) -> Message:
    """Return a card with its bill.

    A cut list of names would not show every card given up, so a number stands in for names where
    there is no room.
    """
    named = not forfeited(p, action)
    return Message("label-play", card=Name(action.card), bill=bill(p, action, named=named))


def forfeited(p: Position, action: Action) -> Sequence[str]:
    """Return the cards sold to play a card, where its label has no room for their names."""
    if not isinstance(action, act.Play):
        return ()
    named = Message("label-play", card=Name(action.card), bill=bill(p, action))
    return _sold(p, action) if len(p.speaker.say(named)) > NAMED else ()


def bill(p: Position, action: act.Play, *, named: bool = True) -> Message:
    """Return what playing a card like this costs: "8 MC; sells Moss"."""
    return Message("bill", goods=goods(p, action), sold=sold(p, action, named=named))


def sold(p: Position, action: act.Play, *, named: bool = True) -> Items:
    """Return the hand cards that are sold for playing a card like this, or how many they are."""
    found = _sold(p, action)
    return Items(map(Name, found) if named else [cards(len(found))] if found else ())


def _sold(p: Position, action: act.Play) -> Sequence[str]:
    found = None if action.payment == "cards" else _bill(p, action)
    return () if found is None else found.sold


def goods(p: Position, action: act.Play) -> Items:
    """Return the goods that playing a card like this costs: "3 MC, 1 plant"."""
    found = _bill(p, action)
    if found is None:
        return Items([stock("mc", p.price(action.card))])
    if action.payment == "cards":
        return Items([stock("mc", found.price), Message("choose-sold")])
    mc = [stock("mc", found.mc)] if found.mc or not found.heat else []
    paid = stocks(heat=found.heat + found.spend_heat, plant=found.plant).items
    microbes = [cubes("microbe", found.microbe)] if found.microbe else []
    return Items([*mc, *paid, *microbes, *stocks(tr=found.spend_tr).items])


def _bill(p: Position, action: act.Play) -> Bill | None:
    if not isinstance(p.frame, Phase) or p.lane is None:
        return None
    if not requirements.has_slot(CARDS[action.card], p.frame.number, p.lane):
        return None  # the price in another phase can't be derived from this one
    found = payment.bill(p.player, p.hand(), p.lane, action.card, action.reduction, action.payment)
    return found if isinstance(found, Bill) else None


def sale(p: Position) -> Message:
    """Return what a card sold brings: "+3 MC"."""
    return Message("sale", mc=stock("mc", derive.sale_worth(p.player)))


def for_sale(p: Position, card: str) -> Message:
    """Return a card with what it brings when it is sold."""
    return by(Name(card), sale(p))


def discarded(p: Position, card: str) -> Argument:
    """Return a card with what discarding it now brings, its bare name where that is nothing."""
    match p.part:
        case Drop() as drop:
            gain = dropping(p, drop)
        case Swapping(source, tag, n):
            gain = p.effects([Draw(n if tag in CARDS[card].tags else 1)], source)
        case _:
            return for_sale(p, card)
    return Name(card) if gain is None else Message("discarded", card=Name(card), gain=gain)


def dropping(p: Position, drop: Drop) -> Message | None:
    """Return what each card discarded for an effect brings: what the effect still has to give."""
    assert p.lane is not None
    runs = (part for part in reversed(p.lane.stack) if isinstance(part, Run))
    run = next((run for run in runs if run.card == drop.card), None)
    if run is None or not run.effects:
        return None
    return p.effects(run.effects, drop.card, 1 if each(run.effects) else run.spent)


def each(effects: list[AnyEffect]) -> bool:
    """Return whether effects give more for every card discarded."""
    return any(isinstance(effect, GainSpent | DrawSpent) for effect in effects)


def chosen(p: Position) -> list[str]:
    """Return the cards that the reader marked at this step, the oldest mark first."""
    match p.frame:
        case Mulligan(thrown):
            return thrown[p.seat]
        case Research(_, _, kept):
            return kept[p.seat]
        case Limit(marks):
            return marks[p.seat]
        case _:
            return p.part.sold if isinstance(p.part, Paying) else []
