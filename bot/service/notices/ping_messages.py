"""The players whom a commit asks for a decision, and the messages that ask them.

As a rule a ping in the channel names the newly asked players. Where nobody may learn who is done
(`Wait.told`) the channel must look the same for any answer: there all players whom the phase asks
are named, and a message for one person alone is sent to them directly (`dm`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime

import msgspec

from bot.service.tables.open_windows import only_in, pressing
from bot.service.tables.pending import Open
from bot.service.tables.session import PERSON, TableSession
from bot.service.tables.transaction import REWIND, WITHDRAWN, Transaction
from db.entries import SeatWait
from db.outbox import MessageRow, NewMessage, NewPing
from games.core.waits import Wait, counted, outstanding

ANSWER = "answer"
"""The kind of a short ping for a window that has a message: its other side is asked next, or a
player is reminded of it."""


class PingTarget(msgspec.Struct, frozen=True):
    """A player named in a ping message; `loud` if the ping notifies them."""

    seat: int
    user_id: int
    loud: bool = True


class Asking(msgspec.Struct, frozen=True, omit_defaults=True):
    """The payload of a ping in the outbox; `late`: it reminds of a clock in its last quarter.

    `copy`: of a direct message that repeats one in the channel, so that it can fail.
    """

    asked: list[PingTarget] = []
    late: bool = False
    copy: bool = False


def asked(payload: object) -> list[PingTarget]:
    """Return whom a ping message asks."""
    return msgspec.convert(payload, Asking).asked


def late(payload: object) -> bool:
    """Return whether a ping message reminds of a clock in its last quarter."""
    return msgspec.convert(payload, Asking).late


def copied(payload: object) -> bool:
    """Return whether a direct message only repeats one in the channel."""
    return msgspec.convert(payload, Asking).copy


def copies(live: TableSession, row: MessageRow, seats: Iterable[int]) -> list[NewMessage]:
    """Return direct messages as well as a ping, for players who want one of every question."""
    again = late(row.payload)
    return [
        msgspec.structs.replace(
            direct_ping(live, f"{live.id}-dm-{row.id}-{seat}", seat, live.asked(seat)),
            payload=payload(
                [PingTarget(seat, live.seats[seat].user_id or 0)], late=again, copy=True
            ),
        )
        for seat in seats
    ]


def payload(
    named: Sequence[PingTarget], *, late: bool = False, copy: bool = False
) -> dict[str, object]:
    """Return the payload of a ping message in the outbox: the players it asks."""
    return msgspec.to_builtins(Asking(list(named), late, copy))


def pings(
    live: TableSession,
    writing: Transaction,
    waits: Sequence[SeatWait],
    people: set[int],
    head: int,
    windows: Mapping[str, Open],
    *,
    posted: bool,
) -> list[NewMessage]:
    """Return the messages that notify people of a new decision; none if nobody needs one.

    `waits` are the seats whose decision has changed; `people` must decide and no program decides
    for them; `windows` are open and have a message, which asks for itself when it is new. With a
    post, and where every question is put again, all of `people` are named: a round. Within a phase
    only the seats that were not asked this before, or are asked again. A player whose own press led
    to the question is named, but not notified, and gets no ping if the panel they pressed in asks
    them. A player for whom a move was played is notified.
    """
    asks = live.game.rules.waits(writing.state)
    asked = {wait.seat for wait in waits if wait.since is not None}
    anew = asked if posted or writing.epoch else asked & writing.refresh
    found = _in_windows(live, writing, asks, head, windows, anew)
    inside = only_in(asks, windows)
    people = people - inside
    newly, loud = _asked_newly(live, writing, asked & people, people, windows, posted=posted)
    numbers = {seat.seat: seat.decision or head for seat in live.seats}
    numbers |= {wait.seat: wait.decision or head for wait in waits}
    secret = [seat for seat in counted(asks) if seat not in inside]
    if secret and newly:
        decisions = {seat: numbers[seat] if seat in newly else head for seat in secret}
        return [*found, *_alike(live, writing, decisions, loud, head, posted=posted)]
    if not loud and not (newly and _elsewhere(live, writing)):
        return found  # the panel of the player who pressed asks them
    named = sorted(people | _answered(live, writing) if posted else newly)
    decisions = {seat: numbers[seat] for seat in named}
    return [*found, channel_ping(live, f"{live.id}-ping-{head}", named, loud, decisions)]


def _asked_newly(
    live: TableSession,
    writing: Transaction,
    fresh: set[int],
    people: set[int],
    windows: Mapping[str, Open],
    *,
    posted: bool,
) -> tuple[set[int], set[int]]:
    """Return the seats that a ping asks, and the ones of these that it notifies.

    `fresh` are the seats of `people` whose decision is new.
    """
    pressed = pressing(live, writing) | live.pressed
    acted = {seat for seat in fresh if live.seats[seat].user_id in pressed}
    # A question left to an armed draft was asked of nobody; its owner may have to answer after all.
    left = {seat for seat in people if live.playing and live.armed(seat)}
    before = outstanding(live.waits() if live.playing else ())
    asks = live.game.rules.waits(writing.state)
    now = outstanding([each for each in asks if each.topic not in windows])
    new = {seat for seat, key in now - {each for each in before if each[0] not in left}}
    everybody = posted or writing.epoch
    again = fresh if everybody else fresh & writing.refresh | fresh & new - acted
    newly = again | left & new - acted
    return newly, newly - acted


def _elsewhere(live: TableSession, writing: Transaction) -> bool:
    """Return whether the press came from outside the panel, or a post is gone by going back."""
    if writing.started:  # that of a practice opens the panel
        return False
    if any(step.kind in (REWIND, WITHDRAWN) for step in writing.steps):
        return len(live.people()) > 1
    return writing.epoch or not any(step.action is not None for step in writing.steps)


def _in_windows(
    live: TableSession,
    writing: Transaction,
    asks: Sequence[Wait],
    head: int,
    windows: Mapping[str, Open],
    anew: Collection[int],
) -> list[NewMessage]:
    """Return short pings for players asked next in a window that has its message already.

    An edit of that message would not notify them; a message posted now does. The last argument
    names the seats that are asked everything again.
    """
    before = outstanding(live.waits() if live.playing else ())
    pressed = pressing(live, writing)
    found: list[NewMessage] = []
    for topic, (message, _) in windows.items():
        if topic not in live.windows or live.windows[topic].nonce != message:
            continue
        seats = [
            wait.seat
            for wait in asks
            if wait.topic == topic
            and not wait.answered
            and (wait.seat in anew or (wait.seat, wait.key) not in before)
            and live.seats[wait.seat].kind == PERSON
            and live.seats[wait.seat].user_id not in pressed
        ]
        if seats:
            nonce = f"{live.id}-ping-{head}-{len(found)}"
            decisions = dict.fromkeys(seats, head)
            found.append(channel_ping(live, nonce, seats, seats, decisions, kind=ANSWER))
    return found


def _answered(live: TableSession, writing: Transaction) -> set[int]:
    """Return the seats for which orders have answered the phase that has just opened.

    They are named with the others: these players read that they are done, and are awaited again if
    they take the answer back.
    """
    last = max((n for n, step in enumerate(writing.steps) if step.applied.closed), default=-1)
    ordered = {
        step.seat
        for step in writing.steps[last + 1 :]
        if step.seat is not None
        and step.followed
        and step.user_id is not None
        and step.user_id == live.seats[step.seat].user_id
    }
    waits = live.game.rules.waits(writing.state)
    return {w.seat for w in waits if w.seat in ordered and w.kind == "turn" and w.answered}


def _alike(
    live: TableSession,
    writing: Transaction,
    decisions: dict[int, int],
    loud: Iterable[int],
    head: int,
    *,
    posted: bool,
) -> list[NewMessage]:
    """Return messages that do not show the channel who is done, of all whom a phase asks.

    When a phase opens all whom it asks are notified alike. When the channel needs a ping in the
    middle of one, it names them all and notifies nobody; the awaited players get direct messages.
    """
    nonce, secret = f"{live.id}-ping-{head}", list(decisions)
    again = writing.epoch and not writing.started
    if posted and not again:
        # A player whose order has answered would stand out if they were not.
        opening = {*live.game.waiting(writing.state), *_answered(live, writing)}
        return [channel_ping(live, nonce, secret, opening, decisions)]
    found = [channel_ping(live, nonce, secret, (), decisions)] if posted or again else []
    return found + [
        direct_ping(live, f"{live.id}-dm-{head}-{seat}", seat, decisions[seat])
        for seat in sorted(loud)
    ]


def channel_ping(
    live: TableSession,
    nonce: str,
    seats: Sequence[int],
    loud: Iterable[int],
    decisions: dict[int, int],
    *,
    late: bool = False,
    kind: str = "ping",
) -> NewMessage:
    """Return the message in the table's channel that asks these seats."""
    notified = set(loud)
    named = [
        PingTarget(seat, user_id, seat in notified)
        for seat in seats
        if (user_id := live.seats[seat].user_id) is not None
    ]
    return _message(live, kind, nonce, named, decisions, late=late)


def _again(
    live: TableSession,
    nonce: str,
    seats: Sequence[int],
    decisions: dict[int, int],
    *,
    late: bool = False,
) -> NewMessage:
    """Return the message that reminds seats of their present decision, be it in a window."""
    inside = only_in(live.waits(), live.windows)
    kind = ANSWER if inside.issuperset(seats) else "ping"
    return channel_ping(live, nonce, seats, seats, decisions, late=late, kind=kind)


def direct_ping(
    live: TableSession, nonce: str, seat: int, decision: int, *, late: bool = False
) -> NewMessage:
    """Return the direct message that asks one person."""
    user_id = live.seats[seat].user_id
    assert user_id is not None  # only people are asked
    return _message(live, "dm", nonce, [PingTarget(seat, user_id)], {seat: decision}, late=late)


def _message(
    live: TableSession,
    kind: str,
    nonce: str,
    named: Sequence[PingTarget],
    decisions: dict[int, int],
    *,
    late: bool,
) -> NewMessage:
    return NewMessage(
        kind=kind,
        nonce=nonce,
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload=payload(named, late=late),
        pings=[
            NewPing(seat=one.seat, user_id=one.user_id, decision=decisions[one.seat])
            for one in named
        ],
    )


def reminder(live: TableSession, seat: int, count: int) -> NewMessage:
    """Return the message that asks a person again for their present decision."""
    decision = live.asked(seat)
    nonce = f"{live.id}-again-{decision}-{seat}-{count}"
    if live.undisclosed:
        return direct_ping(live, nonce, seat, decision)
    return _again(live, nonce, [seat], {seat: decision})


def last_quarter(live: TableSession, seats: Sequence[int], second: int) -> list[NewMessage]:
    """Return the messages that remind people, once, that their time is almost over.

    `second` distinguishes one reminder from another.
    """
    if live.undisclosed:
        return [
            direct_ping(live, f"{live.id}-late-{seat}-{second}", seat, live.asked(seat), late=True)
            for seat in seats
        ]
    decisions = {seat: live.asked(seat) for seat in seats}
    nonce = f"{live.id}-late-{min(seats)}-{second}" if seats else ""
    return [_again(live, nonce, seats, decisions, late=True)] if seats else []


def back(live: TableSession, seat: int, at: datetime) -> NewMessage:
    """Return the message that asks a person who is back for the decision that waited for them."""
    decision = live.asked(seat)
    nonce = f"{live.id}-back-{seat}-{int(at.timestamp())}"
    if live.undisclosed:
        return direct_ping(live, nonce, seat, decision)
    return _again(live, nonce, [seat], {seat: decision})


def in_the_open(live: TableSession, seat: int, number: int) -> NewMessage:
    """Return the ping in the channel that replaces a direct message that did not arrive.

    It asks all whom the phase asks, so that it does not reveal whom it is meant for.
    """
    seats = live.undisclosed or (seat,)
    decisions = dict.fromkeys(seats, live.row.head)
    return channel_ping(live, f"{live.id}-open-{number}", seats, seats, decisions)
