"""Choices of a panel, made from legal actions: rows, lines, menus, paths, and their order."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice, pairwise
from typing import Any
from unicodedata import numeric

import pytest

from bot.panel import selections
from bot.panel import selections as paths
from bot.panel.choice_labels import choice_label, labels, offers_at
from bot.panel.choices import LINES, asides, choices, folded
from bot.panel.decision import Position, anytime, marking, planned
from bot.panel.panel import panel
from bot.panel.plans.plan_ahead import plan_panel
from bot.platform import limits
from bot.platform.controls import PressMenu, identify
from bot.platform.page import Line
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.service.turns import prepared_turn
from games import registry
from games.core.actions import EndTurn, kind
from games.core.choose_fields import kinds
from games.core.game import AnyGame
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.bot.panel.test_aside import ids
from tests.bot.panel.test_menus import KEYS, positions, teach
from tests.bot.positions import decisions, position_at
from tests.bot.seated import Seated
from tests.games.worlds import is_small
from tests.luna_maris.builder import Table as Luna
from tests.toy.game import TOY
from tests.toy.state import Build, Paint, Survey


async def test_under_the_question_stands_what_one_has_to_pay_with(tables: Tables) -> None:
    """So nobody has to look up their goods to understand a price."""
    table = await Seated.open(tables, 2, game="ceres")
    live = await lobby.start(tables, table.id, 101)
    seat = live.waiting()[0]
    for lang in LANGUAGES:
        words = live.words(lang)
        view = live.seen(seat)
        told = words.payment_hint(view, seat)
        assert told
        assert panel(live, seat, lang).above[:2] == [f"### {words.prompt(view, seat)}", told]


def way(item: Any) -> str:
    """Return the path that a line's button, or another control, carries."""
    return getattr(item, "button", item).item.custom_id.split(":")[-1]


def test_few_actions_have_a_line_each_and_what_may_be_done_at_any_time_is_behind_more() -> None:
    """Two scientists in two ways, two kinds of food, the end of the work, and the depot."""
    table = Luna().seat(hand=["biologist", "geologist"], food=["rye_1", "pea_1"], vp=9)
    table.seat(rest=["mining_engineer"], module="dock")
    game, legal = registry.get("luna_maris"), table.legal()
    position, selection = position_at(game, table.state, 0), selections.start(legal)
    assert anytime(position) == folded(position) == {"depot"}
    shown = choices(position, selection, "", 0, "en")
    lines = [item for item in shown if isinstance(item, Line)]
    asked = [action for action in legal if kind(action) != "depot"]
    if len(asked) <= LINES:
        assert lines == shown
        assert [selections.follow(legal, way(each)).action for each in lines] == asked
    menus = [item for item in shown if isinstance(item, PressMenu)]
    led = [selections.follow(legal, way(each)) for each in [*lines, *menus]]
    assert {kind(action) for each in led for action in each.actions} == set(map(kind, asked))
    behind = asides(position, "en")
    assert len(behind) == sum(kind(action) == "depot" for action in legal) > 1
    assert all(isinstance(item, Line) for item in behind)
    assert {selections.follow(legal, way(each)).kind for each in behind} == {"depot"}


def test_many_actions_have_a_menu_for_each_kind_with_examples_below() -> None:
    """Each is offered whole, and tells what its label leaves out."""
    game, tags = registry.get("ceres"), {"leader", "headquarters", "worker", "pass"}
    position = next(
        position_at(game, game.copy(state), seat)
        for seed in range(40)
        for state, seat in islice(decisions(game, seed), 400)
        if set(map(kind, game.legal(state, seat))) == tags
    )
    legal, selection = position.legal, selections.start(position.legal)
    shown = choices(position, selection, "", 0, "en")
    assert len(legal) > LINES
    offered = {
        selections.follow(legal, way(each)).kind: each
        for each in shown
        if not isinstance(each, str)
    }
    assert set(offered) == tags
    assert isinstance(offered["pass"], Line)
    menus = [each for each in shown if isinstance(each, PressMenu)]
    assert len(menus) == 3
    for menu in menus:
        examples = shown[shown.index(menu) + 1]
        assert isinstance(examples, str)
        assert menu.item.options[0].label[:10] in examples
    assert selections.flat(selection)
    for token, action in selections.offered(selection).items():
        assert selections.follow(legal, token).action == action
        assert selections.take(selection, token).actions == [action]
        assert selections.leads(selection)[token] == (action, [action])
        told = choice_label(position, selection, action, [action], "en", whole=True)
        assert kind(action) != "worker" or "Gain" in told.detail
        assert not told.detail or told.detail.rstrip(".") not in told.label


def enabled(shown: Any) -> dict[str, bool]:
    """Return the labels of a panel's buttons, and whether each can be pressed."""
    buttons = [item.item for item in shown.controls if hasattr(item.item, "label")]
    return {button.label: not button.disabled for button in buttons}


async def test_a_plan_is_walked_armed_and_shown(two: Seated) -> None:
    users = await two.bids()
    live = await two.live()
    steps = [Build("site05", 1), Paint("red")]
    for step in steps:
        await two.plan(users[1], "add", step)
    position = planned(live, 1)
    assert position is not None
    assert position.can_end()
    assert "2. Red" in plan_panel(position, "en").text
    assert live.queued == set()
    await prepared_turn.change(two.tables, two.id, users[1], "arm", version=position.decision)
    assert live.queued == {1}
    again = await two.reload()
    kept = again.draft(1)
    assert kept is not None
    assert [each.action for press in kept.presses for each in press] == [*steps, EndTurn()]
    assert "3. Confirm and end turn" in panel(again, 1, "en").text
    # Only its owner reads it.
    assert "site05" not in panel(again, 0, "en").text


async def test_out_of_a_plan_leads_a_way_back(two: Seated) -> None:
    """The prepared moves are kept; they can only be dropped, or go with an own decision."""
    users = await two.bids()
    position = planned(await two.live(), 1)
    assert position is not None
    empty = enabled(plan_panel(position, "en"))
    assert empty["Back"]
    assert empty["Zoom in"]
    assert "Drop the prepared move" not in empty
    await two.plan(users[1], "add", Survey())
    position = planned(await two.live(), 1)
    assert position is not None
    begun = enabled(plan_panel(position, "en"))
    assert begun["Drop the prepared move"]
    assert begun["Back"]
    back = ids(plan_panel(position, "en"))["Back"]
    handler, table_id, *_ = back.split(":")[1:]
    assert (handler, table_id) == ("act", two.id)
    await two.act(users[0], Survey(), EndTurn())
    assert (await two.live()).draft(1) is not None
    await two.act(users[1], Survey())
    assert (await two.reload()).drafts == {}


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


def test_a_path_follows_given_values_up_to_the_first_gap() -> None:
    """A forged token chooses nothing; tokens grow until no two are alike."""
    legal = [Build(site, size) for site in ("a", "b") for size in (1, 2)]
    assert selections.follow(legal, selections.path_to(legal, "build", {"size": 2})).field == "site"
    selection = selections.follow(legal, selections.path_to(legal, "build", {"site": "b"}))
    assert selection.chosen == {"site": "b"}
    assert selection.field == "size"
    with pytest.raises(selections.InvalidSelection):
        selections.follow(legal, "zzzz")
    made = selections.tokens([f"value {number}" for number in range(3000)])
    assert len(made) == 3000
    assert len(next(iter(made))) > selections.SHORT


NUMBERED = re.compile("[①-⑳㉑-㉟㊱-㊿]")
"""Begins the label of a cell whose number is in the picture."""


def steps_of(position: Position) -> dict[str, paths.Selection]:
    """Return a decision and the steps right below it by their paths, where there is a choice."""
    start = paths.start(position.legal)
    if start.action is not None or not position.legal:
        return {}
    below = {token: paths.take(start, token) for token in paths.offered(start)}
    return {"": start, **{token: each for token, each in below.items() if paths.several(each)}}


@pytest.mark.parametrize("key", KEYS)
def test_the_cheapest_of_a_kind_come_first(key: str) -> None:
    sorted_by_price = 0
    for position in positions(key, 5, 80):
        cost = position.game.choices(position.state, position.seat).cost
        order = kinds(position.legal)
        for selection in steps_of(position).values():
            offers = offers_at(position, selection, "en")
            listed = [(kind(each.leads[0]), [cost(a) for a in each.leads]) for each in offers]
            assert [order.index(tag) for tag, _ in listed] == sorted(
                order.index(tag) for tag, _ in listed
            )
            for (tag, first), (other, second) in pairwise(listed):
                known = [n for n in first if n is not None], [n for n in second if n is not None]
                if tag == other and all(known):
                    assert min(known[0]) <= min(known[1])
                    sorted_by_price += min(known[0]) < min(known[1])
    assert sorted_by_price or is_small(registry.get(key))


@pytest.mark.parametrize("key", KEYS)
def test_neither_hints_nor_icons_change_the_order(key: str) -> None:
    for position in positions(key, 6, 24):
        for selection in steps_of(position).values():
            tokens = [each.token for each in offers_at(position, selection, "en")]
            told = replace(position, icons=True)
            assert [each.token for each in offers_at(told, selection, "en")] == tokens
            teach(position)
            assert [each.token for each in offers_at(position, selection, "en")] == tokens


def test_what_has_no_price_stays_as_the_game_lists_it() -> None:
    kept = 0
    for position in positions("ares", 7, 60):
        cost = position.game.choices(position.state, position.seat).cost
        for selection in steps_of(position).values():
            if marking(position, selection) or any(cost(a) is not None for a in selection.actions):
                continue
            listed = [each.token for each in offers_at(position, selection, "en")]
            assert listed == list(paths.offered(selection))
            kept += len(listed) > 1
    assert kept


def test_cells_are_listed_by_the_numbers_that_they_have_in_the_picture() -> None:
    """In lines and in menus, and with hints; ships from several cells may sail to the same."""
    met = 0
    for position in [*positions("projet_ceres", 3, 90), *positions("projet_ceres", 4, 90)]:
        teach(position)
        for lang in LANGUAGES:
            for path, selection in steps_of(position).items():
                items = choices(position, selection, path, 0, lang)
                named = [each.text for each in items if isinstance(each, Line)]
                named += [
                    label for _, label, _ in labels(i for i in items if not isinstance(i, Line))
                ]
                found = [NUMBERED.search(each) for each in named]
                numbers = list(dict.fromkeys(numeric(each[0]) for each in found if each))
                assert numbers == sorted(numbers)
                met += len(numbers) > 1
    assert met
