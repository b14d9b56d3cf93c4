"""The marking of most of many alike cases as long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest


def thinned(cases: Sequence[tuple[Any, ...]], kept: Callable[[int], bool]) -> list[Any]:
    """Return all cases; those whose number is not kept are long."""
    long = pytest.mark.long
    return [
        pytest.param(*case, marks=() if kept(number) else long) for number, case in enumerate(cases)
    ]
