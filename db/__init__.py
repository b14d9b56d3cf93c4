"""Tables, queries and migrations: bytes and ids, no games.

    database = await open_database(url)      # checks, migrates; raises CannotOpen with the reason
    async with database.writing() as conn:   # one transaction: committed at the end, or undone
        ...
    async with database.reading() as conn:   # one moment of the database
        ...
    async with database.reading_once() as conn:  # for a single query
        ...
    await database.apply(writes)             # constant statements: a separate transaction
    await database.close()

Every query is a function that takes such a connection first; a function that is a whole transaction
(`entries.commit`, `drafts.press`, `papers.press`) takes the database. Times are aware and given by
the caller. Changes of one moment are written in one `writing()` block, or by `apply`, which commits
the writes of many callers at the same moment together (`db.group_commit`); nothing is read or
written otherwise.

errors    CannotOpen (CorruptDatabase, NewerSchema, InUse, Unreachable, Superseded), Conflict,
          AlreadyApplied, ChannelBusy, NoSuchTable, NoSuchSeat; all are StoreError
tables    NewTable, TableRow, TableChanges, SeatRow, SeatChanges, DueSeat, RUNNING:
          create_table, find_table, get_table, running_table, last_table, tables_of_user,
          update_table, mark_announced, delete_table, seats_of, put_seats,
          update_seat, due_seats, put_off, tables_for_programs, read_table_id
entries   Decision, NewEntry, Snapshot, SeatWait, EntryRow, SnapshotRow:
          append, commit, find_interaction, entries_of, get_entry, standing,
          load_snapshot, load_state, replace_snapshot, snapshot_seqs
tidying   Untidy: untidy, tidy, leave: drops states and messages that nothing needs any longer
outbox    NewMessage, NewPing, MessageRow, PingRow: add_messages, pending_messages,
          tables_with_pending, mark_posted, posted, mark_attempt, mark_gone, followed,
          drop_messages, redirect_messages, retry_messages, waiting_channels,
          failing_servers, has_unsent, last_posted, messages_of_kind, ended_messages,
          message_of, held
pings     PingRow: live_pings, stale_pings, partly_answered, mark_cleaned, cleaned, pinged_seats
drafts    DraftRow: press, change, drafts_of
papers    PaperRow: press, change, papers_of
votes     VoteRow, Ballot: open_vote, find_vote, get_vote, open_votes, old_votes, unshown_votes,
          unshown_tables, mark_shown, cast_ballot, ballots, close_vote, close_votes, closing
users     UserRow, UserChanges: get_user, get_users, update_user
searches  SearchRow, BlockRow, NoShow: add_search, searches, searches_of, change_searches, hold,
          end_searches, blocks_of, blocked, put_block, drop_block, add_no_show, no_shows_of, forget
servers   ServerRow: get_server, set_ratings, lobbies, running_tables
records   GameRow, SatRow, Ended, Stand, Reseated, Table, Logged: games_of, games_here,
          reseated_here, stand_here, last_tables, log_of
contents  ContentRow, ContentName: put_content, get_content, contents_of
syncs     synced_hash, synced_places, forget_sync, mark_synced
uptime    UptimeRow: get_uptime, put_uptime
transfer  copy: from an SQLite file to PostgreSQL; DifferentError
bench     measure_commits: the cost of a commit, compared with bare aiosqlite

A changed schema: edit models, `python -m db revise "what changed"`, read what it wrote, add rows
of the new revision to tests/db/old_rows.py.

A decision, from press to post:

    async with database.reading() as conn:
        table = await tables.get_table(conn, table_id)
        state = await entries.load_snapshot(conn, table_id, table.state_seq)
    ...                                       # the game's rules, no database
    head = await entries.commit(database, Decision(
        table_id=table_id, expected_head=table.head, base=table.state_seq, at=now,
        interaction_id=interaction.id,
        entries=[NewEntry(kind="action", ..., snapshot=Snapshot(schema=1, blob=state))],
        waits=[SeatWait(seat=0, decision=None, since=None),
               SeatWait(seat=1, decision=table.head + 1, since=now)],
        messages=[NewMessage(kind="turn", nonce=f"{table_id}:{table.head + 1}:turn", ...)],
        public_seq=table.head + 1))
    ...                                       # only now Discord; then outbox.posted, applied
"""

from contextlib import AsyncExitStack

from db.database import Database, connect
from db.migrate import upgrade

__all__ = ["Database", "open_database"]


async def open_database(url: str, *, alone: bool = False) -> Database:
    """Open the database, make or upgrade its schema. Raises CannotOpen with what to mend.

    With `alone`, no other program can open it so until it is closed (InUse).
    """
    database = await connect(url)
    async with AsyncExitStack() as unless_open:
        unless_open.push_async_callback(database.close)
        if alone:
            await database.take_alone()
        await upgrade(database.engine)
        if alone:
            await database.claim()
        unless_open.pop_all()
    return database
