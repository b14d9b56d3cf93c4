"""Tables whose stored rows this program cannot work with: found when a table is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.service.tables.session import PERSON, VACANT
from bot.service.tables.settings import TableSettings
from bot.shared.stored import damaged, fits, kept
from db.rows import wrong
from db.tables import SeatRow, TableRow
from games import registry
from games.core.computer import LEVELS
from games.core.game import AnyGame
from games.core.outcome import Outcome

KINDS = (PERSON, VACANT, *LEVELS)


class DamageError(Exception):
    """Something stored about a table cannot be read; the text says what, for the log."""


@dataclass(frozen=True, slots=True)
class DamagedTable:
    """A table that cannot be read: enough to say who can end it, and to do so."""

    row: TableRow
    seats: list[SeatRow]

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a person, if they have one."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)


def require_sound(row: TableRow, seats: Sequence[SeatRow]) -> AnyGame:
    """Return the table's game. Raise `DamageError` if its rows are damaged.

    Its settings, options and result are mended before (`mended`).
    """
    for found in (row, *seats):
        why = wrong(found)
        if why is not None:
            raise DamageError(f"{type(found).__name__}: {why}")
    try:
        game = registry.get(row.game)
    except registry.UnknownGameError as error:
        raise DamageError(f"there is no game {row.game!r}") from error
    odd = [seat.kind for seat in seats if seat.kind not in KINDS]
    if odd:
        raise DamageError(f"a seat of kind {odd[0]!r}")
    if [seat.seat for seat in seats] != list(range(len(seats))):
        raise DamageError("seats are missing")
    return game


def mended(row: TableRow) -> TableRow:
    """Return a table with defaults for the settings and options that cannot be read."""
    settings = kept(row.settings, TableSettings)
    options = _options(row)
    result = row.result if fits(row.result, Outcome | None) else None
    for cell, found in (("settings", settings), ("options", options), ("result", result)):
        if found != getattr(row, cell):
            damaged(row, cell)
    return msgspec.structs.replace(row, settings=settings, options=options, result=result)


def _options(row: TableRow) -> dict[str, object]:
    """Return the options of a table that its game has, as far as they can be chosen."""
    given = row.options if fits(row.options, dict[str, object]) else {}
    if row.status != "lobby" or row.game not in registry.game_keys():
        return given
    values = {option.key: option.values for option in registry.get(row.game).rules.options}
    return {key: each for key, each in given.items() if str(each) in values.get(key, (str(each),))}
