"""The panel of orders: how they are given, changed and dropped."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import defstruct

from bot.panel.panel import panel
from bot.panel.plans.orders import Composing, list_panel, orders_panel
from bot.platform import limits
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.service.turns.edit_plans import offers
from games import registry
from games.core.labels import Label
from games.core.orders import Order, Orders, Passing
from games.core.text import LANGUAGES, Language
from tests.bot.orders.papers import stored
from tests.bot.panel.test_aside import PEOPLE, begun, ids, press
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person
from tests.e2e.harness import components


async def ares(stage: Stage) -> tuple[Seated, Person]:
    """Begin a game of Ares; returns the table and a player at it."""
    table, _ = await begun(stage, "ares")
    return table, PEOPLE[1]


async def test_an_order_is_given_and_dropped_in_the_panel(stage: Stage) -> None:
    table, who = await ares(stage)
    shown = await stage.wire.use(who, 7, ["table", "act"])
    shown = await press(stage, who, ids(shown)["More…"])
    shown = await press(stage, who, ids(shown)["My plans"])
    assert "▫️ **Skip empty phases**" in shown.text
    shown = await press(stage, who, ids(shown)["Skip empty phases"])
    assert "✅ **Skip empty phases**" in shown.text
    assert (1, "order", "done") in (await table.live()).instructions
    back = await press(stage, who, ids(shown)["Back"])
    assert "My plans (1)" in ids(await press(stage, who, ids(back)["More…"]))
    shown = await press(stage, who, ids(shown)["✓ Skip empty phases"])
    assert "✅" not in shown.text
    assert await stored(table) == []


async def test_a_list_is_chosen_in_a_form_and_dropped_with_nothing_chosen(stage: Stage) -> None:
    table, who = await ares(stage)
    opened = await stage.wire.press(who, 7, f"b:order-list:{table.id}:0:ranked", private=True)
    assert opened.form is not None
    chosen = {"rank1": "4", "rank2": "4", "rank4": "0"}  # twice, and one left out
    shown = await stage.wire.submit(who, 7, opened.form, chosen)
    assert shown.new == 0  # in place of the panel
    assert "In this order: V Research › I Development" in shown.text
    found = (await table.live()).instructions[1, "order", "ranked"]
    assert (await table.live()).game.orders.decode(found.body).values == ("5", "1")
    form = (await press(stage, who, ids(shown)["✓ Next phase card"])).form
    assert form is not None
    again = await stage.wire.submit(who, 7, form, {"rank2": "-", "rank3": "2"})
    assert "In this order: V Research › III Action" in again.text
    form = (await press(stage, who, ids(again)["✓ Next phase card"])).form
    assert form is not None
    gone = await stage.wire.submit(who, 7, form, dict.fromkeys(("rank1", "rank2"), "-"))
    assert "✅" not in gone.text
    assert await stored(table) == []
    empty = await stage.wire.submit(who, 7, form, {"rank1": "-", "rank2": "-"})
    assert "Choose what the order is about first" in empty.text


async def test_a_list_is_put_together_in_its_persons_order(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where more can be ranked than a form has room for."""
    monkeypatch.setattr(limits, "PARTS", 4)
    table, who = await ares(stage)
    shown = await stage.wire.use(who, 7, ["table", "orders"])
    shown = await press(stage, who, ids(shown)["Next phase card"])
    assert "Nothing chosen yet" in shown.text
    for value in ("4", "0"):
        shown = await press(stage, who, ids(shown)["Choose the next one…"], value)
    assert "In this order: V Research › I Development" in shown.text
    menu = next(c for c in components({"components": shown.components}) if "options" in c)
    assert [each["value"] for each in menu["options"]] == ["1", "2", "3"]
    assert await stored(table) == [], "nothing is given yet"
    shown = await press(stage, who, ids(shown)["Turn this order on"])
    assert "✅ **Next phase card**" in shown.text
    assert "In this order: V Research › I Development" in shown.text
    found = (await table.live()).instructions[1, "order", "ranked"]
    assert (await table.live()).game.orders.decode(found.body).values == ("5", "1")
    shown = await press(stage, who, ids(shown)["✓ Next phase card"])
    shown = await press(stage, who, ids(shown)["Turn this order off"])
    assert "✅" not in shown.text


async def test_what_is_not_offered_any_more_is_chosen_anew(stage: Stage) -> None:
    """Where values are alike any are ticked; the same press again changes nothing."""
    table, who = await ares(stage)
    for name, values in (("order-add", ["0"]), ("order-set", []), ("order-page", [])):
        control = "s" if values else "b"
        old = f"{control}:{name}:{table.id}:0:ranked/0ff1ce/1/0"
        shown = await press(stage, who, old, *values)
        assert "That order is no longer possible" in shown.text
        assert "Nothing chosen yet" in shown.text
    for handler in ("order-give", "order-drop", "order-give"):
        number = 77 if handler == "order-give" else 0
        given = f"b:{handler}:{table.id}:0:done"
        await stage.wire.press(who, 7, given, private=True, number=number)
    assert await stored(table) == [], "it was dropped since"
    form = (await press(stage, who, f"b:order-list:{table.id}:0:pass")).form
    assert form is not None
    old = {**form, "custom_id": f"m:order-form:{table.id}:0:pass/0ff1ce"}
    for sent, values in ((form, ["2", "0"]), (old, ["1"])):
        shown = await stage.wire.submit(who, 7, sent, {"values": values})
        assert ("That order is no longer possible" in shown.text) is (sent is old)
        assert "Chosen: I Development and III Action" in shown.text


async def test_the_same_press_delivered_again_changes_nothing(stage: Stage) -> None:
    table, who = await ares(stage)
    for handler in ("order-give", "order-drop", "order-give"):
        number = 77 if handler == "order-give" else 0
        given = f"b:{handler}:{table.id}:0:done"
        await stage.wire.press(who, 7, given, private=True, number=number)
    assert await stored(table) == [], "it was dropped since"


async def test_what_an_order_did_is_read_in_the_panel(stage: Stage) -> None:
    table, who = await ares(stage)
    users = await table.users()
    seat = users.index(who.id)
    await table.give(who.id, "ranked", "4", "5")
    for user_id in users:
        await table.act(user_id, (await table.live()).legal(users.index(user_id))[0])
    live = await table.live()
    assert live.state.stack[-1].picks[seat] == 4
    shown = await stage.wire.use(who, 7, ["table", "act"])
    assert "📋 Your order “Next phase card”: " in shown.text
    assert "📋 Votre ordre" in panel(live, seat, "fr").text
    other = next(number for number in range(3) if number != seat)
    assert "order" not in panel(live, other, "en").text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", registry.game_keys())
async def test_panels_of_orders_are_said_in_every_language(
    tables: Tables, key: str, lang: Language
) -> None:
    table = await Seated.open(tables, 2, game=key)
    live = await lobby.start(tables, table.id, 101)
    shown = orders_panel(live, 0, lang)
    for kind in live.game.orders:
        label = live.words(lang).order(kind.key)
        assert f"**{label.name}**" in shown.text
        assert label.help
        offered = offers(live, 0, kind)
        # Of a kind that holds cards there may be none in hand.
        assert kind.lists or not offered
        if offered:
            composing = Composing(kind.key, "", tuple(range(len(offered))))
            told = list_panel(live, 0, lang, composing).text
            assert live.words(lang).order_value(live.seen(0), kind.key, offered[0]) in told


async def test_many_kinds_of_orders_are_in_a_menu(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, who = await ares(stage)
    game = (await table.live()).game
    tags = [f"pass{number}" for number in range(4)]
    made: list[Any] = [defstruct(tag, [], bases=(Order,), frozen=True, tag=tag) for tag in tags]
    plain = [Passing(order=each) for each in made]
    monkeypatch.setitem(vars(game), "orders", Orders(*game.orders, *plain))
    label = type(game.words("en")).order

    def named(words: Any, key: str) -> Label:
        return Label(key, "Passes") if key[-1].isdigit() else label(words, key)

    monkeypatch.setattr(type(game.words("en")), "order", named)
    shown = await stage.wire.use(who, 7, ["table", "orders"])
    shown = await press(stage, who, ids(shown)["Choose an order…"], "pass2")
    shown = await press(stage, who, ids(shown)["Turn this order on"])
    assert "✅ **pass2**" in shown.text
    shown = await press(stage, who, ids(shown)["Choose an order…"], "pass2")
    shown = await press(stage, who, ids(shown)["Turn this order off"])
    assert "✅" not in shown.text
    assert (await press(stage, who, ids(shown)["Choose an order…"], "ranked")).form is not None
