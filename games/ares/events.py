"""The events of Ares Expedition, each complete enough for its own line in the log.

While a phase runs behind the curtain its events go to their own seat only; at the closing all
players see them. Events that name hidden cards always stay with their seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from games.ares.effects import Cube, Scale, Stock
from games.core.actions import declared
from games.core.events import (
    Event,
    GainEvent,
    HeadEvent,
    NewsEvent,
    RoundEvent,
    SeatEvent,
    SilentEvent,
)


class Mulliganed(HeadEvent, frozen=True, tag="mulliganed"):
    """A seat exchanged `n` cards of its first hand."""

    n: int


class Founded(HeadEvent, frozen=True, tag="founded"):
    """A seat's corporation was revealed."""

    corporation: str


class RoundStarted(RoundEvent, frozen=True, tag="round_started"):
    """A round began."""


class PhasesRevealed(Event, frozen=True, tag="phases_revealed"):
    """The phase cards by seat; `dummy` is the solo dummy's, or 0."""

    picks: tuple[int, ...]
    dummy: int = 0


class CubeTaken(HeadEvent, frozen=True, tag="cube_taken"):
    """Co-op: a copper or trade cube."""

    cube: str

    def amounts(self) -> Iterator[tuple[str, int]]:
        if self.cube == "copper":
            yield "stock-mc", 1


class CardsSwapped(SeatEvent, frozen=True, tag="cards_swapped"):
    """Co-op: taker and partner exchanged a card."""

    role = "line"
    partner: int


class SwapDeclined(HeadEvent, frozen=True, tag="swap_declined"):
    """Co-op: no exchange; `seat` said no."""


class CardReceived(GainEvent, frozen=True, tag="card_received"):
    """Co-op, for the seat alone: the card that came by the exchange."""

    card: str


class PhaseOpened(Event, frozen=True, tag="phase_opened"):
    """A phase began."""

    number: int


class PhaseClosed(Event, frozen=True, tag="phase_closed"):
    """A phase ended for all players."""

    role = "silent"
    number: int


class Payment(HeadEvent, frozen=True):
    """Base of the events for which a seat pays in goods."""

    counted = {
        "mc": "-stock-mc",
        "heat": "-stock-heat",
        "plant": "-stock-plant",
        "tr": "-stock-tr",
    }


class CardPlayed(Payment, frozen=True, tag="card_played"):
    """A project was played: the payment, the number of cards sold for it, other expenses."""

    card: str
    mc: int
    heat: int = 0
    sold: int = 0
    plant: int = 0
    microbe: int = 0
    tr: int = 0


class CardsSold(HeadEvent, frozen=True, tag="cards_sold"):
    """Hand cards were discarded for MC."""

    sums: ClassVar[tuple[str, ...]] = ("n", "mc")
    counted = {"mc": "stock-mc"}
    n: int
    mc: int


class ActionUsed(Payment, frozen=True, tag="action_used"):
    """A card's action was used in one of its ways; costs as they were paid."""

    card: str
    option: int
    mc: int = 0
    heat: int = 0
    plant: int = 0
    tr: int = 0


class StandardUsed(Payment, frozen=True, tag="standard_used"):
    """A standard action; `forced`: done because it must be before being done."""

    project: str
    mc: int = 0
    heat: int = 0
    plant: int = 0
    forced: bool = False


class InitiativeUsed(Payment, frozen=True, tag="initiative_used"):
    """The corporation's payment for terraform rating."""

    mc: int
    heat: int = 0


class Gained(GainEvent, frozen=True, tag="gained"):
    """MC, heat or plants from a card, tile or cube."""

    what: Stock
    n: int
    card: str = ""

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield f"stock-{self.what}", self.n


class TRRaised(GainEvent, frozen=True, tag="tr_raised"):
    """The terraform rating rose by a card."""

    running: ClassVar[tuple[str, ...]] = ("tr",)
    counted = {"n": "stock-tr"}
    n: int
    tr: int
    card: str = ""


class ScaleRaised(GainEvent, frozen=True, tag="scale_raised"):
    """Temperature or oxygen rose a step; `value` in degrees or percent, `tr` what it gave."""

    running: ClassVar[tuple[str, ...]] = ("value",)
    scale: Scale
    value: int
    tr: int

    def at_closing(self) -> Event:
        """Return the step without the value, which others had a part in."""
        return ScaleStepped(seat=self.seat, scale=self.scale, tr=self.tr)

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield f"story-{self.scale}", 1
        yield "stock-tr", 1


class ScaleStepped(GainEvent, frozen=True, tag="scale_stepped"):
    """The public event of a step when the phase closes; `MarsMoved` has the value."""

    scale: Scale
    tr: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield f"story-{self.scale}", 1
        yield "stock-tr", 1


class OceanFlipped(GainEvent, frozen=True, tag="ocean_flipped"):
    """The `number`-th ocean tile was flipped; `again`: beyond the ninth its reward repeats."""

    running: ClassVar[tuple[str, ...]] = ("number",)
    tile: int
    number: int
    again: bool = False

    def at_closing(self) -> Event:
        """Return the tile without its number, which others had a part in."""
        return OceanTurned(seat=self.seat, tile=self.tile, again=self.again)

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "ocean", 0 if self.again else 1
        yield "stock-tr", 1


class OceanTurned(GainEvent, frozen=True, tag="ocean_turned"):
    """The public event of an ocean when the phase closes; `MarsMoved` has the number."""

    tile: int
    again: bool = False

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "ocean", 0 if self.again else 1
        yield "stock-tr", 1


class MarsMoved(Event, frozen=True, tag="mars_moved"):
    """The closing of a phase: what all seats together did to Mars, from and to.

    `temperature` in degrees, `oxygen` in percent, `oceans` flipped.
    """

    temperature: tuple[int, int]
    oxygen: tuple[int, int]
    oceans: tuple[int, int]


class NothingToRaise(GainEvent, frozen=True, tag="nothing_to_raise"):
    """A step was void because the parameter was at its end when the phase began."""

    parameter: str


class ForestGained(GainEvent, frozen=True, tag="forest_gained"):
    """A forest point."""

    forests: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "forest", 1


class CubesAdded(GainEvent, frozen=True, tag="cubes_added"):
    """Cubes came on a card; `total` is the number on it now."""

    running: ClassVar[tuple[str, ...]] = ("total",)
    card: str
    cube: Cube
    n: int
    total: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield f"cube-{self.cube}", self.n


class CubesRemoved(GainEvent, frozen=True, tag="cubes_removed"):
    """Cubes left a card."""

    running: ClassVar[tuple[str, ...]] = ("total",)
    card: str
    cube: Cube
    n: int
    total: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield f"cube-{self.cube}", -self.n


class CubesLost(GainEvent, frozen=True, tag="cubes_lost"):
    """Cubes that no card of the seat could take."""

    cube: Cube | None
    n: int


class Drew(GainEvent, frozen=True, tag="drew"):
    """A seat drew cards; which ones is another, private event."""

    counted = {"n": "stock-card"}
    n: int
    card: str = ""


class CardsMissing(GainEvent, frozen=True, tag="cards_missing"):
    """`n` cards were missing: deck and discard pile are empty (R28)."""

    n: int
    card: str = ""


class CardsSeen(GainEvent, frozen=True, tag="cards_seen"):
    """For the seat alone: cards it drew or was dealt."""

    cards: tuple[str, ...]
    dealt: bool = False


class Discarded(GainEvent, frozen=True, tag="discarded"):
    """Hand cards were discarded without MC."""

    counted = {"n": "-stock-card"}
    n: int
    card: str = ""


class CardsGone(GainEvent, frozen=True, tag="cards_gone"):
    """For the seat alone: which hand cards were sold, or else discarded without MC."""

    cards: tuple[str, ...]
    sold: bool = True


class Shown(GainEvent, frozen=True, tag="shown"):
    """Cards were revealed by a card's action; those `taken` went to the hand."""

    cards: tuple[str, ...]
    taken: tuple[str, ...]


class Produced(SeatEvent, frozen=True, tag="produced"):
    """Phase IV for one seat."""

    role = "each"
    counted = {"mc": "stock-mc", "heat": "stock-heat", "plant": "stock-plant"}
    mc: int
    heat: int
    plant: int
    cards: int


class Dealt(SilentEvent, frozen=True, tag="dealt"):
    """Phase V: `n` cards to look at, `keep` to keep."""

    n: int
    keep: int


class Kept(SeatEvent, frozen=True, tag="kept"):
    """Phase V: cards were kept."""

    role = "each"
    counted = {"n": "stock-card"}
    n: int


class HandReduced(HeadEvent, frozen=True, tag="hand_reduced"):
    """The end step: cards above 10 were sold."""

    counted = {"n": "-stock-card", "mc": "stock-mc"}
    n: int
    mc: int


class Reshuffled(NewsEvent, frozen=True, tag="reshuffled"):
    """The discard pile became the new deck."""

    n: int


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """All three parameters are complete; `reopened` seats are asked once more."""

    reopened: tuple[int, ...] = ()


class MarkerMoved(Event, frozen=True, tag="marker_moved"):
    """Solo: the dummy hand was played through."""

    marker: int


class Bumped(Event, frozen=True, tag="bumped"):
    """Solo: a parameter rose automatically."""

    scale: Scale
    steps: int
    value: int
    lost: int = 0
    """Steps beyond its end (R41)."""


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over."""

    round: int
    complete: bool


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = declared(Event, __name__)
