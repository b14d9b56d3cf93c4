"""Tables whose stored rows this program cannot work with: found when a table is loaded."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.service.live import PERSON, VACANT
from bot.service.settings import TableSettings
from db.rows import wrong
from db.tables import SeatRow, TableRow
from games import registry
from games.core.game import AnyGame
from games.core.outcome import Outcome
from games.core.search import LEVELS

KINDS = (PERSON, VACANT, *LEVELS)


class DamageError(Exception):
    """Something stored about a table cannot be read; the text says what, for the log."""


def require_sound(row: TableRow, seats: Sequence[SeatRow]) -> AnyGame:
    """Return the table's game. Raises `DamageError` where its rows are not what they must be."""
    for found in (row, *seats):
        why = wrong(found)
        if why is not None:
            raise DamageError(f"{type(found).__name__}: {why}")
    try:
        game = registry.get(row.game)
        msgspec.convert(row.settings, TableSettings)
        if row.result is not None:
            msgspec.convert(row.result, Outcome)
    except registry.UnknownGameError as error:
        raise DamageError(f"there is no game {row.game!r}") from error
    except msgspec.ValidationError as error:
        raise DamageError(str(error)) from error
    odd = [seat.kind for seat in seats if seat.kind not in KINDS]
    if odd:
        raise DamageError(f"a seat of kind {odd[0]!r}")
    if [seat.seat for seat in seats] != list(range(len(seats))):
        raise DamageError("seats are missing")
    if row.status == "lobby":
        _require_options(game, row)
    return game


def _require_options(game: AnyGame, row: TableRow) -> None:
    chosen = game.complete({key: str(value) for key, value in row.options.items()})
    for option in game.options():
        if chosen[option.key] not in option.values:
            raise DamageError(f"option {option.key} has an unknown value")
