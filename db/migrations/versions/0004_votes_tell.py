"""Votes keep the asker's name, their subject, and whether their outcome was shown.

Revision ID: 0004
Revises: 0003
Create Date: 2026-11-22 05:20:00
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_unshown = sa.text("shown_at IS NULL")


def upgrade() -> None:
    op.add_column("votes", sa.Column("name", sa.Text(), nullable=False, server_default=""))
    op.add_column("votes", sa.Column("about", sa.Text(), nullable=True))
    op.add_column("votes", sa.Column("shown_at", sa.BigInteger(), nullable=True))
    # All earlier outcomes are shown; going back was tied to a position by its number.
    op.execute("UPDATE votes SET shown_at = closed_at WHERE closed_at IS NOT NULL")
    op.execute(
        "UPDATE votes SET outcome = 'moot', closed_at = opened_at "
        "WHERE kind = 'undo' AND closed_at IS NULL"
    )
    op.create_index(
        "ix_votes_unshown",
        "votes",
        ["table_id"],
        sqlite_where=_unshown,
        postgresql_where=_unshown,
    )


def downgrade() -> None:
    op.drop_index("ix_votes_unshown", table_name="votes")
    op.drop_column("votes", "shown_at")
    op.drop_column("votes", "about")
    op.drop_column("votes", "name")
