"""What giving up a hand card brings: MC for a sale, or what an effect gives for it."""

from __future__ import annotations

from games.ares import derive
from games.ares.content import CARDS
from games.ares.desk import Desk
from games.ares.effects.immediate import AnyEffect, Draw, DrawSpent, GainSpent
from games.ares.state import Drop, Mulligan, Paying, Run, Swapping


def sale(desk: Desk) -> str:
    """Return what a card sold brings: "+3 MC"."""
    return f"+{desk.mc(derive.sale_worth(desk.player))}"


def discarding(desk: Desk, card: str) -> str:
    """Return what discarding a card now brings, empty where it brings nothing: "+3 MC"."""
    match desk.part():
        case Drop() as drop:
            return dropping(desk, drop)
        case Swapping(source, tag, n):
            return desk.effects([Draw(n if tag in CARDS[card].tags else 1)], source)
        case _:
            return sale(desk)


def dropping(desk: Desk, drop: Drop) -> str:
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


def added(desk: Desk, card: str) -> str:
    """Return what stands behind the name of a card that may be discarded: " (+3 MC)"."""
    gain = discarding(desk, card)
    if not gain:
        return ""
    return f" ({gain})" if gain.startswith("+") else f" → {gain}"


def marked(desk: Desk, card: str) -> str:
    """Return what marks a card that was chosen already and may be taken back."""
    frame, part = desk.frame(), desk.part()
    if isinstance(part, Paying) and card in part.sold:
        return desk.say(" – to be sold, take back", " – à vendre, reprendre")
    if isinstance(frame, Mulligan) and card in frame.thrown[desk.seat]:
        return desk.say(" – to be exchanged, take back", " – à échanger, reprendre")
    return ""
