"""Private pictures of Ceres mark affordable things by a sign, not by colour alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy

import pytest

from games.ceres import actions as act
from games.ceres.game import GAME
from games.ceres.state import (
    AnyFrame,
    Bureau,
    Launching,
    Outstation,
    Settling,
    State,
    Trading,
    Turn,
    Yard,
)
from games.core.random_play import steps
from games.core.rng import rng
from rendering.scene import Text
from tests.ceres.builder import Table, facility, line, project
from tests.rendering import layout_checks
from tests.rendering.ceres.positions import LEGEND, launching, played, scene, ticks

SHIP = (line({"ore": 1}, {"ice": 1}),)


@pytest.mark.parametrize("ice", [0, 3, 12])
@pytest.mark.parametrize("picture", ["turn", "belt"])
def test_what_is_in_reach_is_ticked_and_nothing_else(ice: int, picture: str) -> None:
    """As many as there are Launches to choose from."""
    for state in played(3):
        view = launching(state, ice)
        legal = [a for a in GAME.legal(state, view.state.turn) if isinstance(a, act.Launch)]
        assert len(ticks(scene(view, picture))) == len(legal) + LEGEND
        public = GAME.mask(state, None)
        assert ticks(scene(public, "belt")) == [], "the public has no means"


def test_ways_to_build_are_ticked_if_something_can_be_built_as_things_stand() -> None:
    """Else only draws are; an upgrade needs an Outstation with one card."""
    expanse, upgrade = "Corporation Expanse", "Corporation Upgrade"
    cheap = facility("hut", cost={"alloy": 1})
    table = Table(facilities=(facility("dear", cost={"alloy": 9}),), hidden=(cheap,))
    table.seat(0, alloy=1, influence=1).pile("hut")
    assert act.Leader("construction_yard", "build") in table.legal()
    assert ticked(table, expanse, upgrade, "extra cards") == [False, False, True, False]
    table = Table(facilities=(cheap,)).seat(0, alloy=1, influence=2)
    assert ticked(table, expanse, upgrade, "extra cards") == [True, False, True, True]
    table.player(0).outstations.append(Outstation("hut"))
    assert ticked(table, expanse, upgrade) == [True, True]
    table.seat(0, alloy=0)
    assert ticked(table, expanse, upgrade) == [False, False]


def ticked(table: Table, *words: str) -> list[bool]:
    """Return whether a tick is behind each line that begins with these words."""
    found = scene(GAME.mask(table.state, 0), "turn")
    lines = [op for op in layout_checks.inked(found) if isinstance(op, Text)]
    return [
        any(abs(op.y - tick.y) < 40 and 0 < tick.x - op.x < 500 for tick in ticks(found))
        for word in words
        for op in sorted(lines, key=lambda op: op.y)
        if op.text.startswith(word)
    ]


def test_the_repeat_of_a_launch_shows_what_it_costs() -> None:
    """Level 2 does not count for it (R64): neither in the prices nor in the ticks."""
    table = Table().seat(0, ice=2, probe=2, research={"aerospace": 3})
    for again, prices in ((False, {"2", "5"}), (True, {"3", "8"})):
        table.state.stack = [Turn(acted=True), Launching(again=again)]
        found = scene(GAME.mask(table.state, 0), "turn")
        shown = {op.text for op in layout_checks.inked(found) if isinstance(op, Text)}
        assert prices <= shown
        legal = [a for a in table.legal() if isinstance(a, act.Launch)]
        assert len(ticks(found)) == len(legal) + LEGEND


def test_cards_that_can_be_paid_are_ticked_for_their_viewer_alone() -> None:
    cards = tuple(facility(f"hut{n}", cost={"alloy": n}) for n in range(4))
    plans = (project("dome", {"ore": 3}), project("ring", {"influence": 2}))
    table = Table(facilities=cards, projects=plans, lines=SHIP).seat(0, alloy=2, influence=1, ore=2)
    view = GAME.mask(table.state, 0)
    assert len(ticks(scene(view, "cards"))) == 3 + 1, "round 1 brings 1 Influence"
    assert len(ticks(scene(GAME.mask(table.round(3).state, 0), "cards"))) == 3
    assert ticks(scene(GAME.mask(table.state, None), "cards")) == []
    assert ticks(scene(GAME.mask(table.state, 1), "cards")) != ticks(scene(view, "cards"))
    table.round(1).do(act.Leader("construction_yard", "build"))
    assert len(ticks(scene(GAME.mask(table.state, 0), "turn"))) == 3 + 1, "and a draw"


FRAMES = (
    Yard(["expanse", "upgrade"]),
    Yard(["expanse"], again=True),
    Bureau(["trade", "settlement"], 2),
    Bureau(["trade"], 2, again=True),
    Bureau(["settlement"], 2, again=True),
    Trading(2),
    Trading(1, done=1),
    Settling(),
)
"""Steps that show cards or trade lines to choose from."""


def positions(edition: str, seed: int) -> Iterator[State]:
    """Yield positions at the beginning of a turn, with random goods and research.

    Nobody is at a Location, so that only goods decide.
    """
    source = rng(seed, 4)
    state = GAME.start({"edition": edition}, 2 + seed % 3, seed)
    for taken, _ in enumerate(steps(GAME, state, rng(seed, 1), 1000)):
        if not state.stack or taken % 25:
            continue
        here = GAME.copy(state)
        player = here.players[here.turn]
        player.goods.update({good: source.below(9) for good in player.goods})
        player.research.update({"construction": source.below(4), "logistics": source.below(4)})
        player.leaders = 1
        here.slots = {place: [] for place in here.slots}
        here.stack = [Turn()]
        yield here


def after(state: State, leader: act.Leader) -> list[act.AnyAction]:
    """Return what may be done next by who uses a Location; nothing if it is closed."""
    if leader not in GAME.legal(state, state.turn):
        return []
    here = GAME.copy(state)
    GAME.apply(here, here.turn, leader)
    return GAME.legal(here, here.turn)


def choices(legal: Sequence[act.AnyAction]) -> set[tuple[str, str | int]]:
    """Return the cards and trade lines among decisions that can be paid for at once."""
    found = set[tuple[str, str | int]]()
    for action in legal:
        match action:
            case act.Build(card, _):
                found.add(("build", card))
            case act.Settle(project_, "complete"):
                found.add(("complete", project_))
            case act.Trade(number, _):
                found.add(("trade", number))
            case _:
                pass
    return found


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_cards_on_offer_are_ticked_if_an_activation_could_pay_for_them(edition: str) -> None:
    """With its gains before the payment: Credits of Logistics, Influence, an Alloy."""
    seen = 0
    for seed in range(6):
        for state in positions(edition, seed):
            payable = choices(after(state, act.Leader("construction_yard", "build")))
            payable |= choices(after(state, act.Leader("trade_bureau", "settlement")))
            view = GAME.mask(state, state.turn)
            assert len(ticks(scene(view, "cards"))) == len(payable), payable
            seen += len(payable)
    assert seen > 100


@pytest.mark.parametrize("edition", ["final", "draft"])
@pytest.mark.parametrize("frame", FRAMES)
def test_in_a_step_just_what_can_be_taken_now_is_ticked(frame: AnyFrame, edition: str) -> None:
    """Cards and trade lines alike; before an option is chosen, those of the options there are."""
    seen = 0
    for seed in range(2):
        for state in positions(edition, seed):
            state.stack = [Turn(acted=True), deepcopy(frame)]
            if isinstance(frame, Trading | Settling):
                state.stack.insert(1, Bureau(["trade", "settlement"], 2, chosen=True))
            payable = choices(GAME.legal(state, state.turn))
            for option in GAME.legal(state, state.turn):
                if isinstance(option, act.Choose):
                    here = GAME.copy(state)
                    GAME.apply(here, here.turn, option)
                    payable |= choices(GAME.legal(here, here.turn))
            other = act.Complete | act.Draw
            besides = [a for a in GAME.legal(state, state.turn) if isinstance(a, other)]
            view = GAME.mask(state, state.turn)
            assert len(ticks(scene(view, "turn"))) == len(payable) + len(besides), payable
            seen += len(payable)
    assert seen > 10


def test_who_waits_sees_nothing_of_the_others_step() -> None:
    """Another seat's repeat takes no program away (R20)."""
    cards = (facility("hut", cost={"alloy": 2}),)
    table = Table(facilities=cards, lines=SHIP).seat(1, alloy=1, research={"construction": 2})
    for again in (False, True):
        table.state.stack = [Turn(acted=True), Yard(["expanse"], again=again)]
        assert len(ticks(scene(GAME.mask(table.state, 1), "cards"))) == 1


@pytest.mark.parametrize("frame", [Settling(), Trading(2), Yard(["expanse"])])
def test_the_marks_cover_nothing(frame: AnyFrame) -> None:
    """Where everything can be paid for, by who sits at the largest table and looks in private."""
    for state in played(5):
        player = state.players[state.turn]
        player.goods.update(dict.fromkeys(player.goods, 12))
        state.stack = [Turn(acted=True), frame]
        view = GAME.mask(state, state.turn)
        for picture in ("turn", "cards", "belt", "board", "offer"):
            found = scene(view, picture, "fr")
            assert layout_checks.faults(found) == [], picture
        assert ticks(scene(view, "turn"))
        assert not ticks(scene(view, "board")), "it has no cards"
