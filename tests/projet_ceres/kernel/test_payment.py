"""Prices paid unit by unit: what may be chosen, and the action that follows."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.actions import Action
from games.core.errors import reason
from games.core.events import Applied
from games.core.steps import ANYTIME, Decision, Step, Steps
from games.projet_ceres.kernel import payment
from games.projet_ceres.kernel.goods import Due, Goods, Unit


class Build(Action, frozen=True, tag="build"):
    """An action with a price."""


class PayUnit(Action, frozen=True, tag="pay_unit"):
    ore: str
    place: str


class Player(msgspec.Struct):
    goods: dict[str, Goods]
    marked: list[Unit] = []
    lane: list[Any] = []
    built: list[Unit] = []


class Paying(msgspec.Struct):
    action: Action
    left: Due


Here = Decision[Any, Player, Paying, Any]


class PaysUnit(payment.PaysUnit[Here, PayUnit]):
    kinds = ("ore", "gas")

    def purse(self, at: Here) -> dict[str, Goods]:
        return at.player.goods

    def left(self, at: Here) -> Due:
        return at.frame.left

    def leave(self, at: Here, left: Due) -> None:
        at.frame.left = left

    def asking(self, at: Here) -> list[object]:
        return [None]


class Builds(Step[Decision[Any, Player, None, Any], Build]):
    """An action that only notes its payment."""

    frames = (ANYTIME,)

    def do(self, at: Decision[Any, Player, None, Any], action: Build, log: Applied) -> None:
        at.player.built = at.player.marked


STEPS = Steps(PaysUnit(), Builds())


def asked(left: Due) -> Here:
    """Return where a player is asked to pay for a building."""
    frame = Paying(Build(), left)
    player = Player({"mine": {"ore": 1}, "ship": {"ore": 1, "gas": 1}}, lane=[frame])
    return Decision(None, 0, player, frame, None, STEPS)


def test_units_are_chosen_one_by_one_and_the_action_takes_them() -> None:
    at, step = asked(Due({"gas": 1}, 1)), PaysUnit()
    assert len([*step.offers(at)]) == 3
    step.do(at, PayUnit("ore", "ship"), Applied())
    assert at.frame.left == Due({"gas": 1}, 0)
    assert at.player.marked == [("ship", "ore")]
    assert not at.player.built
    step.do(at, PayUnit("gas", "ship"), Applied())
    assert at.player.built == [("ship", "ore"), ("ship", "gas")]
    assert (at.player.marked, at.player.lane) == ([], [])


def test_a_unit_is_refused_that_is_not_asked_for_not_there_or_needed_for_something_else() -> None:
    step, at = PaysUnit(), asked(Due({"gas": 1}))
    assert step.refusal(at, PayUnit("tin", "mine")) == payment.NO_SUCH
    assert step.refusal(at, PayUnit("ore", "mine")) == reason("not_asked_for", resource="ore")
    assert step.refusal(at, PayUnit("gas", "mine")) == reason("nothing_to_pay", place="mine")
    at = asked(Due({"ore": 2}, 1))
    at.player.marked = [("ship", "ore")]
    assert step.refusal(at, PayUnit("ore", "ship")) == reason("nothing_to_pay", place="ship")
    at = asked(Due({"ore": 1}, 2))
    at.player.goods = {"mine": {"gas": 2}, "ship": {"ore": 1}}
    assert step.refusal(at, PayUnit("gas", "mine")) is None
    at.player.goods = {"mine": {"gas": 2}}
    assert step.refusal(at, PayUnit("gas", "mine")) == reason("needed_elsewhere", resource="gas")


def test_what_is_lacking_is_told_of_a_kind_first() -> None:
    held: Goods = {"ore": 2}
    assert payment.short(held, Due({"ore": 1}, 1)) is None
    assert payment.short(held, Due({"gas": 1}, 3)) == reason(
        "goods_short", price=1, have=0, resource="gas"
    )
    assert payment.short(held, Due({"ore": 1}, 2)) == reason("any_short", price=3, have=2)
