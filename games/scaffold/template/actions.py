"""The decisions of players. Never rename or reuse a released tag."""

from __future__ import annotations

from games.core.actions import Action, EndTurn


class Claim(Action, frozen=True, tag="claim"):
    """Claim an asteroid of the belt or of your hand."""

    asteroid: str


class Scan(Action, frozen=True, tag="scan"):
    """Take the top asteroid of the pile into your hand."""


class Recharge(Action, frozen=True, tag="recharge"):
    """Gain energy."""


AnyAction = Claim | Scan | Recharge | EndTurn
