"""The part of the schema for people who look for players."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Table, Text

from db.columns import SERIAL, Json, UtcTime, metadata

searches = Table(
    "searches",
    metadata,
    Column("id", SERIAL, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    # Where it was begun: a table for it is opened in a thread there.
    Column("channel_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    # The games that would do, and the numbers of players.
    Column("games", Json, nullable=False),
    Column("sizes", Json, nullable=False),
    Column("pace", Text, nullable=False),
    Column("hours", Text, nullable=False),
    Column("since", UtcTime, nullable=False),
    # The table at which a seat is held for the person; null while nothing was found.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL")),
    # When the person was asked whether computer players would do.
    Column("asked_at", UtcTime),
    # No id is given twice: buttons and messages of a search that is over have it.
    sqlite_autoincrement=True,
)
Index("ix_searches_guild_id", searches.c.guild_id, searches.c.user_id)
Index("ix_searches_user_id", searches.c.user_id)
Index("ix_searches_table_id", searches.c.table_id)

blocks = Table(
    "blocks",
    metadata,
    # People with whom a person is never brought together; nobody else reads it.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("other_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
)
Index("ix_blocks_other_id", blocks.c.other_id)

no_shows = Table(
    "no_shows",
    metadata,
    # A table was found for a person, who neither came nor declined.
    Column("id", SERIAL, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("at", UtcTime, nullable=False),
)
Index("ix_no_shows_user_id", no_shows.c.user_id, no_shows.c.guild_id)
