"""Discord out of reach: each error has a cause, messages are tried again later."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from datetime import datetime, timedelta
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from sqlalchemy import bindparam, update

import db.outbox as outbox_db
from bot.platform import closed_channels
from bot.platform import http as causes
from bot.platform.closed_channels import ClosedPlaces
from bot.platform.http import UNREACHED, Cause, cause, final, why
from bot.process.scheduler import AGAIN
from bot.service.seats import lobby
from bot.service.tables.store import FOREVER
from bot.shared.clock import now
from db.batch import Write
from db.models import outbox
from db.outbox import MessageRow, NewPing
from games.core.text import Language
from tests.bot.acts import timers_of
from tests.bot.noticeboard import Noticeboard, Told, http
from tests.bot.seated import PEOPLE, Seated
from tests.toy.state import Survey

PASSING = [
    discord.RateLimited(300.0),
    aiohttp.ServerDisconnectedError(),
    aiohttp.ClientPayloadError(),
    ConnectionResetError(),
    TimeoutError(),
    http(503),
    http(429, 30046),
    http(401),
]
UNDOABLE = [http(403, 50001), http(403, 50013), http(400, 50083), http(403, 160005)]
LASTING = [http(400, 50035), http(404, 10003), http(404, 10008), http(413, 40005)]


@pytest.mark.parametrize("error", PASSING + UNDOABLE + LASTING, ids=repr)
def test_errors_are_told_apart(error: Exception) -> None:
    assert isinstance(error, UNREACHED)
    assert final(error) is (error in LASTING)
    assert why(error)


def test_an_error_is_logged_without_the_headers_of_the_request() -> None:
    asked: Any = SimpleNamespace(real_url="https://discord.com", headers={"Authorization": "Bot x"})
    refused = aiohttp.WSServerHandshakeError(asked, (), status=503, message="Not now")
    assert why(refused) == "WSServerHandshakeError: 503 Not now"


@pytest.fixture
async def bench(two: Seated) -> Told:
    """Return an announcer that has nothing to say; `refuse` of its channel holds for all acts."""
    await two.sent()
    made = Told(two, Noticeboard(adopts=True))
    made.board.refused = ("send", "edit", "delete")
    return made


async def row_of(bench: Told) -> MessageRow:
    """Return the message that was written."""
    async with bench.database.reading() as conn:
        found = await outbox_db.message_of(conn, "n")
    assert found is not None
    return found


@pytest.mark.parametrize("error", PASSING, ids=repr)
async def test_a_message_waits_for_better_times(bench: Told, error: Exception) -> None:
    """As long as Discord asks for."""
    await bench.write()
    bench.board.refuse = error
    before = now()
    for _ in range(6):  # more often than a message of ours that is defect
        await bench.announce()
        row = await row_of(bench)
        assert row.state == "pending"
        if isinstance(error, discord.RateLimited):
            assert row.not_before is not None
            assert row.not_before >= before + timedelta(seconds=299)
        async with bench.database.writing() as conn:
            await outbox_db.retry_messages(conn, [7])
    assert bench.direct == []
    bench.board.refuse = None
    await bench.announce()
    assert bench.board.saying("hello")


async def test_what_discord_will_never_take_is_given_up_and_told(bench: Told) -> None:
    await bench.write()
    bench.board.refuse = http(413, 40005)
    for _ in range(5):
        await bench.announce()
        async with bench.database.writing() as conn:
            await outbox_db.retry_messages(conn, [7])
    assert (await row_of(bench)).state == "failed"
    assert len(bench.direct) == 1


@pytest.mark.parametrize(
    ("error", "left"),
    [(TimeoutError(), True), (http(503), True), (http(404, 10008), False)],
    ids=repr,
)
async def test_a_ping_that_could_not_be_deleted(bench: Told, error: Exception, left: bool) -> None:
    user_id = next(iter(PEOPLE))
    await bench.write(kind="ping", pings=[NewPing(seat=0, user_id=user_id, decision=-1)])
    async with bench.database.writing() as conn:
        await outbox_db.mark_posted(conn, "n", 99, now())
    await bench.seated.bid(user_id)  # the ping is of no use any more
    await bench.seated.sent()
    bench.board.refuse, bench.board.refused = error, ("delete",)
    await bench.announce()
    assert (bench.direct, bench.board.done) == ([], ["edit"])  # the ping for both is edited
    bench.board.refuse = None
    await bench.announce()
    assert ("delete" in bench.board.done) is left


async def test_nobody_is_told_of_a_defect_because_the_network_is_gone(bench: Told) -> None:
    async def gone(user_id: int) -> Any:
        raise aiohttp.ServerDisconnectedError

    bench.client.fetch_user = gone
    await bench.write()
    bench.board.refuse = http(403, 50013)
    await bench.announce()  # the note about it cannot be sent either
    assert (await row_of(bench)).state == "pending"
    rows = await bench.seated.pending("text")
    assert [row.not_before is not None and row.not_before < FOREVER for row in rows] == [True]


async def test_who_could_not_be_asked_is_not_absent(bench: Told) -> None:
    """Nor reminded, in a channel in which nothing can be written: the table waits for it."""
    seated = bench.seated
    first, _ = await seated.bids()
    await seated.act(first, Survey())  # the rest of the turn costs nothing
    await seated.change(absent=24)
    bench.board.refuse = http(403, 50001)
    await bench.announce()
    timers = timers_of(seated)
    before = len(await seated.log()), len(await seated.pending())
    for hours in (25, 200):
        await timers.sweep(now() + timedelta(hours=hours))
    assert (len(await seated.log()), len(await seated.pending())) == before
    await seated.sent()  # the channel is open again
    await timers.sweep(now() + timedelta(hours=200) + AGAIN)
    assert len(await seated.log()) > before[0]


# Places that a moderator has closed


@pytest.mark.parametrize("error", UNDOABLE, ids=repr)
async def test_what_a_moderator_can_undo_is_never_given_up(
    bench: Told, error: discord.HTTPException
) -> None:
    await bench.write()
    bench.board.refuse = error
    pauses: list[float] = []
    for _ in range(60):  # more than two days of it
        before = now()
        await bench.announce()
        row = await row_of(bench)
        assert row.state == "pending"
        assert row.not_before is not None
        pauses.append(round((row.not_before - before).total_seconds()))
        await bench.database.apply([again(row)])
    assert pauses == sorted(pauses)  # they grow
    assert pauses[-1] - pauses[0] > 3600
    assert len(bench.direct) == 1
    bench.board.refuse = None
    await bench.announce()
    assert bench.board.saying("hello")


def again(row: MessageRow) -> Write:
    """Return what lets a message be tried at once, keeping the count of its attempts."""
    statement = update(outbox).where(outbox.c.nonce == bindparam("p_nonce"))
    return Write(statement.values(not_before=None), [{"p_nonce": row.nonce}])


@pytest.mark.parametrize(("lang", "words"), [("en", "unlock"), ("fr", "déverrouiller")])
@pytest.mark.parametrize("error", [http(400, 50083), http(403, 160005)], ids=repr)
async def test_the_note_names_the_thread_and_what_to_do(
    bench: Told, error: discord.HTTPException, lang: Language, words: str
) -> None:
    """The note about another refusal has Discord's words."""
    await bench.write()
    async with bench.seated.tables.locked(bench.seated.id) as live:
        await lobby.change(bench.seated.tables, live, language=lang)
    bench.board.refuse = error
    await bench.announce()
    (note,) = bench.direct
    assert "<#7>" in note
    assert words in note
    assert "/table" in note
    response: Any = SimpleNamespace(status=400, reason="x")
    said = {"code": 200000, "message": "Message was blocked by automatic moderation"}
    bench.board.refuse = discord.HTTPException(response, said)
    await bench.database.apply([again(await row_of(bench))])
    await bench.announce()
    assert "Message was blocked by automatic moderation" in bench.direct[-1]
    assert (await row_of(bench)).state == "pending"


async def test_an_archived_thread_is_opened_by_the_bot_itself(bench: Told) -> None:
    await bench.write()
    bench.board.refuse = http(400, 50083)

    async def edit_channel(channel_id: int, **options: Any) -> None:
        assert (channel_id, options) == (7, {"archived": False})
        bench.board.refuse = None

    bench.client.http = SimpleNamespace(edit_channel=edit_channel)
    await bench.announce()
    assert bench.board.saying("hello")
    assert bench.direct == []


async def test_a_closed_place_is_asked_ever_more_rarely_until_it_is_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at, asked = now(), list[datetime]()
    monkeypatch.setattr(closed_channels, "now", lambda: at)
    places = ClosedPlaces(cast(Any, None))

    async def refused() -> None:
        asked.append(at)
        raise http(403, 160005)

    for _ in range(3 * 24 * 60):  # a look each minute for three days
        with pytest.raises(discord.Forbidden):
            await places.change(7, refused)
        at += timedelta(minutes=1)
    pauses = [later - earlier for earlier, later in pairwise(asked)]
    assert pauses == sorted(pauses)
    assert len(asked) < 40
    assert not places.given_up(7)
    for _ in range(7 * 24):  # a place that stays closed is left alone at last
        at += timedelta(hours=1)
        with pytest.raises(discord.Forbidden):
            await places.change(7, refused)
    assert places.given_up(7)
    assert places.reopened([7, 8]) == [7]
    assert not places.given_up(7)

    async def taken() -> str:
        return "done"

    assert await places.change(7, taken) == "done"
    assert places.reopened([7]) == []


async def test_a_refusal_keeps_nothing_of_the_table_that_was_refused() -> None:
    """A traceback has the variables of all calls: the table, its state, its pictures."""
    places = ClosedPlaces(cast(Any, None))

    class Table:
        """What the caller has in hand."""

    async def refused(table: Table) -> None:
        async def request() -> None:
            raise http(403, 160005)

        with pytest.raises(discord.Forbidden) as raised:
            await places.change(7, request)
        assert (raised.value.code, table) == (160005, table)

    for _ in range(2):  # by Discord, then without asking it
        table = Table()
        gone = weakref.ref(table)
        await refused(table)
        del table
        gc.collect()
        assert gone() is None


def test_each_code_is_decided_once() -> None:
    groups = (causes._GONE, causes._PLACE, causes._PERSON, causes._LATER, causes._OURS)
    twice = [code for code, n in Counter(c for group in groups for c in group).items() if n > 1]
    assert not twice


REFUSALS = {
    Cause.GONE: [(404, 10003), (404, 10008), (404, 10062), (400, 40060), (404, 0)],
    # What Discord has thought of since may be a lock of another kind.
    Cause.PLACE: [
        (403, 50001), (403, 50013), (400, 50083), (403, 50083), (403, 160005), (400, 200000),
        (403, 0), (400, 987654), (403, 987654), (404, 987654),
    ],
    Cause.PERSON: [(403, 50007), (403, 50278)],
    # A status says more than a generic code.
    Cause.LATER: [
        (429, 30046), (429, 20028), (403, 20028), (403, 40333), (429, 40003), (401, 0), (429, 0),
        (500, 50035), (503, 987654),
    ],
    Cause.OURS: [(400, 50035), (413, 40005), (400, 50006), (400, 0)],
}  # fmt: skip


@pytest.mark.parametrize("expected", REFUSALS)
def test_whose_matter_a_refusal_is(expected: Cause) -> None:
    """By status and code."""
    found = {each: cause(*each) for each in REFUSALS[expected]}
    assert found == dict.fromkeys(REFUSALS[expected], expected)
