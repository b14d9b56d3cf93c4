"""The market's additions to a game of Dust: actions, events, frames and data."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from games.core.actions import Action
from games.core.events import Event, SeatEvent
from games.core.hidden.declare import BY_SEAT, Open, Owner

GIFTS = ("ore", "card", "calm")
CREWS = (1, 2, 3)
NEEDS = (2, 3)


class Claim(Action, frozen=True, tag="claim"):
    """Ask for a gift in secret, as one of the two who bid least; each is there once."""

    gift: str


class Attack(Action, frozen=True, tag="attack"):
    """Fight for another player's building with a crew, which costs as much ore."""

    site: str
    crew: int


class Power(Action, frozen=True, tag="power"):
    """Add a card of one's hand to one's side of a fight."""

    card: int


class Call(Action, frozen=True, tag="call"):
    """Call for so much ore, of which one gives 1 oneself, to win a point."""

    need: int


class Pledge(Action, frozen=True, tag="pledge"):
    """Set ore aside for a call, replacing an earlier pledge."""

    ore: int


class Unpledge(Action, frozen=True, tag="unpledge"):
    """Take back a pledge, or a refusal to pledge."""


class Collect(Action, frozen=True, tag="collect"):
    """Close one's call, which is covered."""


class Cancel(Action, frozen=True, tag="cancel"):
    """Close one's call without taking anything."""


class Raise(Action, frozen=True, tag="raise"):
    """Make building dearer for all players, at any time, once a round."""


class Salvage(Action, frozen=True, tag="salvage"):
    """Gain 1 ore, at any time, once a round."""


class Mural(Action, frozen=True, tag="mural"):
    """Give up a card to paint a building of one's own, at any time."""

    card: int


class Target(Action, frozen=True, tag="target"):
    """Choose which building to paint."""

    site: str


class Prospect(Action, frozen=True, tag="prospect"):
    """Pay 1 ore to draw a card and give up one, at any time."""


class Discard(Action, frozen=True, tag="discard"):
    """Give up a card of one's hand."""

    card: int


class Shift(Action, frozen=True, tag="shift"):
    """Move a building of one's own to the first free site, when nothing is being settled."""

    site: str


class Repair(Action, frozen=True, tag="repair"):
    """Pay 1 ore to give a building of one's own another colour."""

    site: str
    colour: str


class Reopen(Action, frozen=True, tag="reopen"):
    """Take back that one is done with the repairs."""


MarketActions = (
    Claim
    | Attack
    | Power
    | Call
    | Pledge
    | Unpledge
    | Collect
    | Cancel
    | Raise
    | Salvage
    | Mural
    | Target
    | Prospect
    | Discard
    | Shift
    | Repair
    | Reopen
)


class ClaimSealed(SeatEvent, frozen=True, tag="claim_sealed"):
    role = "line"
    gift: str


class Claimed(SeatEvent, frozen=True, tag="claimed"):
    role = "head"
    gift: str


class Attacked(SeatEvent, frozen=True, tag="attacked"):
    role = "line"
    site: str
    crew: int
    defender: int


class Powered(SeatEvent, frozen=True, tag="powered"):
    role = "head"
    card: int


class FightPassed(SeatEvent, frozen=True, tag="fight_passed"):
    """The trailing side leaves it at that."""

    role = "head"


class FightEnded(Event, frozen=True, kw_only=True, tag="fight_ended"):
    site: str
    winner: int
    attack: int
    defence: int


class Called(SeatEvent, frozen=True, tag="called"):
    role = "line"
    need: int


class Pledged(SeatEvent, frozen=True, tag="pledged"):
    role = "head"
    ore: int


class Unpledged(SeatEvent, frozen=True, tag="unpledged"):
    """A player took back a pledge and is asked for ore again."""

    role = "head"


class Declined(SeatEvent, frozen=True, tag="declined"):
    """A player gives nothing to a call."""

    role = "head"


class CallClosed(SeatEvent, frozen=True, tag="call_closed"):
    role = "line"
    paid: bool


class Raised(SeatEvent, frozen=True, tag="raised"):
    role = "head"
    running: ClassVar[tuple[str, ...]] = ("price",)
    price: int


class Salvaged(SeatEvent, frozen=True, tag="salvaged"):
    """A player gained 1 ore."""

    role = "head"


class MuralBegun(SeatEvent, frozen=True, tag="mural_begun"):
    role = "head"
    card: int


class Discarded(SeatEvent, frozen=True, tag="discarded"):
    role = "head"
    card: int


class Prospected(SeatEvent, frozen=True, tag="prospected"):
    """A player paid 1 ore for a card."""

    role = "head"


class Shifted(SeatEvent, frozen=True, tag="shifted"):
    role = "head"
    site: str
    place: str


class RepairsDone(SeatEvent, frozen=True, tag="repairs_done"):
    """A player is done with the repairs."""

    role = "head"


class Reopened(SeatEvent, frozen=True, tag="reopened"):
    """A player is not done after all."""

    role = "head"


MarketEvents = (
    ClaimSealed
    | Claimed
    | Attacked
    | Powered
    | FightPassed
    | FightEnded
    | Called
    | Pledged
    | Unpledged
    | Declined
    | CallClosed
    | Raised
    | Salvaged
    | MuralBegun
    | Discarded
    | Prospected
    | Shifted
    | RepairsDone
    | Reopened
)


class ClaimsFrame(msgspec.Struct, tag_field="f", tag="claims"):
    """A window: the two who bid least ask for a gift each; applied clockwise from the winner."""

    winner: int
    asked: list[int]
    answers: Annotated[list[Claim | None], BY_SEAT, Owner()]
    gifts: list[str]
    given: list[int] = []
    begun: bool = False


class FightFrame(msgspec.Struct, tag_field="f", tag="fight"):
    """A window that asks only the trailing side; `side` is that side when last looked at.

    `added`: the power the attacker and the defender have added. `handed`: how often the side
    changed.
    """

    number: int
    attacker: int
    defender: int
    site: str
    crew: int
    added: list[int]
    side: int
    handed: int = 0


class CallFrame(msgspec.Struct, tag_field="f", tag="call"):
    """A window: all but the initiator pledge ore, which is set aside, or decline."""

    number: int
    seat: int
    need: int
    pledged: list[int]
    declined: list[bool]


class RepairsFrame(msgspec.Struct, tag_field="f", tag="repairs"):
    """A phase in which all players paint at once until all are done."""

    done: list[bool]


class RoundFrame(msgspec.Struct, tag_field="f", tag="round"):
    """The round ends as soon as nobody is in the middle of something."""


MarketFrames = ClaimsFrame | FightFrame | CallFrame | RepairsFrame | RoundFrame


class MuralFrame(msgspec.Struct, tag_field="f", tag="mural"):
    """A choice of a player's own building, then of its colour."""

    number: int
    seat: int
    site: str = ""


class DropFrame(msgspec.Struct, tag_field="f", tag="drop"):
    """A choice of a card to give up, by a player who has drawn one."""

    number: int
    seat: int


AsideFrame = MuralFrame | DropFrame
"""A step that a player is in the middle of, next to the game's questions, which continue."""


class Market(msgspec.Struct):
    """The data of the market.

    `used`: the once-a-round acts that each seat has done. `price`: the extra price of building.
    `opened`: how many windows there were, which number their questions. `asides`: the asides that
    seats are in the middle of, the last of a seat first.
    """

    discard: Annotated[list[int], Open("cards")]
    points: list[int]
    used: list[list[str]]
    price: int = 0
    opened: int = 0
    asides: list[AsideFrame] = []

    def open(self) -> int:
        """Return the number of a window that opens."""
        self.opened += 1
        return self.opened
