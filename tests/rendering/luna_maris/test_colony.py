"""The colony, the mining area and the turn in hand: complete, clear of each other, marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise

import pytest

from games.core.hidden.declare import View
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.luna_maris.actions import AnyAction, Go, Install
from games.luna_maris.content import BUILT_IN, components
from games.luna_maris.content.types import MODULES, TRACKS
from games.luna_maris.game import GAME
from games.luna_maris.state import Activation, Player, State, Turn
from games.luna_maris.words.speakers import SPEAKERS
from rendering.box import Box
from rendering.luna_maris import colony, probes, reach, tracks
from rendering.luna_maris.colony import Plan
from rendering.luna_maris.table import Table
from rendering.scene import Disc, Icon, Panel, Polygon, Scene, Text
from rendering.theme import DARK
from tests.rendering.layout_checks import Rect, bounds, icons, rect, shared
from tests.rendering.luna_maris.positions import NAMES, scene
from tests.rendering.rules.emphasis import frames

PLANS = (Plan(Box(26, 34, 972, 824), 300, 158), Plan(Box(24, 82, 1032, 1072), 324, 186))


@cache
def states(seats: int = 3) -> tuple[State, ...]:
    """Return all positions of a random game."""
    state = GAME.start({}, seats, 3)
    found = [GAME.copy(state)]
    for _ in steps(GAME, state, rng(3, 1), 5000):
        found.append(GAME.copy(state))
    assert found[-1].over
    return tuple(found)


def first(wanted: Callable[[State], bool], seats: int = 3) -> State:
    """Return the first position of that kind."""
    return GAME.copy(next(filter(wanted, states(seats))))


def tokens(found: Scene, seat: int) -> Iterator[Rect]:
    """Yield where the tokens of a seat are."""
    colour = DARK.player(seat).colour
    for op in (*found.static, *found.ops):
        if isinstance(op, Disc | Polygon) and op.look.fill == colour:
            yield bounds(op)


def rims(found: Scene) -> list[Panel]:
    """Return the bright rims around what can be chosen."""
    return [op for op in found.ops if isinstance(op, Panel) and op.look.border == DARK.text]


def table(state: State, viewer: int | None = None) -> Table:
    """Return the table that a layout works with."""
    return Table(View(viewer, state), None, "en", DARK, NAMES)


def legal(state: State) -> Sequence[AnyAction]:
    """Return the legal actions of the seat that decides."""
    return GAME.legal(state, state.turn)


def test_passages_of_the_house_do_not_cross() -> None:
    passages = components(BUILT_IN).board.passages
    assert colony.crossings(passages) == 0
    assert colony.crossings((("recycling", "industrial"), ("sleeping", "power"))) == 1


@pytest.mark.parametrize("plan", PLANS)
def test_no_passage_of_any_pack_leads_through_another_module(plan: Plan) -> None:
    for a, b in combinations(MODULES, 2):
        others = [plan.hull(module) for module in MODULES if module not in (a, b)]
        way = colony._way(plan, a, b)
        assert way[0] == plan.middle(a)
        assert way[-1] == plan.middle(b)
        for hull in others:
            assert not any(colony._crosses(hull, *part) for part in pairwise(way))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("picture", ["board", "colony"])
def test_every_module_is_named_in_whole_and_has_its_icon(picture: str, lang: Language) -> None:
    found = scene(states()[40], picture, lang=lang)
    ops = (*found.static, *found.ops)
    said = " ".join(
        op.text.replace("\N{NO-BREAK SPACE}", " ") for op in ops if isinstance(op, Text)
    )
    icons = {op.name for op in ops if isinstance(op, Icon)}
    for module in MODULES:
        assert SPEAKERS(lang, BUILT_IN).name(module) in said
        assert module in icons


def test_astronauts_stand_in_their_module_and_only_its_keeper_on_the_activation_space() -> None:
    state = first(lambda s: sum(p.active for p in s.players) == 1)
    found = scene(state, "board")
    plan = Plan(Box(26, 34, 972, 824), 300, 158)
    for player in state.players:
        assert player.module is not None
        hull = plan.hull(player.module)
        box = hull.x, hull.y, hull.right, hull.bottom
        assert any(shared(token, box) == token for token in tokens(found, player.seat))
    keeper = next(p for p in state.players if p.active)
    colour = DARK.player(keeper.seat).colour
    (deck,) = (
        bounds(op)
        for op in found.ops
        if isinstance(op, Panel) and op.look.border == colour and op.x < plan.box.right
    )
    assert keeper.module is not None
    hull = plan.hull(keeper.module)
    assert shared(deck, (hull.x, hull.y, hull.right, hull.bottom)) == deck, "only theirs is lit up"


def test_every_probe_lies_in_its_zone_and_a_new_one_is_marked() -> None:
    def placed(state: State) -> int:
        return sum(len(p.probes) for p in state.players)

    number = next(i for i, (a, b) in enumerate(pairwise(states())) if placed(a) < placed(b))
    before, state = states()[number : number + 2]
    found = scene(state, "mining", before=before)
    for player in state.players:
        count = len(list(tokens(found, player.seat)))
        assert count == len(player.probes) + 1 + (player.seat == state.turn), "and in two lines"
    assert len(frames(found, DARK)) == 1
    assert not frames(scene(state, "mining", before=state), DARK)


def test_a_move_is_marked_but_nothing_that_a_new_round_brings() -> None:
    state = first(lambda s: isinstance(s.stack[-1], Activation) and not s.stack[-1].steps)
    moved = GAME.copy(state)
    player: Player = moved.players[state.turn]
    player.module = next(m for m in MODULES if m not in {p.module for p in state.players})
    assert len(frames(scene(moved, "board", before=state), DARK)) == 1
    moved.round += 1
    assert not frames(scene(moved, "board", before=state), DARK)


def test_discs_that_moved_on_a_track_are_marked() -> None:
    state = GAME.copy(states()[30])
    later = GAME.copy(state)
    later.players[0].co2 += 1
    later.players[1].research = dict.fromkeys(TRACKS, 3)
    assert len(frames(scene(later, "board", before=state), DARK)) == 3


def test_whoever_ended_is_in_the_next_row_and_no_longer_offered_its_bonus() -> None:
    state = first(lambda s: s.round == 1 and not s.ended and isinstance(s.stack[-1], Turn))
    later = GAME.copy(state)
    later.ended = [1]

    def left(found: Scene) -> list[str]:
        top = (op for op in found.ops if isinstance(op, Text) and op.y < 88 and op.x > 1020)
        return [op.text for op in top]

    assert left(scene(state, "board")) == ["2", "1"]
    assert left(scene(later, "board")) == ["1"]


def test_a_turn_marks_exactly_the_modules_to_go_to_with_what_they_cost() -> None:
    state = first(lambda s: isinstance(s.stack[-1], Activation) and not s.stack[-1].steps)
    legal = {action.module for action in GAME.legal(state, state.turn) if isinstance(action, Go)}
    costs = reach.opened(table(state, state.turn), state.turn)
    assert set(costs) == legal
    found = scene(state, "turn", viewer=state.turn)
    assert len([op for op in rims(found) if op.radius == 34]) == len(legal)


def test_no_rim_is_drawn_over_who_improved_a_module() -> None:
    state = first(lambda s: isinstance(s.stack[-1], Activation) and not s.stack[-1].steps)
    opened = {a.module for a in legal(state) if isinstance(a, Go)}
    module = next(filter(opened.__contains__, MODULES))
    state.constructed = state.players[0].built = [module]
    ops = scene(state, "turn", viewer=state.turn).ops
    last_rim = max(n for n, op in enumerate(ops) if isinstance(op, Panel) and op.radius == 34)
    sign = next(op for op in ops if isinstance(op, Icon) and op.name == "upgrade")
    assert ops.index(sign) > last_rim


def test_the_plate_of_an_active_module_tells_whose_point_it_is() -> None:
    state = first(lambda s: s.turns > 6 and any(p.active for p in s.players))
    keeper = next(p for p in state.players if p.active)
    other = next(p for p in state.players if p.seat != keeper.seat)
    assert keeper.module is not None
    costs = reach.costs(table(state), other.seat)
    assert costs[keeper.module].owner == keeper.seat
    assert costs[keeper.module].energy == 0
    assert reach.costs(table(state), keeper.seat)[keeper.module].owner is None
    other.energy = 0
    lacking = {
        m for m, cost in reach.costs(table(state), other.seat).items() if "energy" in cost.lacking
    }
    kept = {p.module for p in state.players if p.active}
    assert lacking == {*MODULES} - kept - {"power"}


def test_in_the_airlock_free_zones_are_ticked_and_no_others() -> None:
    def installs(state: State) -> int:
        if state.over:
            return 0
        return sum(isinstance(a, Install) for a in GAME.legal(state, state.turn))

    state = first(lambda s: installs(s) > 0)
    found = scene(state, "turn", viewer=state.turn)
    ticks = icons(found, "done")
    assert len(ticks) == installs(state)
    locks = [rect(op) for op in found.static if isinstance(op, Icon) and op.name == "lock"]
    assert len(locks) == len(state.covered) > 0
    assert not any(shared(rect(tick), lock) for tick in ticks for lock in locks)


def test_in_the_airlock_the_next_probe_has_a_bright_rim_and_placed_ones_tell_where() -> None:
    state = first(lambda s: not s.over and any(isinstance(a, Install) for a in legal(s)))
    player = state.players[state.turn]
    others = [zone for zone in components(BUILT_IN).zones if zone not in player.probes]
    for placed in range(3):
        player.probes = [player.probes[0], *others[:placed]]
        found = scene(state, "turn", viewer=state.turn)
        cells = [op for op in rims(found) if op.h == probes.REWARD]
        assert [op.x >= 12 + placed * 350 for op in cells] == [True]
        (cell,) = map(bounds, cells)
        inside = [
            op.name
            for op in found.ops
            if isinstance(op, Icon) and shared(rect(op), cell) == rect(op)
        ]
        assert inside == ["probe", *(("iron", "vp"), ("water",), ("helium", "waste"))[placed]]
        outlined = [
            op for op in found.ops if isinstance(op, Icon) and op.name == "probe" and op.halo
        ]
        assert len([op for op in outlined if op.size == probes.ICON]) == placed


def test_more_discs_on_a_space_are_drawn_beside_each_other() -> None:
    state = GAME.copy(states(4)[0])
    for seats in (1, 2, 3, 4):
        canvas = table(state).canvas(200, 120)
        tracks.tokens(canvas, Box(10, 10, 90, 60), table(state), range(seats), ())
        boxes = [bounds(op) for op in canvas.main.ops if isinstance(op, Disc | Polygon)]
        assert len(boxes) == seats
        assert not any(shared(a, b) for a, b in combinations(boxes, 2))
        assert all(shared(box, (8, 8, 102, 72)) == box for box in boxes), "or nearly"


def test_in_the_end_everybody_stands_by_rank_and_the_winner_has_the_trophy() -> None:
    state = states()[-1]
    outcome = GAME.result(state)
    assert outcome is not None
    found = scene(state, "board")
    trophies = icons(found, "trophy")
    assert len(trophies) == len(outcome.winners)
    named = {op.text: op.y for op in found.ops if isinstance(op, Text) and op.text in NAMES}
    assert sorted(named, key=lambda name: named[name]) == [NAMES[s] for s in outcome.ranked_seats]
