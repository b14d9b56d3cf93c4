"""Opening tables, taking seats, starting."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.contents as contents_db
import db.tables as tables_db
from bot.service.seats import deals, held_seats, seating
from bot.service.seats.content_packs import Pack
from bot.service.tables.session import PERSON, TableSession
from bot.service.tables.settings import LOBBY_ONLY, pace_of
from bot.service.tables.store import Tables, game_of
from bot.service.tables.transaction import ExtraWrite, Step, Transaction
from bot.service.timekeeping import absence, table_clocks
from bot.service.turns.commit import write
from bot.shared.clock import now
from bot.shared.names import distinct
from bot.shared.problems import Problem, SetupProblem
from bot.shared.text import known
from db.contents import ContentRow
from db.errors import ChannelBusy
from db.tables import NewTable, SeatRow, TableRow
from games.core import codec
from games.core.computer import Level
from games.core.events import Applied, Event
from games.core.game import AnyGame
from games.core.ladder import offered
from games.core.text import Language

READING = timedelta(hours=1)
"""How long a practice that has not started keeps its channel."""
COMPUTERS = ("Kepler", "Huygens", "Cassini", "Herschel", "Leavitt", "Piazzi")
"""Names of computer players, in the order in which they sit down."""


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """The known facts of a table when it is opened."""

    game: str
    guild_id: int | None
    channel_id: int
    creator_id: int
    creator_name: str
    lang: Language
    name: str = ""
    options: Mapping[str, str] = {}
    settings: dict[str, object] = {}
    pack: Pack | None = None


async def open_table(tables: Tables, opening: Opening) -> TableSession:
    """Open a lobby in a channel with its creator seated."""
    game = game_of(opening.game)
    new = NewTable(
        game=opening.game,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        creator_id=opening.creator_id,
        name=opening.name or game.words(opening.lang).game().name,
        language=opening.lang,
        options=dict[str, object](game.complete(opening.options)),
        settings=_with_pack(opening),
        content_hash=None if opening.pack is None else opening.pack.hash,
    )
    seat = SeatRow(seat=0, kind=PERSON, name=opening.creator_name, user_id=opening.creator_id)
    return await create(tables, new, [seat])


async def create(tables: Tables, new: NewTable, seats: Sequence[SeatRow]) -> TableSession:
    """Open a lobby with these seats. Raise `Problem` if a table runs in its channel.

    A practice that has not started makes way: only its player has seen it.
    """
    try:
        return await _create(tables, new, seats)
    except ChannelBusy as error:
        if error.table_id is None or not await _made_way(tables, error.table_id, new.creator_id):
            raise Problem("problem-channel-busy", table=error.table_id or "?") from error
    try:
        return await _create(tables, new, seats)
    except ChannelBusy as error:
        raise Problem("problem-channel-busy", table=error.table_id or "?") from error


async def _create(tables: Tables, new: NewTable, seats: Sequence[SeatRow]) -> TableSession:
    async with tables.database.writing() as conn:
        row = await tables_db.create_table(conn, new, now())
        await tables_db.put_seats(conn, row.id, seats)
    tables.notify(row.id)
    return await tables.get(row.id)


async def _made_way(tables: Tables, table_id: str, user_id: int) -> bool:
    """Close a practice that has not started, if it is the person's or was left; else refuse."""
    async with tables.database.reading() as conn:
        row = await tables_db.find_table(conn, table_id)
    if row is None or not practising(row):
        return False
    left = "origin" in row.settings  # it would have begun at once
    if not left and row.creator_id != user_id and row.created_at > now() - READING:
        return False
    await seating.cancel_lobby(tables, table_id)
    return True


def practising(row: TableRow) -> bool:
    """Return whether a table is a practice that has not started and has no lobby message.

    A practice for several people is in a lobby like any other.
    """
    shown = "lobby_message" in row.settings
    return row.status == "lobby" and row.settings.get("practice") is True and not shown


def _with_pack(opening: Opening) -> dict[str, object]:
    if opening.pack is None:
        return opening.settings
    return {**opening.settings, "pack": opening.pack.names[opening.lang]}


AGAIN = (
    "remind", "absent", "forced", "theme", "pack", "thread", "forum", "pace", "expiry", "posts",
    "practice",
)  # fmt: skip
"""Settings that a table for a rematch takes over."""


async def rematch(
    tables: Tables, live: TableSession, user_id: int, name: str, channel_id: int
) -> TableSession:
    """Open a table like one that is over: its options, and its seats held for its players.

    The player who asks for it opens it, and sits down at once.
    """
    if live.row.status != "finished":
        raise Problem("problem-not-finished", table=live.id)
    people = {seat.user_id: seat.name for seat in live.people() if seat.user_id is not None}
    others = [(other, called) for other, called in people.items() if other != user_id]
    given = live.row.settings
    kept = {key: given[key] for key in AGAIN if key in given}
    new = NewTable(
        game=live.row.game,
        guild_id=live.row.guild_id,
        channel_id=channel_id,
        creator_id=user_id,
        name=live.row.name,
        language=live.row.language,
        options=live.row.options,
        settings={**kept, **_for_rematch(others, practice=bool(given.get("practice")))},
        content_hash=live.row.content_hash if "pack" in given else None,
    )
    seats = [SeatRow(seat=0, kind=PERSON, name=name, user_id=user_id)]
    # A seat that a program took over from a player is left free.
    programs = (s for s in live.seats if live.computer(s.seat) and s.original_user_id is None)
    seats += [SeatRow(seat=n, kind=each.kind, name=each.name) for n, each in enumerate(programs, 1)]
    try:
        return await create(tables, new, seats)
    except Problem as problem:
        there = await tables.in_channel(channel_id)
        if problem.key == "problem-channel-busy" and there is not None:
            _require_elsewhere(there, live, user_id)
        raise


def _for_rematch(others: Sequence[tuple[int, str]], *, practice: bool) -> dict[str, object]:
    """Return the settings that hold the seats of a rematch; a practice is closed to others."""
    held: dict[str, object] = {"held": held_seats.holds(others, now())}
    return {**held, "closed": True} if practice else held


def _require_elsewhere(there: TableSession, ended: TableSession, user_id: int) -> None:
    """Raise Problem if the rematch is open already, with the table that has a person's seat."""
    if there.row.status != "lobby" or there.row.game != ended.row.game:
        return
    where = {"table": there.id, "where": f"<#{there.row.channel_id}>"}
    if there.seat_of(user_id) is not None:
        raise Problem("problem-rematch-seated", **where)
    held = next((e for e in held_seats.held(there) if e.user_id == str(user_id)), None)
    if held is not None:
        until = f"<t:{int(held.until.timestamp())}:f>"
        raise Problem("problem-rematch-held", **where, until=until)


async def join(tables: Tables, table_id: str, user_id: int, name: str) -> TableSession:
    """Seat a person at a table that has not begun."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        if live.seat_of(user_id) is not None:
            raise Problem("problem-already-seated", table=live.id)
        name = distinct(name, [seat.name for seat in live.seats])
        await _add(tables, live, SeatRow(seat=0, kind=PERSON, name=name, user_id=user_id))
        return live


async def add_computer(tables: Tables, table_id: str, level: Level) -> TableSession:
    """Seat a program at a table that has not begun."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        if level not in offered(live.game):
            raise Problem("problem-unknown-level")
        taken = {seat.name for seat in live.seats}
        name = next((n for n in COMPUTERS if n not in taken), f"{level} {len(live.seats) + 1}")
        await _add(tables, live, SeatRow(seat=0, kind=level, name=name))
        return live


async def _add(tables: Tables, live: TableSession, seat: SeatRow) -> None:
    held_seats.require_room(live, seat.user_id)
    await put_seats(tables, live, [*live.seats, seat])


async def leave(tables: Tables, table_id: str, user_id: int) -> TableSession:
    """Take a person's seat away from a table that has not begun; it is not held for them."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        seat = live.require_seat(user_id)
        left = [each for each in live.seats if each.seat != seat]
        await put_seats(tables, live, left, settings=held_seats.without(live, user_id))
        return live


async def remove_computer(tables: Tables, table_id: str) -> TableSession:
    """Take the last program's seat away from a table that has not begun."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        programs = [s.seat for s in live.seats if live.computer(s.seat)]
        if not programs:
            raise Problem("problem-no-computer", table=live.id)
        await put_seats(tables, live, [s for s in live.seats if s.seat != programs[-1]])
        return live


async def put_seats(
    tables: Tables,
    live: TableSession,
    seats: list[SeatRow],
    also: ExtraWrite | None = None,
    **changes: Any,
) -> None:
    """Store the seats of a table that has not begun, and other changes; its lock is held."""
    numbered = [msgspec.structs.replace(seat, seat=i) for i, seat in enumerate(seats)]

    async def put(conn: AsyncConnection) -> None:
        await tables_db.put_seats(conn, live.id, numbered)

    await change(tables, live, [put] if also is None else [put, also], **changes)
    live.seats = numbered


async def set_option(tables: Tables, table_id: str, key: str, value: str) -> TableSession:
    """Change one option of a table that has not begun."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        options = {**live.game.complete(_strings(live.row)), key: value}
        sizes = [size for size in live.game.seats if size >= len(live.seats)]
        refusals = [live.game.setup_refusal(options, size) for size in sizes]
        # More people can still make the table fit; `start` checks the people who are there.
        if refusals and refusals[0] is not None and None not in refusals:
            raise SetupProblem(live.game, refusals[0])
        await change(tables, live, options=options)
        return live


def missing(live: TableSession) -> int:
    """Return how many players more a table needs with its options; below 0: it has too many."""
    chosen, taken = options(live), len(live.seats)
    fitting = [n for n in live.game.seats if live.game.setup_refusal(chosen, n) is None]
    return min((n - taken for n in fitting), key=lambda left: (left < 0, abs(left)), default=0)


async def set_pack(tables: Tables, table_id: str, pack: Pack | None) -> TableSession:
    """Choose the component set of a table that has not begun; `None` is the bot's own."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        settings = {key: value for key, value in live.row.settings.items() if key != "pack"}
        if pack is not None:
            settings["pack"] = pack.names[live.lang]
        await change(
            tables, live, content_hash=None if pack is None else pack.hash, settings=settings
        )
        return live


async def set_clocks(tables: Tables, table_id: str, key: str, value: str) -> TableSession:
    """Set the pace of a table that has not begun, or the act on an empty bank there."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        await change(tables, live, settings={**live.row.settings, key: value})
        return live


async def change(
    tables: Tables, live: TableSession, before: Sequence[ExtraWrite] = (), **changes: Any
) -> None:
    """Change anything that is not part of the log: name, language, options, settings, channel.

    With another pace the clocks are set to its start. The caller holds the table's lock: a table
    that cannot be stored is loaded afresh. `before` is written in the same transaction.
    """
    at, pace, changes = now(), pace_of(live), {**_titled(live, changes), **changes}
    async with tables.database.writing() as conn:
        for each in before:
            await each(conn)
        await tables_db.update_table(conn, live.id, at, **changes)
        live.row = msgspec.structs.replace(live.row, updated_at=at, **changes)
        if pace_of(live) != pace:
            gone = await absence.until(conn, live.id, at)
            await table_clocks.set_anew(conn, tables, live, gone)
    tables.notify(live.id)


def _titled(live: TableSession, changes: Mapping[str, Any]) -> dict[str, str]:
    """Return the title in another language of a table that was given none but its game's name."""
    if live.row.name != live.game.words(live.lang).game().name:
        return {}
    lang = known(changes.get("language", live.lang))
    return {} if lang == live.lang else {"name": live.game.words(lang).game().name}


def _strings(row: TableRow) -> dict[str, str]:
    return {key: str(value) for key, value in row.options.items()}


def options(live: TableSession) -> dict[str, str]:
    """Return the table's options, complete."""
    return live.game.complete(_strings(live.row))


async def start(tables: Tables, table_id: str, user_id: int) -> TableSession:
    """Begin: deal, and ask for the first decision; keep seats in the order people joined."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        game = live.game
        if "origin" in live.row.settings:
            raise Problem("problem-play-on-begin", table=live.id)
        if not live.people():
            raise Problem("problem-no-people", table=live.id)
        chosen = options(live)
        why = game.setup_refusal(chosen, len(live.seats))
        if why is not None:
            raise SetupProblem(game, why)
        seed = secrets.randbits(64)
        state = game.start(chosen, len(live.seats), seed, live.row.content_hash)
        kept = {k: v for k, v in live.row.settings.items() if k not in LOBBY_ONLY}
        deal = deals.drawn(live, seed, state.content)

        async def also(conn: AsyncConnection) -> None:
            await keep_content(conn, game, state.content)
            await deals.keep(conn, live, deal)

        opening = game.rules.opening(state)
        await begin(tables, live, user_id, state, kept, opening=opening, also=[also])
        return live


async def begin(
    tables: Tables,
    live: TableSession,
    user_id: int,
    state: Any,
    settings: dict[str, object],
    *,
    opening: Sequence[Event] = (),
    also: Sequence[ExtraWrite] = (),
) -> None:
    """Begin a table in a position, with the settings it has from then on.

    The caller holds its lock. `also` is written in the same transaction.
    """
    content = state.content
    step = Step(
        "start",
        None,
        user_id,
        applied=Applied(events=list(opening), revealed=True, closed=True),
        blob=codec.save(live.game, state),
        state_hash=codec.state_hash(state),
    )

    async def before(conn: AsyncConnection) -> None:
        if settings != live.row.settings:
            await tables_db.update_table(conn, live.id, now(), settings=settings)

    async def after(conn: AsyncConnection) -> None:
        await tables_db.update_table(conn, live.id, now(), content_hash=content)

    started = Transaction([step], state, status="playing", started=True, epoch=True)
    await write(tables, live, started, before=[before], also=[*also, after])
    live.row = msgspec.structs.replace(live.row, content_hash=content, settings=settings)


async def keep_content(conn: AsyncConnection, game: AnyGame, content: str) -> None:
    """Store the component set that a table uses, so that it outlives this version."""
    await contents_db.put_content(
        conn,
        ContentRow(
            hash=content,
            game=game.key,
            name=game.words("en").game().name,
            blob=game.components.sets.blob(content),
            added_at=now(),
        ),
    )
