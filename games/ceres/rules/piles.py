"""The piles of Facilities and Settlement Projects: drawing, shuffling, filling the rows."""

from __future__ import annotations

from games.ceres.events import FacilitiesDiscarded, PileShuffled, RowRefilled
from games.ceres.state import Player, State
from games.core.events import Applied
from games.core.rng import Rng


def take(
    pile: list[str], discard: list[str], rng: Rng, count: int, name: str, log: Applied
) -> list[str]:
    """Take cards from the top (the end) of a pile, shuffling the discards when it is empty.

    Return all that are left if both are short (R24, R53, R76).
    """
    taken: list[str] = []
    while len(taken) < count:
        if not pile:
            if not discard:
                break
            pile[:] = sorted(discard)
            discard.clear()
            rng.shuffle(pile)
            log.events.append(PileShuffled(pile=name, count=len(pile)))
        taken.append(pile.pop())
    if taken:
        log.revealed = True
    return taken


def take_facilities(state: State, count: int, log: Applied) -> list[str]:
    """Take Facility cards from the pile."""
    return take(state.facility_pile, state.facility_discard, state.rng, count, "facilities", log)


def refill(state: State, log: Applied) -> None:
    """Fill the free places of the Facility row (6.4)."""
    row = state.facility_row
    free = [place for place, card in enumerate(row) if card is None]
    cards = take_facilities(state, len(free), log)
    for place, card in zip(free, cards, strict=False):
        row[place] = card
    if cards:
        log.events.append(RowRefilled(cards=tuple(cards)))


def renew(
    row: list[str | None],
    pile: list[str],
    discard: list[str],
    rng: Rng,
    name: str,
    log: Applied,
) -> tuple[str, ...]:
    """Discard a row and lay out a new one (12.5, R76)."""
    discard += [card for card in row if card is not None]
    cards = take(pile, discard, rng, len(row), name, log)
    row[:] = [*cards, *[None] * (len(row) - len(cards))]
    return tuple(cards)


def discard_drawn(state: State, p: Player, drawn: list[str], log: Applied) -> None:
    """Discard drawn cards face up."""
    if drawn:
        state.facility_discard += drawn
        log.events.append(FacilitiesDiscarded(seat=p.seat, cards=tuple(drawn)))
        drawn.clear()
