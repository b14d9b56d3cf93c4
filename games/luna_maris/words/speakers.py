"""The speakers of Luna Maris: a catalog per language, the names of a component set."""

from __future__ import annotations

from pathlib import Path

from games.core.speech import Speakers
from games.luna_maris.content import components

SPEAKERS = Speakers(
    Path(__file__).parent.parent / "locales", lambda content: components(content).names
)
