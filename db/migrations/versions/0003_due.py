"""Indexes by time: when a seat is due, and when a table has to be tidied.

Revision ID: 0003
Revises: 0002
Create Date: 2026-11-22 05:10:00
"""

import json
import logging

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

HOUR = 3_600_000_000
REMIND, REMINDERS, ABSENT = 24, 5, 0
"""The defaults of tables' settings when this was written."""
CHUNK = 1000

log = logging.getLogger(__name__)


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("tidy_at", sa.BigInteger(), nullable=True))
        batch_op.create_index(
            "ix_tables_tidy_at",
            ["tidy_at"],
            sqlite_where=sa.text("tidy_at IS NOT NULL"),
            postgresql_where=sa.text("tidy_at IS NOT NULL"),
        )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("due_at", sa.BigInteger(), nullable=True))
        batch_op.create_index(
            "ix_seats_due_at",
            ["due_at"],
            sqlite_where=sa.text("due_at IS NOT NULL"),
            postgresql_where=sa.text("due_at IS NOT NULL"),
        )
    # All of them are tidied after the start, some at a time.
    op.execute("UPDATE tables SET tidy_at = updated_at WHERE public_seq > 0")
    _say_when_due(op.get_bind())


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index("ix_seats_due_at")
        batch_op.drop_column("due_at")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_tidy_at")
        batch_op.drop_column("tidy_at")


def _say_when_due(connection: sa.Connection) -> None:
    waiting = connection.execute(
        sa.text(
            "SELECT table_id, seat, waiting_since, reminders, reminded_at, settings FROM seats"
            " JOIN tables ON tables.id = table_id"
            " WHERE waiting_since IS NOT NULL AND user_id IS NOT NULL"
        )
    ).all()
    put = sa.text("UPDATE seats SET due_at = :due WHERE table_id = :table AND seat = :seat")
    for first in range(0, len(waiting), CHUNK):
        rows = waiting[first : first + CHUNK]
        connection.execute(
            put, [{"table": row.table_id, "seat": row.seat, "due": _due(row)} for row in rows]
        )
        log.info("seats seen to: %d of %d", first + len(rows), len(waiting))


def _due(row: sa.Row[tuple[object, ...]]) -> int | None:
    """Return before when nothing is due; soon if the settings cannot be read."""
    try:
        settings = json.loads(row.settings)
        remind, absent = settings.get("remind", REMIND), settings.get("absent", ABSENT)
        times = [row.waiting_since + absent * HOUR] if absent else []
        if remind and row.reminders < REMINDERS:
            times.append((row.reminded_at or row.waiting_since) + remind * HOUR)
    except (ValueError, TypeError, AttributeError):
        return row.waiting_since
    return min(times, default=None)
