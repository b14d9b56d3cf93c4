"""Every card of a component set, as lists of the bot show them."""

from __future__ import annotations

from typing import Any

from games.core.text import Language


def cards(content: str, lang: Language) -> list[dict[str, Any]]:
    """Return every card: id, name, kind, text."""
    return []
