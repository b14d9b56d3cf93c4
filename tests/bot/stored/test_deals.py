"""How a game is dealt: fixed by its first post, shown at its end, checked from its file."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

import msgspec
import pytest
import structlog
from sqlalchemy import text, update

import db.deals as deals_db
from bot.screens.history import game_files
from bot.screens.history.game_files import export
from bot.service.history import verify_file
from bot.service.seats import deals, lobby, seating
from bot.service.tables.store import Tables
from bot.shared.ownership import ElsewhereError, Ownership
from bot.shared.problems import Problem
from bot.shared.text import say
from db import models
from db.deals import DealRow
from games import exports
from games.core import commitment
from games.core.text import LANGUAGES, Language
from tests.bot.noticeboard import Told
from tests.bot.results.test_results import ended, played
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.whole import Playing, begun, file_of
from tests.bot.wire import Answers, Person
from tests.toy.state import Survey

STRANGER = 999


async def stored(table: Seated) -> DealRow:
    """Return how a table was dealt."""
    async with table.tables.database.reading() as conn:
        row = await deals_db.deal_of(conn, table.id)
    assert row is not None
    return row


def told(board: Told) -> str:
    """Return all that was ever said in the channel."""
    return "\n".join(said for each in board.board.standing.values() for said in each.texts)


async def made_of(table: Seated, shown: str) -> str:
    """Return the commitment that the salt and the seed in a text make."""
    found = re.search(r": `([0-9a-f]{64})`\n.*: `(\d+)`", shown)
    assert found is not None, shown
    bound = msgspec.convert((await stored(table)).bound, commitment.Bound)
    deal = commitment.Deal(salt=found[1], seed=found[2], bound=bound)
    return hashlib.sha256(commitment.text(deal).encode()).hexdigest()


async def test_the_first_post_fixes_the_deal_and_it_is_shown_on_request(tables: Tables) -> None:
    table = await Seated.start(tables, 2)
    channel, row = Told(table), await stored(table)
    await channel.announce()
    (first,) = channel.board.posts
    line = first.text.split("\n")[-1]
    assert line.startswith("-# 🔒")
    assert f"`{row.commitment}`" in line
    await played(table)
    await channel.announce()
    assert len(channel.board.posts) > 2
    assert [each for each in channel.board.saying("🔒") if each is not first] == []
    assert row.salt not in told(channel)
    assert row.seed not in told(channel)
    shown = await deals.revealed(tables, await table.live(), "en")
    assert f"`{row.commitment}`" in shown
    assert await made_of(table, shown) == row.commitment


async def test_the_one_board_of_a_table_goes_on_showing_it(tables: Tables) -> None:
    """The board before it, which had it first, is deleted."""
    table = await Seated.start(tables, 2)
    await table.change(posts="board")
    channel, row = Told(table), await stored(table)
    await channel.announce()
    await table.bids()
    await channel.announce()
    (board,) = channel.board.posts
    assert row.commitment in board.text


async def test_nothing_tells_salt_or_seed_before_the_end(tables: Tables) -> None:
    with structlog.testing.capture_logs() as lines:
        table = await Seated.start(tables, 2)
        channel, row = Told(table), await stored(table)
        users = await table.bids()
        await channel.announce()
        await table.act(users[0], Survey())
        live = await table.live()
        seen = [told(channel), repr(await table.pending()), repr(await table.log()), repr(live.row)]
        seen += [repr(live.seen(seat)) for seat in (None, 0, 1)]
        for user in users:
            file = (await export(tables, live, user)).decode()
            assert json.loads(file)["deal"] == {"commitment": row.commitment}
            seen.append(file)
        with pytest.raises(Problem):
            await export(tables, live, STRANGER)
        with pytest.raises(Problem):
            await deals.revealed(tables, live, "en")
    for secret in (row.salt, row.seed, *(nonce for _, nonce in row.names or ())):
        assert len(secret) > 15
        assert not [each for each in [*seen, repr(lines)] if secret in each]


async def test_two_tables_of_one_seed_have_nothing_in_common(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.seats.lobby.secrets.randbits", lambda _: 2**64 - 1)
    rows = [await stored(await Seated.start(tables, 2, channel)) for channel in (7, 8)]
    assert [row.seed for row in rows] == [str(2**64 - 1)] * 2
    assert rows[0].commitment != rows[1].commitment
    assert rows[0].salt != rows[1].salt
    assert rows[0].bound["seats"] != rows[1].bound["seats"], "a name has the same hash twice"


async def test_a_cancelled_game_shows_it_and_a_lobby_has_none(tables: Tables) -> None:
    table = await Seated.start(tables, 2)
    await table.sent()
    await seating.cancel(tables, table.id, by="Ada")
    channel = Told(table)
    await channel.announce()
    (note,) = channel.board.saying("🏁")
    assert "/table export" in note.text
    shown = await deals.revealed(tables, await table.live(), "en")
    assert await made_of(table, shown) == (await stored(table)).commitment
    lobby_only = await Seated.open(tables, 2)
    await seating.cancel_lobby(tables, lobby_only.id)
    assert "no record of its deal" in await deals.revealed(tables, await lobby_only.live(), "en")


async def test_a_game_begins_with_its_deal_or_not_at_all(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Seated.open(tables, 2)

    async def fail(*_: Any) -> None:
        raise LookupError

    with monkeypatch.context() as failing:
        failing.setattr(deals_db, "add_deal", fail)
        with pytest.raises(LookupError):
            await lobby.start(tables, table.id, 101)
    assert (await table.live()).row.status == "lobby"
    await lobby.start(tables, table.id, 101)
    assert (await table.live()).playing


async def test_a_table_begun_before_tells_nothing_and_keeps_its_secrets(tables: Tables) -> None:
    table = await Seated.start(tables, 2)
    async with tables.database.writing() as conn:
        await conn.execute(models.deals.delete())
    channel = Told(table)
    await channel.announce()
    assert not re.search("🔒|🔓", told(channel))
    await table.bid((await table.users())[0])
    assert (await file_of(table, 101))["deal"] is None
    await table.cancel()
    await channel.announce()
    assert not re.search("🔒|🔓", told(channel))
    file = await file_of(table)
    assert (file["complete"], file["deal"]) == (False, None)
    assert "start" not in file
    assert [entry["kind"] for entry in file["entries"]] == ["start"]
    first, second = await table.users()
    assert (await file_of(table, second))["entries"] == file["entries"]
    own = (await file_of(table, first))["entries"]
    assert [entry.get("action", {}).get("do") for entry in own[1:]] == ["bid", "end"]


DAMAGE: dict[str, Any] = {
    "version": 99,
    "salt": "5a" * 31,
    "seed": "12",
    "bound": {"game": 1},
    "names": [["Eve", "00" * 16], ["Brian", "00" * 16]],
    "commitment": "c0" * 32,
}


@pytest.mark.parametrize("column", DAMAGE)
async def test_a_damaged_deal_stops_no_game_and_is_told_plainly(
    tables: Tables, column: str
) -> None:
    table = await Seated.start(tables, 2)
    async with tables.database.writing() as conn:
        await conn.execute(update(models.deals).values({column: DAMAGE[column]}))
    channel = Told(table)
    with structlog.testing.capture_logs() as lines:
        await channel.announce()
        await played(table)
        await channel.announce()
    (first,) = channel.board.saying("can’t be shown")
    assert first.post
    assert "can’t be shown" in await deals.revealed(tables, await table.live(), "en")
    assert "deal cannot be read" in [line["event"] for line in lines]
    file = await file_of(table)
    assert (file["complete"], file["deal"]) == (True, {"damaged": True})


@pytest.mark.parametrize("statement", ["salt = ''", "names = NULL"])
async def test_a_damaged_deal_of_a_cancelled_game_leaves_what_was_hidden(
    tables: Tables, statement: str
) -> None:
    """But names can be removed and the deal still be shown."""
    table = await Seated.start(tables, 2)
    row = await stored(table)
    async with tables.database.writing() as conn:
        await conn.execute(text(f"UPDATE deals SET {statement}"))
    await table.bid((await table.users())[0])
    await table.cancel()
    file = await file_of(table)
    if statement == "names = NULL":
        assert file["deal"]["commitment"] == row.commitment
        assert [seat["name"] for seat in file["deal"]["bound"]["seats"]] == [None, None]
    else:
        assert "can’t be shown" in await deals.revealed(tables, await table.live(), "en")
        assert not file["complete"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_is_told_in_the_language_of_the_table(two: Seated, lang: Language) -> None:
    live = await two.live()
    live.row = msgspec.structs.replace(live.row, language=lang)
    row = await stored(two)
    assert row.commitment in await deals.committed(two.tables, live, 1)
    assert await deals.committed(two.tables, live, 2, "below") == "below"
    live.row = msgspec.structs.replace(live.row, status="finished")
    shown = await deals.revealed(two.tables, live, lang)
    assert row.salt in shown
    assert row.seed in shown


ADA = Person(101, "Ada")
NOWHERE = 99
"""A channel without a table."""


async def checked(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, data: bytes, size: int = 0, locale: str = "en-US"
) -> Answers:
    """Hand a file in, and return the answer."""
    opened = await stage.wire.use(ADA, NOWHERE, ["table", "verify"], locale=locale)
    assert opened.form is not None

    async def loaded(url: str) -> bytes:
        assert url == "https://cdn/77"
        return data

    monkeypatch.setattr(stage.app.client.http, "get_from_cdn", loaded)
    url = "https://cdn/77"
    file = {"id": "77", "filename": "a.json", "size": size, "url": url, "proxy_url": url}
    return await stage.wire.submit(
        ADA, NOWHERE, opened.form, {"file": "77"}, files={"77": file}, locale=locale
    )


@pytest.fixture
async def file(stage: Stage) -> dict[str, Any]:
    """Return the file of a game that is over."""
    table = await begun(stage.app.tables, "luna_maris")
    await Playing(table).play()
    return await file_of(table)


async def test_a_game_as_a_file_is_checked_and_compared_with_its_table(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, file: dict[str, Any]
) -> None:
    for lang, locale in zip(LANGUAGES, ("en-US", "fr"), strict=True):
        answer = await checked(stage, monkeypatch, json.dumps(file).encode(), locale=locale)
        lines = answer.text.split("\n")
        about = ("commitment", "deal", "decisions", "score")
        assert lines[1:5] == [say(lang, f"verify-{key}", good="true") for key in about]
        assert lines[5:] == [say(lang, "verify-same", table=file["table"])]
        assert answer.private == [True]
    file["deal"]["seed"] = str(int(file["deal"]["seed"]) + 1)
    answer = await checked(stage, monkeypatch, json.dumps(file).encode())
    assert say("en", "verify-commitment", good="false") in answer.text
    assert say("en", "verify-deal", good="false") in answer.text
    file["deal"]["commitment"] = "0" * 64
    answer = await checked(stage, monkeypatch, json.dumps(file).encode())
    assert say("en", "verify-other", table=file["table"]) in answer.text
    file["table"] = "@everyone\0"
    answer = await checked(stage, monkeypatch, json.dumps(file).encode())
    assert "❌" in answer.text
    assert say("en", "verify-other", table=file["table"]) not in answer.text


async def test_a_file_is_compared_with_a_table_of_another_process(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, file: dict[str, Any]
) -> None:
    stage.app.tables.ownership = Ownership(2, {1})
    stage.app.tables.drop(file["table"])
    with pytest.raises(ElsewhereError):
        await stage.app.tables.get(file["table"])
    answer = await checked(stage, monkeypatch, json.dumps(file).encode())
    assert answer.text.endswith(say("en", "verify-same", table=file["table"]))


async def test_what_is_no_game_is_refused_with_the_reason(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await checked(stage, monkeypatch, b"\xff not JSON")
    assert answer.text == say("en", "problem-verify-file")
    answer = await checked(stage, monkeypatch, b"{}", game_files.LARGEST_FILE + 1)
    assert answer.text == say("en", "problem-verify-large", most=4)
    monkeypatch.setattr(verify_file, "PATIENCE", 0.0)
    answer = await checked(stage, monkeypatch, b"{}")
    assert answer.text == say("en", "problem-verify-long")


ENTRIES, SNAPSHOTS = models.entries, models.snapshots
CELLS: dict[str, dict[str, Any]] = {
    "no text": {"action": b"\0\1\2"},
    "cut off": {"action": b"x\x9c\0"},
    "not JSON": {"action": b"}{"},
    "no action": {"action": None},
    "other events": {"events": b'[{"e":"never"}]'},
    "no events": {"events": b"}{"},
}


@pytest.fixture
async def over(tables: Tables) -> Seated:
    return await ended(tables)


async def file_from(over: Seated) -> dict[str, Any]:
    over.tables.drop(over.id)
    return json.loads(await export(over.tables, await over.live(), 999))


@pytest.mark.parametrize("cells", [*CELLS.values(), {}], ids=[*CELLS, "the beginning"])
async def test_a_damaged_entry_is_named_and_the_rest_is_there(
    over: Seated, cells: dict[str, Any]
) -> None:
    """Also where it is the first position that is damaged."""
    whole = await file_from(over)
    assert whole["complete"]
    assert "damaged_from" not in whole
    decisions = [each["seq"] for each in whole["entries"] if "action" in each]
    hit = decisions[len(decisions) // 2] if cells else whole["entries"][0]["seq"]
    rows = ENTRIES if cells else SNAPSHOTS
    async with over.tables.database.writing() as conn:
        place = (rows.c.table_id == over.id) & (rows.c.seq == hit)
        await conn.execute(update(rows).where(place).values(**cells or {"blob": b"\0"}))
    file = await file_from(over)
    assert (file["complete"], file["damaged_from"]) == (False, hit)
    damaged = [each["seq"] for each in file["entries"] if each.get("damaged")]
    assert damaged == ([hit] if cells else [])
    intact = [each for each in file["entries"] if each["seq"] not in damaged]
    assert intact == [each for each in whole["entries"] if each["seq"] not in damaged]
    assert file.get("start") == (whole["start"] if cells else None)
    with pytest.raises(exports.FileError, match=f"from entry {hit} on"):
        exports.read(json.dumps(file).encode())
