"""Tables for people who look for players: opened for a group, or open ones at which one sits down.

A search names the table at which a seat is held for its person (`bot.service.finding.settling`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.searches as searches_db
import db.tables as tables_db
from bot.service.finding import open_tables, searches
from bot.service.finding.matching import Vacancy
from bot.service.seats import held_seats, lobby, seating
from bot.service.tables.session import PERSON, TableSession
from bot.service.tables.settings import IN_THREAD, POSTS, settings_of
from bot.service.tables.store import Tables
from bot.service.tables.transaction import ExtraWrite
from bot.shared.clock import now
from bot.shared.problems import Problem
from bot.shared.text import known, say
from db.outbox import NewMessage
from db.searches import SearchRow
from db.tables import NewTable, SeatRow
from games import registry
from games.core.ladder import offered

ALONE_AFTER = timedelta(hours=72)
"""After that a person is asked whether computer players would do."""


class Plan(msgspec.Struct, frozen=True):
    """A table to open: the searches that it is for, and the numbers of players that would do.

    It is the table of the first one's person.
    """

    game: str
    pace: str
    rows: tuple[SearchRow, ...]
    sizes: tuple[int, ...]


async def open_table(
    tables: Tables,
    plan: Plan,
    channel_id: int,
    seats: Sequence[SeatRow] = (),
    place: Mapping[str, object] = IN_THREAD,
) -> TableSession:
    """Open a lobby in a new thread, with seats held for people who have none of `seats`.

    `place` are the settings that say what kind of thread that is.
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
            **place, "posts": POSTS[0], "pace": plan.pace, "found": True,
            "sizes": list(plan.sizes), "held": held_seats.holds(awaited, at),
        },
    )  # fmt: skip
    async with tables.database.writing() as conn:
        row = await tables_db.create_table(conn, new, at)
        await tables_db.put_seats(conn, row.id, seats)
        await _hold(conn, plan.rows, row.id, [each.user_id for each in plan.rows])
    tables.notify(row.id)
    return await tables.get(row.id)


async def _hold(
    conn: AsyncConnection, rows: Sequence[SearchRow], table_id: str, people: Sequence[int]
) -> None:
    """Note a table in searches; raise `Problem` if one is over or somebody has blocked another."""
    blocked = await searches_db.blocked(conn, people)
    if blocked or not await searches_db.hold(conn, [row.id for row in rows], table_id):
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
    return Plan(key, pace, (row,), (size,)), seats


async def hold_seat(tables: Tables, table: Vacancy, row: SearchRow) -> TableSession:
    """Hold a seat at an open table for a person who looks for players, and notify them there.

    Raise `Problem` if the table is no longer as it was seen, or the search is over.
    """
    async with tables.locked(table.id) as live:
        live.require_lobby()
        at, seen = now(), vacancy(tables, live)
        if seen is None or seen.channel_id != table.channel_id or seen.pace != table.pace:
            raise Problem("problem-table-full", table=live.id)
        if row.user_id in {*seen.people, *seen.passed} or row.guild_id != live.row.guild_id:
            raise Problem("problem-already-seated", table=live.id)
        message = _invitation(live, row)

        async def before(conn: AsyncConnection) -> None:
            await _hold(conn, [row], live.id, [row.user_id, *seen.people])
            await outbox_db.add_messages(conn, live.id, [message], at)

        kept = [msgspec.to_builtins(each) for each in settings_of(live).held]
        held = [*kept, *held_seats.holds([(row.user_id, row.name)], at)]
        await lobby.change(tables, live, [before], settings={**live.row.settings, "held": held})
        return live


def _invitation(live: TableSession, row: SearchRow) -> NewMessage:
    """Return the message that notifies a person in the channel of a table that fits."""
    who = f"<@{row.user_id}>"
    text = say(live.lang, "seek-held", who=who, name=live.title, table=live.id)
    return NewMessage(
        kind="invited",
        nonce=invitation_nonce(live.id, row),
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"text": text, "people": [str(row.user_id)]},
    )


def invitation_nonce(table_id: str, row: SearchRow) -> str:
    """Return the nonce of that message."""
    return f"{table_id}-seek-{row.id}"


async def call_off(tables: Tables, table_id: str, rows: Sequence[SearchRow]) -> None:
    """Close a lobby that nobody can see; the searches of its people continue."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        await close(tables, live, rows)


async def close(
    tables: Tables, live: TableSession, rows: Sequence[SearchRow], *more: ExtraWrite
) -> None:
    """Close a lobby, whose lock the caller holds; these searches continue."""

    async def free(conn: AsyncConnection) -> None:
        ids = [row.id for row in rows]
        await searches_db.change_searches(conn, ids, {"table_id": None})

    await seating.close(tables, live, before=[free, *more])


async def vacancies(tables: Tables, guild_id: int, rows: Sequence[SearchRow]) -> list[Vacancy]:
    """Return the tables of a server that look for players."""
    found = [vacancy(tables, live, rows) async for live in open_tables.lobbies(tables, guild_id)]
    return [each for each in found if each is not None]


def vacancy(tables: Tables, live: TableSession, rows: Sequence[SearchRow] = ()) -> Vacancy | None:
    """Return a lobby as one that looks for players; None if it does not, or has no free seat."""
    settings = settings_of(live)
    if settings.closed or not (settings.listed or settings.found):
        return None
    room = held_seats.room(live)
    taken = live.game.seats.stop - 1 - room
    allowed = settings.sizes if settings.found else open_tables.allowed_sizes(live)
    if not any(size > taken for size in allowed):
        return None
    seated = [seat.user_id for seat in live.people() if seat.user_id is not None]
    people = [*seated, *(int(each.user_id) for each in held_seats.held(live))]
    return Vacancy(
        id=live.id,
        channel_id=live.row.channel_id,
        game=live.row.game,
        pace=settings.pace,
        sizes=[size for size in allowed if size > taken],
        people={user_id: tables.people.quiet.get(user_id) for user_id in people},
        passed=[int(each) for each in settings.passed if each.isdecimal()],
        hours={each.user_id: each.hours for each in rows if each.table_id == live.id},
    )
