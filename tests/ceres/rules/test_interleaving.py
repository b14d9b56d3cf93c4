"""Free completions between the steps of an action: parts they open and must not close."""

import pytest

from games.ceres.actions import (
    Assistant,
    Choose,
    Complete,
    Done,
    Headquarters,
    Leader,
    Pass,
    Settle,
    Trade,
    Use,
    Worker,
)
from games.ceres.game import GAME
from games.core.actions import EndTurn
from tests.ceres.builder import Table, facility, gain, line, perform, project

CARDS = (project("a", {"ore": 1}, 5), project("b", {"ice": 9}, 5), project("c", {"energy": 9}))
PAY_ORE = (line({"ore": 1}),)
END = EndTurn()


def full_spots(*hidden, lines=PAY_ORE) -> Table:
    """Return a table in round 2 where seat 0 has both spots taken and nothing but 1 Ore."""
    dear = facility("dear", cost={"alloy": 9})
    table = Table(projects=CARDS, facilities=(dear,), hidden=hidden, lines=lines).round(2)
    table.seat(0, ore=1, committed=("a", "b"), singles=tuple(card.id for card in hidden))
    table.state.project_row = ["c", None, None, None, None]
    return table


def test_r44_the_spot_that_a_completion_clears_is_an_answer_to_the_assistant():
    """The Ore closes the only trade, but committing opens: the step keeps an answer."""
    table = full_spots().seat(0, favors=("leader_assistant",))
    table.do(Assistant("main_lab"), Complete("a"))
    assert table.legal() == [Choose("trade_bureau", "settlement"), Done()]
    table.do(Choose("trade_bureau", "settlement"), Settle("c", "commit"))
    assert table.player().committed == ["b", "c"]


def test_r61_the_assistants_activation_waits_for_a_completion_that_clears_a_spot():
    """Nothing is payable, but committing opens once a project is completed; or it is declined."""
    table = full_spots(lines=(line({"ore": 9}),)).seat(0, favors=("leader_assistant",))
    table.do(Assistant("main_lab"))
    assert table.legal() == [Complete("a"), Done()]
    table.do(Complete("a"))
    assert table.legal() == [Choose("trade_bureau", "settlement"), Done()]
    table.do(Done(), END)


def test_r44_the_spot_that_a_completion_clears_is_an_answer_to_a_function():
    """As before, with two parts of an Outstation of which one must be used (R45)."""
    desk = facility("desk", "office", perform("trade"), perform("settlement"))
    table = full_spots(desk)
    table.do(Worker("desk"), Complete("a"))
    assert table.legal() == [Use(1)]
    table.do(Use(1), Settle("c", "commit"))
    assert table.player().committed == ["b", "c"]


def test_9_9_an_activation_waits_for_a_completion_that_opens_a_part():
    """Both spots full: the Settlement part opens when the card's goods clear one."""
    desk = facility("desk", "office", gain(ore=1), perform("settlement"))
    table = full_spots(desk).seat(0, ore=0)
    table.do(Worker("desk"))
    assert table.legal() == [Complete("a"), Done()]
    assert table.refused(Use(1)).key == "no_project"
    table.do(Complete("a"))
    assert table.legal() == [Use(1), Done()]
    table.do(Use(1), Settle("c", "commit"), END)


def test_r45_a_part_is_still_skipped_once_it_is_open():
    """Behind a free gain nothing has been paid for it; behind nothing it is the one part used."""
    lab = facility("lab", "lab", gain(ore=1), perform("research"))
    only = facility("only", "lab", perform("research"), gain(ore=1))
    table = Table(hidden=(lab, only)).seat(0, energy=9, singles=("lab",))
    table.do(Worker("lab"))
    assert GAME.usual(table.state, 0, {}) == Use(1)
    table.do(Use(1))
    assert Done() in table.legal()
    table.do(Done())
    assert table.legal() == [END]
    assert table.goods() == {"ore": 1, "energy": 9}
    table = Table(hidden=(lab, only)).seat(0, energy=9, singles=("only",))
    table.do(Worker("only"))
    assert GAME.usual(table.state, 0, {}) is None
    table.do(Use(0))
    assert table.refused(Done()).key == "must_do"


def test_9_9_an_activation_ends_when_no_completion_helps():
    """The same without a payable project: nothing is left to decide."""
    desk = facility("desk", "office", gain(ice=1), perform("settlement"))
    table = full_spots(desk).seat(0, ore=0)
    table.do(Worker("desk"))
    assert table.legal() == [END]


def test_r20_the_repeat_waits_for_a_completion_that_clears_a_spot():
    """Committing filled the second spot, no line can be paid: the repeat needs a cleared spot."""
    cards = (*CARDS, project("d", {"ceramics": 9}))
    table = Table(projects=cards, lines=(line({"probe": 9}),)).round(2)
    table.seat(0, ore=1, committed=("a",), research={"logistics": 3})
    table.state.project_row = ["c", "d", None, None, None]
    table.do(Leader("trade_bureau", "settlement"), Settle("c", "commit"))
    assert table.legal() == [Complete("a"), Done()]
    table.do(Complete("a"), Choose("trade_bureau", "settlement"), Settle("d", "commit"))
    assert table.player().committed == ["c", "d"]
    assert table.legal() == [END]


def test_9_9_a_gain_that_the_cap_would_swallow_waits_for_a_completion():
    """The Ore of the second part would be lost unless the project takes some first."""
    smelter = facility("smelter", "mine", perform("trade"), gain(ore=4))
    table = full_spots(smelter, lines=(line({"ice": 1}, {"credit": 1}),)).seat(0, ore=12, ice=1)
    table.do(Worker("smelter"), Use(0), Trade(0, 1))
    assert table.legal() == [Complete("a"), Use(1), Done()]
    table.do(Complete("a"))
    assert table.goods() == {"ore": 12, "credit": 1}
    assert table.legal() == [END]


@pytest.mark.parametrize(
    ("action", "step"),
    [
        (Leader("trade_bureau", "settlement"), "settling"),
        (Leader("council", "research"), "researching"),
        (Leader("council", "favor"), "favoring"),
        (Leader("council", "launch"), "launching"),
        (Leader("contractors", "reassign"), "reassigning"),
        (Leader("contractors", "manufacture"), "manufacturing"),
        (Leader("council", "trade_bureau"), "bureau"),
    ],
)
def test_a_mandatory_step_cannot_be_left(action, step):
    """Leaving a step that must be taken is named as that (R43)."""
    mine = facility("mine", "mine", gain(ore=1))
    table = Table(projects=(CARDS[0],), hidden=(mine,), lines=(line({"ore": 1}),)).seat(
        0,
        ore=9,
        ice=9,
        energy=9,
        probe=1,
        credit=9,
        influence=9,
        singles=("mine",),
        workers=("launch_site",),
    )
    table.do(action)
    assert table.state.stack[-1].__struct_config__.tag == step
    assert table.refused(Done()).key == "must_do"


@pytest.mark.parametrize(
    ("ore", "passing", "said"),
    [
        (0, True, "End your turn."),
        (1, False, "End your turn, or complete a first."),
        (1, True, "Complete a now, or end your turn: you have passed."),
    ],
)
def test_r66_what_could_be_completed_is_said_before_the_turn_ends(ore, passing, said):
    """The reminder names only payable projects; at the pass it is the round's last chance."""
    table = full_spots(lines=(line({"ice": 1}),)).seat(0, ore=ore, ice=1)
    table.do(Pass() if passing else Headquarters("main_lab"))
    view = GAME.mask(table.state, 0)
    assert GAME.words("en").prompt(view, 0) == said
    assert GAME.words("fr").prompt(view, 0) != said
