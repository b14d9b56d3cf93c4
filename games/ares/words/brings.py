"""What giving up a hand card brings: MC for a sale, or what an effect gives for it."""

from __future__ import annotations

from games.ares.content import CARDS
from games.ares.effects import AnyEffect, Draw, DrawSpent, GainSpent
from games.ares.rules import derive
from games.ares.state import Drop, Limit, Mulligan, Paying, Research, Run, Swapping
from games.ares.words.position import Position
from games.ares.words.terms import by, stock
from games.core.speech import Argument, Message, Name


def sale(p: Position) -> Message:
    """Return what a card sold brings: "+3 MC"."""
    return Message("sale", mc=stock("mc", derive.sale_worth(p.player)))


def sold(p: Position, card: str) -> Message:
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
            return sold(p, card)
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
