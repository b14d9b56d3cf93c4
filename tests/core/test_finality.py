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
