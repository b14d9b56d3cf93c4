"""What a seat had seen last is not kept: catching up begins after its last turn.

Revision ID: 0002
Revises: 0001
Create Date: 2026-11-21 19:24:00
"""

import sqlalchemy as sa
from alembic import op


revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("seats", "last_seen_seq")


def downgrade() -> None:
    op.add_column(
        "seats", sa.Column("last_seen_seq", sa.Integer(), nullable=False, server_default="0")
    )
