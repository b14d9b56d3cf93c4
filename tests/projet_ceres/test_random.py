"""Random games by post: any seat is drawn, waiting or not; holds, delayed plays, expiry."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.core.actions import kind
from games.core.rng import Rng, rng
from games.projet_ceres.actions import NameWinner, Reopen
from games.projet_ceres.game import GAME
from games.projet_ceres.state import State
from tests.games.checked import check_waits
from tests.long import long_unless
from tests.projet_ceres.invariants import check

GAMES = 60
"""For each number of players."""
PARTS = 15
LIMIT = 20_000
TOGGLES = (NameWinner, Reopen)
"""What may be done and undone without end."""


class Table:
    """A game in which each seat can do anything at any time."""

    def __init__(self, seats: int, seed: int) -> None:
        self.source: Rng = rng(seed, 4)
        options = {each.key: self.source.pick(each.values) for each in GAME.rules.options}
        self.state: State = GAME.start(options, seats, seed)
        self.seats = seats
        self.later: list[tuple[int, Any]] = []
        self.done = Counter[str]()

    def held(self, state: State, key: str) -> list[int]:
        """Let some seat hold every few boundaries."""
        return [seat for seat in range(self.seats) if self.source.below(12) == 0]

    def apply(self, seat: int, action: Any) -> None:
        asked = seat in GAME.waiting(self.state)
        GAME.apply(self.state, seat, action, self.held)
        self.done[kind(action) if asked else f"{kind(action)} unasked"] += 1
        check(self.state)

    def play_later(self) -> None:
        """Carry out plays that were put off as soon as nothing stands in their way."""
        for seat, action in list(self.later):
            why = GAME.refusal(self.state, seat, action)
            if why is None or not why.later:
                self.later.remove((seat, action))
                if why is None:
                    self.apply(seat, action)
                    self.done["put off"] += 1

    def step(self) -> None:
        """Let a seat do something, or run out of time."""
        waiting = GAME.waiting(self.state)
        assert waiting
        if self.source.below(25) == 0:
            seat = self.source.pick(waiting)
            self.apply(seat, GAME.default(self.state, seat))
            self.done["expired"] += 1
            return
        seat = self.source.below(self.seats)
        choices = GAME.choices(self.state, seat)
        if len(self.later) < 3 and self.source.below(4) == 0:
            for action in self.source.shuffled(choices.offers())[:3]:
                why = choices.refusal(action)
                if why is not None and why.later:
                    self.later.append((seat, action))
        action = choices.pick(self.source)
        if action is None:
            assert seat not in waiting, "asked, and nothing to answer"
        elif not isinstance(action, TOGGLES) or self.source.below(4) == 0:
            self.apply(seat, action)


@pytest.mark.parametrize("part", long_unless([0].__contains__, range(PARTS)))
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_draw_the_seat_first_awaited_or_not(seats: int, part: int) -> None:
    """They end, with every invariant after every step, in any order of seats and actions."""
    done = Counter[str]()
    for seed in range(part, GAMES, PARTS):
        table = Table(seats, 1000 * seats + seed)
        for steps in range(LIMIT):
            if not table.state.stack:
                break
            table.play_later()
            if steps % 40 == 0 and table.state.stack:
                check_waits(GAME, table.state)
            if table.state.stack:
                table.step()
        assert not table.state.stack, "it does not end"
        done += table.done
    assert {"play unasked", "discard unasked", "put off", "expired"} <= set(done)
