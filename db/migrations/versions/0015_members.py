"""Several processes over one PostgreSQL database: members, their leases and their shards.

Revision ID: 0015
Revises: 0014
"""

import sqlalchemy as sa
from alembic import op

revision = '0015'
down_revision = '0014'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('identify_slots',
    sa.Column('bucket', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('free_at', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('bucket', name=op.f('pk_identify_slots'))
    )
    op.create_table('members',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('name', sa.Text(), nullable=False),
    sa.Column('version', sa.Text(), nullable=False),
    sa.Column('joined_at', sa.BigInteger(), nullable=False),
    sa.Column('dead', sa.Boolean(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_members'))
    )
    op.create_table('handed',
    sa.Column('interaction_id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('shard', sa.Integer(), nullable=False),
    sa.Column('payload', sa.LargeBinary(), nullable=False),
    sa.Column('at', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('interaction_id', name=op.f('pk_handed'))
    )
    with op.batch_alter_table('handed', schema=None) as batch_op:
        batch_op.create_index('ix_handed_shard', ['shard'], unique=False)

    op.create_table('jobs',
    sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
    sa.Column('table_id', sa.Text(), nullable=False),
    sa.Column('kind', sa.Text(), nullable=False),
    sa.Column('user_id', sa.BigInteger(), nullable=False),
    sa.Column('body', sa.Text(), nullable=False),
    sa.Column('at', sa.BigInteger(), nullable=False),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_jobs_table_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_jobs'))
    )
    with op.batch_alter_table('jobs', schema=None) as batch_op:
        batch_op.create_index('ix_jobs_table_id', ['table_id'], unique=False)

    op.create_table('leases',
    sa.Column('member_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), autoincrement=False, nullable=False),
    sa.Column('expires_at', sa.BigInteger(), nullable=False),
    sa.ForeignKeyConstraint(['member_id'], ['members.id'], name=op.f('fk_leases_member_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('member_id', name=op.f('pk_leases'))
    )
    op.create_table('shards',
    sa.Column('shard', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('member_id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=True),
    sa.Column('version', sa.Text(), nullable=True),
    sa.Column('session', sa.Text(), nullable=True),
    sa.Column('sequence', sa.BigInteger(), nullable=True),
    sa.Column('url', sa.Text(), nullable=True),
    sa.ForeignKeyConstraint(['member_id'], ['members.id'], name=op.f('fk_shards_member_id'), ondelete='SET NULL'),
    sa.PrimaryKeyConstraint('shard', name=op.f('pk_shards'))
    )
    with op.batch_alter_table('shards', schema=None) as batch_op:
        batch_op.create_index('ix_shards_member_id', ['member_id'], unique=False)



def downgrade() -> None:
    with op.batch_alter_table('shards', schema=None) as batch_op:
        batch_op.drop_index('ix_shards_member_id')

    op.drop_table('jobs')
    op.drop_table('handed')
    op.drop_table('shards')
    op.drop_table('leases')
    op.drop_table('members')
    op.drop_table('identify_slots')
