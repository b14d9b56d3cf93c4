"""Positions of Ares Expedition in which the things hidden from a viewer are different."""

from __future__ import annotations

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
from games.core.rng import Rng, rng


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
