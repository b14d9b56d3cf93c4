"""Drafts: turns in hand and prepared turns are not part of the log until published.

Revision ID: 0006
Revises: 0005
Create Date: 2026-11-22 15:20:00
"""

import json
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

KIND = "drafts"
"""The kind of the entry that notes where a game continues after the change."""
A_DAY = 24 * 3_600_000_000
"""In microseconds, as times are stored."""

log = logging.getLogger(__name__)
Row = sa.Row[tuple[Any, ...]]


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("presses", sa.LargeBinary(), nullable=False),
        sa.Column("meanings", sa.LargeBinary(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("note", sa.LargeBinary(), nullable=True),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("status IN ('open', 'armed')", name=op.f("ck_drafts_status")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_drafts_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "question", name=op.f("pk_drafts")),
    )
    op.create_table(
        "interactions",
        sa.Column("interaction_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_interactions_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("interaction_id", name=op.f("pk_interactions")),
    )
    op.create_index("ix_interactions_table_id", "interactions", ["table_id"])
    # Discord repeats a delivery only soon after it: older presses are forgotten anyhow.
    op.execute(
        "INSERT INTO interactions (interaction_id, table_id, seq, at)"
        " SELECT interaction_id, table_id, seq, at FROM entries WHERE interaction_id IS NOT NULL"
        f" AND at > (SELECT max(at) FROM entries) - {A_DAY}"
    )
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.drop_constraint("uq_entries_interaction_id", type_="unique")
        batch_op.drop_column("interaction_id")
    connection = op.get_bind()
    in_hand = _turns_in_hand(connection)
    _prepared_turns(connection, in_hand)
    op.drop_table("queued_turns")


def downgrade() -> None:
    op.create_table(
        "queued_turns",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("actions", sa.LargeBinary(), nullable=False),
        sa.Column("conditions", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_queued_turns_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_queued_turns")),
    )
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.add_column(sa.Column("interaction_id", sa.BigInteger(), nullable=True))
        batch_op.create_unique_constraint("uq_entries_interaction_id", ["interaction_id"])
    op.drop_index("ix_interactions_table_id", table_name="interactions")
    op.drop_table("interactions")
    op.drop_table("drafts")


# Turns in hand


def _turns_in_hand(connection: sa.Connection) -> set[tuple[str, int]]:
    """Begin a draft where one seat is in its turn; else publish a turn in hand as it is.

    Nothing is posted, nobody is asked again. Returns the seats that have a draft now.
    """
    running = connection.execute(
        sa.text(
            "SELECT id, head, state_seq, public_seq, updated_at FROM tables"
            " WHERE status IN ('playing', 'paused') AND public_seq > 0"
        )
    ).all()
    made: set[tuple[str, int]] = set()
    for table in running:
        line = _unpublished(connection, table)
        if not line:
            continue
        mover = _mover(connection, table.id, line)
        revealed = [number for number, entry in enumerate(line) if entry.revealed]
        first = revealed[-1] + 1 if revealed else 0
        landing = line[first].base if mover is not None and first < len(line) else table.state_seq
        if not _snapshot(connection, table.id, landing):
            landing = table.state_seq
        _note(connection, table, landing)
        if landing != table.state_seq and mover is not None and mover.user_id is not None:
            presses = [[bytes(entry.action)] for entry in line[first:]]
            _add(connection, table.id, mover.seat, mover.user_id, presses, table.updated_at)
            made.add((table.id, mover.seat))
    return made


def _unpublished(connection: sa.Connection, table: Row) -> list[Row]:
    """Return the entries from the public state to the present one, oldest first."""
    rows = connection.execute(
        sa.text(
            "SELECT seq, kind, seat, action, rules, base, state_of, state_hash, revealed, closed"
            " FROM entries WHERE table_id = :table AND seq >= :first"
        ),
        {"table": table.id, "first": min(table.public_seq, table.state_seq)},
    ).all()
    entries = {row.seq: row for row in rows}
    shown = entries.get(table.public_seq)
    seq, line = table.state_seq, list[Row]()
    while shown is not None and seq != shown.state_of:
        entry = entries.get(seq)
        if entry is None or entry.closed:
            return []
        line.append(entry)
        seq = entry.base
    return line[::-1]


def _mover(connection: sa.Connection, table_id: str, line: Sequence[Row]) -> Row | None:
    """Return the one seat that is awaited, if all of a line is its doing."""
    awaited = connection.execute(
        sa.text(
            "SELECT seat, user_id FROM seats"
            " WHERE table_id = :table AND waiting_since IS NOT NULL"
        ),
        {"table": table_id},
    ).all()
    if len(awaited) != 1:
        return None
    own = all(
        entry.kind == "act" and entry.seat == awaited[0].seat and entry.action is not None
        for entry in line
    )
    return awaited[0] if own else None


def _snapshot(connection: sa.Connection, table_id: str, seq: int) -> bool:
    found = connection.execute(
        sa.text("SELECT 1 FROM snapshots WHERE table_id = :table AND seq = :seq"),
        {"table": table_id, "seq": seq},
    )
    return found.first() is not None


def _note(connection: sa.Connection, table: Row, landing: int) -> None:
    """Write to the log from which state the game continues."""
    connection.execute(
        sa.text(
            "INSERT INTO entries (table_id, seq, kind, rules, base, state_of, state_hash,"
            " revealed, closed, at) SELECT table_id, :seq, :kind, rules, :base, seq, state_hash,"
            " :no, :no, :at FROM entries WHERE table_id = :table AND seq = :landing"
        ),
        {
            "table": table.id,
            "seq": table.head + 1,
            "kind": KIND,
            "base": table.state_seq,
            "landing": landing,
            "no": False,
            "at": table.updated_at,
        },
    )
    connection.execute(
        sa.text("UPDATE tables SET head = :head, state_seq = :state WHERE id = :table"),
        {"table": table.id, "head": table.head + 1, "state": landing},
    )


# Prepared turns


def _prepared_turns(connection: sa.Connection, in_hand: Iterable[tuple[str, int]]) -> None:
    """Make drafts of prepared turns, armed as they were; a seat with a turn in hand has none."""
    taken = set(in_hand)
    rows = connection.execute(
        sa.text("SELECT table_id, seat, user_id, actions, conditions, created_at FROM queued_turns")
    ).all()
    for row in rows:
        if (row.table_id, row.seat) in taken:
            continue
        try:
            actions = msgspec.json.decode(row.actions, type=list[msgspec.Raw])
            found = json.loads(row.conditions)
            labels, aside = list(found["labels"]), found["aside"]
            version, armed = int(found["version"]), bool(found["armed"])
        except (msgspec.DecodeError, ValueError, TypeError, KeyError):
            log.warning("a prepared turn at table %s cannot be read and is left out", row.table_id)
            continue
        # A turn that was set aside was no longer played: only the reason is still shown.
        presses = [] if aside else [[bytes(action)] for action in actions]
        _add(
            connection,
            row.table_id,
            row.seat,
            row.user_id,
            presses,
            row.created_at,
            labels=[] if aside else labels,
            version=version,
            status="armed" if armed else "open",
            note=None if aside is None else json.dumps(aside).encode(),
        )


def _add(
    connection: sa.Connection,
    table_id: str,
    seat: int,
    user_id: int,
    presses: Sequence[Sequence[bytes]],
    at: int,
    *,
    labels: Sequence[dict[str, str]] = (),
    version: int = 1,
    status: str = "open",
    note: bytes | None = None,
) -> None:
    """Add a draft of single presses; their meanings are found when it is applied."""
    read = labels or [{} for _ in presses]
    meanings = [[{"meaning": "", "label": label}] for label in read]
    connection.execute(
        sa.text(
            "INSERT INTO drafts (table_id, seat, question, user_id, presses, meanings, version,"
            " base, status, note, updated_at) SELECT id, :seat, '', :user, :presses, :meanings,"
            " :version, state_seq, :status, :note, :at FROM tables WHERE id = :table"
        ),
        {
            "table": table_id,
            "seat": seat,
            "user": user_id,
            "presses": msgspec.msgpack.encode(presses),
            "meanings": msgspec.msgpack.encode(meanings),
            "version": version,
            "status": status,
            "note": note,
            "at": at,
        },
    )
