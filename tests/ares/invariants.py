"""What must always hold in a game of Ares Expedition."""

from __future__ import annotations

from games.ares import events as ev
from games.ares.content import CARDS, CORPS, OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.flow import complete
from games.ares.state import PHASES, Founding, Phase, Pick, Research, State, Swap

NUMBERS = {name: card.number for name, card in CARDS.items()}
UNTOLD = ("stock-card",)
"""What no amount of a story counts: a card that is played leaves the hand without a word."""


NO_LESSON = {
    "cubes": "co-operative games only",
    "swap": "co-operative games only",
    "bump": "solo games only",
    "phase": "each phase has its own lesson",
    "do-reopen": "its label says all there is",
    "do-sell": "told by research, paying and the limit",
    "do-play": "a refused card that is asked about; the phases tell of cards",
}
"""Frames and kinds of action at any time that a coach says nothing of, and why."""

COUNTED = {"tr": ("stock-tr", 1), "forests": ("forest", 1)}
"""Categories counted as something else, and how many points each of that is."""


def check(state: State) -> None:
    """Check that cards are conserved, stocks not negative and parameters in range."""
    cards(state)
    mars(state)
    players(state)
    lanes(state)
    modes(state)


def cards(state: State) -> None:
    """Every project card is in exactly one place; the discard pile is in order."""
    found = state.deck + state.discard
    for player in state.players:
        found += player.hand + player.played
    for frame in state.stack:
        match frame:
            case Research(dealt):
                found += [card for cards in dealt for card in cards]
            case Phase(lanes=lanes):
                for lane in lanes:
                    for part in lane.stack:
                        if isinstance(part, Pick):
                            found += part.cards
            case Swap(taker, offered):
                assert not offered or offered in state.players[taker].hand
            case _:
                pass
    assert len(found) == 208
    assert set(found) == CARDS.keys()
    assert state.discard == sorted(state.discard, key=NUMBERS.__getitem__)


def mars(state: State) -> None:
    """Parameters are in range and the tiles a permutation."""
    assert 0 <= state.temperature <= TEMPERATURE_STEPS
    assert 0 <= state.oxygen <= OXYGEN_STEPS
    assert 0 <= state.flipped <= OCEANS
    assert sorted(state.oceans) == list(range(OCEANS))


def players(state: State) -> None:
    """Nothing is negative; cubes lie only on cards that hold them."""
    founding = any(isinstance(frame, Founding) for frame in state.stack)
    corporations = [player.corporation for player in state.players]
    if founding:
        assert corporations == [""] * len(state.players)
    else:
        assert len(set(corporations)) == len(corporations)
        assert set(corporations) <= set(CORPS)
    for player in state.players:
        assert min(player.mc, player.heat, player.plant, player.tr, player.forests) >= 0
        for card, n in player.cubes.items():
            assert card in player.played
            assert CARDS[card].holds is not None
            assert n > 0
        assert player.phase in (0, *PHASES)
        assert player.phase == 0 or player.phase != player.previous


def lanes(state: State) -> None:
    """Require that lanes that are done have nothing in progress, and one double use at most."""
    for frame in state.stack:
        if isinstance(frame, Phase):
            for lane in frame.lanes:
                assert not (lane.done and lane.stack)
                assert lane.slots >= 0
                assert max(lane.uses.values(), default=0) <= 2
                assert list(lane.uses.values()).count(2) <= 1


def modes(state: State) -> None:
    """Require that the game ends when its mode says so."""
    if state.mode == "solo":
        assert len(state.players) == 1
        assert sorted(state.dummy + state.dummy_played) == list(PHASES)
        assert state.round <= 25
    if state.mode == "coop":
        taken = 30 - sum(state.pile.values())
        assert min(state.pile.values()) >= 0
        assert 2 * (state.round - 1) <= taken <= 2 * state.round
    if not state.stack:
        last = {"coop": 15, "solo": 25}.get(state.mode)
        assert complete(state) if last is None else state.round == last


def apart(event: object) -> bool:
    """Return whether goods change in another way than an event says."""
    return isinstance(event, ev.CardPlayed) and event.sold > 0  # what a sale is worth, it hides
