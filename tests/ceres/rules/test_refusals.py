"""Refusals are total, harmless and documented."""

import re
from pathlib import Path

import pytest

from games.ceres import actions as act
from games.ceres import steps as decisions
from games.ceres.game import GAME
from games.core.actions import EndTurn
from games.core.errors import reason
from tests.ceres.builder import Table, facility, line, project


def test_the_list_of_reasons_is_complete():
    """Every reason that the rules can give is in the catalog, and no other."""
    home = Path(decisions.__file__).parents[1]
    modules = [*home.glob("steps/*.py"), *home.glob("rules/*.py"), home / "game.py"]
    source = "".join(module.read_text("utf-8") for module in modules)
    given = set(re.findall(r'(?:reason|Reason)\(\s*"([a-z_]+)"', source))
    catalog = (home / "locales" / "en" / "reasons.ftl").read_text("utf-8")
    assert given == set(re.findall(r"^reason-([a-z_]+) =", catalog, re.MULTILINE))


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (act.Leader("moon", "trade"), "unknown"),
        (act.Leader("council", "trade"), "unknown"),
        (act.Headquarters("research_lab"), "not_own"),
        (act.Worker("research_lab"), "not_own"),
        (act.Droid("main_lab"), "no_token"),
        (act.Assistant("main_lab"), "no_token"),
        (act.Complete("solar_panels"), "not_committed"),
        (act.Complete("moon"), "unknown"),
        (act.Leader("council", "favor"), "cannot_pay"),
        (act.Leader("contractors", "construction_yard"), "cannot_pay"),
        (act.Done(), "not_now"),
        (EndTurn(), "act_first"),
    ],
)
def test_the_first_missing_precondition_is_named(action, key):
    """At the start of a turn, with nothing in hand."""
    assert Table().refused(action).key == key


def test_a_step_in_progress_comes_first():
    """While a step waits, other decisions of the turn say which."""
    table = Table(facilities=(facility("hut"),))
    table.do(act.Leader("construction_yard", "build"))
    for action in (act.Pass(), EndTurn(), act.Worker("main_lab")):
        why = table.refused(action)
        assert (why.key, why.fact("frame")) == ("finish_first", "yard")
    assert table.refused(act.Bonus("ore")).key == "not_now"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("@everyone", "everyone"),
        ("**[here](https://bad.example)**", "here https bad.example"),
        ("<@123> `x`\n# big", "123 x big"),
        ("y" * 500, "y" * 39 + "…"),
        ("mars_droid", "mars_droid"),
        ("", ""),
    ],
)
def test_typed_text_is_repeated_in_short_and_without_markup(typed, shown):
    """Typed text comes back without anything that a channel would act upon."""
    table = Table().seat(0, favors=("mars_droid",))
    if shown != "mars_droid":
        assert table.refused(act.Worker(typed)).fact("what") == shown
    assert table.refused(act.Droid(typed)).fact("what") == shown
    assert table.refused(act.Leader(typed, "build")).fact("what") == shown


def test_a_project_that_is_not_on_offer_is_named_as_such():
    """Only the row can be taken from, not the pile."""
    table = Table(projects=(project("dome", {"ore": 1}),)).seat(0, ore=1, influence=1)
    table.do(act.Leader("trade_bureau", "settlement"))
    buried = table.state.project_pile[0]
    why = table.refused(act.Settle(buried, "complete"))
    assert why == reason("not_in_row", card=buried)


def test_a_good_that_does_not_exist_is_named_as_such():
    """Special Grant: no such good, or none printed there."""
    table = Table().seat(0, influence=9)
    table.do(act.Leader("council", "favor"), act.Favor("special_grant"))
    assert table.refused(act.Grant("main_lab", "gold")).key == "unknown"
    assert table.refused(act.Grant("main_lab", "ore")).key == "not_printed"


def test_how_often_is_said_in_good_words():
    """Once, twice as a number, in both languages."""
    lines = (line({"ore": 1}),)
    table = Table(lines=lines).seat(0, ore=9, credit=9)
    table.do(act.Leader("trade_bureau", "trade"))
    why = table.refused(act.Trade(0, 2))
    assert GAME.words("en").reason(why) == "You can do that at most once, not 2 times."
    assert GAME.words("fr").reason(why) == "Vous pouvez le faire une fois au plus, pas 2 fois."
