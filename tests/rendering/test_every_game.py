"""What pictures of every game have in common besides the rules of drawing."""

from __future__ import annotations

from typing import Any

import pytest

from games import registry
from games.core.text import LANGUAGES, Language
from rendering import fonts
from rendering.pictures import scene_of
from rendering.scene import Scene
from rendering.theme import DARK, THEMES
from tests.rendering.layout_checks import icons, said, texts
from tests.rendering.rules.checks import RULES, Drawn, broken
from tests.rendering.rules.emphasis import frames, glowing
from tests.rendering.rules.marks import figures
from tests.rendering.rules.shots import MAIN, NAMES, Position, asked, drawn, positions

keys = pytest.mark.parametrize("key", registry.game_keys())
langs = pytest.mark.parametrize("lang", LANGUAGES)
STEADY = [key for key in registry.game_keys() if key != "projet_ceres"]
"""Games whose boards have the same ground all game long."""
BY_ROW = ("players", "clans")
"""Pictures of all players, also called so."""


def public(position: Position, picture: str, **more: Any) -> Scene:
    """Return a picture of a position as everyone sees it."""
    game, names = registry.get(position.game), NAMES[: len(position.state.players)]
    view = game.mask(position.state, None)
    return scene_of(game.key, view, picture, **{"lang": "en", "names": names, **more})


def boards(key: str) -> list[str]:
    """Return the names of the boards of a game."""
    return [each.key for each in registry.get(key).presentation.pictures if each.kind == "board"]


def awaited(position: Position) -> list[int]:
    """Return the seats that stand out: winners, or those to decide if they are the fewer."""
    game, state = registry.get(position.game), position.state
    if (result := game.result(state)) is not None:
        return [actor for actor in result.winners if isinstance(actor, int)]
    waiting, seats = game.waiting(state), len(state.players)
    hidden = "count" in (getattr(state, "options", None) or {}).values()
    return [] if hidden or 2 * len(waiting) > seats > 1 else list(waiting)


@keys
def test_just_those_who_have_to_decide_or_have_won_stand_out(key: str) -> None:
    first, *others = boards(key)
    for position in positions(key):
        expected = {DARK.player(seat).colour for seat in awaited(position)}
        assert glowing(public(position, first), DARK) == expected, position.label
        for picture in others:
            found, over = glowing(public(position, picture), DARK), position.label == "end"
            assert found == expected or (not found and (over or picture not in BY_ROW)), picture


@keys
def test_nothing_is_marked_against_the_same_view(key: str) -> None:
    for position in positions(key):
        view = registry.get(key).mask(position.state, None)
        for picture in boards(key):
            found = public(position, picture, before=view)
            assert figures(found, DARK) + frames(found, DARK) == [], (position.label, picture)


@pytest.mark.parametrize("key", STEADY)
def test_the_ground_of_the_board_stays_the_same_all_game_long(key: str) -> None:
    board, *_ = boards(key)
    assert len({public(each, board).static for each in positions(key) if each.label in MAIN}) == 1


@keys
def test_themes_change_colours_and_nothing_else(key: str) -> None:
    middle = next(each for each in positions(key) if each.label == "middle")
    for picture in boards(key):
        found = [public(middle, picture, theme=theme) for theme in THEMES.values()]
        assert len({tuple(said(one)) for one in found}) == 1
        assert len({one.background for one in found}) == len(THEMES)


@keys
def test_the_score_sheet_has_every_number_and_the_winners(key: str) -> None:
    position = next(each for each in positions(key) if each.label == "end")
    outcome = registry.get(key).result(position.state)
    assert outcome is not None
    found = public(position, "score")
    for score in outcome.scores:
        for number in (score.total, *score.categories.values()):
            assert str(number).replace("-", "\N{MINUS SIGN}") in said(found)
    assert len(icons(found, "trophy")) == len(outcome.winners)


@langs
@keys
def test_every_letter_is_in_its_font(key: str, lang: Language) -> None:
    for shot, found in drawn(key, lang, DARK.key):
        for op in texts(found):
            assert all(fonts.has(letter, op.face) for letter in op.text), (shot.id, op.text)


@langs
@keys
def test_the_pictures_of_every_kind_of_question_keep_the_rules(key: str, lang: Language) -> None:
    private = [each for each in asked(key, lang) if each[0].picture.kind == "private"]
    for rule in set(RULES) - {"marks", "bytes"}:
        found = {
            shot.id: wrong
            for shot, scene in private
            if (wrong := broken(rule, Drawn(shot, scene, lang, DARK.key)))
        }
        assert not found, rule
