"""The stored state of a game of Ceres: board, players and what remains to be done.

Hidden are the order of the piles, the cards a player drew and has not yet discarded, and the random
source (R71).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from games.ceres.content.types import Edition, FavorName, Field, Goods, Kind, Location
from games.core.actions import Frame, declared
from games.core.hidden.declare import BY_SEAT, HIDDEN, Nobody, Open, Owner, Pile
from games.core.rng import Rng

__all__ = ["HIDDEN", "NOBODY"]

NOBODY = -1

Drawn = Annotated[list[str], Owner(by="turn", pool="facilities")]
"""Cards that only the seat whose turn it is has seen."""


class Turn(Frame, tag="turn"):
    """A seat's turn: the bottom of the stack.

    `acted`: A, B or C was done, so the turn may be ended. `activated`: Outstations activated in
    this turn (R56).
    """

    acted: bool = False
    activated: list[str] = []


class Visit(Frame, tag="visit"):
    """Choose an option of one of these Locations (R17); `assistant`: by the Leader Assistant."""

    locations: list[Location]
    assistant: bool = False


class Bureau(Frame, tag="bureau"):
    """An activation of the Trade Bureau, possibly limited to one option (R17, R49).

    `trades` is how many performances option 1 has. `again`: the Logistics L3 repeat.
    """

    options: list[str]
    trades: int
    again: bool = False
    chosen: bool = False


class Trading(Frame, tag="trading"):
    """Interplanetary Trade: `left` performances remain, `done` were carried out."""

    left: int
    done: int = 0


class Settling(Frame, tag="settling"):
    """One Settlement Project action."""


class Yard(Frame, tag="yard"):
    """An activation of the Construction Yard.

    `ways`: "expanse", "upgrade" or both. `drawn`: cards that can be built as well as the row;
    `drew`: Influence was paid for a draw in this activation. `again`: the Construction L3 repeat.
    """

    ways: list[str]
    drawn: Drawn = []
    drew: bool = False
    again: bool = False


class Launching(Frame, tag="launching"):
    """A Launch; once `launched` the programs follow. `again`: the Aerospace L3 repeat."""

    again: bool = False
    launched: bool = False


class Bonus(Frame, tag="bonus"):
    """The choice of Aerospace L1."""


class Researching(Frame, tag="researching"):
    """One Research."""


class Favoring(Frame, tag="favoring"):
    """One Favor."""


class Granting(Frame, tag="granting"):
    """Special Grant: `left` selections to make; `taken` as (Outstation, good), draft: good ""."""

    left: int
    taken: list[tuple[str, str]] = []


class Reassigning(Frame, tag="reassigning"):
    """One Reassign Worker."""


class Manufacturing(Frame, tag="manufacturing"):
    """Up to `limit` Manufactures; `paid`: each costs 1 Credit (8.3)."""

    limit: int
    paid: bool = False


class Producing(Frame, tag="producing"):
    """A Function's Headquarters part: choose the gain (R54).

    `outstation`: it is an Outstation's production in the draft edition as well (R68).
    """

    outstation: bool = False


class Collecting(Frame, tag="collecting"):
    """A Function's asteroid part: choose the claimed asteroid (R34)."""


class Function(Frame, tag="function"):
    """An Outstation being activated with the parts that it had then (9.6, R55).

    `bottom` is its bottom card of that moment, `next` the first part not yet passed, `left` how
    often that part may be performed again for the cost already paid (R46). `extra`: the Manufacture
    of Manufacturing Efficiency was taken (R8). `drawn`: seen by Draw & See (R34).
    """

    outstation: str
    bottom: str
    next: int = 0
    left: int = 0
    used: bool = False
    extra: bool = False
    drawn: Drawn = []


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = declared(Frame, __name__)


class Outstation(msgspec.Struct, gc=False):
    """An Outstation, named by its top card; starting ones are Upgraded without a bottom card."""

    top: Annotated[str, Open("facilities")]
    bottom: Annotated[str, Open("facilities")] = ""
    worker: bool = False
    droid: bool = False


class Player(msgspec.Struct, gc=False):
    """What a seat owns; `vp` holds points by source (`scoring.SOURCES`)."""

    seat: int
    goods: Goods
    outstations: list[Outstation]
    research: dict[Field, int]
    vp: dict[str, int]
    leaders: int = 5
    """Leaders that were not used in this round."""
    headquarters: int = 0
    """Uses of the Headquarters in this round."""
    asteroids: list[str] = []
    committed: Annotated[list[str], Open("projects")] = []
    completed: Annotated[list[str], Open("projects")] = []

    @property
    def score(self) -> int:
        """The points on the scoring track."""
        return sum(self.vp.values())


class Token(msgspec.Struct, gc=False):
    """A Favor token; `at` is where it was placed: a Location or an Outstation.

    The Leader Assistant is at the "headquarters" until its Location is chosen.
    """

    holder: int = NOBODY
    at: str = ""


class State(msgspec.Struct, gc=False):
    """A game of Ceres.

    `offsets` are those of the rings (Outer, Intermediate, Inner) in this round; ship `round - 1` is
    docked. `order` is the top row of the Player Order track, `bottom` its bottom row with `NOBODY`
    for free slots; a seat there that is not in `passed` is a Leader's reservation. `passed` is in
    order of time (R31). An empty stack means that the game is over.
    """

    content: str
    edition: Edition
    rng: Annotated[Rng, Nobody()]
    round: int
    turn: int
    offsets: list[int]
    ships: list[str]
    ship_workers: list[dict[Kind, int]]
    quarters: dict[Kind, int]
    blocked: int
    slots: dict[Location, list[int]]
    facility_pile: Annotated[list[str], Pile("facilities")]
    facility_row: Annotated[list[str | None], Open("facilities")]
    facility_discard: Annotated[list[str], Open("facilities")]
    project_pile: Annotated[list[str], Pile("projects")]
    project_row: Annotated[list[str | None], Open("projects")]
    project_discard: Annotated[list[str], Open("projects")]
    favors: dict[FavorName, Token]
    first: dict[Field, int]
    """The seat that took the 3 VP token of a field; absent in the draft edition."""
    claims: dict[str, int]
    order: list[int]
    bottom: list[int]
    passed: list[int]
    players: Annotated[list[Player], BY_SEAT]
    stack: list[AnyFrame]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack
