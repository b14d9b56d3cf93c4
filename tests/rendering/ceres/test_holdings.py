"""A player's holdings in Ceres, however many: whole, large enough, usable ones marked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.ceres import actions as act
from games.ceres.content import components
from games.ceres.game import GAME
from games.ceres.state import (
    AnyFrame,
    Collecting,
    Granting,
    Manufacturing,
    Outstation,
    Reassigning,
    State,
    Turn,
)
from games.ceres.words.position import Position
from games.ceres.words.speakers import SPEAKERS
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from rendering import sizes
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import outstations
from rendering.ceres.table import Table
from rendering.theme import DARK
from tests.rendering import layout_checks
from tests.rendering.ceres.positions import LEGEND, NAMES, scene, ticks
from tests.rendering.layout_checks import texts


def rich(edition: str, seats: int, count: int) -> State:
    """Return a game whose players have `count` Outstations, asteroids and many projects.

    The Facilities are those with the longest Functions; every other Outstation is Upgraded.
    """
    state = GAME.start({"edition": edition}, seats, 5)
    index = components(state.content)
    functions = index.functions[state.edition]
    longest = sorted(index.facilities, key=lambda key: -len(functions[key]))
    asteroids, projects = list(index.asteroids), list(index.projects)
    for player in state.players:
        player.goods.update(dict.fromkeys(player.goods, 12))
        starting = player.outstations
        tops = (longest * 2)[: count - len(starting)]
        player.outstations = [
            *starting,
            *(
                Outstation(top, longest[n] if n % 2 else "", worker=n % 3 == 0, droid=n == 3)
                for n, top in enumerate(tops)
            ),
        ]
        player.asteroids = asteroids[player.seat :: seats]
        player.committed = projects[player.seat : 3 * seats : seats][: 2 + (edition == "draft")]
        player.completed = projects[-3:]
        player.vp["projects"] = 120
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
@pytest.mark.parametrize("count", [4, 6, 9, 14])
def test_however_much_somebody_has_it_is_whole_and_large_enough(
    count: int, edition: str, lang: Language
) -> None:
    state = rich(edition, 2, count)
    own = GAME.mask(state, state.turn)
    for view, picture in (
        (GAME.mask(state, None), "players"),
        (own, "turn"),
        (own, "corporation:1"),
    ):
        found = scene(view, picture, lang)
        assert layout_checks.faults(found) == [], picture
        small = [op for op in texts(found) if op.size < sizes.least(op.face, found.width)]
        assert small == [], picture


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_are_called_the_same_where_room_is_least(lang: Language) -> None:
    """All cards, with two at work there and, on own pictures, a tick, have different names."""
    state = GAME.start({}, 4, 5)
    player = state.players[0]
    index = components(state.content)
    every = [*index.starting[state.edition], *index.facilities]
    for width, cell in ((sizes.WIDE, 296), (sizes.NARROW, 338)):
        found: list[str] = []
        for start in range(0, len(every), 6):
            tops = every[start : start + 6]
            player.outstations = [Outstation(top, worker=True, droid=True) for top in tops]
            while len(player.outstations) < 6:
                player.outstations.append(Outstation(every[0], worker=True, droid=True))
            table = Table(GAME.mask(state, 0), None, lang, DARK, NAMES)
            canvas = Canvas(width, 600, DARK)
            box = Box(0, 0, 3 * cell + 2 * outstations.GAP, 400)
            opened = tops if width == sizes.NARROW else ()
            outstations.draw(canvas, box, table, player, opened)
            names = [
                op.text
                for op in texts(canvas.scene())
                if op.face in ("strong", "narrow_bold") and op.text[0].isalpha()
            ]
            assert len(names) == 6
            found += names[: len(tops)]
        assert len(found) == len(set(found)) == len(every), sorted(found)


def lines(state: State, seat: int) -> int:
    """Return how many trade lines of the docked ship a seat can pay for and get at."""
    if "trade" not in Table(GAME.mask(state, seat), None, "en", DARK, NAMES).goals:
        return 0
    position = Position(GAME.mask(state, seat), SPEAKERS("en", state.content))
    ship = components(state.content).ships[state.ships[state.round - 1]]
    return sum(map(position.can_trade, ship.lines))


def test_in_a_turn_what_is_open_is_ticked() -> None:
    """Options of Locations, Outstations to activate, trade lines, projects to complete."""
    seen = 0
    for seed in range(3):
        state = GAME.start({}, 2 + seed, seed)
        for taken, _ in enumerate(steps(GAME, state, rng(seed, 1), 3000)):
            live = state.stack[-1] if state.stack else None
            if taken % 7 or not isinstance(live, Turn) or live.acted:
                continue
            legal = GAME.legal(state, state.turn)
            options = {(a.location, a.option) for a in legal if isinstance(a, act.Leader)}
            stations = {a.outstation for a in legal if isinstance(a, act.Worker | act.Droid)}
            done = [a for a in legal if isinstance(a, act.Complete)]
            influence = state.players[state.turn].goods["influence"]
            # The Yard shows its two ways, which may be closed until a draw, and two draws, of which
            # Influence may be lacking.
            yard = ("construction_yard", "build") in options
            extra = (builds(state) - 1 + min(influence, 2)) if yard else 0
            found = scene(GAME.mask(state, state.turn), "turn")
            expected = len(options) + extra + len(stations) + len(done) + lines(state, state.turn)
            assert len(ticks(found)) in (expected, expected + LEGEND)
            waits = state.order[state.order.index(state.turn) - 1]
            waiting = scene(GAME.mask(state, waits), "turn")
            assert len(ticks(waiting)) <= (
                LEGEND + len(state.players[waits].committed) + lines(state, waits)
            )
            seen += len(stations)
    assert seen > 20


def builds(state: State) -> int:
    """Return in how many ways a Facility on offer can be built."""
    here = GAME.copy(state)
    GAME.apply(here, here.turn, act.Leader("construction_yard", "build"))
    legal = [action for action in GAME.legal(here, here.turn) if isinstance(action, act.Build)]
    return len({action.onto == act.NEW for action in legal})


def pieces(legal: Sequence[act.AnyAction]) -> set[str]:
    """Return the own pieces and products that one can choose from, for any use of each."""
    found = set[str]()
    for action in legal:
        match action:
            case act.Collect(key) | act.Reassign(_, key) | act.Grant(key, _) | act.Produce(key):
                found.add(key)
            case act.Manufacture(alloys, probes) if alloys + probes == 1:
                found.add("alloy" if alloys else "probe")
            case _:
                pass
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "frame", [Collecting(), Reassigning(), Granting(4), Manufacturing(3), Manufacturing(3, True)]
)
def test_where_own_pieces_are_chosen_from_just_those_are_ticked(
    frame: AnyFrame, lang: Language
) -> None:
    seen = 0
    for count in (4, 7):
        state = rich("final", 2, count)
        player = state.players[state.turn]
        player.committed, player.asteroids = [], player.asteroids[: count - 2]
        for ore in (0, 1, 2):
            player.goods["ore"] = ore
            state.stack = [Turn(acted=True), frame]
            found = scene(GAME.mask(state, state.turn), "turn", lang)
            chosen = pieces(GAME.legal(state, state.turn))
            assert len(ticks(found)) == len(chosen)
            assert layout_checks.faults(found) == []
            seen += len(chosen)
    assert seen
