"""A season that runs: its rounds are drawn, its tables opened, settled and counted.

Everything that is due follows from what is stored; each step is one transaction or can be repeated.
Times are time served (`bot.process.uptime`): while the bot is away nobody's time runs.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import timedelta

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.seasons as seasons_db
import db.tables as tables_db
from bot.service.finding.searches import allows
from bot.service.seasons import divisions, entry, results, rounds
from bot.service.seasons.results import Season
from bot.service.seats import lobby, seating
from bot.service.tables.session import TableSession
from bot.service.tables.settings import POSTS, Held, settings_of
from bot.service.tables.store import Tables
from bot.shared.clock import now
from bot.shared.problems import Problem
from bot.shared.text import known, say
from db.columns import MICROSECOND
from db.outbox import NewMessage
from db.seasons import EntrantRow, MatchRow, MatchSeat, SeasonRow
from db.tables import NewTable, SeatRow
from games import registry
from games.core.computer import NORMAL

log = structlog.stdlib.get_logger(__name__)

JOIN_WITHIN = timedelta(hours=48)
"""How long people have to take their seats."""
STAND_IN_WITHIN = timedelta(hours=24)
"""How long substitutes have after that."""


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
        if served < row.due:
            return False
        await _start(tables, season)
        return True
    open_ = [match for match in season.matches if match.state != "over"]
    here = [match for match in open_ if match.round == row.round]
    if here and served < row.due:
        return False
    if row.round < row.rounds:
        await _draw(tables, season, season.entrants)
    elif open_ and served < row.due:
        return False
    else:
        async with tables.database.writing() as conn:
            await seasons_db.change_season(conn, row.id, state="over", ended_at=now())
    return True


async def _start(tables: Tables, season: Season) -> None:
    """Put the people of a season into divisions and draw its first round."""
    row, people = season.row, entry.playing(season.entrants)
    if len(people) < entry.LEAST:
        async with tables.database.writing() as conn:
            await seasons_db.change_season(conn, row.id, state="cancelled", ended_at=now())
        return
    async with tables.database.reading() as conn:
        found = divisions.divide(await results.newcomers(conn, row, people))
    of = {user: number for number, users in enumerate(found, 1) for user in users}
    placed = [msgspec.structs.replace(each, division=of[each.user_id]) for each in people]
    await _draw(tables, season, placed, started=True)


async def _draw(
    tables: Tables, season: Season, entrants: Sequence[EntrantRow], *, started: bool = False
) -> None:
    """Draw the next round of each division, and store it."""
    row, number = season.row, season.row.round + 1
    matches, seats = list[MatchRow](), list[MatchSeat]()
    largest = max(n for n in (3, 4) if allows(row.game, n))
    for division in sorted({e.division for e in entrants if e.division is not None}):
        people = [e.user_id for e in entry.playing(entrants) if e.division == division]
        before = [] if started else season.before(division)
        drawn = rounds.draw_round(people, before, row.seed + division, largest)
        for n, users in enumerate(drawn, 1):
            match = MatchRow(season_id=row.id, round=number, division=division, number=n)
            matches.append(match)
            seats += [_seat(match, place, user) for place, user in enumerate(users)]
    due = tables.served() + timedelta(days=row.days) // MICROSECOND
    async with tables.database.writing() as conn:
        if started:
            for each in entrants:
                values = {"division": each.division}
                await seasons_db.change_entrant(conn, row.id, each.user_id, values)
        await seasons_db.add_round(conn, matches, seats)
        changed = {"state": "running", "round": number, "due": due}
        await seasons_db.change_season(conn, row.id, **changed)


def _seat(match: MatchRow, place: int, user_id: int) -> MatchSeat:
    return MatchSeat(
        season_id=match.season_id,
        round=match.round,
        division=match.division,
        number=match.number,
        place=place,
        user_id=user_id,
    )


# Tables


async def open_match(
    tables: Tables, season: Season, match: MatchRow, channel_id: int
) -> TableSession:
    """Open the lobby of a table in a thread, with seats held for its people."""
    row, at = season.row, now()
    game, lang = registry.get(row.game), known(row.language)
    held = [
        Held(str(seat.user_id), season.name(seat.user_id), at + JOIN_WITHIN)
        for seat in season.drawn(match)
        if seat.user_id > 0
    ]
    new = NewTable(
        game=row.game,
        guild_id=row.guild_id,
        channel_id=channel_id,
        creator_id=0,
        name=game.words(lang).game().name,
        language=lang,
        options=row.options,
        settings={
            "posts": POSTS[0], "thread": True, "pace": row.pace, "expiry": "default",
            "closed": True, "held": [msgspec.to_builtins(each) for each in held],
            "season": {"id": row.id, "round": match.round, "division": match.division,
                "number": match.number},
        },
        content_hash=row.content_hash,
    )  # fmt: skip
    due = tables.served() + JOIN_WITHIN // MICROSECOND
    async with tables.database.writing() as conn:
        made = await tables_db.create_table(conn, new, at)
        await seasons_db.change_match(conn, match, table_id=made.id, state="open", due=due)
    tables.notify(made.id)
    return await tables.get(made.id)


async def settle(tables: Tables, season: Season, match: MatchRow) -> str | None:
    """Continue with a table of a season; return it if its lobby message changed."""
    if match.table_id is None:
        return None
    try:
        live = await tables.get(match.table_id)
    except Problem as problem:  # it can't be read: it is played again
        log.warning("table of a season opened again", table=match.table_id, why=problem.key)
        await _again(tables, match)
        return None
    if live.row.status == "lobby":
        return await _settle_lobby(tables, season, match, live)
    if live.row.status in ("finished", "cancelled"):
        await _count(tables, season, match, live)
    elif match.state != "playing":
        await _change(tables, match, state="playing")
    return None


async def _again(tables: Tables, match: MatchRow) -> None:
    await _change(tables, match, table_id=None, state="drawn", due=0)


async def _change(tables: Tables, match: MatchRow, **values: object) -> None:
    async with tables.database.writing() as conn:
        await seasons_db.change_match(conn, match, **values)


async def _settle_lobby(
    tables: Tables, season: Season, match: MatchRow, live: TableSession
) -> str | None:
    drawn, served = season.drawn(match), tables.served()
    if len(live.seats) >= len(drawn):
        await _begin(tables, match, live, drawn)
    elif served < match.due:
        return None
    elif match.state == "open" and (spare := _spare(season)):
        await _call_substitutes(tables, season, match, live, spare)
    elif live.people():
        await _note_absent(tables, season, match, live, state="open")
        await _fill(tables, live, len(drawn))
        await _begin(tables, match, live, drawn)
    else:
        await _note_absent(tables, season, match, live, state="over")
        await seating.cancel_lobby(tables, live.id)
    return live.id


def _spare(season: Season) -> list[EntrantRow]:
    """Return the people who came after the start and can play for others."""
    return [each for each in season.entrants if each.state == "spare"]


async def _call_substitutes(
    tables: Tables,
    season: Season,
    match: MatchRow,
    live: TableSession,
    spare: Sequence[EntrantRow],
) -> None:
    """Note who did not come, hold their seats for substitutes and notify these in the thread."""
    at = now()
    held = [Held(str(each.user_id), each.name, at + STAND_IN_WITHIN) for each in spare]
    who = " ".join(f"<@{each.user_id}>" for each in spare)
    message = NewMessage(
        kind="invited",
        nonce=f"{live.id}-substitutes",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={
            "text": say(live.lang, "season-substitutes", who=who, table=live.id),
            "people": [str(each.user_id) for each in spare],
        },
    )
    due = tables.served() + STAND_IN_WITHIN // MICROSECOND
    async with tables.locked(live.id) as held_live:
        absent = _absent(season, match, held_live)

        async def before(conn: AsyncConnection) -> None:
            await _lose(conn, season, match, absent)
            await seasons_db.change_match(conn, match, state="late", due=due)
            await outbox_db.add_messages(conn, live.id, [message], at)

        settings = {**held_live.row.settings, "held": [msgspec.to_builtins(e) for e in held]}
        await lobby.change(tables, held_live, [before], settings=settings)


def _absent(season: Season, match: MatchRow, live: TableSession) -> list[int]:
    """Return the people of a table who have no seat there."""
    seated = {seat.user_id for seat in live.people()}
    return [seat.user_id for seat in season.drawn(match) if seat.user_id not in seated]


async def _note_absent(
    tables: Tables, season: Season, match: MatchRow, live: TableSession, *, state: str
) -> None:
    absent = _absent(season, match, live)
    async with tables.database.writing() as conn:
        await _lose(conn, season, match, absent)
        await seasons_db.change_match(conn, match, state=state)


async def _lose(
    conn: AsyncConnection, season: Season, match: MatchRow, people: Collection[int]
) -> None:
    """Note who lost their seat, once, with a strike; too many strikes put a person out."""
    before = {seat.user_id for seat in season.drawn(match) if seat.lost}
    strikes = {each.user_id: each for each in await seasons_db.entrants_of(conn, season.row.id)}
    for user_id in people:
        if user_id in before or user_id not in strikes:
            continue
        await seasons_db.lose_seat(conn, match, user_id)
        count, state = strikes[user_id].strikes + 1, strikes[user_id].state
        out = count >= entry.STRIKES and state in ("in", "spare")
        values = {"strikes": count, "state": "out" if out else state}
        await seasons_db.change_entrant(conn, season.row.id, user_id, values)


async def _fill(tables: Tables, live: TableSession, size: int) -> None:
    """Give the seats that are left to computer players."""
    async with tables.locked(live.id) as held:
        names = [name for name in lobby.COMPUTERS if name not in held.names]
        missing = range(len(held.seats), size)
        seats = [SeatRow(seat=n, kind=NORMAL, name=names[n]) for n in missing]
        await lobby.put_seats(tables, held, [*held.seats, *seats])


async def _begin(
    tables: Tables, match: MatchRow, live: TableSession, drawn: Sequence[MatchSeat]
) -> None:
    """Begin the game, with its seats in the order in which they were drawn."""
    order = {seat.user_id: seat.place for seat in drawn}
    async with tables.locked(live.id) as held:
        if held.row.status != "lobby":
            return
        seats = sorted(held.seats, key=lambda seat: order.get(seat.user_id or 0, len(order)))
        await lobby.put_seats(tables, held, seats)
        first = next(seat.user_id for seat in held.people() if seat.user_id is not None)
    await lobby.start(tables, live.id, first)
    await _change(tables, match, state="playing")


async def _count(tables: Tables, season: Season, match: MatchRow, live: TableSession) -> None:
    """Note that a table is over, and who had lost their seat by then."""
    lost = [] if live.row.status == "cancelled" else _absent(season, match, live)
    async with tables.database.writing() as conn:
        await _lose(conn, season, match, lost)
        await seasons_db.change_match(conn, match, state="over")


def season_of(live: TableSession) -> int | None:
    """Return the season that a table belongs to."""
    place = settings_of(live).season
    return None if place is None else place.id
