"""What must hold in every position of Projet Cérès (2.4)."""

from __future__ import annotations

from msgspec import UNSET

from games.core.boundaries import Boundary
from games.projet_ceres import events as ev
from games.projet_ceres.content import SETS
from games.projet_ceres.effects import RESOURCES
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.rules.offers import slots
from games.projet_ceres.state import (
    MOST_AGENTS,
    MOST_COL,
    MOST_DEV,
    NOBODY,
    Arrivals,
    Call,
    Fight,
    Scouting,
    State,
)
from tests.projet_ceres.lying import LYING

ODD_SETS = (LYING.hash,)
"""Component sets of cards that the built-in one has not."""
UNTOLD = ("cards",)
"""What no amount of a story counts as gains do: cards that are owned, wherever they are."""
APART = (
    ev.PledgeMade, ev.CallAnswered, ev.CallClosed, ev.FightOpened, ev.FightEnded, ev.CardRevealed,
    ev.CardBought, ev.Moved, ev.Recalled, ev.AsteroidDestroyed, ev.Reopened, ev.AgentPlaced,
)  # fmt: skip
"""With these goods are set aside or come back, or are out of reach on asteroids left behind."""


NO_LESSON = {
    "boundary": "nobody comes there who did not ask for it",
    "do-attempt": "told with the resolutions, once the box asks for one",
}
"""Frames and kinds of action at any time that a coach says nothing of, and why."""

COUNTED = {"devotion": ("points-dev", 3), "colonisation": ("points-col", 1)}
"""Categories counted as something else, and how many points each of that is."""


def check(state: State) -> None:
    """Assert what must always hold; states are whole, not masked."""
    _belt(state)
    _ships(state)
    _cards(state)
    _ceres(state)
    _missions(state)
    for p in state.players:
        assert 0 <= p.dev <= MOST_DEV
        assert 0 <= p.col <= MOST_COL
        assert p.unlocked >= max(p.dev, p.col // 3)
        assert p.influence >= 0
        assert len(p.boxes) <= p.agents <= MOST_AGENTS
        assert bool(p.lane) == p.busy
        _goods(p.goods)


def _goods(goods: dict[str, int]) -> None:
    assert all(n > 0 for n in goods.values())
    assert set(goods) <= set(RESOURCES)


def _belt(state: State) -> None:
    """Require ships of one clan, none face down, and goods of the clan in control (2.4)."""
    t, chart = SETS.get(state.content), chart_of(state)
    for cell, each in state.belt.items():
        assert cell in chart.places
        assert cell not in chart.homes
        assert (each.seat == NOBODY) == (each.ships == 0)
        assert each.ships >= 0
        assert each.up or not (each.ships or each.goods or each.tokens or each.cards)
        # Absent things are left out, so that equal positions are stored as the same bytes.
        assert each.tokens is UNSET or (isinstance(each.tokens, int) and each.tokens > 0)
        assert each.cards is UNSET or each.cards
        _goods(each.goods)
    pile = [each.id for each in state.belt.values() if not each.home]
    gone = [key for key in state.gone if key in t.tiles]
    assert sorted([*pile, *state.tiles, *gone]) == sorted(t.belt)


def _ships(state: State) -> None:
    away = dict.fromkeys(range(len(state.players)), 0)
    for frame in state.stack:
        if isinstance(frame, Fight):
            away[frame.attacker] += frame.ships
            assert state.belt[frame.cell].seat == frame.defender != frame.attacker
        if isinstance(frame, Arrivals):
            away[frame.seat] += sum(each.ships for each in frame.left)
            for each in frame.left:
                assert state.belt[each.cell].seat not in (NOBODY, frame.seat)
    for p in state.players:
        out = sum(each.ships for each in state.belt.values() if each.seat == p.seat)
        total = p.reserve + p.docked + out + away[p.seat]
        assert 6 <= total <= 8
        assert min(p.reserve, p.docked) >= 0


def _cards(state: State) -> None:
    t = SETS.get(state.content)
    scouted: list[str] = []
    laid = [card for each in state.belt.values() for card in each.cards or ()]
    calls = [frame for frame in state.stack if isinstance(frame, Call)]
    for p in state.players:
        own = [card for card in laid if card in p.owned]
        own += [card for call in calls for card in call.pledges[p.seat].cards or ()]
        assert sorted([*p.hand, *p.deck, *p.discard, *p.buildings, *own]) == sorted(p.owned)
        for frame in p.lane:
            if isinstance(frame, Scouting):
                scouted += frame.cards
    owned = [card for p in state.players for card in p.owned if t.cards[card].cost]
    queue = [card for card in state.queue if card]
    everything = [*owned, *state.investment, *queue, *state.common, *scouted]
    mine = {card for p in state.players for card in p.owned}
    everything += [card for card in laid if card not in mine]
    everything += [card for card in state.gone if card in t.cards]
    assert sorted(everything) == sorted(t.investment)
    drawn = [card for p in state.players for f in p.lane for card in getattr(f, "cards", []) or []]
    explorations = [card for card in drawn if card in t.explorations]
    assert sorted([*explorations, *state.explorations, *state.explored]) == sorted(t.explorations)


def _ceres(state: State) -> None:
    t = SETS.get(state.content)
    queued = [each for each in state.projects if each]
    assert sorted([*queued, *state.pile, *state.finished]) == sorted(t.projects)
    assert len(state.projects) == 4
    assert len(state.queue) >= min(slots(len(state.players)), len(state.queue))
    assert 0 <= state.first < len(state.players)
    if state.stack and not isinstance(state.stack[-1], Boundary):
        assert not state.over


def _missions(state: State) -> None:
    t = SETS.get(state.content)
    pile = [card.id for card in t.piles[state.story]]
    assert state.missions == pile[len(pile) - len(state.missions) :]
    assert 0 <= state.die <= 6
    assert not (state.die and not state.active)
    if state.active and t.missions[state.missions[0]].counter:
        assert state.die or any(p.lane for p in state.players), "it fails at once (14.17)"
    calls = [frame for frame in state.stack if isinstance(frame, Call)]
    assert len(calls) <= 1


def apart(event: object) -> bool:
    """Return whether goods change in another way than an event says."""
    return isinstance(event, APART)
