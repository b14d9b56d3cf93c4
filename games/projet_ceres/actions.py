"""The decisions of Projet Cérès; ids name things, cells are places, numbers count."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.actions import Action, EndTurn, declared
from games.core.setup import by_word

AUTO, PICK = "auto", "pick"


class PaidAction(Action, frozen=True, kw_only=True):
    """Base of actions with a price; `pay`: `auto`, as proposed, or `pick`, each unit chosen."""

    ways: ClassVar[tuple[str, ...]] = ("pay",)
    pay: str = AUTO


class OfCard(Action, frozen=True):
    """Base of actions with a card."""

    card: str


class AtCell(Action, frozen=True):
    """Base of actions at a cell."""

    cell: str


# Phase 2


class Explore(PaidAction, frozen=True, tag="explore"):
    """Explore: turn over an asteroid next to one's ships, for 1 metal (5.1)."""

    cell: str


class Militarise(PaidAction, frozen=True, tag="militarise"):
    """Militarise: a ship from reserve to board, for 3 metal (5.2)."""


class Move(PaidAction, frozen=True, tag="move"):
    """Move: any number of ships one step each, for 1 hydrocarbon in all (5.3)."""


class Produce(Action, frozen=True, tag="produce"):
    """Produce: all one's asteroids yield what they print (5.4)."""


class Beg(Action, frozen=True, tag="beg"):
    """Beg: gain a resource of one's choice (5.5)."""


class Recycle(Action, frozen=True, tag="recycle"):
    """Recycle: shuffle discard, hand and deck together, draw up to 3 (5.7)."""


# Movement


class Sail(Action, frozen=True, tag="sail"):
    """Move one ship a step, as part of a movement."""

    origin: str
    target: str


class Load(Action, frozen=True, tag="load"):
    """Take a resource along with the ship named last."""

    resource: str


class Arrive(Action, frozen=True, tag="arrive"):
    """Let the steps chosen happen, all together."""


class FightFirst(AtCell, frozen=True, tag="fight_first"):
    """Choose which combat of a movement comes next (10.5)."""


class RecallShip(AtCell, frozen=True, tag="recall_ship"):
    """Move a ship from an asteroid back to the board."""


# Cards and what can be used at any time


class PlayCard(PaidAction, frozen=True, tag="play"):
    """Play a card from hand, at any time (8.2); `choice` counts from 1."""

    play: ClassVar[bool] = True
    card: str
    choice: int = 1


class DiscardCard(OfCard, frozen=True, tag="discard"):
    """Discard a card from hand for its influence, at any time (8.6)."""


class UseBuilding(PaidAction, frozen=True, tag="use"):
    """Use a building, once a round, at any time (9.2)."""

    play: ClassVar[bool] = True
    building: str
    choice: int = 1


class UseAsteroid(PaidAction, frozen=True, tag="use_asteroid"):
    """Use the effect of an asteroid that one controls (12.6)."""

    play: ClassVar[bool] = True
    cell: str
    choice: int = 1


class UseMission(PaidAction, frozen=True, tag="use_mission"):
    """Use the effect of the active mission card, once a round (14.8)."""

    play: ClassVar[bool] = True
    choice: int = 1


class Accept(PaidAction, frozen=True, tag="accept"):
    """Use an effect that has occurred (9.4)."""

    choice: int = 1


class Decline(Action, frozen=True, tag="decline"):
    """Leave an offer."""

    gives_up: ClassVar[bool] = True


# Goods


class Get(Action, frozen=True, tag="get"):
    """Choose which resources one gains where any are due; then they are put in a place (11.2)."""

    rock: int
    hydrocarbon: int
    metal: int


class Put(Action, frozen=True, tag="put"):
    """Put resources that are gained in a place (11.2)."""

    habit: ClassVar[str] = "resource"
    resource: str
    place: str
    n: int


class Lose(Action, frozen=True, tag="lose"):
    """Lose a resource of one's choice (1.9)."""

    resource: str
    place: str


class PayUnit(Action, frozen=True, tag="pay"):
    """Pay a resource from a place."""

    resource: str
    place: str


class Trade(Action, frozen=True, tag="trade"):
    """Trade at Ceres: sell resources of one type that lie on one asteroid (11.6)."""

    cell: str
    sold: str
    bought: str


class Store(Action, frozen=True, tag="store"):
    """Choose where goods go that the seat gains in others' turns (22.9)."""

    setting: ClassVar[bool] = True
    place: str


class ProduceAt(AtCell, frozen=True, tag="produce_at"):
    """Let one asteroid produce."""


# Exploration and the belt


class Choose(PaidAction, frozen=True, tag="choose"):
    """Apply a choice of the exploration card, from 1 (15.2)."""

    choice: int


class Keep(OfCard, frozen=True, tag="keep"):
    """Keep one of the exploration cards that were drawn."""


class Survey(AtCell, frozen=True, tag="survey"):
    """Turn over an asteroid, by an effect."""


class PlaceAsteroid(AtCell, frozen=True, tag="place"):
    """Place the next asteroid face down (12.3)."""


class Destroy(AtCell, frozen=True, tag="destroy"):
    """Destroy an asteroid (12.7)."""


# Phase 3


class PlaceAgent(Action, frozen=True, tag="agent"):
    """Put an agent on a box and get its effect (4.3.3)."""

    box: str


class Take(Action, frozen=True, tag="take"):
    """Choose how many cards to draw in Library, or to put under the deck in Dump (6.9, 6.10)."""

    n: int


class RevealCard(OfCard, frozen=True, tag="reveal"):
    """Reveal a card of one's hand for its influence, in an Invest or Guild box (6.1)."""


class BuyCard(OfCard, frozen=True, tag="buy"):
    """Buy an investment card (6.1)."""


class Support(PaidAction, frozen=True, tag="support"):
    """Support a project (6.5)."""

    project: str


class DropCard(OfCard, frozen=True, tag="drop"):
    """Discard a card from hand, as an effect asks."""


class AddCard(OfCard, frozen=True, tag="add"):
    """Add one of the investment cards looked at to the queue."""


class Salvage(OfCard, frozen=True, tag="salvage"):
    """Take a card from one's discard."""


class ReadyBuilding(Action, frozen=True, tag="ready"):
    """Make a used building ready again."""

    building: str


# Phase 4


class Build(PaidAction, frozen=True, tag="build"):
    """Build a card from hand (7.1)."""

    card: str


class Maintain(PaidAction, frozen=True, tag="maintain"):
    """Maintain colonies: pay a number of resources for points (7.2)."""

    n: int


class Reopen(Action, frozen=True, tag="reopen"):
    """Take back that one is done with Phase 4, or a pledge that one gave."""


# Missions


class Attempt(PaidAction, frozen=True, tag="attempt"):
    """Attempt a resolution of the active mission (14.4)."""

    resolution: str


class Pledge(Action, frozen=True, tag="pledge"):
    """Set aside so much for a mission, instead of what one had: a resource, influence, a card."""

    item: str
    n: int


class NameWinner(Action, frozen=True, tag="winner"):
    """Name the contributor who takes the cards that are won; a seat."""

    seat: int


class CancelCall(Action, frozen=True, tag="cancel_call"):
    """Close one's call, which fails."""

    gives_up: ClassVar[bool] = True


class React(OfCard, frozen=True, tag="react"):
    """React to another player's event, with a building or a card of the hand; `none` (22.7)."""


if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = declared(Action, __name__) | EndTurn

GROUPS = by_word(
    card="play discard reveal buy drop add salvage react",
    ship="sail load arrive fight_first recall_ship",
    agent="agent support take",
    colony="use use_asteroid accept ready build maintain reopen",
    mission="use_mission attempt pledge winner cancel_call",
    goods="decline get put store lose pay trade produce_at",
)
"""Groups of commands."""
