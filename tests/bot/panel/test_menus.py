"""Menus and hints: how entries differ, in the hundred characters that Discord shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest

from bot.panel import selections
from bot.panel.choice_labels import BEST, hint, labels, line, rating, reason
from bot.panel.choices import Choices, asides, choices
from bot.panel.decision import Position, unsaid
from bot.panel.panel import panel
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
from games.core.gains import Gain
from games.core.hints import Hint, hints
from games.core.labels import Choice
from games.core.rng import rng
from games.core.text import LANGUAGES, Language, clip
from tests.bot.positions import decisions, position_at
from tests.bot.seated import Seated
from tests.bot.thinned import thinned
from tests.e2e.harness import components, read
from tests.games.worlds import is_small
from tests.toy.state import Build, Paint

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
    game = registry.get(key)
    begun = game.start({"edition": rich} if rich else {}, 3, seed)
    for player in begun.players if rich else ():
        player.goods.update(dict.fromkeys(player.goods, 12))
    found = islice(decisions(game, seed, begun), 0, 2 * count, 2)
    return [position_at(game, game.copy(state), seat) for state, seat in found]


def controls_of(items: Choices) -> list[Any]:
    """Return controls as Discord gets them; a button next to a choice has that as its `line`."""
    made = Page(["?"], choices=items).layout().to_components()
    return [each for each in components({"components": made}) if "custom_id" in each]


def controls(position: Position, lang: Language) -> Iterator[Any]:
    """Yield the controls of a decision and of the steps into it, as Discord gets them."""
    for items in steps(position, lang):
        yield from controls_of(items)


def steps(position: Position, lang: Language, most: int = WAYS) -> Iterator[Choices]:
    """Yield the choices at a decision and at some steps into it."""
    ways = [""]
    for path in ways:
        selection = selections.follow(position.legal, path)
        yield choices(position, selection, path, 0, lang)
        if selection.action is None and len(ways) < most:
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
    position = position_at(game, state, seat)
    selection = selections.follow(position.legal, "")
    assert selections.flat(selection)
    (menu,) = controls_of(choices(position, selection, "", 0, lang))
    assert selection.kind is not None
    assert menu.get("placeholder") == game.words(lang).kind(position.seen, selection.kind).label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_told_by_what_it_does_before_what_it_requires(lang: Language) -> None:
    """And its action whole."""
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
        if found.action:
            detail = game.words(lang).choice(view, "use", "card", card, {}).detail
            assert is_whole(detail, speaker.say(cards.action(found.action))), detail
            assert "…" not in detail
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


@pytest.mark.parametrize("key", KEYS)
def test_a_star_is_on_one_choice_that_is_clearly_the_best_with_its_reason(key: str) -> None:
    """It is on none where a tie, no reason or a computer's bad judgement would mislead."""
    starred = 0
    for position in [*positions(key, 5, 30), *positions(key, 6, 30)]:
        found = teach(position).hints
        worths = sorted((hint.worth for hint in found.values()), reverse=True)
        bad = any(isinstance(action, position.game.computer.misjudged) for action in position.legal)
        for lang in LANGUAGES:
            for items in steps(position, lang, 6):
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
                    # Fewer of a bad thing are a gain too: less waste.
                    assert bool(told) != beneath.startswith(("+", "−"))
                    starred += 1
    assert starred or is_small(registry.get(key))


def test_a_detail_is_kept_whole_whatever_the_reason() -> None:
    """Nothing is marked where actions were left out at random."""
    position = next(p for p in positions("ceres", 3, 60) if len(p.legal) > 1)
    first, second = position.legal[:2]
    gains = (Gain("good-ice", 3, 3.0), Gain("good-ore", -2, -0.8))
    for sure in (False, True):
        found = {first: Hint(3.0, gains, sure), second: Hint(1.0, gains, sure)}
        position.live.keep_hints(position.seat, found)
        assert (hint(position, [first])[0] == f"{BEST} ") == sure
        assert rating(position, [second]) == (2.0 if sure else None)

    def shown(detail: str, group: str = "") -> str:
        return line(position, Choice("", detail, group), [first], "en")

    assert shown("") == "+3 Ice, −2 Ore"
    assert shown("Short.", "Group") == "+3 Ice, −2 Ore · Short. · Group"
    assert shown("x" * 88) == f"+3 Ice · {'x' * 88}"
    assert shown("x" * 95, "Group") == "x" * 95
    position.live.computed.drop(position.seat)
    assert shown("Short.", "Group") == "Short. · Group"


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
    assert changed or is_small(registry.get(key))


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
