"""Triggers: which ongoing effects an action sets off, in their fixed order (R18)."""

from __future__ import annotations

from games.ares.content import CARDS
from games.ares.effects.card import Card
from games.ares.effects.immediate import AnyEffect
from games.ares.effects.kinds import Parameter
from games.ares.effects.ongoing import OnAction, OnCard, OnForest, OnSteel, OnStep, OnTag
from games.ares.rules.derive import sources
from games.ares.state import Lane, Mat, Run


def push(lane: Lane, runs: list[Run]) -> None:
    """Put effects on a lane so that the first of them comes first."""
    lane.stack.extend(reversed(runs))


def _run(card: str, effects: tuple[AnyEffect, ...]) -> Run:
    return Run(card, list(effects))


def by_step(mat: Mat, parameter: Parameter) -> list[Run]:
    """Return what a step of a parameter sets off."""
    return [
        _run(source.id, part.do)
        for source in sources(mat)
        for part in source.ongoing
        if isinstance(part, OnStep) and part.parameter == parameter
    ]


def by_forest(mat: Mat) -> list[Run]:
    """Return what a forest point sets off."""
    return [
        _run(source.id, part.do)
        for source in sources(mat)
        for part in source.ongoing
        if isinstance(part, OnForest)
    ]


def by_action(mat: Mat) -> list[Run]:
    """Return what the use of a card's action sets off."""
    return [
        _run(source.id, part.do)
        for source in sources(mat)
        for part in source.ongoing
        if isinstance(part, OnAction)
    ]


def by_card(mat: Mat, played: str) -> list[Run]:
    """Return all that a card just put into play sets off: its own effects first (R18).

    Then the triggers of the corporation and of earlier cards in order of play, once per matching
    tag, and last its own triggers for its own tags.
    """
    card = CARDS[played]
    found = [_run(played, card.on_play)] if card.on_play else []
    for source in sources(mat):
        if source.id != played:
            found += _earlier(source.id, source.ongoing, card)
    for part in card.ongoing:
        if isinstance(part, OnTag) and part.itself:
            found += [_run(played, part.do)] * _matches(part, card)
    return [Run(run.card, list(run.effects)) for run in found]


def _earlier(source: str, ongoing: tuple[object, ...], card: Card) -> list[Run]:
    found: list[Run] = []
    for part in ongoing:
        match part:
            case OnCard(do):
                found.append(_run(source, do))
            case OnTag(_, do):
                found += [_run(source, do)] * _matches(part, card)
            case OnSteel(do):
                steel = sum(c.n for c in card.capability if c.metal == "steel")
                found += [_run(source, do)] * steel  # R25: per steel, not per card
            case _:
                pass
    return found


def _matches(part: OnTag, card: Card) -> int:
    return sum(tag in part.tags for tag in card.tags)
