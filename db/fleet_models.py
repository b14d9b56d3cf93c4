"""The part of the schema for several processes over one PostgreSQL database (`db.members`)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
)

from db.columns import SERIAL, Json, UtcTime, metadata, table_id

members = Table(
    "members",
    metadata,
    Column("id", SERIAL, primary_key=True),
    Column("name", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("joined_at", UtcTime, nullable=False),
    # Every transaction that writes reads this row, shared, and nothing else of it ever changes.
    Column("dead", Boolean, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column(
        "member_id",
        SERIAL,
        ForeignKey("members.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("expires_at", UtcTime, nullable=False),
)

shards = Table(
    "shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("member_id", SERIAL, ForeignKey("members.id", ondelete="SET NULL")),
    # The version of the last process that had it: an older one must not read what it wrote.
    Column("version", Text),
    # The session with Discord that another process can resume.
    Column("session", Text),
    Column("sequence", BigInteger),
    Column("url", Text),
)
Index("ix_shards_member_id", shards.c.member_id)

handed = Table(
    "handed",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    Column("shard", Integer, nullable=False),
    # As Discord sent it, with its token: a secret as long as it can be answered.
    Column("payload", LargeBinary, nullable=False),
    Column("at", UtcTime, nullable=False),
)
Index("ix_handed_shard", handed.c.shard)

jobs = Table(
    "jobs",
    metadata,
    Column("id", SERIAL, primary_key=True),
    table_id(),
    Column("kind", Text, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("body", Json, nullable=False),
    Column("at", UtcTime, nullable=False),
)
Index("ix_jobs_table_id", jobs.c.table_id)

identify_slots = Table(
    "identify_slots",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free_at", UtcTime, nullable=False),
)

TABLES = (members, leases, shards, handed, jobs, identify_slots)
"""All of them; with one process they are empty."""
