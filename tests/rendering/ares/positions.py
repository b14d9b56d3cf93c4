"""Positions of Ares Expedition for tests of its pictures: each mode, early, late, crowded."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games import registry
from games.ares.content import CARDS, OCEANS
from games.ares.flow import curtain
from games.ares.state import Phase, State
from games.core.hidden.declare import View
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import Language
from rendering.ares import layout
from rendering.scene import Icon, Scene, Text
from rendering.theme import DARK

GAME = registry.get("ares")
NAMES = ("Ada Lovelace-Byron", "Grace", "Émilie du Châtelet", "W" * 32)


class Table(NamedTuple):
    """How a table is set up."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()


TABLES = {
    "four": Table(4),
    "three": Table(3, (("answers", "count"), ("setup", "mulligan"))),
    "two": Table(2, (("setup", "first"), ("curtain", "off"))),
    "coop": Table(2, (("coop", "on"),)),
    "solo": Table(1, (("level", "novice"),)),
    "expert": Table(1, (("level", "expert"),)),
}


@cache
def states(table: str, seed: int = 5, every: int = 37) -> tuple[State, ...]:
    """Return states of a random game, from the first to the last."""
    seats, options = TABLES[table]
    state = GAME.start(dict(options), seats, seed)
    found = [GAME.copy(state)]
    for taken, _ in enumerate(steps(GAME, state, rng(seed, 1), 3000), start=1):
        if taken % every == 0 or not state.stack:
            found.append(GAME.copy(state))
    assert not found[-1].stack
    return tuple(found)


def crowd(state: State, cards: int, seed: int = 1) -> State:
    """Return a state in which each player has `cards` more cards in play, with cubes on them."""
    state = GAME.copy(state)
    source = rng(seed, 2)
    rest = [*state.deck, *state.discard]
    source.shuffle(rest)
    for player in state.players:
        for card in rest[:cards]:
            player.played.append(card)
            if CARDS[card].holds is not None:
                player.cubes[card] = source.below(12)
        del rest[:cards]
    state.deck, state.discard = rest, []
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Phase) and frame.curtain:
        frame.curtain = [curtain(player, len(player.hand)) for player in state.players]
    return state


def middle(table: str = "four") -> State:
    """Return a state from the first half of a game, in a phase that all players play."""
    return next(
        state
        for state in states(table, every=5)[12:]
        if isinstance(state.stack[-1], Phase) and 0 < state.flipped < OCEANS
    )


def scene(
    view: View[State],
    picture: str,
    lang: Language = "en",
) -> Scene:
    """Return the scene of a view."""
    names = NAMES[: len(view.state.players)]
    return layout(view, picture, lang=lang, theme=DARK, names=names, before=None)


def texts(found: Scene) -> list[str]:
    """Return all texts of a scene."""
    return [op.text for op in (*found.static, *found.ops) if isinstance(op, Text)]


def icons(found: Scene) -> list[str]:
    """Return the names of all icons of a scene."""
    return [op.name for op in (*found.static, *found.ops) if isinstance(op, Icon)]


def sizes(found: Scene) -> dict[str, int]:
    """Return how large each text is drawn."""
    return {op.text: op.size for op in found.ops if isinstance(op, Text)}
