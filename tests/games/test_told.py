"""No line of the log shows a viewer hidden facts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.core.events import visible
from games.core.game import AnyGame
from games.core.rng import rng
from tests.games.worlds import EVERY_GAME, Joined, Taken, least, looks, novel, perform, worlds

WORLDS = 2


def told(game: AnyGame, taken: Taken, viewer: int | None) -> tuple[bytes, Any]:
    """Return a viewer's view after an action, and the events they see, in no order."""
    events = visible(taken.applied.events, viewer)
    return looks(game, taken.after, viewer), ordered(msgspec.to_builtins(events))


def ordered(value: Any) -> Any:
    """Return data of which all lists are sorted: in which order cards were drawn is no secret."""
    match value:
        case dict() as each:
            return {key: ordered(inner) for key, inner in each.items()}
        case list() | tuple() as each:
            return sorted((ordered(inner) for inner in each), key=repr)
        case _:
            return value


def viewers(taken: Taken) -> list[Any]:
    """Return all viewers an action may be shown to: the public and all seats."""
    return [None, *range(len(taken.before.players))]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_events_tell_nobody_what_they_cannot_see(game: AnyGame) -> None:
    """Where two worlds look the same to a viewer, the events shown are the same in both.

    The worlds differ in facts that no seat knows: an event that names a card drawn in secret has
    `seats`.
    """
    found: list[Any] = []
    compared = 0
    for taken in novel(game):
        drawn = list(worlds(game, taken, Joined(*viewers(taken)[1:]), WORLDS))
        for viewer in viewers(taken):
            seen, events = told(game, taken, viewer)
            for other in drawn:
                looked, said = told(game, other, viewer)
                compared += looked == seen
                if looked == seen and said != events:
                    wrong = [e for e in events if e not in said]
                    found.append((viewer, taken.seat, taken.action, wrong))
    assert found == []
    assert compared > least(game, 200)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_events_tell_nobody_what_others_chose_in_secret(game: AnyGame) -> None:
    """Where two answers change nothing that a viewer sees, the events shown are the same."""
    found: list[Any] = []
    for number, taken in enumerate(novel(game)):
        legal = game.legal(taken.before, taken.seat)
        others = [a for a in legal if type(a) is type(taken.action) and a != taken.action]
        if taken.barred or not others:
            continue
        other = perform(game, taken.before, taken.seat, rng(number).pick(others))
        for viewer in viewers(taken):
            if viewer != taken.seat:
                (seen, events), (looked, said) = (told(game, e, viewer) for e in (taken, other))
                hidden = looked == seen == looks(game, taken.before, viewer)
                if hidden and said != events:
                    found.append((viewer, taken.seat, taken.action, events, said))
    assert found == []
