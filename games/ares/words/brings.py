"""What giving up a hand card brings: MC for a sale, or what an effect gives for it."""

from __future__ import annotations

from games.ares.content import CARDS
from games.ares.effects.immediate import AnyEffect, Draw, DrawSpent, GainSpent
from games.ares.rules import derive
from games.ares.state import Drop, Limit, Mulligan, Paying, Research, Run, Swapping
from games.ares.words.position import Position


def sale(desk: Position) -> str:
    """Return what a card sold brings: "+3 MC"."""
    return f"+{desk.mc(derive.sale_worth(desk.player))}"


def discarding(desk: Position, card: str) -> str:
    """Return what discarding a card now brings, empty where it brings nothing: "+3 MC"."""
    match desk.part():
        case Drop() as drop:
            return dropping(desk, drop)
        case Swapping(source, tag, n):
            return desk.effects([Draw(n if tag in CARDS[card].tags else 1)], source)
        case _:
            return sale(desk)


def dropping(desk: Position, drop: Drop) -> str:
    """Return what each card discarded for an effect brings: what the effect still has to give."""
    lane = desk.lane()
    assert lane is not None
    runs = (part for part in reversed(lane.stack) if isinstance(part, Run))
    run = next((run for run in runs if run.card == drop.card), None)
    if run is None or not run.effects:
        return ""
    return desk.effects(run.effects, drop.card, 1 if each(run.effects) else run.spent)


def each(effects: list[AnyEffect]) -> bool:
    """Tell whether effects give more for every card discarded."""
    return any(isinstance(effect, GainSpent | DrawSpent) for effect in effects)


def added(desk: Position, card: str) -> str:
    """Return what stands behind the name of a card that may be discarded: " (+3 MC)"."""
    gain = discarding(desk, card)
    if not gain:
        return ""
    return f" ({gain})" if gain.startswith("+") else f" → {gain}"


def marked(desk: Position, card: str) -> str:
    """Return what marks a card that was chosen already and may be taken back."""
    if card not in chosen(desk):
        return ""
    match desk.frame:
        case Mulligan():
            return desk.say(" – to be exchanged", " – à échanger")
        case Research():
            return desk.say(" – to be kept", " – à garder")
        case Limit():
            return desk.say(" – to be discarded", " – à défausser")
        case _:
            return desk.say(" – to be sold", " – à vendre")


def chosen(desk: Position) -> list[str]:
    """Return the cards that the reader marked at this step, the oldest mark first."""
    match desk.frame:
        case Mulligan(thrown):
            return thrown[desk.seat]
        case Research(_, _, kept):
            return kept[desk.seat]
        case Limit(marks):
            return marks[desk.seat]
        case _:
            part = desk.part()
            return part.sold if isinstance(part, Paying) else []
