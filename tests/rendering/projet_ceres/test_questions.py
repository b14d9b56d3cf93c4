"""The picture of a turn keeps the rules of drawing at every kind of question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from games.core.text import LANGUAGES, Language
from games.projet_ceres.game import GAME
from rendering.theme import DARK
from tests.rendering.projet_ceres.positions import questions, scene
from tests.rendering.rules.checks import RULES, Drawn, broken
from tests.rendering.rules.shots import Position, Shot

TURN = next(each for each in GAME.presentation.pictures if each.key == "turn")


@cache
def drawn(lang: Language) -> tuple[Drawn, ...]:
    """Return the picture of every kind of question."""
    return tuple(_drawn(lang))


def _drawn(lang: Language) -> Iterator[Drawn]:
    for state, seat, kind in questions():
        shot = Shot(Position(GAME.key, kind, state, state), TURN, TURN.key, seat)
        found = scene(state, "turn", viewer=seat, lang=lang)
        yield Drawn(shot, found, lang, DARK.key)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", [rule for rule in RULES if rule not in ("marks", "bytes")])
def test_every_question_keeps_a_rule(rule: str, lang: Language) -> None:
    found = {it.shot.id: wrong for it in drawn(lang) if (wrong := broken(rule, it))}
    assert not found
