"""What says the messages of Ares: a catalog per language, the names of a component set."""

from __future__ import annotations

from pathlib import Path

from games.ares.content import NAMES, SETS
from games.core.speech import Speakers

SPEAKERS = Speakers(
    Path(__file__).parent.parent / "locales", lambda content: NAMES | SETS.get(content).names
)
