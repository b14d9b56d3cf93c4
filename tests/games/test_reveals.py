"""An action that shows a player something new cannot simply be undone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.core.game import AnyGame
from tests.games.worlds import EVERY_GAME, Joined, Taken, least, looks, novel, perform, worlds


def groups(taken: Taken) -> Iterator[Joined]:
    """Yield the viewers who may learn something: the author, with and without another seat."""
    yield Joined(taken.seat)
    for seat in range(len(taken.before.players)):
        if seat != taken.seat:
            yield Joined(taken.seat, seat)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_what_shows_something_new_cannot_simply_be_undone(game: AnyGame) -> None:
    """Else its author would look at a card, take the action back and do something else."""
    found: list[Any] = []
    compared = 0
    for taken in novel(game):
        for viewer in () if taken.barred else groups(taken):
            shown = looks(game, taken.after, viewer)
            for other in worlds(game, taken, viewer, 2):
                compared += 1
                if other.barred or looks(game, other.after, viewer) != shown:
                    found.append((taken.action, taken.applied, viewer.seats))
    assert found == []
    assert compared > least(game, 200)


def test_who_asked_to_be_waited_for_is_shown_for_good() -> None:
    """No state holds that: the service says it once a boundary is reached."""
    stopped = 0
    for game in EVERY_GAME:
        for taken in novel(game):
            held = perform(game, taken.before, taken.seat, taken.action, lambda _state, _key: (0,))
            if held.applied.events != taken.applied.events:
                stopped += 1
                assert held.barred, (taken.action, held.applied)
    assert stopped > 10
