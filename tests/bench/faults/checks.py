"""Checks after a run with faults: from the database, and from the messages of the stand-in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Protocol

import msgspec

import db.tables as tables_db
from bot.service.tables import damage, replay
from bot.service.tables.replay import NotRebuiltError
from bot.shared.problems import Problem
from db import open_database
from tests.bench.faults.parts import Discord, Postgres

BEGUN = "SELECT count(*) FROM tables WHERE status = 'playing'"
PENDING = "SELECT count(*) FROM outbox WHERE state = 'pending'"
WATCH = """
CREATE TABLE fault_writes (
    id bigserial PRIMARY KEY, member text, what text, table_id text,
    at timestamptz DEFAULT clock_timestamp());
CREATE TABLE fault_holders (
    id bigserial PRIMARY KEY, shard int, member bigint, at timestamptz DEFAULT clock_timestamp());
CREATE FUNCTION fault_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO fault_writes (member, what, table_id)
    VALUES (current_setting('slow_orbit.member', true), TG_TABLE_NAME, NEW.table_id);
    RETURN NULL; END $$;
CREATE FUNCTION fault_holder() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO fault_holders (shard, member) VALUES (NEW.shard, NEW.member_id);
    RETURN NULL; END $$;
CREATE TRIGGER fault_write AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION fault_write();
CREATE TRIGGER fault_post AFTER INSERT OR UPDATE OF state ON outbox
    FOR EACH ROW EXECUTE FUNCTION fault_write();
CREATE TRIGGER fault_holder AFTER INSERT OR UPDATE OF member_id ON shards
    FOR EACH ROW EXECUTE FUNCTION fault_holder();
INSERT INTO fault_holders (shard, member) SELECT shard, member_id FROM shards;
"""
"""Triggers that record which process writes at which table, and which one has which shard."""
FOREIGN = """
SELECT w.what, w.table_id, w.member, w.at, h.member AS holder
FROM fault_writes w JOIN tables t ON t.id = w.table_id
LEFT JOIN LATERAL (SELECT member FROM fault_holders h
    WHERE h.shard = mod(coalesce(t.guild_id, 0) >> 22, $1::bigint) AND h.at <= w.at
    ORDER BY h.at DESC, h.id DESC LIMIT 1) h ON true
WHERE w.member IS DISTINCT FROM h.member::text ORDER BY w.id
"""
TWICE_ASKED = """
SELECT p.table_id, p.seat, p.decision, count(*), array_agg(p.nonce) AS nonces
FROM pings p JOIN outbox o USING (nonce) WHERE o.message_id IS NOT NULL
GROUP BY 1, 2, 3 HAVING count(*) > 1
"""
OVERLAPPING = """
SELECT a.table_id, a.nonce, b.nonce AS other FROM outbox a JOIN outbox b
ON b.table_id = a.table_id AND b.id > a.id AND a.kind = 'post' AND b.kind = 'post'
AND b.first_seq <= a.last_seq AND a.first_seq <= b.last_seq
AND a.state = 'posted' AND b.state = 'posted'
"""


class Pressed(Protocol):
    """What the people at the hot tables have seen of their presses."""

    presses: dict[int, Press]
    denied: set[int]
    failed: set[int]


class Press(msgspec.Struct):
    """A press that was answered, as the person saw it: with its table and what was pressed."""

    interaction: int
    table: str
    name: str
    user: int
    said: str


class Finding(msgspec.Struct):
    """The result of a check: what is wrong, among how many things."""

    what: str
    looked_at: int
    wrong: list[str]
    aim: str = "0"


async def check(
    postgres: Postgres, url: str, discord: Discord, shards: int, seen: Pressed
) -> list[Finding]:
    """Carry out all checks."""
    found = [
        await _decisions(postgres, seen.presses),
        await _done(postgres, seen.denied, "presses denied, and done", "0"),
        await _done(postgres, seen.failed, "presses not answered in 3 s, done later", ""),
        await _replays(postgres, url),
        _posted_once(discord.made),
        await _queried(postgres, "outbox", "entries posted in two posts", OVERLAPPING),
        await _queried(postgres, "pings", "people asked twice", TWICE_ASKED),
        await _queried(postgres, "handed", "presses handed over, not taken", LEFT_OVER),
        await _queried(postgres, "jobs", "jobs left undone", "SELECT * FROM jobs"),
    ]
    if shards > 1:
        wrong = await postgres.rows(FOREIGN, shards)
        (count,) = await postgres.rows("SELECT count(*) FROM fault_writes")
        shown = [str(dict(row)) for row in wrong]
        found.append(Finding("writes by a process without the shard", count[0], shown))
        found.append(await _queried(postgres, "shards", "shards of nobody", NOBODYS))
    return found


PLAYED = """
SELECT id FROM tables WHERE state_seq > 1 AND id IN (SELECT table_id FROM fault_writes)
"""
"""Tables at which a decision was taken while it was recorded who writes."""
LEFT_OVER = "SELECT interaction_id, shard, at FROM handed"
NOBODYS = """
SELECT shard, member_id FROM shards
WHERE member_id IS NULL OR member_id NOT IN (SELECT member_id FROM leases)
"""


async def _queried(postgres: Postgres, table: str, what: str, query: str) -> Finding:
    (count,) = await postgres.rows(f"SELECT count(*) FROM {table}")
    return Finding(what, count[0], [str(dict(row)) for row in await postgres.rows(query)])


async def _decisions(postgres: Postgres, presses: Mapping[int, Press]) -> Finding:
    """Check that the log has every press that was answered; it can have none twice."""
    rows = await postgres.rows("SELECT interaction_id, table_id, seq FROM interactions")
    kept = {row["interaction_id"]: row for row in rows}
    entries = await postgres.rows("SELECT table_id, seq, user_id, kind FROM entries")
    by = {(row["table_id"], row["seq"]): row for row in entries}
    wrong: list[str] = []
    for press in presses.values():
        row = kept.get(press.interaction)
        if row is None:
            wrong.append(f"lost: {press}")
        elif row["table_id"] != press.table or (row["table_id"], row["seq"]) not in by:
            wrong.append(f"not in the log of its table: {press}")
    return Finding("acknowledged decisions lost", len(presses), wrong)


async def _done(postgres: Postgres, pressed: Collection[int], what: str, aim: str) -> Finding:
    """Find presses that changed something although the person read that they did not."""
    query = "SELECT table_id, interaction_id FROM interactions WHERE interaction_id = ANY($1)"
    wrong = [str(dict(row)) for row in await postgres.rows(query, list(pressed))]
    return Finding(what, len(pressed), wrong, aim)


async def _replays(postgres: Postgres, url: str) -> Finding:
    """Check that every log, played again from the first state, leads to what its entries say."""
    started = await postgres.rows(PLAYED)
    database, wrong = await open_database(url), list[str]()
    try:
        for (table_id,) in started:
            async with database.reading() as conn:
                try:
                    await _replayed(conn, table_id)
                except (NotRebuiltError, Problem, damage.DamageError) as error:
                    wrong.append(f"{table_id}: {error}")
    finally:
        await database.close()
    return Finding("logs that do not replay", len(started), wrong)


async def _replayed(conn: Any, table_id: str) -> None:
    row = await tables_db.find_table(conn, table_id)
    assert row is not None
    game = damage.require_sound(damage.mended(row), await tables_db.seats_of(conn, table_id))
    await replay.rebuilt(conn, game, table_id, row.state_seq, from_first=True)


def _posted_once(made: Iterable[Mapping[str, Any]]) -> Finding:
    """Check that no message has the nonce of another one."""
    nonces = Counter(str(message["nonce"]) for message in made if message.get("nonce"))
    twice = [f"{nonce}: {times} messages" for nonce, times in nonces.items() if times > 1]
    return Finding("messages posted twice", len(nonces), twice)


def table_of(custom_id: str) -> tuple[str, str]:
    """Return the act of a control, and the table it is for."""
    found = re.match(r"[^:]*:([^:]*):([^:]*)", custom_id)
    return (found[1], found[2]) if found else ("", "")
