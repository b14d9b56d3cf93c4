"""The events of Luna Maris, each complete enough for its own line in the log.

The `seat` of an event is a seat, or `ai`. `gained` are the goods really added, `lost` those without
room (1.4), `paid` the goods that left the board. Events of one action are in the order of the
rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from games.core.actions import declared
from games.core.events import Event, GameEnded, RoundEvent, SeatEvent
from games.core.outcome import Actor
from games.luna_maris.content.types import Module, Track
from games.luna_maris.effects import RESOURCES, Goods

NOTHING: Goods = {}
Source = Literal["probes", "carbon", "construction"]
Lacking = Literal["retrieve", "study", "salvage", "discard", "food", "draw"]
Marker = Literal["co2", "stress", "oxygen"]


class Exchange(SeatEvent, frozen=True):
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


class Revealed(Event, frozen=True, tag="revealed"):
    """Cards or tiles came into view: of the start positions (2.11), on offer, the AI's own."""

    role = "news"
    what: Literal["start", "hiring", "order", "seedbeds", "ai_card"]
    cards: tuple[str, ...]


class EquipmentTaken(SeatEvent, frozen=True, tag="equipment_taken"):
    """An equipment tile was chosen."""

    role = "head"
    equipment: str


class AstronautPlaced(SeatEvent, frozen=True, tag="astronaut_placed"):
    """The astronaut begins there; for the AI, its disc lies there."""

    role = "head"
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


class Moved(SeatEvent, frozen=True, tag="moved"):
    """The astronaut went to a module, or stayed there, for so much O2."""

    role = "head"
    counted = {"oxygen": "-oxygen"}
    origin: Module
    module: Module
    oxygen: int


class Activated(SeatEvent, frozen=True, tag="activated"):
    """A module was activated: for energy, or free.

    `owner`: the side with the astronaut, or disc, that keeps it active, or `None`; `vp`: for it.
    """

    role = "gain"
    belongs = "moved"
    counted = {"energy": "-good-energy"}
    module: Module
    energy: int
    owner: Actor | None
    vp: int


class SteppedOff(SeatEvent, frozen=True, tag="stepped_off"):
    """The astronaut left the activation space: the module is inactive."""

    role = "silent"
    module: Module


class Ran(Exchange, frozen=True, tag="ran"):
    """A procedure was run. `waste` is what it put on the track, or discarded when negative.

    `harvest` is how many food cards it brings; logs of older versions don't say it.
    """

    role = "head"
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

    role = "head"
    module: Module
    gained: Goods
    paid: Goods = NOTHING
    waste: int = 0
    vp: int = 0
    lost: Goods = NOTHING


class ProbeInstalled(SeatEvent, frozen=True, tag="probe_installed"):
    """A probe was placed, the `number`-th not counting that of the start."""

    role = "head"
    zone: str
    number: int


class Hired(Exchange, frozen=True, tag="hired"):
    """A level 2 scientist was hired."""

    role = "head"
    scientist: str
    paid: Goods = NOTHING


class Dismissed(Exchange, frozen=True, tag="dismissed"):
    """A level 1 scientist left the game for points."""

    role = "head"
    scientist: str
    vp: int


class OrderFulfilled(Exchange, frozen=True, tag="order_fulfilled"):
    """An order was fulfilled; `extra` are the points for titanium in the improved Dock."""

    role = "head"
    order: str
    paid: Goods
    vp: int
    extra: int = 0


class Researched(Exchange, frozen=True, tag="researched"):
    """A research level was reached, or after the last one, for `vp`, the cap reward."""

    role = "head"
    track: Track
    level: int
    vp: int = 0


class BonusTaken(Exchange, frozen=True, tag="bonus_taken"):
    """A research bonus was taken; `again`: repeated for titanium."""

    role = "head"
    bonus: str
    again: bool = False
    paid: Goods = NOTHING


class Built(Exchange, frozen=True, tag="built"):
    """An advanced module was built."""

    role = "head"
    module: Module
    paid: Goods
    vp: int


class Scrubbed(SeatEvent, frozen=True, tag="scrubbed"):
    """The CO2 scrubbers ran for so much energy."""

    role = "head"
    counted = {"energy": "-good-energy"}
    energy: int


class EquipmentUsed(SeatEvent, frozen=True, tag="equipment_used"):
    """The equipment was used; it is turned face down until the Cleanup."""

    role = "head"
    equipment: str


class Rested(SeatEvent, frozen=True, tag="rested"):
    """The scientist in use took a day off, or another was given up: stress fell by `steps`."""

    role = "head"
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


class WasteMoved(SeatEvent, frozen=True, tag="waste_moved"):
    """Waste came on the track, or was discarded when negative; `lost` had no room (9.2)."""

    role = "gain"
    n: int
    lost: int = 0

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield ("waste-less", -self.n) if self.n < 0 else ("good-waste", self.n)


class MarkerMoved(SeatEvent, frozen=True, tag="marker_moved"):
    """A marker went `steps` steps: the CO2 disc down, that of stress right, that of O2 left.

    It went the other way when negative. `lost` are steps beyond the end of its track.
    """

    role = "gain"
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


class Missed(SeatEvent, frozen=True, tag="missed"):
    """A reward brought less than it says, as there was nothing (more) to take (R51, R55)."""

    role = "gain"
    what: Lacking


class FoodTaken(SeatEvent, frozen=True, tag="food_taken"):
    """Food was taken from the seedbeds, or from the discard pile."""

    role = "gain"
    food: tuple[str, ...]
    discarded: bool = False


class FoodDrawn(SeatEvent, frozen=True, tag="food_drawn"):
    """Cards of the food deck were drawn, `n` of them; only their owner knows which."""

    role = "gain"
    counted = {"n": "food-cards"}
    n: int


class FoodSeen(SeatEvent, frozen=True, tag="food_seen"):
    """The drawn food, for its owner (`seats`)."""

    role = "gain"
    food: tuple[str, ...]

    def at_closing(self) -> FoodSeen:
        """Stay secret: the card is the owner's until it is spent (R41)."""
        return self


class FoodShuffled(Event, frozen=True, tag="food_shuffled"):
    """The food discard pile became the deck."""

    role = "news"
    cards: int


class DepotUsed(SeatEvent, frozen=True, tag="depot_used"):
    """A cube was taken from the Emergency Depot."""

    role = "head"
    resource: str
    vp: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield f"good-{self.resource}", 1
        yield "vp", -self.vp


# Options B and C


class Fed(SeatEvent, frozen=True, tag="fed"):
    """A food card was spent."""

    role = "head"
    food: str
    value: int


class Imported(SeatEvent, frozen=True, tag="imported"):
    """Food for a number of scientists came from Earth."""

    role = "head"
    counted = {"vp": "-vp"}
    scientists: int
    vp: int


class Recovered(SeatEvent, frozen=True, tag="recovered"):
    """Scientists returned from the rest stack to the hand."""

    role = "head"
    scientists: tuple[str, ...]


class WorkEnded(SeatEvent, frozen=True, tag="work_ended"):
    """The work period was ended as the `place`-th, from 1."""

    role = "head"
    running: ClassVar[tuple[str, ...]] = ("place",)
    place: int


# The AI, the end


class AiSkipped(SeatEvent, frozen=True, tag="ai_skipped"):
    """A line of the AI's card could not be done."""

    role = "head"
    module: Module


class FinalScored(SeatEvent, frozen=True, tag="final_scored"):
    """The final scoring of a player (11.1, 12.6): points by category."""

    role = "line"
    points: dict[str, int]
    total: int


AnyEvent = declared(Event, __name__) | GameEnded
