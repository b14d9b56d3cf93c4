"""Lobbies

Revision ID: 0008
Revises: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

LOBBY = sa.text("status = 'lobby'")


def upgrade() -> None:
    """Add an index to find tables that have not begun by their age."""
    op.create_index(
        op.f("ix_tables_lobby_created_at"),
        "tables",
        ["created_at"],
        sqlite_where=LOBBY,
        postgresql_where=LOBBY,
    )


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_lobby_created_at"), "tables")
