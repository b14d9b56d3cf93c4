"""What decisions bring, held against a second reckoning, wherever random games lead."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.actions import Action, EndTurn
from games.core.events import Event
from games.core.rng import Rng, rng
from games.luna_maris import actions as act
from games.luna_maris import scoring
from games.luna_maris.game import GAME
from games.luna_maris.rules.board import sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.state import ROUNDS, Player, State, Turn
from tests.luna_maris import second, second_outcome, second_rival, second_rounds
from tests.luna_maris.second_outcome import picture
from tests.luna_maris.second_reckoning import Reckoning
from tests.luna_maris.second_told import held, told
from tests.luna_maris.test_second import choose, shake

SEEDS = range(10)
POSITIONS = 240
TRIED = 5
"""Actions of each position, in addition to the one with which the game continues."""


class Tally:
    """The comparisons so far."""

    def __init__(self) -> None:
        self.actions: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()

    def note(self, state: State, action: Action, after: State) -> None:
        self.actions[type(action).__name__] += 1
        if isinstance(action, act.Extract | act.Generate | act.Recycle | act.Harvest):
            self.actions[action.procedure] += 1
        if isinstance(action, act.Use):
            self.actions[state.players[state.turn].equipment] += 1
        if after.round > state.round:
            self.ends[f"round {state.round} of {len(state.players)}"] += 1
        if not after.stack:
            self.ends[f"game of {len(state.players)}"] += 1


def compare(state: State, seat: int, action: Any, tally: Tally) -> State:
    """Carry out an action in both ways, compare, and return the program's state."""
    r = second_outcome.reckon(state, seat, action)
    after = GAME.copy(state)
    applied = GAME.apply(after, seat, action)
    tally.note(state, action, after)
    explained(state, after, applied.events)
    if r.ai_phase:
        alone(state, r, after)
        return after
    program, model = picture(after, state), picture(r.s, state)
    wrong: dict[str, Any] = {
        key: (program[key], model[key]) for key in program if program[key] != model[key]
    }
    if "seats" in wrong:
        wrong["seats"] = [_differ(*pair) for pair in zip(*wrong["seats"], strict=True)]
    assert not wrong, f"{action} of {seat}: program, model: {wrong}\nin {state}"
    assert applied.revealed == r.revealed, (action, state)
    assert applied.closed == isinstance(action, EndTurn)
    return after


def _differ(program: dict[str, Any], model: dict[str, Any]) -> dict[str, Any]:
    return {key: (value, model[key]) for key, value in program.items() if value != model[key]}


def explained(before: State, after: State, events: list[Event]) -> None:
    """Require that the log shows exactly the changes."""
    for old, new in zip(sides(before), sides(after), strict=True):
        said = told(events, actor(new))
        if before.round < after.round or not after.stack:
            said["oxygen"] = -held(old)["oxygen"]
        if before.round < after.round and isinstance(old, Player):
            said.subtract({"iron": old.last.iron, "titanium": old.last.titanium})
        changed = held(new)
        changed.subtract(held(old))
        differ = {key: (said[key], n) for key, n in changed.items() if said[key] != n}
        assert not differ, f"told, true: {differ}, {events}, {before}"
        assert set(+said) <= set(changed)


def alone(before: State, r: Reckoning, after: State) -> None:
    """Check the end of a solo round: the AI's acts in its phase are reckoned elsewhere."""
    assert after.rival is not None
    its = second_rival.reckon(r.box, before)
    # Where the refill took the discard pile, the AI found none of it there.
    same = len(before.food) >= second_rounds.SEEDBEDS - len(before.seedbeds)
    rival = r.s.rival = replace(after.rival, vp={"phase": its["points"]})
    r.s.constructed = after.constructed
    if before.round == ROUNDS:
        second_rounds.clean_up(r)
        sheet = after.players[0].vp
        assert r.me.score == sum(n for key, n in sheet.items() if key not in scoring.FINAL)
        return
    second_rounds.close(r)
    program, model = (
        second_outcome.seen(each.players[0], before.players[0]) for each in (after, r.s)
    )
    assert program == model, _differ(program, model)
    assert (after.round, after.turn, after.order, after.ended) == (before.round + 1, 0, [0], [])
    if same:
        mines = sum(r.box.zones[zone].terrain == "titanium" for zone in after.rival.probes)
        assert after.rival.score == rival.score, before
        assert after.rival.titanium == its["titanium"] + mines


def late(state: State, source: Rng) -> None:
    """Let others have ended their work periods, in any round, some of them level."""
    if not state.rival:
        state.round = 1 + source.below(5)
    others = [seat for seat in state.order if seat != state.turn]
    source.shuffle(others)
    state.ended = others[: source.below(len(others) + 1) if source.below(2) else len(others)]
    few = source.below(3)
    for player in state.players:
        if player.seat in state.ended:
            player.active = False
        if few:
            player.co2 = 4 + source.below(1 + few)


def play(seats: int, options: dict[str, str], seed: int, tally: Tally) -> None:
    """Play a game at random, comparing at every position."""
    state = GAME.start(options, seats, seed)
    source = rng(seed, seats, 77)
    for _ in range(POSITIONS):
        if not state.stack:
            break
        frame = state.stack[-1]
        if isinstance(frame, Turn) and not frame.acted and source.below(3):
            shake(state, source)
            if source.below(2):
                late(state, source)
        legal = GAME.legal(state, state.turn)
        for _ in range(TRIED):
            compare(state, state.turn, choose(set(legal), source), tally)
        seat = source.below(seats)
        for action in GAME.legal(state, seat) if seat != state.turn else ():
            compare(state, seat, action, tally)
        state = compare(state, state.turn, choose(set(legal), source), tally)


@pytest.fixture(scope="module")
def tally() -> Tally:
    """Play all games once, for all that is asked of them."""
    found = Tally()
    for seats in (1, 2, 3, 4):
        for extras in ("specialty", "anyone"):
            for seed in SEEDS:
                equipment = "off" if seed % 5 == 3 else "on"
                options = {"extras": extras, "equipment": equipment}
                if seats == 1:
                    options["level"] = ("basic", "intermediate", "advanced")[seed % 3]
                play(seats, options, seed, found)
    return found


def test_the_program_and_the_second_reckoning_agree_everywhere(tally: Tally) -> None:
    assert tally.actions.total() >= 20_000


def test_every_action_and_every_procedure_was_reckoned_often(tally: Tally) -> None:
    kinds = [kind.__name__ for kind in second_outcome.DO]
    keys = [*kinds, *(key for key in second.PROCESSES if key != "enrich"), *second.ON_TOP]
    assert {key: tally.actions[key] for key in keys if tally.actions[key] < 5} == {}


def test_every_round_was_ended_by_any_number_of_players(tally: Tally) -> None:
    keys = [f"round {number} of {seats}" for number in (1, 2, 3, 4) for seats in (1, 2, 3, 4)]
    keys += [f"game of {seats}" for seats in (1, 2, 3, 4)]
    assert {key: tally.ends[key] for key in keys if tally.ends[key] < 5} == {}
