"""Tracks, bonuses, agents, cards drawn and discarded (8, 16)."""

from __future__ import annotations

from typing import Literal

from games.core.events import Applied
from games.core.rng import Rng
from games.projet_ceres import events as ev
from games.projet_ceres.content import Index
from games.projet_ceres.effects import Enlist
from games.projet_ceres.state import MOST_AGENTS, MOST_COL, MOST_DEV, Player, State

COLS = 3
"""Cells of the colonisation track that face one of devotion (16.1)."""


def score(
    t: Index, state: State, seat: int, track: Literal["dev", "col"], n: int, log: Applied
) -> None:
    """Advance on a track, at most to its end; bonuses reached are unlocked at once (16)."""
    p, asked = state.players[seat], n
    if track == "dev":
        n = min(n, MOST_DEV - p.dev)
        p.dev += n
    else:
        n = min(n, MOST_COL - p.col)
        p.col += n
    if n:
        log.events.append(ev.Scored(seat=seat, track=track, n=n))
    miss(seat, track, asked - n, log)
    reached = max(p.dev, p.col // COLS)
    if reached > p.unlocked:
        before, p.unlocked = p.unlocked, reached
        for bonus in t.clans[p.clan].bonuses:
            if before < bonus.cell <= reached:
                log.events.append(ev.Unlocked(seat=seat, cell=bonus.cell, clan=p.clan))
                for word in bonus.do:
                    if isinstance(word, Enlist):
                        enlist(p, log)
                p.reserve += t.changing["reserve"][p.clan, bonus.cell]


def miss(seat: int, what: ev.Lacking, n: int, log: Applied) -> None:
    """Report how much of a gain there was no place or supply for."""
    if n > 0:
        log.events.append(ev.Missed(seat=seat, lacking=what, n=n))


def enlist(p: Player, log: Applied) -> None:
    """Gain an agent in reception, up to four (OP-04, OP-11)."""
    if p.agents < MOST_AGENTS:
        p.agents += 1
        log.events.append(ev.AgentGained(seat=p.seat))
    else:
        miss(p.seat, "agent", 1, log)


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


def draw(p: Player, n: int, log: Applied) -> None:
    """Draw cards from one's own deck, as many as are there (8.4, OP-49)."""
    if cards := [p.deck.pop() for _ in range(min(n, len(p.deck)))]:
        p.hand = sorted([*p.hand, *cards])
        log.events.append(ev.Drew(seat=p.seat, n=len(cards)))
        log.events.append(ev.Found(seats=(p.seat,), seat=p.seat, cards=tuple(cards)))
        log.revealed = True
    miss(p.seat, "card", n - len(cards), log)


def drop(p: Player, card: str) -> None:
    """Put a card of the hand on the discard, where the order reveals nothing."""
    p.hand.remove(card)
    p.discard = sorted([*p.discard, card])


def discard(p: Player, card: str, log: Applied) -> None:
    """Discard a card of the hand because an effect asks for one."""
    drop(p, card)
    log.events.append(ev.CardDropped(seat=p.seat, card=card))


def bury(p: Player, n: int, log: Applied) -> None:
    """Put random cards of the discard under the deck, unseen (6.10)."""
    if n := min(n, len(p.discard)):
        # A new list: shuffling the open discard in place would reveal its order.
        shuffled = p.rng.shuffled(p.discard)
        p.deck = [*shuffled[:n], *p.deck]
        p.discard = sorted(shuffled[n:])
        log.events.append(ev.Dumped(seat=p.seat, n=n))
        log.revealed = True


def recycle(p: Player, n: int, log: Applied) -> None:
    """Make discard, hand and deck a new deck, and draw (5.7)."""
    p.deck = p.rng.shuffled(sorted([*p.discard, *p.hand, *p.deck]))
    p.discard, p.hand = [], []
    log.events.append(ev.Recycled(seat=p.seat))
    log.revealed = True
    draw(p, n, log)
