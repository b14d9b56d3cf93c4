"""Questions that a game puts to seats, including those in the middle of a step."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.waits import Wait, count_asides, with_side_activity
from games.core.windows import pass_to_next


class Player(msgspec.Struct):
    lane: list[Any] = []
    busy: bool = False
    asides: int = 0


class Fight(msgspec.Struct):
    side: int
    handed: int = 0


def test_what_somebody_begins_is_one_question_until_they_are_through_with_it() -> None:
    player = Player()
    counted: list[int] = []
    for lane in ([], ["gain"], ["gain", "pay"], ["pay"], [], ["gain"]):
        player.lane = lane
        count_asides([player])
        counted.append(player.asides)
    assert counted == [0, 1, 1, 1, 1, 2]
    assert player.busy


def test_whoever_is_asked_nothing_else_is_asked_for_what_they_are_in_the_middle_of() -> None:
    found = [Wait(0, "turn 1"), Wait(1, "call 1", answered=True), Wait(2, "hold", "hold")]
    asides = {0: "aside 0", 1: "aside 1", 2: "aside 2"}
    assert with_side_activity(found, asides)[3:] == (
        Wait(1, "aside 1", "window"),
        Wait(2, "aside 2", "window"),
    )


def test_the_word_is_handed_over_only_to_another_side() -> None:
    fight = Fight(1)
    for side in (1, 2, 2, 1):
        pass_to_next(fight, side)
    assert (fight.side, fight.handed) == (1, 2)
