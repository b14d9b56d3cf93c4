"""What happened, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.events import Event
from games.core.speech import Message
from games.projet_ceres.content import Index


def message(t: Index, event: Event, players: Sequence[str]) -> Message | None:
    """Return the log line of an event, `None` where it needs no words."""
    return None
