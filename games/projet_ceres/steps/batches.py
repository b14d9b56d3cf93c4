"""The ships of a movement, each with where it can go and what it can take along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.core.batches import Batch
from games.projet_ceres.actions import Load, Sail
from games.projet_ceres.effects import RESOURCES
from games.projet_ceres.state import State

if TYPE_CHECKING:
    from games.core.engine import AnyEngine


def batches(game: AnyEngine, state: State, seat: int) -> list[Batch]:
    """Return a batch for each ship that can still make a step; none where only one can."""
    sails = [each for each in game.legal(state, seat) if type(each) is Sail]
    by_origin = {each.origin: [s for s in sails if s.origin == each.origin] for each in sails}
    found, together = list[Batch](), game.copy(state)
    count = 0
    for first in by_origin.values():
        alone = game.copy(state)
        cargoes: list[tuple[Load, ...]] = []
        while first[0] in game.legal(alone, seat):
            game.apply_unchecked(alone, seat, first[0])
            cargoes = cargoes or list(_cargoes(game, alone, seat))
            found.append(Batch(first, cargoes))
        while first[0] in game.legal(together, seat):
            game.apply_unchecked(together, seat, first[0])
            count += 1
    return found if count > 1 else []


def _cargoes(
    game: AnyEngine, state: State, seat: int, taken: tuple[Load, ...] = ()
) -> Iterator[tuple[Load, ...]]:
    """Yield what the ship named last can take along, nothing first."""
    yield taken
    order: list[str] = list(RESOURCES)
    for each in game.legal(state, seat):
        if type(each) is not Load:
            continue
        if taken and order.index(each.resource) < order.index(taken[-1].resource):
            continue  # the same load, named in another order
        after = game.copy(state)
        game.apply_unchecked(after, seat, each)
        yield from _cargoes(game, after, seat, (*taken, each))
