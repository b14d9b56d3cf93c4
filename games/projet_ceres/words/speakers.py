"""The speakers of Projet Cérès: a catalog per language, the names of a component set."""

from __future__ import annotations

from pathlib import Path

from games.core.speech import Speakers
from games.projet_ceres.content import components

SPEAKERS = Speakers(
    Path(__file__).parent.parent / "locales", lambda content: components(content).names
)
