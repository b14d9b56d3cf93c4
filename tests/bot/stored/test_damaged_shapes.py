"""Stored data that is damaged or of another version: the table continues without it.

Every column that holds structured data is damaged in a running table: by bytes that are no data,
data of another shape, and values of another kind or without meaning. A new column is tried
automatically, and a new one of text has to be named as one of the two.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from sqlalchemy import LargeBinary, Text, insert, text, update

import db.papers as papers_db
import db.users as users_db
from bot.panel.panel import panel
from bot.service.plans import notes
from bot.service.seats import lobby
from bot.shared.clock import now
from bot.shared.problems import DamagedProblem
from bot.shared.text import say
from db import models
from db.columns import Json
from db.database import connect
from db.papers import PaperRow
from games.core.actions import EndTurn
from games.core.orders import Pass
from tests.bot.seated import PEOPLE, Seated
from tests.bot.stage import Stage
from tests.bot.statuses import Scene
from tests.bot.stored.filled import awake, ids, look
from tests.bot.thinned import thinned
from tests.bot.wire import Person
from tests.toy.game import TOY
from tests.toy.state import Survey

SECRET = "hushhush"
"""A text in all damaged values: nobody may read it afterwards."""
TEXTS = {
    "clocks.name", "clocks.question", "deals.commitment", "deals.salt", "deals.seed",
    "drafts.question", "entries.kind", "entries.rules", "outbox.kind", "papers.name",
    "searches.hours", "searches.language", "searches.pace", "seasons.game", "seasons.language",
    "seasons.pace",
    "tables.language", "users.locale", "users.theme", "votes.kind", "votes.target",
}  # fmt: skip
"""Columns of text that mean something to the bot."""
PLAIN = {
    "command_syncs.api_base", "command_syncs.hash", "contents.game", "contents.hash",
    "contents.name", "emoji.hash", "emoji.name", "entries.state_hash", "notes.text",
    "blocks.name", "outbox.error", "outbox.nonce", "outbox.shown", "pings.nonce",
    "entrants.name", "searches.name", "seasons.content_hash", "seats.name",
    "tables.content_hash", "tables.id", "tables.name", "votes.name", "votes.outcome",
}  # fmt: skip
"""Columns of text that is only shown or compared."""
ESSENTIAL = {"seats.kind", "tables.game"}
"""Columns without which no game is known (`test_damaged_cells`)."""
CHECKED = {
    "tables.status", "outbox.state", "drafts.status", "papers.kind", "seasons.state",
    "entrants.state", "matches.state",
}  # fmt: skip
"""Columns whose values the database itself checks."""
PLANS = {"drafts.presses", "drafts.meanings", "papers.body"}
"""Columns whose loss is reported to their person."""
HAPPENS = {
    "damaged cell left out", "damaged state was rebuilt from the log", "deal cannot be read",
    "message not posted",
}  # fmt: skip
"""Events that the host reads: data left out, rebuilt or not shown, and messages not sent."""
GIVEN_UP = "table in trouble"
"""Another event for the host, about messages that can't be sent; the table's creator gets a
note."""
UNSENT = {"outbox.kind", "outbox.payload", "votes.kind", "votes.target"}
"""Columns without which a message cannot be sent."""
UNREAD = {
    "contents.blob", "deals.bound", "deals.names", "entries.action", "entries.events",
    "seasons.options", "tables.options", "tables.result",
}  # fmt: skip
"""Columns that nothing reads in a game like this one, except at its end or on request."""
WAYS = ("table act", "table plan", "table orders", "table settings", "table me", "look log")
MESSAGES: dict[str, dict[str, Any]] = {
    "window": {"topic": "call 1", "first": 1, "last": 1, "back": False},
    "over": {"topic": "call 2", "first": 1, "last": 1, "back": False},
    "note": {"user_id": "101", "text": "You are next", "seat": 0, "silent": True},
    "dm": {"asked": [{"seat": 0, "user_id": 101, "loud": True}], "late": False, "copy": True},
    "ping": {"asked": [{"seat": 1, "user_id": 102, "loud": True}], "late": True, "copy": False},
    "text": {"text": "They are away", "entries": [1], "unsaid": []},
    "closed": {"text": "Closed", "lobby": "12"},
    "invited": {"text": "A seat is held", "people": ["102"]},
    "expired": {"seat": 0, "secret": False, "quiet": False, "asks": [1]},
    "free": {"seat": 0},
    "vote": {"vote": 1, "quiet": False},
    "post": {"first": 1, "chapter": "", "entries": [1], "board": False},
}
"""What messages of each kind hold, in the outbox and in the channel."""


STORED = [each for each in models.metadata.sorted_tables if each not in models.FOR_SEVERAL]
"""The tables of the database in which one process writes."""
BYTES = {
    f"{table.name}.{column.name}"
    for table in STORED
    for column in table.columns
    if isinstance(column.type, LargeBinary)
}


def structured() -> Iterator[str]:
    """Yield the columns that hold data, by their types, and those of text that mean something."""
    for table in STORED:
        for column in table.columns:
            if isinstance(column.type, Json | LargeBinary):
                yield f"{table.name}.{column.name}"
    yield from sorted(TEXTS)


COLUMNS = list(structured())
KINDS = ("other", "spoilt", "odd", "deep")


def test_every_column_of_text_is_tried_or_named_as_plain() -> None:
    texts = {
        f"{table.name}.{column.name}"
        for table in STORED
        for column in table.columns
        if isinstance(column.type, Text)
        and not column.name.endswith("table_id")
        and not isinstance(column.type, LargeBinary)
    }
    assert texts == TEXTS | PLAIN | ESSENTIAL | CHECKED


# Values put into a column


def changed(value: Any, kind: str) -> Any:
    """Return data with other leaves: of another kind, or of the same and without a meaning."""
    if isinstance(value, dict):
        return {key: changed(each, kind) for key, each in value.items()}
    if isinstance(value, list):
        return [changed(each, kind) for each in value] or [{SECRET: 1}]
    if kind == "spoilt":
        return {SECRET: 7} if isinstance(value, str) else SECRET
    return SECRET if isinstance(value, str) else 10**12


def garbage(old: Any, kind: str, column: str) -> Any:
    """Return a damaged value for a cell, by kind of damage."""
    if column in TEXTS:
        return f"later:{SECRET}" if column == "drafts.question" else f"{SECRET}:99"
    match kind:
        case "other":
            made = json.dumps({SECRET: {SECRET: 1}}).encode()
        case "deep":
            made = b"[" * 5000
        case _:
            try:
                made = json.dumps(changed(json.loads(old), kind)).encode()
            except ValueError:  # packed: of other types, and broken inside
                odd = [[b"x" + SECRET.encode()]]
                made = msgspec.msgpack.encode({SECRET: 1} if kind == "spoilt" else odd)
    return made if isinstance(old, bytes) else made.decode()


def enrich(path: Path) -> None:
    """Put more into the first table, so that every column holds something of each kind."""
    first, _ = ids(path)
    at = int(now().timestamp() * 1_000_000)
    told = {"label": {"en": "Survey"}, "why": None, "now": {}, "events": "[]", "armed": True}
    said = {"at": "2026-01-01T00:00:00Z", "did": [{"en": "Passed"}], "question": "q", "left": True}
    plan = {"plan": "move", "why": "round", "at": "2026-01-01T00:00:00Z"}
    seen = {"since": "2026-01-01T00:00:00Z", "until": "2026-01-02T00:00:00Z", "table": None}
    own = {
        "quiet": {"zone": "Europe/Paris", "since": seen["since"], "hours": [60, 120], "last": None},
        "absences": [seen], "former": ["Ada"], "messages": "never",
    }  # fmt: skip
    held = {"user_id": "103", "name": "Chloé", "until": seen["until"]}
    settings = {"remind": 24, "pace": "slow", "posts": "full", "theme": "dark", "held": [held]}
    written: list[tuple[str, str, object]] = [
        ("drafts", "note", json.dumps(told).encode()),
        ("papers", "note", json.dumps(said).encode()),
        ("votes", "about", json.dumps({"did": ["Built"], "other": "Ada", "minutes": 60})),
        ("notes", "cancels", json.dumps({"ticked": {"move": ["round"]}, "done": [plan]})),
        ("users", "preferences", json.dumps(own)),
        ("tables", "settings", json.dumps(settings)),
        ("tables", "options", json.dumps({"length": "2", "answers": "names"})),
    ]
    with closing(sqlite3.connect(path)) as conn:
        for table, column, value in written:
            conn.execute(f"UPDATE {table} SET {column} = ?", [value])
        conn.execute("UPDATE papers SET body = ? WHERE kind = 'order'", [TOY.orders.encode(Pass())])
        conn.execute("UPDATE papers SET name = 'turn' WHERE kind = 'hold'")
        for state in ("posted", "pending"):
            for number, (kind, payload) in enumerate(MESSAGES.items(), 500):
                if (kind, state) == ("post", "pending"):
                    continue  # one is there
                conn.execute(
                    "INSERT INTO outbox (table_id, kind, first_seq, last_seq, nonce, channel_id,"
                    " message_id, state, attempts, payload, created_at)"
                    " VALUES (?, ?, 1, 1, ?, 7, ?, ?, 0, ?, ?)",
                    [first, kind, f"{kind} {state}", number if state == "posted" else None, state,
                     json.dumps(payload), at],
                )  # fmt: skip
        conn.commit()


def damage(path: Path, where: str, kind: str) -> int:
    """Damage a column in all rows of the first table; returns their number."""
    table, column = where.split(".")
    own = {"tables": "channel_id = 7", "users": "user_id = 101"}.get(table, "1")
    if "table_id" in models.metadata.tables[table].columns:
        own = f"table_id = '{ids(path)[0]}'"
    if where == "snapshots.blob":  # not the first one, from which the others are played again
        own += " AND seq > 1"
    with closing(sqlite3.connect(path)) as conn:
        found = conn.execute(
            f"SELECT rowid, {column} FROM {table} WHERE {own} AND {column} IS NOT NULL"
        ).fetchall()
        for row, old in found:
            made = garbage(old, kind, where)
            conn.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE rowid = ?", [made, row])
        conn.commit()
    return len(found)


def loud(lines: list[Any]) -> list[Any]:
    return [line for line in lines if line["log_level"] not in ("debug", "info")]


async def move(table: Seated) -> None:
    """Let each player the table waits for end their turn, a few times."""
    for _ in range(3):
        live = await table.live()
        seat = live.waiting()[0]
        legal = live.game.legal(live.position(seat), seat)
        user_id = live.seats[seat].user_id
        assert user_id is not None
        await table.act(user_id, EndTurn() if EndTurn() in legal else legal[0])


def require_said_once(where: str, lines: list[Any], table: str) -> None:
    """Require that the host reads once which table is damaged, and nothing hidden."""
    found = [{k: v for k, v in line.items() if k not in ("id", "exc_info")} for line in lines]
    # There may be two messages of a kind, and they are tried again once the table has changed.
    found = [line for line in found if line["event"] not in ("message not posted", GIVEN_UP)]
    assert found == [each for n, each in enumerate(found) if each not in found[:n]]
    allowed = HAPPENS | {GIVEN_UP} if where in UNSENT else HAPPENS
    assert {line["event"] for line in lines} <= allowed
    named = {str(line.get("table", line.get("where", ""))) for line in lines}
    assert named <= {table, "user 101"}
    if where.split(".", maxsplit=1)[0] != "votes" and where != "outbox.kind":  # those are public
        assert SECRET not in str(lines)


TRIED = [
    (where, kind)
    for where in COLUMNS
    for kind in KINDS
    # Text that is no JSON is tried by `test_damaged_cells`, and a text has only one kind.
    if kind == "other" or (where not in TEXTS and (kind != "deep" or where in BYTES))
]


@pytest.mark.parametrize(("where", "kind"), thinned(TRIED, lambda n: n % 5 == 0))
async def test_a_table_goes_on_without_what_is_damaged(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, kind: str
) -> None:
    enrich(file)
    damage(file, where, kind)
    first, second = ids(file)
    database = await connect(f"sqlite:///{file}")
    async with awake(database, monkeypatch, tmp_path) as stage:
        with structlog.testing.capture_logs() as lines:
            await stage.app.resume()
            await look(stage)
            said = loud(lines)
            for _ in range(2):
                await look(stage)
            assert loud(lines) == said
            told: dict[int, str] = {}
            for (user_id, name), way in product(list(PEOPLE.items())[:2], WAYS):
                answers = await stage.wire.use(Person(user_id, name), 7, way.split())
                assert answers.text or answers.form, way
                assert "(error" not in answers.text, way
                told[user_id] = told.get(user_id, "") + answers.text
                assert SECRET not in "".join(answers.posted)
            for table_id in (first, second):
                await move(Seated(stage.app.tables, table_id))
            await look(stage, 30)
        require_said_once(where, loud(lines), first)
        if kind == "spoilt":
            assert loud(lines) or where in UNREAD
        if where in PLANS:
            assert say("en", "plans-lost") in "".join(told.values())


async def test_the_result_of_a_game_is_taken_from_its_last_state(
    stage: Stage, tmp_path: Path
) -> None:
    scene = await Scene.set(stage, "finished", "dust", tmp_path / "test.db")
    before = (await scene.tables.get(scene.table)).row.result
    scene.tables.drop(scene.table)
    async with scene.tables.database.writing() as conn:
        await conn.execute(update(models.tables).values(result={SECRET: 1}))
    assert (await scene.tables.get(scene.table)).row.result == before


@pytest.mark.parametrize(
    "blob", [b"[", b"{}", TOY.components.sets.blob(TOY.components.sets.built_in)]
)
async def test_another_component_set_in_the_place_of_a_tables_own_is_damage(
    two: Seated, blob: bytes
) -> None:
    """An option that is not there has its default."""
    lobbied = await Seated.open(two.tables, 2, 8)
    values = {"hash": "own", "game": "dust", "name": "x", "blob": blob, "added_at": now()}
    odd: Any = {b"[": [SECRET], b"{}": {"length": None}}.get(blob, {"length": "99"})
    for table in (two, lobbied):
        two.tables.drop(table.id)
    tables = models.tables
    async with two.tables.database.writing() as conn:
        await conn.execute(insert(models.contents).values(values))
        own = update(tables).where(tables.c.id == two.id)
        await conn.execute(own.values(content_hash="own"))
        await conn.execute(update(tables).where(tables.c.id == lobbied.id).values(options=odd))
    with pytest.raises(DamagedProblem):
        await two.live()
    await lobby.start(two.tables, lobbied.id, 101)
    assert (await lobbied.live()).state.rounds == 2


async def test_what_is_not_damaged_in_a_row_is_kept(two: Seated) -> None:
    users = await two.users()
    await notes.write_text(two.tables, two.id, users[0], "Belt first")
    two.tables.drop(two.id)
    async with two.tables.database.writing() as conn:
        await conn.execute(text("UPDATE notes SET cancels = '}{'"))
        settings = {"remind": "soon", "practice": True, "later": 1}
        await conn.execute(update(models.tables).values(settings=settings))
        await users_db.update_user(conn, users[0], locale="fr")
        await conn.execute(text("UPDATE users SET preferences = '}{'"))
        assert (await users_db.get_user(conn, users[0])).locale == "fr"
    live = await two.live()
    assert live.notes[users[0]].text == "Belt first"
    assert live.row.settings == {"practice": True, "later": 1}


async def test_who_acts_drops_the_plans_that_could_not_be_read(two: Seated) -> None:
    users = await two.bids()
    live = await two.live()
    order = PaperRow(
        table_id=two.id, seat=0, kind="order", name="pass", user_id=users[0], body=b"?", note=None,
        updated_at=now(),
    )  # fmt: skip
    async with two.tables.database.writing() as conn:
        await papers_db.change(conn, two.id, {(0, "order", "pass"): order})
    for lost in (True, False):
        live = await two.reload()
        assert bool(live.lost) == lost
        for seat in (0, 1):
            line = say("en", "plans-lost")
            assert (line in panel(live, seat, "en").text) == (lost and seat == 0)
        if lost:
            await two.act(users[0], Survey(), EndTurn())
