"""Choices are listed kind by kind as the game lists them, then by price, then by name."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from unicodedata import numeric

import pytest

from bot.panel import selections as paths
from bot.panel.choice_labels import labels, offers_at
from bot.panel.choices import choices
from bot.panel.decision import Position, marking
from bot.platform.page import Line
from games.core.actions import kind
from games.core.choose_fields import kinds
from games.core.text import LANGUAGES
from tests.bot.test_hints import KEYS, teach
from tests.bot.test_menus import positions

NUMBERED = re.compile("[①-⑳㉑-㉟㊱-㊿]")
"""Begins the label of a cell whose number is in the picture."""


def selections(position: Position) -> dict[str, paths.Selection]:
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
        for selection in selections(position).values():
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
    assert sorted_by_price


@pytest.mark.parametrize("key", KEYS)
def test_neither_hints_nor_icons_change_the_order(key: str) -> None:
    for position in positions(key, 6, 24):
        for selection in selections(position).values():
            tokens = [each.token for each in offers_at(position, selection, "en")]
            told = replace(position, icons=True)
            assert [each.token for each in offers_at(told, selection, "en")] == tokens
            teach(position)
            assert [each.token for each in offers_at(position, selection, "en")] == tokens


def test_what_has_no_price_stays_as_the_game_lists_it() -> None:
    kept = 0
    for position in positions("ares", 7, 60):
        cost = position.game.choices(position.state, position.seat).cost
        for selection in selections(position).values():
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
            for path, selection in selections(position).items():
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
