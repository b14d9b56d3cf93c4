"""What the viewer could do, in words: what is asked, what they have, what they can choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.core import steps
from games.core.actions import Action, kind, without_payment
from games.core.speech import Argument, Items, Message
from games.luna_maris import actions as act
from games.luna_maris.state import Activation, Turn
from games.luna_maris.steps import STEPS
from games.luna_maris.words import cards
from games.luna_maris.words.actions import spoken
from games.luna_maris.words.position import Position
from games.luna_maris.words.prompts import prompt
from games.luna_maris.words.sides import told
from games.luna_maris.words.terms import optional


def decision(p: Position) -> Iterator[Message]:
    """Yield what is asked of the viewer, what they have, and a line for every choice."""
    yield from asked(p)
    for action in legal(p):
        yield Message("own-choice", text=label(p, action), more=optional(_printed(p, action)))


def asked(p: Position) -> Iterator[Message]:
    """Yield what is asked of the viewer, and what they have."""
    yield prompt(p, p.seat)
    yield told(p, "own-have", p.player)


def label(p: Position, action: Action) -> Argument:
    """Return what an action is called, for who listens."""
    cost, arrow, gain = spoken(p, action).replace(" · ", ", ").partition(" → ")
    text = Message("own-deal", cost=cost, gain=gain) if arrow else cost
    # What stands below a heading of its own on the panel.
    headed = isinstance(action, act.Feed | act.Rest)
    return Message("own-kind", kind=Message(f"kind-{kind(action)}"), text=text) if headed else text


def _printed(p: Position, action: Action) -> Message | None:
    """Return what is printed on a tile that an action takes or builds."""
    match action:
        case act.Equip(tile):
            return cards.equipment(p.t, p.t.equipment[tile])
        case act.Build(module):
            return cards.improvement(p.t, p.t.improvements[module])  # pyright: ignore[reportArgumentType]
        case _:
            return None


def legal(p: Position) -> list[Any]:
    """Return what the viewer may do now, each thing once, paid as most people would."""
    found: dict[tuple[Any, ...], Any] = {}
    for asking in () if p.frame is None else (p.frame, None):
        at = steps.At(p.state, p.seat, p.player, asking, p.t, STEPS)
        for step in STEPS[type(asking)].steps:
            for action in step.likely(at):
                if step.refusal(at, action) is None:
                    found.setdefault(without_payment(action), action)
    return list(found.values())


def walks(p: Position) -> bool:
    """Tell whether the viewer could go somewhere now, or in their next turn."""
    live, mine = p.frame, p.player
    if mine.module is None or mine.seat in p.state.ended:
        return False
    if isinstance(live, Activation):
        return not live.asleep and len(live.steps) < p.t.scientists[live.scientist].level
    return live is None or (isinstance(live, Turn) and not live.acted)


def drawn(p: Position) -> Iterator[Message]:
    """Yield the food that nobody else has seen."""
    yield Message("own-drawn", food=Items(map(p.food, p.player.drawn)))
