"""Tables that were found for people who look for players: opened, filled, and what came of them.

A search names the table at which a seat is held for its person. It ends when the game begins with
them, when they decline or leave, and when they do not come; it continues if the table comes to
nothing without their doing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta
from itertools import groupby

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.searches as searches_db
import db.servers as servers_db
import db.tables as tables_db
from bot.service.finding import searches
from bot.service.finding.matching import Vacancy
from bot.service.seats import held_seats, invitations, lobby, seating
from bot.service.tables.session import PERSON, TableSession
from bot.service.tables.settings import POSTS, Held, settings_of
from bot.service.tables.store import Tables
from bot.shared.clock import now
from bot.shared.problems import Problem
from bot.shared.text import known, say
from db.outbox import NewMessage
from db.rows import sound
from db.searches import NoShow, SearchRow
from db.tables import NewTable, SeatRow
from games import registry
from games.core.ladder import offered

log = structlog.stdlib.get_logger(__name__)

ALONE_AFTER = timedelta(hours=72)
"""After that a person is asked whether computer players would do."""


class Plan(msgspec.Struct, frozen=True):
    """A table to open: the searches that it is for, the first one's person opens it."""

    game: str
    pace: str
    rows: tuple[SearchRow, ...]


async def open_table(
    tables: Tables, plan: Plan, channel_id: int, seats: Sequence[SeatRow] = ()
) -> TableSession:
    """Open a lobby in a new thread, with seats held for people who have none of `seats`.

    Raise `Problem` if somebody has stopped looking meanwhile.
    """
    first, seated = plan.rows[0], {seat.user_id for seat in seats}
    lang, game, at = known(first.language), registry.get(plan.game), now()
    awaited = [(row.user_id, row.name) for row in plan.rows if row.user_id not in seated]
    new = NewTable(
        game=plan.game,
        guild_id=first.guild_id,
        channel_id=channel_id,
        creator_id=first.user_id,
        name=game.words(lang).game().name,
        language=lang,
        options=dict[str, object](game.complete({})),
        settings={
            "posts": POSTS[0], "thread": True, "pace": plan.pace, "listed": True, "found": True,
            "held": held_seats.holds(awaited, at),
        },
    )  # fmt: skip
    async with tables.database.writing() as conn:
        row = await tables_db.create_table(conn, new, at)
        await tables_db.put_seats(conn, row.id, seats)
        await _hold(conn, plan.rows, row.id)
    tables.notify(row.id)
    return await tables.get(row.id)


async def _hold(conn: AsyncConnection, rows: Sequence[SearchRow], table_id: str) -> None:
    if not await searches_db.hold(conn, [row.id for row in rows], table_id):
        raise Problem("problem-seek-over")


def with_computers(row: SearchRow) -> tuple[Plan, list[SeatRow]]:
    """Return a table of a person and the strongest computer players, as small as they wanted."""
    fitting = [
        (n, game) for game in row.games for n in sorted(row.sizes) if searches.allows(game, n)
    ]
    if not fitting:
        raise Problem("problem-seek-sizes")
    size, key = min(fitting, key=lambda each: each[0])
    pace = "none" if row.pace == searches.ANY else row.pace
    level = offered(registry.get(key))[-1]
    seats = [SeatRow(seat=0, kind=PERSON, name=row.name, user_id=row.user_id)]
    names = zip(range(1, size), lobby.COMPUTERS, strict=False)
    seats += [SeatRow(seat=number, kind=level, name=name) for number, name in names]
    return Plan(key, pace, (row,)), seats


async def hold_seat(tables: Tables, table_id: str, row: SearchRow) -> TableSession:
    """Hold a seat at an open table for a person who looks for players, and notify them there."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        settings, at = settings_of(live), now()
        if not settings.listed or settings.closed or held_seats.room(live) < 1:
            raise Problem("problem-table-full", table=live.id)
        if live.seat_of(row.user_id) is not None or held_seats.invites(live, row.user_id):
            raise Problem("problem-already-seated", table=live.id)
        who = f"<@{row.user_id}>"
        message = NewMessage(
            kind="invited",
            nonce=f"{live.id}-seek-{row.id}",
            channel_id=live.row.channel_id,
            first_seq=0,
            last_seq=0,
            payload={
                "text": say(live.lang, "seek-held", who=who, name=live.title, table=live.id),
                "people": [str(row.user_id)],
            },
        )

        async def before(conn: AsyncConnection) -> None:
            await _hold(conn, [row], live.id)
            await outbox_db.add_messages(conn, live.id, [message], at)

        kept = [msgspec.to_builtins(each) for each in settings.held]
        held = [*kept, *held_seats.holds([(row.user_id, row.name)], at)]
        await lobby.change(tables, live, [before], settings={**live.row.settings, "held": held})
        return live


async def call_off(tables: Tables, table_id: str, rows: Sequence[SearchRow]) -> None:
    """Close a lobby that nobody can see; the searches of its people continue."""
    async with tables.locked(table_id) as live:
        live.require_lobby()

        async def free(conn: AsyncConnection) -> None:
            ids = [row.id for row in rows]
            await searches_db.change_searches(conn, ids, {"table_id": None})

        await seating.close(tables, live, before=[free])


async def listed(
    tables: Tables, guild_id: int, rows: Sequence[SearchRow]
) -> list[tuple[Vacancy, int]]:
    """Return the tables of a server that look for players, each with its channel."""
    async with tables.database.reading() as conn:
        there = await servers_db.lobbies(conn, guild_id)
    found: list[tuple[Vacancy, int]] = []
    for row in there:
        if not sound(row) or row.settings.get("listed") is not True:
            continue
        try:
            live = await tables.get(row.id)
        except Problem as problem:  # it cannot be read
            log.info("table passed over", table=row.id, why=problem.key)
            continue
        settings, room = settings_of(live), held_seats.room(live)
        if room < 1 or settings.closed:
            continue
        seated = [seat.user_id for seat in live.people() if seat.user_id is not None]
        people = [*seated, *(int(each.user_id) for each in held_seats.held(live))]
        found.append((
            Vacancy(
                id=live.id,
                game=live.row.game,
                pace=settings.pace,
                sizes=[n for n in _allowed(live) if n > live.game.seats.stop - 1 - room],
                people={user_id: tables.people.quiet.get(user_id) for user_id in people},
                hours={each.user_id: each.hours for each in rows if each.table_id == live.id},
            ),
            live.row.channel_id,
        ))  # fmt: skip
    return found


def _allowed(live: TableSession) -> list[int]:
    """Return the numbers of players that a table's options allow."""
    chosen = lobby.options(live)
    return [n for n in live.game.seats if live.game.setup_refusal(chosen, n) is None]


# What came of the tables


Due = Callable[[datetime], datetime]
"""Until when a seat is really held that is held until a time: the bot may have been away."""


async def settle(tables: Tables, rows: Sequence[SearchRow], at: datetime, due: Due) -> set[str]:
    """End or continue the searches for which a table was found; return the tables that changed."""
    changed: set[str] = set()
    found = sorted((row for row in rows if row.table_id), key=lambda row: row.table_id or "")
    for table_id, there in groupby(found, key=lambda row: row.table_id or ""):
        own = list(there)
        try:
            async with tables.locked(table_id) as live:
                if await _settle_at(tables, live, own, at, due):
                    changed.add(table_id)
        except Problem as problem:  # the table cannot be read
            log.info("search continued", table=table_id, why=problem.key)
            await _change(tables, own, over=())
    return changed


async def _settle_at(
    tables: Tables, live: TableSession, rows: Sequence[SearchRow], at: datetime, due: Due
) -> bool:
    """Settle the searches of one table, whose lock the caller holds; return whether it changed."""
    seated = {seat.user_id for seat in live.people()}
    if live.row.status == "cancelled":
        await _change(
            tables, rows, over=[row for row in rows if row.user_id == live.row.creator_id]
        )
        return False
    if live.row.status != "lobby":
        await _change(tables, rows, over=[row for row in rows if row.user_id in seated])
        return False
    held = {int(each.user_id): each for each in settings_of(live).held}
    gone = [row for row in rows if row.user_id not in seated and row.user_id not in held]
    late = [row for row in rows if row.user_id in held and held[row.user_id].until <= at]
    late = [row for row in late if row.user_id not in seated]
    missed = [row for row in late if due(held[row.user_id].until) <= at]
    longer = {row.user_id: due(held[row.user_id].until) for row in late if row not in missed}
    if gone or late:
        await _end(tables, live, gone, missed, longer, at)
    waiting = [row for row in rows if row.user_id in seated]
    if _comes_to_nothing(live, waiting):
        await _close(tables, live, waiting, at)
        return False  # its message says so
    return bool(late)


async def _change(tables: Tables, rows: Collection[SearchRow], over: Collection[SearchRow]) -> None:
    """End some searches; the others continue."""
    ended, others = [row.id for row in over], [row.id for row in rows if row not in over]
    async with tables.database.writing() as conn:
        await searches_db.end_searches(conn, ended)
        await searches_db.change_searches(conn, others, {"table_id": None})


async def _end(
    tables: Tables,
    live: TableSession,
    gone: Sequence[SearchRow],
    missed: Sequence[SearchRow],
    longer: dict[int, datetime],
    at: datetime,
) -> None:
    """End the searches of people who left and of people who did not come; hold seats longer."""

    async def before(conn: AsyncConnection) -> None:
        await searches_db.end_searches(conn, [row.id for row in (*gone, *missed)])
        for row in missed:
            await _note_no_show(conn, row, at)

    away = {row.user_id for row in missed}

    def kept(each: Held) -> Held:
        until = longer.get(int(each.user_id), each.until)
        return msgspec.structs.replace(each, until=until)

    held = [kept(each) for each in settings_of(live).held if int(each.user_id) not in away]
    settings = {**live.row.settings, "held": [msgspec.to_builtins(each) for each in held]}
    await lobby.change(tables, live, [before], settings=settings)


async def _note_no_show(conn: AsyncConnection, row: SearchRow, at: datetime) -> None:
    """Note that a person did not come; who does that too often no longer searches for a while."""
    no_show = NoShow(guild_id=row.guild_id, user_id=row.user_id, at=at)
    await searches_db.add_no_show(conn, no_show)
    after = at - searches.WITHIN
    await searches_db.forget_no_shows(conn, after)
    times = await searches_db.no_shows_of(conn, row.guild_id, row.user_id, after)
    if searches.shut_out(times) is not None:
        others = await searches_db.searches_of(conn, row.user_id)
        free = [e.id for e in others if e.guild_id == row.guild_id and e.table_id is None]
        await searches_db.end_searches(conn, free)


def _comes_to_nothing(live: TableSession, waiting: Sequence[SearchRow]) -> bool:
    """Return whether a table is too small for its game, and only people who search are there."""
    if not settings_of(live).found or held_seats.held(live) or lobby.missing(live) <= 0:
        return False
    return {seat.user_id for seat in live.seats} == {row.user_id for row in waiting}


async def _close(
    tables: Tables, live: TableSession, waiting: Sequence[SearchRow], at: datetime
) -> None:
    """Close a table to which too few people came; those who did continue to look."""

    async def free(conn: AsyncConnection) -> None:
        ids = [row.id for row in waiting]
        await searches_db.change_searches(conn, ids, {"table_id": None})

    told = invitations.closing(live, "note-found-closed", at)
    await seating.close(tables, live, before=[free, told])


async def end_old(tables: Tables, rows: Sequence[SearchRow], at: datetime) -> list[SearchRow]:
    """End the searches that have found nothing in their time; return them."""
    over = [row for row in rows if row.table_id is None and searches.ends(row) <= at]
    if over:
        async with tables.database.writing() as conn:
            await searches_db.end_searches(conn, [row.id for row in over])
    return over


async def to_ask(tables: Tables, rows: Sequence[SearchRow], at: datetime) -> list[SearchRow]:
    """Return the searches whose people are asked now about computer players, each once."""
    found = [
        row
        for row in rows
        if row.table_id is None and row.asked_at is None and row.since <= at - ALONE_AFTER
    ]
    if found:
        async with tables.database.writing() as conn:
            ids = [row.id for row in found]
            await searches_db.change_searches(conn, ids, {"asked_at": at})
    return found
