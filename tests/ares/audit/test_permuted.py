"""What is hidden may be anything: a viewer sees, may do and is told the same."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ares.content import CARDS, CORPS
from games.ares.game import GAME
from games.ares.state import (
    PHASES,
    Founding,
    Limit,
    Mulligan,
    Phase,
    Planning,
    Research,
    State,
    Swap,
)
from games.core.codec import encode
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES
from games.core.walk import random_action
from tests.ares.test_order import full_hands

NAMES = ("Ann", "Bob", "Cid", "Dan")


def permuted(state: State, viewer: int | None, source: Rng) -> State:
    """Return another state with the same open things: hidden cards, tiles and choices differ."""
    state = GAME.copy(state)
    top = state.stack[-1]
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    offered = top.offered if isinstance(top, Swap) else ""
    piles = [state.deck, state.discard, *(state.players[seat].hand for seat in others)]
    if isinstance(top, Research):
        piles += [top.dealt[seat] for seat in others]
    spots = [(pile, i) for pile in piles for i in range(len(pile)) if pile[i] != offered]
    cards = [pile[i] for pile, i in spots]
    source.shuffle(cards)
    became = {pile[i]: found for (pile, i), found in zip(spots, cards, strict=True)}
    for pile in piles:
        pile[:] = [became.get(found, found) for found in pile]
    state.discard.sort(key=lambda found: CARDS[found].number)
    tail = state.oceans[state.flipped :]
    source.shuffle(tail)
    state.oceans[state.flipped :] = tail
    source.shuffle(state.dummy)
    state.rng = rng(source.below(1000))
    for seat in others:
        rechoose(state, seat, became, source)
        if isinstance(top, Phase) and top.curtain:
            behind_the_curtain(state, top, seat, source)
    for frame in state.stack:
        if isinstance(frame, Founding):
            redeal(frame, viewer, others, source)
    return state


def rechoose(state: State, seat: int, became: dict[str, str], source: Rng) -> None:
    """Change the sealed choices of another seat, whether it has chosen left aside."""
    match state.stack[-1]:
        case Mulligan(thrown):
            thrown[seat] = [found for found in state.players[seat].hand if source.below(2)]
        case Planning(picks) if picks[seat]:
            previous = state.players[seat].previous
            picks[seat] = source.pick([phase for phase in PHASES if phase != previous])
        case Research(_, _, kept):
            kept[seat] = [became[found] for found in kept[seat]]
        case Limit(marked):
            marked[seat] = [became[found] for found in marked[seat]]
        case _:
            pass


def redeal(frame: Founding, viewer: int | None, others: list[int], source: Rng) -> None:
    left = [name for name in CORPS if viewer is None or name not in frame.dealt[viewer]]
    source.shuffle(left)
    for seat in others:
        frame.dealt[seat] = [left.pop(), left.pop()]
        if frame.picks[seat]:
            frame.picks[seat] = source.pick(frame.dealt[seat])


def behind_the_curtain(state: State, phase: Phase, seat: int, source: Rng) -> None:
    """Change what another seat did in this phase, whether it is done left aside."""
    player, lane = state.players[seat], phase.lanes[seat]
    player.mc += source.below(9)
    player.heat += source.below(5)
    player.tr += source.below(3)
    player.forests += source.below(2)
    lane.slots, lane.bonus, lane.log = source.below(3), bool(source.below(2)), []
    if not lane.done:
        lane.stack = []


def check(state: State, viewer: int | None, source: Rng) -> None:
    other = permuted(state, viewer, source)
    view = GAME.mask(state, viewer)
    assert encode(GAME.mask(other, viewer)) == encode(view), type(state.stack[-1]).__name__
    if viewer is None:
        return
    found = list(GAME.offers(state, viewer))
    assert list(GAME.offers(other, viewer)) == found
    assert list(GAME.likely(other, viewer)) == list(GAME.likely(state, viewer))
    for action in found:
        assert GAME.refusal(other, viewer, action) == GAME.refusal(state, viewer, action)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 3),
        ({"answers": "count"}, 4),
        ({"setup": "mulligan", "answers": "count"}, 2),
        ({"setup": "first", "curtain": "off"}, 2),
        ({"coop": "on"}, 2),
        ({"coop": "on", "curtain": "on"}, 2),
        ({}, 1),
    ],
    ids=str,
)
def test_views_and_choices_do_not_depend_on_what_is_hidden(
    options: dict[str, str], seats: int
) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        state, source, number = GAME.start(options, seats, seed), rng(seed, 3), 0
        while waiting := GAME.waiting(state):
            number += 1
            if number % 5 == 1:
                for viewer in (None, *range(seats)):
                    check(state, viewer, rng(number, seed))
                    seen[type(state.stack[-1]).__name__] += 1
            seat = source.pick(waiting)
            GAME.apply(state, seat, random_action(GAME, state, seat, source))
    assert seen["Phase"] >= 50
    assert seen["Planning"] >= 30


def test_the_hand_limit_neither() -> None:
    for state, source in full_hands():
        for seat in (0, 1):
            GAME.apply(state, seat, random_action(GAME, state, seat, source))
        for viewer in (None, 0, 1, 2):
            check(state, viewer, source)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_difference_would_be_noticed(lang: str) -> None:
    """The other side: what a viewer may know does change the view."""
    state = GAME.start({}, 2, 1)
    own = permuted(state, 1, rng(1))  # hidden from seat 1, so seat 0's hand changed
    assert encode(GAME.mask(own, 0)) != encode(GAME.mask(state, 0))
    assert encode(GAME.mask(own, 1)) == encode(GAME.mask(state, 1))
    assert GAME.words(lang).board(GAME.mask(own, 1), NAMES) == GAME.words(lang).board(
        GAME.mask(state, 1), NAMES
    )
