"""Decisions at the wrong moment are refused, and the refusal names the first step."""

from __future__ import annotations

from games.core.actions import EndTurn
from games.luna_maris import actions as act
from games.luna_maris.content import BUILT_IN
from games.luna_maris.game import GAME
from games.luna_maris.state import Equipping
from tests.luna_maris.builder import BOX, Table


def test_before_the_game_its_choices_come_first() -> None:
    table = Table()
    table.state = GAME.start({"first": "host"}, 2, 1, BUILT_IN)
    for tag in ("equipping", "starting"):
        for _ in range(2):
            for early in (act.Play("geologist"), act.EndWork(), act.Go("dock"), EndTurn()):
                why = table.refused(early)
                assert (why.key, why.fact("frame")) == ("finish_first", tag)
            frame = table.state.stack[-1]
            equipping = isinstance(frame, Equipping)
            choice = act.Equip(frame.tiles[0]) if equipping else table.legal(act.Start)[0]
            table.do(choice, EndTurn())
    assert table.why(EndTurn()) == "act_first"


def test_a_turn_has_one_action() -> None:
    table = Table().seat(0, rest=["geologist"])
    assert table.why(act.Go("dock")) == table.why(act.Mine()) == "act_first"
    table.do(act.Import(1))
    for late in (act.Play("geologist"), act.Import(1), act.EndWork(), act.Go("dock")):
        assert table.why(late) == "already_acted"
    table = Table().seat(0, energy=1).enter("mining")
    assert table.why(act.EndWork()) == table.why(act.Import(1)) == "already_acted"


def test_a_choice_comes_before_the_end_of_the_turn() -> None:
    table = Table().seat(0, rest=list(BOX.starting[:4]), food=["radish_1", "pea_1"])
    table.do(act.Feed("radish_1"))
    assert table.refused(EndTurn()).fact("frame") == "feeding"
    table.do(act.Done())
    assert table.refused(EndTurn()).fact("frame") == "recovering"
    assert table.why(act.Play("biologist")) == "already_acted"
    table = Table().seat(0, energy=1, extraction=4, first=(0, 2)).enter("laboratory")
    table.do(act.Research("extraction"))
    assert table.refused(act.Build("dock", "0002")).fact("frame") == "claiming"


def test_a_bonus_of_a_row_may_be_left() -> None:
    table = Table().round(2)
    table.do(act.EndWork())
    assert table.why(act.EndWork()) == "already_acted"
    table.end()
    assert table.state.turn == 1
