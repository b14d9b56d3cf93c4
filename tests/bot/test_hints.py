"""Hints at practice tables: the best choices come first and say what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from bot import limits
from bot.panel import path as paths
from bot.panel.build import panel
from bot.panel.choices import choices
from bot.panel.offered import BEST, line, reason
from bot.panel.position import Position
from games.core.gains import Gain
from games.core.hints import Hint, hints
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.core.words import Choice
from tests.bot.seated import Seated
from tests.bot.test_menus import controls, positions
from tests.toy.state import Build, Paint

KEYS = ("ceres", "ares", "luna_maris", "projet_ceres")


def teach(position: Position) -> Position:
    found = hints(position.game, position.seen, position.seat, rng(1))
    position.live.hints[position.seat] = found
    return position


def first(position: Position, lang: Language) -> list[dict[str, Any]]:
    """Return the controls of the first step, as Discord gets them."""
    selection = paths.start(position.legal)
    return [each.to_component_dict() for each in choices(position, selection, "", 0, lang)]


@pytest.mark.parametrize("key", KEYS)
def test_the_best_come_first_and_say_why(key: str) -> None:
    starred = told = 0
    for position in positions(key, 3, 24):
        teach(position)
        for lang in LANGUAGES:
            for control in controls(position, lang):
                for option in control.get("options", ()):
                    assert len(option.get("description") or "") <= limits.SELECT_DESCRIPTION
            for control in first(position, lang):
                if control["type"] != 3:
                    continue
                stars = [option["label"].startswith(BEST) for option in control["options"]]
                assert stars == sorted(stars, reverse=True)
                starred += any(stars)
                lines = [option.get("description") or "" for option in control["options"]]
                told += any(each.startswith(("+", "−")) for each in lines)
    assert starred
    assert told


@pytest.mark.parametrize("key", KEYS)
def test_hints_change_the_order_and_the_words_of_choices_but_not_what_they_are(key: str) -> None:
    def offered(position: Position) -> list[list[Any]]:
        """Return the actions that each choice of the first step leads to, as they are shown."""
        found: list[list[Any]] = []
        for control in first(position, "en"):
            way = control["custom_id"].split(":")[-1].rpartition("/")[2]
            here = paths.follow(position.legal, way)
            options = [option["value"] for option in control.get("options", ())]
            found += [paths.take(here, each).actions for each in options] or [here.actions]
        return found

    changed = 0
    for position in positions(key, 4, 24):
        selection = paths.start(position.legal)
        if len(paths.offered(selection)) > limits.SELECT_OPTIONS:
            continue
        plain = offered(position)
        if paths.flat(selection) and len(first(position, "en")) == 1:
            wholes = [ways for _, ways in paths.leads(selection).values()]
            assert plain == wholes, "as the rules offer them"
        taught = offered(teach(position))
        assert sorted(map(str, taught)) == sorted(map(str, plain))
        changed += taught != plain
    assert changed


def test_a_detail_is_kept_whole_whatever_the_reason() -> None:
    position = next(p for p in positions("ceres", 3, 60) if len(p.legal) > 1)
    action = position.legal[0]
    gains = (Gain("good-ice", 3, 3.0), Gain("good-ore", -2, -0.8))
    position.live.hints[position.seat] = {action: Hint(1.0, gains)}

    def shown(detail: str, group: str = "") -> str:
        return line(position, Choice("", detail, group), [action], "en")

    assert shown("") == "+3 Ice, −2 Ore"
    assert shown("Short.", "Group") == "+3 Ice, −2 Ore · Short. · Group"
    assert shown("x" * 88) == f"+3 Ice · {'x' * 88}"
    assert shown("x" * 95, "Group") == "x" * 95
    position.live.hints.clear()
    assert shown("Short.", "Group") == "Short. · Group"


async def test_what_a_button_brings_stands_in_the_text(two: Seated) -> None:
    users = await two.bids()
    await two.act(users[0], Build("site05", 1))
    live = await two.live()
    assert BEST not in panel(live, 0, "en").content
    *others, last = [action for action in live.legal(0) if isinstance(action, Paint)]
    rest = {action: Hint(1.0) for action in others}
    live.hints[0] = {last: Hint(3.0, (Gain("category-ore", 1, 1.0),)), **rest}
    shown = panel(live, 0, "en")
    named = live.words("en").action(live.seen(0), last)
    assert f"-# ⭐ {named}: +1 VP (Ore)\n-# Hints: ⭐" in shown.content
    labels = [str(item.to_component_dict().get("label")) for item in shown.view.children]
    assert labels[0] == f"⭐ {named}"
    live.hints[0] = {last: Hint(3.0), **rest}
    assert "+1 VP" not in panel(live, 0, "en").content


def test_a_menu_needs_no_line_in_the_text() -> None:
    for position in positions("ceres", 3, 60):
        teach(position)
        selection = paths.start(position.legal)
        items = choices(position, selection, "", 0, "en")
        buttons = [i.to_component_dict() for i in items if i.to_component_dict()["type"] == 2]
        starred = any(str(button.get("label")).startswith(BEST) for button in buttons)
        assert starred or not reason(position, items, "en")
