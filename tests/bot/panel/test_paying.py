"""A card is one choice for any payment; cards discarded together are chosen together."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.game import offers
from bot.panel import action_forms, selections
from bot.panel.choices import choices
from bot.panel.decision import Position, forfeits, series, unread
from bot.platform import limits
from bot.platform.context import Press
from bot.platform.page import Page
from games.ares.actions import Play
from games.ares.content import NAMES
from games.ares.game import GAME
from games.ares.state import Drop
from games.core.text import LANGUAGES, Language
from games.luna_maris.actions import Fulfil
from games.luna_maris.content import SETS
from games.luna_maris.game import GAME as LUNA
from games.luna_maris.rules.ore import ways
from games.luna_maris.state import Ore
from tests.ares.builder import Table, card, play
from tests.bot.panel.test_aside import begun
from tests.bot.panel.test_menus import controls_of
from tests.bot.positions import live_at, position_at
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person, command_path, filled

LONG = (
    "Great Escarpment Consortium", "Advanced Screening Technology", "Asteroid Mining Consortium",
    "Nitrite Reducing Bacteria", "Beam from a Thorium Asteroid", "Interstellar Colony Ship",
    "Colonizer Training Camp", "Callisto Penal Mines",
)  # fmt: skip
RADIO = 21
PAYERS = ("Lava Flows", "Fish", "Moss", "Mine", "Birds")


def shown(position: Position, path: str = "", page: int = 0) -> list[Any]:
    """Return the buttons and menus for the next choice."""
    selection = selections.follow(position.legal, path)
    items = choices(position, selection, path, page, "en")
    return [item.item for item in Page([], choices=items).controls]  # type: ignore[attr-defined]  # our dynamic items wrap buttons and menus


def lines(position: Position) -> list[str]:
    """Return the choices that have a line and a button each."""
    items = choices(position, selections.start(position.legal), "", 0, "en")
    return [control["line"] for control in controls_of(items) if "line" in control]


def rows(position: Position) -> dict[str, tuple[str, selections.Selection]]:
    """Return the path and the selection of each kind."""
    start = selections.start(position.legal)
    if start.kind is not None:
        return {start.kind: ("", start)}
    tags = selections.tokens(selections.choices(start))
    return {str(tag): (token, selections.choose(start, tag)) for token, tag in tags.items()}


def trading() -> Table:
    """Return a seat that may give a plant for 5 MC, with three red cards and much money."""
    hand = ["Lava Flows", "Comet", "Giant Ice Asteroid", "Moss"]
    table = Table().seat(0, hand=hand, played=["Restructured Resources"], mc=80, plant=2)
    return table.open(2)


def test_how_a_card_is_paid_is_a_second_step_with_a_button_for_the_cheapest_way() -> None:
    """Each card is one choice; another way to pay is chosen in a form."""
    position = position_at(GAME, trading().state)
    plays = [action for action in position.legal if isinstance(action, Play)]
    assert len(plays) == 6  # three cards, each with a plant and without
    before, selection = rows(position)["play"]
    labels = lines(position)
    assert len(labels) == len(selections.offered(selection)) == 3
    assert len({label.partition(" (")[0] for label in labels}) == 3
    typed = offers(live_at(GAME, trading().state), 0, "play", "card", {}, "", "en")
    assert len(typed) == len({choice.value for choice in typed}) == 3
    token = next(t for t, value in selections.offered(selection).items() if value == card("Comet"))
    way = selections.extend(before, token)
    button, otherwise = shown(position, way)
    assert "1 plant" in button.label
    usual = button.custom_id.removeprefix("b:agree:ABCDE:1:")
    assert selections.follow(position.legal, usual).action == play("Comet", "plants")
    assert otherwise.label == "Pay otherwise…"
    assert otherwise.custom_id == f"b:pay:ABCDE:1:{way}"
    made = action_forms.ask_payment(position, way, "en").to_dict()
    assert made["custom_id"] == f"m:pay:ABCDE:1:{way}"
    ((first, other),) = options(made)
    assert made["components"][0]["component"]["type"] == RADIO
    assert (first["default"], "1 plant" in first["label"]) == (True, True)
    assert "plant" not in other["label"]
    last = selections.follow(position.legal, selections.extend(way, other["value"]))
    assert last.action == play("Comet")


def options(made: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """Return the options of each question of a form."""
    return [label["component"]["options"] for label in made["components"]]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_form_has_room_for_more_ways_than_a_menu(lang: Language) -> None:
    """The ore of a belt pays in many ways; all are offered whole, the usual one first."""
    state = LUNA.start(LUNA.complete({}), 2, 1)
    player = state.players[0]
    player.first, player.last = Ore(4, 4), Ore(4, 4)
    orders = SETS.get(state.content).orders
    order = max(orders.values(), key=lambda each: len(ways(player, each.needs)))
    legal = [Fulfil(order.id, way) for way in ways(player, order.needs)]
    assert len(legal) > limits.SELECT_OPTIONS
    selection = selections.start(legal)
    assert list(selections.offered(selection).values()) == legal
    position = replace(position_at(LUNA, state), legal=legal)
    made = action_forms.ask_payment(position, "", lang).to_dict()
    first, *more = options(made)
    assert first[0]["default"]
    assert all(each[0]["value"] == action_forms.UNPAID for each in more)
    tokens = [each["value"] for each in (*first, *(each for part in more for each in part[1:]))]
    assert [selections.follow(legal, token).action for token in tokens] == legal
    for number, part in enumerate(more, 2):
        press: Any = SimpleNamespace(data=answered(made, f"way{number}", part[-1]["value"]))
        taken = action_forms.payment_chosen(Press(press, None, lang, "ABCDE", 1, ""))  # type: ignore[arg-type]
        assert taken.values == (part[-1]["value"],)


def answered(made: dict[str, Any], key: str, value: str) -> dict[str, Any]:
    """Return a form as it is sent, with one answer changed."""
    fields = [label["component"] for label in made["components"]]
    sent = [filled(each, value if each["custom_id"].startswith(key) else None) for each in fields]
    return {"components": [{"component": each} for each in sent]}


def test_one_way_to_pay_is_no_step() -> None:
    """Two cards are played one at a time: the second one's price is seen after the first."""
    position = position_at(GAME, Table().seat(0, hand=["Comet", "Lava Flows"], mc=80).open(2).state)
    _, selection = rows(position)["play"]
    assert all(selections.take(selection, token).action for token in selections.offered(selection))
    hand = ["Artificial Jungle", "Decomposing Fungus", "Imported Nitrogen"]
    position = position_at(GAME, Table().seat(0, hand=hand, mc=99).chooses(2).open(2).state)
    _, selection = rows(position)["play"]
    assert len(selections.offered(selection)) == 3
    assert series(position, selection) == 1


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
    """Where few actions have a line each, ways to pay still have no separate lines."""
    table = Table().seat(0, corp="Helion", hand=["Moss"], mc=60, heat=20).open(3)
    position = position_at(GAME, table.state)
    selection = selections.start(position.legal)
    labels = lines(position)
    assert not any("first" in label for label in labels), labels
    standards = selections.choose(selection, "standard") if selection.kind is None else selection
    assert len(set(labels)) == len(labels) == len(selections.offered(standards))
    assert len(labels) < len(standards.actions)


# Goods sold for a price


def selling() -> Table:
    """Return a seat whose one way to play a card sells more than a label can name."""
    table = Table().seat(0, hand=("Giant Ice Asteroid", *LONG), mc=12)
    return table.open(2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_is_sold_is_read_before_it_is(lang: Language) -> None:
    """Where the cards have no room in a label, even a single way to pay is a separate step."""
    table = selling()
    position = position_at(GAME, table.state)
    view = position.seen
    for action in (action for action in position.legal if isinstance(action, Play)):
        words = GAME.words(lang)
        read = words.action(view, action) + words.forgone(view, action)
        before = set(table.state.players[0].hand)
        after = GAME.copy(table.state)
        if action.payment == "cards":
            continue
        GAME.apply_unchecked(after, 0, action)
        for sold in before - set(after.players[0].hand) - {action.card}:
            name = NAMES[sold][lang]
            assert name in read
    before, selection = rows(position)["play"]
    token = next(
        t for t, v in selections.offered(selection).items() if v == card("Giant Ice Asteroid")
    )
    way = selections.extend(before, token)
    selection = selections.follow(position.legal, way)
    assert unread(position, [selection], lang)
    told = forfeits(position, selection, lang)
    assert told.startswith({"en": "Cards sold", "fr": "Cartes vendues"}[lang])
    assert "…" not in told
    (button,) = shown(position, way)
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
    asteroid = NAMES[card("Giant Ice Asteroid")]["fr" if locale == "fr" else "en"]
    (first,) = [each for each in opened.controls if each.get("line", "").startswith(asteroid)]
    asked = await press(first["custom_id"])
    assert all(name in asked.text for name in names)
    assert card("Giant Ice Asteroid") in (await table.live()).state.players[seat].hand
    agree = next(each["custom_id"] for each in asked.controls if ":agree:" in each["custom_id"])
    await press(agree)
    assert not (await table.live()).state.players[seat].hand


# Typed commands


async def at(stage: Stage, position: Table) -> tuple[Seated, Person]:
    """Return a table in a position, and the person in its first seat."""
    table = await Seated.start(stage.app.tables, len(position.state.players), game="ares")
    live = await table.live()
    live.state = position.state
    live.computed.clear()
    return table, Person(live.seats[0].user_id or 0, live.seats[0].name)


async def typed(stage: Stage, who: Person, **given: str) -> Answers:
    """Type the command that plays a card."""
    words = GAME.words("en")
    options = {words.field("play", name).name: value for name, value in given.items()}
    return await stage.wire.use(who, 7, command_path(GAME, Play, "en"), options)


async def in_hand(table: Seated) -> list[Any]:
    """Return the actions that the first seat has in hand."""
    return [each.action for press in (await table.live()).walked(0).presses for each in press]


@pytest.mark.parametrize("reduction", ["plants", "none"])
async def test_a_typed_card_is_paid_in_the_usual_way(stage: Stage, reduction: str) -> None:
    """Unless another is typed; without a card it is asked."""
    table, who = await at(stage, trading())
    assert (await typed(stage, who)).controls
    assert await in_hand(table) == []
    other = {} if reduction == "plants" else {"reduction": reduction}
    said = await typed(stage, who, card=card("Lava Flows"), **other)
    assert "plays Lava Flows for " in said.text
    assert ("1 plant" in said.text.partition("plays Lava Flows")[2].split("\n")[0]) == (not other)


@pytest.mark.parametrize("name", ["Comet", "Giant Ice Asteroid"])
async def test_a_typed_card_that_draws_is_asked_about_first(stage: Stage, name: str) -> None:
    """Drawing can't be undone; and so is one that sells more than a label names."""
    position = trading() if name == "Comet" else selling()
    table, who = await at(stage, position)
    wanted = play("Comet", "plants") if name == "Comet" else Play(card(name))
    asked = await typed(stage, who, card=card(name))
    assert await in_hand(table) == []
    (agree,) = [c["custom_id"] for c in asked.controls if ":agree:" in c["custom_id"]]
    legal = (await table.live()).legal(0)
    assert selections.follow(legal, agree.split(":", 4)[4]).actions[0] == wanted


# Discarding


@pytest.mark.parametrize("first", ["Comet", "Moss"])
def test_what_can_be_played_no_more_after_a_sale_makes_no_menu_shorter(first: str) -> None:
    hand = [first, *sorted({"Comet", "Moss", "Mine", "Fish"} - {first})]
    position = position_at(GAME, Table().seat(0, hand=hand, mc=23).open(2).state)
    _, selection = rows(position)["sell"]
    assert series(position, selection) == len(selection.actions) == 4


def test_cards_to_discard_are_chosen_together_as_many_as_are_due() -> None:
    """Kept cards, too: a third one would take the place of the first."""
    table = Table().seat(0, hand=PAYERS).open(2)
    table.lane().stack.append(Drop(card("Fish"), 2))
    position = position_at(GAME, table.state)
    (menu,) = shown(position)
    assert (menu.min_values, menu.max_values, len(menu.options)) == (2, 2, len(PAYERS))
    assert "2" in menu.placeholder
    position = position_at(GAME, Table(3).chooses(5).open(5).state)
    selection = selections.start(position.legal)
    assert (len(selection.actions), series(position, selection)) == (5, 2)
