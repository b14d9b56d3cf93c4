"""The part of a table that computations from positions alone need."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.service.tables.caches import SeatCache
from bot.service.tables.preferences import Marks
from games.core.finality import Finality
from games.core.game import AnyGame
from games.core.text import Language
from games.core.words import Words


def stub(game: AnyGame, state: Any) -> Any:
    """Return what panels ask of a table that stands in a position."""

    def finality(seat: int) -> Finality:
        return Finality(game, game.mask(state, seat), seat)

    def words(lang: Language, *, icons: bool = False) -> Words:
        return game.words(lang)

    computed = SeatCache()

    def hints(seat: int) -> Any:
        return computed.get(seat, "hints")

    def keep_hints(seat: int, found: Any) -> None:
        computed.put(seat, "hints", found)

    people = [SimpleNamespace(user_id=None) for _ in state.players]
    return SimpleNamespace(
        game=game, words=words, id="ABCDE", hints=hints, keep_hints=keep_hints, computed=computed,
        finality=finality, seats=people, marks=Marks(),
    )  # fmt: skip
