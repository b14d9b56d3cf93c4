"""The part of the schema for seasons."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
)

from db.columns import SERIAL, Json, UtcTime, metadata


def _season_id() -> Column[int]:
    """Return the column of the season that a row belongs to and is deleted with."""
    belongs = ForeignKey("seasons.id", ondelete="CASCADE")
    return Column("season_id", SERIAL, belongs, primary_key=True, autoincrement=False)


seasons = Table(
    "seasons",
    metadata,
    Column("id", SERIAL, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    # Tables are opened in threads of this channel, and news are posted there.
    Column("channel_id", BigInteger, nullable=False),
    Column("creator_id", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    # How many seasons of the game there were on the server, with this one.
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Json, nullable=False),
    Column("content_hash", Text, ForeignKey("contents.hash")),
    Column("pace", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    # All play in one division, however many they are.
    Column("tournament", Boolean, nullable=False),
    # Days that a round lasts at most.
    Column("days", Integer, nullable=False),
    Column("state", Text, nullable=False),
    # The last round that was drawn; 0 before the start.
    Column("round", Integer, nullable=False),
    # When it starts, when the round is due, or when it is over at the latest: time served.
    Column("due", BigInteger, nullable=False),
    # By which tables are drawn, so that anybody can draw them again.
    Column("seed", BigInteger, nullable=False),
    # The last news that was posted: a round, or one more than there are for the end.
    Column("posted", Integer, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("ended_at", UtcTime),
    CheckConstraint("state IN ('open', 'running', 'over', 'cancelled')", name="state"),
    UniqueConstraint("guild_id", "game", "number"),
)

entrants = Table(
    "entrants",
    metadata,
    _season_id(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    # `spare`: came after the start, and plays for others who do not come.
    Column("state", Text, nullable=False),
    # From 1, the best one; null before the start, and for who is spare.
    Column("division", Integer),
    Column("strikes", Integer, nullable=False),
    Column("joined_at", UtcTime, nullable=False),
    CheckConstraint("state IN ('in', 'spare', 'left', 'out')", name="state"),
)
Index("ix_entrants_user_id", entrants.c.user_id)

_MATCH = ("season_id", "round", "division", "number")

matches = Table(
    "matches",
    metadata,
    _season_id(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL")),
    # Until when its players can take their seats: time served.
    Column("due", BigInteger, nullable=False),
    # How it ended, for the standings: ended by all, or played.
    Column("cancelled", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    CheckConstraint("state IN ('drawn', 'open', 'late', 'playing', 'over')", name="state"),
)
Index("ix_matches_table_id", matches.c.table_id)

match_seats = Table(
    "match_seats",
    metadata,
    Column("season_id", SERIAL, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    # They did not come, or lost their seat.
    Column("lost", Boolean, nullable=False),
    # They came for another.
    Column("substitute", Boolean, nullable=False),
    # Their result, once the table is over; null where they have none.
    Column("rank", Integer),
    Column("points", Integer),
    ForeignKeyConstraint(_MATCH, [f"matches.{name}" for name in _MATCH], ondelete="CASCADE"),
)
Index("ix_match_seats_user_id", match_seats.c.user_id)
