"""Marks in a menu: they can be seen there, and the chosen entries are the whole answer."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panel import selections
from bot.panel.menus import marked
from games.ares.actions import Burn, Play, Toss
from games.ares.game import GAME
from games.ares.state import Limit, Mulligan
from games.core.drafts import followed
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, card
from tests.bot.panel.test_aside import PEOPLE, press
from tests.bot.panel.test_paying import shown
from tests.bot.positions import position_at
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers

HAND = ("Lava Flows", "Fish", "Moss", "Mine", "Birds")


def limited(seats: int = 2, held: int = 12) -> Table:
    """Give each player more cards than the limit."""
    table = Table(seats)
    for player in table.state.players:
        player.hand = [table.state.deck.pop() for _ in range(held)]
    return table.open(4, hold=False)


def marks(table: Table) -> list[str]:
    frame = table.state.stack[-1]
    assert isinstance(frame, Limit)
    return frame.marked[0]


def menu_of(table: Table, path: str = "", page: int = 0) -> Any:
    """Return the menu in which cards are marked."""
    menus = [
        item
        for item in shown(position_at(GAME, table.state), path, page)
        if ":mark:" in item.custom_id
    ]
    (menu,) = menus
    return menu


def answer(table: Table, menu: Any, *chosen: str) -> None:
    """Choose exactly these options of a menu."""
    number, _, path = menu.custom_id.split(":", 4)[4].partition("/")
    position = position_at(GAME, table.state)
    actions = marked(position, path, int(number), chosen)
    for action in actions:
        table.do(action)
        if table.last.revealed or table.last.closed:
            return
    for _, found in followed(GAME, table.state, 0):
        table.do(found.drafted.action)


def defaults(menu: Any) -> list[str]:
    return [option.value for option in menu.options if option.default]


# Discarding down to the limit


def test_a_card_marked_before_is_unmarked_where_it_is_not_chosen_again() -> None:
    """At the limit exactly as many are chosen as are due."""
    table = limited()
    menu = menu_of(table)
    assert (menu.min_values, menu.max_values, len(menu.options)) == (2, 2, 12)
    tokens, hand = [option.value for option in menu.options], list(table.state.players[0].hand)
    for first in range(3):
        answer(table, menu, *tokens[first : first + 2])
        assert marks(table) == hand[first : first + 2]
        again = menu_of(table)
        assert (again.min_values, again.max_values, len(again.options)) == (2, 2, 12)
        assert defaults(again) == tokens[first : first + 2]


def test_whoever_is_the_last_discards_what_was_chosen_and_not_what_was_marked_before() -> None:
    """With one mark too many the phase would close before the other is taken back."""
    table = limited(1)
    hand = list(table.state.players[0].hand)
    table.do(Toss(hand[0]))
    menu = menu_of(table)
    answer(table, menu, menu.options[4].value, menu.options[5].value)
    assert table.state.players[0].hand[:10] == [c for c in hand if c not in hand[4:6]]


DUE: dict[Language, tuple[str, ...]] = {
    "en": (
        "Discard 2 cards", "so far: Zeppelins.", "1 card:", "It brings", "instead of",
        "Don’t discard",
    ),
    "fr": (
        "Défaussez 2 cartes", "choisie\u202f: Zeppelins.", "1 carte\u202f:", "Elle rapporte",
        "au lieu de", "Ne pas défausser",
    ),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_due_is_told_with_what_is_marked_of_it(lang: Language) -> None:
    """In the menu, too; typed one by one a further card takes the place of another."""
    table, words = limited(), GAME.words(lang)
    two, marked, card_, brings, instead, keep = DUE[lang]

    def prompt(of: Table) -> str:
        return words.prompt(GAME.mask(of.state, 0), 0)

    first, second, third = table.state.players[0].hand[:3]
    assert two in prompt(table)
    table.do(Toss(first))
    assert two in prompt(table)
    assert marked in prompt(table)
    table.do(Toss(second))
    view = GAME.mask(table.state, 0)
    assert instead in words.action(view, Toss(third))
    assert words.action(view, Toss(first)).startswith(keep)
    one = limited(2, 11)
    assert card_ in prompt(one)
    assert brings in prompt(one)
    menu = menu_of(one)
    assert (menu.min_values, menu.max_values) == (1, 1)
    assert menu.placeholder == "Discard (+3 MC each) · Choose…"
    assert menu_of(limited(2, 13)).placeholder == "Discard (+3 MC each) · Choose 3…"


def test_marks_on_other_pages_of_a_hand_count() -> None:
    """Thirty cards over the limit are not due on the first page alone."""
    table = limited(2, 32)
    table.state.players[0].hand.sort()
    discard = next(t for t, each in rows(table).items() if each == "discard")
    first, second = (menu_of(table, discard, page) for page in (0, 1))
    assert len(first.options) + len(second.options) == 32
    assert (first.min_values, first.max_values) == (0, min(22, len(first.options)))
    chosen = [option.value for option in first.options[:20]]
    answer(table, first, *chosen)
    assert len(marks(table)) == 20
    second = menu_of(table, discard, 1)
    assert (second.min_values, second.max_values, defaults(second)) == (0, 2, [])
    answer(table, second, *[option.value for option in second.options[:2]])
    assert len(marks(table)) == 22
    first = menu_of(table, discard, 0)
    assert defaults(first) == chosen
    answer(table, first, *chosen[:-1])
    assert len(marks(table)) == 21


def rows(table: Table) -> dict[str, Any]:
    """Return the kinds of action that there are by their tokens."""
    return selections.tokens(selections.choices(selections.start(GAME.legal(table.state, 0))))


# Other steps


def test_cards_sold_for_a_price_are_seen_and_taken_back_in_the_menu() -> None:
    table = Table().seat(0, hand=HAND, mc=10).open(2)
    table.do(Play(card("Lava Flows"), payment="cards"))
    menu = menu_of(table)
    assert (menu.min_values, menu.max_values, len(menu.options)) == (0, 4, 4)
    tokens = [option.value for option in menu.options]
    answer(table, menu, *tokens[:3])
    menu = menu_of(table)
    assert defaults(menu) == tokens[:3]
    answer(table, menu, *tokens[1:])
    view = GAME.mask(table.state, 0)
    assert "Moss, Mine and Birds" in GAME.words("en").prompt(view, 0)
    assert "Mousse, Mine et Oiseaux" in GAME.words("fr").prompt(view, 0)
    answer(table, menu_of(table))
    assert not defaults(menu_of(table))


def test_marks_have_their_menu_above_heat_and_the_lines_that_end_the_payment() -> None:
    """Selling, heat, paying and going back are four kinds: a menu for each of two, two lines."""
    table = Table().seat(0, corp="Helion", hand=HAND, mc=4, heat=7).open(2)
    table.do(Play(card("Lava Flows"), payment="cards"))
    menu = menu_of(table)
    answer(table, menu, *[option.value for option in menu.options])
    assert len(defaults(menu_of(table))) == 4
    table.do(Burn(7))
    tags = rows(table)
    placed = [
        (tags[item.custom_id.split(":", 4)[4].removeprefix("0/")], item.custom_id[:1])
        for item in shown(position_at(GAME, table.state))
    ]
    assert placed == [("discard", "s"), ("burn", "s"), ("confirm", "b"), ("decline", "b")]
    assert len(defaults(menu_of(table))) == 4


# Through the whole bot


def menus(answers: Answers) -> list[dict[str, Any]]:
    every = answers.controls
    return [each for each in every if ":mark:" in each.get("custom_id", "")]


async def thrown(table: Seated) -> set[str]:
    live = await table.live()
    seat = live.require_seat(PEOPLE[0].id)
    frame = live.position(seat).stack[-1]
    assert isinstance(frame, Mulligan)
    return set(frame.thrown[seat])


async def test_a_choice_replaces_the_one_before_and_an_outdated_one_changes_nothing(
    stage: Stage,
) -> None:
    table = await Seated.start(stage.app.tables, 2, game="ares", options={"setup": "mulligan"})
    ada = PEOPLE[0]
    live = await table.live()
    hand = list(live.state.players[live.require_seat(ada.id)].hand)
    opened = await press(stage, ada, f"b:act:{table.id}:0:")
    (menu,) = menus(opened)
    assert (menu["min_values"], menu["max_values"]) == (0, len(hand))
    tokens = [option["value"] for option in menu["options"]]
    old = menu["custom_id"]
    (menu,) = menus(await press(stage, ada, old, *tokens[:2]))
    assert await thrown(table) == set(hand[:2])
    assert [option["value"] for option in menu["options"] if option["default"]] == tokens[:2]
    stale = await press(stage, ada, old, tokens[5])
    assert "already been decided" in stale.text
    assert await thrown(table) == set(hand[:2])
    (menu,) = menus(await press(stage, ada, menu["custom_id"], tokens[1], tokens[2]))
    assert await thrown(table) == set(hand[1:3])
    (menu,) = menus(await press(stage, ada, menu["custom_id"]))
    assert await thrown(table) == set()
    unknown = await press(stage, ada, menu["custom_id"], "nothing")
    assert "already been decided" in unknown.text
