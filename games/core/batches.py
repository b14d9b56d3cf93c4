"""Decisions that a player can take together, in a form."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.actions import Action


class Batch(msgspec.Struct, frozen=True):
    """Actions of a kind, one of which is taken, and the series of actions that can follow it.

    All of `first` have the first of their fields in common, and any of `more` can follow each.
    `times`: it is one action, which can be taken that many times. `some`: any number of `first` can
    be taken, each once, before the actions of other batches.
    """

    first: Sequence[Action]
    more: Sequence[tuple[Action, ...]] = ((),)
    times: int = 0
    some: bool = False
