"""Whom a table waits for, in words, and whether a seat has begun to answer."""

from __future__ import annotations

from bot.service.tables.session import VACANT, Live
from bot.shared.names import safe
from bot.shared.text import say
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


def moved(live: Live, seat: int) -> bool:
    """Whether a seat has something in hand, or may have decided something in this turn or phase.

    What it publishes gives it a new number; what others do in a phase leaves that alone. Where
    nothing was decided yet, the number is new for another reason: all was taken back, a plan was
    set aside, the game paused or moved. After the table has gone back the seat may be in the
    middle of what it did then.
    """
    if live.sent(seat) or any(live.walked(seat, key).presses for key in live.keys(seat)):
        return True
    decision, state, public = live.asked(seat), live.row.state_seq, live.row.public_seq
    return not live.boundary and (decision > public or state < public == decision)
