"""The drafts of seats: kept with the table's state, and applied to it.

An awaited seat has its turn in hand; a waiting seat prepares its next turn, on a position in which
it would move now (`Game.planning_state`). Both are the same draft: a prepared move that is not
armed is the turn in hand when its time has come.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

import msgspec

from bot.service.tables.pending import (
    CHOICE,
    POSTPONED,
    WHILE_WAITING,
    Key,
    Note,
    SeatDraft,
    choice,
)
from bot.service.tables.session import TableSession
from bot.shared.stored import UNREADABLE, damaged
from db.drafts import DraftRow
from db.rows import sound
from games.core import codec, drafts
from games.core.actions import EndTurn
from games.core.drafts import DraftChange, Drafted, DraftWalk, Press
from games.core.game import AnyGame
from games.core.rng import rng
from games.core.text import Language
from games.core.waits import outstanding

OTHER = "?"
"""A meaning that no action has."""
SEED = 1
"""Hidden things are guessed alike each time, so that a plan reads the same at every look."""


class _Meaning(msgspec.Struct, frozen=True):
    meaning: str
    label: dict[Language, str]


def load(game: AnyGame, row: DraftRow) -> SeatDraft | None:
    """Return a stored draft, or None for one that cannot be read."""
    if not sound(row):
        return None
    empty = SeatDraft(row.user_id, version=row.version, base=row.base)
    try:
        presses = msgspec.msgpack.decode(row.presses, type=list[list[bytes]])
        meanings = msgspec.msgpack.decode(row.meanings, type=list[list[_Meaning]])
        found = tuple(
            tuple(
                Drafted(codec.decode_action(game, action), kept.meaning, kept.label)
                for action, kept in zip(press, means, strict=True)
            )
            for press, means in zip(presses, meanings, strict=True)
        )
    except UNREADABLE:
        return None
    note = _note(game, row)
    armed, sent = row.status == "armed", row.status == "sent"
    return msgspec.structs.replace(empty, presses=found, armed=armed, sent=sent, note=note)


def _note(game: AnyGame, row: DraftRow) -> Note | None:
    """Return the note of a draft; none if it cannot be read."""
    if row.note is None:
        return None
    try:
        note = msgspec.json.decode(row.note, type=Note)
        codec.decode_events(game, note.events)
    except UNREADABLE:
        damaged(row, "note")
        return None
    return note


def stored(live: TableSession, key: Key, draft: SeatDraft, at: datetime) -> DraftRow:
    """Return a draft as it is stored."""
    actions = [
        [codec.stored(live.game, codec.encode_action(each.action)) for each in press]
        for press in draft.presses
    ]
    meanings = [
        [_Meaning(each.meaning, dict(each.label)) for each in press] for press in draft.presses
    ]
    return DraftRow(
        table_id=live.id,
        seat=key[0],
        question=key[1],
        user_id=draft.user_id,
        presses=msgspec.msgpack.encode(actions),
        meanings=msgspec.msgpack.encode(meanings),
        version=draft.version,
        base=draft.base,
        status="sent" if draft.sent else "armed" if draft.armed else "open",
        note=None if draft.note is None else msgspec.json.encode(draft.note),
        updated_at=at,
    )


def position(live: TableSession, seat: int) -> Any:
    """Return the position in which a waiting seat can plan, or `None` if there is none.

    It follows from the information the seat has about the final decisions of all players: another
    player's unfinished turn has no part in it.
    """
    if not live.playing or live.state is None or seat in live.waiting():
        return None
    return live.game.planning_state(live.seen(seat), seat, rng(SEED))


def ahead(live: TableSession, seat: int, rank: int = 1) -> DraftWalk | None:
    """Return where a choice of a waiting seat leads; a changed action ends it there."""
    state = position(live, seat)
    if state is None:
        return None
    draft = live.drafts.get(choice(seat, rank))
    return drafts.walk(live.game, state, seat, draft.presses if draft else (), strictly=True)


def again(
    live: TableSession, state: Any, seat: int, draft: SeatDraft, *, aside: bool = False
) -> SeatDraft:
    """Return the draft of an awaited seat on another state: kept, or cut with a note."""
    found = drafts.in_hand(live.game, state, seat, draft.presses, aside=aside)
    change = found.cut or next(iter(found.changed), None)
    told, version = draft.note, draft.version
    if change is not None:
        told = note(change, armed=False)
    elif found.left is not None and not isinstance(found.left.action, EndTurn):
        told = Note(found.left.label, armed=False, left=True)
    if told is not draft.note or len(found.presses) != len(draft.presses):
        version += 1
    return msgspec.structs.replace(draft, presses=found.presses, version=version, note=told)


def read_otherwise(
    live: TableSession, state: Any, seat: int, draft: SeatDraft | None
) -> SeatDraft | None:
    """Return the draft with another version if its panel would say something else now.

    A step in hand or on offer can be another thing on another state: a step that is an attack. If a
    step in hand has changed, its author is notified.
    """
    user_id, key = live.seats[seat].user_id, live.key(seat)
    if user_id is None or seat not in live.waiting() or key != live.key(seat, state=state):
        return draft
    if live.game.mask(state, seat) == live.game.mask(live.state, seat):
        return draft
    found = drafts.in_hand(live.game, state, seat, () if draft is None else draft.presses)
    now, before = _said(live, found.state, seat), _said(live, live.position(seat), seat)
    pairs = zip(_each(live.walked(seat).presses), _each(found.presses), strict=False)
    other = next(((was, new) for was, new in pairs if was.label != new.label), None)
    if other is None and all(now.get(action, said) == said for action, said in before.items()):
        return draft
    kept = draft or SeatDraft(user_id, base=live.row.head)
    told = kept.note if other is None else Note(other[0].label, now=other[1].label, armed=False)
    return msgspec.structs.replace(kept, version=live.next_version(seat), note=told)


def _each(presses: Iterable[Press]) -> list[Drafted]:
    return [each for press in presses for each in press]


def _said(live: TableSession, state: Any, seat: int) -> dict[Any, str]:
    """Return what a seat can do in a state, with the label of each action."""
    seen, words = live.game.mask(state, seat), live.words(live.lang)
    return {each: words.action(seen, each) for each in live.game.legal(state, seat)}


def set_back(live: TableSession, state: Any) -> dict[Key, SeatDraft | None]:
    """Return the drafts that change when the table has gone back to a state.

    A draft for a question that is no longer asked becomes the seat's prepared move, and replaces
    the one it had, with all its choices. An empty draft is dropped.
    """
    asks = outstanding(live.game.rules.waits(state))
    changed: dict[Key, SeatDraft | None] = {}
    for key, draft in live.drafts.items():
        seat, asked = key
        planned = not asked or asked == WHILE_WAITING or asked.startswith((POSTPONED, CHOICE))
        if planned or key in asks:
            continue
        changed[key] = None
        if not draft.presses:
            continue
        version = live.next_version(seat)
        kept = msgspec.structs.replace(draft, version=version, sent=False, note=None)
        changed |= {each: None for each in live.drafts if each[0] == seat and is_choice(each)}
        changed[seat, ""] = kept
        if seat in live.game.waiting(state):
            # It is for a later turn than the present one, which begins afresh.
            afresh = seat, drafts.question(live.game, state, seat)
            changed[afresh] = msgspec.structs.replace(kept, presses=())
    return changed


def is_choice(key: Key) -> bool:
    """Return whether a draft is a second or third choice."""
    return key[1].startswith(CHOICE)


def in_language(label: Mapping[Language, str], lang: Language) -> str:
    """Return how an action read when it was pressed; a language that came later has another's."""
    return label.get(lang) or next(iter(label.values()), "")


def note(change: DraftChange, *, armed: bool) -> Note:
    """Return the note to an author about an action that has changed since it was pressed."""
    events = codec.encode_events(list(change.events)).decode()
    return Note(change.drafted.label, change.why, change.now, events, armed)


def complete(live: TableSession) -> None:
    """Find the meanings of prepared actions that were stored with their words only.

    They were stored by a version of this program that knew no meanings. If an action has another
    meaning now, its author is notified when it would be played.
    """
    for key, draft in live.drafts.items():
        if not key[1] and any(not each.meaning for press in draft.presses for each in press):
            found = ahead(live, key[0])
            if found is not None:
                presses = tuple(map(_completed, draft.presses, found.presses))
                rest = draft.presses[len(presses) :]
                live.drafts[key] = msgspec.structs.replace(draft, presses=(*presses, *rest))


def _completed(old: Press, new: Press) -> Press:
    """Return a press with its present meanings; if its words have changed, with no meaning."""
    return tuple(
        msgspec.structs.replace(was, meaning=OTHER) if was.label != now.label else now
        for was, now in zip(old, new, strict=True)
    )


def beside(
    live: TableSession, state: Any, seat: int, draft: SeatDraft
) -> dict[Key, SeatDraft | None]:
    """Return the drafts after others have published during a play aside: it is applied again.

    If its seat is asked by now, the play is in hand there, before the steps prepared for its turn.
    """
    if seat not in live.game.waiting(state):
        found = again(live, state, seat, draft, aside=True)
        return {} if found == draft else {(seat, WHILE_WAITING): found}
    key = live.key(seat, state=state)
    other = live.drafts.get(key)
    if other is not None and (other.armed or other.sent):
        return {}  # it is played first
    later = () if other is None else other.presses
    merged = msgspec.structs.replace(
        draft, presses=(*draft.presses, *later), version=live.next_version(seat)
    )
    asked = seat, drafts.question(live.game, state, seat)
    return {(seat, WHILE_WAITING): None, key: None, asked: again(live, state, seat, merged)}


def given(
    live: TableSession, state: Any, seat: int, changes: Mapping[Key, SeatDraft | None]
) -> bool:
    """Return whether changes include a seat's draft for its question in a state."""
    asked = seat, drafts.question(live.game, state, seat)
    return asked in changes or live.key(seat, state=state) in changes
