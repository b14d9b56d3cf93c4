"""The alternative texts of pictures."""

from __future__ import annotations

from typing import Any

from games.core.secrets import Seen
from games.projet_ceres.words.position import Position


def alt(p: Position, picture: str, before: Seen[Any] | None) -> str:
    """Return the alternative text of a picture."""
    return p.speaker.text(f"picture-{picture.partition(':')[0]}")
