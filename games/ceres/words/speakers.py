"""What says the messages of Ceres: a catalog per language, the names of a component set."""

from __future__ import annotations

from pathlib import Path

from games.ceres.content import components
from games.core.speech import Speakers

SPEAKERS = Speakers(
    Path(__file__).parent.parent / "locales", lambda content: components(content).names
)
