"""Draw piles that reshuffle their discards; decks that players own."""

from __future__ import annotations

from typing import Protocol

from games.core.rng import Rng


def take(pile: list[str], discard: list[str], rng: Rng, count: int) -> list[str]:
    """Take cards from the top (the end) of a pile, as many as there are.

    Where it runs out the discard, shuffled, becomes the pile.
    """
    taken: list[str] = []
    while len(taken) < count and (pile or discard):
        if not pile:
            pile[:] = rng.shuffled(discard)
            discard.clear()
        taken.append(pile.pop())
    return taken


class Decked(Protocol):
    """A player with a deck, drawn from its end; hand and discard are kept sorted."""

    deck: list[str]
    hand: list[str]
    discard: list[str]
    rng: Rng


def draw(p: Decked, n: int) -> tuple[str, ...]:
    """Draw cards from a player's deck, as many as there are, and return them."""
    cards = [p.deck.pop() for _ in range(min(n, len(p.deck)))]
    p.hand = sorted([*p.hand, *cards])
    return tuple(cards)


def drop(p: Decked, card: str) -> None:
    """Put a card of the hand on the discard, where the order reveals nothing."""
    p.hand.remove(card)
    p.discard = sorted([*p.discard, card])


def bury(p: Decked, n: int) -> int:
    """Put random cards of the discard under the deck, unseen; return how many there were."""
    n = min(n, len(p.discard))
    if n:
        # A new list: shuffling the open discard in place would reveal its order.
        shuffled = p.rng.shuffled(p.discard)
        p.deck = [*shuffled[:n], *p.deck]
        p.discard = sorted(shuffled[n:])
    return n


def gather(p: Decked) -> None:
    """Make discard, hand and deck a new deck."""
    p.deck = p.rng.shuffled(sorted([*p.discard, *p.hand, *p.deck]))
    p.discard, p.hand = [], []
