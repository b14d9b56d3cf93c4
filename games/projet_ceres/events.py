"""What happened in Projet Cérès, each event complete enough for its own line in the log.

Goods are told by type. What only one seat may see is an event of its own with `seats`.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from games.core.boundaries import HoldReached, Stayed, WentOn
from games.core.events import Event, GameEnded, RoundEvent, SeatEvent
from games.core.unions import declared

Goods = dict[str, int]
Lacking = Literal[
    "dev", "col", "agent", "card", "ship", "scout", "salvage", "laid", "discard", "move", "recall",
    "explore", "reveal", "place", "destroy", "produce", "trade", "buy", "ready",
]  # fmt: skip

# Rounds and phases


class RoundStarted(RoundEvent, frozen=True, tag="round_started"):
    """A round began; `first` has the marker."""

    first: int


class PhaseStarted(Event, frozen=True, kw_only=True, tag="phase_started"):
    phase: int


class TurnEnded(SeatEvent, frozen=True, tag="turn_ended"):
    """A turn of Phase 2 is over; `left`: actions forgone (4.2.4)."""

    left: int


class AgentsPassed(SeatEvent, frozen=True, tag="agents_passed"):
    left: int


class Done(SeatEvent, frozen=True, tag="done"):
    """Somebody is done with Phase 4."""


class Reopened(SeatEvent, frozen=True, tag="reopened"):
    """Somebody is not done after all."""


class QueueRenewed(Event, frozen=True, kw_only=True, tag="queue_renewed"):
    cards: tuple[str, ...]
    left: int


class ProjectsMoved(Event, frozen=True, kw_only=True, tag="projects_moved"):
    """E3: the queue moved on; `entered`: the project that came into it."""

    entered: str = ""


class ProjectFinished(Event, frozen=True, kw_only=True, tag="project_finished"):
    project: str


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """All projects are supported: this round is the last (19.1)."""


# Goods, points, cards


class Paid(SeatEvent, frozen=True, tag="paid"):
    goods: Goods
    influence: int = 0


class Gained(SeatEvent, frozen=True, tag="gained"):
    goods: Goods
    place: str


class StoreChosen(SeatEvent, frozen=True, tag="store_chosen"):
    """Somebody said where their gains go; only they are told."""

    place: str


class Lost(SeatEvent, frozen=True, tag="lost"):
    goods: Goods
    place: str


class Scored(SeatEvent, frozen=True, tag="scored"):
    track: Literal["dev", "col"]
    n: int


class Missed(SeatEvent, frozen=True, tag="missed"):
    """So much did not happen: a track is at its end, a pile has too little, a target is missing."""

    lacking: Lacking
    n: int = 1


class Unlocked(SeatEvent, frozen=True, tag="unlocked"):
    """The bonus of a cell was unlocked; `clan`: of whose board, "" in older logs."""

    cell: int
    clan: str = ""


class AgentGained(SeatEvent, frozen=True, tag="agent_gained"):
    """An agent came to reception."""


class InfluenceGained(SeatEvent, frozen=True, tag="influence_gained"):
    n: int


class Drew(SeatEvent, frozen=True, tag="drew"):
    n: int


class Found(SeatEvent, frozen=True, tag="found"):
    cards: tuple[str, ...]


class CardPlayed(SeatEvent, frozen=True, tag="card_played"):
    """A card was played; `choice`: the way chosen, 0 where there is one."""

    card: str
    choice: int = 0


class CardDiscarded(SeatEvent, frozen=True, tag="card_discarded"):
    card: str
    influence: int


class CardDropped(SeatEvent, frozen=True, tag="card_dropped"):
    card: str


class Used(SeatEvent, frozen=True, tag="used"):
    source: str
    choice: int = 0


class Declined(SeatEvent, frozen=True, tag="declined"):
    what: str


class Salvaged(SeatEvent, frozen=True, tag="salvaged"):
    card: str
    to: Literal["hand", "deck"]


class Dumped(SeatEvent, frozen=True, tag="dumped"):
    n: int


class Recycled(SeatEvent, frozen=True, tag="recycled"):
    """Discard, hand and deck became a new deck (5.7)."""


class Readied(SeatEvent, frozen=True, tag="readied"):
    building: str


class Scouted(SeatEvent, frozen=True, tag="scouted"):
    n: int


class ScoutFound(SeatEvent, frozen=True, tag="scout_found"):
    cards: tuple[str, ...]


class CardAdded(SeatEvent, frozen=True, tag="card_added"):
    card: str


class Traded(SeatEvent, frozen=True, tag="traded"):
    cell: str
    sold: Goods
    bought: Goods


class Levied(SeatEvent, frozen=True, tag="levied"):
    giver: int
    goods: Goods


# Ships and the belt


class Begged(SeatEvent, frozen=True, tag="begged"):
    """Somebody begged (5.5)."""


class Produced(SeatEvent, frozen=True, tag="produced"):
    yields: dict[str, Goods]


class Mustered(SeatEvent, frozen=True, tag="mustered"):
    n: int


class Recalled(SeatEvent, frozen=True, tag="recalled"):
    cell: str
    n: int


class MoveBegun(SeatEvent, frozen=True, tag="move_begun"):
    """Somebody moves ships."""


class Moved(SeatEvent, frozen=True, tag="moved"):
    origin: str
    target: str
    ships: int
    goods: Goods


class Turned(SeatEvent, frozen=True, tag="turned"):
    cell: str
    asteroid: str


class ExplorationDrawn(SeatEvent, frozen=True, tag="exploration_drawn"):
    cards: tuple[str, ...]


class ExplorationKept(SeatEvent, frozen=True, tag="exploration_kept"):
    card: str


class ExplorationChosen(SeatEvent, frozen=True, tag="exploration_chosen"):
    card: str
    choice: int


class AsteroidPlaced(SeatEvent, frozen=True, tag="asteroid_placed"):
    cell: str


class AsteroidDestroyed(SeatEvent, frozen=True, tag="asteroid_destroyed"):
    """An asteroid left the game (12.7); "" where nobody knows which. Cards went to their owners."""

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
    n: int


class FightPassed(SeatEvent, frozen=True, tag="fight_passed"):
    """The trailing side leaves it at that."""


class FightEnded(Event, frozen=True, kw_only=True, tag="fight_ended"):
    cell: str
    winner: int
    loser: int
    attack: int
    defence: int


# The Ceres board


class AgentPlaced(SeatEvent, frozen=True, tag="agent_placed"):
    box: str


class CardRevealed(SeatEvent, frozen=True, tag="card_revealed"):
    card: str
    influence: int


class CardBought(SeatEvent, frozen=True, tag="card_bought"):
    card: str
    cost: int


class InfluenceLost(SeatEvent, frozen=True, tag="influence_lost"):
    n: int


class Supported(SeatEvent, frozen=True, tag="supported"):
    project: str


class Built(SeatEvent, frozen=True, tag="built"):
    card: str


class Maintained(SeatEvent, frozen=True, tag="maintained"):
    n: int


# Missions


class StoryBegun(Event, frozen=True, kw_only=True, tag="story_begun"):
    story: str


class MissionActive(Event, frozen=True, kw_only=True, tag="mission_active"):
    mission: str
    die: int


class DieMoved(Event, frozen=True, kw_only=True, tag="die_moved"):
    running: ClassVar[tuple[str, ...]] = ("die",)
    die: int
    stays: bool = False
    """It was at its end already."""


class CallBegun(SeatEvent, frozen=True, tag="call_begun"):
    mission: str
    resolution: str


class CallOpened(SeatEvent, frozen=True, tag="call_opened"):
    goods: Goods
    any: int
    influence: int


class PledgeMade(SeatEvent, frozen=True, tag="pledge_made"):
    item: str
    n: int


class WinnerNamed(SeatEvent, frozen=True, tag="winner_named"):
    winner: int


class CallAnswered(SeatEvent, frozen=True, tag="call_answered"):
    """Somebody has given their answer to a call; `given`: something at all."""

    given: bool


class CallClosed(SeatEvent, frozen=True, tag="call_closed"):
    mission: str
    resolution: str
    paid: bool


class MissionWon(SeatEvent, frozen=True, tag="mission_won"):
    mission: str
    badge: str
    collective: bool = False


class MissionGone(Event, frozen=True, kw_only=True, tag="mission_gone"):
    mission: str


class MissionFailed(Event, frozen=True, kw_only=True, tag="mission_failed"):
    mission: str


class MissionRepeated(Event, frozen=True, kw_only=True, tag="mission_repeated"):
    mission: str


class MissionShown(Event, frozen=True, kw_only=True, tag="mission_shown"):
    """Another mission card lies on top; "" where the story is over."""

    mission: str
    story: str


class BadgesCounted(Event, frozen=True, kw_only=True, tag="badges_counted"):
    """The badges of two factions were compared; `ahead`: the faction, "" where neither is."""

    ahead: str
    counts: tuple[int, ...]
    factions: tuple[str, ...]


class ReactionSealed(SeatEvent, frozen=True, tag="reaction_sealed"):
    card: str


class ReactionAsked(SeatEvent, frozen=True, tag="reaction_asked"):
    event: Literal["fight_near", "support_near"]
    where: str


class Reacted(SeatEvent, frozen=True, tag="reacted"):
    """Somebody reacts, or does not: `none`."""

    card: str


AnyEvent = declared(Event, __name__) | GameEnded | HoldReached | Stayed | WentOn
