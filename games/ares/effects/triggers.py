"""Triggers: which ongoing effects something sets off, in their fixed order (R18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from games.ares.content import CARDS
from games.ares.effects import AnyEffect, Parameter
from games.ares.effects.card import Card
from games.ares.effects.ongoing import OnAction, OnCard, OnForest, Ongoing, OnSteel, OnStep, OnTag
from games.ares.rules.derive import sources
from games.ares.state import Lane, Mat, Run

P = TypeVar("P")


def push(lane: Lane, runs: list[Run]) -> None:
    """Put effects on a lane so that the first of them comes first."""
    lane.stack.extend(reversed(runs))


def by_step(mat: Mat, parameter: Parameter) -> list[Run]:
    """Return what a step of a parameter sets off."""
    found = _of_kind(mat, OnStep)
    return [Run(card, list(part.do)) for card, part in found if part.parameter == parameter]


def by_forest(mat: Mat) -> list[Run]:
    """Return what a forest point sets off."""
    return [Run(card, list(part.do)) for card, part in _of_kind(mat, OnForest)]


def by_action(mat: Mat) -> list[Run]:
    """Return what the use of a card's action sets off."""
    return [Run(card, list(part.do)) for card, part in _of_kind(mat, OnAction)]


def _of_kind(mat: Mat, kind: type[P]) -> Iterator[tuple[str, P]]:
    for source in sources(mat):
        for part in source.ongoing:
            if isinstance(part, kind):
                yield source.id, part


def by_card(mat: Mat, played: str) -> list[Run]:
    """Return all that a card just put into play sets off: its own effects first (R18).

    Then the triggers of the corporation and of earlier cards in order of play, once per matching
    tag, and last its own triggers for its own tags.
    """
    card = CARDS[played]
    found: list[tuple[str, tuple[AnyEffect, ...]]] = []
    if card.on_play:
        found.append((played, card.on_play))
    for source in sources(mat):
        if source.id != played:
            for part in source.ongoing:
                found += [(source.id, do) for do in _set_off(part, card)]
    for part in card.ongoing:
        if isinstance(part, OnTag) and part.itself:
            found += [(played, do) for do in _set_off(part, card)]
    return [Run(source, list(do)) for source, do in found]


def _set_off(part: Ongoing, card: Card) -> list[tuple[AnyEffect, ...]]:
    """Return what an ongoing effect brings for a card that is played."""
    match part:
        case OnCard(do):
            return [do]
        case OnTag(tags, do):
            return [do] * sum(tag in tags for tag in card.tags)
        case OnSteel(do):
            # R25: per steel, not per card
            return [do] * sum(made.n for made in card.capability if made.metal == "steel")
        case _:
            return []
