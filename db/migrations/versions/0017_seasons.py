"""Seasons: entrants, the tables of rounds, and who sits there.

Revision ID: 0017
Revises: 0016
"""

import sqlalchemy as sa
from alembic import op

revision = '0017'
down_revision = '0016'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('seasons',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('guild_id', sa.BigInteger(), nullable=False),
    sa.Column('channel_id', sa.BigInteger(), nullable=False),
    sa.Column('creator_id', sa.BigInteger(), nullable=False),
    sa.Column('language', sa.Text(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('game', sa.Text(), nullable=False),
    sa.Column('options', sa.Text(), nullable=False),
    sa.Column('content_hash', sa.Text(), nullable=True),
    sa.Column('pace', sa.Text(), nullable=False),
    sa.Column('rounds', sa.Integer(), nullable=False),
    sa.Column('tournament', sa.Boolean(), nullable=False),
    sa.Column('days', sa.Integer(), nullable=False),
    sa.Column('state', sa.Text(), nullable=False),
    sa.Column('round', sa.Integer(), nullable=False),
    sa.Column('due', sa.BigInteger(), nullable=False),
    sa.Column('seed', sa.BigInteger(), nullable=False),
    sa.Column('posted', sa.Integer(), nullable=False),
    sa.Column('created_at', sa.BigInteger(), nullable=False),
    sa.Column('ended_at', sa.BigInteger(), nullable=True),
    sa.CheckConstraint("state IN ('open', 'running', 'over', 'cancelled')", name=op.f('ck_seasons_state')),
    sa.ForeignKeyConstraint(['content_hash'], ['contents.hash'], name=op.f('fk_seasons_content_hash')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_seasons')),
    sa.UniqueConstraint('guild_id', 'game', 'number', name=op.f('uq_seasons_guild_id_game_number'))
    )
    op.create_table('entrants',
    sa.Column('season_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=False, nullable=False),
    sa.Column('user_id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('name', sa.Text(), nullable=False),
    sa.Column('state', sa.Text(), nullable=False),
    sa.Column('division', sa.Integer(), nullable=True),
    sa.Column('strikes', sa.Integer(), nullable=False),
    sa.Column('joined_at', sa.BigInteger(), nullable=False),
    sa.CheckConstraint("state IN ('in', 'spare', 'left', 'out')", name=op.f('ck_entrants_state')),
    sa.ForeignKeyConstraint(['season_id'], ['seasons.id'], name=op.f('fk_entrants_season_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('season_id', 'user_id', name=op.f('pk_entrants'))
    )
    with op.batch_alter_table('entrants', schema=None) as batch_op:
        batch_op.create_index('ix_entrants_user_id', ['user_id'], unique=False)

    op.create_table('matches',
    sa.Column('season_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=False, nullable=False),
    sa.Column('round', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('division', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('number', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('table_id', sa.Text(), nullable=True),
    sa.Column('due', sa.BigInteger(), nullable=False),
    sa.Column('cancelled', sa.Boolean(), nullable=False),
    sa.Column('state', sa.Text(), nullable=False),
    sa.CheckConstraint("state IN ('drawn', 'open', 'late', 'playing', 'over')", name=op.f('ck_matches_state')),
    sa.ForeignKeyConstraint(['season_id'], ['seasons.id'], name=op.f('fk_matches_season_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_matches_table_id'), ondelete='SET NULL'),
    sa.PrimaryKeyConstraint('season_id', 'round', 'division', 'number', name=op.f('pk_matches'))
    )
    with op.batch_alter_table('matches', schema=None) as batch_op:
        batch_op.create_index('ix_matches_table_id', ['table_id'], unique=False)

    op.create_table('match_seats',
    sa.Column('season_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=False, nullable=False),
    sa.Column('round', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('division', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('number', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('place', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('user_id', sa.BigInteger(), nullable=False),
    sa.Column('lost', sa.Boolean(), nullable=False),
    sa.Column('substitute', sa.Boolean(), nullable=False),
    sa.Column('rank', sa.Integer(), nullable=True),
    sa.Column('points', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['season_id', 'round', 'division', 'number'], ['matches.season_id', 'matches.round', 'matches.division', 'matches.number'], name=op.f('fk_match_seats_season_id_round_division_number'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('season_id', 'round', 'division', 'number', 'place', name=op.f('pk_match_seats'))
    )
    with op.batch_alter_table('match_seats', schema=None) as batch_op:
        batch_op.create_index('ix_match_seats_user_id', ['user_id'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('match_seats', schema=None) as batch_op:
        batch_op.drop_index('ix_match_seats_user_id')

    op.drop_table('match_seats')
    with op.batch_alter_table('matches', schema=None) as batch_op:
        batch_op.drop_index('ix_matches_table_id')

    op.drop_table('matches')
    with op.batch_alter_table('entrants', schema=None) as batch_op:
        batch_op.drop_index('ix_entrants_user_id')

    op.drop_table('entrants')
    op.drop_table('seasons')
