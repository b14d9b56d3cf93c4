"""Whom a table waits for, in words."""

from __future__ import annotations

from bot.naming import safe
from bot.service.live import VACANT, Live
from bot.texts import say
from games.core.text import Language, both, spelled


def waiting_text(live: Live, lang: Language, seat: int | None = None) -> str:
    """Return whom a table waits for, by name where that is no secret."""
    if not live.playing:
        return say(lang, f"problem-table-{live.row.status}", table=live.id)
    if live.undisclosed:
        return say(lang, "panel-waiting-some", done=live.done, count=len(live.seats))
    return say(lang, "panel-waiting", names=awaited(live, lang, seat))


def awaited(live: Live, lang: Language, seat: int | None) -> str:
    """Return the names of those a table waits for, but for one."""
    return both([_person(live, lang, s) for s in live.waiting() if s != seat], lang)


def _person(live: Live, lang: Language, seat: int) -> str:
    """Return who is awaited in a seat; of one that nobody holds whose it was."""
    name = safe(spelled(live.names[seat], lang))
    return say(lang, "seat-of", name=name) if live.seats[seat].kind == VACANT else name
