"""The reader's decision or choice, the phase they chose, and their means to pay."""

from __future__ import annotations

from collections.abc import Iterator

from games.ares.state import Paying, Phase, Planning
from games.ares.words import terms
from games.ares.words.parts.mats import metals
from games.ares.words.position import Position
from games.ares.words.prompts import prompt
from games.core.speech import Items, Message


def decision(p: Position) -> Iterator[Message]:
    """Yield what the reader has to decide or decided, their phases, and what they have to pay."""
    yield prompt(p, p.seat)
    if isinstance(p.part, Paying) and p.part.heat:
        yield Message("own-heat", heat=terms.stock("heat", p.part.heat))
    yield from _phases(p)
    if isinstance(p.frame, Phase) and not p.done(p.seat):
        goods = [*terms.goods(p.player).items, *metals(p.player)]
        yield Message("own-goods", goods=Items(goods))


def _phases(p: Position) -> Iterator[Message]:
    """Yield the phase that the reader chose, or the closed one while they choose."""
    if p.player.phase:
        yield Message("own-phase", phase=terms.phase(p.player.phase))
    elif isinstance(p.frame, Planning) and not p.frame.picks[p.seat] and p.player.previous:
        yield Message("own-closed", phase=terms.phase(p.player.previous))
