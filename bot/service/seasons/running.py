"""A season that runs: its rounds are drawn, its tables opened, settled and counted.

Everything that is due follows from what is stored; each step is one transaction or can be repeated.
Times are time served (`bot.process.uptime`): while the bot is away nobody's time runs.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.seasons as seasons_db
import db.tables as tables_db
import db.users as users_db
from bot.service.finding.searches import allows
from bot.service.seasons import divisions, entry, results, rounds
from bot.service.seasons.results import Season
from bot.service.seats import lobby, seating
from bot.service.tables.session import TableSession
from bot.service.tables.settings import IN_THREAD, POSTS, Held, SeasonTable, settings_of
from bot.service.tables.store import Tables
from bot.shared.clock import now
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from bot.shared.text import known, say
from db.columns import MICROSECOND
from db.outbox import NewMessage
from db.seasons import EntrantRow, MatchRow, MatchSeat, SeasonRow
from db.tables import NewTable, SeatRow
from games import registry
from games.core.computer import NORMAL

JOIN_WITHIN = timedelta(hours=48)
"""How long people have to take their seats."""
STAND_IN_WITHIN = timedelta(hours=24)
"""How long substitutes have after that."""
PROMPTLY = timedelta(hours=1)
"""How late people can be notified without getting more time for it."""
CALLED = 20
"""Substitutes that are notified at once, those who came first."""


async def load(tables: Tables, row: SeasonRow) -> Season:
    """Return a season as it is stored."""
    async with tables.database.reading() as conn:
        return await results.load(conn, row)


def wall(tables: Tables, served: int) -> int:
    """Return when a time served will be, in seconds since 1970, if the bot is never away."""
    return int(now().timestamp() + (served - tables.served()) * MICROSECOND.total_seconds())


async def places(tables: Tables, matches: Sequence[MatchRow]) -> dict[str, str]:
    """Return the mentions of the threads of tables, by table."""
    found: dict[str, str] = {}
    async with tables.database.reading() as conn:
        for match in matches:
            if match.table_id is not None:
                row = await tables_db.find_table(conn, match.table_id)
                if row is not None:
                    found[match.table_id] = f"<#{row.channel_id}>"
    return found


# Rounds


async def advance(tables: Tables, season: Season) -> bool:
    """Start a season, draw its next round or end it, if that is due; return whether so."""
    row, served = season.row, tables.served()
    if row.state == "open":
        return served >= row.due and await _start(tables, season)
    unfinished = season.unfinished()
    if row.round in unfinished and served < row.due:
        return False
    if row.round < row.rounds:
        return await _draw(tables, season)
    if unfinished and served < row.due:
        return False
    async with tables.database.writing() as conn:
        return await seasons_db.advance_season(conn, row, state="over", ended_at=now())


async def _start(tables: Tables, season: Season) -> bool:
    """Put the people of a season into divisions and draw its first round."""
    async with tables.database.writing() as conn:
        await seasons_db.lock_season(conn, season.row.id)  # nobody enters meanwhile
        entrants = await seasons_db.entrants_of(conn, season.row.id)
        people = entry.playing(entrants)
        if len(people) < entry.LEAST:
            ended = {"state": "cancelled", "ended_at": now()}
            return await seasons_db.advance_season(conn, season.row, **ended)
        found = divisions.divide(
            await results.newcomers(conn, season.row, people), single=season.row.tournament
        )
        of = {user: number for number, users in enumerate(found, 1) for user in users}
        for user_id, division in of.items():
            values = {"division": division}
            await seasons_db.change_entrant(conn, season.row.id, user_id, values)
        placed = [msgspec.structs.replace(e, division=of[e.user_id]) for e in people]
        return await _store_round(conn, tables, season, placed)


async def _draw(tables: Tables, season: Season) -> bool:
    async with tables.database.writing() as conn:
        await seasons_db.lock_season(conn, season.row.id)
        entrants = await seasons_db.entrants_of(conn, season.row.id)
        return await _store_round(conn, tables, season, entrants)


async def _store_round(
    conn: AsyncConnection, tables: Tables, season: Season, entrants: Sequence[EntrantRow]
) -> bool:
    """Draw the next round of each division and store it, unless the season has changed."""
    row, number = season.row, season.row.round + 1
    matches, seats = list[MatchRow](), list[MatchSeat]()
    largest = max(n for n in (3, 4) if allows(row.game, n))
    people = entry.playing(entrants)
    for division in sorted({e.division for e in people if e.division is not None}):
        users = [e.user_id for e in people if e.division == division]
        before = season.before(division)
        drawn = rounds.draw_round(users, before, row.seed + division, largest)
        for n, table in enumerate(drawn, 1):
            match = MatchRow(season_id=row.id, round=number, division=division, number=n)
            matches.append(match)
            seats += [_seat(match, place, user) for place, user in enumerate(table)]
    due = tables.served() + timedelta(days=row.days) // MICROSECOND
    changed = {"state": "running", "round": number, "due": due}
    if not await seasons_db.advance_season(conn, row, **changed):
        return False
    await seasons_db.add_round(conn, matches, seats)
    return True


def _seat(match: MatchRow, place: int, user_id: int) -> MatchSeat:
    return MatchSeat(
        season_id=match.season_id, round=match.round, division=match.division,
        number=match.number, place=place, user_id=user_id,
    )  # fmt: skip


# Tables


Reaches = Callable[[int], Awaitable[bool]]
"""What says whether a channel is there, so that people can come."""


async def open_match(
    tables: Tables,
    season: Season,
    match: MatchRow,
    channel_id: int,
    place: Mapping[str, object] = IN_THREAD,
) -> TableSession | None:
    """Open the lobby of a table in a thread, with seats held for its people who can still come.

    `place` are the settings that say what kind of thread that is.

    Return None if it has one by now.
    """
    season = await load(tables, season.row)  # since then people can have been forgotten
    row, at, drawn = season.row, now(), season.drawn(match)
    game, lang = registry.get(row.game), known(row.language)
    held = [
        Held(str(seat.user_id), season.name(seat.user_id), at + JOIN_WITHIN)
        for seat in drawn
        if seat.user_id > 0 and not seat.lost
    ]
    part = SeasonTable(row.id, match.round, match.division, match.number, len(drawn))
    new = NewTable(
        game=row.game,
        guild_id=row.guild_id,
        channel_id=channel_id,
        creator_id=0,
        name=game.words(lang).game().name,
        language=lang,
        options=row.options,
        settings={
            **place, "posts": POSTS[0], "pace": row.pace, "expiry": "default",
            "closed": True, "held": [msgspec.to_builtins(each) for each in held],
            "season": msgspec.to_builtins(part),
        },
        content_hash=row.content_hash,
    )  # fmt: skip
    try:
        async with tables.database.writing() as conn:
            made = await tables_db.create_table(conn, new, at)
            if not await seasons_db.put_table(conn, match, made.id):
                raise _OpenedElsewhereError
    except _OpenedElsewhereError:
        return None
    tables.notify(made.id)
    return await tables.get(made.id)


class _OpenedElsewhereError(Exception):
    """A table that another process has opened meanwhile."""


async def hold_again(tables: Tables, table_id: str) -> TableSession:
    """Hold the seats of a table for the full time, if nobody could be notified for long."""
    async with tables.locked(table_id) as live:
        until, held = now() + JOIN_WITHIN, settings_of(live).held
        if any(each.until < until - PROMPTLY for each in held):
            longer = [msgspec.structs.replace(each, until=until) for each in held]
            settings = {**live.row.settings, "held": [msgspec.to_builtins(e) for e in longer]}
            await lobby.change(tables, live, settings=settings)
        return live


async def settle(tables: Tables, season: Season, match: MatchRow, reaches: Reaches) -> str | None:
    """Continue with a table of a season; return it if its lobby message changed.

    A table that can't be read now stays as it is: it may be readable again.
    """
    if match.table_id is None:
        return None
    live = await tables.get(match.table_id)
    if live.row.status == "lobby":
        return await _settle_lobby(tables, season, match, live, reaches)
    if live.row.status in ("finished", "cancelled"):
        await _count(tables, season, match, live)
    elif match.state != "playing":
        await _change(tables, match, state="playing")
    return None


async def _change(tables: Tables, match: MatchRow, **values: object) -> None:
    async with tables.database.writing() as conn:
        await seasons_db.change_match(conn, match, **values)


async def _settle_lobby(
    tables: Tables, season: Season, match: MatchRow, live: TableSession, reaches: Reaches
) -> str | None:
    drawn, served = season.drawn(match), tables.served()
    if len(live.seats) >= len(drawn):
        await _begin(tables, season, match, live.id)
        return live.id
    if settings_of(live).lobby_message is None:  # nobody was notified yet
        if not await reaches(live.row.channel_id):
            await _free(tables, match, live.id)
        return None
    if not match.due:
        await _change(tables, match, due=served + JOIN_WITHIN // MICROSECOND)
        return None
    if served < match.due:
        return None
    if not await reaches(live.row.channel_id):  # its thread was deleted
        await _free(tables, match, live.id)
        return None
    season = await load(tables, season.row)  # while Discord answered people can have left
    own = {seat.user_id for seat in drawn}  # also if they left and came back
    spare = [e for e in season.entrants if e.state == "spare" and e.user_id not in own]
    if match.state == "open" and spare:
        await _call_substitutes(tables, season, match, live.id, spare)
    elif live.people():
        await _begin(tables, season, match, live.id)
    else:
        async with tables.locked(live.id) as empty:
            if empty.row.status != "lobby" or empty.people():  # they came just now
                return None
            await seating.close(tables, empty)
        await _count(tables, season, match, empty)
    return live.id


async def _free(tables: Tables, match: MatchRow, table_id: str) -> None:
    """Close a lobby that nobody can reach, so that its table is opened again elsewhere."""

    async def without(conn: AsyncConnection) -> None:
        await seasons_db.change_match(conn, match, table_id=None, state="drawn", due=0)

    async with tables.locked(table_id) as live:
        live.require_lobby()
        await seating.close(tables, live, before=[without])


async def _call_substitutes(
    tables: Tables, season: Season, match: MatchRow, table_id: str, spare: Sequence[EntrantRow]
) -> None:
    """Note who did not come, hold their seats for substitutes and notify these in the thread."""
    at, due = now(), tables.served() + STAND_IN_WITHIN // MICROSECOND
    held = [Held(str(each.user_id), each.name, at + STAND_IN_WITHIN) for each in spare]
    async with tables.locked(table_id) as live:
        absent, message = _absent(season, match, live), _call(live, spare)
        if live.row.status != "lobby" or not absent:  # they came just now
            return

        async def before(conn: AsyncConnection) -> None:
            await _lose(conn, season, match, absent)
            await seasons_db.change_match(conn, match, state="late", due=due)
            await outbox_db.add_messages(conn, live.id, [message], at)

        settings = {**live.row.settings, "held": [msgspec.to_builtins(e) for e in held]}
        await lobby.change(tables, live, [before], settings=settings)


def _call(live: TableSession, spare: Sequence[EntrantRow]) -> NewMessage:
    """Return the message that notifies substitutes in the thread."""
    called = spare[:CALLED]
    who = " ".join(f"<@{each.user_id}>" for each in called)
    return NewMessage(
        kind="invited",
        nonce=f"{live.id}-substitutes",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={
            "text": say(live.lang, "season-substitutes", who=who, table=live.id),
            "people": [str(each.user_id) for each in called],
        },
    )


def _absent(season: Season, match: MatchRow, live: TableSession) -> list[int]:
    """Return the people of a table who have no seat there."""
    seated = {seat.user_id for seat in live.people()}
    return [seat.user_id for seat in season.drawn(match) if seat.user_id not in seated]


async def _lose(
    conn: AsyncConnection, season: Season, match: MatchRow, people: Collection[int]
) -> None:
    """Note who lost their seat, once, with a strike; too many strikes put a person out.

    Who is away gets no strike.
    """
    before = {seat.user_id for seat in season.drawn(match) if seat.lost}
    await seasons_db.lock_season(conn, season.row.id)  # nobody leaves meanwhile
    there = {each.user_id: each for each in await seasons_db.entrants_of(conn, season.row.id)}
    users = await users_db.get_users(conn, [user for user in people if user > 0])
    at = now()
    for user_id in people:
        if user_id in before or user_id not in there:
            continue
        await seasons_db.lose_seat(conn, match, user_id)
        away = users[user_id].away_until if user_id in users else None
        if away is not None and away > at:
            continue
        new = entry.struck(there[user_id], 1)
        values = {"strikes": new.strikes, "state": new.state}
        await seasons_db.change_entrant(conn, season.row.id, user_id, values)


async def _begin(tables: Tables, season: Season, match: MatchRow, table_id: str) -> None:
    """Begin a game, with its seats in the order in which they were drawn.

    Seats that are left go to computer players; who has none has lost theirs.
    """
    drawn = season.drawn(match)
    order = {seat.user_id: seat.place for seat in drawn}
    async with tables.locked(table_id) as live:
        if live.row.status != "lobby" or not live.people():  # they left just now
            return
        absent = _absent(season, match, live)

        async def before(conn: AsyncConnection) -> None:
            await _lose(conn, season, match, absent)

        taken = {seat.name for seat in live.seats}
        names = [name for name in lobby.COMPUTERS if name not in taken]
        missing = range(len(drawn) - len(live.seats))
        programs = [SeatRow(seat=0, kind=NORMAL, name=names[n]) for n in missing]
        people = sorted(live.seats, key=lambda seat: order.get(seat.user_id or 0, len(order)))
        await lobby.put_seats(tables, live, [*people, *programs], also=before)
        first = next(seat.user_id for seat in live.people() if seat.user_id is not None)
    await lobby.start(tables, table_id, first)
    await _change(tables, match, state="playing")


async def _count(tables: Tables, season: Season, match: MatchRow, live: TableSession) -> None:
    """Note that a table is over, with all results, and who had lost their seat by then."""
    async with tables.database.writing() as conn:
        await seasons_db.lock_season(conn, season.row.id)
        season = await results.load(conn, season.row)  # nobody is forgotten meanwhile
        # Who has tables of their own wins nothing at those of others.
        others = {each.user_id for each in season.entrants if each.state != "in"}
        seats = results.final_seats(match, season.drawn(match), live, others)
        await _lose(conn, season, match, [seat.user_id for seat in seats if seat.lost])
        cancelled = live.row.status == "cancelled"
        await seasons_db.put_results(conn, match, seats, cancelled=cancelled)


async def close_lobbies(tables: Tables, season: Season) -> list[TableSession]:
    """Close the tables of a season that is over and that have not begun, and return them."""
    closed: list[TableSession] = []
    for match in season.matches:
        if match.table_id is None or match.state == "over":
            continue
        with suppress(Problem, ElsewhereError):  # it can't be read, or was moved away
            if (await tables.get(match.table_id)).row.status == "lobby":
                closed.append(await seating.cancel_lobby(tables, match.table_id))
    return closed
