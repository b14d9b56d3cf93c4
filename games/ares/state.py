"""The stored state of a game of Ares Expedition: Mars, players and the stack of steps.

The stack: `Round` lies at the bottom from round 1 on, above it the step in progress. A `Phase` has
one lane per seat, and every lane its own stack: the parts of an effect in progress.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from games.ares.actions import Reduction
from games.ares.content import ENDS
from games.ares.effects import AnyEffect, Cube, Parameter, Tag
from games.ares.events import AnyEvent
from games.core.actions import Frame
from games.core.hidden.declare import BY_SEAT, HOOKED, Audience, Nobody, Open, Owner, Pile, Prefix
from games.core.rng import Rng

PHASES = (1, 2, 3, 4, 5)
DEVELOPMENT, CONSTRUCTION, ACTION, PRODUCTION, RESEARCH = PHASES


# Parts of an effect in progress, on the stack of a lane


class Run(Frame, tag="run"):
    """Effects still to be carried out; `spent` is what the action's cost came to."""

    card: str
    effects: list[AnyEffect]
    spent: int = 0


class Branch(Frame, tag="branch"):
    """Choose one of the branches."""

    card: str
    branches: list[list[AnyEffect]]
    spent: int = 0


class Target(Frame, tag="target"):
    """Choose one of the player's cards to put cubes on; below 0: to take them from.

    `cube` is empty where the target's own kind counts.
    """

    card: str
    cube: Cube | None
    n: int
    cards: list[str]


class Drop(Frame, tag="drop"):
    """Discard `left` hand cards, one by one."""

    card: str
    left: int


class Swapping(Frame, tag="swapping"):
    """Discard a hand card for new ones, or not."""

    card: str
    tag: Tag
    n: int


class Pick(Frame, tag="pick"):
    """Keep `keep` of these cards; `shown` ones were revealed, only `choice` can be taken."""

    card: str
    cards: Annotated[list[str], Owner(pool="cards", unless="shown")]
    choice: Annotated[list[str], Owner(among="cards", unless="shown")]
    keep: int
    shown: bool


class Paying(Frame, tag="paying"):
    """Choose how to pay for a card: hand cards to discard and, for some, heat."""

    card: str
    reduction: Reduction
    sold: list[str] = []
    heat: int = 0


class Offering(Frame, tag="offering"):
    """The seat is about to be done with the card of its phase II bonus undrawn."""


AnyPart = Run | Branch | Target | Drop | Swapping | Pick | Paying | Offering


class Lane(msgspec.Struct, gc=False):
    """A seat's possibilities in a phase, and its effect in progress.

    `slots`: plays of the phase's colours. `free`: the most printed cost of a green card that may be
    played for no MC. `bonus`: the chooser's bonus is unused. `less`: the chooser's discount.
    `next_less`, `next_tolerant`: for the next card. `uses`: by card. `offer`: the terraform rating
    rose in this phase, `taken`: the Initiative was used. `log`: what the others learn at closing.
    Behind the curtain the others see a fresh lane.
    """

    stack: list[AnyPart] = []
    done: Annotated[bool, HOOKED] = False
    slots: int = 0
    free: int = 0
    bonus: bool = False
    less: int = 0
    next_less: int = 0
    next_tolerant: bool = False
    uses: dict[str, int] = {}
    offer: bool = False
    taken: bool = False
    log: Annotated[list[AnyEvent], HOOKED] = []


# Players


class Mat(msgspec.Struct, gc=False):
    """A player's open cards and goods."""

    corporation: str = ""
    played: Annotated[list[str], Open("cards")] = []
    cubes: dict[str, int] = {}
    mc: int = 0
    heat: int = 0
    plant: int = 0
    tr: int = 5
    forests: int = 0


class Curtained(Mat):
    """A mat at the beginning of the phase, with the number of hand cards."""

    hand: int = 0


class Player(Mat):
    """A seat: its mat, its hand, and the phase cards of this round and the last (0: none).

    Behind the curtain the others see the mat as it was when the phase began.
    """

    hand: Annotated[list[str], Owner(pool="cards")] = []
    phase: int = 0
    previous: int = 0


# Steps, on the stack of the game


class Round(Frame, tag="round"):
    """The phases of this round still to come; `ended` counts the parts of the end step done."""

    left: list[int] = []
    ended: int = 0


class Mulligan(Frame, tag="mulligan"):
    """Every seat can throw cards of its first hand, once."""

    thrown: Annotated[list[list[str]], HOOKED]
    done: Annotated[list[bool], HOOKED]


class Founding(Frame, tag="founding"):
    """Every seat picks one of its corporations, sealed."""

    dealt: Annotated[list[list[str]], BY_SEAT, Owner(pool="corporations")]
    picks: Annotated[list[str], BY_SEAT, Owner(among="dealt")]


class Planning(Frame, tag="planning"):
    """Every seat picks a phase, sealed; `dummy` in the last rounds of a solo game."""

    picks: Annotated[list[int], BY_SEAT, Owner(nothing=0)]
    dummy: Annotated[int, Audience(nothing=0)] = 0


class Cubes(Frame, tag="cubes"):
    """Co-op: every player takes a cube; `swaps` are the takers of trade cubes, in order."""

    taken: list[str]
    swaps: list[int] = []


class Swap(Frame, tag="swap"):
    """Co-op: the taker may offer a card, the partner answers with one or declines."""

    taker: int
    offered: Annotated[str, Audience()] = ""


class Phase(Frame, tag="phase"):
    """Phase I, II or III; `temperature`, `oxygen`, `oceans` as they were when it began.

    `curtain`: the mats of that moment, empty without a curtain. `asked`: done seats were asked
    once more because the end was triggered.
    """

    number: int
    temperature: int
    oxygen: int
    oceans: int
    lanes: Annotated[list[Lane], BY_SEAT]
    curtain: list[Curtained] = []
    asked: bool = False

    def complete(self, parameter: Parameter) -> bool:
        """Return whether a parameter was complete when it began."""
        steps: int = self.oceans if parameter == "ocean" else getattr(self, parameter)
        return steps >= ENDS[parameter]


class Research(Frame, tag="research"):
    """Phase V: every seat keeps a number of the cards dealt to it, `keep`."""

    dealt: Annotated[list[list[str]], BY_SEAT, Owner(pool="cards")]
    keep: list[int]
    kept: Annotated[list[list[str]], BY_SEAT, Owner(among="dealt")]


class Limit(Frame, tag="limit"):
    """The end step: seats with more than 10 cards discard."""

    marked: Annotated[list[list[str]], BY_SEAT, Owner(among="players.hand")]


class Bump(Frame, tag="bump"):
    """Solo: choose the parameter that rises automatically."""

    steps: int


AnyFrame = Round | Mulligan | Founding | Planning | Cubes | Swap | Phase | Research | Limit | Bump


class State(msgspec.Struct, gc=False):
    """A game; an empty stack means that it is over.

    `deck` is drawn from its end; `discard` is kept in order of card numbers, so that it does not
    depend on who discarded first. `oceans` is the hidden order of the tiles, of which `flipped`
    lie open. `phases`: those of this round. `pile`: co-op cubes. `dummy`, `dummy_played`,
    `marker`: solo.
    """

    content: str
    options: dict[str, str]
    mode: str
    rng: Annotated[Rng, Nobody()]
    round: int = 0
    temperature: int = 0
    oxygen: int = 0
    oceans: Annotated[list[int], Prefix(pool="oceans", known="flipped")] = []
    flipped: int = 0
    deck: Annotated[list[str], Pile(pool="cards")] = []
    discard: Annotated[list[str], Pile(pool="cards")] = []
    players: Annotated[list[Player], BY_SEAT] = []
    stack: list[AnyFrame] = []
    phases: list[int] = []
    pile: dict[str, int] = {}
    dummy: Annotated[list[int], Pile(pool="dummy")] = []
    dummy_played: Annotated[list[int], Open("dummy")] = []
    marker: int = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def step(self, parameter: Parameter) -> int:
        """Return how many steps a parameter has made."""
        found: int = self.flipped if parameter == "ocean" else getattr(self, parameter)
        return found


def live_phase(state: State) -> Phase | None:
    """Return the phase in progress, I to III."""
    top = state.stack[-1] if state.stack else None
    return top if type(top) is Phase else None
