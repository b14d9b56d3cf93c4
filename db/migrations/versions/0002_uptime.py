"""A table for the bot's times at work; timers and last seen entries are dropped.

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
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("back_at", sa.BigInteger(), nullable=True),
        sa.Column("gone", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )
    # For a while the first schema was made without these.
    there = sa.inspect(op.get_bind())
    if there.has_table("timers"):
        op.drop_table("timers")  # its indexes with it
    if any(column["name"] == "last_seen_seq" for column in there.get_columns("seats")):
        op.drop_column("seats", "last_seen_seq")


def downgrade() -> None:
    op.add_column(
        "seats", sa.Column("last_seen_seq", sa.Integer(), nullable=False, server_default="0")
    )
    op.create_table(
        "timers",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_timers_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_timers")),
    )
    op.create_index("ix_timers_due_at", "timers", ["due_at"])
    op.create_index("ix_timers_table_id_kind_seat", "timers", ["table_id", "kind", "seat"])
    op.drop_table("uptime")
