"""Menus say what tells their entries apart, in the hundred characters that Discord shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import bot.commands  # noqa: F401  registers what controls do
from bot import limits
from bot.panel import path as paths
from bot.panel.choices import choices
from bot.panel.desk import Desk
from games import registry
from games.ares.content import CARDS
from games.ares.desk import Desk as AresDesk
from games.ceres.state import Granting, Manufacturing, Turn
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.core.walk import random_action

WAYS = 12
"""Steps into one decision whose menus are looked at."""


def desks(key: str, seed: int, count: int = 120) -> list[Desk]:
    """Return decisions of random play."""
    game, source = registry.get(key), rng(seed)
    state, found = game.start({}, 3, seed), list[Desk]()
    for number in range(2 * count):
        waiting = game.waiting(state)
        if not waiting:
            break
        seat = source.pick(waiting)
        legal = game.legal(state, seat)
        if number % 2 == 0:
            live: Any = SimpleNamespace(game=game, id="ABCDE", hints={})
            view = game.view(state, seat)
            found.append(Desk(live, seat, game.copy(state), view, legal, 1))
        game.apply(state, seat, random_action(game, state, seat, source))
    return found


def menus(desk: Desk, lang: Language) -> list[list[tuple[str, str]]]:
    """Return the menus of a decision and of the steps into it, entry by entry as shown."""
    found: list[list[tuple[str, str]]] = []
    ways = [""]
    for path in ways:
        spot = paths.follow(desk.legal, path)
        for item in choices(desk, spot, path, 0, lang):
            shown: Any = item.to_component_dict()
            if shown["type"] == 3:
                found.append([(o["label"], o.get("description", "")) for o in shown["options"]])
        if spot.action is None and len(ways) < WAYS:
            ways += [paths.extend(path, token) for token in paths.offered(spot)]
    return found


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("key", ["ceres", "ares"])
def test_no_two_entries_of_a_menu_are_shown_alike(key: str, seed: int) -> None:
    seen = 0
    for desk in desks(key, seed):
        for lang in LANGUAGES:
            for entries in menus(desk, lang):
                assert len(set(entries)) == len(entries), entries
                seen += len(entries)
    assert seen > 500


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("frame", [Manufacturing(3), Granting(4)])
def test_a_menu_of_whole_actions_is_headed_by_what_they_are(
    frame: Manufacturing | Granting, lang: Language
) -> None:
    """Not by the field that would come first if they were chosen step by step."""
    game, seat = registry.get("ceres"), 0
    state = game.start({"first": "host"}, 3, 1)
    goods = state.players[seat].goods
    goods.update(dict.fromkeys(goods, 6))
    state.stack = [Turn(acted=True), frame]
    live: Any = SimpleNamespace(game=game, id="ABCDE", hints={})
    desk = Desk(live, seat, state, game.view(state, seat), game.legal(state, seat), 1)
    spot = paths.follow(desk.legal, "")
    assert paths.flat(spot)
    (menu,) = (item.to_component_dict() for item in choices(desk, spot, "", 0, lang))
    assert spot.kind is not None
    assert menu.get("placeholder") == game.words(lang).kind(desk.view, spot.kind).label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_told_by_what_it_does_before_what_it_requires(lang: Language) -> None:
    game = registry.get("ares")
    state = game.start({}, 2, 1)
    desk = AresDesk(game.view(state, 0), lang)
    words = game.words(lang)
    told: dict[str, str] = {}
    for card in CARDS:
        requires = desk.text.requirements(CARDS[card].requires)
        lines = desk.gist(card)
        assert sorted(lines.split(" ")) == sorted(desk.lines(card).split(" "))
        detail = words.choice(desk.view, "discard", "card", card, {}).detail
        effects = desk.text.lines(CARDS[card])[len(requires) :]
        if effects:
            assert detail.startswith(effects[0][: limits.SELECT_DESCRIPTION - 20]), card
        told[card] = detail
    # What is cut is never all that tells two cards apart.
    assert max(map(len, told.values())) <= limits.SELECT_DESCRIPTION
    alike = [
        (one, other)
        for one in told
        for other in told
        if one < other and (desk.name(one), told[one]) == (desk.name(other), told[other])
    ]
    assert alike == []
