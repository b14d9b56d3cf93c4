"""Choosing one action step by step through tokens that fit a control's id."""

from __future__ import annotations

import pytest

from bot.panel import selections
from bot.platform import limits
from bot.platform.controls import identify
from games.core.actions import EndTurn
from games.core.game import AnyGame
from games.core.random_play import steps
from games.core.rng import rng
from tests.toy.game import TOY
from tests.toy.state import Build


def leads(
    legal: list[object], selection: selections.Selection, so_far: str
) -> list[tuple[str, object]]:
    """Return every path to a single action."""
    if selection.action is not None:
        return [(so_far, selection.action)]
    found: list[tuple[str, object]] = []
    for token in selections.tokens(selections.choices(selection)):
        longer = selections.extend(so_far, token)
        found += leads(legal, selections.follow(legal, longer), longer)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_has_exactly_one_path(seed: int) -> None:
    game: AnyGame = TOY
    state = game.start({}, 3, seed)
    for _ in steps(game, state, rng(seed), 12):
        for seat in range(3):
            legal = game.legal(state, seat)
            wanted = [action for action in legal if not isinstance(action, EndTurn)]
            if not wanted:
                continue
            found = leads(legal, selections.start(legal), "")
            assert sorted(map(repr, (a for _, a in found))) == sorted(map(repr, wanted))
            for so_far, _ in found:
                made = identify("b", "pick", "ABCDEFGH", 99999, so_far)
                assert len(made) <= limits.CUSTOM_ID


def test_a_forged_token_chooses_nothing() -> None:
    state = TOY.start({}, 2, 1)
    with pytest.raises(selections.InvalidSelection):
        selections.follow(TOY.legal(state, 0), "zzzz")


def test_tokens_grow_until_no_two_are_alike() -> None:
    many = [f"value {number}" for number in range(3000)]
    made = selections.tokens(many)
    assert len(made) == len(many)
    assert len(next(iter(made))) > selections.SHORT


def test_a_path_follows_given_values_up_to_the_first_gap() -> None:
    legal = [Build(site, size) for site in ("a", "b") for size in (1, 2)]
    assert selections.follow(legal, selections.path_to(legal, "build", {"size": 2})).field == "site"
    selection = selections.follow(legal, selections.path_to(legal, "build", {"site": "b"}))
    assert selection.chosen == {"site": "b"}
    assert selection.field == "size"
