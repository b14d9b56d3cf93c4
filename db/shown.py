"""Marks of what posted messages show, so that a restart edits only those that are out of date."""

from collections.abc import Mapping

from sqlalchemy import bindparam, update

from db import models
from db.batch import Write

_o = models.outbox
_mark = update(_o).values(shown=bindparam("p_shown"))
_BY_NONCE = _mark.where(_o.c.nonce == bindparam("p_nonce"))
_BY_ID = _mark.where(
    _o.c.table_id == bindparam("p_table"), _o.c.message_id == bindparam("p_message")
)


def shows(marks: Mapping[str, str]) -> Write:
    """Return the statement that keeps marks of what edited messages show, by their nonces."""
    rows = [{"p_nonce": nonce, "p_shown": mark} for nonce, mark in marks.items()]
    return Write(_BY_NONCE, rows)


def shows_at(table_id: str, message_id: int, shown: str) -> Write:
    """Return the statement for one message of a table that is known by its id."""
    return Write(_BY_ID, [{"p_table": table_id, "p_message": message_id, "p_shown": shown}])
