"""The pictures of Ceres: complete, legible, marked, and without hidden facts."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Any

import msgspec
import pytest

from games.ceres.content import BUILT_IN, BUILT_IN_COMPONENTS, SETS, components
from games.ceres.content.types import Ring
from games.ceres.state import State, Yard
from games.core.hidden.declare import View
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import belt, board, cards, offer, rocks
from rendering.scene import Icon, Panel, Polygon, Scene, Text
from rendering.theme import DARK
from tests.rendering import layout_checks
from tests.rendering.ceres.positions import GAME, played, scene
from tests.rendering.layout_checks import icons, said

PUBLIC = ("board", "offer", "players", "belt", "locations", "cards", "corporation:1", "score")


def both(state: State) -> tuple[View[State], View[State]]:
    """Return the views of the public and of the seat to play in a game in progress."""
    state = GAME.copy(state)
    return GAME.mask(state, None), GAME.mask(state, state.turn)


@cache
def positions(edition: str, seats: int) -> tuple[tuple[View[State], View[State]], ...]:
    """Return public views, early to late, each with that of the seat to play."""
    state = GAME.start({"edition": edition}, seats, 5)
    found = [both(state)]
    for taken, _ in enumerate(steps(GAME, state, rng(5, 1), 5000)):
        if taken % 110 == 59 or not state.stack:
            found.append(both(state))
    assert found[-1][0].state.over
    return tuple(found)


def changed(view: View[State], **changes: Any) -> View[State]:
    """Return what would be seen of a state with other fields."""
    return msgspec.structs.replace(view, state=msgspec.structs.replace(view.state, **changes))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(1, 5))
def test_no_letter_of_a_name_lies_on_another_asteroid_or_under_it(
    seed: int, lang: Language
) -> None:
    shades: dict[str | None, Ring] = {kind.shade: ring for ring, kind in rocks.KINDS.items()}
    titles = {components(BUILT_IN).names[key][lang] for key in components(BUILT_IN).asteroids}
    for state in played(seed):
        for picture, size in (("board", board.RADIUS), ("belt", belt.RADIUS)):
            found = scene(GAME.mask(state, None), picture, lang)
            assert list(layout_checks.hidden(found)) == [], "neither is a price"
            bodies = [
                (op.x, op.y, rocks.radius(shades[op.look.fill], size))
                for op in found.ops
                if isinstance(op, Polygon) and op.look.fill in shades
            ]
            assert len(bodies) == len(titles)
            for op in layout_checks.texts(found):
                box = layout_checks.rect(op)
                if op.text in titles:
                    near = min(bodies, key=lambda body: distance(body, box) - body[2])
                    assert distance(near, box) >= near[2] - 2, (picture, op.text)


def distance(body: tuple[int, int, int], box: layout_checks.Rect) -> float:
    """Return how far a box is from the middle of a body."""
    across = max(box[0] - body[0], 0, body[0] - box[2])
    return hypot(across, max(box[1] - body[1], 0, body[1] - box[3]))


def test_the_name_of_a_project_stays_clear_of_its_cost() -> None:
    dear = {"credit": 4, "influence": 2, "ore": 4, "ceramics": 3}
    card = msgspec.structs.replace(BUILT_IN_COMPONENTS.projects[0], cost=dear)
    for size, box in ((34, Box(0, 0, 175, 212)), (34, Box(0, 0, 290, 212))):
        canvas = Canvas(1600, 300, DARK)
        cards.project(canvas.main, box, card, "Fermes hydroponiques", size=size)
        inks = layout_checks.inked(canvas.scene())
        lines = [op for op in inks if isinstance(op, Text) and op.text[0] in "Fh"]
        paid = [layout_checks.rect(op) for op in inks if isinstance(op, Icon) and op.name in dear]
        assert len(lines) == (2 if box.w == 175 else 1)
        assert len(paid) == 4
        assert min(box[1] for box in paid) - max(layout_checks.rect(op)[3] for op in lines) >= 4
        assert max(box[3] for box in paid) <= box.bottom - 4


def test_cards_share_what_empty_places_leave() -> None:
    for view, _ in positions("final", 4):
        for keys in range(1, 7):
            row = [*list(components(BUILT_IN).projects)[:keys], *[None] * (6 - keys)]
            found = scene(changed(view, project_row=row), "offer")
            wide = {
                op.w
                for op in found.ops
                if isinstance(op, Panel) and op.look.border == DARK.icon("commit")
            }
            assert len(wide) == 1
            assert 1588 - 10 <= right_of(found) <= 1588


def right_of(found: Scene) -> int:
    """Return where the row of projects ends."""
    ends = [
        op.x + op.w
        for op in found.ops
        if isinstance(op, Panel)
        and op.h == offer.PROJECTS - offer.TITLE
        and op.look.border in (DARK.icon("commit"), DARK.line_strong)
    ]
    return max(ends)


def test_drawn_cards_are_shown_to_who_drew_them_only() -> None:
    state = GAME.start({}, 2, 3)
    seat = state.turn
    drawn = state.facility_pile[:3]
    state.stack.append(Yard(ways=["expanse"], drawn=list(drawn)))
    names = [components(state.content).names[card]["en"] for card in drawn]
    own = " ".join(said(scene(GAME.mask(state, seat), "turn")))
    assert all(word in own for name in names for word in name.split())
    public = scene(GAME.mask(state, None), "turn")
    assert not any(name in " ".join(said(public)) for name in names)
    assert len(icons(public, "deck")) == 3, "face down"
    waiting = scene(GAME.mask(state, 1 - seat), "turn")
    assert "Drawn cards" not in said(waiting)


def test_a_pack_with_long_names_is_cut_and_not_refused() -> None:
    state = GAME.start({}, 4, 3)
    parts = components(state.content).components
    long = {"en": "Interplanetary " * 6, "fr": "Interplanétaire " * 6}
    cards = (*parts.facilities, *parts.projects, *parts.ships, *parts.asteroids)
    names = {card.id: long for card in cards}
    state.content = SETS.register(msgspec.structs.replace(parts, names=names))
    view = GAME.mask(state, None)
    for picture in PUBLIC:
        found = scene(view, picture)
        assert [*layout_checks.outside(found), *layout_checks.overlaps(found)] == []
