"""Options, pictures and the first state."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.events import Event
from games.core.rng import rng
from games.core.setup import Option, PictureName
from games.scaffold.template.content import SETS
from games.scaffold.template.events import RoundBegan
from games.scaffold.template.state import Player, State, Turn

SEATS = range(2, 5)
ENERGY = 3
"""What each player begins with."""
BELT = 3
"""Asteroids that are open at the beginning of a turn."""
OPTIONS = (Option("length", ("6", "8"), "6"),)
PICTURES = (
    PictureName("board", "board", shows="round belt player:", about="*"),
    PictureName("hand", "private"),
    PictureName("score", "end"),
)


def new(options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
    """Return the first state of a game."""
    source = rng(seed)
    pile = source.shuffled(SETS.get(content).asteroids)
    belt = [pile.pop() for _ in range(BELT)]
    players = [Player(ENERGY, [], []) for _ in range(seats)]
    return State(source, content, int(options["length"]), 1, pile, belt, players, [Turn(0)])


def opening(state: State) -> list[Event]:
    """Return the events with which the log begins."""
    return [RoundBegan(round=1)]
