"""Actions that cannot be taken back, in any deal of what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.actions import EndTurn
from games.core.finality import DEALS, Finality
from tests.toy.game import TOY


def test_the_first_final_action_is_the_earliest_of_all_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = TOY.start({}, 2, 1)
    found = Finality(TOY, TOY.mask(state, 0), 0)
    answers = iter([False, True, *[True] * (DEALS - 1)])

    def final(*_: Any, **__: Any) -> bool:
        return next(answers)

    monkeypatch.setattr(Finality, "_final", final)
    assert found.first([EndTurn(), EndTurn()]) == 0


def test_a_single_action_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = TOY.start({}, 2, 1)
    for final in (True, False):
        asked: list[object] = []

        def looked(*given: Any, final: bool = final, asked: list[object] = asked) -> bool:
            asked.append(given)
            return final

        monkeypatch.setattr(Finality, "_final", looked)
        found = Finality(TOY, TOY.mask(state, 0), 0)
        assert found(EndTurn()) is final  # the panel marks its button
        before = len(asked)
        assert found.first([EndTurn()]) == (0 if final else None)
        assert len(asked) == before
