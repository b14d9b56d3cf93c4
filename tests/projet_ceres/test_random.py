"""Random games by post: any seat is drawn, waiting or not; holds, delayed plays, expiry.

Some are played with a set of tokens and cards on asteroids, and cards as a price (`lying`).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.core import computer
from games.core.actions import EndTurn, kind
from games.core.random_play import choose_seat
from games.core.rng import Rng, rng
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.game import GAME
from games.projet_ceres.state import Call, State
from tests.games.checked import check_waits
from tests.long import LONG, long_unless
from tests.projet_ceres.invariants import check
from tests.projet_ceres.lying import LYING

GAMES = 60
"""For each number of players."""
PARTS = 30
LIMIT = 20_000
TOGGLES = (act.NameWinner, act.Reopen)
"""What may be done and undone without end."""
OFTEN = {"play unasked", "discard unasked", "put off", "expired"}
RARE = {"returned", "lost", "failed by an effect", "cards set aside", "laid", "tokens"}
"""What happens now and then in games of tokens and cards on asteroids."""


class Table:
    """A game in which each seat can do anything at any time."""

    def __init__(self, seats: int, seed: int, content: str | None = None) -> None:
        self.source: Rng = rng(seed, 4)
        options = {each.key: self.source.pick(each.values) for each in GAME.rules.options}
        self.state: State = GAME.start(options, seats, seed, content)
        self.seats = seats
        self.later: list[tuple[int, Any]] = []
        self.done = Counter[str]()

    def held(self, state: State, key: str) -> list[int]:
        """Let some seat hold every few boundaries."""
        return [seat for seat in range(self.seats) if self.source.below(12) == 0]

    def apply(self, seat: int, action: Any) -> None:
        asked = seat in GAME.waiting(self.state)
        for event in GAME.apply(self.state, seat, action, self.held).events:
            if isinstance(event, ev.AsteroidDestroyed):
                self.done["returned"] += len(event.cards)
                self.done["lost"] += len(event.lost)
            if isinstance(event, ev.MissionFailed):
                self.done["failed by an effect"] += not isinstance(action, EndTurn)
        self.done[kind(action) if asked else f"{kind(action)} unasked"] += 1
        check(self.state)
        call = self.state.stack[-1] if self.state.stack else None
        given = isinstance(call, Call) and any(each.cards for each in call.pledges)
        self.done["cards set aside"] += given
        self.done["laid"] += any(each.cards for each in self.state.belt.values())
        self.done["tokens"] += any(each.tokens for each in self.state.belt.values())

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

    def play(self) -> Counter[str]:
        """Play the game to its end; returns what happened how often."""
        for steps in range(LIMIT):
            if self.state.stack:
                self.play_later()
            if not self.state.stack:
                return self.done
            if steps % 40 == 0:
                check_waits(GAME, self.state)
            self.step()
        raise AssertionError("it does not end")


@pytest.mark.parametrize("part", long_unless([0].__contains__, range(PARTS)))
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_draw_the_seat_first_awaited_or_not(seats: int, part: int) -> None:
    """They end, with every invariant after every step, in any order of seats and actions."""
    done = Counter[str]()
    for seed in range(part, 5 * GAMES, PARTS):
        done += Table(seats, 1000 * seats + seed).play()
        if seed >= GAMES - PARTS and set(done) >= OFTEN:
            return
    raise AssertionError(OFTEN - set(done))


@pytest.mark.parametrize("seats", long_unless([3].__contains__, GAME.seats))
def test_so_do_games_of_tokens_and_cards_on_asteroids(seats: int) -> None:
    done = Counter[str]()
    for seed in range(40):
        done += Table(seats, seed, LYING.hash).play()
        if seed >= 4 and set(done) >= RARE:
            return
    raise AssertionError(RARE - set(done))


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=LONG)])
def test_computer_seats_give_cards_and_finish(seats: int) -> None:
    given = 0
    for seed in range(2):
        state, source = GAME.start({}, seats, seed, LYING.hash), rng(seed, 2)
        while waiting := GAME.waiting(state):
            seat = choose_seat(waiting, source)
            action = computer.choose(GAME, GAME.mask(state, seat), seat, source, "greedy")
            if isinstance(action, act.Pledge) and action.item in LYING.cards:
                given += 1
                assert action.n == 1
            GAME.apply_unchecked(state, seat, action)
            check(state)
        assert state.over
    assert given
