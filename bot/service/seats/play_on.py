"""Playing on from a turn of a game that is over, against computer players.

It is a practice: nothing of it counts. What the seat could not see in that position is dealt again,
or stays as it was.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

import db.tables as tables_db
from bot.service.history.past_turns import around, past_of
from bot.service.seats import lobby
from bot.service.tables.session import PERSON, TableSession
from bot.service.tables.settings import POSTS, Origin
from bot.service.tables.store import Tables
from bot.shared.names import distinct
from bot.shared.problems import DamagedProblem, Problem
from bot.shared.text import say
from db.tables import NewTable, SeatRow, TableRow
from games.core.computer import Level
from games.core.ladder import offered
from games.core.outcome import Outcome
from games.core.rng import rng
from games.core.text import Language, clip

MOST = 3
"""Tables of this kind that one person can have at once."""
NAME = 60
"""Characters of a table's name."""


class Position(NamedTuple):
    """A turn of a game that is over, in its round (0: none), and the position after it."""

    turn: int
    turns: int
    round: int
    state: Any


class Choice(NamedTuple):
    """How to play on: in which seat, against which level, with new hidden cards or the old ones."""

    seat: int
    level: Level
    deal: bool


class Player(NamedTuple):
    """Who plays on, and where."""

    user_id: int
    name: str
    lang: Language
    guild_id: int | None
    channel_id: int
    thread: bool = False


async def position_of(tables: Tables, live: TableSession, number: int) -> Position:
    """Return a turn with its position. Raise `Problem` if one can't play on from there."""
    require_over(live)
    past = await past_of(tables, live)
    turn = min(number, past.last)
    state = (await around(tables, live, past, turn)).after
    if state is None:
        raise Problem("problem-play-on-lost", table=live.id, turn=turn)
    if not live.game.waiting(state):
        raise Problem("problem-play-on-ended", table=live.id)
    opened = past.turns[turn].round if turn else 0
    return Position(turn, past.last, opened, state)


def require_over(live: TableSession) -> None:
    """Raise `Problem` unless a game has a result: a position of a running game stays its own."""
    if live.row.status != "finished":
        raise Problem("problem-play-on-running", table=live.id)


async def require_room(
    tables: Tables, live: TableSession, position: Position, choice: Choice, user_id: int
) -> TableRow | None:
    """Return the table at which a person plays on from there already, if there is one.

    Raise `Problem` if they play on at as many tables as one can.
    """
    require_over(live)
    if choice.level not in offered(live.game):
        raise Problem("problem-unknown-level")
    async with tables.database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, user_id)
    mine = [row for row in rows if row.creator_id == user_id and row.status != "lobby"]
    found = [(row, origin) for row in mine if (origin := _origin_of(row)) is not None]
    place = live.id, position.turn, choice.seat
    for row, origin in found:
        if (origin.table, origin.turn, origin.seat) == place:
            return row
    if len(found) >= MOST:
        listed = ", ".join(sorted(f"#{row.id} (<#{row.channel_id}>)" for row, _ in found))
        raise Problem("problem-play-on-many", tables=listed, most=MOST)
    return None


def _origin_of(row: TableRow) -> Origin | None:
    """Return where a table began; None if at the beginning, or if that cannot be read."""
    try:
        return msgspec.convert(row.settings.get("origin"), Origin | None)
    except msgspec.ValidationError:
        return None


async def open_table(
    tables: Tables, live: TableSession, position: Position, choice: Choice, player: Player
) -> TableSession:
    """Open a table that begins in a position of a game that is over, and begin it."""
    label = live.game.words(player.lang).game().name
    place = {"game": label, "table": live.id, "turn": position.turn}
    origin = Origin(live.id, position.turn, choice.seat, points_of(live, choice.seat))
    new = NewTable(
        game=live.row.game,
        guild_id=player.guild_id,
        channel_id=player.channel_id,
        creator_id=player.user_id,
        name=clip(say(player.lang, "play-on-name", **place), NAME),
        language=player.lang,
        options=live.row.options,
        settings={**_settings(live, player), "origin": msgspec.to_builtins(origin)},
        content_hash=live.row.content_hash,
    )
    opened = await lobby.create(tables, new, _seats(live, choice, player))
    # A bot that dies here leaves a lobby that makes way for any other table (`lobby.create`).
    async with tables.locked(opened.id) as begun:
        begun.require_lobby()
        state = dealt(live, position.state, choice)
        await lobby.begin(tables, begun, player.user_id, state, begun.row.settings)
        return begun


def dealt(live: TableSession, state: Any, choice: Choice) -> Any:
    """Return a copy of a position; what the seat could not see there is dealt again if chosen."""
    if not choice.deal:
        return live.game.copy(state)
    seen = live.game.mask(state, choice.seat)
    return live.game.determinize(seen, rng(secrets.randbits(64)))


def points_of(live: TableSession, seat: int) -> int:
    """Return the points of a seat at the end of a game."""
    outcome = msgspec.convert(live.row.result, Outcome)
    found = next((score.total for score in outcome.scores if score.seat == seat), None)
    if found is None:
        raise DamagedProblem(live.id)
    return found


def _settings(live: TableSession, player: Player) -> dict[str, object]:
    """Return the settings of a practice, with the content pack and the colours of the game."""
    kept = {key: live.row.settings[key] for key in ("pack", "theme") if key in live.row.settings}
    inside = {"thread": True} if player.thread else {}
    return {"posts": POSTS[0], "practice": True, "closed": True, **kept, **inside}


def _seats(live: TableSession, choice: Choice, player: Player) -> Sequence[SeatRow]:
    """Return the seats: the player's, and computer players in all others."""
    names = iter(lobby.COMPUTERS)
    mine = SeatRow(seat=choice.seat, kind=PERSON, name="", user_id=player.user_id)
    others = [
        SeatRow(seat=seat.seat, kind=choice.level, name=next(names))
        for seat in live.seats
        if seat.seat != choice.seat
    ]
    name = distinct(player.name, [seat.name for seat in others])
    return sorted([*others, msgspec.structs.replace(mine, name=name)], key=lambda seat: seat.seat)
