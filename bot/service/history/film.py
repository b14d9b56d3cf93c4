"""The turns of a game that is over, as all saw them, for its film."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from bot.service.history.past_turns import Moment, past_of, played
from bot.service.tables.session import Live
from bot.service.tables.state_cache import Past
from bot.service.tables.store import Tables
from bot.shared.problems import DamagedProblem, Problem


class Scene(NamedTuple):
    """What all could see after a turn, or a phase of several seats, and who decided in it.

    Turn 0 is the beginning; `round` is 0 where a game has none, `closes` tells that it was the last
    turn of it.
    """

    view: Any
    turn: int
    round: int
    seats: tuple[int, ...]
    closes: bool


async def scenes_of(tables: Tables, live: Live) -> list[Scene]:
    """Return how a game looked after every turn, first its beginning.

    Raises `Problem` where its log does not lead any more to where it led then; it says from which
    turn on.
    """
    past = await past_of(tables, live)
    moments = await played(tables, live, past)
    # A long game takes some tenths of a second, in which others press.
    return await asyncio.to_thread(_scenes, live, past, moments)


def _scenes(live: Live, past: Past, moments: Iterator[Moment]) -> list[Scene]:
    game = live.game
    ends = {one.number for one, other in pairwise(past.turns[1:]) if one.round != other.round}
    found: list[Scene] = []
    for turn, _, state in moments:
        if state is None:
            if not turn.number:
                raise DamagedProblem(live.id)
            raise Problem("problem-film-diverged", table=live.id, turn=turn.number)
        view = game.mask(game.copy(state), None)
        closes = turn.number in ends
        found.append(Scene(view, turn.number, turn.round, turn.seats, closes))
    return found
