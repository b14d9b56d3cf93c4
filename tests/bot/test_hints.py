"""Hints at practice tables: the best choice has a star, the best ones show their gains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.panel import selections
from bot.panel.choice_labels import BEST, hint, labels, line, rating, reason
from bot.panel.choices import choices
from bot.panel.decision import Position
from bot.panel.panel import panel
from bot.platform import limits
from games import registry
from games.core.gains import Gain
from games.core.hints import Hint, hints
from games.core.labels import Choice
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated
from tests.bot.test_menus import controls, controls_of, positions
from tests.e2e.harness import read
from tests.toy.state import Build, Paint

KEYS = registry.game_keys()
FIGURE = re.compile(r"\((≈|−\d+)\)")


def teach(position: Position) -> Position:
    found = hints(position.game, position.seen, position.seat, rng(1))
    position.live.keep_hints(position.seat, found)
    return position


def first(position: Position, lang: Language) -> list[dict[str, Any]]:
    """Return the controls of the first step, as Discord gets them."""
    selection = selections.start(position.legal)
    return controls_of(choices(position, selection, "", 0, lang))


@pytest.mark.parametrize("key", KEYS)
def test_the_best_say_why(key: str) -> None:
    told, menus = 0, 0
    for position in positions(key, 3, 40):
        teach(position)
        for lang in LANGUAGES:
            for control in controls(position, lang):
                for option in control.get("options", ()):
                    assert len(option.get("description") or "") <= limits.SELECT_DESCRIPTION
            for control in first(position, lang):
                if control["type"] != 3:
                    continue
                menus += 1
                lines = [option.get("description") or "" for option in control["options"]]
                told += any(each.startswith(("+", "−")) for each in lines)
    assert told or not menus


def steps(position: Position, lang: Language) -> Iterator[Any]:
    """Yield the choices at a decision and at the first steps into it."""
    ways = [""]
    for path in ways:
        selection = selections.follow(position.legal, path)
        yield choices(position, selection, path, 0, lang)
        if selection.action is None and len(ways) < 6:
            ways += [selections.extend(path, token) for token in selections.offered(selection)]


@pytest.mark.parametrize("key", KEYS)
def test_a_star_is_on_one_choice_that_is_clearly_the_best_with_its_reason(key: str) -> None:
    """It is on none where a tie, no reason or a computer's bad judgement would mislead."""
    starred = 0
    for position in [*positions(key, 5, 30), *positions(key, 6, 30)]:
        found = teach(position).hints
        worths = sorted((hint.worth for hint in found.values()), reverse=True)
        bad = any(isinstance(action, position.game.computer.misjudged) for action in position.legal)
        for lang in LANGUAGES:
            for items in steps(position, lang):
                shown = list(labels(items))
                assert not any(FIGURE.search(label) for _, label, _ in shown)
                best = [each for each in shown if each[1].startswith(BEST)]
                assert len({way for way, *_ in best}) <= 1
                for way, _, beneath in best:
                    assert not bad
                    inside = set(selections.follow(position.legal, way).actions)
                    others = [hint.worth for each, hint in found.items() if each not in inside]
                    assert others
                    assert worths[0] - max(others) >= 0.5
                    told = reason(position, items, lang)
                    assert bool(told) != beneath.startswith("+")
                    starred += 1
    assert starred


def test_nothing_is_marked_where_actions_were_left_out_at_random() -> None:
    position = next(p for p in positions("ceres", 3, 60) if len(p.legal) > 1)
    first, second = position.legal[:2]
    gains = (Gain("good-ice", 3, 3.0),)
    for sure in (True, False):
        found = {first: Hint(3.0, gains, sure), second: Hint(1.0, gains, sure)}
        position.live.keep_hints(position.seat, found)
        assert (hint(position, [first])[0] == f"{BEST} ") == sure
        assert rating(position, [second]) == (2.0 if sure else None)


@pytest.mark.parametrize("key", KEYS)
def test_hints_change_the_words_of_choices_but_neither_what_they_are_nor_their_order(
    key: str,
) -> None:
    """They arrive after the panel: a button about to be pressed must not move."""

    def offered(position: Position) -> list[list[Any]]:
        """Return the actions that each choice of the first step leads to, as they are shown."""
        found: list[list[Any]] = []
        for control in first(position, "en"):
            way = control["custom_id"].split(":")[-1].rpartition("/")[2]
            here = selections.follow(position.legal, way)
            options = [option["value"] for option in control.get("options", ())]
            found += [selections.take(here, each).actions for each in options] or [here.actions]
        return found

    changed = 0
    for position in positions(key, 4, 40):
        plain, words = offered(position), list(controls(position, "en"))
        assert offered(teach(position)) == plain
        changed += list(controls(position, "en")) != words
    assert changed


def test_a_detail_is_kept_whole_whatever_the_reason() -> None:
    position = next(p for p in positions("ceres", 3, 60) if len(p.legal) > 1)
    action = position.legal[0]
    gains = (Gain("good-ice", 3, 3.0), Gain("good-ore", -2, -0.8))
    position.live.keep_hints(position.seat, {action: Hint(1.0, gains)})

    def shown(detail: str, group: str = "") -> str:
        return line(position, Choice("", detail, group), [action], "en")

    assert shown("") == "+3 Ice, −2 Ore"
    assert shown("Short.", "Group") == "+3 Ice, −2 Ore · Short. · Group"
    assert shown("x" * 88) == f"+3 Ice · {'x' * 88}"
    assert shown("x" * 95, "Group") == "x" * 95
    position.live.computed.drop(position.seat)
    assert shown("Short.", "Group") == "Short. · Group"


async def test_what_a_button_brings_stands_in_the_text(two: Seated) -> None:
    users = await two.bids()
    await two.act(users[0], Build("site05", 1))
    live = await two.live()
    assert BEST not in panel(live, 0, "en").text
    *others, last = [action for action in live.legal(0) if isinstance(action, Paint)]
    rest = {action: Hint(1.0) for action in others}
    live.keep_hints(0, {last: Hint(3.0, (Gain("category-ore", 1, 1.0),)), **rest})
    shown = panel(live, 0, "en")
    named = live.words("en").action(live.seen(0), last)
    assert f"-# ⭐ {named}: +1 VP (Ore)" in shown.below
    labels = [read(each) for each in controls_of(list(shown.choices))]
    assert f"⭐ {named}" in labels
    assert "Hints: ⭐" in shown.text
    live.keep_hints(0, {last: Hint(3.0), **rest})
    plain = panel(live, 0, "en").text
    assert "+1 VP" not in plain
    assert "Hints:" not in plain, "no star to explain"
