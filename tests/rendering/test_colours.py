"""Colours: text can be read, players and goods told apart, whatever the eyes."""

from __future__ import annotations

from itertools import combinations

import pytest

from rendering import icons, shapes
from rendering.colour import contrast, distance, ink_on, mix
from rendering.theme import THEMES, Theme

VISIONS = ("normal", "protan", "deutan")
GOODS = ("ore", "ice", "ceramics", "energy", "alloy", "probe", "credit", "influence")
KINDS = ("mine", "factory", "lab", "office")
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
def test_players_are_told_apart_by_colour_for_all_eyes_and_by_shape(theme: Theme) -> None:
    assert len({style.shape for style in theme.players}) == len(theme.players) == 6
    for vision in VISIONS:
        for one, other in combinations(theme.players[:4], 2):
            assert distance(one.colour, other.colour, vision) > 0.12, (vision, one, other)


@themes
def test_goods_and_kinds_are_told_apart_for_common_vision(theme: Theme) -> None:
    for group in (GOODS, KINDS):
        for one, other in combinations(group, 2):
            assert distance(theme.icon(one), theme.icon(other)) > 0.06, (one, other)


def test_goods_have_different_silhouettes() -> None:
    for one, other in combinations((*GOODS, "vp", *(f"worker_{kind}" for kind in KINDS)), 2):
        first, second = icons.mask(one, 24), icons.mask(other, 24)
        pairs = zip(first.tobytes(), second.tobytes(), strict=True)
        assert sum(abs(a - b) for a, b in pairs) / (24 * 24 * 255) > 0.07, (one, other)


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
    assert distance("#123456", "#123456", "deutan") == 0
