"""The decisions of Luna Maris; ids name things, numbers count.

`paid` says which ore pays, as four digits: iron from the last belt space, iron from the first,
titanium from the last, titanium from the first (R46, `rules.ore`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.actions import Action, EndTurn, declared
from games.core.setup import by_word


class PaidAction(Action, frozen=True):
    """Base of actions that say in `paid` which ore pays."""

    ways: ClassVar[tuple[str, ...]] = ("paid",)


class Equip(Action, frozen=True, tag="equip"):
    """Take an equipment tile, before the game (2.10)."""

    equipment: str


class Start(Action, frozen=True, tag="start"):
    """Choose where the astronaut begins (2.11)."""

    module: str


class Play(Action, frozen=True, tag="play"):
    """Option A: play a scientist from hand (4.2)."""

    scientist: str


class Go(Action, frozen=True, tag="go"):
    """Move to a module that the scientist shows, or stay there, for O2 (4.3)."""

    module: str


class Install(Action, frozen=True, tag="install"):
    """Airlock: place a probe on a free zone (8.1)."""

    zone: str


class Hire(PaidAction, frozen=True, tag="hire"):
    """Comms Room: hire a scientist of the hiring board; `antenna` 1: with that tile (8.2)."""

    scientist: str
    antenna: int
    paid: str


class Dismiss(Action, frozen=True, tag="dismiss"):
    """Improved Comms Room: remove a level 1 scientist from the game (R26)."""

    scientist: str


class Fulfil(PaidAction, frozen=True, tag="fulfil"):
    """Shipping Dock: fulfil a visible order (8.3)."""

    order: str
    paid: str


class Research(Action, frozen=True, tag="research"):
    """Laboratory, or a reward: advance on a research track (8.4)."""

    track: str


class Claim(Action, frozen=True, tag="claim"):
    """Choose a research bonus that nobody has, for the cap of a track (8.4)."""

    bonus: str


class Repeat(PaidAction, frozen=True, tag="repeat"):
    """Improved Laboratory: pay titanium for an own research bonus again (R25)."""

    bonus: str
    paid: str


class Build(PaidAction, frozen=True, tag="build"):
    """Laboratory, extra action: build an advanced module (8.4)."""

    module: str
    paid: str


class Extract(PaidAction, frozen=True, tag="extract"):
    """Industrial Complex: one procedure (8.5)."""

    procedure: str
    paid: str


class Scrub(Action, frozen=True, tag="scrub"):
    """Industrial Complex, extra action: 1 or 2 energy for as many CO2 steps (8.5)."""

    energy: int


class Mine(Action, frozen=True, tag="mine"):
    """Mining Station: take ore for all own probes (8.6)."""


class Enrich(PaidAction, frozen=True, tag="enrich"):
    """Mining Station: turn iron into titanium (8.6)."""

    paid: str


class Generate(PaidAction, frozen=True, tag="generate"):
    """Power Plants: one plant (8.7)."""

    procedure: str
    paid: str


class Recycle(Action, frozen=True, tag="recycle"):
    """Recycling Facility: one procedure (8.8)."""

    procedure: str


class Take(Action, frozen=True, tag="take"):
    """Take a card from the seedbeds: Greenhouse, procedures, turn order bonus (8.9, 6.2)."""

    food: str


class Harvest(PaidAction, frozen=True, tag="harvest"):
    """Greenhouse: pay for several cards of the seedbeds (8.9, R23)."""

    procedure: str
    paid: str


class Sleep(Action, frozen=True, tag="sleep"):
    """Sleeping Quarters: take a day off with the scientist in use (8.10)."""


class Rest(Action, frozen=True, tag="rest"):
    """Sleeping Quarters: discard another scientist from hand (8.10)."""

    together: ClassVar[bool] = True
    scientist: str


class Use(Action, frozen=True, tag="use"):
    """Use the equipment on top of the main action that was just done (R22)."""


class Feed(Action, frozen=True, tag="feed"):
    """Option B: spend a food card (5.1)."""

    together: ClassVar[bool] = True
    food: str


class Import(Action, frozen=True, tag="import"):
    """Option B without any food: pay 2 VP for each of `scientists` (5.3)."""

    scientists: int


class Recover(Action, frozen=True, tag="recover"):
    """Take a scientist back from the rest stack."""

    together: ClassVar[bool] = True
    scientist: str


class Salvage(Action, frozen=True, tag="salvage"):
    """Take a card of the food discard pile."""

    food: str


class EndWork(Action, frozen=True, tag="end_work"):
    """Option C: end the work period (section 6)."""


class Depot(Action, frozen=True, tag="depot"):
    """At any time: take a cube from the own Emergency Depot, for points (4.10)."""

    resource: str


class Done(Action, frozen=True, tag="done"):
    """Spend no more food."""


if TYPE_CHECKING:
    AnyAction = Action | EndTurn
else:
    AnyAction = declared(Action, __name__) | EndTurn

GROUPS = by_word(
    crew="hire dismiss sleep rest recover", food="take harvest feed import salvage done"
)
"""Groups of commands."""
