"""The events of Luna Maris, each complete enough for its own line in the log.

The `seat` of an event is a seat, or `ai`. `gained` are the goods really added, `lost` those without
room (1.4), `paid` the goods that left the board. Events of one action are in the order of the
rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from games.core.actions import declared
from games.core.events import (
    Event,
    GainEvent,
    GameEnded,
    HeadEvent,
    NewsEvent,
    RoundEvent,
    SeatEvent,
    SilentEvent,
)
from games.core.outcome import Actor
from games.luna_maris.content.types import Module, Track
from games.luna_maris.effects import RESOURCES, Goods

NOTHING: Goods = {}
Source = Literal["probes", "carbon", "construction"]
Lacking = Literal["retrieve", "study", "salvage", "discard", "food", "draw"]
Marker = Literal["co2", "stress", "oxygen"]


class Exchange(HeadEvent, frozen=True):
    """Base of the events by which a side pays or gains."""

    counted = {
        "paid": "-good",
        "gained": "good",
        "vp": "vp",
        "extra": "vp",
        "oxygen": "oxygen",
        "waste": "good-waste",
    }
    goods_order = RESOURCES


# Setting up, rounds, turns


class Revealed(NewsEvent, frozen=True, tag="revealed"):
    """Cards or tiles came into view: of the start positions (2.11), on offer, the AI's own."""

    what: Literal["start", "hiring", "order", "seedbeds", "ai_card"]
    cards: tuple[str, ...]


class EquipmentTaken(HeadEvent, frozen=True, tag="equipment_taken"):
    equipment: str


class AstronautPlaced(HeadEvent, frozen=True, tag="astronaut_placed"):
    """The astronaut begins there; for the AI, its disc lies there."""

    module: Module


class RoundStarted(RoundEvent, frozen=True, tag="round_started"):
    """A round began; odd ones are days (3.1)."""

    day: bool


class Produced(Exchange, frozen=True, tag="produced"):
    """Production: ore of the last belt space became waste, probes and the sun brought goods."""

    role = "each"
    wasted: int
    gained: Goods
    lost: Goods = NOTHING


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """All have ended their work periods."""

    round: int


class Scored(Exchange, frozen=True, tag="scored"):
    """Points of the Cleanup (3.7 to 3.9) for `groups` of probes, carbon credits, improvements.

    Where carbon credits would take a point and there is none, `vp` is 0.
    """

    role = "each"
    source: Source
    vp: int
    groups: tuple[int, ...] = ()


# Option A


class ScientistPlayed(SeatEvent, frozen=True, tag="scientist_played"):
    """A scientist went from the hand to the rest stack."""

    role = "ahead"
    belongs = "moved"
    scientist: str


class Moved(HeadEvent, frozen=True, tag="moved"):
    """The astronaut went to a module, or stayed there, for so much O2."""

    counted = {"oxygen": "-oxygen"}
    origin: Module
    module: Module
    oxygen: int


class Activated(GainEvent, frozen=True, tag="activated"):
    """A module was activated: for energy, or free.

    `owner`: the side with the astronaut, or disc, that keeps it active, or `None`; `vp`: for it.
    """

    belongs = "moved"
    counted = {"energy": "-good-energy"}
    module: Module
    energy: int
    owner: Actor | None
    vp: int


class SteppedOff(SilentEvent, frozen=True, tag="stepped_off"):
    """The astronaut left the activation space: the module is inactive."""

    module: Module


class Ran(Exchange, frozen=True, tag="ran"):
    """A procedure was run. `waste` is what it put on the track, or discarded when negative.

    `harvest` is how many food cards it brings; logs of older versions don't say it.
    """

    procedure: str
    paid: Goods
    gained: Goods
    lost: Goods
    waste: int = 0
    vp: int = 0
    oxygen: int = 0
    harvest: int | None = None


class Made(Exchange, frozen=True, tag="made"):
    """What a main action in a module cost and brought, where no other event says it.

    That is mining, and much of what the AI does. `waste` as in `Ran`.
    """

    module: Module
    gained: Goods
    paid: Goods = NOTHING
    waste: int = 0
    vp: int = 0
    lost: Goods = NOTHING


class ProbeInstalled(HeadEvent, frozen=True, tag="probe_installed"):
    """A probe was placed, the `number`-th not counting that of the start."""

    zone: str
    number: int


class Hired(Exchange, frozen=True, tag="hired"):
    scientist: str
    paid: Goods = NOTHING


class Dismissed(Exchange, frozen=True, tag="dismissed"):
    """A level 1 scientist left the game for points."""

    scientist: str
    vp: int


class OrderFulfilled(Exchange, frozen=True, tag="order_fulfilled"):
    """An order was fulfilled; `extra` are the points for titanium in the improved Dock."""

    order: str
    paid: Goods
    vp: int
    extra: int = 0


class Researched(Exchange, frozen=True, tag="researched"):
    """A research level was reached, or after the last one, for `vp`, the cap reward."""

    track: Track
    level: int
    vp: int = 0


class BonusTaken(Exchange, frozen=True, tag="bonus_taken"):
    """A research bonus was taken; `again`: repeated for titanium."""

    bonus: str
    again: bool = False
    paid: Goods = NOTHING


class Built(Exchange, frozen=True, tag="built"):
    module: Module
    paid: Goods
    vp: int


class Scrubbed(HeadEvent, frozen=True, tag="scrubbed"):
    counted = {"energy": "-good-energy"}
    energy: int


class EquipmentUsed(HeadEvent, frozen=True, tag="equipment_used"):
    """The equipment was used; it is turned face down until the Cleanup."""

    equipment: str


class Rested(HeadEvent, frozen=True, tag="rested"):
    """The scientist in use took a day off, or another was given up: stress fell by `steps`."""

    counted = {"steps": "stress-less"}
    scientist: str | None
    steps: int
    lost: int = 0
    """Steps beyond the end of the track (R57)."""


# Goods, tracks, cards


class Gained(Exchange, frozen=True, tag="gained"):
    """Goods and points that a reward brought."""

    role = "gain"
    gained: Goods
    lost: Goods = NOTHING
    vp: int = 0


class WasteMoved(GainEvent, frozen=True, tag="waste_moved"):
    """Waste came on the track, or was discarded when negative; `lost` had no room (9.2)."""

    n: int
    lost: int = 0

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield ("waste-less", -self.n) if self.n < 0 else ("good-waste", self.n)


class MarkerMoved(GainEvent, frozen=True, tag="marker_moved"):
    """A marker went `steps` steps: the CO2 disc down, that of stress right, that of O2 left.

    It went the other way when negative. `lost` are steps beyond the end of its track.
    """

    marker: Marker
    steps: int
    lost: int = 0

    def amounts(self) -> Iterator[tuple[str, int]]:
        n = abs(self.steps)
        match self.marker, self.steps > 0:
            case "oxygen", _:
                yield "oxygen", self.steps
            case "co2", less:
                yield "co2-less" if less else "co2-more", n
            case _, less:
                yield "stress-less" if less else "stress-more", n


class Missed(GainEvent, frozen=True, tag="missed"):
    """A reward brought less than it says, as there was nothing (more) to take (R51, R55)."""

    what: Lacking


class FoodTaken(GainEvent, frozen=True, tag="food_taken"):
    """Food was taken from the seedbeds, or from the discard pile."""

    food: tuple[str, ...]
    discarded: bool = False


class FoodDrawn(GainEvent, frozen=True, tag="food_drawn"):
    """Cards of the food deck were drawn, `n` of them; only their owner knows which."""

    counted = {"n": "food-cards"}
    n: int


class FoodSeen(GainEvent, frozen=True, tag="food_seen"):
    """The drawn food, for its owner (`seats`)."""

    food: tuple[str, ...]

    def at_closing(self) -> FoodSeen:
        """Stay secret: the card is the owner's until it is spent (R41)."""
        return self


class FoodShuffled(NewsEvent, frozen=True, tag="food_shuffled"):
    """The food discard pile became the deck."""

    cards: int


class DepotUsed(HeadEvent, frozen=True, tag="depot_used"):
    resource: str
    vp: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield f"good-{self.resource}", 1
        yield "vp", -self.vp


# Options B and C


class Fed(HeadEvent, frozen=True, tag="fed"):
    food: str
    value: int


class Imported(HeadEvent, frozen=True, tag="imported"):
    """Food for a number of scientists came from Earth."""

    counted = {"vp": "-vp"}
    scientists: int
    vp: int


class Recovered(HeadEvent, frozen=True, tag="recovered"):
    """Scientists returned from the rest stack to the hand."""

    scientists: tuple[str, ...]


class WorkEnded(HeadEvent, frozen=True, tag="work_ended"):
    """The work period was ended as the `place`-th, from 1."""

    running: ClassVar[tuple[str, ...]] = ("place",)
    place: int


# The AI, the end


class AiSkipped(HeadEvent, frozen=True, tag="ai_skipped"):
    """A line of the AI's card could not be done."""

    module: Module


class FinalScored(SeatEvent, frozen=True, tag="final_scored"):
    """The final scoring of a player (11.1, 12.6): points by category."""

    role = "line"
    points: dict[str, int]
    total: int


AnyEvent = declared(Event, __name__) | GameEnded
