"""Indexes for the records of servers: finished games, and seats that changed hands.

Revision ID: 0011
Revises: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_finished = sa.text("status = 'finished'")
_reseated = sa.text("kind IN ('take', 'replace')")


def upgrade() -> None:
    op.create_index(
        "ix_tables_finished_guild",
        "tables",
        ["guild_id", "ended_at"],
        sqlite_where=_finished,
        postgresql_where=_finished,
    )
    op.create_index(
        "ix_entries_reseated",
        "entries",
        ["table_id", "seat"],
        sqlite_where=_reseated,
        postgresql_where=_reseated,
    )


def downgrade() -> None:
    op.drop_index("ix_entries_reseated", table_name="entries")
    op.drop_index("ix_tables_finished_guild", table_name="tables")
