"""The decisions of Ares Expedition, each one atomic."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from games.ares.effects import Scale
from games.core.actions import Action, EndTurn, declared

Reduction = Literal["none", "plants", "microbes", "both"]
Payment = Literal["auto", "heat", "cards"]
Funds = Literal["mc", "heat"]
Standing = Literal["forest_plants", "forest_mc", "heat_temperature", "mc_temperature", "mc_ocean"]
CubeKind = Literal["copper", "trade"]


class Throw(Action, frozen=True, tag="throw"):
    """Mulligan: mark a card to be exchanged, or take the mark back."""

    together: ClassVar[bool] = True
    card: str


class Found(Action, frozen=True, tag="corporation"):
    """Pick a corporation; may be changed until all have picked."""

    corporation: str


class PickPhase(Action, frozen=True, tag="phase"):
    """Pick a phase card; may be changed until all have picked."""

    phase: int


class PickDummy(Action, frozen=True, tag="dummy"):
    """Solo, last rounds: pick the dummy's phase card."""

    phase: int


class TakeCube(Action, frozen=True, tag="cube"):
    """Co-op: take a cube."""

    cube: CubeKind


class Give(Action, frozen=True, tag="give"):
    """Co-op: the hand card to exchange, as an offer or as the answer."""

    card: str


class Play(Action, frozen=True, tag="play"):
    """Play a project.

    `reduction`: the goods given up to lower the price. `payment`: `auto` pays with MC first (then
    heat where allowed, then by selling the cheapest hand cards), `heat` with heat first, `cards`
    asks which hand cards to discard.
    """

    ways: ClassVar[tuple[str, ...]] = ("reduction", "payment")

    card: str
    reduction: Reduction = "none"
    payment: Payment = "auto"


class Confirm(Action, frozen=True, tag="confirm"):
    """Pay as chosen and play the card."""


class Burn(Action, frozen=True, tag="burn"):
    """While paying: use so much heat as MC."""

    heat: int


class DrawBonus(Action, frozen=True, tag="draw"):
    """Phase II: the chooser's card."""


class Use(Action, frozen=True, tag="use"):
    """Use a card's action: which of its ways, and how much where that is free to choose."""

    ways: ClassVar[tuple[str, ...]] = ("funds",)

    card: str
    option: int = 0
    amount: int = 0
    funds: Funds = "mc"


class Standard(Action, frozen=True, tag="standard"):
    """A standard action."""

    ways: ClassVar[tuple[str, ...]] = ("funds",)

    project: Standing
    funds: Funds = "mc"


class Initiative(Action, frozen=True, tag="initiative"):
    """Pay for terraform rating, once a phase after its first rise."""

    ways: ClassVar[tuple[str, ...]] = ("funds",)

    funds: Funds = "mc"


class Sell(Action, frozen=True, tag="sell"):
    """Discard a hand card for MC."""

    together: ClassVar[bool] = True
    card: str


class Reopen(Action, frozen=True, tag="reopen"):
    """Take "done" back."""


class Choose(Action, frozen=True, tag="choose"):
    """Choose a branch of an effect."""

    option: int


class Put(Action, frozen=True, tag="target"):
    """Choose the card that an effect is for."""

    card: str


class Toss(Action, frozen=True, tag="discard"):
    """Choose a hand card to discard; while paying and at the limit, or take the choice back."""

    together: ClassVar[bool] = True
    card: str


class Keep(Action, frozen=True, tag="keep"):
    """Keep a card, or give up a card that was chosen.

    In research a card replaces the oldest choice once there are enough.
    """

    together: ClassVar[bool] = True
    card: str


class Decline(Action, frozen=True, tag="decline"):
    """Decline something optional."""

    gives_up: ClassVar[bool] = True


class RaiseScale(Action, frozen=True, tag="raise"):
    """Solo: choose the parameter that rises automatically."""

    scale: Scale


if TYPE_CHECKING:
    AnyAction = Action | EndTurn
else:
    AnyAction = declared(Action, __name__) | EndTurn
