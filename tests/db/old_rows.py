"""Rows as each schema had them. A new migration adds its revision here, and edits none."""

from typing import Any

AT = 1_767_225_600_000_000  # 2026-01-01 00:00 UTC
HOUR = 3_600_000_000
TABLE, DIRECT = "B7K2M", 2**62


def row(**values: Any) -> dict[str, object]:
    """Return a row by its columns."""
    return values


def entry(seq: int, kind: str, interaction_id: int | None) -> dict[str, object]:
    """Return a row of the log."""
    return row(table_id=TABLE, seq=seq, kind=kind, seat=None, user_id=101, action=b"{}",
        events=None, rules="1", base=seq - 1, state_of=seq, state_hash="ab", revealed=False,
        closed=True, interaction_id=interaction_id, at=AT)  # fmt: skip


ROWS: dict[str, dict[str, list[dict[str, object]]]] = {
    "0001": {
        "contents": [row(hash="c0ffee", game="ceres", name="house", blob=b"\x00\x01", added_at=AT)],
        "tables": [row(id=TABLE, game="ceres", guild_id=1, channel_id=DIRECT, creator_id=101,
            status="playing", name="An old table", language="fr", options='{"edition":"final"}',
            settings="{}", content_hash="c0ffee", head=2, state_seq=2, public_seq=1,
            announced_seq=1, result=None, created_at=AT, updated_at=AT + 1, started_at=AT,
            ended_at=None)],
        "seats": [row(table_id=TABLE, seat=0, kind="person", user_id=101, original_user_id=None,
            name="Ada", away_until=None, decision=2, waiting_since=AT, last_seen_seq=1,
            reminders=1, reminded_at=AT)],
        "users": [row(user_id=101, locale="fr", theme=None, away_until=None,
            preferences='{"quiet":true}')],
        "entries": [entry(1, "start", None), entry(2, "action", 2**61)],
        "snapshots": [row(table_id=TABLE, seq=2, schema=1, boundary=True, blob=b"state")],
        "outbox": [row(id=1, table_id=TABLE, kind="turn", first_seq=2, last_seq=2,
            nonce="B7K2M:2:turn", channel_id=DIRECT, message_id=900, state="posted", attempts=1,
            not_before=None, error=None, payload=None, created_at=AT, posted_at=AT)],
        "pings": [row(nonce="B7K2M:2:turn", seat=0, table_id=TABLE, user_id=101, decision=2,
            cleaned_at=None)],
        "timers": [row(id=1, table_id=TABLE, kind="remind", seat=0, due_at=AT, payload='{"n":1}')],
        "queued_turns": [row(table_id=TABLE, seat=0, user_id=101, actions=b'[{"do":"end"}]',
            conditions=b'{"labels":[{"en":"End"}],"version":3,"armed":true,"aside":null}',
            created_at=AT)],
        "votes": [row(id=1, table_id=TABLE, kind="undo", target="2", opened_by=101, opened_at=AT,
            outcome=None, closed_at=None)],
        "ballots": [row(vote_id=1, user_id=101, agrees=True, at=AT)],
        "command_syncs": [row(api_base="https://discord.com/api/v10", application_id=1, guild_id=0,
            hash="abc", synced_at=AT)],
    },
}  # fmt: skip


def after(revision: str, *gone: str, **changed: list[dict[str, object]]) -> None:
    """Note the rows of the next revision: as before, without some tables, and with these rows."""
    last = ROWS[max(ROWS)]
    ROWS[revision] = {name: rows for name, rows in last.items() if name not in gone} | changed


def having(name: str, /, *without: str, **more: object) -> list[dict[str, object]]:
    """Return the rows of a table as they were, without some columns, and with others."""
    found = ROWS[max(ROWS)][name]
    return [{k: v for k, v in each.items() if k not in without} | more for each in found]


DRAFT = row(table_id=TABLE, seat=0, question="", user_id=101,
    presses=bytes.fromhex("9191c40c7b22646f223a22656e64227d"), meanings=bytes.fromhex("9191"),
    version=3, base=2, status="armed", note=None, updated_at=AT)  # fmt: skip
PAPER = row(table_id=TABLE, seat=0, user_id=101, note=None, updated_at=AT)
CLOCK = row(table_id=TABLE, question="turn 3", left=HOUR, quarter=HOUR // 4, expired=1)

after("0002", "timers", seats=having("seats", "last_seen_seq"),
    uptime=[row(id=1, seen_at=AT, back_at=AT, gone=90)])  # fmt: skip
after("0003", tables=having("tables", tidy_at=AT), seats=having("seats", due_at=AT + 24 * HOUR))
about = '{"did":["Ada draws a card."]}'
after("0004", votes=having("votes", name="Ada", about=about, shown_at=None))
after("0005", fence=[row(id=1, epoch=3)])
after("0006", "queued_turns", entries=having("entries", "interaction_id"),
    interactions=[row(interaction_id=2**61, table_id=TABLE, seq=2, at=AT)],
    drafts=[DRAFT])  # fmt: skip
after("0007", uptime=having("uptime", served=5 * HOUR),
    drafts=[DRAFT, {**DRAFT, "question": "later 4", "status": "sent"}],
    papers=[{**PAPER, "kind": "order", "name": "pass", "body": b"{}"},
        {**PAPER, "kind": "hold", "name": "turn:1", "body": b""}],
    clocks=[{**CLOCK, "name": "seat:0", "since": 4 * HOUR, "next_at": 4 * HOUR},
        {**CLOCK, "name": "wait:call 2", "since": None, "next_at": None}])  # fmt: skip
after("0008")
after("0009", deals=[row(table_id=TABLE, version=1, salt="5a" * 32, seed=str(2**64 - 1),
    bound='{"game":"ceres"}', commitment="c0" * 32, names=None)])  # fmt: skip
after("0010", users=having("users", quiet_at=None), servers=[row(guild_id=7, ratings=True)],
    notes=[row(table_id=TABLE, user_id=101, text="Belt", next=True, cancels="{}")])  # fmt: skip
after("0011")
after("0012", notes=having("notes", follows=True))
after("0013", emoji=[row(application_id=7, name="ore", hash="ab" * 32, id=900)])
after("0014", outbox=having("outbox", shown=None))
after("0015", members=[row(id=1, name="orbit-1", version="1.0.0", joined_at=AT, dead=False)],
    leases=[row(member_id=1, expires_at=AT)], identify_slots=[row(bucket=0, free_at=AT)],
    jobs=[row(id=1, table_id=TABLE, kind="clocks", user_id=101, body="{}", at=AT)],
    handed=[row(interaction_id=2**61, shard=0, payload=b"{}", at=AT)],
    shards=[row(shard=0, member_id=1, version="1.0.0", session="s", sequence=5,
        url="wss://x")])  # fmt: skip
SEARCH = row(guild_id=7, channel_id=70, user_id=101, name="Ada", language="fr", games='["ceres"]',
    sizes="[3,4]", pace="daily", hours="near", since=AT)  # fmt: skip
after("0016", searches=[row(id=1, table_id=TABLE, asked_at=AT, **SEARCH)],
    blocks=[row(user_id=101, other_id=102, name="Bo")],
    no_shows=[row(id=1, guild_id=7, user_id=101, at=AT)])  # fmt: skip
MATCH = row(season_id=1, round=1, division=1, number=1)
after("0017", seasons=[row(id=1, guild_id=7, channel_id=70, creator_id=101, language="fr", number=3,
        game="ceres", options="{}", content_hash="c0ffee", pace="daily", rounds=4,
        tournament=False, days=28,
        state="running", round=1, due=5 * HOUR, seed=7, posted=1, created_at=AT, ended_at=None)],
    entrants=[row(season_id=1, user_id=101, name="Ada", state="in", division=1, strikes=0,
        joined_at=AT)],
    matches=[{**MATCH, "table_id": TABLE, "due": 5 * HOUR, "cancelled": False,
        "state": "playing"}],
    match_seats=[{**MATCH, "place": 0, "user_id": 101, "lost": False,
        "substitute": False, "rank": 1, "points": 71}])  # fmt: skip
