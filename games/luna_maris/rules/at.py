"""Where a decision of Luna Maris is taken."""

from __future__ import annotations

from typing import Any, TypeVar

from games.core import steps
from games.luna_maris.content import Index
from games.luna_maris.state import Player, State

F = TypeVar("F")
At = steps.At[State, Player, F, Index]
AnyAt = At[Any]
