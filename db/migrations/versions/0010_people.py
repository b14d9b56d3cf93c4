"""Quiet hours of people, notes at tables, and settings of servers.

Revision ID: 0010
Revises: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_set = sa.text("quiet_at IS NOT NULL")


def upgrade() -> None:
    op.add_column("users", sa.Column("quiet_at", sa.BigInteger(), nullable=True))
    op.create_index(
        "ix_users_quiet_at", "users", ["quiet_at"], sqlite_where=_set, postgresql_where=_set
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("next", sa.Boolean(), nullable=False),
        sa.Column("cancels", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_notes")),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ratings", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )


def downgrade() -> None:
    op.drop_table("servers")
    op.drop_table("notes")
    op.drop_index("ix_users_quiet_at", table_name="users")
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.drop_column("quiet_at")
