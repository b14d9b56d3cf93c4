"""The state of a game: everything that is saved. The last frame asks the open question."""

from __future__ import annotations

from typing import Annotated

import msgspec

from games.core.actions import Frame
from games.core.hidden.declare import BY_SEAT, Nobody, Open, Owner, Pile
from games.core.rng import Rng


class Turn(Frame, tag="turn"):
    """A seat takes one action, then ends its turn."""

    seat: int
    acted: bool = False


class Player(msgspec.Struct):
    """The things of one seat; only its owner sees the hand."""

    energy: int
    hand: Annotated[list[str], Owner(pool="asteroids")]
    claimed: Annotated[list[str], Open("asteroids")]


class State(msgspec.Struct):
    """A whole game; it is over when the stack is empty."""

    rng: Annotated[Rng, Nobody()]
    content: str
    rounds: int
    round: int
    pile: Annotated[list[str], Pile(pool="asteroids")]
    belt: Annotated[list[str], Open("asteroids")]
    players: Annotated[list[Player], BY_SEAT]
    stack: list[Turn]

    @property
    def turn(self) -> int:
        """The seat whose turn it is, or the first seat after the end."""
        return self.stack[-1].seat if self.stack else 0
