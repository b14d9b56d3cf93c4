"""People who look for players, whom they block, and who did not come.

Revision ID: 0016
Revises: 0015
"""

import sqlalchemy as sa
from alembic import op

revision = '0016'
down_revision = '0015'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('blocks',
    sa.Column('user_id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('other_id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('name', sa.Text(), nullable=False),
    sa.PrimaryKeyConstraint('user_id', 'other_id', name=op.f('pk_blocks'))
    )
    with op.batch_alter_table('blocks', schema=None) as batch_op:
        batch_op.create_index('ix_blocks_other_id', ['other_id'], unique=False)

    op.create_table('no_shows',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('guild_id', sa.BigInteger(), nullable=False),
    sa.Column('user_id', sa.BigInteger(), nullable=False),
    sa.Column('at', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_no_shows'))
    )
    with op.batch_alter_table('no_shows', schema=None) as batch_op:
        batch_op.create_index('ix_no_shows_user_id', ['user_id', 'guild_id'], unique=False)

    op.create_table('searches',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('guild_id', sa.BigInteger(), nullable=False),
    sa.Column('channel_id', sa.BigInteger(), nullable=False),
    sa.Column('user_id', sa.BigInteger(), nullable=False),
    sa.Column('name', sa.Text(), nullable=False),
    sa.Column('language', sa.Text(), nullable=False),
    sa.Column('games', sa.Text(), nullable=False),
    sa.Column('sizes', sa.Text(), nullable=False),
    sa.Column('pace', sa.Text(), nullable=False),
    sa.Column('hours', sa.Text(), nullable=False),
    sa.Column('since', sa.BigInteger(), nullable=False),
    sa.Column('table_id', sa.Text(), nullable=True),
    sa.Column('asked_at', sa.BigInteger(), nullable=True),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_searches_table_id'), ondelete='SET NULL'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_searches')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('searches', schema=None) as batch_op:
        batch_op.create_index('ix_searches_guild_id', ['guild_id', 'user_id'], unique=False)
        batch_op.create_index('ix_searches_table_id', ['table_id'], unique=False)
        batch_op.create_index('ix_searches_user_id', ['user_id'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('searches', schema=None) as batch_op:
        batch_op.drop_index('ix_searches_user_id')
        batch_op.drop_index('ix_searches_table_id')
        batch_op.drop_index('ix_searches_guild_id')

    op.drop_table('searches')
    with op.batch_alter_table('no_shows', schema=None) as batch_op:
        batch_op.drop_index('ix_no_shows_user_id')

    op.drop_table('no_shows')
    with op.batch_alter_table('blocks', schema=None) as batch_op:
        batch_op.drop_index('ix_blocks_other_id')

    op.drop_table('blocks')
