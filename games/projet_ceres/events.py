"""The events of Projet Cérès, each complete enough for its own line in the log.

Goods are listed by type. Private information of one seat is a separate event with `seats`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from games.core.actions import declared
from games.core.boundaries import BoundaryPassed, BoundaryStopped, StoppedAtBoundary
from games.core.events import Event, GameEnded, RoundEvent, SeatEvent
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


class TurnEnded(SeatEvent, frozen=True, tag="turn_ended"):
    """A turn of Phase 2 is over; `left`: actions forgone (4.2.4)."""

    role = "head"
    left: int


class AgentsPassed(SeatEvent, frozen=True, tag="agents_passed"):
    role = "head"
    left: int


class Done(SeatEvent, frozen=True, tag="done"):
    """Somebody is done with Phase 4."""

    role = "silent"


class Reopened(SeatEvent, frozen=True, tag="reopened"):
    """Somebody is not done after all; what they pledged for a mission is theirs again."""

    role = "silent"
    takes_back = ("pledge_made",)


class QueueRenewed(Event, frozen=True, kw_only=True, tag="queue_renewed"):
    role = "news"
    cards: tuple[str, ...]
    left: int


class ProjectsMoved(Event, frozen=True, kw_only=True, tag="projects_moved"):
    """E3: the queue moved on; `entered`: the project that came into it."""

    role = "news"
    entered: str = ""


class ProjectFinished(Event, frozen=True, kw_only=True, tag="project_finished"):
    role = "news"
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


class StoreChosen(SeatEvent, frozen=True, tag="store_chosen"):
    """A player chose where their gains go; only they see this."""

    role = "silent"
    place: str


class Lost(Exchange, frozen=True, tag="lost"):
    role = "gain"
    counted = {"goods": "-good"}
    goods: Goods
    place: str


class Scored(SeatEvent, frozen=True, tag="scored"):
    role = "gain"
    track: Literal["dev", "col"]
    n: int

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield f"points-{self.track}", self.n


class Missed(SeatEvent, frozen=True, tag="missed"):
    """The rest of an effect: a track is at its end, a pile has too little, no target is left."""

    role = "gain"
    lacking: Lacking
    n: int = 1


class Unlocked(SeatEvent, frozen=True, tag="unlocked"):
    """The bonus of a cell was unlocked; `clan`: of whose board, "" in older logs."""

    role = "head"
    cell: int
    clan: str = ""


class AgentGained(SeatEvent, frozen=True, tag="agent_gained"):
    """An agent came to reception."""

    role = "gain"

    def amounts(self) -> Iterator[tuple[str, int]]:
        yield "story-agents", 1


class InfluenceGained(SeatEvent, frozen=True, tag="influence_gained"):
    role = "gain"
    counted = {"n": "good-influence"}
    n: int


class Drew(SeatEvent, frozen=True, tag="drew"):
    role = "gain"
    counted = {"n": "cards"}
    n: int


class Found(SeatEvent, frozen=True, tag="found"):
    role = "gain"
    cards: tuple[str, ...]


class CardPlayed(SeatEvent, frozen=True, tag="card_played"):
    """A card was played; `choice`: the way chosen, 0 where there is one."""

    role = "head"
    card: str
    choice: int = 0


class CardDiscarded(SeatEvent, frozen=True, tag="card_discarded"):
    role = "head"
    counted = {"influence": "good-influence"}
    card: str
    influence: int


class CardDropped(SeatEvent, frozen=True, tag="card_dropped"):
    role = "head"
    card: str


class Used(SeatEvent, frozen=True, tag="used"):
    role = "head"
    source: str
    choice: int = 0


class Declined(SeatEvent, frozen=True, tag="declined"):
    role = "silent"
    what: str


class Salvaged(SeatEvent, frozen=True, tag="salvaged"):
    role = "head"
    card: str
    to: Literal["hand", "deck"]


class Dumped(SeatEvent, frozen=True, tag="dumped"):
    role = "head"
    n: int


class Recycled(SeatEvent, frozen=True, tag="recycled"):
    """Discard, hand and deck became a new deck (5.7)."""

    role = "head"


class Readied(SeatEvent, frozen=True, tag="readied"):
    role = "gain"
    building: str


class Scouted(SeatEvent, frozen=True, tag="scouted"):
    role = "gain"
    n: int


class ScoutFound(SeatEvent, frozen=True, tag="scout_found"):
    role = "gain"
    cards: tuple[str, ...]


class CardAdded(SeatEvent, frozen=True, tag="card_added"):
    role = "gain"
    card: str


class Traded(Exchange, frozen=True, tag="traded"):
    role = "gain"
    counted = {"sold": "-good", "bought": "good"}
    cell: str
    sold: Goods
    bought: Goods


class Levied(SeatEvent, frozen=True, tag="levied"):
    """A player gave goods; the event that puts them somewhere, and counts them, follows."""

    role = "gain"
    giver: int
    goods: Goods


# Ships and the belt


class Begged(SeatEvent, frozen=True, tag="begged"):
    """Somebody begged (5.5)."""

    role = "head"


class Produced(SeatEvent, frozen=True, tag="produced"):
    role = "head"
    yields: dict[str, Goods]

    def amounts(self) -> Iterator[tuple[str, int]]:
        for found in self.yields.values():
            yield from ((f"good-{kind}", found[kind]) for kind in COUNTED if kind in found)


class Mustered(SeatEvent, frozen=True, tag="mustered"):
    role = "gain"
    counted = {"n": "ships"}
    n: int


class Recalled(SeatEvent, frozen=True, tag="recalled"):
    role = "head"
    cell: str
    n: int


class MoveBegun(SeatEvent, frozen=True, tag="move_begun"):
    """Somebody moves ships."""

    role = "silent"


class Moved(SeatEvent, frozen=True, tag="moved"):
    role = "head"
    origin: str
    target: str
    ships: int
    goods: Goods


class Turned(SeatEvent, frozen=True, tag="turned"):
    role = "head"
    cell: str
    asteroid: str


class ExplorationDrawn(SeatEvent, frozen=True, tag="exploration_drawn"):
    role = "silent"
    cards: tuple[str, ...]


class ExplorationKept(SeatEvent, frozen=True, tag="exploration_kept"):
    role = "silent"
    card: str


class ExplorationChosen(SeatEvent, frozen=True, tag="exploration_chosen"):
    role = "head"
    card: str
    choice: int


class AsteroidPlaced(SeatEvent, frozen=True, tag="asteroid_placed"):
    role = "gain"
    cell: str


class AsteroidDestroyed(SeatEvent, frozen=True, tag="asteroid_destroyed"):
    """An asteroid left the game (12.7); "" if unknown. Its cards went to their owners."""

    role = "head"
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


class PowerAdded(SeatEvent, frozen=True, tag="power_added"):
    role = "gain"
    counted = {"n": "power"}
    n: int


class FightPassed(SeatEvent, frozen=True, tag="fight_passed"):
    """The trailing side leaves it at that."""

    role = "head"


class FightEnded(Event, frozen=True, kw_only=True, tag="fight_ended"):
    cell: str
    winner: int
    loser: int
    attack: int
    defence: int


# The Ceres board


class AgentPlaced(SeatEvent, frozen=True, tag="agent_placed"):
    role = "head"
    box: str


class CardRevealed(SeatEvent, frozen=True, tag="card_revealed"):
    role = "head"
    counted = {"influence": "good-influence"}
    card: str
    influence: int


class CardBought(SeatEvent, frozen=True, tag="card_bought"):
    role = "head"
    counted = {"cost": "-good-influence"}
    card: str
    cost: int


class InfluenceLost(SeatEvent, frozen=True, tag="influence_lost"):
    role = "gain"
    n: int


class Supported(SeatEvent, frozen=True, tag="supported"):
    role = "head"
    project: str


class Built(SeatEvent, frozen=True, tag="built"):
    role = "head"
    card: str


class Maintained(SeatEvent, frozen=True, tag="maintained"):
    role = "head"
    n: int


# Missions


class StoryBegun(Event, frozen=True, kw_only=True, tag="story_begun"):
    story: str


class MissionActive(Event, frozen=True, kw_only=True, tag="mission_active"):
    mission: str
    die: int


class DieMoved(Event, frozen=True, kw_only=True, tag="die_moved"):
    role = "news"
    running: ClassVar[tuple[str, ...]] = ("die",)
    die: int
    stays: bool = False
    """It was at its end already."""


class CallBegun(SeatEvent, frozen=True, tag="call_begun"):
    role = "head"
    mission: str
    resolution: str


class CallOpened(SeatEvent, frozen=True, tag="call_opened"):
    role = "head"
    goods: Goods
    any: int
    influence: int


class PledgeMade(SeatEvent, frozen=True, tag="pledge_made"):
    role = "head"
    replaces = ("item",)
    item: str
    n: int

    def void(self) -> bool:
        return self.n == 0


class WinnerNamed(SeatEvent, frozen=True, tag="winner_named"):
    role = "head"
    replaces = ()
    winner: int


class CallAnswered(SeatEvent, frozen=True, tag="call_answered"):
    """Somebody has given their answer to a call; `given`: something at all."""

    role = "head"
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


class MissionGone(Event, frozen=True, kw_only=True, tag="mission_gone"):
    role = "news"
    mission: str


class MissionFailed(Event, frozen=True, kw_only=True, tag="mission_failed"):
    role = "news"
    mission: str


class MissionRepeated(Event, frozen=True, kw_only=True, tag="mission_repeated"):
    role = "news"
    mission: str


class MissionShown(Event, frozen=True, kw_only=True, tag="mission_shown"):
    """Another mission card lies on top; "" where the story is over."""

    role = "news"
    mission: str
    story: str


class BadgesCounted(Event, frozen=True, kw_only=True, tag="badges_counted"):
    """The badges of two factions were compared; `ahead`: the faction, "" where neither is."""

    role = "news"
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


class Reacted(SeatEvent, frozen=True, tag="reacted"):
    """Somebody reacts, or does not: `none`."""

    role = "head"
    card: str


AnyEvent = (
    declared(Event, __name__) | GameEnded | StoppedAtBoundary | BoundaryStopped | BoundaryPassed
)
