"""Open cards to choose from, dealt to the reader or revealed by others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ares.content import CARDS
from games.ares.state import Phase, Pick, Research, Swap
from games.ares.words import cards as texts
from games.ares.words.parts.hand import corporation, project
from games.ares.words.position import Position
from games.core.speech import Message, Name


def dealt(p: Position) -> Iterator[Message]:
    """Yield what the reader chooses from; often nothing."""
    yield from map(corporation, p.dealt())
    if p.seen.viewer == p.seat:
        yield from (project(p, card) for card in offered(p))


def offered(p: Position) -> list[str]:
    """Return the project cards that the reader looks at to keep some, or to give one for it."""
    if p.seen.viewer != p.seat:
        return []
    match p.frame:
        case Research(dealt):
            return dealt[p.seat]
        case Swap(taker, card) if taker != p.seat and card in CARDS:
            return [card]
        case _ if isinstance(p.part, Pick):
            return [card for card in p.part.cards if card in CARDS]
        case _:
            return []


def revealed(p: Position) -> Iterator[tuple[int, str]]:
    """Yield the open cards that a player chooses from, with the seat that revealed them."""
    lanes = p.frame.lanes if isinstance(p.frame, Phase) else []
    for seat, lane in enumerate(lanes):
        part = lane.stack[-1] if lane.stack else None
        if isinstance(part, Pick) and part.shown:
            yield from ((seat, card) for card in part.cards)


def shown(p: Position, names: Sequence[str]) -> Iterator[Message]:
    """Yield the cards that a player revealed to choose from, for all players to see."""
    for seat, card in revealed(p):
        yield Message("told-shown", who=names[seat], card=Name(card), text=texts.gist(CARDS[card]))
