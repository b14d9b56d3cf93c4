"""The events of Projet Cérès, each complete enough for its own line in the log.

Goods are listed by type. Private information of one seat is a separate event with `seats`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from games.core.actions import declared
from games.core.boundaries import BoundaryPassed, BoundaryStopped, StoppedAtBoundary
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
from games.projet_ceres.effects import RESOURCES, TOKEN, TOP

Goods = dict[str, int]
COUNTED = (*RESOURCES, "any", "influence", "cards", TOKEN, TOP)
"""The kinds of goods, in the usual order; others are single cards."""
Lacking = Literal[
    "dev", "col", "agent", "card", "ship", "scout", "salvage", "laid", "discard", "move", "recall",
    "explore", "reveal", "place", "destroy", "produce", "trade", "buy", "ready",
]  # fmt: skip


class Exchange(SeatEvent, frozen=True):
    """Base of the events by which goods change hands."""

    goods_order = COUNTED


# Rounds and phases


class RoundStarted(RoundEvent, frozen=True, tag="round_started"):
    """A round began; `first` has the marker."""

    first: int


class PhaseStarted(Event, frozen=True, kw_only=True, tag="phase_started"):
    phase: int


class TurnEnded(HeadEvent, frozen=True, tag="turn_ended"):
    """A turn of Phase 2 is over; `left`: actions forgone (4.2.4)."""

    left: int


class AgentsPassed(HeadEvent, frozen=True, tag="agents_passed"):
    left: int


class Done(SilentEvent, frozen=True, tag="done"):
    """Somebody is done with Phase 4."""


class Reopened(SilentEvent, frozen=True, tag="reopened"):
    """Somebody is not done after all; what they pledged for a mission is theirs again."""

    takes_back = ("pledge_made",)


class QueueRenewed(NewsEvent, frozen=True, kw_only=True, tag="queue_renewed"):
    cards: tuple[str, ...]
    left: int


class ProjectsMoved(NewsEvent, frozen=True, kw_only=True, tag="projects_moved"):
    """E3: the queue moved on; `entered`: the project that came into it."""

    entered: str = ""


class ProjectFinished(NewsEvent, frozen=True, kw_only=True, tag="project_finished"):
    project: str


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """All projects are supported: this round is the last (19.1)."""


# Goods, points, cards


class Paid(Exchange, frozen=True, tag="paid"):
    role = "ahead"
    counted = {"goods": "-good", "influence": "-good-influence"}
    goods: Goods
    influence: int = 0


class Gained(Exchange, frozen=True, tag="gained"):
    role = "gain"
    counted = {"goods": "good"}
    goods: Goods
    place: str


class StoreChosen(SilentEvent, frozen=True, tag="store_chosen"):
    """A player chose where their gains go; only they see this."""

    place: str


class Lost(Exchange, frozen=True, tag="lost"):
    role = "gain"
    counted = {"goods": "-good"}
    goods: Goods
    place: str


class Scored(GainEvent, frozen=True, tag="scored"):
    track: Literal["dev", "col"]
    n: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield f"points-{self.track}", self.n


class Missed(GainEvent, frozen=True, tag="missed"):
    """The rest of an effect: a track is at its end, a pile has too little, no target is left."""

    lacking: Lacking
    n: int = 1


class Unlocked(HeadEvent, frozen=True, tag="unlocked"):
    """The bonus of a cell was unlocked; `clan`: of whose board, "" in older logs."""

    cell: int
    clan: str = ""


class AgentGained(GainEvent, frozen=True, tag="agent_gained"):
    """An agent came to reception."""

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "story-agents", 1


class InfluenceGained(GainEvent, frozen=True, tag="influence_gained"):
    counted = {"n": "good-influence"}
    n: int


class Drew(GainEvent, frozen=True, tag="drew"):
    counted = {"n": "cards"}
    n: int


class Found(GainEvent, frozen=True, tag="found"):
    cards: tuple[str, ...]


class CardPlayed(HeadEvent, frozen=True, tag="card_played"):
    """A card was played; `choice`: the way chosen, 0 where there is one."""

    card: str
    choice: int = 0


class CardDiscarded(HeadEvent, frozen=True, tag="card_discarded"):
    counted = {"influence": "good-influence"}
    card: str
    influence: int


class CardDropped(HeadEvent, frozen=True, tag="card_dropped"):
    card: str


class Used(HeadEvent, frozen=True, tag="used"):
    source: str
    choice: int = 0


class Declined(SilentEvent, frozen=True, tag="declined"):
    what: str


class Salvaged(HeadEvent, frozen=True, tag="salvaged"):
    card: str
    to: Literal["hand", "deck"]


class Dumped(HeadEvent, frozen=True, tag="dumped"):
    n: int


class Recycled(HeadEvent, frozen=True, tag="recycled"):
    """Discard, hand and deck became a new deck (5.7)."""


class Readied(GainEvent, frozen=True, tag="readied"):
    building: str


class Scouted(GainEvent, frozen=True, tag="scouted"):
    n: int


class ScoutFound(GainEvent, frozen=True, tag="scout_found"):
    cards: tuple[str, ...]


class CardAdded(GainEvent, frozen=True, tag="card_added"):
    card: str


class Traded(Exchange, frozen=True, tag="traded"):
    role = "gain"
    counted = {"sold": "-good", "bought": "good"}
    cell: str
    sold: Goods
    bought: Goods


class Levied(GainEvent, frozen=True, tag="levied"):
    """A player gave goods; the event that puts them somewhere, and counts them, follows."""

    giver: int
    goods: Goods


# Ships and the belt


class Begged(HeadEvent, frozen=True, tag="begged"):
    """Somebody begged (5.5)."""


class Produced(HeadEvent, frozen=True, tag="produced"):
    yields: dict[str, Goods]

    def amounts(self) -> Iterator[tuple[str, int]]:
        for found in self.yields.values():
            yield from ((f"good-{kind}", found[kind]) for kind in COUNTED if kind in found)


class Mustered(GainEvent, frozen=True, tag="mustered"):
    counted = {"n": "ships"}
    n: int


class Recalled(HeadEvent, frozen=True, tag="recalled"):
    cell: str
    n: int


class MoveBegun(SilentEvent, frozen=True, tag="move_begun"):
    """Somebody moves ships."""


class Moved(HeadEvent, frozen=True, tag="moved"):
    origin: str
    target: str
    ships: int
    goods: Goods


class Turned(HeadEvent, frozen=True, tag="turned"):
    cell: str
    asteroid: str


class ExplorationDrawn(SilentEvent, frozen=True, tag="exploration_drawn"):
    cards: tuple[str, ...]


class ExplorationKept(SilentEvent, frozen=True, tag="exploration_kept"):
    card: str


class ExplorationChosen(HeadEvent, frozen=True, tag="exploration_chosen"):
    card: str
    choice: int


class AsteroidPlaced(GainEvent, frozen=True, tag="asteroid_placed"):
    cell: str


class AsteroidDestroyed(HeadEvent, frozen=True, tag="asteroid_destroyed"):
    """An asteroid left the game (12.7); "" if unknown. Its cards went to their owners."""

    cell: str
    asteroid: str
    cards: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


class FightOpened(Event, frozen=True, kw_only=True, tag="fight_opened"):
    cell: str
    attacker: int
    defender: int
    attack: int
    defence: int


class PowerAdded(GainEvent, frozen=True, tag="power_added"):
    counted = {"n": "power"}
    n: int


class FightPassed(HeadEvent, frozen=True, tag="fight_passed"):
    """The trailing side leaves it at that."""


class FightEnded(Event, frozen=True, kw_only=True, tag="fight_ended"):
    cell: str
    winner: int
    loser: int
    attack: int
    defence: int


# The Ceres board


class AgentPlaced(HeadEvent, frozen=True, tag="agent_placed"):
    box: str


class CardRevealed(HeadEvent, frozen=True, tag="card_revealed"):
    counted = {"influence": "good-influence"}
    card: str
    influence: int


class CardBought(HeadEvent, frozen=True, tag="card_bought"):
    counted = {"cost": "-good-influence"}
    card: str
    cost: int


class InfluenceLost(GainEvent, frozen=True, tag="influence_lost"):
    n: int


class Supported(HeadEvent, frozen=True, tag="supported"):
    project: str


class Built(HeadEvent, frozen=True, tag="built"):
    card: str


class Maintained(HeadEvent, frozen=True, tag="maintained"):
    n: int


# Missions


class StoryBegun(Event, frozen=True, kw_only=True, tag="story_begun"):
    story: str


class MissionActive(Event, frozen=True, kw_only=True, tag="mission_active"):
    mission: str
    die: int


class DieMoved(NewsEvent, frozen=True, kw_only=True, tag="die_moved"):
    running: ClassVar[tuple[str, ...]] = ("die",)
    die: int
    stays: bool = False
    """It was at its end already."""


class CallBegun(HeadEvent, frozen=True, tag="call_begun"):
    mission: str
    resolution: str


class CallOpened(HeadEvent, frozen=True, tag="call_opened"):
    goods: Goods
    any: int
    influence: int


class PledgeMade(HeadEvent, frozen=True, tag="pledge_made"):
    replaces = ("item",)
    item: str
    n: int

    def void(self) -> bool:
        return self.n == 0


class WinnerNamed(HeadEvent, frozen=True, tag="winner_named"):
    replaces = ()
    winner: int


class CallAnswered(HeadEvent, frozen=True, tag="call_answered"):
    """Somebody has given their answer to a call; `given`: something at all."""

    given: bool


class CallClosed(SeatEvent, frozen=True, tag="call_closed"):
    role = "line"
    mission: str
    resolution: str
    paid: bool


class MissionWon(SeatEvent, frozen=True, tag="mission_won"):
    role = "line"
    mission: str
    badge: str
    collective: bool = False


class MissionGone(NewsEvent, frozen=True, kw_only=True, tag="mission_gone"):
    mission: str


class MissionFailed(NewsEvent, frozen=True, kw_only=True, tag="mission_failed"):
    mission: str


class MissionRepeated(NewsEvent, frozen=True, kw_only=True, tag="mission_repeated"):
    mission: str


class MissionShown(NewsEvent, frozen=True, kw_only=True, tag="mission_shown"):
    """Another mission card lies on top; "" where the story is over."""

    mission: str
    story: str


class BadgesCounted(NewsEvent, frozen=True, kw_only=True, tag="badges_counted"):
    """The badges of two factions were compared; `ahead`: the faction, "" where neither is."""

    ahead: str
    counts: tuple[int, ...]
    factions: tuple[str, ...]


class ReactionSealed(SeatEvent, frozen=True, tag="reaction_sealed"):
    role = "line"
    card: str


class ReactionAsked(SeatEvent, frozen=True, tag="reaction_asked"):
    role = "line"
    event: Literal["fight_near", "support_near"]
    where: str


class Reacted(HeadEvent, frozen=True, tag="reacted"):
    """Somebody reacts, or does not: `none`."""

    card: str


AnyEvent = (
    declared(Event, __name__) | GameEnded | StoppedAtBoundary | BoundaryStopped | BoundaryPassed
)
