"""The deal of a table: fixed by a public hash at the start, shown when the game is over.

Salt and seed leave this module only for games that have ended.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

import db.deals as deals_db
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import ENDED, Tables
from bot.shared.problems import Problem
from bot.shared.text import say
from db import causes
from db.deals import DealRow
from db.rows import wrong
from games.core.commitment import (
    NONCE,
    SALT,
    Bound,
    Deal,
    commitment,
    hash_of_components,
    seated,
)
from games.core.text import Language

log = structlog.stdlib.get_logger(__name__)


class DealReveal(msgspec.Struct, frozen=True):
    """The public part of a deal: the commitment, and the rest once the game has ended.

    Empty if its row cannot be read.
    """

    commitment: str | None = None
    deal: Deal | None = None


def drawn(live: TableSession, seed: int, content: str) -> Deal:
    """Return the deal of a table that begins, with a fresh salt."""
    bound = Bound(
        game=live.game.key,
        rules=live.game.rules_version,
        options=live.game.complete({key: str(each) for key, each in live.row.options.items()}),
        content=content,
        components=hash_of_components(live.game.components.sets.blob(content)),
        seats=[seated(each.kind, each.name, secrets.token_bytes(NONCE)) for each in live.seats],
    )
    return Deal(salt=secrets.token_bytes(SALT).hex(), seed=str(seed), bound=bound)


async def keep(conn: AsyncConnection, live: TableSession, deal: Deal) -> None:
    """Store a deal, in the transaction that begins the game."""
    bound: dict[str, Any] = msgspec.to_builtins(deal.bound)
    names: list[tuple[str, str] | None] = [
        (seat.pop("name"), seat.pop("nonce")) for seat in bound["seats"]
    ]
    row = DealRow(
        table_id=live.id,
        version=deal.version,
        salt=deal.salt,
        seed=deal.seed,
        bound=bound,
        commitment=commitment(deal),
        names=names,
    )
    await deals_db.add_deal(conn, row)


async def told_of(tables: Tables, live: TableSession) -> DealReveal | None:
    """Return what can be shown now of how a table was dealt; None if nothing was kept."""
    try:
        async with tables.database.reading() as conn:
            row = await deals_db.deal_of(conn, live.id)
        deal = None if row is None else _read(row)
    except (DBAPIError, ValueError, msgspec.ValidationError) as error:
        if isinstance(error, DBAPIError) and not causes.damaged(error):
            raise
        # The reason can name a part of the secret.
        log.error("deal cannot be read", table=live.id)
        return DealReveal()
    if row is None or deal is None:
        return None
    return DealReveal(row.commitment, deal if live.row.status in ENDED else None)


def _read(row: DealRow) -> Deal:
    """Return a stored deal. Raises `ValueError`, also msgspec's, if it is damaged."""
    if wrong(row) is not None:
        raise ValueError("not a row")
    bound = msgspec.convert(row.bound, Bound)
    if row.names is not None:
        seats = [
            seat if pair is None else msgspec.structs.replace(seat, name=pair[0], nonce=pair[1])
            for seat, pair in zip(bound.seats, row.names, strict=True)
        ]
        bound = msgspec.structs.replace(bound, seats=seats)
    deal = Deal(version=row.version, salt=row.salt, seed=row.seed, bound=bound)
    if commitment(deal) != row.commitment or not all(seat.true for seat in bound.seats):
        raise ValueError("another commitment")
    return deal


async def committed(tables: Tables, live: TableSession, first: int, below: str = "") -> str:
    """Return the text below a post from entry `first` on: the first has the commitment."""
    told = await told_of(tables, live) if first <= 1 else None
    if told is None:
        return below
    if told.commitment is None:
        line = say(live.lang, "deal-unreadable")
    else:
        line = say(live.lang, "deal-committed", commitment=told.commitment)
    return "\n".join(filter(None, [below, line]))


async def revealed(tables: Tables, live: TableSession, lang: Language) -> str:
    """Return how a game that is over was dealt. Raises `Problem` if it is not over."""
    told = await told_of(tables, live)
    if told is None:
        origin = settings_of(live).origin
        if origin is not None:
            return say(lang, "deal-played-on", table=live.id, **{"from": origin.table})
        return say(lang, "deal-none", table=live.id)
    if told.commitment is None:
        return say(lang, "deal-unreadable")
    if told.deal is None:
        raise Problem("problem-not-over", table=live.id)
    return say(
        lang,
        "deal-revealed",
        name=live.title,
        table=live.id,
        commitment=told.commitment,
        salt=told.deal.salt,
        seed=told.deal.seed,
    )
