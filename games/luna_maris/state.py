"""The stored state of a game of Luna Maris: boards, players, the AI, what remains to do.

Hidden are the order of the piles, the AI's deck, food drawn from the top of the deck, and the
random source (R41, R64).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec

from games.core import steps
from games.core.actions import Frame, declared
from games.core.hidden.declare import BY_SEAT, HOOKED, Nobody, Open, Owner, Pile
from games.core.outcome import Actor
from games.core.rng import Rng
from games.luna_maris.content import Index
from games.luna_maris.content.types import Module, Track
from games.luna_maris.effects import Effect, Goods

AI = "ai"
"""The rival of a solo game, which has no seat (chapter 12)."""
CAPPED = 5
"""Level of a research track whose cap reward was taken (R12)."""
ROUNDS = 5


def is_day(number: int) -> bool:
    """Return whether a round, or a row of the turn order track, is a day (3.1)."""
    return number % 2 == 1


class Equipping(Frame, tag="equipping"):
    """Choose one of the `tiles` of equipment (2.10); `chosen`: the turn can be ended."""

    tiles: list[str]
    chosen: bool = False


class Starting(Frame, tag="starting"):
    """Choose where the astronaut begins (2.11); `modules`: icons left, one perhaps twice."""

    modules: list[Module]
    chosen: bool = False


class Turn(Frame, tag="turn"):
    """A seat's turn: the bottom of the stack. `acted`: A, B or C was done, so it can be ended."""

    acted: bool = False


class Activation(Frame, tag="activation"):
    """Option A: a scientist was played, who now goes to modules (section 4).

    `origin` is the module where the turn began, `steps` the modules since then, the last one with
    the astronaut. All other fields are of the step in hand, except `extras`.
    """

    scientist: str
    origin: Module
    steps: list[Module] = []
    extras: list[Module] = []
    """Modules whose extra action was done in this turn (R58)."""
    extra: bool = False
    """Whether that of the module where the astronaut is was done in this step."""
    active: bool = False
    """Whether the main action was done, so that the module was activated (R48)."""
    procedures: list[str] = []
    """Procedures that were run as the main action; with level 4 there may be two."""
    dismissed: bool = False
    """Whether a level 1 scientist was removed, in the improved Comms Room (R26)."""
    asleep: bool = False
    """Whether it was that of the Sleeping Quarters: nothing but resting follows (8.10)."""


class Harvesting(Frame, tag="harvesting"):
    """Take `left` more cards from the seedbeds."""

    left: int


class Feeding(Frame, tag="feeding"):
    """Option B: food cards are being spent, more can follow (5.1); they lie in `State.spent`."""


class Recovering(Frame, tag="recovering"):
    """Option B: take `left` more scientists back from the rest stack; then food takes effect.

    `surplus` becomes waste (R52).
    """

    left: int
    surplus: int = 0


class Rewards(Frame, tag="rewards"):
    """Effects to be carried out in this order; then the stack of `flip` shows its next tile."""

    effects: list[Effect]
    flip: int = 0
    """The kind of order that was fulfilled; 0: none."""


class Retrieving(Frame, tag="retrieving"):
    """Take any one scientist from the rest stack."""


class Studying(Frame, tag="studying"):
    """Take a research step that an order brought."""


class Claiming(Frame, tag="claiming"):
    """Choose a research bonus, for the cap of a track (8.4)."""


class Salvaging(Frame, tag="salvaging"):
    """Take a card of the food discard pile."""


class TurnBonus(Frame, tag="turn_bonus"):
    """Take a food card for ending the work period early, or none (R54)."""


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = declared(Frame, __name__)


class Ore(msgspec.Struct, gc=False):
    """Ore on one space of the conveyor belt."""

    iron: int = 0
    titanium: int = 0


class Owned(msgspec.Struct, gc=False):
    """What players and the AI have alike; `vp` holds points by source (`scoring.SOURCES`)."""

    vp: dict[str, int]
    module: Module | None = None
    """The module of the astronaut, or the disc; None before the start positions are chosen."""
    energy: int = 0
    water: int = 2
    helium: int = 0
    waste: int = 1
    co2: int = 0
    """Space of the CO2 track, from 0, the worst."""
    research: dict[Track, int] = {}
    """Levels 1 to 4; `CAPPED` when the cap reward was taken too."""
    probes: list[str] = []
    """Zones, in the order of placement; the depot holds the others of four."""
    orders: list[str] = []
    built: list[Module] = []
    """Modules that this side improved."""

    @property
    def score(self) -> int:
        """The points on the scoring track."""
        return sum(self.vp.values())


class Player(Owned, kw_only=True, gc=False):
    """What a seat owns."""

    seat: int
    energy: int = 3
    active: bool = False
    """Whether it is on the activation space, so that it keeps the module active."""
    first: Ore = msgspec.field(default_factory=lambda: Ore(iron=1))
    last: Ore = msgspec.field(default_factory=Ore)
    stress: int = 6
    """The stress marker, 4 to 8: the most O2 of a round."""
    oxygen: int = 0
    """O2 used in this round."""
    hand: list[str] = []
    rest: list[str] = []
    """Scientists that were played, the last on top."""
    depot: list[str] = msgspec.field(default_factory=lambda: ["energy", "water", "iron"])
    """The contents of the Emergency Depot."""
    equipment: str = ""
    equipped: bool = True
    """Whether the equipment is face up."""
    food: Annotated[list[str], Open("food")] = []
    """Food cards in hand that were taken face up."""
    drawn: Annotated[list[str], Owner(pool="food")] = []
    """Food cards in hand that nobody else has seen (R41)."""


class AiStep(msgspec.Struct, frozen=True, gc=False):
    """What the AI did for one line of its card; neither `main` nor `extra`: it was skipped.

    `main` and `extra` name it by id: an order, a track, a scientist, a zone, `water` or `helium`,
    the module itself where there is no choice; an improvement, `scrub`.
    """

    module: Module
    main: str = ""
    extra: str = ""
    gained: Goods = {}
    paid: Goods = {}
    vp: int = 0
    waste: int = 0
    """Taken, or where it is negative discarded."""
    steps: int = 0
    """Of the CO2 disc, down."""
    bonus: str = ""
    """The research bonus that it took."""


class Rival(Owned, kw_only=True, gc=False):
    """The AI of a solo game (chapter 12)."""

    titanium: int = 0
    deck: Annotated[list[str], Pile("ai_cards")]
    card: Annotated[str, Open("ai_cards")] = ""
    """The card of its last phase."""
    past: Annotated[list[str], Open("ai_cards")] = []
    """Those before it."""
    did: list[AiStep] = []
    """Its actions in its last phase."""
    hired: Annotated[list[str], Open("scientists")] = []
    food: Annotated[list[str], Open("food")] = []


Side = Player | Rival
"""A side with points, goods and probes."""


class Stack(msgspec.Struct, gc=False):
    """A stack of order tiles of one kind; `top` is face up, "" when none is."""

    kind: int
    top: str
    pile: Annotated[list[str], HOOKED]


class State(msgspec.Struct, kw_only=True, gc=False):
    """A game of Luna Maris.

    `order` is the row of the turn order track in use; `ended` are the seats that ended their work
    period, in the order of the next row. An empty stack means that the game is over.
    """

    content: str
    options: dict[str, str]
    rng: Annotated[Rng, Nobody()]
    round: int = 1
    turn: int = 0
    """The seat that decides."""
    turns: int = 0
    """Turns begun so far."""
    order: list[int] = []
    ended: list[int] = []
    revealed: list[str] = []
    """Scientists shown for the start positions."""
    stacks: list[Stack]
    hiring: Annotated[list[str], Open("scientists")]
    """Level 2 scientists on the hiring board, from the left; "" where none is left (R19)."""
    scientists: Annotated[list[str], Pile("scientists")]
    hired: Annotated[list[str], Open("scientists")] = []
    """Those that players hired; they lie in hands and rest stacks."""
    projects: list[Module]
    """Advanced modules that were revealed, built ones too, from the left."""
    constructed: list[Module] = []
    """Those that were built, in the order of the construction track."""
    bonuses: dict[str, Actor] = {}
    """Research bonuses that were taken, by whom."""
    covered: list[str]
    """Mines that are not in use with so few."""
    seedbeds: Annotated[list[str], Open("food")]
    food: Annotated[list[str], Pile("food")]
    food_discard: Annotated[list[str], Open("food")] = []
    spent: Annotated[list[str], Open("food")] = []
    """Food being spent in option B, not in the discard pile yet; else empty."""
    rival: Rival | None = None
    players: Annotated[list[Player], BY_SEAT] = []
    stack: list[AnyFrame] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack


F = TypeVar("F")
Decision = steps.Decision[State, Player, F, Index]
"""Where a decision is taken, by the frame that asks for it."""
AnyDecision = Decision[Any]
