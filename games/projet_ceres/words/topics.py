"""The rules help."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.speech import Speaker
from games.core.words import Topic
from games.projet_ceres.content import Index


def topics(t: Index, speaker: Speaker) -> Sequence[Topic]:
    """Return the pages of the rules help."""
    return ()
