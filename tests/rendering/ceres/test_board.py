"""The pictures of Ceres: complete, legible, marked, and without hidden facts."""

from __future__ import annotations

from math import hypot

import msgspec
import pytest

from games.ceres.content import BUILT_IN, SETS, components
from games.ceres.content.types import Ring
from games.ceres.state import Yard
from games.core.text import LANGUAGES, Language
from rendering.ceres import belt, board, rocks
from rendering.scene import Polygon
from tests.rendering import layout_checks
from tests.rendering.ceres.positions import GAME, played, scene
from tests.rendering.layout_checks import icons, said

PUBLIC = ("board", "offer", "players", "belt", "locations", "cards", "corporation:1", "score")


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
