"""The parts of a game of Dust: actions, events, frames and the state."""

from __future__ import annotations

from typing import Annotated

import msgspec

from games.core.actions import Action, EndTurn
from games.core.boundaries import Boundary, BoundaryPassed, BoundaryStopped, StoppedAtBoundary
from games.core.content import Sets
from games.core.events import Event, SeatEvent
from games.core.hidden.declare import BY_SEAT, HOOKED, Audience, Nobody, Owner, Pile
from games.core.outcome import Actor
from games.core.rng import Rng
from tests.toy.market.state import Market, MarketActions, MarketEvents, MarketFrames, RepairsFrame

SITES = tuple(f"site{number:02}" for number in range(1, 31))
COLOURS = ("red", "blue", "green")
CARDS = range(1, 41)
HAND = 4
RIVAL = "devil"
"""The rival without a seat, at tables that have it."""


class Bid(Action, frozen=True, tag="bid"):
    """Choose a card of one's hand in secret; can be replaced until all are done."""

    card: int


class Build(Action, frozen=True, tag="build"):
    """Put a building of some size on a free site."""

    site: str
    size: int


class Paint(Action, frozen=True, tag="paint"):
    """Paint the building just placed."""

    colour: str


class Survey(Action, frozen=True, tag="survey"):
    """Draw a card: chance, so there is no way back."""


class Offer(Action, frozen=True, tag="offer"):
    """Offer another seat a card of one's hand for 1 ore, at any time."""

    seat: int
    card: int


class Answer(Action, frozen=True, tag="answer"):
    """Accept an offered card, or not."""

    accept: str


AnyAction = Bid | Build | Paint | Survey | Offer | Answer | EndTurn | MarketActions


class BidPlaced(SeatEvent, frozen=True, tag="bid_placed"):
    role = "line"
    card: int


class BidsRevealed(Event, frozen=True, kw_only=True, tag="bids_revealed"):
    cards: tuple[int, ...]
    winner: int


class Built(SeatEvent, frozen=True, tag="built"):
    """A building was placed; `more` is its price in addition to its size."""

    role = "head"
    site: str
    size: int
    more: int = 0


class Painted(SeatEvent, frozen=True, tag="painted"):
    role = "head"
    site: str
    colour: str


class Surveyed(SeatEvent, frozen=True, tag="surveyed"):
    """A card was taken from the deck."""

    role = "head"


class CardDrawn(SeatEvent, frozen=True, tag="card_drawn"):
    role = "line"
    card: int


class GameEnded(Event, frozen=True, kw_only=True, tag="game_ended"):
    winners: tuple[Actor, ...]


class Offered(SeatEvent, frozen=True, tag="offered"):
    role = "head"
    to: int


class CardOffered(Event, frozen=True, kw_only=True, tag="card_offered"):
    card: int


class Answered(SeatEvent, frozen=True, tag="answered"):
    role = "head"
    accepted: bool


AnyEvent = (
    BidPlaced
    | BidsRevealed
    | Built
    | Painted
    | Surveyed
    | CardDrawn
    | Offered
    | CardOffered
    | Answered
    | GameEnded
    | StoppedAtBoundary
    | BoundaryStopped
    | BoundaryPassed
    | MarketEvents
)


class BidsFrame(msgspec.Struct, tag_field="f", tag="bids"):
    chosen: Annotated[list[int | None], BY_SEAT, Owner(among="players.hand")]
    done: Annotated[list[bool], HOOKED]


class TurnFrame(msgspec.Struct, tag_field="f", tag="turn"):
    """A turn has one action, at tables with a market two: `begun` after the first of them."""

    seat: int
    acted: bool = False
    begun: bool = False


class PaintFrame(msgspec.Struct, tag_field="f", tag="paint"):
    seat: int
    site: str


class DealFrame(msgspec.Struct, tag_field="f", tag="deal"):
    """A window: `seat` is offered a card of the giver; bidding continues next to it."""

    seat: int
    giver: int
    card: Annotated[int, Audience(by="seat giver", pool="cards")]


AnyFrame = BidsFrame | TurnFrame | PaintFrame | DealFrame | Boundary | MarketFrames


class Building(msgspec.Struct):
    seat: Actor
    size: int
    colour: str | None = None


class Player(msgspec.Struct):
    ore: int
    hand: Annotated[list[int], Owner(pool="cards")]


class State(msgspec.Struct):
    rng: Annotated[Rng, Nobody()]
    counted: bool
    deals: bool
    content: str
    rounds: int
    round: int
    deck: Annotated[list[int], Pile(pool="cards")]
    players: Annotated[list[Player], BY_SEAT]
    sites: dict[str, Building]
    stack: list[AnyFrame]
    rival: bool = False
    market: Market | None = None


def live(state: State) -> list[AnyFrame]:
    """Return the frames that ask: the top of the stack, and open frames beneath a window."""
    beside = state.stack[:-1]
    return [*(f for f in beside if isinstance(f, BidsFrame | RepairsFrame)), *state.stack[-1:]]


class Box(msgspec.Struct):
    """The components in the box."""

    sites: tuple[str, ...] = SITES


SETS = Sets("dust", Box, lambda box, content: box)
SETS.register(Box())
