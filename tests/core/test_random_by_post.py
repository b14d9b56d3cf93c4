"""Random games of the toy by post: any seat is drawn, waiting or not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.core.actions import kind
from games.core.codec import encode
from games.core.events import Event
from games.core.rng import Rng, rng
from tests.core.test_by_post import OPTIONS, market_of
from tests.games.checked import check_position, check_waits, check_words
from tests.games.test_waits import check_forced
from tests.long import long_unless
from tests.toy.game import TOY
from tests.toy.market import state as market
from tests.toy.market.state import (
    CallFrame,
    FightEnded,
    MuralFrame,
    RepairsFrame,
)
from tests.toy.permuted import permuted
from tests.toy.state import (
    CARDS,
    BidsRevealed,
    Built,
    DealFrame,
    Painted,
    State,
)


class Model:
    """A second model of a fight, kept from the events alone (rules 22.5)."""

    def __init__(self) -> None:
        self.open: dict[str, Any] | None = None

    def hear(self, before: State, events: list[Event]) -> None:
        for event in events:
            match event:
                case market.Attacked(seat=seat, site=site, crew=crew, defender=defender):
                    size = before.sites[site].size
                    self.open = {"sides": (seat, defender), "power": [crew, size]}
                case market.Powered(seat=seat, card=card) if self.open is not None:
                    self.open["power"][self.open["sides"].index(seat)] += card
                case market.FightPassed(seat=seat) if self.open is not None:
                    assert seat == self.speaks()
                    self.open["passed"] = True
                case FightEnded(winner=winner, attack=attack, defence=defence):
                    assert self.open is not None
                    assert [attack, defence] == self.open["power"]
                    assert winner == self.open["sides"][int(attack <= defence)]
                    loser = self.open["sides"][int(attack > defence)]
                    passed = self.open.get("passed")
                    assert passed or not self.could_use(before, loser), "it was still to speak"
                    self.open = None
                case _:
                    pass

    def speaks(self) -> int:
        assert self.open is not None
        attack, defence = self.open["power"]
        return self.open["sides"][int(attack > defence)]

    def could_use(self, before: State, seat: int) -> bool:
        """Return whether a side has more than passing in a position, with any hand."""
        player, used = before.players[seat], market_of(before).used[seat]
        return len(player.hand) > 1 or (player.ore > 3 and len(before.deck) > 1 and not used)

    def check(self, state: State) -> None:
        waits = [wait for wait in TOY.rules.waits(state) if wait.key.startswith("fight ")]
        assert bool(waits) == (self.open is not None)
        if self.open is not None:
            assert [wait.seat for wait in waits] == [self.speaks()]


def gained(events: list[Event], before: State) -> int:
    """Return how much ore there is more after some events than before, in hands and pledges."""
    total = 0
    for event in events:
        match event:
            case BidsRevealed():
                total += 2
            case market.Salvaged() | market.Claimed(gift="ore"):
                total += 1
            case Built(seat=int(), size=size):
                total -= size + market_of(before).price
            case market.Attacked(crew=crew):
                total -= crew
            case market.Prospected():
                total -= 1
            case Painted() if isinstance(before.stack[-1], RepairsFrame | DealFrame):
                total -= int(not _paints_aside(before, event))
            case market.CallClosed(paid=True):
                total -= next(f.need for f in before.stack if isinstance(f, CallFrame))
            case _:
                pass
    return total


def _paints_aside(before: State, event: Painted) -> bool:
    asides = market_of(before).asides
    return any(isinstance(f, MuralFrame) and f.seat == event.seat for f in asides)


def ore_of(state: State) -> int:
    pledged = sum(sum(f.pledged) for f in state.stack if isinstance(f, CallFrame))
    return pledged + sum(player.ore for player in state.players)


def cards_of(state: State) -> list[int]:
    held = [card for player in state.players for card in player.hand]
    offered = [f.card for f in state.stack if isinstance(f, DealFrame)]
    return sorted([*held, *offered, *state.deck, *market_of(state).discard])


def likeable(state: State, seat: int, source: Rng) -> Any:
    """Return a legal action, all kinds equally likely but those from which much follows."""
    legal = TOY.legal(state, seat)
    kinds = sorted({kind(each) for each in legal})
    if not kinds:
        return None
    wanted = source.pick([each for each in kinds for _ in range(OFTEN.get(each, 1))])
    return source.pick([each for each in legal if kind(each) == wanted])


SETUPS = [
    {"deals": "no", "answers": "names"},
    {"deals": "yes", "answers": "count"},
    {"deals": "yes", "answers": "names", "rival": "yes"},
    {"deals": "no", "answers": "count", "rival": "yes"},
]
GAMES = 75
OFTEN = {"build": 4, "attack": 8, "call": 8, "pledge": 8, "collect": 30, "power": 30}


@pytest.mark.parametrize("number", long_unless([1, 3].__contains__, range(len(SETUPS))))
def test_random_games_draw_the_seat_first_awaited_or_not(number: int) -> None:
    """They end, lose no card and no ore, and ask nobody who has no answer."""
    options = SETUPS[number]
    done = Counter[str]()
    for seed in range(GAMES):
        seats = 2 + seed % 2
        state = TOY.start({**OPTIONS, **options, "length": str(1 + seed % 3)}, seats, seed)
        source, model, taken = rng(seed, 9), Model(), 0

        def held(_: State, key: str, source: Rng = source, seats: int = seats) -> list[int]:
            return [seat for seat in range(seats) if source.below(5) == 0]

        while TOY.waiting(state):
            seat = source.below(seats)
            action = likeable(state, seat, source)
            if action is None:
                continue
            before = TOY.copy(state)
            applied = TOY.apply(state, seat, action, held)
            done[f"{kind(action)}{'' if seat in TOY.waiting(before) else ' unasked'}"] += 1
            model.hear(before, applied.events)
            model.check(state)
            assert ore_of(state) == ore_of(before) + gained(applied.events, before)
            assert cards_of(state) == list(CARDS)
            assert min(player.ore for player in state.players) >= 0
            check_position_of(state, seats, source, costly=(taken + seed) % 29 == 0)
            taken += 1
            assert taken < 3000, "it does not end"
        assert not state.stack
        assert not market_of(state).asides
    assert {"raise unasked", "mural unasked", "power unasked", "prospect unasked"} <= set(done)
    assert {"reopen unasked", "unpledge unasked", "collect unasked", "shift unasked"} <= set(done)


def check_position_of(state: State, seats: int, source: Rng, *, costly: bool) -> None:
    for seat in TOY.waiting(state):
        assert TOY.answers(state, seat), "asked, and nothing to answer"
    check_waits(TOY, state)
    if not costly:
        return
    check_position(TOY, state, seats, source)
    check_words(TOY, state, seats)
    for wait in TOY.rules.waits(state):
        if not wait.answered:
            check_forced(TOY, state, wait, anew=True)
    for viewer in (None, *range(seats)):
        other = permuted(state, viewer, source)
        assert encode(TOY.mask(other, viewer)) == encode(TOY.mask(state, viewer))
        if viewer is not None:
            assert TOY.legal(other, viewer) == TOY.legal(state, viewer)
