"""The program and a second model of the rules say the same, wherever random games lead."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from games.core.rng import Rng, rng
from games.projet_ceres import actions as act
from games.projet_ceres.content import SETS
from games.projet_ceres.effects import Cost
from games.projet_ceres.game import GAME
from games.projet_ceres.rules import belt, fights, goods, missions
from games.projet_ceres.state import NOBODY, Call, Colonies, Fight, State
from tests.projet_ceres import second
from tests.projet_ceres.lying import LYING

GAMES = 4
"""For each number of players."""
STEPS, EVERY = 300, 15
"""Actions of a game at most, and how many lie between positions; calls are compared all."""
KEYS = second.KEYS


def shake(state: State, source: Rng) -> None:
    """Deal goods, ships and asteroids again, in a position a game might reach."""
    for each in state.belt.values():
        if source.below(3) == 0:
            each.up = True
        if each.up:
            each.goods = {key: n for key in KEYS if (n := source.below(3))}
        # Three players begin next to Ceres, and would never be cut off.
        if len(state.players) == 3 and each.ships and not each.home and source.below(2):
            state.players[each.seat].docked += each.ships
            each.seat, each.ships = NOBODY, 0
        if each.up and not each.ships and source.below(2):
            p = source.pick(state.players)
            if p.reserve:
                p.reserve -= 1
                each.seat, each.ships = p.seat, 1
    for cell in source.shuffled(state.belt)[: source.below(6)]:
        there = state.belt[cell]
        if not there.home and there.seat == NOBODY:
            del state.belt[cell]
            state.tiles.append(there.id)
    for p in state.players:
        p.goods = {key: n for key in KEYS if (n := source.below(3))}
        p.unlocked = max(p.unlocked, source.below(14))
        cards = SETS.get(state.content).cards.values()
        # Also next to an effect that waits for something: what it prints holds all the same (9.2).
        standing = [each.id for each in cards if each.building and each.building.modify]
        p.buildings = source.shuffled(standing)[: source.below(4)]
        p.boxes = ["mercenaries"][source.below(2) :]


def price(source: Rng) -> Cost:
    """Return a cost of a few resources."""
    typed = {key: max(0, source.below(5) - 2) for key in KEYS}
    return Cost(**typed, any=source.below(4), influence=source.below(2))


@cache
def named(seats: int) -> dict[tuple[int, int], str]:
    """Return the program's cells by their places in the model."""
    return {second.place_of(cell): cell for cell in belt.chart(seats).places}


def compare(state: State, source: Rng, tally: Counter[str]) -> None:
    """Compare everything that the model knows of a position."""
    t, seats = SETS.get(state.content), len(state.players)
    there = second.Map(state)
    for p in state.players:
        seat = p.seat
        why = second.described(state, seat)
        cells = {named(seats)[place] for place in second.placeable(state, seat)}
        assert set(belt.placeable(state, seat)) == cells, why
        off = second.cut_off(state, seat)
        assert belt.cut_off(state, seat) == off, why
        tally["cut off"] += off
        notches = {named(seats)[place] for place in there.notches(seat)}
        assert set(belt.chart_of(state).notches[p.home]) == notches
        for cost in [price(source) for _ in range(6)]:
            can = second.payable(state, seat, cost)
            assert goods.affords(t, state, seat, cost) == can, (cost, why)
            tally["payable"] += can
            tally["not payable"] += not can
            if can and cost.any + cost.rock + cost.hydrocarbon + cost.metal:
                paid(state, seat, cost)
        if isinstance(state.stack[-1], Colonies) and not p.lane and not state.stack[-1].done[seat]:
            maintain(state, seat)
            tally["maintained"] += 1
    tally["positions"] += 1


def paid(state: State, seat: int, cost: Cost) -> None:
    """Check that the program pays the price exactly, from places that can pay."""
    units = goods.sources(SETS.get(state.content), state, seat, cost)
    spent = Counter(units)
    assert any(
        all(purse.get(place, {}).get(key, 0) >= n for (place, key), n in spent.items())
        for purse in second.purses(state, seat)
    )
    types = Counter(key for _, key in units)
    assert all(types[key] >= getattr(cost, key) for key in KEYS)
    assert len(units) == cost.any + sum(getattr(cost, key) for key in KEYS)


def maintain(state: State, seat: int) -> None:
    """Check that maintenance takes and pays exactly the packages of the model."""
    t = SETS.get(state.content)
    seven = 7 + second.changed(t, state, seat, "maintenance")
    most = max(sum(second.held(purse).values()) for purse in second.purses(state, seat))
    packages = {3: 3, 5: 5, 7: seven}
    legal = {each.n for each in GAME.legal(state, seat) if isinstance(each, act.Maintain)}
    assert legal == {n for n, cost in packages.items() if cost <= most}


def check_fights(state: State, source: Rng, tally: Counter[str]) -> None:
    """Check the totals of a combat at each cell with ships, and which seat has to speak."""
    t = SETS.get(state.content)
    for cell, there in state.belt.items():
        if there.seat == NOBODY:
            continue
        attacker = source.pick([p.seat for p in state.players if p.seat != there.seat])
        added = [source.below(4), source.below(4)]
        fight = Fight(1, cell, attacker, there.seat, 1 + source.below(4), added, 0)
        attack, defence = second.totals(state, fight)
        assert fights.totals(t, state, fight) == (attack, defence)
        assert fights.trailing(t, state, fight) == (attacker if attack <= defence else there.seat)
        tally["fight"] += 1
        state.stack.append(fight)
        for seat in (attacker, there.seat):
            cost = price(source)
            assert goods.affords(t, state, seat, cost) == second.payable(state, seat, cost)
        state.stack.pop()


def check_call(state: State, tally: Counter[str]) -> None:
    """Check the open needs of a call."""
    call = state.stack[-1]
    assert isinstance(call, Call)
    left = missions.missing(SETS.get(state.content), state, call)
    found = (left.rock, left.hydrocarbon, left.metal, left.any, left.influence, left.cards or 0)
    assert found in second.lacking(state, call), (found, second.lacking(state, call), call)
    tally["call"] += 1


TOGGLES = (act.NameWinner, act.Reopen)


def choose(state: State, seat: int, source: Rng) -> Any:
    """Pick a kind of action, then one of it, so that pledges and movements are frequent."""
    legal = GAME.legal(state, seat)
    kinds = sorted({type(each) for each in legal if not isinstance(each, TOGGLES)}, key=str)
    kind = source.pick(kinds)
    return source.pick([each for each in legal if isinstance(each, kind)])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_program_and_the_model_say_the_same(seats: int) -> None:
    tally = Counter[str]()
    for number in range(GAMES):
        source = rng(7, seats, number)
        options = {each.key: source.pick(each.values) for each in GAME.rules.options}
        state = GAME.start(options, seats, 1000 * seats + number)
        for step in range(STEPS):
            if not state.stack:
                break
            if isinstance(state.stack[-1], Call):
                check_call(state, tally)
            if step % EVERY == 0:
                compare(state, source, tally)
                shaken = GAME.copy(state)
                shake(shaken, source)
                compare(shaken, source, tally)
                check_fights(shaken, source, tally)
            seat = source.pick(GAME.waiting(state))
            GAME.apply_unchecked(state, seat, choose(state, seat, source))
    assert tally["positions"] > 100, tally
    assert min(tally["fight"], tally["call"], tally["cut off"], tally["maintained"]) > 5, tally
    assert min(tally["payable"], tally["not payable"]) > 500, tally


def test_calls_for_cards_lack_what_the_model_says() -> None:
    """With a set in which resolutions cost cards (14.16)."""
    tally = Counter[str]()
    for number in range(2 * GAMES):
        source, seats = rng(9, number), 2 + number % 5
        state = GAME.start({"missions": "free"}, seats, number, LYING.hash)
        for _ in range(STEPS):
            if not state.stack:
                break
            if isinstance(state.stack[-1], Call):
                check_call(state, tally)
                tally["cards"] += any(each.cards for each in state.stack[-1].pledges)
            seat = source.pick(GAME.waiting(state))
            GAME.apply_unchecked(state, seat, choose(state, seat, source))
    assert min(tally["call"], tally["cards"]) > 20, tally
