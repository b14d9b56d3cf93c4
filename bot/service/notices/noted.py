"""What became of a draft that does not fit any more: told to its author, to nobody else."""

from __future__ import annotations

from collections.abc import Mapping

from bot.service.history.log_text import safe_names
from bot.service.tables import direct_messages as direct
from bot.service.tables.drafts import in_language
from bot.service.tables.pending import LATER, Key, Note, SeatDraft
from bot.service.tables.session import Live
from bot.service.tables.transaction import Writing
from bot.shared.text import say
from db.outbox import NewMessage
from games.core import codec
from games.core.text import Language


def note_text(live: Live, note: Note, lang: Language) -> str:
    """Return why what was pressed was not played, or can no longer be, or is something else now."""
    which, action = "plan" if note.armed else "draft", in_language(note.label, lang)
    words = live.words(lang)
    if note.left:
        return say(lang, "draft-left", action=action)
    if note.why is not None:
        return say(lang, f"{which}-refused", action=action, why=words.reason(note.why))
    now = in_language(note.now, lang)
    if now == action and note.events != "[]":  # what it brings is another thing
        names = safe_names(live, lang)
        events = codec.decode_events(live.game, note.events)
        now = " ".join(filter(None, (words.event(event, names) for event in events)))
    return say(lang, f"{which}-changed", action=action, now=now)


def messages(
    live: Live, writing: Writing, drafts: Mapping[Key, SeatDraft | None]
) -> list[NewMessage]:
    """Return direct messages to those whose drafts others have changed with what they did.

    Nobody is notified: the game waits for them anyway, and asks. Whoever did it sees their panel;
    plays that were put off have messages of their own.
    """
    acted = {step.user_id for step in writing.steps}
    head = live.row.head + len(writing.steps)
    found: list[NewMessage] = []
    for key, draft in drafts.items():
        seat, asked = key
        before = live.drafts.get(key)
        if draft is None or draft.note is None or draft.note.left or draft.user_id in acted:
            continue
        if asked.startswith(LATER) or (before is not None and draft.note == before.note):
            continue
        what = note_text(live, draft.note, live.lang)
        text = say(live.lang, "draft-direct", name=live.title, table=live.id, what=what)
        nonce = f"{live.id}-cut-{head}-{seat}-{len(found)}"
        found.append(direct.note(live, nonce, seat, draft.user_id, text, silent=True))
    return found
