"""The deck and the discard pile, marks on cards, and the public log."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from games.ares.content import CARDS
from games.ares.events import Reshuffled
from games.ares.state import State
from games.core.events import Applied


def take(state: State, n: int, log: Applied) -> list[str]:
    """Take cards from the deck, renewing it from the discard pile when it runs out (12.1)."""
    found: list[str] = []
    while len(found) < n:
        if not state.deck:
            if not state.discard:
                break  # R28: the rest of the draw is lost
            state.deck, state.discard = state.discard, []
            state.rng.shuffle(state.deck)
            log.events.append(Reshuffled(n=len(state.deck)))
        found.append(state.deck.pop())
    if found:
        log.revealed = True
    return found


def throw(state: State, cards: Iterable[str]) -> None:
    """Put cards on the discard pile, which is kept in order of their numbers."""
    for card in cards:
        insort(state.discard, card, key=lambda found: CARDS[found].number)


def milestone(log: Applied) -> None:
    """Note that all players see the game from here, and that undo stops here."""
    log.closed = True
    log.revealed = True


def remarked(marked: list[str], card: str, most: int) -> list[str]:
    """Return marks with one more card, or one less; the oldest leaves if all were marked.

    A choice can therefore be changed until the phase closes.
    """
    if card in marked:
        return [other for other in marked if other != card]
    return [*marked, card][-most:]


def toggle(marked: list[str], card: str) -> None:
    """Mark a card, or take its mark back."""
    if card in marked:
        marked.remove(card)
    else:
        marked.append(card)
