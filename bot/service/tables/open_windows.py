"""Windows and holds that the channel sees: each has one message while it is open.

That message notifies the players it asks. It lists the plays made in the window, which posts then
leave out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

import db.outbox as outbox_db
from bot.service.tables.pending import About, Open
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.transaction import DECIDED, REWIND, UNDO, WITHDRAWN, Step, Transaction
from bot.shared.stored import damaged, fits
from db.batch import Write
from db.outbox import MessageRow, NewMessage
from db.rows import sound
from db.tables import Status
from games.core.drafts import answered
from games.core.waits import Wait, outstanding

pass

WINDOW, OVER = "window", "over"
"""Kinds of messages: a window's question, and its end, which is shown in the same message."""
KINDS = (WINDOW, OVER)


def about(row: MessageRow) -> About:
    """Return the subject of a message of these kinds."""
    return msgspec.convert(row.payload, About)


def readable(row: MessageRow) -> bool:
    """Return whether the subject of a message of these kinds can be read; log it if not."""
    if not sound(row):
        return False
    if not fits(row.payload, About):
        damaged(row, "payload")
        return False
    return True


def topics(waits: Iterable[Wait]) -> dict[str, list[Wait]]:
    """Return the windows and holds that are open, by their topic."""
    found: dict[str, list[Wait]] = {}
    for wait in waits:
        if wait.kind != "turn":
            found.setdefault(wait.topic, []).append(wait)
    return found


def messages(
    live: TableSession, writing: Transaction, people: set[int], status: Status, head: int
) -> list[NewMessage]:
    """Return the messages about windows that open, and the ends of messages about others.

    `people` must decide and no program decides for them. A small question to nobody but the player
    whose play led to it has no message: their panel shows it.
    """
    if status == "paused":
        return []
    state: Any = writing.state
    open_ = (
        topics(live.game.rules.waits(state)) if status == "playing" and state is not None else {}
    )
    back, since = _goes_back(writing), live.row.head + 1
    told = [(OVER, About(topic, since, head, back)) for topic in sorted(live.windows)]
    told = [(kind, about) for kind, about in told if about.topic not in open_]
    told += [(WINDOW, about) for about in _asking(live, writing, open_, people, head)]
    return [  # their numbers distinguish messages of one commit
        message_of_kind(live, kind, about, f"{live.id}-{kind}-{head}-{n}")
        for n, (kind, about) in enumerate(told)
    ]


def _goes_back(writing: Transaction) -> bool:
    """Return whether a table goes back with a transaction."""
    return any(step.kind in (REWIND, WITHDRAWN, UNDO) for step in writing.steps)


def _asking(
    live: TableSession,
    writing: Transaction,
    open_: Mapping[str, Sequence[Wait]],
    people: set[int],
    head: int,
) -> Iterator[About]:
    """Yield the open windows that need a message, and the players whom it notifies."""
    moved, back = any(step.kind == "move" for step in writing.steps), _goes_back(writing)
    own = pressing(live, writing)
    before = set[tuple[int, str]]() if moved else outstanding(live.waits())
    for topic, waits in open_.items():
        new = [each for each in waits if (each.seat, each.key) not in before]
        asked = [_user(live, seat) for seat in sorted(people & asked_in(new))]
        loud = [user for user in asked if user not in own]
        if not asked or (topic in live.windows and not moved):
            continue
        if topic in live.windows:  # it continues in another channel
            yield msgspec.structs.replace(live.windows[topic].about, loud=loud)
            continue
        # A hold, a fight, or a window open again is shown to all players, no matter who caused it.
        public = waits[0].kind == "hold" or back
        if loud or public or (not writing.aside and _titled(live, writing.state, waits)):
            yield About(topic, live.row.head + 1, head, back, loud)


def _titled(live: TableSession, state: Any, waits: Sequence[Wait]) -> bool:
    """Return whether a window has a title, such as a fight, and is no small question."""
    words = live.words(live.lang)
    open_ = ((wait, live.game.as_if_asked(state, wait)) for wait in waits)
    found = next(((wait, asked) for wait, asked in open_ if asked is not None), None)
    if found is None:
        return False
    return bool(words.window(live.game.mask(found[1], None), found[0].seat).title)


def pressing(live: TableSession, writing: Transaction) -> set[int]:
    """Return the users whose presses a transaction carries out.

    The press that starts the game does not count: it asks all players alike. That of a practice
    does: it opens the panel of its only player.
    """
    if writing.started and not settings_of(live).practice:
        return set()
    made = (step for step in writing.steps if not step.followed)
    return {step.user_id for step in made if step.user_id is not None}


def asked_in(waits: Iterable[Wait]) -> set[int]:
    """Return the seats that are asked; where answers are secret, all of them."""
    return {wait.seat for wait in waits if not (wait.told and wait.answered)}


def only_in(asks: Iterable[Wait], open_: Mapping[str, Open]) -> set[int]:
    """Return the seats that are asked only by windows with a message."""
    waits = [wait for wait in asks if not (wait.told and wait.answered)]
    others = {wait.seat for wait in waits if wait.kind == "turn" or wait.topic not in open_}
    return {wait.seat for wait in waits} - others


def _user(live: TableSession, seat: int) -> int:
    return live.seats[seat].user_id or 0


def message_of_kind(live: TableSession, kind: str, about: About, nonce: str) -> NewMessage:
    return NewMessage(
        kind=kind,
        nonce=nonce,
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload=msgspec.to_builtins(about),
    )


def played(live: TableSession, writing: Transaction) -> list[Open]:
    """Return the open windows in which a transaction plays, with its entries.

    A play that also ends a turn or phase is left to the post about that.
    """
    found: dict[str, list[int]] = {}
    aside = {n for each in writing.asides for n in range(each.first, each.first + each.count)}
    for number, step in enumerate(writing.steps, 1):
        topic, seq = _topic(live, step), live.row.head + number
        decided = step.kind in DECIDED and not step.applied.closed
        if topic and decided and number not in aside:
            found.setdefault(topic, []).append(seq)
    return [
        Open(nonce, msgspec.structs.replace(about, played=[*about.played, *found[topic]]))
        for topic, (nonce, about) in live.windows.items()
        if topic in found
    ]


def writes(played: Iterable[Open]) -> list[Write]:
    """Return the statements that keep the plays made in windows."""
    return [outbox_db.held(each.nonce, msgspec.to_builtins(each.about)) for each in played]


def _topic(live: TableSession, step: Step) -> str:
    """Return the window in which a step plays; "" for none.

    That is the one whose question it answers. If nothing asks its seat it is the one opened last:
    the player who opened a call can close it.
    """
    if step.seat is None or step.action is None or not live.windows:
        return ""
    asks = [wait for wait in live.waits() if wait.seat == step.seat]
    if all(wait.answered for wait in asks):
        mine = {wait.topic for wait in asks}
        return ([topic for topic in live.windows if topic in mine] or list(live.windows))[-1]
    wait = answered(live.game, live.state, step.seat, step.action)
    known = wait is not None and wait.kind != "turn" and wait.topic in live.windows
    return wait.topic if wait is not None and known else ""


def shown(before: Mapping[str, Open], sent: Iterable[NewMessage | MessageRow]) -> dict[str, Open]:
    """Return the open windows that have a message, after more messages."""
    found = dict(before)
    for each in sent:
        if each.kind not in KINDS or (isinstance(each, MessageRow) and not readable(each)):
            continue
        made = msgspec.convert(each.payload, About)
        if each.kind == WINDOW:
            found[made.topic] = Open(each.nonce, made)
        else:
            found.pop(made.topic, None)
    return found
