"""What the panel makes of legal actions: rows, whole actions, series, chains, hints, plans."""

from __future__ import annotations

from typing import Any

import pytest

import bot.commands  # noqa: F401  registers what controls do
from bot import controls
from bot.panel import path as paths
from bot.panel.build import panel, plan_panel
from bot.panel.choices import choices
from bot.panel.offered import offered_as
from bot.panel.position import Position, anytime, planned, present, series
from bot.panel.why import answer
from bot.service import drafts, lobby, planning
from bot.service.tables import Tables
from games import registry
from games.core import codec
from games.core.actions import EndTurn, kind
from games.core.drafts import followed
from games.core.gains import Gain
from games.core.game import AnyGame
from games.core.hints import Hint
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.core.walk import random_action
from tests.bot.seated import Seated
from tests.bot.stub import stub
from tests.bot.test_closer import ids
from tests.luna_maris.builder import Table as Luna
from tests.toy.state import Build, Paint, Survey


def position_of(game: AnyGame, tags: set[str], players: int = 3) -> tuple[Any, int, list[Any]]:
    """Return a position of random play in which somebody decides among exactly these kinds."""
    source = rng(11)
    for seed in range(40):
        state = game.start({}, players, seed)
        for _ in range(400):
            waiting = game.waiting(state)
            if not waiting:
                break
            legal = game.legal(state, waiting[0])
            if {kind(action) for action in legal} == tags:
                return state, waiting[0], legal
            game.perform(state, waiting[0], random_action(game, state, waiting[0], source))
    raise AssertionError(f"never {tags}")


def position_at(game: AnyGame, state: Any, seat: int, legal: list[Any]) -> Position:
    live = stub(game, state)
    return Position(live, seat, state, game.mask(state, seat), legal, 1)


async def test_under_the_question_stands_what_one_has_to_pay_with(tables: Tables) -> None:
    """So nobody has to look up their goods to know what a price means to them."""
    table = await Seated.open(tables, 2, game="ceres")
    live = await lobby.start(tables, table.id, 101)
    seat = live.waiting()[0]
    for lang in LANGUAGES:
        words = live.words(lang)
        view = live.seen(seat)
        told = words.means(view, seat)
        assert told
        lines = panel(live, seat, lang).content.splitlines()
        assert lines[lines.index(f"**{words.prompt(view, seat)}**") + 1] == told


def test_cards_may_be_sold_several_at_once_but_one_phase_is_picked() -> None:
    game = registry.get("ares")
    state, seat, legal = position_of(game, {"phase", "sell"})
    rows = {selection.kind: selection for selection in paths.apart(paths.start(legal)).values()}
    position = position_at(game, state, seat, legal)
    assert series(position, rows["sell"]) == len(rows["sell"].actions) > 1
    assert series(position, rows["phase"]) == 1


def test_a_few_actions_are_offered_whole() -> None:
    game = registry.get("ceres")
    state, seat, legal = position_of(game, {"leader", "headquarters", "worker", "pass"})
    selection = paths.start(legal)
    assert paths.flat(selection)
    for token, action in paths.offered(selection).items():
        assert paths.follow(legal, token).action == action
        assert paths.take(selection, token).actions == [action]
        assert paths.leads(selection)[token] == (action, [action])
    assert game.legal(state, seat) == legal


def test_an_anytime_play_has_a_button_where_its_menu_would_take_a_row_from_the_question() -> None:
    """Scientists, food, the end of the work and the depot are four kinds; three have a menu."""
    table = Luna().seat(hand=["biologist", "geologist"], food=["rye_1", "pea_1"], vp=9)
    table.seat(rest=["mining_engineer"], module="dock")
    game, legal = registry.get("luna_maris"), table.legal()
    position, selection = position_at(game, table.state, 0, legal), paths.start(legal)
    assert anytime(position) == {"depot"}
    assert not paths.apart(selection)
    shown: list[Any] = choices(position, selection, "", 0, "en")
    found = [each.item for each in shown]
    rows = {each.row: [] for each in found}
    for each in found:
        rows[each.row].append(getattr(each, "placeholder", None) or each.label)
    assert rows[0] == ["Play a scientist · Choose…"]
    assert [label.partition(" →")[0] for label in rows[1]] == ["Rye, value 6", "Peas, value 5"]
    assert rows[2][0].startswith("End your work")
    assert rows[2][1:] == ["Emergency Depot…"]
    depot = found[-1]
    # The button opens what is behind it.
    path = depot.custom_id.split(":")[-1]
    opened = paths.follow(legal, path)
    assert opened.kind == "depot"
    assert len(opened.actions) == sum(kind(action) == "depot" for action in legal) > 1
    (menu,) = [each.item for each in choices(position, opened, path, 0, "en")]  # type: ignore[attr-defined]  # our dynamic items wrap menus
    assert len(menu.options) == len(opened.actions)


def test_anytime_plays_have_buttons_below_one_menu_of_all_that_is_asked() -> None:
    """The first action of a turn of Projet Cérès: too many kinds for a row each."""
    game = registry.get("projet_ceres")
    state = game.start({}, 3, 3)
    (seat,) = game.waiting(state)
    legal = game.legal(state, seat)
    position, selection = position_at(game, state, seat, legal), paths.start(legal)
    aside = anytime(position)
    assert {"play", "discard"} <= aside
    menu, *buttons = [each.item for each in choices(position, selection, "", 0, "en")]  # type: ignore[attr-defined]  # our dynamic items wrap menus
    asked = [action for action in paths.decisions(legal) if kind(action) not in aside]
    offered = [paths.take(selection, option.value) for option in menu.options]
    assert [each.action for each in offered] == asked
    assert {each.row for each in buttons} == {2}
    behind = [paths.follow(legal, each.custom_id.split(":")[-1]).kind for each in buttons]
    assert set(behind) == aside
    assert len(behind) == len(aside)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hand", [1, 2])
@pytest.mark.parametrize("food", [1, 2, 6])
@pytest.mark.parametrize("depot", [0, 1, 3])
def test_whatever_is_left_of_each_kind_the_panel_has_room_for_it(
    lang: Language, hand: int, food: int, depot: int
) -> None:
    """One scientist has a menu too, for the ways: beside buttons it would not fit in a row."""
    cards = ["rye_1", "pea_1", "tomato_1", "potato_1", "leek_1", "radish_1"]
    cubes = ["energy", "iron", "water"]
    table = Luna().seat(hand=["biologist", "geologist"][:hand], food=cards[:food], vp=9)
    table.seat(rest=["mining_engineer"], module="dock", depot=cubes[:depot])
    position = position_at(registry.get("luna_maris"), table.state, 0, table.legal())
    items = choices(position, paths.start(position.legal), "", 0, lang)
    controls.rows(*items)  # raises ValueError
    assert max(item.item.row or 0 for item in items) < 3  # type: ignore[attr-defined]  # our dynamic items wrap buttons and menus
    offered = str([[getattr(i.item, "label", ""), getattr(i.item, "options", "")] for i in items])  # type: ignore[attr-defined]  # as above
    assert (("mergency" if lang == "en" else "urgence") in offered) == (depot > 0)


def test_whole_actions_tell_what_their_labels_leave_out() -> None:
    game = registry.get("ceres")
    state, seat, legal = position_of(game, {"leader", "headquarters", "worker", "pass"})
    position, selection = position_at(game, state, seat, legal), paths.start(legal)
    for action in selection.actions:
        shown = offered_as(position, selection, action, [action], "en", whole=True)
        if kind(action) == "worker":
            assert "Gain" in shown.detail
        assert not shown.detail or shown.detail.rstrip(".") not in shown.label


def test_what_follows_without_a_choice_stops_before_a_reveal_and_before_the_end() -> None:
    game, several = registry.get("ceres"), 0
    for seed in range(30):
        state, source = game.start({}, 2, seed), rng(seed)
        for _ in range(150):
            waiting = game.waiting(state)
            if not waiting:
                break
            seat = waiting[0]
            action = random_action(game, state, seat, source)
            applied = game.perform(state, seat, action)
            if applied.revealed or applied.closed:
                continue
            for after, found in followed(game, state, seat):
                each = found.drafted.action
                assert game.legal(state, seat) == [each]
                assert not isinstance(each, EndTurn)
                assert not found.applied.revealed
                game.perform(state, seat, each)
                assert codec.encode(after) == codec.encode(state)
                several += 1
    assert several > 20


async def test_menus_of_the_toy(two: Seated) -> None:
    users = await two.bids()
    live = await two.live()
    shown = panel(live, 0, "en")
    labels = [item.item.label for item in shown.view.children if hasattr(item.item, "label")]  # type: ignore[attr-defined]  # our dynamic items wrap buttons
    assert labels[-2:] == ["🔒 Confirm and end turn · left: Build, Survey", "My plans"]
    assert {"Undo…", "Start over", "Zoom in", "Why not?"} <= set(labels)
    live.hints[0] = {Survey(): Hint(3.0, (Gain("category-ore", 1, 1.0),)), EndTurn(): Hint(1.0)}
    hinted = panel(live, 0, "en")
    found = " ".join(
        [
            *(getattr(i.item, "label", None) or "" for i in hinted.view.children),  # type: ignore[attr-defined]  # as above
            *(o.label for i in hinted.view.children for o in getattr(i.item, "options", ())),  # type: ignore[attr-defined]  # as above
        ]
    )
    assert "⭐ " in found
    assert users


def enabled(shown: Any) -> dict[str, bool]:
    """Return the labels of a panel's buttons, and whether each can be pressed."""
    buttons = [item.item for item in shown.view.children if hasattr(item.item, "label")]
    return {button.label: not button.disabled for button in buttons}


async def test_only_who_has_decided_something_can_take_it_back(three: Seated) -> None:
    users = await three.users()
    await three.bid(users[0])
    before = enabled(panel(await three.live(), 1, "en"))
    assert not before["Undo"]
    assert not before["Start over"]
    (first, *_) = (await three.live()).legal(1)
    await three.act(users[1], first)
    after = enabled(panel(await three.live(), 1, "en"))
    assert after["Undo"]
    assert after["Start over"]


async def test_bids_are_no_series(two: Seated) -> None:
    live = await two.live()
    position = present(live, 0)
    assert series(position, paths.start(position.legal)) == 1


async def test_a_plan_is_walked_armed_and_shown(two: Seated) -> None:
    users = await two.bids()
    live = await two.live()
    steps = [Build("site05", 1), Paint("red")]
    for step in steps:
        await planning.change(two.tables, two.id, users[1], "add", [step])
    position = planned(live, 1)
    assert position is not None
    assert position.can_end()
    assert "2. Red" in plan_panel(position, "en").content
    assert live.queued == set()
    await planning.change(two.tables, two.id, users[1], "arm", version=position.decision)
    assert live.queued == {1}
    two.tables.drop(two.id)
    again = await two.live()
    kept = again.draft(1)
    assert kept is not None
    assert drafts.actions_of(kept.presses) == [*steps, EndTurn()]
    assert "3. Confirm and end turn" in panel(again, 1, "en").content
    # What its owner is told, nobody else is.
    assert "site05" not in panel(again, 0, "en").content


async def test_out_of_a_plan_leads_a_way_back(two: Seated) -> None:
    """What is prepared is kept; only that can be dropped."""
    users = await two.bids()
    position = planned(await two.live(), 1)
    assert position is not None
    empty = enabled(plan_panel(position, "en"))
    assert empty["Back"]
    assert empty["Zoom in"]
    assert "Drop the prepared move" not in empty
    await planning.change(two.tables, two.id, users[1], "add", [Survey()])
    position = planned(await two.live(), 1)
    assert position is not None
    begun = enabled(plan_panel(position, "en"))
    assert begun["Drop the prepared move"]
    assert begun["Back"]
    back = ids(plan_panel(position, "en"))["Back"]
    handler, table_id, *_ = back.split(":")[1:]
    assert (handler, table_id) == ("act", two.id)


async def test_an_own_decision_drops_the_plan(two: Seated) -> None:
    users = await two.bids()
    await planning.change(two.tables, two.id, users[1], "add", [Survey()])
    await two.act(users[0], Survey())
    await two.act(users[0], EndTurn())
    assert (await two.live()).draft(1) is not None
    await two.act(users[1], Survey())
    two.tables.drop(two.id)
    assert (await two.live()).drafts == {}


async def test_why_names_the_reason_and_what_is_possible(two: Seated) -> None:
    users = await two.bids()
    await two.act(users[0], Build("site01", 3), Paint("red"))
    await two.act(users[0], EndTurn())
    live = await two.live()
    told = answer(live, 1, "en", "Build 2 on site01")
    assert "site01 is taken." in told
    assert "You can: Build 2 on" in told
    assert "site01 est pris." in answer(live, 1, "fr", "Construire 2 sur site01")
    assert "Waiting for" in answer(live, 0, "en")
