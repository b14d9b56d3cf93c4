"""Clocks, and the plans of seats: orders, holds, delayed plays.

Revision ID: 0007
Revises: 0006
Create Date: 2026-11-23 20:05:00
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_ticking = sa.text("next_at IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "papers",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("note", sa.LargeBinary(), nullable=True),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('order', 'hold')", name=op.f("ck_papers_kind")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_papers_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", "name", name=op.f("pk_papers")),
    )
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("left", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=True),
        sa.Column("next_at", sa.BigInteger(), nullable=True),
        sa.Column("quarter", sa.BigInteger(), nullable=False),
        sa.Column("expired", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_clocks_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "name", name=op.f("pk_clocks")),
    )
    op.create_index(
        "ix_clocks_next_at",
        "clocks",
        ["next_at"],
        sqlite_where=_ticking,
        postgresql_where=_ticking,
    )
    op.add_column(
        "uptime", sa.Column("served", sa.BigInteger(), nullable=False, server_default="0")
    )
    with op.batch_alter_table("drafts", schema=None) as batch_op:
        batch_op.drop_constraint(op.f("ck_drafts_status"), type_="check")
        batch_op.create_check_constraint(
            op.f("ck_drafts_status"), "status IN ('open', 'armed', 'sent')"
        )


def downgrade() -> None:
    op.execute("DELETE FROM drafts WHERE status = 'sent'")
    with op.batch_alter_table("drafts", schema=None) as batch_op:
        batch_op.drop_constraint(op.f("ck_drafts_status"), type_="check")
        batch_op.create_check_constraint(op.f("ck_drafts_status"), "status IN ('open', 'armed')")
    with op.batch_alter_table("uptime", schema=None) as batch_op:
        batch_op.drop_column("served")
    op.drop_index("ix_clocks_next_at", table_name="clocks")
    op.drop_table("clocks")
    op.drop_table("papers")
