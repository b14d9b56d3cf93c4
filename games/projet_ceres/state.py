"""The stored state of a game of Projet Cérès: belt, Ceres, players, what remains to do.

Places are `board`, a player's own, or cells: a ring and a number, `B3` (3.3, `rules.belt`). Hidden
are hands from others, the order of decks from all, piles, and asteroids that lie face down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec

from games.core import steps
from games.core.actions import Frame, declared
from games.core.boundaries import Boundary
from games.core.grid import by_ring
from games.core.hidden.declare import BY_SEAT, Nobody, Open, Owner, Pile, Prefix
from games.core.rng import Rng
from games.projet_ceres.actions import AnyAction, React
from games.projet_ceres.content import Index
from games.projet_ceres.content.types import Clan
from games.projet_ceres.effects import Guild, Owed, Resource, Word
from games.projet_ceres.rules.sums import Goods, Unit

BOARD = "board"
NOBODY = -1
MOST_DEV, MOST_COL, MOST_AGENTS = 13, 41, 4


# The main stack: phases, turns and windows


class Upkeep(Frame, tag="upkeep"):
    """Phase 1; `cards`: the mission's on-reveal effects are applied, hands are filled next."""

    cards: bool = False


class Turn(Frame, tag="turn"):
    """A turn of Phase 2: the actions taken so far, by kind.

    `begun`: what works at its beginning was offered; `between`: its first action is over.
    """

    seat: int
    acted: list[str] = []
    begun: bool = False
    between: bool = False


class Agents(Frame, tag="agents"):
    """A turn of Phase 3: `placed` agents in it."""

    seat: int
    placed: int = 0


class Colonies(Frame, tag="colonies"):
    """Phase 4, of all at once."""

    done: list[bool]


class Opening(Frame, tag="opening"):
    """Phase 3 or 4 begins next; until then agents stay where they are (4.3.1)."""

    phase: int


class Closing(Frame, tag="closing"):
    step: int = 1


class Arrival(msgspec.Struct, frozen=True, gc=False):
    """Ships of an attacker that came to an asteroid with another player's ships (10.4)."""

    cell: str
    ships: int


class Arrivals(Frame, tag="arrivals"):
    """Combats of one movement, in the order that the mover chooses (10.5)."""

    seat: int
    left: list[Arrival]


class Fight(Frame, tag="fight"):
    """A combat window that asks the trailing side alone (22.5).

    The asteroid stays the defender's until it is over (10.12). `added`: what power effects gave the
    attacker and the defender; `side`: the seat that is asked; `handed`: how often that changed.
    """

    number: int
    cell: str
    attacker: int
    defender: int
    ships: int
    added: list[int]
    side: int
    handed: int = 0


class Pledged(msgspec.Struct, gc=False):
    """A player's pledge for a mission, by place; cards face down. `done`: they answered."""

    goods: dict[str, Goods] = {}
    influence: int = 0
    done: bool = False
    cards: Annotated[list[str] | msgspec.UnsetType, Owner(pool="cards")] = msgspec.UNSET


class Call(Frame, tag="call"):
    """A mission attempt (22.6): its initiator's, then, once `opened`, a window for others.

    `winner`: the taker of cards that are won. `free`: an attempt that costs no action.
    """

    number: int
    seat: int
    mission: str
    resolution: str
    pledges: Annotated[list[Pledged], BY_SEAT]
    winner: int
    opened: bool = False
    free: bool = False


class Reacting(Frame, tag="reacting"):
    """A window for the players who can react to another player's event (22.7)."""

    number: int
    event: Literal["fight_near", "support_near"]
    seat: int
    where: str
    asked: list[int]
    answers: Annotated[list[React | None], BY_SEAT, Owner()]
    given: list[int] = []
    begun: bool = False


# Lanes: a seat's unfinished actions


class Doing(Frame, tag="doing"):
    """Words of an effect that are still to be carried out; `source`: what they are of."""

    words: list[Word]
    source: str
    guild: str = ""


class Gaining(Frame, tag="gaining"):
    """Choose where goods go, also tokens and cards; `any`: of a kind (11.2) not `barred`."""

    goods: Goods
    any: int = 0
    barred: list[Resource] = []


class Losing(Frame, tag="losing"):
    of: str
    n: int


class ShipStep(msgspec.Struct, frozen=True, gc=False):
    """One ship's step of a movement, and what it takes along."""

    origin: str
    target: str
    load: Goods = {}


class Moving(Frame, tag="moving"):
    """Choose steps of one movement, which happen together (OP-71); `most`: its ships."""

    steps: list[ShipStep]
    most: int
    source: str


class Exploring(Frame, tag="exploring"):
    """Apply one choice of an exploration card (15.2); of two cards one is kept first."""

    cell: str
    cards: Annotated[list[str], Open("explorations")]


class Surveying(Frame, tag="surveying"):
    """Choose an asteroid to turn over; `card`: as by Explore, with an exploration card."""

    card: bool


class Placing(Frame, tag="placing"):
    """Choose where the next asteroid goes (12.3)."""


class Destroying(Frame, tag="destroying"):
    scope: Literal["own", "near", "face_down"]


class Attempting(Frame, tag="attempting"):
    """Choose the resolution to attempt, after an agent went to the Mission box (6.4)."""


class Investing(Frame, tag="investing"):
    """An Invest or Guild box (6.1, 6.6): `influence` raised in it, which dies with it."""

    box: str
    influence: int
    guild: Guild | Literal[""] = ""


class Buying(Frame, tag="buying"):
    source: Literal["queue", "discard"]
    discount: int


class Counting(Frame, tag="counting"):
    """Choose how many cards a box draws or puts under the deck, `most` at most (6.9, 6.10)."""

    box: str
    most: int


class Supporting(Frame, tag="supporting"):
    """Choose the project to support (6.5)."""


class Trading(Frame, tag="trading"):
    sell: int
    buy: int
    left: int


class Discarding(Frame, tag="discarding"):
    n: int


class Recalling(Frame, tag="recalling"):
    n: int


class Producing(Frame, tag="producing"):
    """Choose an asteroid that produces."""


class Scouting(Frame, tag="scouting"):
    """Choose which of the cards looked at joins the queue."""

    cards: Annotated[list[str], Owner(pool="investment")]


class Salvaging(Frame, tag="salvaging"):
    to: Literal["hand", "deck"]
    n: int


class Readying(Frame, tag="readying"):
    source: str


class Offered(Frame, tag="offered"):
    """An effect that occurred and may be used, for its cost or by choice (9.4)."""

    source: str


class Paying(Frame, tag="paying"):
    """Choose what pays for an action, which is carried out once `left` is covered."""

    action: AnyAction
    left: Owed


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = declared(Frame, __name__) | Boundary


class Asteroid(msgspec.Struct, gc=False):
    """An asteroid of the belt: face down nobody knows which; `seat` controls it with `ships`."""

    id: Annotated[str, Nobody(pool="tiles", unless="up")]
    up: bool = False
    seat: int = NOBODY
    ships: int = 0
    goods: Goods = {}
    used: bool = False
    """Whether its effect was used in this round."""
    home: bool = False
    """Whether it is a clan's home asteroid, which is not of the pile."""
    tokens: int | msgspec.UnsetType = msgspec.UNSET
    cards: list[str] | msgspec.UnsetType = msgspec.UNSET


class Player(msgspec.Struct, gc=False):
    """What a seat owns; `home`: the cell of its board, `docked`: ships on it; `badges`: won."""

    seat: int
    clan: Clan
    home: str
    rng: Annotated[Rng, Nobody()]
    owned: list[str]
    """Cards in hand, deck and discard and buildings, as they were got."""
    hand: Annotated[list[str], Owner(pool="cards")] = []
    deck: Annotated[list[str], Pile(pool="cards")] = []
    """The last is on top."""
    discard: Annotated[list[str], Open("cards")] = []
    buildings: Annotated[list[str], Open("cards")] = []
    used: list[str] = []
    """The things used in this round: buildings, the mission's effect, once-a-round free actions."""
    dev: int = 0
    col: int = 0
    unlocked: int = 0
    """The highest cell that a marker reached: bonuses up to it are unlocked."""
    reserve: int = 4
    docked: int = 1
    goods: Goods = {}
    store: str = ""
    """Where gains go in the turns of others; "" by the default (22.9)."""
    agents: int = 2
    boxes: list[str] = []
    """The boxes of the agents; the others are in reception."""
    passed: bool = False
    """Whether it places no more agents in this round (OP-10)."""
    influence: int = 0
    """Of the round (8.8)."""
    marked: list[Unit] = []
    """The units chosen to pay next."""
    badges: list[str] = []
    failed: bool = False
    """Whether a free attempt failed in this phase (OP-02)."""
    lane: list[AnyFrame] = []
    """Its unfinished actions; the last frame is the live one."""
    busy: bool = False
    """Whether it is in the middle of something."""
    asides: int = 0
    """How often it was, which numbers that question."""

    @property
    def reception(self) -> int:
        """Agents that are on no box."""
        return self.agents - len(self.boxes)


class State(msgspec.Struct, kw_only=True, gc=False):
    """A game of Projet Cérès; an empty stack means that it is over.

    `queue` are investment cards by slot, `projects` by slot 1 to 4; "" where there is none. `first`
    has the first-player marker, `supports` are of this round, `collective` are badges that count
    for all players.
    """

    content: str
    options: dict[str, str]
    round: int = 1
    phase: int = 1
    first: int = 0
    opened: int = 0
    """Windows and asides so far, which number their questions."""
    belt: dict[str, Asteroid]
    tiles: Annotated[list[str], Pile(pool="tiles")]
    gone: Annotated[list[str], Open("tiles")] = []
    """Asteroids that were destroyed, and with them cards of nobody (12.7)."""
    investment: Annotated[list[str], Pile(pool="investment")]
    investment_rng: Annotated[Rng, Nobody()]
    queue: Annotated[list[str], Open("investment")]
    common: Annotated[list[str], Open("investment")] = []
    """The common discard of investment cards."""
    explorations: Annotated[list[str], Pile(pool="explorations")]
    exploration_rng: Annotated[Rng, Nobody()]
    explored: Annotated[list[str], Open("explorations")] = []
    pile: Annotated[list[str], Prefix(pool="projects", known="shown")]
    """Projects to come, the next one first; that one is public."""
    shown: int = 1
    projects: Annotated[list[str], Open("projects")]
    finished: Annotated[list[str], Open("projects")] = []
    supports: int = 0
    story: str
    missions: list[str]
    """Mission cards left, the top one first."""
    active: bool = False
    """Whether the top mission card is in force."""
    repeated: bool = False
    """Whether it stays for another time (14.10)."""
    die: int = 0
    collective: list[str] = []
    vain: dict[str, int] | msgspec.UnsetType = msgspec.UNSET
    """Resolutions of the top mission card that a call failed to pay, with the round of the last."""
    tokens: int | msgspec.UnsetType = msgspec.UNSET
    ending: bool = False
    players: Annotated[list[Player], BY_SEAT] = []
    stack: list[AnyFrame] = []

    def __post_init__(self) -> None:
        # The belt is always in the order of the map, so that its stored order reveals nothing.
        self.belt = by_ring(self.belt)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack


F = TypeVar("F")
Decision = steps.Decision[State, Player, F, Index]
"""Where a decision is taken, by the frame that asks for it."""
AnyDecision = Decision[Any]
