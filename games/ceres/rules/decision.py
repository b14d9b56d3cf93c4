"""Where a decision of Ceres is taken."""

from __future__ import annotations

from typing import Any, TypeVar

from games.ceres.rules.tables import Tables
from games.ceres.state import Player, State
from games.core import steps

F = TypeVar("F")
Decision = steps.Decision[State, Player, F, Tables]
AnyDecision = Decision[Any]
