"""Colours: readable texts, and players and goods that any eyes can distinguish."""

from __future__ import annotations

from itertools import combinations

import pytest

from rendering import icons, shapes
from rendering.box import Box
from rendering.colour import contrast, ink_on, mix
from rendering.outlines import Shapes
from rendering.scene import Panel, Polygon
from rendering.theme import THEMES, Theme
from tests.rendering.rules import colours

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)


def surfaces(theme: Theme) -> tuple[str, ...]:
    return theme.background, theme.panel, theme.panel_low, theme.card, theme.card_low


@themes
def test_text_can_be_read_on_every_surface(theme: Theme) -> None:
    for surface in (*surfaces(theme), theme.raised):
        assert contrast(theme.text, surface) >= 7
        assert contrast(theme.muted, surface) >= 4.5
    for surface in surfaces(theme)[:3]:
        assert contrast(theme.faint, surface) >= 4.5


@themes
def test_text_can_be_read_on_grounds_in_the_light_of_a_player(theme: Theme) -> None:
    for style in theme.players:
        for most in (0.1, 0.24):
            ground = theme.lit(style.colour, most)
            assert ground != theme.panel
            for ink in (theme.text, theme.muted, theme.faint):
                assert contrast(ink, ground) >= 4.5


@themes
def test_icons_stand_out_from_every_surface(theme: Theme) -> None:
    for name in icons.names() - {"blocked"}:
        for surface in surfaces(theme):
            assert contrast(theme.icon(name), surface) >= 4.5, name


@themes
def test_marks_and_players_stand_out(theme: Theme) -> None:
    for colour in (theme.mark, theme.turn, theme.good, theme.bad):
        assert contrast(colour, theme.panel) >= 4.5
    for style in theme.players:
        assert contrast(style.colour, theme.card) >= 4.5
        assert contrast(ink_on(style.colour), style.colour) >= 4.5


@themes
def test_what_is_told_by_colour_is_told_to_all_eyes_or_by_something_else(theme: Theme) -> None:
    for group in colours.groups(theme):
        assert len(group.colours) > 1, group.name
        for pair in colours.pairs(group):
            assert pair.distance >= colours.APART or _told(group, pair, theme), (group.name, pair)


def _told(group: colours.Group, pair: colours.Pair, theme: Theme) -> bool:
    """Return whether something other than the colour distinguishes a pair."""
    if group.besides == "silhouette":
        return colours.silhouettes(pair.one, pair.other) >= colours.SILHOUETTE
    if group.besides == "shape":
        seats = [list(group.colours).index(name) for name in (pair.one, pair.other)]
        return len({theme.players[seat].shape for seat in seats}) == 2
    if group.besides == "spark":
        return pair.one == "mark" and sparks(theme)
    return False


def sparks(theme: Theme) -> bool:
    """Return whether a frame around changes has a shape that no token or other frame has."""
    shape = Shapes(theme)
    shape.mark(Box(100, 100, 60, 60))
    drawn = [op for op in shape.ops if isinstance(op, Polygon) and op.look.fill == theme.mark]
    tokens = {
        points
        for style in theme.players
        for points in (shapes.token(style.shape, radius) for radius in range(8, 40))
    }
    return len(drawn) == 1 and drawn[0].points not in tokens


@themes
@pytest.mark.parametrize("radius", [0, 9, 30])
def test_the_spark_lies_on_the_frame_of_what_is_new(theme: Theme, radius: int) -> None:
    shape = Shapes(theme)
    shape.mark(Box(100, 100, 60, 60), radius=radius)
    frame, spark = shape.ops[0], shape.ops[-1]
    assert isinstance(frame, Panel)
    assert isinstance(spark, Polygon)
    middle = 100 + radius * (1 - 0.5**0.5)
    assert abs(spark.x - middle) <= 3
    assert abs(spark.y - middle) <= 3
    assert contrast(theme.mark, theme.background) >= 3


@themes
def test_seats_and_the_pairs_that_matter_most_differ_by_colour_alone(theme: Theme) -> None:
    assert len({style.shape for style in theme.players}) == len(theme.players) == 6
    alone = {"players", "Ceres: kinds", "Ares: cards", "Ares: phases", "Ares: zones"}
    alone |= {"good and bad", "mark and turn"}
    found = {group.name: group for group in colours.groups(theme)}
    assert alone <= found.keys()
    for name in alone:
        assert all(pair.distance >= colours.APART for pair in colours.pairs(found[name])), name


def test_distances_are_those_of_the_published_simulation() -> None:
    assert colours.distance("#123456", "#123456", "deutan") == 0
    assert colours.distance("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert colours.distance("#ff7b72", "#56d364", "deutan") == pytest.approx(3.3, abs=0.1)
    assert colours.distance("#8ff09a", "#ff6b60", "deutan") == pytest.approx(13.3, abs=0.1)


def test_goods_have_different_silhouettes() -> None:
    icons = ("ore", "ice", "ceramics", "energy", "alloy", "probe", "credit", "influence", "vp")
    for one, other in combinations(icons, 2):
        assert colours.silhouettes(one, other) > colours.SILHOUETTE, (one, other)


def test_token_shapes_weigh_about_the_same() -> None:
    areas: list[float] = []
    for shape in ("disc", "square", "triangle", "diamond", "hexagon", "cross"):
        points = shapes.token(shape, 100)
        following = (*points[1:], points[0])
        pairs = zip(points, following, strict=True)
        areas.append(abs(sum(a * d - b * c for (a, b), (c, d) in pairs)) / 2)
    assert max(areas) / min(areas) < 1.9


def test_mixing() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#123456", "#ffffff", 0) == "#123456"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
