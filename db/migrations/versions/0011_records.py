"""Indexes for the records of servers: finished games, and seats that somebody else took.

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
_taken = sa.text("kind = 'take'")


def upgrade() -> None:
    op.create_index(
        "ix_tables_finished_guild",
        "tables",
        ["guild_id", "ended_at"],
        sqlite_where=_finished,
        postgresql_where=_finished,
    )
    op.create_index(
        "ix_entries_taken",
        "entries",
        ["table_id", "seat"],
        sqlite_where=_taken,
        postgresql_where=_taken,
    )


def downgrade() -> None:
    op.drop_index("ix_entries_taken", table_name="entries")
    op.drop_index("ix_tables_finished_guild", table_name="tables")
