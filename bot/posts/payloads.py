"""The subjects of messages waiting to be sent: checked before one is sent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec

from bot.service.notices.commit_messages import ImmediateMessage
from bot.service.notices.ping_messages import ANSWER, Asking
from bot.service.tables import open_windows, pending
from bot.service.tables.damage import DamageError
from bot.service.tables.session import TableSession
from bot.service.votes import overdue
from db.outbox import MessageRow
from db.rows import wrong

Id = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,20}$")]


class Note(msgspec.Struct, frozen=True):
    """A direct message; earlier versions named no seat."""

    user_id: Annotated[int, msgspec.Meta(ge=0)] | Id
    text: str
    seat: int | None = None
    silent: bool = False


class Text(ImmediateMessage, frozen=True):
    """A plain message."""

    text: str = ""


class Closed(msgspec.Struct, frozen=True):
    """The closing of a table, and the message in which people sat down."""

    text: str = ""
    lobby: Id | None = None


class Invited(msgspec.Struct, frozen=True):
    """A message in the channel that notifies people for whom a seat is held."""

    text: str = ""
    people: list[Id] = []


class Vote(msgspec.Struct, frozen=True):
    """A question that is put to the vote."""

    vote: int
    quiet: bool = False


SHAPES: Mapping[str, type[msgspec.Struct]] = {
    "ping": Asking,
    ANSWER: Asking,
    "dm": Asking,
    "note": Note,
    "text": Text,
    "closed": Closed,
    "invited": Invited,
    "vote": Vote,
    **dict.fromkeys(open_windows.KINDS, pending.About),
    **dict.fromkeys(overdue.KINDS, overdue.About),
}
"""What messages keep, by their kind. Others keep what only saves them work."""


def require_sound(live: TableSession, row: MessageRow) -> None:
    """Raise DamageError if a message's subject cannot be read."""
    why = _damage(live, row)
    if why:
        raise DamageError(why)


def _damage(live: TableSession, row: MessageRow) -> str:
    """Return the damage of a message; nothing of its content."""
    why, shape = wrong(row), SHAPES.get(row.kind)
    if why is not None:
        return why
    if shape is None:
        return ""
    try:
        seats = list(_seats(msgspec.convert(row.payload or {}, shape)))
    except msgspec.ValidationError:
        return f"the payload of a message of kind {row.kind!r}"
    if row.kind == "dm" and len(seats) != 1:
        return "a direct message to nobody or several"
    known = set(seats) <= set(range(len(live.seats)))
    return "" if known else f"a message of kind {row.kind!r} about a seat that is not there"


def _seats(found: msgspec.Struct) -> Iterable[int]:
    """Yield the seats in a message's subject."""
    match found:
        case Asking(asked=people):
            yield from (each.seat for each in people)
        case Note(seat=int(seat)) | overdue.About(seat=seat):
            yield seat
        case _:
            return
