"""The events of Ceres, each complete enough for its own line in the log.

`gained` are the goods really added, `lost` the goods above the cap of 12 (1.4), `paid` the goods
that left the player. Events of one action are in the order of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from games.ceres.content.types import GOODS, FavorName, Field, Goods, Kind, Location
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


class Exchange(HeadEvent, frozen=True):
    """Base of the events by which a seat pays or gains."""

    counted = {
        "paid": "-good",
        "gained": "good",
        "alloys": "good-alloy",
        "probes": "good-probe",
        "vp": "vp",
        "token": "vp",
        "modifier": "good-influence",
    }
    goods_order = GOODS


class LeaderPlaced(Exchange, frozen=True, tag="leader_placed"):
    """A Leader went to a Location (`slot` from 0) for one of its options, fee `paid`."""

    running: ClassVar[tuple[str, ...]] = ("slot",)
    location: Location
    slot: int
    option: str
    paid: Goods


class HeadquartersUsed(Exchange, frozen=True, tag="headquarters_used"):
    """The Headquarters' `use`-th use; `reserved` is a slot of the bottom row or -1."""

    use: int
    source: str
    gained: Goods
    lost: Goods
    reserved: int = -1


class WorkerPlaced(HeadEvent, frozen=True, tag="worker_placed"):
    """A Worker went to an Outstation; `origin`: "quarters" or "ship"."""

    outstation: str
    kind: Kind
    origin: str


class DroidPlaced(HeadEvent, frozen=True, tag="droid_placed"):
    """The Mars Droid went to an Outstation."""

    outstation: str


class AssistantUsed(Exchange, frozen=True, tag="assistant_used"):
    """The Leader Assistant brought its production; the Location follows."""

    source: str
    gained: Goods
    lost: Goods


class OptionChosen(Exchange, frozen=True, tag="option_chosen"):
    """An option of a Location activated without a Leader was chosen, fee `paid`.

    `repeat`: as the repeat of Logistics L3.
    """

    role = "ahead"
    location: Location
    option: str
    paid: Goods
    repeat: bool = False


class PartUsed(Exchange, frozen=True, tag="part_used"):
    """A part of a Function was used; `gained` and `lost` for parts that gain goods."""

    role = "gain"
    belongs = "worker_placed droid_placed"
    outstation: str
    bottom: str
    part: int
    paid: Goods
    gained: Goods
    lost: Goods


class Traded(Exchange, frozen=True, tag="traded"):
    """A trade line was performed `times` times."""

    ship: str
    line: int
    times: int
    paid: Goods
    gained: Goods
    lost: Goods
    vp: int


class ProjectCommitted(Exchange, frozen=True, tag="project_committed"):
    """A project was committed; `modifier` is the Influence of the round (5.3)."""

    project: str
    paid: Goods
    modifier: int


class ProjectCompleted(Exchange, frozen=True, tag="project_completed"):
    """A project was completed; `free`: a committed one, as a free action (5.8)."""

    project: str
    paid: Goods
    vp: int
    modifier: int = 0
    free: bool = False


class FacilitiesDrawn(Exchange, frozen=True, tag="facilities_drawn"):
    """A player drew Facility cards: their number and the price.

    `missing`: the number of cards that were due, but pile and discards were empty.
    """

    count: int
    paid: Goods
    missing: int = 0


class FacilitiesSeen(GainEvent, frozen=True, tag="facilities_seen"):
    """The cards drawn, for the seat that drew them."""

    cards: tuple[str, ...]


class FacilityBuilt(Exchange, frozen=True, tag="facility_built"):
    """A Facility was built; `onto` is the upgraded Outstation or "new"."""

    card: str
    onto: str
    drawn: bool
    paid: Goods
    vp: int
    gained: Goods
    lost: Goods


class NothingBuilt(HeadEvent, frozen=True, tag="nothing_built"):
    """After a draw nothing could be built (R53)."""


class FacilitiesDiscarded(HeadEvent, frozen=True, tag="facilities_discarded"):
    """Drawn cards that were not built were discarded."""

    cards: tuple[str, ...]


class RowRefilled(NewsEvent, frozen=True, tag="row_refilled"):
    """The face-up row was filled up from the pile."""

    cards: tuple[str, ...]


class PileShuffled(NewsEvent, frozen=True, tag="pile_shuffled"):
    """Discards became a new pile; `pile`: "facilities" or "projects"."""

    pile: str
    count: int


class Launched(Exchange, frozen=True, tag="launched"):
    """An asteroid was claimed and brought its points and production."""

    asteroid: str
    paid: Goods
    vp: int
    gained: Goods
    lost: Goods

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield from super().amounts()
        yield "good-probe", -1


class Researched(Exchange, frozen=True, tag="researched"):
    """A marker moved to a level; `token` is the value of the 3 VP token if it was taken."""

    field: Field
    level: int
    paid: Goods
    vp: int
    token: int = 0


class ProgramApplied(Exchange, frozen=True, tag="program_applied"):
    """A program brought goods; `source` is the built Facility for Construction L1."""

    role = "gain"
    field: Field
    level: int
    gained: Goods
    lost: Goods
    source: str = ""


class FavorTaken(Exchange, frozen=True, tag="favor_taken"):
    """A Favor was taken."""

    favor: FavorName
    paid: Goods


class GrantTaken(Exchange, frozen=True, tag="grant_taken"):
    """Special Grant gave one selection; `good` is "all" in the draft edition."""

    role = "gain"
    outstation: str
    good: str
    gained: Goods
    lost: Goods


class Reassigned(HeadEvent, frozen=True, tag="reassigned"):
    """A Worker moved between Outstations."""

    origin: str
    destination: str


class Manufactured(Exchange, frozen=True, tag="manufactured"):
    """Alloys and Probes were made; `extra`: one of them by Manufacturing Efficiency."""

    alloys: int
    probes: int
    paid: Goods
    extra: bool


class Produced(Exchange, frozen=True, tag="produced"):
    """A Function brought the production of an Outstation or asteroid (draft: a good)."""

    role = "gain"
    source: str
    gained: Goods
    lost: Goods


class Passed(HeadEvent, frozen=True, tag="passed"):
    """A seat passed; its marker went to a slot (from 0) of the bottom row."""

    slot: int
    reserved: bool


class TurnEnded(SilentEvent, frozen=True, tag="turn_ended"):
    """A seat ended its turn."""


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Everybody has passed; `order` is that of the next round."""

    round: int
    order: tuple[int, ...]


class ShipLeft(Event, frozen=True, tag="ship_left"):
    """The docked ship left with its Workers; `docked` took its place."""

    ship: str
    workers: dict[Kind, int]
    docked: str


class RowsRenewed(Event, frozen=True, tag="rows_renewed"):
    """New Facilities and Settlement Projects lie face up."""

    facilities: tuple[str, ...]
    projects: tuple[str, ...]


class RoundStarted(RoundEvent, frozen=True, tag="round_started"):
    """A round began: the belt turned to these offsets (Outer, Intermediate, Inner)."""

    offsets: tuple[int, ...]


class ProductionGained(Exchange, frozen=True, tag="production_gained"):
    """A seat gained the production of all its Outstations and asteroids."""

    role = "each"
    gained: Goods
    lost: Goods


class FinalScored(SeatEvent, frozen=True, tag="final_scored"):
    """The final scoring of a seat: points for goods, points lost, and the total."""

    role = "line"
    influence: int
    credits: int
    unfinished: int
    projects: tuple[str, ...]
    total: int


AnyEvent = declared(Event, __name__) | GameEnded
