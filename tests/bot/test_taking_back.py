"""Taking back from the panel: what it shows, and where the table has to be asked."""

from __future__ import annotations

import pytest

from games.core.actions import EndTurn
from games.core.rng import rng
from games.core.walk import random_action
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.test_closer import begun, ids, press
from tests.bot.wire import Person


async def ended(stage: Stage) -> tuple[Seated, Person]:
    """A table of Ceres at which somebody has ended their turn; returns who."""
    table, who = await begun(stage, "ceres")
    live = await table.live()
    seat, source = live.require_seat(who.id), rng(3)
    while (await table.live()).waiting() == (seat,):
        live = await table.live()
        ends = EndTurn() in live.legal(seat)
        action = EndTurn() if ends else random_action(live.game, live.state, seat, source)
        await table.act(who.id, action)
    return table, who


@pytest.mark.parametrize("command", ["undo", "restart"])
async def test_where_the_table_must_be_asked_the_panel_has_its_picture(
    stage: Stage, command: str
) -> None:
    """Asking is an answer in its place, and can be done once."""
    table, who = await ended(stage)
    live = await table.live()
    barred = await stage.wire.use(who, 7, ["table", command])
    assert barred.files == 1
    offered = ids(barred)
    asked = await press(stage, who, offered["Ask the table"])
    assert asked.new == 0
    assert "The table has been asked." in asked.text
    assert live.title in asked.text
    assert "Ask the table" not in ids(asked)
    again = await press(stage, who, offered["Ask the table"])
    assert (again.new, "Ask the table" in ids(again)) == (0, False)


async def test_what_cannot_be_asked_any_more_is_said_in_the_panel(stage: Stage) -> None:
    table, who = await ended(stage)
    offered = ids(await stage.wire.use(who, 7, ["table", "undo"]))
    source = rng(4)
    for _ in range(40):
        live = await table.live()
        seat = live.waiting()[0]
        user = live.seats[seat].user_id or 0
        await table.act(user, random_action(live.game, live.state, seat, source))
    gone = await press(stage, who, offered["Ask the table"])
    assert gone.new == 0
    assert "There is nothing of yours to take back" in gone.text
    assert "Ask the table" not in ids(gone)
