"""The schema: the stored tables, with the same types on SQLite and PostgreSQL.

Game states, actions and events are bytes that only the caller understands.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from db import fleet_models, search_models, season_models
from db.columns import SERIAL, Json, UtcTime, index_where, metadata, table_id

NONCE_LENGTH = 25  # what Discord accepts

contents = Table(
    "contents",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("blob", LargeBinary, nullable=False),
    Column("added_at", UtcTime, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("creator_id", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("options", Json, nullable=False),
    Column("settings", Json, nullable=False),
    Column("content_hash", Text, ForeignKey("contents.hash")),
    Column("head", Integer, nullable=False),
    Column("state_seq", Integer, nullable=False),
    Column("public_seq", Integer, nullable=False),
    Column("announced_seq", Integer, nullable=False),
    Column("result", Json),
    Column("created_at", UtcTime, nullable=False),
    Column("updated_at", UtcTime, nullable=False),
    Column("started_at", UtcTime),
    Column("ended_at", UtcTime),
    # When to drop states that nothing needs any longer; null where there are none.
    Column("tidy_at", UtcTime),
    CheckConstraint(
        "status IN ('lobby', 'playing', 'paused', 'finished', 'cancelled')", name="status"
    ),
)

# Queries that mean to use a partial index must state its condition in the same words.
RUNNING = text("status IN ('lobby', 'playing', 'paused')")
PENDING = text("state = 'pending'")

index_where(RUNNING, "uq_tables_running_channel", tables.c.channel_id, unique=True)
Index("ix_tables_channel_id", tables.c.channel_id)
Index("ix_tables_status", tables.c.status)
index_where(text("status = 'lobby'"), "ix_tables_lobby_created_at", tables.c.created_at)
index_where(
    text("status = 'finished'"), "ix_tables_finished_guild", tables.c.guild_id, tables.c.ended_at
)
index_where(text("tidy_at IS NOT NULL"), "ix_tables_tidy_at", tables.c.tidy_at)

seats = Table(
    "seats",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("user_id", BigInteger),
    Column("original_user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("away_until", UtcTime),
    Column("decision", Integer),
    Column("waiting_since", UtcTime),
    Column("reminders", Integer, nullable=False),
    Column("reminded_at", UtcTime),
    # Before that the seat need not be looked at because of time; null: never.
    Column("due_at", UtcTime),
)
Index("ix_seats_user_id", seats.c.user_id)
Index("ix_seats_original_user_id", seats.c.original_user_id)
index_where(text("due_at IS NOT NULL"), "ix_seats_due_at", seats.c.due_at)

users = Table(
    "users",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", Text),
    Column("theme", Text),
    Column("away_until", UtcTime),
    Column("preferences", Json, nullable=False),
    # When their quiet hours begin or end next; null where they have none.
    Column("quiet_at", UtcTime),
)
index_where(text("quiet_at IS NOT NULL"), "ix_users_quiet_at", users.c.quiet_at)

servers = Table(
    "servers",
    metadata,
    # The settings of a server for all its tables.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ratings", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    table_id(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("action", LargeBinary),
    Column("events", LargeBinary),
    Column("rules", Text, nullable=False),
    Column("base", Integer, nullable=False),
    Column("state_of", Integer, nullable=False),
    Column("state_hash", Text, nullable=False),
    Column("revealed", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("at", UtcTime, nullable=False),
)
# A person got a seat in mid-game: the seat itself does not say since when it is theirs.
RESEATED = text("kind IN ('take', 'replace')")
index_where(RESEATED, "ix_entries_reseated", entries.c.table_id, entries.c.seat)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("schema", Integer, nullable=False),
    Column("boundary", Boolean, nullable=False),
    Column("blob", LargeBinary, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "seq"], ["entries.table_id", "entries.seq"], ondelete="CASCADE"
    ),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", SERIAL, primary_key=True),
    table_id(),
    Column("kind", Text, nullable=False),
    Column("first_seq", Integer, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("state", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("not_before", UtcTime),
    Column("error", Text),
    Column("payload", Json),
    Column("created_at", UtcTime, nullable=False),
    Column("posted_at", UtcTime),
    Column("shown", Text),
    UniqueConstraint("nonce"),
    CheckConstraint("state IN ('pending', 'posted', 'failed', 'dropped')", name="state"),
)
index_where(PENDING, "ix_outbox_pending", outbox.c.id)
index_where(PENDING, "ix_outbox_pending_table", outbox.c.table_id, outbox.c.id)
Index("ix_outbox_posted", outbox.c.table_id, outbox.c.kind, outbox.c.id)
Index("ix_outbox_message_id", outbox.c.message_id)

pings = Table(
    "pings",
    metadata,
    Column(
        "nonce",
        Text,
        ForeignKey("outbox.nonce", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("cleaned_at", UtcTime),
)
index_where(text("cleaned_at IS NULL"), "ix_pings_live", pings.c.table_id, pings.c.seat)

drafts = Table(
    "drafts",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("question", Text, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("presses", LargeBinary, nullable=False),
    Column("meanings", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),
    Column("base", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("note", LargeBinary),
    Column("updated_at", UtcTime, nullable=False),
    CheckConstraint("status IN ('open', 'armed', 'sent')", name="status"),
)

papers = Table(
    "papers",
    metadata,
    # Plans of seats: orders by their kind, holds by their boundary.
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("note", LargeBinary),
    Column("updated_at", UtcTime, nullable=False),
    CheckConstraint("kind IN ('order', 'hold')", name="kind"),
)

notes = Table(
    "notes",
    metadata,
    # The private note of a person at a table; nobody else reads it, also not in their seat.
    table_id(primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    # Whether they get a message when they are next.
    Column("next", Boolean, nullable=False),
    # The causes that cancel each of their plans.
    Column("cancels", Json, nullable=False),
    # Whether they get messages about rounds and the end, at a table where they do not play.
    Column("follows", Boolean, nullable=False, server_default=false()),
)

deals = Table(
    "deals",
    metadata,
    # Secrets until the game has ended: no part of the log, and of no other table.
    table_id(primary_key=True),
    Column("version", Integer, nullable=False),
    Column("salt", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("bound", Json, nullable=False),
    Column("commitment", Text, nullable=False),
    # Apart from the rest, which has hashes of them: so they can go, and the rest be checked.
    Column("names", Json),
)

clocks = Table(
    "clocks",
    metadata,
    table_id(primary_key=True),
    # "seat:2" is the bank of a seat, "wait:..." the clock of a question with a separate limit.
    Column("name", Text, primary_key=True),
    # The questions that it ran for, a line each, the last one first.
    Column("question", Text, nullable=False),
    # Microseconds left at `since`; times here are time that the bot has served (`uptime`).
    Column("left", BigInteger, nullable=False),
    Column("since", BigInteger),
    # When to look at it next; null: it is stopped.
    Column("next_at", BigInteger),
    # The time left when people are reminded; 0: they were.
    Column("quarter", BigInteger, nullable=False),
    # How many times in a row it ran out.
    Column("expired", Integer, nullable=False),
)
index_where(text("next_at IS NOT NULL"), "ix_clocks_next_at", clocks.c.next_at)

interactions = Table(
    "interactions",
    metadata,
    # Discord's number of a press that changed something: it is applied once.
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    table_id(),
    Column("seq", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
)
Index("ix_interactions_table_id", interactions.c.table_id)

votes = Table(
    "votes",
    metadata,
    Column("id", SERIAL, primary_key=True),
    table_id(),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("opened_by", BigInteger, nullable=False),
    Column("opened_at", UtcTime, nullable=False),
    Column("outcome", Text),
    Column("closed_at", UtcTime),
    Column("name", Text, nullable=False, server_default=""),
    Column("about", Json),
    Column("shown_at", UtcTime),
)
index_where(
    text("closed_at IS NULL"),
    "uq_votes_open",
    votes.c.table_id,
    votes.c.kind,
    votes.c.target,
    unique=True,
)
index_where(text("shown_at IS NULL"), "ix_votes_unshown", votes.c.table_id)

ballots = Table(
    "ballots",
    metadata,
    Column("vote_id", SERIAL, ForeignKey("votes.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("agrees", Boolean, nullable=False),
    Column("at", UtcTime, nullable=False),
)

fence = Table(
    "fence",
    metadata,
    # One row, with 1 as its id: a program that takes the database counts its epoch up.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("epoch", Integer, nullable=False),
)

uptime = Table(
    "uptime",
    metadata,
    # One row, with 1 as its id.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen_at", UtcTime, nullable=False),
    Column("back_at", UtcTime),
    Column("gone", Integer, nullable=False),
    # Microseconds that the bot has served people: its own time, in which clocks are kept.
    Column("served", BigInteger, nullable=False, server_default="0"),
)

command_syncs = Table(
    "command_syncs",
    metadata,
    Column("api_base", Text, primary_key=True),
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    # 0 stands for the global commands: a key column cannot be null.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("hash", Text, nullable=False),
    Column("synced_at", UtcTime, nullable=False),
)

emoji = Table(
    "emoji",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    # Of the picture that was uploaded; Discord keeps another one, in its own encoding.
    Column("hash", Text, nullable=False),
    Column("id", BigInteger, nullable=False),
)

searches, blocks, no_shows = search_models.searches, search_models.blocks, search_models.no_shows
seasons, entrants = season_models.seasons, season_models.entrants
matches, match_seats = season_models.matches, season_models.match_seats

FOR_SEVERAL = fleet_models.TABLES
"""The rest of the schema, which only several processes over one database use."""
