"""What happened in Projet Cérès, each event complete enough for its own line in the log.

Goods are told by type. What only one seat may see is an event of its own with `seats`.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from games.core.boundaries import HoldReached, Stayed, WentOn
from games.core.events import Event, GameEnded, RoundEvent, SeatEvent
from games.core.unions import declared
from games.projet_ceres.effects import Resource

Goods = dict[Resource, int]

# Rounds and phases


class RoundStarted(RoundEvent, frozen=True, tag="round_started"):
    """A round began; `first` has the marker."""

    first: int


class PhaseStarted(Event, frozen=True, kw_only=True, tag="phase_started"):
    """A phase began, 2 to 4; in the third all agents were taken back first (4.3.1)."""

    phase: int


class TurnEnded(SeatEvent, frozen=True, tag="turn_ended"):
    """A turn of Phase 2 is over; `left`: actions forgone (4.2.4)."""

    left: int


class AgentsPassed(SeatEvent, frozen=True, tag="agents_passed"):
    """No more agents are placed in this round; so many stay in reception (4.3.6)."""

    left: int


class Done(SeatEvent, frozen=True, tag="done"):
    """Somebody is done with Phase 4."""


class Reopened(SeatEvent, frozen=True, tag="reopened"):
    """Somebody is not done after all."""


class QueueRenewed(Event, frozen=True, kw_only=True, tag="queue_renewed"):
    """E2: new investment cards; so many were left and discarded."""

    cards: tuple[str, ...]
    left: int


class ProjectsMoved(Event, frozen=True, kw_only=True, tag="projects_moved"):
    """E3: the queue moved on; `entered`: the project that came into it."""

    entered: str = ""


class ProjectFinished(Event, frozen=True, kw_only=True, tag="project_finished"):
    """E3: the project of the last slot was supported by itself."""

    project: str


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """All projects are supported: this round is the last (19.1)."""


# Goods, points, cards


class Paid(SeatEvent, frozen=True, tag="paid"):
    """Resources, or influence, went to the bank."""

    goods: Goods
    influence: int = 0


class Gained(SeatEvent, frozen=True, tag="gained"):
    """Resources were gained in a place."""

    goods: Goods
    place: str


class Lost(SeatEvent, frozen=True, tag="lost"):
    """Resources were lost (1.9)."""

    goods: Goods
    place: str


class Scored(SeatEvent, frozen=True, tag="scored"):
    """Points on a track; what is beyond its end is not counted in (16.4)."""

    track: Literal["dev", "col"]
    n: int


class Unlocked(SeatEvent, frozen=True, tag="unlocked"):
    """A marker reached the cell of a bonus (16.2)."""

    cell: int


class AgentGained(SeatEvent, frozen=True, tag="agent_gained"):
    """An agent came to reception."""


class InfluenceGained(SeatEvent, frozen=True, tag="influence_gained"):
    """Influence for this round."""

    n: int


class Drew(SeatEvent, frozen=True, tag="drew"):
    """Somebody drew so many cards."""

    n: int


class Found(SeatEvent, frozen=True, tag="found"):
    """What they drew, for their eyes."""

    cards: tuple[str, ...]


class CardPlayed(SeatEvent, frozen=True, tag="card_played"):
    """A card was played; `choice`: the way chosen, 0 where there is one."""

    card: str
    choice: int = 0


class CardDiscarded(SeatEvent, frozen=True, tag="card_discarded"):
    """A card was discarded for its influence."""

    card: str
    influence: int


class CardDropped(SeatEvent, frozen=True, tag="card_dropped"):
    """A card was discarded as an effect asked."""

    card: str


class Used(SeatEvent, frozen=True, tag="used"):
    """A building, an asteroid or a mission's effect was used, or occurred."""

    source: str
    choice: int = 0


class Declined(SeatEvent, frozen=True, tag="declined"):
    """What was offered was left."""

    what: str


class Salvaged(SeatEvent, frozen=True, tag="salvaged"):
    """A card came back from the discard, to hand or under the deck."""

    card: str
    to: Literal["hand", "deck"]


class Dumped(SeatEvent, frozen=True, tag="dumped"):
    """So many cards of the discard went under the deck, unseen (6.10)."""

    n: int


class Recycled(SeatEvent, frozen=True, tag="recycled"):
    """Discard, hand and deck became a new deck (5.7)."""


class Readied(SeatEvent, frozen=True, tag="readied"):
    """A building is ready again."""

    building: str


class Scouted(SeatEvent, frozen=True, tag="scouted"):
    """Somebody looked at the top investment cards."""

    n: int


class ScoutFound(SeatEvent, frozen=True, tag="scout_found"):
    """Which ones, for their eyes."""

    cards: tuple[str, ...]


class CardAdded(SeatEvent, frozen=True, tag="card_added"):
    """A card joined the investment queue; the others went under the pile."""

    card: str


class Traded(SeatEvent, frozen=True, tag="traded"):
    """Resources were sold for others at Ceres."""

    cell: str
    sold: Goods
    bought: Goods


class Levied(SeatEvent, frozen=True, tag="levied"):
    """A resource passed from one player to another."""

    giver: int
    goods: Goods


# Ships and the belt


class Begged(SeatEvent, frozen=True, tag="begged"):
    """Somebody begged (5.5)."""


class Produced(SeatEvent, frozen=True, tag="produced"):
    """Asteroids yielded what they print, by cell (5.4)."""

    yields: dict[str, Goods]


class Mustered(SeatEvent, frozen=True, tag="mustered"):
    """Ships went from reserve to board."""

    n: int


class Recalled(SeatEvent, frozen=True, tag="recalled"):
    """Ships went from an asteroid to the board."""

    cell: str
    n: int


class MoveBegun(SeatEvent, frozen=True, tag="move_begun"):
    """Somebody moves ships."""


class Moved(SeatEvent, frozen=True, tag="moved"):
    """Ships went from a place to an asteroid, with goods."""

    origin: str
    target: str
    ships: int
    goods: Goods


class Turned(SeatEvent, frozen=True, tag="turned"):
    """An asteroid was turned face up."""

    cell: str
    asteroid: str


class ExplorationDrawn(SeatEvent, frozen=True, tag="exploration_drawn"):
    """An exploration card was drawn, or two of which one is kept."""

    cards: tuple[str, ...]


class ExplorationKept(SeatEvent, frozen=True, tag="exploration_kept"):
    """One of two exploration cards was kept."""

    card: str


class ExplorationChosen(SeatEvent, frozen=True, tag="exploration_chosen"):
    """A choice of an exploration card was applied; 0: none could be paid."""

    card: str
    choice: int


class AsteroidPlaced(SeatEvent, frozen=True, tag="asteroid_placed"):
    """An asteroid was placed face down."""

    cell: str


class AsteroidDestroyed(SeatEvent, frozen=True, tag="asteroid_destroyed"):
    """An asteroid left the game (12.7); "" where nobody knows which."""

    cell: str
    asteroid: str


class FightOpened(Event, frozen=True, kw_only=True, tag="fight_opened"):
    """A combat began, with the totals of both (22.5)."""

    cell: str
    attacker: int
    defender: int
    attack: int
    defence: int


class PowerAdded(SeatEvent, frozen=True, tag="power_added"):
    """A side of a combat became stronger."""

    n: int


class FightPassed(SeatEvent, frozen=True, tag="fight_passed"):
    """The trailing side leaves it at that."""


class FightEnded(Event, frozen=True, kw_only=True, tag="fight_ended"):
    """A combat is over; the loser's ships went to their board."""

    cell: str
    winner: int
    loser: int
    attack: int
    defence: int


# The Ceres board


class AgentPlaced(SeatEvent, frozen=True, tag="agent_placed"):
    """An agent was put on a box."""

    box: str


class CardRevealed(SeatEvent, frozen=True, tag="card_revealed"):
    """A card was revealed for its influence, in a box."""

    card: str
    influence: int


class CardBought(SeatEvent, frozen=True, tag="card_bought"):
    """An investment card was bought, for influence."""

    card: str
    cost: int


class InfluenceLost(SeatEvent, frozen=True, tag="influence_lost"):
    """Influence raised in a box that nobody spent."""

    n: int


class Supported(SeatEvent, frozen=True, tag="supported"):
    """A project was supported, and lies on the Ceres board."""

    project: str


class Built(SeatEvent, frozen=True, tag="built"):
    """A card became a building."""

    card: str


class Maintained(SeatEvent, frozen=True, tag="maintained"):
    """Colonies were maintained."""

    n: int


# Missions


class MissionActive(Event, frozen=True, kw_only=True, tag="mission_active"):
    """A mission card came into force, with its die."""

    mission: str
    die: int


class DieMoved(Event, frozen=True, kw_only=True, tag="die_moved"):
    """The mission die shows another number."""

    running: ClassVar[tuple[str, ...]] = ("die",)
    die: int


class CallBegun(SeatEvent, frozen=True, tag="call_begun"):
    """Somebody attempts a mission."""

    mission: str
    resolution: str


class CallOpened(SeatEvent, frozen=True, tag="call_opened"):
    """The others are called on to contribute what is missing."""

    goods: Goods
    any: int
    influence: int


class PledgeMade(SeatEvent, frozen=True, tag="pledge_made"):
    """Somebody set aside so much of something for a mission."""

    item: str
    n: int


class WinnerNamed(SeatEvent, frozen=True, tag="winner_named"):
    """It was agreed who will take the cards that are won."""

    winner: int


class CallAnswered(SeatEvent, frozen=True, tag="call_answered"):
    """Somebody has given their answer to a call; `given`: something at all."""

    given: bool


class CallClosed(SeatEvent, frozen=True, tag="call_closed"):
    """An attempt succeeded or failed."""

    mission: str
    resolution: str
    paid: bool


class MissionWon(SeatEvent, frozen=True, tag="mission_won"):
    """A mission card was won, with the badge on its back."""

    mission: str
    badge: str
    collective: bool = False


class MissionGone(Event, frozen=True, kw_only=True, tag="mission_gone"):
    """A mission card left the game."""

    mission: str


class MissionFailed(Event, frozen=True, kw_only=True, tag="mission_failed"):
    """The mission die fell to 0 (14.9)."""

    mission: str


class MissionRepeated(Event, frozen=True, kw_only=True, tag="mission_repeated"):
    """A mission card stays for another time (14.10)."""

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
    """Somebody has said, in secret, whether they react."""

    card: str


class ReactionAsked(SeatEvent, frozen=True, tag="reaction_asked"):
    """Others may react to somebody's event."""

    event: Literal["fight_near", "support_near"]
    where: str


class Reacted(SeatEvent, frozen=True, tag="reacted"):
    """Somebody reacts, or does not: `none`."""

    card: str


AnyEvent = declared(Event, __name__) | GameEnded | HoldReached | Stayed | WentOn
