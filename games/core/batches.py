"""Decisions of which a person can take several at once, in a form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Batch(msgspec.Struct, frozen=True):
    """Actions of a kind, of which one is taken, and the series of which one follows it.

    All of `first` have the first of their fields in common, and any of `more` may follow each.
    `times`: it is one action, which can be taken so often. `some`: any number of `first` can be
    taken, each once, before what is in other batches.
    """

    first: Sequence[Any]
    more: Sequence[tuple[Any, ...]] = ((),)
    times: int = 0
    some: bool = False
