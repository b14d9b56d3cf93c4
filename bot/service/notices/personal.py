"""Private notices: being next, and a draft that no longer fits."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.service.history.log_text import safe_names
from bot.service.plans import second_choices
from bot.service.plans.notes import Outcome, Refused
from bot.service.tables import direct_messages
from bot.service.tables.drafts import in_language
from bot.service.tables.pending import POSTPONED, Note
from bot.service.tables.session import TableSession
from bot.service.tables.transaction import Transaction
from bot.shared.text import say
from db.notes import NoteRow
from db.outbox import NewMessage
from games.core import codec
from games.core.drafts import take
from games.core.errors import RefusedError
from games.core.game import AnyGame
from games.core.rng import rng
from games.core.text import Language, both

STEPS = 60
"""Defaults taken to see whom the game asks next, at most."""


def with_next(live: TableSession, writing: Transaction) -> Transaction:
    """Return a transaction with messages to players who are next and wanted to know."""
    if writing.state is None or live.undisclosed:
        return writing
    told: dict[int, NoteRow] = {}
    messages: list[NewMessage] = []
    for row in live.people():
        note = {**live.notes, **writing.notes}.get(row.user_id or 0)
        if note is None or not note.next or not is_next(live, writing.state, row.seat):
            continue
        told[note.user_id] = msgspec.structs.replace(note, next=False)
        messages.append(_message(live, writing, row.seat, note.user_id))
    if not told:
        return writing
    return msgspec.structs.replace(
        writing,
        notes={**writing.notes, **told},
        messages=(*writing.messages, *messages),
    )


def is_next(live: TableSession, state: Any, seat: int) -> bool:
    """Return whether a person is asked as soon as the players asked now end their turns.

    The answer comes from a position with hidden information dealt again, where all players play the
    default: it reveals nothing of what others hold, and can turn out wrong.
    """
    game = live.game
    now = game.waiting(state)
    if not now or seat in now or game.result(state) is not None:
        return False
    people = {row.seat for row in live.people()}
    there = game.determinize(game.mask(state, seat), rng(0))
    for _ in range(STEPS):
        waiting = game.waiting(there)
        others = [each for each in waiting if each in people and each not in now]
        if not waiting or others or game.result(there) is not None:
            return seat in others
        if not _least(game, there, waiting[0]):
            return False
    return False


def _least(game: AnyGame, state: Any, seat: int) -> bool:
    """Play the default for a seat, in place; return whether there was one."""
    try:
        take(game, state, seat, game.default(state, seat))
    except RefusedError:
        return False
    return True


def asked(live: TableSession, state: Any, lang: Language) -> str:
    """Return the names of the players whom the game asks in a state."""
    names = safe_names(live, lang)
    return both([names[each] for each in live.game.waiting(state)], lang)


def _message(live: TableSession, writing: Transaction, seat: int, user_id: int) -> NewMessage:
    text = say(
        live.lang,
        "next-direct",
        name=live.title,
        table=live.id,
        names=asked(live, writing.state, live.lang),
        channel=f"<#{live.row.channel_id}>",
    )
    nonce = f"{live.id}-next-{live.row.head + len(writing.steps)}-{seat}"
    return direct_messages.note(live, nonce, seat, user_id, text)


def note_text(live: TableSession, note: Note, lang: Language, key: str = "", **given: str) -> str:
    """Return why a press was not played, or can no longer be, or is something else now.

    With a `key` that begins other messages, they get what is `given` too.
    """
    which, action = key or ("plan" if note.armed else "draft"), in_language(note.label, lang)
    words = live.words(lang)
    if note.left:
        return say(lang, "draft-left", action=action)
    if note.why is not None:
        return say(lang, f"{which}-refused", action=action, why=words.reason(note.why), **given)
    now = in_language(note.now, lang)
    if now == action and note.events != "[]":  # its effect is another thing
        names = safe_names(live, lang)
        events = codec.decode_events(live.game, note.events)
        now = " ".join(filter(None, (words.event(event, names) for event in events)))
    return say(lang, f"{which}-changed", action=action, now=now, **given)


def outcome_lines(live: TableSession, found: Outcome, lang: Language) -> list[str]:
    """Return which choice for a turn was played, and why the ones before it were not."""
    if not found.played and not found.refused:
        return [say(lang, "choice-unarmed")]
    lines = [_refused(live, each, lang) for each in found.refused]
    if found.played:
        return [say(lang, "choice-played", choice=second_choices.name(found.played, lang)), *lines]
    return [say(lang, "choice-none"), *lines]


def _refused(live: TableSession, refused: Refused, lang: Language) -> str:
    """Return why a choice was not played."""
    name = second_choices.name(refused.rank, lang)
    if refused.note is None:
        return say(lang, "choice-partial", choice=name)
    return note_text(live, refused.note, lang, "choice", choice=name)


def outcome_message(
    live: TableSession, head: int, seat: int, user_id: int, found: Outcome
) -> NewMessage:
    """Return the private message about a person's choices, written with the entry `head`."""
    what = "\n".join(outcome_lines(live, found, live.lang))
    text = say(live.lang, "draft-direct", name=live.title, table=live.id, what=what)
    nonce = f"{live.id}-choice-{head}-{seat}"
    return direct_messages.note(live, nonce, seat, user_id, text, silent=True)


def with_changed_drafts(live: TableSession, writing: Transaction) -> Transaction:
    """Return a transaction with messages to players whose drafts others have changed by it.

    Nobody is notified: the game waits for them anyway, and asks. The player who did it sees their
    panel; delayed plays have other messages.
    """
    acted = {step.user_id for step in writing.steps}
    head = live.row.head + len(writing.steps)
    found: list[NewMessage] = []
    for key, draft in writing.drafts.items():
        seat, asked = key
        before = live.drafts.get(key)
        if draft is None or draft.note is None or draft.note.left or draft.user_id in acted:
            continue
        if asked.startswith(POSTPONED) or (before is not None and draft.note == before.note):
            continue
        what = note_text(live, draft.note, live.lang)
        text = say(live.lang, "draft-direct", name=live.title, table=live.id, what=what)
        nonce = f"{live.id}-cut-{head}-{seat}-{len(found)}"
        found.append(direct_messages.note(live, nonce, seat, draft.user_id, text, silent=True))
    return msgspec.structs.replace(writing, messages=(*writing.messages, *found))
