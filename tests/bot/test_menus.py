"""Menus say how their entries differ, in the hundred characters that Discord shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from bot.panel import selections
from bot.panel.choices import Choices, asides, choices
from bot.panel.decision import Position, unsaid
from bot.panel.selections import Selection
from bot.platform import limits
from bot.platform.controls import PressMenu
from bot.platform.page import Line, Page
from games import registry
from games.ares.content import BUILT_IN, CARDS, CORPS
from games.ares.words import cards
from games.ares.words.speakers import SPEAKERS
from games.ceres.state import Manufacturing, Turn
from games.core.actions import kind
from games.core.hints import Hint
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES, Language, clip
from tests.bot.stub import stub
from tests.bot.thinned import thinned
from tests.e2e.harness import components

WAYS = 12
"""Steps into one decision whose menus are looked at."""
NOUNS = re.compile(
    r"\b(plant|heat|chaleur|microbe|anima|oc[eé]an|temp[eé]rature|oxyg|forest|forêt|titan|steel|acier"
    r"|mc\b|m€|vp\b|pv\b|tr\b|nt\b|science|jovi|earth|terre|event|événement|power|énergie|space"
    r"|espace|building|construction|blue|bleue|red\b|rouge|green|verte)"
)
REQUIREMENT_CUT = {("fr", "decomposers_19")}
"""Cards whose effect alone takes nearly all of the room: their requirement is not read whole."""


def positions(key: str, seed: int, count: int = 120, *, rich: str = "") -> list[Position]:
    """Return decisions of random play; `rich`: an edition of Ceres, with plenty of goods."""
    game, source = registry.get(key), rng(seed)
    state = game.start({"edition": rich} if rich else {}, 3, seed)
    found = list[Position]()
    for player in state.players if rich else ():
        player.goods.update(dict.fromkeys(player.goods, 12))
    for number in range(2 * count):
        waiting = game.waiting(state)
        if not waiting:
            break
        seat = source.pick(waiting)
        legal = game.legal(state, seat)
        if number % 2 == 0:
            kept = game.copy(state)  # a view shares with its state
            found.append(Position(stub(game, kept), seat, kept, game.mask(kept, seat), legal, 1))
        game.apply(state, seat, random_action(game, state, seat, source))
    return found


def controls_of(items: Choices) -> list[Any]:
    """Return controls as Discord gets them; a button next to a choice has that as its `line`."""
    made = Page(["?"], choices=items).layout().to_components()
    return [each for each in components({"components": made}) if "custom_id" in each]


def controls(position: Position, lang: Language) -> Iterator[Any]:
    """Yield the controls of a decision and of the steps into it, as Discord gets them."""
    for items in steps(position, lang):
        yield from controls_of(items)


def steps(position: Position, lang: Language) -> Iterator[Choices]:
    """Yield the choices at a decision and at the steps into it."""
    ways = [""]
    for path in ways:
        selection = selections.follow(position.legal, path)
        yield choices(position, selection, path, 0, lang)
        if selection.action is None and len(ways) < WAYS:
            ways += [selections.extend(path, token) for token in selections.offered(selection)]


def menus(position: Position, lang: Language) -> list[list[tuple[str, str]]]:
    """Return the menus of a decision and of the steps into it, entry by entry as shown.

    Lines with a button next to them are listed like the entries of a menu.
    """
    found = list[list[tuple[str, str]]]()
    for items in steps(position, lang):
        found.append([(each.text, "") for each in items if isinstance(each, Line)])
        found += [
            [(option.label, option.description or "") for option in each.item.options]
            for each in items
            if isinstance(each, PressMenu)
        ]
    return found


@pytest.mark.parametrize(
    ("edition", "taught"),
    thinned([*product(("final", "draft"), (True, False))], (0, 3).__contains__),
)
def test_no_price_and_no_effect_is_cut_in_what_is_offered(edition: str, taught: bool) -> None:
    """A text too long for a button has the two lines of a menu, also with a hint behind it."""
    told = 0
    for seed in (2, 5, 7):
        for position in positions("ceres", seed, 160, rich=edition):
            if taught:
                found = {a: Hint(-12.0 * n) for n, a in enumerate(position.legal)}
                position.live.keep_hints(position.seat, found)
            for lang in LANGUAGES:
                words = position.words(lang)
                longer = {
                    words.label_overflow(position.seen, action) for action in position.legal
                } - {""}
                for shown in controls(position, lang):
                    entries = shown["options"] if shown["type"] == 3 else [shown]
                    for entry in entries:
                        # A button next to a line only says whether more must be chosen.
                        label = "" if "line" in entry else entry["label"]
                        beneath = entry.get("description", "") + entry.get("line", "")
                        assert "…" not in label + beneath, entry
                        told += any(each in beneath for each in longer)
    assert told


def test_what_the_only_action_brings_is_told_above_it() -> None:
    """Where its label has no room for it: there is no menu to choose it from."""
    for position in positions("ceres", 7, 160, rich="final"):
        words = position.words("fr")
        for action in position.legal:
            if words.label_overflow(position.seen, action):
                selection = Selection([action], kind(action))
                assert unsaid(position, selection, "fr") == words.label_overflow(
                    position.seen, action
                )
                return
    raise AssertionError("nothing had too long a label")


def test_no_two_controls_of_a_panel_have_one_id() -> None:
    """Also where there are several menus, as Discord refuses them else."""
    most = 0
    for seed in range(1, 25):
        if most > 1 and seed > 3:
            break
        for position in positions("projet_ceres", seed, 160):
            start = selections.start(position.legal)
            shown = controls_of(choices(position, start, "", 0, "fr"))
            shown += controls_of(asides(position, "fr"))
            ids = [each["custom_id"] for each in shown]
            assert len(set(ids)) == len(ids), ids
            most = max(most, sum(each["type"] == 3 for each in shown))
    assert most > 1


@pytest.mark.parametrize(
    ("key", "seed"), thinned([*product(registry.game_keys(), (1, 2))], lambda n: n % 2 == 0)
)
def test_no_two_entries_of_a_menu_are_shown_alike(key: str, seed: int) -> None:
    seen, looked = 0, positions(key, seed)
    for position in looked:
        for lang in LANGUAGES:
            for entries in menus(position, lang):
                assert len(set(entries)) == len(entries), entries
                seen += len(entries)
    assert seen > min(400, 5 * len(looked))


def said(text: str) -> tuple[set[str], set[str]]:
    """Return the numbers of a text, and the things it mentions, without its other words."""
    return set(re.findall(r"\d+", text)), set(NOUNS.findall(text.casefold()))


def is_whole(shown: str, text: str) -> bool:
    """Return whether the shown text has every number and thing of the whole text."""
    return all(wanted <= there for wanted, there in zip(said(text), said(shown), strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_menu_of_whole_actions_is_headed_by_what_they_are(lang: Language) -> None:
    """Not by the field that would come first if they were chosen step by step."""
    game, seat = registry.get("ceres"), 0
    state = game.start({"first": "host"}, 3, 1)
    goods = state.players[seat].goods
    goods.update(dict.fromkeys(goods, 6))
    state.stack = [Turn(acted=True), Manufacturing(3)]
    position = Position(
        stub(game, state), seat, state, game.mask(state, seat), game.legal(state, seat), 1
    )
    selection = selections.follow(position.legal, "")
    assert selections.flat(selection)
    (menu,) = controls_of(choices(position, selection, "", 0, lang))
    assert selection.kind is not None
    assert menu.get("placeholder") == game.words(lang).kind(position.seen, selection.kind).label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_told_by_what_it_does_before_what_it_requires(lang: Language) -> None:
    game = registry.get("ares")
    speaker, view = SPEAKERS(lang, BUILT_IN), game.mask(game.start({}, 2, 1), 0)
    told: dict[str, str] = {}
    for card, found in CARDS.items():
        detail = game.words(lang).choice(view, "keep", "card", card, {}).detail
        effects = " ".join(map(speaker.say, cards.does(found)))
        whole = " ".join([effects, *map(speaker.say, cards.requires(found.requires))]).strip()
        assert is_whole(detail, effects), detail
        assert not effects or not detail.startswith(("Requires", "Condition")), detail
        if len(whole) <= limits.SELECT_DESCRIPTION:
            assert detail == whole
        elif (lang, card) not in REQUIREMENT_CUT:
            assert is_whole(detail, whole), detail
            assert "…" not in detail
        told[card] = detail
    # Two cards never differ only in the part that is cut.
    assert max(map(len, told.values())) <= limits.SELECT_DESCRIPTION
    assert len({(speaker.name(card), detail) for card, detail in told.items()}) == len(CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corporation_is_told_by_its_effect_then_by_what_it_starts_with(lang: Language) -> None:
    game = registry.get("ares")
    speaker, view = SPEAKERS(lang, BUILT_IN), game.mask(game.start({}, 2, 1), 0)
    for key, corporation in CORPS.items():
        shown = game.words(lang).choice(view, "corporation", "corporation", key, {})
        assert is_whole(shown.detail, speaker.say(cards.lines(cards.text(corporation)))), shown
        assert "…" not in shown.detail
        assert not shown.detail.startswith(("Start", "Départ", "Effe"))
        start = re.search(r"(Start|Départ)", shown.detail)
        assert start is not None
        effects = speaker.say(cards.lines(map(cards.part, corporation.ongoing)))
        assert is_whole(shown.detail[: start.start()], effects), shown
        suggested = clip(f"{shown.label} — {shown.detail}", limits.CHOICE_NAME)
        assert suggested.startswith(f"{shown.label} — {shown.detail[: start.start()].strip()}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_action_of_a_card_is_told_whole(lang: Language) -> None:
    game = registry.get("ares")
    speaker, view = SPEAKERS(lang, BUILT_IN), game.mask(game.start({}, 2, 1), 0)
    for card, found in CARDS.items():
        if found.action:
            detail = game.words(lang).choice(view, "use", "card", card, {}).detail
            assert is_whole(detail, speaker.say(cards.action(found.action))), detail
            assert "…" not in detail
