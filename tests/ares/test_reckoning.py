"""The engine against the second reckoning: prices, requirements, plays, actions, games."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.ares import scoring
from games.ares.actions import Play, Standard, Use
from games.ares.content import CARDS, CORPS, NAMES
from games.ares.effects import TakeOwn
from games.ares.game import GAME
from games.ares.rules import derive
from games.ares.rules.payment import list_price
from games.ares.state import Phase, Player, State
from games.core.random_play import random_action
from games.core.rng import Rng, rng
from tests.ares import builder
from tests.ares import reckoning as second
from tests.ares.builder import Table

SETUPS: tuple[tuple[dict[str, str], int], ...] = (
    ({"level": "expert"}, 1),
    ({}, 2),
    ({"curtain": "off"}, 3),
    ({"setup": "first"}, 4),
    ({"coop": "on"}, 2),
)
SEEDS = 8


def busy(state: State, seat: int, source: Rng) -> Any:
    """Return a random action, rather one that plays or acts."""
    action = random_action(GAME, state, seat, source)
    for _ in range(4):
        if isinstance(action, Play | Use | Standard):
            break
        action = random_action(GAME, state, seat, source)
    return action


def enrich(state: State) -> None:
    """Give each player goods, so that more is played than at random."""
    for player in state.players:
        player.mc += 25
        player.heat += 4
        player.plant += 3


def games(options: dict[str, str], seats: int) -> Iterator[tuple[State, int, Any]]:
    """Yield random rich games: the state, who decides and what, before it is carried out."""
    for seed in range(SEEDS):
        state, source, number = GAME.start(options, seats, seed), rng(seed, 5), 0
        while waiting := GAME.waiting(state):
            number += 1
            seat = source.pick(waiting)
            action = busy(state, seat, source)
            yield state, seat, action
            GAME.apply(state, seat, action)
            if number % 25 == 0:
                enrich(state)


def check_player(player: Player) -> None:
    assert derive.production(player) == second.produced(player)
    assert scoring.categories(player)["cards"] == second.points(player)
    more = (second.total(player, "research_draw"), second.total(player, "research_keep"))
    assert derive.research(player, chooser=True) == (5 + more[0], 2 + more[1])
    assert derive.research(player, chooser=False) == (2 + more[0], 1 + more[1])


def check_lane(state: State, phase: Phase, seat: int, told: Counter[object]) -> None:
    """Check the legal plays and uses of a seat, and the prices it is shown."""
    player = state.players[seat]
    seen = GAME.mask(state, seat).state
    shown = {card: list_price(seen, seat, card) for card in seen.players[seat].hand}
    for card in player.hand:
        may = GAME.refusal(state, seat, Play(card)) is None
        assert may == second.playable(state, seat, card), NAMES[card]["en"]
        told["play", may] += 1
        if second.slot(phase, seat, second.FACTS[card]):
            assert shown[card] == second.asked(player, phase, seat, second.FACTS[card])
    if phase.number != 3:
        return
    for card in player.played:
        for option, found in enumerate(CARDS[card].action):
            free = any(type(part).__name__.endswith("UpTo") for part in found.cost)
            may = GAME.refusal(state, seat, Use(card, option, int(free))) is None
            assert may == second.usable(state, seat, card, option), NAMES[card]["en"]
            told["use", may] += 1


@pytest.mark.parametrize(("options", "seats"), SETUPS, ids=str)
def test_what_may_be_done_and_what_it_costs(options: dict[str, str], seats: int) -> None:
    told: Counter[object] = Counter()
    for number, (state, _, _) in enumerate(games(options, seats)):
        if number % 4:
            continue
        for player in state.players:
            check_player(player)
        phase = state.stack[-1]
        if isinstance(phase, Phase):
            for seat, lane in enumerate(phase.lanes):
                if not lane.done and not lane.stack:
                    check_lane(state, phase, seat, told)
    assert min(told[kind, may] for kind in ("play", "use") for may in (True, False)) >= 10


def test_what_comes_of_it_in_random_games() -> None:
    seen: Counter[str] = Counter()
    for options, seats in SETUPS:
        for state, seat, action in games(options, seats):
            phase = state.stack[-1]
            if not isinstance(phase, Phase) or phase.lanes[seat].stack:
                continue
            if not isinstance(action, Play | Use | Standard) or asks_for_payment(action):
                continue
            try:
                expected = second.Reckoning(state, seat).decide(action)
            except second.Unknown:
                continue
            after = GAME.copy(state)
            GAME.apply(after, seat, action)
            if not after.stack or after.stack[0] != state.stack[0]:
                continue  # the phase closed, and the steps after it are not reckoned
            assert second.standing_of(after, seat) == expected, action
            seen[action.project if isinstance(action, Standard) else action.card] += 1
    assert len(seen) >= 100
    assert sum(seen.values()) >= 1500


def asks_for_payment(action: Any) -> bool:
    return isinstance(action, Play) and action.payment == "cards"


DISCOUNTS = (
    (),
    ("Earth Catapult", "Research Outpost", "Media Group", "Interplanetary Conference"),
    ("Energy Subsidies", "Advanced Alloys", "Mine", "Ganymede Shipyard", "Surface Mines"),
)


@pytest.mark.parametrize("played", DISCOUNTS, ids=len)
@pytest.mark.parametrize("corporation", CORPS.values(), ids=lambda corporation: corporation.id)
def test_every_price_under_every_corporation(corporation: Any, played: tuple[str, ...]) -> None:
    player = Table().seat(0, corp=NAMES[corporation.id]["en"], played=played).player()
    for card in CARDS.values():
        expected = second.price(player, second.FACTS[card.id])
        assert max(derive.price(player, card), 0) == expected, NAMES[card.id]["en"]


SUPPLY = (
    *("Research", "Interns", "Gene Repair", "Mass Converter", "Power Plant", "Power Grid"),
    *("Ganymede Shipyard", "Vesta Shipyard", "Lichen", "Grass", "Conserved Biome", "Comet"),
    *("Deimos Down", "Lava Flows", "Optimal Aerobraking", "Assembly Lines"),
)
"""Cards in play that meet requirements on tags or fire, and hold nothing."""
HOLDERS = ("Fish", "Tardigrades")
"""One card for each kind of cube, so that there is nothing to choose."""
ASKING = {61, 70, 71, 80, 83, 87, 89, 163}
"""Cards whose effects ask even so: branches, discards, cards to keep, two kinds of cubes."""
ASKING_ACTIONS = {3, 13}
"""Actions that show cards."""


def rich(card: Any) -> Table:
    """Return a seat with plenty of everything on a Mars that suits a card."""
    name = NAMES[card.id]["en"].replace("’", "'")
    table = Table().seat(0, corp="Ecoline", mc=200, heat=30, plant=30, tr=30)
    table.seat(0, played=[n for n in SUPPLY if n != name])
    table.seat(0, cubes={n: 0 for n in HOLDERS if n != name})
    table.meet(card)
    return table


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_what_comes_of_every_card(card: Any) -> None:
    name = NAMES[card.id]["en"].replace("’", "'")
    table = rich(card).seat(0, hand=[name]).open(1 if card.colour == "green" else 2)
    reckon(table, Play(card.id), asking=card.number in ASKING)


@pytest.mark.parametrize("card", [c for c in CARDS.values() if c.action], ids=lambda card: card.id)
@pytest.mark.parametrize("own", [False, True], ids=["another", "own"])
def test_what_comes_of_every_action(card: Any, own: bool) -> None:
    name = NAMES[card.id]["en"].replace("’", "'")
    for option, way in enumerate(card.action):
        table = rich(card).seat(0, hand=["Moss"])
        if card.id not in table.player().played:
            table.seat(0, played=[name])
        table.chooses(3 if own else 1)
        if card.holds:
            table.player().cubes[card.id] = 3
        if any(isinstance(part, TakeOwn) and part.cube == "animal" for part in way.cost):
            table.player().cubes[builder.card("Fish")] = 1
        table.open(3)
        amounts = [a.amount for a in GAME.legal(table.state, 0) if is_use(a, card.id, option)]
        assert amounts
        for amount in {min(amounts), max(amounts)}:
            trial = copy.deepcopy(table)
            reckon(trial, Use(card.id, option, amount), asking=card.number in ASKING_ACTIONS)


def is_use(action: Any, card: str, option: int) -> bool:
    return isinstance(action, Use) and (action.card, action.option) == (card, option)


def reckon(table: Table, action: Play | Use, *, asking: bool) -> None:
    """Compare, or see that the owner is asked where that is so."""
    try:
        expected = second.Reckoning(table.state, 0).decide(action)
    except second.Unknown:
        assert asking
        return
    assert not asking
    table.do(action)
    assert second.standing_of(table.state, 0) == expected
