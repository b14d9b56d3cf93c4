"""A card is one choice however it may be paid; what is discarded together is chosen together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot import limits
from bot.commands.game import offers, submit
from bot.panel import choices as controls_of
from bot.panel import path as paths
from bot.panel.desk import Desk, forfeits, series, unread
from games.ares.actions import Play
from games.ares.content import NAMES
from games.ares.game import GAME
from games.ares.state import Drop, Limit
from games.core.actions import EndTurn
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, card, play
from tests.bot.stage import Stage
from tests.bot.test_closer import begun
from tests.bot.wire import Answers

LONG = (
    "Great Escarpment Consortium", "Advanced Screening Technology", "Asteroid Mining Consortium",
    "Nitrite Reducing Bacteria", "Beam from a Thorium Asteroid", "Interstellar Colony Ship",
    "Colonizer Training Camp", "Callisto Penal Mines",
)  # fmt: skip
PAYERS = ("Lava Flows", "Fish", "Moss", "Mine", "Birds")


def desk_of(table: Table, seat: int = 0) -> Desk:
    """Return the desk of a seat of a position."""
    state = table.state
    live: Any = SimpleNamespace(game=GAME, words=GAME.words, id="ABCDE", hints={})
    return Desk(live, seat, state, GAME.mask(state, seat), GAME.legal(state, seat), 1)


def shown(desk: Desk, path: str = "", page: int = 0) -> list[Any]:
    """Return the buttons and menus for the next choice."""
    spot = paths.follow(desk.legal, path)
    return [item.item for item in controls_of.choices(desk, spot, path, page, "en")]  # type: ignore[attr-defined]  # our dynamic items wrap buttons and menus


def rows(desk: Desk) -> dict[str, tuple[str, paths.Spot]]:
    """Return the path and the spot of each kind that has a row of its own."""
    found = paths.apart(paths.start(desk.legal))
    return {str(spot.kind): (token, spot) for token, spot in found.items()}


def trading() -> Table:
    """A seat that may give a plant for 5 MC, with three red cards and much money."""
    hand = ["Lava Flows", "Comet", "Giant Ice Asteroid", "Moss"]
    table = Table().seat(0, hand=hand, played=["Restructured Resources"], mc=80, plant=2)
    return table.open(2)


def test_each_card_stands_once_in_the_menu() -> None:
    desk = desk_of(trading())
    plays = [action for action in desk.legal if isinstance(action, Play)]
    assert len(plays) == 6  # three cards, each with a plant and without
    _, spot = rows(desk)["play"]
    menu = next(item for item in shown(desk) if getattr(item, "options", None))
    labels = [option.label for option in menu.options]
    assert len(labels) == len(paths.offered(spot)) == 3
    assert len({label.partition(" (")[0] for label in labels}) == 3


def test_how_a_card_is_paid_is_a_second_step_in_which_the_cheapest_way_is_chosen() -> None:
    desk = desk_of(trading())
    before, spot = rows(desk)["play"]
    token = next(t for t, value in paths.offered(spot).items() if value == card("Comet"))
    way = paths.extend(before, token)
    menu, button = shown(desk, way)
    assert [option.default for option in menu.options] == [True, False]
    assert "1 plant" in menu.options[0].label
    assert menu.options[0].label == button.label
    usual = paths.follow(desk.legal, paths.extend(way, menu.options[0].value)).action
    assert usual == play("Comet", "plants")
    assert button.custom_id.endswith(paths.extend(way, menu.options[0].value))
    other = paths.follow(desk.legal, paths.extend(way, menu.options[1].value)).action
    assert other == play("Comet")


def test_one_way_to_pay_is_no_step() -> None:
    desk = desk_of(Table().seat(0, hand=["Comet", "Lava Flows"], mc=80).open(2))
    _, spot = rows(desk)["play"]
    assert all(paths.take(spot, token).action for token in paths.offered(spot))


def test_a_reduction_that_saves_less_than_it_costs_is_not_the_usual_way() -> None:
    """The last MC of a price are not worth a plant."""
    for price, expected in ((1, "none"), (8, "plants")):
        table = trading()
        lane = table.lane()
        lane.next_less = table.price("Comet") - price
        plays = [a for a in GAME.legal(table.state, 0) if isinstance(a, Play)]
        first = next(a for a in plays if a.card == card("Comet"))
        assert first.reduction == expected


def test_few_whole_actions_are_told_apart_by_what_they_do() -> None:
    """Where actions of many kinds share a menu, ways to pay are still no lines of their own."""
    table = Table().seat(0, corp="Helion", hand=["Moss"], mc=60, heat=20).open(3)
    desk = desk_of(table)
    spot = paths.start(desk.legal)
    menu = next(item for item in shown(desk) if getattr(item, "options", None))
    labels = [option.label for option in menu.options]
    assert not any("first" in label for label in labels), labels
    standards = paths.choose(spot, "standard") if spot.kind is None else spot
    assert len(paths.offered(standards)) < len(standards.actions)


# What is sold for a price


def selling() -> Table:
    """A seat whose one way to play a card sells more than a label can name."""
    table = Table().seat(0, hand=("Giant Ice Asteroid", *LONG), mc=12)
    return table.open(2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_is_sold_is_read_before_it_is(lang: Language) -> None:
    table = selling()
    desk = desk_of(table)
    view = desk.view
    for action in (action for action in desk.legal if isinstance(action, Play)):
        words = GAME.words(lang)
        read = words.action(view, action) + words.forfeits(view, action)
        before = set(table.state.players[0].hand)
        after = GAME.copy(table.state)
        if action.payment == "cards":
            continue
        GAME.perform(after, 0, action)
        for sold in before - set(after.players[0].hand) - {action.card}:
            name = NAMES[sold][lang]
            assert name in read


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_way_to_pay_is_a_step_where_the_cards_sold_have_no_room(lang: Language) -> None:
    desk = desk_of(selling())
    before, spot = rows(desk)["play"]
    token = next(t for t, v in paths.offered(spot).items() if v == card("Giant Ice Asteroid"))
    way = paths.extend(before, token)
    spot = paths.follow(desk.legal, way)
    assert unread(desk, [spot], lang)
    told = forfeits(desk, spot, lang)
    assert told.startswith({"en": "Cards sold", "fr": "Cartes vendues"}[lang])
    assert "…" not in told
    (button,) = shown(desk, way)
    assert button.custom_id == f"b:agree:ABCDE:1:{way}"


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_cards_are_sold_only_after_all_of_them_were_told(stage: Stage, locale: str) -> None:
    table, ada = await begun(stage, "ares")
    live = await table.live()
    seat = live.require_seat(ada.id)
    position = Table(3)
    position.seat(seat, hand=("Giant Ice Asteroid", *LONG), mc=12).open(2, hold=False)
    live.state = position.state
    names = [NAMES[card(name)]["fr" if locale == "fr" else "en"] for name in LONG]

    async def press(custom_id: str, *values: str) -> Answers:
        return await stage.wire.press(ada, 7, custom_id, values, private=True, locale=locale)

    opened = await press(f"b:act:{table.id}:0:")
    menu = next(each for each in controls(opened) if each.get("options"))
    asked = await press(menu["custom_id"], menu["options"][0]["value"])
    assert all(name in asked.text for name in names)
    assert card("Giant Ice Asteroid") in (await table.live()).state.players[seat].hand
    agree = next(each["custom_id"] for each in controls(asked) if ":agree:" in each["custom_id"])
    await press(agree)
    assert not (await table.live()).state.players[seat].hand


def controls(answers: Answers) -> list[dict[str, Any]]:
    return [each for row in answers.components for each in row["components"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_few_names_fit_a_label_and_need_no_step(lang: Language) -> None:
    desk = desk_of(Table().seat(0, hand=["Comet", "Moss", "Mine"], mc=23).open(2))
    _, spot = rows(desk)["play"]
    usual = Play(card("Comet"))
    assert spot.actions[0] == usual
    names = {"en": "Moss", "fr": "Mousse"}[lang]
    assert names in GAME.words(lang).action(desk.view, usual)
    assert not forfeits(desk, spot, lang)


# Typed commands


class Typing:
    """Somebody who types a command; what is submitted is kept."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
        self.desk = desk_of(table)
        self.taken: list[Any] = []
        self.opened: list[str] = []
        self.live: Any = SimpleNamespace(
            words=GAME.words,
            game=GAME, state=table.state, legal=lambda _seat: self.desk.legal,
            view=lambda _seat: self.desk.view, require_seat=lambda _user: 0,
            require_playing=lambda: None,
        )  # fmt: skip
        monkeypatch.setattr("bot.commands.game.table_here", self._here)
        monkeypatch.setattr("bot.commands.game.press_for", lambda _interaction, _live: None)
        monkeypatch.setattr("bot.panel.handlers.submit", self._submit)
        monkeypatch.setattr("bot.panel.handlers.step", self._step)

    async def _here(self, _interaction: Any) -> Any:
        return self.live

    async def _submit(self, _press: Any, _live: Any, _seat: int, actions: Any) -> None:
        self.taken += actions

    async def _step(self, _press: Any, _live: Any, _seat: int, path: str, _page: int = 0) -> None:
        self.opened.append(path)

    async def send(self, tag: str, **given: str) -> None:
        locale = SimpleNamespace(value="en-US")
        interaction: Any = SimpleNamespace(user=SimpleNamespace(id=1), locale=locale)
        await submit(interaction, GAME, tag, given)


async def test_a_typed_card_is_paid_in_the_usual_way(monkeypatch: pytest.MonkeyPatch) -> None:
    typing = Typing(monkeypatch, trading())
    await typing.send("play", card=card("Comet"))
    await typing.send("play", card=card("Comet"), reduction="none")
    assert typing.taken == [play("Comet", "plants"), play("Comet")]
    await typing.send("play")
    assert len(typing.opened) == 1


async def test_a_typed_card_that_sells_more_than_a_label_names_is_asked_about_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typing = Typing(monkeypatch, selling())
    await typing.send("play", card=card("Giant Ice Asteroid"))
    (path,) = typing.opened
    assert not typing.taken
    assert paths.follow(typing.desk.legal, path).action == Play(card("Giant Ice Asteroid"))


def test_each_card_is_offered_once_while_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    typing = Typing(monkeypatch, trading())
    found = offers(typing.live, 0, "play", "card", {}, "", "en")
    assert len(found) == len({choice.value for choice in found}) == 3


def test_cards_are_played_one_at_a_time_where_two_may_be() -> None:
    """The second one's price and choices are seen after the first."""
    hand = ["Artificial Jungle", "Decomposing Fungus", "Imported Nitrogen"]
    desk = desk_of(Table().seat(0, hand=hand, mc=99).chooses(2).open(2))
    _, spot = rows(desk)["play"]
    assert len(paths.offered(spot)) == 3
    assert series(desk, spot) == 1


# Discarding


@pytest.mark.parametrize("first", ["Comet", "Moss"])
def test_what_can_be_played_no_more_after_a_sale_makes_no_menu_shorter(first: str) -> None:
    hand = [first, *sorted({"Comet", "Moss", "Mine", "Fish"} - {first})]
    desk = desk_of(Table().seat(0, hand=hand, mc=23).open(2))
    _, spot = rows(desk)["sell"]
    assert series(desk, spot) == len(spot.actions) == 4


def test_cards_to_discard_are_chosen_together_as_many_as_are_due() -> None:
    table = Table().seat(0, hand=PAYERS).open(2)
    table.lane().stack.append(Drop(card("Fish"), 2))
    desk = desk_of(table)
    (menu,) = shown(desk)
    assert (menu.min_values, menu.max_values, len(menu.options)) == (2, 2, len(PAYERS))
    assert "2" in menu.placeholder


@pytest.mark.parametrize("seats", [1, 2])
def test_down_to_the_hand_limit_they_are_chosen_together(seats: int) -> None:
    table = Table(seats)
    for player in table.state.players:
        player.hand = [table.state.deck.pop() for _ in range(13)]
    table.open(4, hold=False)
    assert isinstance(table.state.stack[-1], Limit)
    desk = desk_of(table)
    _, spot = rows(desk)["discard"]
    assert series(desk, spot) == 3
    _, spot = rows(desk)["sell"]
    assert series(desk, spot) >= 3


def test_kept_cards_are_chosen_together_as_many_as_are_kept() -> None:
    """A third one would take the place of the first."""
    desk = desk_of(Table(3).chooses(5).open(5))
    spot = paths.start(desk.legal)
    assert len(spot.actions) == 5
    assert series(desk, spot) == 2


def test_a_hand_of_more_than_one_menu_has_pages() -> None:
    table = Table()
    table.state.players[0].hand = [table.state.deck.pop() for _ in range(30)]
    table.open(1)
    table.lane().stack.append(Drop(card("Fish"), 20))
    desk = desk_of(table)
    seen: set[str] = set()
    for page in (0, 1):
        menu = shown(desk, "", page)[0]
        assert len(menu.options) <= limits.SELECT_OPTIONS
        assert menu.max_values == min(20, len(menu.options))
        seen |= {option.value for option in menu.options}
    assert len(seen) == 30
    assert EndTurn() not in desk.legal
