"""Random games with tokens and cards on asteroids, and cards as a price: invariants hold."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import computer
from games.core.actions import EndTurn, kind
from games.core.codec import encode
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.core.text import LANGUAGES
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.actions import NameWinner, Reopen
from games.projet_ceres.game import GAME
from games.projet_ceres.state import Call
from tests.games.checked import NAMES, check_secrecy, check_waits, check_words
from tests.long import LONG, long_unless
from tests.projet_ceres.invariants import check
from tests.projet_ceres.lying import LYING
from tests.projet_ceres.permuted import permuted

TABLES = 48
"""For each number of players, divided by that: games of more are longer."""
LIMIT = 20_000
RARE = ("returned", "lost", "failed by an effect", "cards set aside", "laid", "tokens")
"""What happens in these games now and then."""


@pytest.mark.parametrize("seats", long_unless([2, 5].__contains__, GAME.seats))
def test_random_games_keep_every_invariant(seats: int) -> None:
    done = Counter[str]()
    for seed in range(4 * TABLES // seats):
        if seed >= TABLES // seats and all(done[key] for key in RARE):
            break  # else a few games more: rare acts depend on the cards
        source = rng(seed, seats, 12)
        options = {"missions": source.pick(("free", "phase2_and_box"))}
        state = GAME.start(options, seats, seed, LYING.hash)
        for _ in range(LIMIT):
            if not state.stack:
                break
            seat = source.below(seats) if source.below(3) == 0 else source.pick(GAME.waiting(state))
            choices = GAME.choices(state, seat)
            action = choices.pick(source)
            if action is None or (isinstance(action, NameWinner | Reopen) and source.below(4)):
                continue
            for event in GAME.apply(state, seat, action).events:
                if isinstance(event, ev.AsteroidDestroyed):
                    done["returned"] += len(event.cards)
                    done["lost"] += len(event.lost)
                if isinstance(event, ev.MissionFailed):
                    done["failed by an effect"] += not isinstance(action, EndTurn)
            check(state)
            done[kind(action)] += 1
            call = state.stack[-1] if state.stack else None
            if isinstance(call, Call):
                done["cards set aside"] += any(each.cards for each in call.pledges)
            done["laid"] += any(each.cards for each in state.belt.values())
            done["tokens"] += any(each.tokens for each in state.belt.values())
        assert not state.stack, "it does not end"
    few = {key: done[key] for key in RARE}
    assert min(few.values()) > 0, few


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_hidden_may_be_anything(seats: int) -> None:
    """A viewer sees and may do the same for anything others hold or have set aside."""
    looked = 0
    for seed in range(4):
        source = rng(seed, seats, 13)
        state = GAME.start({"missions": "free"}, seats, seed, LYING.hash)
        for step in range(500):
            if not state.stack:
                break
            call = state.stack[-1]
            given = isinstance(call, Call) and any(each.cards for each in call.pledges)
            if (given and looked < 40) or step % 40 == 0:
                looked += given
                check_waits(GAME, state)
                for viewer in (None, *range(seats)):
                    check_secrecy(GAME, state, viewer, source)
                    other = permuted(state, viewer, source)
                    check(other)
                    seen = encode(GAME.mask(state, viewer))
                    assert encode(GAME.mask(other, viewer)) == seen
                    if viewer is not None:
                        assert GAME.legal(other, viewer) == GAME.legal(state, viewer)
            seat = source.pick(GAME.waiting(state))
            legal = GAME.legal(state, seat)
            kinds = sorted({type(each) for each in legal}, key=str)
            chosen = source.pick(kinds)
            GAME.apply_unchecked(
                state, seat, source.pick([each for each in legal if isinstance(each, chosen)])
            )
    assert looked > 5


def test_everything_that_can_be_said_is_said_in_both_languages() -> None:
    source = rng(3, 14)
    state = GAME.start({"missions": "free"}, 3, 2, LYING.hash)
    for step in range(600):
        if not state.stack:
            break
        if step % (5 if isinstance(state.stack[-1], Call) else 25) == 0:
            check_words(GAME, state, 3)
        seat = source.pick(GAME.waiting(state))
        action = source.pick(GAME.legal(state, seat))
        for event in GAME.apply_unchecked(state, seat, action).events:
            for lang in LANGUAGES:
                GAME.words(lang, LYING.hash).event(event, NAMES[:3])


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=LONG)])
def test_computer_seats_give_cards_and_finish(seats: int) -> None:
    given = 0
    for seed in range(2):
        state, source = GAME.start({}, seats, seed, LYING.hash), rng(seed, 2)
        for _ in range(LIMIT):
            if not (waiting := GAME.waiting(state)):
                break
            seat = choose_seat(waiting, source)
            action = computer.choose(GAME, GAME.mask(state, seat), seat, source, "greedy")
            if isinstance(action, act.Pledge) and action.item in LYING.cards:
                given += 1
                assert action.n == 1
            GAME.apply_unchecked(state, seat, action)
            check(state)
        assert state.over
    assert given
