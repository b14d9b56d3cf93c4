"""What panels show while others are asked, through the service with the toy game."""

from __future__ import annotations

from typing import Any

import discord

from bot.panel.panel import panel
from bot.platform.page import Page
from bot.posts import layout
from bot.service.notices.ping_messages import PingTarget
from bot.service.tables.store import Tables
from bot.service.turns import undoing
from bot.shared.text import say
from games.core.actions import EndTurn
from games.core.text import spelled
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.test_by_post import ADA, CHLOE, hold, in_turn
from tests.bot.wire import Person
from tests.toy.market.state import Call, Raise, Salvage
from tests.toy.state import Build, Paint


async def shown(table: Seated, seat: int) -> Page:
    return panel(await table.live(), seat, "en")


def buttons(made: Page) -> dict[str, bool]:
    """Return which buttons can be pressed, by their labels."""
    children: list[Any] = list(made.controls)
    items = [getattr(child, "item", child) for child in children]
    return {
        str(item.label): not item.disabled for item in items if isinstance(item, discord.ui.Button)
    }


async def test_who_is_not_asked_reads_whom_the_game_waits_for(tables: Tables) -> None:
    table = await in_turn(tables)
    name = spelled((await table.live()).names[0], "en")
    assert say("en", "panel-others", names=name) in (await shown(table, 2)).text


async def test_a_play_that_was_undone_leaves_the_panel_as_it_was(tables: Tables) -> None:
    table = await in_turn(tables)
    before = await shown(table, 2)
    await table.act(CHLOE, Salvage())
    assert say("en", "button-confirm") in buttons(await shown(table, 2))
    await undoing.undo(tables, table.id, CHLOE)
    after = await shown(table, 2)
    assert (after.text, buttons(after)) == (before.text, buttons(before))


async def test_a_confirmed_play_can_be_withdrawn(tables: Tables) -> None:
    table = await in_turn(tables)
    withdraw = say("en", "button-withdraw")
    assert withdraw not in buttons(await shown(table, 2))
    await table.act(CHLOE, Salvage())
    await table.confirm(CHLOE)
    assert buttons(await shown(table, 2))[withdraw]


async def test_what_is_sent_behind_a_hold_is_shown_to_its_author_alone(tables: Tables) -> None:
    table = await in_turn(tables)
    await hold(table, CHLOE, "between:0")
    for action in (Build("site05", 1), Paint("red"), Build("site06", 1), Paint("blue")):
        await table.act(ADA, action)
    assert (await table.act(ADA, EndTurn())).became == "held"
    sent = say("en", "panel-sent", what="").strip()
    told = (await shown(table, 0)).text
    assert sent in told
    assert "site06" in told
    for seat in (1, 2):
        assert sent not in (await shown(table, seat)).text


async def test_the_ping_of_a_window_counts_nobody_who_is_not_asked(tables: Tables) -> None:
    table = await in_turn(tables)
    await table.act(ADA, Call(2))
    live = await table.live()
    assert live.waiting() == (1, 2)
    asked = [PingTarget(seat, 101 + seat, loud=True) for seat in live.waiting()]
    text: str = layout.ping(live, live.seen(None), asked)["content"]
    assert "done" not in text


async def test_what_would_be_wasted_is_read_before_a_turn_is_ended(tables: Tables) -> None:
    table = await in_turn(tables)

    async def warned(seat: int, lang: str = "en") -> str:
        text = panel(await table.live(), seat, lang).text
        told = ("If you end your turn now", "Si vous finissez maintenant")
        return next((line for line in text.splitlines() if line.startswith(told)), "")

    assert await warned(0) == "If you end your turn now you give up both actions."
    assert await warned(0, "fr") == "Si vous finissez maintenant, vous renoncez à vos deux actions."
    assert await warned(1) == ""
    await table.act(ADA, Build("site05", 1))
    assert await warned(0) == "", "there is something to be decided first"
    await table.act(ADA, Paint("red"))
    assert await warned(0) == "If you end your turn now you give up an action."
    await table.act(ADA, Build("site06", 1), Paint("red"))
    assert await warned(0) == ""


async def test_a_control_whose_price_has_changed_says_that_and_no_more(stage: Stage) -> None:
    """Nothing was decided; the moves in hand have another price, which can be read."""
    table = await in_turn(stage.app.tables)
    await table.act(ADA, Build("site05", 1))
    old = (await table.live()).decision(0)
    await table.act(CHLOE, Raise())
    await table.confirm(CHLOE)
    pressed = await stage.wire.press(Person(ADA, "Ada"), 7, f"b:pick:{table.id}:{old}:paint")
    assert "already been decided" not in pressed.text
    assert pressed.texts[0].count("Something has changed since you chose") == 1
    assert "for 1 ore more" in pressed.text
    await table.act(ADA, Paint("red"))
    again = await stage.wire.press(Person(ADA, "Ada"), 7, f"b:pick:{table.id}:{old}:paint")
    assert "already been decided" in again.text
